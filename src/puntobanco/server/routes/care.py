"""Responsible play over HTTP: patrons' own limits, breaks and exclusions, and the staff's view."""

from typing import Annotated, Literal, TypeAlias, cast

import msgspec

from puntobanco.core.facts import fact
from puntobanco.core.ids import Ms, PatronId
from puntobanco.office.acts import kebab
from puntobanco.people import commands
from puntobanco.people.care import LOSS_WINDOWS, Care, CareHistoryEntry, LimitKind
from puntobanco.people.spending import Spending
from puntobanco.server.errors import not_found
from puntobanco.server.http import Body, get, post
from puntobanco.server.routes.dependencies import GivenIdentity, GivenServices
from puntobanco.server.routes.shapes import CommandKey, PathId, Reason, RequestBody, errors
from puntobanco.server.services import Services

Kind = Literal["loss-day", "loss-week", "loss-month", "time-day"]
Whole = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]


class WaitingShown(msgspec.Struct, frozen=True, kw_only=True):
    """A looser limit that is not in force yet."""

    value: int | None
    """Null for no limit."""
    holds: int
    """When it takes effect, in milliseconds since 1970 UTC."""


class LimitShown(msgspec.Struct, frozen=True, kw_only=True):
    """One limit, and how much of it is used."""

    limit: Kind
    value: int | None
    """Minor units for a loss limit, minutes for a time limit; null for no limit."""
    used: int
    """Loss so far in its window in minor units (negative for a win), or minutes played."""
    waiting: WaitingShown | None


CareChange: TypeAlias = Literal[
    "limit-set",
    "change-withdrawn",
    "reality-check-chosen",
    "cool-off-begun",
    "patron-excluded",
    "exclusion-ended",
]


class ChangeShown(msgspec.Struct, frozen=True, kw_only=True):
    """A change that was made."""

    at: int
    by: str
    what: CareChange
    """The kind of the event."""
    limit: Kind | None
    before: int | None
    after: int | None
    until: int | None


class CareShown(msgspec.Struct, frozen=True, kw_only=True):
    """A patron's limits, break and exclusion, and the choices that the house offers."""

    patron: str
    wallet: int
    """The patron's wallet, without chips at tables."""
    stop: Literal["excluded", "cooling-off", "time-limit"] | None
    """Why the patron may not play now."""
    until: int | None
    """The end of the break or of the exclusion's term."""
    limits: tuple[LimitShown, ...]
    loss_left: int | None
    """What may still be lost, less the money at risk at tables; null without a limit."""
    reality_check: int
    """Minutes between reminders; 0 for none."""
    history: tuple[ChangeShown, ...]
    """Newest last."""
    asked: bool
    """Whether the patron has already chosen limits, or the house does not require it."""
    looser_after_hours: int
    reality_check_choices: tuple[int, ...]
    cool_off_hours: tuple[int, ...]
    exclusion_days: tuple[int, ...]


class Limiting(RequestBody, frozen=True, tag_field="what", tag="limit"):
    """Set a limit; null removes it."""

    id: CommandKey
    limit: Kind
    value: Whole | None


class Withdrawing(RequestBody, frozen=True, tag_field="what", tag="withdraw"):
    """Withdraw a looser limit that is not in force yet."""

    id: CommandKey
    limit: Kind


class Reminding(RequestBody, frozen=True, tag_field="what", tag="reality-check"):
    """Choose the interval of reality checks."""

    id: CommandKey
    minutes: Whole


class Resting(RequestBody, frozen=True, tag_field="what", tag="cool-off"):
    """Take a break for some hours."""

    id: CommandKey
    hours: Whole


class Excluding(RequestBody, frozen=True, tag_field="what", tag="exclude"):
    """Exclude yourself for some days."""

    id: CommandKey
    days: Whole


class PlayingAgain(RequestBody, frozen=True, tag_field="what", tag="play-again"):
    """Play again after the term of an exclusion."""

    id: CommandKey


Wish = Limiting | Withdrawing | Reminding | Resting | Excluding | PlayingAgain


class ExcludingPatron(RequestBody, frozen=True):
    """Exclude a patron at their request."""

    id: CommandKey
    days: Whole
    reason: Reason


_REFUSED = errors(e409="Refused; `code` and `message` give the reason.")


@get("/api/me/care", summary="Get your limits, break and exclusion")
async def own_care(services: GivenServices, identity: GivenIdentity) -> CareShown:
    """With how much of each limit is used, pending changes, and the choices offered."""
    assert identity.patron is not None, "the guard lets nobody else through"
    return await shown(services, identity.patron)


@post(
    "/api/me/care",
    summary="Set a limit, take a break, or exclude yourself",
    answers=_REFUSED,
)
async def own_wish(data: Body[Wish], services: GivenServices, identity: GivenIdentity) -> CareShown:
    """A tighter limit applies at once, a looser one later. A retry with the same id is safe."""
    patron = identity.patron
    assert patron is not None, "the guard lets nobody else through"
    await services.desk.people(_command(data, patron), by=None, id=data.id, patron=patron)
    return await shown(services, patron)


@get(
    "/api/patrons/{patron}/care",
    summary="Get a patron's limits, break and exclusion",
    answers=errors(e404="Unknown patron."),
)
async def care_of(patron: PathId, services: GivenServices) -> CareShown:
    """For staff. Same content as for the patron."""
    return await shown(services, _known(services, patron))


@post(
    "/api/patrons/{patron}/exclude",
    summary="Exclude a patron at their request",
    answers=errors(e404="Unknown patron.", e409="Refused; `code` and `message` give the reason."),
)
async def exclude(
    patron: PathId,
    data: Body[ExcludingPatron],
    services: GivenServices,
    identity: GivenIdentity,
) -> CareShown:
    """Betting stops at once. The exclusion cannot end before its term."""
    who = _known(services, patron)
    command = commands.ExcludePatron(patron=who, days=data.days, reason=data.reason)
    await services.desk.people(command, by=identity.staff, id=data.id)
    return await shown(services, who)


def _known(services: Services, patron: str) -> PatronId:
    if PatronId(patron) not in services.access.directory().patrons:
        raise not_found(fact("server-no-such-patron"))
    return PatronId(patron)


def _command(wish: Wish, patron: PatronId) -> commands.CareCommand:
    match wish:
        case Limiting():
            limit = LimitKind(wish.limit)
            return commands.SetLimit(patron=patron, limit=limit, value=wish.value)
        case Withdrawing():
            return commands.WithdrawChange(patron=patron, limit=LimitKind(wish.limit))
        case Reminding():
            return commands.ChooseRealityCheck(patron=patron, minutes=wish.minutes)
        case Resting():
            return commands.BeginCoolOff(patron=patron, hours=wish.hours)
        case Excluding():
            return commands.ExcludePatron(patron=patron, days=wish.days)
        case PlayingAgain():
            return commands.EndExclusion(patron=patron)


async def shown(services: Services, patron: PatronId) -> CareShown:
    """A patron's current limits, break and exclusion."""
    await services.pit.cache_wallet(patron)
    state, at = services.pit.state, services.clock()
    care, rules = state.directory.care_of(patron), state.directory.rules
    standing = state.standing(patron, at)
    return CareShown(
        patron=patron,
        wallet=services.pit.durable_wallet(patron),
        stop=None if standing.stop is None else standing.stop.value,
        until=standing.until,
        limits=tuple(_limit(kind, care, state.spending.get(patron), at) for kind in LimitKind),
        loss_left=standing.loss_left,
        reality_check=rules.reality_check_minutes
        if care.reality_check is None
        else care.reality_check,
        history=tuple(map(_change, care.history)),
        asked=not rules.limits_first or patron in state.directory.care,
        looser_after_hours=rules.looser_after_hours,
        reality_check_choices=rules.reality_check_choices,
        cool_off_hours=rules.cool_off_hours,
        exclusion_days=rules.exclusion_days,
    )


def _limit(kind: LimitKind, care: Care, spending: Spending | None, at: Ms) -> LimitShown:
    limit, spent = care.limit(kind), spending or Spending()
    window = LOSS_WINDOWS.get(kind)
    waiting = limit.pending_at(at)
    return LimitShown(
        limit=kind.value,
        value=limit.at(at),
        used=spent.played(at) // 60_000 if window is None else -spent.net(window, at),
        waiting=None if waiting is None else WaitingShown(value=waiting.value, holds=waiting.holds),
    )


def _change(noted: CareHistoryEntry) -> ChangeShown:
    return ChangeShown(
        at=noted.at,
        by=noted.by,
        what=cast("CareChange", kebab(noted.what)),
        limit=None if noted.limit is None else noted.limit.value,
        before=noted.before,
        after=noted.after,
        until=noted.until,
    )

"""Acts of people and events that need attention: log events to rows, and a query on the rows.

Every change has before, after, who, who authorised it and why. Pure, except for the query.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import select, tuple_

from puntobanco.core.facts import SheetName, Value, fact, fact_of, listed, to_json
from puntobanco.core.game import Game
from puntobanco.core.ids import Ms, PitId, TableId
from puntobanco.house.messages import PitEvent, meter_of, table_of
from puntobanco.house.pit_state import PitState
from puntobanco.office.heading import DEMONSTRATION
from puntobanco.office.meter_log import approver_of
from puntobanco.office.rows import ActKind, ActRow
from puntobanco.office.schema import ACT, rows
from puntobanco.office.search import TimelinePosition, check_limit
from puntobanco.people import events as people
from puntobanco.people.staff import Role
from puntobanco.progressive import events as meters
from puntobanco.progressive.evolve import fault_of
from puntobanco.progressive.figures import label_of, settings_facts
from puntobanco.progressive.state import AdjustReason, AwardReason, Meter, Rates
from puntobanco.progressive.wording import fault_value
from puntobanco.sheets.setting_values import setting_value
from puntobanco.store import Database, LogEntry
from puntobanco.table import events

PAGE = 50


def kebab(name: str) -> str:
    """The name of an event in kebab case, as in rows.

    >>> kebab("AwardPaid")
    'award-paid'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


ActValues = tuple[Value, Value, Value]
"""What an act changed: its name, and its values before and after."""


@dataclass(frozen=True, slots=True)
class _Scene:
    """The circumstances before an event."""

    state: PitState
    table: TableId | None
    game: Game | None
    """The game of the table, or of the meter."""
    waiting: Rates | None = None
    """Rates pending until the next award of the whole meter, if any."""

    @property
    def rules(self) -> Game:
        """The game; only for events of a table or meter that has one."""
        assert self.game is not None, "the event needs a game"
        return self.game


def _nothing(event: Any, scene: _Scene) -> ActValues:
    del event, scene
    return "", "", ""


def _setting(event: events.SettingChanged, scene: _Scene) -> ActValues:
    setting = next(one for one in scene.rules.settings if one.key == event.key)
    was, now = (setting_value(setting.kind, one) for one in (event.before, event.after))
    return SheetName(setting.label), was, now


def _house(event: people.HouseChanged, scene: _Scene) -> ActValues:
    del scene
    return fact_of("office-settings", event.key), event.before, event.after


def _game(event: events.TableOpened | meters.MeterOpened, scene: _Scene) -> ActValues:
    del scene
    opened = fact("record-opened", game=SheetName(event.game.name), hash=event.game.hash[:16])
    return fact("record-game"), "", opened


def _parameters(event: meters.ParametersChanged, scene: _Scene) -> ActValues:
    # New rates may be pending until the next award of the whole meter; they changed all the same.
    was = replace(event.before, rates=scene.waiting or event.before.rates)
    now = replace(event.after, rates=event.waiting or event.after.rates)
    currency = scene.rules.currency
    pairs = zip(settings_facts(was, currency), settings_facts(now, currency), strict=True)
    changed = [(label_of(figure), old, new) for (figure, old), (_, new) in pairs if old != new]
    what, before, after = zip(*changed, strict=True) if changed else ((), (), ())
    return listed(what), listed(before), listed(after)


def _adjusted(event: meters.MeterAdjusted, scene: _Scene) -> ActValues:
    amount = scene.rules.currency.amount
    return fact_of("meter-pool", event.pool), amount(event.before), amount(event.after)


def _cards(event: events.CoupCorrected, scene: _Scene) -> ActValues:
    assert scene.table is not None, "a coup is dealt at a table"
    recall = scene.state.tables[scene.table].recall
    was = next(record.cards for record in reversed(recall) if record.number == event.coup)
    return fact("record-cards"), " ".join(map(str, was)), " ".join(event.cards)


def _appointed(event: people.StaffAppointed, scene: _Scene) -> ActValues:
    known = scene.state.directory.staff.get(event.staff)
    had = known.roles if known is not None and known.active else ()
    return event.staff, _roles(had), _roles(event.roles)


def _roles(roles: Iterable[Role]) -> Value:
    return listed(fact_of("role", role) for role in sorted(roles, key=lambda role: role.value))


def _award(before: Value, after: Value) -> Callable[[Any, _Scene], ActValues]:
    return lambda event, _: (fact("record-award", n=event.award), before, after)


_EXCLUDED = fact("record-excluded")
_PENDING = fact("record-pending")
_VERIFIED = fact("record-verified")

KINDS: Mapping[type[PitEvent], tuple[ActKind, Callable[[Any, _Scene], ActValues]]] = {
    events.TableOpened: ("setting", _game),
    events.TableClosed: ("setting", _nothing),
    events.SettingChanged: ("setting", _setting),
    events.FeesWaived: (
        "setting",
        lambda event, _: (fact("record-fees"), "", listed(event.columns)),
    ),
    events.MeterLinked: ("setting", lambda event, _: (fact("record-meter"), "", event.meter)),
    events.MeterUnlinked: ("setting", lambda event, _: (fact("record-meter"), event.meter, "")),
    people.HouseChanged: ("setting", _house),
    people.HouseOpened: (
        "setting",
        lambda event, _: (
            fact("record-kind"),
            "",
            DEMONSTRATION if event.demonstration else fact("record-real-house"),
        ),
    ),
    people.ProfileAdopted: (
        "setting",
        lambda event, scene: (
            fact("record-profile"),
            scene.state.directory.rules.profile,
            event.rules.profile,
        ),
    ),
    events.TableDisabled: ("incident", _nothing),
    events.TableEnabled: ("incident", _nothing),
    events.CoupVoided: ("incident", _nothing),
    events.CardCorrected: (
        "incident",
        lambda event, _: (fact("record-card-dealt", n=event.place + 1), event.before, event.after),
    ),
    events.CoupCorrected: ("incident", _cards),
    events.SideBetClosed: ("incident", lambda event, _: (fact("record-meter"), "", event.meter)),
    meters.MeterFaulted: ("incident", _nothing),
    meters.IncrementRefused: ("incident", _nothing),
    people.PatronExcluded: ("people", lambda event, _: (event.patron, "", _EXCLUDED)),
    people.ExclusionEnded: ("people", lambda event, _: (event.patron, _EXCLUDED, "")),
    people.PatronBarred: (
        "people",
        lambda event, _: (event.patron, fact("record-may-play"), fact("record-barred")),
    ),
    people.StaffAppointed: ("people", _appointed),
    people.StaffDismissed: (
        "people",
        lambda event, _: (event.staff, "", fact("record-dismissed")),
    ),
    people.StaffInvited: ("people", lambda event, _: (event.staff, "", fact("record-link"))),
    people.CardIssued: (
        "people",
        lambda event, _: (event.holder, "", fact("record-card", card=event.card)),
    ),
    people.CardRevoked: (
        "people",
        lambda event, _: (fact("record-card", card=event.card), "", fact("record-revoked")),
    ),
    meters.MeterOpened: ("meter", _game),
    meters.ParametersChanged: ("meter", _parameters),
    meters.MeterDisabled: ("meter", _nothing),
    meters.MeterEnabled: ("meter", _nothing),
    meters.AwardConfirmed: ("meter", _award("", fact("record-confirmed"))),
    meters.KeyTurned: (
        "meter",
        lambda event, _: (fact("record-key"), "", event.to.value.upper()),
    ),
    meters.AwardVerified: ("meter", _award(_PENDING, _VERIFIED)),
    meters.AwardPaid: ("meter", _award(_VERIFIED, fact("record-paid"))),
    meters.AwardRejected: ("meter", _award(_PENDING, fact("record-rejected"))),
    meters.AwardBackedOut: ("meter", _award("", fact("record-backed-out"))),
    meters.MeterAdjusted: ("meter", _adjusted),
}
"""The kind of each event that is an act, and the function that says what it changed."""


def act_of(entry: LogEntry, event: PitEvent, before: PitState) -> ActRow | None:
    """The act that an event is, or None if it is none; `before` is the pit before it."""
    known = KINDS.get(type(event))
    if known is None and not (isinstance(event, events.ShoeEnded) and event.retired):
        return None
    kind, told = known or ("incident", _nothing)
    meter, table = meter_of(entry.stream), table_of(entry.stream)
    scene = _scene(before, table, None if meter is None else before.meter(meter))
    what, was, now = told(event, scene)
    return ActRow(
        pit=PitId(entry.pit),
        sequence=entry.sequence,
        time_ms=Ms(entry.time_ms),
        kind=kind,
        event=kebab(entry.kind),
        place=meter or table or "",
        coup=getattr(event, "coup", 0),
        what=to_json(what),
        before=to_json(was),
        after=to_json(now),
        by=getattr(event, "by", ""),
        authorised_by=approver_of(before.directory, getattr(event, "approval", None)),
        why=to_json(_why(event, scene)),
    )


def _scene(before: PitState, table: TableId | None, meter: Meter | None) -> _Scene:
    if meter is not None:
        return _Scene(before, table, meter.game, meter.waiting)
    known = None if table is None else before.tables.get(table)
    return _Scene(before, table, None if known is None else known.rules)


def _why(event: PitEvent, scene: _Scene) -> Value:
    if isinstance(event, meters.IncrementRefused):
        return fault_value(fault_of(event), scene.rules.currency)
    if isinstance(event, events.SideBetClosed) and event.refused:
        return fact("meter-wagers-refused")
    note: str = getattr(event, "note", "")
    match getattr(event, "reason", "") or getattr(event, "retired", ""):
        case AwardReason() as reason:
            stated = fact_of("meter-reason", reason)
        case AdjustReason() as reason:
            stated = fact_of("meter-adjust", reason)
        case typed:
            return str(typed) or note
    return fact("record-reason", reason=stated, note=note) if note else stated


class Acts(msgspec.Struct, frozen=True):
    """A page of acts, newest first."""

    acts: tuple[ActRow, ...]
    older: TimelinePosition | None
    """Where the next page starts; None if this is the last."""


def acts(
    tables: Database,
    kind: ActKind,
    *,
    place: str | None = None,
    since: Ms | None = None,
    until: Ms | None = None,
    before: TimelinePosition | None = None,
    limit: int = PAGE,
) -> Acts:
    """Acts of a kind from `since` on and before `until`, newest first."""
    check_limit(limit)
    at = (ACT.c.time_ms, ACT.c.pit, ACT.c.sequence)
    asked = select(ACT).where(ACT.c.kind == kind)
    if place is not None:
        asked = asked.where(ACT.c.place == place)
    if since is not None:
        asked = asked.where(ACT.c.time_ms >= since)
    if until is not None:
        asked = asked.where(ACT.c.time_ms < until)
    if before is not None:
        asked = asked.where(tuple_(*at) < msgspec.structs.astuple(before))
    newest_first = asked.order_by(*(one.desc() for one in at)).limit(limit + 1)
    with tables.reading() as connection:
        found = rows(connection, newest_first, ActRow)
    shown = found[:limit]
    last = shown[-1] if len(found) > limit else None
    return Acts(
        shown, None if last is None else TimelinePosition(last.time_ms, last.pit, last.sequence)
    )

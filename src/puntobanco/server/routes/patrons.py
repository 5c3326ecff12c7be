"""Patrons: registration, list, barring, erasure; and cash at the cage."""

import asyncio
import secrets
from heapq import nsmallest
from typing import Annotated, Literal

import msgspec

from puntobanco.core.facts import fact
from puntobanco.core.ids import PatronId
from puntobanco.core.money import Minor
from puntobanco.people import commands
from puntobanco.server.access.endings import LinkEnding
from puntobanco.server.access.identity import Subject
from puntobanco.server.access.names import login_of
from puntobanco.server.errors import Problem, not_found
from puntobanco.server.http import Body, Reply, get, post
from puntobanco.server.office.parameters import Most
from puntobanco.server.routes.dependencies import (
    GivenIdentity,
    GivenOrigin,
    GivenServices,
    GivenVisit,
)
from puntobanco.server.routes.invites import invitation
from puntobanco.server.routes.session import (
    SessionView,
    SignIn,
    check_new,
    with_cookie,
    wrong_sign_in,
)
from puntobanco.server.routes.shapes import (
    Amount,
    CommandDone,
    CommandKey,
    Id,
    Invitation,
    PathId,
    Reason,
    Reference,
    RequestBody,
    errors,
)
from puntobanco.server.services import Services
from puntobanco.server.stops import Stopped, stop_of
from puntobanco.store import Person


class Patron(msgspec.Struct, frozen=True, kw_only=True):
    """A patron as administrators and cashiers see them."""

    id: str
    name: str
    """Empty if none was chosen yet, or it was erased."""
    may_play: bool
    wallet: int
    simulated: bool = False
    stop: Stopped | None = None
    """A break or exclusion. Withdrawing money stays possible."""
    until: int | None = None


class BarPatronBody(RequestBody, frozen=True):
    """Why a patron is barred."""

    reason: Reason


class Erased(msgspec.Struct, frozen=True):
    """Whether there was anything to erase."""

    erased: bool


class Cash(RequestBody, frozen=True):
    """Money taken in or paid out at the cage."""

    id: CommandKey
    patron: Id
    act: Literal["issue", "redeem"]
    amount: Amount
    approval: Reference | None = None
    """Required above the cage limits."""


class Wallet(msgspec.Struct, frozen=True, kw_only=True):
    """A patron's wallet, without chips at tables."""

    patron: str
    wallet: int


@post(
    "/api/patrons",
    status=201,
    summary="Register as a patron",
    answers=errors(e403="The house does not accept registrations.", e409="The name is taken."),
)
async def register(
    data: Body[SignIn], services: GivenServices, visit: GivenVisit, origin: GivenOrigin
) -> Reply[SessionView]:
    """Creates a patron with the house's welcome credit and signs them in."""
    if not services.config.open_registration:
        raise Problem(403, fact("server-registration-closed"), code="registration-closed")
    check_new(data)
    login, patron = login_of(data.name), _new_patron()
    subject = Subject("patron", patron)
    async with services.access.reserve_name(data.name, data.password, subject) as set_ms:
        if set_ms is None:
            raise Problem(409, fact("server-name-taken"), code="name-taken")
        await services.desk.people(commands.RegisterPatron(patron=patron), by=None)
    if services.config.welcome_credit:
        credit = commands.IssueCredit(patron=patron, amount=services.config.welcome_credit)
        await services.desk.people(credit, by=None)
    shown = " ".join(data.name.split())
    await asyncio.to_thread(services.store.people.remember, Person(patron, shown, ""))
    await services.access.door.note("registered", login=login, address=origin.address)
    if visit is not None:
        await services.access.sign_out(visit, everywhere=False, address=origin.address)
    begun = await services.access.begin(login, subject, origin=origin, set_ms=set_ms)
    if begun is None:
        raise wrong_sign_in()
    return with_cookie(services, begun, status=201)


@get("/api/patrons", summary="List patrons")
async def patrons(
    services: GivenServices,
    name: Annotated[
        str, msgspec.Meta(max_length=160, description="Only the patron with this name.")
    ]
    | None = None,
    id: Annotated[  # noqa: A002
        str, msgspec.Meta(max_length=64, description="Only the patron with this id.")
    ]
    | None = None,
    after: Annotated[str, msgspec.Meta(max_length=64, description="Start after this id.")] = "",
    most: Most = 50,
) -> list[Patron]:
    """Patrons with their wallets, by id, in pages."""
    known = services.access.directory().patrons
    if name is not None:
        found = await asyncio.to_thread(services.store.credentials.find, login_of(name))
        ids = [PatronId(found.subject)] if found is not None and found.kind == "patron" else []
    elif id is not None:
        ids = [PatronId(id)] if PatronId(id) in known else []
    else:
        ids = nsmallest(most, (patron for patron in known if patron > after))
    return await asyncio.to_thread(_listed, services, ids)


def _listed(services: Services, ids: list[PatronId]) -> list[Patron]:
    found, directory = [], services.access.directory()
    for patron in ids:
        credential = services.store.credentials.of("patron", patron)
        stop, until = stop_of(directory, patron, services.clock())
        found.append(
            Patron(
                id=patron,
                name="" if credential is None else credential.login,
                may_play=directory.patrons.get(patron, False),
                wallet=services.store.wallets.balance(patron),
                simulated=patron in directory.simulated,
                stop=stop,
                until=until,
            )
        )
    return found


@post(
    "/api/patrons/invite",
    status=201,
    summary="Create a patron and their invite",
)
async def invite_new(services: GivenServices, identity: GivenIdentity) -> Invitation:
    """The patron has no name until the invite is redeemed."""
    patron = _new_patron()
    await services.desk.people(commands.RegisterPatron(patron=patron), by=identity.staff)
    return await invitation(services, Subject("patron", patron), by=identity)


@post(
    "/api/patrons/{patron}/invite",
    status=201,
    summary="Create a new invite for a patron",
    answers=errors(e404="The patron is unknown or barred."),
)
async def invite_again(
    patron: PathId, services: GivenServices, identity: GivenIdentity
) -> Invitation:
    """For a forgotten password. Earlier invites become invalid."""
    if not services.access.directory().patrons.get(PatronId(patron), False):
        raise not_found(fact("server-no-player"))
    return await invitation(services, Subject("patron", patron), by=identity)


@post(
    "/api/patrons/{patron}/bar",
    summary="Bar a patron",
    answers=errors(e409="The patron is unknown or already barred."),
)
async def bar(
    patron: PathId, data: Body[BarPatronBody], services: GivenServices, identity: GivenIdentity
) -> CommandDone:
    """Sessions and sockets end at once. The cashier can still pay out."""
    command = commands.BarPatron(patron=PatronId(patron), reason=data.reason)
    done = await services.desk.people(command, by=identity.staff)
    await services.access.end_all(Subject("patron", patron), LinkEnding.BARRED)
    return CommandDone(events=done.events)


@post(
    "/api/patrons/{patron}/erase",
    summary="Erase a patron's personal data",
    answers=errors(
        e404="Unknown patron.",
        e409="The patron may still play, is on a break or excluded, or is owed money.",
    ),
)
async def erase(patron: PathId, services: GivenServices, identity: GivenIdentity) -> Erased:
    """Deletes name, login and addresses permanently. The log is unchanged: it has only the id."""
    await services.pit.cache_wallet(PatronId(patron))
    whom, directory = PatronId(patron), services.access.directory()
    if whom not in directory.patrons:
        raise not_found(fact("server-no-such-patron"))
    if directory.patrons[whom]:
        raise Problem(409, fact("server-may-play"), code="may-play")
    if stop_of(directory, whom, services.clock())[0] is not None:
        raise Problem(409, fact("server-stays-away"), code="stays-away")
    tables = services.pit.state.tables.values()
    if services.pit.wallet(whom) or any(one.chips(whom) or one.seat_of(whom) for one in tables):
        raise Problem(409, fact("server-owed"), code="owed")
    erased = await asyncio.to_thread(services.store.people.erase, whom)
    if erased:
        await services.access.door.note(
            "erased", login=identity.login, detail=fact("erased", patron=whom)
        )
    return Erased(erased=erased)


@post(
    "/api/cash",
    summary="Take in or pay out cash",
    answers=errors(
        e409="The cage refused: the patron is unknown or barred, the wallet is too low, or the "
        "amount is above a cage limit and needs an approval."
    ),
)
async def cash(data: Body[Cash], services: GivenServices, identity: GivenIdentity) -> Wallet:
    """Credits or debits a wallet. A retry with the same id moves the money only once."""
    patron, amount = PatronId(data.patron), Minor(data.amount)
    command: commands.IssueCredit | commands.RedeemCredit
    if data.act == "issue":
        command = commands.IssueCredit(patron=patron, amount=amount)
    else:
        command = commands.RedeemCredit(patron=patron, amount=amount)
    await services.desk.people(command, by=identity.staff, id=data.id, reference=data.approval)
    return Wallet(patron=patron, wallet=services.pit.wallet(patron))


def _new_patron() -> PatronId:
    return PatronId(f"p{secrets.token_hex(6)}")

"""Approval of one act by a second person: show the act in words, then take card and password."""

import asyncio
from dataclasses import dataclass

import msgspec

from puntobanco.core.facts import fact, fact_of
from puntobanco.core.ids import CardId, MeterId, StaffId, TableId
from puntobanco.people import act_facts as people_facts
from puntobanco.people import commands
from puntobanco.people.act_facts import HouseAct
from puntobanco.people.acts import ActFacts, act_of
from puntobanco.people.places import HOUSE_PLACE
from puntobanco.people.staff import Role
from puntobanco.progressive import act_facts as meter_facts
from puntobanco.progressive.act_facts import MeterAct
from puntobanco.progressive.commands import ConfirmAward, RejectAward, TurnKey, VerifyAward
from puntobanco.progressive.context import approval_place
from puntobanco.progressive.state import Meter
from puntobanco.server.access.identity import Identity
from puntobanco.server.access.origin import Origin
from puntobanco.server.errors import Problem, not_found
from puntobanco.server.http import Body, post
from puntobanco.server.office.parameters import names_of
from puntobanco.server.routes.dependencies import (
    GivenAddress,
    GivenIdentity,
    GivenServices,
    GivenWords,
)
from puntobanco.server.routes.opening import MeterToOpen, opening_of
from puntobanco.server.routes.shapes import Id, Password, RequestBody, Roles, errors
from puntobanco.server.services import Services
from puntobanco.table import act_facts as table_facts
from puntobanco.table.acts import TableAct, digest_of_act

_NO_PLACE = errors(e404="Unknown table or meter.")


class AtTable(RequestBody, frozen=True, tag_field="at", tag="table"):
    """A command for a table, exactly as it will be sent."""

    table: Id
    command: TableAct


class AtMeter(RequestBody, frozen=True, tag_field="at", tag="meter"):
    """A command for a meter, exactly as it will be sent."""

    meter: Id
    command: MeterAct


class ToOpen(MeterToOpen, frozen=True, tag_field="at", tag="new-meter"):
    """A meter to open, exactly as it will be requested."""


class RolesToGive(RequestBody, frozen=True, tag_field="type", tag="AppointStaff"):
    """Roles for a member of staff. An empty id means a new member."""

    staff: str
    roles: Roles


class OfHouse(RequestBody, frozen=True, tag_field="at", tag="house"):
    """A command about staff, cards or the cage, exactly as it will be requested."""

    command: (
        RolesToGive
        | commands.InviteStaff
        | commands.IssueCard
        | commands.ChangeHouse
        | commands.IssueCredit
        | commands.RedeemCredit
    )

    @property
    def asked(self) -> HouseAct:
        """The command to be approved."""
        command = self.command
        if isinstance(command, RolesToGive):
            staff, roles = StaffId(command.staff), frozenset(command.roles)
            return commands.AppointStaff(staff=staff, roles=roles)
        return command


Act = AtTable | AtMeter | ToOpen | OfHouse


class ApprovalRequest(RequestBody, frozen=True):
    """A second person's card and password, for one act."""

    card: Id
    password: Password
    role: Role
    act: Act


class ApprovalGiven(msgspec.Struct, frozen=True, kw_only=True):
    """A reference with which the asker may carry out that act once."""

    reference: str
    expires: int


class ActLine(msgspec.Struct, frozen=True):
    """One line of an act: a label and its value."""

    name: str
    value: str


class ActShown(msgspec.Struct, frozen=True, kw_only=True):
    """An act as shown to the person who approves it."""

    title: str
    place: str
    """The table, the meter, or the name of the house."""
    asker: str
    """Sign-in name of the asker."""
    lines: tuple[ActLine, ...]


@dataclass(frozen=True, slots=True)
class _Proposed:
    """An act, the table it applies to, and the digest that an approval is bound to."""

    place: TableId
    digest: str
    facts: ActFacts


@post(
    "/api/approvals/act",
    answers=_NO_PLACE,
    summary="Describe an act before it is approved",
)
async def show(
    data: Body[Act],
    services: GivenServices,
    identity: GivenIdentity,
    words: GivenWords,
) -> ActShown:
    """What the act changes, in the language of the request. Nothing is carried out."""
    found = await _proposed(services, data)
    return ActShown(
        title=words.text(found.facts.title),
        place=_called(services, data),
        asker=identity.login,
        lines=tuple(
            ActLine(words.text(name), words.text(value)) for name, value in found.facts.lines
        ),
    )


@post(
    "/api/approvals",
    status=201,
    answers=_NO_PLACE,
    summary="Approve an act",
)
async def approve(
    data: Body[ApprovalRequest],
    services: GivenServices,
    identity: GivenIdentity,
    address: GivenAddress,
) -> ApprovalGiven:
    """Takes a second person's card and password. Returns a reference for this act and asker."""
    found = await _proposed(services, data.act)
    login = await _signed(services, data, identity, address)
    await services.access.door.note(
        "approved",
        login=login,
        address=address,
        detail=fact(
            "approved",
            role=fact_of("role", data.role),
            place=found.place,
            act=found.facts.title,
            asker=identity.login,
        ),
    )
    reference, approval = services.access.approvals.create(
        card=CardId(data.card),
        role=data.role,
        table=found.place,
        asker=identity.actor.name,
        act=found.digest,
    )
    return ApprovalGiven(reference=reference, expires=approval.expires)


async def _signed(
    services: Services, data: ApprovalRequest, identity: Identity, address: str
) -> str:
    """The login of the card's holder, or a Problem if they may not approve."""
    directory = services.access.directory()
    card = directory.cards.get(CardId(data.card))
    holder = None if card is None or not card.active else card.holder
    credential = None
    if holder is not None:
        credential = await asyncio.to_thread(services.store.credentials.of, "staff", holder)
    login = "" if credential is None else credential.login
    # Check the password even for an unknown card, so that the answer takes as long. Failures on
    # another person's screen count for the asker and do not lock the holder's sign-in.
    origin = Origin(address, asker=identity.actor.name)
    right = await services.access.door.check(login, data.password, origin=origin)
    if right is None or holder is None:
        raise Problem(403, fact("server-approval-card"), code="not-approved")
    # These answers reveal no more than a sign-in with the same password would.
    if holder == identity.staff:
        raise Problem(403, fact("server-approval-own"), code="not-approved")
    if not directory.holds(holder, data.role):
        stated = fact("server-approval-role", role=fact_of("role", data.role))
        raise Problem(403, stated, code="not-approved")
    return login


async def _proposed(services: Services, act: Act) -> _Proposed:
    if isinstance(act, AtTable):
        name = TableId(act.table)
        table = services.pit.state.tables.get(name)
        if table is None:
            raise not_found(fact("server-no-such-table", table=name))
        return _Proposed(
            name, digest_of_act(table, act.command), table_facts.act_facts(table, act.command)
        )
    if isinstance(act, OfHouse):
        return await _about_people(services, act)
    if isinstance(act, ToOpen):
        command = await opening_of(services.config, act)
        facts = meter_facts.opening_facts(command)
        place = approval_place(MeterId(act.meter))
        return _Proposed(place, act_of(command, act.meter), facts)
    meter = services.pit.state.meters.get(MeterId(act.meter))
    if meter is None or meter.game is None:
        raise not_found(fact("server-no-such-meter", meter=act.meter))
    facts = meter_facts.act_facts(meter, act.command)
    return _Proposed(_place(meter, act.command), act_of(act.command, meter.id), facts)


async def _about_people(services: Services, act: OfHouse) -> _Proposed:
    directory = services.access.directory()
    command = act.asked
    patron = getattr(command, "patron", "")
    names = await names_of(services, {patron} - {""}, staff=True)
    currency = services.desk.currency
    words = people_facts.act_facts(directory, command, lambda one: names.get(one, one), currency)
    return _Proposed(HOUSE_PLACE, people_facts.act_about(directory, command), words)


def _called(services: Services, act: Act) -> str:
    """The name of the place of an act."""
    if isinstance(act, OfHouse):
        return services.config.name
    return act.table if isinstance(act, AtTable) else act.meter


def _place(meter: Meter, command: MeterAct) -> TableId:
    """The table where both people act. Awards are verified and rejected at their table."""
    if isinstance(command, TurnKey):
        return command.table
    if isinstance(command, ConfirmAward | VerifyAward | RejectAward):
        award = meter.award(command.award)
        if award is not None:
            return award.table
    return approval_place(meter.id)

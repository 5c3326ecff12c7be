"""Approvals for tests: given for a place, then bound to the command that they go with."""

from msgspec.structs import replace

from puntobanco.core.ids import CardId, Ms, TableId
from puntobanco.house.messages import PitCommand, ToHouse, ToMeter, ToTable
from puntobanco.house.pit_state import PitState
from puntobanco.people.act_facts import act_about
from puntobanco.people.acts import act_of
from puntobanco.people.commands import StaffCommand
from puntobanco.people.staff import Approval, Role
from puntobanco.table.acts import TableAct, digest_of_act


def approval_by(
    card: str, role: Role, place: TableId, nonce: str, expires: int = 10**15
) -> Approval:
    """An approval that is not bound to an act yet."""
    return Approval(
        card=CardId(card),
        role=role,
        table=place,
        nonce=nonce,
        expires=Ms(expires),
        asker="",
        act="",
    )


def bound(sent: PitCommand, state: PitState) -> PitCommand:
    """The command, with its approval bound to its act and its asker."""
    if sent.approval is None:
        return sent
    match sent:
        case ToTable(command=command):
            table = state.table(sent.table)
            act = digest_of_act(table, command) if isinstance(command, TableAct) else ""
            asker = sent.by.name
        case ToMeter():
            act, asker = act_of(sent.command, sent.meter), sent.by or "house"
        case ToHouse(command=command):
            act = act_about(state.directory, command) if isinstance(command, StaffCommand) else ""
            asker = sent.by or "house"
    return replace(sent, approval=replace(sent.approval, asker=asker, act=act))

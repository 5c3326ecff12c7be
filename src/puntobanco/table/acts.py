"""The acts at a table that a second person approves, and their digests."""

from typing import assert_never

from msgspec.structs import replace

from puntobanco.core.cards import Card
from puntobanco.core.errors import NotationError
from puntobanco.people.acts import act_of
from puntobanco.table import commands, events
from puntobanco.table.state import Table

TableAct = commands.CorrectCard | commands.VoidCoup | commands.CorrectCoup | commands.ChangeSetting
"""The acts that a second person can approve at a table."""

ApprovedEvent = (
    events.CardCorrected | events.CoupVoided | events.CoupCorrected | events.SettingChanged
)
"""The events of these acts."""


def digest_of_act(table: Table, command: TableAct) -> str:
    """The digest of an act at a table in its present state.

    A command that names no coup applies to the one in progress, so an approval that was kept back
    is not valid for the next coup.
    """
    match command:
        case commands.CorrectCard():
            return act_of(replace(command, card=_standard_card(command.card)), _coup(table))
        case commands.VoidCoup():
            return act_of(command, _coup(table))
        case commands.CorrectCoup():
            return act_of(replace(command, cards=tuple(map(_standard_card, command.cards))))
        case commands.ChangeSetting():
            return act_of(command)
        case _:
            assert_never(command)


def digest_behind(table: Table, event: ApprovedEvent) -> str:
    """The digest of the act that caused an event, at the table before it."""
    match event:
        case events.CardCorrected():
            command: TableAct = commands.CorrectCard(
                place=event.place, card=event.after, reason=event.reason
            )
        case events.CoupVoided():
            command = commands.VoidCoup(reason=event.reason)
        case events.CoupCorrected():
            command = commands.CorrectCoup(coup=event.coup, cards=event.cards, reason=event.reason)
        case events.SettingChanged():
            command = commands.ChangeSetting(key=event.key, value=event.after, reason=event.reason)
        case _:
            assert_never(event)
    return digest_of_act(table, command)


def _coup(table: Table) -> str:
    return "" if table.coup is None else str(table.coup.number)


def _standard_card(card: str) -> str:
    """A card in its standard notation; anything else unchanged, as it is refused elsewhere."""
    try:
        return str(Card.parse(card))
    except NotationError:
        return card

"""Correcting a settled coup: new entries reverse the old entries and settle it again."""

from puntobanco.core.coup import Coup
from puntobanco.core.errors import PuntoError
from puntobanco.core.money import Minor
from puntobanco.ledger.postings import Posting, Postings
from puntobanco.table import commands, events
from puntobanco.table.acts import digest_of_act
from puntobanco.table.context import TableContext
from puntobanco.table.decision import (
    Decision,
    refuse_if_closed,
    refuse_if_coup_on,
    refuse_unless_dealing,
)
from puntobanco.table.refusals import Refusal, RefusalCode
from puntobanco.table.roles import CORRECT_COUP
from puntobanco.table.settlement import house_postings, refuse_if_chips_gone, settle_by_house
from puntobanco.table.state import CoupRecord, SettledWager, Table, coup_of_cards


def correct_coup(table: Table, command: commands.CorrectCoup, asked: TableContext) -> Decision:
    """Settle the last coup again with the cards that were actually dealt.

    Possible only while every account that was overpaid still has the money: no account goes below
    zero, and debts are handled at the cage, not at the table.
    """
    refusal = (
        refuse_if_closed(table)
        or refuse_unless_dealing(table, asked, *CORRECT_COUP.ask)
        or refuse_if_coup_on(table)
    )
    if refusal is not None:
        return refusal
    if not command.reason.strip():
        return Refusal(RefusalCode.REASON)
    record = table.recall[-1] if table.recall else None
    if record is None or record.number != command.coup or record.void or table.player_dealt:
        return Refusal(RefusalCode.NO_SUCH_COUP)
    try:
        coup = coup_of_cards(command.cards)
    except PuntoError:
        return Refusal(RefusalCode.NOT_A_COUP, cards=command.cards)
    refusal = asked.refuse_unless_approved(
        table.id, digest_of_act(table, command), *CORRECT_COUP.approve
    )
    if refusal is not None:
        return refusal
    assert asked.approval is not None, "an approval that is missing has been refused"
    settled, reversal, postings = settled_again(table, record, coup)
    refusal = refuse_if_chips_gone(table, record.settled, (*reversal, *postings))
    if refusal is not None:
        return refusal
    return (
        events.CoupCorrected(
            coup=record.number,
            cards=tuple(map(str, coup.dealt)),
            settled=settled,
            reversal=reversal,
            postings=postings,
            reason=command.reason,
            by=asked.by.name,
            approval=asked.approval,
        ),
    )


def settled_again(
    table: Table, record: CoupRecord, coup: Coup
) -> tuple[tuple[SettledWager, ...], Postings, Postings]:
    """A finished coup settled with other cards: its wagers, the reversal, and the new postings."""
    settled, postings = settle_by_house(table, record.settled, coup)
    before = house_postings(table, record.settled)
    reversal = tuple(Posting(one.account, Minor(-one.amount)) for one in before)
    return settled, reversal, postings

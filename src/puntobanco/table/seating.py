"""Seats and chips: sitting down, buying chips, cashing out."""

from puntobanco.core.ids import PatronId
from puntobanco.core.money import Minor
from puntobanco.ledger import accounts
from puntobanco.ledger.postings import Postings, move
from puntobanco.table import commands, events
from puntobanco.table.context import TableContext, refuse_bad_amount
from puntobanco.table.decision import (
    Decision,
    in_play,
    refuse_if_closed,
    refuse_unless_may_play,
    seat_of,
)
from puntobanco.table.limits import owed
from puntobanco.table.refusals import Refusal, RefusalCode
from puntobanco.table.state import Table


def sit(table: Table, command: commands.Sit, asked: TableContext) -> Decision:
    """Take an empty seat. A patron has at most one."""
    refusal = refuse_if_closed(table)
    if refusal is not None:
        return refusal
    refusal = refuse_unless_may_play(asked)
    if refusal is not None:
        return refusal
    patron = asked.by.patron
    assert patron is not None, "only patrons may play"
    if command.seat not in table.seat_numbers:
        return Refusal(RefusalCode.NO_SUCH_SEAT, seats=table.seat_numbers)
    if table.seat_of(patron) is not None:
        return Refusal(RefusalCode.ALREADY_SEATED, seat=table.seat_of(patron))
    if command.seat in table.seats:
        return Refusal(RefusalCode.SEAT_TAKEN, seat=command.seat)
    return (events.PatronSat(seat=command.seat, patron=patron),)


def leave(table: Table, command: commands.Leave, asked: TableContext) -> Decision:
    """Leave the seat if no wager is open. Chips go back to the wallet."""
    del command
    seat = seat_of(table, asked)
    if isinstance(seat, Refusal):
        return seat
    patron = table.seats[seat]
    if in_play(table, patron):
        return Refusal(RefusalCode.HAS_WAGERS)
    return (events.PatronLeft(seat=seat, patron=patron, postings=_to_wallet(table, patron)),)


def _to_wallet(table: Table, patron: PatronId, amount: int | None = None) -> Postings:
    chips = table.chips(patron)
    return move(
        chips if amount is None else type(chips)(amount),
        source=accounts.chips(table.id, patron),
        target=accounts.wallet(patron),
    )


def buy_chips(table: Table, command: commands.BuyChips, asked: TableContext) -> Decision:
    """Move money from the wallet to the table."""
    refusal = refuse_if_closed(table) or refuse_bad_amount(command.amount)
    if refusal is not None:
        return refusal
    seat = seat_of(table, asked)
    if isinstance(seat, Refusal):
        return seat
    patron = table.seats[seat]
    refusal = refuse_unless_may_play(asked)
    if refusal is not None:
        return refusal
    if command.amount > asked.wallet:
        return Refusal(RefusalCode.SHORT_WALLET, allowed=asked.wallet)
    postings = move(
        command.amount,
        source=accounts.wallet(patron),
        target=accounts.chips(table.id, patron),
    )
    return (events.ChipsBought(patron=patron, postings=postings),)


def cash_out(table: Table, command: commands.CashOut, asked: TableContext) -> Decision:
    """Cash chips out. Held stakes, banks and the fees they will cost stay at the table."""
    seat = seat_of(table, asked)
    if isinstance(seat, Refusal):
        return seat
    patron = table.seats[seat]
    free = Minor(table.chips(patron) - owed(table, seat))
    amount = free if command.amount is None else command.amount
    refusal = refuse_bad_amount(amount)
    if refusal is not None:
        return refusal
    if amount > free:
        return Refusal(RefusalCode.SHORT_CHIPS, allowed=free)
    return (events.ChipsCashed(patron=patron, postings=_to_wallet(table, patron, amount)),)

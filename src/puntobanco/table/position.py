"""The player-dealer position: offered clockwise, accepted with a bank, declined."""

from puntobanco.core.money import Minor
from puntobanco.ledger import accounts
from puntobanco.ledger.postings import move
from puntobanco.people.care import PatronStanding
from puntobanco.people.staff import Role
from puntobanco.table import commands, events
from puntobanco.table.context import TableContext, refuse_bad_amount
from puntobanco.table.decision import (
    Decision,
    refuse_if_closed,
    refuse_if_coup_on,
    refuse_if_disabled,
    refuse_unless_may_play,
    refuse_unless_role,
    seat_of,
)
from puntobanco.table.fees import player_dealer_fee
from puntobanco.table.player_dealer import hands_held, seats_to_offer
from puntobanco.table.refusals import Refusal, RefusalCode
from puntobanco.table.roles import RUN_THE_TABLE
from puntobanco.table.state import Phase, Table


def offer(table: Table, command: commands.OfferPosition, asked: TableContext) -> Decision:
    """Offer the position to the next seat, or record that every seat declined."""
    del command
    refusal = (
        refuse_if_closed(table)
        or refuse_if_disabled(table)
        or refuse_unless_role(asked, Role.DEALER)
        or _refuse_offer(table)
    )
    if refusal is not None:
        return refusal
    to = next_offer(table)
    return (events.PositionUnclaimed() if to is None else events.PositionOffered(seat=to),)


def _refuse_offer(table: Table) -> Refusal | None:
    if not table.player_dealt:
        return Refusal(RefusalCode.HOUSE_BANKS)
    if table.bank or table.position.offered is not None or not must_offer(table):
        return Refusal(RefusalCode.POSITION_TAKEN)
    return refuse_if_coup_on(table)


def next_offer(table: Table) -> int | None:
    """The seat to offer the position to next; None if all have declined."""
    position, banking = table.position, table.rules.banking
    # A patron who sits down where the position was last held has not accepted it.
    hands = position.hands if position.held else hands_held(banking)
    order = seats_to_offer(table.seats, holder=position.holder, hands=hands, banking=banking)
    return next((seat for seat in order if seat not in position.declined), None)


def nobody_banks(table: Table) -> bool:
    """Whether every seat has declined the position, so that no coup is dealt."""
    position = table.position
    if table.phase is not Phase.IDLE or position.offered is not None:
        return False
    passed = bool(position.declined) and next_offer(table) is None
    return not table.bank and (position.unclaimed or passed)


def accept(table: Table, command: commands.AcceptPosition, asked: TableContext) -> Decision:
    """Accept the position offered to the patron's seat, with a bank for the coup."""
    refusal = refuse_if_closed(table) or refuse_if_coup_on(table)
    if refusal is not None:
        return refusal
    seat = seat_of(table, asked)
    if isinstance(seat, Refusal):
        return seat
    if table.position.offered != seat:
        return Refusal(RefusalCode.NOT_OFFERED)
    refusal = refuse_unless_may_play(asked) or _refuse_bank(
        table, seat, command.bank, asked.standing
    )
    if refusal is not None:
        return refusal
    return events.PositionAccepted(seat=seat), _posted(table, seat, command.bank)


def decline(table: Table, command: commands.DeclinePosition, asked: TableContext) -> Decision:
    """Decline the position. The house may do it for a patron who does not answer."""
    del command
    refusal = refuse_if_closed(table) or refuse_if_coup_on(table)
    if refusal is not None:
        return refusal
    offered = table.position.offered
    held = table.position.player_dealer if not table.bank else None
    seat = offered if offered is not None else held
    mine = asked.by.patron is not None and table.seats.get(seat or 0) == asked.by.patron
    if seat is None or not (mine or asked.by_staff(Role.DEALER)):
        return Refusal(RefusalCode.NOT_OFFERED)
    if offered is not None:
        return (events.PositionDeclined(seat=seat),)
    return (events.PositionGivenUp(seat=seat),)


def post_bank(table: Table, command: commands.PostBank, asked: TableContext) -> Decision:
    """Post the bank for another coup, while the position need not be offered yet."""
    refusal = refuse_if_closed(table) or refuse_if_coup_on(table)
    if refusal is not None:
        return refusal
    seat = seat_of(table, asked)
    if isinstance(seat, Refusal):
        return seat
    if seat != table.position.player_dealer or table.bank or must_offer(table):
        return Refusal(RefusalCode.NOT_OFFERED)
    refusal = refuse_unless_may_play(asked) or _refuse_bank(
        table, seat, command.bank, asked.standing
    )
    return refusal if refusal is not None else (_posted(table, seat, command.bank),)


def must_offer(table: Table) -> bool:
    """Whether the position must be offered before the next coup."""
    position = table.position
    return not position.held or position.hands >= hands_held(table.rules.banking)


def _refuse_bank(table: Table, seat: int, bank: Minor, standing: PatronStanding) -> Refusal | None:
    refusal = refuse_bad_amount(bank)
    if refusal is not None:
        return refusal
    least = table.rules.table.limits.minimum
    if bank < least:
        return Refusal(RefusalCode.BANK_TOO_SMALL, allowed=least)
    fee = player_dealer_fee(table.rules, waived=table.waived)
    room = table.chips(table.seats[seat]) - fee
    if bank > room:
        return Refusal(RefusalCode.SHORT_CHIPS, allowed=max(room, 0))
    if standing.loss_left is not None and bank + fee > standing.loss_left:
        return Refusal(RefusalCode.LOSS_LIMIT, allowed=max(standing.loss_left - fee, 0))
    return None


def _posted(table: Table, seat: int, bank: Minor) -> events.BankPosted:
    return events.BankPosted(
        seat=seat,
        amount=bank,
        postings=move(
            bank,
            source=accounts.chips(table.id, table.seats[seat]),
            target=accounts.bank(table.id),
        ),
    )


def waive(table: Table, command: commands.WaiveFees, asked: TableContext) -> Decision:
    """Waive columns of the schedule for the next coup, with a recorded reason."""
    refusal = (
        refuse_if_closed(table)
        or refuse_unless_role(asked, *RUN_THE_TABLE)
        or refuse_if_coup_on(table)
    )
    if refusal is not None:
        return refusal
    if not command.reason.strip():
        return Refusal(RefusalCode.REASON)
    columns = {fee.column for fee in table.rules.table.limits.fees}
    if not columns:
        return Refusal(RefusalCode.NO_FEES)
    unknown = [column for column in command.columns if column not in columns]
    if unknown or not command.columns:
        return Refusal(RefusalCode.FEE_COLUMN, columns=tuple(sorted(columns)))
    return (events.FeesWaived(columns=command.columns, reason=command.reason, by=asked.by.name),)

"""Settlement: every wager of a coup paid or collected, as postings that sum to zero."""

from puntobanco.core.bets import Settlement
from puntobanco.core.coup import Coup
from puntobanco.core.fields import fields_of
from puntobanco.core.game import FeesTaken
from puntobanco.core.ids import PatronId
from puntobanco.core.money import Minor
from puntobanco.ledger import accounts
from puntobanco.ledger.accounts import Account
from puntobanco.ledger.postings import Posting, Postings, gathered, move, overdrawn
from puntobanco.table.mid_coup import placed_mid_coup, returned_mid_coup
from puntobanco.table.player_dealer import settle_from_bank
from puntobanco.table.refusals import Refusal, RefusalCode
from puntobanco.table.state import Phase, SettledWager, StandingWager, Table, stakes_by_bet
from puntobanco.table.tableau import FIRST_CARDS


def settle(table: Table, coup: Coup) -> tuple[tuple[SettledWager, ...], Postings]:
    """The result of each wager of the coup in progress, and the postings that are still due."""
    if table.player_dealt:
        return _by_player_dealer(table, coup)
    lines, _ = settle_by_house(table, table.play.wagers, coup)
    left = tuple(line for line in lines if line not in table.play.paid)
    return lines, house_postings(table, left)


def settle_base(table: Table, coup: Coup) -> tuple[tuple[SettledWager, ...], Postings]:
    """The same for all wagers except those paid by a meter."""
    progressive = table.rules.progressive
    assert progressive is not None, "a wager waits for a meter only where the game has one"
    base = tuple(wager for wager in table.play.wagers if wager.bet != progressive.bet)
    return settle_by_house(table, base, coup)


def reverse_base(table: Table) -> Postings:
    """The postings that reverse what was settled before the meter's wagers."""
    paid = house_postings(table, table.play.paid)
    return tuple(Posting(one.account, Minor(-one.amount)) for one in paid)


def reverse_for_card(table: Table, place: int) -> Postings:
    """The postings due to the correction of a card.

    They reverse what was settled, and return what was bet after four cards if it is one of those.
    """
    late = returned_mid_coup(table) if place < FIRST_CARDS else ()
    return gathered((reverse_base(table), late))


def settle_by_house(
    table: Table, wagers: tuple[StandingWager, ...], coup: Coup
) -> tuple[tuple[SettledWager, ...], Postings]:
    """The same for wagers that the house banks, of any coup."""
    lines = _settled_in_full(table, wagers, coup)
    return lines, house_postings(table, lines)


def house_postings(table: Table, lines: tuple[SettledWager, ...]) -> Postings:
    """The postings for settled wagers if the house banks."""
    return gathered(_by_house(table, line) for line in lines)


def _settled_in_full(
    table: Table, wagers: tuple[StandingWager, ...], coup: Coup
) -> tuple[SettledWager, ...]:
    """Each wager settled as if the bank covered everything.

    A share of a meter pays nothing at the table: the meter's own award pays it.
    """
    book = table.rules.book
    coup_class = book.classes.index_of(coup)
    return tuple(
        settled_wager(book.settle(one, coup_class, meter=Minor(0), seat=one.seat)) for one in wagers
    )


def settled_wager(done: Settlement[StandingWager]) -> SettledWager:
    """A wager with its settlement: every field of both."""
    return SettledWager(**fields_of(done.wager) | fields_of(done, without=("wager",)))


def _by_house(table: Table, line: SettledWager) -> Postings:
    """The stake leaves the held account; the house pays the winnings and keeps the commission."""
    gross = line.won + line.commission
    kept = line.stake - line.stake_back
    return tuple(
        Posting(account, Minor(amount))
        for account, amount in (
            (accounts.held(table.id), -line.stake),
            (accounts.chips(table.id, line.patron), line.returned),
            (accounts.result(table.id), kept - gross),
            (accounts.commission(table.id), line.commission),
        )
        if amount
    )


def _by_player_dealer(table: Table, coup: Coup) -> tuple[tuple[SettledWager, ...], Postings]:
    """Pay and collect as far as the bank covers. The rest of the bank is returned."""
    full = _settled_in_full(table, table.play.wagers, coup)
    done = settle_from_bank(full, bank=table.bank, coverage=table.rules.banking.coverage)
    lines = done.wagers
    holder = table.position.player_dealer
    assert holder is not None, "a coup with a bank has a player-dealer"
    left = Minor(done.bank + done.bank_net)
    movements = [
        move(
            Minor(sum(line.stake for line in lines)),
            source=accounts.held(table.id),
            target=accounts.bank(table.id),
        ),
        *(
            move(
                line.returned,
                source=accounts.bank(table.id),
                target=accounts.chips(table.id, line.patron),
            )
            for line in lines
        ),
        move(
            left,
            source=accounts.bank(table.id),
            target=accounts.chips(table.id, table.seats[holder]),
        ),
        fees_from_held(table),
    ]
    return lines, gathered(movements)


def refuse_if_chips_gone(
    table: Table, lines: tuple[SettledWager, ...], postings: Postings
) -> Refusal | None:
    """Refuse to take back money that seats were paid and no longer have."""
    short = overdrawn(table.balances, postings)
    if short is None:
        return None
    seats = {line.seat for line in lines if accounts.chips(table.id, line.patron) == short}
    return Refusal(RefusalCode.CHIPS_GONE, seats=tuple(sorted(seats)))


def fee_account(table: Table) -> Account:
    """The account of fees during the coup: taken, or held until the coup is over."""
    if table.rules.banking.fees_taken is FeesTaken.BEFORE_CARDS:
        return accounts.fees(table.id)
    return accounts.held(table.id)


def fees_from_held(table: Table) -> Postings:
    """The postings that take fees at the end of the coup, if they were only held."""
    if table.rules.banking.fees_taken is FeesTaken.BEFORE_CARDS:
        return ()
    return move(
        Minor(sum(table.play.fees.values())),
        source=accounts.held(table.id),
        target=accounts.fees(table.id),
    )


def return_bank(table: Table) -> Postings:
    """The postings that return a player-dealer's bank."""
    holder = table.position.player_dealer
    if not table.bank or holder is None:
        return ()
    return move(
        table.bank,
        source=accounts.bank(table.id),
        target=accounts.chips(table.id, table.seats[holder]),
    )


def return_stakes_and_fees(table: Table) -> Postings:
    """The postings that reverse a coup's betting: held stakes, and fees if taken."""
    coup = table.play
    stakes: dict[PatronId, int] = {}
    if table.phase is Phase.BETTING:
        for seat, acts in coup.acts.items():
            # A patron who took back every bet may have left the seat.
            if acts:
                stakes[table.seats[seat]] = sum(stakes_by_bet(acts).values())
    else:
        for wager in coup.wagers:
            stakes[wager.patron] = stakes.get(wager.patron, 0) + wager.stake
        for seat, bet, amount in placed_mid_coup(table):
            del bet
            patron = table.seats[seat]
            stakes[patron] = stakes.get(patron, 0) + amount
    movements = [
        reverse_base(table),
        *(
            move(
                Minor(amount),
                source=accounts.held(table.id),
                target=accounts.chips(table.id, patron),
            )
            for patron, amount in stakes.items()
        ),
    ]
    movements += [
        move(
            fee,
            source=fee_account(table),
            target=accounts.chips(table.id, table.seats[seat]),
        )
        for seat, fee in coup.fees.items()
    ]
    return gathered(movements)

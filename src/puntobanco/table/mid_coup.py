"""Betting in the middle of a coup: on bets that are made after four cards, before a third card."""

from collections.abc import Iterator

from msgspec.structs import replace

from puntobanco.core.bets import Bet
from puntobanco.core.money import Minor
from puntobanco.ledger import accounts
from puntobanco.ledger.postings import Postings, gathered, move
from puntobanco.table import events
from puntobanco.table.state import (
    CoupInPlay,
    Phase,
    PlacedWager,
    StandingWager,
    Table,
    parse_cards,
    stakes_by_bet,
)
from puntobanco.table.tableau import FIRST_CARDS


def bets_due(table: Table) -> tuple[str, ...]:
    """The bets to offer now: four cards are face up, a card follows, and a patron may bet.

    Empty once they have been offered in this coup.
    """
    play = table.play
    if play.mid_coup is not None or len(play.cards) != FIRST_CARDS:
        return ()
    cards = parse_cards(play.cards)
    return tuple(
        bet.key
        for bet in table.rules.bets
        if bet.is_offered(cards[0::2], cards[1::2]) and _may_be_made(table, bet)
    )


def _may_be_made(table: Table, bet: Bet) -> bool:
    if not bet.needs:
        return bool(table.seats)
    return any(wager.bet in bet.needs for wager in table.play.wagers)


def opened(table: Table) -> tuple[events.MidCoupBettingOpened, ...]:
    """The event that offers bets after four cards, if there are any to offer."""
    bets = bets_due(table)
    return (events.MidCoupBettingOpened(coup=table.play.number, bets=bets),) if bets else ()


def acts_now(table: Table, seat: int) -> tuple[PlacedWager, ...]:
    """The betting actions of a seat that can be taken back now."""
    acts = table.play.acts.get(seat, ())
    if table.phase is Phase.MID_COUP:
        return tuple(act for act in acts if act.bet in (table.play.mid_coup or ()))
    return acts if table.phase is Phase.BETTING else ()


def seat_stakes(table: Table, seat: int) -> dict[str, Minor]:
    """The stake of a seat on each bet in the coup in progress."""
    if table.coup is None:
        return {}
    acts = stakes_by_bet(acts_now(table, seat))
    if table.phase is Phase.BETTING:
        return acts
    return {one.bet: one.stake for one in table.coup.unpaid if one.seat == seat} | acts


def closed(table: Table) -> events.MidCoupBettingClosed:
    """The event of the close of this betting: wagers below the minimum are returned."""
    standing: list[StandingWager] = []
    returned: list[events.ReturnedBet] = []
    for seat, bet, amount in placed_mid_coup(table):
        least, _ = table.rules.table.limits.limit(bet)
        if table.rules.bet(bet).stake is None and amount < least:
            below = events.ReturnReason.BELOW_MINIMUM
            returned.append(events.ReturnedBet(seat, bet, amount, below))
        else:
            standing.append(StandingWager(seat, table.seats[seat], bet, amount))
    return events.MidCoupBettingClosed(
        coup=table.play.number,
        wagers=tuple(standing),
        returned=tuple(returned),
        postings=gathered(
            move(
                one.amount,
                source=accounts.held(table.id),
                target=accounts.chips(table.id, table.seats[one.seat]),
            )
            for one in returned
        ),
    )


def placed_mid_coup(table: Table) -> Iterator[tuple[int, str, Minor]]:
    """The seat, bet and stake of every wager placed now, in the order of the sheet."""
    if table.phase is not Phase.MID_COUP:
        return
    stakes = {seat: stakes_by_bet(acts_now(table, seat)) for seat in table.seats}
    for bet in table.play.mid_coup or ():
        for seat, own in stakes.items():
            if bet in own:
                yield seat, bet, own[bet]


def returned_mid_coup(table: Table) -> Postings:
    """The postings that return every wager made after four cards, fixed or not."""
    movements = [(table.seats[seat], amount) for seat, _, amount in placed_mid_coup(table)]
    movements += [
        (one.patron, one.stake) for one in table.play.wagers if table.rules.bet(one.bet).after_four
    ]
    return gathered(
        move(
            amount,
            source=accounts.held(table.id),
            target=accounts.chips(table.id, patron),
        )
        for patron, amount in movements
    )


def without_mid_coup(table: Table) -> CoupInPlay:
    """The coup in progress without anything that was bet after four cards."""
    play, late = table.play, {bet.key for bet in table.rules.bets if bet.after_four}
    return replace(
        play,
        acts={
            seat: tuple(act for act in acts if act.bet not in late)
            for seat, acts in play.acts.items()
        },
        wagers=tuple(one for one in play.wagers if one.bet not in late),
        mid_coup=None,
    )

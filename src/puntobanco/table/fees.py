"""Collection fees: flat amounts that a California table charges for wagers and for banking a coup.

"The collection rates may not be calculated as a portion of wagers made or winnings earned", says
"California: Commission-Free Baccarat"; so no amount staked or won is used in this module. A fee is
fixed before the coup starts. It is returned if the coup is void; it is kept on a tie, and if a
wager is not covered.
"""

from collections.abc import Collection, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass

from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact
from puntobanco.core.game import MOST_RATES, PLAYER_DEALER_FEE, Game, Tier
from puntobanco.core.money import Minor


@dataclass(frozen=True, slots=True)
class Charge:
    """One fee that a seat owes for a coup."""

    seat: int
    column: str
    bet: str | None
    """The bet it is for; None for the player-dealer's."""
    amount: Minor


def rates(tier: Tier, *, waived: Collection[str] = ()) -> Mapping[str, Minor]:
    """The fees in force by column. RuleError if the table posts more than allowed."""
    posted = {fee.column: fee.amount for fee in tier.fees if fee.amount}
    found = {column: amount for column, amount in posted.items() if column not in waived}
    if any(amount < 0 for amount in found.values()):
        raise RuleError(fact("table-fee-negative", tier=tier.key))
    if len(found) > MOST_RATES:
        stated = fact("table-fee-rates", tier=tier.key, rates=len(found), most=MOST_RATES)
        raise RuleError(stated)
    return found


def charges(
    game: Game,
    bets_by_seat: Mapping[int, Iterable[str]],
    *,
    player_dealer: int,
    waived: Collection[str] = (),
) -> tuple[Charge, ...]:
    """What every seat owes for the coup, by seat, the player-dealer last.

    A fee is per bet, not per chip: two amounts on one bet owe one fee, a wager on each line owes
    two. A column that is waived, or that the table does not charge, owes none.
    """
    posted = rates(game.table.limits, waived=waived)
    owed = [
        Charge(seat, column, bet, posted[column])
        for seat, bets in bets_by_seat.items()
        for bet, column in _charged(game, bets, posted)
    ]
    if PLAYER_DEALER_FEE in posted:
        owed.append(Charge(player_dealer, PLAYER_DEALER_FEE, None, posted[PLAYER_DEALER_FEE]))
    return tuple(owed)


def seat_fees(game: Game, bets: Iterable[str], *, waived: Collection[str] = ()) -> Minor:
    """What one seat would owe for these bets."""
    posted = rates(game.table.limits, waived=waived)
    return Minor(sum(posted[column] for _, column in _charged(game, bets, posted)))


def player_dealer_fee(game: Game, *, waived: Collection[str] = ()) -> Minor:
    """What the player-dealer owes for one coup."""
    return rates(game.table.limits, waived=waived).get(PLAYER_DEALER_FEE, Minor(0))


def by_seat(owed: Iterable[Charge]) -> dict[int, Minor]:
    """The sum of the charges of each seat that owes anything."""
    sums: dict[int, Minor] = {}
    for charge in owed:
        sums[charge.seat] = Minor(sums.get(charge.seat, 0) + charge.amount)
    return sums


def _charged(game: Game, bets: Iterable[str], posted: Container[str]) -> Iterator[tuple[str, str]]:
    """Each bet with a fee column in force, once, with the column."""
    for bet in dict.fromkeys(bets):
        column = game.bet(bet).fee
        if column is not None and column in posted:
            yield bet, column

"""Many hands: simultaneous hits in order, and the mean award of the exact formula."""

from fractions import Fraction
from math import sqrt
from statistics import fmean, stdev

import pytest

from puntobanco.analysis.pricing import Prices
from puntobanco.analysis.progressive import MeterModel as Theory
from puntobanco.analysis.progressive import chances
from puntobanco.analysis.weights import Composition
from puntobanco.core.cards import Card
from puntobanco.core.coup import deal
from puntobanco.core.game import FixedPays
from puntobanco.core.ids import Ms, TableId
from puntobanco.core.money import Minor
from puntobanco.core.rng import Stream
from puntobanco.core.rows import Side
from puntobanco.core.shoe import full_shoe
from puntobanco.progressive import commands
from puntobanco.sheets import load_game
from tests.kit.meters import SIX_SUITED, T1, T2, Control, frequent, players

SEED = 5_000_00


@pytest.mark.assures("PRG-21")
def test_ten_thousand_simultaneous_hits_are_paid_in_order() -> None:
    control = Control(reserve_ppm=15_000)
    for _ in range(5):
        control.hand()
    start, coups = control.meter, dict(control.coups)
    for seed in range(10_000):
        chance = Stream(seed)
        control.meter, control.coups, control.log = start, dict(coups), []
        counts = {T1: 1 + chance.below(7), T2: 1 + chance.below(7)}
        first, second = (T1, T2) if chance.below(2) else (T2, T1)
        late = chance.below(2) == 1
        """Whether the second table starts its game only after the first has hit."""
        for table in (first,) if late else (second, first):
            control.lock(players(*range(1, counts[table] + 1)), table=table)
        control.stand(SIX_SUITED, table=first)
        if late:
            control.lock(players(*range(1, counts[second] + 1)), table=second)
        control.stand(SIX_SUITED, table=second)
        _check(control, first, second, counts, late=late)


def _check(
    control: Control, first: TableId, second: TableId, counts: dict[TableId, int], *, late: bool
) -> None:
    one, other = control.meter.awards
    assert [(one.number, one.table), (other.number, other.table)] == [(1, first), (2, second)]
    # Five hands before, at 26 cents and 1.5 cents each; the remainder is carried.
    before = counts[first] + (0 if late else counts[second])
    shown = SEED + 26 * (5 + before)
    assert one.prize == shown, "the first takes all that is shown"
    undivided = shown % counts[first]
    restart = SEED + (15 * (5 + before)) // 10 + undivided
    assert one.after == restart
    since = counts[second] if late else 0
    assert other.prize == restart + 26 * since, "the second takes what the meter started with again"
    assert other.amount == other.prize - other.prize % counts[second]


class Dealer:
    """Coups from a full shoe of eight decks each, with a seed."""

    def __init__(self, seed: int) -> None:
        self._chance = Stream(seed)
        self._cards = list(full_shoe(8))
        self._dealt = 0

    def _draw(self) -> Card:
        place = self._dealt + self._chance.below(len(self._cards) - self._dealt)
        cards = self._cards
        cards[self._dealt], cards[place] = cards[place], cards[self._dealt]
        self._dealt += 1
        return cards[self._dealt - 1]

    def coup(self) -> tuple[str, ...]:
        self._dealt = 0
        return tuple(map(str, deal(self._draw).dealt))


@pytest.mark.parametrize(
    ("wagers", "fixed_pays", "contribution_ppm"),
    [(1, FixedPays.TRAY, 300_000), (3, FixedPays.TRAY, 250_000), (2, FixedPays.METER, 500_000)],
)
def test_the_mean_award_through_the_controller_is_that_of_the_formula(
    wagers: int, fixed_pays: FixedPays, contribution_ppm: int
) -> None:
    game = frequent(load_game("progressive-3"))
    control = Control(
        game,
        seed=Minor(2_00),
        contribution_ppm=contribution_ppm,
        reserve_ppm=50_000,
        fixed_pays=fixed_pays,
        executive_above=Minor(10**9),
    )
    prices = Prices(game, Composition.decks(8))
    price = prices.price(prices.book.bets["progressive"], Side.PLAYER, Fraction(1))
    theory = Theory(
        chances(price),
        seed=Fraction(2),
        contribution=Fraction(contribution_ppm, 1_000_000),
        reserve=Fraction(5, 100),
        wagers=wagers,
        fixed_pays=fixed_pays,
    )
    prizes = _played(control, wagers, coups=9_000)
    error = stdev(prizes) / sqrt(len(prizes))
    exact = float(theory.mean_award) * 100
    print(f"mean {fmean(prizes):.2f}, exact {exact:.2f}, error {error:.2f}, {len(prizes)} awards")
    assert len(prizes) > 1_000
    assert error < exact / 40
    assert abs(fmean(prizes) - exact) < 3 * error
    assert control.meter.short == 0, "the formula supposes a meter that never runs dry"


def _played(control: Control, wagers: int, *, coups: int) -> list[int]:
    """The amounts of all whole-meter awards, each verified and paid."""
    dealer = Dealer(20)
    prizes: list[int] = []
    for _ in range(coups):
        control.hand(dealer.coup(), players(*range(1, wagers + 1)))
        for award in control.meter.awards:
            if award.open:
                # Expired approvals are forgotten, so the directory stays small.
                control.at = Ms(control.at + 120_000)
                control.verify(award, with_="sam")
                control.do(commands.PayAward(award=award.number), "cleo")
                if award.whole:
                    prizes.append(award.prize)
    return prizes

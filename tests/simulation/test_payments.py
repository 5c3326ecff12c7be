"""A row pays the same amount at tables, in prices, meters and plans, and in the kernel."""

from dataclasses import replace
from fractions import Fraction
from math import floor

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from puntobanco import native
from puntobanco.analysis.pricing import Prices
from puntobanco.analysis.weights import Composition
from puntobanco.core.bets import Bet, Settlement, Wager
from puntobanco.core.coup import Coup
from puntobanco.core.errors import RuleError
from puntobanco.core.money import PPM, Direction, Minor
from puntobanco.core.payment import Payment, Rounding
from puntobanco.core.rows import Pays, PaysKind
from puntobanco.progressive.state import fixed_return
from puntobanco.simulation.plans import built_in
from puntobanco.simulation.play import Play, Terms
from puntobanco.simulation.sessions import play_sessions
from tests.kit.games import PROGRESSIVE, a_bet, a_book, a_game, a_row
from tests.kit.stated import stating

PLAYER_WINS = Coup.parse("9s 2d Kh Kc")
ODDS = st.integers(0, 5000)
PAYS = st.one_of(
    st.builds("{} to {}".format, ODDS, st.integers(1, 40)),
    st.builds("{} for {}".format, ODDS, st.integers(1, 40)),
    st.just("push"),
)
ROUNDINGS = st.builds(
    Rounding,
    st.sampled_from([1, 2, 5, 10, 25, 50, 100, 1000]).map(Minor),
    st.sampled_from(Direction),
)
STAKES = st.integers(1, 1_000_000).map(Minor)
COMMISSIONS = st.sampled_from([0, 20_000, 25_000, 40_000, 50_000, 333_333])


def won_as_printed(pays: Pays, commission_ppm: int, stake: int, rounding: Rounding) -> int:
    """The amount paid, by fractions: the ratio, minus commission, to whole units."""
    rate = Fraction(commission_ppm, PPM) if pays.kind is PaysKind.TO else Fraction(0)
    units = Fraction(stake, rounding.unit) * pays.ratio * (1 - rate)
    match rounding.direction:
        case Direction.HOUSE:
            whole = floor(units)
        case Direction.PATRON:
            whole = -floor(-units)
        case Direction.NEAREST:
            whole = floor(units + Fraction(1, 2))
    return whole * rounding.unit


def a_bet_paying(pays: str, commission_ppm: int, key: str = "player") -> Bet:
    rows = (a_row("win", pays), a_row("any", "1 for 2"))
    return a_bet(key, "player", rows, commission_ppm=commission_ppm)


def settled(bet: Bet, stake: Minor, rounding: Rounding) -> Settlement[Wager]:
    book = a_book(bet, rounding=rounding)
    [done] = book.settle_all((Wager("player", stake),), PLAYER_WINS)
    return done


@given(PAYS, COMMISSIONS, STAKES, ROUNDINGS)
def test_a_settlement_pays_what_the_ratio_says_rounded_once(
    pays: str, commission: int, stake: Minor, rounding: Rounding
) -> None:
    bet = a_bet_paying(pays, commission)
    done = settled(bet, stake, rounding)
    assert done.won == won_as_printed(bet.rows[0].pays, commission, stake, rounding)
    assert done.stake_back == (0 if " for " in pays else stake)


@given(PAYS, STAKES, ROUNDINGS, COMMISSIONS)
def test_a_fixed_pay_of_a_meter_is_what_a_table_pays(
    pays: str, stake: Minor, rounding: Rounding, commission: int
) -> None:
    bet = replace(a_bet_paying(pays, commission, "progressive"), stake=stake)
    game = a_game(bets=(bet,), rounding=rounding, progressive=PROGRESSIVE)
    due = settled(replace(bet, key="player"), stake, rounding).returned
    assert fixed_return(game, 0) == due


@given(PAYS, COMMISSIONS, STAKES, ROUNDINGS)
def test_a_stake_on_the_step_is_paid_as_it_is_priced(
    pays: str, commission: int, stake: Minor, rounding: Rounding
) -> None:
    payment = Payment.of(Pays.parse(pays), commission)
    step = payment.step(rounding.unit)
    exact = payment.exact()
    assert exact is not None
    assert payment.returned(Minor(stake * step), rounding) == stake * step * exact
    off = Fraction(stake * payment.numerator, payment.denominator * rounding.unit)
    assert (stake % step == 0) == (off.denominator == 1)


@pytest.mark.part("compiler")
@settings(max_examples=150)
@given(PAYS, COMMISSIONS, st.integers(1, 100_000).map(Minor), ROUNDINGS)
def test_the_kernel_pays_as_the_table_does(
    pays: str, commission: int, stake: Minor, rounding: Rounding
) -> None:
    assert native.module is not None, "a compiler is here, so the native module has to be"
    rows = (a_row("any", pays),)
    bet = a_bet("player", "player", rows, commission_ppm=commission)
    game = a_game(bets=(bet,), rounding=rounding, progressive=None)
    terms = Terms(stake, 1, least=stake, most=stake)
    play = Play(game, built_in("flat", 1), terms, "player")
    due = settled(bet, stake, rounding).net
    for path in (native.PYTHON, *native.module.PATHS):
        [tally] = play_sessions(play, 1, 0, 1, path=path)
        assert tally.result == due, path


def test_a_plan_whose_wins_cannot_be_counted_is_refused() -> None:
    bet = a_bet("player", "player", (a_row("any", "99999999999999999999 to 1"),))
    game = a_game(bets=(bet,), progressive=None)
    with stating(RuleError, "error-plan-large", bet="player", coups=3):
        Play(game, built_in("flat", 1), Terms(Minor(1000), 3), "player")


def test_a_price_is_the_mean_of_what_is_paid() -> None:
    bet = a_bet_paying("3 to 2", 50_000)
    game = a_game(bets=(bet,), progressive=None)
    price = Prices(game, Composition.decks(game.shoe.decks)).price(bet, bet.side)
    cent = Rounding(Minor(1), Direction.NEAREST)
    for row in price.rows:
        if row.row is not None:
            payment = Payment.of(row.row.pays, bet.commission_on(row.row))
            assert payment.returned(Minor(4000), cent) == 4000 * row.returned

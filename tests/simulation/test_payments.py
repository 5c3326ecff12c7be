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
from puntobanco.progressive.state import bet_of, fixed_return, prize_of, stake_of
from puntobanco.sheets import load_game
from puntobanco.sheets.files import game_keys
from puntobanco.simulation.plans import BettingPlan, PlanStep, built_in
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
def test_a_settlement_pays_the_ratio_rounded_once(
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
def test_a_stake_on_the_step_is_paid_exactly(
    pays: str, commission: int, stake: Minor, rounding: Rounding
) -> None:
    payment = Payment.of(Pays.parse(pays), commission)
    step = payment.step(rounding.unit)
    exact = payment.exact()
    assert exact is not None
    assert payment.returned(Minor(stake * step), rounding) == stake * step * exact
    off = Fraction(stake * payment.numerator, payment.denominator * rounding.unit)
    assert (stake % step == 0) == (off.denominator == 1)


# --- Every pay of every game, at stakes that round in every direction ---------------------------

GAMES = tuple(map(load_game, game_keys()))
PRINTED = {
    (row.pays, bet.commission_ppm)
    for game in GAMES
    for bet in game.bets
    for row in bet.rows
    if row.pays.kind is not PaysKind.METER
}
UNPRINTED = {
    (Pays.parse(text), ppm)
    for text in ("3 to 2", "1 to 3", "11 for 3", "1 for 2", "8 for 1")
    for ppm in (0, 50_000)
}
EVERY_BET = tuple(
    a_bet(f"bet-{place}", "player", (a_row("any", str(pays)),), commission_ppm=ppm)
    for place, (pays, ppm) in enumerate(sorted(PRINTED | UNPRINTED, key=str))
)
SEVERAL_STAKES = tuple(map(Minor, (1, 2, 3, 7, 10, 25, 50, 99, 150, 333, 1250, 2510)))
EVERY_ROUNDING = [
    Rounding(Minor(unit), direction) for direction in Direction for unit in (1, 25, 100)
]


def remainders(rounding: Rounding) -> set[Fraction]:
    """The fractions of a unit that these stakes leave to be rounded."""
    payments = [Payment.of(bet.rows[0].pays, bet.commission_ppm) for bet in EVERY_BET]
    return {
        Fraction(stake * one.numerator, one.denominator * rounding.unit) % 1
        for one in payments
        for stake in SEVERAL_STAKES
    }


def name_of(rounding: Rounding) -> str:
    return f"{rounding.direction.value}-{rounding.unit}"


@pytest.mark.parametrize("rounding", EVERY_ROUNDING, ids=name_of)
def test_every_pay_of_every_game_is_settled_as_printed(rounding: Rounding) -> None:
    half = Fraction(1, 2)
    assert {-1, 0, 1} == {(rest > half) - (rest < half) for rest in remainders(rounding) if rest}
    book = a_book(*EVERY_BET, rounding=rounding)
    for bet in EVERY_BET:
        pays = bet.rows[0].pays
        for stake in SEVERAL_STAKES:
            done = book.settle(Wager(bet.key, stake), 0)
            won = won_as_printed(pays, bet.commission_ppm, stake, rounding)
            assert (done.won, done.net) == (won, won - stake * (pays.kind is PaysKind.FOR))
            meter = a_game(
                bets=(replace(bet, key="progressive", stake=stake),),
                rounding=rounding,
                progressive=PROGRESSIVE,
            )
            assert fixed_return(meter, 0) == done.returned


@pytest.mark.part("compiler")
@pytest.mark.parametrize("rounding", EVERY_ROUNDING, ids=name_of)
def test_a_plan_is_paid_as_at_the_table_in_the_kernel_and_its_twin(rounding: Rounding) -> None:
    assert native.module is not None, "a compiler is here, so the native module has to be"
    game = a_game(bets=EVERY_BET, rounding=rounding, progressive=None)
    many = len(SEVERAL_STAKES)
    steps = tuple(
        PlanStep(stake, won=after, lost=after, pushed=after)
        for stake, after in zip(SEVERAL_STAKES, (*range(1, many), 0), strict=True)
    )
    terms = Terms(Minor(1), many, least=Minor(1), most=max(SEVERAL_STAKES))
    for bet in EVERY_BET:
        settled = [game.book.settle(Wager(bet.key, stake), 0).net for stake in SEVERAL_STAKES]
        play = Play(game, BettingPlan("every stake", steps), terms, bet.key)
        assert [play.net(0, 0, stake) for stake in SEVERAL_STAKES] == settled
        for path in (native.PYTHON, *native.module.PATHS):
            [tally] = play_sessions(play, 1, 0, 1, path=path)
            assert tally.result == sum(settled), (path, str(bet.rows[0].pays))


def test_every_pay_is_priced_at_what_an_exact_stake_is_paid() -> None:
    cent = Rounding(Minor(1), Direction.NEAREST)
    game = a_game(bets=EVERY_BET, rounding=cent, progressive=None)
    prices = Prices(game, Composition.decks(game.shoe.decks))
    for bet in EVERY_BET:
        priced = prices.price(bet, bet.side).rows[0]
        payment = Payment.of(bet.rows[0].pays, bet.commission_ppm)
        stake = Minor(payment.step(1) * 7)
        assert game.book.settle(Wager(bet.key, stake), 0).returned == stake * priced.returned


@pytest.mark.parametrize("on", [0, 1, 99, 123_457, 500_000_01])
def test_a_share_of_a_meter_is_one_amount_for_award_sign_and_settlement(on: int) -> None:
    shares = 0
    for game in GAMES:
        if game.progressive is None:
            continue
        bet, book = bet_of(game), game.book
        side = bet.sides[0]
        rows = book.rows_by_class(bet, side)
        for place, row in enumerate(bet.rows):
            if row.pays.kind is PaysKind.METER:
                wager = Wager(bet.key, stake_of(game), side)
                done = book.settle(wager, rows.index(place), meter=Minor(on))
                assert done.won == prize_of(game, place, on=Minor(on)) == floor(on * row.pays.ratio)
                shares += 1
    assert shares > 4


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


def test_a_plan_with_uncountable_wins_is_refused() -> None:
    bet = a_bet("player", "player", (a_row("any", "99999999999999999999 to 1"),))
    game = a_game(bets=(bet,), progressive=None)
    with stating(RuleError, "error-plan-large", bet="player", coups=3):
        Play(game, built_in("flat", 1), Terms(Minor(1000), 3), "player")


def test_a_price_is_the_mean_payment() -> None:
    bet = a_bet_paying("3 to 2", 50_000)
    game = a_game(bets=(bet,), progressive=None)
    price = Prices(game, Composition.decks(game.shoe.decks)).price(bet, bet.side)
    cent = Rounding(Minor(1), Direction.NEAREST)
    for row in price.rows:
        if row.row is not None:
            payment = Payment.of(row.row.pays, bet.commission_on(row.row))
            assert payment.returned(Minor(4000), cent) == 4000 * row.returned

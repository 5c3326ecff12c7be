"""Settlement to the cent: wagers on the sheets' own examples and on any coup."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from puntobanco.core.bets import Book, Settlement, Wager
from puntobanco.core.coup import Coup
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import one_of
from puntobanco.core.game import BookCache
from puntobanco.core.money import Direction, Minor
from puntobanco.core.payment import Rounding
from puntobanco.core.rows import Pays, PaysKind, Side
from puntobanco.sheets import load_game
from tests.kit.games import (
    BETS,
    DRAGON_BONUS,
    EITHER_PAIR,
    EVEN_MONEY,
    FORTUNE_SEVEN,
    HALF_ON_SIX,
    PAIR,
    PERFECT_PAIR,
    PROGRESSIVE_ONE,
    PUSH_ON_THREE_CARD_SEVEN,
    a_bet,
    a_book,
    a_row,
    row_says,
)
from tests.kit.stated import stating
from tests.kit.strategies import coups, meter_shares, odds, roundings, stakes

GAME = a_book(*BETS)

PLAYER_WINS = "9s 7d Kh Kc"
BANKER_WINS = "7s 8d Kh Kc"
TIE = "7s 7d Kh Kc"
BANKER_THREE_CARD_SEVEN = "Ks Ad 2h Ac Kd 5h"
"""Banker A + A + 5 over the Player's 2."""


def settled(
    book: Book, key: str, line: str, stake: int, *, meter: int | None = None
) -> Settlement[Wager]:
    """One wager on one coup."""
    wager = Wager(key, Minor(stake))
    return next(
        book.settle_all((wager,), Coup.parse(line), meter=None if meter is None else Minor(meter))
    )


# Mini-/Midi-Baccarat: "a winning Banker wager of $20 will be paid $20 - $1 commission for a
# payout of $19".
def test_twenty_on_banker_is_paid_nineteen() -> None:
    done = settled(GAME, "banker", BANKER_WINS, 2000)
    assert (done.won, done.commission, done.stake_back) == (1900, 100, 2000)
    assert (done.returned, done.net) == (3900, 1900)


# Mini-/Midi-Baccarat: "A tie wager of $5 would win $40".
def test_five_on_tie_wins_forty() -> None:
    done = settled(GAME, "tie", TIE, 500)
    assert (done.won, done.returned, done.net) == (4000, 4500, 4000)


def test_player_is_paid_even_money_without_commission() -> None:
    done = settled(GAME, "player", PLAYER_WINS, 2000)
    assert (done.won, done.commission, done.returned) == (2000, 0, 4000)


@pytest.mark.parametrize("key", ["player", "banker"])
def test_the_lines_push_on_a_tie_and_pay_no_commission(key: str) -> None:
    done = settled(GAME, key, TIE, 2000)
    assert (done.stake_back, done.won, done.commission, done.net) == (2000, 0, 0, 0)
    assert done.row == 1


def test_a_wager_that_no_row_matches_is_lost() -> None:
    done = settled(GAME, "player", BANKER_WINS, 2000)
    assert done == Settlement(Wager("player", Minor(2000)), None, Minor(0), Minor(0), Minor(0))
    assert (done.returned, done.net) == (0, -2000)


# Mini-/Midi-Baccarat, "Dragon Bonus Baccarat", its examples and pay table.
@pytest.mark.parametrize(
    ("line", "player", "banker"),
    [
        pytest.param("Ks Ad 2h Ac Kd 6h", -1, 4, id="Bank wins 8 over 2"),
        pytest.param("5s Ad Kh Kc 3d Kh", 6, -1, id="Player wins 8 over 1"),
        pytest.param("9s 3d Kh Kc", 1, -1, id="Player wins natural 9 over 3"),
        pytest.param("6s 3d Kh Kc Kd", -1, -1, id="Player wins 6 over 3"),
        pytest.param("4s 4d Kh Kc Kd", -1, -1, id="Player ties Bank 4 to 4"),
        pytest.param("8s 8d Kh Kc", 0, 0, id="natural tie of 8"),
        pytest.param("9s 9d Kh Kc", 0, 0, id="natural tie of 9"),
        pytest.param("9s 8d Kh Kc", 1, -1, id="natural 9 over natural 8"),
        pytest.param("5s Kd Kh Kc 4d Kh", 30, -1, id="non-natural win by 9"),
        pytest.param("Ks Kd Kh 2c Kd 6h", -1, 10, id="non-natural win by 8"),
        pytest.param("5s Kd Kh 4c Ad", -1, -1, id="Player wins 6 over 4"),
        pytest.param("7s 2d Kh Kc Kd", 2, -1, id="non-natural win by 5"),
        pytest.param("7s 3d Kh Kc Kd", 1, -1, id="non-natural win by 4"),
    ],
)
def test_dragon_bonus_pays_as_printed(line: str, player: int, banker: int) -> None:
    won = {
        side: settled(GAME, f"{side}-dragon-bonus", line, 100).net for side in ("player", "banker")
    }
    assert won == {"player": 100 * player, "banker": 100 * banker}


# Commission-Free Baccarat: "1 to 1 on all wins except 6, which shall pay 1 to 2".
@pytest.mark.parametrize(
    ("line", "won"),
    [
        pytest.param("5s 6d Kh Kc Kd", 1000, id="6 in two cards"),
        pytest.param("2s Ad Kh Ac Kd 4h", 1000, id="6 in three cards"),
        pytest.param("6s 7d Kh Kc", 2000, id="7"),
        pytest.param(TIE, 0, id="tie"),
    ],
)
def test_commission_free_banker_has_half_pay_on_six(line: str, won: int) -> None:
    done = settled(a_book(a_bet("banker", "banker", HALF_ON_SIX)), "banker", line, 2000)
    assert (done.won, done.stake_back, done.commission) == (won, 2000, 0)


# Dragon Bonus Baccarat Commission Free: "Banker bets push when they win with a three-card total
# of 7"; "the Fortune 7 bet wins, and pays 40 to 1, if the Banker wins with a three-card total of
# 7 points".
def test_a_three_card_seven_pushes_banker_and_pays_its_own_bets() -> None:
    book = a_book(
        a_bet("banker", "banker", PUSH_ON_THREE_CARD_SEVEN),
        a_bet("fortune-7", "banker", FORTUNE_SEVEN),
        a_bet("banker-dragon-bonus", "banker", DRAGON_BONUS),
    )
    nets = {key: settled(book, key, BANKER_THREE_CARD_SEVEN, 1000).net for key in book.bets}
    assert nets == {"banker": 0, "fortune-7": 40_000, "banker-dragon-bonus": 2000}
    two_cards = {key: settled(book, key, "6s 7d Kh Kc", 1000).net for key in book.bets}
    assert two_cards == {"banker": 1000, "fortune-7": -1000, "banker-dragon-bonus": -1000}


def test_a_pair_pays_on_any_result() -> None:
    for line in ("4s 9d 4h Kc", "4s 2d 4h Kc", "Ks Td Kh Jc Kd Qc"):
        assert settled(GAME, "player-pair", line, 100).net == 1100
    assert settled(GAME, "banker-pair", "Ks Td Kh Jc Kd 2c", 100).net == -100


PERFECT = a_book(
    a_bet("player-perfect-pair", "player", (a_row("any", "25 to 1", pair="suited"), *PAIR)),
    a_bet("perfect-pair", "winner", PERFECT_PAIR),
    a_bet("either-pair", "winner", EITHER_PAIR),
)


# Net results of a stake of one, in the order of PERFECT.
@pytest.mark.parametrize(
    ("line", "nets"),
    [
        ("4s 9d 4s Kc", (25, 25, 5)),
        ("4s 9d 4h Kc", (11, -1, 5)),
        ("Ks 4d Td 4d", (-1, 25, 5)),
        ("4s 4d 4s 4d", (25, 250, 5)),
        ("4s 4d 4h 4d", (11, 25, 5)),
        ("4s 4d 4h 4c", (11, -1, 5)),
        ("Ts 9s Js Ks", (-1, -1, -1)),
        ("2s Kd 2s 7h 5s", (25, 25, 5)),
        ("2s Kd 2s 7h 5d", (25, 25, 5)),
        ("2s Kd 3s 7h 2s", (-1, -1, -1)),
    ],
)
def test_a_perfect_pair_has_the_same_rank_and_suit(line: str, nets: tuple[int, ...]) -> None:
    assert tuple(settled(PERFECT, key, line, 1).net for key in PERFECT.bets) == nets


# Dragon Bonus Progressive, pay table 1. "For one" includes the stake.
@pytest.mark.parametrize(
    ("line", "won"),
    [
        pytest.param("2d Kd 3d Ks 4d Kh", 1_234_567, id="2-3-4 in diamonds: all of the meter"),
        pytest.param("3s Kd 2s Ks 4s Kh", 123_456, id="one suit: a tenth, floored"),
        pytest.param("2s Kd 3d Ks 4d Kh", 100_000, id="mixed: 1000 for 1"),
        pytest.param("5d Kd Kd Ks 4d Kh", 1000, id="any other three-card 9 over 0: 10 for 1"),
        pytest.param("9d Kd Kd Ks", 0, id="a natural 9 over 0 is no row"),
    ],
)
def test_a_progressive_prize_replaces_the_stake(line: str, won: int) -> None:
    coup, meter = Coup.parse(line), Minor(1_234_567)
    rides = (Side.PLAYER, Side.WINNER, Side.BANKER)
    wagers = tuple(Wager("progressive", Minor(100), side) for side in rides)
    done = list(GAME.settle_all(wagers, coup, meter=meter))
    assert [one.won for one in done] == [won, won, 0]
    assert [one.returned for one in done] == [won, won, 0]
    assert [one.net for one in done] == [won - 100, won - 100, -100]


def test_a_share_of_a_meter_needs_the_meter() -> None:
    wager = Wager("progressive", Minor(100), Side.PLAYER)
    with stating(RuleError, "error-bet-meter-row", bet="progressive", row=0):
        list(GAME.settle_all((wager,), Coup.parse("2d Kd 3d Ks 4d Kh")))


def test_a_bet_not_offered_is_refused_by_name() -> None:
    book = a_book(*BETS[:2])
    offered = one_of(["player", "banker"])
    with stating(RuleError, "error-bet", bet="dragon-7", offered=offered):
        settled(book, "dragon-7", TIE, 100)


@pytest.mark.parametrize(
    ("key", "rides", "stated", "sides"),
    [
        ("progressive", None, "", ["player", "banker", "winner"]),
        ("progressive", Side.LINE, "line", ["player", "banker", "winner"]),
        ("banker", Side.PLAYER, "player", ["banker"]),
    ],
)
def test_a_wager_rides_on_a_hand_its_bet_allows(
    key: str, rides: Side | None, stated: str, sides: list[str]
) -> None:
    wager = Wager(key, Minor(100), rides)
    with stating(RuleError, "error-bet-rides", bet=key, rides=stated, sides=one_of(sides)):
        list(GAME.settle_all((wager,), Coup.parse(TIE)))


def test_naming_the_hand_of_a_plain_bet_changes_nothing() -> None:
    plain, named = Wager("banker", Minor(100)), Wager("banker", Minor(100), Side.BANKER)
    first, second = GAME.settle_all((plain, named), Coup.parse(BANKER_WINS))
    assert replace(first, wager=named) == second


def test_wagers_are_settled_in_the_order_given() -> None:
    wagers = tuple(Wager(key, Minor(100)) for key in ("tie", "player", "banker", "player"))
    done = GAME.settle_all(wagers, Coup.parse(PLAYER_WINS))
    assert [one.wager.bet for one in done] == ["tie", "player", "banker", "player"]


@given(coups)
def test_the_first_matching_row_settles_a_coup(coup: Coup) -> None:
    for bet in BETS:
        for side in bet.sides:
            wager = Wager(bet.key, Minor(100), side)
            (done,) = GAME.settle_all((wager,), coup, meter=Minor(10_000_000))
            spoken = (i for i, row in enumerate(bet.rows) if row_says(row, side, coup))
            assert done.row == next(spoken, None)


# The amount paid is rounded once per wager, by default to the nearest cent with halves to the
# patron. Unit and direction are settings of the table.
@pytest.mark.parametrize(
    ("unit", "direction", "stake", "won", "commission"),
    [
        (1, Direction.NEAREST, 10, 10, 0),  # 9.5: the half goes to the patron
        (1, Direction.NEAREST, 30, 29, 1),  # 28.5
        (1, Direction.NEAREST, 5, 5, 0),  # 4.75
        (1, Direction.NEAREST, 25, 24, 1),  # 23.75
        (1, Direction.NEAREST, 29, 28, 1),  # 27.55
        (1, Direction.NEAREST, 9, 9, 0),  # 8.55
        (1, Direction.NEAREST, 11, 10, 1),  # 10.45
        (1, Direction.HOUSE, 30, 28, 2),
        (1, Direction.PATRON, 11, 11, 0),
        (25, Direction.NEAREST, 1000, 950, 50),
        (25, Direction.NEAREST, 1500, 1425, 75),
        (25, Direction.NEAREST, 700, 675, 25),  # 665
        (25, Direction.HOUSE, 700, 650, 50),
        (25, Direction.PATRON, 100, 100, 0),  # 95
        (100, Direction.HOUSE, 100, 0, 100),  # 95
    ],
)
def test_commission_is_rounded_once_on_the_amount_paid(
    unit: int, direction: Direction, stake: int, won: int, commission: int
) -> None:
    book = a_book(BETS[1], rounding=Rounding(Minor(unit), direction))
    done = settled(book, "banker", BANKER_WINS, stake)
    assert (done.won, done.commission) == (won, commission)


@pytest.mark.parametrize(
    ("direction", "won"), [(Direction.NEAREST, 3), (Direction.PATRON, 3), (Direction.HOUSE, 2)]
)
def test_half_pay_on_an_odd_stake_is_rounded_as_posted(direction: Direction, won: int) -> None:
    book = a_book(a_bet("banker", "banker", HALF_ON_SIX), rounding=Rounding(Minor(1), direction))
    assert settled(book, "banker", "5s 6d Kh Kc Kd", 5).won == won


def test_rounding_once_costs_less_than_rounding_per_chip() -> None:
    whole = settled(GAME, "banker", BANKER_WINS, 99).commission
    chips = sum(settled(GAME, "banker", BANKER_WINS, 11).commission for _ in range(9))
    assert (whole, chips) == (5, 9)


def one_row_book(payment: Pays, commission_ppm: int, rounding: Rounding) -> Book:
    """A bet that wins on every coup."""
    bet = a_bet("bet", "player", (replace(a_row("any"), pays=payment),))
    return a_book(replace(bet, commission_ppm=commission_ppm), rounding=rounding)


rates = st.sampled_from([0, 1, 40_000, 50_000, 1_000_000]) | st.integers(0, 1_000_000)


@settings(deadline=None)
@given(odds, stakes, rates, roundings)
def test_payments_equal_the_printed_odds_rounded_once(
    payment: Pays, stake: Minor, rate: int, rounding: Rounding
) -> None:
    done = settled(one_row_book(payment, rate, rounding), "bet", TIE, stake)
    owed = stake * payment.ratio
    if payment.kind is PaysKind.TO:
        owed *= 1 - Fraction(rate, 1_000_000)
    unit = rounding.unit
    assert done.won % unit == 0
    match rounding.direction:
        case Direction.NEAREST:
            assert -unit < 2 * (done.won - owed) <= unit
        case Direction.PATRON:
            assert 0 <= done.won - owed < unit
        case Direction.HOUSE:
            assert 0 <= owed - done.won < unit


@settings(deadline=None)
@given(odds, stakes, rates, roundings)
def test_losses_and_wins_are_bounded_by_stake_and_odds(
    payment: Pays, stake: Minor, rate: int, rounding: Rounding
) -> None:
    done = settled(one_row_book(payment, rate, rounding), "bet", TIE, stake)
    most = stake * payment.ratio - (stake if payment.kind is PaysKind.FOR else 0)
    assert done.net >= -stake
    assert done.net == done.returned - stake == done.stake_back + done.won - stake
    # A table that rounds for the patron gives away less than a unit, and only if the odds leave a
    # fraction of a unit.
    whole = stake * payment.ratio % rounding.unit == 0
    slack = 0 if whole or rounding.direction is Direction.HOUSE else rounding.unit
    assert done.net <= most or done.net < most + slack


@settings(deadline=None)
@given(odds, stakes, rates, roundings)
def test_commission_and_payment_make_up_the_winnings(
    payment: Pays, stake: Minor, rate: int, rounding: Rounding
) -> None:
    charged = settled(one_row_book(payment, rate, rounding), "bet", TIE, stake)
    free = settled(one_row_book(payment, 0, rounding), "bet", TIE, stake)
    if rate and payment.kind is PaysKind.TO:
        # Gross to the cent, whatever unit is paid: coarse rounding may pay more than gross.
        cent = replace(rounding, unit=Minor(1))
        gross = settled(one_row_book(payment, 0, cent), "bet", TIE, stake).won
        assert charged.commission == max(gross - charged.won, 0)
    else:
        assert charged.commission == 0
    assert charged.commission >= 0
    assert free.commission == 0
    if payment.kind is PaysKind.FOR:
        assert charged == free, "a payment for one carries no commission"


@settings(deadline=None)
@given(meter_shares, st.integers(0, 10**9).map(Minor), stakes)
def test_a_share_is_rounded_down_and_at_most_the_meter(
    share: Pays, meter: Minor, stake: Minor
) -> None:
    cent = Rounding(Minor(1), Direction.PATRON)
    done = settled(one_row_book(share, 50_000, cent), "bet", TIE, stake, meter=meter)
    assert 0 <= meter * share.ratio - done.won < 1
    assert done.won <= meter
    assert (done.stake_back, done.commission) == (0, 0)


@given(stakes, coups)
def test_a_bet_is_won_pushed_or_lost_entirely(stake: Minor, coup: Coup) -> None:
    wagers = tuple(Wager(bet.key, stake) for bet in BETS if bet.side is not Side.LINE)
    for done in GAME.settle_all(wagers, coup):
        assert done.stake_back in (0, stake)
        if done.row is None:
            assert (done.stake_back, done.won, done.commission) == (0, 0, 0)
        else:
            assert done.stake_back == stake


def test_a_line_bet_may_ride_on_any_plain_side() -> None:
    assert a_bet("progressive", "line", PROGRESSIVE_ONE).sides == (
        Side.PLAYER,
        Side.BANKER,
        Side.WINNER,
    )
    assert a_bet("banker", "banker", EVEN_MONEY).sides == (Side.BANKER,)


def test_a_book_prices_each_class_by_its_first_row() -> None:
    book = a_book(a_bet("banker", "banker", HALF_ON_SIX))
    (bet,) = book.bets.values()
    by_class = book.rows_by_class(bet, Side.BANKER)
    assert len(by_class) == len(book.classes) == 205
    for row, one in zip(by_class, book.classes.all, strict=True):
        cell = one.cell
        if cell.banker > cell.player:
            assert row == (0 if cell.banker == 6 else 1)
        else:
            assert row == (2 if cell.banker == cell.player else None)


def test_a_game_settles_the_same_after_its_compiled_bets_are_released() -> None:
    books = BookCache(most=1)
    one, other = load_game("mini-baccarat"), load_game("fortune-7")
    first = books.book_of(one)
    assert first is books.book_of(replace(one)), "games of one hash share the compilation"
    assert books.book_of(other) is not first
    again = books.book_of(one)
    assert again is not first
    assert again.bets == first.bets

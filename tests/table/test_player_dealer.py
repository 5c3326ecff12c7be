"""The player-dealer: whose turn it is, and the coverage of a bank, in both modes."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import accumulate, pairwise, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.core.coup import Coup
from puntobanco.core.errors import InvariantBroken, RuleError
from puntobanco.core.facts import fact
from puntobanco.core.game import Banking, Coverage, Rotation
from puntobanco.core.ids import PatronId
from puntobanco.core.money import Minor
from puntobanco.sheets import load_game
from puntobanco.table import player_dealer
from puntobanco.table.player_dealer import (
    BankSettled,
    clockwise,
    hands_held,
    in_settlement_order,
    seats_to_offer,
    settle_from_bank,
)
from puntobanco.table.settlement import settled_wager
from puntobanco.table.state import SettledWager, StandingWager
from tests.kit.stated import stating
from tests.kit.tables import PLAYER_WINS, Play

GAME = load_game("commission-free-dragon-bonus")
BETS = ("player", "banker", "tie", "player-dragon-bonus", "banker-dragon-bonus")
SHEET = GAME.banking
EVERY_HAND = replace(SHEET, rotation=Rotation.EVERY_HAND)

# --- Rotation ----------------------------------------------------------------------------------


# California: Commission-Free Baccarat: "offered systematically and continuously in a clockwise
# manner around the table after every two hands".
@pytest.mark.parametrize(
    ("holder", "hands", "offered"),
    [
        pytest.param(None, 0, (1, 3, 5, 8), id="at the start of a game"),
        pytest.param(3, 0, (), id="just accepted"),
        pytest.param(3, 1, (), id="after one hand"),
        pytest.param(3, 2, (5, 8, 1, 3), id="after two hands"),
        pytest.param(8, 2, (1, 3, 5, 8), id="from the last seat on"),
        pytest.param(6, 0, (8, 1, 3, 5), id="the holder has left"),
        pytest.param(9, 1, (1, 3, 5, 8), id="the holder has left the last seat"),
    ],
)
def test_the_position_moves_clockwise_every_two_coups(
    holder: int | None, hands: int, offered: tuple[int, ...]
) -> None:
    assert hands_held(SHEET) == 2
    assert seats_to_offer([5, 1, 8, 3], holder=holder, hands=hands, banking=SHEET) == offered


def test_a_stricter_rule_offers_the_position_every_coup() -> None:
    assert hands_held(EVERY_HAND) == 1
    assert seats_to_offer([1, 2, 3], holder=2, hands=0, banking=EVERY_HAND) == ()
    assert seats_to_offer([1, 2, 3], holder=2, hands=1, banking=EVERY_HAND) == (3, 1, 2)


def test_a_lone_holder_is_asked_again() -> None:
    assert seats_to_offer([4], holder=4, hands=2, banking=SHEET) == (4,)


def test_nobody_is_asked_at_an_empty_table() -> None:
    assert seats_to_offer([], holder=None, hands=0, banking=SHEET) == ()
    assert seats_to_offer([], holder=4, hands=2, banking=SHEET) == ()


seats = st.sets(st.integers(1, 15), min_size=1, max_size=14)
bankings = st.sampled_from([SHEET, EVERY_HAND, replace(SHEET, rotation_hands=1)])


@given(seats, st.integers(1, 15), bankings)
def test_everybody_is_asked_once_and_the_holder_last(
    occupied: set[int], holder: int, banking: Banking
) -> None:
    order = seats_to_offer(occupied, holder=holder, hands=2, banking=banking)
    assert sorted(order) == sorted(occupied)
    assert (order[-1] == holder) == (holder in occupied)
    # Clockwise: at most one step down in the numbers, and never past the holder's place.
    assert sum(one > two for one, two in pairwise(order)) <= 1
    assert order == clockwise(order, after=holder)


def offers_made(
    occupied: set[int], answers: Sequence[bool], voids: Sequence[bool], banking: Banking
) -> Iterator[tuple[int, bool]]:
    """An evening of offers: each seat asked, whether it took the position, hands in between."""
    holder: int | None = None
    hands, answer, void = 0, iter(answers), iter(voids)
    while True:
        for seat in seats_to_offer(occupied, holder=holder, hands=hands, banking=banking):
            taken = next(answer, None)
            if taken is None:
                return
            yield seat, taken
            if taken:
                holder, hands = seat, 0
                break
        # A void hand does not count; a hand without a bank is not dealt.
        hands += holder is not None and not next(void, False)


@pytest.mark.assures("CAL-06")
@given(
    seats,
    st.lists(st.booleans(), max_size=80),
    st.lists(st.booleans(), max_size=60),
    bankings,
)
def test_everybody_is_asked_before_anybody_twice(
    occupied: set[int], answers: list[bool], voids: list[bool], banking: Banking
) -> None:
    asked = [seat for seat, _ in offers_made(occupied, answers, voids, banking)]
    # Whatever the answers, the table is always offered in the same order.
    circle = sorted(occupied)
    assert asked == [circle[place % len(circle)] for place in range(len(asked))]


def test_a_void_coup_does_not_count() -> None:
    said = list(offers_made({1, 2}, [True, True, False], [False, True, True, False], SHEET))
    assert said == [(1, True), (2, True), (1, False)]


# --- Order of action ---------------------------------------------------------------------------


def a_line(seat: int, bet: str, stake: int, net: int) -> SettledWager:
    """A wager settled in full: lost, pushed, or won by this much."""
    back, won = (0, 0) if net < 0 else (stake, net)
    assert net >= 0 or net == -stake
    return settled_line(seat, bet, stake, back, won)


def settled_line(seat: int, bet: str, stake: int, back: int, won: int) -> SettledWager:
    """A wager settled in full, with these amounts."""
    return SettledWager(
        seat,
        PatronId(f"p{seat}"),
        bet,
        Minor(stake),
        row=0,
        stake_back=Minor(back),
        won=Minor(won),
        commission=Minor(0),
    )


# California: Commission-Free Baccarat Dragon Bonus: "The action on payouts will always begin with
# the player to the left of the player-dealer position and continue clockwise. … all Player line
# wagers, then all Banker line wagers, then all Tie Bet wagers, then all Player Dragon Bonus Bet
# wagers, then all Banker Dragon Bonus Bet wagers."
def test_wagers_are_settled_bet_by_bet_and_clockwise() -> None:
    standing = dict.fromkeys((1, 2, 4, 5), BETS[::-1])
    order = in_settlement_order(standing, game=GAME, player_dealer=3)
    assert [(bet, seat) for seat, bet in order] == list(product(BETS, (4, 5, 1, 2)))


def test_at_a_house_banked_table_the_lowest_seat_is_first() -> None:
    order = in_settlement_order({5: ["tie", "player"], 2: ["tie"]}, game=GAME, player_dealer=None)
    assert order == ((5, "player"), (2, "tie"), (5, "tie"))


def test_the_settlement_order_is_that_of_the_game() -> None:
    other = replace(GAME, bets=GAME.bets[::-1])
    order = in_settlement_order({1: BETS}, game=other, player_dealer=3)
    assert [bet for _, bet in order] == list(reversed(BETS))


def test_the_table_pays_in_settlement_order() -> None:
    play = Play(GAME, patrons=3)
    for number in (1, 2, 3):
        play.seat(f"p{number}", number)
    play.shoe()
    play.bank("p2", 500_00)
    laid = [(name, bet, 10_00) for name in ("p1", "p3") for bet in ("tie", "banker", "player")]
    play.coup(laid, PLAYER_WINS)
    assert [(one.bet, one.seat) for one in play.table.recall[-1].settled] == [
        *product(("player", "banker", "tie"), (3, 1))
    ]


def test_a_wager_of_the_player_dealer_raises() -> None:
    with pytest.raises(RuleError) as caught:
        in_settlement_order({3: ["tie"]}, game=GAME, player_dealer=3)
    assert caught.value.stated == fact("table-player-dealer-bets", seat=3)


def test_an_unknown_bet_has_no_place_in_the_order() -> None:
    with stating(RuleError, "error-game-bet", bet="fortune-7", game=GAME.key):
        in_settlement_order({1: ["fortune-7"]}, game=GAME, player_dealer=3)


# --- Coverage: worked cases --------------------------------------------------------------------


def settled(full: Sequence[SettledWager], bank: int, coverage: Coverage) -> BankSettled:
    """The hand settled from a bank of this amount."""
    return settle_from_bank(full, bank=Minor(bank), coverage=coverage)


def collected(one: SettledWager) -> int:
    """The part of the stake that the bank took."""
    return one.stake - one.stake_back


def reach(one: SettledWager) -> str:
    """How far the bank covered a wager."""
    if not one.uncovered:
        return "full"
    return "partial" if one.net else "none"


def told(one: SettledWager) -> tuple[int, int, int, str]:
    """Paid, collected, stake returned, and the reach of the bank."""
    return one.won, collected(one), one.stake_back, reach(one)


def used(done: BankSettled) -> list[int]:
    """What was paid and collected so far, after each wager."""
    return list(accumulate(abs(one.net) for one in done.wagers))


def bank_nets(done: BankSettled) -> list[int]:
    """What the bank had won so far, after each wager."""
    return list(accumulate(-one.net for one in done.wagers))


WORKED = (
    a_line(1, "player", 60, -60),
    a_line(2, "banker", 50, 50),
    a_line(3, "tie", 10, -10),
)
"""Seat 1 Player 60 loses, seat 2 Banker 50 wins at 1 to 1, seat 3 has a Tie of 10."""


def test_gross_coverage_as_worked() -> None:
    done = settled(WORKED, 100, Coverage.GROSS)
    assert list(map(told, done.wagers)) == [
        (0, 60, 0, "full"),  # collect 60, 40 left
        (40, 0, 50, "partial"),  # pay 40, the whole stake of 50 back
        (0, 0, 10, "none"),  # returned
    ]
    assert used(done) == [60, 100, 100]
    assert [one.uncovered for one in done.wagers] == [0, 10, 10]
    assert (done.used, done.bank_net) == (100, 20)
    assert (done.bank, done.coverage) == (100, Coverage.GROSS)


def test_net_coverage_as_worked() -> None:
    done = settled(WORKED, 100, Coverage.NET)
    assert list(map(told, done.wagers)) == [
        (0, 60, 0, "full"),
        (50, 0, 50, "full"),  # paid out of what was collected
        (0, 10, 0, "full"),
    ]
    assert bank_nets(done) == [60, 10, 20]
    assert (done.used, done.bank_net) == (120, 20)


# Eight to one on ten asks for 80: a win is paid what is left, a loss is fully collected.
@pytest.mark.parametrize(
    ("net", "outcome"), [(80, (40, 0, 10, "partial")), (-10, (0, 10, 0, "full"))]
)
def test_a_tie_of_ten_with_forty_left(net: int, outcome: tuple[int, int, int, str]) -> None:
    laid = [a_line(1, "player", 60, -60), a_line(2, "tie", 10, net)]
    assert told(settled(laid, 100, Coverage.GROSS).wagers[1]) == outcome


def test_both_lines_of_one_patron_are_two_wagers() -> None:
    laid = [a_line(1, "player", 30, -30), a_line(1, "banker", 30, 30)]
    done = settled(laid, 50, Coverage.GROSS)
    assert list(map(told, done.wagers)) == [(0, 30, 0, "full"), (20, 0, 30, "partial")]


def test_a_losing_wager_gets_the_uncollected_rest() -> None:
    done = settled([a_line(1, "player", 60, -60)], 45, Coverage.GROSS)
    assert told(done.wagers[0]) == (0, 45, 15, "partial")


def test_a_push_does_not_use_the_bank() -> None:
    laid = [
        a_line(1, "player", 60, 0),
        a_line(2, "player", 50, -50),
        a_line(3, "player", 40, 0),
    ]
    for coverage in Coverage:
        done = settled(laid, 50, coverage)
        assert list(map(told, done.wagers)) == [
            (0, 0, 60, "full"),
            (0, 50, 0, "full"),
            (0, 0, 40, "full"),
        ]
        assert done.used == 50


def test_reaching_a_bound_ends_gross_but_not_net_settlement() -> None:
    laid = [
        a_line(1, "player", 70, -70),  # beyond a bank of 50
        a_line(2, "player", 20, -20),
        a_line(3, "banker", 80, 80),
        a_line(4, "tie", 10, -10),
    ]
    gross = settled(laid, 50, Coverage.GROSS)
    assert list(map(reach, gross.wagers)) == ["partial", "none", "none", "none"]
    net = settled(laid, 50, Coverage.NET)
    assert list(map(told, net.wagers)) == [
        (0, 50, 20, "partial"),
        (0, 0, 20, "none"),  # at the upper bound nothing more is collected
        (80, 0, 80, "full"),  # but 100 may be paid
        (0, 10, 0, "full"),
    ]
    assert bank_nets(net) == [50, 50, -30, -20]


def test_a_pay_for_one_moves_only_its_net() -> None:
    done = settled([settled_line(1, "tie", 10, 0, 30)], 15, Coverage.GROSS)
    assert told(done.wagers[0]) == (15, 0, 10, "partial")


def test_no_wager_leaves_the_bank_as_it_was() -> None:
    for coverage in Coverage:
        done = settled([], 100, coverage)
        assert (done.used, done.bank_net, done.wagers) == (0, 0, ())


def test_a_bank_below_zero_is_refused() -> None:
    with pytest.raises(RuleError) as caught:
        settled([], -1, Coverage.GROSS)
    assert caught.value.stated == fact("table-bank-negative", bank=-1)


BROKEN = {
    "a bank of 100 won or lost 101": ((2, 50, 50, 101),),
    "a bank of 100 moved 160": ((1, 60, 0, 0), (2, 50, 50, 100)),
    "seat 1 was paid 0 and lost 61 of 60": ((1, 60, -1, 0),),
    "seat 1 was paid -1 and lost 0 of 60": ((1, 60, 60, -1),),
}
"""Seat, stake, stake returned and winnings of each wager."""


@pytest.mark.assures("LED-12")
@pytest.mark.parametrize("sentence", list(BROKEN))
def test_an_unbalanced_settlement_raises(sentence: str) -> None:
    lines = tuple(
        settled_line(seat, "player", stake, back, won)
        for seat, stake, back, won in BROKEN[sentence]
    )
    broken = BankSettled(Minor(100), Coverage.GROSS, lines)
    with pytest.raises(InvariantBroken) as caught:
        player_dealer._ensure_sound(broken)
    assert str(caught.value) == sentence


# --- Coverage: thirteen patrons, five bets, every bank -----------------------------------------

COUPS = {
    "Player wins 9 over 0": "5s Kd Kh Kc 4d Kh",
    "Player wins 6 over 3": "6s 3d Kh Kc Kd",
    "Banker wins with 6": "5s 6d Kh Kc Kd",
    "Banker wins with a natural": "2s 9d Kh Kc",
    "natural tie": "8s 8d Kh Kc",
    "tie of 7": "7s 7d Kh Kc",
}

PLAYER_DEALER = 5


def thirteen_patrons(line: str) -> tuple[SettledWager, ...]:
    """Everyone on every bet, with small stakes of many sizes, in the order of action."""
    seats = [number for number in range(1, 15) if number != PLAYER_DEALER]
    order = in_settlement_order(dict.fromkeys(seats, BETS), game=GAME, player_dealer=PLAYER_DEALER)
    wagers = [
        StandingWager(
            seat, PatronId(f"p{seat}"), bet, Minor(1 + (seat * (BETS.index(bet) + 2)) % 4)
        )
        for seat, bet in order
    ]
    return tuple(map(settled_wager, GAME.book.settle_all(wagers, Coup.parse(line))))


def coins(full: Sequence[SettledWager]) -> list[tuple[int, int]]:
    """Everything asked of the bank, coin by coin: the wager, and +1 to the bank or -1 from it."""
    return [
        (place, 1 if line.net < 0 else -1)
        for place, line in enumerate(full)
        for _ in range(abs(line.net))
    ]


def moved_gross(actions: Sequence[SettledWager], bank: int) -> Counter[tuple[int, int]]:
    """Each coin uses up one of the bank, so the first coins move."""
    return Counter(coins(actions)[:bank])


def moved_net(actions: Sequence[SettledWager], bank: int) -> Counter[tuple[int, int]]:
    """A coin moves unless the bank would then have won or lost more than itself."""
    moved: Counter[tuple[int, int]] = Counter()
    purse = bank
    for place, step in coins(actions):
        if 0 <= purse + step <= 2 * bank:
            purse += step
            moved[place, step] += 1
    return moved


ORACLES = {Coverage.GROSS: moved_gross, Coverage.NET: moved_net}


@pytest.mark.assures("CAL-05")
@pytest.mark.parametrize("coverage", list(Coverage), ids=lambda one: one.value)
@pytest.mark.parametrize("line", COUPS.values(), ids=list(COUPS))
def test_every_bank_pays_up_to_its_amount(line: str, coverage: Coverage) -> None:
    actions = thirteen_patrons(line)
    action = len(coins(actions))
    assert len(actions) == 65
    for bank in range(action + 3):
        done = settled(actions, bank, coverage)
        moved = ORACLES[coverage](actions, bank)
        for place, one in enumerate(done.wagers):
            assert (collected(one), one.won) == (moved[place, 1], moved[place, -1]), (bank, place)
        assert done.bank_net == sum(step * number for (_, step), number in moved.items())
    assert done.used == action, "a bank this large covers everything"
    assert set(map(reach, done.wagers)) == {"full"}


# --- Coverage: properties ----------------------------------------------------------------------


@st.composite
def _lines(draw: st.DrawFn) -> SettledWager:
    stake = draw(st.integers(1, 200))
    net = draw(st.just(-stake) | st.just(0) | st.integers(0, 30).map(lambda odds: stake * odds))
    return a_line(draw(st.integers(1, 14)), draw(st.sampled_from(BETS)), stake, net)


hands = st.lists(_lines(), max_size=20)
banks = st.integers(0, 3000)
modes = st.sampled_from(Coverage)


@pytest.mark.assures("LED-13")
@given(hands, banks, modes)
def test_money_moves_only_between_patrons_and_the_player_dealer(
    hand: list[SettledWager], bank: int, mode: Coverage
) -> None:
    done = settled(hand, bank, mode)
    moved = ORACLES[mode](hand, bank)
    assert done.bank_net == sum(step * number for (_, step), number in moved.items())
    assert sum(one.net for one in done.wagers) == -done.bank_net
    assert all(abs(running) <= bank for running in bank_nets(done))


@given(hands, banks, modes)
def test_losses_and_wins_are_bounded_by_stake_and_odds(
    hand: list[SettledWager], bank: int, mode: Coverage
) -> None:
    for asked, one in zip(hand, settled(hand, bank, mode).wagers, strict=True):
        assert 0 <= one.stake_back <= asked.stake
        if asked.net >= 0:
            assert one.stake_back == asked.stake
            assert 0 <= one.won <= asked.won
        else:
            assert one.won == 0
        assert one.uncovered == abs(asked.net) - abs(one.net) >= 0


@given(hands, banks)
def test_gross_coverage_cuts_one_wager_short_and_returns_all_later(
    hand: list[SettledWager], bank: int
) -> None:
    done = settled(hand, bank, Coverage.GROSS)
    reached = [reach(one) for asked, one in zip(hand, done.wagers, strict=True) if asked.net]
    full = reached.count("full")
    assert reached[:full] == ["full"] * full
    assert reached[full:].count("partial") <= 1
    assert set(reached[full + 1 :]) <= {"none"}


@given(hands, banks)
def test_net_coverage_falls_short_only_at_a_bound(hand: list[SettledWager], bank: int) -> None:
    done = settled(hand, bank, Coverage.NET)
    for asked, one, bank_net in zip(hand, done.wagers, bank_nets(done), strict=True):
        if one.uncovered:
            assert bank_net == (-bank if asked.net > 0 else bank)


@given(hands, banks, modes, st.integers(0, 20))
def test_later_wagers_do_not_affect_earlier_ones(
    hand: list[SettledWager], bank: int, mode: Coverage, first: int
) -> None:
    assert settled(hand, bank, mode).wagers[:first] == settled(hand[:first], bank, mode).wagers


@given(hands, banks, st.randoms(use_true_random=False))
def test_the_order_of_action_moves_no_more_than_the_bank(
    hand: list[SettledWager], bank: int, chance: Random
) -> None:
    other = list(hand)
    chance.shuffle(other)
    action = sum(abs(one.net) for one in hand)
    for order in (hand, other):
        assert settled(order, bank, Coverage.GROSS).used == min(bank, action)


@given(hands, modes, st.integers(0, 100), st.randoms(use_true_random=False))
def test_the_order_does_not_matter_if_the_bank_covers_all(
    hand: list[SettledWager], mode: Coverage, more: int, chance: Random
) -> None:
    bank = sum(abs(one.net) for one in hand) + more
    other = list(hand)
    chance.shuffle(other)
    done, again = settled(hand, bank, mode), settled(other, bank, mode)
    assert Counter(done.wagers) == Counter(again.wagers)
    assert set(map(reach, done.wagers)) <= {"full"}
    assert done.bank_net == again.bank_net

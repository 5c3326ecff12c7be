"""Rows: every condition from every side, and payouts in the words of a sheet."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given

from puntobanco.core.cards import Card, Rank, Suit, parse_cards
from puntobanco.core.classes import CELLS, Classes
from puntobanco.core.coup import Coup, Hand
from puntobanco.core.errors import NotationError
from puntobanco.core.facts import Fact
from puntobanco.core.patterns import (
    HandScope,
    PairPattern,
    Predicate,
    RankPattern,
    SuitPattern,
    SuitRule,
)
from puntobanco.core.rows import (
    RIDES,
    Cell,
    Pays,
    PaysKind,
    Row,
    Side,
    parse_ranks,
)
from tests.kit.games import a_row
from tests.kit.stated import stating
from tests.kit.strategies import pays

P_WINS = "9s 7d Kh Kc"
"""Player natural 9 over 7, four cards in mixed suits."""
B_WINS = "2s Kd Kh 7d 3s"
"""Banker 7 (two diamonds) over 5 (2 K 3, in spades and hearts), five cards."""
B_WINS_LONG = "2d 2d 2d Kd Kd 7d"
"""Banker 9 over 4, six diamonds; the Player's first two cards pair, the Banker's do not."""
SAME_FIRST = "Ks Ks 8h 9c"
"""Banker natural 9 over 8; both hands begin with the king of spades."""
TIE = "8s 8d Kh Kc"
"""Two naturals of 8."""
BOTH_PAIR = "2s 7d 2s 7h 5h Kc"
"""Player 9 over 4: a pair of spades and a third card of another suit; the Banker's pair is mixed.
"""


def matches(row: Row, side: str, line: str) -> bool:
    """Whether the compiled rules match a row with a coup."""
    classes = Classes([(Side(side), row)])
    return classes.index_of(Coup.parse(line)) in set(classes.matching(row, Side(side)))


@pytest.mark.parametrize(
    ("on", "player", "banker", "winner"),
    # Whether it holds if the Player wins, if the Banker wins, and on a tie.
    [
        ("win", [1, 0, 0], [0, 1, 0], [1, 1, 0]),
        ("lose", [0, 1, 0], [1, 0, 0], [0, 0, 0]),
        ("tie", [0, 0, 1], [0, 0, 1], [0, 0, 1]),
        ("any", [1, 1, 1], [1, 1, 1], [1, 1, 1]),
    ],
)
def test_on_is_the_outcome_of_the_hand(
    on: str, player: list[int], banker: list[int], winner: list[int]
) -> None:
    for side, expected in (("player", player), ("banker", banker), ("winner", winner)):
        assert [matches(a_row(on), side, line) for line in (P_WINS, B_WINS, TIE)] == expected


@pytest.mark.parametrize(
    ("side", "line", "asks"),
    [
        ("player", P_WINS, {"total": 9}),
        ("player", P_WINS, {"total": (8, 9)}),
        ("banker", P_WINS, {"total": 7}),
        ("winner", P_WINS, {"total": 9}),
        ("winner", B_WINS, {"total": 7}),
        ("winner", TIE, {"total": 8, "over": 8}),
        ("player", B_WINS, {"over": 7}),
        ("banker", B_WINS, {"over": 5}),
        ("winner", B_WINS, {"over": 5}),
        ("player", B_WINS, {"by": 2}),
        ("banker", B_WINS, {"by": 2}),
        ("winner", TIE, {"by": 0}),
        ("player", P_WINS, {"natural": True}),
        ("banker", P_WINS, {"natural": False}),
        ("winner", B_WINS, {"natural": False}),
        ("banker", TIE, {"natural": True}),
        ("player", B_WINS, {"cards": 3}),
        ("banker", B_WINS, {"cards": 2}),
        ("winner", B_WINS, {"cards": 2}),
        ("player", B_WINS, {"dealt": 5}),
        ("winner", TIE, {"dealt": 4}),
        ("player", P_WINS, {"sum": 16}),
        ("banker", P_WINS, {"sum": (2, 16)}),
        ("winner", TIE, {"sum": 16}),
        ("player", B_WINS_LONG, {"dealt": (5, 6)}),
        ("player", B_WINS, {"ranks": "23K"}),
        ("banker", B_WINS, {"ranks": "7K"}),
        ("winner", B_WINS, {"ranks": "7K"}),
        ("banker", B_WINS_LONG, {"suits": "same"}),
        ("banker", B_WINS_LONG, {"suits": "diamonds"}),
        ("player", B_WINS, {"suits": "mixed"}),
        ("winner", B_WINS, {"suits": "same"}),
        ("player", B_WINS_LONG, {"coup_suits": "diamonds"}),
        ("winner", TIE, {"coup_suits": "mixed"}),
        ("player", B_WINS_LONG, {"pair": True}),
        ("banker", B_WINS_LONG, {"pair": False}),
        ("winner", B_WINS_LONG, {"pair": False}),
        ("player", B_WINS_LONG, {"pair": "suited"}),
        ("player", BOTH_PAIR, {"pair": "suited"}),
        ("winner", BOTH_PAIR, {"pair": "suited", "suits": "mixed"}),
        ("banker", BOTH_PAIR, {"pair": True}),
        ("player", B_WINS_LONG, {"either_pair": True}),
        ("banker", B_WINS_LONG, {"either_pair": "suited"}),
        ("banker", BOTH_PAIR, {"either_pair": "suited", "both_pairs": True}),
        ("winner", TIE, {"either_pair": False}),
        ("winner", TIE, {"both_pairs": False}),
        ("winner", B_WINS_LONG, {"both_pairs": False}),
        ("player", B_WINS, {"ranks": ["23K", "99"]}),
        ("player", B_WINS, {"ranks": "K2*"}),
        ("player", B_WINS, {"first_ranks": "2K", "first_suits": "mixed"}),
        ("banker", B_WINS, {"first_ranks": ["7K", "22"], "first_suits": "red"}),
        ("winner", B_WINS, {"first_suits": "diamonds"}),
        ("player", B_WINS, {"first_total": 2, "first_over": 7}),
        ("banker", B_WINS, {"first_total": [1, 7], "first_over": [2, 9]}),
        ("winner", B_WINS, {"first_over": 2}),
        ("player", P_WINS, {"first_suits": "mixed", "first": "9s red"}),
        ("player", BOTH_PAIR, {"first_suits": "black", "third": "5h JQK"}),
        ("player", B_WINS, {"first": "2", "third": "spades"}),
        ("banker", B_WINS_LONG, {"third": "7d", "count": {"2": 1, "red": 3, "rank": 1}}),
        ("player", B_WINS_LONG, {"count": {"2": 2, "suit": 3}}),
        ("player", TIE, {"coup_count": {"8": 2, "K": 2, "Qh": 0}}),
        ("winner", B_WINS_LONG, {"coup_count": {"suit": 6, "colour": (5, 6)}}),
        ("winner", P_WINS, {"coup_points": 16}),
        ("winner", B_WINS, {"either_ranks": "7K", "either_suits": "diamonds"}),
        ("player", B_WINS, {"first_against": "lower"}),
        (
            "player",
            P_WINS,
            {"first_against": "higher", "player_suits": "mixed", "banker_suits": "mixed"},
        ),
        ("banker", B_WINS_LONG, {"player_suits": "diamonds"}),
        ("winner", P_WINS, {"first_against": "higher"}),
        ("player", BOTH_PAIR, {"first_against": "lower"}),
        ("banker", SAME_FIRST, {"first_against": "suited"}),
        ("player", SAME_FIRST, {"first_against": "same"}),
        ("player", B_WINS, {"either_first_ranks": ["K7", "99"], "either_first_suits": "red"}),
    ],
)
def test_conditions_apply_to_the_side_of_the_bet(
    side: str, line: str, asks: dict[str, Any]
) -> None:
    on = "win" if side == "winner" and line != TIE else "any"
    assert matches(a_row(on, **asks), side, line)


@pytest.mark.parametrize(
    ("side", "line", "asks"),
    [
        ("player", P_WINS, {"total": 7}),
        ("player", P_WINS, {"over": 9}),
        ("player", P_WINS, {"by": 3}),
        ("player", P_WINS, {"sum": 6}),
        ("player", P_WINS, {"natural": False}),
        ("banker", P_WINS, {"natural": True}),
        ("player", P_WINS, {"cards": 3}),
        ("player", P_WINS, {"dealt": (5, 6)}),
        ("player", B_WINS, {"ranks": "23"}),
        ("player", B_WINS, {"ranks": "23Q"}),
        ("banker", B_WINS_LONG, {"suits": "mixed"}),
        ("banker", B_WINS_LONG, {"suits": "hearts"}),
        ("player", B_WINS, {"suits": "same"}),
        ("banker", B_WINS, {"coup_suits": "same"}),
        ("player", P_WINS, {"pair": True}),
        ("player", B_WINS_LONG, {"pair": False}),
        ("banker", BOTH_PAIR, {"pair": "suited"}),
        ("player", P_WINS, {"pair": "suited"}),
        ("player", P_WINS, {"either_pair": True}),
        ("player", P_WINS, {"either_pair": "suited"}),
        ("player", B_WINS_LONG, {"either_pair": False}),
        ("banker", B_WINS_LONG, {"both_pairs": True}),
        ("banker", BOTH_PAIR, {"both_pairs": "suited"}),
        ("player", BOTH_PAIR, {"both_pairs": False}),
        ("banker", P_WINS, {"total": 7, "cards": 3}),
        ("banker", P_WINS, {"first_against": "higher"}),
        ("player", P_WINS, {"first_against": "lower"}),
        ("player", TIE, {"first_against": "suited"}),
        ("player", SAME_FIRST, {"first_against": "higher"}),
        ("winner", B_WINS, {"player_suits": "same"}),
        ("winner", P_WINS, {"banker_suits": "spades"}),
        ("player", B_WINS, {"ranks": ["23", "K2"]}),
        ("player", B_WINS, {"ranks": "K*"}),
        ("player", B_WINS, {"first_ranks": "23"}),
        ("player", B_WINS, {"first_suits": "same-colour"}),
        ("player", B_WINS, {"first_total": 5}),
        ("player", B_WINS, {"first_total": 2, "first_over": 5}),
        ("banker", B_WINS, {"first_over": 5}),
        ("banker", B_WINS, {"third": "red black"}),
        ("player", B_WINS, {"first": "3K"}),
        ("banker", B_WINS_LONG, {"count": {"2": 1, "red": 2}}),
        ("winner", B_WINS_LONG, {"coup_count": {"2": (1, 2)}}),
        ("player", P_WINS, {"coup_points": 6}),
        ("winner", P_WINS, {"either_ranks": "99", "either_suits": "mixed"}),
        ("player", P_WINS, {"either_first_suits": "hearts"}),
    ],
)
def test_one_failed_condition_fails_the_row(side: str, line: str, asks: dict[str, Any]) -> None:
    assert not matches(a_row("any", **asks), side, line)


def test_a_line_bet_has_no_hand_until_betting_closes() -> None:
    with pytest.raises(ValueError, match="rides on a plain side once betting has closed"):
        a_row("win").admits(Cell(9, 7, 2, 2), Side.LINE)
    assert RIDES == (Side.PLAYER, Side.BANKER, Side.WINNER)


def test_the_winner_is_a_hand_unless_the_totals_are_equal() -> None:
    assert Cell(9, 7, 2, 2).winner is Hand.PLAYER
    assert Cell(6, 7, 2, 3).winner is Hand.BANKER
    assert Cell(8, 8, 2, 2).winner is None
    assert Side.WINNER.hand(Cell(6, 7, 2, 3)) is Hand.BANKER


def test_a_row_names_its_predicates() -> None:
    row = a_row("win", "push", total=7, cards=3, natural=False)
    assert row.asks == ("on", "total", "natural", "cards")
    assert row.asks_of_the_hand == ("natural", "cards")
    assert a_row("any").asks == ("on",)
    paired = a_row("any", pair=False, either_pair=True, both_pairs="suited")
    assert paired.asks == ("on", "pair", "either_pair", "both_pairs")
    assert paired.asks_of_the_hand == ("pair",)
    assert paired.asks_of_pairs == (False, True, "suited")
    assert row.asks_of_pairs == ()


def test_rows_on_points_need_no_cards() -> None:
    cell = Cell(9, 0, 3, 3)
    of_points = a_row("win", total=9, over=0, by=9, cards=3, dealt=6, sum=9)
    assert of_points.predicates(cell, Side.PLAYER) == ()
    assert a_row("win", ranks="234", coup_suits="same").predicates(cell, Side.WINNER) == (
        Predicate(HandScope.PLAYER, (RankPattern(("234",)),)),
        Predicate(HandScope.COUP, (SuitPattern(SuitRule.SAME),)),
    )
    assert a_row("any", either_pair=True, both_pairs="suited").predicates(cell, Side.WINNER) == (
        Predicate(HandScope.EITHER, (PairPattern(True),)),
        Predicate(HandScope.BOTH, (PairPattern("suited"),)),
    )


@pytest.mark.parametrize("rule", SuitRule)
def test_a_suit_condition_checks_the_common_suit(rule: SuitRule) -> None:
    predicate = Predicate(HandScope.PLAYER, (SuitPattern(rule),))
    hands = {suit.name: tuple(Card.of(rank, suit) for rank in list(Rank)[:3]) for suit in Suit}
    hands |= {"": parse_cards("2d Kd 9h"), "two": parse_cards("2h 2s")}
    held = {name for name, hand in hands.items() if predicate.holds(hand, ())}
    named = {"SPADES", "HEARTS", "DIAMONDS", "CLUBS"}
    assert held == {SuitRule.SAME: named, SuitRule.MIXED: {"", "two"}}.get(rule, {rule.name})


def test_ranks_are_a_sorted_multiset() -> None:
    assert parse_ranks("KTA") == "ATK"
    [of_three] = a_row("any", ranks="423").predicates(CELLS[0], Side.PLAYER)
    assert of_three.holds(parse_cards("4s 2h 3d"), ())
    [of_two] = a_row("any", ranks="22").predicates(CELLS[0], Side.PLAYER)
    assert not of_two.holds(parse_cards("2s 2h 2d"), ())


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("ranks", "2", "sheet-expected-some-ranks"),
        ("ranks", ["234", "432"], "sheet-expected-different-texts"),
        ("ranks", [], "sheet-expected-different-texts"),
        ("first_ranks", "234", "sheet-expected-two-ranks"),
        ("first", "", "sheet-expected-cards"),
        ("first", "Q  K", "sheet-expected-cards"),
        ("third", "green", "sheet-expected-cards"),
        ("third", "Q Q", "sheet-expected-cards"),
        ("count", {}, "sheet-expected-different-texts"),
        ("count", {"QK": 1, "KQ": 1}, "sheet-expected-different-texts"),
        ("coup_count", {"Q": [1, 1]}, "sheet-expected-different-numbers"),
        ("coup_count", {"pair": 1}, "sheet-expected-cards"),
    ],
)
def test_a_value_that_names_no_cards_is_refused(key: str, value: Any, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        a_row("any", **{key: value})
    stated = caught.value.stated
    assert isinstance(stated, Fact)
    expected = stated.get("expected")
    assert isinstance(expected, Fact)
    assert expected.code == code


@pytest.mark.parametrize(
    ("text", "kind", "ratio"),
    [
        ("1 to 1", PaysKind.TO, Fraction(1)),
        ("1 to 2", PaysKind.TO, Fraction(1, 2)),
        ("40 to 1", PaysKind.TO, Fraction(40)),
        ("1000 for 1", PaysKind.FOR, Fraction(1000)),
        ("push", PaysKind.PUSH, Fraction(0)),
        ("100 % of meter", PaysKind.METER, Fraction(1)),
        ("12.5 % of meter", PaysKind.METER, Fraction(1, 8)),
        ("0.0001 % of meter", PaysKind.METER, Fraction(1, 1_000_000)),
        ("33.3333333 % of meter", PaysKind.METER, Fraction(333_333_333, 1_000_000_000)),
    ],
)
def test_a_payment_uses_sheet_notation(text: str, kind: PaysKind, ratio: Fraction) -> None:
    read = Pays.parse(text)
    assert (read.kind, read.ratio, str(read)) == (kind, ratio, text)


@given(pays)
def test_parsing_a_payment_undoes_writing_it(payment: Pays) -> None:
    assert Pays.parse(str(payment)) == payment


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1",
        "1 to",
        "1 to 0",
        "5 for 00",
        "-1 to 1",
        "1.5 to 0.0",
        "1. to 1",
        "Push",
        "push ",
        "50 %",
        "50 of meter",
        "% of meter",
    ],
)
def test_a_payment_that_cannot_be_read_is_refused(text: str) -> None:
    with stating(NotationError, "notation-pays", text=repr(text)):
        Pays.parse(text)


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("1.5 to 1", "3 to 2"),
        ("0.95 to 1", "19 to 20"),
        ("6 for 2.5", "12 for 5"),
        ("15:1", "15 to 1"),
        ("3-2", "3 to 2"),
        ("40to1", "40 to 1"),
        ("1  to 1", "1 to 1"),
        ("1,000 to 1", "1000 to 1"),
    ],
)
def test_fractional_odds_are_written_as_in_a_sheet(text: str, whole: str) -> None:
    word = whole.split()[1]
    with stating(NotationError, "notation-pays-whole", text=repr(text), word=word, example=whole):
        Pays.parse(text)
    assert str(Pays.parse(whole)) == whole


def test_a_share_of_the_meter_may_be_any_rate() -> None:
    assert Pays.parse("25% of meter") == Pays.parse("25 % of meter")


def test_a_payment_of_thousands_of_digits_is_refused() -> None:
    with stating(NotationError, "notation-pays"):
        Pays.parse(f"{'9' * 5000} to 1")


@pytest.mark.parametrize("text", ["0 % of meter", "0.00 % of meter", "100.1 % of meter"])
def test_a_share_of_the_meter_is_above_0_and_at_most_100_percent(text: str) -> None:
    with stating(NotationError, "notation-pays-share", text=repr(text)):
        Pays.parse(text)


def test_a_suited_pair_checks_the_whole_hand() -> None:
    # Not a Perfect Pair, which is `pair = "suited"`; docs/sheet-format.md explains this at `suits`.
    cell = Cell(9, 7, 3, 2)
    [whole] = a_row("any", pair=True, suits="same").predicates(cell, Side.PLAYER)
    [first_two] = a_row("any", pair="suited").predicates(cell, Side.PLAYER)
    for hand, of_the_hand, of_the_pair in (
        ("2s 2s 5s", True, True),
        ("2s 2s 5h", False, True),
        ("2s 2h 5s", False, False),
        ("2s 5s 2s", False, False),
    ):
        assert whole.holds(parse_cards(hand), ()) is of_the_hand
        assert first_two.holds(parse_cards(hand), ()) is of_the_pair


@pytest.mark.parametrize(
    ("asks", "by_number"),
    # For zero, one and two hands that begin with such a pair.
    [
        ({"either_pair": True}, [False, True, True]),
        ({"either_pair": False}, [True, False, False]),
        ({"both_pairs": "suited"}, [False, False, True]),
        ({"both_pairs": False}, [True, True, False]),
        ({"coup_suits": "same"}, [True, True, True]),
    ],
)
def test_pair_conditions_on_either_or_both_hands(
    asks: dict[str, Any], by_number: list[bool]
) -> None:
    [one] = a_row("any", **asks).predicates(CELLS[0], Side.PLAYER)
    pair, none = parse_cards("7d 7d 2d"), parse_cards("7d 8d 7d")
    assert [one.holds(*hands) for hands in ((none, none), (none, pair), (pair, pair))] == by_number

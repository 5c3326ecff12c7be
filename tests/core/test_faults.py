"""Faults of a pay table: what is refused, and that the example coup really shows the fault."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from puntobanco.core.cards import CARDS
from puntobanco.core.classes import Classes
from puntobanco.core.coup import Coup, deal
from puntobanco.core.facts import AllOf, Fact, fact
from puntobanco.core.faults import RowFault, row_faults
from puntobanco.core.rng import Stream
from puntobanco.core.rows import RIDES, On, Row, Side
from tests.kit.games import (
    DRAGON_BONUS,
    EITHER_PAIR,
    EVEN_MONEY,
    FORTUNE_SEVEN,
    HALF_ON_SIX,
    PAIR,
    PERFECT_PAIR,
    PROGRESSIVE_ONE,
    PROGRESSIVE_THREE,
    PUSH_ON_THREE_CARD_SEVEN,
    TIE_EIGHT,
    a_row,
    row_says,
)
from tests.kit.strategies import rows

Rows = tuple[Row, ...]
PLAYER, BANKER, WINNER = (Side.PLAYER,), (Side.BANKER,), (Side.WINNER,)


IMPOSSIBLE = ("sheet-error-row-impossible", "sheet-error-row-contradicts")


def coups_in(problem: Fact) -> list[Coup]:
    """The example coups of a fault, in the order of its message."""
    shown = [problem.get(name) for name in ("coup", "both", "this", "other")]
    return [Coup.parse(coup.strip("'")) for coup in shown if isinstance(coup, str)]


def keys_in(problem: Fact) -> set[str]:
    """The keys that a fault names."""
    keys = problem.get("keys")
    assert isinstance(keys, AllOf)
    return {str(key).strip("'") for key in keys.values}


def row_in(problem: Fact, name: str) -> int:
    """The row above that a fault names."""
    row = problem.get(name)
    assert isinstance(row, int)
    return row


def quoted(*keys: str) -> AllOf:
    return AllOf(tuple(f"'{key}'" for key in keys))


@pytest.mark.parametrize(
    ("table", "sides"),
    [
        (EVEN_MONEY, BANKER),
        (HALF_ON_SIX, BANKER),
        (PUSH_ON_THREE_CARD_SEVEN, BANKER),
        (TIE_EIGHT, PLAYER),
        (FORTUNE_SEVEN, BANKER),
        (PAIR, PLAYER),
        ((a_row("any", "25 to 1", pair="suited"), *PAIR), BANKER),
        ((*PERFECT_PAIR, *EITHER_PAIR), WINNER),
        (DRAGON_BONUS, PLAYER),
        (DRAGON_BONUS, BANKER),
        (PROGRESSIVE_ONE, RIDES),
        (PROGRESSIVE_THREE, RIDES),
    ],
)
def test_printed_tables_have_no_faults(table: Rows, sides: tuple[Side, ...]) -> None:
    assert row_faults(table, sides) == ()


@pytest.mark.parametrize(
    ("row", "keys"),
    [
        (a_row("win", natural=True, cards=3), {"natural", "cards"}),
        (a_row("win", total=0), {"on", "total"}),
        (a_row("lose", over=0), {"on", "over"}),
        (a_row("tie", by=3), {"on", "by"}),
        (a_row("tie", sum=17), {"on", "sum"}),
        (a_row("any", total=9, sum=8), {"total", "sum"}),
        (a_row("win", by=0), {"on", "by"}),
        (a_row("any", total=11), {"total"}),
        (a_row("win", ranks="234", total=8), {"ranks", "total"}),
        (a_row("win", ranks="234", natural=True), {"ranks", "natural"}),
        (a_row("win", ranks="234", pair=True), {"ranks", "pair"}),
        (a_row("any", ranks="234", pair="suited"), {"ranks", "pair"}),
        (a_row("any", pair="suited", suits="mixed", cards=2), {"pair", "suits", "cards"}),
        (a_row("any", pair="suited", either_pair=False), {"pair", "either_pair"}),
        (a_row("any", pair=False, both_pairs=True), {"pair", "both_pairs"}),
        (a_row("any", either_pair=False, both_pairs="suited"), {"either_pair", "both_pairs"}),
        (a_row("win", dealt=4, cards=3), {"dealt", "cards"}),
        (a_row("win", suits="diamonds", coup_suits="hearts"), {"suits", "coup_suits"}),
        (a_row("win", suits="mixed", coup_suits="same"), {"suits", "coup_suits"}),
        (a_row("win", total=9, over=0, by=8), {"total", "over", "by"}),
        (a_row("any", total=8, natural=False, cards=2), {"total", "natural", "cards"}),
        # A key that does not matter is not named.
        (a_row("win", natural=True, cards=3, over=0, suits="same"), {"natural", "cards"}),
    ],
)
def test_an_impossible_row_names_the_conflicting_keys(row: Row, keys: set[str]) -> None:
    (fault,) = row_faults((row,), PLAYER)
    assert fault.row == 0
    assert fault.problem.code in IMPOSSIBLE
    assert keys_in(fault.problem) == keys


def test_a_row_where_the_winner_loses_is_impossible() -> None:
    (fault,) = row_faults((a_row("lose", total=3),), WINNER)
    assert keys_in(fault.problem) == {"on"}


def test_an_impossible_row_about_the_winner_names_the_conflicting_keys() -> None:
    (fault,) = row_faults((a_row("win", natural=True, cards=3, over=0),), WINNER)
    assert keys_in(fault.problem) - {"on"} == {"natural", "cards"}


def test_a_row_hidden_by_an_earlier_one_shows_a_coup_of_both() -> None:
    table = (a_row("win"), a_row("win", "2 to 1", total=9))
    (fault,) = row_faults(table, PLAYER)
    assert fault.row == 1
    assert fault.problem.code == "sheet-error-row-unreachable"
    assert fault.problem.get("by") == 0
    (coup,) = coups_in(fault.problem)
    assert all(row_says(row, Side.PLAYER, coup) for row in table)


def test_a_row_hidden_by_several_others_is_refused() -> None:
    table = (a_row("win", total=9), a_row("win", total=tuple(range(9))), a_row("win"))
    (fault,) = row_faults(table, BANKER)
    assert fault.row == 2
    (coup,) = coups_in(fault.problem)
    assert row_says(table[row_in(fault.problem, "by")], Side.BANKER, coup)


def test_crossing_rows_show_a_shared_coup_and_one_of_each() -> None:
    table = (a_row("win", total=9), a_row("win", "2 to 1", cards=3))
    (fault,) = row_faults(table, PLAYER)
    assert fault.row == 1
    assert fault.problem.code == "sheet-error-row-crosses"
    assert fault.problem.get("row") == 0
    shown = coups_in(fault.problem)
    said = [tuple(row_says(row, Side.PLAYER, coup) for row in table) for coup in shown]
    assert said == [(True, True), (False, True), (True, False)]


@pytest.mark.parametrize(
    ("table", "sides", "problem"),
    [
        (
            (a_row("any", pair=True), a_row("any", "25 to 1", pair="suited")),
            PLAYER,
            fact("sheet-error-row-unreachable", coup="'Ts Ts Ts Th Td Td'", by=0),
        ),
        (
            (a_row("any", pair="suited"), a_row("any", suits="same")),
            PLAYER,
            fact(
                "sheet-error-row-crosses",
                row=0,
                both="'Ts Ts Ts Th Ts Td'",
                this="'Ts Ts Js Th Ts Td'",
                other="'Ts Ts Ts Th Td Td'",
            ),
        ),
        (
            (a_row("any", either_pair=True), a_row("any", "250 to 1", both_pairs="suited")),
            WINNER,
            fact("sheet-error-row-unreachable", coup="'Ts Ts Ts Ts Td Td'", by=0),
        ),
        (
            (a_row("any", pair=False, either_pair=False, both_pairs=True),),
            PLAYER,
            fact("sheet-error-row-contradicts", keys=quoted("either_pair", "both_pairs")),
        ),
    ],
)
def test_a_fault_about_pairs_shows_the_cards(
    table: Rows, sides: tuple[Side, ...], problem: Fact
) -> None:
    assert row_faults(table, sides) == (RowFault(len(table) - 1, problem),)


def test_a_row_within_a_later_row_does_not_cross_it() -> None:
    assert row_faults((a_row("win", "2 to 1", total=9), a_row("win")), PLAYER) == ()


def test_a_row_may_not_cross_any_earlier_row() -> None:
    table = (a_row("win", total=9), a_row("win", total=8), a_row("win", "2 to 1", cards=3))
    faults = row_faults(table, PLAYER)
    assert {fault.problem.code for fault in faults} == {"sheet-error-row-crosses"}
    assert [(fault.row, fault.problem.get("row")) for fault in faults] == [(2, 0), (2, 1)]


@pytest.mark.parametrize("on", ["tie", "any"])
@pytest.mark.parametrize("asks", ["natural", "cards", "ranks", "suits", "pair"])
def test_rows_about_the_winner_do_not_apply_to_a_tie(on: str, asks: str) -> None:
    values: dict[str, Any] = {"natural": True, "cards": 2, "ranks": "99", "suits": "same"}
    row = a_row(on, **{asks: values.get(asks, True)})
    expected = (RowFault(1, fact("sheet-error-row-without-hand", keys=quoted(asks))),)
    assert row_faults((a_row("win"), row), WINNER) == expected
    assert row_faults((a_row("win"), row), RIDES) == expected, "a line bet may ride on the winner"
    assert row_faults((row,), PLAYER) == ()


def test_conditions_on_both_hands_may_apply_to_a_tie() -> None:
    row = a_row("tie", "9 to 1", total=6, over=6, by=0, dealt=4, coup_suits="same")
    assert row_faults((row,), WINNER) == ()
    paired = a_row("any", "9 to 1", either_pair=True, both_pairs=False)
    assert row_faults((paired,), WINNER) == ()


def test_a_row_of_a_line_bet_may_match_on_one_side_only() -> None:
    # A bet on the winner never loses, but a bet on the Player's line may.
    assert row_faults((a_row("lose", "push", total=8),), RIDES) == ()
    assert row_faults((a_row("lose", "push", total=8),), WINNER) != ()


def test_every_fault_of_a_table_is_reported() -> None:
    table = (a_row("win"), a_row("win", total=0), a_row("win", total=9), a_row("tie", by=1))
    assert [fault.row for fault in row_faults(table, PLAYER)] == [1, 2, 3]


def _some_coups(count: int) -> list[Coup]:
    stream = Stream(seed=20, shoe=0)
    suited = [card for card in CARDS if card.suit.value == "d"]
    pools = (CARDS, suited, [card for card in suited if card.rank.value in "234K"])
    return [
        deal(lambda pool=pools[i % 3]: pool[stream.below(len(pool))])  # type: ignore[misc]
        for i in range(count)
    ]


SOME_COUPS = _some_coups(300)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_faults_agree_with_enumerated_coups(data: st.DataObject) -> None:
    sides = data.draw(st.sampled_from([PLAYER, BANKER, WINNER, RIDES]))
    table = tuple(data.draw(st.lists(rows(sides[-1]), min_size=1, max_size=3)))
    faults = row_faults(table, sides)
    for fault in faults:
        assert any(_borne_out(fault, table, side) for side in sides), fault.problem
    sound = set(range(len(table))) - {fault.row for fault in faults}
    examples = Classes((side, row) for side in sides for row in table).examples
    for index in sound:
        assert any(_settles_first(table, index, side, examples) for side in sides)


def _settles_first(table: Rows, index: int, side: Side, coups: tuple[Coup, ...]) -> bool:
    return any(
        row_says(table[index], side, coup)
        and not any(row_says(above, side, coup) for above in table[:index])
        for coup in coups
    )


def _borne_out(fault: RowFault, table: Rows, side: Side) -> bool:
    row, above = table[fault.row], table[: fault.row]
    problem = fault.problem
    match problem.code:
        case "sheet-error-row-impossible" | "sheet-error-row-contradicts":
            # The named keys must suffice to exclude every coup, and all must be needed.
            keys = keys_in(problem)
            return not any(row_says(_only(row, keys), side, coup) for coup in SOME_COUPS) and (
                side is Side.WINNER or all(_some_match(_only(row, keys - {k}), side) for k in keys)
            )
        case "sheet-error-row-unreachable":
            (coup,) = coups_in(problem)
            by = row_in(problem, "by")
            return row_says(row, side, coup) and row_says(above[by], side, coup)
        case "sheet-error-row-crosses":
            other = table[row_in(problem, "row")]
            said = [
                (row_says(row, side, coup), row_says(other, side, coup))
                for coup in coups_in(problem)
            ]
            return said == [(True, True), (True, False), (False, True)]
    return False


def _only(row: Row, keys: set[str]) -> Row:
    dropped: dict[str, Any] = dict.fromkeys(set(row.asks) - keys - {"on"})
    return replace(row, on=row.on if "on" in keys else On.ANY, **dropped)


def _some_match(row: Row, side: Side) -> bool:
    return any(row_says(row, side, coup) for coup in Classes([(side, row)]).examples)

"""Cells and classes against brute-force play and an independent matcher."""

from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from puntobanco.core import classes as classes_module
from puntobanco.core.classes import (
    CELLS,
    Classes,
    CoupClass,
    cell_index,
    cell_of,
    paths,
)
from puntobanco.core.coup import Coup, coup_of
from puntobanco.core.errors import RuleError
from puntobanco.core.rows import RIDES, Row, Side
from tests.kit.games import (
    BETS,
    DRAGON_BONUS,
    EITHER_PAIR,
    FORTUNE_SEVEN,
    PAIR,
    PERFECT_PAIR,
    PROGRESSIVE_ONE,
    PROGRESSIVE_THREE,
    a_row,
    row_says,
)
from tests.kit.stated import stating
from tests.kit.strategies import coups, rows, sided_rows

Sided = tuple[tuple[Side, Row], ...]


def on_each(rows: tuple[Row, ...], *sides: Side) -> Sided:
    """The rows from each of these sides."""
    return tuple((side, row) for side in sides for row in rows)


TABLES: dict[str, Sided] = {
    "points alone": on_each(DRAGON_BONUS + FORTUNE_SEVEN, Side.PLAYER, Side.BANKER),
    "pairs": on_each(PAIR, Side.PLAYER, Side.BANKER),
    "suited pairs": on_each((a_row("any", pair="suited"), *PAIR), Side.PLAYER, Side.BANKER),
    "pairs of either hand and of both": on_each(PERFECT_PAIR + EITHER_PAIR, Side.WINNER),
    "pairs and suits of hand and coup": on_each(
        (
            a_row("any", pair="suited", suits="mixed"),
            a_row("win", pair="suited", coup_suits="same"),
            a_row("lose", both_pairs=True, either_pair="suited"),
            a_row("win", both_pairs=False, either_pair=False, suits="same"),
        ),
        Side.PLAYER,
        Side.BANKER,
    ),
    "ranks and suits": on_each(PROGRESSIVE_ONE, *RIDES),
    "suits of the coup": on_each(PROGRESSIVE_THREE, *RIDES),
    "all of a game": tuple(one for bet in BETS for one in on_each(bet.rows, *bet.sides)),
    "one hand suited, both hands suited": on_each(
        (a_row("win", suits="hearts", coup_suits="mixed"), a_row("any", coup_suits="hearts")),
        Side.PLAYER,
        Side.BANKER,
    ),
    "pair and no pair": on_each(
        (a_row("win", pair=True, suits="same"), a_row("win", pair=False)), Side.WINNER
    ),
}


# The third cards of the Player that a Banker total draws against, as worded by Dragon Bonus
# Baccarat Commission Free; None if the Player took none.
DRAWS = {
    **{banker: {None, *range(10)} for banker in range(3)},
    3: {None, *range(10)} - {8},
    4: {None, 2, 3, 4, 5, 6, 7},
    5: {None, 4, 5, 6, 7},
    6: {6, 7},
    7: set[int | None](),
}


@cache
def endings(player: int, banker: int) -> frozenset[tuple[int, int, int, int]]:
    """All (Player total, Banker total, Player cards, Banker cards) that two totals can end in."""
    if max(player, banker) >= 8:
        return frozenset({(player, banker, 2, 2)})
    ends = set()
    for third in [None] if player in (6, 7) else range(10):
        mine = (player, 2) if third is None else ((player + third) % 10, 3)
        if third in DRAWS[banker]:
            ends |= {(mine[0], (banker + fourth) % 10, mine[1], 3) for fourth in range(10)}
        else:
            ends.add((mine[0], banker, mine[1], 2))
    return frozenset(ends)


def test_cells_are_exactly_those_that_play_can_reach() -> None:
    reached: set[tuple[int, ...]] = set()
    for first, second, third, fourth in product(range(10), repeat=4):
        reached |= endings((first + third) % 10, (second + fourth) % 10)
    assert len(reached) == 205
    assert set(CELLS) == reached
    assert len(CELLS) == 205


def test_cells_have_a_fixed_order() -> None:
    assert list(CELLS) == sorted(CELLS)
    assert [cell_index(cell) for cell in CELLS] == list(range(205))


def test_paths_end_in_the_cell_of_their_cards() -> None:
    for (player, player_third), (banker, banker_third), cell in paths():
        assert cell in CELLS
        assert cell.player == (player + (player_third or 0)) % 10
        assert cell.banker == (banker + (banker_third or 0)) % 10
        assert cell.player_cards == 2 + (player_third is not None)
        assert cell.banker_cards == 2 + (banker_third is not None)


def test_rows_on_points_alone_have_the_cells_as_classes() -> None:
    for classes in (Classes(()), Classes(TABLES["points alone"])):
        assert classes.all == tuple(CoupClass(cell, 0) for cell in CELLS)
        assert classes.predicates == ()
        assert len(classes) == 205


@pytest.mark.parametrize("sided", TABLES.values(), ids=TABLES.keys())
def test_every_example_is_a_coup_that_lands_in_its_class(sided: Sided) -> None:
    classes = Classes(sided)
    assert len(classes.examples) == len(classes.all) == len(classes)
    for index, (one, example) in enumerate(zip(classes.all, classes.examples, strict=True)):
        assert coup_of(example.dealt) == example, "the tableau allows it"
        assert cell_of(example) == one.cell
        assert classes.index_of(example) == index


@pytest.mark.parametrize("sided", TABLES.values(), ids=TABLES.keys())
def test_a_class_is_matched_exactly_as_its_example(sided: Sided) -> None:
    classes = Classes(sided)
    for side, row in sided:
        said = [i for i, example in enumerate(classes.examples) if row_says(row, side, example)]
        assert list(classes.matching(row, side)) == said


@settings(max_examples=300, deadline=None)
@given(coups)
def test_built_in_rows_match_random_coups_as_labelled(coup: Coup) -> None:
    for name, sided in TABLES.items():
        classes, matched = compiled(name)
        index = classes.index_of(coup)
        for (side, row), indices in zip(sided, matched, strict=True):
            assert (index in indices) is row_says(row, side, coup)


@cache
def compiled(name: str) -> tuple[Classes, tuple[frozenset[int], ...]]:
    """The classes of a table, and those that each row matches."""
    classes = Classes(TABLES[name])
    return classes, tuple(frozenset(classes.matching(row, side)) for side, row in TABLES[name])


@settings(max_examples=80, deadline=None)
@given(st.lists(sided_rows(), min_size=1, max_size=3), st.lists(coups, min_size=1, max_size=5))
def test_generated_rows_match_random_coups_as_labelled(
    sided: list[tuple[Side, Row]], dealt: list[Coup]
) -> None:
    classes = Classes(sided)
    matched = [frozenset(classes.matching(row, side)) for side, row in sided]
    for coup in (*dealt, *classes.examples[:: 1 + len(classes) // 50]):
        index = classes.index_of(coup)
        for (side, row), indices in zip(sided, matched, strict=True):
            assert (index in indices) is row_says(row, side, coup)


@settings(max_examples=60, deadline=None)
@given(rows(Side.PLAYER), coups)
def test_a_class_has_the_predicates_true_of_its_coups(row: Row, coup: Coup) -> None:
    classes = Classes([(Side.PLAYER, row)])
    cell = cell_of(coup)
    asked = classes.asked_in(cell)
    assert asked == (row.predicates(cell, Side.PLAYER) if row.admits(cell, Side.PLAYER) else ())
    held = classes.holding(classes.all[classes.index_of(coup)])
    assert held <= set(asked)
    if asked:
        assert (held == set(asked)) is row_says(row, Side.PLAYER, coup)


def test_a_predicate_splits_only_the_cells_that_use_it() -> None:
    classes = Classes(on_each(PROGRESSIVE_ONE[:1], Side.PLAYER))
    split = {cell for cell in CELLS if classes.asked_in(cell)}
    assert split == {cell for cell in CELLS if cell.player > 0 and cell.banker == 0}
    # 2-3-4 is nine points in three cards, so the only cell where it can be true is split in two.
    assert len(classes) == 206


@pytest.mark.parametrize("limit", ["MOST_CLASSES", "MOST_PAIRS"])
def test_conditions_that_combine_to_too_many_classes_are_refused(
    limit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = on_each((a_row("any", coup_count={"Q": 1}), a_row("any", pair=True)), Side.PLAYER)
    most = {"MOST_CLASSES": len(Classes(rows)), "MOST_PAIRS": 100_000}
    monkeypatch.setattr(classes_module, limit, most[limit])
    Classes(rows)
    monkeypatch.setattr(classes_module, limit, 500)
    with stating(RuleError, "error-classes", most=500):
        Classes(rows)

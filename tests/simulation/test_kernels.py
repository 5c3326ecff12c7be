"""Every path of the kernels equals the Python twin, and the twin deals like core."""

from array import array
from collections import Counter
from itertools import islice, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from puntobanco import native
from puntobanco.analysis.pricing import for_analysis
from puntobanco.core.bets import Book
from puntobanco.core.classes import CELLS, Classes
from puntobanco.core.errors import RuleError
from puntobanco.core.rows import Row, Side
from puntobanco.core.shoe import Burn, SeededShoe, ShoeRules
from puntobanco.sheets import load_game
from puntobanco.simulation import twins
from puntobanco.simulation.kernels import ShoeBatch, histogram, path_for, stream
from puntobanco.simulation.tables import CELL_TABLES, CODES, CONTINUOUS_COUPS, Shoes, class_tables
from tests.kit.games import EITHER_PAIR, PERFECT_PAIR, a_row
from tests.kit.stated import stating

RULES = {
    "eight decks": ShoeRules(),
    "one deck, one burned": ShoeRules(decks=1, cut=14, burn=Burn.ONE),
    "a card between coups": ShoeRules(decks=6, burn=Burn.NONE, burn_between=True),
    "continuous": ShoeRules(continuous=True),
    "forty decks": ShoeRules(decks=40, cut=1500),
    "cut in the middle": ShoeRules(decks=2, cut=52),
}

GAMES = {
    "values": "mini-baccarat",
    "ranks": "terminal-1",
    "ranks and suits": "progressive-1",
    "suits of the coup": "progressive-3",
}


def classes_of(key: str) -> Classes:
    game = load_game(key)
    return Book(for_analysis(game), game.rounding).classes


def native_paths() -> list[str]:
    assert native.module is not None, "a compiler is here, so the native module has to be"
    return list(native.module.PATHS)


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
@pytest.mark.parametrize("key", GAMES.values(), ids=GAMES)
def test_the_twin_equals_core(key: str, rules: ShoeRules) -> None:
    classes = classes_of(key)
    table = Shoes(rules).table
    for number in range(3):
        coups = SeededShoe(rules, seed=11, number=number).coups()
        most = CONTINUOUS_COUPS if rules.continuous else None
        dealt = [classes.index_of(coup) for coup in islice(coups, most)]
        assert twins.classes_of_shoe(table, class_tables(classes), 11, number) == dealt


@pytest.mark.part("compiler")
@pytest.mark.parametrize("coups", [None, 5], ids=["cut card", "five coups"])
@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
@pytest.mark.parametrize("key", GAMES.values(), ids=GAMES)
def test_every_path_equals_the_twin(key: str, rules: ShoeRules, coups: int | None) -> None:
    tables = class_tables(classes_of(key))
    # One group of lanes and a few more shoes, so that the last group is not full.
    part = ShoeBatch(Shoes(rules, coups).table, tables, seed=2**64 - 1, first=5, shoes=19)
    counted, dealt = histogram(part, native.PYTHON), stream(part, native.PYTHON)
    for path in native_paths():
        assert histogram(part, path) == counted, path
        assert stream(part, path) == dealt, path


EVERY_PREDICATE = [
    (Side.PLAYER, a_row("any", "11 to 1", pair=True)),
    (Side.BANKER, a_row("any", "11 to 1", pair=False, suits="mixed")),
    (Side.PLAYER, a_row("win", "2 to 1", ranks="66", suits="same")),
    (Side.BANKER, a_row("any", "2 to 1", suits="hearts", cards=2)),
    (Side.WINNER, a_row("tie", "9 to 1", coup_suits="mixed")),
    (Side.BANKER, a_row("win", "25 to 1", pair="suited")),
    (Side.WINNER, a_row("any", "9 to 1", both_pairs=False, dealt=6)),
    (Side.BANKER, a_row("any", first_ranks="K*", third="red", cards=3)),
    (Side.PLAYER, a_row("win", count={"red": 2, "rank": 2})),
    (Side.WINNER, a_row("tie", coup_count={"suit": [3, 4]}, either_first_suits="same-colour")),
]
COMPARED = [
    (Side.BANKER, a_row("any", first_against="higher", banker_suits="same")),
    (Side.PLAYER, a_row("win", first_against="suited", total=9)),
    (Side.WINNER, a_row("win", first_against="same", player_suits="mixed")),
    (Side.PLAYER, a_row("any", first_against="lower", cards=3)),
]


@pytest.mark.part("compiler")
@pytest.mark.parametrize(("rows", "most"), [(EVERY_PREDICATE, 150), (COMPARED, 100)])
def test_rows_with_every_predicate_are_distinguished(
    rows: list[tuple[Side, Row]], most: int
) -> None:
    classes = Classes(rows)
    tables = class_tables(classes)
    rules = ShoeRules(decks=2, cut=20)
    part = ShoeBatch(Shoes(rules).table, tables, seed=3, first=0, shoes=40)
    dealt = stream(part, native.PYTHON)
    for number, row in enumerate(dealt):
        coups = SeededShoe(rules, seed=3, number=number).coups()
        assert list(row) == [classes.index_of(coup) for coup in coups]
    for path in native_paths():
        assert stream(part, path) == dealt, path
        assert histogram(part, path) == histogram(part, native.PYTHON), path
    assert len({one for row in dealt for one in row}) > most


PAIRS = {
    "Either Pair": (EITHER_PAIR, 13),
    "both hands": ((a_row("any", both_pairs=True),), 13),
    "not both hands": ((a_row("any", both_pairs=False), a_row("win", either_pair=False)), 13),
    "Perfect Pair": (PERFECT_PAIR, 52),
    "all of them": ((*PERFECT_PAIR, *EITHER_PAIR, a_row("any", both_pairs=False)), 52),
}


@pytest.mark.part("compiler")
@pytest.mark.parametrize(("rows", "kinds"), PAIRS.values(), ids=PAIRS)
def test_pairs_of_both_hands_are_distinguished(rows: tuple[Row, ...], kinds: int) -> None:
    classes = Classes((Side.WINNER, row) for row in rows)
    tables = class_tables(classes)
    assert tables[0] == kinds, "suits are dealt only where they are asked about"
    # A shoe of forty decks repeats a card more often than a shoe of two.
    rules = ShoeRules(decks=40, cut=1500)
    part = ShoeBatch(Shoes(rules).table, tables, seed=9, first=0, shoes=19)
    dealt = stream(part, native.PYTHON)
    for number in range(3):
        coups = SeededShoe(rules, seed=9, number=number).coups()
        assert list(dealt[number]) == [classes.index_of(coup) for coup in coups]
    for path in native_paths():
        assert stream(part, path) == dealt, path
        assert histogram(part, path) == histogram(part, native.PYTHON), path
    seen = {one for row in dealt for one in row}
    for row in rows:
        matched = set(classes.matching(row, Side.WINNER))
        assert seen & matched
        assert seen - matched


def test_suits_are_not_evaluated_without_a_pair() -> None:
    # All but one coup in seven are settled by the table of codes alone.
    _, _, codes, asked, _ = class_tables(Classes((Side.WINNER, row) for row in PERFECT_PAIR))
    by_pairs = [array("i", codes)[held * CODES : (held + 1) * CODES] for held in range(4)]
    assert min(by_pairs[0]) >= 0
    assert all(min(one) < 0 for one in by_pairs[1:])
    assert asked


@pytest.mark.part("compiler")
@settings(max_examples=25)
@given(
    decks=st.integers(1, 12),
    cut=st.integers(14, 30),
    burn=st.sampled_from(Burn),
    between=st.booleans(),
    seed=st.integers(0, 2**64 - 1),
    first=st.integers(0, 2**63),
)
def test_every_kernel_deals_any_shoe_the_same(
    decks: int, cut: int, burn: Burn, between: bool, seed: int, first: int
) -> None:
    rules = ShoeRules(decks=decks, cut=cut, burn=burn, burn_between=between)
    part = ShoeBatch(Shoes(rules).table, CELL_TABLES, seed, first, 3)
    dealt = stream(part, native.PYTHON)
    assert all(stream(part, path) == dealt for path in native_paths())


@pytest.mark.part("compiler")
def test_parts_of_a_run_add_up() -> None:
    shoes = Shoes(ShoeRules()).table
    whole = histogram(ShoeBatch(shoes, CELL_TABLES, 7, 0, 500))
    cuts = [0, 1, 17, 100, 499, 500]
    parts = [
        histogram(ShoeBatch(shoes, CELL_TABLES, 7, first, last - first))
        for first, last in pairwise(cuts)
    ]
    assert tuple(map(sum, zip(*parts, strict=True))) == whole


def test_a_shoe_too_large_for_vector_lanes_uses_the_twin() -> None:
    rules = ShoeRules(decks=631, cut=32_000)
    part = ShoeBatch(Shoes(rules).table, CELL_TABLES, 1, 0, 1)
    assert path_for(part.shoe) == native.PYTHON
    [dealt] = stream(part)
    assert Counter(dealt).total() == sum(histogram(part))


def test_a_fixed_number_of_coups_must_fit_the_shoe() -> None:
    Shoes(ShoeRules(), 67).check()
    with stating(RuleError, "error-coups-per-shoe", value=68, decks=8, most=67):
        Shoes(ShoeRules(), 68).check()
    with stating(RuleError, "error-argument-range", value=0, least=1):
        Shoes(ShoeRules(), 0).check()
    Shoes(ShoeRules(continuous=True), 5000).check()


@pytest.mark.part("compiler")
def test_twenty_conditions_on_one_cell_are_supported() -> None:
    ranks = "A23456789TJQK"
    rows = [
        (Side.PLAYER, a_row("any", ranks=one + two))
        for place, one in enumerate(ranks)
        for two in ranks[place:]
    ]
    classes = Classes(rows)
    assert max(len(classes.asked_in(cell)) for cell in CELLS) == len(rows) == 91
    rules = ShoeRules()
    part = ShoeBatch(Shoes(rules).table, class_tables(classes), seed=4, first=0, shoes=19)
    dealt = stream(part, native.PYTHON)
    for number in range(3):
        coups = SeededShoe(rules, seed=4, number=number).coups()
        assert list(dealt[number]) == [classes.index_of(coup) for coup in coups]
    assert all(stream(part, path) == dealt for path in native_paths())

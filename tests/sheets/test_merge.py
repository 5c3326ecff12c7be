"""Merging of sheets: what a child inherits, what it may not, and what two parents must agree on."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from puntobanco.core.facts import Fact, Value, fact
from puntobanco.core.game import Game
from puntobanco.sheets.files import load_game, load_sheet
from puntobanco.sheets.merge import Merged, Tree, leaves, overlay, single_leaf_tree, value_at
from tests.kit.sheets import a_game, refusal, write

# --- Merging trees ----------------------------------------------------------------------------


def test_tables_merge_by_key() -> None:
    under = {"cards": {"decks": 8, "cut": 16}, "order": ["player"]}
    over = {"cards": {"cut": 14}, "banking": {"by": "house"}}
    assert overlay(under, over) == {
        "cards": {"decks": 8, "cut": 14},
        "order": ["player"],
        "banking": {"by": "house"},
    }


def test_lists_and_scalars_are_replaced_whole() -> None:
    under = {"order": ["player", "banker", "tie"], "cards": {"decks": 8}}
    over = {"order": ["tie"], "cards": {"decks": 6}}
    assert overlay(under, over) == over


def test_a_table_and_a_value_replace_each_other() -> None:
    assert overlay({"choices": [1, 2]}, {"choices": {"a": {}}}) == {"choices": {"a": {}}}
    assert overlay({"choices": {"a": {}}}, {"choices": [1, 2]}) == {"choices": [1, 2]}


def test_merging_changes_neither_tree() -> None:
    under, over = {"cards": {"decks": 8}}, {"cards": {"decks": 6}}
    overlay(under, over)
    assert (under, over) == ({"cards": {"decks": 8}}, {"cards": {"decks": 6}})


_keys = st.sampled_from("abc")
_trees = st.recursive(
    st.dictionaries(_keys, st.integers() | st.lists(st.integers(), max_size=2), max_size=3),
    lambda inner: st.dictionaries(_keys, inner | st.integers(), max_size=3),
    max_leaves=8,
)


@settings(deadline=None)
@given(_trees, _trees)
def test_merging_overrides_values_and_keeps_the_rest(under: Tree, over: Tree) -> None:
    merged = overlay(under, over)
    assert overlay(merged, over) == merged
    for leaf in leaves(over):
        assert value_at(merged, leaf) == value_at(over, leaf)
    for leaf in set(leaves(under)) & set(leaves(merged)) - set(leaves(over)):
        assert value_at(merged, leaf) == value_at(under, leaf)


@settings(deadline=None)
@given(_trees)
def test_a_tree_equals_its_leaves(tree: Tree) -> None:
    rebuilt: Tree = {}
    for leaf in leaves(tree):
        rebuilt = overlay(rebuilt, single_leaf_tree(leaf, value_at(tree, leaf)))
    assert leaves(rebuilt) == leaves(tree)
    assert value_at(tree, "a.b.c.d.e.f") is None or "a.b.c.d.e.f" in leaves(tree)


# --- Extending --------------------------------------------------------------------------------


def test_a_child_contains_only_differences(tmp_path: Path) -> None:
    parent = load_game("mini-baccarat")
    child = load_game(write(tmp_path, a_game("[settings.total-decks]\nvalue = 6")))
    assert child.shoe.decks == 6
    assert (child.bets, child.banking, child.conduct) == (
        parent.bets,
        parent.banking,
        parent.conduct,
    )


def test_changing_one_entry_of_a_table_keeps_the_others(tmp_path: Path) -> None:
    body = '[tiers.10-1000.bets]\ntie = { max = "150" }\n[table]\nchips = ["5"]'
    table = load_game(write(tmp_path, a_game(body))).table
    assert table.limits.limit("tie") == (500, 15000)
    assert table.limits.limit("player-pair") == (500, 10000)
    assert table.chips == (500,)


def test_a_list_is_replaced_and_not_extended(tmp_path: Path) -> None:
    body = '[bets.player-dragon-bonus]\nneeds = ["tie"]'
    game = load_game(write(tmp_path, a_game(body, extends="dragon-bonus-baccarat")))
    assert game.bet("player-dragon-bonus").needs == ("tie",)
    assert game.bet("banker-dragon-bonus").needs == ("player", "banker", "tie")


def test_a_bet_is_removed_from_the_order_and_not_deleted(tmp_path: Path) -> None:
    body = '[bets.tie]\npaytable = "off"'
    game = load_game(write(tmp_path, a_game(body)))
    assert [bet.key for bet in game.bets] == ["player", "banker"]


@pytest.mark.parametrize("key", ["key", "name", "source"])
def test_metadata_of_a_file_is_not_inherited(tmp_path: Path, key: str) -> None:
    text = "\n".join(line for line in a_game().splitlines() if not line.startswith(key))
    error = refusal(write(tmp_path, text))
    assert (error.path, error.problem) == (key, fact("sheet-error-required-in-game"))
    assert key not in load_sheet(str(tmp_path / "mine.toml")).tree


def test_printed_figures_are_not_inherited(tmp_path: Path) -> None:
    assert load_game("lnw-dragon-bonus-1").published
    child = load_game(write(tmp_path, a_game(extends="lnw-dragon-bonus-1")))
    assert child.published == ()


def test_a_pay_table_is_never_redefined(tmp_path: Path) -> None:
    body = '[paytables.tie-8]\nrows = [{ on = "tie", pays = "9 to 1" }]'
    error = refusal(write(tmp_path, a_game(body)))
    assert error.path == "paytables.tie-8"
    assert error.problem == fact("sheet-error-paytable-again", file="parts/punto-banco.toml")


def test_a_pay_table_is_not_redefined_by_repeating_it(tmp_path: Path) -> None:
    body = '[paytables.tie-8]\nrows = [{ on = "tie", pays = "8 to 1" }]'
    error = refusal(write(tmp_path, a_game(body)))
    assert error.problem == fact("sheet-error-paytable-again", file="parts/punto-banco.toml")


def test_other_odds_take_a_new_name(tmp_path: Path) -> None:
    body = """
[paytables.tie-10]
rows = [{ on = "tie", pays = "10 to 1" }]
[bets.tie]
paytable = "tie-10"
"""
    game = load_game(write(tmp_path, a_game(body)))
    assert str(game.bet("tie").rows[0].pays) == "10 to 1"


# --- Several parents --------------------------------------------------------------------------

SIX_DECKS = "[settings.total-decks]\nvalue = 6"
FOUR_DECKS = "[settings.total-decks]\nvalue = 4"


def _two_parents(folder: Path, one: str, other: str, child: str = "") -> str:
    write(folder, a_game(one, key="one"), name="one.toml")
    write(folder, a_game(other, key="other"), name="other.toml")
    return write(folder, a_game(child, extends="one.toml other.toml"))


def _differ(folder: Path, file: str, value: Value, other_file: str, other_value: Value) -> Fact:
    """The problem of two parents of `mine.toml` that give different values."""
    return fact(
        "sheet-error-parents-differ",
        file=file if file.startswith("parts/") else f"{folder}/{file}",
        value=value,
        other_file=other_file if other_file.startswith("parts/") else f"{folder}/{other_file}",
        other_value=other_value,
    )


def test_two_parents_that_disagree_are_refused(tmp_path: Path) -> None:
    error = refusal(_two_parents(tmp_path, SIX_DECKS, FOUR_DECKS))
    assert error.path == "settings.total-decks.value"
    assert error.problem == _differ(tmp_path, "one.toml", "6", "other.toml", "4")


def test_the_child_resolves_conflicts_of_its_parents(tmp_path: Path) -> None:
    child = "[settings.total-decks]\nvalue = 2"
    assert load_game(_two_parents(tmp_path, SIX_DECKS, FOUR_DECKS, child)).shoe.decks == 2


def test_inherited_values_of_parents_can_conflict(tmp_path: Path) -> None:
    error = refusal(_two_parents(tmp_path, "", SIX_DECKS))
    assert error.problem == _differ(tmp_path, "parts/house.toml", "8", "other.toml", "6")


def test_parents_with_equal_values_agree(tmp_path: Path) -> None:
    assert load_game(_two_parents(tmp_path, SIX_DECKS, SIX_DECKS)).shoe.decks == 6


def test_a_list_and_a_table_of_choices_conflict(tmp_path: Path) -> None:
    one = '[settings.seat-numbers]\nvalue = "plain"\nchoices = ["plain"]'
    error = refusal(_two_parents(tmp_path, one, ""))
    table = fact("sheet-value-table")
    assert error.path == "settings.seat-numbers.choices"
    assert error.problem == _differ(tmp_path, "one.toml", "['plain']", "parts/house.toml", table)


def test_a_commission_in_one_parent_makes_pay_tables_differ(
    tmp_path: Path,
) -> None:
    rows = '[paytables.ours]\nrows = [{ on = "win", pays = "1 to 1" }]'
    error = refusal(_two_parents(tmp_path, f'{rows}\ncommission = "5 %"', rows))
    files = {"file": f"{tmp_path}/one.toml", "other_file": f"{tmp_path}/other.toml"}
    assert error.path == "paytables.ours"
    assert error.problem == fact("sheet-error-paytables-differ", **files)


def test_the_child_cannot_resolve_conflicting_pay_tables(tmp_path: Path) -> None:
    one = '[paytables.ours]\nrows = [{ on = "tie", pays = "8 to 1" }]'
    other = '[paytables.ours]\nrows = [{ on = "tie", pays = "9 to 1" }]'
    error = refusal(_two_parents(tmp_path, one, other, one))
    assert error.problem == fact("sheet-error-paytable-again", file=f"{tmp_path}/other.toml")


# --- Cycles -----------------------------------------------------------------------------------


def _loop(folder: Path, *names: str) -> Fact:
    """The problem of files that extend each other."""
    return fact("sheet-error-loop", loop=" → ".join(f"{folder}/{name}.toml" for name in names))


def test_a_sheet_that_extends_itself_is_refused(tmp_path: Path) -> None:
    error = refusal(write(tmp_path, a_game(extends="mine.toml")))
    assert (error.path, error.problem) == ("extends", _loop(tmp_path, "mine", "mine"))


def test_a_loop_is_shown_from_its_start(tmp_path: Path) -> None:
    for name, parent in (("a", "b.toml"), ("b", "c.toml"), ("c", "a.toml")):
        write(tmp_path, a_game(extends=parent), name=f"{name}.toml")
    error = refusal(write(tmp_path, a_game(extends="a.toml")))
    assert (error.file, error.path) == (f"{tmp_path}/c.toml", "extends")
    assert error.problem == _loop(tmp_path, "a", "b", "c", "a")


def test_another_path_to_the_same_file_is_a_loop(tmp_path: Path) -> None:
    error = refusal(write(tmp_path, a_game(extends=f"../{tmp_path.name}/mine.toml")))
    assert error.problem == _loop(tmp_path, "mine", "mine")


def test_a_file_named_like_its_parent_is_not_a_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, a_game(SIX_DECKS), name="mini-baccarat.toml")
    monkeypatch.chdir(tmp_path)
    assert load_game("mini-baccarat.toml").shoe.decks == 6


def test_a_diamond_of_parents_is_not_a_loop(tmp_path: Path) -> None:
    assert isinstance(load_game(_two_parents(tmp_path, "", "")), Game)


# --- Origin of a leaf -------------------------------------------------------------------------


def test_a_leaf_is_traced_to_the_file_that_wrote_it(tmp_path: Path) -> None:
    sheet = load_sheet(write(tmp_path, a_game(SIX_DECKS)))
    assert sheet.origin("settings.total-decks.value") == str(tmp_path / "mine.toml")
    assert sheet.origin("settings.total-decks.max") == "parts/house.toml"
    assert sheet.origin("paytables.tie-8.rows[0].pays") == "parts/punto-banco.toml"
    assert sheet.origin("bets.banker") == "mini-baccarat.toml"
    assert sheet.origin("no.such.place") == str(tmp_path / "mine.toml")


def test_a_table_of_several_files_is_traced_to_the_sheet_if_possible() -> None:
    origins = {"cards.decks": "mine.toml", "cards.cut": "house.toml"}
    assert Merged({}, origins, "mine.toml").origin("cards") == "mine.toml"
    assert Merged({}, origins, "other.toml").origin("cards") == "house.toml"

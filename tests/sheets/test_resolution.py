"""From a sheet to a Game: frozen, hashed by its rules alone, the same way for a user's file."""

import dataclasses
from pathlib import Path
from typing import Any
from unittest.mock import ANY

import pytest

from puntobanco.core.errors import SheetError
from puntobanco.core.facts import fact, listed
from puntobanco.core.game import Value
from puntobanco.sheets.files import (
    SHEETS,
    every_variant,
    game_keys,
    load_game,
    load_sheet,
    outline,
    outlines,
    resolve,
)
from puntobanco.sheets.merge import Merged, Tree
from puntobanco.words import words_in
from puntobanco.words.languages import parse_language
from tests.kit.sheets import a_game, refusal, write

# --- Games as values --------------------------------------------------------------------------


def test_a_game_is_frozen() -> None:
    game = load_game("fortune-7")
    with pytest.raises(dataclasses.FrozenInstanceError):
        game.key = "mine"  # type: ignore[misc]
    parts: tuple[Any, ...] = (game.shoe, game.bets[0], game.bets[0].rows[0], game.table)
    for part in (*parts, game.table.limits, game.settings[0], game.banking):
        for field in dataclasses.fields(part):
            with pytest.raises(dataclasses.FrozenInstanceError):
                setattr(part, field.name, None)


@pytest.mark.parametrize("key", game_keys())
def test_one_sheet_resolves_to_one_game(key: str) -> None:
    sheet = load_sheet(key)
    assert resolve(sheet) == resolve(sheet) == load_game(key)


@pytest.mark.parametrize("key", game_keys())
def test_resolving_does_not_change_the_sheet(key: str) -> None:
    sheet, again = load_sheet(key), load_sheet(key)
    resolve(sheet, settings={"cut-card": 20})
    assert sheet == again


# --- The hash ---------------------------------------------------------------------------------


def test_no_two_games_share_a_hash() -> None:
    hashes = {load_game(key).hash for key in game_keys()}
    assert len(hashes) == len(game_keys())
    assert all(len(one) == 64 for one in hashes)


@pytest.mark.parametrize("key", game_keys())
def test_the_hash_does_not_depend_on_table_settings(key: str) -> None:
    game = load_game(key)
    (other,) = [one for one in game.setting("table-limits").choices if one != game.table.tier][:1]
    settings: dict[str, Value] = {
        "table-limits": other,
        "betting-time": 60,
        "last-bets-time": 10,
        "max-difference": "1000",
        "squeeze-time-first-cards": 99,
        "squeeze-minimum-bet": "100",
        "player-colour": "#000000",
    }
    changed = load_game(key, settings=settings)
    assert changed.table != game.table
    assert changed.hash == game.hash


@pytest.mark.parametrize(
    "settings",
    [
        {"total-decks": 6},
        {"cut-card": 20},
        {"new-shoe-burn-option": 3},
        {"rounding-direction": "house"},
        {"bet-both-player-and-banker": False},
        {"seats": 5},
    ],
)
def test_the_hash_depends_on_every_rule_setting(settings: dict[str, Value]) -> None:
    assert load_game("mini-baccarat", settings=settings).hash != load_game("mini-baccarat").hash


def _renamed(tree: Tree) -> Tree:
    """A tree with all human-readable text replaced."""
    return {
        key: "Other"
        if key in ("name", "label")
        else _renamed(value)
        if isinstance(value, dict)
        else value
        for key, value in tree.items()
    }


def _turned(tree: Tree) -> Tree:
    """A tree with the entries of every table in reverse order."""
    return {
        key: _turned(value) if isinstance(value, dict) else value
        for key, value in reversed(tree.items())
    }


@pytest.mark.parametrize("key", game_keys())
def test_the_hash_does_not_depend_on_names(key: str) -> None:
    sheet = load_sheet(key)
    tree = _renamed(sheet.tree) | {"source": "another title", "notices": {}}
    other = resolve(Merged(tree, sheet.origins, sheet.file))
    assert other.name != resolve(sheet).name
    assert other.hash == resolve(sheet).hash


@pytest.mark.parametrize("key", game_keys())
def test_the_hash_does_not_depend_on_the_order_of_entries(key: str) -> None:
    sheet = load_sheet(key)
    assert list(_turned(sheet.tree)) != list(sheet.tree)
    other = resolve(Merged(_turned(sheet.tree), sheet.origins, sheet.file))
    assert other.hash == resolve(sheet).hash


def test_the_hash_depends_on_the_order_of_rows_and_of_settlement(tmp_path: Path) -> None:
    turned = load_game(write(tmp_path, a_game(order="tie banker player")))
    straight = load_game(write(tmp_path, a_game(order="player banker tie")))
    assert turned.hash != straight.hash


# --- Every variant ----------------------------------------------------------------------------


@pytest.mark.parametrize("key", game_keys())
def test_every_combination_of_settings_is_valid(key: str) -> None:
    assert len(every_variant(load_sheet(key))) > 1


def test_a_failing_combination_is_named(tmp_path: Path) -> None:
    body = """
[settings.tie-win-odds]
label = { en = "Tie", zh-Hans = "和", zh-Hant = "和" }
value = "8"
choices.8 = { bets.tie.paytable = "tie-8" }
choices.10 = { bets.tie.paytable = "tie-10" }
"""
    game = a_game(
        f'{body}[bets.banker]\npaytable = "banker-commission-5"',
        extends="parts/house parts/house-limits parts/punto-banco parts/banker-commission",
        order="player banker tie",
    )
    name = write(tmp_path, game)
    assert load_game(name).bet("tie").paytable == "tie-8"
    with pytest.raises(SheetError) as caught:
        every_variant(load_sheet(name))
    known = listed(["player", "tie-8", "tie-9", "banker-commission-5", "off"])
    unknown = fact("sheet-error-paytable-unknown", paytable="'tie-10'", known=known)
    assert (caught.value.file, caught.value.path) == (name, "settings.tie-win-odds")
    assert caught.value.problem == fact(
        "sheet-error-with",
        settings="tie-win-odds='10'",
        problem=fact("sheet-error-decided", path="bets.tie.paytable", problem=unknown),
    )


# --- A user's own file ------------------------------------------------------------------------


def test_a_file_extends_a_game_by_its_key(tmp_path: Path) -> None:
    game = load_game(write(tmp_path, a_game(extends="dragon-bonus-baccarat")))
    shipped = load_game("dragon-bonus-baccarat")
    assert (game.key, str(game.name), game.source) == ("mine", "Mine", "no printed sheet")
    assert game.bets == shipped.bets
    assert game.hash != shipped.hash


def test_a_parent_path_is_relative_to_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, a_game("[settings.total-decks]\nvalue = 6", key="base"), name="base.toml")
    write(tmp_path, a_game(extends="../base.toml"), name="rooms/mine.toml")
    monkeypatch.chdir(tmp_path)
    for name in ("rooms/mine.toml", "./rooms/mine.toml", str(tmp_path / "rooms/mine.toml")):
        assert load_game(name).shoe.decks == 6
    monkeypatch.chdir(tmp_path / "rooms")
    assert load_game("mine.toml").shoe.decks == 6


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    name = write(tmp_path, a_game("[settings.total-decks]\nvalue = 6"))
    assert load_game(name).shoe.decks == 6
    write(tmp_path, a_game("[settings.total-decks]\nvalue = 4"))
    assert load_game(name).shoe.decks == 4


def test_a_missing_parent_is_named_by_its_child(tmp_path: Path) -> None:
    error = refusal(write(tmp_path, a_game(extends="gone.toml")))
    unreadable = fact(
        "sheet-error-unreadable",
        reason="No such file or directory",
        expected=fact("sheet-expected-toml-file"),
    )
    assert error.path == "extends"
    assert error.problem == fact("sheet-error-parent", name="'gone.toml'", problem=unreadable)
    error = refusal(write(tmp_path, a_game(extends="mini-bacarat")))
    assert error.path == "extends"
    assert error.problem == fact("sheet-error-sheet-unknown", name="'mini-bacarat'", known=ANY)


def test_an_invalid_parent_is_named(tmp_path: Path) -> None:
    write(tmp_path, "cards = 8", name="base.toml")
    error = refusal(write(tmp_path, a_game(extends="base.toml")))
    assert (error.file, error.path) == (f"{tmp_path}/base.toml", "cards")
    write(tmp_path, "cards =", name="base.toml")
    error = refusal(str(tmp_path / "mine.toml"))
    assert error.file == f"{tmp_path}/base.toml"
    assert error.problem == fact("toml-error", reason="Invalid value")


def test_a_custom_bet_is_settled_and_listed(tmp_path: Path) -> None:
    body = """
[paytables.super-6-12]
rows = [{ on = "win", total = 6, pays = "12 to 1" }]

[bets.super-6]
name = { en = "Super 6", zh-Hans = "超级六", zh-Hant = "超級六" }
side = "banker"
paytable = "super-6-12"
stake = "2.50"
"""
    game = load_game(write(tmp_path, a_game(body, order="player banker tie super-6")))
    assert [bet.key for bet in game.bets] == ["player", "banker", "tie", "super-6"]
    assert game.bet("super-6").stake == 250
    assert words_in(parse_language("zh-Hant")).named(game.bet("super-6").name) == "超級六"


def test_a_custom_meter_without_settings_is_listed(
    tmp_path: Path,
) -> None:
    names = '{ en = "Ember", zh-Hans = "余烬", zh-Hant = "餘燼" }'
    body = f"""
[paytables.ember]
rows = [{{ on = "any", both_pairs = "suited", pays = "100 % of meter" }}]
[bets.ember]
name = {names}
side = "winner"
paytable = "ember"
stake = "5.00"
[progressive]
seed = "5000"
contribution = "20 %"
executive_above = "10000"
"""
    own = write(tmp_path, a_game(body, order="player banker tie ember"))
    assert load_game(own).progressive is not None
    assert outline(own).metered == ()
    assert outline("mini-baccarat").metered is None


# --- Parts ------------------------------------------------------------------------------------

PARTS = sorted(path.stem for path in (SHEETS / "parts").glob("*.toml"))


@pytest.mark.parametrize("part", PARTS)
def test_a_part_is_not_a_game(part: str) -> None:
    problem = refusal(f"parts/{part}").problem
    assert problem == fact("sheet-error-part", known=listed(game_keys()))
    assert f"parts/{part}" not in game_keys()
    assert not any(one.key.startswith("parts/") for one in outlines())


@pytest.mark.parametrize("part", PARTS)
def test_a_part_has_no_metadata(part: str, tmp_path: Path) -> None:
    sheet = load_sheet(write(tmp_path, f'extends = "parts/{part}"'))
    assert not {"key", "name", "source", "extends"} & sheet.tree.keys()


@pytest.mark.parametrize("name", ["profiles/restricted", "../core/rows", "parts/../house"])
def test_only_sheets_can_be_loaded_by_name(name: str) -> None:
    error = refusal(name)
    assert error.file == name
    assert error.problem == fact("sheet-error-game-unknown", known=listed(game_keys()))

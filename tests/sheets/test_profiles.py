"""Profiles: named files of values and locks, laid over a game."""

from pathlib import Path

import pytest

from puntobanco.core.errors import SheetError
from puntobanco.core.game import Setting, Value
from puntobanco.sheets.files import game_keys, load_game, load_profile, load_sheet, resolve
from tests.kit.sheets import a_game, write

TERMINALS = ("terminal-1", "terminal-2", "terminal-3", "terminal-4")

HEAD = """
key = "our-county"
name = { en = "Our county", zh-Hans = "本县", zh-Hant = "本縣" }
"""


def refused(key: str, profile: str) -> str:
    """The sentence with which a game under a profile is refused."""
    with pytest.raises(SheetError) as caught:
        load_game(key, profile=profile)
    assert "\n" not in str(caught.value)
    return str(caught.value)


# --- Unrestricted -----------------------------------------------------------------------------


@pytest.mark.parametrize("key", game_keys())
def test_unrestricted_makes_every_setting_editable(key: str) -> None:
    game = load_game(key, profile="unrestricted")
    assert all(setting.editable for setting in game.settings)
    assert game.profile == "unrestricted"


def _possible(setting: Setting) -> tuple[Value, ...]:
    """Every choice, both ends of a range, or both answers; an amount and `none`, a colour."""
    if setting.choices:
        return setting.choices
    if isinstance(setting.value, bool):
        return (True, False)
    if setting.key == "cut-card":
        # The shoe itself binds it further: eleven cards for the last coups, one coup in front.
        return (11, 399)
    if setting.minimum is not None and setting.maximum is not None:
        return (setting.minimum, setting.maximum)
    return ("none", "500") if setting.value == "none" else ("#000000", "#FFFFFF")


@pytest.mark.parametrize("key", TERMINALS)
def test_unrestricted_every_value_of_every_setting_of_a_terminal_works(key: str) -> None:
    sheet, profile = load_sheet(key), load_profile("unrestricted")
    for setting in load_game(key).settings:
        for value in _possible(setting):
            asked = {setting.key: value}
            game = resolve(sheet, profile=profile, settings=asked, locks_bind=True)
            assert game.setting(setting.key).value == value, setting.key


@pytest.mark.parametrize("value", [10, 400])
def test_a_cut_the_shoe_cannot_hold_is_refused_even_unrestricted(value: int) -> None:
    with pytest.raises(SheetError, match=rf"settings\.cut-card: cards\.cut: {value}: "):
        load_game("terminal-1", profile="unrestricted", settings={"cut-card": value})


# --- Restricted -------------------------------------------------------------------------------

# The configuration table, "Enable Auto RNG - restricted configurations": its read-only rows.
READ_ONLY = (
    "baccarat-type",
    "paytable",
    "banker-win-on-6-odds",
    "tie-win-odds",
    "dragon-bonus",
    "pair-bet-disabled-after-game",
    "bet-both-player-and-banker",
    "allow-side-bet-without-main-bet",
    "residual-betting",
    "combined-pair-limit",
    "dummy-hand",
    "burn-card-between-hands",
    "new-shoe-burn-option",
    "total-decks",
    "continuous-shuffle-mode",
)


@pytest.mark.parametrize("key", game_keys())
def test_restricted_locks_the_read_only_rows_and_leaves_the_rest(key: str) -> None:
    own = {setting.key: setting.editable for setting in load_game(key).settings}
    for setting in load_game(key, profile="restricted").settings:
        expected = own[setting.key] and setting.key not in READ_ONLY
        assert setting.editable is expected, setting.key


@pytest.mark.parametrize("key", TERMINALS)
def test_a_terminal_is_restricted_by_its_own_sheet(key: str) -> None:
    assert load_game(key, profile="restricted").settings == load_game(key).settings


def test_a_profile_changes_no_rule_by_its_locks_alone() -> None:
    for key in game_keys():
        hashes = {
            load_game(key, profile=profile).hash for profile in (None, "restricted", "unrestricted")
        }
        assert len(hashes) == 1


# --- One's own --------------------------------------------------------------------------------


def test_a_profile_gives_values_and_locks(tmp_path: Path) -> None:
    profile = write(
        tmp_path, f'{HEAD}[settings]\nrotation = "every-hand"\n[editable]\nrotation = false\n'
    )
    game = load_game("commission-free-baccarat", profile=profile)
    assert game.setting("rotation").value == "every-hand"
    assert game.banking.rotation.value == "every-hand"
    assert game.profile == "our-county"
    with pytest.raises(SheetError) as caught:
        load_game(
            "commission-free-baccarat",
            profile=profile,
            settings={"rotation": "sheet"},
            locks_bind=True,
        )
    assert str(caught.value) == (
        "commission-free-baccarat.toml: settings.rotation: 'sheet': "
        "this setting is locked at 'every-hand'"
    )


def test_what_is_asked_for_stands_over_the_profile(tmp_path: Path) -> None:
    profile = write(tmp_path, f"{HEAD}[settings]\ntotal-decks = 6\n")
    assert load_game("mini-baccarat", profile=profile).shoe.decks == 6
    assert load_game("mini-baccarat", profile=profile, settings={"total-decks": 4}).shoe.decks == 4


def test_a_star_speaks_of_every_setting_the_profile_does_not_name(tmp_path: Path) -> None:
    profile = write(tmp_path, f'{HEAD}[editable]\n"*" = false\ntotal-decks = true\n')
    game = load_game("mini-baccarat", profile=profile)
    assert [one.key for one in game.settings if one.editable] == ["total-decks"]


def test_a_profile_may_speak_of_settings_that_this_game_lacks(tmp_path: Path) -> None:
    profile = write(tmp_path, f'{HEAD}[settings]\ntie-win-odds = "9"\n')
    assert str(load_game("terminal-1", profile=profile).bet("tie").rows[0].pays) == "9 to 1"
    assert load_game("mini-baccarat", profile=profile).hash == load_game("mini-baccarat").hash


def test_a_profile_may_speak_of_settings_of_one_s_own_game(tmp_path: Path) -> None:
    mine = write(
        tmp_path,
        a_game(
            '[settings.seats-open]\nlabel = { en = "S", zh-Hans = "S", zh-Hant = "S" }\n'
            'sets = "banking.rotation_hands"\nvalue = 2\n'
        ),
    )
    profile = write(tmp_path, f"{HEAD}[settings]\nseats-open = 1\n", name="profile.toml")
    assert load_game(mine, profile=profile).banking.rotation_hands == 1


@pytest.mark.parametrize(
    ("section", "line"), [("settings", "total-deks = 6"), ("editable", "total-deks = true")]
)
def test_a_profile_may_not_speak_of_a_setting_no_game_has(
    tmp_path: Path, section: str, line: str
) -> None:
    profile = write(tmp_path, f"{HEAD}[{section}]\n{line}\n")
    assert refused("mini-baccarat", profile).startswith(
        f"profile our-county: {section}.total-deks: no game has a setting of this name; "
        "expected one of allow-side-bet-without-main-bet, "
    )


def test_a_value_the_setting_does_not_take_is_the_profile_s_fault(tmp_path: Path) -> None:
    profile = write(tmp_path, f'{HEAD}[settings]\ntie-win-odds = "10"\n')
    assert refused("terminal-1", profile) == (
        "profile our-county: settings.tie-win-odds: '10': expected one of '8', '9'"
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            HEAD + "[locks]\n",
            "locks: unknown key; expected one of key, name, source, settings, editable",
        ),
        ('key = "x"', "'name' must be written here; expected a table of en, zh-Hans, zh-Hant"),
        (HEAD + "[editable]\ntotal-decks = 1\n", "editable.total-decks: 1: expected true or false"),
        (
            HEAD + "[settings]\ntotal-decks = 0.5\n",
            (
                "settings.total-decks: 0.5: a float has no place here; "
                "expected text, a whole number, or true or false"
            ),
        ),
        ("key =", "not readable as TOML: Invalid value (at end of document)"),
    ],
)
def test_a_profile_that_cannot_stand_says_why(tmp_path: Path, text: str, sentence: str) -> None:
    profile = write(tmp_path, text, name="county.toml")
    assert refused("mini-baccarat", profile) == f"{profile}: {sentence}"


def test_an_unknown_profile_is_answered_with_those_there_are() -> None:
    assert refused("mini-baccarat", "nobody") == (
        "nobody: no such profile; expected a file ending in .toml, "
        "or one of restricted, unrestricted"
    )

"""Profiles: named files of values and locks, applied to a game."""

from pathlib import Path
from unittest.mock import ANY

import pytest

from puntobanco.core.errors import SheetError
from puntobanco.core.facts import Fact, fact, listed
from puntobanco.core.game import Setting, Value
from puntobanco.people.rules import HouseRules
from puntobanco.sheets.files import (
    game_keys,
    house_profile,
    load_game,
    load_profile,
    load_sheet,
    profile_entries,
    profile_keys,
    resolve,
)
from puntobanco.sheets.profile import ProfileItem
from tests.kit.sheets import a_game, write, wrong
from tests.kit.stated import stating

TERMINALS = ("terminal-1", "terminal-2", "terminal-3", "terminal-4")

HEAD = """
key = "our-county"
name = { en = "Our county", zh-Hans = "本县", zh-Hant = "本縣" }
"""


def refusal(key: str, profile: str) -> SheetError:
    """The error that refuses a game under a profile, in one line."""
    with pytest.raises(SheetError) as caught:
        load_game(key, profile=profile)
    assert "\n" not in str(caught.value)
    return caught.value


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
        # The shoe restricts it further: eleven cards for the last coups, one coup in front.
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


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        (10, fact("sheet-error-cut-shallow", cut=10, least=11)),
        (400, fact("sheet-error-cut-deep", cut=400, decks=8, most=399)),
    ],
)
def test_unrestricted_still_refuses_an_impossible_cut(value: int, problem: Fact) -> None:
    with stating(SheetError, "sheet-error-decided", path="cards.cut", problem=problem) as caught:
        load_game("terminal-1", profile="unrestricted", settings={"cut-card": value})
    assert caught.value.path == "settings.cut-card"


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
# It prints pays as plain ratios: a table has no setting that would change them.
PAID = ("denomination", "exact-pays", "rounding-unit", "rounding-direction")


@pytest.mark.parametrize("key", game_keys())
def test_restricted_locks_only_the_read_only_rows(key: str) -> None:
    own = {setting.key: setting.editable for setting in load_game(key).settings}
    for setting in load_game(key, profile="restricted").settings:
        expected = own[setting.key] and setting.key not in (*READ_ONLY, *PAID)
        assert setting.editable is expected, setting.key


@pytest.mark.parametrize("profile", ["washington-sheet", "california-sheet", "restricted"])
def test_jurisdictions_do_not_change_payments(profile: str) -> None:
    keys = house_profile(profile).games or game_keys()
    locked = (*PAID, "coverage") if profile == "california-sheet" else PAID
    for key in keys:
        game = load_game(key, profile=profile, locks_bind=True)
        assert not any(game.setting(one).editable for one in locked), key
        assert game.conduct.exact_pays
    for setting, value in (("rounding-unit", "1.00"), ("rounding-direction", "house")):
        with stating(SheetError, "sheet-error-setting-locked", value=repr(value)):
            load_game(keys[0], profile=profile, settings={setting: value}, locks_bind=True)


@pytest.mark.parametrize("key", TERMINALS)
def test_the_sheet_of_a_terminal_restricts_it(key: str) -> None:
    assert load_game(key, profile="restricted").settings == load_game(key).settings


def test_locks_of_a_profile_change_no_rule() -> None:
    for key in game_keys():
        hashes = {
            load_game(key, profile=profile).hash for profile in (None, "restricted", "unrestricted")
        }
        assert len(hashes) == 1


# --- Custom profiles --------------------------------------------------------------------------


def test_a_profile_gives_values_and_locks(tmp_path: Path) -> None:
    profile = write(
        tmp_path, f'{HEAD}[settings]\nrotation = "every-hand"\n[editable]\nrotation = false\n'
    )
    game = load_game("commission-free-baccarat", profile=profile)
    assert game.setting("rotation").value == "every-hand"
    assert game.banking.rotation.value == "every-hand"
    assert game.profile == "our-county"
    with stating(
        SheetError, "sheet-error-setting-locked", value="'sheet'", expected="'every-hand'"
    ) as caught:
        load_game(
            "commission-free-baccarat",
            profile=profile,
            settings={"rotation": "sheet"},
            locks_bind=True,
        )
    assert caught.value.file == "commission-free-baccarat.toml"
    assert caught.value.path == "settings.rotation"


def test_requested_values_override_the_profile(tmp_path: Path) -> None:
    profile = write(tmp_path, f"{HEAD}[settings]\ntotal-decks = 6\n")
    assert load_game("mini-baccarat", profile=profile).shoe.decks == 6
    assert load_game("mini-baccarat", profile=profile, settings={"total-decks": 4}).shoe.decks == 4


def test_a_star_applies_to_every_unnamed_setting(tmp_path: Path) -> None:
    profile = write(tmp_path, f'{HEAD}[editable]\n"*" = false\ntotal-decks = true\n')
    game = load_game("mini-baccarat", profile=profile)
    assert [one.key for one in game.settings if one.editable] == ["total-decks"]


def test_a_profile_may_have_settings_that_a_game_lacks(tmp_path: Path) -> None:
    profile = write(tmp_path, f'{HEAD}[settings]\ntie-win-odds = "9"\n')
    assert str(load_game("terminal-1", profile=profile).bet("tie").rows[0].pays) == "9 to 1"
    assert load_game("mini-baccarat", profile=profile).hash == load_game("mini-baccarat").hash


def test_a_profile_may_have_settings_of_a_custom_game(tmp_path: Path) -> None:
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
def test_a_profile_may_not_have_an_unknown_setting(tmp_path: Path, section: str, line: str) -> None:
    profile = write(tmp_path, f"{HEAD}[{section}]\n{line}\n")
    error = refusal("mini-baccarat", profile)
    assert (error.file, error.path) == ("profile our-county", f"{section}.total-deks")
    assert error.problem == fact("sheet-error-setting-of-no-game", known=ANY)


def test_an_invalid_value_in_a_profile_names_the_profile(tmp_path: Path) -> None:
    profile = write(tmp_path, f'{HEAD}[settings]\ntie-win-odds = "10"\n')
    error = refusal("terminal-1", profile)
    assert (error.file, error.path) == ("profile our-county", "settings.tie-win-odds")
    choices = listed(["'8'", "'9'"])
    assert error.problem == fact(
        "sheet-error-of-sheet",
        problem=fact("sheet-error-not-among", value="'10'", choices=choices, count=2),
        file="terminal-1.toml",
    )


@pytest.mark.parametrize(
    ("text", "path", "problem"),
    [
        (
            HEAD + "[locks]\n",
            "locks",
            fact(
                "sheet-error-unknown-key",
                known=listed(
                    (
                        *("key", "name", "source", "extends", "games", "settings", "editable"),
                        *("house", "notices", "basis"),
                    )
                ),
            ),
        ),
        (
            'key = "x"',
            "",
            fact("sheet-error-required", key="name", expected=fact("sheet-expected-name")),
        ),
        (
            HEAD + "[editable]\ntotal-decks = 1\n",
            "editable.total-decks",
            wrong("1", fact("sheet-expected-true-false")),
        ),
        (
            HEAD + "[settings]\ntotal-decks = 0.5\n",
            "settings.total-decks",
            fact("sheet-error-float", value="0.5", expected=fact("sheet-expected-scalar")),
        ),
        ("key =", "", fact("toml-error", reason="Invalid value")),
    ],
)
def test_an_invalid_profile_is_refused_at_its_place(
    tmp_path: Path, text: str, path: str, problem: Fact
) -> None:
    profile = write(tmp_path, text, name="county.toml")
    error = refusal("mini-baccarat", profile)
    assert (error.file, error.path, error.problem) == (profile, path, problem)


def test_an_unknown_profile_is_refused_with_the_known_ones() -> None:
    error = refusal("mini-baccarat", "nobody")
    assert error.file == "nobody"
    assert error.problem == fact("sheet-error-profile-unknown", known=listed(profile_keys()))


# --- Jurisdictions ----------------------------------------------------------------------------


def said(profile: str) -> dict[str, ProfileItem]:
    """Everything that a profile sets, by place."""
    return {entry.place: entry for entry in profile_entries(profile)}


# What "California: Commission-Free Baccarat" prints about the game: eight decks, all cards face up,
# the position offered after every two hands; Tie odds and order on an options sheet.
CALIFORNIA = """
total-decks       8      locked
squeeze-card      False  locked
rotation          sheet  locked
rotation-hands    2      locked
tie-odds          None   editable
settlement-order  None   editable
denomination        None  locked
exact-pays          None  locked
rounding-unit       None  locked
rounding-direction  None  locked
coverage            None  locked
"""


def test_the_california_profile_equals_the_printed_sheet() -> None:
    entries = said("california-sheet")
    rows = [
        [key, str(entry.value), "editable" if entry.editable else "locked"]
        for place, entry in entries.items()
        if (key := place.removeprefix("settings.")) != place
    ]
    assert rows == [line.split() for line in CALIFORNIA.strip().splitlines()]
    assert all(
        entry.basis == "California: Commission-Free Baccarat"
        for place, entry in entries.items()
        if place.startswith("settings.")
    )


@pytest.mark.parametrize("profile", ["california-sheet", "washington-sheet"])
def test_profiles_state_no_unprinted_law(profile: str) -> None:
    found = house_profile(profile)
    assert (found.minimum_age, found.help_line) == (0, "")
    assert not found.rules.simulated_patrons


def test_the_default_profile_applies_if_none_is_adopted() -> None:
    assert house_profile("house-default").rules == HouseRules()


def test_the_default_profile_posts_the_printed_age_and_help_line() -> None:
    found, entries = house_profile("house-default"), said("house-default")
    assert (found.minimum_age, found.help_line) == (21, "1-800-589-9966")
    printed = "JACK Entertainment: Dragon Bonus Baccarat Commission Free"
    assert entries["house.minimum-age"].basis == entries["house.help-line"].basis == printed
    assert entries["house.exclusion-days"].basis == "", "the house's own choice"


def test_an_overridden_entry_loses_its_basis() -> None:
    entry = said("california-sheet")["house.help-line"]
    assert (entry.basis, entry.file) == ("", "profiles/california-sheet.toml")
    inherited = said("california-sheet")["house.looser-after-hours"]
    assert (inherited.basis, inherited.file) == ("GLI-19 A.3.7a", "profiles/house-default.toml")


@pytest.mark.parametrize("profile", profile_keys())
def test_every_built_in_profile_fits_every_game_it_offers(profile: str) -> None:
    for game in house_profile(profile).games or game_keys():
        assert load_game(game, profile=profile, locks_bind=True).profile == profile


def test_listed_profile_changes_equal_resolution() -> None:
    for entry in profile_entries("restricted"):
        for change in entry.changes:
            own = load_game(change.game).setting(change.setting)
            now = load_game(change.game, profile="restricted").setting(change.setting)
            assert (change.own_value, change.own_editable) == (own.value, own.editable)
            assert (change.value, change.editable) == (now.value, now.editable)
            assert own != now
    assert any(entry.changes for entry in profile_entries("restricted"))


def test_a_star_lists_every_setting_it_unlocks() -> None:
    (star,) = profile_entries("unrestricted")
    assert {change.game for change in star.changes} == {
        key for key in game_keys() if not all(one.editable for one in load_game(key).settings)
    }


def test_a_table_plays_only_what_its_profile_offers() -> None:
    load_game("mini-baccarat", profile="california-sheet")  # locks do not bind analysis
    offered = listed(["commission-free-baccarat", "commission-free-dragon-bonus"])
    with stating(
        SheetError, "sheet-error-not-offered", game="'mini-baccarat'", known=offered
    ) as caught:
        load_game("mini-baccarat", profile="california-sheet", locks_bind=True)
    assert (caught.value.file, caught.value.path) == ("profile california-sheet", "games")


def test_a_card_room_profile_overrides_a_jurisdiction(tmp_path: Path) -> None:
    own = write(
        tmp_path,
        HEAD + 'extends = "california-sheet"\n[house]\nhelp-line = "555-0100"\n'
        '[settings]\nrotation = "every-hand"\n',
    )
    found = house_profile(own)
    assert (found.help_line, found.rules.looser_after_hours) == ("555-0100", 24)
    assert found.rules.profile == "our-county"
    game = load_game("commission-free-baccarat", profile=own, locks_bind=True)
    assert game.setting("rotation").value == "every-hand"
    assert not game.setting("rotation").editable
    rotation = next(one for one in profile_entries(own) if one.place == "settings.rotation")
    assert (rotation.basis, rotation.file) == ("", own)


@pytest.mark.parametrize(
    ("text", "path", "problem"),
    [
        (
            'extends = "nobody"\n',
            "extends",
            fact(
                "sheet-error-profile-parent-unknown",
                name="'nobody'",
                known=listed(profile_keys()),
            ),
        ),
        ('extends = "own.toml"\n', "extends", fact("sheet-error-loop", loop=ANY)),
        (
            'games = ["bingo"]\n',
            "games[0]",
            fact("sheet-error-no-such-game", game="'bingo'", known=listed(game_keys())),
        ),
        (
            "[house]\nhelpline = 1\n",
            "house.helpline",
            fact("sheet-error-unknown-key", known=ANY),
        ),
        (
            "[house]\nlooser-after-hours = 23\n",
            "house.looser-after-hours",
            wrong("23", fact("sheet-expected-integer-range", least=24, most=1008)),
        ),
        (
            "[house]\nreality-check-minutes = 20\n",
            "house.reality-check-minutes",
            fact("sheet-error-reality-check", minutes=20, choices=listed([0, 15, 30, 60])),
        ),
        (
            "[house]\ncool-off-hours = []\n",
            "house.cool-off-hours",
            fact("sheet-error-no-choices"),
        ),
        (
            "[house]\nexclusion-days = [0]\n",
            "house.exclusion-days[0]",
            wrong("0", fact("sheet-expected-days")),
        ),
        (
            "[house]\nhelp-line = 911\n",
            "house.help-line",
            wrong("911", fact("sheet-expected-line-or-none")),
        ),
        (
            '[house]\nhelp-line = "911\\n"\n',
            "house.help-line",
            wrong("'911\\n'", fact("sheet-expected-line-or-none")),
        ),
        (
            '[basis]\n"house.help-line" = ""\n',
            'basis."house.help-line"',
            wrong("''", fact("sheet-expected-line")),
        ),
        ('[notices.age]\nen = ""\n', "notices.age.en", wrong("''", fact("sheet-expected-line"))),
        (
            '[basis]\n"house.help-line" = "a sheet"\n',
            'basis."house.help-line"',
            fact("sheet-error-basis", place="'house.help-line'", known=listed([])),
        ),
        (
            "[settings]\nbetting-time = 0\n",
            "settings.betting-time",
            fact(
                "sheet-error-of-sheet",
                problem=fact("sheet-error-too-small", value="0", least="5"),
                file="commission-free-baccarat.toml",
            ),
        ),
        (
            "[settings]\ntotal-decks = 6\n",
            "settings.total-decks",
            fact(
                "sheet-error-of-sheet",
                problem=fact("sheet-error-not-among", value="6", choices=listed(["8"]), count=1),
                file="commission-free-baccarat.toml",
            ),
        ),
    ],
)
def test_an_invalid_jurisdiction_is_refused_at_its_place(
    tmp_path: Path, text: str, path: str, problem: Fact
) -> None:
    own = write(tmp_path, HEAD + text, name="own.toml")
    with pytest.raises(SheetError) as caught:
        profile_entries(own)
    error = caught.value
    assert "\n" not in str(error)
    # A value that does not fit a game is a problem of the profile, not of its file.
    assert error.file == ("profile our-county" if text.startswith("[settings]") else own)
    assert (error.path, error.problem) == (path, problem)

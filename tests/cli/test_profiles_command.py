"""`punto profiles`: its list and its details."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from puntobanco.cli.profiles import app
from puntobanco.core.errors import PuntoError, SheetError
from puntobanco.core.facts import listed
from puntobanco.sheets.files import profile_keys
from puntobanco.words import languages, words_in
from puntobanco.words.languages import parse_language
from tests.kit.stated import stating


def run(*arguments: str) -> str:
    """The output of the command."""
    result = CliRunner().invoke(app, arguments)
    if isinstance(result.exception, PuntoError):
        raise result.exception
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.parametrize("arguments", [(), ("list",)])
def test_it_lists_the_profiles_by_key(arguments: tuple[str, ...]) -> None:
    lines = run(*arguments).splitlines()
    assert [line.split()[0] for line in lines] == list(profile_keys())


def test_names_are_in_the_requested_language() -> None:
    assert "加州規則表" in run("list", "--language", "zh-Hant")
    told = run("show", "california-sheet", "--language", "zh-Hant")
    assert "SHFL Entertainment, Inc. 所有" in told


def test_entries_show_their_source_and_the_games_they_change() -> None:
    lines = run("show", "california-sheet").splitlines()
    assert any(line.split() == ["help-line", "none", "(the", "house's", "own)"] for line in lines)
    at = next(place for place, line in enumerate(lines) if line.startswith("  rotation  "))
    assert lines[at].endswith("(California: Commission-Free Baccarat)")
    assert lines[at + 1].split() == ["commission-free-baccarat", "is", "locked"]


def test_every_line_is_in_the_requested_language() -> None:
    told = run("show", "california-sheet", "--language", "zh-Hans")
    words = words_in(parse_language("zh-Hans"))
    for key in ("profile-part-settings", "profile-part-house", "profile-locked"):
        assert words.say(key) in told
    assert words.say("profile-lock-changes", lock="locked") in told
    assert not re.search(r"\b(locked|editable|none|yes|the house)\b", told)


def test_a_language_without_a_catalogue_is_refused() -> None:
    result = CliRunner().invoke(app, ("list", "--language", "tlh"))
    assert result.exit_code == 2
    assert "language 'tlh': expected en" in result.output


def test_a_changed_value_is_shown_with_the_old_one(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(
        'key = "own"\nname = { en = "O", zh-Hans = "O", zh-Hant = "O" }\n'
        "[settings]\ncut-card = 20\n[editable]\ncut-card = false\n",
        encoding="utf-8",
    )
    assert "mini-baccarat                 16 becomes 20 and is locked" in run("show", str(file))


@pytest.mark.parametrize("key", profile_keys())
def test_json_equals_the_profile_data(key: str) -> None:
    shown = json.loads(run("show", key, "--json"))
    assert shown["key"] == key
    assert set(shown["name"]) == set(languages())
    assert all(
        entry["place"].split(".")[0] in run("show", key).lower() for entry in shown["entries"]
    )
    listed = json.loads(run("list", "--json"))["profiles"]
    assert [one["key"] for one in listed] == list(profile_keys())


def test_an_unknown_profile_is_refused_in_one_sentence() -> None:
    with stating(SheetError, "sheet-error-profile-unknown", known=listed(profile_keys())):
        run("show", "nobody")

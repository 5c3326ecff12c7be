"""`punto rules`: the sheet as text, HTML and JSON, and its refusals."""

import json
from pathlib import Path
from typing import Any

import pytest
import typer
from rich.cells import cell_len
from typer.testing import CliRunner

from puntobanco.cli.options import parse_settings
from puntobanco.cli.rules import WIDEST, rules
from puntobanco.core.errors import NotationError, PuntoError, SheetError
from puntobanco.core.facts import all_of
from puntobanco.core.game import plain
from puntobanco.core.wording import row_fact
from puntobanco.sheets import game_keys, load_game
from puntobanco.sheets.rulesheet import rule_sheet
from puntobanco.sheets.rulesheet_html import rule_sheet_html
from puntobanco.words import ENGLISH, Language, languages, words_in
from tests.kit.stated import stating

app = typer.Typer()
app.command()(rules)


def run(*arguments: str, columns: int = 80) -> str:
    """The output of the command."""
    result = CliRunner().invoke(app, arguments, env={"COLUMNS": str(columns)})
    if isinstance(result.exception, PuntoError):
        raise result.exception
    assert result.exit_code == 0, result.output
    return result.output


def refused(*arguments: str) -> str:
    """The sentence with which the command stops."""
    with pytest.raises(PuntoError) as caught:
        run(*arguments)
    assert "\n" not in str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", game_keys())
def test_the_text_fits_eighty_columns_and_names_every_bet(key: str, language: Language) -> None:
    printed = run(key, "--language", language)
    assert max(cell_len(line) for line in printed.splitlines()) <= 80
    assert not any(line != line.rstrip() for line in printed.splitlines())
    assert "…" not in printed
    for bet in load_game(key).bets:
        assert words_in(language).named(bet.name) in printed


def test_piped_text_is_plain() -> None:
    printed = run("fortune-7")
    assert "\x1b" not in printed
    assert "Non-natural win by 9 points   30 to 1" in printed


def test_a_wide_terminal_keeps_lines_short_enough_to_read() -> None:
    printed = run("fortune-7", columns=240)
    assert max(cell_len(line) for line in printed.splitlines()) <= WIDEST


def test_brackets_in_a_sheet_are_printed_literally(tmp_path: Path) -> None:
    sheet = tmp_path / "mine.toml"
    sheet.write_text(
        'key = "mine"\nsource = "[bold]no sheet[/bold]"\nextends = "mini-baccarat"\n'
        'name = { en = "Mine [red]", zh-Hans = "我的", zh-Hant = "我的" }\n',
        encoding="utf-8",
    )
    printed = run(str(sheet))
    assert "Mine [red]" in printed
    assert "[bold]no sheet[/bold]" in printed


def test_settings_and_profiles_apply() -> None:
    printed = run("mini-baccarat", "--set", "total-decks=6", "--profile", "unrestricted")
    assert "6 decks of 52 cards" in printed
    assert "unrestricted" in printed


# --- Tables --------------------------------------------------------------------------------------


def test_a_locked_setting_is_refused_for_a_table() -> None:
    sentence = refused("terminal-1", "--table", "--set", "total-decks=6")
    assert "total-decks" in sentence
    assert "locked" in sentence


def test_locks_apply_to_tables_only() -> None:
    assert "6 decks of 52 cards" in run("terminal-1", "--set", "total-decks=6")


def test_an_editable_setting_is_accepted_for_a_table() -> None:
    assert "咪牌" in run(
        "terminal-1", "--table", "--set", "squeeze-card=no", "--language", "zh-Hans"
    )


# --- HTML ----------------------------------------------------------------------------------------


def test_html_goes_to_a_file_or_is_printed(tmp_path: Path) -> None:
    file = tmp_path / "sheet.html"
    sheet = rule_sheet(load_game("fortune-7"))
    expected = rule_sheet_html(sheet, words_in(Language("zh-Hant")))
    assert run("fortune-7", "--html", str(file), "--language", "zh-Hant") == ""
    assert file.read_text(encoding="utf-8") == expected
    assert run("fortune-7", "--html", "-", "--language", "zh-Hant") == expected


def test_a_file_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    for file in (tmp_path, tmp_path / "no" / "x.html"):
        with stating(PuntoError, "error-write", option="--html", file=str(file)):
            run("fortune-7", "--html", str(file))


# --- JSON ----------------------------------------------------------------------------------------


def _holds(data: Any, expected: Any) -> bool:
    """Whether data contains everything expected, and possibly more."""
    if isinstance(expected, dict):
        # Outside Python, languages have BCP 47 tags.
        expected = {key.replace("zh_h", "zh-H"): value for key, value in expected.items()}
        return all(_holds(data[key], value) for key, value in expected.items())
    if isinstance(expected, list):
        return all(_holds(one, other) for one, other in zip(data, expected, strict=True))
    return bool(data == expected)


@pytest.mark.parametrize("key", game_keys())
def test_json_is_the_plain_game_with_its_hash(key: str) -> None:
    game, data = load_game(key), json.loads(run(key, "--json"))
    assert _holds(data, plain(game))
    assert data["hash"] == game.hash


def test_json_has_row_labels_and_decimal_amounts() -> None:
    data = json.loads(run("progressive-1", "--json"))
    wager = data["bets"][-1]
    assert (wager["stake"], wager["stake_money"]) == (100, "1.00")
    assert data["bets"][0]["stake_money"] is None
    first = row_fact(load_game("progressive-1").bets[-1].rows[0])
    labels = {language: words_in(language).text(first) for language in languages()}
    assert wager["rows"][0]["label"] == labels
    assert labels[ENGLISH] == "2-3-4 in diamonds over 0"
    assert wager["rows"][2]["pays_label"]["en"] == "1000 for 1"
    assert data["progressive"]["seed_money"] == "10000.00"
    assert data["table"]["chips_money"][:2] == ["10.00", "25.00"]
    assert "total_money" not in wager["rows"][0]


# --- Bad input -----------------------------------------------------------------------------------


def test_html_and_json_are_exclusive() -> None:
    with stating(PuntoError, "error-options-exclusive", options=all_of(["--html", "--json"])):
        run("fortune-7", "--json", "--html", "-")


def test_an_unknown_game_is_refused_by_name() -> None:
    with stating(SheetError, "sheet-error-game-unknown"):
        run("no-such-game")


@pytest.mark.parametrize("written", ["total-decks", "=6", "total-decks=", "", "="])
def test_a_setting_that_is_not_key_and_value_is_refused(written: str) -> None:
    with stating(NotationError, "error-set", text=written):
        parse_settings([written])


def test_a_setting_given_twice_is_refused() -> None:
    with stating(NotationError, "error-set-repeated", text="total-decks=8", first="6"):
        parse_settings(["total-decks=6", "total-decks=8"])


def test_a_value_may_hold_an_equals_sign() -> None:
    assert parse_settings(["a=b=c"]) == {"a": "b=c"}

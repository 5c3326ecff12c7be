"""`punto par`: the sheet in every form, and its refusals."""

import csv
import json
import re
from datetime import date
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
import typer
from rich.cells import cell_len
from typer.testing import CliRunner

from puntobanco.analysis.par import par_sheet
from puntobanco.analysis.par_csv import par_csv
from puntobanco.analysis.par_data import par_data
from puntobanco.analysis.par_figures import bet_label
from puntobanco.analysis.par_html import par_html
from puntobanco.analysis.par_markdown import par_markdown
from puntobanco.cli.par import NARROWEST, WIDEST, par
from puntobanco.core.errors import NotationError, PuntoError, RuleError
from puntobanco.core.facts import Fact, all_of, fact, one_of
from puntobanco.core.figures import decimal
from puntobanco.core.money import Minor
from puntobanco.sheets import game_keys, load_game
from puntobanco.words import Language, languages, words_in
from tests.kit.options import not_an_amount, too_small, without_meter
from tests.kit.program import refusal
from tests.kit.stated import stating

app = typer.Typer()
app.command()(par)


def run(*arguments: str, columns: int = 80) -> str:
    """The output of the command."""
    result = CliRunner().invoke(app, arguments, env={"COLUMNS": str(columns)})
    if isinstance(result.exception, PuntoError):
        raise result.exception
    assert result.exit_code == 0, result.output
    return result.output


def data(*arguments: str) -> Any:
    return json.loads(run(*arguments, "--json"))


# --- Formats -------------------------------------------------------------------------------------


def test_json_csv_and_markdown_equal_the_library_output() -> None:
    sheet = par_sheet(load_game("fortune-7"))
    assert data("fortune-7") == json.loads(json.dumps(par_data(sheet)))
    assert run("fortune-7", "--csv") == par_csv(sheet)
    today = date.today().isoformat()  # noqa: DTZ011 -- like the command
    assert run("fortune-7", "--markdown") == par_markdown(sheet, date=today)


def test_html_goes_to_a_file_or_to_the_screen(tmp_path: Path) -> None:
    file = tmp_path / "par.html"
    assert run("mini-baccarat", "--html", str(file)) == ""
    written = file.read_text(encoding="utf-8")
    assert written == run("mini-baccarat", "--html", "-")
    today = date.today().isoformat()  # noqa: DTZ011
    assert written == par_html(par_sheet(load_game("mini-baccarat")), date=today)


def test_csv_has_a_line_for_each_row_of_each_bet() -> None:
    lines = list(csv.DictReader(run("fortune-7", "--csv").splitlines()))
    bets = data("fortune-7")["bets"]
    assert [(line["bet"], line["label"]) for line in lines] == [
        (bet["key"], row["label"]) for bet in bets for row in bet["rows"]
    ]


def test_options_apply_and_locks_do_not() -> None:
    told = data("progressive-3", "--decks", "6", "--meter", "12,345.60", "--wagers", "2")
    game = load_game("progressive-3")
    sheet = par_sheet(game, decks=6, shown=Minor(1_234_560), wagers=2)
    assert told == json.loads(json.dumps(par_data(sheet)))
    assert told["bets"][-1]["meter"] == "12345.60"
    settled = data("terminal-1", "--set", "tie-win-odds=9")
    assert settled["bets"][2]["rows"][0]["pays"] == "9 to 1"
    assert data("terminal-1", "--profile", "restricted")["hash"] == load_game("terminal-1").hash


def test_a_custom_file_has_a_par_sheet(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'key = "mine"\nsource = "[bold]no sheet[/bold]"\nextends = "mini-baccarat"\n'
        'name = { en = "Mine [red]", zh-Hans = "我的", zh-Hant = "我的" }\n',
        encoding="utf-8",
    )
    assert data(str(file))["game"] == "mine"
    printed = run(str(file))
    assert "Mine [red]" in printed
    assert "[bold]no sheet[/bold]" in printed


# --- Text ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("columns", [40, 80, 100, 240])
@pytest.mark.parametrize("key", ["lnw-dragon-bonus-1", "progressive-2", "progressive-3"])
def test_text_fits_its_columns_and_truncates_no_figure(key: str, columns: int) -> None:
    printed = run(key, columns=columns)
    widest = min(max(columns, NARROWEST), WIDEST)
    assert max(map(cell_len, printed.splitlines())) <= widest
    assert not any(line != line.rstrip() for line in printed.splitlines())
    assert not re.search("…|\x1b", printed)
    told = par_data(par_sheet(load_game(key)))
    bare = printed.replace(",", "")
    for bet in told["bets"]:
        assert bet["edge_exact"] in printed
        assert f"{decimal(100 * Fraction(bet['edge']), 6)} %" in printed
        for row in bet["rows"]:
            assert re.search(rf"\b{row['combinations']}\b", bare)
            assert re.search(rf"\b{decimal(Fraction(row['probability']), 10)}\b", bare)


@pytest.mark.parametrize("key", game_keys())
def test_text_has_a_section_for_every_bet_and_every_block(key: str) -> None:
    sections = re.findall(r"^(\S+(?: \S+)*) ─+$", run(key, columns=120), flags=re.MULTILINE)
    sheet = par_sheet(load_game(key))
    progressive = ["Progressive"] if sheet.meters else []
    assert sections == [
        "Summary",
        *(str(bet_label(price)) for price in sheet.bets),
        *progressive,
        str(fact("par-by-decks")),
        str(fact("par-correlations")),
    ]


def test_a_warning_is_printed_below_the_progressive() -> None:
    printed = " ".join(run("progressive-2").split())
    hands = one_of([fact("par-hands", hands="either")])
    assert str(fact("par-warning-favour", hands=hands)) in printed


@pytest.mark.parametrize("language", languages())
def test_the_sheet_fits_eighty_columns_in_every_language(language: Language) -> None:
    printed = run("progressive-1", "--language", language)
    assert max(map(cell_len, printed.splitlines())) <= NARROWEST
    assert "…" not in printed.replace(words_in(language).say("par-one-in"), "")


def test_a_heading_in_katakana_is_not_broken_within_a_word() -> None:
    heading = words_in(Language("ja")).say("par-edge")
    summary = run("progressive-1", "--language", "ja").split("\n\n")[1]
    assert heading in summary.splitlines()[1]


# --- The wanted edge -----------------------------------------------------------------------------


def test_the_contribution_for_a_wanted_edge_gives_that_edge() -> None:
    told = data("progressive-3", "--wanted-edge", "20")
    assert told["edge"] == "0.200000000000000"
    assert [one["hands"] for one in told["contributions"]] == ["player", "banker", "either"]
    for place, one in enumerate(told["contributions"]):
        percent = round(Fraction(one["contribution"]) * 100, 4)
        setting = f"meter-contribution={float(percent):.4f} %"
        bet = data("progressive-3", "--set", setting)["bets"][place - 3]
        assert abs(Fraction(bet["edge_steady"]) - Fraction(1, 5)) < Fraction(1, 10**6)


def test_the_contribution_for_a_wanted_edge_as_text() -> None:
    printed = run("progressive-2", "--wanted-edge", "17.5 %").splitlines()
    assert printed[0].endswith("contribution that gives an edge of 17.5000 %")
    assert printed[1] == "Dragon Bonus Progressive, Player hand: 19.900764 %"
    assert printed[3].startswith("Dragon Bonus Progressive, either hand: none; edge 17.5000 %: no")


def test_an_unreachable_edge_is_explained() -> None:
    *_, either = data("progressive-2", "--wanted-edge", "20")["contributions"]
    assert either["contribution"] is None
    assert either["why"] == str(
        fact(
            "error-edge-out-of-reach",
            edge="20.0000 %",
            most="100.00 %",
            least_edge="-117.1085 %",
            most_edge="-17.1085 %",
        )
    )


# --- Refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "stated"),
    [
        ("fortune-7 --decks 0", too_small("--decks", 0, 1)),
        ("fortune-7 --decks -2", too_small("--decks", -2, 1)),
        ("fortune-7 --wagers 0", too_small("--wagers", 0, 1)),
        ("progressive-3 --against -1", too_small("--against", -1, 0)),
        ("fortune-7 --against 1", without_meter("--against", "1", "fortune-7")),
        ("progressive-3 --wagers -1", too_small("--wagers", -1, 1)),
        ("progressive-3 --meter -5", fact("error-option-negative", option="--meter", value="-5")),
        ("fortune-7 --meter 10", without_meter("--meter", "10", "fortune-7")),
        ("fortune-7 --wagers 2", without_meter("--wagers", "2", "fortune-7")),
        ("fortune-7 --wanted-edge 20", without_meter("--wanted-edge", "20", "fortune-7")),
        ("progressive-3 --meter ten", not_an_amount("--meter", "ten")),
        ("progressive-3 --wanted-edge much", fact("error-wanted-edge", text="much")),
        ("fortune-7 --json --csv", fact("error-forms", forms=all_of(["--json", "--csv"]))),
        (
            "fortune-7 --markdown --html -",
            fact("error-forms", forms=all_of(["--markdown", "--html"])),
        ),
        (
            "progressive-3 --wanted-edge 20 --csv",
            fact("error-wanted-edge-form", form="--csv"),
        ),
        ("fortune-7 --set tie", fact("error-set", text="tie")),
    ],
)
def test_options_that_do_not_apply_are_refused(arguments: str, stated: Fact) -> None:
    assert refusal("par", *arguments.split()) == str(stated)


def test_a_meter_without_a_mean_requires_an_amount() -> None:
    settings = ("--set", "fixed-pays=meter", "--set", "meter-contribution=10 %")
    with stating(RuleError, "error-meter-dry"):
        run("progressive-3", *settings)
    assert "Warning" in run("progressive-3", *settings, "--meter", "6000")


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    for file, why in (
        (tmp_path, "Is a directory"),
        (tmp_path / "no" / "par.html", "No such file or directory"),
    ):
        with stating(NotationError, "error-write", option="--html", file=str(file), why=why):
            run("mini-baccarat", "--html", str(file))

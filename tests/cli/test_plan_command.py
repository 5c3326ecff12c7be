"""`punto plan` as a user runs it."""

import csv
import json
from io import StringIO
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from puntobanco.cli.plan import plan
from puntobanco.core.errors import PuntoError

app = typer.Typer()
app.command()(plan)

SMALL = ("mini-baccarat", "--sessions", "300", "--coups", "80", "--seed", "7")


def answer(*arguments: str) -> str:
    result = CliRunner().invoke(app, arguments, env={"COLUMNS": "100"})
    if result.exception is not None:
        raise result.exception
    return result.stdout


def test_the_report_names_the_line_that_matters() -> None:
    told = " ".join(answer(*SMALL, "--plan", "martingale", "--bankroll", "2000").split())
    assert "martingale on banker, Mini-Baccarat: 300 sessions, seed 7" in told
    assert "For each unit of action the plan brought" in told
    assert "the exact edge of the bets it made says -1.0579 %" in told
    assert "ruined" in told
    assert "bankroll for" not in told, "it was given"


def test_the_json_is_the_same_for_the_same_seed() -> None:
    asked = (*SMALL, "--plan", "oscar", "--risk", "2 %", "--json")
    once = json.loads(answer(*asked, "--workers", "1"))
    assert once == json.loads(answer(*asked, "--workers", "3"))
    assert once["sessions"] == 300
    assert once["exact_per_action"] == pytest.approx(-0.0105791, abs=1e-6)
    assert list(once["bankroll_for_risk"]) == ["0.02"]
    assert sum(once["ends"].values()) == 300


def test_csv_has_a_line_for_every_session() -> None:
    rows = list(csv.DictReader(StringIO(answer(*SMALL, "--csv"))))
    assert len(rows) == 300
    assert rows[0].keys() == {"session", "result", "need", "drawdown"}


def test_a_table_and_limits_of_ones_own_are_played(tmp_path: Path) -> None:
    file = tmp_path / "mine.csv"
    file.write_text("step,stake,win,lose\n1,1,1,2\n2,3,1,1\n", encoding="utf-8")
    told = json.loads(
        answer(
            *SMALL, "--plan", str(file), "--bet", "player", "--unit", "5", "--min", "5",
            "--max", "15", "--stop-win", "50", "--stop-loss", "60", "--json",
        )
    )  # fmt: skip
    assert (told["plan"], told["bets"], told["unit"]) == ("mine", ["player"], "5.00")
    assert told["ends"]["win"] > 0
    assert told["ends"]["loss"] > 0


def test_the_plot_is_drawn(tmp_path: Path) -> None:
    file = tmp_path / "plan.svg"
    answer(*SMALL, "--bankroll", "100", "--stop-win", "300", "--plot", str(file))
    assert "<svg" in file.read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--plan", "sure-thing"), "plan 'sure-thing': expected a .csv or .toml file, or "),
        (("--sessions", "0"), "sessions 0: expected from 1 to"),
        (("--coups", "0"), "coups 0: expected from 1 to"),
        (("--seed", "x"), "seed 'x': expected from 0"),
        (("--unit", "0"), "unit USD 0.00: expected an amount above zero"),
        (("--unit", "1"), "unit USD 1.00: expected a stake that banker takes, from USD 10.00 to"),
        (("--bankroll", "-1"), "bankroll USD -1.00: expected an amount above zero"),
        (("--bet", "panda"), "bet 'panda'"),
        (("--risk", "0"), "risk '0': expected a percentage"),
        (("--risk", "much"), "risk 'much': expected a percentage"),
        (("--risk", "5", "--bankroll", "100"), "--risk: finds the bankroll"),
        (("--workers", "0"), "workers 0: expected from 1"),
        (("--json", "--csv"), "--json and --csv"),
        (("--plan", "no-such.csv"), "no-such.csv: cannot be read"),
    ],
)
def test_bad_input_is_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(PuntoError) as refused:
        answer("mini-baccarat", *arguments)
    assert sentence in str(refused.value)

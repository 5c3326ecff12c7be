"""`punto plan` as a user runs it."""

import csv
import json
from io import StringIO
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from puntobanco.cli.plan import plan
from puntobanco.core.arguments import quoted
from puntobanco.core.facts import Fact, fact, one_of
from puntobanco.simulation.plans import BUILT_IN
from tests.kit.options import (
    dollars,
    exclusive,
    no_seed,
    no_workers,
    not_positive,
    out_of_range,
    unknown_bet,
)
from tests.kit.program import refusal

app = typer.Typer()
app.command()(plan)

SMALL = ("mini-baccarat", "--sessions", "300", "--coups", "80", "--seed", "7")


def answer(*arguments: str) -> str:
    result = CliRunner().invoke(app, arguments, env={"COLUMNS": "100"})
    if result.exception is not None:
        raise result.exception
    return result.stdout


def test_the_report_states_the_exact_edge() -> None:
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


def test_a_custom_plan_and_limits_are_used(tmp_path: Path) -> None:
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
    ("arguments", "stated"),
    [
        (("--plan", "sure-thing"), fact("error-plan", plan="sure-thing", plans=one_of(BUILT_IN))),
        (("--sessions", "0"), out_of_range("--sessions", 0, 1, 1_000_000)),
        (("--coups", "0"), out_of_range("--coups", 0, 1, 100_000)),
        (("--seed", "x"), no_seed("--seed", "x")),
        (("--unit", "0"), not_positive("--unit", dollars(0))),
        (
            ("--unit", "1"),
            fact(
                "error-unit",
                argument="--unit",
                value=dollars(1_00),
                bet="banker",
                least=dollars(10_00),
                most=dollars(1_000_00),
            ),
        ),
        (("--bankroll", "-1"), not_positive("--bankroll", dollars(-1_00))),
        (("--bet", "panda"), unknown_bet("panda", "mini-baccarat")),
        (("--risk", "0"), fact("error-risk", argument="--risk", value=quoted("0"))),
        (("--risk", "much"), fact("error-risk", argument="--risk", value=quoted("much"))),
        (("--risk", "5", "--bankroll", "100"), fact("error-risk-and-bankroll")),
        (("--workers", "0"), no_workers("--workers", 0)),
        (("--json", "--csv"), exclusive("--json", "--csv")),
        (
            ("--plan", "no-such.csv"),
            fact("error-plan-unreadable", file="no-such.csv", why="No such file or directory"),
        ),
    ],
)
def test_bad_input_is_one_sentence(arguments: tuple[str, ...], stated: Fact) -> None:
    assert refusal("plan", "mini-baccarat", *arguments) == str(stated)

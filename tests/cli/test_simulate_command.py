"""`punto simulate` as a user runs it."""

import csv
import json
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from puntobanco import native
from puntobanco.cli.simulate import simulate
from puntobanco.core.facts import Fact, fact, one_of
from tests.kit.options import exclusive, no_seed, no_workers, not_whole, out_of_range, without_meter
from tests.kit.program import refusal

app = typer.Typer()
app.command()(simulate)

SMALL = ("fortune-7", "--coups", "2e4", "--seed", "7")


def answer(*arguments: str) -> str:
    """The output of the command."""
    result = CliRunner().invoke(app, arguments, env={"COLUMNS": "100"})
    if result.exception is not None:
        raise result.exception
    return result.stdout


def data(*arguments: str) -> dict[str, object]:
    loaded = json.loads(answer(*arguments, "--json"))
    assert isinstance(loaded, dict)
    return loaded


def program(code: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the whole program in its own process."""
    return subprocess.run(
        [sys.executable, "-c", code, "simulate", *arguments],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


MAIN = "from puntobanco.cli.main import main; main()"


def test_json_has_exactly_the_documented_keys() -> None:
    found = data(*SMALL)
    assert found["seed"] == 7
    coups, shoes = found["coups"], found["shoes"]
    assert isinstance(coups, int)
    assert isinstance(shoes, int)
    assert 20_000 <= coups < 20_100, "rounded up to whole shoes"
    assert 240 < shoes < 255
    bets = found["bets"]
    assert isinstance(bets, list)
    by_key = {one["key"]: one for one in bets}
    assert by_key["banker"]["edge"].startswith("0.010183007571")
    assert by_key["fortune-7"].keys() >= {"key", "mean", "standard_error", "edge", "z"}
    assert found["degrees"] == 204 or isinstance(found["degrees"], int)
    assert sum(found["histogram"]) == coups  # type: ignore[call-overload]


@pytest.mark.part("compiler")
def test_the_recommended_option_against_the_cut_card_effect_works() -> None:
    one_deck = ("mini-baccarat", "--set", "total-decks=1", "--seed", "11")
    told = " ".join(answer(*one_deck, "--coups", "2e8").split())
    assert "naturals differ by -0.0461 % from their exact share, -4.8 standard errors" in told
    assert "A shoe with many naturals early fits in another coup" in told
    found = re.search(r"(--coups-per-shoe) (\d+) compares with the exact figures", told)
    assert found is not None
    assert found[2] == "6"
    assert "cut card shows" not in answer(*one_deck, "--coups", "2e8", *found.groups())


@pytest.mark.part("compiler")
def test_the_same_seed_gives_the_same_report_everywhere() -> None:
    told = {answer(*SMALL, "--json", "--workers", str(n)) for n in (1, 2, 7)}
    for path in native.PATHS:
        told.add(program(MAIN, *SMALL, "--json", "--workers", "2", PUNTO_ISA=path).stdout)
    assert len(told) == 1
    assert answer(*SMALL[:-1], "8", "--json") not in told


def test_an_interrupted_run_can_be_repeated() -> None:
    shoes = data(*SMALL)["shoes"]
    again = data("fortune-7", "--shoes", str(shoes), "--seed", "7")
    assert again["histogram"] == data(*SMALL)["histogram"]


INTERRUPTED = """
from itertools import count
from puntobanco.cli.main import main
from puntobanco.simulation import runs
dealt, told = runs.histogram, count()
def histogram(part):
    if next(told) == {after}:
        raise KeyboardInterrupt
    return dealt(part)
runs.histogram = histogram
main()
"""


@pytest.mark.part("compiler")
def test_an_interrupt_reports_the_complete_chunks_and_how_to_deal_them_again() -> None:
    code = INTERRUPTED.format(after=40)
    done = program(code, *SMALL, "--workers", "1", "--json")
    assert done.returncode == 130
    assert "interrupted; 40 shoes complete; the same again: --shoes 40 --seed 7" in done.stderr
    found = json.loads(done.stdout)
    assert (found["interrupted"], found["shoes"]) == (True, 40)
    again = data("fortune-7", "--shoes", "40", "--seed", "7")
    assert again["histogram"] == found["histogram"]


@pytest.mark.part("compiler")
def test_an_interrupt_before_the_first_chunk_prints_no_report() -> None:
    done = program(INTERRUPTED.format(after=0), *SMALL, "--workers", "1")
    assert (done.returncode, done.stdout, done.stderr) == (
        130,
        "",
        "punto: interrupted before the first shoes were complete\n",
    )


def test_text_compares_every_bet_with_its_exact_value() -> None:
    told = answer(*SMALL)
    assert "banker-dragon-bonus" in told
    assert "chi-square" in told
    assert "errors are by shoe" in told
    assert "cut card shows" not in told


def test_csv_has_a_line_for_every_bet() -> None:
    rows = list(csv.DictReader(StringIO(answer(*SMALL, "--csv"))))
    assert [row["bet"] for row in rows][:3] == ["player", "banker", "tie"]
    assert float(rows[0]["low"]) < float(rows[0]["mean"]) < float(rows[0]["high"])


def test_a_fixed_number_of_coups_ends_every_shoe() -> None:
    found = data("progressive-1", "--shoes", "9", "--seed", "1", "--coups-per-shoe", "60")
    assert (found["coups"], found["coups_per_shoe"], found["cut_card"]) == (540, 60, None)


def test_the_plot_is_drawn(tmp_path: Path) -> None:
    file = tmp_path / "run.png"
    answer(*SMALL, "--plot", str(file))
    assert file.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("arguments", "stated"),
    [
        (("--coups", "0"), out_of_range("--coups", 0, 1, "2^62")),
        (("--coups", "-3"), out_of_range("--coups", -3, 1, "2^62")),
        (("--coups", "1.5"), not_whole("--coups", "1.5")),
        (("--coups", "many"), not_whole("--coups", "many")),
        (("--coups", "1e99"), not_whole("--coups", "1e99")),
        (("--shoes", "0"), out_of_range("--shoes", 0, 1, "2^62")),
        (("--coups", "5", "--shoes", "5"), fact("error-run-length")),
        (("--seed", "seven"), no_seed("--seed", "seven")),
        (("--seed", "1.5"), no_seed("--seed", "1.5")),
        (("--seed", "-1"), out_of_range("--seed", -1, 0, "2^64 - 1")),
        (("--workers", "0"), no_workers("--workers", 0)),
        (("--workers", "5000"), no_workers("--workers", 5000)),
        (
            ("--coups-per-shoe", "90"),
            fact("error-coups-per-shoe", argument="--coups-per-shoe", value=90, decks=8, most=67),
        ),
        (
            ("--cluster", "tcp://127.0.0.1:1"),
            fact(
                "error-cluster-unreachable",
                address="tcp://127.0.0.1:1",
                why="Connection refused",
            ),
        ),
        (
            ("--plot", "run.gif"),
            fact("error-plot-name", file="run.gif", endings=one_of([".png", ".svg", ".pdf"])),
        ),
        (("--json", "--csv"), exclusive("--json", "--csv")),
        (("--meter", "5"), without_meter("--meter", "5", "fortune-7")),
    ],
)
def test_bad_input_is_one_sentence(arguments: tuple[str, ...], stated: Fact) -> None:
    assert refusal("simulate", "fortune-7", *arguments) == str(stated)


def test_importing_the_room_loads_no_extras() -> None:
    code = (
        "import sys, puntobanco.simulation.runs, puntobanco.simulation.workers; "
        "heavy = {'distributed', 'matplotlib', 'numpy', 'rich'} & sys.modules.keys(); "
        "assert not heavy, heavy"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr

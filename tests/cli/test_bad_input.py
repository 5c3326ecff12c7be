"""Mistyped input ends with one sentence: its place, its value and the expectation."""

from pathlib import Path

import pytest

from puntobanco.core.arguments import quoted
from puntobanco.core.facts import Fact, all_of, fact, one_of
from puntobanco.words import languages
from tests.kit.options import (
    dollars,
    mistyped,
    misused,
    no_choice,
    not_an_amount,
    not_whole,
    out_of_range,
    too_small,
)
from tests.kit.program import punto, refusal

FIRST, SECOND = "2025-01-01T00:00:00.000Z", "2025-01-02T00:00:00.000Z"
NO_TABLE = fact("error-table", table="nope")
NO_PATRON = fact("error-patron", patron="nope")
HOUSE = Path(__file__).parents[1] / "golden" / "evening.db"


@pytest.mark.parametrize(
    ("typed", "stated"),
    [
        ("par mini-baccarat --decks x", mistyped("--decks", "x", fact("expected-whole"))),
        (
            "serve --port 99999",
            mistyped("--port", "99999", fact("expected-whole-most", most=65535)),
        ),
        (
            "serve --port=-1",
            mistyped("--port", "-1", fact("expected-whole-least", least=0)),
        ),
        (
            "rules mini-baccarat --language tlh",
            fact("error-language", tag="tlh", languages=one_of(languages())),
        ),
        ("par", misused("punto par", "missing argument 'game'")),
        ("meter win x.db", misused("punto meter win", "missing option '--slip'")),
        ("nope", misused("punto", "no such command 'nope'")),
        ("par --nope", misused("punto par", "no such option: --nope")),
    ],
)
def test_an_argument_that_cannot_be_parsed_is_refused(typed: str, stated: Fact) -> None:
    assert refusal(*typed.split()) == str(stated)


@pytest.mark.parametrize(
    ("typed", "option"),
    [
        ("deal mini-baccarat --stake much", "--stake"),
        ("par progressive-3 --meter much", "--meter"),
        ("odds progressive-3 --meter much", "--meter"),
        ("lab progressive-3 --seeds much", "--seeds"),
        ("plan mini-baccarat --unit much", "--unit"),
        ("plan mini-baccarat --stop-win much", "--stop-win"),
    ],
)
def test_an_invalid_amount_is_refused_with_its_option(typed: str, option: str) -> None:
    assert refusal(*typed.split()) == str(not_an_amount(option, "much"))


def test_an_amount_is_parsed_before_its_currency_is_known() -> None:
    said = refusal("serve", "--welcome-credit", "much")
    assert said == str(not_an_amount("--welcome-credit", "much"))


@pytest.mark.parametrize("command", ["rules mini-baccarat", "par mini-baccarat"])
def test_a_page_that_cannot_be_written_is_named(command: str, tmp_path: Path) -> None:
    file = str(tmp_path / "gone" / "page.html")
    stated = fact("error-write", option="--html", file=file, why="No such file or directory")
    assert refusal(*command.split(), "--html", file) == str(stated)


@pytest.mark.parametrize("command", ["simulate", "plan"])
def test_an_impossible_plot_is_refused_before_the_run(command: str, tmp_path: Path) -> None:
    file = str(tmp_path / "gone" / "plot.png")
    assert refusal(command, "mini-baccarat", "--plot", file) == str(
        fact("error-plot-folder", file=file)
    )


@pytest.mark.parametrize(
    ("typed", "stated"),
    [
        ("lab progressive-3 --years 0", too_small("--years", 0, 1)),
        ("lab progressive-3 --hours 0", out_of_range("--hours", 0, 1, 24)),
        ("lab progressive-3 --wagers 0", too_small("--wagers", 0, 1)),
        (
            "lab progressive-3 --rates much",
            fact("error-lab-rate", argument="--rates", value=quoted("much")),
        ),
        ("par mini-baccarat --decks 0", too_small("--decks", 0, 1)),
        ("odds mini-baccarat --decks 0", too_small("--decks", 0, 1)),
        ("roads BP --layout up", no_choice("--layout", "up", "down_if_free", "sticky")),
        ("simulate mini-baccarat --coups abc", not_whole("--coups", "abc")),
        ("simulate mini-baccarat --from-shoe -1", out_of_range("--from-shoe", -1, 0, "2^62")),
        (
            "simulate mini-baccarat --coups-per-shoe 0",
            out_of_range("--coups-per-shoe", 0, 1, 50000),
        ),
        ("deal mini-baccarat --coups 0", too_small("--coups", 0, 1)),
        ("deal mini-baccarat --coups 1.5", not_whole("--coups", "1.5")),
        ("deal mini-baccarat --seed -1", out_of_range("--seed", -1, 0, "2^64 - 1")),
        (
            "deal mini-baccarat --rides tie",
            no_choice("--rides", "tie", "player", "banker", "winner"),
        ),
        (
            "deal mini-baccarat --json --record",
            fact("error-options-exclusive", options=all_of(["--json", "--record"])),
        ),
        ("deal mini-baccarat --shoe --coups 3", fact("error-shoe-and-coups")),
        (
            "plan mini-baccarat --risk 200",
            fact("error-risk", argument="--risk", value=quoted("200")),
        ),
        (
            "plan mini-baccarat --unit 10 --bankroll 5",
            fact("error-bankroll", argument="--bankroll", value=dollars(5_00), unit=dollars(10_00)),
        ),
        (
            "plan mini-baccarat --min 100 --max 10",
            fact(
                "error-least-stake",
                argument="--min",
                value=dollars(100_00),
                most=dollars(10_00),
                bet="banker",
            ),
        ),
        ("plan mini-baccarat --min much", not_an_amount("--min", "much")),
        (
            "plan mini-baccarat --max 0",
            fact("error-argument-positive", argument="--max", value=dollars(0)),
        ),
        ("plan mini-baccarat --sessions 0", out_of_range("--sessions", 0, 1, 1000000)),
        (
            "rules mini-baccarat --html",
            misused("punto rules", "option '--html' requires an argument"),
        ),
        ("meter win --slip", misused("punto meter win", "option '--slip' requires an argument")),
    ],
)
def test_a_value_out_of_range_is_refused_with_its_option(typed: str, stated: Fact) -> None:
    assert refusal(*typed.split()) == str(stated)


def test_a_plan_on_a_bet_that_the_game_lacks_names_file_and_line(tmp_path: Path) -> None:
    file = tmp_path / "mine.csv"
    file.write_text("step,stake,win,lose,bet\na,1,a,b,banker\nb,2,a,b,bankr\n", encoding="utf-8")
    place = fact("error-place-line", file=str(file), line=3)
    bets = one_of(["player", "banker", "tie"])
    assert refusal("plan", "mini-baccarat", "--plan", file) == str(
        fact("error-plan-step-bet", place=place, bet="bankr", bets=bets)
    )


@pytest.mark.parametrize(
    ("typed", "stated"),
    [
        ("meter show", fact("meter-none-in-pit", pit="pit-1")),
        ("export --pit nope", fact("error-pit", pit="nope", pits=one_of(["pit-1"]))),
        (
            "report --from 2025-01-02 --to 2025-01-01",
            fact("period-backwards", since=SECOND, until=FIRST),
        ),
        ("report --table nope", NO_TABLE),
        ("recall --table nope", NO_TABLE),
        ("export --table nope", NO_TABLE),
        ("report --patron nope statement", NO_PATRON),
        ("recall --table terminal --patron nope", NO_PATRON),
    ],
)
def test_unknown_parts_of_a_house_are_named(typed: str, stated: Fact, tmp_path: Path) -> None:
    house = tmp_path / "house.db"
    assert punto("restore", HOUSE, house).returncode == 0
    command, _, options = typed.partition(" --")
    words = [*command.split(), house, *(f"--{options}".split() if options else ())]
    assert refusal(*words) == str(stated)


def test_no_arguments_show_the_help() -> None:
    ended = punto()
    assert ended.returncode == 2
    assert "Usage: punto" in ended.stdout
    assert ended.stderr == ""

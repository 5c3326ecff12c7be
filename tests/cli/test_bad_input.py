"""Mistyped input ends with one sentence: its place, its value and the expectation."""

from pathlib import Path

import pytest

from puntobanco.words import languages
from tests.kit.program import punto

FIRST, SECOND = "2025-01-01T00:00:00.000Z", "2025-01-02T00:00:00.000Z"
NO_TABLE = "--table nope: no such table; expected one in the log"
NO_PATRON = "--patron nope: no such patron; expected a name, or an id in the log"
HOUSE = Path(__file__).parents[1] / "golden" / "house-1.db"


def refusal(*arguments: object) -> str:
    ended = punto(*arguments)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith("punto: ")
    assert ended.stderr.count("\n") == 1
    return ended.stderr.removeprefix("punto: ").rstrip("\n")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("par mini-baccarat --decks x", "--decks 'x': expected a whole number"),
        ("world x", "seed 'x': expected a whole number"),
        ("serve --port 99999", "--port '99999': expected a whole number of 65535 or less"),
        (
            "rules mini-baccarat --language tlh",
            f"--language 'tlh': expected {', '.join(languages()[:-1])} or {languages()[-1]}",
        ),
        ("par", "missing argument 'game'; expected as `punto par --help` says"),
        ("meter win x.db", "missing option '--slip'; expected as `punto meter win --help` says"),
        ("nope", "no such command 'nope'; expected as `punto --help` says"),
        ("par --nope", "no such option: --nope; expected as `punto par --help` says"),
    ],
)
def test_what_the_command_line_does_not_take_is_one_sentence(typed: str, said: str) -> None:
    assert refusal(*typed.split()) == said


@pytest.mark.parametrize(
    ("typed", "place"),
    [
        ("deal mini-baccarat --stake much", "--stake"),
        ("par progressive-3 --meter much", "--meter"),
        ("odds progressive-3 --meter much", "--meter"),
        ("lab progressive-3 --seeds much", "--seeds"),
        ("plan mini-baccarat --unit much", "--unit"),
        ("plan mini-baccarat --stop-win much", "--stop-win"),
    ],
)
def test_an_amount_names_the_option_that_it_stands_after(typed: str, place: str) -> None:
    expected = "expected digits with at most 2 decimal places"
    assert refusal(*typed.split()) == f"{place}: amount 'much': {expected}"


def test_an_amount_is_read_before_its_currency_is_known() -> None:
    said = refusal("serve", "--welcome-credit", "much")
    expected = "expected digits with at most 4 decimal places"
    assert said == f"--welcome-credit: amount 'much': {expected}"


@pytest.mark.parametrize("command", ["rules mini-baccarat", "par mini-baccarat"])
def test_a_page_that_cannot_be_written_is_named(command: str, tmp_path: Path) -> None:
    file = str(tmp_path / "gone" / "page.html")
    said = refusal(*command.split(), "--html", file)
    assert said.startswith(f"--html {file!r}: cannot be written: No such file or directory")


@pytest.mark.parametrize("command", ["simulate", "plan"])
def test_a_plot_that_cannot_be_drawn_is_refused_before_the_work(
    command: str, tmp_path: Path
) -> None:
    file = str(tmp_path / "gone" / "plot.png")
    said = refusal(command, "mini-baccarat", "--plot", file)
    assert (
        said == f"--plot {file}: the folder does not exist; expected a file in an existing folder"
    )


WHOLE = "expected a whole number, such as 1000000 or 1e6"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("lab progressive-3 --years 0", "--years 0: expected at least 1"),
        ("lab progressive-3 --hours 0", "--hours 0: expected from 1 to 24"),
        ("lab progressive-3 --wagers 0", "--wagers 0: expected at least 1"),
        (
            "lab progressive-3 --rates much",
            "--rates 'much': expected a percentage from 0 to 100, such as 20 or 17.5",
        ),
        ("par mini-baccarat --decks 0", "--decks 0: expected at least 1"),
        ("odds mini-baccarat --decks 0", "--decks 0: expected at least 1"),
        ("roads BP --layout up", "--layout 'up': expected down_if_free or sticky"),
        ("simulate mini-baccarat --coups abc", f"--coups 'abc': {WHOLE}"),
        ("simulate mini-baccarat --from-shoe -1", "--from-shoe -1: expected from 0 to 2^62"),
        (
            "simulate mini-baccarat --coups-per-shoe 0",
            "--coups-per-shoe 0: expected from 1 to 50000",
        ),
        ("deal mini-baccarat --coups 0", "--coups 0: expected at least 1"),
        ("deal mini-baccarat --coups 1.5", f"--coups '1.5': {WHOLE}"),
        ("deal mini-baccarat --seed -1", "--seed -1: expected from 0 to 2^64 - 1"),
        (
            "deal mini-baccarat --rides tie",
            "--rides 'tie': expected player, banker or winner",
        ),
        (
            "deal mini-baccarat --json --record",
            "--json and --record: print different things; expected one of them",
        ),
        (
            "deal mini-baccarat --shoe --coups 3",
            "--shoe and --coups: a whole shoe has its own number of coups; expected one of them",
        ),
        (
            "plan mini-baccarat --risk 200",
            "--risk '200': expected a percentage between 0 and 100",
        ),
        (
            "plan mini-baccarat --unit 10 --bankroll 5",
            "--bankroll USD 5.00: expected at least one unit, USD 10.00",
        ),
        (
            "plan mini-baccarat --min 100 --max 10",
            "--min USD 100.00: expected at most USD 10.00, the largest stake on banker",
        ),
        (
            "plan mini-baccarat --min much",
            "--min: amount 'much': expected digits with at most 2 decimal places",
        ),
        ("plan mini-baccarat --max 0", "--max USD 0.00: expected an amount above zero"),
        ("plan mini-baccarat --sessions 0", "--sessions 0: expected from 1 to 1000000"),
        (
            "rules mini-baccarat --html",
            "option '--html' requires an argument; expected as `punto rules --help` says",
        ),
        (
            "meter win --slip",
            "option '--slip' requires an argument; expected as `punto meter win --help` says",
        ),
    ],
)
def test_a_value_is_called_by_the_option_that_it_stands_after(typed: str, said: str) -> None:
    assert refusal(*typed.split()) == said


def test_a_plan_on_a_bet_that_the_game_lacks_names_file_and_line(tmp_path: Path) -> None:
    file = tmp_path / "mine.csv"
    file.write_text("step,stake,win,lose,bet\na,1,a,b,banker\nb,2,a,b,bankr\n", encoding="utf-8")
    assert refusal("plan", "mini-baccarat", "--plan", file) == (
        f"{file} line 3: bet 'bankr': expected player, banker or tie"
    )


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("meter show", "pit pit-1: has no meter; expected a house with a progressive table"),
        ("export --pit nope", "--pit nope: expected pit-1"),
        (
            "report --from 2025-01-02 --to 2025-01-01",
            f"period from {SECOND} to {FIRST}: expected the end after the beginning",
        ),
        ("report --table nope", NO_TABLE),
        ("recall --table nope", NO_TABLE),
        ("export --table nope", NO_TABLE),
        ("report --patron nope", NO_PATRON),
        ("recall --table terminal --patron nope", NO_PATRON),
    ],
)
def test_what_a_house_does_not_have_is_named(typed: str, said: str, tmp_path: Path) -> None:
    house = tmp_path / "house.db"
    assert punto("restore", HOUSE, house).returncode == 0
    command, _, options = typed.partition(" --")
    words = [*command.split(), house, *(f"--{options}".split() if options else ())]
    assert refusal(*words) == said


def test_nothing_asked_for_shows_the_help() -> None:
    ended = punto()
    assert ended.returncode == 2
    assert "Usage: punto" in ended.stdout
    assert ended.stderr == ""

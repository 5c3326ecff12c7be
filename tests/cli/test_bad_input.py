"""What is typed wrong ends with one sentence: its place, its value, what was expected."""

from pathlib import Path

import pytest

from tests.kit.program import punto

FIRST, SECOND = "2025-01-01T00:00:00.000Z", "2025-01-02T00:00:00.000Z"
NO_TABLE = "--table nope: no such table; expected one that the log tells of"
NO_PATRON = "--patron nope: no such patron; expected one that the log tells of"
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
        ("serve --port 99999", "--port '99999': expected less than or equal to 65535"),
        (
            "rules mini-baccarat --language fr",
            "--language 'fr': expected one of 'en', 'zh-Hans', 'zh-Hant'",
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
        ("serve --welcome-credit much", "--welcome-credit"),
    ],
)
def test_an_amount_names_the_option_that_it_stands_after(typed: str, place: str) -> None:
    expected = "expected digits with at most 2 decimal places"
    assert refusal(*typed.split()) == f"{place}: amount 'much': {expected}"


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
    assert said == f"--plot {file}: there is no such folder; expected one to write to"


def test_years_of_no_length_are_called_years() -> None:
    assert refusal("lab", "progressive-3", "--years", "0") == "years '0': expected one at least"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("meter show", "pit pit-1: has no meter; expected a house with a progressive table"),
        ("export --pit nope", "--pit nope: expected one of pit-1"),
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

"""The page of the long-running tests: its figures are counted, and it was written by a run."""

import ast
import json
import re
from pathlib import Path
from string import Formatter

import pytest

from tests.kit.proofs import (
    LINES,
    Line,
    Report,
    Run,
    counted,
    figures_of,
    keep,
    lacking,
    page,
    resumed,
    written,
)

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "proofs.md"


def made_up() -> list[Report]:
    """A report for every line, with a value for each of its figures."""
    return [
        Report(line.test, f"before\ncounted {json.dumps(dict.fromkeys(names(line), 1234))}\nafter")
        for line in LINES
    ]


def names(line: Line) -> list[str]:
    return [name for _, name, _, _ in Formatter().parse(line.says) if name]


def test_counted_figures_are_read_back_from_the_report(capsys: pytest.CaptureFixture[str]) -> None:
    counted(kills=3, took_s=1.5)
    assert figures_of([Report("t.py::test", capsys.readouterr().out)]) == {
        "t.py::test": {"kills": 3, "took_s": 1.5}
    }


def test_over_parameters_numbers_are_summed_and_the_longest_time_is_taken() -> None:
    pieces = [
        Report("t.py::test[0]", 'counted {"worlds": 40, "took_s": 1.5}'),
        Report("t.py::test[1]", 'counted {"worlds": 2, "took_s": 0.5}\ncounted {"kills": 1}'),
    ]
    assert figures_of(pieces) == {"t.py::test": {"worlds": 42, "took_s": 1.5, "kills": 1}}


def test_a_whole_run_writes_every_line(tmp_path: Path) -> None:
    file = tmp_path / "proofs.md"
    told = written(file, made_up(), Run(9_876, 0, 3_300))
    assert told == f"{file} was written."
    text = file.read_text()
    assert "9,876 tests passed and none failed in 55 minutes." in text
    assert text.count("1,234") >= len(LINES)
    for line in LINES:
        assert f"| {line.what} | " in text


def test_other_failed_tests_are_reported(tmp_path: Path) -> None:
    file = tmp_path / "proofs.md"
    written(file, made_up(), Run(9_876, 2, 3_300))
    assert "9,876 tests passed and 2 failed in 55 minutes." in file.read_text()


def test_a_run_with_a_failed_or_missing_long_running_test_writes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "proofs.md"
    first, *others = made_up()
    assert lacking(figures_of(others)) == [first.test]
    told = written(file, made_up(), Run(1, 1, 1, (first.test,)))
    assert told == f"{file} was not written: {first.test} failed."
    told = written(file, others, Run(1, 1, 1))
    assert told == f"{file} was not written: no figures from {first.test}."
    assert not file.exists()


def test_rerun_tests_are_merged_into_the_saved_run(tmp_path: Path) -> None:
    file, kept = tmp_path / "proofs.md", tmp_path / "build" / "proofs.json"
    first, *others = made_up()
    assert resumed(kept, others, Run(5, 1, 9)) == (others, Run(5, 1, 9))
    keep(kept, others, Run(9_876, 1, 3_300, (first.test,)))
    still, run = resumed(kept, [], Run(0, 1, 7, (first.test,)))
    assert (still, run.broken, run.again) == (others, (first.test,), False)
    whole, run = resumed(kept, [first], Run(1, 0, 7))
    assert written(file, whole, run) == f"{file} was written."
    said = "9,876 tests passed and 1 failed in 55 minutes. The failures were fixed and passed"
    assert said in file.read_text()


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.what)
def test_a_line_names_an_existing_long_running_test(line: Line) -> None:
    file, _, name = line.test.partition("::")
    [found] = [
        one
        for one in ast.parse((ROOT / file).read_text()).body
        if isinstance(one, ast.FunctionDef) and one.name == name
    ]
    assert "pytest.mark.soak" in map(ast.unparse, found.decorator_list)


def test_the_page_was_written_by_a_run(request: pytest.FixtureRequest) -> None:
    """Not edited by hand: every line is the text of the template, with figures in it."""
    if request.config.getoption("proofs"):
        pytest.skip("this run writes the page")
    shape = re.escape(page("RUN", figures_of(made_up())))
    shape = shape.replace(
        "RUN", "Run on .+: [0-9,]+ tests passed and \\w+ failed in [0-9]+ minutes\\.[^\n]*"
    )
    figure = re.compile(r"1,234(?:\\\.[0-9]+)?|1234\\\.[0-9]+")
    assert re.fullmatch(figure.sub("[0-9,.]+", shape), PAGE.read_text())

"""Rules of the whole suite: reproducible runs, and parts that are found or reported."""

import logging
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest
from hypothesis import HealthCheck, settings

from tests.kit import chance, log_fields, parts, proofs

# A slow machine is not a failure; tests set the number of examples if it matters. `make test` tries
# the same examples each time, so that it is reproducible; `make soak` tries others.
SLOW = [HealthCheck.too_slow]
settings.register_profile("same", deadline=None, suppress_health_check=SLOW, derandomize=True)
settings.register_profile("further", deadline=None, suppress_health_check=SLOW)

SOAK = ("proof", "soak")
"""Marks the report of a long-running test."""


BEGUN = pytest.StashKey[float]()
KEPT = Path(__file__).parents[1] / "build" / "proofs.json"
"""The last run of the long-running tests, saved so that a later one can resume it."""


class FailOnRecord(logging.Handler):
    """Fails the test in which a record is logged."""

    def emit(self, record: logging.LogRecord) -> None:
        raise AssertionError(record.getMessage())


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option for the page of the long-running tests."""
    parser.addoption("--proofs", metavar="FILE", help="write the long-running tests' figures")


def pytest_configure(config: pytest.Config) -> None:
    """Fail before the run if a required part is unknown or missing."""
    config.stash[BEGUN] = monotonic()
    logging.getLogger("puntobanco.words").addHandler(FailOnRecord(logging.ERROR))
    log_fields.check_calls()
    settings.load_profile("same" if config.getoption("markexpr") == "not soak" else "further")
    faults = [why for part in sorted(parts.required()) if (why := parts.missing(part))]
    if faults:
        raise pytest.UsageError(f"PUNTO_REQUIRE: {'; '.join(faults)}")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Seed the random draws of each test, the same in every run."""
    chance.begin(item.nodeid)
    if item.get_closest_marker("soak"):
        item.user_properties.append(SOAK)


@pytest.fixture(autouse=True)
def _every_logged_field_is_written() -> Iterator[None]:
    """Fail a test during which the program logged a field that no log line contains."""
    yield
    assert log_fields.take_unwritten() == []


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Print the figures of the long-running tests, and write their page if asked."""
    passed = terminalreporter.getreports("passed")
    longer = sorted(
        proofs.Report(one.nodeid, one.capstdout) for one in passed if SOAK in one.user_properties
    )
    for report in longer:
        if said := report.printed.strip():
            terminalreporter.write_line(f"{report.test}\n{said}\n")
    file = config.getoption("proofs")
    if file:
        failed = [*terminalreporter.getreports("failed"), *terminalreporter.getreports("error")]
        broken = tuple(one.nodeid for one in failed if SOAK in one.user_properties)
        took = monotonic() - config.stash[BEGUN]
        run = proofs.Run(len(passed), len(failed), took, broken)
        if config.getoption("lf"):
            longer, run = proofs.resumed(KEPT, longer, run)
        proofs.keep(KEPT, longer, run)
        told = proofs.written(Path(file), longer, run)
        terminalreporter.write_line(told)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip tests that need a missing part, naming the part."""
    for item in items:
        for marker in item.iter_markers("part"):
            why = parts.missing(marker.args[0])
            if why is not None:
                item.add_marker(pytest.mark.skip(reason=why))

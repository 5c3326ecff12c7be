"""What holds for the whole suite: runs that repeat themselves, parts found or named."""

from pathlib import Path
from time import monotonic

import pytest
from hypothesis import HealthCheck, settings

from tests.kit import chance, parts, proofs

# A slow machine is no failure; how many examples is said where it matters. `make test` tries the
# same examples each time, so that it says the same twice; `make soak` looks further.
SLOW = [HealthCheck.too_slow]
settings.register_profile("same", deadline=None, suppress_health_check=SLOW, derandomize=True)
settings.register_profile("further", deadline=None, suppress_health_check=SLOW)

SOAK = ("proof", "soak")
"""How a report says that it is of a longer proof."""


BEGUN = pytest.StashKey[float]()
KEPT = Path(__file__).parents[1] / "build" / "proofs.json"
"""The last run of the longer proofs, for one that goes on from it."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Where the page of the longer proofs is written."""
    parser.addoption("--proofs", metavar="FILE", help="write what the longer proofs counted")


def pytest_configure(config: pytest.Config) -> None:
    """A required part that is unknown or missing ends the run before it begins."""
    config.stash[BEGUN] = monotonic()
    settings.load_profile("same" if config.getoption("markexpr") == "not soak" else "further")
    faults = [why for part in sorted(parts.required()) if (why := parts.missing(part))]
    if faults:
        raise pytest.UsageError(f"PUNTO_REQUIRE: {'; '.join(faults)}")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """What a house draws in a test is drawn anew for each, and alike in every run."""
    chance.begin(item.nodeid)
    if item.get_closest_marker("soak"):
        item.user_properties.append(SOAK)


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """What the longer proofs counted: kills, images, worlds, and nothing lost."""
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
    """Skip what needs a part that is not here, saying which."""
    for item in items:
        for marker in item.iter_markers("part"):
            why = parts.missing(marker.args[0])
            if why is not None:
                item.add_marker(pytest.mark.skip(reason=why))

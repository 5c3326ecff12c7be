"""What the long-running tests count, and the page with their figures: docs/proofs.md.

A test prints its figures with `counted`, and they are read back from its report. `make soak` writes
the page at its end if all long-running tests have passed; no figure is typed in. After a failure,
fix it and run `make soak ARGS=--lf`, which merges its results into the run before.
"""

import json
import os
import platform
import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

_SAID = "counted "

Figures = dict[str, float]


def counted(**figures: float) -> None:
    """Print what a test has counted: whole numbers, or seconds."""
    print(f"{_SAID}{json.dumps(figures)}")


class Report(NamedTuple):
    """A long-running test that passed, and what it printed."""

    test: str
    printed: str


class Line(NamedTuple):
    """A line of the page: what was done, by which test, and what it counted."""

    what: str
    test: str
    says: str


LINES = (
    Line(
        "A house is killed while patrons bet",
        "tests/house/test_kill.py::test_a_house_killed_two_hundred_times_loses_nothing",
        "{kills:,} kills, {between:,} of them between a command and its answer; "
        "{acknowledged:,} commands acknowledged",
    ),
    Line(
        "A served house is killed under fifty patrons who keep playing",
        "tests/server/live/test_live_kill.py::test_a_house_killed_repeatedly_with_fifty_patrons",
        "{kills:,} kills; {commands:,} commands, {accepted:,} accepted, {again:,} resent; "
        "{coups:,} coups and {wagers:,} wagers proved",
    ),
    Line(
        "The process that writes a log is killed",
        "tests/store/test_crashes.py::test_a_thousand_killed_writers_lose_no_acknowledged_entry",
        "{kills:,} kills, {unanswered:,} of them between a commit and its acknowledgement; "
        "{entries:,} entries",
    ),
    Line(
        "Power fails during writes: disk images with all flushed bytes and any part of the rest",
        "tests/store/test_power_cuts.py::test_many_power_cuts_lose_no_acknowledged_entries",
        "{images:,} images, {lost:,} with a loss",
    ),
    Line(
        "Power fails while a house runs, with the same kind of images",
        "tests/house/test_disk_faults.py::test_thousands_of_power_cuts_lose_no_acknowledged_commands",
        "{images:,} images, {lost:,} with a loss",
    ),
    Line(
        "Control: the same for a house that flushes less, so losses are expected",
        "tests/house/test_disk_faults.py::test_hundreds_of_power_cut_images_show_losses_without_flushes",
        "{images:,} images, {lost:,} with a loss",
    ),
    Line(
        "Each flush of a log fails in turn",
        "tests/store/test_crashes.py::test_a_failure_of_any_flush_loses_nothing",
        "{flushes:,} flushes: the log stopped {stopped:,} times, did not open {unopened:,} times",
    ),
    Line(
        "Each flush of a house fails in turn",
        "tests/house/test_disk_faults.py::test_a_failure_of_any_flush_loses_nothing",
        "{flushes:,} flushes: its pit stopped {stopped:,} times",
    ),
    Line(
        "Two servers on PostgreSQL: the owner is killed while a patron plays",
        "tests/server/test_two_processes.py::test_a_patron_bets_again_soon_after_an_owner_was_killed",
        "{kills:,} kills; the next accepted wager after {median_s:.2f} s (median), "
        "{p95_s:.2f} s (p95)",
    ),
    Line(
        "An owner without a server dies while another process waits for its pit",
        "tests/house/test_ownership.py::test_a_wager_is_accepted_soon_after_an_owner_died",
        "{kills:,} kills; the next accepted wager after {median_s:.2f} s (median), "
        "{p95_s:.2f} s (p95)",
    ),
    Line(
        "A long log is taken over from a dead owner",
        "tests/house/test_long_log.py::test_taking_over_a_million_events_is_fast",
        "{commands:,} commands; open after {opened_s:.2f} s, including the dead owner's lease",
    ),
    Line(
        "PostgreSQL is killed and restarted under clients",
        "tests/house/test_ownership.py::test_a_house_survives_a_repeatedly_killed_server",
        "{kills:,} kills under {clients:,} clients; {acknowledged:,} commands acknowledged, "
        "{again:,} resent",
    ),
    Line(
        "A day of a house with two kills",
        "tests/house/test_day.py::test_a_day_with_two_kills_verifies_in_constant_memory",
        "{coups:,} coups, {wagers:,} wagers, {events:,} events; memory from {first_mib:.1f} to "
        "{last_mib:.1f} MiB",
    ),
    Line(
        "[Seeded worlds](world.md)",
        "tests/house/test_world.py::test_a_thousand_worlds_verify",
        "{worlds:,} worlds: {commands:,} commands, {crashes:,} crashes, {coups:,} coups",
    ),
    Line(
        "Fuzzed messages over sockets of every role",
        "tests/server/live/test_socket_fuzz.py::test_long_fuzzing_does_no_harm",
        "{messages:,} messages; {entries:,} entries proved",
    ),
    Line(
        "One patron floods the server",
        "tests/server/live/test_storm.py::test_a_flood_at_most_doubles_the_latency_of_others",
        "{sockets:,} sockets; other patrons' commands (p95): {alone_ms:.1f} ms without, "
        "{beside_ms:.1f} ms during the flood",
    ),
    Line(
        "Clients that never read",
        "tests/server/live/test_storm.py::test_clients_that_never_read_do_not_slow_others",
        "{readers:,} such clients; other patrons' commands (p95): {alone_ms:.1f} ms without, "
        "{beside_ms:.1f} ms with them",
    ),
    Line(
        "A back office with a million coups",
        "tests/server/test_office_soak.py::test_a_page_answers_within_a_second",
        "{pages:,} pages: first answer within {first_s:.2f} s, best of three within {best_s:.2f} s",
    ),
)

_HEAD = """\
# Results of the long-running tests

<!-- Written by `make soak`, at its end. -->

`make soak` runs everything in `make test`, and the long-running tests: real kills, disks that
really fill up or fail, servers that really die, a thousand seeded worlds. This page is written from
their reports. Each of them passed. A test passes only if everything that was acknowledged is
present, exactly once.

{run}

| test | result | file |
|---|---|---|
"""

_FOOT = """
Times are from shared cores; `punto bench` measures separately ([performance](performance.md)). The
faults that these tests and the worlds have found are listed under
[the worlds](world.md#faults-found-by-worlds), with the fixes and the tests that cover them.
"""


class Run(NamedTuple):
    """A run of everything: how many tests passed and failed, and how long it took."""

    passed: int
    failed: int
    seconds: float
    broken: tuple[str, ...] = ()
    """The long-running tests among those that failed."""
    again: bool = False
    """Whether the failed tests have passed since."""


def written(file: Path, reports: Iterable[Report], run: Run) -> str:
    """Write the page if every long-running test has passed; a sentence with the outcome."""
    figures = figures_of(reports)
    if run.broken:
        return f"{file} was not written: {', '.join(run.broken)} failed."
    if missing := lacking(figures):
        return f"{file} was not written: no figures from {', '.join(missing)}."
    file.write_text(page(told(run), figures))
    return f"{file} was written."


def keep(file: Path, reports: Iterable[Report], run: Run) -> None:
    """Save a run, so that a later one can resume it."""
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps([[*reports], run]))


def resumed(file: Path, reports: Iterable[Report], run: Run) -> tuple[list[Report], Run]:
    """A rerun of the failed tests merged into the saved run, if there is one."""
    if not file.exists():
        return [*reports], run
    kept, (passed, failed, seconds, broken, _) = json.loads(file.read_text())
    later = {report.test: report for report in reports}
    before = {report.test: report for report in (Report(*one) for one in kept)}
    whole = run.passed >= failed and not run.failed
    return [*(before | later).values()], Run(
        passed, failed, seconds, () if whole else tuple(broken), again=whole
    )


def page(run: str, figures: Mapping[str, Figures]) -> str:
    """The page of a run, which `run` describes; figures are by test."""
    return _HEAD.format(run=run) + "".join(map(_written, _said(figures))) + _FOOT


def _said(figures: Mapping[str, Figures]) -> Iterator[tuple[Line, str]]:
    for line in LINES:
        yield line, line.says.format(**figures[line.test])


def _written(said: tuple[Line, str]) -> str:
    line, figures = said
    return f"| {line.what} | {figures} | `{line.test.partition('::')[0]}` |\n"


def figures_of(reports: Iterable[Report]) -> dict[str, Figures]:
    """Figures by test: over its parameters, numbers are summed and the longest time is taken."""
    found: dict[str, Figures] = {}
    for report in reports:
        told = found.setdefault(report.test.partition("[")[0], {})
        for line in report.printed.splitlines():
            if line.startswith(_SAID):
                _add(told, json.loads(line.removeprefix(_SAID)))
    return found


def _add(told: Figures, more: Figures) -> None:
    for name, value in more.items():
        if isinstance(value, int):
            told[name] = told.get(name, 0) + value
        else:
            told[name] = max(told.get(name, value), value)


def lacking(figures: Mapping[str, Figures]) -> list[str]:
    """The tests without figures: they did not run, or did not pass."""
    return [line.test for line in LINES if not figures.get(line.test)]


def told(run: Run) -> str:
    """Which run it was: date, machine, result, duration."""
    return (
        f"Run on {datetime.now(UTC):%Y-%m-%d} on {os.cpu_count()} cores ({_processor()}), with "
        f"Python {platform.python_version()}: {run.passed:,} tests passed and "
        f"{run.failed or 'none'} failed in {run.seconds / 60:.0f} minutes."
        + (" The failures were fixed and passed when rerun." if run.again else "")
    )


def _processor() -> str:
    """The model name of the processor."""
    told = Path("/proc/cpuinfo")
    found = re.search(r"model name\s*: (.+)", told.read_text()) if told.exists() else None
    return found[1] if found else platform.machine()

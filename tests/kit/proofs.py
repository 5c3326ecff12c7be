"""What the longer proofs count, and the page that says it: docs/proofs.md.

A proof says its figures with `counted`; they come back in its report. `make soak` writes the page
at its end, and only where each of the longer proofs has passed: no figure there was typed in. What
failed is mended and run again with `make soak ARGS=--lf`, which is laid over the run before it.
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
    """Say what a proof has counted: whole numbers, or seconds."""
    print(f"{_SAID}{json.dumps(figures)}")


class Report(NamedTuple):
    """A proof that passed, by its test, and what it printed."""

    test: str
    printed: str


class Line(NamedTuple):
    """A line of the page: what was done, by which test, and what that has counted."""

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
        "A served house is killed under fifty patrons who go on",
        "tests/server/live/test_live_kill.py::test_a_house_killed_under_fifty_patrons_again_and_again",
        "{kills:,} kills; {commands:,} commands, {accepted:,} accepted, {again:,} sent again; "
        "{coups:,} coups and {wagers:,} wagers proved",
    ),
    Line(
        "The writer of a log is killed",
        "tests/store/test_crashes.py::test_a_thousand_killed_writers_lose_nothing",
        "{kills:,} kills, {unanswered:,} of them after a commit that nobody was told of; "
        "{entries:,} entries",
    ),
    Line(
        "Power fails under a log: images with every flushed byte and any part of the rest",
        "tests/store/test_power_cuts.py::test_no_power_cut_in_many_undoes_what_was_acknowledged",
        "{images:,} images, {lost:,} with a loss",
    ),
    Line(
        "Power fails under a house, likewise",
        "tests/house/test_disk_faults.py::test_no_power_cut_in_thousands_undoes_what_a_house_acknowledged",
        "{images:,} images, {lost:,} with a loss",
    ),
    Line(
        "Power fails under a house that flushes less, to see that the images would show it",
        "tests/house/test_disk_faults.py::test_hundreds_of_images_show_what_a_house_that_flushes_less_would_lose",
        "{images:,} images, {lost:,} with a loss",
    ),
    Line(
        "Each flush of a log fails in turn",
        "tests/store/test_crashes.py::test_each_flush_in_turn_fails_and_nothing_is_lost",
        "{flushes:,} flushes: {stopped:,} times it stopped, {unopened:,} times it did not open",
    ),
    Line(
        "Each flush of a house fails in turn",
        "tests/house/test_disk_faults.py::test_each_flush_in_turn_fails_and_a_house_loses_nothing",
        "{flushes:,} flushes: {stopped:,} times its pit stopped",
    ),
    Line(
        "Two servers on PostgreSQL: the owner is killed under a patron",
        "tests/server/test_two_processes.py::test_a_patron_bets_again_soon_after_an_owner_was_killed",
        "{kills:,} kills; the next accepted wager after {median_s:.2f} s (median), "
        "{p95_s:.2f} s (95th of 100)",
    ),
    Line(
        "An owner without a server dies while another waits for its pit",
        "tests/house/test_ownership.py::test_a_wager_is_accepted_soon_after_an_owner_died",
        "{kills:,} kills; the next accepted wager after {median_s:.2f} s (median), "
        "{p95_s:.2f} s (95th of 100)",
    ),
    Line(
        "A long log is taken over from a dead owner",
        "tests/house/test_long_log.py::test_a_million_events_are_taken_over_as_soon_as_a_few",
        "{commands:,} commands; open after {opened_s:.2f} s, the dead owner's lease included",
    ),
    Line(
        "PostgreSQL is killed and started again under clients",
        "tests/house/test_ownership.py::test_a_house_survives_a_server_that_is_killed_again_and_again",
        "{kills:,} kills under {clients:,} clients; {acknowledged:,} commands acknowledged, "
        "{again:,} sent again",
    ),
    Line(
        "A day of a house with two kills",
        "tests/house/test_day.py::test_a_day_with_two_kills_proves_itself_in_memory_that_does_not_grow",
        "{coups:,} coups, {wagers:,} wagers, {events:,} events; memory from {first_mib:.1f} to "
        "{last_mib:.1f} MiB",
    ),
    Line(
        "Seeded worlds ([their page](world.md))",
        "tests/house/test_world.py::test_a_thousand_worlds_are_whole",
        "{worlds:,} worlds: {commands:,} commands, {crashes:,} crashes, {coups:,} coups",
    ),
    Line(
        "Messages that nobody should send, over sockets of every role",
        "tests/server/live/test_socket_fuzz.py::test_a_fuzzer_does_no_harm_for_long",
        "{messages:,} messages; {entries:,} entries proved",
    ),
    Line(
        "A storm from one patron",
        "tests/server/live/test_storm.py::test_under_a_storm_the_others_wait_twice_as_long_at_most",
        "{sockets:,} sockets; 95th of 100 of the others' commands: {alone_ms:.1f} ms alone, "
        "{beside_ms:.1f} ms in the storm",
    ),
    Line(
        "Readers who never read",
        "tests/server/live/test_storm.py::test_beside_those_who_never_read_the_others_wait_no_longer",
        "{readers:,} readers; 95th of 100 of the others' commands: {alone_ms:.1f} ms alone, "
        "{beside_ms:.1f} ms beside them",
    ),
    Line(
        "A back office with a million coups",
        "tests/server/test_office_soak.py::test_a_page_answers_within_a_second",
        "{pages:,} pages: first answer after {first_s:.2f} s at most, best of three after "
        "{best_s:.2f} s at most",
    ),
)

_HEAD = """\
# What the longer proofs counted

<!-- Written by `make soak`, at its end. -->

`make soak` runs everything that `make test` runs and, beside it, the proofs that take longer: real
kills, real disks that fill or fail, real servers that die, a thousand seeded worlds. This is what
they counted; the page is written from their own reports. Each of them has passed, and passes only
where everything that was acknowledged is there, once.

{run}

| what is done to the house | what was counted | by |
|---|---|---|
"""

_FOOT = """
Times are of cores that all of it shared; `punto bench` measures on its own
([performance](performance.md)). What these proofs and the worlds have found, what was mended, and
which test holds it since is listed with [the worlds](world.md#what-worlds-have-found).
"""


class Run(NamedTuple):
    """A run of everything: how many tests passed and failed, and how long it took."""

    passed: int
    failed: int
    seconds: float
    broken: tuple[str, ...] = ()
    """The longer proofs among those that failed."""
    again: bool = False
    """Whether those that failed have passed since."""


def written(file: Path, reports: Iterable[Report], run: Run) -> str:
    """Write the page of a run in which every longer proof has passed; what came of that."""
    figures = figures_of(reports)
    if run.broken:
        return f"{file} stays as it was: {', '.join(run.broken)} failed."
    if missing := lacking(figures):
        return f"{file} stays as it was: nothing was counted by {', '.join(missing)}."
    file.write_text(page(told(run), figures))
    return f"{file} says what was counted."


def keep(file: Path, reports: Iterable[Report], run: Run) -> None:
    """Keep a run for one that goes on from it."""
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps([[*reports], run]))


def resumed(file: Path, reports: Iterable[Report], run: Run) -> tuple[list[Report], Run]:
    """A run of what had failed, laid over the run before it, where one was kept."""
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
    """The page of a run: `run` says which, the figures are by test."""
    return _HEAD.format(run=run) + "".join(map(_written, _said(figures))) + _FOOT


def _said(figures: Mapping[str, Figures]) -> Iterator[tuple[Line, str]]:
    for line in LINES:
        yield line, line.says.format(**figures[line.test])


def _written(said: tuple[Line, str]) -> str:
    line, figures = said
    return f"| {line.what} | {figures} | `{line.test.partition('::')[0]}` |\n"


def figures_of(reports: Iterable[Report]) -> dict[str, Figures]:
    """What each test has counted: over its parameters numbers add up, of times the longest."""
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
    """The tests whose line cannot be written: they did not run, or did not pass."""
    return [line.test for line in LINES if not figures.get(line.test)]


def told(run: Run) -> str:
    """Which run it was: when, where, how much."""
    return (
        f"Run on {datetime.now(UTC):%Y-%m-%d} on {os.cpu_count()} cores ({_processor()}), with "
        f"Python {platform.python_version()}: {run.passed:,} tests passed and "
        f"{run.failed or 'none'} failed in {run.seconds / 60:.0f} minutes."
        + (" What failed was mended, and passed when it was run again." if run.again else "")
    )


def _processor() -> str:
    """What the machine calls its processor."""
    told = Path("/proc/cpuinfo")
    found = re.search(r"model name\s*: (.+)", told.read_text()) if told.exists() else None
    return found[1] if found else platform.machine()

"""A plan from a table that a person keeps in a spreadsheet: CSV, or TOML.

Columns: `step` (any name), `stake` in units, `win` and `lose` (the step that follows); if wanted
`push` (the same step again if left out) and `bet`. The first line is where a session begins.
"""

import csv
from collections.abc import Collection, Mapping
from pathlib import Path

from puntobanco.core.errors import NotationError
from puntobanco.core.money import MOST_MINOR
from puntobanco.files import parse_toml, read_text
from puntobanco.simulation.plans import MOST_STEPS, Plan, Step

NEEDED = ("step", "stake", "win", "lose")
ALLOWED = (*NEEDED, "push", "bet")
SUFFIXES = (".csv", ".toml")

Line = tuple[str, Mapping[str, str]]
"""Where a step stands in its file, and its cells."""


def read_plan(file: str, bets: Collection[str] | None = None) -> Plan:
    """The plan that a file holds, on these bets; NotationError with the place that is wrong."""
    try:
        text = read_text(Path(file))
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is no text"
        raise NotationError(f"{file}: cannot be read: {why}; expected a file of steps") from None
    lines = _csv_lines(file, text) if file.endswith(".csv") else _toml_lines(file, text)
    for where, cells in lines:
        bet = cells.get("bet")
        if bet and bets is not None and bet not in bets:
            raise NotationError(f"{where}: bet {bet!r}: expected one of {', '.join(bets)}")
    return plan_of(Path(file).stem, lines)


def plan_of(key: str, lines: list[Line]) -> Plan:
    """The plan of these lines: every step named once, reached, and leading to steps that exist."""
    if not 1 <= len(lines) <= MOST_STEPS:
        raise NotationError(f"plan {key!r}: {len(lines)} steps; expected from 1 to {MOST_STEPS}")
    index: dict[str, int] = {}
    for where, cells in lines:
        for name in NEEDED:
            if not cells.get(name):
                raise NotationError(f"{where}: has no {name}; expected {', '.join(NEEDED)}")
        if cells["step"] in index:
            raise NotationError(f"{where}: step {cells['step']!r} is there already; expected once")
        index[cells["step"]] = len(index)
    steps = tuple(_step(where, cells, index) for where, cells in lines)
    _check_reached(steps, lines)
    return Plan(key, steps)


def _step(where: str, cells: Mapping[str, str], index: dict[str, int]) -> Step:
    stake = cells["stake"]
    digits = stake.lstrip("0") if stake.isascii() and stake.isdecimal() else ""
    if not (0 < len(digits) <= len(str(MOST_MINOR)) and int(digits) <= MOST_MINOR):
        raise NotationError(
            f"{where}: stake {stake[:40]!r}: expected a whole number of units above 0"
        )
    follows = {}
    for name in ("win", "lose", "push"):
        to = cells.get(name) or cells["step"]
        if to not in index:
            raise NotationError(
                f"{where}: {name} goes to step {to!r}, which is not there; "
                f"expected one of {', '.join(index)}"
            )
        follows[name] = index[to]
    return Step(
        int(digits), follows["win"], follows["lose"], follows["push"], cells.get("bet") or None
    )


def _check_reached(steps: tuple[Step, ...], lines: list[Line]) -> None:
    reached, new = {0}, [0]
    while new:
        step = steps[new.pop()]
        for follows in {step.won, step.lost, step.pushed} - reached:
            reached.add(follows)
            new.append(follows)
    for place, (where, cells) in enumerate(lines):
        if place not in reached:
            raise NotationError(
                f"{where}: no step leads to {cells['step']!r}; expected a plan without a gap"
            )


def _csv_lines(file: str, text: str) -> list[Line]:
    rows = csv.reader(text.splitlines())
    lines: list[Line] = []
    try:
        headings = [heading.strip().lower() for heading in next(rows, [])]
        _check_names(f"{file} line 1", headings)
        for row in rows:
            if not any(cell.strip() for cell in row):
                continue
            where = f"{file} line {rows.line_num}"
            if len(row) > len(headings):
                raise NotationError(f"{where}: {len(row)} cells; expected {len(headings)}")
            lines.append(
                (where, {name: cell.strip() for name, cell in zip(headings, row, strict=False)})
            )
    except csv.Error as error:
        raise NotationError(f"{file} line {rows.line_num}: {error}; expected a table") from None
    return lines


def _toml_lines(file: str, text: str) -> list[Line]:
    try:
        found = parse_toml(text)
    except NotationError as error:
        raise NotationError(f"{file}: {error}; expected [[steps]]") from None
    steps = found.get("steps")
    if found.keys() != {"steps"} or not isinstance(steps, list):
        raise NotationError(f"{file}: expected tables [[steps]] and nothing else")
    lines: list[Line] = []
    for place, one in enumerate(steps):
        where = f"{file}: steps[{place}]"
        if not isinstance(one, dict):
            raise NotationError(f"{where}: {one!r}: expected a table")
        _check_names(where, list(one), needed=())
        for name, value in one.items():
            if not isinstance(value, (str, int)) or isinstance(value, bool):
                raise NotationError(f"{where}.{name}: {value!r}: expected text or a whole number")
        lines.append((where, {name: str(value) for name, value in one.items()}))
    return lines


def _check_names(where: str, names: list[str], *, needed: tuple[str, ...] = NEEDED) -> None:
    for name in names:
        if name not in ALLOWED:
            raise NotationError(f"{where}: column {name!r}: expected {', '.join(ALLOWED)}")
    for name in needed:
        if name not in names:
            raise NotationError(f"{where}: has no column {name}; expected {', '.join(NEEDED)}")

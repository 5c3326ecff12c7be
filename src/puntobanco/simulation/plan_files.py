"""Betting plans from a table in a CSV or TOML file.

Columns: `step` (any name), `stake` in units, `win` and `lose` (the next step); optional are `push`
(default: the same step) and `bet`. A session starts at the first line.
"""

import csv
from collections.abc import Collection, Mapping
from pathlib import Path

from puntobanco.core.errors import NotationError
from puntobanco.core.facts import Fact, Value, all_of, fact, one_of
from puntobanco.core.money import MOST_MINOR
from puntobanco.files import parse_toml, read_text
from puntobanco.simulation.plans import MOST_STEPS, BettingPlan, PlanStep

NEEDED = ("step", "stake", "win", "lose")
ALLOWED = (*NEEDED, "push", "bet")
SUFFIXES = (".csv", ".toml")

Line = tuple[Value, Mapping[str, str]]
"""The place of a step in its file, and its cells."""


def read_plan(file: str, bets: Collection[str] | None = None) -> BettingPlan:
    """The plan in a file, for these bets. NotationError names the place that is wrong."""
    try:
        text = read_text(Path(file))
    except (OSError, UnicodeDecodeError) as error:
        system = error.strerror if isinstance(error, OSError) else None
        why: Value = system or fact("error-not-text")
        raise NotationError(fact("error-plan-unreadable", file=file, why=why)) from None
    lines = _csv_lines(file, text) if file.endswith(".csv") else _toml_lines(file, text)
    for where, cells in lines:
        bet = cells.get("bet")
        if bet and bets is not None and bet not in bets:
            raise NotationError(
                fact("error-plan-step-bet", place=where, bet=bet, bets=one_of(bets))
            )
    return plan_of(Path(file).stem, lines)


def plan_of(key: str, lines: list[Line]) -> BettingPlan:
    """The plan of these lines. Steps must be unique and reachable, and their targets exist."""
    if not 1 <= len(lines) <= MOST_STEPS:
        raise NotationError(fact("error-plan-steps", plan=key, count=len(lines), most=MOST_STEPS))
    index: dict[str, int] = {}
    for where, cells in lines:
        for name in NEEDED:
            if not cells.get(name):
                raise NotationError(
                    fact("error-plan-lacks", place=where, name=name, needed=all_of(NEEDED))
                )
        if cells["step"] in index:
            raise NotationError(fact("error-plan-repeated", place=where, step=cells["step"]))
        index[cells["step"]] = len(index)
    steps = tuple(_step(where, cells, index) for where, cells in lines)
    _check_reached(steps, lines)
    return BettingPlan(key, steps)


def _step(where: Value, cells: Mapping[str, str], index: dict[str, int]) -> PlanStep:
    stake = cells["stake"]
    digits = stake.lstrip("0") if stake.isascii() and stake.isdecimal() else ""
    if not (0 < len(digits) <= len(str(MOST_MINOR)) and int(digits) <= MOST_MINOR):
        raise NotationError(fact("error-plan-stake", place=where, stake=stake[:40]))
    follows = {}
    for name in ("win", "lose", "push"):
        to = cells.get(name) or cells["step"]
        if to not in index:
            raise NotationError(
                fact("error-plan-follows", place=where, name=name, step=to, steps=one_of(index))
            )
        follows[name] = index[to]
    return PlanStep(
        int(digits), follows["win"], follows["lose"], follows["push"], cells.get("bet") or None
    )


def _check_reached(steps: tuple[PlanStep, ...], lines: list[Line]) -> None:
    reached, new = {0}, [0]
    while new:
        step = steps[new.pop()]
        for follows in {step.won, step.lost, step.pushed} - reached:
            reached.add(follows)
            new.append(follows)
    for place, (where, cells) in enumerate(lines):
        if place not in reached:
            raise NotationError(fact("error-plan-unreached", place=where, step=cells["step"]))


def _csv_lines(file: str, text: str) -> list[Line]:
    rows = csv.reader(text.splitlines())
    lines: list[Line] = []
    try:
        headings = [heading.strip().lower() for heading in next(rows, [])]
        _check_names(_line(file, 1), headings)
        for row in rows:
            if not any(cell.strip() for cell in row):
                continue
            where = _line(file, rows.line_num)
            if len(row) > len(headings):
                wrong = {"count": len(row), "expected": len(headings)}
                raise NotationError(fact("error-plan-cells", place=where, **wrong))
            lines.append(
                (where, {name: cell.strip() for name, cell in zip(headings, row, strict=False)})
            )
    except csv.Error as error:
        where, why = _line(file, rows.line_num), str(error)
        raise NotationError(fact("error-plan-csv", place=where, why=why)) from None
    return lines


def _line(file: str, number: int) -> Fact:
    return fact("error-place-line", file=file, line=number)


def _toml_lines(file: str, text: str) -> list[Line]:
    try:
        found = parse_toml(text)
    except NotationError as error:
        problem = error.stated
        raise NotationError(fact("error-plan-toml", file=file, problem=problem)) from None
    steps = found.get("steps")
    if found.keys() != {"steps"} or not isinstance(steps, list):
        raise NotationError(fact("error-plan-tables", file=file))
    lines: list[Line] = []
    for place, one in enumerate(steps):
        where = fact("error-place-step", file=file, step=place)
        if not isinstance(one, dict):
            raise NotationError(fact("error-plan-no-table", place=where, value=str(one)))
        _check_names(where, list(one), needed=())
        for name, value in one.items():
            if not isinstance(value, (str, int)) or isinstance(value, bool):
                cell = fact("error-place-value", place=where, key=name)
                raise NotationError(fact("error-plan-value", place=cell, value=str(value)))
        lines.append((where, {name: str(value) for name, value in one.items()}))
    return lines


def _check_names(where: Value, names: list[str], *, needed: tuple[str, ...] = NEEDED) -> None:
    for name in names:
        if name not in ALLOWED:
            raise NotationError(
                fact("error-plan-column", place=where, column=name, columns=one_of(ALLOWED))
            )
    for name in needed:
        if name not in names:
            raise NotationError(
                fact("error-plan-no-column", place=where, column=name, columns=all_of(NEEDED))
            )

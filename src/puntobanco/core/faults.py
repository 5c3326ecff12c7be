"""Faults in the rows of a pay table, checked against every possible outcome."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from puntobanco.core.bets import offered_classes
from puntobanco.core.classes import Classes
from puntobanco.core.coup import Coup
from puntobanco.core.facts import AllOf, Fact, all_of, fact
from puntobanco.core.rows import On, Row, Side


@dataclass(frozen=True, slots=True)
class RowFault:
    """A faulty row, by its index in the pay table, and the reason."""

    row: int
    problem: Fact


def row_faults(
    rows: tuple[Row, ...], sides: tuple[Side, ...], after_four: tuple[Row, ...] = ()
) -> tuple[RowFault, ...]:
    """Every row that matches nothing, is unreachable, or partly overlaps a row above it.

    A bet that can ride on several sides needs each row to match on at least one of them. With
    `after_four`, only coups that match one of these rows count.
    """
    handless = tuple(_without_a_hand(rows, sides))
    if handless:
        return handless
    classes = Classes((side, row) for side in sides for row in (*after_four, *rows))
    matched = {side: [frozenset(classes.matching(row, side)) for row in rows] for side in sides}
    if after_four:
        matched = {
            side: [found & offered_classes(after_four, side, classes) for found in matched[side]]
            for side in sides
        }
    faults = []
    for index, row in enumerate(rows):
        if not any(matched[side][index] for side in sides):
            if _possible(row, sides):
                faults.append(RowFault(index, fact("sheet-error-row-not-offered")))
            else:
                faults.append(RowFault(index, _why_impossible(row, sides)))
        elif not any(_fresh(matched[side], index) for side in sides):
            side = next(side for side in sides if matched[side][index])
            faults.append(RowFault(index, _why_used_up(matched[side], index, classes.examples)))
        else:
            # If rows cross on several sides, one example is enough.
            crossed = {
                above: problem
                for side in reversed(sides)
                for above, problem in _crossings(matched[side], index, classes.examples)
            }
            faults.extend(RowFault(index, problem) for _, problem in sorted(crossed.items()))
    return tuple(faults)


def offer_fault(row: Row, side: Side) -> Fact | None:
    """Why a bet with these conditions after four cards would never be offered, or None."""
    return None if _possible(row, (side,)) else _why_impossible(row, (side,))


def _without_a_hand(rows: tuple[Row, ...], sides: tuple[Side, ...]) -> Iterator[RowFault]:
    if Side.WINNER not in sides:
        return
    for index, row in enumerate(rows):
        if row.on in (On.TIE, On.ANY) and row.asks_of_the_hand:
            keys = _quoted(row.asks_of_the_hand)
            yield RowFault(index, fact("sheet-error-row-without-hand", keys=keys))


def _fresh(matched: list[frozenset[int]], index: int) -> frozenset[int]:
    return matched[index].difference(*matched[:index])


def _why_impossible(row: Row, sides: tuple[Side, ...]) -> Fact:
    # Drop every condition that the row is impossible without. The rest is the reason.
    needed = list(row.asks)
    for key in row.asks:
        fewer = [one for one in needed if one != key]
        if fewer and not _possible(_only(row, fewer), sides):
            needed = fewer
    if len(needed) == 1:
        return fact("sheet-error-row-impossible", keys=_quoted(needed))
    return fact("sheet-error-row-contradicts", keys=_quoted(needed))


def _only(row: Row, keys: list[str]) -> Row:
    dropped: dict[str, Any] = {key: None for key in row.asks if key not in keys}
    if "on" in dropped:
        dropped["on"] = On.ANY
    return replace(row, **dropped)


def _possible(row: Row, sides: tuple[Side, ...]) -> bool:
    if any(_without_a_hand((row,), sides)):
        sides = (Side.PLAYER, Side.BANKER)
    classes = Classes((side, row) for side in sides)
    return any(True for side in sides for _ in classes.matching(row, side))


def _why_used_up(matched: list[frozenset[int]], index: int, examples: tuple[Coup, ...]) -> Fact:
    one = min(matched[index])
    by = next(above for above in range(index) if one in matched[above])
    return fact("sheet-error-row-unreachable", coup=_shown(examples[one]), by=by)


def _crossings(
    matched: list[frozenset[int]], index: int, examples: tuple[Coup, ...]
) -> Iterator[tuple[int, Fact]]:
    mine = matched[index]
    for above in range(index):
        other = matched[above]
        if mine & other and mine - other and other - mine:
            crossing = fact(
                "sheet-error-row-crosses",
                row=above,
                both=_shown(examples[min(mine & other)]),
                this=_shown(examples[min(mine - other)]),
                other=_shown(examples[min(other - mine)]),
            )
            yield above, crossing


def _shown(coup: Coup) -> str:
    return f"'{coup}'"


def _quoted(keys: Iterable[str]) -> AllOf:
    return all_of(f"'{key}'" for key in keys)

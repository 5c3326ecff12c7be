"""Comparison of two records of the same type: every difference, with amounts as money."""

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import fields, is_dataclass
from enum import Enum
from itertools import islice
from typing import get_args, get_type_hints

import msgspec

from puntobanco.core.facts import Clauses, Fact, Listed, Value, fact
from puntobanco.core.game import Currency
from puntobanco.core.money import Minor
from puntobanco.ledger.postings import Posting, gathered

_MOST_PLACES = 4
"""Differences that are listed; the others are only counted."""
_MOST_PARTS = 6
"""Parts of a record, list or mapping that are shown; half as many if nested."""
_MOST_LETTERS = 80
_MORE = "…"


def difference(
    found: object, expected: object, currency: Currency, *, name: str = ""
) -> Fact | None:
    """Where two values differ, or None if they are equal.

    A place is the path to a value in the JSON of its entry: `settled[0].won`. Amounts of postings
    are compared by account.

    >>> dollars = Currency("USD", 2)
    >>> str(difference((Posting("cage", Minor(5)),), (Posting("cage", Minor(7)),), dollars))
    '[cage]: found USD 0.05, expected USD 0.07'
    """
    if found == expected:
        return None
    comparison = _RecordComparison(currency)
    differences = comparison.places(name, found, expected)
    # If no part differs (a missing one and None, for example), the whole is shown.
    named = [*islice(differences, _MOST_PLACES)] or [comparison.apart(name, found, expected)]
    left = sum(1 for _ in differences)
    if left:
        named.append(fact("finding-more", count=left))
    return named[0] if len(named) == 1 else fact("finding-differences", all=Clauses(tuple(named)))


class _RecordComparison:
    """Compares two records, with amounts in one currency."""

    def __init__(self, currency: Currency) -> None:
        self._currency = currency

    def places(
        self, place: str, found: object, expected: object, *, amount: bool = False
    ) -> Iterator[Fact]:
        """Each place where the values differ."""
        if found == expected:
            return
        names = _fields(found)
        if names is not None and type(found) is type(expected):
            for field, is_amount in names.items():
                pair = getattr(found, field), getattr(expected, field)
                inside = f"{place}.{field}" if place else field
                yield from self.places(inside, *pair, amount=is_amount)
        elif isinstance(found, Mapping) and isinstance(expected, Mapping):
            for key in [*found, *(key for key in expected if key not in found)]:
                pair = found.get(key), expected.get(key)
                yield from self.places(f"{place}[{_plain(key)}]", *pair, amount=amount)
        elif _are_postings(found, expected):
            yield from self._moved(place, found, expected)  # type: ignore[arg-type]
        elif isinstance(found, tuple) and isinstance(expected, tuple):
            for index in range(max(len(found), len(expected))):
                ours, theirs = (
                    side[index] if index < len(side) else None for side in (found, expected)
                )
                yield from self.places(f"{place}[{index}]", ours, theirs, amount=amount)
        else:
            yield self.apart(place, found, expected, amount=amount)

    def apart(self, place: str, found: object, expected: object, *, amount: bool = False) -> Fact:
        """The finding for two whole values that differ."""
        found_value = self._value(found, amount=amount)
        expected_value = self._value(expected, amount=amount)
        return fact("finding-differs", place=place, found=found_value, expected=expected_value)

    def _moved(
        self, place: str, found: tuple[Posting, ...], expected: tuple[Posting, ...]
    ) -> Iterator[Fact]:
        """Movements compared by account; as a whole if only their order differs."""
        ours, theirs = (
            {posting.account: posting.amount for posting in gathered([side])}
            for side in (found, expected)
        )
        if ours == theirs:
            yield self.apart(place, found, expected)
            return
        for account in [*ours, *(account for account in theirs if account not in ours)]:
            pair = ours.get(account, 0), theirs.get(account, 0)
            yield from self.places(f"{place}[{account}]", *pair, amount=True)

    def _value(self, value: object, *, amount: bool, most: int = _MOST_PARTS) -> Value:
        parts: Iterator[Value]
        match value:
            case None | "":
                return fact("finding-nothing")
            case bool():
                return fact("finding-yes") if value else fact("finding-no")
            case int():
                return self._currency.amount(value) if amount else value
            case Posting():
                moved = self._currency.amount(value.amount)
                return fact("finding-posting", amount=moved, account=value.account)
            case _ if (names := _fields(value)) is not None:
                parts = (
                    self._part(name, getattr(value, name), amount=is_amount, most=most // 2)
                    for name, is_amount in names.items()
                    if getattr(value, name) is not None
                )
            case Mapping():
                parts = (
                    self._part(_plain(key), held, amount=amount, most=most // 2)
                    for key, held in value.items()
                )
            case AbstractSet():
                parts = iter(sorted(map(_plain, value)))
            case Sequence() if not isinstance(value, str):
                parts = (self._value(part, amount=amount, most=most // 2) for part in value)
            case _:
                return _plain(value)
        return _row(parts, most)

    def _part(self, name: str, value: object, *, amount: bool, most: int) -> Fact:
        return fact("finding-part", name=name, value=self._value(value, amount=amount, most=most))


def _row(parts: Iterator[Value], most: int) -> Value:
    """The first parts of a record or a list, fewer if nested."""
    shown = [*islice(parts, most)]
    more = next(parts, None) is not None
    if not shown and not more:
        return fact("finding-nothing")
    if more:
        shown.append(_MORE)
    return shown[0] if len(shown) == 1 else Listed(tuple(shown))


def _plain(value: object) -> str:
    """An undivided value as text, shortened: an id, a card, a long text from a log."""
    text = str(value.value if isinstance(value, Enum) else value)
    return text if len(text) <= _MOST_LETTERS else f"{text[:_MOST_LETTERS]}{_MORE}"


def _fields(value: object) -> dict[str, bool] | None:
    """The fields of a record and whether they are amounts; None for anything else."""
    if isinstance(value, msgspec.Struct):
        names = value.__struct_fields__
    elif is_dataclass(value):
        names = tuple(field.name for field in fields(value))
    else:
        return None
    hints = get_type_hints(type(value))
    return {name: _is_amount(hints[name]) for name in names}


def _is_amount(hint: object) -> bool:
    return hint is Minor or any(map(_is_amount, get_args(hint)))


def _are_postings(found: object, expected: object) -> bool:
    both = [found, expected]
    return all(isinstance(side, tuple) for side in both) and all(
        isinstance(posting, Posting)
        for side in both
        for posting in side  # type: ignore[attr-defined]
    )

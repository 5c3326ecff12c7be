"""Two records of one kind held against each other: only what differs is said, money as money."""

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import fields, is_dataclass
from enum import Enum
from itertools import islice
from typing import get_args, get_type_hints

import msgspec

from puntobanco.core.game import Currency
from puntobanco.core.money import Minor
from puntobanco.ledger.postings import Posting, gathered

_MOST_SAID = 4
"""Differences that a sentence names; of more it says how many."""
_MOST_LETTERS = 80


def money(amount: int, currency: Currency) -> str:
    """An amount with the currency that it is in.

    >>> money(-1250, Currency("USD", 2))
    'USD -12.50'
    """
    return f"{currency.code} {currency.written(Minor(amount))}"


def difference(found: object, expected: object, currency: Currency, *, name: str = "") -> str:
    """What two values differ in, as `field: found …, expected …`; empty where they are equal.

    >>> dollars = Currency("USD", 2)
    >>> difference((Posting("cage", Minor(5)),), (Posting("cage", Minor(7)),), dollars, name="sum")
    'sum of cage: found USD 0.05, expected USD 0.07'
    """
    if found == expected:
        return ""
    words = _Words(currency)
    every = _differences(name, found, expected, words)
    # Where no part differs by itself, as an absent one from None, the whole is said.
    said = [*islice(every, _MOST_SAID)] or [_apart(name, words(found), words(expected))]
    left = sum(1 for _ in every)
    return "; ".join([*said, f"and {left} more"] if left else said)


class _Words:
    """How values are written."""

    def __init__(self, currency: Currency) -> None:
        self._currency = currency

    def __call__(self, value: object, *, amount: bool = False) -> str:
        said = self._whole(value, amount=amount)
        return said if len(said) <= _MOST_LETTERS else f"{said[:_MOST_LETTERS]}…"

    def _whole(self, value: object, *, amount: bool) -> str:
        match value:
            case None | "":
                return "nothing"
            case bool():
                return "yes" if value else "no"
            case int() if amount:
                return money(value, self._currency)
            case Enum():
                return str(value.value)
            case Posting():
                return f"{money(value.amount, self._currency)} on {value.account}"
            case _ if (names := _fields(value)) is not None:
                every = (
                    f"{name} {self._whole(getattr(value, name), amount=is_amount)}"
                    for name, is_amount in names.items()
                    if getattr(value, name) is not None
                )
                return " ".join(every)
            case Mapping():
                every = (
                    f"{self._whole(key, amount=False)} {self._whole(one, amount=amount)}"
                    for key, one in value.items()
                )
                return ", ".join(every) or "nothing"
            case Sequence() | AbstractSet() if not isinstance(value, str):
                each = (self._whole(one, amount=amount) for one in value)
                return (
                    ", ".join(sorted(each) if isinstance(value, AbstractSet) else each) or "nothing"
                )
            case _:
                return str(value)


def _fields(value: object) -> dict[str, bool] | None:
    """The fields of a record and which of them are amounts; None of anything else."""
    if isinstance(value, msgspec.Struct):
        names = value.__struct_fields__
    elif is_dataclass(value):
        names = tuple(one.name for one in fields(value))
    else:
        return None
    hints = get_type_hints(type(value))
    return {name: _is_amount(hints[name]) for name in names}


def _is_amount(hint: object) -> bool:
    return hint is Minor or any(map(_is_amount, get_args(hint)))


def _differences(
    name: str, found: object, expected: object, words: _Words, *, amount: bool = False
) -> Iterator[str]:
    if found == expected:
        return
    names = _fields(found)
    if names is not None and type(found) is type(expected):
        for field, is_amount in names.items():
            ours, theirs = getattr(found, field), getattr(expected, field)
            yield from _differences(_inside(name, field), ours, theirs, words, amount=is_amount)
    elif isinstance(found, Mapping) and isinstance(expected, Mapping):
        for key in [*found, *(key for key in expected if key not in found)]:
            pair = found.get(key), expected.get(key)
            yield from _differences(_inside(name, words(key)), *pair, words, amount=amount)
    elif _are_postings(found, expected):
        yield from _moved(name, found, expected, words)  # type: ignore[arg-type]
    elif isinstance(found, tuple) and isinstance(expected, tuple):
        for place in range(max(len(found), len(expected))):
            one, other = (side[place] if place < len(side) else None for side in (found, expected))
            numbered = f"{name} {place + 1}".lstrip()
            yield from _differences(numbered, one, other, words, amount=amount)
    else:
        yield _apart(name, words(found, amount=amount), words(expected, amount=amount))


def _apart(name: str, found: str, expected: str) -> str:
    said = f"found {found}, expected {expected}"
    return f"{name}: {said}" if name else said


def _inside(name: str, field: str) -> str:
    return f"{name}, {field}" if name else field


def _are_postings(found: object, expected: object) -> bool:
    both = [found, expected]
    return all(isinstance(side, tuple) for side in both) and all(
        isinstance(one, Posting)
        for side in both
        for one in side  # type: ignore[attr-defined]
    )


def _moved(
    name: str, found: tuple[Posting, ...], expected: tuple[Posting, ...], words: _Words
) -> Iterator[str]:
    """Movements account by account; whole where they only come in another order."""
    ours, theirs = (
        {one.account: one.amount for one in gathered([side])} for side in (found, expected)
    )
    if ours == theirs:
        yield _apart(name, words(found), words(expected))
        return
    for account in [*ours, *(account for account in theirs if account not in ours)]:
        pair = ours.get(account, 0), theirs.get(account, 0)
        yield from _differences(f"{name} of {account}", *pair, words, amount=True)

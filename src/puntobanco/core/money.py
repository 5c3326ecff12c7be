"""Amounts as whole minor units, and the one place where a payment is rounded."""

import re
from enum import Enum
from typing import NewType, assert_never

from puntobanco.core.errors import NotationError
from puntobanco.core.facts import fact

Minor = NewType("Minor", int)
"""An amount in the smallest unit of the house currency (cents, for dollars)."""

MOST_MINOR = 2**53
"""The largest amount a command may name: every part of the house holds it exactly."""

MOST_MOVED = 10**12
"""The largest amount that one command may move: ten thousand million dollars, in cents.

No house moves as much at once, and 9,000 of them still add up exactly on every screen.
"""

MOST_HELD = 2**53 - 1
"""The most that a wallet holds, and all wallets are given together: JSON readers, screens and
databases all hold it exactly, and sums of it with everything at the tables still fit 64 bits."""

MOST_PLACES = 4
"""The most decimal places that a minor unit can have: no currency has more."""

PPM = 1_000_000
"""Rates are integers per million."""


class Direction(Enum):
    """To whom a fraction of the rounding unit goes."""

    NEAREST = "nearest"
    """To the nearer unit, halves to the patron."""
    PATRON = "patron"
    """Always up."""
    HOUSE = "house"
    """Always down."""


AMOUNT = r"(-?)([0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)(?:\.([0-9]+))?"
"""How an amount is written, as a pattern of all its text."""

_AMOUNT = re.compile(AMOUNT)


def parse_money(text: str | int, exponent: int) -> Minor:
    """The amount that a decimal string or a whole number of major units names.

    >>> parse_money("12.50", 2), parse_money(3, 2), parse_money(3, 0)
    (1250, 300, 3)
    """
    found = _AMOUNT.fullmatch(str(text)) if not isinstance(text, bool) else None
    if found is None or len(found[3] or "") > exponent:
        raise NotationError(fact("notation-amount", text=repr(text), places=exponent))
    sign, whole, places = found.groups()
    minor = int(whole.replace(",", "") + (places or "").ljust(exponent, "0"))
    return Minor(-minor if sign else minor)


def format_money(amount: Minor, exponent: int) -> str:
    """The amount as a decimal string that `parse_money` reads back.

    >>> format_money(Minor(-1250), 2), format_money(Minor(5), 0)
    ('-12.50', '5')
    """
    sign = "-" if amount < 0 else ""
    digits = str(abs(amount)).rjust(exponent + 1, "0")
    if not exponent:
        return sign + digits
    return f"{sign}{digits[:-exponent]}.{digits[-exponent:]}"


PERCENT = r"([0-9]+)(?:\.([0-9]{1,4}))? ?%"
"""How a rate is written, as a pattern of all its text."""

_PERCENT = re.compile(PERCENT)


def parse_percent(text: str) -> int:
    """The rate that a percentage names, per million.

    >>> parse_percent("5 %"), parse_percent("0.25 %")
    (50000, 2500)
    """
    found = _PERCENT.fullmatch(text)
    if found is None:
        raise NotationError(fact("notation-rate", text=repr(text)))
    rate = int(found[1] + (found[2] or "").ljust(4, "0"))
    if rate > PPM:
        raise NotationError(fact("notation-rate-above", text=repr(text)))
    return rate


def format_percent(rate_ppm: int, places: int = 0) -> str:
    """The rate as a percentage that `parse_percent` reads back, with at least so many places.

    >>> format_percent(50_000), format_percent(-2_500), format_percent(730_000, 2)
    ('5 %', '-0.25 %', '73.00 %')
    """
    whole, part = divmod(abs(rate_ppm), 10_000)
    sign = "-" if rate_ppm < 0 else ""
    digits = f"{part:04}".rstrip("0").ljust(places, "0")
    return f"{sign}{whole}.{digits}".rstrip(".") + " %"


def rounded(numerator: int, denominator: int, *, unit: int, direction: Direction) -> Minor:
    """The non-negative fraction as a whole number of `unit`s, rounded once.

    >>> rounded(95 * 50, 100, unit=1, direction=Direction.NEAREST)  # halves to the patron
    48
    """
    per_unit = denominator * unit
    match direction:
        case Direction.NEAREST:
            units = (2 * numerator + per_unit) // (2 * per_unit)
        case Direction.PATRON:
            units = -(-numerator // per_unit)
        case Direction.HOUSE:
            units = numerator // per_unit
        case _:
            assert_never(direction)
    return Minor(units * unit)

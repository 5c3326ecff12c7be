"""Amounts in whole minor units, and the only function that rounds a payment."""

import re
from enum import Enum
from typing import NewType, assert_never

from puntobanco.core.errors import NotationError
from puntobanco.core.facts import fact

Minor = NewType("Minor", int)
"""An amount in the smallest unit of the house currency (cents, for dollars)."""

MOST_MINOR = 2**53
"""The largest amount that a command may contain: every part of the house stores it exactly."""

MOST_MOVED = 10**12
"""The largest amount that one command may move: 10 billion dollars, in cents.

No house moves more at once, and screens can add up 9,000 of them exactly.
"""

MOST_HELD = 2**53 - 1
"""The limit of one wallet, and of all money taken in at the cage less payouts. JSON readers,
screens and databases store it exactly, and its sum with all money at the tables fits 64 bits."""

MOST_PLACES = 4
"""The largest number of decimal places of a minor unit: no currency has more."""

PPM = 1_000_000
"""Rates are integers per million."""


class Direction(Enum):
    """Who receives a fraction of the rounding unit."""

    NEAREST = "nearest"
    """To the nearest unit, halves to the patron."""
    PATRON = "patron"
    """Always up."""
    HOUSE = "house"
    """Always down."""


AMOUNT = r"(-?)([0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)(?:\.([0-9]+))?"
"""Regular expression that an amount must match as a whole."""

_AMOUNT = re.compile(AMOUNT)


def parse_money(text: str | int, exponent: int) -> Minor:
    """The amount given as a decimal string or a whole number of major units.

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
    """The amount as a decimal string that `parse_money` can parse.

    >>> format_money(Minor(-1250), 2), format_money(Minor(5), 0)
    ('-12.50', '5')
    """
    sign = "-" if amount < 0 else ""
    digits = str(abs(amount)).rjust(exponent + 1, "0")
    if not exponent:
        return sign + digits
    return f"{sign}{digits[:-exponent]}.{digits[-exponent:]}"


PERCENT = r"([0-9]+)(?:\.([0-9]{1,4}))? ?%"
"""Regular expression that a rate must match as a whole."""

_PERCENT = re.compile(PERCENT)


def parse_percent(text: str) -> int:
    """The rate given as a percentage, per million.

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
    """The rate as a percentage that `parse_percent` can parse, with at least `places` places.

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

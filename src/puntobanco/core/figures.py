"""Figures with a number of decimal places: exact decimals, and numbers as parameters of facts.

`5 %` and `1.0579 %` have a space before the sign, as on the rule sheets. Amounts are in money.py.
"""

from decimal import Decimal
from fractions import Fraction

from puntobanco.core.facts import Numeral

Number = Fraction | Decimal | float | int


def counted(count: int, noun: str, plural: str | None = None) -> str:
    """A number with its noun.

    >>> counted(1, "shoe"), counted(2000, "shoe"), counted(0, "crash", "crashes")
    ('1 shoe', '2,000 shoes', '0 crashes')
    """
    return f"{count:,} {noun if count == 1 else plural or noun + 's'}"


def decimal(value: Number, places: int) -> str:
    """The number with this many places, halves to even. Exact for any number of places.

    >>> decimal(Fraction(-1, 8), 2), decimal(Fraction(2, 3), 4)
    ('-0.12', '0.6667')
    """
    scaled = round(Fraction(value) * 10**places)
    digits = str(abs(scaled)).rjust(places + 1, "0")
    sign = "-" if scaled < 0 else ""
    return f"{sign}{digits[:-places]}.{digits[-places:]}" if places else sign + digits


def grouped(figure: str) -> str:
    """A decimal with thousands separators in its whole part.

    >>> grouped("-1234567.891")
    '-1,234,567.891'
    """
    whole, point, places = figure.removeprefix("-").partition(".")
    sign = "-" if figure.startswith("-") else ""
    return f"{sign}{int(whole):,}{point}{places}"


def percent(value: Number, places: int, *, signed: bool = False) -> str:
    """The number as a percentage, exact to its last place. `signed` adds a plus to gains.

    >>> percent(Fraction(1, 3), 4), percent(-0.5, 0), percent(12.5, 1, signed=True)
    ('33.3333 %', '-50 %', '+1,250.0 %')
    """
    figure = grouped(decimal(100 * Fraction(value), places))
    return f"{'+' if signed and value >= 0 else ''}{figure} %"


def numeral(value: Number, places: int = 0, *, signed: bool = False) -> Numeral:
    """The number for a reader, with this many places. `signed` adds a plus to gains.

    >>> numeral(Fraction(2, 3), 2), numeral(0.5, 1, signed=True).digits
    (Numeral(digits='0.67', percent=False, grouped=True), '+0.5')
    """
    plus = "+" if signed and value >= 0 else ""
    return Numeral(plus + decimal(value, places))


def percentage(value: Number, places: int, *, signed: bool = False) -> Numeral:
    """The number as a percentage for a reader, exact to its last place.

    >>> percentage(Fraction(1, 3), 2)
    Numeral(digits='33.33', percent=True, grouped=True)
    """
    plus = "+" if signed and value >= 0 else ""
    return Numeral(plus + decimal(100 * Fraction(value), places), percent=True)

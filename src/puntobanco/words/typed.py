"""Amounts as people type them, with the marks of any language.

The screens read amounts by the same rules (`web/src/lib/typed.ts`). The tests of both sides use
one table, `tests/golden/typed-figures.json`. Sheets and logs have one notation: `core/money.py`.
"""

import re

from puntobanco.core.errors import NotationError
from puntobanco.core.facts import Numeral, fact
from puntobanco.core.money import Minor, format_money
from puntobanco.words.languages import Language
from puntobanco.words.numbers import Numbers, numbers_of

_NARROW = {wide: wide - 0xFEE0 for wide in range(0xFF01, 0xFF5F)}
"""Signs of full width, which Asian keyboards type, and the same signs of ordinary width."""

_FIRST_GROUP = re.compile("[1-9][0-9]{0,2}")


def typed_figure(text: str, exponent: int, language: Language) -> int | None:
    """A typed decimal in units of its last place; None if it is not one in this language.

    One mark before one or two digits is a decimal mark, whichever it is. The language decides only
    what could be either: a mark before three digits.

    >>> [typed_figure("12.50", 2, Language(tag)) for tag in ("en", "es")]
    [1250, 1250]
    >>> [typed_figure("1.250", 2, Language(tag)) for tag in ("en", "es")]
    [None, 125000]
    """
    numbers = numbers_of(language)
    plain = _folded(text)
    place = _decimal_place(plain, exponent, numbers)
    if place is None:
        return None
    whole, places = _without_groups(plain[:place], numbers), plain[place + 1 :]
    if whole is None or len(places) > exponent or not re.fullmatch("[0-9]+", whole + places):
        return None
    return int(whole + places.ljust(exponent, "0"))


def typed_amount(text: str, exponent: int, language: Language) -> Minor:
    """A typed amount, which may have a minus sign; NotationError with an example if it is none."""
    unsigned = text.removeprefix("-")
    figure = typed_figure(unsigned, exponent, language)
    if figure is None:
        # Two places at most: three could be a group.
        example = Numeral(format_money(Minor(1250), min(exponent, 2)), grouped=False)
        raise NotationError(fact("error-amount", text=repr(text), example=example))
    return Minor(figure if unsigned == text else -figure)


def _folded(text: str) -> str:
    """The text with signs of ordinary width and plain spaces."""
    return re.sub(r"\s", " ", text.translate(_NARROW)).strip()


def _decimal_place(plain: str, exponent: int, numbers: Numbers) -> int | None:
    """Where the decimal mark is; the end if there is none; None if that cannot be told."""
    group = _group_mark(numbers)
    marks = [place for place, sign in enumerate(plain) if sign in (".", ",", group)]
    if not marks:
        return len(plain)
    last = marks[-1]
    mark, head, tail = plain[last], plain[:last], plain[last + 1 :]
    if any(plain[place] != mark for place in marks):
        # The last of two kinds is the decimal mark, and occurs once.
        return last if mark in ".," and plain.count(mark) == 1 else None
    if len(marks) > 1:
        return len(plain)
    may_group = len(tail) == 3 and _FIRST_GROUP.fullmatch(head) is not None
    if mark in ".," and len(tail) <= exponent and (not may_group or mark == numbers.decimal_mark):
        return last
    return len(plain) if may_group and mark == group else None


def _without_groups(head: str, numbers: Numbers) -> str | None:
    """Whole digits without the marks between groups; None if the groups are wrong."""
    digits = re.sub("[^0-9]", "", head)
    marks = set(head) - set(digits)
    if not marks:
        return head
    group = _group_mark(numbers)
    if len(marks) > 1 or not digits or not marks <= {".", ",", group}:
        return None
    (mark,) = marks
    known = [f"{int(digits):,}".replace(",", mark)]
    if mark == group:
        known.append(_folded(numbers.grouped(int(digits))))
    return digits if head in known else None


def _group_mark(numbers: Numbers) -> str:
    return re.sub(r"\s", " ", numbers.separator)

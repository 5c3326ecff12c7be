"""Numbers in a language: plural forms and separators, from CLDR (written by `tools/cldr.py`)."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from gettext import c2py
from importlib.resources import files

from puntobanco.words.languages import Language


@dataclass(frozen=True, slots=True)
class Numbers:
    """The number format of one language."""

    categories: tuple[str, ...]
    choose: Callable[[int], int]
    decimal_mark: str
    separator: str
    groups: tuple[int, int, int]
    """Digits of the last group, digits of those before it, and least digits of the first."""

    def plural(self, number: int) -> str:
        """The plural category of a whole number: `one`, `few` or `other`."""
        return self.categories[self.choose(abs(number))]

    def decimal(self, digits: str) -> str:
        """Digits with a decimal point, converted to the decimal mark of the language."""
        return digits.replace(".", self.decimal_mark)

    def grouped(self, number: int) -> str:
        """A whole number with separators between groups of digits."""
        last, others, first = self.groups
        digits = str(abs(number))
        if len(digits) >= last + first:
            head, tail = digits[:-last], digits[-last:]
            start = len(head) % others or others
            rest = [head[at : at + others] for at in range(start, len(head), others)]
            digits = self.separator.join([head[:start], *rest, tail])
        return f"-{digits}" if number < 0 else digits

    def figure(self, digits: str, *, grouped: bool) -> str:
        """A number in decimal notation with the marks of the language; a sign is kept.

        >>> numbers_of(Language("vi")).figure("-1234567.50", grouped=True)
        '-1.234.567,50'
        """
        unsigned = digits.lstrip("+-")
        whole, point, places = unsigned.partition(".")
        shown = self.grouped(int(whole)) if grouped else whole
        sign = digits[: len(digits) - len(unsigned)]
        return f"{sign}{shown}{point and self.decimal_mark}{places}"


@cache
def numbers_of(language: Language) -> Numbers:
    """The rules of a language, or of the language its tag is a variant of.

    >>> numbers_of(Language("en")).plural(1), numbers_of(Language("ja")).plural(1)
    ('one', 'other')
    >>> numbers_of(Language("vi")).grouped(1234567)
    '1.234.567'
    >>> numbers_of(Language("es")).grouped(1234), numbers_of(Language("es")).grouped(12345)
    ('1234', '12.345')
    """
    rows = json.loads((files("puntobanco.words") / "cldr.json").read_text("utf-8"))
    by_tag = {tag: row for row in rows for tag in row[-1].split()}
    tag: str = language
    while tag not in by_tag and "-" in tag:
        tag = tag.rpartition("-")[0]
    categories, expression, decimal_mark, separator, groups, _ = by_tag.get(tag, by_tag["en"])
    return Numbers(
        tuple(categories.split()), c2py(expression), decimal_mark, separator, tuple(groups)
    )

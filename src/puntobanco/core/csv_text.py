"""CSV as text: every table that the house hands on is written here.

Words of staff and patrons may begin with anything; no cell of theirs is taken for a formula.
"""

import csv
import re
from collections.abc import Iterable, Mapping, Sequence

_FORMULA = ("=", "+", "-", "@", "\t", "\r")
_FIGURE = re.compile(r"-?[0-9./]+")


class _Text(list[str]):
    """What a csv writer needs of a file."""

    write = list.append


def csv_text(head: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    r"""A line of headings and the rows below it.

    >>> csv_text(["who", "net"], [["=1+1", "-5.00"], [None, 7]])
    "who,net\n'=1+1,-5.00\n,7\n"
    """
    text = _Text()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows([_harmless(cell) for cell in row] for row in rows)
    return "".join(text)


def csv_of(lines: Sequence[Mapping[str, object]]) -> str:
    """Lines by the keys of the first, which are the headings."""
    head = list(lines[0])
    return csv_text(head, ([line.get(name) for name in head] for line in lines))


def _harmless(cell: object) -> object:
    """A cell that no spreadsheet takes for a formula."""
    risky = isinstance(cell, str) and cell.startswith(_FORMULA)
    return f"'{cell}" if risky and not _FIGURE.fullmatch(str(cell)) else cell

"""CSV as text: the writer for every exported table.

Staff and patrons choose some of the texts. A spreadsheet must not run a cell as a formula.
"""

import csv
import re
from collections.abc import Iterable, Mapping, Sequence

_FORMULA = ("=", "+", "-", "@", "\t", "\r")
_FIGURE = re.compile(r"-?[0-9./]+")


class _Text(list[str]):
    """The minimal file object that a csv writer needs."""

    write = list.append


def csv_text(head: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    r"""A header line and the rows below it.

    >>> csv_text(["who", "net"], [["=1+1", "-5.00"], [None, 7]])
    "who,net\n'=1+1,-5.00\n,7\n"
    """
    text = _Text()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows([_harmless(cell) for cell in row] for row in rows)
    return "".join(text)


def csv_of(lines: Sequence[Mapping[str, object]]) -> str:
    """CSV of mappings. The keys of the first are the header."""
    head = list(lines[0])
    return csv_text(head, ([line.get(name) for name in head] for line in lines))


def _harmless(cell: object) -> object:
    """The cell, escaped if a spreadsheet would read it as a formula."""
    risky = isinstance(cell, str) and cell.startswith(_FORMULA)
    return f"'{cell}" if risky and not _FIGURE.fullmatch(str(cell)) else cell

"""A plain table under its own heading."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from puntobanco.cli.folding import folded

if TYPE_CHECKING:
    from rich.console import Group
    from rich.table import Table


def plain_table(*, show_header: bool = True) -> "Table":
    """A table without lines; the caller adds the columns."""
    from rich.table import Table

    return Table(box=None, pad_edge=False, show_header=show_header)


def headed(heading: str, table: "Table") -> "Group":
    """The table under a heading that may be wider. A rich title would wrap to the table's width."""
    from rich.console import Group
    from rich.text import Text

    return Group(Text(heading, style="italic"), table)


GAP = 2
"""Columns between two cells of a plain table."""
NARROWEST_NOTE = 12
"""The narrowest width that remarks are folded to."""


def with_folded_notes(rows: Sequence[tuple[str, ...]], *, width: int) -> list[tuple[str, ...]]:
    """The rows of a table, heading first; the last cells fold into what the others leave."""
    from rich.cells import cell_len

    taken = [max(map(cell_len, column)) + GAP for column in list(zip(*rows, strict=True))[:-1]]
    room = max(width - sum(taken), NARROWEST_NOTE)
    return [(*cells, folded(note, width=room)) for *cells, note in rows]

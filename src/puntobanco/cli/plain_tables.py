"""A plain table under its own heading."""

from typing import TYPE_CHECKING

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

"""A table in plain columns under a heading of its own."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Group
    from rich.table import Table


def plain_table(*, show_header: bool = True) -> "Table":
    """A table without lines, its columns still to be named."""
    from rich.table import Table

    return Table(box=None, pad_edge=False, show_header=show_header)


def headed(heading: str, table: "Table") -> "Group":
    """The table below its heading, which may be wider: a table's own title folds with the table."""
    from rich.console import Group
    from rich.text import Text

    return Group(Text(heading, style="italic"), table)

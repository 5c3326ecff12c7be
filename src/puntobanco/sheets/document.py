"""A rule sheet as plain structure: a title, and sections of paragraphs, lists and grids."""

from dataclasses import dataclass
from enum import Enum

from puntobanco.core.text import Language


class Shape(Enum):
    """How a grid is best set."""

    LIST = "list"
    """Ordinary columns of words and figures."""
    PAYS = "pays"
    """An event and what it pays."""
    CHART = "chart"
    """Many narrow columns of one mark each; the first cell of a row is its heading."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One run of sentences."""

    text: str


@dataclass(frozen=True, slots=True)
class Items:
    """A list, numbered where its order is the rule."""

    items: tuple[str, ...]
    numbered: bool = False


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows under headings."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    caption: str = ""
    shape: Shape = Shape.LIST
    marked: str = ""
    """The content of those cells of a chart that stand out from the rest."""

    @property
    def numeric(self) -> tuple[bool, ...]:
        """For each column, whether it is an ordinary one that holds figures alone."""
        return tuple(
            self.shape is Shape.LIST
            and all(cell.replace(",", "").replace(".", "").isdecimal() for cell in cells)
            for cells in zip(*self.rows, strict=True)
        )


Block = Paragraph | Items | Grid


@dataclass(frozen=True, slots=True)
class Section:
    """A titled part of the sheet. `key` is the same in every language."""

    key: str
    title: str
    blocks: tuple[Block, ...]
    parts: tuple["Section", ...] = ()


@dataclass(frozen=True, slots=True)
class RuleSheet:
    """The whole document in one language."""

    language: Language
    title: str
    facts: tuple[tuple[str, str], ...]
    """What names this game: its source, key, hash, profile and currency, each with its label."""
    sections: tuple[Section, ...]

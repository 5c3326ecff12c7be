"""The structure of a rule sheet: a title, and sections of paragraphs, lists and grids.

Its texts are facts until `render` translates them.
"""

import re
from dataclasses import dataclass
from enum import Enum
from typing import Generic, TypeAlias, TypeVar, assert_never

from puntobanco.core.facts import Value
from puntobanco.words import Words

T = TypeVar("T")


class GridLayout(Enum):
    """The layout of a grid."""

    LIST = "list"
    """Ordinary columns of text and figures."""
    PAYS = "pays"
    """An event and its payout."""
    CHART = "chart"
    """Many narrow columns of one character each. The first cell of a row is its heading."""


@dataclass(frozen=True)
class Paragraph(Generic[T]):
    """One run of sentences."""

    text: T


@dataclass(frozen=True)
class Items(Generic[T]):
    """A list, numbered if its order matters."""

    items: tuple[T, ...]
    numbered: bool = False


@dataclass(frozen=True)
class Grid(Generic[T]):
    """Rows under headings."""

    head: tuple[T, ...]
    rows: tuple[tuple[T, ...], ...]
    caption: T | None = None
    shape: GridLayout = GridLayout.LIST
    marked: T | None = None
    """The content of the cells of a chart that are highlighted."""


Block: TypeAlias = Paragraph[T] | Items[T] | Grid[T]


@dataclass(frozen=True)
class Section(Generic[T]):
    """A titled section. `key` is the same in every language."""

    key: str
    title: T
    blocks: tuple[Block[T], ...]
    parts: tuple["Section[T]", ...] = ()


@dataclass(frozen=True)
class RuleSheet(Generic[T]):
    """The whole document, as facts or as text in one language."""

    title: T
    facts: tuple[tuple[T, T], ...]
    """The identity of the game: source, key, hash, profile and currency, each with its label."""
    sections: tuple[Section[T], ...]


def render(sheet: RuleSheet[Value], words: Words) -> RuleSheet[str]:
    """The sheet in a language."""
    rendering = _Rendering(words)
    return RuleSheet(
        title=rendering.text(sheet.title),
        facts=tuple((rendering.text(label), rendering.text(what)) for label, what in sheet.facts),
        sections=tuple(map(rendering.section, sheet.sections)),
    )


def numeric_columns(grid: Grid[str]) -> tuple[bool, ...]:
    """For each column of a grid, whether it contains only figures (in an ordinary grid)."""
    return tuple(
        grid.shape is GridLayout.LIST and all(map(_FIGURE.fullmatch, cells))
        for cells in zip(*grid.rows, strict=True)
    )


_FIGURE = re.compile(r"\d[\d.,’'\s]*")
"""A number in any language, with or without grouped digits."""


class _Rendering:
    """One rendering of a sheet."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def text(self, value: Value) -> str:
        return self._words.spaced(self._words.text(value))

    def _texts(self, values: tuple[Value, ...]) -> tuple[str, ...]:
        return tuple(map(self.text, values))

    def section(self, section: Section[Value]) -> Section[str]:
        return Section(
            key=section.key,
            title=self.text(section.title),
            blocks=tuple(map(self._block, section.blocks)),
            parts=tuple(map(self.section, section.parts)),
        )

    def _block(self, block: Block[Value]) -> Block[str]:
        match block:
            case Paragraph():
                return Paragraph(self.text(block.text))
            case Items():
                return Items(self._texts(block.items), block.numbered)
            case Grid():
                return Grid(
                    head=self._texts(block.head),
                    rows=tuple(map(self._texts, block.rows)),
                    caption=None if block.caption is None else self.text(block.caption),
                    shape=block.shape,
                    marked=None if block.marked is None else self.text(block.marked),
                )
            case _:
                assert_never(block)

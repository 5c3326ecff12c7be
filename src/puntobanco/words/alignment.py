"""Text in columns, by the width that it takes in a terminal: a Chinese character takes two."""

from collections.abc import Iterable, Sequence

from rich.cells import cell_len


def padded(text: str, width: int, *, right: bool = False) -> str:
    """A text padded to a width.

    >>> padded("庄", 4), padded("12", 4, right=True)
    ('庄  ', '  12')
    """
    room = " " * (width - cell_len(text))
    return room + text if right else text + room


def widest(texts: Iterable[str], least: int = 0) -> int:
    """The width of the widest text, or `least` if all are narrower."""
    return max(map(cell_len, texts), default=0) if least == 0 else max(least, widest(texts))


def aligned(rows: Sequence[Sequence[str]], *, right: Iterable[int] = ()) -> list[str]:
    """Rows as lines with aligned columns; the columns `right` are aligned to the right.

    >>> aligned([("a", "1"), ("bc", "23")], right=[1])
    ['a    1', 'bc  23']
    """
    widths = [widest(column) for column in zip(*rows, strict=True)]
    to_right = frozenset(right)
    return [
        "  ".join(
            padded(cell, width, right=place in to_right)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]

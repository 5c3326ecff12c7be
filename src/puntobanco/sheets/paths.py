"""Paths of a sheet, written as selectors.

A selector reads one value of the model: `lambda sheet: sheet.cards.decks`. It also gives the path,
`cards.decks`, so a type checker knows every key that the program names.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from puntobanco.sheets.model import SheetDoc


def path_of(select: Callable[[SheetDoc], object]) -> str:
    """The place that a selector reads, as an error names it.

    >>> path_of(lambda sheet: sheet.paytables["tie-8"].rows[0].pays)
    'paytables.tie-8.rows[0].pays'
    """
    place = select(cast("SheetDoc", _Place("")))
    assert isinstance(place, _Place), "a selector reads fields and entries only"
    return str(place)


@dataclass(frozen=True, slots=True)
class _Place:
    """Stands for a part of a sheet; what is read of it is a longer path."""

    _path: str

    def __str__(self) -> str:
        return self._path

    def __getattr__(self, key: str) -> "_Place":
        return self._under(key)

    def __getitem__(self, key: str | int) -> "_Place":
        return _Place(f"{self._path}[{key}]") if isinstance(key, int) else self._under(key)

    def _under(self, key: str) -> "_Place":
        return _Place(f"{self._path}.{key}" if self._path else key)

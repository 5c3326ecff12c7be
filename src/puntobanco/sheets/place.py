"""Access to values of a sheet by path, with errors that name file and path."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from puntobanco.core.errors import NotationError, SheetError
from puntobanco.core.facts import Value, fact
from puntobanco.core.money import Minor, parse_money
from puntobanco.sheets.merge import Merged, Tree, value_at
from puntobanco.sheets.settings import decides
from puntobanco.sheets.shape import expected_at

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class SheetTree:
    """A sheet's tree with its settings applied, and what is needed to name a place in it."""

    merged: Merged
    tree: Tree
    exponent: int

    def get(self, path: str, default: Any = None) -> Any:
        """The value at a path, or the default; SheetError if there is neither."""
        found = value_at(self.tree, path)
        if found is not None:
            return found
        if default is None:
            table, _, key = path.rpartition(".")
            problem = fact("sheet-error-required", key=key, expected=expected_at(path))
            raise SheetError(file=self.merged.file, path=table, problem=problem)
        return default

    def error(self, path: str, problem: Value) -> SheetError:
        """The error for a path, with the file that contains it."""
        # The value set by a setting appears only in that setting.
        for key, doc in self.merged.tree.get("settings", {}).items():
            if path in decides(doc):
                problem = fact("sheet-error-decided", path=path, problem=problem)
                return SheetError(file=self.merged.file, path=f"settings.{key}", problem=problem)
        return SheetError(file=self.merged.origin(path), path=path, problem=problem)

    def read(self, path: str, reader: Callable[[Any], T], default: Any = None) -> T:
        """The value at a path, parsed by a function that may raise NotationError."""
        value = self.get(path, default)
        try:
            return reader(value)
        except NotationError as error:
            raise self.error(path, error.stated) from None

    def money(self, path: str, default: Any = None) -> Minor:
        """The amount at a path, zero or more."""
        amount = self.read(path, lambda value: parse_money(value, self.exponent), default)
        if amount < 0:
            problem = fact("sheet-error-negative", value=repr(self.get(path)))
            raise self.error(path, problem)
        return amount

    def optional_money(self, path: str) -> Minor | None:
        """The amount at a path, or None."""
        return None if value_at(self.tree, path) is None else self.money(path)

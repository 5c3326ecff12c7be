"""Reading a sheet by its model, with errors that name file and path."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from msgspec import UnsetType

from puntobanco.core.errors import NotationError, SheetError
from puntobanco.core.facts import Value, fact
from puntobanco.core.money import Minor, parse_money
from puntobanco.core.names import Name
from puntobanco.sheets.merge import Merged
from puntobanco.sheets.model import Money as MoneyDoc
from puntobanco.sheets.model import SheetDoc
from puntobanco.sheets.paths import path_of
from puntobanco.sheets.settings import decides, path_of_setting
from puntobanco.sheets.shape import expected_at

T = TypeVar("T")
V = TypeVar("V")


class Title(NamedTuple):
    """What a game has and never inherits."""

    key: str
    name: Name
    source: str


@dataclass(frozen=True, slots=True)
class SheetReader:
    """A sheet with its settings applied, and what is needed to name a place in it."""

    merged: Merged
    sheet: SheetDoc

    @property
    def exponent(self) -> int:
        """The number of decimal places of its currency."""
        return self.get(lambda sheet: sheet.currency.exponent, 0)

    @property
    def title(self) -> Title:
        """What a game has and never inherits."""
        key, name, source = self.sheet.key, self.sheet.name, self.sheet.source
        if isinstance(key, UnsetType):
            raise self._required_in_game(lambda sheet: sheet.key)
        if isinstance(name, UnsetType):
            raise self._required_in_game(lambda sheet: sheet.name)
        if isinstance(source, UnsetType):
            raise self._required_in_game(lambda sheet: sheet.source)
        return Title(key, name, source)

    def get(self, select: Callable[[SheetDoc], T | UnsetType], default: T | None = None) -> T:
        """The selected value, or the default; SheetError if there is neither."""
        found = select(self.sheet)
        if not isinstance(found, UnsetType):
            return found
        if default is None:
            raise self._required(select)
        return default

    def name(self, select: Callable[[SheetDoc], Name | UnsetType]) -> Name:
        """The selected name; SheetError if there is none."""
        found = select(self.sheet)
        if isinstance(found, UnsetType):
            raise self._required(select)
        return found

    def error(self, select: Callable[[SheetDoc], object], problem: Value) -> SheetError:
        """The error for the selected place, with the file that contains it."""
        path = path_of(select)
        # The value set by a setting appears only in that setting.
        for key, doc in self.merged.doc.settings.items():
            if path in decides(doc):
                problem = fact("sheet-error-decided", path=path, problem=problem)
                return SheetError(file=self.merged.file, path=path_of_setting(key), problem=problem)
        return SheetError(file=self.merged.origin(path), path=path, problem=problem)

    def is_own(self, select: Callable[[SheetDoc], object]) -> bool:
        """Whether the sheet's own file contains the selected place."""
        return self.merged.origin(path_of(select)) == self.merged.file

    def read(
        self,
        select: Callable[[SheetDoc], V | UnsetType],
        reader: Callable[[V], T],
        default: V | None = None,
    ) -> T:
        """The selected value, parsed by a function that may raise NotationError."""
        value = self.get(select, default)
        try:
            return reader(value)
        except NotationError as error:
            raise self.error(select, error.stated) from None

    def money(
        self, select: Callable[[SheetDoc], MoneyDoc | UnsetType], default: Minor | None = None
    ) -> Minor:
        """The selected amount, zero or more, or the default; SheetError if there is neither."""
        value = select(self.sheet)
        if isinstance(value, UnsetType):
            if default is None:
                raise self._required(select)
            return default
        try:
            amount = parse_money(value, self.exponent)
        except NotationError as error:
            raise self.error(select, error.stated) from None
        if amount < 0:
            raise self.error(select, fact("sheet-error-negative", value=repr(value)))
        return amount

    def optional_money(self, select: Callable[[SheetDoc], MoneyDoc | UnsetType]) -> Minor | None:
        """The selected amount, or None."""
        return None if isinstance(select(self.sheet), UnsetType) else self.money(select)

    def _required(self, select: Callable[[SheetDoc], object]) -> SheetError:
        path = path_of(select)
        table, _, key = path.rpartition(".")
        problem = fact("sheet-error-required", key=key, expected=expected_at(path))
        return SheetError(file=self.merged.file, path=table, problem=problem)

    def _required_in_game(self, select: Callable[[SheetDoc], object]) -> SheetError:
        problem = fact("sheet-error-required-in-game")
        return SheetError(file=self.merged.file, path=path_of(select), problem=problem)

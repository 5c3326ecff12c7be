"""Errors that every room raises. Bad input names its place; a broken invariant stops the table."""

from typing import TypeAlias

from puntobanco.core.facts import Fact, Value, fact

Stated: TypeAlias = Fact | str
"""What is wrong: a fact, rendered in the reader's language at the edge, or English text."""


class PuntoError(Exception):
    """Any error that puntobanco raises on purpose.

    `stated` says what is wrong; `str()` says it in English.
    """

    def __init__(self, stated: Stated = "") -> None:
        super().__init__(stated)
        self.stated = stated

    def __str__(self) -> str:
        return str(self.stated)


def stated_by(error: BaseException) -> Stated:
    """The fact of a PuntoError; for any other error its text or its class name."""
    if isinstance(error, PuntoError) and error.stated:
        return error.stated
    return str(error) or type(error).__name__


def cause_of(error: BaseException) -> Fact:
    """The fact of a PuntoError; any other error as a fact with its class and text."""
    if isinstance(error, PuntoError) and isinstance(error.stated, Fact):
        return error.stated
    return fact("error-raised", error=type(error).__name__, problem=str(error))


class NotationError(PuntoError, ValueError):
    """A card, result or amount that cannot be parsed."""


class RuleError(PuntoError, ValueError):
    """Rows, shoes or stakes that no table can use."""


class MissingExtraError(RuleError):
    """A feature was requested that needs an optional extra of the package."""

    def __init__(self, place: Value, extra: str) -> None:
        super().__init__(fact("error-extra", place=place, extra=extra))


class SheetError(PuntoError, ValueError):
    """An invalid rule sheet, profile or setting, with the place of the problem."""

    def __init__(
        self, *, file: str, path: str, problem: Value, also: tuple["SheetError", ...] = ()
    ) -> None:
        super().__init__(
            fact("sheet-error-at", file=file, path=path, problem=problem)
            if path
            else fact("sheet-error-in", file=file, problem=problem)
        )
        self.also = also
        self.file = file
        self.path = path
        self.problem = problem


class RecordError(PuntoError, ValueError):
    """A shoe record or log that cannot be parsed, with the line."""


class InvariantBroken(PuntoError):  # noqa: N818 -- a state, not a kind of input error
    """An invariant of the program does not hold. Only the process edge may catch it."""


def ensure(claim: bool, what: str) -> None:  # noqa: FBT001 -- reads as a sentence at the call
    """Raise InvariantBroken unless the claim holds. Works under `python -O`, unlike `assert`."""
    if not claim:
        raise InvariantBroken(what)


def require_checks(on: bool = __debug__) -> None:  # noqa: FBT001 -- the value of Python's own flag
    """Raise RuleError if Python runs without `assert`: a house must not run without its checks."""
    if not on:
        raise RuleError(fact("error-unchecked"))

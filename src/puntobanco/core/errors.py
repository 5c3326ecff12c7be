"""The errors every room raises: bad input names its place, broken invariants stop the table."""

from typing import TypeAlias

from puntobanco.core.facts import Fact, Value, fact

Stated: TypeAlias = Fact | str
"""What is wrong: a fact, which the edge renders in its reader's language, or English."""


class PuntoError(Exception):
    """Anything puntobanco raises on purpose.

    `stated` says what is wrong; `str()` says it in English.
    """

    def __init__(self, stated: Stated = "") -> None:
        super().__init__(stated)
        self.stated = stated

    def __str__(self) -> str:
        return str(self.stated)


def stated_by(error: BaseException) -> Stated:
    """What an error states: of ours its fact, of any other its text or else its name."""
    if isinstance(error, PuntoError) and error.stated:
        return error.stated
    return str(error) or type(error).__name__


class NotationError(PuntoError, ValueError):
    """A card, a result or an amount that cannot be read."""


class RuleError(PuntoError, ValueError):
    """Rows, shoes or stakes that no table could use."""


class MissingExtraError(RuleError):
    """Something asked for that only an extra of the package brings."""

    def __init__(self, place: Value, extra: str) -> None:
        super().__init__(fact("error-extra", place=place, extra=extra))


class SheetError(PuntoError, ValueError):
    """A rule sheet, profile or setting that cannot be used, with the place that is wrong."""

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
    """A shoe record or log that cannot be read, with its line."""


class InvariantBroken(PuntoError):  # noqa: N818 -- a state of affairs, not a kind of input error
    """Something that can never be true became true; only the process edge may catch it."""


def ensure(claim: bool, what: str) -> None:  # noqa: FBT001 -- reads as a sentence where it is used
    """Stop with InvariantBroken unless the claim holds; unlike `assert` it survives `python -O`."""
    if not claim:
        raise InvariantBroken(what)


def require_checks(on: bool = __debug__) -> None:  # noqa: FBT001 -- what Python itself says
    """RuleError where Python leaves out `assert`: whoever runs a house must not lose a check."""
    if not on:
        raise RuleError(fact("error-unchecked"))

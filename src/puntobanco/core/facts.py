"""Facts: what happened or what is wrong, as a code with typed parameters.

Rooms that decide state facts. The edge (command line, HTTP answer, screen, page) renders them in
its reader's language with `puntobanco.words`.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

from puntobanco.core.keys import Key


@dataclass(frozen=True, slots=True)
class Amount:
    """An amount of money as a parameter: minor units and the currency they are in."""

    minor: int
    code: str
    exponent: int


@dataclass(frozen=True, slots=True)
class Rate:
    """A share per million as a parameter, rendered as a percentage."""

    ppm: int


@dataclass(frozen=True, slots=True)
class Fact:
    """A code of the message catalogue and the values that its message names."""

    code: Key
    params: tuple[tuple[str, "Value"], ...] = ()

    def __str__(self) -> str:
        """The fact in English: for errors that a library user reads in a traceback."""
        return _english(self)

    def get(self, name: str) -> "Value | None":
        """The value of one parameter."""
        return dict(self.params).get(name)


@dataclass(frozen=True, slots=True)
class OneOf:
    """Alternatives, rendered as "a, b or c"."""

    values: tuple["Value", ...]


@dataclass(frozen=True, slots=True)
class AllOf:
    """A list, rendered as "a, b and c"."""

    values: tuple["Value", ...]


@dataclass(frozen=True, slots=True)
class Listed:
    """A list, rendered as "a, b, c"."""

    values: tuple["Value", ...]


@dataclass(frozen=True, slots=True)
class Sentences:
    """Whole sentences or clauses in a row, each rendered alone."""

    values: tuple["Value", ...]


Value: TypeAlias = str | int | Amount | Rate | Fact | OneOf | AllOf | Listed | Sentences
"""What a parameter can be. A string is shown as it is; an `int` can choose a plural form."""


def fact(code: Key, /, **params: Value) -> Fact:
    """A fact, its parameters by name."""
    return Fact(code, tuple(params.items()))


def one_of(values: Iterable[Any]) -> OneOf:
    """Alternatives from any iterable; anything but a `Value` is shown by `str`."""
    return OneOf(tuple(map(_value, values)))


def all_of(values: Iterable[Any]) -> AllOf:
    """A list from any iterable."""
    return AllOf(tuple(map(_value, values)))


def listed(values: Iterable[Any]) -> Listed:
    """A list from any iterable, without "and"."""
    return Listed(tuple(map(_value, values)))


def _value(value: Any) -> Value:
    return value if isinstance(value, Value) else str(value)


def _bare(stated: Fact) -> str:
    values = ", ".join(f"{name}={value}" for name, value in stated.params)
    return f"{stated.code} ({values})" if values else stated.code


_english: Callable[[Fact], str] = _bare


def render_english_with(render: Callable[[Fact], str]) -> None:
    """Set how `str()` renders a fact; the package does so once, on import."""
    global _english  # noqa: PLW0603 -- the catalogue is above this room
    _english = render

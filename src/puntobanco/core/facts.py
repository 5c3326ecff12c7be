"""Facts: what happened or what is wrong, as a code with typed parameters.

Rooms that make decisions state facts. The edge (command line, HTTP answer, screen, page) renders
them in the reader's language with `puntobanco.words`.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Protocol, TypeAlias, assert_never, cast

from puntobanco.core.keys import Key
from puntobanco.core.names import Name


@dataclass(frozen=True, slots=True)
class Amount:
    """An amount of money as a parameter: minor units and their currency."""

    minor: int
    code: str
    exponent: int


@dataclass(frozen=True, slots=True)
class Rate:
    """A share per million as a parameter, rendered as a percentage."""

    ppm: int
    places: int = 0
    """Decimal places shown even if they are zeros."""


@dataclass(frozen=True, slots=True)
class Numeral:
    """A number as a parameter, rendered with the decimal mark and the groups of the language."""

    digits: str
    """The number in decimal notation with a point, such as `-1234.50`. A plus sign is kept."""
    percent: bool = False
    grouped: bool = True
    """Whether the digits of the whole part are grouped."""


@dataclass(frozen=True, slots=True)
class SheetName:
    """A name from a sheet as a parameter: a game, bet or setting, rendered in translation."""

    name: Name = field(hash=False)


@dataclass(frozen=True, slots=True)
class Fact:
    """A code of the message catalogue and the values for its placeholders."""

    code: Key
    params: tuple[tuple[str, "Value"], ...] = ()

    def __str__(self) -> str:
        """The fact in English, for errors that a library user reads in a traceback."""
        return _english(self)

    def wire_params(self) -> dict[str, Any]:
        """The parameters as JSON values."""
        return {name: to_wire(value) for name, value in self.params}

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
class Clauses:
    """Clauses in a row, rendered as "a; b; c"."""

    values: tuple["Value", ...]


@dataclass(frozen=True, slots=True)
class Sentences:
    """A sequence of sentences or clauses, each rendered separately."""

    values: tuple["Value", ...]


@dataclass(frozen=True, slots=True)
class Label:
    """A text that stands alone: starts with a capital, numbers formatted for the language."""

    value: "Value"

    def __str__(self) -> str:
        """The label in English, as for a fact."""
        return _english(self)


Value: TypeAlias = (
    str
    | int
    | Amount
    | Rate
    | Numeral
    | SheetName
    | Fact
    | Label
    | OneOf
    | AllOf
    | Listed
    | Clauses
    | Sentences
)
"""A parameter value. A string is shown as it is; an `int` can select a plural form."""


def fact(code: Key, /, **params: Value) -> Fact:
    """A fact with its parameters by name."""
    return Fact(code, tuple(params.items()))


def fact_of(family: str, member: Enum, /, **params: Value) -> Fact:
    """The fact of an enum member: the key is the family, a hyphen and the member's value.

    Every family is listed in `tests/words/families.py`, from which the tests derive its keys.
    """
    return fact(key_of(family, member), **params)


def key_of(family: str, member: Enum) -> Key:
    """The key of an enum's member."""
    return cast("Key", f"{family}-{member.value}")


def one_of(values: Iterable[Any]) -> OneOf:
    """Alternatives from any iterable. Anything that is not a `Value` is shown by `str`."""
    return OneOf(tuple(map(_value, values)))


def all_of(values: Iterable[Any]) -> AllOf:
    """A list from any iterable."""
    return AllOf(tuple(map(_value, values)))


def listed(values: Iterable[Any]) -> Listed:
    """A list from any iterable, without "and"."""
    return Listed(tuple(map(_value, values)))


def _value(value: Any) -> Value:
    return value if isinstance(value, Value) else str(value)


def to_wire(value: Value) -> Any:
    """A value as JSON, for the log, HTTP answers and sockets.

    >>> to_wire(fact("list-and", a="x", b=Amount(1250, "USD", 2)))
    {'code': 'list-and', 'params': {'a': 'x', 'b': {'minor': 1250, 'code': 'USD', 'exponent': 2}}}
    """
    match value:
        case str() | int():
            return value
        case Fact():
            return {"code": value.code, "params": value.wire_params()}
        case Amount(minor, code, exponent):
            return {"minor": minor, "code": code, "exponent": exponent}
        case Rate(ppm, places):
            return {"ppm": ppm, "places": places} if places else {"ppm": ppm}
        case Numeral(digits, percent, grouped):
            return {"digits": digits, "percent": percent, "grouped": grouped}
        case SheetName(name):
            return {"name": name if isinstance(name, str) else dict(name)}
        case Label(labelled):
            return {"label": to_wire(labelled)}
        case OneOf(values) | AllOf(values) | Listed(values) | Clauses(values) | Sentences(values):
            return {_ROW_NAMES[type(value)]: [to_wire(one) for one in values]}
        case _:
            assert_never(value)


def from_wire(wire: Any) -> Value:
    """The value that `to_wire` wrote; ValueError for anything else.

    >>> from_wire({"one_of": ["a", {"ppm": 50000}]})
    OneOf(values=('a', Rate(ppm=50000, places=0)))
    """
    match wire:
        case str() | int():
            return wire
        case {"code": str(code), "params": dict(params), **rest} if not rest:
            return Fact(cast("Key", code), _params(params))
        case {"minor": int(minor), "code": str(code), "exponent": int(exponent), **rest} if (
            not rest
        ):
            return Amount(minor, code, exponent)
        case {"ppm": int(ppm), **rest} if not rest:
            return Rate(ppm)
        case {"ppm": int(ppm), "places": int(places), **rest} if not rest:
            return Rate(ppm, places)
        case {
            "digits": str(digits),
            "percent": bool(percent),
            "grouped": bool(grouped),
            **rest,
        } if not rest:
            return Numeral(digits, percent, grouped)
        case {"name": str() | dict() as name, **rest} if not rest:
            return SheetName(name)
        case {"label": labelled, **rest} if not rest:
            return Label(from_wire(labelled))
        case dict() if len(wire) == 1:
            ((kind, values),) = wire.items()
            if kind in _ROWS and isinstance(values, list):
                return _ROWS[kind](tuple(map(from_wire, values)))
    raise ValueError(f"not a parameter of a fact: {wire!r}")


def to_json(value: Value) -> str:
    """A value for one database column: text as it is, anything else as JSON.

    >>> to_json(fact("list-or", a="x", b=1))
    '{"code":"list-or","params":{"a":"x","b":1}}'
    """
    wire = to_wire(value)
    return wire if isinstance(wire, str) else json.dumps(wire, separators=(",", ":"))


def from_json(text: str) -> Value:
    """The value that `to_json` wrote.

    Any other text, such as what a person typed, is returned unchanged.
    """
    try:
        return from_wire(json.loads(text)) if text.startswith("{") else text
    except ValueError:
        return text


_ROWS: Mapping[Any, type[OneOf | AllOf | Listed | Clauses | Sentences]] = {
    "one_of": OneOf,
    "all_of": AllOf,
    "listed": Listed,
    "clauses": Clauses,
    "sentences": Sentences,
}
_ROW_NAMES = {kind: name for name, kind in _ROWS.items()}


def _params(params: Mapping[str, Any]) -> tuple[tuple[str, Value], ...]:
    return tuple((name, from_wire(one)) for name, one in params.items())


def bare_text(stated: "Value") -> str:
    """A value without the catalogue: the code of a fact and its parameters."""
    match stated:
        case Label(labelled):
            return bare_text(labelled)
        case Numeral(digits, percent):
            return f"{digits} %" if percent else digits
        case Fact(code, params):
            values = ", ".join(f"{name}={value}" for name, value in params)
            return f"{code} ({values})" if values else code
        case _:
            return str(stated)


_english: Callable[["Value"], str] = bare_text


def render_english_with(render: Callable[["Value"], str]) -> None:
    """Set how `str()` renders a fact. The package does this once, on import."""
    global _english  # noqa: PLW0603 -- the catalogue is above this room
    _english = render


class Renderer(Protocol):
    """Renders values in one language; implemented by `puntobanco.words.Words`."""

    @property
    def language(self) -> str:
        """The tag of the language."""

    def text(self, value: "Value") -> str:
        """A value as text."""


class EnglishRenderer:
    """Renders in English: the default for pages used from the library."""

    language = "en"

    def text(self, value: "Value") -> str:
        """A value as text."""
        return _english(value)


ENGLISH: Renderer = EnglishRenderer()

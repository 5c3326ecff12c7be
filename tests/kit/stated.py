"""What errors and findings state, as expected by tests: codes and parameters, never sentences."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

import httpx
import pytest

from puntobanco.core.facts import (
    AllOf,
    Clauses,
    Fact,
    Listed,
    OneOf,
    Sentences,
    Value,
    fact,
    from_wire,
)

KILLED = fact("error-raised", error="KilledError", problem="")
"""Why a pit stops that a test stops."""

Error = TypeVar("Error", bound=Exception)
"""An error that states a fact: a PuntoError or a Problem of the server."""


@contextmanager
def stating(
    error: type[Error], code: str, /, **params: Value
) -> Iterator[pytest.ExceptionInfo[Error]]:
    """Expect an error that states this code, at the top or inside, with these parameters."""
    with pytest.raises(error) as caught:
        yield caught
    assert_states(vars(caught.value)["stated"], code, **params)


def assert_states(stated: Value | None, code: str, /, **params: Value) -> None:
    """Fail unless a fact with this code is stated, at the top or inside, with these parameters."""
    facts = [one for one in facts_in(stated) if one.code == code]
    assert facts, (code, stated)
    assert any(dict(one.params).items() >= params.items() for one in facts), (params, facts)


ANYTHING = "\N{REFERENCE MARK}"
"""A parameter that `says` and `pattern_of` take for any text."""


def pattern_of(text: str) -> re.Pattern[str]:
    """A pattern for a text in which `ANYTHING` stands for any text."""
    return re.compile(re.escape(text).replace(ANYTHING, ".*"))


def says(text: str, stated: Value) -> bool:
    """Whether a text contains a fact in English."""
    return pattern_of(str(stated)).search(text) is not None


def stated_in(answer: httpx.Response) -> Fact:
    """The fact that an HTTP answer carries."""
    body = answer.json()
    stated = from_wire({"code": body["key"], "params": body.get("params", {})})
    assert isinstance(stated, Fact)
    return stated


def codes_in(stated: Value | None) -> list[str]:
    """The codes of a fact and of those inside, outermost first."""
    return [one.code for one in facts_in(stated)]


def facts_in(stated: Value | None) -> Iterator[Fact]:
    """A fact and those inside, outermost first."""
    match stated:
        case Fact(_, params):
            yield stated
            for _, value in params:
                yield from facts_in(value)
        case OneOf(values) | AllOf(values) | Listed(values) | Clauses(values) | Sentences(values):
            for value in values:
                yield from facts_in(value)
        case _:
            pass

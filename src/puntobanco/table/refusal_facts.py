"""Facts about refusals of a table."""

from collections.abc import Iterator
from typing import Any

from puntobanco.core.facts import Fact, Value, fact_of, listed
from puntobanco.core.game import Currency
from puntobanco.people.approval_facts import objection_params
from puntobanco.table.refusals import Refusal

_AMOUNTS = ("amount", "allowed", "step", "stake")
_PLACES = ("place", "places")
"""Counted from 0 in a refusal, and from 1 for people."""


def refusal_fact(refusal: Refusal, currency: Currency) -> Fact:
    """The refusal as a fact: its code, and the fields that are set, as parameters."""
    params = dict(_params(refusal, currency))
    params |= objection_params(refusal.objection, currency)
    return fact_of("refusal", refusal.code, **params)


def _params(refusal: Refusal, currency: Currency) -> Iterator[tuple[str, Value]]:
    for name in refusal.__struct_fields__:
        value = getattr(refusal, name)
        if value in (None, ()) or name in ("code", "objection"):
            continue
        if name in _AMOUNTS:
            # An allowed amount of zero does not help.
            if value or name != "allowed":
                yield name, currency.amount(value)
        else:
            yield name, _value(name, value)


def _value(name: str, value: Any) -> Value:
    if name == "phase":
        return fact_of("phase", value)
    if name == "closed":
        return str(value.value)
    if name == "burn":
        return fact_of("burn-option", value)
    if isinstance(value, tuple):
        return listed(one + 1 for one in value) if name in _PLACES else listed(value)
    if isinstance(value, bool):
        return str(value).lower()
    return value + 1 if name in _PLACES else str(value) if isinstance(value, str) else int(value)

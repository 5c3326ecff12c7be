"""Facts about refusals of people and credit."""

from collections.abc import Iterator

from puntobanco.core.facts import Fact, Value, fact_of, one_of
from puntobanco.core.game import Currency
from puntobanco.people.approval_facts import any_role, objection_params, roles_together
from puntobanco.people.duties import separated_roles
from puntobanco.people.house import expected_of
from puntobanco.people.refusals import PeopleCode, PeopleRefusal

_PLAIN = ("until", "patron", "staff", "card", "most", "value")


def refusal_fact(refusal: PeopleRefusal, currency: Currency) -> Fact:
    """The refusal as a fact: its code, and the fields that are set, as parameters."""
    params = dict(_params(refusal, currency))
    params |= objection_params(refusal.objection, currency)
    return fact_of("people-refusal", refusal.code, **params)


def _params(refusal: PeopleRefusal, currency: Currency) -> Iterator[tuple[str, Value]]:
    for name in _PLAIN:
        value = getattr(refusal, name)
        if value is not None:
            yield name, value
    if refusal.amount is not None:
        yield "amount", currency.amount(refusal.amount)
    # An allowed amount of zero does not help.
    if refusal.allowed:
        yield "allowed", currency.amount(refusal.allowed)
    if refusal.code is PeopleCode.ROLES_APART:
        yield from _apart(refusal)
    elif refusal.roles:
        yield "roles", any_role(refusal.roles)
    if refusal.limit is not None:
        yield "limit", refusal.limit.value
    if refusal.unit is not None:
        yield "unit", refusal.unit.value
        yield "offered", one_of(refusal.offered)
    if refusal.setting is not None:
        yield "setting", refusal.setting.value
        yield "expected", expected_of(refusal.setting)
    if refusal.demonstration is not None:
        yield "opened", "demonstration" if refusal.demonstration else "real"


def _apart(refusal: PeopleRefusal) -> Iterator[tuple[str, Value]]:
    yield "roles", roles_together(refusal.roles)
    clash = separated_roles(frozenset(refusal.roles), strict=True)
    if clash is not None:
        yield "why", fact_of("roles-apart", clash.why)

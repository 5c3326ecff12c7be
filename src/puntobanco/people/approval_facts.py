"""Facts about roles and approvals, for every refusal that names them."""

from collections.abc import Iterable, Mapping
from functools import reduce

from puntobanco.core.facts import Fact, Value, fact, fact_of, one_of
from puntobanco.core.game import Currency
from puntobanco.people.places import place_fact
from puntobanco.people.staff import ApprovalFault, Objection, Role


def role_fact(role: Role) -> Fact:
    """The name of a role."""
    return fact_of("role", role)


def any_role(roles: Iterable[Role]) -> Value:
    """Alternative roles: "supervisor or executive"."""
    return one_of(map(role_fact, roles))


def roles_together(roles: Iterable[Role]) -> Fact:
    """Roles of one person: "cashier and dealer"."""
    facts = [*map(role_fact, roles)] or [fact("role-none")]
    return reduce(lambda a, b: fact("role-and", a=a, b=b), facts)


def objection_params(objection: Objection | None, currency: Currency) -> Mapping[str, Value]:
    """The parameters of `approval-missing` and `approval-refused`, for use in a refusal."""
    if objection is None:
        return {}
    if objection.fault is ApprovalFault.MISSING:
        return {"roles": _expected(objection, currency)}
    return {"fault": _fault(objection, currency)}


def objection_fact(objection: Objection, currency: Currency) -> Fact:
    """The fact that an approval is missing, or why it is invalid."""
    missing = objection.fault is ApprovalFault.MISSING
    params = objection_params(objection, currency)
    return fact("approval-missing" if missing else "approval-refused", **params)


def _fault(objection: Objection, currency: Currency) -> Fact:
    params: dict[str, Value] = {}
    if objection.fault is ApprovalFault.WRONG_ROLE:
        params["given"] = roles_together(objection.roles)
        params["expected"] = _expected(objection, currency)
    if objection.place is not None and objection.expected_place is not None:
        params["given"] = place_fact(objection.place)
        params["expected"] = place_fact(objection.expected_place)
    return fact_of("approval-fault", objection.fault, **params)


def _expected(objection: Objection, currency: Currency) -> Value:
    roles = any_role(objection.expected_roles)
    if objection.above is None:
        return roles
    return fact("role-above", roles=roles, amount=currency.amount(objection.above))

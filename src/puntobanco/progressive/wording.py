"""Facts about a meter: refusals, why it is down, and problems of its parameters."""

from collections.abc import Iterable

from puntobanco.core.facts import (
    Clauses,
    Fact,
    Rate,
    Sentences,
    Value,
    fact,
    fact_of,
    listed,
)
from puntobanco.core.game import Currency
from puntobanco.core.money import Minor
from puntobanco.core.rows import Pays, Side
from puntobanco.core.wording import pays_fact, side_fact
from puntobanco.people.approval_facts import any_role, objection_fact
from puntobanco.progressive.advice import Advice, AdviceCode
from puntobanco.progressive.refusals import Difference, DisputedMark, MeterRefusal, Trait
from puntobanco.progressive.state import Meter, MeterFault

_OF_RATES = (AdviceCode.CONTRIBUTION_OVER_PRESET, AdviceCode.CONTRIBUTION_LOW)


def refusal_fact(refusal: MeterRefusal, currency: Currency) -> Fact:
    """A meter's refusal with the values its code needs."""
    if refusal.objection is not None:
        return objection_fact(refusal.objection, currency)
    return fact_of("meter-refusal", refusal.code, **_set_params(_params(refusal, currency)))


def _params(refusal: MeterRefusal, currency: Currency) -> dict[str, Value | None]:
    way = {None: None, True: "up", False: "down"}[refusal.up]
    adjustment, pool, difference = refusal.adjustment, refusal.pool, refusal.difference
    return {
        "allowed": None if refusal.allowed is None else currency.amount(refusal.allowed),
        "coup": refusal.coup,
        "seat": refusal.seat,
        "step": None if refusal.step is None else refusal.step.value,
        "phase": None if refusal.phase is None else refusal.phase.value,
        "status": None if refusal.status is None else refusal.status.value,
        "position": None if refusal.position is None else refusal.position.value,
        "needed": any_role(refusal.roles) if refusal.roles else None,
        "tables": listed(refusal.tables) if refusal.tables else None,
        "awards": listed(refusal.awards) if refusal.awards else None,
        "cards": " ".join(refusal.cards) or None,
        "marks": Clauses(tuple(map(_mark, refusal.marks))) if refusal.marks else None,
        "difference": None if difference is None else difference_fact(difference, currency),
        "way": way,
        "reason": None if adjustment is None else fact_of("meter-adjust", adjustment),
        "pool": None if pool is None else fact_of("meter-pool", pool),
        "advice": advice_sentences(refusal.advice, currency) if refusal.advice else None,
    }


def _set_params(params: dict[str, Value | None]) -> dict[str, Value]:
    return {name: value for name, value in params.items() if value is not None}


def _mark(mark: DisputedMark) -> Fact:
    return fact(
        "meter-disagreement", seat=mark.seat, marked=_pays(mark.marked), cards=_pays(mark.by_cards)
    )


def _pays(notation: str | None) -> Fact:
    if notation is None:
        return fact("meter-disagreement-nothing")
    return pays_fact(Pays.parse(notation))


def difference_fact(difference: Difference, currency: Currency) -> Fact:
    """The difference that keeps a table from sharing a meter, as a clause."""
    trait = difference.trait
    if trait is Trait.PAY_TABLE:
        return fact_of("meter-difference", trait)
    own, other = (_trait(trait, one, currency) for one in (difference.own, difference.other))
    return fact_of("meter-difference", trait, own=own, other=other)


def _trait(trait: Trait, value: str | int, currency: Currency) -> Value:
    if trait is Trait.STAKE and isinstance(value, int):
        return currency.amount(Minor(value))
    return side_fact(Side(value)) if trait is Trait.SIDE else value


def down_reason(meter: Meter) -> Value:
    """Why a meter is down: what staff wrote, or the fault it found; empty if it is up."""
    if meter.fault is None:
        return meter.disabled
    return fault_value(meter.fault, meter.rules.currency)


def fault_value(fault: MeterFault, currency: Currency) -> Value:
    """What staff wrote about a fault, or the wagers that the meter refused."""
    increment = fault.increment
    if increment is None:
        return fault.note
    amounts = {"amount": increment.amount, "expected": increment.expected}
    values: dict[str, Value | None] = {
        name: None if amount is None else currency.amount(amount)
        for name, amount in amounts.items()
    }
    params = _set_params({"wagers": increment.wagers, "seat": increment.seat} | values)
    why = fact_of("meter-increment", increment.fault, **params)
    return fact("meter-wrong-increment", table=fault.table or "", coup=fault.coup or 0, why=why)


def advice_sentences(advice: Iterable[Advice], currency: Currency) -> Value:
    """Advice as a list of sentences."""
    return Sentences(tuple(advice_fact(one, currency) for one in advice))


def advice_fact(advice: Advice, currency: Currency) -> Fact:
    """One advice with its values."""
    amount, bound, rate = advice.amount, advice.bound, advice.rate_ppm
    params: dict[str, Value | None] = {
        "setting": None if advice.setting is None else advice.setting.value,
        "amount": None if amount is None else currency.amount(Minor(amount)),
        "bound": None if bound is None else currency.amount(Minor(bound)),
        "rate": None if rate is None else Rate(rate),
        "seats": advice.seats,
    }
    if advice.bound_ppm is not None:
        params["bound"] = Rate(advice.bound_ppm)
    return fact_of("meter-advice", advice.code, **_set_params(params))

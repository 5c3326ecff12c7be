"""Amounts in dollars, as tests on printed sheets write them."""

from puntobanco.core.money import Minor, parse_money
from puntobanco.core.record import DOLLARS


def dollars(amount: str | int) -> Minor:
    """An amount of dollars in cents."""
    return parse_money(amount, DOLLARS.exponent)

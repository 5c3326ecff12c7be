"""Settings of the house itself: the clock of its days and shifts, and the cage limits. Pure."""

import re
from collections.abc import Mapping
from enum import Enum

from puntobanco.core.facts import Fact, fact_of
from puntobanco.core.money import Minor


class HouseKey(Enum):
    """The settings of the house. A key is a wire name and never changes its meaning."""

    TIME_ZONE = "time-zone"
    DAY_START = "day-start"
    SHIFTS = "shifts"
    CAGE_TRANSACTION = "cage-transaction"
    CAGE_SHIFT = "cage-shift"


DEFAULTS = {
    HouseKey.TIME_ZONE: "UTC",
    HouseKey.DAY_START: "00:00",
    HouseKey.SHIFTS: "3",
    HouseKey.CAGE_TRANSACTION: "1000000",
    HouseKey.CAGE_SHIFT: "10000000",
}
"""The defaults."""

_AMOUNT = r"0|[1-9][0-9]{0,14}"
# Time zones differ by whole quarters of an hour, and sums are kept by them.
_FORMS = {
    HouseKey.TIME_ZONE: r"[A-Za-z][A-Za-z0-9_+/-]{0,63}",
    HouseKey.DAY_START: r"([01][0-9]|2[0-3]):(00|15|30|45)",
    HouseKey.SHIFTS: r"[1-4]",
    HouseKey.CAGE_TRANSACTION: _AMOUNT,
    HouseKey.CAGE_SHIFT: _AMOUNT,
}

CAGE_LIMITS = frozenset({HouseKey.CAGE_TRANSACTION, HouseKey.CAGE_SHIFT})
"""Settings that are amounts, in minor units."""

GUARDED = CAGE_LIMITS
"""Settings whose change needs a second person in a real house."""


def value_of(settings: Mapping[HouseKey, str], key: HouseKey) -> str:
    """The current value of a setting."""
    return settings.get(key, DEFAULTS[key])


def limit_of(settings: Mapping[HouseKey, str], key: HouseKey) -> Minor:
    """The current value of a cage limit."""
    return Minor(int(value_of(settings, key)))


def is_value_of(key: HouseKey, value: str) -> bool:
    """Whether a value is well-formed for a setting.

    Whether a time zone exists must be checked by a caller that has the list.
    """
    return re.fullmatch(_FORMS[key], value) is not None


def expected_of(key: HouseKey) -> Fact:
    """What is expected as the value of a setting."""
    return fact_of("house-expects", key)

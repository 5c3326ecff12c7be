"""Settings of the house itself: the clock of its days and shifts, and the cage limits. Pure."""

import re
from collections.abc import Mapping
from enum import Enum

from puntobanco.core.money import Minor


class HouseKey(Enum):
    """What may be set of the house; a key is a wire name and never changes its meaning."""

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
"""What holds until somebody changes it."""

_AMOUNT = (r"0|[1-9][0-9]{0,14}", "an amount as a whole number of the smallest unit of money")
# Clocks of the world differ by whole quarters of an hour, and sums are kept by them.
_FORMS = {
    HouseKey.TIME_ZONE: (r"[A-Za-z][A-Za-z0-9_+/-]{0,63}", "a zone such as America/Los_Angeles"),
    HouseKey.DAY_START: (r"([01][0-9]|2[0-3]):(00|15|30|45)", "a quarter hour such as 06:00"),
    HouseKey.SHIFTS: (r"[1-4]", "1 to 4 equal parts of the day"),
    HouseKey.CAGE_TRANSACTION: _AMOUNT,
    HouseKey.CAGE_SHIFT: _AMOUNT,
}

GUARDED = frozenset({HouseKey.CAGE_TRANSACTION, HouseKey.CAGE_SHIFT})
"""What needs a second person to change in a real house."""


def value_of(settings: Mapping[HouseKey, str], key: HouseKey) -> str:
    """A setting as it stands."""
    return settings.get(key, DEFAULTS[key])


def limit_of(settings: Mapping[HouseKey, str], key: HouseKey) -> Minor:
    """A cage limit as it stands."""
    return Minor(int(value_of(settings, key)))


def not_as_expected(key: HouseKey, value: str) -> str | None:
    """What was expected of a value that cannot be one, or None where it can.

    Whether there is such a time zone is for those to say who have the list of them.
    """
    form, expected = _FORMS[key]
    return None if re.fullmatch(form, value) else expected


def expected_of(key: HouseKey) -> str:
    """What a value of this setting is, in words."""
    return _FORMS[key][1]

"""Settings of the house itself: by which clock its days and shifts are reckoned. Pure."""

import re
from collections.abc import Mapping
from enum import Enum


class HouseKey(Enum):
    """What may be set of the house; a key is a wire name and never changes its meaning."""

    TIME_ZONE = "time-zone"
    DAY_START = "day-start"
    SHIFTS = "shifts"


DEFAULTS = {HouseKey.TIME_ZONE: "UTC", HouseKey.DAY_START: "00:00", HouseKey.SHIFTS: "3"}
"""What holds until somebody changes it."""

# Clocks of the world differ by whole quarters of an hour, and sums are kept by them.
_FORMS = {
    HouseKey.TIME_ZONE: (r"[A-Za-z][A-Za-z0-9_+/-]{0,63}", "a zone such as America/Los_Angeles"),
    HouseKey.DAY_START: (r"([01][0-9]|2[0-3]):(00|15|30|45)", "a quarter hour such as 06:00"),
    HouseKey.SHIFTS: (r"[1-4]", "1 to 4 equal parts of the day"),
}


def value_of(settings: Mapping[HouseKey, str], key: HouseKey) -> str:
    """A setting as it stands."""
    return settings.get(key, DEFAULTS[key])


def not_as_expected(key: HouseKey, value: str) -> str | None:
    """What was expected of a value that cannot be one, or None where it can.

    Whether there is such a time zone is for those to say who have the list of them.
    """
    form, expected = _FORMS[key]
    return None if re.fullmatch(form, value) else expected


def expected_of(key: HouseKey) -> str:
    """What a value of this setting is, in words."""
    return _FORMS[key][1]

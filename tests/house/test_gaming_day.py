"""Days and shifts by local time: no moment is left out, and none counts twice."""

from datetime import UTC, date, datetime, timedelta
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.core.errors import RuleError
from puntobanco.core.ids import Ms
from puntobanco.house.gaming_day import EARLIEST, LATEST, HouseTime, parse_day, zone_of
from puntobanco.people.house import HouseKey
from tests.kit.stated import stating

HOUR = 3_600_000
ZONES = [
    "UTC",
    "America/Los_Angeles",
    "Asia/Macau",
    "Asia/Kathmandu",
    "Australia/Lord_Howe",
    "Pacific/Apia",
    "America/St_Johns",
]


def house(zone: str = "UTC", start: str = "00:00", shifts: int = 3) -> HouseTime:
    return HouseTime.of(
        {HouseKey.TIME_ZONE: zone, HouseKey.DAY_START: start, HouseKey.SHIFTS: str(shifts)}
    )


def at(text: str) -> Ms:
    return Ms(round(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000))


@pytest.mark.parametrize(("day", "hours"), [("2026-03-08", 23), ("2026-11-01", 25)])
def test_a_day_with_a_clock_change_has_its_real_length(day: str, hours: int) -> None:
    whole = house("America/Los_Angeles").day(date.fromisoformat(day))
    assert whole.until - whole.since == hours * HOUR


def test_a_day_that_begins_in_the_morning_includes_the_next_night() -> None:
    macau = house("Asia/Macau", "06:00")
    assert macau.day_of(at("2026-05-01T21:59:59")) == date(2026, 5, 1)
    assert macau.day_of(at("2026-05-01T22:00")) == date(2026, 5, 2)
    assert macau.day(date(2026, 5, 2)).since == at("2026-05-01T22:00")


def test_the_zone_decides_what_today_is() -> None:
    moment = at("2026-05-01T03:00")
    assert house("America/Los_Angeles").day_of(moment) == date(2026, 4, 30)
    assert house("Asia/Macau").day_of(moment) == date(2026, 5, 1)


@given(
    zone=st.sampled_from(ZONES),
    quarter=st.integers(0, 95),
    shifts=st.integers(1, 4),
    moment=st.integers(at("2009-01-01"), at("2030-01-01")),
)
def test_every_moment_is_in_one_day_and_one_shift(
    zone: str, quarter: int, shifts: int, moment: int
) -> None:
    start = f"{quarter // 4:02}:{quarter % 4 * 15:02}"
    time = house(zone, start, shifts)
    today = time.day_of(Ms(moment))
    whole = time.day(today)
    assert whole.since <= moment < whole.until
    assert time.day(today + timedelta(days=1)).since == whole.until
    parts = [time.shift(today, number) for number in range(1, shifts + 1)]
    assert parts[0].since == whole.since
    assert parts[-1].until == whole.until
    for one, two in pairwise(parts):
        assert one.since <= one.until == two.since
    assert sum(part.since <= moment < part.until for part in parts) == 1


@pytest.mark.parametrize("text", ["", "yesterday", "2024-02-30", "1969-12-31", "2300-01-01"])
def test_an_invalid_day_is_refused(text: str) -> None:
    with stating(RuleError, "day-unknown", day=text):
        parse_day(text)


@pytest.mark.parametrize("zone", ZONES)
def test_the_first_and_the_last_day_have_an_end(zone: str) -> None:
    for day in (EARLIEST, LATEST):
        whole = house(zone, "23:45").day(day)
        assert whole.since < whole.until


@pytest.mark.parametrize("name", ["Mars/Olympus", "", "/etc/passwd", "America"])
def test_an_unknown_time_zone_is_refused(name: str) -> None:
    with stating(RuleError, "time-zone-unknown", zone=name):
        zone_of(name)


def test_an_invalid_shift_or_range_is_refused() -> None:
    with stating(RuleError, "shift-unknown", shift=4, shifts=3):
        house().shift(date(2026, 1, 1), 4)
    with stating(RuleError, "period-backwards"):
        house().days(date(2026, 1, 2), date(2026, 1, 1))

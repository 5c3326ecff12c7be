"""Reports of days and shifts equal a replay of the log, across midnight and clock changes."""

from collections import Counter
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from puntobanco.core.ids import Ms
from puntobanco.house.gaming_day import HouseTime, TimeSpan
from puntobanco.house.messages import decode_event
from puntobanco.house.pit_state import postings_of
from puntobanco.office.accounts import ledger
from puntobanco.office.cage import cage
from puntobanco.office.follower import Follower
from puntobanco.office.report import PeriodReport, report
from puntobanco.office.schema import open_reading
from puntobanco.office.series import activity
from puntobanco.office.theory import Theory
from puntobanco.people import events as people
from puntobanco.people.house import HouseKey
from puntobanco.store import Database, Store, open_store
from tests.kit.houses import PIT
from tests.office.houses import House, Replay, played

# The evening begins on the day before clocks change and continues over the change.
CHANGES = {"spring": "2026-03-07T22:00", "autumn": "2026-10-31T21:00"}
THEORY = Theory()


def time_of(zone: str, start: str, shifts: int = 3) -> HouseTime:
    return HouseTime.of(
        {HouseKey.TIME_ZONE: zone, HouseKey.DAY_START: start, HouseKey.SHIFTS: str(shifts)}
    )


TIMES = {
    "midnight": time_of("America/Los_Angeles", "00:00"),
    "in the hour that is skipped": time_of("America/Los_Angeles", "02:30", 4),
    "morning": time_of("America/Los_Angeles", "06:00", 2),
    "a quarter to": time_of("Asia/Kathmandu", "09:00", 1),
}


@pytest.fixture(scope="module", params=CHANGES)
def night(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[House, Database, Replay]]:
    folder: Path = tmp_path_factory.mktemp("night")
    url = f"sqlite:///{folder}/house.db"
    begin = datetime.fromisoformat(CHANGES[request.param]).replace(tzinfo=UTC).timestamp()
    with open_store(url) as store, open_reading(url) as tables:
        house = played(
            store, url, folder, seed=11, rounds=14, most_ms=240_000, begin=round(begin * 1000)
        )
        Follower(store, tables).catch_up()
        yield house, tables, Replay.of(store)


def made(tables: Database, stretch: TimeSpan) -> PeriodReport:
    return report(
        tables,
        THEORY,
        since=stretch.since,
        until=stretch.until,
        generated=Ms(5),
        house="The House",
        include_simulated=True,
    )


def days_of(time: HouseTime, replay: Replay) -> list[date]:
    first, last = (time.day_of(Ms(edge(replay.ended_ms.values()))) for edge in (min, max))
    return [first + timedelta(days=more) for more in range((last - first).days + 1)]


def by_hand(replay: Replay, stretch: TimeSpan) -> Counter[str]:
    found: Counter[str] = Counter()
    for key, lines in replay.settled.items():
        if stretch.since <= replay.ended_ms[key] < stretch.until:
            found["coups"] += 1
            for line in lines:
                found["stake"] += line.stake
                found["returned"] += line.won + line.stake_back
                found["commission"] += line.commission
    return found


@pytest.mark.assures("REC-05")
@pytest.mark.parametrize("time", TIMES.values(), ids=TIMES)
def test_every_day_and_shift_equals_the_sum_of_the_log(
    night: tuple[House, Database, Replay], time: HouseTime
) -> None:
    _, tables, replay = night
    days = days_of(time, replay)
    assert len(days) > 1
    counted = 0
    for day in days:
        parts = [time.shift(day, number) for number in range(1, time.shifts + 1)]
        for stretch in (time.day(day), *parts):
            total = made(tables, stretch).total
            wanted = by_hand(replay, stretch)
            assert {name: getattr(total, name) for name in wanted} == dict(wanted)
        counted += by_hand(replay, time.day(day))["coups"]
    assert counted == len(replay.settled)


@pytest.mark.parametrize("time", TIMES.values(), ids=TIMES)
def test_a_chart_of_days_equals_their_reports(
    night: tuple[House, Database, Replay], time: HouseTime
) -> None:
    _, tables, replay = night
    days = days_of(time, replay)
    bounds = [*(time.day(day).since for day in days), time.day(days[-1]).until]
    points = activity(tables, bounds, include_simulated=True)
    for day, point in zip(days, points, strict=True):
        total = made(tables, time.day(day)).total
        assert (point.coups, point.drop, point.stake) == (total.coups, total.drop, total.stake)
        assert point.win == total.house_win


def posted(store: Store, until: Ms) -> Counter[str]:
    """The balance of each account at a time, from the log only."""
    held: Counter[str] = Counter()
    for entry in store.read(PIT):
        if entry.time_ms < until:
            for posting in postings_of(decode_event(entry.payload)):
                head, _, rest = posting.account.partition("/")
                chips = f"chips/{rest.partition('/')[0]}"
                name = {"wallet": "wallets", "chips": chips}.get(head, posting.account)
                held[name] += posting.amount
    return held


@pytest.mark.assures("LED-01")
@pytest.mark.parametrize("time", TIMES.values(), ids=TIMES)
def test_a_ledger_opens_with_the_previous_closing_balance(
    night: tuple[House, Database, Replay], time: HouseTime
) -> None:
    house, tables, replay = night
    for day in days_of(time, replay):
        stretch = time.day(day)
        found = ledger(
            tables, since=stretch.since, until=stretch.until, generated=Ms(5), house="The House"
        )
        assert found.total.opening == found.total.closing == 0
        opening, closing = posted(house.store, stretch.since), posted(house.store, stretch.until)
        for line in found.lines:
            assert (line.opening, line.closing) == (opening[line.account], closing[line.account])
            assert line.opening + line.into - line.out == line.closing


def test_the_cage_adds_up_to_its_account(night: tuple[House, Database, Replay]) -> None:
    house, tables, _ = night
    found = cage(
        tables,
        since=Ms(0),
        until=Ms(10**13),
        generated=Ms(5),
        house="The House",
        include_simulated=True,
    )
    assert found.total.net == -Replay.of(house.store).accounts["cage"]
    issued = sum(
        isinstance(decode_event(entry.payload), people.CreditIssued)
        for entry in house.store.read(PIT)
    )
    assert found.total.times_in == issued

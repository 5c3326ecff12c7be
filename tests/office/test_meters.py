"""Reports on an evening with a meter: the amount owed on it, and who had an award."""

import csv
import io
from collections.abc import Iterator
from pathlib import Path

import pytest

from puntobanco.core.facts import Rate, fact, from_json, listed
from puntobanco.core.ids import Ms, PatronId
from puntobanco.house.loading import load_state
from puntobanco.house.pit import open_pit
from puntobanco.office.acts import acts
from puntobanco.office.follower import Follower
from puntobanco.office.keeping import saved_tables
from puntobanco.office.layout import as_csv
from puntobanco.office.liability import liability
from puntobanco.office.schema import open_reading
from puntobanco.office.series import MeterPoint, meter_line
from puntobanco.office.statement import statement
from puntobanco.office.tally import HOUR_MS
from puntobanco.store import Database, Store, open_store
from tests.kit.houses import PIT, run, surroundings
from tests.kit.jackpots import METER, Jackpots
from tests.kit.progressive_evening import ONE, TWO, evening
from tests.office.houses import Replay


@pytest.fixture(scope="module")
def read(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Store, Database]]:
    """The scripted evening, read by a follower."""
    folder: Path = tmp_path_factory.mktemp("evening")
    url = f"sqlite:///{folder / 'house.db'}"

    async def play(store: Store) -> None:
        async with open_pit(PIT, store, surroundings(folder, tick_ms=9_000)) as pit:
            await evening(Jackpots(pit))

    with open_store(url) as store, open_reading(url) as tables:
        run(play(store))
        Follower(store, tables).catch_up()
        yield store, tables


@pytest.mark.assures("PRG-11")
def test_the_meter_is_owed_to_patrons(read: tuple[Store, Database]) -> None:
    store, tables = read
    found = liability(tables, generated=Ms(0), house="The House")
    meter = load_state(store, PIT)[0].meters[METER]
    [line] = found.meters
    assert (line.meter, line.total) == (METER, meter.shown + meter.reserve)
    assert found.total.meters == line.total
    accounts = Replay.of(store).accounts
    owed = ("wallet/", "chips/", "held/", "bank/", "meter/", "reserve/", "overflow/", "awards/")
    held = sum(amount for account, amount in accounts.items() if account.startswith(owed))
    assert found.total.total == held
    assert [one.table for one in found.tables] == [ONE, TWO], "a meter is no table"
    lines = list(csv.DictReader(io.StringIO(as_csv(found))))
    assert lines[-1]["meter"] == METER


@pytest.mark.assures("AUD-02")
def test_a_waiting_rate_is_stored_with_before_and_after(read: tuple[Store, Database]) -> None:
    _, tables = read
    found = acts(tables, "meter").acts
    [changed] = [one for one in found if one.event == "parameters-changed"]
    assert from_json(changed.what) == listed([fact("office-meters-value-contribution")])
    assert from_json(changed.before) == listed([Rate(260_000)])
    assert from_json(changed.after) == listed([Rate(240_000)])
    assert changed.why == "the rate of the new licence"


def test_an_award_is_in_the_statement_of_its_winner(read: tuple[Store, Database]) -> None:
    _, tables = read
    made = statement(
        tables,
        PatronId("dan"),
        since=Ms(0),
        until=Ms(2 * 10**12),
        generated=Ms(0),
        house="The House",
    )
    [award] = [line for line in made.lines if line.kind == "award-paid"]
    assert (award.table, award.coup, award.wallet_change) == (ONE, 6, 1_251_17)


def test_a_meter_line_excludes_the_hour_that_begins_at_its_end(
    read: tuple[Store, Database],
) -> None:
    _, tables = read
    [*_, point] = meter_line(tables, PIT, METER, since=Ms(0), until=Ms(2 * 10**12))
    begins, ends = Ms(point.at - HOUR_MS), point.at

    def line(since: int, until: int) -> tuple[MeterPoint, ...]:
        return meter_line(tables, PIT, METER, since=Ms(since), until=Ms(until))

    assert point in line(begins, begins + 1), "of an hour in progress, what is known"
    assert line(begins, ends) == (point,)
    assert point not in line(begins - HOUR_MS, begins)
    assert line(begins, begins) == ()
    assert line(ends - 1, ends) == (point,)


def test_a_follower_stores_no_table_for_a_meter(read: tuple[Store, Database]) -> None:
    _, tables = read
    with tables.reading() as connection:
        assert set(saved_tables(connection, PIT)) == {ONE, TWO}

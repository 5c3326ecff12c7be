"""Account statements: every transaction once, numbered, with balances that add up."""

import csv
import io
from pathlib import Path

import pytest

from puntobanco.core.ids import CommandId, Ms, PatronId, PitId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.messages import Accepted, ToHouse
from puntobanco.house.pit import open_pit
from puntobanco.office.follower import Follower
from puntobanco.office.layout import as_csv
from puntobanco.office.schema import open_reading
from puntobanco.office.search import TimelinePosition
from puntobanco.office.statement import Statement, StatementLine, statement
from puntobanco.people import commands as people
from puntobanco.people.care import LimitKind
from puntobanco.store import Database, open_store
from puntobanco.table import commands
from tests.kit.evenings import BEGIN, PATRONS, seeded_surroundings
from tests.kit.houses import PIT, Floor, run
from tests.office.houses import House, played

START, END = Ms(BEGIN), Ms(BEGIN + 10**12)
EVERYBODY = [PatronId(patron) for table in PATRONS.values() for patron, _ in table]
MONTH_MS = 30 * 86_400_000


def of(
    tables: Database,
    patron: str,
    *,
    since: int = START,
    until: int = END,
    after: TimelinePosition | None = None,
    limit: int = 10_000,
) -> Statement:
    return statement(
        tables,
        PatronId(patron),
        since=Ms(since),
        until=Ms(until),
        generated=Ms(0),
        house="The House",
        after=after,
        limit=limit,
    )


@pytest.mark.assures("REC-04")
def test_a_statement_ends_with_what_the_patron_has(house: House, tables: Database) -> None:
    for patron in EVERYBODY:
        found = of(tables, patron)
        chips = sum(table.chips(patron) for table in house.state.tables.values())
        wallet = house.store.wallets.balance(patron)
        assert (found.closing.wallet, found.closing.funds) == (wallet, wallet + chips)
        assert found.opening.funds == 0
        assert found.later is None


def test_transactions_are_numbered_and_add_up(
    tables: Database,
) -> None:
    for patron in EVERYBODY:
        found = of(tables, patron)
        numbers = [(line.pit, line.sequence) for line in found.lines]
        assert len(numbers) == len(set(numbers)) > 10
        assert numbers == sorted(numbers)
        before = found.opening
        for line in found.lines:
            assert line.balance.wallet == before.wallet + line.wallet_change
            assert line.balance.funds == before.funds + line.funds_change
            before = line.balance
        sums = found.sums
        grown = found.closing.funds - found.opening.funds
        assert grown == sums.issued - sums.redeemed + sums.result


def test_kinds_of_transactions_are_distinguished(tables: Database) -> None:
    kinds = {line.kind for patron in EVERYBODY for line in of(tables, patron).lines}
    assert kinds == {
        "credit-issued",
        "credit-redeemed",
        "buy-in",
        "cash-out",
        "coup",
        "void",
        "correction",
    }


def test_a_correction_is_a_separate_transaction(tables: Database) -> None:
    lines = [line for patron in EVERYBODY for line in of(tables, patron).lines]
    corrections = [line for line in lines if line.kind == "correction"]
    assert corrections
    for line in corrections:
        assert line.coup > 0
        assert line.wallet_change == 0
        assert line.funds_change != 0


@pytest.mark.parametrize("limit", [1, 4, 25])
def test_pages_make_up_the_whole(tables: Database, limit: int) -> None:
    whole = of(tables, "dea-1")
    lines: list[StatementLine] = []
    after, balance = None, whole.opening
    for _ in range(len(whole.lines)):
        page = of(tables, "dea-1", after=after, limit=limit)
        assert page.opening == balance
        assert page.sums == whole.sums
        lines += page.lines
        after, balance = page.later, page.closing
        if after is None:
            break
    assert tuple(lines) == whole.lines
    assert balance == whole.closing


def test_a_period_begins_with_the_previous_closing_balance(tables: Database) -> None:
    whole = of(tables, "cal-1")
    for line in whole.lines[::5]:
        earlier, later = (
            of(tables, "cal-1", until=line.time_ms),
            of(tables, "cal-1", since=line.time_ms),
        )
        assert earlier.closing == later.opening
        assert earlier.lines + later.lines == whole.lines
        assert later.lines[0] == line


def test_an_empty_statement_says_so(tables: Database) -> None:
    found = of(tables, "nobody")
    assert (found.heading.empty, found.lines, found.closing.funds) == (True, (), 0)
    lines = list(csv.DictReader(io.StringIO(as_csv(found))))
    assert [line["kind"] for line in lines] == ["opening", "closing"]


def test_csv_has_a_line_for_each_transaction(tables: Database) -> None:
    found = of(tables, "ter-1")
    lines = list(csv.DictReader(io.StringIO(as_csv(found))))
    assert len(lines) == len(found.lines) + 2
    assert lines[1]["transaction"] == f"pit-1:{found.lines[0].sequence}"
    assert lines[-1]["funds"] == f"{found.closing.funds / 100:.2f}"


@pytest.mark.assures("REC-04")
def test_thirteen_months_are_kept(url: str, tmp_path: Path) -> None:
    with open_store(url) as store, open_reading(url) as tables:
        played(store, url, tmp_path, seed=3, rounds=5, most_ms=5 * 86_400_000)
        Follower(store, tables).catch_up()
        whole = of(tables, "dea-1")
        begun, ended = whole.lines[0].time_ms, whole.lines[-1].time_ms
        assert ended - begun > 13 * MONTH_MS
        first = of(tables, "dea-1", until=begun + 6 * MONTH_MS)
        assert 0 < len(first.lines) < len(whole.lines)
        assert first.lines == whole.lines[: len(first.lines)]


def test_a_wallet_that_two_pits_move_has_one_balance(url: str, tmp_path: Path) -> None:
    async def evening() -> None:
        around = seeded_surroundings(tmp_path, 1)
        for pit_name in (PitId("a"), PitId("b")):
            async with open_pit(pit_name, store, around) as pit:
                floor = Floor(pit)
                await floor.open("t1", "mini-baccarat")
                if pit_name == "a":
                    ann = await floor.patron("ann", table="t1", seat=1, chips=100_00)
                    continue
                await floor.house(people.RegisterPatron(patron=PatronId("ann")))
                await floor.do("t1", commands.Sit(seat=1), ann)
                await floor.do("t1", commands.BuyChips(amount=Minor(300_00)), ann)

    with open_store(url) as store, open_reading(url) as tables:
        run(evening())
        Follower(store, tables).catch_up()
        found = of(tables, "ann")
        assert [(line.pit, line.kind, line.balance.wallet) for line in found.lines] == [
            ("a", "credit-issued", 1000_00),
            ("a", "buy-in", 900_00),
            ("b", "buy-in", 600_00),
        ]
        assert found.closing.wallet == store.wallets.balance("ann")
        assert {line.balance.funds for line in found.lines} == {1000_00}
        assert of(tables, "ann", since=found.lines[2].time_ms + 1).opening == found.closing


def test_tables_are_named_in_lines(tables: Database) -> None:
    named = {line.table for line in of(tables, "ter-1").lines}
    assert named == {TableId(""), TableId("terminal")}


def test_limits_breaks_and_exclusions_are_in_the_statement(tmp_path: Path) -> None:
    url, ann = f"sqlite:///{tmp_path / 'house.db'}", PatronId("ann")

    async def afternoon() -> None:
        with open_store(url) as store:
            async with open_pit(PIT, store, seeded_surroundings(tmp_path, 1)) as pit:
                floor = Floor(pit)
                await floor.open("t1", "mini-baccarat")
                await floor.patron("ann", table="t1", seat=1)
                asked: tuple[people.CareCommand, ...] = (
                    people.SetLimit(patron=ann, limit=LimitKind.LOSS_DAY, value=50_00),
                    people.ExcludePatron(patron=ann, days=30),
                )
                for number, command in enumerate(asked):
                    made = CommandId(f"own-{number}")
                    sent = ToHouse(id=made, by=None, command=command, patron=ann)
                    assert isinstance(await pit.submit(sent), Accepted)

    run(afternoon())
    with open_store(url) as store, open_reading(url) as tables:
        Follower(store, tables).catch_up()
        found = of(tables, "ann")
    assert [line.kind for line in found.lines] == [
        "credit-issued",
        "buy-in",
        "limit-set",
        "patron-excluded",
    ]
    assert found.closing.funds == found.sums.issued

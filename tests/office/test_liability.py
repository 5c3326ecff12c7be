"""What the house owes: equal to its ledger, even in the middle of a coup."""

import csv
import io
from pathlib import Path

import pytest

from puntobanco.core.ids import Ms, PatronId
from puntobanco.core.money import Minor
from puntobanco.house.pit import open_pit
from puntobanco.office.follower import Follower
from puntobanco.office.layout import as_csv
from puntobanco.office.liability import Liability, liability
from puntobanco.office.schema import open_reading
from puntobanco.people import commands as people
from puntobanco.sheets import load_game
from puntobanco.store import Database, open_store
from puntobanco.table import commands
from tests.kit.evenings import seeded_surroundings
from tests.kit.houses import PIT, Floor, run
from tests.office.houses import House, Replay


def made(tables: Database, *, simulated: bool = False) -> Liability:
    return liability(tables, generated=Ms(0), house="The House", include_simulated=simulated)


def held(accounts: dict[str, int], kind: str, *, without: frozenset[str] = frozenset()) -> int:
    return sum(
        amount
        for account, amount in accounts.items()
        if account.startswith(f"{kind}/") and account.rpartition("/")[2] not in without
    )


def test_liabilities_equal_the_ledger(house: House, tables: Database) -> None:
    accounts = Replay.of(house.store).accounts
    total = made(tables, simulated=True).total
    assert (
        total.wallets
        == held(accounts, "wallet")
        == sum(amount for _, amount in house.store.wallets.all())
    )
    assert total.chips == held(accounts, "chips")
    assert total.held == held(accounts, "held")
    assert total.banks == held(accounts, "bank")
    kept = sum(held(accounts, kind) for kind in ("result", "commission", "fees"))
    assert total.total + kept + accounts["cage"] == 0


def test_simulated_patrons_are_left_out_and_counted_apart(house: House, tables: Database) -> None:
    replayed = Replay.of(house.store)
    without = made(tables)
    assert without.total.chips == held(
        replayed.accounts, "chips", without=frozenset(replayed.simulated)
    )
    assert without.total.total + without.left_out == made(tables, simulated=True).total.total
    assert without.left_out > 0


@pytest.mark.parametrize("when", ["before-cards", "after-hand"])
def test_open_stakes_are_owed_to_their_patrons(url: str, tmp_path: Path, when: str) -> None:
    async def evening() -> None:
        async with open_pit(PIT, store, seeded_surroundings(tmp_path, 2)) as pit:
            floor = Floor(pit)
            game = load_game("commission-free-baccarat", settings={"fees-taken": when})
            await floor.open("t1", game)
            for patron in ("ann", "bot"):
                command = people.RegisterPatron(patron=PatronId(patron), simulated=patron == "bot")
                await floor.house(command)
            ann = await floor.patron("ann", table="t1", seat=1, chips=500_00)
            bot = await floor.patron("bot", table="t1", seat=2, chips=500_00)
            cat = await floor.patron("cat", table="t1", seat=3, chips=500_00)
            await floor.croupier("t1").ready_shoe()
            await floor.do("t1", commands.OfferPosition())
            await floor.do("t1", commands.AcceptPosition(bank=Minor(100_00)), ann)
            await floor.do("t1", commands.OpenBetting())
            await floor.bet("t1", bot, "player", 20_00)
            await floor.bet("t1", cat, "banker", 30_00)
            look()
            await floor.do("t1", commands.CloseBetting())
            look()

    def look() -> None:
        Follower(store, tables).catch_up()
        accounts = Replay.of(store).accounts
        every, real = made(tables, simulated=True), made(tables)
        assert every.total.held == accounts["held/t1"]
        assert every.total.banks == accounts["bank/t1"] == 100_00
        assert every.total.chips == held(accounts, "chips")
        assert real.total.banks == 100_00
        assert real.total.total + real.left_out == every.total.total
        seen.append((every.total.held, real.total.held))

    seen: list[tuple[int, int]] = []
    with open_store(url) as store, open_reading(url) as tables:
        run(evening())
    (staked, real), (closed, real_closed) = seen
    assert (staked, real) == (50_00, 30_00)
    fees = when == "after-hand"
    assert (closed > staked) == fees
    assert (real_closed > real) == fees


def test_an_empty_house_owes_nothing(url: str) -> None:
    with open_store(url) as store, open_reading(url) as tables:
        Follower(store, tables).catch_up()
        found = made(tables)
        assert (found.heading.empty, found.total.total, found.tables) == (True, 0, ())


def test_csv_has_the_total_and_every_table(tables: Database) -> None:
    found = made(tables)
    lines = list(csv.DictReader(io.StringIO(as_csv(found))))
    assert [line["table"] for line in lines] == ["", "california", "dealt", "show", "terminal"]
    assert lines[0]["total"] == f"{found.total.total / 100:.2f}"

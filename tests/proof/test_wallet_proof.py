"""Wallets are checked against the log before opening, and again whenever one is drawn on."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from puntobanco.core.facts import Value
from puntobanco.core.game import Currency
from puntobanco.core.ids import PatronId, StaffId
from puntobanco.core.money import Minor
from puntobanco.core.record import DOLLARS
from puntobanco.house.loading import load_pit
from puntobanco.house.messages import HOUSE_STREAM, Accepted, encode_event
from puntobanco.house.ownership import hold_lease
from puntobanco.house.pit import Pit, PitStoppedError, open_pit
from puntobanco.house.pit_state import PitState, replay, wallet_changes
from puntobanco.house.wallets import wallet_problems
from puntobanco.people import commands as people
from puntobanco.people.events import CreditIssued
from puntobanco.people.staff import Role
from puntobanco.proof.log_proof import prove
from puntobanco.sheets import load_game
from puntobanco.store import Batch, CorruptError, EncodedEvent, Store, open_store
from puntobanco.table import commands
from tests.kit.houses import PIT, Floor, run, surroundings
from tests.kit.postgres import Cluster, cluster
from tests.kit.stated import KILLED, assert_states, stating
from tests.world.loop import run_simulated

ENGINES = ["sqlite", pytest.param("postgresql", marks=pytest.mark.part("postgresql"))]
ANN, BOB = PatronId("ann"), PatronId("bob")
CAGE = StaffId("cage")
BIT = 1 << 33
"""The effect of one flipped bit on a wallet of $1,000: 85 million dollars more."""
WRONG: dict[str, Value] = {
    "patron": "ann",
    "found": DOLLARS.amount(85_900_345_92),
    "expected": DOLLARS.amount(1_000_00),
}


@pytest.fixture(scope="module")
def server() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


@pytest.fixture(params=ENGINES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.db"
    running: Cluster = request.getfixturevalue("server")
    return running.new_url()


def flip(store: Store, patron: str = ANN) -> None:
    """Set a bit of a wallet without the knowledge of the process that has the store open."""
    with store.database.writing() as connection:
        connection.execute(
            text("UPDATE wallet SET balance_minor = balance_minor + :bit WHERE patron = :patron"),
            {"bit": BIT, "patron": patron},
        )


async def people_of(pit: Pit) -> Floor:
    floor = Floor(pit)
    await floor.house(people.AppointStaff(staff=CAGE, roles=frozenset({Role.CASHIER})))
    for patron in (ANN, BOB):
        await floor.house(people.RegisterPatron(patron=patron))
        await floor.house(people.IssueCredit(patron=patron, amount=Minor(1_000_00)))
    return floor


def redeem(patron: PatronId, amount: int) -> people.RedeemCredit:
    return people.RedeemCredit(patron=patron, amount=Minor(amount))


def prepared(url: str, folder: Path) -> None:
    async def evening() -> None:
        with open_store(url) as store:
            async with open_pit(PIT, store, surroundings(folder)) as pit:
                await people_of(pit)

    run(evening())


def test_a_house_with_a_wrong_wallet_does_not_open(url: str, tmp_path: Path) -> None:
    prepared(url, tmp_path)

    async def again() -> None:
        with open_store(url) as store:
            flip(store)
            with stating(CorruptError, "finding-wallet", **WRONG):
                async with open_pit(PIT, store, surroundings(tmp_path)):
                    pass
            assert store.owner(PIT) == "", "nobody waits for a pit that does not open"

    run(again())


@pytest.mark.parametrize("currency", [Currency("JPY", 0), Currency("KWD", 3)])
def test_a_wrong_wallet_is_stated_in_the_currency_of_the_house(
    url: str, tmp_path: Path, currency: Currency
) -> None:
    amounts = {"found": currency.amount(100_000 + BIT), "expected": currency.amount(100_000)}

    async def evening() -> None:
        with open_store(url) as store:
            async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
                # Money is taken in before the first table names the currency.
                floor = await people_of(pit)
                await floor.open("t1", replace(load_game("mini-baccarat"), currency=currency))
            flip(store)
            [finding] = prove(store, PIT).findings
            assert_states(finding.problem, "finding-wallet", patron="ann", **amounts)
            for whole in (True, False):
                [problem] = wallet_problems(store, whole=whole)
                assert_states(problem, "finding-wallet", patron="ann", **amounts)
            with stating(CorruptError, "finding-wallet", patron="ann", **amounts):
                async with open_pit(PIT, store, surroundings(tmp_path)):
                    pass

    run(evening())


def test_a_bit_in_the_file_itself_keeps_the_doors_shut(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    prepared(f"sqlite:///{file}", tmp_path)
    content = bytearray(file.read_bytes())
    # The last change of a record: its patron, and 100,000 in three bytes, big-endian.
    (row,) = (
        at for at in range(len(content)) if content[at : at + 6] == b"ann" + (100_000).to_bytes(3)
    )
    content[row + 3] |= 0x40
    file.write_bytes(content)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA quick_check").fetchall() == [("ok",)]

    async def again() -> None:
        with (
            open_store(f"sqlite:///{file}") as store,
            stating(CorruptError, "finding-wallet"),
        ):
            async with open_pit(PIT, store, surroundings(tmp_path)):
                pass

    run(again())


DRAWS: dict[str, Callable[[Floor], object]] = {
    "redemption": lambda floor: floor.house(redeem(ANN, 86_000_000_00), by=CAGE),
    "a redemption that the log would allow": lambda floor: floor.house(redeem(ANN, 1), by=CAGE),
    "a payment in": lambda floor: floor.house(
        people.IssueCredit(patron=ANN, amount=Minor(1)), by=CAGE
    ),
}


@pytest.mark.parametrize("draw", DRAWS)
def test_a_corrupted_wallet_of_a_running_house_is_not_paid_out(
    url: str, tmp_path: Path, draw: str
) -> None:
    async def evening() -> None:
        with open_store(url) as store:
            async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
                floor = await people_of(pit)
                flip(store)
                assert await floor.house(redeem(BOB, 1_00), by=CAGE) == Accepted(
                    ("CreditRedeemed",)
                )
                before = pit.durable.sequence
                with stating(PitStoppedError, "finding-wallet"):
                    await DRAWS[draw](floor)  # type: ignore[misc]
                assert_states(pit.stopped, "finding-wallet", **WRONG)
                assert store.head(PIT).sequence == before

    run(evening())


def test_chips_are_not_bought_from_a_wrong_wallet(url: str, tmp_path: Path) -> None:
    async def evening() -> None:
        with open_store(url) as store:
            async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
                floor = Floor(pit)
                await floor.open("t1", "fortune-7")
                ann = await floor.patron("ann", table="t1", seat=1)
                flip(store)
                with stating(PitStoppedError, "finding-wallet"):
                    await floor.ask("t1", commands.BuyChips(amount=Minor(50_000_000_00)), ann)

    run(evening())


def test_a_new_owner_verifies_wallets_first(url: str, tmp_path: Path) -> None:
    """An owner that stops because of a wrong wallet does not restart automatically."""
    prepared(url, tmp_path)

    async def never(_pit: Pit) -> None:
        raise AssertionError("nobody serves with a wrong wallet")

    async def again() -> None:
        with open_store(url) as store:
            flip(store)
            with stating(CorruptError, "finding-wallet"):
                await hold_lease(
                    PIT,
                    store,
                    surroundings(tmp_path),
                    owner="two",
                    serve=never,  # type: ignore[arg-type]
                )

    run(again())


def test_wallets_shared_by_pits_are_verified_by_both_logs(url: str, tmp_path: Path) -> None:
    credit = CreditIssued(by="house", patron=ANN, amount=Minor(10))

    def elsewhere(store: Store) -> None:
        with store.acquire("other", owner="house") as lease:
            event = EncodedEvent(HOUSE_STREAM, "CreditIssued", 1, encode_event(credit))
            lease.append([Batch((event,), None, wallet_changes((credit,)))])

    async def evening() -> None:
        with open_store(url) as store:
            elsewhere(store)
            async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
                floor = await people_of(pit)
                elsewhere(store)
                assert isinstance(await floor.house(redeem(ANN, 1_000_20), by=CAGE), Accepted)
                assert store.wallets.balance(ANN) == 0
                elsewhere(store)
                flip(store)
                with stating(PitStoppedError, "finding-wallet"):
                    await floor.house(redeem(ANN, 1), by=CAGE)

    run(evening())


def test_snapshots_contain_the_postings_of_each_wallet(tmp_path: Path) -> None:
    prepared(f"sqlite:///{tmp_path}/house.db", tmp_path)
    with open_store(f"sqlite:///{tmp_path}/house.db") as store:
        found = load_pit(store, PIT)
    assert (found.replayed, found.wallets) == (0, {ANN: 1_000_00, BOB: 1_000_00})


def test_a_busy_pit_takes_snapshots(tmp_path: Path) -> None:
    async def offload(call: Callable[..., Any], *given: Any, **more: Any) -> Any:
        """Make a commit take a fifth of a second, during which four more commands come."""
        await asyncio.sleep(0.1)
        result = call(*given, **more)
        await asyncio.sleep(0.1)
        return result

    async def rush() -> None:
        around = surroundings(tmp_path)
        around.snapshot_every, around.offload = 40, offload
        with open_store(f"sqlite:///{tmp_path}/house.db") as store:
            async with open_pit(PIT, store, around) as pit:
                floor = await people_of(pit)
                asked, quiet = [], []
                for number in range(400):
                    credit = people.IssueCredit(patron=(ANN, BOB)[number % 2], amount=Minor(1))
                    asked.append(asyncio.ensure_future(floor.house(credit)))
                    await asyncio.sleep(0.05)
                    quiet.append(pit.settled)
                assert not any(quiet)
                # As after a kill: the last snapshot, and the entries after it.
                found = load_pit(store, PIT)
                assert found.began >= found.sequence - 60
                states = [one for _, one in replay(PitState(), store.read(PIT))]
                assert found.state == states[found.sequence - 1]
                assert found.wallets[ANN] + found.wallets[BOB] == 2_000_00 + found.sequence - 5
                await asyncio.gather(*asked)

    run_simulated(rush())


def test_entries_replayed_at_the_start_count_towards_the_next_snapshot(tmp_path: Path) -> None:
    """A pit that is killed again and again, before it writes that many entries, still takes one."""

    async def rounds() -> None:
        around = surroundings(tmp_path)
        around.snapshot_every = 8
        with open_store(f"sqlite:///{tmp_path}/house.db") as store:
            for number in range(4):
                async with open_pit(PIT, store, around) as pit:
                    for patron in (f"a{number}", f"b{number}", f"c{number}"):
                        await Floor(pit).house(people.RegisterPatron(patron=PatronId(patron)))
                    # No snapshot at the end, as after a kill.
                    pit.stop(KILLED)
                    store.acquire(PIT, owner="house").release()
            assert load_pit(store, PIT).began == 8

    run(rounds())

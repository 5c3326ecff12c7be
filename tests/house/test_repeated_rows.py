"""A pit stops before it repeats a command whose record is lost."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import update

from puntobanco.core.facts import fact
from puntobanco.core.ids import CommandId, PatronId
from puntobanco.house.messages import Accepted, Answer, ToHouse
from puntobanco.house.pit import Pit, PitStoppedError, open_pit
from puntobanco.people import commands as people
from puntobanco.proof.log_proof import prove
from puntobanco.store import Credential, Store, open_store
from puntobanco.store.schema import COMMAND, CREDENTIAL
from tests.kit.houses import PIT, run, surroundings
from tests.kit.postgres import Cluster, cluster
from tests.kit.stated import assert_states, facts_in
from tests.store.logs import behind_the_back

ENGINES = ["sqlite", pytest.param("postgresql", marks=pytest.mark.part("postgresql"))]
NAMES = [f"patron-{number}" for number in range(12)]


@pytest.fixture(scope="module")
def server() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


@pytest.fixture(params=ENGINES)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    url = f"sqlite:///{tmp_path}/house.db"
    if request.param == "postgresql":
        running: Cluster = request.getfixturevalue("server")
        url = running.new_url()
    with open_store(url) as opened:
        yield opened


async def register(pit: Pit, name: str) -> Answer:
    command = people.RegisterPatron(patron=PatronId(name))
    return await pit.submit(ToHouse(id=CommandId(name), by=None, command=command))


async def registered(pit: Pit) -> None:
    for name in NAMES:
        assert await register(pit, name) == Accepted(("PatronRegistered",))


def change(store: Store, command: str, **values: object) -> None:
    with behind_the_back(store) as connection:
        changed = connection.execute(
            update(COMMAND).where(COMMAND.c.id == command).values(**values)
        )
        assert changed.rowcount == 1


CHANGES: dict[str, dict[str, object]] = {
    "its content": {"digest": bytes(32)},
    "its answer": {"answer": b"{}"},
    "its entry": {"sequence": 1 << 40},
    "its number": {"number": 1 << 40},
    "its hash": {"row_hash": bytes(32)},
    "its pit": {"pit": "maim"},
    "its id": {"id": "patron-Z"},
}


@pytest.mark.assures("LED-06")
@pytest.mark.parametrize("values", CHANGES.values(), ids=CHANGES)
def test_a_command_with_a_wrong_row_is_not_repeated(
    store: Store, tmp_path: Path, values: dict[str, object]
) -> None:
    async def evening() -> None:
        async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
            await registered(pit)
            await pit.until_command_ids_loaded()
            change(store, NAMES[7], **values)
            before = store.head(PIT)
            with pytest.raises(PitStoppedError) as caught:
                await register(pit, NAMES[7])
            for stated in (caught.value.stated, pit.stopped):
                assert NAMES[7] in {fact.get("command") for fact in facts_in(stated)}
            assert store.head(PIT) == before

    run(evening())
    assert not prove(store, PIT).whole


@pytest.mark.parametrize("values", CHANGES.values(), ids=CHANGES)
def test_a_wrong_row_stops_an_opening_house(
    store: Store, tmp_path: Path, values: dict[str, object]
) -> None:
    async def evening() -> None:
        async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
            await registered(pit)

    async def again() -> None:
        async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
            await asyncio.wait_for(pit.until_stopped(), 30)
            assert_states(pit.stopped, "store-restore")

    async def accepted() -> None:
        async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
            await asyncio.wait_for(pit.until_command_ids_loaded(), 30)
            assert not pit.stopped

    run(evening())
    change(store, NAMES[7], **values)
    run(again())
    # An operator with nothing to restore accepts them unchanged.
    assert len(store.accept_commands()) == 1
    run(accepted())
    assert prove(store, PIT).whole


def test_verify_reports_a_wrong_credential(store: Store, tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
            await registered(pit)

    run(evening())
    assert store.credentials.add(Credential("ann", "staff", "s1", "hash", 1, disabled="left"))
    assert prove(store, PIT).whole
    with behind_the_back(store) as connection:
        connection.execute(update(CREDENTIAL).values(disabled=""))
    (finding,) = prove(store, PIT).findings
    assert finding.problem == fact("finding-row", table="credential", key="ann")

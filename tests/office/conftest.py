"""An evening in a store, on both database engines, with its reading tables."""

from collections.abc import Iterator

import pytest

from puntobanco.office.follower import Follower
from puntobanco.office.schema import open_reading
from puntobanco.store import Database, Store, open_store
from tests.kit.postgres import Cluster
from tests.office.houses import House, played
from tests.store.conftest import ENGINES, server, url

__all__ = ["server", "url"]


@pytest.fixture(scope="session", params=ENGINES)
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """Thirty rounds at each of four tables; tests do not add to this log."""
    folder = tmp_path_factory.mktemp("evening")
    address = f"sqlite:///{folder}/house.db"
    if request.param == "postgresql":
        running: Cluster = request.getfixturevalue("server")
        address = running.new_url()
    with open_store(address) as store:
        yield played(store, address, folder, seed=7, rounds=30)


@pytest.fixture
def store(house: House) -> Store:
    return house.store


@pytest.fixture
def tables(house: House) -> Iterator[Database]:
    """Its reading tables, up to date."""
    with open_reading(house.url) as opened:
        Follower(house.store, opened).catch_up()
        yield opened

"""Both database engines for every test that uses a `url` or a `store`."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from puntobanco.store import Store, open_store
from tests.kit.postgres import Cluster, cluster

ENGINES = ["sqlite", pytest.param("postgresql", marks=pytest.mark.part("postgresql"))]


@pytest.fixture(scope="session")
def server() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


@pytest.fixture(params=ENGINES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.db"
    running: Cluster = request.getfixturevalue("server")
    return running.new_url()


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    with open_store(url) as opened:
        yield opened


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house.db"

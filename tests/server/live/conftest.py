"""A house with a floor, shared by the tests of a module; its clock moves only on command."""

from collections.abc import Iterator
from itertools import count

import pytest

from puntobanco.core.ids import TableId
from puntobanco.table.state import Mode
from tests.kit.server import OpenHouse, open_live

_names = count(1)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with open_live(tmp_path_factory.mktemp("live")) as opened:
        yield opened


@pytest.fixture
def table(house: OpenHouse) -> TableId:
    """A dealer's table, at which nothing happens automatically."""
    name = TableId(f"t{next(_names)}")
    house.open_table(name, mode=Mode.DEALER)
    return name

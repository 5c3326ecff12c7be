"""An open house, shared by the tests of a module."""

from collections.abc import Iterator

import pytest

from tests.kit.server import OpenHouse, open_house


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened

"""The benchmark of a takeover: how long a pit has no owner."""

import pytest
from tools.takeover import take_over

from tests.kit.postgres import cluster


@pytest.mark.soak
@pytest.mark.part("postgresql")
def test_a_standby_follows_a_killed_owner() -> None:
    with cluster() as server:
        (took,) = take_over(server.new_url(), trials=1)
    assert 0 < took < 60

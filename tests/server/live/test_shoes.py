"""Finished shoes for strangers: listed with their commitments, revealed, and correct."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from puntobanco.core.ids import PatronId
from puntobanco.core.money import Minor
from puntobanco.fairness.export import parse_shoe
from puntobanco.house.finished import finished_shoe
from puntobanco.sheets import load_game
from puntobanco.table.commands import Actor
from tests.fairness.kit import verifier_faults
from tests.kit.houses import Floor
from tests.kit.server import OpenHouse, open_house
from tests.kit.server import open_live as open_floor

GAME = load_game("terminal-3", settings={"total-decks": 6})
ANN = Actor(patron=PatronId("ann"))


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """A house whose table has dealt two shoes and begun a third."""
    folder: Path = tmp_path_factory.mktemp("shoes")
    with open_house(folder) as house:

        async def night() -> None:
            floor = Floor(house.pit)
            await floor.open("t1", GAME)
            await floor.patron("ann", table="t1", seat=1, chips=90_000_00)
            bets = floor.betting("t1", (ANN, "player", Minor(10_00)))
            while house.table("t1").shoes < 3:
                await floor.croupier("t1").round(bets)

        house.call(night())
    with open_floor(folder) as house:
        yield house


@pytest.mark.assures("RNG-15")
def test_every_finished_shoe_is_listed_and_verifies(played: OpenHouse) -> None:
    stranger = played.person()
    listed = stranger.get("/api/tables/t1/shoes").json()
    assert [one["shoe"] for one in listed] == [2, 1]
    for one in listed:
        assert one["revealed"]
        file = stranger.get(f"/api/tables/t1/shoes/{one['shoe']}").text
        assert verifier_faults(file.encode(), one["commitment"]) == []  # type: ignore[call-arg]
        assert parse_shoe(file).faults == ()
        # Found by its place in the log, it equals the result of a search of the whole log.
        services = played.services
        searched = finished_shoe(services.store, services.pit.id, table="t1", shoe=one["shoe"])  # type: ignore[arg-type]
        assert file == searched


def test_shoes_come_page_by_page(played: OpenHouse) -> None:
    stranger = played.person()
    first = stranger.get("/api/tables/t1/shoes", params={"most": 1}).json()
    rest = stranger.get("/api/tables/t1/shoes", params={"before": first[0]["shoe"]}).json()
    assert [one["shoe"] for one in (*first, *rest)] == [2, 1]


@pytest.mark.parametrize("path", ["t1/shoes/3", "t1/shoes/99", "none/shoes", "none/shoes/1"])
def test_unfinished_shoes_are_not_shown(played: OpenHouse, path: str) -> None:
    answer = played.person().get(f"/api/tables/{path}")
    assert answer.status_code == 404
    assert answer.json()["message"].endswith(".")

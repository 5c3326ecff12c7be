"""A house whose storage fails stops, reports it, and continues from its log when reopened."""

import asyncio
import re
import resource
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import httpx
import pytest

from puntobanco.core.facts import Value, fact, from_json, to_json
from puntobanco.core.ids import StaffId
from puntobanco.people import commands as people
from puntobanco.people.staff import Role
from puntobanco.proof.log_proof import prove
from puntobanco.server.app import Extension
from puntobanco.server.live import live_extension
from puntobanco.server.running import (
    PIT,
    Endpoint,
    _note_stop,
    listening_socket,
    prepare_folder,
    run_house,
)
from puntobanco.server.services import Services
from puntobanco.store import open_store
from tests.kit.server import SETTINGS
from tests.kit.stated import ANYTHING, says


def serving(folder: Path) -> tuple[subprocess.Popen[str], str]:
    run = "from puntobanco.cli.main import main; main()"
    command = [sys.executable, "-c", run, "serve", "--demo", "--port", "0"]
    child = subprocess.Popen(
        [*command, "--data", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    found = re.search(r"http://127[.]0[.]0[.]1:\d+", child.stdout.readline())
    assert found is not None
    return child, found[0]


@pytest.mark.assures("AUD-05")
@pytest.mark.skipif(
    not hasattr(resource, "prlimit"), reason="limits of another process are Linux's"
)
def test_a_full_disk_stops_the_house_and_the_log_is_whole(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    child, url = serving(folder)
    largest = max(file.stat().st_size for file in folder.iterdir())
    resource.prlimit(child.pid, resource.RLIMIT_FSIZE, (largest, largest))
    for number in range(200):
        # Patrons register until the disk is full; all accepted patrons are in the log.
        body = {"name": f"patron {number}", "password": "correct horse"}
        try:
            if not httpx.post(f"{url}/api/patrons", json=body, timeout=30).is_success:
                break
        except httpx.TransportError:
            break
    _, said = child.communicate(timeout=60)
    assert child.returncode == 1, said
    assert says(said, fact("serve-stopped", why=ANYTHING))
    with open_store(f"sqlite:///{folder / 'house.db'}") as store:
        assert prove(store, PIT).whole
    again, url = serving(folder)
    try:
        assert httpx.get(f"{url}/health").json()["state"] == "running"
    finally:
        again.terminate()
        again.communicate(timeout=60)
    assert again.returncode == 0


def test_only_an_unexpected_stop_is_an_incident(tmp_path: Path) -> None:
    with open_store(f"sqlite:///{tmp_path / 'house.db'}") as store:
        asyncio.run(_note_stop(store, None))
        assert store.notes.page(10, house=True) == []
        why = fact("pit-closed", pit="main")
        asyncio.run(_note_stop(store, why))
        [(_, note)] = store.notes.page(10, house=True)
        assert (note.what, from_json(note.detail)) == ("stopped", why)


DAMAGED = fact("store-tail", pit="main")


def test_a_pit_that_stops_before_serving_ends_the_house(tmp_path: Path) -> None:
    """For example damage found while the tables open, which would not be reported later."""

    @asynccontextmanager
    async def broken(services: Services) -> AsyncIterator[Extension]:
        boss = people.AppointStaff(staff=StaffId("admin"), roles=frozenset({Role.ADMIN}))
        await services.desk.people(boss, by=None)
        services.pit.stop(DAMAGED)
        async with live_extension(services, names={}) as joined:
            yield joined

    place, said = Endpoint(port=0), list[Value]()
    key = prepare_folder(tmp_path)
    with (
        closing(listening_socket(place)) as listener,
        open_store(f"sqlite:///{tmp_path / 'house.db'}") as store,
    ):
        house = run_house(store, key, SETTINGS, place, listener, open_floor=broken, say=said.append)
        assert asyncio.run(asyncio.wait_for(house, 60)) == DAMAGED
        assert to_json(DAMAGED) in [note.detail for note in store.notes.latest()]

"""External failures are reported with a code and a sentence, and leave no traceback."""

import json
import os
import shutil
import signal
import subprocess
import time
from pathlib import Path

import httpx
import pytest

from puntobanco.core.ids import CommandId, TableId
from puntobanco.house.messages import ToTable
from puntobanco.people.staff import Role
from puntobanco.sheets import load_game
from puntobanco.table.commands import HOUSE, OpenTable
from puntobanco.table.refusals import Refusal, RefusalCode
from puntobanco.table.state import Mode
from tests.kit.postgres import cluster
from tests.kit.server import PASSWORD, open_live
from tests.kit.serving import PROGRAM, Serving, serving
from tests.kit.small_disk import small_disk

SILENT_S = 20.0


def lines(house: Serving) -> list[dict[str, object]]:
    """The log lines of a house."""
    return [json.loads(line) for line in house.complaints().splitlines()]


def test_a_table_may_not_use_a_reserved_name(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    opening = OpenTable(game=load_game("mini-baccarat"), mode=Mode.AUTOMATIC)
    with open_live(tmp_path) as house:
        boss = house.staff(Role.SUPERVISOR)
        answer = boss.post("/api/tables", {"table": "house", "game": "mini-baccarat"})
        assert (answer.status_code, answer.json()["code"]) == (409, "table-name")
        assert answer.json()["key"] == "refusal-table-name"
        sent = ToTable(id=CommandId("o1"), table=TableId("house"), by=HOUSE, command=opening)
        assert house.submit(sent) == Refusal(RefusalCode.TABLE_NAME)
        body = {"table": "h1", "game": "mini-baccarat"}
        assert boss.post("/api/tables", body).status_code == 200
    assert [one for one in caplog.records if one.exc_info] == []


@pytest.mark.part("small-disk")
@pytest.mark.parametrize("room", [0, 16_384, 65_536])
def test_a_full_disk_at_start_is_one_sentence(tmp_path: Path, room: int) -> None:
    with serving(tmp_path / "house") as first:
        first.signal(signal.SIGTERM)
        assert first.process.wait(60) == 0
    with small_disk(tmp_path / "small"):
        house, ballast = tmp_path / "small" / "house", tmp_path / "small" / "ballast"
        shutil.copytree(tmp_path / "house", house)
        handle = os.open(ballast, os.O_CREAT | os.O_WRONLY)
        left = shutil.disk_usage(tmp_path / "small").free
        os.posix_fallocate(handle, 0, left - room if room else left)
        os.close(handle)
        done = subprocess.run(
            [*PROGRAM, "--data", str(house), "--port", "0"],
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"punto: {house}")
    assert done.stderr.count("\n") == 1


@pytest.mark.part("postgresql")
def test_a_lost_database_is_reported_without_its_address(tmp_path: Path) -> None:
    asked = (
        ("GET", "/api/session", None),
        ("GET", "/api/me/statement", None),
        ("GET", "/api/tables", None),
        ("DELETE", "/api/session", None),
    )
    ann = {"name": "ann", "password": PASSWORD}
    with cluster() as server:
        url = server.new_url()
        with serving(tmp_path, "--database", url, "--open-registration") as house:
            with httpx.Client(base_url=house.url, timeout=60) as client:
                token = client.post("/api/patrons", json=ann).json()["token"]
                client.headers["x-punto-token"] = token
                server.stop()
                told = set[tuple[int, str]]()
                until = time.monotonic() + SILENT_S
                while time.monotonic() < until and not enough(house):
                    for method, path, body in asked:
                        answer = client.request(method, path, json=body)
                        assert str(server.folder) not in answer.text
                        if answer.is_error:
                            told.add((answer.status_code, answer.json()["code"]))
            assert told
            assert told <= {(503, "storage"), (503, "moving"), (401, "signed-out")}
            house.signal(signal.SIGTERM)
            assert house.process.wait(60) == 0
            assert "Traceback" not in house.complaints()
        server.start()


def enough(house: Serving) -> bool:
    """Whether the house has noticed that it can no longer write."""
    return any(line["what"] == "cannot write sessions" for line in lines(house))

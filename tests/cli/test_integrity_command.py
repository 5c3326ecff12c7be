"""`punto integrity`: its report on a house, running or not."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from puntobanco.cli.main import app
from puntobanco.core.errors import PuntoError
from puntobanco.core.facts import fact
from puntobanco.core.ids import PatronId
from puntobanco.fairness.keys import create_key
from puntobanco.house.custody import MANIFEST, Custody
from puntobanco.house.messages import HOUSE_STREAM, encode_event
from puntobanco.house.program import installed
from puntobanco.people.events import PatronRegistered
from puntobanco.server.running import now
from puntobanco.store import Batch, EncodedEvent, open_store
from puntobanco.words import ENGLISH, words_in

EN = words_in(ENGLISH)


def punto(*arguments: object) -> Result:
    return CliRunner().invoke(app, ["integrity", *map(str, arguments)])


@pytest.fixture
def house(tmp_path: Path) -> Path:
    with open_store(f"sqlite:///{tmp_path}/house.db") as store:
        with store.acquire("main", owner="house") as lease:
            known = encode_event(PatronRegistered(by="house", patron=PatronId("ann")))
            lease.append([Batch((EncodedEvent(HOUSE_STREAM, "PatronRegistered", now(), known),))])
        key = create_key(tmp_path / "key", bytes)
        Custody(store, tmp_path, key, now).check_and_record()
    return tmp_path


@pytest.mark.assures("AUD-08")
def test_integrity_reports_an_unchanged_running_house(house: Path) -> None:
    with open_store(f"sqlite:///{house}/house.db"):
        done = punto("--data", house)
        told = json.loads(punto("--data", house, "--json").stdout)
    assert done.exit_code == 0
    assert done.stdout.splitlines()[-1] == EN.say("integrity-unchanged")
    assert f"sha256sum --quiet -c {house / MANIFEST}" in done.stdout
    assert told["whole"] is True
    assert told["program"] == installed().digest
    assert told["anchors"][0].startswith("anchor 1 main 1 ")


def test_integrity_reports_a_change_and_exits_1(house: Path) -> None:
    with open_store(f"sqlite:///{house}/house.db") as store:
        store.facts.replace("program", "0.0.9 abc")
    done = punto("--data", house)
    assert done.exit_code == 1
    assert done.stdout.startswith("program: version 0.1.0 is another program than the one ")
    assert done.stdout.splitlines()[-1] == "1 fault"
    told = json.loads(punto("--data", house, "--json").stdout)
    [fault] = told["faults"]
    assert (fault["part"], fault["problem"]["code"]) == ("program", "custody-program")
    german = punto("--data", house, "--language", "de")
    assert german.exit_code == 2
    chinese = punto("--data", house, "--language", "zh-Hans")
    assert chinese.stdout.splitlines()[0].startswith("程序：版本 0.1.0 并非上次打开本场的程序")
    assert chinese.stdout.splitlines()[-1] == "1 处问题"


def test_integrity_refuses_a_folder_without_a_house(tmp_path: Path) -> None:
    done = punto("--data", tmp_path)
    assert isinstance(done.exception, PuntoError)
    assert done.exception.stated == fact("error-database", database=f"{tmp_path}/house.db")

"""Reasons why a house does not open, each in one sentence."""

import re
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import psycopg
import pytest

from puntobanco.core.facts import Fact, fact
from puntobanco.core.ids import Ms
from puntobanco.house.messages import HOUSE_STREAM, encode_event
from puntobanco.people.events import HouseOpened
from puntobanco.server.running import PIT, now
from puntobanco.store import Batch, EncodedEvent, open_store
from tests.kit.postgres import Cluster, cluster
from tests.kit.server import PASSWORD
from tests.kit.serving import serving
from tests.kit.stated import ANYTHING, says
from tests.server.test_serve_command import _as_it_was, refusal

__all__ = ["_as_it_was"]

SERVER = pytest.mark.part("postgresql")


@pytest.fixture(scope="module")
def server() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


def refused(folder: Path, url: str) -> str:
    return refusal("--data", folder, "--port", 0, "--database", url)


@pytest.mark.parametrize(
    ("url", "stated"),
    [
        (
            "postgresql://house@127.0.0.1:1/house",
            fact("store-unreadable", file="127.0.0.1/house", reason=ANYTHING),
        ),
        ("postgres://house@127.0.0.1/house", fact("store-backend", backend="postgres")),
        ("house.db", fact("store-url")),
    ],
)
def test_an_invalid_database_address_is_refused(tmp_path: Path, url: str, stated: Fact) -> None:
    assert says(refused(tmp_path, url), stated)


@SERVER
def test_a_missing_database_or_role_is_refused(server: Cluster, tmp_path: Path) -> None:
    url = server.new_url()
    said = refused(tmp_path, url.replace("/postgres?", "/nowhere?"))
    assert 'database "nowhere" does not exist' in said
    assert 'role "nobody" does not exist' in refused(tmp_path, url.replace("house@", "nobody@"))


def lacks(role: str, right: str, table: str) -> Fact:
    """The error of a role without a right on a table."""
    return fact(
        "store-right-table", server=ANYTHING, role=role, right=right, table=table, rights=ANYTHING
    )


def lacks_sequence(role: str, sequence: str) -> Fact:
    """The error of a role that may not use a sequence."""
    return fact("store-right-sequence", server=ANYTHING, role=role, sequence=sequence)


def may_not_make(role: str, right: str) -> Fact:
    """The error of a role that may not make tables."""
    return fact("store-right-make", server=ANYTHING, role=role, right=right)


@SERVER
def test_a_role_without_rights_is_refused(server: Cluster, tmp_path: Path) -> None:
    url = server.new_url()
    open_store(url).close()
    name = url.rpartition("%3D")[2]
    address = f"host={server.folder} user=house dbname=postgres"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("CREATE ROLE reader LOGIN")
        for what in (f"USAGE ON SCHEMA {name}", f"SELECT ON ALL TABLES IN SCHEMA {name}"):
            connection.execute(f"GRANT {what} TO reader".encode())
        said = refused(tmp_path, url.replace("house@", "reader@"))
        assert says(said, lacks("reader", "DELETE", "access_note"))
        for table in ("event", "command"):
            connection.execute(f"GRANT INSERT ON {name}.{table} TO reader".encode())
        rest = "pit, wallet, person, snapshot, credential, invite, session, access_note"
        tables = ", ".join(
            f"{name}.{one}" for one in f"{rest}, process, fact, device, guess".split(", ")
        )
        connection.execute(f"GRANT INSERT, UPDATE, DELETE ON {tables} TO reader".encode())
        said = refused(tmp_path, url.replace("house@", "reader@"))
        sequence = f"{name}.access_note_number_seq"
        assert says(said, lacks_sequence("reader", sequence))
        connection.execute(f"GRANT USAGE ON SEQUENCE {sequence} TO reader".encode())
        said = refused(tmp_path, url.replace("house@", "reader@"))
        assert says(said, may_not_make("reader", f"CREATE in the schema {name}"))
    with open_store(url.replace("house@", "reader@")) as store:
        store.acquire(PIT, owner="reader").append([an_entry(now())])


# --- A role as in docs/deploy.md -----------------------------------------------------------------

DEPLOY = Path(__file__).parents[2] / "docs" / "deploy.md"


def granted(schema: str, role: str) -> list[str]:
    """The statements of the page, for our own schema and role."""
    (block,) = re.findall(r"^```sql\n(.*?)^```", DEPLOY.read_text(), re.DOTALL | re.MULTILINE)
    ours = block.replace("SCHEMA public", f"SCHEMA {schema}").replace("floor", role)
    return [one.strip() for one in ours.split(";") if one.strip()]


def opened_once(url: str, folder: Path) -> None:
    """As the page says: start once as the owner, who makes the tables."""
    with serving(folder, "--database", url) as house:
        house.signal(signal.SIGTERM)
        assert house.process.wait(60) == 0


def as_owner(server: Cluster, url: str, *statements: str) -> None:
    path = url.rpartition("%3D")[2]
    address = f"host={server.folder} user=house dbname=postgres options='-c search_path={path}'"
    with psycopg.connect(address, autocommit=True) as connection:
        for statement in statements:
            connection.execute(statement.encode())


@SERVER
def test_the_documented_grants_suffice(server: Cluster, tmp_path: Path) -> None:
    url = server.new_url()
    opened_once(url, tmp_path)
    as_owner(server, url, *granted(url.rpartition("%3D")[2], "floor_one"))
    theirs = url.replace("house@", "floor_one@")
    with serving(tmp_path, "--database", theirs, "--new-link") as house:
        assert house.line() == str(fact("serve-links", days=3))
        assert house.line() == str(fact("serve-two-people"))
        token = house.line().removeprefix(f"{house.url}/invite#")
        chosen = {"name": "boss", "password": PASSWORD}
        begun = httpx.post(f"{house.url}/api/invites/{token}", json=chosen, timeout=60)
        assert begun.is_success, begun.text
        with httpx.Client(base_url=house.url, timeout=60) as boss:
            session = boss.post("/api/session", json=chosen)
            assert session.is_success, session.text
            office = boss.get("/api/office")
            assert office.is_success, office.text
            for path in ("/api/office/acts?kind=setting", "/api/office/notes"):
                read = boss.get(path)
                assert read.is_success, read.text
            assert "permission" not in house.complaints()
        house.signal(signal.SIGTERM)
        assert house.process.wait(60) == 0
    with open_store(url) as store:
        assert "signed-in" in {note.what for note in store.notes.latest()}


LACKING: dict[str, Callable[[str, str], Fact]] = {
    "REVOKE USAGE ON SEQUENCE access_note_number_seq FROM {role}": (
        lambda role, schema: lacks_sequence(role, f"{schema}.access_note_number_seq")
    ),
    "REVOKE INSERT ON event FROM {role}": lambda role, _: lacks(role, "INSERT", "event"),
    "REVOKE UPDATE ON pit FROM {role}": lambda role, _: lacks(role, "UPDATE", "pit"),
    "REVOKE DELETE ON reading_coup FROM {role}": (
        lambda role, _: lacks(role, "DELETE", "reading_coup")
    ),
    "UPDATE reading_shape SET shape = 'older'": (
        lambda role, _: may_not_make(role, f"DROP reading_account_quarter, {ANYTHING}")
    ),
    "DROP TABLE reading_shape; REVOKE CREATE ON SCHEMA {schema} FROM {role}": (
        lambda role, schema: may_not_make(role, f"CREATE in the schema {schema}")
    ),
}


@SERVER
def test_a_missing_grant_is_named(server: Cluster, tmp_path: Path) -> None:
    url = server.new_url()
    schema = url.rpartition("%3D")[2]
    opened_once(url, tmp_path)
    for number, (lacking, stated) in enumerate(LACKING.items()):
        role = f"floor_lacks_{number}"
        as_owner(server, url, *granted(schema, role), lacking.format(role=role, schema=schema))
        found = refused(tmp_path, url.replace("house@", f"{role}@"))
        assert says(found, stated(role, schema))


def an_entry(at: Ms) -> Batch:
    return Batch((EncodedEvent("t1", "Happened", at, b"{}"),))


@SERVER
def test_a_database_of_a_newer_version_is_refused(server: Cluster, tmp_path: Path) -> None:
    url = server.new_url()
    with open_store(url) as store, store.database.writing() as connection:
        connection.exec_driver_sql("UPDATE store_version SET version = 9999")
    said = refused(tmp_path, url)
    newer = fact("store-too-new", file=ANYTHING, version=9999, known=ANYTHING)
    assert says(said, newer)


@SERVER
def test_a_second_house_on_a_database_is_refused(server: Cluster, tmp_path: Path) -> None:
    url, ours, theirs = server.new_url(), tmp_path / "ours", tmp_path / "theirs"
    with serving(ours, "--database", url, "--name", "The Crown"):
        said = refusal("--data", theirs, "--port", 0, "--database", url, "--name", "The Crown")
    assert says(said, fact("custody-key", file=f"{theirs}/key", id=ANYTHING, expected=ANYTHING))
    # The key made for it is removed again: the next try must not find it.
    assert [file.name for file in theirs.iterdir()] == []


@pytest.mark.soak
@SERVER
def test_two_processes_with_one_address_are_refused(server: Cluster, tmp_path: Path) -> None:
    url, at = server.new_url(), "http://127.0.0.1:9"
    with (
        serving(tmp_path, "--database", url, "--address", at) as one,
        serving(tmp_path, "--database", url, "--address", at) as two,
    ):
        assert two.process.wait(30) == 1
        assert f"--address {at}: another process, {at}#" in two.complaints()
        assert one.process.poll() is None


def test_an_invalid_own_address_is_refused(tmp_path: Path) -> None:
    for address in ("one.example", "ftp://one.example", "https://one.example/path", "http://"):
        said = refusal("--data", tmp_path, "--address", address)
        assert said == str(fact("serve-address", address=address))


@pytest.mark.assures("AUD-07")
def test_a_clock_behind_the_log_is_refused_at_start(tmp_path: Path) -> None:
    with (
        open_store(f"sqlite:///{tmp_path}/house.db") as store,
        store.acquire(PIT, owner="house") as lease,
    ):
        at = Ms(now() + 7_200_000)
        opened = HouseOpened(by="house", demonstration=False)
        entry = EncodedEvent(HOUSE_STREAM, type(opened).__name__, at, encode_event(opened))
        lease.append([Batch((entry,))])
    said = refusal("--data", tmp_path, "--port", 0)
    fault = fact("custody-clock", now=ANYTHING, pit="main", last=ANYTHING)
    assert says(said, fact("custody-refused", fault=fault))


@pytest.mark.assures("AUD-08", "INT-07")
def test_a_changed_log_is_refused_unless_accepted(tmp_path: Path) -> None:
    with serving(tmp_path) as house:
        house.process.terminate()
        house.process.wait()
    assert sorted(file.name for file in tmp_path.iterdir())[:2] == ["anchors", "house.db"]
    with closing(sqlite3.connect(tmp_path / "house.db")) as connection, connection:
        for (name,) in connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'trigger'"
        ).fetchall():
            connection.execute(f"DROP TRIGGER {name}")
        [(written,)] = connection.execute("SELECT head_sequence FROM pit")
        connection.execute("DELETE FROM event")
        connection.execute("UPDATE pit SET head_sequence = 0, head_hash = zeroblob(32), owner = ''")
        connection.execute("DELETE FROM snapshot")
    connection.close()
    said = refusal("--data", tmp_path, "--port", 0)
    lost = fact("finding-lost", file=f"{tmp_path}/house.db.main.head", end=0, count=written)
    problem = fact("finding-at", pit="main", entry=written, kind="", problem=lost)
    assert says(said, fact("store-lost", file=f"{tmp_path}/house.db", problem=problem))
    with serving(tmp_path, "--accept-change") as house:
        house.process.terminate()
        assert house.process.wait(30) == 0
    with open_store(f"sqlite:///{tmp_path}/house.db") as store:
        assert "accepted" in {note.what for note in store.notes.latest()}

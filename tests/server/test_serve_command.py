"""`punto serve`: its refusals in one sentence, and a house from first start to last."""

import logging
import os
import re
import signal
import socket
import sqlite3
import ssl
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from threading import Barrier

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from typer.testing import CliRunner

from puntobanco.cli.main import app
from puntobanco.core.errors import PuntoError
from puntobanco.core.facts import Fact, fact
from puntobanco.server.running import PIT, Endpoint, ServeError, browser_address, listening_socket
from puntobanco.store import open_store
from tests.kit.options import not_an_amount
from tests.kit.postgres import cluster
from tests.kit.server import PASSWORD
from tests.kit.stated import ANYTHING, says, stating

_BEGINS = (
    *("HouseOpened", "StaffAppointed", "StaffAppointed"),
    *("CardIssued", "StaffInvited", "CardIssued", "StaffInvited"),
)
"""The first events in the log of a real house: its kind and two administrators."""
PROGRAM = [sys.executable, "-c", "from puntobanco.cli.main import main; main()", "serve"]


@pytest.fixture(autouse=True)
def _as_it_was() -> Iterator[None]:
    """Restore what a starting command changes in its process."""
    root, mask = logging.getLogger(), os.umask(0o022)
    before = root.handlers, root.level
    yield
    os.umask(mask)
    root.handlers, level = before
    root.setLevel(level)


def refusal(*arguments: object) -> str:
    """The program's error when it does not start."""
    done = CliRunner().invoke(app, ["serve", *map(str, arguments)])
    assert isinstance(done.exception, PuntoError), done
    assert (done.stdout, done.stderr) == ("", "")
    said = str(done.exception)
    assert "\n" not in said
    return said


class Started:
    """A program that serves a house."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        assert process.stdout is not None
        self.first_line = process.stdout.readline()
        found = re.search(r"https?://\S+(?=/$)", self.first_line)
        assert found is not None, self.first_line
        self.url = found[0]

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def invites(self, people: int) -> list[str]:
        """The tokens of the printed links, one per administrator."""
        assert self.line() == str(fact("serve-links", days=3))
        if people > 1:
            assert self.line() == str(fact("serve-two-people"))
        return [self._invite(card=people > 1) for _ in range(people)]

    def _invite(self, *, card: bool) -> str:
        token = self.line().removeprefix(f"{self.url}/invite#")
        assert re.fullmatch(r"[\w-]{40,}", token)
        if card:
            line = self.line()
            assert any(
                says(line, fact("serve-card", staff=staff, card=f"{staff}-{ANYTHING}"))
                for staff in ("admin", "admin-2")
            )
        return token

    def invite(self) -> str:
        """The token of the first of two links."""
        return self.invites(2)[0]

    def stop(self, by: signal.Signals = signal.SIGTERM) -> tuple[int, str, str]:
        self.process.send_signal(by)
        said, complained = self.process.communicate(timeout=30)
        return self.process.returncode, said, complained


@contextmanager
def started(folder: Path, *arguments: object) -> Iterator[Started]:
    command = [*PROGRAM, "--data", str(folder), "--port", "0", *map(str, arguments)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            yield Started(process)
        finally:
            process.kill()


def test_plain_http_beyond_this_machine_is_refused(tmp_path: Path) -> None:
    for host in ("0.0.0.0", "192.0.2.1", "house.example", "::"):  # noqa: S104 -- refused
        with stating(ServeError, "serve-plain-http", host=host):
            Endpoint(host=host).check()
    for host in ("127.0.0.1", "localhost", "::1", "127.1.2.3"):
        Endpoint(host=host).check()
    behind = Endpoint(host="0.0.0.0", proxy="192.0.2.7", host_names=("house.example",))  # noqa: S104
    behind.check()
    with stating(ServeError, "serve-proxy-hosts"):
        replace(behind, host_names=()).check()
    with stating(ServeError, "serve-host-name", name="no name"):
        replace(behind, host_names=("no name",)).check()
    assert behind.hosts == {"house.example"}
    assert replace(behind, address="https://One.example:8443").hosts == {
        "house.example",
        "one.example",
    }
    assert replace(behind, proxy=None).hosts == frozenset()
    done = subprocess.run(
        [*PROGRAM, "--data", str(tmp_path), "--host", "192.0.2.1"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"punto: {fact('serve-plain-http', host='192.0.2.1')}\n"
    assert list(tmp_path.iterdir()) == []


def test_a_port_in_use_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = refusal("--data", tmp_path, "--port", port)
    assert said == str(fact("serve-port-used", port=port, host="127.0.0.1"))


def test_a_foreign_address_is_named() -> None:
    with stating(ServeError, "serve-port-refused", port=0, host="192.0.2.1"):
        listening_socket(Endpoint(host="192.0.2.1", port=0))
    with stating(ServeError, "serve-host-unknown", host="no such host"):
        listening_socket(Endpoint(host="no such host", port=0))


def test_an_unusable_folder_is_named(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert refusal("--data", file) == str(fact("serve-data-file", folder=str(file)))
    proc = fact("serve-data-make", folder="/proc/house", why=ANYTHING)
    assert says(refusal("--data", "/proc/house"), proc)
    locked = tmp_path / "locked"
    locked.mkdir()
    (locked / "key").write_text("0" * 64)
    (locked / "key").chmod(0o644)
    mode = fact("fairness-key-mode", file=f"{locked}/key", mode=ANYTHING)
    assert says(refusal("--data", locked), mode)


def test_a_newer_database_is_refused_unchanged(tmp_path: Path) -> None:
    open_store(f"sqlite:///{tmp_path}/house.db").close()
    with closing(sqlite3.connect(tmp_path / "house.db")) as connection, connection:
        connection.execute("UPDATE store_version SET version = 9999")
    connection.close()
    before = (tmp_path / "house.db").read_bytes()
    newer = fact("store-too-new", file=ANYTHING, version=9999, known=ANYTHING)
    assert says(refusal("--data", tmp_path, "--port", 0), newer)
    assert (tmp_path / "house.db").read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "stated"),
    [
        (
            ("--log-level", "loud"),
            fact("error-log-level", level="loud", levels=ANYTHING),
        ),
        (
            ("--welcome-credit", "-5"),
            fact("error-option-negative", option="--welcome-credit", value="-5"),
        ),
        (("--welcome-credit", "much"), not_an_amount("--welcome-credit", "much")),
        (("--certificate", "cert.pem"), fact("serve-key-pair")),
        (
            ("--certificate", "c", "--private-key", "k", "--behind-proxy", "::1"),
            fact("serve-proxy-or-certificate"),
        ),
        (
            ("--certificate", "gone.pem", "--private-key", "gone.pem"),
            fact("serve-pem-unreadable", file="gone.pem"),
        ),
        (
            ("--behind-proxy", "somewhere"),
            fact("serve-proxy-address", proxy="somewhere"),
        ),
        (("--database", "mysql://x"), fact("store-backend", backend="mysql")),
    ],
)
def test_contradictory_options_are_named(
    tmp_path: Path, arguments: tuple[str, ...], stated: Fact
) -> None:
    assert says(refusal("--data", tmp_path, "--port", 0, *arguments), stated)


@pytest.mark.assures("SEC-15")
def test_a_house_from_its_first_start_to_its_last(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    with started(folder, "--name", "The Crown", "--log-level", "info") as first:
        assert first.first_line.startswith(
            str(fact("serve-open", house="The Crown", address="http://127.0.0.1:"))
        )
        tokens = first.invites(2)
        for name, token in zip(("boss", "chief"), tokens, strict=True):
            with httpx.Client(base_url=first.url) as client:
                body = {"name": name, "password": PASSWORD}
                made = client.post(f"/api/invites/{token}", json=body)
                assert made.status_code == 201
                assert made.json()["roles"] == ["admin"]
        code, said, logged = first.stop()
        assert (code, said) == (0, "")
        assert not any(token in logged for token in tokens)
        assert PASSWORD not in logged
        assert '"what": "password-set"' in logged
    modes = {file.name: oct(file.stat().st_mode & 0o777) for file in folder.iterdir()}
    assert set(modes.values()) == {"0o600"}
    assert oct(folder.stat().st_mode & 0o777) == "0o700"
    # Both can sign in by now: no more links, unless requested.
    with started(folder) as second:
        assert second.stop(signal.SIGINT) == (0, "", "")
    with started(folder, "--new-link") as third:
        token = third.invite()
        with httpx.Client(base_url=third.url) as client:
            body = {"name": "boss", "password": "another horse"}
            assert client.post(f"/api/invites/{token}", json=body).status_code == 201
        assert third.stop()[0] == 0
    with open_store(f"sqlite:///{folder}/house.db") as store:
        assert [entry.kind for entry in store.read(PIT)] == [
            *_BEGINS,
            *("StaffInvited", "StaffInvited"),
        ]
        (state,) = store.pits()
        # The pit was released: the next owner need not wait.
        assert store.acquire(PIT, owner="test").head == state.head


def test_an_unused_link_is_replaced_at_the_next_start(tmp_path: Path) -> None:
    with started(tmp_path) as first:
        unused = first.invite()
        first.stop()
    with started(tmp_path) as second:
        fresh = second.invite()
        with httpx.Client(base_url=second.url) as client:
            body = {"name": "boss", "password": PASSWORD}
            assert client.post(f"/api/invites/{unused}", json=body).status_code == 404
            assert client.post(f"/api/invites/{fresh}", json=body).status_code == 201


def test_a_demonstration_and_a_house_do_not_open_each_other(tmp_path: Path) -> None:
    demo, house = tmp_path / "demo", tmp_path / "house"
    with started(demo, "--demo") as shown:
        shown.stop()
    with started(house) as own:
        own.stop()
    no_demonstration = str(fact("serve-no-demonstration", folder=str(house)))
    a_demonstration = str(fact("serve-is-demonstration", folder=str(demo)))
    assert no_demonstration in refusal("--data", house, "--port", 0, "--demo")
    assert a_demonstration in refusal("--data", demo, "--port", 0)
    # Without the record, the log decides.
    for folder in (demo, house):
        with closing(sqlite3.connect(folder / "house.db")) as connection, connection:
            connection.execute("DELETE FROM fact WHERE name = 'kind'")
    assert str(fact("opened-as-house")) in refusal("--data", house, "--port", 0, "--demo")
    assert str(fact("opened-as-demonstration")) in refusal("--data", demo, "--port", 0)


def test_a_demonstration_has_its_own_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        refusal("--port", port)
        assert {one.name for one in tmp_path.iterdir()} == {"house-data"}
        refusal("--port", port, "--demo")
        assert {one.name for one in tmp_path.iterdir()} == {"house-data", "demo-data"}


@pytest.mark.part("postgresql")
def test_a_house_can_use_postgresql(tmp_path: Path) -> None:
    with cluster() as running:
        url = running.new_url()
        with started(tmp_path, "--database", url, "--open-registration") as house:
            token = house.invite()
            with httpx.Client(base_url=house.url) as client:
                boss = {"name": "boss", "password": PASSWORD}
                assert client.post(f"/api/invites/{token}", json=boss).status_code == 201
                assert client.get("/api/staff").json()[0]["name"] == "boss"
            with httpx.Client(base_url=house.url) as client:
                ann = {"name": "ann", "password": PASSWORD}
                assert client.post("/api/patrons", json=ann).status_code == 201
                assert client.get("/api/session").json()["name"] == "ann"
            assert house.stop()[0] == 0
        assert {file.name for file in tmp_path.iterdir()} == {
            "anchors",
            "key",
            "postgresql.main.head",
            "program.sha256",
        }
        with open_store(url) as store:
            kinds = [entry.kind for entry in store.read(PIT)]
    assert kinds == [*_BEGINS, "PatronRegistered"]


@pytest.mark.parametrize(
    "kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.part("postgresql"))]
)
def test_losing_a_race_for_a_name_logs_no_patron(tmp_path: Path, kind: str) -> None:
    with ExitStack() as stack:
        url = f"sqlite:///{tmp_path}/house.db"
        if kind == "postgresql":
            url = stack.enter_context(cluster()).new_url()
        with started(tmp_path, "--database", url, "--open-registration") as house:
            house.invites(2)
            ready = Barrier(12)

            def register(_: int) -> int:
                with httpx.Client(base_url=house.url, timeout=60) as client:
                    client.get("/health")
                    ready.wait()
                    ann = {"name": "ann", "password": PASSWORD}
                    return client.post("/api/patrons", json=ann).status_code

            with ThreadPoolExecutor(12) as pool:
                answers = sorted(pool.map(register, range(12)))
            assert answers == [201, *[409] * 11]
            assert house.stop()[0] == 0
        with open_store(url) as store:
            patrons = [one for one in store.read(PIT) if one.kind == "PatronRegistered"]
            assert len(patrons) == 1
            named = store.credentials.find("ann")
            assert named is not None
            assert named.subject.encode() in patrons[0].payload


def a_certificate(folder: Path) -> tuple[Path, Path]:
    """A self-signed certificate for 127.0.0.1, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "house")])
    names = x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(names, critical=False)
        .sign(key, hashes.SHA256())
    )
    certificate, private_key = folder / "cert.pem", folder / "key.pem"
    certificate.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    private_key.touch(0o600)
    private_key.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    return certificate, private_key


@pytest.mark.assures("SEC-01", "SEC-03")
def test_with_a_certificate_the_house_speaks_tls(tmp_path: Path) -> None:
    certificate, private_key = a_certificate(tmp_path)
    arguments = (
        *("--certificate", certificate, "--private-key", private_key),
        *("--open-registration", "--host-name", "crown.example"),
    )
    with started(tmp_path / "house", *arguments) as house:
        assert house.url.startswith("https://127.0.0.1:")
        trusting = ssl.create_default_context(cafile=certificate)
        with httpx.Client(base_url=house.url, verify=trusting) as client:
            body = {"name": "ann", "password": PASSWORD}
            answer = client.post("/api/patrons", json=body, headers={"origin": house.url})
            assert answer.status_code == 201
            assert answer.headers["set-cookie"].startswith("__Host-punto=")
            assert answer.headers["set-cookie"].endswith("; Secure")
            assert "strict-transport-security" in answer.headers
            assert client.get("/api/session").json()["name"] == "ann"
            # Only the names in the certificate and the options are accepted.
            for host, status in (
                ("evil.example", 421),
                ("127.0.0.1:9", 200),
                ("crown.example", 200),
            ):
                answer = client.get("/api/house", headers={"host": host})
                assert answer.status_code == status
            assert client.get("/api/house", headers={"host": ""}).json()["code"] == "host"
            assert client.get("/health", headers={"host": "10.0.0.9"}).status_code == 200
        assert house.stop()[0] == 0
    private_key.chmod(0o644)
    with stating(ServeError, "serve-key-readable", file=str(private_key)):
        Endpoint(certificate=certificate, private_key=private_key).check()
    private_key.chmod(0o600)
    certificate.chmod(0o600)
    with stating(ServeError, "serve-pem-mismatch"):
        Endpoint(certificate=private_key, private_key=certificate).check()


def test_the_printed_address_works_in_a_browser() -> None:
    with listening_socket(Endpoint(host="::1", port=0)) as listener:
        port = listener.getsockname()[1]
        assert browser_address(Endpoint(host="::1"), listener) == f"http://[::1]:{port}"
        everywhere = Endpoint(host="0.0.0.0", proxy="192.0.2.1")  # noqa: S104 -- not bound
        assert browser_address(everywhere, listener) == f"http://{socket.gethostname()}:{port}"


def test_a_second_house_in_one_folder_is_refused(tmp_path: Path) -> None:
    with open_store(f"sqlite:///{tmp_path}/house.db"):
        assert "house.db" in refusal("--data", tmp_path, "--port", 0)

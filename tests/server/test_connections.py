"""Limits on the number and duration of connections: silent clients cannot shut others out."""

import json
import re
import resource
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from puntobanco.server.config import Connections
from puntobanco.server.listener import RESERVED, allow_files, most_connections
from puntobanco.server.running import Endpoint, listening_socket
from tests.kit.server import SETTINGS, OpenHouse, open_house
from tests.kit.serving import Serving, serving

PATIENCE_S = 60.0
"""How long a test waits for timed actions of the house; a slow machine is not a failure."""
GET = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
FILES = 256
"""Descriptors of a process with few."""


def silent(url: str, source: str = "127.0.0.1") -> socket.socket:
    """A connection from an address of this machine that sends nothing yet."""
    name, port = url.rpartition("//")[2].split(":")
    made = socket.create_connection((name, int(port)), PATIENCE_S, source_address=(source, 0))
    made.settimeout(PATIENCE_S)
    return made


def rest_of(made: socket.socket) -> bytes:
    """Everything the house sends until it closes the connection."""
    found = b""
    try:
        while more := made.recv(65536):
            found += more
    except ConnectionResetError:
        pass
    return found


def is_open(made: socket.socket) -> bool:
    """Whether the house answers over a connection."""
    try:
        made.sendall(GET)
        return made.recv(12) == b"HTTP/1.1 200"
    except OSError:
        return False


def code_in(answer: bytes) -> tuple[int, str]:
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["code"]


def figure(text: str, name: str) -> int:
    found = re.search(rf"^{name} (\d+)$", text, re.M)
    return 0 if found is None else int(found[1])


# --- Timeouts ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """A house with short timeouts."""
    quick = Connections(head_s=0.3, body_s=0.3, idle_s=1)
    config = replace(SETTINGS, connections=quick)
    with open_house(tmp_path_factory.mktemp("hasty"), config) as opened:
        yield opened


@pytest.mark.assures("SEC-09")
def test_a_silent_connection_is_closed(hasty: OpenHouse) -> None:
    with closing(silent(hasty.url)) as made:
        assert rest_of(made) == b""


@pytest.mark.assures("SEC-09")
@pytest.mark.parametrize(
    "said",
    [
        b"GET / HTTP/1.1\r\nHost: 127",
        (
            b"POST /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            b"Content-Length: 50\r\n\r\n{"
        ),
    ],
    ids=["head", "body"],
)
def test_a_late_request_is_answered_with_a_timeout(
    hasty: OpenHouse, caplog: pytest.LogCaptureFixture, said: bytes
) -> None:
    with closing(silent(hasty.url)) as made:
        made.sendall(said)
        assert code_in(rest_of(made)) == (408, "timeout")
    assert [one for one in caplog.records if one.exc_info] == []


@pytest.mark.assures("SEC-09")
def test_a_trickling_head_has_no_extra_time(hasty: OpenHouse) -> None:
    with closing(silent(hasty.url)) as made:
        begun, sent = time.monotonic(), 0
        made.settimeout(0.05)
        while time.monotonic() < begun + PATIENCE_S:
            try:
                made.sendall(b"G"[:1] if sent == 0 else b"E")
                sent += 1
                if made.recv(65536) == b"":
                    break
            except TimeoutError:
                continue
            except OSError:
                break
        else:
            pytest.fail("the house listened on and on")


@pytest.mark.assures("SEC-09")
def test_idle_connections_are_closed_even_within_a_head(
    hasty: OpenHouse,
) -> None:
    with closing(silent(hasty.url)) as idle:
        assert is_open(idle)
        assert b"running" in rest_of(idle)
    with closing(silent(hasty.url)) as slow:
        assert is_open(slow)
        slow.sendall(b"GET /heal")
        assert b'"timeout"' in rest_of(slow)


@pytest.mark.assures("SEC-09")
def test_an_unwanted_body_is_not_read_forever(hasty: OpenHouse) -> None:
    head = (
        b"POST /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b"Content-Length: 1000000000000\r\n\r\n"
    )
    with closing(silent(hasty.url)) as made:
        made.sendall(head + b"x" * 1000)
        assert code_in(rest_of(made))[0] in (408, 413)


def test_a_socket_is_not_subject_to_request_timeouts(hasty: OpenHouse) -> None:
    """Sockets of a house without a floor are refused; what matters is that the answer comes."""
    with closing(silent(hasty.url)) as made:
        made.sendall(
            b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        assert rest_of(made).startswith(b"HTTP/1.1 403")


# --- Number of connections ---------------------------------------------------------------------


@pytest.mark.assures("SEC-09")
def test_connections_per_address_are_limited(tmp_path: Path) -> None:
    config = replace(SETTINGS, connections=Connections(of_one_address=5, head_s=PATIENCE_S))
    with open_house(tmp_path, config) as house, ExitStack() as opened:
        mine = [opened.enter_context(closing(silent(house.url))) for _ in range(5)]
        assert all(map(is_open, mine))
        for _ in range(3):
            with closing(silent(house.url)) as late:
                assert rest_of(late) == b""
        other = opened.enter_context(closing(silent(house.url, "127.0.0.2")))
        assert is_open(other)
        metrics = house.services.metrics
        assert figure(metrics.text(), "punto_connections") == 6
        assert figure(metrics.text(), "punto_connections_refused_total") == 3
        mine.pop().close()
        until = time.monotonic() + PATIENCE_S
        while figure(metrics.text(), "punto_connections") > 5:
            assert time.monotonic() < until
            time.sleep(0.01)
        assert is_open(opened.enter_context(closing(silent(house.url))))


@pytest.mark.assures("SEC-09")
def test_behind_a_proxy_the_forwarded_address_is_counted(tmp_path: Path) -> None:
    """Requests waiting for their bodies are in progress, and limited per address."""
    few = Connections(of_one_address=3, head_s=PATIENCE_S, body_s=PATIENCE_S)
    config = replace(SETTINGS, secure=True, proxy="127.0.0.1", connections=few)

    def asked(address: str) -> bytes:
        return (
            "POST /api/session HTTP/1.1\r\nHost: house\r\nContent-Type: application/json\r\n"
            f"X-Forwarded-For: {address}\r\nX-Forwarded-Proto: https\r\nContent-Length: 50\r\n\r\n"
        ).encode()

    with open_house(tmp_path, config) as house, ExitStack() as opened:
        for _ in range(3):
            opened.enter_context(closing(silent(house.url))).sendall(asked("198.51.100.7"))
        until = time.monotonic() + PATIENCE_S
        while len(house.services.limiter._at_once) < 1 or (
            house.services.limiter._at_once["198.51.100.7"] < 3
        ):
            assert time.monotonic() < until
            time.sleep(0.01)
        headers = {"x-forwarded-proto": "https", "x-forwarded-for": "198.51.100.7"}
        refused = house.person().get("/api/house", headers=headers)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
        headers["x-forwarded-for"] = "198.51.100.8"
        assert house.person().get("/api/house", headers=headers).status_code == 200


# --- Descriptors -------------------------------------------------------------------------------


@contextmanager
def with_few_files(folder: Path, *arguments: object) -> Iterator[Serving]:
    """A house as a program with few descriptors."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with serving(folder, *arguments, files=FILES) as house:
        assert resource.prlimit(house.process.pid, resource.RLIMIT_NOFILE) == (FILES, FILES)
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (soft, hard)
        yield house


@pytest.mark.assures("SEC-09")
def test_silent_clients_cannot_exhaust_descriptors(
    tmp_path: Path,
) -> None:
    most = FILES - FILES // 4
    with with_few_files(tmp_path, "--connections-per-address", 100) as house, ExitStack() as opened:
        for _ in range(2 * FILES):
            opened.enter_context(closing(silent(house.url, "127.0.0.3")))
        assert httpx.get(f"{house.url}/health", timeout=PATIENCE_S).status_code == 200
        # From many addresses, clients take every descriptor they may have; the house keeps working
        # and closes silent connections.
        for number in range(2 * FILES):
            opened.enter_context(closing(silent(house.url, f"127.0.1.{1 + number % 250}")))
        until = time.monotonic() + PATIENCE_S
        while True:
            try:
                answer = httpx.get(f"{house.url}/metrics", timeout=PATIENCE_S)
                break
            except httpx.TransportError:
                assert time.monotonic() < until
                time.sleep(0.1)
        assert 0 < figure(answer.text, "punto_connections") <= most
        assert figure(answer.text, "punto_connections_refused_total") >= 4 * FILES - 100 - most
        said = house.complaints().splitlines()
        assert {json.loads(line)["what"] for line in said} == {"connection refused"}
        assert len(said) <= 2 + (time.monotonic() - until + PATIENCE_S) // 60


@pytest.mark.assures("SEC-09")
def test_running_out_of_descriptors_is_logged_once_and_recovers(tmp_path: Path) -> None:
    """Something else took them all: even then no traceback fills the disk."""
    with serving(tmp_path, "--connections-per-address", 10_000) as house, ExitStack() as opened:
        taken = len(list(Path(f"/proc/{house.process.pid}/fd").iterdir()))
        limit = taken + 20
        _, hard = resource.prlimit(house.process.pid, resource.RLIMIT_NOFILE)
        resource.prlimit(house.process.pid, resource.RLIMIT_NOFILE, (limit, hard))
        for _ in range(200):
            opened.enter_context(closing(silent(house.url)))
        time.sleep(2)
        said = [json.loads(line) for line in house.complaints().splitlines()]
        refused = [line["detail"] for line in said if line["what"] == "connection refused"]
        assert refused == ["out of file descriptors"]
        assert len(said) < 10
        assert [line for line in said if "trace" in line] == []
        opened.close()
        until = time.monotonic() + PATIENCE_S
        while True:
            try:
                assert httpx.get(f"{house.url}/health", timeout=PATIENCE_S).status_code == 200
                break
            except httpx.TransportError:
                assert time.monotonic() < until
        house.signal(signal.SIGTERM)
        assert house.process.wait(PATIENCE_S) == 0


def test_the_descriptor_limit_is_raised_with_a_reserve(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = (100, 5000)
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits)
    monkeypatch.setattr(resource, "setrlimit", lambda _, to: raised.append(to))
    raised: list[tuple[int, int]] = []
    allow_files()
    assert raised == [(5000, 5000)]
    assert most_connections(10_000) == 75
    limits = (5000, 5000)
    allow_files()
    assert len(raised) == 1
    assert most_connections(10_000) == 5000 - RESERVED
    assert most_connections(1000) == 1000
    limits = (1024, resource.RLIM_INFINITY)
    allow_files()
    assert raised[-1] == (65_536, resource.RLIM_INFINITY)
    limits = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    assert most_connections(10_000) == 10_000


def test_a_listener_releases_its_spare_descriptor() -> None:
    listener = listening_socket(Endpoint(port=0))
    before = len(list(Path("/proc/self/fd").iterdir()))
    listener.close()
    listener.close()
    assert len(list(Path("/proc/self/fd").iterdir())) == before - 2

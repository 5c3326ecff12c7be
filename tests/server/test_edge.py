"""Checks on every request and handshake: headers, rates, hosts, origins, the proxy."""

import asyncio
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from puntobanco.core.facts import fact
from puntobanco.people.staff import Role
from puntobanco.server.access.access import SWEEP_S
from puntobanco.server.access.allowed import ALLOWED, ANYONE, SIGNED_IN
from puntobanco.server.access.endings import LinkEnding
from puntobanco.server.access.identity import SessionKey
from puntobanco.server.app import Extension
from puntobanco.server.config import RateLimit
from puntobanco.server.http import get, websocket
from puntobanco.server.routes.dependencies import GivenIdentity, GivenServices
from puntobanco.store import StoreError, UnreachableError, WriteError
from tests.kit.server import PASSWORD, SETTINGS, UNLIMITED, OpenHouse, Person, open_house
from tests.kit.stated import KILLED
from tests.server.test_roles import ROWS, request_for

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
}


@websocket("/echo")
async def echo(socket: WebSocket, identity: GivenIdentity, services: GivenServices) -> None:
    """Send the visitor's name, and close once they lose access."""
    await socket.accept()
    gone: asyncio.Future[LinkEnding] = asyncio.get_running_loop().create_future()
    forget = services.access.endings.watch(identity, gone.set_result)
    heard = asyncio.ensure_future(socket.receive())
    await socket.send_text(identity.login)
    await asyncio.wait((gone, heard), return_when=asyncio.FIRST_COMPLETED)
    forget()
    heard.cancel()
    if gone.done():
        await socket.close(code=4000, reason=gone.result().value)


@get("/broken")
async def broken() -> str:
    """Fail in an unexpected way."""
    raise RuntimeError("the secret is 1234")


JOINED = Extension(
    routes=[echo, broken], allowed={"SOCKET /echo": SIGNED_IN, "GET /broken": ANYONE}
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with open_house(tmp_path_factory.mktemp("house"), joined=JOINED) as opened:
        yield opened


# --- Headers -------------------------------------------------------------------------------


@pytest.mark.assures("SEC-03")
@pytest.mark.parametrize("route", [*ROWS, "GET /broken", "PUT /api/house", "OPTIONS /api/house"])
def test_every_response_carries_the_headers(house: OpenHouse, route: str) -> None:
    method, path = route.split()
    answer = house.person().client.request(method, path.replace("{path}", "no.such.file"))
    assert answer.headers.items() >= HEADERS.items()
    assert (answer.status_code == 500) == (path == "/broken")
    assert "server" not in answer.headers
    assert "strict-transport-security" not in answer.headers
    cached = "no-cache" if path == "/" else "no-store"
    assert answer.headers["cache-control"] == cached


@pytest.mark.assures("SEC-03")
def test_the_cookie_is_bound_to_the_host_over_tls(tmp_path: Path) -> None:
    with open_house(tmp_path, replace(SETTINGS, secure=True)) as house:
        body = {"name": "ann", "password": PASSWORD}
        answer = house.person().post("/api/patrons", body)
        session, device = answer.headers.get_list("set-cookie")
        assert session.startswith("__Host-punto=")
        assert session.endswith("; Path=/; HttpOnly; SameSite=Strict; Secure")
        assert device.startswith("__Host-punto-device=")
        for one in ("HttpOnly", "Path=/", "SameSite=Strict", "Secure"):
            assert one in device.split("; ")
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        # The other name does not count here: a page on plain http could have planted it.
        token = session.partition("=")[2].partition(";")[0]
        planted = house.person().get("/api/session", headers={"cookie": f"punto={token}"})
        assert planted.json()["state"] == "none"
        mine = house.person().get("/api/session", headers={"cookie": f"__Host-punto={token}"})
        assert mine.json()["state"] == "open"


@pytest.mark.assures("SEC-18")
def test_an_unexpected_error_shows_only_its_number(
    house: OpenHouse, caplog: pytest.LogCaptureFixture
) -> None:
    answer = house.person().get("/broken")
    assert answer.status_code == 500
    number = answer.json()["params"]["number"]
    assert answer.json() == {
        "code": "unexpected",
        "key": "server-unexpected",
        "params": {"number": number},
        "message": str(fact("server-unexpected", number=number)),
    }
    (record,) = [one for one in caplog.records if one.name == "punto.server"]
    assert record.error == number  # type: ignore[attr-defined]
    assert record.exc_info is not None


@pytest.mark.assures("SEC-18")
@pytest.mark.parametrize("route", ALLOWED)
def test_a_failure_anywhere_closes_every_route(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch, route: str
) -> None:
    async def fail(*_: object) -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr(house.services.access, "find_session", fail)
    answer = house.person().client.request(*request_for(route))
    assert answer.status_code == 500
    assert b"disk" not in answer.content


@pytest.mark.parametrize("error", [UnreachableError, WriteError])
def test_an_unreachable_database_is_a_temporary_error(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch, error: type[StoreError]
) -> None:
    async def fail(*_: object) -> None:
        raise error("db.example/house cannot be read (connection refused)")

    monkeypatch.setattr(house.services.access, "find_session", fail)
    answer = house.person().get("/api/session")
    assert (answer.status_code, answer.json()["code"]) == (503, "storage")
    assert answer.headers["retry-after"] == "1"
    assert "db.example" not in answer.text


# --- Rates ---------------------------------------------------------------------------------


def crowded(folder: Path, **limits: RateLimit) -> Any:
    config = replace(SETTINGS, limits=replace(UNLIMITED, **limits))  # type: ignore[arg-type]
    return open_house(folder, config, JOINED)


def statuses(person: Person, count: int) -> list[int]:
    return [person.get("/api/house").status_code for _ in range(count)]


@pytest.mark.assures("SEC-09")
def test_the_request_rate_is_limited_per_session_and_address(tmp_path: Path) -> None:
    slow = RateLimit(burst=5, per_s=1)
    with crowded(tmp_path, session=slow, address=RateLimit(burst=50, per_s=1)) as house:
        ann, bob = house.patron(), house.patron()
        assert statuses(ann, 7) == [200] * 5 + [429] * 2
        assert statuses(bob, 3) == [200] * 3
        answer = ann.get("/api/house")
        assert (answer.json()["code"], answer.headers["retry-after"]) == ("too-many", "1")
        assert answer.headers.items() >= HEADERS.items()
        house.clock.pass_s(2)
        assert statuses(ann, 3) == [200, 200, 429]
        # An unknown cookie counts against the address, so inventing cookies gains nothing.
        made_up = [
            house.person().get("/api/house", headers={"cookie": f"punto=x{number}"}).status_code
            for number in range(60)
        ]
        assert made_up.count(429) >= 10
        assert statuses(bob, 2) == [200] * 2


@pytest.mark.assures("SEC-09")
def test_password_tries_have_a_lower_rate(tmp_path: Path) -> None:
    with crowded(tmp_path, guesses=RateLimit(burst=4, per_s=0.1)) as house:
        person = house.person()
        tried = [person.sign_in(f"name {number}").status_code for number in range(6)]
        assert tried == [401] * 4 + [429] * 2
        assert person.sign_in("any").headers["retry-after"] == "10"
        assert person.get("/api/house").status_code == 200


# --- Sockets -------------------------------------------------------------------------------


def opened(house: OpenHouse, person: Person, *, origin: str | None = "") -> ClientConnection:
    cookie = person.client.cookies.get("punto")
    headers = {} if cookie is None else {"cookie": f"punto={cookie}"}
    if origin is not None:
        headers["origin"] = origin or house.url
    return connect(house.url.replace("http", "ws") + "/echo", additional_headers=headers)


def refused(house: OpenHouse, person: Person, *, origin: str | None = "") -> int:
    with pytest.raises(InvalidStatus) as caught:
        opened(house, person, origin=origin)
    return int(caught.value.response.status_code)


def closed(socket: ClientConnection) -> str:
    """The reason why the socket is closed."""
    with pytest.raises(ConnectionClosed) as caught:
        socket.recv(timeout=10)
    assert caught.value.rcvd is not None
    return caught.value.rcvd.reason


@pytest.mark.assures("SEC-01")
def test_a_socket_requires_our_origin_and_a_session(
    house: OpenHouse,
) -> None:
    ann = house.patron("ann of the socket")
    with opened(house, ann) as socket:
        assert socket.recv() == "ann of the socket"
    for origin in ("https://evil.example", "null", None, house.url + "0"):
        assert refused(house, ann, origin=origin) == 403
    assert refused(house, house.person()) == 401


@pytest.mark.assures("SEC-09")
def test_handshakes_are_rate_limited(tmp_path: Path) -> None:
    with crowded(tmp_path, handshakes=RateLimit(burst=3, per_s=1)) as house:
        ann, bob = house.patron(), house.patron()
        for person in (ann, ann, ann, bob):
            with opened(house, person) as socket:
                assert socket.recv() == person.name
        assert refused(house, ann) == 429
        nobody = house.person()
        assert [refused(house, nobody) for _ in range(4)] == [401, 401, 401, 429]


def test_a_sweep_during_a_sign_out_does_not_report_expiry(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    access = house.services.access
    end = access.sessions._kept.end

    async def sweep() -> None:
        access.sweep()

    def slowly(key: SessionKey) -> None:
        house.call(sweep())
        end(key)

    monkeypatch.setattr(access.sessions._kept, "end", slowly)
    person = house.patron()
    with opened(house, person) as socket:
        assert socket.recv() == person.name
        person.client.delete("/api/session")
        assert closed(socket) == "signed-out"


@pytest.mark.assures("SEC-10", "INT-12")
def test_open_sockets_close_when_their_account_loses_access(house: OpenHouse) -> None:
    admin = house.staff(Role.ADMIN)
    reason = {"reason": "asked for it"}

    def sign_out(person: Person) -> None:
        person.client.delete("/api/session")

    def disable(person: Person) -> None:
        admin.post("/api/disable", {"what": "login", "login": person.name, **reason})

    acts = [
        (house.patron(), sign_out, "signed-out"),
        (house.patron(), disable, "disabled"),
        (house.patron(), lambda one: admin.post(f"/api/patrons/{one.id}/bar", reason), "barred"),
        (
            house.staff(Role.DEALER),
            lambda one: admin.post(f"/api/staff/{one.id}/dismiss", reason),
            "dismissed",
        ),
        (
            house.staff(Role.DEALER),
            lambda one: house.appoint(admin, "cashier", staff=one.id),
            "new-roles",
        ),
    ]
    for person, act, why in acts:
        other = house.patron()
        with opened(house, person) as socket, opened(house, other) as bystander:
            assert (socket.recv(), bystander.recv()) == (person.name, other.name)
            act(person)
            assert closed(socket) == why
            assert bystander.ping().wait(10)
    # Those with other roles may come back; the rest may not.
    with opened(house, acts[-1][0]) as socket:
        assert socket.recv() == acts[-1][0].name
    assert [refused(house, person) for person, _, _ in acts[:-1]] == [401] * 4


@pytest.mark.assures("SEC-11")
def test_open_sockets_close_when_their_session_locks_or_expires(house: OpenHouse) -> None:
    assert SWEEP_S < 1
    dealer, ann = house.staff(Role.DEALER), house.patron()
    with opened(house, dealer) as locking, opened(house, ann) as staying:
        assert (locking.recv(), staying.recv()) == (dealer.name, ann.name)
        house.clock.pass_minutes(5)
        assert closed(locking) == "locked"
        assert staying.ping().wait(10)
        house.clock.pass_minutes(60 * 24 * 31)
        assert closed(staying) in ("expired", "locked")


# --- The proxy -----------------------------------------------------------------------------


def test_only_the_declared_proxy_is_trusted(tmp_path: Path) -> None:
    config = replace(SETTINGS, secure=True, proxy="127.0.0.1")
    with open_house(tmp_path, config) as house:
        person = house.person()
        plain = {"x-forwarded-for": "198.51.100.7"}
        assert person.get("/api/house", headers=plain).json()["code"] == "https"
        assert person.get("/health").status_code == 200
        headers = {
            "x-forwarded-for": "203.0.113.9, 198.51.100.7",
            "x-forwarded-proto": "https",
            "host": "house.example",
            "origin": "https://house.example",
        }
        assert person.get("/api/house", headers=headers).status_code == 200
        assert person.get("/metrics", headers=headers).status_code == 401
        answer = person.post("/api/session", {"name": "x", "password": "y"}, headers=headers)
        assert answer.status_code == 401
        house.call(house.services.access.door.wait_for_writes())
        assert house.services.store.notes.latest(1)[0].address == "198.51.100.7"


def test_connections_that_bypass_the_proxy_are_refused(tmp_path: Path) -> None:
    config = replace(SETTINGS, secure=True, proxy="192.0.2.1")
    with open_house(tmp_path, config) as house:
        headers = {"x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "https"}
        assert house.person().get("/health", headers=headers).json()["code"] == "proxy"


def asked_by_proxy(house: OpenHouse, path: str, *forwarded: bytes) -> httpx.Response:
    """The answer of a house behind a proxy to a request with these X-Forwarded-For lines."""
    headers = [(b"x-forwarded-proto", b"https"), *((b"x-forwarded-for", one) for one in forwarded)]
    return house.person().get(path, headers=headers)


@pytest.mark.parametrize(
    ("forwarded", "address"),
    [
        ((b"198.51.100.7",), "198.51.100.7"),
        ((b"127.0.0.1, 198.51.100.7",), "198.51.100.7"),
        ((b"127.0.0.1", b"198.51.100.7"), "198.51.100.7"),
        ((b"", b"10.0.0.1,198.51.100.7"), "198.51.100.7"),
        ((b"127.0.0.1", b"2001:db8::7"), "2001:db8::7"),
    ],
)
def test_the_last_forwarded_address_is_the_client(
    tmp_path: Path, forwarded: tuple[bytes, ...], address: str
) -> None:
    config = replace(SETTINGS, secure=True, proxy="127.0.0.1")
    with open_house(tmp_path, config) as house:
        assert asked_by_proxy(house, "/metrics", *forwarded).status_code == 401
        headers = [(b"x-forwarded-proto", b"https")]
        headers += [(b"x-forwarded-for", one) for one in forwarded]
        headers += [(b"host", b"house.example"), (b"origin", b"https://house.example")]
        body = {"name": "x", "password": "y"}
        assert house.person().post("/api/session", body, headers=headers).status_code == 401
        house.call(house.services.access.door.wait_for_writes())
        assert house.services.store.notes.latest(1)[0].address == address


@pytest.mark.parametrize(
    "forwarded",
    [
        (),
        (b"",),
        (b"198.51.100.7,",),
        (b"198.51.100.7", b""),
        (b"198.51.100.7", b"unknown"),
        (b"198.51.100.7:4711",),
        (b"\xff\xfe",),
    ],
)
def test_a_request_without_a_forwarded_client_is_refused(
    tmp_path: Path, forwarded: tuple[bytes, ...]
) -> None:
    config = replace(SETTINGS, secure=True, proxy="127.0.0.1")
    with open_house(tmp_path, config) as house:
        for path in ("/metrics", "/api/house"):
            answer = asked_by_proxy(house, path, *forwarded)
            assert (answer.status_code, answer.json()["code"]) == (400, "forwarded")


def test_metrics_are_local_only_unless_behind_a_proxy(tmp_path: Path) -> None:
    with open_house(tmp_path / "alone") as house:
        house.person().get("/health")
        here = house.person().get("/metrics")
        assert here.headers["content-type"].startswith("text/plain; version=0.0.4")
        assert 'punto_requests_total{status="200"} 1' in here.text
    config = replace(SETTINGS, secure=True, proxy="127.0.0.1")
    with open_house(tmp_path / "behind", config) as house:
        # The proxy itself may check the health of the house, and nothing else.
        assert house.person().get("/health").status_code == 200
        assert house.person().get("/metrics").status_code == 400
        assert asked_by_proxy(house, "/metrics", b"127.0.0.1").status_code == 401


# --- The house itself ----------------------------------------------------------------------


def test_health_is_bad_once_the_pit_has_stopped(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ann = house.person()
        assert ann.get("/health").json() == {"state": "running", "owner": "", "protocol": 1}
        house.pit.stop(KILLED)
        assert ann.get("/health").status_code == 503
        assert ann.get("/health").json() == {"state": "stopped", "owner": "", "protocol": 1}
        answer = ann.post("/api/patrons", {"name": "ann", "password": PASSWORD})
        assert (answer.status_code, answer.json()["code"]) == (503, "stopped")
        # The refused registration left nothing behind: the name is free.
        assert house.services.store.credentials.find("ann") is None


def test_concurrent_requests_are_all_answered(house: OpenHouse) -> None:
    names = [f"crowd {number}" for number in range(12)]
    found: list[int] = []

    def register(name: str) -> None:
        with httpx.Client(base_url=house.url, timeout=60) as client:
            body = {"name": name, "password": PASSWORD}
            found.append(client.post("/api/patrons", json=body).status_code)

    threads = [threading.Thread(target=register, args=(name,)) for name in names + names]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(found) == [201] * 12 + [409] * 12


def test_a_failing_store_does_not_keep_sessions_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with open_house(tmp_path, joined=JOINED) as house:
        dealer = house.staff(Role.DEALER)
        failed = threading.Event()

        def fail(moments: object) -> None:
            failed.set()
            raise WriteError("the disk is full")

        monkeypatch.setattr(house.services.store.sessions, "record_use", fail)
        with opened(house, dealer) as socket:
            assert socket.recv() == dealer.name
            house.clock.pass_minutes(1)
            assert failed.wait(10)
            house.clock.pass_minutes(4)
            assert closed(socket) == "locked"
        monkeypatch.undo()
    assert "cannot write sessions" in caplog.messages

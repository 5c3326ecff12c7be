"""A house that is open: a real server on a socket, in a thread, with a clock that tests move."""

import asyncio
import secrets
import socket
import ssl
import threading
from collections.abc import Coroutine, Iterator
from concurrent.futures import Future
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import httpx

from puntobanco.core.ids import CardId, Ms, PatronId, StaffId, TableId
from puntobanco.core.money import Minor
from puntobanco.fairness.keys import create_key
from puntobanco.house.pit import Surroundings, open_pit
from puntobanco.people import commands as people
from puntobanco.people.staff import Role
from puntobanco.server.access.identity import Subject
from puntobanco.server.app import NOTHING, Joined, make_app, with_edge
from puntobanco.server.config import Config, Hashing, Limits, Rate
from puntobanco.server.running import PIT, Place, Server, listening, server_of
from puntobanco.server.services import Services, services_of
from puntobanco.sheets import load_game
from puntobanco.store import open_store
from puntobanco.table import commands
from puntobanco.table.commands import HOUSE
from puntobanco.table.state import Mode

T = TypeVar("T")

PASSWORD = "correct horse"
QUICK = Hashing(passes=1, memory_kib=8, lanes=1, at_once=4)
"""Hashing that costs nothing: what it costs in earnest is tested once."""
# Made once: reading the certificates of the world costs more than most tests.
_TLS = ssl.create_default_context()
OFTEN = Rate(burst=1_000_000, per_s=1_000_000)
UNLIMITED = Limits(address=OFTEN, session=OFTEN, handshakes=OFTEN, guesses=OFTEN)
SETTINGS = Config(
    name="Test House",
    open_registration=True,
    welcome_credit=Minor(1_000_00),
    limits=UNLIMITED,
    hashing=QUICK,
)


class FakeClock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000

    def __call__(self) -> Ms:
        return Ms(self.at)

    def seconds(self) -> float:
        return self.at / 1000

    def pass_s(self, seconds: float) -> None:
        self.at += round(1000 * seconds)

    def pass_minutes(self, minutes: float) -> None:
        self.pass_s(60 * minutes)


@dataclass
class Person:
    """Somebody with a browser: a client that keeps its cookie and sends its token."""

    client: httpx.Client
    id: str = ""
    name: str = ""
    session: dict[str, Any] = field(default_factory=dict)

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.client.get(path, **more)

    def post(self, path: str, body: object = None, **more: Any) -> httpx.Response:
        return self.client.post(path, json=body, **more)

    def began(self, answer: httpx.Response) -> "Person":
        """Take over the session that an answer began."""
        assert answer.is_success, answer.text
        self.session = answer.json()
        self.client.headers["x-punto-token"] = self.session["token"]
        self.id = self.session["patron"] or self.session["staff"]
        self.name = self.session["name"]
        return self

    def sign_in(self, name: str, password: str = PASSWORD) -> httpx.Response:
        return self.post("/api/session", {"name": name, "password": password})


class OpenHouse:
    """A running server, seen from outside, and the house behind it, reached on its own loop."""

    def __init__(self, services: Services, clock: FakeClock, url: str) -> None:
        self.services = services
        self.clock = clock
        self.url = url
        self.loop = asyncio.get_running_loop()
        self._clients: list[httpx.Client] = []

    def call(self, task: Coroutine[Any, Any, T]) -> T:
        """What comes back from something that runs inside the house."""
        return asyncio.run_coroutine_threadsafe(task, self.loop).result(30)

    def person(self) -> Person:
        """Somebody who is not signed in."""
        client = httpx.Client(base_url=self.url, timeout=30, verify=_TLS)
        self._clients.append(client)
        return Person(client)

    def staff(self, *roles: Role, name: str = "") -> Person:
        """Somebody new who works here and is signed in."""
        member = StaffId(f"s{secrets.token_hex(4)}")
        appoint = people.AppointStaff(staff=member, roles=frozenset(roles))
        self.call(self.services.desk.people(appoint, by=None))
        self.enrol(name or member, Subject("staff", member))
        person = self.person()
        return person.began(person.sign_in(name or member))

    def patron(self, name: str = "", *, credit: int = 0) -> Person:
        """Somebody new who plays here and is signed in."""
        patron = PatronId(f"p{secrets.token_hex(4)}")
        self.call(self.services.desk.people(people.RegisterPatron(patron=patron), by=None))
        if credit:
            issue = people.IssueCredit(patron=patron, amount=Minor(credit))
            self.call(self.services.desk.people(issue, by=None))
        self.enrol(name or patron, Subject("patron", patron))
        person = self.person()
        return person.began(person.sign_in(name or patron))

    def enrol(self, name: str, subject: Subject) -> None:
        assert self.call(self.services.access.enrol(name, PASSWORD, subject))

    def open_table(self, name: str) -> None:
        game = load_game("mini-baccarat")
        opened = commands.OpenTable(game=game, mode=Mode.AUTOMATIC)
        self.call(self.services.desk.table(TableId(name), opened, by=HOUSE))

    def card(self, holder: Person) -> str:
        """A new card of a member of staff."""
        card = CardId(f"c{secrets.token_hex(4)}")
        issue = people.IssueCard(card=card, holder=StaffId(holder.id))
        self.call(self.services.desk.people(issue, by=None))
        return card

    def close(self) -> None:
        for client in self._clients:
            client.close()


@contextmanager
def open_house(
    folder: Path, config: Config = SETTINGS, joined: Joined = NOTHING
) -> Iterator[OpenHouse]:
    """A house that is open for the time of the context."""
    opened: Future[tuple[OpenHouse, Server]] = Future()

    def run() -> None:
        try:
            asyncio.run(_serve(folder, config, joined, listener, opened))
        except BaseException as error:
            if opened.done():
                raise
            opened.set_exception(error)

    with closing(listening(Place(port=0))) as listener:
        thread = threading.Thread(target=run)
        thread.start()
        house, server = opened.result()
        try:
            yield house
        finally:
            house.close()
            server.should_exit = True
            thread.join()


async def _serve(
    folder: Path,
    config: Config,
    joined: Joined,
    listener: socket.socket,
    opened: Future[tuple[OpenHouse, Server]],
) -> None:
    clock = FakeClock()
    key = create_key(folder / "key", secrets.token_bytes)
    around = Surroundings(clock=clock, entropy=secrets.token_bytes, key=key)
    with open_store(f"sqlite:///{folder / 'house.db'}") as store:
        async with open_pit(PIT, store, around) as pit:
            services = services_of(store, pit, clock, config, seconds=clock.seconds)
            app = make_app(services, joined)
            server = server_of(with_edge(app), Place(port=0))
            port = listener.getsockname()[1]
            house = OpenHouse(app.state.services, clock, f"http://127.0.0.1:{port}")
            opened.set_result((house, server))
            await server.serve(sockets=[listener])

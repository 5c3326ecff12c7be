"""An open house: a real server on a socket, in a thread, with a clock that tests move."""

import asyncio
import secrets
import socket
import ssl
import threading
from collections.abc import AsyncIterator, Coroutine, Iterator
from concurrent.futures import Future
from contextlib import (
    AbstractAsyncContextManager,
    asynccontextmanager,
    closing,
    contextmanager,
)
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import httpx

from puntobanco.core.game import Game
from puntobanco.core.ids import CardId, CommandId, MeterId, Ms, PatronId, StaffId, TableId
from puntobanco.core.money import Minor
from puntobanco.core.record import DOLLARS
from puntobanco.house.environment import Environment
from puntobanco.house.host import Clock, Pace
from puntobanco.house.messages import Accepted, Answer, PitCommand, ToMeter, ToTable
from puntobanco.house.pit import Pit
from puntobanco.house.presence import own_alone
from puntobanco.people import commands as people
from puntobanco.people.staff import Role
from puntobanco.progressive.commands import AnyMeterCommand
from puntobanco.server import live
from puntobanco.server.access.identity import Subject
from puntobanco.server.app import NO_EXTENSION, Extension, make_app, with_edge
from puntobanco.server.client import ANSWER_S, Client
from puntobanco.server.config import Config, Connections, Hashing, Limits, RateLimit
from puntobanco.server.running import (
    PIT,
    Endpoint,
    OpenFloor,
    Server,
    listening_socket,
    prepare_folder,
    server_of,
)
from puntobanco.server.services import Services, services_of
from puntobanco.sheets import load_game
from puntobanco.store import open_store
from puntobanco.table import commands
from puntobanco.table.commands import HOUSE, AnyCommand
from puntobanco.table.refusals import Refusal
from puntobanco.table.state import Mode, Table
from tests.kit.chance import entropy

T = TypeVar("T")

PASSWORD = "correct horse"
QUICK = Hashing(passes=1, memory_kib=8, lanes=1, at_once=4)
"""Hashing at no cost: its real cost is tested once."""
# Made once: reading the system's certificates costs more than most tests.
_TLS = ssl.create_default_context()
OFTEN = RateLimit(burst=1_000_000, per_s=1_000_000)
UNLIMITED = Limits(
    address=OFTEN,
    session=OFTEN,
    handshakes=OFTEN,
    guesses=OFTEN,
    messages=OFTEN,
    visitor_messages=OFTEN,
    frames=OFTEN,
    sockets=1_000_000,
    visitor_sockets=1_000_000,
)
SETTINGS = Config(
    name="Test House",
    currency=DOLLARS,
    open_registration=True,
    welcome_credit=Minor(1_000_00),
    limits=UNLIMITED,
    connections=Connections(of_one_address=1_000_000),
    hashing=QUICK,
)


class FakeClock:
    """A clock that moves only on command."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000
        self._asleep: list[tuple[float, asyncio.Future[None]]] = []

    def __call__(self) -> Ms:
        return Ms(self.at)

    def seconds(self) -> float:
        return self.at / 1000

    def pass_s(self, seconds: float) -> None:
        self.at += round(1000 * seconds)

    def pass_minutes(self, minutes: float) -> None:
        self.pass_s(60 * minutes)

    async def sleep(self, seconds: float) -> None:
        """Sleep until the clock has been moved this far, and `wake` has been called since."""
        ends = self.at + 1000 * seconds
        if ends > self.at:
            future = asyncio.get_running_loop().create_future()
            self._asleep.append((ends, future))
            await future

    def wake(self) -> None:
        """Wake all sleepers that are due; call on their loop."""
        due = [one for one in self._asleep if one[0] <= self.at or one[1].done()]
        for one in due:
            self._asleep.remove(one)
            if not one[1].done():
                one[1].set_result(None)


@dataclass
class Person:
    """A person with a browser: a client that keeps its cookie and sends its token."""

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
    """A running server, seen from outside, and the house behind it, accessed on its own loop."""

    def __init__(self, services: Services, clock: FakeClock, url: str, server: Server) -> None:
        self.services = services
        self.clock = clock
        self.url = url
        self.loop = asyncio.get_running_loop()
        self._clients: list[httpx.Client] = []
        self._server = server

    def begin_closing(self) -> None:
        """Ask the server to end, as a signal would."""
        self._server.should_exit = True

    def call(self, task: Coroutine[Any, Any, T]) -> T:
        """The result of a task run inside the house."""
        return asyncio.run_coroutine_threadsafe(task, self.loop).result(30)

    def person(self) -> Person:
        """A person who is not signed in."""
        client = httpx.Client(base_url=self.url, timeout=30, verify=_TLS)
        self._clients.append(client)
        return Person(client)

    def staff(self, *roles: Role, name: str = "") -> Person:
        """A new member of staff, signed in."""
        member = StaffId(f"s{secrets.token_hex(4)}")
        appoint = people.AppointStaff(staff=member, roles=frozenset(roles))
        self.call(self.services.desk.people(appoint, by=None))
        self.enrol(name or member, Subject("staff", member))
        person = self.person()
        return person.began(person.sign_in(name or member))

    def patron(self, name: str = "", *, credit: int = 0, known_as: str = "") -> Person:
        """A new patron, signed in, under a random id or the given one."""
        patron = PatronId(known_as or f"p{secrets.token_hex(4)}")
        self.call(self.services.desk.people(people.RegisterPatron(patron=patron), by=None))
        if credit:
            issue = people.IssueCredit(patron=patron, amount=Minor(credit))
            self.call(self.services.desk.people(issue, by=None))
        self.enrol(name or patron, Subject("patron", patron))
        person = self.person()
        return person.began(person.sign_in(name or patron))

    def enrol(self, name: str, subject: Subject) -> None:
        assert self.call(self.services.access.add_login(name, PASSWORD, subject))

    def open_table(
        self, name: str, game: str | Game = "mini-baccarat", *, mode: Mode = Mode.AUTOMATIC
    ) -> None:
        resolved = load_game(game) if isinstance(game, str) else game
        self.ask(name, commands.OpenTable(game=resolved, mode=mode))

    def ask(self, table: str, command: AnyCommand) -> None:
        """Send a command of the house itself to a table."""
        self.call(self.services.desk.table(TableId(table), command, by=HOUSE))

    def ask_meter(self, meter: str, command: AnyMeterCommand) -> None:
        """Send a command of the house itself to a meter."""
        sent = ToMeter(
            id=CommandId(secrets.token_hex(12)), meter=MeterId(meter), by=None, command=command
        )
        assert isinstance(self.submit(sent), Accepted)

    def table(self, name: str) -> Table:
        """The current state of a table in memory."""
        return self.services.pit.table(TableId(name))

    def pass_s(self, seconds: float) -> None:
        """Let time pass, and wait until everything due by then is done."""
        self.clock.pass_s(seconds)
        self.loop.call_soon_threadsafe(self.clock.wake)
        self.call(self._quiet())

    def settle(self) -> None:
        """Wait until everything due now is done."""
        self.call(self._quiet())

    async def _quiet(self) -> None:
        """Wait until everything in progress is done.

        A refusal keeps its place in the order of answers: when it comes, all before it is durable.
        """
        pit, unmoved = self.pit, 0
        while unmoved < 3:
            before = pit.lease.head.sequence
            nowhere = ToTable(
                id=CommandId(secrets.token_hex(12)),
                table=TableId("nowhere"),
                by=HOUSE,
                command=commands.CloseTable(),
            )
            assert isinstance(await pit.submit(nowhere), Refusal)
            for _ in range(20):
                await asyncio.sleep(0)
            unmoved = unmoved + 1 if pit.lease.head.sequence == before else 0

    @property
    def pit(self) -> Pit:
        """The pit, which this process owns."""
        pit = self.services.pit.owned_pit
        assert pit is not None
        return pit

    def submit(self, sent: PitCommand) -> Answer:
        """The answer to a command, as the desk sends it."""

        async def answered() -> Answer:
            return await self.services.desk.submit(sent)

        return self.call(answered())

    def terminal(self, person: "Person | None" = None, *, answer_s: float = ANSWER_S) -> Client:
        """A terminal of a person, or of a visitor."""
        if person is None:
            return Client(self.url, answer_s=answer_s)
        cookies = "; ".join(f"{one.name}={one.value}" for one in person.client.cookies.jar)
        token = person.session["token"]
        return Client(self.url, cookie=cookies, token=token, answer_s=answer_s)

    def card(self, holder: Person) -> str:
        """A new card for a member of staff."""
        card = CardId(f"c{secrets.token_hex(4)}")
        issue = people.IssueCard(card=card, holder=StaffId(holder.id))
        self.call(self.services.desk.people(issue, by=None))
        return card

    def second(
        self, asker: Person, role: Role = Role.EXECUTIVE, **command: object
    ) -> dict[str, str]:
        """The part of a request with a second person's approval: a reference, valid once."""
        holder = self.staff(role)
        act = {"at": "house", "command": command}
        body = {"card": self.card(holder), "password": PASSWORD, "role": role.value, "act": act}
        given = asker.post("/api/approvals", body)
        assert given.is_success, given.text
        return {"approval": given.json()["reference"]}

    def appoint(self, admin: Person, *roles: str, staff: str = "") -> httpx.Response:
        """Give these roles to a new person or to a member of staff, as two people do."""
        word = self.second(admin, type="AppointStaff", staff=staff, roles=roles)
        path = f"/api/staff/{staff}/roles" if staff else "/api/staff"
        return admin.post(path, {"roles": roles} | word)

    def invite_again(self, admin: Person, staff: str) -> httpx.Response:
        """Make a new link for a member of staff, as two people do."""
        word = self.second(admin, type="InviteStaff", staff=staff)
        return admin.post(f"/api/staff/{staff}/invite", word)

    def close(self) -> None:
        for client in self._clients:
            client.close()


@contextmanager
def open_live(
    folder: Path, config: Config = SETTINGS, *, pace: Pace | None = None
) -> Iterator[OpenHouse]:
    """A house with a floor: its tables run by the clock that tests move."""
    clock = FakeClock()

    def floor(services: Services) -> AbstractAsyncContextManager[Extension]:
        running = Clock(clock, clock.sleep)
        return live.live_extension(services, names={}, pace=pace, clock=running)

    with open_with(folder, config, floor, clock) as house:
        yield house


@contextmanager
def open_house(
    folder: Path, config: Config = SETTINGS, joined: Extension = NO_EXTENSION
) -> Iterator[OpenHouse]:
    """A house that is open during the context, without a floor."""

    @asynccontextmanager
    async def bare(services: Services) -> AsyncIterator[Extension]:
        del services
        yield joined

    with open_with(folder, config, bare, FakeClock()) as house:
        yield house


@contextmanager
def open_with(
    folder: Path,
    config: Config,
    floor: OpenFloor,
    clock: FakeClock,
    at: socket.socket | None = None,
) -> Iterator[OpenHouse]:
    """A house with any floor and clock, served from its own thread."""
    opened: Future[OpenHouse] = Future()

    def run() -> None:
        try:
            asyncio.run(_serve(folder, config, floor, clock, listener, opened))
        except BaseException as error:
            if opened.done():
                raise
            opened.set_exception(error)

    with closing(at or listening_socket(Endpoint(port=0))) as listener:
        thread = threading.Thread(target=run)
        thread.start()
        house = opened.result()
        try:
            yield house
        finally:
            house.close()
            house.begin_closing()
            thread.join()


async def _serve(
    folder: Path,
    config: Config,
    floor: OpenFloor,
    clock: FakeClock,
    listener: socket.socket,
    opened: Future[OpenHouse],
) -> None:
    key = prepare_folder(folder)
    around = Environment(clock=clock, entropy=entropy, key=key)
    with open_store(f"sqlite:///{folder / 'house.db'}") as store:
        async with own_alone(PIT, store, around) as pit:
            services = services_of(store, pit, clock, config, seconds=clock.seconds)
            # A slow machine is not a failure: queries wait until everything that happened is read.
            services.office.patience_s = 120.0
            await services.open_house()
            await services.adopt_profile()
            async with floor(services) as joined:
                app = make_app(services, joined)
                server = server_of(with_edge(app), Endpoint(port=0), app.state.services)
                port = listener.getsockname()[1]
                url = f"http://127.0.0.1:{port}"
                house = OpenHouse(app.state.services, clock, url, server)

                async def announce() -> None:
                    opened.set_result(house)

                server.on_start = announce
                server.on_end = services.call_on_close
                await server.serve(sockets=[listener])

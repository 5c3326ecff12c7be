"""Benchmarks of the server: terminals in this process, the house in a separate one.

A terminal here does as little as possible, so that the house is measured: it recognizes frames by
their headers and first bytes and does not parse them.
"""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from time import perf_counter

import msgspec

from puntobanco.cli.measure import Measure
from puntobanco.core.errors import ensure
from puntobanco.core.facts import Fact, Value
from puntobanco.core.ids import CommandId, PatronId, TableId
from puntobanco.core.money import Minor
from puntobanco.core.record import DOLLARS
from puntobanco.house.messages import Accepted, ToHouse, ToTable
from puntobanco.people import commands as people
from puntobanco.server.access.cookies import cookie_name
from puntobanco.server.access.identity import Subject
from puntobanco.server.access.sessions import forgery_token
from puntobanco.server.app import Extension
from puntobanco.server.config import Config, Connections, Limits, RateLimit
from puntobanco.server.listener import allow_files
from puntobanco.server.live import live_extension
from puntobanco.server.protocol import PROTOCOL, Do, FromClient, Hello, Watch
from puntobanco.server.running import Endpoint, listening_socket, prepare_folder, run_house
from puntobanco.server.services import Services
from puntobanco.sheets import load_game
from puntobanco.store import open_store
from puntobanco.table import commands
from puntobanco.table.commands import HOUSE, Actor, AnyCommand, WireCommand
from puntobanco.table.state import Mode

TERMINALS = 200
MANY = 500
IDLE = 1000
COMMANDS = 300
FAN_OUT_S = 3.0
AT_ONCE = 4
"""Commands in flight at any time, so that the house never waits for the terminals."""

_TABLE = TableId("bench")
_OFTEN = RateLimit(burst=10**9, per_s=10**9)
_CONFIG = Config(
    currency=DOLLARS,
    limits=Limits(
        address=_OFTEN,
        session=_OFTEN,
        handshakes=_OFTEN,
        guesses=_OFTEN,
        messages=_OFTEN,
        visitor_messages=_OFTEN,
        frames=_OFTEN,
        sockets=10**9,
        visitor_sockets=10**9,
    ),
    connections=Connections(of_one_address=10**9),
)

_METERED = replace(_CONFIG, limits=replace(_CONFIG.limits, frames=Limits().frames))


# --- The house, in a process of its own --------------------------------------------------------


def serve(folder: Path, terminals: int, config: Config) -> None:
    """Run a house with one table and open betting. Prints its port and the sessions."""
    allow_files()
    place = Endpoint(port=0)
    key = prepare_folder(folder)
    sessions: list[tuple[str, str]] = []
    with (
        closing(listening_socket(place)) as listener,
        open_store(f"sqlite:///{folder / 'house.db'}") as store,
    ):
        port = listener.getsockname()[1]
        told = {"port": port, "sessions": sessions}

        def say(what: Value) -> None:
            if isinstance(what, Fact) and what.code == "serve-open":
                print(json.dumps(told), flush=True)

        asyncio.run(
            run_house(
                store,
                key,
                config,
                place,
                listener,
                open_floor=partial(_floor, sessions=sessions, terminals=terminals),
                say=say,
            )
        )


@asynccontextmanager
async def _floor(
    services: Services, sessions: list[tuple[str, str]], terminals: int
) -> AsyncIterator[Extension]:
    """Register patrons with sessions, seat the first, and open betting."""
    for number in range(terminals):
        patron = PatronId(f"p{number}")
        await services.pit.submit(
            ToHouse(id=_id(), by=None, command=people.RegisterPatron(patron=patron))
        )
        token, session = await services.access.sessions.begin(patron, Subject("patron", patron))
        sessions.append((f"{cookie_name(secure=False)}={token}", forgery_token(session)))
    first = PatronId("p0")
    issue = people.IssueCredit(patron=first, amount=Minor(10_000_00))
    await services.pit.submit(ToHouse(id=_id(), by=None, command=issue))
    opening: tuple[tuple[AnyCommand, Actor], ...] = (
        (commands.OpenTable(game=load_game("mini-baccarat"), mode=Mode.DEALER), HOUSE),
        (commands.StartShoe(commitment="c" * 64), HOUSE),
        (commands.CutShoe(position=9), HOUSE),
        (commands.BurnCards(turned="5s"), HOUSE),
        (commands.Sit(seat=1), Actor(patron=first)),
        (commands.BuyChips(amount=Minor(5_000_00)), Actor(patron=first)),
        (commands.OpenBetting(), HOUSE),
    )
    for command, by in opening:
        sent = ToTable(id=_id(), table=_TABLE, by=by, command=command)
        answer = await services.pit.submit(sent)
        ensure(isinstance(answer, Accepted), f"the benchmark was refused: {answer}")
    async with live_extension(services, names={}) as joined:
        yield joined


def _id() -> CommandId:
    return CommandId(os.urandom(12).hex())


@dataclass(slots=True)
class BenchHouse:
    """A benchmark house, as seen from this process."""

    process: asyncio.subprocess.Process
    port: int
    sessions: Sequence[tuple[str, str]]

    @property
    def resident_mb(self) -> float:
        """The memory of the house in MB."""
        asked = ["ps", "-o", "rss=", "-p", str(self.process.pid)]
        kib = subprocess.run(asked, capture_output=True, text=True, check=True).stdout  # noqa: S603
        return int(kib) / 1024


@asynccontextmanager
async def house_of(terminals: int, *, unlimited: bool = True) -> AsyncIterator[BenchHouse]:
    """A house in its own process, without limits, or with only the frame limit of a socket."""
    with tempfile.TemporaryDirectory() as folder:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "puntobanco.cli.bench_server",
            folder,
            str(terminals),
            "unlimited" if unlimited else "metered",
            stdout=subprocess.PIPE,
            limit=1 << 24,
        )
        try:
            assert process.stdout is not None, "it was asked for"
            told = json.loads(await process.stdout.readline())
            yield BenchHouse(process, told["port"], told["sessions"])
        finally:
            process.terminate()
            await process.wait()


# --- Terminals ---------------------------------------------------------------------------------

HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {cookie}\r\n\r\n"
)
_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
_SHORTEST, _MEDIUM = 126, 127
_KIND_AT = len('{"type":"')


class Terminal(asyncio.Protocol):
    """A socket that counts messages by the first letter of their type."""

    def __init__(self, house: BenchHouse, number: int, heard: Callable[[int], None]) -> None:
        """`heard` is called with the first letter of each message's type."""
        self._port = house.port
        self._cookie, self._token = house.sessions[number]
        self._heard = heard
        self._left = b""
        self._shaken = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Request a socket."""
        assert isinstance(transport, asyncio.Transport), "a stream has one"
        self._transport = transport
        asked = HANDSHAKE.format(port=self._port, cookie=self._cookie)
        transport.write(asked.encode())

    def data_received(self, data: bytes) -> None:
        """Count frames."""
        data = self._left + data
        if not self._shaken:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._left = data
                return
            ensure(data.startswith(b"HTTP/1.1 101"), f"no socket was opened: {data[:200]!r}")
            self._shaken, data = True, data[end + 4 :]
            self.say(Hello(protocol=PROTOCOL, token=self._token))
            self.say(Watch(table=_TABLE))
        self._left = self._counted(data)

    def _counted(self, data: bytes) -> bytes:
        """Count every complete frame; returns the rest."""
        at, end = 0, len(data)
        while end - at >= 2:
            size, begin = data[at + 1], at + 2
            if size == _SHORTEST:
                size, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == _MEDIUM:
                size, begin = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if begin + size > end:
                break
            self._frame(data[at], data, begin, size)
            at = begin + size
        return data[at:]

    def _frame(self, opcode: int, data: bytes, begin: int, size: int) -> None:
        if opcode == _TEXT:
            self._heard(data[begin + _KIND_AT])
        elif opcode == _PING:
            self._write(_PONG, data[begin : begin + size])
        else:
            ensure(opcode != _CLOSE, f"the house let a terminal go: {data[begin : begin + size]!r}")

    def say(self, message: FromClient) -> None:
        """Send a message."""
        self._write(_TEXT, msgspec.json.encode(message))

    def _write(self, opcode: int, body: bytes) -> None:
        assert self._transport is not None, "nothing is said before there is a socket"
        size = bytes([0x80 | len(body)])
        if len(body) >= _SHORTEST:
            size = bytes([0x80 | _SHORTEST]) + len(body).to_bytes(2, "big")
        # A mask of zeros is valid and changes nothing.
        self._transport.write(bytes([opcode]) + size + bytes(4) + body)

    def close(self) -> None:
        """Close the connection."""
        if self._transport is not None:
            self._transport.abort()


class Terminals:
    """Terminals that all watch one table. The first belongs to the patron who plays."""

    def __init__(self) -> None:
        self.seen = 0
        self.frames = 0
        self._done = asyncio.Event()
        self._all: list[Terminal] = []
        self._moved = asyncio.Event()
        self._bets = 0

    async def connect(self, house: BenchHouse, count: int) -> None:
        """Connect `count` terminals and wait until all are shown the table."""
        loop = asyncio.get_running_loop()
        for begin in range(0, count, 100):
            made = [
                loop.create_connection(
                    partial(Terminal, house, number, self._heard), "127.0.0.1", house.port
                )
                for number in range(begin, min(begin + 100, count))
            ]
            self._all += [terminal for _, terminal in await asyncio.gather(*made)]
            await self.until(lambda: self.seen >= len(self._all))

    def _heard(self, letter: int) -> None:
        self.frames += 1
        if letter == ord("s"):
            self.seen += 1
            self._moved.set()
        elif letter == ord("d"):
            self._done.set()

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until a condition on what was seen holds."""
        async with asyncio.timeout(60):
            while not holds():
                self._moved.clear()
                await self._moved.wait()

    def bet(self) -> None:
        """Place a wager and take it back, in turn."""
        self._bets += 1
        command: WireCommand = commands.TakeBackWager(coup=1)
        if self._bets % 2:
            command = commands.PlaceWager(coup=1, bet="player", stake=Minor(10_00))
        self._all[0].say(Do(id=_id(), table=_TABLE, command=command))

    async def answered(self) -> None:
        """Wait for the answer to a command."""
        async with asyncio.timeout(60):
            await self._done.wait()
        self._done.clear()

    def close(self) -> None:
        """Close all connections."""
        for terminal in self._all:
            terminal.close()


@asynccontextmanager
async def _connected(house: BenchHouse, count: int) -> AsyncIterator[Terminals]:
    terminals = Terminals()
    try:
        await terminals.connect(house, count)
        yield terminals
    finally:
        terminals.close()


# --- What is measured --------------------------------------------------------------------------


async def latencies(house: BenchHouse, count: int, times: int) -> list[float]:
    """Milliseconds from a command to the last of `count` screens, sorted."""
    found = []
    async with _connected(house, count) as terminals:
        for number in range(times + 20):
            due = terminals.seen + count
            start = perf_counter()
            terminals.bet()
            await terminals.until(lambda due=due: terminals.seen >= due)  # type: ignore[misc]
            if number >= 20:
                found.append(1000 * (perf_counter() - start))
            await asyncio.sleep(0.01)
    return sorted(found)


async def _fan_out(house: BenchHouse, count: int, seconds: float) -> float:
    """Frames per second that reach `count` screens while a patron bets without pause."""
    async with _connected(house, count) as terminals:
        for _ in range(AT_ONCE):
            terminals.bet()
        end = perf_counter() + 0.5
        begun, before = 0.0, 0
        while True:
            await terminals.answered()
            terminals.bet()
            now = perf_counter()
            if now < end:
                continue
            if begun:
                return (terminals.frames - before) / (now - begun)
            begun, before, end = now, terminals.frames, now + seconds


async def _idle(house: BenchHouse, count: int) -> tuple[float, float]:
    """The memory of the house in MB, without terminals and with `count` idle ones."""
    before = house.resident_mb
    async with _connected(house, count):
        return before, house.resident_mb


def latency() -> Measure:
    """From a command to the last of 200 screens."""

    async def measured() -> tuple[list[float], list[float]]:
        async with house_of(TERMINALS) as house:
            alone = await latencies(house, 1, COMMANDS // 3)
            return alone, await latencies(house, TERMINALS, COMMANDS)

    alone, found = asyncio.run(measured())
    middle, worst = found[len(found) // 2], found[int(0.99 * len(found))]
    note = f"p99 to the last of {TERMINALS} screens; p50 {middle:.1f} ms"
    return Measure("server.latency", worst, "ms", middle / alone[len(alone) // 2], note)


def fan_out() -> Measure:
    """Messages per second to 500 terminals."""
    allow_files()

    async def measured() -> tuple[float, float]:
        async with house_of(MANY) as house:
            alone = await _fan_out(house, 1, FAN_OUT_S / 3)
            return alone, await _fan_out(house, MANY, FAN_OUT_S)

    alone, found = asyncio.run(measured())
    return Measure("server.fanout", found, "messages/s", found / alone, f"to {MANY} terminals")


def idle() -> Measure:
    """The memory of a house with 1,000 idle terminals."""
    allow_files()

    async def measured() -> tuple[float, float]:
        async with house_of(IDLE) as house:
            return await _idle(house, IDLE)

    before, found = asyncio.run(measured())
    each = 1024 * (found - before) / IDLE
    note = f"{IDLE} signed-in terminals at a table, {each:.0f} kB each"
    return Measure("server.idle", found, "MB", found / before, note)


if __name__ == "__main__":
    serve(Path(sys.argv[1]), int(sys.argv[2]), _CONFIG if sys.argv[3] == "unlimited" else _METERED)

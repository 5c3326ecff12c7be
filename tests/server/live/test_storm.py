"""A flood of commands from one patron, or one who never reads: the others hardly notice."""

import asyncio
import socket
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import (
    AbstractAsyncContextManager,
    AbstractContextManager,
    AsyncExitStack,
    ExitStack,
    closing,
    contextmanager,
)
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Event

import pytest

from puntobanco.core.ids import CommandId, PatronId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.host import Clock
from puntobanco.house.messages import Accepted, decode_event
from puntobanco.server import live as floor_of_house
from puntobanco.server.app import Extension
from puntobanco.server.client import Live
from puntobanco.server.config import Limits, RateLimit
from puntobanco.server.protocol import Do, Done, Fault, Ping, Welcome
from puntobanco.server.running import PIT, RECEIVED_BYTES, Endpoint, listening_socket
from puntobanco.server.services import Services
from puntobanco.table import commands, events
from puntobanco.table.state import Mode
from tests.kit.abusive import flood, make_large_events, never_reading
from tests.kit.calm import RunningClock, bet_calmly, open_betting, p95, seated
from tests.kit.houses import run
from tests.kit.proofs import counted
from tests.kit.server import SETTINGS, UNLIMITED, OpenHouse, Person, open_live, open_with
from tests.kit.wires import Wire, bye, open_welcomed_wire, open_wire

T1, T2, T3 = TableId("t1"), TableId("t2"), TableId("t3")
PAUSE = "puntobanco.server.socket.PAUSE_S"
READERS = 5
"""Clients that never read."""


@contextmanager
def limited(folder: Path, limits: Limits) -> Iterator[OpenHouse]:
    """A house with two tables where betting is open, and the limits under test."""
    with open_live(folder, replace(SETTINGS, limits=limits)) as house:
        for table in (T1, T2):
            house.open_table(table, mode=Mode.DEALER)
            open_betting(house, table)
        yield house


def buy(number: int, table: TableId = T2) -> Do:
    return Do(
        id=CommandId(f"flood-{number}"), table=table, command=commands.BuyChips(amount=Minor(1))
    )


async def several(
    opened: AsyncExitStack, house: OpenHouse, person: Person, sockets: int
) -> list[Wire]:
    return [
        await opened.enter_async_context(open_welcomed_wire(house, person)) for _ in range(sockets)
    ]


async def answers(wire: Wire, count: int) -> list[Done | Fault]:
    heard: list[Done | Fault] = []
    while len(heard) < count:
        message = await wire.receive()
        if isinstance(message, Done | Fault):
            heard.append(message)
    return heard


# --- One quota per person ----------------------------------------------------------------------


@pytest.mark.assures("SEC-09")
def test_messages_of_several_sockets_share_one_rate(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PAUSE, 0.0)
    limits = replace(UNLIMITED, messages=Limits().messages)
    burst, per_s = limits.messages.burst, round(limits.messages.per_s)

    async def poured(wires: list[Wire], begin: int) -> Counter[str]:
        """The results of forty commands over each socket."""
        for place, wire in enumerate(wires):
            for number in range(40):
                await wire.send(buy(begin + 40 * place + number))
        told = await asyncio.gather(*(answers(wire, 40) for wire in wires))
        return Counter(
            one.code if isinstance(one, Fault) else type(one.answer).__name__
            for each in told
            for one in each
        )

    async def story(house: OpenHouse, hasty: Person, calm: list[Person]) -> None:
        async with AsyncExitStack() as opened:
            lives = await opened.enter_async_context(seated(house, T1, calm))
            await opened.enter_async_context(seated(house, T2, [hasty]))
            house.pass_s(60)
            wires = await several(opened, house, hasty, 10)
            told, *_ = await asyncio.gather(
                poured(wires, 0), *(bet_calmly(live, T1, 10) for live in lives)
            )
            assert told == {"Accepted": burst, "too-fast": 400 - burst}
            house.pass_s(1)
            told = await poured(wires, 1000)
            assert told == {"Accepted": per_s, "too-fast": 400 - per_s}
            # Neither another socket nor another sign-in starts a new quota.
            again = house.person()
            again.began(again.sign_in(hasty.id))
            [wire] = await several(opened, house, again, 1)
            assert (await wire.fault(Ping(n=1))).code == "too-fast"
            [other] = await several(opened, house, calm[0], 1)
            assert await other.receive_all() == []

    with limited(tmp_path, limits) as house:
        hasty = house.patron(credit=1_000_00)
        run(story(house, hasty, [house.patron(credit=1_000_00) for _ in range(2)]))
        chips = house.table(T2).chips(PatronId(hasty.id))
        assert chips == 500_00 + burst + per_s


@pytest.mark.assures("SEC-09")
def test_messages_above_the_rate_are_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PAUSE, 3600.0)
    limits = replace(UNLIMITED, messages=RateLimit(burst=20, per_s=30))

    async def story(house: OpenHouse, hasty: Person, calm: Person) -> None:
        async with AsyncExitStack() as opened:
            wires = await several(opened, house, hasty, 4)
            for wire in wires:
                for number in range(300):
                    await wire.send(Ping(n=number))
            [live] = await opened.enter_async_context(seated(house, T1, [calm]))
            await bet_calmly(live, T1, 5)
            # Each socket was warned once; the rest of its flood has cost the house nothing.
            for wire in wires:
                assert await wire.receive_kind(Fault)
                with pytest.raises(TimeoutError):
                    await asyncio.wait_for(wire.receive(), 0.05)
                # A farewell is not read either.
                wire.socket.transport.abort()

    with limited(tmp_path, limits) as house:
        run(story(house, house.patron(), house.patron(credit=1_000_00)))


@pytest.mark.assures("SEC-09")
def test_a_flood_delays_other_commands_only_briefly(tmp_path: Path) -> None:
    """Even without quotas: a heavy sender and a light one are read in turn."""
    sockets, each = 8, 50

    async def story(house: OpenHouse, hasty: Person, calm: Person) -> int:
        async with AsyncExitStack() as opened:
            [live] = await opened.enter_async_context(seated(house, T1, [calm]))
            await opened.enter_async_context(seated(house, T2, [hasty]))
            wires = await several(opened, house, hasty, sockets)
            begun, held = house.pit.durable.sequence, Event()
            house.loop.call_soon_threadsafe(held.wait)
            for place, wire in enumerate(wires):
                for number in range(each):
                    await wire.send(buy(each * place + number))
            bet = commands.PlaceWager(coup=1, bet="player", stake=Minor(50_00))
            betting = asyncio.create_task(live.do(T1, bet))
            # The whole flood was sent before the bet; only now does the house read.
            await asyncio.sleep(0)
            await live.socket.ping()
            held.set()
            assert isinstance((await betting).answer, Accepted)
            await asyncio.gather(*(answers(wire, each) for wire in wires))
            return begun

    with limited(tmp_path, UNLIMITED) as house:
        hasty, calm = house.patron(credit=1_000_00), house.patron(credit=1_000_00)
        begun = run(story(house, hasty, calm))
        log = house.services.store.read(PIT, after=begun)
        order = [type(decode_event(entry.payload)) for entry in log]
    assert Counter(order) == {events.ChipsBought: sockets * each, events.WagerPlaced: 1}
    assert order.index(events.WagerPlaced) <= 2 * sockets


# --- Number of sockets -------------------------------------------------------------------------


async def turned_away(house: OpenHouse, person: Person | None) -> bool:
    """Whether the house has no room for one more socket of this person."""
    async with open_wire(house, person) as wire:
        return await wire.ended() == (bye("too-many"), 1013)


@pytest.mark.assures("SEC-09")
def test_sockets_per_person_and_address_are_limited(tmp_path: Path) -> None:
    async def story(house: OpenHouse, ann: Person, bob: Person) -> None:
        async with AsyncExitStack() as opened:
            wires = await several(opened, house, ann, 3)
            assert await turned_away(house, ann)
            again = house.person()
            again.began(again.sign_in(ann.id))
            assert await turned_away(house, again)
            # This affects neither bob nor a visitor.
            await several(opened, house, bob, 3)
            for _ in range(2):
                await opened.enter_async_context(open_welcomed_wire(house))
            assert await turned_away(house, None)
            for wire in wires:
                assert await wire.receive_all() == []
            await wires[0].socket.close()
            async with asyncio.timeout(20):
                while not await welcomed(house, ann):
                    pass

    with limited(tmp_path, replace(UNLIMITED, sockets=3, visitor_sockets=2)) as house:
        run(story(house, house.patron(), house.patron()))


async def welcomed(house: OpenHouse, person: Person) -> bool:
    async with open_wire(house, person) as wire:
        hello = f'{{"type": "hello", "protocol": 1, "token": "{person.session["token"]}"}}'
        await wire.send(hello)
        return isinstance(await wire.receive(), Welcome)


@pytest.mark.assures("SEC-09")
def test_ten_devices_of_one_account_stay_within_the_rate(tmp_path: Path) -> None:
    async def story(house: OpenHouse, ann: Person) -> None:
        async with house.terminal(ann) as client, AsyncExitStack() as opened:
            lives = [await opened.enter_async_context(client.live()) for _ in range(10)]
            await lives[0].do(T1, commands.Sit(seat=1))
            for number, live in enumerate(lives):
                await live.watch(T1)
                done = await live.do(T1, commands.BuyChips(amount=Minor(1 + number)))
                assert isinstance(done.answer, Accepted)
            for live in lives:
                await live.ping()
                assert live.own_views[T1].chips == 55
                assert live.faults == []

    with limited(tmp_path, Limits()) as house:
        run(story(house, house.patron(credit=1_000_00)))


def test_a_burst_waits_at_the_client() -> None:
    with (
        closing(listening_socket(Endpoint(port=0))) as listener,
        closing(socket.socket()) as client,
    ):
        client.connect(listener.getsockname())
        accepted, _ = listener.accept()
        with closing(accepted):
            client.settimeout(0.2)
            with pytest.raises(TimeoutError):
                client.sendall(bytes(64 * 1024 * 1024))
            assert len(accepted.recv(1 << 20)) <= 2 * RECEIVED_BYTES


# --- Effect on others --------------------------------------------------------------------------


@contextmanager
def running(folder: Path) -> Iterator[OpenHouse]:
    """A house on this machine's clock, with the default limits."""
    clock, limits = RunningClock(), Limits()

    def floor(services: Services) -> AbstractAsyncContextManager[Extension]:
        return floor_of_house.live_extension(
            services, names={}, pace=None, clock=Clock(clock, clock.sleep)
        )

    config = replace(SETTINGS, limits=replace(limits, handshakes=UNLIMITED.handshakes))
    with open_with(folder, config, floor, clock) as house:
        for table in (T1, T2):
            house.open_table(table, mode=Mode.DEALER)
            open_betting(house, table)
        yield house


Trouble = Callable[[], AbstractContextManager[object]]


async def compared(lives: list[Live], trouble: Trouble) -> tuple[float, float]:
    """The p95 of calm patrons alone and during some trouble, in seconds.

    The best of a few rounds each: a busy machine slows all of them, trouble only its own.
    """
    alone, beside = list[float](), list[float]()
    for _ in range(6):
        alone.append(await p95(lives, T1, 25))
        with trouble():
            beside.append(await p95(lives, T1, 25))
    return min(alone), min(beside)


@pytest.mark.soak
def test_a_flood_at_most_doubles_the_latency_of_others(tmp_path: Path) -> None:
    sockets = Limits().sockets - 1
    # Two waits are compared; neither is too long on its own.
    patient = partial(seated, answer_s=600.0)

    async def story(house: OpenHouse, hasty: Person, calm: list[Person]) -> tuple[float, float]:
        async with patient(house, T2, [hasty]), patient(house, T1, calm) as lives:
            return await compared(lives, partial(flood, house, hasty, T2, sockets=sockets))

    with running(tmp_path) as house:
        hasty = house.patron(credit=100_000_00)
        calm = [house.patron(credit=1_000_00) for _ in range(4)]
        alone, under = run(story(house, hasty, calm))
    counted(sockets=sockets, alone_ms=1000 * alone, beside_ms=1000 * under)
    assert under <= 2 * alone


@pytest.mark.soak
def test_clients_that_never_read_do_not_slow_others(tmp_path: Path) -> None:
    """Queues of clients that never read are full before the round; they are dropped during it."""

    @contextmanager
    def crowd(house: OpenHouse) -> Iterator[None]:
        with ExitStack() as silent:
            for _ in range(READERS):
                silent.enter_context(never_reading(house, T3, T1))
            make_large_events(house, T3)
            yield

    async def story(house: OpenHouse, calm: list[Person]) -> tuple[float, float]:
        async with seated(house, T1, calm) as lives:
            return await compared(lives, partial(crowd, house))

    with running(tmp_path) as house:
        house.open_table(T3, mode=Mode.DEALER)
        calm = [house.patron(credit=1_000_00) for _ in range(4)]
        alone, beside = run(story(house, calm))
    counted(readers=READERS, alone_ms=1000 * alone, beside_ms=1000 * beside)
    assert beside <= 2 * alone

"""A client that does not read is dropped, by queue length and by time; the others do not notice."""

import asyncio

import msgspec
import pytest

from puntobanco.core.ids import TableId
from puntobanco.core.money import Minor
from puntobanco.server.access.endings import LinkEnding
from puntobanco.server.connection import MOST_SECONDS_A_FRAME, Connection, Viewer
from puntobanco.server.protocol import Bye
from puntobanco.table import commands
from tests.kit.abusive import make_large_events, never_reading
from tests.kit.houses import run
from tests.kit.server import OpenHouse
from tests.kit.wires import bye, open_welcomed_wire


def sockets(house: OpenHouse) -> int:
    [line] = [
        one for one in house.services.metrics.text().splitlines() if one.startswith("punto_sockets")
    ]
    return int(line.split()[1])


def test_a_client_that_does_not_read_is_dropped_when_the_queue_is_full(
    house: OpenHouse, table: TableId, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("puntobanco.server.connection.MOST_QUEUED", 30)
    ann = house.patron(credit=100_00)

    async def story() -> None:
        async with house.terminal(ann) as client, client.live() as live:
            await live.watch(table)
            before = sockets(house)
            with never_reading(house, table):
                for _ in range(60):
                    make_large_events(house, table)
                    # Clients that read are served all the while.
                    await live.ping()
                    if sockets(house) == before:
                        break
                else:
                    pytest.fail("the client that never reads was not dropped")
            done = await live.do(table, commands.Sit(seat=1))
            assert done.sentence == ""
            assert live.updates[table].view.why == ("x" * 100_000)

    run(story())


def test_a_client_that_reads_too_slowly_is_dropped(house: OpenHouse, table: TableId) -> None:
    async def story() -> None:
        async with house.terminal() as client, client.live() as live:
            await live.watch(table)
            before = sockets(house)
            with never_reading(house, table):
                for _ in range(3):
                    make_large_events(house, table)
                    await live.ping()
                assert sockets(house) == before + 1
                house.pass_s(MOST_SECONDS_A_FRAME - 1)
                assert sockets(house) == before + 1
                house.pass_s(2)
                async with asyncio.timeout(60):
                    while sockets(house) != before:
                        await asyncio.sleep(0.01)
            await live.ping()

    run(story())


def test_an_idle_terminal_is_not_dropped(house: OpenHouse, table: TableId) -> None:
    async def story() -> None:
        async with open_welcomed_wire(house) as wire:
            await wire.send(f'{{"type": "watch", "table": "{table}"}}')
            await wire.receive_all()
            for _ in range(10):
                house.pass_s(10 * MOST_SECONDS_A_FRAME)
            assert await wire.receive_all() == []

    run(story())


# --- The queue alone ---------------------------------------------------------------------------


def connection(sent: list[str]) -> Connection:
    async def transmit(frame: str) -> None:
        await asyncio.sleep(0)
        sent.append(frame)

    return Connection(Viewer(), transmit, lambda: 0.0)


def test_frames_are_sent_in_order_up_to_the_last() -> None:
    async def story() -> list[str]:
        sent: list[str] = []
        made = connection(sent)
        draining = asyncio.ensure_future(made.drain())
        for number in range(5):
            made.send(str(number))
        await asyncio.sleep(0.01)
        made.send("never")
        made.end("stopping", "fault", "bye")
        made.dismiss(LinkEnding.TOO_SLOW, "again")
        made.send("late")
        await draining
        assert made.ended == "stopping"
        assert made.over.is_set()
        return sent

    assert run(story()) == ["0", "1", "2", "3", "4", "fault", "bye"]


def test_the_queue_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("puntobanco.server.connection.MOST_QUEUED", 3)

    async def story() -> None:
        sent: list[str] = []
        made = connection(sent)
        for number in range(3):
            made.send(str(number))
        assert made.ended == ""
        made.send("one too many")
        assert made.ended == "too-slow"
        await made.drain()
        [last] = sent
        assert msgspec.json.decode(last, type=Bye) == bye("too-slow")

    run(story())


def test_money_is_shown_only_once_durable(house: OpenHouse, table: TableId) -> None:
    """The pit's memory is ahead of the disk; screens are not."""
    ann = house.patron(credit=100_00)

    async def story() -> None:
        async with house.terminal(ann) as client, client.live() as live, client.live() as other:
            await live.watch(table)
            await live.do(table, commands.Sit(seat=1))
            append, gate = house.pit.lease.append, asyncio.Event()
            loop = asyncio.get_running_loop()

            def held(group: object) -> object:
                asyncio.run_coroutine_threadsafe(gate.wait(), loop).result(20)
                return append(group)  # type: ignore[arg-type]

            house.pit.lease.append = held  # type: ignore[method-assign, assignment]
            try:
                buying = asyncio.create_task(live.do(table, commands.BuyChips(amount=Minor(40_00))))
                while house.table(table).chips(ann.id) != 40_00:  # type: ignore[arg-type]
                    await asyncio.sleep(0.001)
                await other.watch(table)
                assert (other.own_views[table].chips, other.own_views[table].wallet) == (0, 100_00)
                assert not buying.done()
            finally:
                gate.set()
                house.pit.lease.append = append  # type: ignore[method-assign]
            await buying
            await other.ping()
            assert (other.own_views[table].chips, other.own_views[table].wallet) == (40_00, 60_00)

    run(story())

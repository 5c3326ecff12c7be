"""Malformed, oversized, early, stale and replayed messages: a code, and the table unchanged."""

import asyncio
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from puntobanco.core.ids import CommandId, TableId
from puntobanco.core.money import Minor
from puntobanco.server import protocol
from puntobanco.server.client import FaultError
from puntobanco.server.config import RateLimit
from puntobanco.server.protocol import MOST_FRAME_BYTES, Do, Done, Fault, Ping, Pong, Watch
from puntobanco.table import commands
from puntobanco.table.refusals import Refusal, RefusalCode
from puntobanco.table.state import Phase
from tests.kit.houses import run
from tests.kit.server import SETTINGS, UNLIMITED, OpenHouse, open_live
from tests.kit.stated import stating
from tests.kit.wires import open_welcomed_wire, open_wire


def sit(**change: object) -> str:
    """A command with one field changed to an invalid value."""
    body = {"type": "do", "id": "x1", "table": "t1", "command": {"type": "Sit", "seat": 1}}
    return msgspec.json.encode(body | change).decode()


DEEP = "[" * 8000 + "]" * 8000
MALFORMED: dict[str, str | bytes] = {
    "nothing": "",
    "half an object": '{"type": "ping", ',
    "null": "null",
    "a list": "[]",
    "a number": "1",
    "a text": '"ping"',
    "no type": '{"n": 1}',
    "an unknown type": '{"type": "knock", "n": 1}',
    "two types": '{"type": "ping", "type": "hello", "n": 1}',
    "a field too few": '{"type": "ping"}',
    "a field too many": '{"type": "ping", "n": 1, "m": 2}',
    "a text for a number": '{"type": "ping", "n": "1"}',
    "a fraction for a number": '{"type": "ping", "n": 1.5}',
    "a number beyond all bounds": '{"type": "ping", "n": ' + "9" * 5000 + "}",
    "not a number": '{"type": "ping", "n": NaN}',
    "more after the end": '{"type": "ping", "n": 1} {}',
    "a mark before the begin": '\ufeff{"type": "ping", "n": 1}',
    "half a pair": '{"type": "watch", "table": "\\ud83d"}',
    "nested deep": '{"more": ' + DEEP + ', "type": "ping", "n": 1}',
    "nested deep in a command": sit(command={"type": "Sit", "seat": [[[[1]]]]}),
    "binary": b'{"type": "ping", "n": 1}',
    "an empty id": sit(id=""),
    "a long id": sit(id="x" * 65),
    "an id with a space": sit(id="x 1"),
    "an id of a part": sit(id="x1#0"),
    "an id beyond ASCII": sit(id="é"),
    "a tag of a language that is too long": (
        f'{{"type": "hello", "protocol": 1, "language": "{"x" * 65}"}}'
    ),
    "a language that is no tag": '{"type": "hello", "protocol": 1, "language": 7}',
    "no command": sit(command={"type": "Stand"}),
    "a command that carries a game": sit(command={"type": "OpenTable", "mode": "automatic"}),
    "a command with a word too many": sit(command={"type": "Sit", "seat": 1, "by": "house"}),
    "somebody else's name": sit(by={"staff": "dora"}),
    "a raw approval": sit(approval={"card": "c", "role": "supervisor", "nonce": "n"}),
    "places without end": sit(command={"type": "TurnCards", "coup": 1, "places": "all"}),
}


@pytest.mark.assures("SEC-17")
@pytest.mark.parametrize("what", MALFORMED)
def test_a_malformed_message_is_a_fault_without_effect(house: OpenHouse, what: str) -> None:
    ann = house.patron()

    async def story() -> None:
        before = house.services.pit.state
        async with open_welcomed_wire(house, ann) as wire:
            fault = await wire.fault(MALFORMED[what])
            assert fault.code == "malformed", fault
            assert fault.message.endswith(".")
            assert len(fault.message) < 400
            await wire.send(Ping(n=7))
            assert isinstance(await wire.receive(), Pong)
        assert house.services.pit.state is before

    run(story())


@pytest.mark.parametrize("text", ["x" * (MOST_FRAME_BYTES + 1), "牌" * (MOST_FRAME_BYTES // 3 + 1)])
def test_an_oversized_message_is_not_read(house: OpenHouse, text: str) -> None:
    async def story() -> None:
        async with open_welcomed_wire(house) as wire:
            fault = await wire.fault(text)
            assert fault.code == "oversized"
            assert fault.params["most"] == MOST_FRAME_BYTES
            await wire.receive_all()
            longest = '{"type": "ping", "n": 1}'.ljust(MOST_FRAME_BYTES)
            await wire.send(longest)
            assert isinstance(await wire.receive(), Pong)

    run(story())


@pytest.mark.parametrize(("payload", "code"), [("x" * 70_000, 1009), (b"\xff\xfe", 1007)])
def test_forbidden_frames_close_the_socket(
    house: OpenHouse, payload: str | bytes, code: int
) -> None:
    async def story() -> None:
        async with open_welcomed_wire(house) as wire:
            await wire.socket.send(payload, text=True)
            assert await wire.ended() == (None, code)
        async with open_welcomed_wire(house) as wire:
            assert await wire.receive_all() == []

    run(story())


def test_messages_before_a_hello_are_refused(house: OpenHouse, table: TableId) -> None:
    async def story() -> None:
        async with open_wire(house, house.patron()) as wire:
            early = Do(id=CommandId("x1"), table=table, command=commands.Sit(seat=1))
            for message in (Ping(n=1), Watch(table=table), protocol.WatchLobby(), early):
                assert (await wire.fault(message)).code == "hello"
            last = wire.messages[-1]
            assert isinstance(last, Fault)
            assert last.id == "x1"

    run(story())


@pytest.mark.parametrize("name", ["", "nowhere", "house", "t1\x00", "x" * 5000, "桌"])
def test_an_unknown_table_is_a_fault(house: OpenHouse, name: str) -> None:
    async def story() -> None:
        async with open_welcomed_wire(house, house.patron()) as wire:
            for message in (
                Watch(table=TableId(name)),
                protocol.Unwatch(table=TableId(name)),
                Do(id=CommandId("x1"), table=TableId(name), command=commands.Sit(seat=1)),
            ):
                assert (await wire.fault(message)).code == "no-such-table"
            last = wire.messages[-1]
            assert isinstance(last, Fault)
            # The sender learns that this command will not be answered.
            assert last.id == "x1"
            assert last.table == name

    run(story())


def test_a_client_learns_that_its_command_was_not_taken(house: OpenHouse) -> None:
    async def story() -> None:
        async with house.terminal(house.patron()) as client, client.live() as live:
            with pytest.raises(FaultError, match="no-such-table"):
                await live.do("nowhere", commands.Sit(seat=1))
            with stating(FaultError, "server-no-such-table"):
                await live.watch("nowhere")

    run(story())


@pytest.mark.assures("SEC-05")
def test_early_stale_and_replayed_commands_change_nothing(house: OpenHouse, table: TableId) -> None:
    ann = house.patron(credit=1_000_00)
    bet = commands.PlaceWager(coup=1, bet="player", stake=Minor(50_00))

    async def story() -> None:
        async with house.terminal(ann) as client, client.live() as live:

            async def answer(command: commands.WireCommand, made: str | None = None) -> object:
                return (await live.do(table, command, id=made)).answer

            assert await answer(bet) == Refusal(RefusalCode.WRONG_PHASE, phase=Phase.IDLE)
            await live.do(table, commands.Sit(seat=1))
            await live.do(table, commands.BuyChips(amount=Minor(500_00)))
            assert await answer(bet) == Refusal(RefusalCode.WRONG_PHASE, phase=Phase.IDLE)
            house.ask(table, commands.StartShoe(commitment="c" * 64))
            house.ask(table, commands.CutShoe(position=5))
            house.ask(table, commands.BurnCards(turned="Ks"))
            house.ask(table, commands.OpenBetting())
            first = await answer(bet, "b1")
            before = house.services.pit.state
            assert await answer(bet, "b1") == first
            for coup in (0, 2, -1, 10**30):
                stale = commands.PlaceWager(coup=coup, bet="player", stake=Minor(50_00))
                assert await answer(stale) == Refusal(RefusalCode.OTHER_COUP, coup=1)
            for stake in (0, -5, 10**30):
                odd = commands.PlaceWager(coup=1, bet="player", stake=Minor(stake))
                assert await answer(odd) == Refusal(RefusalCode.AMOUNT, amount=stake)
            elsewhere = commands.PlaceWager(coup=1, bet="player", stake=Minor(50_00), seat=2)
            assert await answer(elsewhere) == Refusal(RefusalCode.BACK_LINE, seat=2)
            assert house.services.pit.state is before
            house.ask(table, commands.CloseBetting())
            before = house.services.pit.state
            assert await answer(bet, "b1") == first
            assert await answer(bet) == Refusal(RefusalCode.WRONG_PHASE, phase=Phase.DEALING)
            assert house.services.pit.state is before

    run(story())


@pytest.mark.assures("SEC-09")
def test_a_client_that_sends_too_fast_does_not_slow_others(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, messages=RateLimit(burst=5, per_s=1))
    with open_live(tmp_path, replace(SETTINGS, limits=limits)) as house:
        house.open_table("t1")
        ann, bob = house.patron(), house.patron()

        async def story() -> None:
            async with (
                open_welcomed_wire(house, ann) as hasty,
                open_welcomed_wire(house, bob) as calm,
            ):
                for number in range(5):
                    await hasty.send(Ping(n=number))
                late = Do(id=CommandId("late"), table=TableId("t1"), command=commands.Sit(seat=1))
                before = house.services.pit.state
                await hasty.send(late)
                fault = await hasty.receive_kind(Fault)
                assert (fault.code, fault.id) == ("too-fast", "late")
                assert house.services.pit.state is before
                assert await calm.receive_all() == []
                house.pass_s(1)
                await hasty.send(late)
                assert isinstance(await hasty.receive(), Done)
            # A new socket has no new quota: the quota belongs to the person.
            async with open_welcomed_wire(house, ann) as again:
                assert (await again.fault(Ping(n=1))).code == "too-fast"

        run(story())


@pytest.mark.assures("SEC-18")
def test_an_internal_error_closes_the_socket_without_details(
    house: OpenHouse,
    table: TableId,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("a secret of ours")

    async def story() -> None:
        async with open_welcomed_wire(house) as other, open_welcomed_wire(house) as wire:
            with monkeypatch.context() as patch:
                patch.setattr("puntobanco.server.hub.Hub.watch", broken)
                await wire.send(Watch(table=table))
                assert await wire.ended() == (None, 1011)
            assert not any("secret" in frame for frame in wire.frames)
            assert await other.receive_all() == []

    run(story())
    assert [record.name for record in caplog.records if record.exc_info] == ["punto.sockets"]


def test_a_hundred_concurrent_commands_get_a_hundred_answers(
    house: OpenHouse, table: TableId
) -> None:
    ann = house.patron(credit=1_000_00)

    async def story() -> None:
        async with house.terminal(ann) as client, client.live() as live:
            await live.do(table, commands.Sit(seat=1))
            buys = [live.do(table, commands.BuyChips(amount=Minor(1_00))) for _ in range(100)]
            answers = await asyncio.gather(*buys)
            assert len({one.id for one in answers}) == 100
            await live.watch(table)
            assert live.own_views[table].chips == 100_00

    run(story())

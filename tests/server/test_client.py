"""The client for programs: the outcome of a command that the house reports as too fast."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import cast

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from puntobanco.core.facts import fact
from puntobanco.core.ids import CommandId
from puntobanco.house.messages import Accepted
from puntobanco.progressive import commands as meter_commands
from puntobanco.server import client, protocol
from puntobanco.server.client import ANSWER_S, FaultError, Live
from puntobanco.table import commands
from tests.kit.houses import run

TOO_FAST = str(fact("socket-too-fast"))
_DISABLE = meter_commands.DisableMeter(reason="a spill")


class Cable:
    """A socket whose other end gives the answers of the test."""

    def __init__(self, *answers: protocol.ToClient) -> None:
        self.sent: list[bytes] = []
        self._answers = list(answers)
        self._frames: asyncio.Queue[bytes] = asyncio.Queue()

    async def send(self, frame: str) -> None:
        self.sent.append(frame.encode())
        if self._answers:
            self._frames.put_nowait(msgspec.json.encode(self._answers.pop(0)))

    def __aiter__(self) -> "Cable":
        return self

    async def __anext__(self) -> bytes:
        return await self._frames.get()


def too_fast(made: str) -> protocol.Fault:
    return protocol.Fault(code="too-fast", message=TOO_FAST, id=CommandId(made))


def done(made: str) -> protocol.Done:
    return protocol.Done(id=CommandId(made), answer=Accepted(events=("PatronLeft",)), sentence="")


def talk(
    cable: Cable, story: Callable[[Live], Awaitable[None]], *, answer_s: float = ANSWER_S
) -> None:
    async def through() -> None:
        live = Live(cast("ClientConnection", cable), answer_s=answer_s)
        reading = asyncio.create_task(live.read())
        await story(live)
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)

    run(through())


@pytest.fixture(autouse=True)
def _without_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "RETRY_S", 0.01)


def test_a_repetition_that_was_too_fast_is_retried() -> None:
    """Only that message had no effect: the first one may have been carried out."""
    cable = Cable(too_fast("mine"), too_fast("mine"), done("mine"))

    async def story(live: Live) -> None:
        assert await live.do("t1", commands.Leave(), id="mine") == done("mine")

    talk(cable, story)
    assert len(cable.sent) == 3
    assert len(set(cable.sent)) == 1


def test_a_repetition_that_was_too_fast_does_not_cancel_the_first() -> None:
    cable = Cable(too_fast("mine"), done("mine"), done("mine"), done("mine"))

    async def story(live: Live) -> None:
        both = (live.do("t1", commands.Leave(), id="mine") for _ in range(2))
        assert await asyncio.gather(*both) == [done("mine")] * 2

    talk(cable, story)


def test_a_repetition_never_taken_has_an_unknown_outcome() -> None:
    async def story(live: Live) -> None:
        with pytest.raises(TimeoutError):
            await live.do_meter("m1", _DISABLE, id="mine")

    talk(Cable(*[too_fast("mine")] * 1000), story, answer_s=0.1)


def test_a_new_command_that_was_too_fast_had_no_effect(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The id was new, so no earlier command can have used it."""
    monkeypatch.setattr("puntobanco.server.client.secrets.token_hex", lambda _size: "first")
    cable = Cable(too_fast("first"))

    async def story(live: Live) -> None:
        with pytest.raises(FaultError, match="too-fast"):
            await live.do("t1", commands.Leave())

    talk(cable, story)
    assert len(cable.sent) == 1

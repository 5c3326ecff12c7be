"""Verifying the log while the tables play on: one proof at a time, in a process of its own."""

import asyncio
import contextlib
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any, Literal

import msgspec

from puntobanco.core.errors import Stated
from puntobanco.core.facts import Fact, fact, from_wire
from puntobanco.core.ids import Ms, PitId
from puntobanco.house.proving import Asked, Failed, Far, ProofMessage, Proved
from puntobanco.server.errors import Problem

_LINE_BYTES = 1 << 20


VerificationState = Literal["never", "running", "done", "cancelled", "failed"]


@dataclass(frozen=True, slots=True)
class VerificationRun:
    """How the last verification of the log went, or goes."""

    state: VerificationState = "never"
    begun: Ms | None = None
    ended: Ms | None = None
    by: str = ""
    done: int = 0
    of: int = 0
    """Entries to go through, each of them twice."""
    proved: Proved | None = None
    why: Stated = ""
    """Why it failed."""


Ended = Callable[[VerificationRun], Awaitable[None]]


class Verification:
    """The proof of the log that is under way, or was the last."""

    def __init__(self, url: str, pit: PitId, clock: Callable[[], Ms]) -> None:
        self._url = url
        self._pit = pit
        self._clock = clock
        self._run = VerificationRun()
        self._process: asyncio.subprocess.Process | None = None
        self._task: asyncio.Task[None] | None = None
        self._one_at_a_time = asyncio.Lock()

    @property
    def run(self) -> VerificationRun:
        """How it stands."""
        return self._run

    async def start(self, *, by: str, anchors: tuple[str, ...], ended: Ended) -> VerificationRun:
        """Begin; Problem where one is under way. `ended` hears how it went."""
        async with self._one_at_a_time:
            if self._run.state == "running":
                raise Problem(409, fact("server-verification-running"), code="running")
            if self._task is not None:
                # The one before has said what it found, and is still going.
                await self._task
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "puntobanco.house.proving",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                limit=_LINE_BYTES,
            )
            asked = Asked(url=self._url, pit=self._pit, anchors=anchors)
            self._process = process
            self._run = VerificationRun(state="running", begun=self._clock(), by=by)
            self._task = asyncio.create_task(self._follow(process, asked, ended))
            return self._run

    async def cancel(self) -> VerificationRun:
        """Leave off, where one is under way; nothing is lost but its work."""
        async with self._one_at_a_time:
            if self._process is not None and self._run.state == "running":
                self._end(state="cancelled")
                with contextlib.suppress(ProcessLookupError):
                    self._process.kill()
            if self._task is not None:
                await self._task
                self._task = None
            return self._run

    async def _follow(
        self, process: asyncio.subprocess.Process, asked: Asked, ended: Ended
    ) -> None:
        assert process.stdin is not None, "it was asked for"
        assert process.stdout is not None, "it was asked for"
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            process.stdin.write(msgspec.json.encode(asked) + b"\n")
            await process.stdin.drain()
            process.stdin.close()
        async for line in process.stdout:
            if self._run.state == "running":
                self._hear(msgspec.json.decode(line, type=ProofMessage))
        await process.wait()
        if self._run.state == "running":
            self._end(state="failed", why=fact("verification-ended"))
        await ended(self._run)

    def _hear(self, message: ProofMessage) -> None:
        match message:
            case Far():
                self._run = replace(self._run, done=message.done, of=message.of)
            case Proved():
                done = self._run.of
                self._end(state="done", proved=message, done=done)
            case Failed():
                self._end(state="failed", why=_stated(message.why))

    def _end(self, **changes: Any) -> None:
        self._run = replace(self._run, ended=self._clock(), **changes)


def _stated(wire: object) -> Stated:
    value = from_wire(wire)
    return value if isinstance(value, Fact) else str(value)

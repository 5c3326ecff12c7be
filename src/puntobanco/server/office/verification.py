"""Verification of the log while the tables run: one at a time, in a separate process."""

import asyncio
import contextlib
import sys
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from puntobanco.core.facts import fact
from puntobanco.core.ids import Ms, PitId
from puntobanco.proof.whole_proof import (
    ProofDone,
    ProofFailed,
    ProofMessage,
    ProofProgress,
    ProofRequest,
    ProofResult,
)
from puntobanco.server.errors import Problem
from puntobanco.words import Words
from puntobanco.words.wire import WireFact

_LINE_BYTES = 1 << 20


VerificationState = Literal["never", "running", "done", "cancelled", "failed"]


class VerificationRun(msgspec.Struct, frozen=True, kw_only=True):
    """The progress or result of the newest verification."""

    state: VerificationState = "never"
    begun: Ms | None = None
    ended: Ms | None = None
    by: str = ""
    done: int = 0
    of: int = 0
    """Entries to check, each counted twice."""
    proved: ProofResult | None = None
    why: WireFact | None = None
    """Why it failed."""

    def rendered(self, words: Words) -> "VerificationRun":
        """The same with its texts in a language."""
        proved = None if self.proved is None else self.proved.rendered(words)
        why = None if self.why is None else self.why.rendered(words)
        return replace(self, proved=proved, why=why)


OnVerified = Callable[[VerificationRun], Awaitable[None]]


class Verification:
    """Runs verifications of the log, one at a time."""

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
        """The current or last verification."""
        return self._run

    async def start(
        self, *, by: str, anchors: tuple[str, ...], ended: OnVerified
    ) -> VerificationRun:
        """Start a verification, or a Problem if one is running. Calls `ended` with the result."""
        async with self._one_at_a_time:
            if self._run.state == "running":
                raise Problem(409, fact("server-verification-running"), code="running")
            if self._task is not None:
                # The previous process has reported its result and is still exiting.
                await self._task
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "puntobanco.proof.whole_proof",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                limit=_LINE_BYTES,
            )
            asked = ProofRequest(url=self._url, pit=self._pit, anchors=anchors)
            self._process = process
            self._run = VerificationRun(state="running", begun=self._clock(), by=by)
            self._task = asyncio.create_task(self._follow(process, asked, ended))
            return self._run

    async def cancel(self) -> VerificationRun:
        """Cancel the running verification, if any. Only its work is lost."""
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
        self, process: asyncio.subprocess.Process, asked: ProofRequest, ended: OnVerified
    ) -> None:
        assert process.stdin is not None, "it was asked for"
        assert process.stdout is not None, "it was asked for"
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            process.stdin.write(msgspec.json.encode(asked) + b"\n")
            await process.stdin.drain()
            process.stdin.close()
        async for line in process.stdout:
            if self._run.state == "running":
                self._take(msgspec.json.decode(line, type=ProofMessage))
        await process.wait()
        if self._run.state == "running":
            self._end(state="failed", why=WireFact.of(fact("verification-ended")))
        await ended(self._run)

    def _take(self, message: ProofMessage) -> None:
        match message:
            case ProofProgress():
                self._run = replace(self._run, done=message.done, of=message.of)
            case ProofDone():
                self._end(state="done", proved=message.proved, done=self._run.of)
            case ProofFailed():
                self._end(state="failed", why=message.why)

    def _end(self, **changes: Any) -> None:
        self._run = replace(self._run, ended=self._clock(), **changes)

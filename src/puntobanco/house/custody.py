"""Checks that nothing changed while a house was closed: program, key, logs, wallets, clock.

The folder of a house keeps the program's manifest and the anchors of its logs; its database keeps
the manifest's hash and the id of the key. A change of one is detected by the other. The database
also keeps the time and the result of the last full check.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import partial
from itertools import islice
from pathlib import Path

from puntobanco.core.errors import PuntoError, Stated, stated_by
from puntobanco.core.facts import Clauses, Fact, fact, fact_of, listed, to_json
from puntobanco.core.ids import Ms
from puntobanco.core.keys import Key
from puntobanco.fairness.keys import SealingKey
from puntobanco.house.moments import utc_text
from puntobanco.house.program import FOLDER, Program, installed
from puntobanco.house.wallets import UNREADABLE, sum_logs, wallet_problems
from puntobanco.store import Anchor, Break, Note, Store, verify_chain
from puntobanco.store.errors import system_reason
from puntobanco.store.files import write_whole
from puntobanco.version import VERSION

MANIFEST = "program.sha256"
ANCHORS = "anchors"
_BEHIND_MS = 60_000
"""How far the clock may be behind the last entry: two machines never agree exactly."""
_NAMED = 3
_KIND = "kind"
"""The fact in the database that says whether the house is a demonstration."""
_NO_PITS = "none\n"
"""The anchors file before any log has begun; the house never writes an empty file."""


class CustodyError(PuntoError, ValueError):
    """Something has changed; states what, and what to do."""


class CustodyPart(Enum):
    """A part that is compared with its state when the house was last open."""

    PROGRAM = "program"
    KEY = "key"
    LOG = "log"
    WALLETS = "wallets"
    CLOCK = "clock"


@dataclass(frozen=True, slots=True)
class CustodyFault:
    """A part that has changed."""

    part: CustodyPart
    problem: Stated

    @property
    def stated(self) -> Fact:
        """The part and the problem as one fact."""
        part = fact_of("custody-part", self.part)
        return fact("custody-fault", part=part, problem=self.problem)

    def __str__(self) -> str:
        return str(self.stated)


@dataclass(frozen=True, slots=True)
class Custody:
    """Compares the folder and the database of a house."""

    store: Store
    folder: Path
    key: SealingKey
    clock: Callable[[], Ms]
    program: Path = FOLDER

    def check_kind(self, *, demo: bool) -> None:
        """Record whether a new house is a demonstration. CustodyError if this one is the other.

        This keeps simulated patrons and play money out of real houses, and real money out of
        demonstrations.
        """
        asked, kept = "demonstration" if demo else "house", self.store.facts.find(_KIND)
        if kept is None and not self.store.pits():
            self.store.facts.set_once(_KIND, asked)
        elif kept not in (None, asked):
            key: Key = "serve-no-demonstration" if demo else "serve-is-demonstration"
            raise CustodyError(fact(key, folder=str(self.folder)))

    def check_and_record(
        self, *, accept: bool = False, accept_program: bool = False
    ) -> list[CustodyFault]:
        """Record the current state; CustodyError if something changed and is not accepted.

        Return the faults that were accepted; they are also noted in the database.
        """
        whole = self._last_check_failed()
        found = list(self.faults(whole=whole))
        for fault in found:
            if not accept and not (accept_program and fault.part is CustodyPart.PROGRAM):
                raise CustodyError(fact("custody-refused", fault=fault.stated))
        for fault in found:
            self.store.notes.write(
                Note(self.clock(), "accepted", "", "", to_json(self._accepted_note(fault)))
            )
        for broken in self.store.accept_commands() if accept else ():
            accepted = fact("custody-accepted-commands", problem=broken.stated)
            self.store.notes.write(Note(self.clock(), "accepted", "", "", to_json(accepted)))
        self.record_state()
        if any(fault.part is CustodyPart.LOG for fault in found):
            self.store.accept_loss()
        if whole:
            # If an accepted fault is still there, the next full check finds it again.
            self._record_check(None)
        return found

    def _accepted_note(self, fault: CustodyFault) -> Fact:
        """The note on an accepted fault; wallets are corrected to what the logs say."""
        if fault.part is not CustodyPart.WALLETS:
            return fault.stated
        try:
            found = sum_logs(self.store)
        except UNREADABLE:
            # What they should hold is unknown; the unreadable log is a separate fault.
            return fault.stated
        self.store.wallets.correct(found.corrections)
        return fact("custody-accepted-wallets", fault=fault.stated)

    def faults(self, *, whole: bool = False) -> Iterator[CustodyFault]:
        """What has changed; `whole` reads every log from its first entry on.

        Otherwise logs are read from their anchors, and wallets are compared with the newest
        snapshots and the entries after them.
        """
        checks: list[tuple[CustodyPart, Callable[[], Iterator[Stated]]]] = [
            (CustodyPart.PROGRAM, self._program),
            (CustodyPart.KEY, self._key),
            (CustodyPart.LOG, partial(self._log, whole=whole)),
            (CustodyPart.CLOCK, self._clock),
            (CustodyPart.WALLETS, partial(self._wallets, whole=whole)),
        ]
        for part, check in checks:
            yield from (CustodyFault(part, problem) for problem in check())

    def record_state(self) -> None:
        """Record the current program, key and anchors as right."""
        now = installed(self.program)
        self.store.facts.replace("program", f"{VERSION} {now.digest}")
        self.store.facts.replace("key", self.key.id.hex())
        # In this order: with a manifest, anchors are required.
        self.save_anchors()
        write_whole(self.folder / MANIFEST, now.manifest)

    def save_anchors(self) -> None:
        """Write the head of each log to the folder."""
        lines = [str(state.head) for state in self.store.pits()]
        write_whole(self.folder / ANCHORS, "".join(f"{line}\n" for line in lines) or _NO_PITS)

    # --- The last full check ------------------------------------------------------------------

    def record_passed_check(self) -> None:
        """Record that a full check has just found nothing."""
        self.save_anchors()
        self._record_check(None)

    def record_failed_check(self, fault: CustodyFault) -> None:
        """Record that a full check found a fault; every start checks in full until accepted."""
        self._record_check(fault)

    def _record_check(self, fault: CustodyFault | None) -> None:
        problem = "" if fault is None else to_json(fault.stated)
        self.store.facts.replace("look", f"{self.clock()} {problem}")

    def seconds_until_check(self, every_s: float) -> float:
        """Seconds until the next full check is due; 0 if it is due now."""
        kept = self.store.facts.find("look")
        gone_s = (self.clock() - int((kept or "0").partition(" ")[0])) / 1000
        # A check in the future was recorded by another clock.
        return max(0.0, every_s - gone_s) if gone_s >= 0 else 0.0

    def _last_check_failed(self) -> bool:
        """Whether the last full check found a fault."""
        return bool((self.store.facts.find("look") or "").partition(" ")[2])

    # --- The checks ---------------------------------------------------------------------------

    def _program(self) -> Iterator[Stated]:
        kept, now = self.store.facts.find("program"), installed(self.program)
        if kept is not None and kept.rpartition(" ")[2] != now.digest:
            yield self._differs(kept, now)

    def _differs(self, kept: str, now: Program) -> Fact:
        opened = kept.partition(" ")[0]
        file = self.folder / MANIFEST
        kept_bytes = file.read_bytes() if file.exists() else b""
        before = Program.parse(kept_bytes.decode(errors="replace"))
        if before.digest != kept.rpartition(" ")[2]:
            return fact("custody-program", version=VERSION, opened=opened, file=str(file))
        names = before.differing(now)
        files = listed(names[:_NAMED])
        more = max(len(names) - _NAMED, 0)
        return fact("custody-files", version=VERSION, opened=opened, files=files, more=more)

    def _key(self) -> Iterator[Stated]:
        kept, ours = self.store.facts.find("key"), self.key.id.hex()
        if kept is not None and kept != ours:
            yield fact("custody-key", file=str(self.folder / "key"), id=ours, expected=kept)

    def _log(self, *, whole: bool) -> Iterator[Stated]:
        yield from (lost.stated for lost in self.store.lost_entries())
        anchors: dict[str, Anchor] = {}
        try:
            anchors = {anchor.pit: anchor for anchor in self._anchors()}
        except (OSError, ValueError) as error:
            reason = system_reason(error) if isinstance(error, OSError) else stated_by(error)
            yield fact("store-unreadable", file=str(self.folder / ANCHORS), reason=reason)
        for state in self.store.pits():
            broken = self._broken(state.head, anchors.pop(state.pit, None), whole=whole)
            if broken is not None:
                yield broken
        for missing in anchors.values():
            if missing.sequence:
                yield fact("custody-pit", pit=missing.pit, file=str(self.folder / ANCHORS))

    def _broken(self, head: Anchor, anchor: Anchor | None, *, whole: bool) -> Fact | None:
        if anchor is not None:
            moved = self.store.check_anchor(anchor)
            if moved is not None:
                file = str(self.folder / ANCHORS)
                return fact("custody-anchor", problem=moved.stated, file=file)
        if whole or anchor is None:
            found = self.store.verify(head.pit)
            return found.stated if isinstance(found, Break) else None
        after = self.store.read(
            head.pit, after=anchor.sequence, limit=head.sequence - anchor.sequence
        )
        reached = verify_chain(after, anchor)
        if isinstance(reached, Break):
            return reached.stated
        return None if reached == head else fact("store-tail", pit=head.pit)

    def _anchors(self) -> list[Anchor]:
        """The recorded anchors; an error if they cannot be read or are missing."""
        file = self.folder / ANCHORS
        if not file.exists() and not (self.folder / MANIFEST).exists():
            # A new folder: a database may have several, and does not record them.
            return []
        text = file.read_text(encoding="utf-8")
        if not text:
            raise CustodyError(fact("custody-empty"))
        return [] if text == _NO_PITS else [Anchor.parse(line) for line in text.splitlines()]

    def _wallets(self, *, whole: bool) -> Iterator[Stated]:
        problems = wallet_problems(self.store, whole=whole)
        named = list(islice(problems, _NAMED))
        if named:
            left = sum(1 for _ in problems)
            if left:
                named.append(fact("finding-more", count=left))
            yield fact("finding-differences", all=Clauses(tuple(named)))

    def _clock(self) -> Iterator[Stated]:
        now = self.clock()
        for state in self.store.pits():
            for entry in self.store.read(state.pit, after=state.head.sequence - 1, limit=1):
                if entry.time_ms > now + _BEHIND_MS:
                    yield fact(
                        "custody-clock",
                        now=utc_text(now),
                        pit=state.pit,
                        last=utc_text(Ms(entry.time_ms)),
                    )

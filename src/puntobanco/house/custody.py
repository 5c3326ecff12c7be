"""What has to be as it was when a house was last open: program, key, log, and a clock not behind.

The folder of a house keeps the program's manifest and the anchors of its logs; its database keeps
the manifest's hash and the id of the key. Neither can be changed without the other noticing. The
database also keeps when all of it was last looked at, and what was found then.
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
from puntobanco.fairness.keys import SealingKey
from puntobanco.house.moments import spoken
from puntobanco.house.program import FOLDER, Program, installed
from puntobanco.house.wallets import UNREADABLE, added_up, wallet_problems
from puntobanco.store import Anchor, Break, Note, Store, verify_chain
from puntobanco.store.errors import system_reason
from puntobanco.store.files import write_whole
from puntobanco.version import VERSION

MANIFEST = "program.sha256"
ANCHORS = "anchors"
_BEHIND_MS = 60_000
"""How far a clock may be behind the last entry: two machines never agree to the second."""
_NAMED = 3
_NO_PITS = "none\n"
"""Of a house whose log has not begun: a file with nothing in it was never written by us."""


class CustodyError(PuntoError, ValueError):
    """Something is not what it was; it states what, and what to do."""


class CustodyPart(Enum):
    """What is held against what it was when the house was last open."""

    PROGRAM = "program"
    KEY = "key"
    LOG = "log"
    WALLETS = "wallets"
    CLOCK = "clock"


@dataclass(frozen=True, slots=True)
class CustodyFault:
    """Something that is not as it was."""

    part: CustodyPart
    problem: Stated

    @property
    def stated(self) -> Fact:
        """The part and the problem in one."""
        part = fact_of("custody-part", self.part)
        return fact("custody-fault", part=part, problem=self.problem)

    def __str__(self) -> str:
        return str(self.stated)


@dataclass(frozen=True, slots=True)
class Custody:
    """The folder and the database of a house, held against each other."""

    store: Store
    folder: Path
    key: SealingKey
    clock: Callable[[], Ms]
    program: Path = FOLDER

    def open(self, *, accept: bool = False, accept_program: bool = False) -> list[CustodyFault]:
        """Keep everything as it is now; CustodyError where it is not as it was, unless accepted.

        What comes back was accepted, and is noted in the database.
        """
        whole = self._distrusted()
        found = list(self.faults(whole=whole))
        for fault in found:
            if not accept and not (accept_program and fault.part is CustodyPart.PROGRAM):
                raise CustodyError(fact("custody-refused", fault=fault.stated))
        for fault in found:
            self.store.notes.write(
                Note(self.clock(), "accepted", "", "", to_json(self._accepted(fault)))
            )
        for broken in self.store.accept_commands() if accept else ():
            accepted = fact("custody-accepted-commands", problem=broken.stated)
            self.store.notes.write(Note(self.clock(), "accepted", "", "", to_json(accepted)))
        self.keep()
        if any(fault.part is CustodyPart.LOG for fault in found):
            self.store.accept_loss()
        if whole:
            # What was accepted and is still there is found again tomorrow.
            self._keep_look(None)
        return found

    def _accepted(self, fault: CustodyFault) -> Fact:
        """What is noted of a fault that was accepted; wallets are set to what the logs say."""
        if fault.part is not CustodyPart.WALLETS:
            return fault.stated
        try:
            found, _ = added_up(self.store)
        except UNREADABLE:
            # Nobody can say what they have to hold; the log is a fault of its own.
            return fault.stated
        self.store.wallets.correct(found.lacking)
        return fact("custody-accepted-wallets", fault=fault.stated)

    def faults(self, *, whole: bool = False) -> Iterator[CustodyFault]:
        """What is not as it was; `whole` reads every log from its first entry on.

        Without, wallets are compared with what snapshots and the entries after them come to.
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

    def keep(self) -> None:
        """From now on this is how it has to be."""
        now = installed(self.program)
        self.store.facts.replace("program", f"{VERSION} {now.digest}")
        self.store.facts.replace("key", self.key.id.hex())
        # In this order: a manifest says that there have to be anchors.
        self.keep_anchors()
        write_whole(self.folder / MANIFEST, now.manifest)

    def keep_anchors(self) -> None:
        """Keep where each log stands, outside of it."""
        lines = [str(state.head) for state in self.store.pits()]
        write_whole(self.folder / ANCHORS, "".join(f"{line}\n" for line in lines) or _NO_PITS)

    # --- When it was looked at ----------------------------------------------------------------

    def trust(self) -> None:
        """All of it was looked at just now, and was as it was."""
        self.keep_anchors()
        self._keep_look(None)

    def distrust(self, fault: CustodyFault) -> None:
        """All of it was looked at just now; until it is accepted, no start is without this."""
        self._keep_look(fault)

    def _keep_look(self, fault: CustodyFault | None) -> None:
        problem = "" if fault is None else to_json(fault.stated)
        self.store.facts.replace("look", f"{self.clock()} {problem}")

    def due_s(self, every_s: float) -> float:
        """In how many seconds all of it has to be looked at again; 0 where it has to be now."""
        kept = self.store.facts.find("look")
        gone_s = (self.clock() - int((kept or "0").partition(" ")[0])) / 1000
        # A look that is yet to come was made by another clock.
        return max(0.0, every_s - gone_s) if gone_s >= 0 else 0.0

    def _distrusted(self) -> bool:
        """Whether something was found when all of it was last looked at."""
        return bool((self.store.facts.find("look") or "").partition(" ")[2])

    # --- What may not be as it was ------------------------------------------------------------

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
        yield from (lost.stated for lost in self.store.lost())
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
        """What was kept; an error where it cannot be read, or is no longer there."""
        file = self.folder / ANCHORS
        if not file.exists() and not (self.folder / MANIFEST).exists():
            # A new folder: several of them may belong to one database, which knows none of them.
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
                        now=spoken(now),
                        pit=state.pit,
                        last=spoken(Ms(entry.time_ms)),
                    )

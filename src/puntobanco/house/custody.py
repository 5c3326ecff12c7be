"""What has to be as it was when a house was last open: program, key, log, and a clock not behind.

The folder of a house keeps the program's manifest and the anchors of its logs; its database keeps
the manifest's hash and the id of the key. Neither can be changed without the other noticing.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from puntobanco.core.errors import PuntoError
from puntobanco.core.ids import Ms
from puntobanco.fairness.keys import SealingKey
from puntobanco.house.moments import spoken
from puntobanco.house.program import FOLDER, Program, installed
from puntobanco.store import Anchor, Break, Note, Store, verify_chain
from puntobanco.version import VERSION

MANIFEST = "program.sha256"
ANCHORS = "anchors"
_BEHIND_MS = 60_000
"""How far a clock may be behind the last entry: two machines never agree to the second."""
_NAMED = 3


class CustodyError(PuntoError, ValueError):
    """Something is not what it was; the sentence says what, and what to do."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that is not as it was."""

    what: str
    """program, key, log or clock."""
    detail: str

    def __str__(self) -> str:
        return f"{self.what}: {self.detail}"


@dataclass(frozen=True, slots=True)
class Custody:
    """The folder and the database of a house, held against each other."""

    store: Store
    folder: Path
    key: SealingKey
    clock: Callable[[], Ms]
    program: Path = FOLDER

    def open(self, *, accept: bool = False, accept_program: bool = False) -> list[Fault]:
        """Keep everything as it is now; CustodyError where it is not as it was, unless accepted.

        What comes back was accepted, and is noted in the database.
        """
        found = list(self.faults())
        for fault in found:
            if not accept and not (accept_program and fault.what == "program"):
                raise CustodyError(f"{fault}; --accept-change opens the house all the same")
        for fault in found:
            self.store.notes.write(Note(self.clock(), "accepted", "", "", str(fault)))
        self.keep()
        return found

    def faults(self, *, whole: bool = False) -> Iterator[Fault]:
        """What is not as it was; `whole` reads every log from its first entry on."""
        checks = (self._program(), self._key(), self._log(whole=whole), self._clock())
        yield from (Fault(what, why) for what, why in checks if why)

    def keep(self) -> None:
        """From now on this is how it has to be."""
        now = installed(self.program)
        self.store.facts.replace("program", f"{VERSION} {now.digest}")
        self.store.facts.replace("key", self.key.id.hex())
        (self.folder / MANIFEST).write_text(now.manifest, encoding="utf-8")
        self.keep_anchors()

    def keep_anchors(self) -> None:
        """Keep where each log stands, outside of it."""
        lines = [str(state.head) for state in self.store.pits()]
        (self.folder / ANCHORS).write_text("".join(f"{line}\n" for line in lines), "utf-8")

    def _program(self) -> tuple[str, str]:
        kept, now = self.store.facts.find("program"), installed(self.program)
        if kept is None or kept.rpartition(" ")[2] == now.digest:
            return "program", ""
        return "program", (
            f"version {VERSION} {self._differs(kept, now)}; the house was last opened with "
            f"version {kept.partition(' ')[0]}"
        )

    def _differs(self, kept: str, now: Program) -> str:
        file = self.folder / MANIFEST
        before = Program.parse(file.read_text(encoding="utf-8") if file.exists() else "")
        if before.digest != kept.rpartition(" ")[2]:
            return f"is another one, and {file} does not say which files differ"
        names = before.differing(now)
        more = f" and {len(names) - _NAMED} more" if len(names) > _NAMED else ""
        return f"differs in {', '.join(names[:_NAMED])}{more}"

    def _key(self) -> tuple[str, str]:
        kept, ours = self.store.facts.find("key"), self.key.id.hex()
        if kept is None or kept == ours:
            return "key", ""
        return "key", (
            f"{self.folder / 'key'} has id {ours}, and this database is that of a house whose key "
            f"has id {kept}: bring its key file, or give each house a database of its own"
        )

    def _log(self, *, whole: bool) -> tuple[str, str]:
        anchors = {anchor.pit: anchor for anchor in self._anchors()}
        for state in self.store.pits():
            anchor = anchors.pop(state.pit, None)
            why = self._broken(state.head, anchor, whole=whole)
            if why:
                return "log", why
        missing = next(iter(anchors.values()), None)
        if missing is not None and missing.sequence:
            return "log", f"pit {missing.pit} is gone, which {self.folder / ANCHORS} names"
        return "log", ""

    def _broken(self, head: Anchor, anchor: Anchor | None, *, whole: bool) -> str:
        if anchor is not None:
            moved = self.store.check_anchor(anchor)
            if moved is not None:
                return f"{moved} ({self.folder / ANCHORS})"
        if whole or anchor is None:
            found = self.store.verify(head.pit)
            return str(found) if isinstance(found, Break) else ""
        after = self.store.read(
            head.pit, after=anchor.sequence, limit=head.sequence - anchor.sequence
        )
        reached = verify_chain(after, anchor)
        if isinstance(reached, Break):
            return str(reached)
        return "" if reached == head else f"pit {head.pit} does not end where its head says"

    def _anchors(self) -> list[Anchor]:
        file = self.folder / ANCHORS
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        return [Anchor.parse(line) for line in lines]

    def _clock(self) -> tuple[str, str]:
        now = self.clock()
        for state in self.store.pits():
            for entry in self.store.read(state.pit, after=state.head.sequence - 1):
                if entry.time_ms > now + _BEHIND_MS:
                    return "clock", (
                        f"it says {spoken(now)}, and the last entry of pit {state.pit} was made "
                        f"at {spoken(Ms(entry.time_ms))}: set the clock right"
                    )
        return "clock", ""

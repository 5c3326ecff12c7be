"""What has to be as it was when a house was last open: program, key, log, and a clock not behind.

The folder of a house keeps the program's manifest and the anchors of its logs; its database keeps
the manifest's hash and the id of the key. Neither can be changed without the other noticing. The
database also keeps when all of it was last looked at, and what was found then.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path

from puntobanco.core.errors import PuntoError
from puntobanco.core.ids import Ms
from puntobanco.fairness.keys import SealingKey
from puntobanco.house.moments import spoken
from puntobanco.house.program import FOLDER, Program, installed
from puntobanco.house.wallets import UNREADABLE, added_up, wallet_problems
from puntobanco.store import Anchor, Break, Note, Store, verify_chain
from puntobanco.store.files import write_whole
from puntobanco.store.heads import ACCEPT
from puntobanco.version import VERSION

MANIFEST = "program.sha256"
ANCHORS = "anchors"
_BEHIND_MS = 60_000
"""How far a clock may be behind the last entry: two machines never agree to the second."""
_NAMED = 3
_NO_PITS = "none\n"
"""Of a house whose log has not begun: a file with nothing in it was never written by us."""


class CustodyError(PuntoError, ValueError):
    """Something is not what it was; the sentence says what, and what to do."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that is not as it was."""

    what: str
    """program, key, log, wallets or clock."""
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
        whole = self._distrusted()
        found = list(self.faults(whole=whole))
        for fault in found:
            if not accept and not (accept_program and fault.what == "program"):
                raise CustodyError(f"{fault}; {ACCEPT}")
        for fault in found:
            self.store.notes.write(Note(self.clock(), "accepted", "", "", self._accepted(fault)))
        for broken in self.store.accept_commands() if accept else ():
            told = f"{broken}; the commands count as they stand"
            self.store.notes.write(Note(self.clock(), "accepted", "", "", told))
        self.keep()
        if any(fault.what == "log" for fault in found):
            self.store.accept_loss()
        if whole:
            # What was accepted and is still there is found again tomorrow.
            self._keep_look("")
        return found

    def _accepted(self, fault: Fault) -> str:
        """What is noted of a fault that was accepted; wallets are set to what the logs say."""
        if fault.what != "wallets":
            return str(fault)
        try:
            found, _ = added_up(self.store)
        except UNREADABLE:
            # Nobody can say what they have to hold; the log is a fault of its own.
            return str(fault)
        self.store.wallets.correct(found.lacking)
        return f"{fault}; set to what the log says"

    def faults(self, *, whole: bool = False) -> Iterator[Fault]:
        """What is not as it was; `whole` reads every log from its first entry on.

        Without, wallets are compared with what snapshots and the entries after them come to.
        """
        checks: list[tuple[str, Callable[[], Iterator[str]]]] = [
            ("program", self._program),
            ("key", self._key),
            ("log", partial(self._log, whole=whole)),
            ("clock", self._clock),
            ("wallets", partial(self._wallets, whole=whole)),
        ]
        for what, check in checks:
            yield from (Fault(what, why) for why in check())

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
        self._keep_look("")

    def distrust(self, fault: Fault) -> None:
        """All of it was looked at just now; until it is accepted, no start is without this."""
        self._keep_look(str(fault))

    def _keep_look(self, found: str) -> None:
        self.store.facts.replace("look", f"{self.clock()} {found}")

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

    def _program(self) -> Iterator[str]:
        kept, now = self.store.facts.find("program"), installed(self.program)
        if kept is not None and kept.rpartition(" ")[2] != now.digest:
            yield (
                f"version {VERSION} {self._differs(kept, now)}; the house was last opened with "
                f"version {kept.partition(' ')[0]}"
            )

    def _differs(self, kept: str, now: Program) -> str:
        file = self.folder / MANIFEST
        kept_bytes = file.read_bytes() if file.exists() else b""
        before = Program.parse(kept_bytes.decode(errors="replace"))
        if before.digest != kept.rpartition(" ")[2]:
            return f"is another one, and {file} does not say which files differ"
        names = before.differing(now)
        more = f" and {len(names) - _NAMED} more" if len(names) > _NAMED else ""
        return f"differs in {', '.join(names[:_NAMED])}{more}"

    def _key(self) -> Iterator[str]:
        kept, ours = self.store.facts.find("key"), self.key.id.hex()
        if kept is not None and kept != ours:
            yield (
                f"{self.folder / 'key'} has id {ours}, and this database is that of a house whose "
                f"key has id {kept}: bring its key file, or give each house a database of its own"
            )

    def _log(self, *, whole: bool) -> Iterator[str]:
        yield from map(str, self.store.lost())
        anchors: dict[str, Anchor] = {}
        try:
            anchors = {anchor.pit: anchor for anchor in self._anchors()}
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) else error
            yield f"{self.folder / ANCHORS} cannot be read ({why})"
        for state in self.store.pits():
            broken = self._broken(state.head, anchors.pop(state.pit, None), whole=whole)
            if broken:
                yield broken
        for missing in anchors.values():
            if missing.sequence:
                yield f"pit {missing.pit} is gone, which {self.folder / ANCHORS} names"

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
        """What was kept; an error where it cannot be read, or is no longer there."""
        file = self.folder / ANCHORS
        if not file.exists() and not (self.folder / MANIFEST).exists():
            # A new folder: several of them may belong to one database, which knows none of them.
            return []
        text = file.read_text(encoding="utf-8")
        if not text:
            raise CustodyError("it is empty")
        return [] if text == _NO_PITS else [Anchor.parse(line) for line in text.splitlines()]

    def _wallets(self, *, whole: bool) -> Iterator[str]:
        problems = wallet_problems(self.store, whole=whole)
        named = list(islice(problems, _NAMED))
        if named:
            left = sum(1 for _ in problems)
            yield "; ".join(named) + (f"; and {left} more" if left else "")

    def _clock(self) -> Iterator[str]:
        now = self.clock()
        for state in self.store.pits():
            for entry in self.store.read(state.pit, after=state.head.sequence - 1, limit=1):
                if entry.time_ms > now + _BEHIND_MS:
                    yield (
                        f"it says {spoken(now)}, and the last entry of pit {state.pit} was made "
                        f"at {spoken(Ms(entry.time_ms))}: set the clock right"
                    )

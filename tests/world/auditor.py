"""The auditor: checks everything sent, answered and published against the log.

It trusts no state of the house and keeps its own books. A command counts as carried out if the
store has kept its answer, and then exactly once.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import takewhile

from puntobanco.core.facts import Fact
from puntobanco.core.ids import Ms
from puntobanco.house.messages import (
    Accepted,
    Answer,
    PitCommand,
    ToHouse,
    ToTable,
    decode_answer,
    decode_event,
    digest,
)
from puntobanco.house.pit import Pit
from puntobanco.house.pit_state import PitState, evolve_pit
from puntobanco.house.presence import Presence
from puntobanco.house.projection import PublishedEvents
from puntobanco.people import commands as people
from puntobanco.store import Anchor
from puntobanco.table import commands
from puntobanco.table.refusals import Refusal, RefusalCode
from tests.world.audience import Audience
from tests.world.books import Books, Moved
from tests.world.disk import PIT, Disk
from tests.world.process import SimulatedProcess

PATIENCE_S = 20.0
"""Seconds that a running pit may take to answer: longer than any process hangs."""


@dataclass(frozen=True, slots=True)
class Violation:
    """Something that must never happen."""

    check: str
    detail: str

    def __str__(self) -> str:
        return f"{self.check}: {self.detail}"


class Auditor:
    """Keeps the books of one world."""

    def __init__(self, disk: Disk, seconds: Callable[[], float]) -> None:
        self.findings: list[Violation] = []
        self.books = Books()
        self.audience = Audience(self.books, self.record, seconds)
        self.commands = 0
        self.answered = 0
        self._disk = disk
        self._seconds = seconds
        self._log = self.audience.log
        self._looked_at = 0
        self._sent: dict[str, list[PitCommand]] = {}
        self._accepted: dict[str, Accepted] = {}
        self._pending: dict[asyncio.Future[Answer], tuple[PitCommand, SimulatedProcess, float]] = {}
        self._kept: set[str] = set()
        self._asked_for: Counter[Moved] = Counter()
        self._kinds: Counter[str] = Counter()

    @property
    def view(self) -> PitState:
        """The state that the log leads to."""
        return self.audience.views[-1]

    def record(self, check: str, detail: str) -> None:
        """Record a finding."""
        self.findings.append(Violation(check, detail))

    # --- What processes do -----------------------------------------------------------------

    def submitted(
        self, sent: PitCommand, answer: "asyncio.Future[Answer]", *, by: SimulatedProcess
    ) -> None:
        """Record a command, and check its answer when it comes."""
        self.commands += 1
        contents = self._sent.setdefault(sent.id, [])
        if sent not in contents:
            contents.append(sent)
        self._pending[answer] = sent, by, self._seconds()
        answer.add_done_callback(partial(self._was_answered, sent))

    def _was_answered(self, sent: PitCommand, answer: "asyncio.Future[Answer]") -> None:
        del self._pending[answer]
        if answer.cancelled() or answer.exception() is not None:
            return
        self.answered += 1
        said = answer.result()
        if isinstance(said, Accepted):
            self._was_accepted(sent, said)
        elif isinstance(said, Refusal) and said.code is RefusalCode.SAME_ID:
            kept = self._disk.store.answer(PIT, command_id=sent.id)
            if kept is None or kept.digest == digest(sent):
                self.record("answers", f"{sent.id} is refused for a content that was never kept")
        elif sent.id in self._accepted:
            self.record("answers", f"{sent.id} was accepted and is now refused: {said}")

    def _was_accepted(self, sent: PitCommand, said: Accepted) -> None:
        kept = self._disk.store.answer(PIT, command_id=sent.id)
        if kept is None or kept.digest != digest(sent):
            self.record("answers", f"{sent.id} is acknowledged, and the store has nothing of it")
        elif decode_answer(kept.answer) != said:
            self.record("answers", f"{sent.id} is answered {said}, and {kept.answer!r} was kept")
        if self._accepted.setdefault(sent.id, said) != said:
            self.record(
                "answers", f"{sent.id} is answered {said}, and was {self._accepted[sent.id]}"
            )

    def published(self, published: PublishedEvents, *, by: SimulatedProcess) -> None:
        """Check what a process publishes against the log."""
        if published.first + len(published.events) - 1 > len(self._log):
            self.catch_up()
        self.audience.check_published(published, by=by)

    def joined(self, here: Presence, *, by: SimulatedProcess) -> None:
        """A process has a presence to check from now on."""
        self.catch_up()
        self.audience.add_process(by, here)

    def opened(self, pit: Pit, *, by: SimulatedProcess) -> None:
        """Check that a newly opened pit is at the end of the log, with the state it leads to."""
        self.catch_up()
        (kept,) = self._disk.store.pits()
        # A process that hung while opening may have lost the lease and not know it yet.
        if pit.lease.epoch == kept.epoch and pit.durable.sequence != len(self._log):
            self.record("state", f"{by.name} opens at {pit.lease.head}, log {len(self._log)}")
        elif pit.state != self.audience.views[pit.durable.sequence]:
            self.record("state", f"{by.name} opens with a state that the log does not lead to")
        self.audit_commands()

    def stopped(self, why: Fact, *, by: SimulatedProcess) -> None:
        """Check that a pit stopped for a known reason; otherwise it has a bug."""
        # Without its files, every process stops and no new one can open the pit.
        if not (by.excused or self._disk.removed or self.audience.wallets_wrong):
            self.record("running", f"{by.name} stops, and nothing was done to it: {why}")

    # --- The log ---------------------------------------------------------------------------

    def catch_up(self) -> None:
        """Enter the new entries of the log."""
        for entry in self._disk.store.read(PIT, after=len(self._log)):
            for problem in self.books.take(entry):
                self.record("books", f"entry {entry.sequence}, {entry.kind}: {problem}")
            self._log.append(entry)
            try:
                event = decode_event(entry.payload)
                seen = evolve_pit(self.view, entry.stream, event, Ms(entry.time_ms))
                self.audience.views.append(seen)
            except Exception as error:  # noqa: BLE001 -- a log can be wrong in any way
                said = f"entry {entry.sequence}, {entry.kind}, follows from nothing before it"
                self.record("log", f"{said}: {error!r}")
                return

    def after_power_cut(self) -> None:
        """Check that every entry read before is still there, byte for byte."""
        found = list(self._disk.store.read(PIT, limit=len(self._log)))
        if found != self._log:
            same = takewhile(lambda pair: pair[0] == pair[1], zip(found, self._log, strict=False))
            self.record("log", f"a power cut changed it after entry {sum(1 for _ in same)}")

    # --- Between steps ---------------------------------------------------------------------

    def after_step(self, processes: list[SimulatedProcess]) -> None:
        """Check what must hold at any moment."""
        head = self._disk.store.head(PIT)
        if head.sequence != self._looked_at:
            self.catch_up()
            self._check_store(head)
        for process in processes:
            self._check_process(process)
            self.audience.check_process(process)
        for sent, by, since in self._pending.values():
            if not by.dead and self._seconds() - since > PATIENCE_S:
                waits = f"{sent.id} has waited for {by.name} since second {since:.1f}"
                self.record("answers", waits)

    def _check_store(self, head: Anchor) -> None:
        rows = {patron: held for patron, held in self._disk.store.wallets.all() if held}
        if rows != self.books.wallets() and not self.audience.wallets_wrong:
            self.record("wallets", f"the store has {rows}, the log {self.books.wallets()}")
        if (head.sequence, head.hash) != (self.books.sequence, self.books.hash):
            self.record("log", f"its head is {head}, and it ends at {self.books.sequence}")
        self._looked_at = head.sequence

    def _check_process(self, process: SimulatedProcess) -> None:
        pit = process.pit
        if pit is None or process.dead or not pit.settled:
            return
        if process.failed:
            self.record("running", f"{process.name}: a table stands still: {process.failed}")
        if pit.lease.head.sequence == len(self._log) and pit.state != self.view:
            self.record("state", f"{process.name} remembers what the log does not say")

    def audit_commands(self) -> None:
        """Check that every acknowledged command is kept, and that none moved money twice."""
        stored = set(self._disk.store.command_ids(PIT))
        for lost in sorted(self._accepted.keys() - stored):
            self.record("answers", f"{lost} was acknowledged and is lost")
        for stray in sorted(stored - self._sent.keys()):
            self.record("answers", f"{stray} was carried out, and nobody sent it")
        for new in sorted(stored & self._sent.keys() - self._kept):
            self._keep(new)
        if self._kinds != self.books.kinds:
            odd = (self._kinds - self.books.kinds) + (self.books.kinds - self._kinds)
            self.record("doubles", f"commands and log differ by {dict(odd)}")
        if self._asked_for != self.books.moved:
            asked, moved = self._asked_for - self.books.moved, self.books.moved - self._asked_for
            self.record("doubles", f"asked for and not moved {asked}, moved and not asked {moved}")

    def _keep(self, command: str) -> None:
        """Count what a command that was carried out must have caused."""
        kept = self._disk.store.answer(PIT, command_id=command)
        assert kept is not None, "its id is in the store"
        self._kept.add(command)
        self._kinds.update(decode_answer(kept.answer).events)
        sent = next((one for one in self._sent[command] if digest(one) == kept.digest), None)
        if sent is None:
            self.record("answers", f"{command} was kept with a content that nobody sent")
        else:
            self._asked_for.update(_expected_moves(sent))


def _expected_moves(sent: PitCommand) -> list[Moved]:
    match sent:
        case ToHouse(command=people.IssueCredit(patron=patron, amount=amount)):
            return [("CreditIssued", patron, amount)]
        case ToHouse(command=people.RedeemCredit(patron=patron, amount=amount)):
            return [("CreditRedeemed", patron, amount)]
        case ToTable(command=commands.BuyChips(amount=amount), by=by):
            return [("ChipsBought", str(by.patron), amount)]
        case ToTable(command=commands.PlaceWager(stake=stake), id=act):
            return [("WagerPlaced", act, stake)]
        case _:
            return []

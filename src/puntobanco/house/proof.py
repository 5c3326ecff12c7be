"""Proof of a whole log: chain, replay, ledger, wallets, commitments and every settlement again."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from puntobanco.core.errors import InvariantBroken, PuntoError, ensure
from puntobanco.core.ids import Ms, PatronId, PitId, TableId
from puntobanco.core.money import Minor
from puntobanco.fairness.export import FinishedShoe
from puntobanco.house.finished import Leavings, revealed_shoe
from puntobanco.house.messages import HOUSE_STREAM, PitEvent, decode_event
from puntobanco.house.pit_state import PitState, after, postings_of
from puntobanco.ledger.accounts import Account, is_wallet, may_be_negative, wallet_of
from puntobanco.store import Anchor, Break, Entry, Store
from puntobanco.table import events
from puntobanco.table.proof import problem_with
from puntobanco.table.state import Mode, Table


@dataclass(frozen=True, slots=True)
class Finding:
    """Something in a log that is not as it must be."""

    pit: str
    sequence: int
    problem: str

    def __str__(self) -> str:
        return f"pit {self.pit}: entry {self.sequence}: {self.problem}"


@dataclass(slots=True)
class Proof:
    """What a proof looked at, and what it found."""

    pit: PitId
    head: Anchor | None = None
    entries: int = 0
    coups: int = 0
    passed: int = 0
    """Coups that nobody bet on, so that no hand was dealt."""
    wagers: int = 0
    shoes: int = 0
    retired: int = 0
    """Shoes whose key was lost: nobody can check them."""
    findings: list[Finding] = field(default_factory=list)

    @property
    def whole(self) -> bool:
        """Whether nothing was found."""
        return not self.findings


class _Prover:
    """Walks the log once, with everything it has to remember."""

    def __init__(self, pit: PitId) -> None:
        self.pit = pit
        self.state = PitState()
        self.balances: dict[Account, int] = {}
        self.leavings: dict[str, Leavings] = {}
        """By table, what has left the shoe in use."""
        self.proof = Proof(pit)

    def take(self, entry: Entry) -> Iterator[str]:
        """Everything that is wrong with an entry."""
        try:
            event = decode_event(entry.payload)
        except Exception as error:  # noqa: BLE001 -- whatever a stranger wrote there
            yield f"cannot be read: {error}"
            return
        if type(event).__name__ != entry.kind:
            yield f"is called {entry.kind} and holds {type(event).__name__}"
        yield from self._money(event)
        if entry.stream != HOUSE_STREAM:
            yield from self._at_table(entry, event)
        self.state = after(self.state, entry.stream, event, Ms(entry.time_ms))

    def _money(self, event: PitEvent) -> Iterator[str]:
        postings = postings_of(event)
        total = sum(posting.amount for posting in postings)
        if total:
            yield f"postings sum to {total}, expected zero"
        for posting in postings:
            held = self.balances.get(posting.account, 0) + posting.amount
            self.balances[posting.account] = held
        for posting in postings:
            if self.balances[posting.account] < 0 and not may_be_negative(posting.account):
                yield f"takes {posting.account} to {self.balances[posting.account]}"

    def _at_table(self, entry: Entry, event: PitEvent) -> Iterator[str]:
        table = self.state.table(TableId(entry.stream))
        problem = problem_with(table, event)  # type: ignore[arg-type]
        if problem is not None:
            yield problem
        self._count(event)
        self.leavings.setdefault(entry.stream, Leavings()).take(table, event)  # type: ignore[arg-type]
        if isinstance(event, events.ShoeEnded) and table.mode is Mode.AUTOMATIC:
            if event.retired:
                return
            yield from self._shoe(table, event)

    def _count(self, event: PitEvent) -> None:
        match event:
            case events.WagersSettled():
                self.proof.coups += 1
                self.proof.wagers += len(event.settled)
            case events.CoupPassed():
                self.proof.passed += 1
            case events.ShoeEnded() if event.retired:
                self.proof.retired += 1
            case events.ShoeEnded():
                self.proof.shoes += 1
            case _:
                pass

    def _shoe(self, table: Table, event: events.ShoeEnded) -> Iterator[str]:
        """The revealed order against the commitment, the cut and every card that was dealt."""
        revealed = revealed_shoe(self.pit, table, event)
        yield from FinishedShoe(revealed, self.leavings[table.id].lots(revealed)).faults


def prove(store: Store, pit: PitId, *anchors: Anchor) -> Proof:
    """Everything that can be proved about a pit's log; findings name the entry."""
    prover = _Prover(pit)
    proof = prover.proof
    reached = store.verify(pit, *anchors)
    if isinstance(reached, Break):
        proof.findings.append(Finding(pit, reached.sequence, str(reached)))
    else:
        proof.head = reached
    for entry in store.read(pit):
        proof.entries += 1
        try:
            for problem in prover.take(entry):
                proof.findings.append(Finding(pit, entry.sequence, problem))
        except (InvariantBroken, PuntoError, AssertionError, LookupError, ValueError) as error:
            why = f"cannot have happened here: {error}"
            proof.findings.append(Finding(pit, entry.sequence, why))
            return proof
    _against_store(store, prover)
    return proof


def _against_store(store: Store, prover: _Prover) -> None:
    """Wallet rows and tables against what the log says of them."""
    proof = prover.proof
    wallets = {
        wallet_of(account): held for account, held in prover.balances.items() if is_wallet(account)
    }
    if len(store.pits()) == 1:
        for patron, held in store.wallets.all():
            if wallets.pop(PatronId(patron), 0) != held:
                proof.findings.append(
                    Finding(prover.pit, proof.entries, f"wallet of {patron} holds {held}")
                )
        for left, amount in wallets.items():
            if amount:
                proof.findings.append(
                    Finding(prover.pit, proof.entries, f"wallet of {left} is missing {amount}")
                )
    for table in prover.state.tables.values():
        for account, amount in table.balances.items():
            if prover.balances.get(account, 0) != amount:
                proof.findings.append(
                    Finding(prover.pit, proof.entries, f"{account} holds {amount} at its table")
                )
    total = sum(prover.balances.values())
    ensure(total == 0 or not proof.whole, f"accounts sum to {Minor(total)}")

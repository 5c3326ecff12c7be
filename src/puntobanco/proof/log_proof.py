"""Proof of a whole log: chain, replay, ledger, wallets, commitments and every settlement.

Meters are recomputed from their tables: what each table event causes at its meter is derived again
and must follow it directly, and what staff asked of a meter is decided again.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from puntobanco.core.errors import (
    InvariantBroken,
    NotationError,
    PuntoError,
    cause_of,
    ensure,
    stated_by,
)
from puntobanco.core.facts import Fact, fact
from puntobanco.core.game import Currency
from puntobanco.core.ids import Ms, PitId, TableId
from puntobanco.core.money import Minor
from puntobanco.core.record import DOLLARS
from puntobanco.fairness.export import FinishedShoe
from puntobanco.house.care import breach, player_of
from puntobanco.house.deciding import shift_of
from puntobanco.house.finished import CardsOut, revealed_shoe
from puntobanco.house.join import StreamEvent, consequences_of
from puntobanco.house.messages import (
    HOUSE_STREAM,
    PitEvent,
    belongs,
    decode_event,
    meter_of,
    table_of,
)
from puntobanco.house.pit_state import PitState, evolve_pit, postings_of
from puntobanco.house.wallets import UNREADABLE, house_currency, wallet_differences
from puntobanco.ledger.accounts import Account, is_wallet, may_be_negative, wallet_of
from puntobanco.ledger.accounts import wallet as wallet_account
from puntobanco.ledger.difference import difference
from puntobanco.people.events import AnyPeopleEvent, HouseOpened
from puntobanco.people.proof import decided_again as decided_people
from puntobanco.progressive import events as meter_events
from puntobanco.progressive.proof import decided_again
from puntobanco.progressive.refusals import MeterRefusal
from puntobanco.progressive.wording import refusal_fact as meter_refusal_fact
from puntobanco.store import Anchor, Break, LogEntry, Store
from puntobanco.table import events
from puntobanco.table.evolve import evolve
from puntobanco.table.proof import people_problem, table_problem
from puntobanco.table.replayed_commands import decided_again as decided_at_table
from puntobanco.table.state import Mode, Table

T = TypeVar("T", int, str)


@dataclass(frozen=True, slots=True)
class ProofFinding:
    """A fault in a log: where it is, and what is wrong."""

    pit: str
    sequence: int
    problem: Fact
    kind: str = ""
    """The kind of the entry, if the entry itself is wrong; likewise all fields below."""
    table: str = ""
    meter: str = ""
    coup: int | None = None
    seat: int | None = None
    bet: str = ""

    @property
    def stated(self) -> Fact:
        """The place and the problem as one fact."""
        return fact(
            "finding-at",
            pit=self.pit,
            entry=self.sequence,
            kind=self.kind,
            table=self.table,
            meter=self.meter,
            coup="" if self.coup is None else self.coup,
            seat="" if self.seat is None else self.seat,
            bet=self.bet,
            problem=self.problem,
        )

    def __str__(self) -> str:
        return str(self.stated)


def finding_in(entry: LogEntry, problem: Fact) -> ProofFinding:
    """A finding about an entry, with the table, coup, seat and bet that it names."""
    try:
        event: object = decode_event(entry.payload)
    except Exception:  # noqa: BLE001 -- the payload may be anything
        event = None
    return ProofFinding(
        pit=entry.pit,
        sequence=entry.sequence,
        problem=problem,
        kind=entry.kind,
        table=table_of(entry.stream) or _named(event, "table", str) or "",
        meter=meter_of(entry.stream) or "",
        coup=_named(event, "coup", int),
        seat=_named(event, "seat", int),
        bet=_named(event, "bet", str) or "",
    )


def _named(event: object, field: str, kind: type[T]) -> T | None:
    value = getattr(event, field, None)
    return value if isinstance(value, kind) else None


@dataclass(slots=True)
class Proof:
    """What a proof examined, and what it found."""

    pit: PitId
    head: Anchor | None = None
    entries: int = 0
    coups: int = 0
    passed: int = 0
    """Coups without wagers, so that no cards were dealt."""
    wagers: int = 0
    shoes: int = 0
    retired: int = 0
    """Shoes whose key was lost, so that they cannot be verified."""
    meters: int = 0
    awards: int = 0
    """Wins that were logged."""
    commands: int = 0
    commands_accepted: int = 0
    """Commands that an operator accepted as they were."""
    demonstration: bool = False
    """Whether the log records the house as a demonstration."""
    findings: list[ProofFinding] = field(default_factory=list)

    @property
    def whole(self) -> bool:
        """Whether the proof found no fault."""
        return not self.findings


class _Prover:
    """Walks the log once, with all the state that its checks need."""

    def __init__(self, pit: PitId, currency: Currency) -> None:
        self.pit = pit
        self.currency = currency
        self.state = PitState()
        self.balances: dict[Account, int] = {}
        self.leavings: dict[str, CardsOut] = {}
        """By table: what has left the shoe in use."""
        self.due: deque[StreamEvent] = deque()
        """Events that must come next because of earlier events."""
        self.proof = Proof(pit)

    def take(self, entry: LogEntry) -> Iterator[Fact]:
        """Everything wrong with an entry."""
        try:
            event = decode_event(entry.payload)
        except Exception as error:  # noqa: BLE001 -- the payload may be anything
            yield fact("finding-unreadable", problem=stated_by(error))
            return
        if type(event).__name__ != entry.kind:
            yield fact("finding-kind", found=type(event).__name__, expected=entry.kind)
        if not belongs(event, entry.stream):
            yield fact("finding-stream", stream=entry.stream)
        yield from self._check_money(event)
        yield from self._check_cause(entry, event)
        if table_of(entry.stream) is not None:
            yield from self._check_table(entry, event)
        self._count(event)
        before, at = self.state, Ms(entry.time_ms)
        if isinstance(event, HouseOpened):
            self.proof.demonstration = event.demonstration
        self.state = evolve_pit(before, entry.stream, event, at)
        more = consequences_of(before, self.state, entry.stream, event, at)
        if isinstance(more, MeterRefusal):
            yield fact("finding-meter-refused", refusal=meter_refusal_fact(more, self.currency))
        else:
            self.due.extendleft(reversed(more))

    def _check_cause(self, entry: LogEntry, event: PitEvent) -> Iterator[Fact]:
        """What is wrong with an event: it must be due, or a request must be able to cause it."""
        if self.due:
            stream, due = self.due.popleft()
            problem = self._difference(entry, event, due, of=stream)
            if problem:
                self.due.clear()
                yield problem
            return
        meter = meter_of(entry.stream)
        if meter is not None:
            again = decided_again(
                self.state.meter(meter),
                event,  # type: ignore[arg-type]
                at=Ms(entry.time_ms),
                directory=self.state.directory,
            )
            if again is None:
                yield fact("finding-uncalled")
            elif isinstance(again, MeterRefusal):
                refusal = meter_refusal_fact(again, self.currency)
                yield fact("proof-refused", refusal=refusal)
            elif problem := self._difference(entry, event, again[0], of=entry.stream):
                yield problem
            else:
                self.due.extend((entry.stream, one) for one in again[1:])
        elif isinstance(event, events.SideBetOpened | events.SideBetClosed):
            yield fact("finding-uncalled-by-meter")
        elif entry.stream == HOUSE_STREAM:
            yield from self._check_people(entry, event)  # type: ignore[arg-type]

    def _check_people(self, entry: LogEntry, event: AnyPeopleEvent) -> Iterator[Fact]:
        """Why no request could have caused it under the rules then in force, if so."""
        # The balances already include what this event moves.
        moved = sum(one.amount for one in postings_of(event) if is_wallet(one.account))
        patron = getattr(event, "patron", None)
        wallet = self.balances.get(wallet_account(patron), 0) - moved if patron else 0
        again = decided_people(
            self.state.directory,
            event,
            at=Ms(entry.time_ms),
            wallet=Minor(wallet),
            shift=shift_of(self.state.directory, event, Ms(entry.time_ms)),
            currency=self.currency,
        )
        if isinstance(again, Fact):
            yield again
        elif problem := self._difference(entry, event, again[0], of=entry.stream):
            yield problem

    def _difference(
        self, entry: LogEntry, event: PitEvent, due: PitEvent, *, of: str
    ) -> Fact | None:
        """How an event differs from the one due, or None."""
        if entry.stream != of or type(event) is not type(due):
            return fact(
                "finding-instead", stream=entry.stream, kind=type(due).__name__, expected=of
            )
        return difference(event, due, self.currency)

    def _check_money(self, event: PitEvent) -> Iterator[Fact]:
        postings = postings_of(event)
        total = sum(posting.amount for posting in postings)
        if total:
            yield fact("finding-unbalanced", total=self.currency.amount(total))
        for posting in postings:
            held = self.balances.get(posting.account, 0) + posting.amount
            self.balances[posting.account] = held
        for posting in postings:
            held = self.balances[posting.account]
            if held < 0 and not may_be_negative(posting.account):
                left = self.currency.amount(held)
                yield fact("finding-overdrawn", account=posting.account, left=left)

    def _check_table(self, entry: LogEntry, event: PitEvent) -> Iterator[Fact]:
        table = self.state.table(TableId(entry.stream))
        problem = table_problem(table, event)  # type: ignore[arg-type]
        problem = problem or self._request_problem(entry, table, event)
        if problem:
            yield problem
        people = people_problem(
            table,
            event,  # type: ignore[arg-type]
            directory=self.state.directory,
            at=Ms(entry.time_ms),
        )
        if people is not None:
            yield people
        yield from self._limit_problems(entry, table, event)
        burn_between = table.game is not None and table.game.shoe.burn_between
        leavings = self.leavings.setdefault(entry.stream, CardsOut())
        leavings.take(event, burn_between=burn_between)  # type: ignore[arg-type]
        if isinstance(event, events.ShoeEnded) and table.mode is Mode.AUTOMATIC:
            if event.retired:
                return
            yield from self._check_shoe(table, event)

    def _request_problem(self, entry: LogEntry, table: Table, event: PitEvent) -> Fact | None:
        """Why no request could have caused an event of a table, or None."""
        again = decided_at_table(
            table,
            event,  # type: ignore[arg-type]
            directory=self.state.directory,
            at=Ms(entry.time_ms),
        )
        if again is None or isinstance(again, Fact):
            return again
        return self._difference(entry, event, again, of=entry.stream)

    def _limit_problems(self, entry: LogEntry, table: Table, event: PitEvent) -> Iterator[Fact]:
        """How the patron who plays breaks their own limits, if so."""
        patron = player_of(table, event)
        if patron is not None and patron in self.state.directory.care:
            left = self.state.standing(patron, Ms(entry.time_ms), table=table.id)
            problem = breach(evolve(table, event), event, patron, left)  # type: ignore[arg-type]
            if problem is not None:
                yield problem

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
            case meter_events.MeterOpened():
                self.proof.meters += 1
            case meter_events.AwardVerified():
                self.proof.awards += 1
            case _:
                pass

    def _check_shoe(self, table: Table, event: events.ShoeEnded) -> Iterator[Fact]:
        """Faults of the revealed order against the commitment, the cut and every card dealt."""
        try:
            revealed = revealed_shoe(self.pit, table, event)
        except NotationError as error:
            yield cause_of(error)
            return
        yield from FinishedShoe(revealed, self.leavings[table.id].lots(revealed)).faults


def prove(
    store: Store, pit: PitId, *anchors: Anchor, on_entry: Callable[[LogEntry], None] | None = None
) -> Proof:
    """Everything that can be proved about a pit's log; findings name the entry.

    `on_entry` is called twice with every entry: for its hash, and for its content. The log may grow
    meanwhile; the proof covers what was there shortly before its end.
    """
    prover = _Prover(pit, _currency(store))
    proof = prover.proof
    proof.findings += [
        ProofFinding(pit, lost.sequence, lost.problem)
        for lost in store.lost_entries()
        if lost.pit == pit
    ]
    reached = store.verify(pit, *anchors, on_entry=on_entry)
    if isinstance(reached, Break):
        proof.findings.append(ProofFinding(pit, reached.sequence, reached.problem))
    else:
        proof.head = reached
    proof.findings += [
        ProofFinding(pit, reached.sequence, problem) for problem in store.wrong_rows()
    ]
    proof.commands, proof.commands_accepted = store.tally(pit)[1:3]
    if not _check_entries(prover, store.read(pit), on_entry):
        return proof
    wallets, heads = store.wallets.with_heads()
    more = store.read(pit, after=proof.entries, limit=max(heads.get(pit, 0) - proof.entries, 0))
    if not _check_entries(prover, more, on_entry):
        return proof
    for stream, due in prover.due:
        why = fact("finding-ends", kind=type(due).__name__, stream=stream)
        proof.findings.append(ProofFinding(pit, proof.entries, why))
    # One pit of several knows only a part of a wallet's changes.
    _check_store(prover, wallets if len(heads) == 1 else None)
    return proof


def _currency(store: Store) -> Currency:
    """The house's currency, also for findings before its first table was opened."""
    try:
        return house_currency(store)
    except UNREADABLE:
        return DOLLARS  # the entry that cannot be read is a finding of its own


def _check_entries(
    prover: _Prover, entries: Iterable[LogEntry], on_entry: Callable[[LogEntry], None] | None
) -> bool:
    """Check entries and record what is wrong; False if the proof cannot continue after them."""
    proof = prover.proof
    for entry in entries:
        proof.entries += 1
        if on_entry is not None:
            on_entry(entry)
        before = len(proof.findings)
        try:
            for problem in prover.take(entry):
                proof.findings.append(finding_in(entry, problem))
        except (InvariantBroken, PuntoError, AssertionError, LookupError, ValueError) as error:
            why = fact("finding-impossible", problem=stated_by(error))
            if len(proof.findings) > before:
                # The fault has been found already, with amounts in the house's currency.
                why = fact("finding-not-applied")
            proof.findings.append(finding_in(entry, why))
            return False
    return True


def _check_store(prover: _Prover, held: Mapping[str, Minor] | None) -> None:
    """Check wallet rows, and the balances of tables and meters, against the log."""
    proof = prover.proof
    if held is not None:
        posted: dict[str, int] = {
            patron: amount
            for account, amount in prover.balances.items()
            if (patron := wallet_of(account)) is not None
        }
        for problem in wallet_differences(held, posted, prover.currency):
            proof.findings.append(ProofFinding(prover.pit, proof.entries, problem))
    state = prover.state
    kept = [table.balances for table in state.tables.values()]
    kept += [meter.balances for meter in state.meters.values()]
    for account, amount in (pair for balances in kept for pair in balances.items()):
        posted_there = prover.balances.get(account, 0)
        if posted_there != amount:
            why = fact(
                "finding-balance",
                account=account,
                found=prover.currency.amount(amount),
                expected=prover.currency.amount(posted_there),
            )
            proof.findings.append(ProofFinding(prover.pit, proof.entries, why))
    total = sum(prover.balances.values())
    ensure(total == 0 or not proof.whole, f"accounts sum to {Minor(total)}")

"""Batches and their outcomes: a pure function, run while the database is locked.

A batch is what one command did: its events, the answer for a retry of the command, and its changes
of wallets. It is stored whole or not at all. Batches committed together form a group; each has its
own outcome.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from puntobanco.core.facts import Fact, fact
from puntobanco.core.money import Minor
from puntobanco.store.chain import (
    Anchor,
    EncodedEvent,
    LogEntry,
    chain_events,
    check_event,
    check_name,
    check_new_name,
)
from puntobanco.store.errors import BadInputError

BALANCE_LIMIT = (1 << 63) - 1
"""The largest balance that both engines can store."""


@dataclass(frozen=True, slots=True)
class CommandRecord:
    """A command's id, a digest of its content, and its answer."""

    id: str
    digest: bytes
    answer: bytes


class WalletChange(NamedTuple):
    """An amount into a patron's wallet, or out of it if negative."""

    patron: str
    change_minor: Minor


@dataclass(frozen=True, slots=True)
class Batch:
    """Everything that one command did."""

    events: tuple[EncodedEvent, ...] = ()
    command: CommandRecord | None = None
    changes: tuple[WalletChange, ...] = ()


@dataclass(frozen=True, slots=True)
class Appended:
    """The batch is in the log as these entries. Without events, `last` is one before `first`."""

    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Repeated:
    """The command was carried out before. This is its answer; nothing changed."""

    answer: bytes

    @property
    def stated(self) -> Fact:
        """Why nothing was written."""
        return fact("store-repeated")


@dataclass(frozen=True, slots=True)
class IdReused:
    """The command's id was used before with other content. Nothing changed."""

    id: str

    @property
    def stated(self) -> Fact:
        """Why nothing was written."""
        return fact("store-reused", command=self.id)


@dataclass(frozen=True, slots=True)
class Overdrawn:
    """A wallet cannot take the change. Nothing of the batch was written."""

    patron: str
    balance_minor: Minor
    change_minor: Minor

    @property
    def stated(self) -> Fact:
        """Why nothing was written. The store knows no currency."""
        balance, change = self.balance_minor, self.change_minor
        return fact("store-overdrawn", patron=self.patron, balance=balance, change=change)


Outcome = Appended | Repeated | IdReused | Overdrawn


class StoredAnswer(NamedTuple):
    """The digest and the answer already stored for a command id."""

    digest: bytes
    answer: bytes


@dataclass(frozen=True, slots=True)
class GroupPlan:
    """The plan for a group: the outcome of each batch, and what to write."""

    outcomes: tuple[Outcome, ...]
    entries: Sequence[LogEntry]
    commands: tuple[tuple[CommandRecord, int], ...]
    """Each new command with the last sequence of its batch."""
    balances: Mapping[str, Minor]
    """The new balances of the wallets that change."""
    head: Anchor


def events_of(group: Iterable[Batch]) -> list[EncodedEvent]:
    """The events of all batches, in order."""
    return [event for batch in group for event in batch.events]


def check_group(group: Iterable[Batch]) -> None:
    """Raise BadInputError if a batch contains something that no engine can store."""
    for batch in group:
        for event in batch.events:
            check_event(event)
        for patron, change in batch.changes:
            check_name("patron", patron)
            if abs(change) > BALANCE_LIMIT:
                raise BadInputError(
                    fact("store-change", patron=patron, change=change, most=BALANCE_LIMIT)
                )
        if batch.command is not None:
            check_new_name("command", batch.command.id)


def plan_group(
    group: Sequence[Batch],
    *,
    head: Anchor,
    entries: Sequence[LogEntry],
    answered: Mapping[str, StoredAnswer],
    balances: Mapping[str, Minor],
) -> GroupPlan:
    """The plan for the group, given the current state of the database.

    `entries` are the events of the whole group, chained in advance. They are used unless a batch is
    rejected, which moves everything after it.
    """
    judge = _GroupPlanner(head.sequence, answered, balances)
    outcomes = tuple([judge.outcome(batch) for batch in group])
    if not all(isinstance(outcome, Appended) for outcome in outcomes):
        kept = (
            batch
            for batch, outcome in zip(group, outcomes, strict=True)
            if isinstance(outcome, Appended)
        )
        entries = chain_events(head, events_of(kept))
    last = entries[-1] if entries else None
    end = head if last is None else Anchor(head.pit, last.sequence, last.hash)
    return GroupPlan(outcomes, entries, tuple(judge.commands), judge.changed, end)


class _GroupPlanner:
    """Judges batches in order, each after the changes of earlier batches."""

    def __init__(
        self, sequence: int, answered: Mapping[str, StoredAnswer], balances: Mapping[str, Minor]
    ) -> None:
        self._sequence = sequence
        self._answered = dict(answered)
        self._balances = balances
        self.changed: dict[str, Minor] = {}
        self.commands: list[tuple[CommandRecord, int]] = []

    def outcome(self, batch: Batch) -> Outcome:
        command = batch.command
        if command is not None and (before := self._answered.get(command.id)) is not None:
            same = before.digest == command.digest
            return Repeated(before.answer) if same else IdReused(command.id)
        if batch.changes and (short := self._move(batch.changes)) is not None:
            return short
        first = self._sequence + 1
        self._sequence += len(batch.events)
        if command is not None:
            self._answered[command.id] = StoredAnswer(command.digest, command.answer)
            self.commands.append((command, self._sequence))
        return Appended(first, self._sequence)

    def _move(self, changes: Iterable[WalletChange]) -> Overdrawn | None:
        """Apply the net changes, or return the first wallet that cannot take its change."""
        nets: dict[str, int] = {}
        for patron, change in changes:
            nets[patron] = nets.get(patron, 0) + change
        after: dict[str, Minor] = {}
        for patron, net in nets.items():
            balance = self.changed.get(patron, self._balances.get(patron, Minor(0)))
            if not 0 <= balance + net <= BALANCE_LIMIT:
                return Overdrawn(patron, balance, Minor(net))
            after[patron] = Minor(balance + net)
        self.changed.update(after)
        return None

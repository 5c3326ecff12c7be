"""Owning a pit, which is required to write to its log.

A lease has an epoch, and every new lease of a pit has a higher one. An append moves the pit's head
only if its epoch is still current, so an owner that was presumed dead does no harm when it
continues. The clock decides when a pit may be taken over, never whether a write is valid.
"""

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import TracebackType
from typing import Self

from sqlalchemy import Connection, or_, update

from puntobanco.core.facts import Fact, fact
from puntobanco.store import log, wallets
from puntobanco.store.chain import (
    Anchor,
    LogEntry,
    chain_events,
    check_name,
    check_pit,
    verify_chain,
)
from puntobanco.store.command_rows import CommandTally, number_commands
from puntobanco.store.database import Database
from puntobanco.store.errors import BadInputError, BusyError, CorruptError, LostLeaseError
from puntobanco.store.group import Batch, GroupPlan, Outcome, check_group, events_of, plan_group
from puntobanco.store.hints import give_hint
from puntobanco.store.schema import PIT, clock_ms

_LONGEST_S = 86_400


class Lease:
    """A pit held by one owner. One thread appends at a time; others wait."""

    def __init__(
        self,
        database: Database,
        *,
        owner: str,
        epoch: int,
        head: Anchor,
        tally: CommandTally,
        duration_ms: int,
    ) -> None:
        self._database = database
        self._head = head
        self._tally = tally
        self._duration_ms = duration_ms
        self._turn = threading.Lock()
        self._over: Fact | None = None
        """Why the lease can no longer be used."""
        self.pit = head.pit
        self.owner = owner
        self.epoch = epoch

    def __repr__(self) -> str:
        return f"<Lease {self.epoch} of {self.pit} by {self.owner}, at {self._head.sequence}>"

    @property
    def head(self) -> Anchor:
        """The head of the log after everything appended with this lease."""
        return self._head

    @property
    def tally(self) -> CommandTally:
        """The tally of the commands carried out up to `head`."""
        return self._tally

    @property
    def seconds(self) -> float:
        """How long the lease lasts after each append or renewal."""
        return self._duration_ms / 1000

    def append(self, group: Sequence[Batch]) -> tuple[Outcome, ...]:
        """The outcome of each batch. What was appended is durable when this returns.

        After any error except BadInputError the lease is over. Whether the group was committed is
        then known only to the database, and so to the next owner.
        """
        with self._turn:
            self._check_usable()
            check_group(group)
            if not group:
                return ()
            entries = chain_events(self._head, events_of(group))
            with self._ending_on_error():
                self._database.check_open_files()
                with self._database.writing() as connection:
                    plan, tally = self._write(connection, group, entries)
                # If a file was removed meanwhile, the commit is lost with it.
                self._database.check_open_files(committed=True)
                self._database.write_head(plan.head)
            self._head, self._tally = plan.head, tally
            return plan.outcomes

    def renew(self) -> None:
        """Keep the pit for another full period. Appending does this too."""
        with self._turn:
            self._check_usable()
            with self._ending_on_error():
                self._database.check_open_files()
                with self._database.writing() as connection:
                    self._move(connection, self._head, self._tally)
                self._database.check_open_files(committed=True)

    def release(self) -> None:
        """Give the pit up at once. A lease that is already over is left to expire."""
        with self._turn:
            if self._over:
                return
            mine = PIT.c.pit == self.pit, PIT.c.epoch == self.epoch
            with self._ending_on_error(), self._database.writing() as connection:
                connection.execute(update(PIT).where(*mine).values(owner="", expires_ms=0))
                give_hint(connection, self.pit)
            self._over = fact("store-lease-released")

    def abandon(self, why: Fact) -> None:
        """Never use the lease again, and do not wait for a write in progress.

        A thread that waits for a server in `append` or `renew` soon gets an error.
        """
        self._over = self._over or why
        self._database.cut_connections()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.release()

    def _write(
        self, connection: Connection, group: Sequence[Batch], entries: Sequence[LogEntry]
    ) -> tuple[GroupPlan, CommandTally]:
        ids = [batch.command.id for batch in group if batch.command is not None]
        patrons = [patron for batch in group for patron, _ in batch.changes]
        balances = wallets.lock_balances(connection, patrons)
        plan = plan_group(
            group,
            head=self._head,
            entries=entries,
            answered=log.answers(connection, self.pit, ids),
            balances=balances,
        )
        carried = number_commands(self._tally, plan.commands)
        tally = self._tally.after(carried)
        self._move(connection, plan.head, tally)
        log.add_entries(connection, plan.entries)
        log.add_commands(connection, carried)
        wallets.write_balances(connection, before=balances, after=plan.balances)
        give_hint(connection, self.pit)
        return plan, tally

    def _move(self, connection: Connection, after: Anchor, tally: CommandTally) -> None:
        if not log.move_head(
            connection,
            before=self._head,
            after=after,
            tally=tally,
            epoch=self.epoch,
            duration_ms=self._duration_ms,
        ):
            raise LostLeaseError(
                fact("store-lease-lost", pit=self.pit, owner=self.owner, epoch=self.epoch)
            )

    def _check_usable(self) -> None:
        if self._over:
            raise LostLeaseError(fact("store-lease-over", pit=self.pit, why=self._over))

    @contextmanager
    def _ending_on_error(self) -> Iterator[None]:
        try:
            yield
        except BaseException as error:
            # Even an interruption from the keyboard may come between a commit and its answer.
            self._over = fact("store-lease-error", error=type(error).__name__)
            raise


def acquire(database: Database, pit: str, *, owner: str, seconds: float) -> Lease:
    """The pit under a new epoch, for this many seconds by the database's clock.

    BusyError while another owner's lease is valid. The same owner may acquire again after a
    restart.
    """
    check_pit(pit)
    check_name("owner", owner)
    if not 0 < seconds <= _LONGEST_S:
        raise BadInputError(fact("store-lease-time", seconds=f"{seconds:g}"))
    duration_ms = round(seconds * 1000)
    free = or_(PIT.c.expires_ms <= clock_ms(), PIT.c.owner == owner)
    taken = (
        update(PIT)
        .where(PIT.c.pit == pit, free)
        .values(owner=owner, epoch=PIT.c.epoch + 1, expires_ms=clock_ms() + duration_ms)
    )
    database.check_open_files()
    with database.writing() as connection:
        log.open_pit(connection, pit)
        updated = connection.execute(taken).rowcount
        (state,) = log.pit_states(connection, pit)
        if updated != 1:
            raise BusyError(fact("store-held", pit=pit, owner=state.owner, epoch=state.epoch))
        _check_tail(connection, state.head)
        if database.heads is not None:
            for lost in log.lost_logs(connection, database.heads):
                raise CorruptError(lost.stated)
        give_hint(connection, pit)
    database.check_open_files(committed=True)
    database.write_head(state.head)
    return Lease(
        database,
        owner=owner,
        epoch=state.epoch,
        head=state.head,
        tally=state.tally,
        duration_ms=duration_ms,
    )


def _check_tail(connection: Connection, head: Anchor) -> None:
    """Raise CorruptError unless the log ends where its pit says. New entries build on that end."""
    newest = log.last_entries(connection, head.pit, 2)
    before = Anchor.start(head.pit)
    for entry in newest[1:]:
        before = Anchor(entry.pit, entry.sequence, entry.hash)
    if verify_chain(newest[:1], before) != head:
        raise CorruptError(fact("store-tail", pit=head.pit))

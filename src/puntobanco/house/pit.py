"""A pit: tables and their meters, one order of events, one writer (`pit_writer.py`).

A command is decided at once on the state in memory, which runs ahead of the disk. Its answer, and
every later answer, waits until the events are durable. If a commit fails or its outcome is unknown,
memory is discarded and the pit stops; the next opening starts from the log.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

import msgspec

from puntobanco.core.errors import InvariantBroken, PuntoError, cause_of, require_checks
from puntobanco.core.facts import Fact, fact
from puntobanco.core.ids import CommandId, MeterId, Ms, PatronId, PitId, TableId
from puntobanco.core.money import Minor
from puntobanco.fairness.binding import check_name
from puntobanco.house.deciding import DecisionContext, decide_command
from puntobanco.house.environment import Environment
from puntobanco.house.join import ExpandedEvents, StreamEvent
from puntobanco.house.learning import load_command_ids
from puntobanco.house.loading import Loaded, load_pit
from puntobanco.house.messages import (
    Accepted,
    Answer,
    PitCommand,
    ToMeter,
    ToTable,
    decode_answer,
    digest,
    encode_answer,
    encode_event,
)
from puntobanco.house.pit_state import FORMAT, PitSnapshot, wallet_changes
from puntobanco.house.pit_wallets import PitWallets
from puntobanco.house.pit_writer import DecidedCommand, PitWriter
from puntobanco.house.projection import Projection, PublishedEvents
from puntobanco.house.seen import CommandIdFilter
from puntobanco.house.shoes import LiveShoes
from puntobanco.house.wallets import PostedWallets, WalletComparison, house_currency
from puntobanco.progressive import commands as meter_commands
from puntobanco.progressive.state import Meter
from puntobanco.store import (
    Appended,
    Batch,
    CommandRecord,
    CorruptError,
    EncodedEvent,
    Lease,
    Snapshot,
    Store,
    StoredAnswer,
    StoreError,
)
from puntobanco.table import commands
from puntobanco.table.refusals import Refusal, RefusalCode
from puntobanco.table.state import Table

LEASE_S = 10.0


class PitStoppedError(PuntoError):
    """The pit stopped; whether unanswered commands were carried out is unknown."""


class Pit:
    """An open pit; use `open_pit` to open one."""

    def __init__(
        self, pit: PitId, store: Store, lease: Lease, loaded: Loaded, around: Environment
    ) -> None:
        check_name("pit", pit)
        self.id = pit
        self.state = loaded.state
        self.durable = Projection(loaded.state, loaded.sequence)
        self.shoes = LiveShoes(pit, around.key, around.entropy)
        self._store = store
        self.lease = lease
        self._around = around
        self.writer = PitWriter(self, store, lease, around, replayed=loaded.replayed)
        self._pending_answers: dict[str, tuple[bytes, asyncio.Future[Answer]]] = {}
        self._command_ids = CommandIdFilter()
        self._wallets = PitWallets(self._read_wallet, loaded.wallets)
        self._posted = PostedWallets(store, pit, loaded.wallets)
        self._stopped: Fact | None = None
        self._stopped_event = asyncio.Event()
        self._ids_loaded = asyncio.Event()
        self._closed = False
        self.on_stop: list[Callable[[Fact], None]] = []
        """Called once with the reason when the pit stops."""

    # --- Commands --------------------------------------------------------------------------

    def submit(self, sent: PitCommand) -> "asyncio.Future[Answer]":
        """Decide a command now, in the order of calls; return its answer as a future.

        The answer comes once everything before it is durable.
        """
        self._check_running()
        if isinstance(sent, ToTable) and isinstance(sent.command, commands.OpenTable):
            # Commitments contain the names of pit and table.
            check_name("table", sent.table)
        if isinstance(sent, ToMeter) and isinstance(sent.command, meter_commands.OpenMeter):
            check_name("meter", sent.meter)
        content = digest(sent)
        known = self._earlier_answer(sent.id, content)
        if known is not None:
            return known
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        try:
            # One time for all that a command does, so that memory and log agree.
            at = self._around.clock()
            context = DecisionContext(at, self._wallets.spendable, self._around.sheets.with_setting)
            decided = decide_command(self.state, sent, context)
            if isinstance(decided, ExpandedEvents):
                waiting = self._carried_out(sent, content, decided, at, done)
            else:
                waiting = DecidedCommand(None, decided, (), None, done)
        except InvariantBroken as error:
            self.stop(cause_of(error))
            raise
        self.writer.put(waiting)
        return asyncio.shield(done)

    def _carried_out(
        self,
        sent: PitCommand,
        content: bytes,
        decided: ExpandedEvents,
        at: Ms,
        done: "asyncio.Future[Answer]",
    ) -> DecidedCommand:
        """Apply a decision to memory and prepare its commit."""
        self._apply_to_memory(decided)
        if isinstance(sent.command, commands.OpenTable):
            self._around.sheets.keep(sent.command.game)
        answer = Accepted(tuple(type(event).__name__ for _, event in decided.events))
        batch = self._batch(sent, content, answer, decided.events, at)
        self._pending_answers[sent.id] = content, done
        self._command_ids.add(sent.id)
        return DecidedCommand(batch, answer, decided.events, decided.state, done)

    def earlier_answer(self, sent: PitCommand) -> "asyncio.Future[Answer] | None":
        """The answer to a command that was sent before; None if it would be carried out now."""
        self._check_running()
        return self._earlier_answer(sent.id, digest(sent))

    def _earlier_answer(
        self, command: CommandId, content: bytes
    ) -> "asyncio.Future[Answer] | None":
        """The answer to a command that was sent before, kept or still pending."""
        before = self._pending_answers.get(command)
        if before is not None:
            if before[0] == content:
                # A caller that gives up must not cancel the answer for the others.
                return asyncio.shield(before[1])
            # The other command is not durable yet and may be lost: the refusal waits for it.
            return self._answer_in_turn(Refusal(RefusalCode.SAME_ID, command=command))
        if command not in self._command_ids:
            return None
        try:
            kept = self._stored_answer(command)
        except CorruptError as error:
            # The answer is lost, and the command must not be carried out twice.
            self.stop(cause_of(error))
            raise self._stop_error(cause_of(error)) from error
        if kept is None:
            return None
        if kept.digest != content:
            return _answered_future(Refusal(RefusalCode.SAME_ID, command=command))
        return _answered_future(decode_answer(kept.answer))

    def _stored_answer(self, command: CommandId) -> StoredAnswer | None:
        """The kept answer to a command, or None; CorruptError if it is not what was written."""
        with self.writer.guard.watch_call():
            kept = self._store.answer(self.id, command_id=command)
        if kept is None and self._command_ids.is_recent(command):
            raise CorruptError(fact("command-row-gone", command=command))
        return kept

    def _answer_in_turn(self, answer: Answer) -> "asyncio.Future[Answer]":
        """An answer that comes once everything before it is durable."""
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.writer.put(DecidedCommand(None, answer, (), None, done))
        return asyncio.shield(done)

    def _read_wallet(self, patron: PatronId) -> Minor:
        """The balance of a wallet; the pit stops if it is not what was posted to it."""
        with self.writer.guard.watch_call():
            found = self._posted.compare(patron)
            wrong = self._wrong_wallets(found)
        if wrong is not None:
            self.stop(wrong)
            raise self._stop_error(wrong)
        return Minor(found.held.get(patron, 0))

    def prove_wallets(self) -> None:
        """CorruptError unless every wallet holds what the logs have posted to it."""
        wrong = self._wrong_wallets(self._posted.compare())
        if wrong is not None:
            raise CorruptError(wrong)

    def _wrong_wallets(self, found: WalletComparison) -> Fact | None:
        """The first wallet that does not hold what was posted to it, or None."""
        currency = self.state.currency or house_currency(self._store)
        problem = next(found.problems(currency), None)
        if problem is None:
            return None
        try:
            # If another process has taken over the pit, the wallets follow its log.
            self.lease.renew()
        except StoreError as error:
            return cause_of(error)
        return fact("wallet-wrong", pit=self.id, problem=problem)

    def wallet(self, patron: PatronId) -> Minor:
        """The balance of a wallet once all pending commands are written."""
        return self._wallets.pending_balance(patron)

    def durable_wallet(self, patron: PatronId) -> Minor:
        """The balance of a wallet by what is written."""
        return self._wallets.durable_balance(patron)

    def table(self, table: TableId) -> Table:
        """A table in memory."""
        return self.state.table(table)

    def meter(self, meter: MeterId) -> Meter:
        """A meter in memory."""
        return self.state.meter(meter)

    @property
    def waiting(self) -> int:
        """The number of commands that wait to be committed."""
        return self.writer.waiting

    # --- Commands carried out before ---------------------------------------------------------

    async def load_command_ids(self) -> None:
        """Add every earlier command to the filter while the pit serves; damage stops the pit."""
        try:
            await load_command_ids(
                self._command_ids, self._store, self.lease.tally, self._around.offload
            )
        except StoreError as error:
            self.stop(cause_of(error))
        else:
            self._ids_loaded.set()

    async def until_command_ids_loaded(self) -> None:
        """Wait until the filter has every earlier command."""
        await self._ids_loaded.wait()

    # --- Memory runs ahead -----------------------------------------------------------------

    def _apply_to_memory(self, unfolding: ExpandedEvents) -> None:
        # Wallets first: if reading one fails, nothing has changed.
        self._wallets.apply(wallet_changes(event for _, event in unfolding.events))
        self.state = unfolding.state

    def _batch(
        self,
        sent: PitCommand,
        content: bytes,
        answer: Accepted,
        published: Sequence[StreamEvent],
        at: Ms,
    ) -> Batch:
        return Batch(
            events=tuple(
                EncodedEvent(stream, type(event).__name__, at, encode_event(event))
                for stream, event in published
            ),
            command=CommandRecord(sent.id, content, encode_answer(answer)),
            changes=wallet_changes(event for _, event in published),
        )

    # --- What the writer calls ---------------------------------------------------------------

    def publish(self, decided: DecidedCommand, batch: Batch, outcome: Appended) -> None:
        """Tell the listeners about a command that is durable."""
        self._wallets.mark_durable(batch.changes)
        if batch.command is not None:
            self._pending_answers.pop(batch.command.id, None)
        at, state = Ms(batch.events[0].time_ms), decided.state or self.durable.state
        self.durable.advance(PublishedEvents(outcome.first, at, decided.published, state))

    def save_snapshot(self) -> None:
        """Save the durable state; nothing may be committed meanwhile."""
        body = msgspec.json.encode(PitSnapshot(self.durable.state, self._wallets.posted))
        self._store.snapshots.save(Snapshot(self.id, self.durable.sequence, FORMAT, body))

    # --- Snapshots -------------------------------------------------------------------------

    @property
    def settled(self) -> bool:
        """Whether no command waits to be committed, so that memory is what the log says."""
        return not self._stopped and self.writer.idle

    def snapshot(self) -> None:
        """Save a snapshot, if no command waits to be committed."""
        if self.settled and self.durable.sequence:
            self.writer.save_snapshot()

    # --- Stopping --------------------------------------------------------------------------

    @property
    def stopped(self) -> Fact | None:
        """Why the pit stopped; None while it runs."""
        return self._stopped

    async def until_stopped(self) -> Fact:
        """Wait until the pit has stopped; return why."""
        await self._stopped_event.wait()
        assert self._stopped is not None, "a pit is over once it has stopped"
        return self._stopped

    def _stop_error(self, why: Fact) -> PitStoppedError:
        return PitStoppedError(fact("pit-stopped", pit=self.id, why=why))

    def stop(self, why: Fact) -> None:
        """Stop the pit; everyone who waits for an answer gets the reason."""
        first = self._stopped is None
        self._stopped = self._stopped or why
        self.writer.abort(lambda: self._stop_error(why))
        self._stopped_event.set()
        if first:
            for tell in self.on_stop:
                tell(self._stopped)

    def close(self) -> None:
        """Accept no more commands; the writer ends after those that wait."""
        self._closed = True
        self.writer.close()

    def _check_running(self) -> None:
        if self.writer.gave_up:
            # The loop does not know yet; a command accepted now would never be answered.
            self.stop(self.writer.silence)
        if self._stopped:
            raise self._stop_error(self._stopped)
        if self._closed:
            raise PitStoppedError(fact("pit-closed", pit=self.id))


def _answered_future(answer: Answer) -> "asyncio.Future[Answer]":
    done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
    done.set_result(answer)
    return done


@asynccontextmanager
async def open_pit(
    pit: PitId,
    store: Store,
    around: Environment,
    *,
    owner: str = "house",
    seconds: float = LEASE_S,
) -> AsyncIterator[Pit]:
    """A pit that runs for the time of the context; BusyError if another process owns it."""
    require_checks()
    lease = await around.offload(store.acquire, pit, owner=owner, seconds=seconds)
    try:
        opened: Pit = await around.offload(_load_checked, pit, store, lease, around)
    except BaseException:
        await around.offload(lease.release)
        raise
    writer = asyncio.create_task(opened.writer.write_forever())
    loading = asyncio.create_task(opened.load_command_ids())
    try:
        with opened.writer.watch_blocking_calls():
            yield opened
    finally:
        loading.cancel()
        opened.close()
        try:
            # A commit that has begun cannot be cancelled: a snapshot during it would be
            # inconsistent.
            await asyncio.gather(writer, return_exceptions=True)
            if not opened.stopped:
                await opened.writer.call_store(opened.snapshot)
                await opened.writer.call_store(lease.release)
        finally:
            await asyncio.gather(loading, return_exceptions=True)


def _load_checked(pit: PitId, store: Store, lease: Lease, around: Environment) -> Pit:
    made = Pit(pit, store, lease, load_pit(store, pit, lease=lease), around)
    made.prove_wallets()
    for table in made.state.tables.values():
        if table.game is not None:
            around.sheets.keep(table.game)
    return made

"""Mistakes injected into the house, for worlds to find.

Each replaces something that the house does right. Whenever a guarantee is added to the house, add
the mistake here that breaks it.
"""

import dataclasses
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from msgspec.structs import replace

from puntobanco.core.ids import Ms
from puntobanco.house import join, pit_state, presence
from puntobanco.house import pit as pits
from puntobanco.house.host import Host
from puntobanco.house.messages import PitCommand, PitEvent
from puntobanco.house.pit import Pit
from puntobanco.house.pit_writer import DecidedCommand, PitWriter
from puntobanco.house.presence import Presence
from puntobanco.house.projection import Projection, PublishedEvents
from puntobanco.people import caring, staff
from puntobanco.people.care import PatronStanding
from puntobanco.people.staff import Approval, Directory
from puntobanco.store import Appended, Batch, CommandRecord, Lease, WalletChange, log
from puntobanco.store.chain import chain_events
from puntobanco.store.group import events_of
from puntobanco.store.linked import OpenFiles
from puntobanco.store.log import pit_states
from puntobanco.table import betting, dealing, decision, events, position, seating, settlement
from puntobanco.table.context import TableContext
from puntobanco.table.refusals import Refusal
from tests.world.disk import Disk, Image

Inject = Callable[[pytest.MonkeyPatch], None]


def answers_come_before_the_commit(patch: pytest.MonkeyPatch) -> None:
    commit = PitWriter._commit

    async def early(self: PitWriter) -> None:
        for one in self._group:
            one.done.set_result(one.answer)
        await commit(self)

    patch.setattr(PitWriter, "_commit", early)


def views_come_before_the_commit(patch: pytest.MonkeyPatch) -> None:
    commit = PitWriter._commit

    async def early(self: PitWriter) -> None:
        first = self._lease.head.sequence + 1
        for one in self._group:
            if one.batch is not None:
                self._pit.publish(one, one.batch, Appended(first, first))
                first += len(one.published)
        await commit(self)

    patch.setattr(PitWriter, "_commit", early)


def a_repeated_command_is_not_known(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Pit, "_earlier_answer", lambda *_: None)


def a_repeated_command_is_executed_again(patch: pytest.MonkeyPatch) -> None:
    """Without the check here and the one in the store."""
    batch, count = Pit._batch, iter(range(1 << 30))

    def renamed(self: Pit, *given: Any) -> Batch:
        made = batch(self, *given)
        assert made.command is not None
        command = CommandRecord(f"{made.command.id}~{next(count)}", b"", made.command.answer)
        return Batch(made.events, command, made.changes)

    patch.setattr(Pit, "_earlier_answer", lambda *_: None)
    patch.setattr(Pit, "_batch", renamed)


def a_repeated_command_is_treated_as_new(patch: pytest.MonkeyPatch) -> None:
    """A digest that depends on more than the content."""
    count = iter(range(1 << 30))
    patch.setattr(pits, "digest", lambda _: next(count).to_bytes(32, "big"))


def a_wallet_is_forgotten(patch: pytest.MonkeyPatch) -> None:
    """The log says that chips were returned, but the wallet is not updated."""
    changes = pit_state.wallet_changes

    def forgetful(published: Iterable[PitEvent]) -> tuple[WalletChange, ...]:
        return changes(one for one in published if not isinstance(one, events.ChipsCashed))

    patch.setattr(pits, "wallet_changes", forgetful)


def a_wager_is_not_settled(patch: pytest.MonkeyPatch) -> None:
    settle = settlement.settle

    def short(*given: Any) -> Any:
        settled, postings = settle(*given)
        return settled, postings[:0] if len(settled) > 1 else postings

    patch.setattr(dealing, "settle", short)


def a_posting_is_skipped(patch: pytest.MonkeyPatch) -> None:
    settle = settlement.settle

    def short(*given: Any) -> Any:
        settled, postings = settle(*given)
        return settled, postings[:-1]

    patch.setattr(dealing, "settle", short)


def a_stale_owner_keeps_writing(patch: pytest.MonkeyPatch) -> None:
    """A former owner reads the current end of the log and appends there."""
    move = Lease._move

    def anyway(self: Lease, connection: Any, after: Any, tally: Any) -> None:
        (state,) = pit_states(connection, self.pit)
        self.epoch = state.epoch
        move(self, connection, after, tally)

    write = Lease._write

    def rebuilt(self: Lease, connection: Any, group: Any, entries: Any) -> Any:
        (state,) = pit_states(connection, self.pit)
        if state.head != self._head:
            self._head, self._tally = state.head, state.tally
            entries = chain_events(self._head, events_of(group))
        return write(self, connection, group, entries)

    patch.setattr(Lease, "_move", anyway)
    patch.setattr(Lease, "_write", rebuilt)


def a_snapshot_runs_ahead_of_the_log(patch: pytest.MonkeyPatch) -> None:
    """A snapshot taken while a write is in progress."""
    commit = PitWriter._commit

    async def hasty(self: PitWriter) -> None:
        if self._since_snapshot > 20 and self._lease.head.sequence:
            assert isinstance(self._pit, Pit)
            self._pit.durable.state = self._pit.state
            self.save_snapshot()
        await commit(self)

    patch.setattr(PitWriter, "_commit", hasty)


def memory_and_log_have_different_times(patch: pytest.MonkeyPatch) -> None:
    batch = Pit._batch

    def later(self: Pit, *given: Any) -> Batch:
        *before, _ = given
        late: Any = (*before, self._around.clock())
        return batch(self, *late)

    patch.setattr(Pit, "_batch", later)


def a_writer_dies_silently(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Pit, "stop", lambda *_: None)


def a_failed_lease_renewal_is_ignored(patch: pytest.MonkeyPatch) -> None:
    """The writer ends when renewing fails, and the pit keeps taking commands."""
    renew = PitWriter._renew

    async def silent(self: PitWriter) -> None:
        stop = self._pit.stop
        self._pit.stop = lambda why: None  # type: ignore[method-assign]
        await renew(self)
        self._pit.stop = stop  # type: ignore[method-assign]

    patch.setattr(PitWriter, "_renew", silent)


def used_approvals_are_forgotten_when_they_expire(patch: pytest.MonkeyPatch) -> None:
    after, spent = pit_state.evolve_pit, staff.with_approval_used
    now: list[Ms] = []

    def at(state: Any, stream: str, event: PitEvent, moment: Ms) -> Any:
        now[:] = [moment]
        return after(state, stream, event, moment)

    def forgetful(directory: Directory, approval: Approval) -> Directory:
        kept = {one: expires for one, expires in directory.nonces.items() if expires > now[0]}
        return spent(replace(directory, nonces=kept), approval)

    patch.setattr(join, "evolve_pit", at)
    patch.setattr(pit_state, "evolve_pit", at)
    patch.setattr(pit_state, "approval_spent", forgetful)


def tables_wait_by_the_wall_clock(patch: pytest.MonkeyPatch) -> None:
    async def until(self: Host, holds: Callable[[], bool], seconds: float | None = None) -> None:
        ends = None if seconds is None else self._clock.now() + 1000 * seconds
        while not holds():
            if ends is not None and self._clock.now() >= ends:
                return
            await self._clock.sleep(0.2)

    patch.setattr(Host, "_until", until)


def events_of_a_group_are_reordered(patch: pytest.MonkeyPatch) -> None:
    publish = Pit.publish

    def turned(self: Pit, one: DecidedCommand, batch: Batch, outcome: Appended) -> None:
        publish(self, dataclasses.replace(one, published=one.published[::-1]), batch, outcome)

    patch.setattr(Pit, "publish", turned)


def screens_show_what_is_in_memory(patch: pytest.MonkeyPatch) -> None:
    publish = Pit.publish

    def ahead(self: Pit, one: DecidedCommand, batch: Batch, outcome: Appended) -> None:
        publish(self, dataclasses.replace(one, state=self.state), batch, outcome)

    patch.setattr(Pit, "publish", ahead)


def listeners_are_told_before_the_state_changes(patch: pytest.MonkeyPatch) -> None:
    advance = Projection.advance

    def hasty(self: Projection, published: PublishedEvents) -> None:
        told, self.listeners = self.listeners, []
        for listener in told:
            listener(published)
        advance(self, published)
        self.listeners = told

    patch.setattr(Projection, "advance", hasty)


def a_disk_ignores_flushes(patch: pytest.MonkeyPatch) -> None:
    """The last write is lost in a power cut although its flush was reported."""
    image, cut = Disk.image, Disk.cut_power
    seen: list[Image] = []

    def remembered(self: Disk) -> Image:
        seen.append(image(self))
        return seen[-1]

    def older(self: Disk, left: Image) -> None:
        cut(self, seen[-3] if len(seen) > 2 else left)

    patch.setattr(Disk, "image", remembered)
    patch.setattr(Disk, "cut_power", older)


def a_command_is_lost(patch: pytest.MonkeyPatch) -> None:
    """Sometimes the answer is yes, and nothing is written."""
    batch = Pit._batch

    def empty(self: Pit, sent: PitCommand, *given: Any) -> Batch:
        made = batch(self, sent, *given)
        if self.lease.head.sequence % 7:
            return made
        return Batch((), made.command, made.changes)

    patch.setattr(Pit, "_batch", empty)


def _after_owning(patch: pytest.MonkeyPatch, change: Callable[[Presence, Pit], None]) -> None:
    """Do something to every presence that has just lost its pit."""
    serve = Presence.serve

    @asynccontextmanager
    async def changed(self: Presence, pit: Pit) -> AsyncIterator[None]:
        try:
            async with serve(self, pit):
                yield
        finally:
            change(self, pit)

    patch.setattr(Presence, "serve", changed)


def an_entry_is_skipped_at_a_takeover(patch: pytest.MonkeyPatch) -> None:
    """A former owner takes the first entry of the next owner for its own last one."""

    def one_further(here: Presence, _: Pit) -> None:
        here.durable.sequence += 1

    _after_owning(patch, one_further)


def an_entry_is_sent_twice_at_a_takeover(patch: pytest.MonkeyPatch) -> None:
    def once_more(here: Presence, _: Pit) -> None:
        here.durable.sequence = max(0, here.durable.sequence - 1)

    _after_owning(patch, once_more)


def a_former_owner_continues_from_memory(patch: pytest.MonkeyPatch) -> None:
    """It was ahead of the disk, and assumes that everything was written."""

    def trusting(here: Presence, pit: Pit) -> None:
        here.durable.state = pit.state

    _after_owning(patch, trusting)


def a_follower_never_forgets_wallets(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(presence, "wallet_changes", lambda _: ())


def a_follower_reports_before_reading(patch: pytest.MonkeyPatch) -> None:
    """Its state never changes, but its listeners hear of everything."""
    patch.setattr(presence, "evolve_pit", lambda state, *_: state)


def a_follower_stops_following(patch: pytest.MonkeyPatch) -> None:
    """It checks the owner of the pit, but no longer the log."""

    async def idle(self: Presence, upto: int | None) -> None:
        if upto is not None:
            await catch_up(self, upto)

    catch_up = Presence._catch_up
    patch.setattr(Presence, "_catch_up", idle)


def a_follower_ignores_a_new_owner(patch: pytest.MonkeyPatch) -> None:
    """It sends everyone forever to the first owner it has heard of."""
    look = Presence._poll

    async def loyal(self: Presence) -> None:
        before = self.owner
        await look(self)
        self.owner = before or self.owner

    patch.setattr(Presence, "_poll", loyal)


def loss_limits_are_ignored(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(betting, "refuse_over_loss_limit", lambda *_: None)


def excluded_or_resting_patrons_can_play(patch: pytest.MonkeyPatch) -> None:
    """The tables check only whether someone is a patron."""
    refuse = decision.refuse_unless_may_play

    def anybody(asked: TableContext) -> Refusal | None:
        return refuse(replace(asked, standing=PatronStanding()))

    for module in (betting, position, seating):
        patch.setattr(module, "refuse_unless_may_play", anybody)


def a_looser_limit_applies_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(caring, "is_tighter", lambda *_: True)


def a_truncated_log_opens(patch: pytest.MonkeyPatch) -> None:
    """The head kept outside the database is not checked."""
    patch.setattr(log, "lost_logs", lambda *_: iter(()))


def removed_files_are_written_to(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(OpenFiles, "check", lambda *_, **__: None)


FAULTS_TO_INJECT: tuple[Inject, ...] = (
    a_truncated_log_opens,
    removed_files_are_written_to,
    a_looser_limit_applies_at_once,
    answers_come_before_the_commit,
    views_come_before_the_commit,
    a_repeated_command_is_not_known,
    a_repeated_command_is_executed_again,
    a_repeated_command_is_treated_as_new,
    a_wallet_is_forgotten,
    a_wager_is_not_settled,
    a_posting_is_skipped,
    a_snapshot_runs_ahead_of_the_log,
    memory_and_log_have_different_times,
    a_writer_dies_silently,
    a_failed_lease_renewal_is_ignored,
    tables_wait_by_the_wall_clock,
    events_of_a_group_are_reordered,
    a_disk_ignores_flushes,
    a_command_is_lost,
    an_entry_is_skipped_at_a_takeover,
    a_former_owner_continues_from_memory,
    a_follower_never_forgets_wallets,
    a_follower_reports_before_reading,
    an_entry_is_sent_twice_at_a_takeover,
    a_follower_stops_following,
    a_follower_ignores_a_new_owner,
    screens_show_what_is_in_memory,
    listeners_are_told_before_the_state_changes,
    loss_limits_are_ignored,
    excluded_or_resting_patrons_can_play,
)

RARE_FAULTS: tuple[Inject, ...] = (
    used_approvals_are_forgotten_when_they_expire,
    # Its own timer stops an owner first, unless it sleeps during a write.
    a_stale_owner_keeps_writing,
)
"""Mistakes that show only if several things happen at once."""

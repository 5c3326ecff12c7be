"""The follower: reads a log after its cursor and writes rows and cursor in one transaction.

Entries are read and folded before the transaction, and written only if the cursor has not moved
meanwhile. If another follower was faster, the batch is discarded and the saved state is read again.
So each entry is processed exactly once, however many followers run and whenever they are killed,
and a lock is held only while writing.
"""

from collections.abc import Callable

from puntobanco.core.ids import PitId
from puntobanco.office.fold import Fold, Memory
from puntobanco.office.keeping import delete_pit_rows, load_memory, write
from puntobanco.office.schema import READING
from puntobanco.store import Database, Store

BATCH = 2000
"""Entries processed in one transaction."""


class Follower:
    """Keeps the reading tables of a store up to date with its logs. Not thread-safe.

    `give_way` is called after every entry, so that other threads can run.
    """

    def __init__(
        self,
        store: Store,
        tables: Database,
        *,
        batch: int = BATCH,
        give_way: Callable[[], None] = lambda: None,
    ) -> None:
        self._store = store
        self._tables = tables
        self._batch = batch
        self._give_way = give_way
        self._memories: dict[PitId, Memory] = {}

    def catch_up(self) -> int:
        """Process all new entries of the logs; return how many there were."""
        taken = 0
        for state in self._store.pits():
            while (count := self.step(PitId(state.pit))) is not None:
                taken += count
        return taken

    def step(self, pit: PitId) -> int | None:
        """Process one batch of a pit; return its number of entries, or None at the log's end.

        Return 0 if another follower was faster.
        """
        # Memory is kept only after a write: after any error it is read from the tables again.
        memory = self._memories.pop(pit, None) or self._remembered(pit)
        began = memory.place
        fold = Fold(memory)
        count = 0
        for entry in self._store.read(pit, after=began.sequence, limit=self._batch):
            fold.take(entry)
            self._give_way()
            count += 1
        if not count:
            self._memories[pit] = memory
            return None
        with self._tables.writing() as connection:
            written = write(connection, began, fold)
        if not written:
            return 0
        self._memories[pit] = memory
        return count

    def reached(self, pit: PitId) -> int:
        """The last entry of a pit known to be in the tables."""
        memory = self._memories.get(pit)
        return 0 if memory is None else memory.place.sequence

    def rebuild(self) -> int:
        """Drop all rows and rebuild them from the first entries."""
        READING.drop(self._tables)
        self._memories.clear()
        return self.catch_up()

    def _remembered(self, pit: PitId) -> Memory:
        """The saved state of a pit; empty if it was derived from another log."""
        with self._tables.writing() as connection:
            memory = load_memory(connection, pit)
        if self._store.check_anchor(memory.place) is None:
            return memory
        # For example, the log was restored from a backup and is not the one that was followed.
        with self._tables.writing() as connection:
            delete_pit_rows(connection, pit)
            return load_memory(connection, pit)

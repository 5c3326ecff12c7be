"""The follower: reads a log after its cursor and writes rows and cursor in one transaction.

It works ahead of its transaction: entries are read and folded first, and written only where the
cursor still stands where they began. Another follower may have been quicker; then nothing of this
batch is written, and what to remember is read anew. So each entry is taken in exactly once, however
many follow and whenever they are killed, and no lock is held but for the writing itself.
"""

from collections.abc import Callable

from puntobanco.core.ids import PitId
from puntobanco.house.reading.fold import Fold, Memory
from puntobanco.house.reading.keeping import forget, remembered, write
from puntobanco.house.reading.schema import READING
from puntobanco.store import Database, Store

BATCH = 2000
"""Entries taken in by one transaction."""


class Follower:
    """Keeps the reading tables of a store up with its logs. For one thread at a time.

    `give_way` is called after every entry, for other threads to take their turn.
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
        """Take in everything that the logs hold by now; how many entries that were."""
        taken = 0
        for state in self._store.pits():
            while (count := self.step(PitId(state.pit))) is not None:
                taken += count
        return taken

    def step(self, pit: PitId) -> int | None:
        """Take in one batch of a pit; how many entries that were, or None at the log's end.

        None of them where another follower was quicker.
        """
        # Only what was written is remembered: after any error the tables are asked again.
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
        """The last entry of a pit that this follower knows to be taken in."""
        memory = self._memories.get(pit)
        return 0 if memory is None else memory.place.sequence

    def rebuild(self) -> int:
        """Drop everything and make it again from the first entries."""
        READING.drop(self._tables)
        self._memories.clear()
        return self.catch_up()

    def _remembered(self, pit: PitId) -> Memory:
        """What the tables know of a pit; nothing where what they know is of another log."""
        with self._tables.writing() as connection:
            memory = remembered(connection, pit)
        if self._store.check_anchor(memory.place) is None:
            return memory
        # The log was restored from a backup, say, and is not the one that was followed.
        with self._tables.writing() as connection:
            forget(connection, pit)
            return remembered(connection, pit)

"""Wallets as a pit has them: as they will be once everything is written, and as they are durable.

They belong to the house and not to one pit, so a wallet is believed only as long as this pit has a
change of it on its way to the disk.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from puntobanco.core.ids import PatronId
from puntobanco.core.money import Minor
from puntobanco.house.loading import post
from puntobanco.store import Change


class PitWallets:
    """The wallets that a pit has looked at, running ahead of the disk as its tables do."""

    def __init__(
        self, read: Callable[[PatronId], Minor], posted: dict[PatronId, Minor] | None = None
    ) -> None:
        self._read = read
        """What the store has in a wallet."""
        self.posted: dict[PatronId, Minor] = {} if posted is None else posted
        """What the log of this pit has posted to each wallet, as far as it is written."""
        self._ahead: dict[PatronId, Minor] = {}
        self._durable: dict[PatronId, Minor] = {}
        """The same wallets as far as they are written."""
        self._moving: Counter[PatronId] = Counter()
        """How many commands that change each wallet are on their way to the disk."""

    def ahead(self, patron: PatronId) -> Minor:
        """What a wallet holds once everything on its way is written."""
        if patron not in self._ahead:
            # Nothing moves a wallet before it has been looked at, so all of this is durable.
            self._ahead[patron] = self._durable[patron] = self._read(patron)
        return self._ahead[patron]

    def durable(self, patron: PatronId) -> Minor:
        """What a wallet holds by what is written."""
        self.ahead(patron)
        return self._durable[patron]

    def spendable(self, patron: PatronId) -> Minor:
        """What a wallet holds now: another pit may have moved it since it was read last."""
        if not self._moving[patron]:
            self._ahead.pop(patron, None)
        return self.ahead(patron)

    def run_ahead(self, changes: Iterable[Change]) -> None:
        """Count in what a command changes: all of it, or nothing where a wallet cannot be read."""
        moved: dict[PatronId, Minor] = {}
        for name, change in changes:
            patron = PatronId(name)
            moved[patron] = Minor(moved.get(patron, self.ahead(patron)) + change)
        self._ahead.update(moved)
        self._moving.update(moved.keys())

    def written(self, changes: Sequence[Change]) -> None:
        """Take note that what a command changes is durable."""
        moved: set[PatronId] = set()
        for name, change in changes:
            patron = PatronId(name)
            self._durable[patron] = Minor(self._durable[patron] + change)
            moved.add(patron)
        post(self.posted, changes)
        self._moving.subtract(moved)

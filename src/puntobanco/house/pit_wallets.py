"""Wallets as a pit has them: with all pending commands, and as durable.

They belong to the house and not to one pit, so a balance in memory is trusted only while a change
of it by this pit is pending.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from puntobanco.core.ids import PatronId
from puntobanco.core.money import Minor
from puntobanco.house.loading import post
from puntobanco.store import WalletChange


class PitWallets:
    """The wallets that a pit has read; they run ahead of the disk as its tables do."""

    def __init__(
        self, read: Callable[[PatronId], Minor], posted: dict[PatronId, Minor] | None = None
    ) -> None:
        self._read = read
        """Reads a wallet from the store."""
        self.posted: dict[PatronId, Minor] = {} if posted is None else posted
        """What this pit's log has posted to each wallet, as far as written."""
        self._ahead: dict[PatronId, Minor] = {}
        self._durable: dict[PatronId, Minor] = {}
        """The same wallets, as far as written."""
        self._moving: Counter[PatronId] = Counter()
        """The number of pending commands that change each wallet."""

    def ahead(self, patron: PatronId) -> Minor:
        """The balance of a wallet once all pending commands are written."""
        if patron not in self._ahead:
            # A wallet is read before its first change, so this balance is durable.
            self._ahead[patron] = self._durable[patron] = self._read(patron)
        return self._ahead[patron]

    def durable(self, patron: PatronId) -> Minor:
        """The balance of a wallet by what is written."""
        self.ahead(patron)
        return self._durable[patron]

    def spendable(self, patron: PatronId) -> Minor:
        """The current balance of a wallet; read again unless a change by this pit is pending."""
        if not self._moving[patron]:
            self._ahead.pop(patron, None)
        return self.ahead(patron)

    def run_ahead(self, changes: Iterable[WalletChange]) -> None:
        """Apply a command's changes: all of them, or none if a wallet cannot be read."""
        moved: dict[PatronId, Minor] = {}
        for name, change in changes:
            patron = PatronId(name)
            moved[patron] = Minor(moved.get(patron, self.ahead(patron)) + change)
        self._ahead.update(moved)
        self._moving.update(moved.keys())

    def written(self, changes: Sequence[WalletChange]) -> None:
        """Record that a command's changes are durable."""
        moved: set[PatronId] = set()
        for name, change in changes:
            patron = PatronId(name)
            self._durable[patron] = Minor(self._durable[patron] + change)
            moved.add(patron)
        post(self.posted, changes)
        self._moving.subtract(moved)

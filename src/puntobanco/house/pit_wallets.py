"""Wallets as a pit has them: with all pending commands, and as durable.

They belong to the house and not to one pit, so a balance in memory is trusted only while a change
of it by this pit is pending.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from puntobanco.core.ids import PatronId
from puntobanco.core.money import Minor
from puntobanco.house.loading import add_changes
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
        self._pending: dict[PatronId, Minor] = {}
        self._durable: dict[PatronId, Minor] = {}
        """The same wallets, as far as written."""
        self._pending_changes: Counter[PatronId] = Counter()
        """The number of pending commands that change each wallet."""

    def pending_balance(self, patron: PatronId) -> Minor:
        """The balance of a wallet once all pending commands are written."""
        if patron not in self._pending:
            # A wallet is read before its first change, so this balance is durable.
            self._pending[patron] = self._durable[patron] = self._read(patron)
        return self._pending[patron]

    def durable_balance(self, patron: PatronId) -> Minor:
        """The balance of a wallet by what is written."""
        self.pending_balance(patron)
        return self._durable[patron]

    def spendable(self, patron: PatronId) -> Minor:
        """The current balance of a wallet; read again unless a change by this pit is pending."""
        if not self._pending_changes[patron]:
            self._pending.pop(patron, None)
        return self.pending_balance(patron)

    def apply(self, changes: Iterable[WalletChange]) -> None:
        """Apply a command's changes: all of them, or none if a wallet cannot be read."""
        moved: dict[PatronId, Minor] = {}
        for name, change in changes:
            patron = PatronId(name)
            moved[patron] = Minor(moved.get(patron, self.pending_balance(patron)) + change)
        self._pending.update(moved)
        self._pending_changes.update(moved.keys())

    def mark_durable(self, changes: Sequence[WalletChange]) -> None:
        """Record that a command's changes are durable."""
        moved: set[PatronId] = set()
        for name, change in changes:
            patron = PatronId(name)
            self._durable[patron] = Minor(self._durable[patron] + change)
            moved.add(patron)
        add_changes(self.posted, changes)
        self._pending_changes.subtract(moved)

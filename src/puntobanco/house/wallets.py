"""Wallets against the logs: a wallet must hold what the postings of all pits add up to."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import msgspec

from puntobanco.core.errors import InvariantBroken, stated_by
from puntobanco.core.facts import Fact, fact
from puntobanco.core.game import Currency, Game
from puntobanco.core.ids import PatronId, PitId
from puntobanco.core.money import Minor
from puntobanco.core.record import DOLLARS
from puntobanco.house.loading import add_changes, load_pit
from puntobanco.house.messages import PitEvent, decode_event
from puntobanco.house.pit_state import wallet_changes
from puntobanco.store import CorruptError, Store
from puntobanco.table.events import TableOpened


def wallet_differences(
    held: Mapping[str, int], posted: Mapping[str, int], currency: Currency
) -> Iterator[Fact]:
    """Every wallet that does not hold what was posted to it."""
    for patron in [*held, *(patron for patron in posted if patron not in held)]:
        owed = posted.get(patron, 0)
        if held.get(patron, 0) != owed:
            expected = currency.amount(owed)
            if patron in held:
                found = currency.amount(held[patron])
                yield fact("finding-wallet", patron=patron, found=found, expected=expected)
            else:
                yield fact("finding-no-wallet", patron=patron, expected=expected)


@dataclass(frozen=True, slots=True)
class WalletComparison:
    """Wallets as they are and as they should be, at one moment."""

    held: Mapping[str, int]
    posted: Mapping[str, int]

    def problems(self, currency: Currency) -> Iterator[Fact]:
        """Every wallet that does not hold what was posted to it."""
        return wallet_differences(self.held, self.posted, currency)

    @property
    def corrections(self) -> dict[str, int]:
        """The amount to add to each wrong wallet; negative if it holds too much."""
        patrons = self.held.keys() | self.posted.keys()
        differences = {who: self.posted.get(who, 0) - self.held.get(who, 0) for who in patrons}
        return {who: difference for who, difference in differences.items() if difference}


class PostedWallets:
    """What all logs of a database have posted to wallets, from snapshots and the entries after.

    The log of the pit `own` is not read: `wallets` is what its owner knows.
    """

    def __init__(
        self,
        store: Store,
        own: PitId | None = None,
        wallets: Mapping[PatronId, Minor] | None = None,
    ) -> None:
        self._store = store
        self._own = own
        self._wallets = {} if wallets is None else wallets
        self._others: dict[str, tuple[int, dict[PatronId, Minor]]] = {}

    def compare(self, patron: PatronId | None = None) -> WalletComparison:
        """Every wallet, or one patron's, with what was posted to it."""
        held, heads = self._store.wallets.with_heads(patron)
        while new := heads.keys() - self._others.keys() - {self._own}:
            for pit in new:
                loaded = load_pit(self._store, PitId(pit))
                self._others[pit] = loaded.sequence, loaded.wallets
            held, heads = self._store.wallets.with_heads(patron)
        logs = [self._wallets, *(self._caught_up(pit, heads[pit]) for pit in self._others)]
        patrons = {who for log in logs for who in log} if patron is None else {patron}
        return WalletComparison(
            held, {who: sum(log.get(who, 0) for log in logs) for who in patrons}
        )

    def _caught_up(self, pit: str, head: int) -> Mapping[PatronId, Minor]:
        sequence, wallets = self._others[pit]
        for entry in self._store.read(pit, after=sequence, limit=head - sequence):
            add_changes(wallets, wallet_changes((decode_event(entry.payload),)))
        self._others[pit] = max(head, sequence), wallets
        return wallets


UNREADABLE = (
    CorruptError,
    msgspec.MsgspecError,
    InvariantBroken,
    AssertionError,
    LookupError,
    ValueError,
)
"""Errors that a log raises if it is not what was written."""


def sum_logs(store: Store) -> WalletComparison:
    """Every wallet with the sum of the logs from their first entries on."""
    held, heads = store.wallets.with_heads()
    posted: Counter[str] = Counter()
    for pit, last in heads.items():
        for entry in store.read(pit, limit=last):
            for patron, change in wallet_changes((decode_event(entry.payload),)):
                posted[patron] += change
    return WalletComparison(held, posted)


def wallet_problems(store: Store, *, whole: bool) -> Iterator[Fact]:
    """Every wallet of a database that differs from its logs; tables may run meanwhile.

    `whole` sums the logs from their first entries on; otherwise from their newest snapshots.
    """
    try:
        found = sum_logs(store) if whole else PostedWallets(store).compare()
        currency = house_currency(store)
    except UNREADABLE as error:
        yield fact("finding-sums", problem=stated_by(error))
        return
    yield from found.problems(currency)


def currency_in(store: Store) -> Currency | None:
    """The house's currency; None until a table is opened."""
    entries = (entry for pit in store.wallets.with_heads()[1] for entry in store.read(pit))
    opened = (entry for entry in entries if entry.kind == TableOpened.__name__)
    found = (currency_of(decode_event(entry.payload)) for entry in opened)
    return next((one for one in found if one is not None), None)


def house_currency(store: Store) -> Currency:
    """The house's currency; that of the built-in games if no table was ever opened."""
    return currency_in(store) or DOLLARS


def currency_of(event: PitEvent) -> Currency | None:
    """The currency of an event's game; None if it has no game."""
    game = getattr(event, "game", None)
    return game.currency if isinstance(game, Game) else None

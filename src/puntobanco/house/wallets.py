"""Wallets against the logs: what a patron has is what the postings of all pits come to."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

import msgspec

from puntobanco.core.game import Currency, Game
from puntobanco.core.record import DOLLARS
from puntobanco.house.messages import PitEvent, decode_event
from puntobanco.house.pit_state import wallet_changes
from puntobanco.ledger.difference import money
from puntobanco.store import Entry, Store


def differing(
    held: Mapping[str, int], posted: Mapping[str, int], currency: Currency
) -> Iterator[str]:
    """Every wallet that does not hold what was posted to it."""
    for patron in [*held, *(patron for patron in posted if patron not in held)]:
        said = f"found {money(held[patron], currency)}" if patron in held else "found none"
        owed = posted.get(patron, 0)
        if held.get(patron, 0) != owed:
            yield f"wallet of {patron}: {said}, expected {money(owed, currency)} by its postings"


def wallet_problems(store: Store) -> Iterator[str]:
    """Every wallet of a database that is not what its logs come to; tables may run meanwhile."""
    held, heads = store.wallets.with_heads()
    posted: Counter[str] = Counter()
    currency = DOLLARS
    for pit, last in heads.items():
        try:
            currency = _post(posted, store.read(pit, limit=last)) or currency
        except msgspec.MsgspecError as error:
            yield f"the log of pit {pit} cannot be added up: {error}"
            return
    yield from differing(held, posted, currency)


def currency_in(store: Store) -> Currency | None:
    """The house's one currency, once a game was opened in it."""
    entries = (entry for pit in store.wallets.with_heads()[1] for entry in store.read(pit))
    found = (currency_of(decode_event(entry.payload)) for entry in entries)
    return next((one for one in found if one is not None), None)


def currency_of(event: PitEvent) -> Currency | None:
    """The house's one currency, where an event brings a game that says it."""
    game = getattr(event, "game", None)
    return game.currency if isinstance(game, Game) else None


def _post(posted: Counter[str], entries: Iterable[Entry]) -> Currency | None:
    """Add up what moved; the currency that it is in, where a game says it."""
    currency: Currency | None = None
    for entry in entries:
        event = decode_event(entry.payload)
        currency = currency or currency_of(event)
        for patron, change in wallet_changes((event,)):
            posted[patron] += change
    return currency

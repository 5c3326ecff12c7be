"""Wallets against the logs: what a patron has is what the postings of all pits come to."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

import msgspec

from puntobanco.house.messages import decode_event
from puntobanco.house.pit_state import wallet_changes
from puntobanco.store import Entry, Store


def differing(held: Mapping[str, int], posted: Mapping[str, int]) -> Iterator[str]:
    """Every wallet that does not hold what was posted to it."""
    for patron, balance in held.items():
        owed = posted.get(patron, 0)
        if balance != owed:
            yield f"wallet of {patron} holds {balance}, and its postings come to {owed}"
    for patron, amount in posted.items():
        if amount and patron not in held:
            yield f"wallet of {patron} is missing {amount}"


def wallet_problems(store: Store) -> Iterator[str]:
    """Every wallet of a database that is not what its logs come to; tables may run meanwhile."""
    held, heads = store.wallets.with_heads()
    posted: Counter[str] = Counter()
    for pit, last in heads.items():
        try:
            _post(posted, store.read(pit, limit=last))
        except msgspec.MsgspecError as error:
            yield f"the log of pit {pit} cannot be added up: {error}"
            return
    yield from differing(held, posted)


def _post(posted: Counter[str], entries: Iterable[Entry]) -> None:
    for entry in entries:
        for patron, change in wallet_changes((decode_event(entry.payload),)):
            posted[patron] += change

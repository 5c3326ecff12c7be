"""Learning of the commands that a pit has carried out before, while it serves."""

import asyncio
from itertools import islice

from puntobanco.house.seen import Seen
from puntobanco.house.surroundings import Offload
from puntobanco.store import Store, UnreachableError

IDS_AT_ONCE = 2000
"""Ids of commands that are read in one go."""
LEARNED_AT_ONCE = 250
"""Ids that the loop adds before everybody else has a turn: a millisecond or less."""
AGAIN_S = 1.0


async def fill(seen: Seen, store: Store, pit: str, offload: Offload) -> None:
    """Add every command of a pit, some at a time, until the filter is whole.

    Until then every command is looked up: slower, and right.
    """
    after = ""
    while not seen.whole:
        try:
            some = await offload(_some_ids, store, pit, after)
        except UnreachableError:
            await asyncio.sleep(AGAIN_S)
            continue
        # In the loop alone: two threads would overwrite each other's bits.
        for begin in range(0, len(some), LEARNED_AT_ONCE):
            seen.add_all(some[begin : begin + LEARNED_AT_ONCE])
            await asyncio.sleep(0)
        seen.whole = len(some) < IDS_AT_ONCE
        after = some[-1] if some else after


def _some_ids(store: Store, pit: str, after: str) -> list[str]:
    return list(islice(store.command_ids(pit, after=after), IDS_AT_ONCE))

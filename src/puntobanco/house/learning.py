"""Fills a pit's filter with its earlier commands while the pit serves."""

import asyncio
from itertools import islice

from puntobanco.core.facts import fact
from puntobanco.house.environment import Offload
from puntobanco.house.seen import CommandIdFilter
from puntobanco.store import (
    CommandRow,
    CommandTally,
    CorruptError,
    Recount,
    Store,
    UnreachableError,
)

IDS_AT_ONCE = 2000
"""Command ids read at once."""
ADDED_AT_ONCE = 250
"""Ids added before other tasks can run: a millisecond or less."""
RETRY_S = 1.0


async def load_command_ids(
    seen: CommandIdFilter, store: Store, tally: CommandTally, offload: Offload
) -> None:
    """Add every command of a pit, some at a time, until the filter is complete.

    Until then every command is looked up, which is slower but right. CorruptError if the commands
    of the tally's pit are not those that the tally was made of.
    """
    recount, after = Recount(tally), ""
    while not seen.whole:
        try:
            some = await offload(_some_ids, store, after, recount)
        except UnreachableError:
            await asyncio.sleep(RETRY_S)
            continue
        # Only in the loop: two threads would overwrite each other's bits.
        for begin in range(0, len(some), ADDED_AT_ONCE):
            seen.add_all(some[begin : begin + ADDED_AT_ONCE])
            await asyncio.sleep(0)
        if len(some) < IDS_AT_ONCE:
            problem = recount.problem
            if problem is not None:
                raise CorruptError(fact("store-restore", pit=tally.pit, problem=problem))
            seen.whole = True
        after = some[-1] if some else after


def _some_ids(store: Store, after: str, recount: Recount) -> list[str]:
    some: list[CommandRow] = list(islice(store.commands(recount.due.pit, after=after), IDS_AT_ONCE))
    recount.take(some)
    return [row.id for row in some]

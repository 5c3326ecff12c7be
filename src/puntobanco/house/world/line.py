"""The line between a client and the house: it delays, drops, doubles; the client tries again."""

import asyncio
from collections.abc import Callable

from puntobanco.core.errors import PuntoError
from puntobanco.house.messages import Answer, Sent
from puntobanco.house.world.chance import Chance
from puntobanco.house.world.process import Process

TRIES = 8
PATIENCE_S = 4.0

Front = Callable[[Chance], Process | None]
"""The process that a client reaches now, if it reaches one."""


async def deliver(sent: Sent, front: Front, chance: Chance) -> Answer | None:
    """The answer to a command, or None where the client gave up; under one id all the while."""
    for _ in range(TRIES):
        await _travel(chance)
        process = None if chance.one_in(12) else front(chance)
        answer = None if process is None else await _ask(process, sent, chance)
        # The answer may get lost on its way back.
        if answer is not None and not chance.one_in(8):
            return answer
        await asyncio.sleep(chance.between(100, 2500) / 1000)
    return None


async def _travel(chance: Chance) -> None:
    late = chance.one_in(30)
    await asyncio.sleep(chance.between(1, 9000 if late else 120) / 1000)


async def _ask(process: Process, sent: Sent, chance: Chance) -> Answer | None:
    await process.awake()
    pit = process.pit
    if pit is None:
        return None
    try:
        if chance.one_in(10):
            pit.submit(sent)  # the line carries it twice
        return await asyncio.wait_for(pit.submit(sent), PATIENCE_S)
    except (PuntoError, TimeoutError):
        # Stopped, or too slow for this client; whether it was carried out is not known.
        return None

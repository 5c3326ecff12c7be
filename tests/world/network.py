"""The network between a client and the house: it delays, drops, repeats; the client retries."""

import asyncio

from puntobanco.core.errors import PuntoError
from puntobanco.house.messages import Answer, PitCommand
from puntobanco.house.presence import ElsewhereError
from tests.world.chance import Chance
from tests.world.premises import Premises
from tests.world.process import SimulatedProcess

TRIES = 8
PATIENCE_S = 4.0


async def deliver(sent: PitCommand, premises: Premises, chance: Chance) -> Answer | None:
    """The answer to a command, retried under one id; None if the client gave up."""
    for _ in range(TRIES):
        await _travel(chance)
        answer = None if chance.one_in(12) else await _ask_somebody(premises, sent, chance)
        # The answer may be lost.
        if answer is not None and not chance.one_in(8):
            return answer
        await asyncio.sleep(chance.between(100, 2500) / 1000)
    return None


async def _travel(chance: Chance) -> None:
    late = chance.one_in(30)
    await asyncio.sleep(chance.between(1, 9000 if late else 120) / 1000)


async def _ask_somebody(premises: Premises, sent: PitCommand, chance: Chance) -> Answer | None:
    """The answer of the process that a client reaches, or of the one it is redirected to."""
    process = premises.front(chance)
    for _ in range(2):
        if process is None:
            return None
        try:
            return await _ask(process, sent, chance)
        except ElsewhereError as elsewhere:
            process = premises.at(elsewhere.address)
    return None


async def _ask(process: SimulatedProcess, sent: PitCommand, chance: Chance) -> Answer | None:
    await process.awake()
    pit = process.presence
    if pit is None or process.dead:
        return None
    try:
        if chance.one_in(10):
            pit.submit(sent)  # the network delivers it twice
        return await asyncio.wait_for(pit.submit(sent), PATIENCE_S)
    except ElsewhereError:
        raise
    except (PuntoError, TimeoutError):
        # Stopped, or too slow for this client; whether it was carried out is unknown.
        return None

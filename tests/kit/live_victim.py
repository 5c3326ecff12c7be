"""A house to be killed: `python -m tests.kit.live_victim FOLDER PORT`.

Its three tables run by an accelerated clock. It prints its address once it is open.
"""

import asyncio
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path

from puntobanco.core.ids import CommandId, Ms, TableId
from puntobanco.core.money import Minor
from puntobanco.house.host import Clock
from puntobanco.house.messages import ToTable
from puntobanco.server.app import Extension
from puntobanco.server.live import live_extension
from puntobanco.server.running import Endpoint, listening_socket, prepare_folder, run_house
from puntobanco.server.services import Services
from puntobanco.sheets import load_game
from puntobanco.store import open_store
from puntobanco.table.commands import HOUSE, OpenTable
from puntobanco.table.state import Mode
from tests.kit.floors import QUICK
from tests.kit.server import SETTINGS

TIMES = 25
"""How many times faster than real time its clock runs."""
GAMES = {
    TableId("t1"): load_game("terminal-1", settings={"seats": 14}),
    TableId("t2"): load_game("fortune-7", settings={"seats": 14}),
    TableId("t3"): load_game("commission-free-dragon-bonus", settings={"seats": 13}),
}
CONFIG = replace(SETTINGS, welcome_credit=Minor(100_000_00))


def fast_clock(times: float) -> Clock:
    """A clock that runs this many times as fast as real time."""
    begun = time.monotonic()

    def now() -> Ms:
        return Ms(1_700_000_000_000 + round(1000 * times * (time.monotonic() - begun)))

    async def sleep(seconds: float) -> None:
        await asyncio.sleep(max(0.0, seconds) / times)

    return Clock(now, sleep)


@asynccontextmanager
async def floor(services: Services) -> AsyncIterator[Extension]:
    """The floor, with its tables opened before anyone can connect."""
    for name, game in GAMES.items():
        if name not in services.pit.state.tables:
            command = OpenTable(game=game, mode=Mode.AUTOMATIC)
            sent = ToTable(id=CommandId(f"open-{name}"), table=name, by=HOUSE, command=command)
            await services.pit.submit(sent)
    async with live_extension(services, names={}, pace=QUICK, clock=fast_clock(TIMES)) as joined:
        yield joined


def main() -> None:
    folder, port = Path(sys.argv[1]), int(sys.argv[2])
    place = Endpoint(port=port)
    key = prepare_folder(folder)
    url = f"sqlite:///{folder / 'house.db'}"
    with closing(listening_socket(place)) as listener, open_store(url, thorough=False) as store:
        asyncio.run(
            run_house(
                store,
                key,
                CONFIG,
                place,
                listener,
                open_floor=floor,
                say=lambda line: print(line, flush=True),
            )
        )


if __name__ == "__main__":
    main()

"""A house under load, to be killed by tests: `python -m tests.kit.victim FOLDER SEED`.

Every line it prints is `sent ID` or `ack ID`; after `ack` the command must never be lost.
"""

import asyncio
import os
import sys
from pathlib import Path

from puntobanco.core.ids import CommandId, PatronId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.messages import Accepted, ToTable
from puntobanco.house.pit import open_pit
from puntobanco.store import open_store
from puntobanco.table import commands
from puntobanco.table.commands import Actor
from puntobanco.table.state import Phase
from tests.kit.houses import PIT, Floor, surroundings

PATRONS = 6
TABLE = TableId("t1")
STEP = Minor(1_00)


async def _main(folder: Path, run: str) -> None:
    with open_store(f"sqlite:///{folder / 'house.db'}", thorough=False) as store:
        async with open_pit(PIT, store, surroundings(folder)) as pit:
            floor = Floor(pit)
            if pit.table(TABLE).phase is Phase.CLOSED:
                await floor.open(TABLE, "fortune-7")
            for number in range(1, PATRONS + 1):
                if pit.table(TABLE).seat_of(PatronId(f"p{number}")) is None:
                    await floor.patron(f"p{number}", table=TABLE, seat=number, chips=100_000_00)
            print("ready", flush=True)
            await asyncio.gather(
                *(_buys(floor, f"p{number}", run) for number in range(1, PATRONS + 1))
            )


async def _buys(floor: Floor, name: str, run: str) -> None:
    who = Actor(patron=PatronId(name))
    number = 0
    while True:
        number += 1
        command = CommandId(f"{run}-{name}-{number}")
        os.write(1, f"sent {command}\n".encode())
        answer = await floor.pit.submit(
            ToTable(id=command, table=TABLE, by=who, command=commands.BuyChips(amount=STEP))
        )
        if isinstance(answer, Accepted):
            os.write(1, f"ack {command}\n".encode())
        await asyncio.sleep(0)


if __name__ == "__main__":
    asyncio.run(_main(Path(sys.argv[1]), sys.argv[2]))

"""A house that plays a few rounds: `python -m tests.kit.played FOLDER MANNER ROUNDS`.

It prints `sent ID` and `acked ID` for every command of its patrons, and finally `done`, or why its
pit stopped. In the manner `careless` the store rarely flushes, which no house may do.
"""

import asyncio
import os
import sys
from pathlib import Path

from puntobanco.core.errors import PuntoError
from puntobanco.core.ids import CommandId, PatronId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.messages import Accepted, PitCommand, ToHouse, ToTable
from puntobanco.house.pit import Pit, PitStoppedError, open_pit
from puntobanco.people import commands as people
from puntobanco.store import open_store, sqlite
from puntobanco.table import commands
from puntobanco.table.commands import Actor
from puntobanco.table.state import Phase
from tests.kit.houses import PIT, Floor, surroundings

TABLE = TableId("t1")
PATRONS = tuple(PatronId(f"p{number}") for number in range(1, 4))


def say(text: str) -> None:
    """Write at once, in one piece, so that output before the power failed is complete."""
    os.write(1, f"{text}\n".encode())


async def send(pit: Pit, sent: PitCommand) -> None:
    say(f"sent {sent.id}")
    if isinstance(await pit.submit(sent), Accepted):
        say(f"acked {sent.id}")


async def arrive(pit: Pit, run: str, patron: PatronId, seat: int) -> None:
    credit = people.IssueCredit(patron=patron, amount=Minor(1_000_00))
    known: tuple[people.AnyPeopleCommand, ...] = people.RegisterPatron(patron=patron), credit
    for number, command in enumerate(known):
        made = CommandId(f"{run}-{patron}-arrives-{number}")
        await send(pit, ToHouse(id=made, by=None, command=command))
    chips = commands.BuyChips(amount=Minor(500_00))
    seated: tuple[commands.AnyCommand, ...] = commands.Sit(seat=seat), chips
    for number, act in enumerate(seated):
        made = CommandId(f"{run}-{patron}-sits-{number}")
        await send(pit, ToTable(id=made, table=TABLE, by=Actor(patron=patron), command=act))


async def play(pit: Pit, run: str, rounds: int) -> None:
    floor = Floor(pit)
    if pit.table(TABLE).phase is Phase.CLOSED:
        await floor.open(TABLE, "mini-baccarat")
    for seat, patron in enumerate(PATRONS, 1):
        await arrive(pit, run, patron, seat)

    async def bets(coup: int) -> None:
        wagers = [
            ToTable(
                id=CommandId(f"{run}-{coup}-{patron}-{number}"),
                table=TABLE,
                by=Actor(patron=patron),
                command=commands.PlaceWager(coup=coup, bet=bet, stake=Minor(10_00)),
            )
            for patron in PATRONS
            for number, bet in enumerate(("player", "tie"))
        ]
        await asyncio.gather(*(send(pit, wager) for wager in wagers))

    for _ in range(rounds):
        await floor.croupier(TABLE).round(bets)


async def main(folder: Path, rounds: int) -> None:
    run = os.urandom(3).hex()
    try:
        with open_store(f"sqlite:///{folder / 'house.db'}") as store:
            async with open_pit(PIT, store, surroundings(folder)) as pit:
                try:
                    await play(pit, run, rounds)
                    say("done")
                except PitStoppedError as error:
                    say(f"stopped: {error}")
                    await still_stopped(pit)
    except PuntoError as error:
        say(f"not opened: {type(error).__name__}")


async def still_stopped(pit: Pit) -> None:
    """After a failed write nothing is retried."""
    try:
        await Floor(pit).house(people.RegisterPatron(patron=PatronId("late")))
    except PitStoppedError:
        say("over")


if __name__ == "__main__":
    if sys.argv[2] == "careless":
        sqlite.PRAGMAS = (("journal_mode", "wal"), ("synchronous", 1))
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[3])))

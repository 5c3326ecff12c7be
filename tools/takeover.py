"""The time a pit has no owner: owners are killed while a standby waits."""

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic, time_ns

from puntobanco.core.errors import ensure
from puntobanco.core.ids import CommandId, Ms, PatronId, PitId
from puntobanco.fairness.keys import create_key
from puntobanco.house.environment import Environment
from puntobanco.house.messages import Accepted, ToHouse
from puntobanco.house.ownership import acquire_pit, new_owner
from puntobanco.people.commands import RegisterPatron
from puntobanco.store import open_store

PIT = PitId("bench")
ROOT = Path(__file__).parents[1]


def hold_for_ever(url: str) -> None:
    """Own the pit, print "has it", and hold it until killed."""

    async def hold() -> None:
        with tempfile.TemporaryDirectory() as folder, open_store(url) as store:
            around = _surroundings(Path(folder))
            async with acquire_pit(PIT, store, around, owner=new_owner("http://owner")):
                print("has it", flush=True)
                await asyncio.Event().wait()

    asyncio.run(hold())


def take_over(url: str, *, trials: int) -> list[float]:
    """Seconds from the death of each owner to the next accepted command, sorted."""
    return sorted(asyncio.run(_once(url, number)) for number in range(trials))


async def _once(url: str, number: int) -> float:
    with subprocess.Popen(  # noqa: S603 -- this program
        [sys.executable, "-m", __name__, url], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as owner:
        assert owner.stdout is not None
        ensure(await asyncio.to_thread(owner.stdout.readline) == "has it\n", "an owner began")
        with tempfile.TemporaryDirectory() as folder, open_store(url) as store:
            around = _surroundings(Path(folder))
            heir = acquire_pit(PIT, store, around, owner=new_owner("http://heir"))
            waiting = asyncio.ensure_future(heir.__aenter__())
            await asyncio.sleep(1)
            died = monotonic()
            owner.send_signal(signal.SIGKILL)
            pit = await waiting
            command = RegisterPatron(patron=PatronId(f"p{number}"))
            sent = ToHouse(id=CommandId(f"c{number}"), by=None, command=command)
            ensure(isinstance(await pit.submit(sent), Accepted), "the heir carries commands out")
            took = monotonic() - died
            await heir.__aexit__(None, None, None)
    return took


def _surroundings(folder: Path) -> Environment:
    key = create_key(folder / "key", os.urandom)
    return Environment(clock=lambda: Ms(time_ns() // 1_000_000), entropy=os.urandom, key=key)


if __name__ == "__main__":
    hold_for_ever(sys.argv[1])

"""Benchmarks of the house: durable commands per second, and replay of the resulting log."""

import asyncio
import os
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from statistics import median
from time import perf_counter, sleep, time_ns

from puntobanco.cli.measure import Measure
from puntobanco.core.errors import ensure
from puntobanco.core.ids import CommandId, Ms, PatronId, PitId, TableId
from puntobanco.core.money import Minor
from puntobanco.fairness.keys import create_key
from puntobanco.house.croupier import Croupier
from puntobanco.house.environment import Environment
from puntobanco.house.messages import Accepted, ToHouse, ToTable
from puntobanco.house.pit import Pit, open_pit
from puntobanco.house.pit_state import PitState, replay
from puntobanco.people import commands as people
from puntobanco.sheets import load_game
from puntobanco.store import Batch, CommandRecord, EncodedEvent, Outcome, Store, open_store
from puntobanco.table import commands
from puntobanco.table.commands import HOUSE, Actor, AnyCommand
from puntobanco.table.state import Mode

PIT = PitId("bench")
PATRONS = 100
SEATS = 7


@dataclass(slots=True)
class Measured:
    """The results of a run with concurrent patrons."""

    commands_per_s: float = 0.0
    latencies: list[float] = field(default_factory=list)
    single_s: float = 0.0
    replay_per_s: float = 0.0

    def percentile(self, share: float) -> float:
        """The latency in milliseconds that this share of commands stayed under."""
        ranked = sorted(self.latencies)
        return 1000 * ranked[min(len(ranked) - 1, int(share * len(ranked)))]

    def commands(self, name: str, note: str) -> Measure:
        """The commands per second as a figure, with the latencies and a note."""
        told = (
            f"{PATRONS} patrons, p99 {self.percentile(0.99):.0f} ms; one alone "
            f"{1000 * self.single_s:.1f} ms; {note}"
        )
        ratio = self.commands_per_s * self.single_s
        return Measure(name, self.commands_per_s, "commands/s", ratio, told)


def measure(
    *, commands_each: int = 60, commit_delay_s: float = 0.0, url: str | None = None
) -> Measured:
    """Measure 100 concurrent patrons, then one alone, then the replay of the log.

    `url` is the database (default: a temporary SQLite file).
    """
    with tempfile.TemporaryDirectory() as folder:
        file = f"sqlite:///{Path(folder) / 'house.db'}"
        return asyncio.run(_measure(Path(folder), url or file, commands_each, commit_delay_s))


async def _measure(folder: Path, url: str, commands_each: int, commit_delay_s: float) -> Measured:
    key = create_key(folder / "key", os.urandom)
    around = Environment(clock=lambda: Ms(time_ns() // 1_000_000), entropy=os.urandom, key=key)
    measured = Measured()
    with open_store(url) as store:
        async with open_pit(PIT, store, around) as pit:
            if commit_delay_s:
                _slow_down(pit, commit_delay_s)
            patrons = await _seated(pit)
            start = perf_counter()
            await asyncio.gather(
                *(_plays(pit, table, who, commands_each, measured) for table, who in patrons)
            )
            measured.commands_per_s = PATRONS * commands_each / (perf_counter() - start)
            alone = Measured()
            await _plays(pit, *patrons[0], 40, alone)
            measured.single_s = alone.percentile(0.5) / 1000
        start = perf_counter()
        entries = sum(1 for _ in replay(PitState(), store.read(PIT)))
        measured.replay_per_s = entries / (perf_counter() - start)
    return measured


def commits_with_and_without_head(commits: int = 400) -> tuple[float, float]:
    """Median seconds of a durable commit of one command, with its head stored and without.

    The two alternate on one disk.
    """
    with (
        tempfile.TemporaryDirectory() as folder,
        open_store(f"sqlite:///{folder}/kept.db") as kept,
        open_store(f"sqlite:///{folder}/plain.db") as plain,
    ):
        stores = (kept, Store(replace(plain.database, heads=None)))
        leases = [store.acquire(PIT, owner="bench") for store in stores]
        took: tuple[list[float], list[float]] = ([], [])
        for number in range(commits):
            event = EncodedEvent("t1", "Counted", number, b"%d" % number)
            batch = Batch((event,), CommandRecord(f"c{number}", b"digest", b"answer"))
            for lease, seconds in zip(leases, took, strict=True):
                start = perf_counter()
                lease.append([batch])
                seconds.append(perf_counter() - start)
    return median(took[0]), median(took[1])


def _slow_down(pit: Pit, seconds: float) -> None:
    """Add a delay to every commit, as a slow disk would."""
    append = pit.lease.append

    def delayed(group: Sequence[Batch]) -> tuple[Outcome, ...]:
        sleep(seconds)
        return append(group)

    pit.lease.append = delayed  # type: ignore[method-assign]


async def _seated(pit: Pit) -> list[tuple[TableId, Actor]]:
    """Register 100 patrons with chips, seat them at enough tables, and open betting."""
    found = []
    for number in range(PATRONS):
        table = TableId(f"t{number // SEATS}")
        if number % SEATS == 0:
            game = load_game("mini-baccarat")
            await _ask(pit, table, commands.OpenTable(game=game, mode=Mode.AUTOMATIC))
        patron = PatronId(f"p{number}")
        for command in (
            people.RegisterPatron(patron=patron),
            people.IssueCredit(patron=patron, amount=Minor(1_000_000)),
        ):
            await pit.submit(ToHouse(id=_id(), by=None, command=command))
        who = Actor(patron=patron)
        await _ask(pit, table, commands.Sit(seat=1 + number % SEATS), who)
        await _ask(pit, table, commands.BuyChips(amount=Minor(500_000)), who)
        found.append((table, who))
    for table in {table for table, _ in found}:
        croupier = Croupier(pit, table, os.urandom)
        await croupier.ready_shoe()
        await croupier.ask(commands.OpenBetting())
    return found


async def _plays(pit: Pit, table: TableId, who: Actor, count: int, measured: Measured) -> None:
    """Place a wager and take it back in turn, waiting for each answer."""
    for number in range(count):
        command: AnyCommand = (
            commands.TakeBackWager(coup=1)
            if number % 2
            else commands.PlaceWager(coup=1, bet="player", stake=Minor(1000))
        )
        start = perf_counter()
        answer = await _ask(pit, table, command, who)
        measured.latencies.append(perf_counter() - start)
        ensure(isinstance(answer, Accepted), f"the benchmark was refused: {answer}")


async def _ask(pit: Pit, table: TableId, command: AnyCommand, by: Actor = HOUSE) -> object:
    return await pit.submit(ToTable(id=_id(), table=table, by=by, command=command))


def _id() -> CommandId:
    return CommandId(os.urandom(12).hex())

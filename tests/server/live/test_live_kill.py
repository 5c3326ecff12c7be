"""Fifty patrons at three tables, and a house that is killed meanwhile: nothing lost or doubled."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from puntobanco.core.ids import PatronId, TableId
from puntobanco.house.loading import load_state
from puntobanco.house.messages import Accepted, decode_answer, decode_event
from puntobanco.ledger import accounts
from puntobanco.proof.log_proof import prove
from puntobanco.server.hub import MOST_BEHIND, MOST_MISSED
from puntobanco.server.running import PIT
from puntobanco.store import Store, open_store
from puntobanco.table import commands, events
from tests.kit.houses import run
from tests.kit.live_victim import CONFIG, GAMES
from tests.kit.proofs import counted
from tests.kit.regulars import Heard, Regular

ROOT = Path(__file__).parent.parent.parent.parent
PATRONS = 50
UNTOLD = ("ChipsBought", "ChipsCashed")
"""Events of a table that are not sent to screens."""


class Victim:
    """The house in its own process, at the same address after every restart."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: asyncio.subprocess.Process | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def open(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.kit.live_victim",
            str(self.folder),
            str(self.port),
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        line = (await self.process.stdout.readline()).decode()
        found = re.search(r"http://127[.]0[.]0[.]1:(\d+)", line)
        assert found is not None, (await self.process.stderr.read()).decode()
        self.port = int(found[1])

    async def end(self, how: signal.Signals) -> None:
        assert self.process is not None
        os.kill(self.process.pid, how)
        await self.process.communicate()


async def play(victim: Victim, heard: Heard, *, kills: int, answers: int) -> list[Regular]:
    """Let everyone play, and kill the house each time after this many answers."""
    chance = Random(7)
    await victim.open()
    tables = [*GAMES]
    regulars = [
        Regular(victim.base, f"r{number}", tables[number % len(tables)], heard)
        for number in range(PATRONS)
    ]
    playing = [asyncio.create_task(one.play()) for one in regulars]
    for _ in range(kills):
        enough = len(heard.answers) + answers
        while len(heard.answers) < enough or not heard.pending:
            failed = next((one for one in playing if one.done()), None)
            assert failed is None, failed
            await asyncio.sleep(chance.uniform(0.001, 0.02))
        await victim.end(signal.SIGKILL)
        await victim.open()
    for one in regulars:
        one.stopping = True
    await asyncio.gather(*playing)
    await victim.end(signal.SIGTERM)
    return regulars


def check_commands(store: Store, heard: Heard) -> None:
    """Answers are stored as they were given, and every stored command was sent."""
    stored = {one for one in store.command_ids(PIT) if re.fullmatch(r"r\d+-\d+", one)}
    assert set(heard.accepted) == stored, "nothing acknowledged is lost or comes from nowhere"
    assert not heard.pending
    for made, answer in heard.accepted.items():
        kept = store.answer(PIT, command_id=made)
        assert kept is not None
        assert decode_answer(kept.answer) == answer


def check_nothing_doubled(store: Store, heard: Heard, regulars: list[Regular]) -> None:
    """Each betting act is in the log once, and chips were bought as often as acknowledged."""
    placed: Counter[str] = Counter()
    bought: Counter[str] = Counter()
    for entry in store.read(PIT):
        event = decode_event(entry.payload)
        if isinstance(event, events.WagerPlaced):
            placed[event.act] += 1
        if isinstance(event, events.ChipsBought):
            bought[event.patron] += 1
    assert set(placed.values()) <= {1}
    kinds = {made: type(heard.sent[made][1]) for made in heard.accepted}
    plain = {made for made, kind in kinds.items() if kind is commands.PlaceWager}
    assert {one for one in placed if "#" not in one} == plain
    assert {one.partition("#")[0] for one in placed if "#" in one} == {
        made for made, kind in kinds.items() if kind is commands.RepeatWagers
    }
    names = {one.name: one.patron for one in regulars}
    due: Counter[str] = Counter()
    for made, kind in kinds.items():
        if kind is commands.BuyChips:
            due[names[heard.sent[made][0]]] += 1
    assert bought == due


def check_screens(store: Store, regulars: list[Regular]) -> None:
    """Every screen received every event from its first view to its last, once and in order.

    Only screens that were away for too long received a gap.
    """
    log: dict[str, list[tuple[int, str]]] = {name: [] for name in GAMES}
    for entry in store.read(PIT):
        if entry.stream in log:
            log[entry.stream].append((entry.sequence, entry.kind))
    for one in regulars:
        told = [(item.seq, item.kind) for item in one.items if item.kind != "WagerReturned"]
        assert one.begun is not None
        assert one.after is not None
        due = [entry for entry in log[one.table] if one.begun < entry[0] <= one.after]
        for begin, end in one.gaps:
            missed = [entry for entry in due if begin < entry[0] <= end]
            assert len(missed) > MOST_MISSED or end - begin > MOST_BEHIND, one.name
            due = [entry for entry in due if not begin < entry[0] <= end]
        assert told == [entry for entry in due if entry[1] not in UNTOLD], one.name


def check_money(store: Store, regulars: list[Regular]) -> None:
    """Wallets and chips match the log, and no money was created."""
    state, _, _ = load_state(store, PIT)
    everything = sum(sum(state.tables[TableId(name)].balances.values()) for name in GAMES)
    wallets = sum(store.wallets.balance(PatronId(one.patron)) for one in regulars)
    assert everything + wallets == len(regulars) * CONFIG.welcome_credit
    assert all(
        amount >= 0 or accounts.may_be_negative(account)
        for table in state.tables.values()
        for account, amount in table.balances.items()
    )


def check_live_kills(folder: Path, *, kills: int, answers: int) -> None:
    heard, victim = Heard(), Victim(folder)
    regulars = run(play(victim, heard, kills=kills, answers=answers))
    with open_store(f"sqlite:///{folder / 'house.db'}") as store:
        proof = prove(store, PIT)
        assert proof.whole, proof.findings
        check_commands(store, heard)
        check_nothing_doubled(store, heard, regulars)
        check_screens(store, regulars)
        check_money(store, regulars)
    counted(
        kills=kills,
        commands=len(heard.sent),
        accepted=len(heard.accepted),
        again=len(heard.again),
        coups=proof.coups,
        wagers=proof.wagers,
    )
    assert heard.again, "no kill came between a command and its answer"
    assert all(isinstance(one, Accepted) for one in heard.accepted.values())


@pytest.mark.assures("INT-06", "LED-05", "LED-08")
def test_a_house_killed_with_fifty_patrons_loses_and_repeats_nothing(tmp_path: Path) -> None:
    check_live_kills(tmp_path, kills=1, answers=200)


@pytest.mark.soak
def test_a_house_killed_repeatedly_with_fifty_patrons(tmp_path: Path) -> None:
    check_live_kills(tmp_path, kills=25, answers=600)

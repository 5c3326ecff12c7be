"""Seeded worlds: without faults as they are, reproducible, and quick to find injected mistakes."""

import asyncio
import gc
import json
import os
import re
import secrets
import subprocess
import sys
import warnings
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_args

import pytest

from puntobanco.fairness.keys import SealingKey
from puntobanco.house.messages import PitEvent
from puntobanco.store import Batch, EncodedEvent
from tests.kit.injected import FAULTS_TO_INJECT, RARE_FAULTS, Inject, a_wallet_is_forgotten
from tests.kit.proofs import counted
from tests.kit.stated import KILLED
from tests.world import Outcome, run_world, shorten
from tests.world.auditor import Auditor
from tests.world.bell import Bell
from tests.world.chance import Chance
from tests.world.disk import Disk, torn
from tests.world.faults import EVERY_FAULT
from tests.world.loop import DeadlockError, run_simulated
from tests.world.premises import Premises
from tests.world.process import SimulatedProcess, Site
from tests.world.shortest import MOST_RUNS

FIXED = (1, 3, 8, 9, 14, 27, 38)
"""Worlds with one and two processes that together meet every kind of fault."""
UNSEEN = {
    "the house's own settings, bars, and staff links: nobody in a world asks for them": (
        "HouseChanged HouseOpened PatronBarred ProfileAdopted StaffInvited"
    ),
    "what is rarer than once in four worlds": (
        "AwardBackedOut AwardConfirmed AwardHit AwardPaid AwardRejected AwardVerified "
        "BaseWagersSettled CardRevoked ExclusionEnded HandCorrected HandMarked HandVoided "
        "IncrementRefused KeyTurned MeterUnlinked ParametersChanged RatesTookEffect "
        "ResultWithdrawn SupervisorCalled TableClosed TableParted"
    ),
}
"""Kinds of events that need not occur in the fixed worlds, and why; all others must."""
STEPS = 300
MOST_WORLDS = 12
SOAK = 1000
PIECES = 25


def report(outcome: Outcome) -> None:
    print(
        f"world {outcome.seed}: {outcome.steps} steps, {outcome.commands} commands, "
        f"{outcome.crashes} crashes, {sum(outcome.faults.values())} faults, {outcome.coups} coups, "
        f"{outcome.events} events, digest {outcome.digest}"
    )


def check_world(seed: int, steps: int = STEPS, runs: int = MOST_RUNS) -> Outcome:
    """Run a world and require no faults; otherwise report the shortest story that still fails."""
    outcome = run_world(seed, steps=steps)
    report(outcome)
    if not outcome.whole:
        pytest.fail(shorten(outcome, runs=runs).failure_text())
    return outcome


def every_kind() -> set[str]:
    """The kinds of events that a log can have."""
    unions = [PitEvent]
    kinds = set()
    for union in unions:
        for one in get_args(union):
            if get_args(one):
                unions.append(one)
            else:
                kinds.add(one.__name__)
    return kinds


@pytest.mark.assures("LED-01", "INT-06")
def test_worlds_with_every_kind_of_fault_verify() -> None:
    """If a change of the house removes a kind from these seeds, choose a seed that has it."""
    outcomes = [check_world(seed) for seed in FIXED]
    for outcome in outcomes:
        assert outcome.crashes >= 1
        assert outcome.coups >= 5
        assert outcome.answers <= outcome.commands
    assert EVERY_FAULT - {fault for one in outcomes for fault in one.faults} == set()
    unseen = every_kind() - {kind for one in outcomes for kind in one.kinds}
    assert unseen - set(" ".join(UNSEEN.values()).split()) == set()


def test_a_random_world_verifies() -> None:
    check_world(secrets.randbits(48))


@pytest.mark.soak
@pytest.mark.parametrize("piece", range(PIECES))
def test_a_thousand_worlds_verify(piece: int) -> None:
    each = SOAK // PIECES
    outcomes = [check_world(1000 + piece * each + number, 400) for number in range(each)]
    counted(
        worlds=len(outcomes),
        commands=sum(one.commands for one in outcomes),
        crashes=sum(one.crashes for one in outcomes),
        coups=sum(one.coups for one in outcomes),
    )


def test_a_released_pit_reports_all_its_events() -> None:
    """In this story a process ends with one entry being written and another queued."""
    told = run_world(1874, steps=185, only=(93, 114, 161, 164, 180))
    assert told.whole, told.failure_text()


@pytest.mark.parametrize(
    ("seed", "steps", "only"),
    [
        (1048, 154, (44, 107, 110, 112, 148, 152)),
        (1775, 238, (89, 165, 203, 204, 228, 236)),
    ],
    ids=["the log", "the file"],
)
def test_a_pit_opened_while_a_file_is_missing_may_stop(
    seed: int, steps: int, only: tuple[int, ...]
) -> None:
    """In these stories a file is removed after a process starts and before it owns the pit."""
    told = run_world(seed, steps=steps, only=only)
    assert told.whole, told.failure_text()


@pytest.mark.parametrize(
    ("seed", "steps", "only"),
    [
        (1866, 187, (64, 67, 113, 158, 159, 162, 175, 183)),
        (1275, 189, (172, 175, 183)),
    ],
    ids=["the file twice", "the log and the file"],
)
def test_files_removed_twice_are_restored_to_their_first_state(
    seed: int, steps: int, only: tuple[int, ...]
) -> None:
    """In these stories a wallet is wrong at the first removal, and corrected before the second."""
    told = run_world(seed, steps=steps, only=only)
    assert told.whole, told.failure_text()


@pytest.mark.parametrize("log", [True, False], ids=["the log", "the file"])
def test_a_stop_is_excused_only_until_the_file_is_back(tmp_path: Path, log: bool) -> None:
    disk = Disk(tmp_path, lambda: 1_750_000_000_000)
    auditor = Auditor(disk, lambda: 0.0)
    nothing: Any = None
    site = Site(1, disk, clock=nothing, faults=nothing, witness=nothing, bell=nothing)
    process = SimulatedProcess(site, 1, owner="house", key=SealingKey(bytes(32)))
    with closing(disk):
        disk.remove(log=log)
        auditor.stopped(KILLED, by=process)
        assert auditor.findings == []
        disk.cut_power(disk.image())
        auditor.stopped(KILLED, by=process)
        assert [one.check for one in auditor.findings] == ["running"]


@pytest.mark.parametrize("wrong", [(True, False), (False, True)], ids=["at first", "later"])
def test_only_a_wallet_wrong_at_the_first_removal_is_restored_wrong(
    tmp_path: Path, wrong: tuple[bool, bool]
) -> None:
    async def removed_twice() -> bool:
        premises = Premises(1, tmp_path, Chance(1, 0))
        audience = premises.auditor.audience
        for audience.wallets_wrong in wrong:
            premises.remove_file(9, log=False)
        audience.wallets_wrong = False
        premises.cut_power()
        await asyncio.sleep(0)
        with closing(premises.disk):
            await premises.close()
        return audience.wallets_wrong

    assert run_simulated(removed_twice()) == wrong[0]


def test_a_process_killed_before_its_first_step_leaves_nothing_behind() -> None:
    async def killed_at_once() -> None:
        nothing: Any = SimpleNamespace(store=None, now=None)
        site = Site(1, disk=nothing, clock=nothing, faults=nothing, witness=nothing, bell=nothing)
        process = SimulatedProcess(site, 1, owner="house", key=SealingKey(bytes(32)))
        process.start()
        process.kill()
        await process.close()

    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        run_simulated(killed_at_once())
        gc.collect()
    assert [str(one.message) for one in told] == []


def test_a_seed_gives_the_same_world_in_another_process() -> None:
    """Python orders sets of strings differently in each process; a world must not depend on it."""
    here = run_world(4, steps=120)
    for order in ("1", "2"):
        said = subprocess.run(
            [sys.executable, "-m", "tests.world", "4", "--steps", "120", "--json"],
            env=os.environ | {"PYTHONHASHSEED": order},
            capture_output=True,
            text=True,
            check=True,
        )
        (there,) = json.loads(said.stdout)["worlds"]
        assert there["digest"] == here.digest
        assert there["commands"] == here.commands
        assert [tuple(step) for step in there["story"]] == here.story


def test_different_seeds_give_different_worlds() -> None:
    digests = {run_world(seed, steps=20).digest for seed in (1, 2, 3)}
    assert len(digests) == 3


def found(plant: Inject, worlds: int) -> Outcome:
    """The first world that finds a injected mistake."""
    with pytest.MonkeyPatch.context() as patch:
        plant(patch)
        for seed in range(worlds):
            outcome = run_world(seed, steps=250)
            if not outcome.whole:
                print(f"world {seed}, step {outcome.steps}: {outcome.finding}")
                return outcome
    pytest.fail(f"{plant.__name__}: {worlds} worlds have not found it")


@pytest.mark.parametrize("plant", FAULTS_TO_INJECT[::3], ids=lambda plant: plant.__name__)
def test_worlds_find_injected_faults(plant: Inject) -> None:
    assert found(plant, MOST_WORLDS).finding is not None


@pytest.mark.soak
@pytest.mark.parametrize("plant", FAULTS_TO_INJECT, ids=lambda plant: plant.__name__)
def test_worlds_find_all_injected_faults(plant: Inject) -> None:
    assert found(plant, MOST_WORLDS).finding is not None


@pytest.mark.parametrize("plant", RARE_FAULTS, ids=lambda plant: plant.__name__)
def test_rare_faults_can_be_injected(plant: Inject) -> None:
    with pytest.MonkeyPatch.context() as patch:
        plant(patch)
        assert run_world(1, steps=150).commands > 150


@pytest.mark.soak
@pytest.mark.parametrize("plant", RARE_FAULTS, ids=lambda plant: plant.__name__)
def test_many_worlds_find_rare_faults(plant: Inject) -> None:
    assert found(plant, 20 * MOST_WORLDS).finding is not None


def test_a_failure_is_reported_as_a_short_story() -> None:
    with pytest.MonkeyPatch.context() as patch:
        a_wallet_is_forgotten(patch)
        failed = run_world(11, steps=40)
        short = shorten(failed, runs=20)
        assert short.finding is not None
        assert failed.finding is not None
        assert short.finding.check == failed.finding.check == "wallets"
        print(f"{len(failed.story)} steps, then {len(short.story)}:", short.story)
        assert len(short.story) * 2 <= len(failed.story)
        again = run_world(11, steps=short.steps, only={number for number, _ in short.story})
        assert again.finding == short.finding


def test_a_failing_world_in_a_test_is_reported_as_by_the_command() -> None:
    with pytest.MonkeyPatch.context() as patch:
        a_wallet_is_forgotten(patch)
        with pytest.raises(pytest.fail.Exception) as failed:
            check_world(11, steps=40, runs=10)
    said, command, *story = str(failed.value).splitlines()
    assert said.startswith("world 11 fails: wallets: ")
    assert re.fullmatch(r"make world SEED=11 STEPS=\d+ ONLY=[\d,]+", command)
    numbers = command.partition("ONLY=")[2].split(",")
    assert [line.split(":")[0].strip() for line in story] == numbers


# --- The parts of a world -------------------------------------------------------------------


def test_simulated_time_is_instant_and_ordered() -> None:
    async def sleepers() -> tuple[list[str], float]:
        woken: list[str] = []

        async def sleep(name: str, seconds: float) -> None:
            await asyncio.sleep(seconds)
            woken.append(name)

        await asyncio.gather(sleep("a day", 86_400), sleep("an hour", 3600), sleep("now", 0))
        return woken, asyncio.get_running_loop().time()

    assert run_simulated(sleepers()) == (["now", "an hour", "a day"], 86_400)


def test_a_bell_wakes_waiters_and_respects_timeouts() -> None:
    async def story() -> tuple[float, float]:
        loop, bell = asyncio.get_running_loop(), Bell()
        waiting = asyncio.ensure_future(bell.wait(10))
        await asyncio.sleep(1)
        bell.ring()
        await waiting
        rung = loop.time()
        await bell.wait(10)
        return rung, loop.time()

    assert run_simulated(story()) == (1, 11)


def test_a_deadlocked_loop_raises() -> None:
    async def forever() -> None:
        await asyncio.Event().wait()

    with pytest.raises(DeadlockError, match="nothing is left that could happen"):
        run_simulated(forever())


def fold_often(disk: Disk) -> None:
    """Let SQLite checkpoint its log every few commits instead of every few hundred."""
    assert disk.store.database.writers is not None
    with closing(disk.store.database.writers.raw_connection()) as raw:
        raw.cursor().execute("PRAGMA wal_autocheckpoint = 20")


def test_a_torn_commit_is_complete_or_absent(tmp_path: Path) -> None:
    """Also when SQLite checkpoints its log and starts it again."""
    disk = Disk(tmp_path, lambda: 1_750_000_000_000)
    chance = Chance(5, 0)
    kept = lost = folded = 0
    for number in range(80):
        fold_often(disk)
        lease = disk.store.acquire("main", owner="ann")
        for _ in range(chance.below(9)):
            lease.append([Batch((EncodedEvent("t", "Filled", number, bytes(9000)),))])
        before, length = disk.image(), lease.head.sequence
        lease.append([Batch((EncodedEvent("t", "Torn", number, bytes(9000)),))])
        after = disk.image()
        folded += before[0] != after[0]
        disk.cut_power(torn(before, after, chance))
        found = disk.store.head("main")
        assert found.sequence in (length, length + 1)
        assert disk.store.verify("main") == found
        kept, lost = kept + (found.sequence > length), lost + (found.sequence == length)
    disk.close()
    print(f"{kept} kept, {lost} lost, {folded} while the log was folded")
    assert min(kept, lost) > 5
    assert folded > 5

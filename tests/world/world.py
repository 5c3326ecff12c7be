"""A world: a simulated house under one seed, with its people and its faults.

In each step, drawn from its own random stream, a person acts or a fault happens. After each step
the auditor checks everything. At the end the faults stop: the house must continue without help, and
its log must pass the proof.
"""

import asyncio
import tempfile
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from puntobanco.house.loading import load_state
from puntobanco.house.messages import Accepted, Answer, PitCommand
from puntobanco.proof.log_proof import prove
from puntobanco.table.commands import EnableTable
from tests.world.auditor import Violation
from tests.world.cast import AUTO, BANK, TABLES
from tests.world.chance import SETUP, STEPS, Chance
from tests.world.disk import PIT, memory_folder
from tests.world.loop import DeadlockError, run_simulated
from tests.world.network import deliver
from tests.world.opening import opening
from tests.world.outcome import Outcome
from tests.world.patrons import quiet_bet
from tests.world.premises import Premises
from tests.world.steps import Scene, take_step

USUAL_STEPS = 400
_GAP_MS = (5, 700)
_QUIET_S = 90
_SURELY = 20


def run_world(
    seed: int,
    *,
    steps: int = USUAL_STEPS,
    only: Collection[int] | None = None,
    to_the_end: bool = True,
) -> Outcome:
    """Run the world of a seed; at steps that are not in `only`, only time passes.

    Without `to_the_end` the log is not proved, but a failure during the steps still repeats.
    """
    with tempfile.TemporaryDirectory(prefix="punto-world-", dir=memory_folder()) as folder:
        outcome = Outcome(seed)
        try:
            run_simulated(_play(outcome, Path(folder), _Plan(steps, only, to_the_end)))
        except DeadlockError as error:
            outcome.finding = outcome.finding or Violation("running", str(error))
        return outcome


@dataclass(frozen=True, slots=True)
class _Plan:
    """How much of a world is run."""

    steps: int
    only: Collection[int] | None
    to_the_end: bool

    def takes(self, number: int) -> bool:
        return self.only is None or number in self.only


async def _play(outcome: Outcome, folder: Path, plan: _Plan) -> None:
    setup = Chance(outcome.seed, SETUP)
    premises = Premises(outcome.seed, folder, setup)
    world = _World(outcome, Scene(premises), setup)
    try:
        await world.run(plan)
    finally:
        world.sum_up()
        premises.disk.close()


class _World:
    """Runs one world."""

    def __init__(self, outcome: Outcome, scene: Scene, setup: Chance) -> None:
        self._outcome = outcome
        self._scene = scene
        self._setup = setup
        self._premises = scene.premises
        self._auditor = scene.premises.auditor
        self._under_way: set[asyncio.Task[object]] = set()
        scene.send = self._send

    async def run(self, plan: _Plan) -> None:
        """Open the house, take the steps, and run to the end."""
        self._premises.open()
        await self._opening()
        for number in range(plan.steps):
            if self._auditor.findings:
                break
            await self._step(number, taken=plan.takes(number))
        if plan.to_the_end and not self._auditor.findings:
            self._outcome.at_end = True
            await self._ending()
        await self._premises.close()
        if plan.to_the_end and not self._auditor.findings:
            self._prove()

    async def _opening(self) -> None:
        for sent in opening(self._scene.cast, self._setup, self._premises.clock.now):
            answer = await self._send_until_answered(sent)
            if not isinstance(answer, Accepted):
                self._auditor.record("running", f"the house does not open: {answer}")

    async def _send_until_answered(self, sent: PitCommand) -> Answer | None:
        """The answer to a command, sent repeatedly; without an answer, None and a finding."""
        for _ in range(_SURELY):
            answer = await deliver(sent, self._premises, self._setup)
            if answer is not None:
                return answer
        self._auditor.record("running", f"nobody answers {sent.id}")
        return None

    async def _step(self, number: int, *, taken: bool) -> None:
        chance = Chance(self._outcome.seed, STEPS + number)
        await asyncio.sleep(chance.between(*_GAP_MS) / 1000)
        self._outcome.steps += 1
        if taken:
            self._scene.cast.begin(f"s{number}")
            self._outcome.story.append((number, self._taken(chance)))
        self._auditor.after_step(self._premises.processes)

    def _taken(self, chance: Chance) -> str:
        try:
            return take_step(self._scene, chance)
        except Exception as error:  # noqa: BLE001 -- the log leads to an impossible state
            self._auditor.record("log", f"nobody can make sense of the tables: {error!r}")
            return "everybody is at a loss"

    def _send(self, sent: PitCommand, chance: Chance) -> None:
        sending = deliver(sent, self._premises, chance)
        task = asyncio.get_running_loop().create_task(sending)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _ending(self) -> None:
        """Stop all faults; every command must get an answer, and the tables must go on."""
        premises, cast = self._premises, self._scene.cast
        premises.faults.disarm()
        premises.cancel_misread()
        premises.set_wallets_right()
        premises.clock.wrong_by_ms = 0
        cast.begin("ending")
        if self._under_way:
            await asyncio.wait(self._under_way)
        for table in TABLES:
            await self._send_until_answered(cast.to_table(table, EnableTable(reason="the end")))
        before = self._auditor.view.table(AUTO).coups
        for _ in range(_QUIET_S):
            await asyncio.sleep(1)
            for table in (AUTO, BANK):
                bet = quiet_bet(self._auditor.view.table(table), table, cast, self._setup)
                if bet is not None:
                    self._send(bet, self._setup)
            self._auditor.after_step(premises.processes)
        after = self._auditor.view.table(AUTO)
        if after.seats and after.coups == before:
            self._auditor.record("running", f"table {AUTO} stands still, {after.phase.value}")
        if self._under_way:
            await asyncio.wait(self._under_way)
        self._auditor.after_step(premises.processes)
        self._auditor.audience.at_end(premises.processes)

    def _prove(self) -> None:
        """Check the commands, the last snapshot and the whole log."""
        store = self._premises.disk.store
        self._auditor.after_step([])
        self._auditor.audit_commands()
        state, _, _ = load_state(store, PIT)
        if state != self._auditor.view:
            self._auditor.record("state", "the last snapshot is not what the log leads to")
        proof = prove(store, PIT)
        for finding in proof.findings:
            self._auditor.record("proof", str(finding))

    def sum_up(self) -> None:
        """Fill in the outcome."""
        outcome, auditor = self._outcome, self._auditor
        outcome.finding = auditor.findings[0] if auditor.findings else None
        outcome.commands, outcome.answers = auditor.commands, auditor.answered
        outcome.crashes, outcome.faults = self._premises.crashes, dict(self._premises.faults.met)
        outcome.coups, outcome.events = auditor.books.coups, auditor.books.sequence
        outcome.kinds = dict(auditor.books.kinds)
        outcome.simulated_s = asyncio.get_running_loop().time()
        outcome.digest = auditor.books.hash.hex()

"""A seeded world: the whole house in one process, on a fake clock, with faults and an auditor."""

from tests.world.auditor import Violation
from tests.world.outcome import Outcome
from tests.world.shortest import shorten
from tests.world.world import USUAL_STEPS, run_world

__all__ = ["USUAL_STEPS", "Outcome", "Violation", "run_world", "shorten"]

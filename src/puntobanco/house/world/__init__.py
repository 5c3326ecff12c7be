"""A seeded world: the whole house in one process, on a fake clock, with faults and an auditor."""

from puntobanco.house.world.auditor import Violation
from puntobanco.house.world.outcome import Outcome
from puntobanco.house.world.shortest import shorten
from puntobanco.house.world.world import USUAL_STEPS, run_world

__all__ = ["USUAL_STEPS", "Outcome", "Violation", "run_world", "shorten"]

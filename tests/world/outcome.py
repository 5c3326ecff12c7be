"""The outcome of a world."""

from dataclasses import dataclass, field

from tests.world.auditor import Violation


@dataclass(slots=True)
class Outcome:
    """The result and the statistics of a world."""

    seed: int
    steps: int = 0
    finding: Violation | None = None
    at_end: bool = False
    """Whether all steps were taken and the end, without faults, was reached."""
    commands: int = 0
    """Commands that reached a pit, including the hosts' own and every repetition."""
    answers: int = 0
    crashes: int = 0
    """Power cuts, and processes killed."""
    faults: dict[str, int] = field(default_factory=dict)
    """How often each kind of fault happened."""
    coups: int = 0
    events: int = 0
    kinds: dict[str, int] = field(default_factory=dict)
    """How many events of each kind are in the log."""
    simulated_s: float = 0.0
    digest: str = ""
    """The hash of the log's last entry: the same for the same seed on any machine."""
    story: list[tuple[int, str]] = field(default_factory=list)
    """What happened at each step taken."""

    @property
    def whole(self) -> bool:
        """Whether nothing was found."""
        return self.finding is None

    def failure_text(self) -> str:
        """A failed world as text: the finding, the command that repeats it, and the story."""
        numbers = ",".join(str(number) for number, _ in self.story)
        return "\n".join(
            (
                f"world {self.seed} fails: {self.finding}",
                f"make world SEED={self.seed} STEPS={self.steps} ONLY={numbers}",
                *(f"  {number}: {line}" for number, line in self.story),
            )
        )

"""What became of a world."""

from dataclasses import dataclass, field

from puntobanco.house.world.auditor import Finding


@dataclass(slots=True)
class Outcome:
    """A world that has ended, with everything that is worth saying of it."""

    seed: int
    steps: int = 0
    finding: Finding | None = None
    at_end: bool = False
    """Whether all steps were taken, and it came to the end where nothing goes wrong any more."""
    commands: int = 0
    """Commands that reached a pit, the hosts' own and every repetition among them."""
    answers: int = 0
    crashes: int = 0
    """Ends of processes that nobody asked for."""
    faults: dict[str, int] = field(default_factory=dict)
    """How often each kind of fault was met."""
    coups: int = 0
    events: int = 0
    kinds: dict[str, int] = field(default_factory=dict)
    """How many events of each kind there are in the log."""
    simulated_s: float = 0.0
    digest: str = ""
    """The hash of the log's last entry: the same for the same seed on any machine."""
    story: list[tuple[int, str]] = field(default_factory=list)
    """What was done at each step that was taken."""

    @property
    def whole(self) -> bool:
        """Whether nothing was found."""
        return self.finding is None

    def told(self) -> str:
        """Of a world that failed: what was found, the command that tells it again, its story."""
        numbers = ",".join(str(number) for number, _ in self.story)
        return "\n".join(
            (
                f"world {self.seed} fails: {self.finding}",
                f"punto world {self.seed} --steps {self.steps} --only {numbers}",
                *(f"  {number}: {line}" for number, line in self.story),
            )
        )

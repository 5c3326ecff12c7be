"""A printed percentage of a progressive bet beside the exact one of the game as it is set."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from puntobanco.core.game import Figure, Setting, Value

Hands = Literal["player", "banker", "either"]


@dataclass(frozen=True, slots=True)
class Beside:
    """One figure of a wager on one set of hands: what the sheet prints, and what it comes to."""

    figure: Figure
    """The house edge in the long run, or the chance of a win."""
    hands: Hands
    """Those that the wager rides on."""
    printed: str
    exact: Fraction
    """As a part of one."""
    far: bool
    """Whether the two differ by more than one percentage point."""
    settings: tuple[tuple[Setting, Value], ...]
    """What would have to be set, and to what, for the printed figure; empty where the sheet knows
    no such settings."""

    @property
    def spaced(self) -> str:
        """The printed figure with the blank that we set before a percent sign."""
        return f"{self.printed.removesuffix('%').rstrip()} %"

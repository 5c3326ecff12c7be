"""The printed and the exact percentage of a progressive bet, for the current settings."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from puntobanco.core.facts import Numeral
from puntobanco.core.game import Figure, Setting, Value

Hands = Literal["player", "banker", "either"]


@dataclass(frozen=True, slots=True)
class PrintedComparison:
    """One figure of a wager on one set of hands: the printed value and the exact one."""

    figure: Figure
    """The house edge in the long run, or the chance of a win."""
    hands: Hands
    """The hands that the wager rides on."""
    printed: str
    exact: Fraction
    """As a fraction of 1."""
    differs_by_a_point: bool
    """Whether the two differ by more than one percentage point."""
    settings: tuple[tuple[Setting, Value], ...]
    """The settings that reproduce the printed figure, with their values. Empty if the sheet gives
    none.
    """

    @property
    def shown(self) -> Numeral:
        """The printed figure with its own places."""
        return Numeral(self.printed.removesuffix("%").rstrip(), percent=True)

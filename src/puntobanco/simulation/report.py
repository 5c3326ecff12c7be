"""The results of a run for every bet, compared with the exact figures."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import lcm, sqrt

from puntobanco.analysis.par import ParSheet, name_of
from puntobanco.analysis.pricing import Price
from puntobanco.core.rows import Cell
from puntobanco.simulation.chi_square import ChiSquare, chi_square
from puntobanco.simulation.runs import Moments, Request, RunTally

NORMAL_95 = 1.959963984540054
"""The normal quantile with 2.5 % on either side."""

SHOWS = 3.0
"""A difference of this many standard errors is reported."""

SCARCE = 20
"""A winning row is too rare if the run expects fewer occurrences of it."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """One bet in a run: the patron's mean result per unit staked, and its error."""

    price: Price
    mean: float
    standard_error: float | None
    """By shoe, or from the exact variance; None for a run of fewer than two shoes."""
    scarce: bool = False
    """Whether a winning row is too rare for this run; the error is then the exact one."""

    @property
    def key(self) -> str:
        """The bet, with its hands if it can ride on several."""
        return name_of(self.price)

    @property
    def interval(self) -> tuple[float, float] | None:
        """The 95 % interval of the mean."""
        if self.standard_error is None:
            return None
        half = NORMAL_95 * self.standard_error
        return self.mean - half, self.mean + half

    @property
    def z(self) -> float | None:
        """Standard errors between the mean and the exact value."""
        if not self.standard_error:
            return None
        return (self.mean + float(self.price.edge)) / self.standard_error


@dataclass(frozen=True, slots=True)
class CutCard:
    """The deviation of naturals from their exact share, if the cut card ends the shoes.

    The number of coups in a shoe depends on its cards. Naturals are short, so a shoe that dealt
    many of them early has an extra coup, dealt from cards with fewer eights and nines. The extra
    coups therefore have fewer naturals than a full shoe, and naturals are low among all coups. The
    effect needs a shoe that runs down: with a fixed number of coups, or cards put back after each
    coup, naturals have exactly their share, with or without a cut card.
    """

    relative: float
    z: float | None

    @property
    def shows(self) -> bool:
        """Whether the run is long enough for the effect to be significant."""
        return self.z is not None and abs(self.z) > SHOWS


class SimulationReport:
    """A finished run compared with a par sheet of the same full shoe."""

    def __init__(self, sheet: ParSheet, request: Request, tally: RunTally) -> None:
        self.sheet, self.request, self.tally = sheet, request, tally

    @cached_property
    def estimates(self) -> tuple[Estimate, ...]:
        """Every bet of the sheet."""
        return tuple(
            self._estimate(price, own)
            for price, own in zip(self.sheet.bets, self.tally.moments, strict=False)
        )

    def _estimate(self, price: Price, own: Moments) -> Estimate:
        # A bet that is made after four cards has fewer wagers than there are coups.
        scale, coups = _scale(price) * float(price.offered), self.tally.coups * float(price.offered)
        mean, error = self.tally.mean(own) / scale, self.tally.standard_error(own)
        if error is None:
            return Estimate(price, mean, None)
        # Shoes without the rare win vary too little to show its variance.
        scarce = any(row.wins and row.probability * coups < SCARCE for row in price.rows)
        error = price.deviation / sqrt(coups) if scarce else error / scale
        return Estimate(price, mean, error, scarce)

    @cached_property
    def chi_square(self) -> ChiSquare:
        """All classes compared with their exact weights."""
        return chi_square(self.tally.counts, self.sheet.prices.weights)

    @cached_property
    def cut_card(self) -> CutCard | None:
        """The effect of the cut card; None if it does not end the shoes."""
        if self.request.shoes.fixed is not None:
            return None
        own = self.tally.moments[-1]
        prices = self.sheet.prices
        weight = sum(
            weight for weight, natural in zip(prices.weights, own.amounts, strict=True) if natural
        )
        exact = weight / prices.composition.total
        mean, error = self.tally.mean(own), self.tally.standard_error(own)
        return CutCard(mean / exact - 1, (mean - exact) / error if error else None)


def amounts_of(sheet: ParSheet) -> list[list[int]]:
    """The net result of each bet by class, as integers with a common denominator; then naturals."""
    nets = [_whole(price.by_class, _scale(price)) for price in sheet.bets]
    return [*nets, [int(_natural(one.cell)) for one in sheet.prices.classes.all]]


def _natural(cell: Cell) -> bool:
    return (cell.player_cards == 2 and cell.player >= 8) or (
        cell.banker_cards == 2 and cell.banker >= 8
    )


def _scale(price: Price) -> int:
    return lcm(*{net.denominator for net in price.by_class})


def _whole(nets: Sequence[Fraction], scale: int) -> list[int]:
    return [net.numerator * (scale // net.denominator) for net in nets]

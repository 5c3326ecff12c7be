"""What a run says about every bet, beside the exact figures it must agree with."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import lcm, sqrt

from puntobanco.analysis.par import ParSheet, name_of
from puntobanco.analysis.pricing import Price
from puntobanco.core.rows import Cell
from puntobanco.simulation.chi_square import ChiSquare, chi_square
from puntobanco.simulation.runs import Moments, Request, Tally

NORMAL_95 = 1.959963984540054
"""The normal quantile that leaves 2.5 % on either side."""

SHOWS = 3.0
"""A difference of so many standard errors is worth a word."""

SCARCE = 20
"""A row that pays is too rare for a run that expects fewer of it."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """One bet as the run has it: the patron's mean result for one staked, and how sure that is."""

    price: Price
    mean: float
    standard_error: float | None
    """By shoe, or from the exact variance; None where the run had fewer than two shoes."""
    scarce: bool = False
    """Whether a row that pays is too rare for this run, and the error the exact one."""

    @property
    def key(self) -> str:
        """The bet, with its hands where it can ride on several."""
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
        """Standard errors between the mean and the exact one."""
        if not self.standard_error:
            return None
        return (self.mean + float(self.price.edge)) / self.standard_error


@dataclass(frozen=True, slots=True)
class CutCard:
    """How far naturals are from their exact share, where the cut card ends the shoes.

    How many coups a shoe has depends on its cards: naturals are short, so a shoe that dealt many of
    them early fits in another coup, and deals it from cards in which eights and nines are used up.
    So the coups beyond the usual number are poorer in naturals than a full shoe, and naturals are
    low among all that are dealt. It takes a shoe that runs down. With a fixed number of coups, or
    cards put back after each coup, naturals have exactly their share, cut card or not.
    """

    relative: float
    z: float | None

    @property
    def shows(self) -> bool:
        """Whether the run is long enough for the effect to stand out."""
        return self.z is not None and abs(self.z) > SHOWS


class Report:
    """A finished run against a par sheet over the same full shoe."""

    def __init__(self, sheet: ParSheet, request: Request, tally: Tally) -> None:
        self.sheet, self.request, self.tally = sheet, request, tally

    @cached_property
    def estimates(self) -> tuple[Estimate, ...]:
        """Every bet of the sheet."""
        return tuple(
            self._estimate(price, own)
            for price, own in zip(self.sheet.bets, self.tally.moments, strict=False)
        )

    def _estimate(self, price: Price, own: Moments) -> Estimate:
        scale, coups = _scale(price), self.tally.coups
        mean, error = self.tally.mean(own) / scale, self.tally.standard_error(own)
        if error is None:
            return Estimate(price, mean, None)
        # Shoes among which the rare win is missing spread too little, and know nothing of it.
        scarce = any(row.wins and row.probability * coups < SCARCE for row in price.rows)
        error = price.deviation / sqrt(coups) if scarce else error / scale
        return Estimate(price, mean, error, scarce)

    @cached_property
    def chi_square(self) -> ChiSquare:
        """All classes against their exact weights."""
        return chi_square(self.tally.counts, self.sheet.prices.weights)

    @cached_property
    def cut_card(self) -> CutCard | None:
        """The effect of the cut card, where one ends the shoes."""
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
    """For each bet what it brings by class, over a common denominator; last, whether a natural."""
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

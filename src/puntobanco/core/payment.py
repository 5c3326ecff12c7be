"""What a row pays, worked out in one place: settlements, prices, meters and plans all ask here."""

from dataclasses import dataclass
from fractions import Fraction
from math import gcd

from puntobanco.core.money import PPM, Direction, Minor, rounded
from puntobanco.core.rows import Pays, PaysKind


@dataclass(frozen=True, slots=True)
class Rounding:
    """How a payment that is no whole number of units is rounded: once per wager."""

    unit: Minor
    direction: Direction


@dataclass(frozen=True, slots=True)
class Payment:
    """A row's payment in lowest terms, with the commission already taken off."""

    kind: PaysKind
    gross: Fraction
    """Per unit staked, before commission; of what a meter shows where the row pays a share."""
    numerator: int
    denominator: int

    @staticmethod
    def of(pays: Pays, commission_ppm: int) -> "Payment":
        """What a row pays, less a commission; that is kept of payments "to one" alone."""
        kept = commission_ppm if pays.kind is PaysKind.TO else 0
        paid = pays.ratio * Fraction(PPM - kept, PPM)
        return Payment(pays.kind, pays.ratio, paid.numerator, paid.denominator)

    def stake_back(self, stake: Minor) -> Minor:
        """What of the stake goes back beside the winnings: all of it, or nothing."""
        return stake if self.kind in (PaysKind.TO, PaysKind.PUSH) else Minor(0)

    def won(self, stake: Minor, rounding: Rounding) -> Minor:
        """What is paid on a stake, rounded once; the stake itself is no part of it.

        >>> cent = Rounding(Minor(1), Direction.NEAREST)
        >>> Payment.of(Pays.parse("1 to 1"), 50_000).won(Minor(1250), cent)
        1188
        """
        # Round once, on the amount paid: rounding chip by chip would overcharge by up to one
        # unit per chip, and no statement would reconcile.
        return rounded(
            stake * self.numerator,
            self.denominator,
            unit=rounding.unit,
            direction=rounding.direction,
        )

    def returned(self, stake: Minor, rounding: Rounding) -> Minor:
        """All that a stake brings back."""
        return Minor(self.stake_back(stake) + self.won(stake, rounding))

    def commission(self, stake: Minor, won: Minor, rounding: Rounding) -> Minor:
        """What the house keeps of the winnings: gross less paid, nothing where rounding gave it."""
        if self.gross.as_integer_ratio() == (self.numerator, self.denominator):
            return Minor(0)
        gross = rounded(
            stake * self.gross.numerator,
            self.gross.denominator,
            unit=1,
            direction=rounding.direction,
        )
        return Minor(max(gross - won, 0))

    def exact(self, meter: Fraction | None = None) -> Fraction | None:
        """What one staked brings back with nothing rounded; None for a share of no known meter.

        >>> Payment.of(Pays.parse("3 to 2"), 50_000).exact()
        Fraction(97, 40)
        """
        paid = Fraction(self.numerator, self.denominator)
        if self.kind is PaysKind.METER:
            return None if meter is None else paid * meter
        return paid + (0 if self.kind is PaysKind.FOR else 1)

    def share_of(self, meter: Minor) -> Minor:
        """The part of a meter that a row pays, what is below one unit left on it."""
        return Minor(meter * self.numerator // self.denominator)

    def step(self, unit: int) -> int:
        """Stakes that are multiples of this are paid in whole units, with nothing to round.

        >>> Payment.of(Pays.parse("1 to 1"), 50_000).step(1)
        20
        """
        if self.kind is PaysKind.METER:
            return 1
        per = self.denominator * unit
        return per // gcd(self.numerator, per)

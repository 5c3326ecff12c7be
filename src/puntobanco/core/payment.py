"""What a row pays. Settlements, prices, meters and plans all use this."""

from dataclasses import dataclass
from fractions import Fraction
from math import gcd

from puntobanco.core.money import PPM, Direction, Minor, rounded
from puntobanco.core.rows import Pays, PaysKind


@dataclass(frozen=True, slots=True)
class Rounding:
    """How a payment is rounded to whole units: once per wager."""

    unit: Minor
    direction: Direction


@dataclass(frozen=True, slots=True)
class Payment:
    """A row's payment in lowest terms, after commission."""

    kind: PaysKind
    gross: Fraction
    """Before commission: per unit staked, or per unit of the meter if the row pays a share."""
    numerator: int
    denominator: int

    @staticmethod
    def of(pays: Pays, commission_ppm: int) -> "Payment":
        """What a row pays after commission."""
        paid = pays.ratio * Fraction(PPM - pays.commission(commission_ppm), PPM)
        return Payment(pays.kind, pays.ratio, paid.numerator, paid.denominator)

    def stake_back(self, stake: Minor) -> Minor:
        """The part of the stake that is returned in addition to the winnings: all or nothing."""
        return stake if self.kind in (PaysKind.TO, PaysKind.PUSH) else Minor(0)

    def won(self, stake: Minor, rounding: Rounding) -> Minor:
        """The winnings on a stake, rounded once, without the stake itself.

        >>> cent = Rounding(Minor(1), Direction.NEAREST)
        >>> Payment.of(Pays.parse("1 to 1"), 50_000).won(Minor(1250), cent)
        1188
        """
        # Round once, on the amount paid. Rounding chip by chip would overcharge by up to one unit
        # per chip, and statements would not reconcile.
        return rounded(
            stake * self.numerator,
            self.denominator,
            unit=rounding.unit,
            direction=rounding.direction,
        )

    def returned(self, stake: Minor, rounding: Rounding) -> Minor:
        """Everything that a stake returns."""
        return Minor(self.stake_back(stake) + self.won(stake, rounding))

    def commission(self, stake: Minor, won: Minor, rounding: Rounding) -> Minor:
        """The commission on the winnings: gross minus paid, or 0 if rounding returned it."""
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
        """The unrounded return per unit staked; None for a share of an unknown meter.

        >>> Payment.of(Pays.parse("3 to 2"), 50_000).exact()
        Fraction(97, 40)
        """
        paid = Fraction(self.numerator, self.denominator)
        if self.kind is PaysKind.METER:
            return None if meter is None else paid * meter
        return paid + (0 if self.kind is PaysKind.FOR else 1)

    def share_of(self, meter: Minor) -> Minor:
        """The part of a meter that a row pays. Fractions of a unit stay on the meter.

        >>> Payment.of(Pays.parse("10 % of meter"), 0).share_of(Minor(1239))
        123
        """
        return Minor(meter * self.numerator // self.denominator)

    def step(self, unit: int) -> int:
        """The step of stakes that are paid exactly: multiples of it need no rounding.

        >>> Payment.of(Pays.parse("1 to 1"), 50_000).step(1)
        20
        """
        if self.kind is PaysKind.METER:
            return 1
        per = self.denominator * unit
        return per // gcd(self.numerator, per)

"""The exact effect of rounding on the edge of a bet at the stakes that a table takes."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

from puntobanco.analysis.par import ParSheet, name_of
from puntobanco.analysis.pricing import Price
from puntobanco.core.bets import Bet, payments
from puntobanco.core.game import Game, Tier, exact_step
from puntobanco.core.money import Minor
from puntobanco.core.rows import PaysKind

MOST_STAKES = 10_000
"""The number of stakes tried from the minimum up: more than any printed pays need to repeat."""


@dataclass(frozen=True, slots=True)
class RoundedEdge:
    """A stake, and its edge with payments rounded."""

    stake: Minor
    edge: Fraction


@dataclass(frozen=True, slots=True)
class RoundingEffect:
    """A bet whose payments are rounded at some stake that the table takes."""

    price: Price
    at_least: RoundedEdge
    """At the smallest stake."""
    lowest: RoundedEdge
    """The lowest edge, at the smallest stake that has it."""
    highest: RoundedEdge
    at_most: RoundedEdge

    @property
    def stakes(self) -> tuple[RoundedEdge, ...]:
        """Each distinct stake once, in order."""
        four = (self.at_least, self.lowest, self.highest, self.at_most)
        return tuple(sorted({one.stake: one for one in four}.values(), key=lambda one: one.stake))


def rounding_effects(sheet: ParSheet) -> tuple[RoundingEffect, ...]:
    """The bets of a game whose edge rounding changes, at the limits in force."""
    found = (_bite(sheet.game, price) for price in sheet.bets)
    return tuple(one for one in found if one is not None)


def rounded_edge(game: Game, price: Price, stake: Minor) -> Fraction:
    """The edge of a wager of this stake, with each payment rounded as the table rounds it."""
    pays = payments(price.bet)
    returned = Fraction(0)
    for index, row in enumerate(price.rows[: len(pays)]):
        if pays[index].kind is PaysKind.METER:
            returned += row.probability * row.returned
        else:
            brings = pays[index].returned(stake, game.rounding)
            returned += row.probability * Fraction(brings, stake)
    return 1 - returned


def _bite(game: Game, price: Price) -> RoundingEffect | None:
    found = [RoundedEdge(one, rounded_edge(game, price, one)) for one in _stakes(game, price.bet)]
    if all(one.edge == price.edge for one in found):
        return None
    return RoundingEffect(
        price,
        at_least=found[0],
        lowest=min(found, key=lambda one: one.edge),
        highest=max(found, key=lambda one: one.edge),
        at_most=found[-1],
    )


def _stakes(game: Game, bet: Bet) -> Iterator[Minor]:
    """Stakes until payments repeat, and the largest: rounding matters less for larger stakes."""
    offered = game.stakes(bet)
    if offered is None:
        return
    least, most = offered
    step = game.steps[bet.key]
    again = lcm(step, exact_step(bet, game.rounding)) // step
    for index in range(min(again, MOST_STAKES)):
        if least + index * step < most:
            yield Minor(least + index * step)
    yield most


def bets_without_exact_stake(sheet: ParSheet) -> Iterator[tuple[str, Tier]]:
    """Bets on which no stake within the limits of a tier is paid exactly, with that tier."""
    for price in sheet.bets:
        for tier in sheet.game.table.tiers:
            if sheet.game.stakes(price.bet, tier) is None:
                yield name_of(price), tier

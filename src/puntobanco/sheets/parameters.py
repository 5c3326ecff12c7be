"""Amounts, bets and numbers of a game as parameters of the facts on its sheet."""

from collections.abc import Iterable

from puntobanco.core.bets import Bet
from puntobanco.core.facts import Amount, Fact, OneOf, SheetName, Value, fact, one_of
from puntobanco.core.game import Game, Tier
from puntobanco.core.money import Minor


def money(game: Game, amount: Minor) -> Amount:
    """The amount with its currency."""
    return Amount(amount, game.currency.code, game.currency.exponent)


def bare(game: Game, amount: Minor) -> Amount:
    """The amount without its currency, which the sheet names once."""
    return Amount(amount, "", game.currency.exponent)


def figure(game: Game, amount: Minor) -> Fact:
    """An amount alone in a cell or list."""
    return fact("sheet-figure", amount=bare(game, amount))


def limits(game: Game, tier: Tier) -> dict[str, Value]:
    """The minimum and maximum of a tier."""
    return {"minimum": bare(game, tier.minimum), "maximum": bare(game, tier.maximum)}


def names(bets: Iterable[Bet]) -> list[SheetName]:
    """The names of bets."""
    return [SheetName(bet.name) for bet in bets]


def required(game: Game, bet: Bet) -> OneOf | None:
    """The bets of which a patron must have at least one to make this bet, or None."""
    needed = [other for other in game.bets if other.key in bet.needs]
    return one_of(names(needed)) if needed else None


def span(numbers: Iterable[int]) -> Value:
    """The numbers; three or more consecutive ones as a range.

    >>> str(span([0, 1, 2, 3])), span([6, 7])
    ('0 to 3', OneOf(values=(6, 7)))
    """
    given = list(numbers)
    if len(given) > 2 and given == list(range(given[0], given[-1] + 1)):
        return fact("sheet-span", first=given[0], last=given[-1])
    return one_of(given)

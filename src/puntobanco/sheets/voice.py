"""A game told in one language: its amounts, names and sentences as a sheet prints them."""

from collections.abc import Iterable
from dataclasses import dataclass

from puntobanco.core.bets import Bet
from puntobanco.core.figures import grouped
from puntobanco.core.game import Game, Tier
from puntobanco.core.money import Minor
from puntobanco.core.names import Name
from puntobanco.core.text import Language, Text
from puntobanco.sheets import phrases
from puntobanco.sheets.document import Paragraph
from puntobanco.words import words_in
from puntobanco.words.languages import parse_language


@dataclass(frozen=True, slots=True)
class Voice:
    """A game and the language it is told in."""

    game: Game
    language: Language

    def say(self, text: Text, **values: str | int) -> str:
        """A sentence in the language, its gaps filled."""
        return phrases.say(text, self.language, **values)

    def run(self, *texts: Text, **values: str | int) -> str:
        """Sentences one after the other; Chinese needs no space between them."""
        space = " " if self.language is Language.EN else ""
        return space.join(self.say(text, **values) for text in texts)

    def paragraph(self, *texts: Text, **values: str | int) -> Paragraph:
        """Sentences as a paragraph of their own."""
        return Paragraph(self.run(*texts, **values))

    def amount(self, amount: Minor) -> str:
        """The amount as a sheet prints it: thousands set off, no places where it is whole."""
        return grouped(self.game.currency.short(amount))

    def money(self, amount: Minor) -> str:
        """The amount with its currency."""
        return f"{self.game.currency.code} {self.amount(amount)}"

    def between(self, tier: Tier) -> str:
        """The least and the most of a tier."""
        return f"{self.amount(tier.minimum)}–{self.amount(tier.maximum)}"

    def named(self, name: Name) -> str:
        """A name in the language."""
        return words_in(parse_language(self.language.value)).named(name)

    def names(self, bets: Iterable[Bet]) -> list[str]:
        """What the bets are called."""
        return [self.named(bet.name) for bet in bets]

    def needs(self, bet: Bet) -> str:
        """The bets of which one must stand before this one may; empty where none."""
        needed = [other for other in self.game.bets if other.key in bet.needs]
        return phrases.either(self.names(needed), self.language) if needed else ""

    def span(self, numbers: Iterable[int]) -> str:
        """The numbers, a run of three or more as first to last."""
        found = list(numbers)
        if len(found) > 2 and found == list(range(found[0], found[-1] + 1)):
            return self.say(phrases.SPAN, first=found[0], last=found[-1])
        return phrases.either([str(one) for one in found], self.language)

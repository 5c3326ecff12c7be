"""The identity of a shoe, which is part of both its commitment and its seal.

So neither a commitment nor a sealed shoe can be moved to another table, shoe or game undetected.
"""

import re
from dataclasses import dataclass

from puntobanco.core.errors import NotationError
from puntobanco.core.facts import fact, listed

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._:-]{0,63}")
_HASH = re.compile(r"[0-9a-f]{64}")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,17}")


@dataclass(frozen=True, slots=True)
class Binding:
    """One shoe of one table of one pit, for one game.

    Names are plain ASCII without blanks, so that the text built from them is unambiguous.
    """

    pit: str
    table: str
    shoe: int
    """The number of the shoe at its table."""
    game: str
    """The hash of the game."""

    def __post_init__(self) -> None:
        check_name("pit", self.pit)
        check_name("table", self.table)
        if not _NUMBER.fullmatch(str(self.shoe)):
            raise NotationError(fact("fairness-shoe-number", shoe=self.shoe))
        if not _HASH.fullmatch(self.game):
            raise NotationError(fact("fairness-shoe-game-hash", game=self.game))

    @property
    def lines(self) -> tuple[str, ...]:
        """The binding as the four lines in the commitment and the seal."""
        return (
            f"pit: {self.pit}",
            f"table: {self.table}",
            f"shoe: {self.shoe}",
            f"game: {self.game}",
        )

    @staticmethod
    def parse(lines: tuple[str, ...]) -> "Binding":
        """The binding from these four lines."""
        expected = ("pit", "table", "shoe", "game")
        if len(lines) != len(expected):
            raise NotationError(
                fact("fairness-shoe-binding-lines", count=len(lines), expected=listed(expected))
            )
        pit, table, shoe, game = (
            field(line, key) for line, key in zip(lines, expected, strict=True)
        )
        if not _NUMBER.fullmatch(shoe):
            raise NotationError(fact("fairness-shoe-number", shoe=shoe))
        return Binding(pit, table, int(shoe), game)


def check_name(what: str, name: str) -> None:
    """Raise NotationError unless the name is valid in a committed text."""
    if not _NAME.fullmatch(name):
        raise NotationError(fact("fairness-shoe-name", what=what, name=name))


def field(line: str, key: str) -> str:
    """The text after `key: ` on a line."""
    opening = f"{key}: "
    if not line.startswith(opening):
        raise NotationError(fact("fairness-shoe-field", line=line, opening=opening))
    return line.removeprefix(opening)

"""A shoe and the classes of a game as plain tables, read by the kernels and their twins.

Tables are small and immutable and can be sent to other processes. They contain everything that
distinguishes coups, so that a kernel needs no rows and no bets.
"""

from array import array
from dataclasses import dataclass
from functools import lru_cache

from puntobanco.core.arguments import Argument, argument, out_of_range
from puntobanco.core.cards import Rank, Suit
from puntobanco.core.classes import CELLS, Classes
from puntobanco.core.coup import Hand
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact
from puntobanco.core.rows import SUITED, Cell, Predicate
from puntobanco.core.shoe import LONGEST_COUP, MOST_BURNED, ShoeRules
from puntobanco.native import ClassTables, ShoeTable

CODES = 400
"""Player total, Banker total and which hands drew, as one number: see `code_of`."""
VALUES, RANKS, KINDS = 10, 13, 52
CONTINUOUS_COUPS = 80
"""Coups taken from each numbered stream under continuous shuffle, where no shoe ends."""
MOST_COUPS = 50_000
"""The most coups of one shoe: its stream repeats after 65,536 words at the earliest."""

_MOST_PREDICATES = 12
_RANK = {rank.value: place for place, rank in enumerate(Rank)}
_HANDS = {Hand.PLAYER: 0, Hand.BANKER: 1, None: 2}
_MIXED = 4
_MOST_PAIRS = 2


def code_of(player: int, banker: int, player_drew: bool, banker_drew: bool) -> int:  # noqa: FBT001
    """The code of a cell. Code 0 cannot occur: two hands with 0 points would both draw."""
    return 10 * player + banker + 100 * player_drew + 200 * banker_drew


@dataclass(frozen=True, slots=True)
class Shoes:
    """How the shoes of a run are dealt: the rules of the table, and how a shoe ends."""

    rules: ShoeRules
    coups: int | None = None
    """Coups per shoe; None if the cut card ends it."""

    def check(self) -> None:
        """Raise RuleError if a shoe could run out of cards."""
        if self.coups is None or self.rules.continuous:
            self.rules.check()
        if self.coups is None:
            return
        if not 1 <= self.coups <= MOST_COUPS:
            raise RuleError(out_of_range(Argument.COUPS_PER_SHOE, self.coups, 1, MOST_COUPS))
        if self.coups > self.most:
            raise RuleError(
                fact(
                    "error-coups-per-shoe",
                    argument=argument(Argument.COUPS_PER_SHOE),
                    value=self.coups,
                    decks=self.rules.decks,
                    most=self.most,
                )
            )

    @property
    def most(self) -> int:
        """The most coups that every shoe has enough cards for."""
        if self.rules.continuous:
            return MOST_COUPS
        return (self.rules.cards - MOST_BURNED) // (LONGEST_COUP + self.rules.burn_between)

    @property
    def fixed(self) -> int | None:
        """Coups per shoe, if known in advance."""
        return self.coups or (CONTINUOUS_COUPS if self.rules.continuous else None)

    @property
    def mean_coups(self) -> float:
        """The approximate number of coups per shoe. Used only for sizes of chunks."""
        if self.fixed:
            return float(self.fixed)
        return (self.rules.cards - self.rules.cut) / (4.94 + self.rules.burn_between) + 1

    @property
    def table(self) -> ShoeTable:
        """The table for the kernels."""
        rules = self.rules
        return (
            rules.decks,
            rules.cut,
            rules.burn.value,
            int(rules.burn_between),
            int(rules.continuous),
            self.fixed or 0,
        )


@lru_cache(maxsize=64)
def class_tables(classes: Classes) -> ClassTables:
    """The classes of a game as tables. RuleError if one cell has too many predicates."""
    suits = any(one.asks_suits for one in classes.predicates)
    kinds = KINDS if suits else RANKS if classes.predicates else VALUES
    by_cell: dict[Cell, dict[int, int]] = {cell: {} for cell in CELLS}
    for place, one in enumerate(classes.all):
        by_cell[one.cell][one.traits] = place
    codes, asked = array("i", bytes(16 * CODES)), array("i")
    for cell, by_traits in by_cell.items():
        code = code_of(cell.player, cell.banker, cell.player_cards == 3, cell.banker_cards == 3)
        bits = [(classes.predicates.index(one), one) for one in classes.asked_in(cell)]
        found = [_by_pairs(by_traits, bits, held, -1 - len(asked)) for held in range(4)]
        for held, one_class in enumerate(found):
            codes[held * CODES + code] = one_class
        if min(found) < 0:
            asked.extend(_questions(by_traits, [bit for bit, _ in bits]))
    packed = array("q", [part for one in classes.predicates for part in _predicate(one)])
    return kinds, len(classes), codes.tobytes(), asked.tobytes(), packed.tobytes()


def _by_pairs(
    by_traits: dict[int, int], bits: list[tuple[int, Predicate]], held: int, otherwise: int
) -> int:
    """The class of a cell by which hands begin with a pair, if that determines it."""
    if len(by_traits) == 1:
        return next(iter(by_traits.values()))
    traits = 0
    for bit, one in bits:
        if one.pair is None or one.ranks or one.suits:
            return otherwise
        pairs = held.bit_count() if one.hand is None else held >> _HANDS[one.hand] & 1
        if one.pair == SUITED and pairs:
            return otherwise
        traits |= one.holds_for_pairs(pairs) << bit
    # A set of traits that no coup has is never looked up, so any class is fine.
    return by_traits.get(traits, 0)


def _questions(by_traits: dict[int, int], bits: list[int]) -> list[int]:
    """The number of predicates tested in a cell, their indices, and a class for each subset."""
    if len(bits) > _MOST_PREDICATES:
        raise RuleError(fact("error-conditions", count=len(bits), most=_MOST_PREDICATES))
    sets = (
        sum(1 << bit for place, bit in enumerate(bits) if held >> place & 1)
        for held in range(1 << len(bits))
    )
    return [len(bits), *bits, *(by_traits.get(traits, 0) for traits in sets)]


def _predicate(one: Predicate) -> tuple[int, int, int, int]:
    ranks = sum(1 << 4 * _RANK[rank] for rank in one.ranks or "")
    suits = sum(1 << place for place, suit in enumerate(Suit) if one.holds_for_suit(suit))
    suits |= one.holds_for_suit(None) << _MIXED
    pairs = sum(one.holds_for_pairs(number) << number for number in range(_MOST_PAIRS + 1))
    pairs |= (one.pair == SUITED) << _MOST_PAIRS + 1
    return _HANDS[one.hand], ranks, suits, pairs


CELL_TABLES: ClassTables = class_tables(Classes(()))
"""The tables of a game without card predicates: its classes are the 205 cells."""

"""A shoe and the classes of a game as plain tables, read by the kernels and their twins.

Tables are small and immutable and can be sent to other processes. They contain everything that
distinguishes coups, so that a kernel needs no rows and no bets.
"""

from array import array
from dataclasses import dataclass
from functools import lru_cache, reduce
from itertools import accumulate, chain, islice
from operator import and_, or_

from puntobanco.core.arguments import Argument, argument, out_of_range
from puntobanco.core.automata import Automaton
from puntobanco.core.classes import CELLS, Classes
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact
from puntobanco.core.patterns import HandScope, PairPattern, Predicate
from puntobanco.core.rows import Cell
from puntobanco.core.shoe import LONGEST_COUP, MOST_BURNED, ShoeRules
from puntobanco.native import ClassTables, ShoeTable

CODES = 400
"""Player total, Banker total and which hands drew, as one number: see `code_of`."""
VALUES, RANKS, KINDS = 10, 13, 52
CONTINUOUS_COUPS = 80
"""Coups taken from each numbered stream under continuous shuffle, where no shoe ends."""
MOST_COUPS = 50_000
"""The most coups of one shoe: its stream repeats after 65,536 words at the earliest."""


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
    """The classes of a game as tables."""
    automata = classes.automata
    kinds = KINDS if any(one.asks_suits for one in automata) else RANKS if automata else VALUES
    found = _by_pairs(classes)
    codes, asked = array("i", bytes(16 * CODES)), array("i")
    for cell in CELLS:
        code = code_of(cell.player, cell.banker, cell.player_cards == 3, cell.banker_cards == 3)
        known: dict[frozenset[int], int] = {}
        for held in range(4):
            members = found.get((cell, held), frozenset(classes.in_cell(cell)))
            codes[held * CODES + code] = _question(classes, members, asked, known)
    packed = [_packed(one, kinds) for one in automata]
    places = accumulate(map(len, packed), initial=1 + len(packed))
    predicates = array("i", [len(packed), *islice(places, len(packed)), *chain(*packed)])
    return kinds, len(classes), codes.tobytes(), asked.tobytes(), predicates.tobytes()


_PAIRS = tuple(
    Predicate(scope, (PairPattern(True),)) for scope in (HandScope.PLAYER, HandScope.BANKER)
)


def _by_pairs(classes: Classes) -> dict[tuple[Cell, int], frozenset[int]]:
    """The classes that can occur in a cell, by which hands begin with a pair."""
    found: dict[tuple[Cell, int], set[int]] = {}
    for cell, held, index in classes.with_others(_PAIRS):
        found.setdefault((cell, held), set()).add(index)
    return {key: frozenset(members) for key, members in found.items()}


def _question(
    classes: Classes, members: frozenset[int], asked: "array[int]", known: dict[frozenset[int], int]
) -> int:
    """The class if there is only one, or else the question that begins to tell them apart.

    A question follows those to which it leads.
    """
    if len(members) == 1:
        return next(iter(members))
    if members not in known:
        traits = [classes.all[index].traits for index in members]
        some, every = reduce(or_, traits), reduce(and_, traits)
        bit = (some & ~every) & -(some & ~every)
        holding = frozenset(index for index in members if classes.all[index].traits & bit)
        no = _question(classes, members - holding, asked, known)
        yes = _question(classes, holding, asked, known)
        asked.extend((bit.bit_length() - 1, no, yes))
        known[members] = -(len(asked) // 3)
    return known[members]


def _packed(one: Automaton, kinds: int) -> list[int]:
    """An automaton as `native/punto.h` describes it."""
    per_kind = KINDS // kinds
    return [
        one.reads[0] + 2 * one.reads[1],
        *(len(one.steps), len(one.truth), len(one.truth[0])),
        *(state for row in one.steps for state in row[::per_kind]),
        *one.features,
        *(int(holds) for row in one.truth for holds in row),
    ]


CELL_TABLES: ClassTables = class_tables(Classes(()))
"""The tables of a game without card predicates: its classes are the 205 cells."""

"""The five roads of a shoe, kept coup by coup.

Holds the bead plate, the big road, the three roads derived from it, the ask road, and the totals
a table shows beside them. Columns and rows count from 0; every road stands on six rows and grows
to the right without end. Adding a coup costs the same at any point of the shoe: the derived roads
read true run lengths, never the drawn grid, and a layout remembers one number per row.

A road is a record of coups already dealt. Nothing here predicts anything.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Literal, Self, TypeAlias, TypeVar

from puntobanco.core.arguments import Argument, no_choice
from puntobanco.core.coup import Coup, Hand, Result
from puntobanco.core.errors import NotationError
from puntobanco.core.facts import fact, one_of

ROWS = 6

_CODE = re.compile("[BPT]b?p?n?")


class Colour(Enum):
    """The colour of a stroke on a derived road; it does not stand for Banker or Player."""

    RED = "R"
    BLUE = "U"


class Layout(Enum):
    """What a run does once it has turned right: fall again where it can, or stay on its row."""

    DOWN_IF_FREE = "down_if_free"
    STICKY = "sticky"


# A ring is never a tie.
RingSide: TypeAlias = Literal[Result.PLAYER, Result.BANKER]


@dataclass(frozen=True, slots=True)
class Mark:
    """One coup as the roads record it."""

    result: Result
    banker_pair: bool = field(default=False, kw_only=True)
    player_pair: bool = field(default=False, kw_only=True)
    natural: bool = field(default=False, kw_only=True)

    @staticmethod
    def of(coup: Coup) -> "Mark":
        """The mark of a coup dealt from cards."""
        return Mark(
            coup.result,
            banker_pair=coup.pair(Hand.BANKER),
            player_pair=coup.pair(Hand.PLAYER),
            natural=coup.natural,
        )

    @property
    def code(self) -> str:
        """The mark in a few letters: the result, then b, p and n where they hold."""
        flags = (("b", self.banker_pair), ("p", self.player_pair), ("n", self.natural))
        return self.result.value + "".join(letter for letter, holds in flags if holds)

    @staticmethod
    def of_code(code: str) -> "Mark":
        """The mark that a code stands for.

        >>> Mark.of_code("Bpn").code
        'Bpn'
        """
        if not _CODE.fullmatch(code):
            raise NotationError(fact("error-mark", text=code))
        return Mark(
            Result(code[0]), banker_pair="b" in code, player_pair="p" in code, natural="n" in code
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Bead:
    """A coup on the bead plate."""

    column: int
    row: int
    mark: Mark


@dataclass(frozen=True, slots=True, kw_only=True)
class Ring:
    """A Banker or Player coup on the big road, with the ties that followed it.

    The first ring of a shoe also carries the ties that came before it.
    """

    column: int
    row: int
    side: RingSide
    ties: int
    banker_pair: bool
    player_pair: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Stroke:
    """One coloured place on a derived road."""

    column: int
    row: int
    colour: Colour


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What one more coup would write on each derived road; None where it would write nothing."""

    big_eye_boy: Colour | None
    small_road: Colour | None
    cockroach_pig: Colour | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Ask:
    """The ask road: the answers for a Player and for a Banker coup."""

    player: Answer
    banker: Answer


@dataclass(frozen=True, slots=True, kw_only=True)
class Totals:
    """How often each thing happened over a number of coups."""

    coups: int
    banker: int
    player: int
    tie: int
    banker_pair: int
    player_pair: int
    natural: int


class Roads:
    """The five roads of one shoe, grown one coup at a time.

    >>> roads = Roads.of(parse_marks("BPPBBBP"))
    >>> "".join(stroke.colour.value for stroke in roads.big_eye_boy)
    'UURUU'
    >>> roads.ask().player.small_road
    <Colour.RED: 'R'>
    """

    def __init__(self, *, layout: Layout = Layout.DOWN_IF_FREE) -> None:
        self._layout = layout
        self._marks: list[Mark] = []
        self._leading_ties = 0
        self._side: RingSide | None = None
        self._runs: list[int] = []
        self._rings: list[Ring] = []
        self._trail = _Trail(layout)
        self._big_eye_boy = _Derived(layout, back=1)
        self._small_road = _Derived(layout, back=2)
        self._cockroach_pig = _Derived(layout, back=3)

    @classmethod
    def of(cls, marks: Iterable[Mark], *, layout: Layout = Layout.DOWN_IF_FREE) -> Self:
        """The roads after these coups."""
        roads = cls(layout=layout)
        for mark in marks:
            roads.add(mark)
        return roads

    def add(self, mark: Mark) -> None:
        """Write one more coup on every road."""
        self._marks.append(mark)
        if mark.result is Result.TIE:
            self._add_tie()
        else:
            self._add_ring(mark, mark.result)

    def ask(self) -> Ask:
        """What the derived roads would gain from each side next; the roads stay as they are."""
        return Ask(player=self._answer(Result.PLAYER), banker=self._answer(Result.BANKER))

    def totals(self, *, last: int | None = None) -> Totals:
        """The totals over the last so many coups, or over all of them."""
        assert last is None or last >= 0
        start = 0 if last is None else max(0, len(self._marks) - last)
        marks = self._marks[start:]
        return Totals(
            coups=len(marks),
            banker=sum(mark.result is Result.BANKER for mark in marks),
            player=sum(mark.result is Result.PLAYER for mark in marks),
            tie=sum(mark.result is Result.TIE for mark in marks),
            banker_pair=sum(mark.banker_pair for mark in marks),
            player_pair=sum(mark.player_pair for mark in marks),
            natural=sum(mark.natural for mark in marks),
        )

    @property
    def layout(self) -> Layout:
        """How the runs of these roads turn."""
        return self._layout

    @property
    def marks(self) -> tuple[Mark, ...]:
        """Every coup so far, oldest first."""
        return tuple(self._marks)

    @property
    def bead_plate(self) -> tuple[Bead, ...]:
        """Every coup, ties too, six to a column."""
        return tuple(
            Bead(column=index // ROWS, row=index % ROWS, mark=mark)
            for index, mark in enumerate(self._marks)
        )

    @property
    def big_road(self) -> tuple[Ring, ...]:
        """The rings in the order they were dealt; ties stand on them, so a tie alone adds none."""
        return tuple(self._rings)

    @property
    def leading_ties(self) -> int:
        """The ties before the first ring, shown as a lone marker at (0, 0) until it comes."""
        return self._leading_ties

    @property
    def big_eye_boy(self) -> tuple[Stroke, ...]:
        """The derived road that compares with the column before."""
        return tuple(self._big_eye_boy.strokes)

    @property
    def small_road(self) -> tuple[Stroke, ...]:
        """The derived road that skips one column."""
        return tuple(self._small_road.strokes)

    @property
    def cockroach_pig(self) -> tuple[Stroke, ...]:
        """The derived road that skips two columns."""
        return tuple(self._cockroach_pig.strokes)

    def _add_tie(self) -> None:
        if not self._rings:
            self._leading_ties += 1
            return
        ring = self._rings[-1]
        self._rings[-1] = replace(ring, ties=ring.ties + 1)

    def _add_ring(self, mark: Mark, side: RingSide) -> None:
        answer = self._answer(side)
        self._big_eye_boy.add(answer.big_eye_boy)
        self._small_road.add(answer.small_road)
        self._cockroach_pig.add(answer.cockroach_pig)
        column, row = self._trail.step(new_run=side is not self._side)
        ring = Ring(
            column=column,
            row=row,
            side=side,
            ties=0 if self._rings else self._leading_ties,
            banker_pair=mark.banker_pair,
            player_pair=mark.player_pair,
        )
        self._rings.append(ring)
        self._lengthen(side)

    def _lengthen(self, side: RingSide) -> None:
        if side is self._side:
            self._runs[-1] += 1
        else:
            self._side = side
            self._runs.append(1)

    def _answer(self, side: RingSide) -> Answer:
        same = side is self._side
        # Where the ring would stand if columns had no floor: the place the derived roads judge by.
        run = len(self._runs) - 1 if same else len(self._runs)
        depth = self._runs[-1] if same else 0
        return Answer(
            big_eye_boy=self._big_eye_boy.colour(self._runs, run=run, depth=depth),
            small_road=self._small_road.colour(self._runs, run=run, depth=depth),
            cockroach_pig=self._cockroach_pig.colour(self._runs, run=run, depth=depth),
        )


class _Trail:
    """Where the next mark of a road stands on its six rows."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._column = -1
        self._row = 0
        self._turned = False
        # The last column taken in each row. It says all that a set of taken places would: runs
        # only go down and right, and each starts to the right of the one before, so no run
        # crosses an older one. Seen from a run, a place is taken exactly if its row reaches it.
        self._taken = [-1] * ROWS

    def step(self, *, new_run: bool) -> tuple[int, int]:
        """The column and row of the next mark, which is then taken."""
        if new_run:
            # One past the head of the run before, not past its tail; only a tail along the top
            # row, which takes six dragons side by side, pushes the new head further.
            self._column = self._taken[0] + 1
            self._row = 0
            self._turned = False
        elif self._falls():
            self._row += 1
        else:
            self._column += 1
            self._turned = True
        self._taken[self._row] = self._column
        return self._column, self._row

    def _falls(self) -> bool:
        if self._turned and self._layout is Layout.STICKY:
            return False
        below = self._row + 1
        return below < ROWS and self._taken[below] < self._column


class _Derived:
    """A derived road: colours laid out in runs, as the big road lays out sides."""

    def __init__(self, layout: Layout, *, back: int) -> None:
        self.strokes: list[Stroke] = []
        self._back = back
        self._trail = _Trail(layout)

    def add(self, colour: Colour | None) -> None:
        """Write one colour; None, from a ring before the road's start, writes nothing."""
        if colour is None:
            return
        new_run = not self.strokes or self.strokes[-1].colour is not colour
        column, row = self._trail.step(new_run=new_run)
        self.strokes.append(Stroke(column=column, row=row, colour=colour))

    def colour(self, runs: Sequence[int], *, run: int, depth: int) -> Colour | None:
        """The colour that a ring at this depth of this run writes; reads only earlier runs."""
        if depth == 0:
            # A new column asks whether the two columns it closes off end level.
            level = run - 1 - self._back
            if level < 0:
                return None
            return Colour.RED if runs[run - 1] == runs[level] else Colour.BLUE
        reference = run - self._back
        if reference < 0:
            return None
        # Blue only for the ring just past the reference's end. Further down is red again
        # ("straight down"): there both the ring beside and the one above it are missing.
        return Colour.BLUE if runs[reference] == depth else Colour.RED


_LETTERS = {letter: result for result in Result for letter in (result.value, result.value.lower())}


MOST_LETTERS = 100_000
"""Roads of more coups than this are nobody's, and take minutes to draw."""


def parse_marks(text: str) -> tuple[Mark, ...]:
    """The coups written as letters B, P and T, in either case, with white space ignored.

    >>> [mark.result.value for mark in parse_marks("bp t")]
    ['B', 'P', 'T']
    """
    if len(text) > MOST_LETTERS:
        raise NotationError(fact("error-results-most", most=MOST_LETTERS))
    marks = []
    for position, letter in enumerate(text, start=1):
        if letter.isspace():
            continue
        if letter not in _LETTERS:
            raise NotationError(fact("error-result-letter", text=letter, position=position))
        marks.append(Mark(_LETTERS[letter]))
    return tuple(marks)


def parse_layout(text: str) -> Layout:
    """The layout of this name."""
    for layout in Layout:
        if layout.value == text:
            return layout
    names = one_of(layout.value for layout in Layout)
    raise NotationError(no_choice(Argument.LAYOUT, text, names))


Placed = TypeVar("Placed", Bead, Ring, Stroke)


def columns_used(road: Sequence[Bead] | Sequence[Ring] | Sequence[Stroke]) -> int:
    """How many columns a road takes, dragon tails included."""
    return max((place.column + 1 for place in road), default=0)


def window(road: Sequence[Placed], *, columns: int) -> tuple[Placed, ...]:
    """The newest columns of a road, moved left to start at column 0.

    Whole columns go, oldest first, as on a house's display.
    """
    dropped = max(0, columns_used(road) - columns)
    if not dropped:
        return tuple(road)
    return tuple(
        replace(place, column=place.column - dropped) for place in road if place.column >= dropped
    )

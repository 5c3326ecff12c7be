"""The roads of a shoe, updated coup by coup.

They are the bead plate, the big road and the roads derived from it (`DERIVED_ROADS`). The ask road
and the totals that a table displays are computed here too. Columns and rows count from 0. Every
road has six rows and grows to the right without limit. Adding a coup takes constant time: the
derived roads use true run lengths, not the drawn grid, and a layout stores one number per row.

A road is a record of coups already dealt. Nothing here predicts anything.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Literal, Self, TypeAlias, TypeVar

from puntobanco.core.arguments import Argument, no_choice
from puntobanco.core.coup import Coup, Hand, Result
from puntobanco.core.errors import NotationError
from puntobanco.core.facts import fact, one_of
from puntobanco.core.keys import Key

ROWS = 6

_CODE = re.compile("[BPT]b?p?n?")


class Colour(Enum):
    """The colour of a stroke on a derived road. It does not mean Banker or Player."""

    RED = "R"
    BLUE = "U"


class Shape(Enum):
    """How the marks of a derived road are drawn."""

    RING = "ring"
    DISC = "disc"
    SLASH = "slash"


@dataclass(frozen=True, slots=True)
class DerivedRoad:
    """A road that compares columns of the big road: its key, its name, and how it is drawn."""

    key: str
    name: Key
    back: int
    """How many columns to the left it compares with."""
    shape: Shape


DERIVED_ROADS = (
    DerivedRoad("big_eye_boy", "road-eye", back=1, shape=Shape.RING),
    DerivedRoad("small_road", "road-small", back=2, shape=Shape.DISC),
    DerivedRoad("cockroach_pig", "road-pig", back=3, shape=Shape.SLASH),
)
"""All derived roads, in the order they are drawn and answered."""


class Layout(Enum):
    """What a run does after it has turned right: drop again if it can, or stay on its row."""

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
        """The mark of a dealt coup."""
        return Mark(
            coup.result,
            banker_pair=coup.pair(Hand.BANKER),
            player_pair=coup.pair(Hand.PLAYER),
            natural=coup.natural,
        )

    @property
    def code(self) -> str:
        """The mark as letters: the result, then b, p and n as far as they apply."""
        flags = (("b", self.banker_pair), ("p", self.player_pair), ("n", self.natural))
        return self.result.value + "".join(letter for letter, holds in flags if holds)

    @staticmethod
    def of_code(code: str) -> "Mark":
        """The mark for a code.

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

    The first ring of a shoe also has the ties before it.
    """

    column: int
    row: int
    side: RingSide
    ties: int
    banker_pair: bool
    player_pair: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Stroke:
    """One coloured mark on a derived road."""

    column: int
    row: int
    colour: Colour


Answer: TypeAlias = Mapping[str, Colour | None]
"""What one more coup would add to each derived road, by key; None if it would add nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ask:
    """The ask road: the answers for a Player and for a Banker coup."""

    player: Answer
    banker: Answer


@dataclass(frozen=True, slots=True, kw_only=True)
class RoadTotals:
    """Counts over a number of coups."""

    coups: int
    banker: int
    player: int
    tie: int
    banker_pair: int
    player_pair: int
    natural: int


class Roads:
    """The roads of one shoe, updated one coup at a time.

    >>> roads = Roads.of(parse_marks("BPPBBBP"))
    >>> "".join(stroke.colour.value for stroke in roads.derived["big_eye_boy"])
    'UURUU'
    >>> roads.ask().player["small_road"]
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
        self._derived = [(road.key, _Derived(layout, back=road.back)) for road in DERIVED_ROADS]

    @classmethod
    def of(cls, marks: Iterable[Mark], *, layout: Layout = Layout.DOWN_IF_FREE) -> Self:
        """The roads after these coups."""
        roads = cls(layout=layout)
        for mark in marks:
            roads.add(mark)
        return roads

    def add(self, mark: Mark) -> None:
        """Add one coup to every road."""
        self._marks.append(mark)
        if mark.result is Result.TIE:
            self._add_tie()
        else:
            self._add_ring(mark, mark.result)

    def ask(self) -> Ask:
        """What each side would add to the derived roads next. Does not change the roads."""
        return Ask(player=self._answer(Result.PLAYER), banker=self._answer(Result.BANKER))

    def totals(self, *, last: int | None = None) -> RoadTotals:
        """The counts over the last `last` coups, or over all of them."""
        assert last is None or last >= 0
        start = 0 if last is None else max(0, len(self._marks) - last)
        marks = self._marks[start:]
        return RoadTotals(
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
        """How runs on these roads turn."""
        return self._layout

    @property
    def marks(self) -> tuple[Mark, ...]:
        """Every coup so far, oldest first."""
        return tuple(self._marks)

    @property
    def bead_plate(self) -> tuple[Bead, ...]:
        """Every coup, including ties, six per column."""
        return tuple(
            Bead(column=index // ROWS, row=index % ROWS, mark=mark)
            for index, mark in enumerate(self._marks)
        )

    @property
    def big_road(self) -> tuple[Ring, ...]:
        """The rings in the order dealt. A tie is counted on a ring and adds none itself."""
        return tuple(self._rings)

    @property
    def leading_ties(self) -> int:
        """The ties before the first ring, drawn as one marker at (0, 0) until that ring appears."""
        return self._leading_ties

    @property
    def derived(self) -> dict[str, tuple[Stroke, ...]]:
        """The strokes of each derived road, by key."""
        return {key: tuple(road.strokes) for key, road in self._derived}

    def _add_tie(self) -> None:
        if not self._rings:
            self._leading_ties += 1
            return
        ring = self._rings[-1]
        self._rings[-1] = replace(ring, ties=ring.ties + 1)

    def _add_ring(self, mark: Mark, side: RingSide) -> None:
        answer = self._answer(side)
        for key, road in self._derived:
            road.add(answer[key])
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
        # The ring's place if columns had no bottom. The derived roads are judged by it.
        run = len(self._runs) - 1 if same else len(self._runs)
        depth = self._runs[-1] if same else 0
        return {key: road.colour(self._runs, run=run, depth=depth) for key, road in self._derived}


class _Trail:
    """Tracks the place of the next mark on the six rows of a road."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._column = -1
        self._row = 0
        self._turned = False
        # The last column taken in each row. This is as good as a set of all taken places: runs only
        # go down and right, and each starts to the right of the one before, so no run crosses an
        # older one. For the current run, a place is taken exactly if its row reaches it.
        self._taken = [-1] * ROWS

    def step(self, *, new_run: bool) -> tuple[int, int]:
        """The column and row of the next mark. Marks the place as taken."""
        if new_run:
            # One past the head of the previous run, not past its tail. Only a tail along the top
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
    """A derived road: colours laid out in runs, as sides are on the big road."""

    def __init__(self, layout: Layout, *, back: int) -> None:
        self.strokes: list[Stroke] = []
        self._back = back
        self._trail = _Trail(layout)

    def add(self, colour: Colour | None) -> None:
        """Add one colour. None, for a ring before the road starts, adds nothing."""
        if colour is None:
            return
        new_run = not self.strokes or self.strokes[-1].colour is not colour
        column, row = self._trail.step(new_run=new_run)
        self.strokes.append(Stroke(column=column, row=row, colour=colour))

    def colour(self, runs: Sequence[int], *, run: int, depth: int) -> Colour | None:
        """The colour for a ring at this depth of this run. Only earlier runs are read."""
        if depth == 0:
            # A new column: compare the lengths of the previous column and the one it is compared
            # with.
            level = run - 1 - self._back
            if level < 0:
                return None
            return Colour.RED if runs[run - 1] == runs[level] else Colour.BLUE
        reference = run - self._back
        if reference < 0:
            return None
        # Blue only for the ring just past the reference column's end. Below that it is red again
        # ("straight down"): there both the neighbouring place and the one above it are empty.
        return Colour.BLUE if runs[reference] == depth else Colour.RED


_LETTERS = {letter: result for result in Result for letter in (result.value, result.value.lower())}


MOST_LETTERS = 100_000
"""The limit of coups per road. Longer roads would take minutes to draw."""


def parse_marks(text: str) -> tuple[Mark, ...]:
    """The coups in a string of letters B, P and T, in either case. White space is ignored.

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
    """The layout with this name."""
    for layout in Layout:
        if layout.value == text:
            return layout
    names = one_of(layout.value for layout in Layout)
    raise NotationError(no_choice(Argument.LAYOUT, text, names))


Placed = TypeVar("Placed", Bead, Ring, Stroke)


def columns_used(road: Sequence[Bead] | Sequence[Ring] | Sequence[Stroke]) -> int:
    """How many columns a road takes, including dragon tails."""
    return max((place.column + 1 for place in road), default=0)


def window(road: Sequence[Placed], *, columns: int) -> tuple[Placed, ...]:
    """The newest columns of a road, shifted to start at column 0.

    Whole columns are dropped, oldest first, as on a casino display.
    """
    dropped = max(0, columns_used(road) - columns)
    if not dropped:
        return tuple(road)
    return tuple(
        replace(place, column=place.column - dropped) for place in road if place.column >= dropped
    )

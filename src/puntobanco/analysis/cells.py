"""Exact weights of the 205 cells for any composition of the ten card values.

A *weight* is the number of ordered six-card deals that end in a cell. A coup of four or five cards
counts once for every order of the cards that would have followed, so all weights share one total,
n(n-1)…(n-5). All numbers are integers of any size; a probability is weight over total.

The native module does the same computation if it is available and the weights fit in 64 bits. The
Python code below is its specification and handles the rest.

Method: count ordered pairs for each hand after removing the other hand's pair, then third cards by
what the pairs have taken. With n[v] cards of value v, pairs[p][a] = n[a](n[p-a] - [2a=p]) counts
pairs with total p and first card a; everything else is sums of products of these.
"""

from collections.abc import Sequence

from puntobanco import native
from puntobanco.core.classes import CELLS, cell_index
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact
from puntobanco.core.rows import Cell
from puntobanco.core.shoe import LONGEST_COUP
from puntobanco.core.tableau import BANKER_DRAWS_TO

VALUES = 10

_INDEX = {cell: cell_index(cell) for cell in CELLS}
_DRAWS = range(6)
"""Two-card totals on which the Player draws, and the Banker if the Player stood."""
_PLAYS = range(8)
"""Two-card totals that are not naturals."""


def check_counts(counts: Sequence[int], *, kinds: int) -> None:
    """Raise RuleError unless there are `kinds` counts, none negative, with cards for one coup."""
    if len(counts) != kinds:
        raise RuleError(fact("error-counts", count=len(counts), kinds=kinds))
    for place, count in enumerate(counts, start=1):
        if count < 0:
            raise RuleError(fact("error-count-negative", place=place, count=count))
    if sum(counts) < LONGEST_COUP:
        raise RuleError(fact("error-counts-few", count=sum(counts), least=LONGEST_COUP))


def total_weight(cards: int) -> int:
    """The number of ordered six-card deals from this many cards."""
    return falling(cards, LONGEST_COUP)


def falling(number: int, factors: int) -> int:
    """The product number · (number - 1) · … with this many factors."""
    product = 1
    for step in range(factors):
        product *= number - step
    return product


def cell_weights(counts: Sequence[int]) -> tuple[int, ...]:
    """The weight of each cell, in the order of CELLS, for counts of the values 0 to 9.

    >>> weights = cell_weights([128] + [32] * 9)
    >>> sum(weights)
    4998398275503360
    """
    check_counts(counts, kinds=VALUES)
    return native.weights(counts) if _fits_native(counts) else plain_cell_weights(counts)


def many_cell_weights(compositions: Sequence[Sequence[int]]) -> list[tuple[int, ...]]:
    """`cell_weights` of many compositions, faster than one after the other."""
    for counts in compositions:
        check_counts(counts, kinds=VALUES)
    if all(map(_fits_native, compositions)):
        return native.many_weights(compositions)
    return [cell_weights(counts) for counts in compositions]


def _fits_native(counts: Sequence[int]) -> bool:
    return native.active() != native.PYTHON and sum(counts) <= native.MOST_CARDS


def plain_cell_weights(counts: Sequence[int]) -> tuple[int, ...]:
    """`cell_weights` in plain Python integers, for counts already checked."""
    n = tuple(counts)
    left = sum(n)
    after_four, after_five = (left - 4) * (left - 5), left - 5
    deals = _PairDeals(n)
    weights = [0] * len(CELLS)

    for player in range(VALUES):
        for banker in range(VALUES):
            if player >= 8 or banker >= 8 or (player >= 6 and banker >= 6):
                weights[_INDEX[Cell(player, banker, 2, 2)]] += (
                    deals.both[player][banker] * after_four
                )
    for player in (6, 7):
        for banker in _DRAWS:
            for third, weight in enumerate(deals.third(player, banker)):
                end = Cell(player, (banker + third) % VALUES, 2, 3)
                weights[_INDEX[end]] += weight * after_five
    for player in _DRAWS:
        for banker in _PLAYS:
            thirds = deals.third(player, banker)
            for third, weight in enumerate(thirds):
                if banker > BANKER_DRAWS_TO[third]:
                    end = Cell((player + third) % VALUES, banker, 3, 2)
                    weights[_INDEX[end]] += weight * after_five
            if banker <= 6:
                deals.add_six_cards(player, banker, thirds, weights)
    return tuple(weights)


class _PairDeals:
    """Ordered four-card deals by the totals of both hands, and the third cards that remain."""

    def __init__(self, n: tuple[int, ...]) -> None:
        self.n = n
        self.pairs = pairs_by_first(n)
        # by_first[p][a][q][c]: deals with Player total p, first Player card a, Banker total q and
        # first Banker card c. The Banker's pairs depend only on which two cards the Player took.
        after: dict[tuple[int, int], list[list[int]]] = {}
        self.by_first: list[list[list[list[int]]]] = []
        for p in range(VALUES):
            rows = []
            for a in range(VALUES):
                taken = min(a, (p - a) % VALUES), max(a, (p - a) % VALUES)
                if taken not in after:
                    after[taken] = pairs_by_first(_without(n, taken))
                count = self.pairs[p][a]
                rows.append([[count * other for other in row] for row in after[taken]])
            self.by_first.append(rows)
        self.with_first = [
            [[sum(row) for row in by_banker] for by_banker in by_a] for by_a in self.by_first
        ]
        """with_first[p][a][q]: `by_first`, summed over the Banker's cards."""
        self.both = [
            [sum(by_a[q] for by_a in rows) for q in range(VALUES)] for rows in self.with_first
        ]

    def held(self, player: int, banker: int) -> list[int]:
        """By value, the number of cards of that value in all these deals together."""
        mine, theirs = self.with_first[player], self.with_first[banker]
        return [2 * (mine[v][banker] + theirs[v][player]) for v in range(VALUES)]

    def third(self, player: int, banker: int) -> list[int]:
        """By value, the ways to draw a fifth card after deals with these totals."""
        deals = self.both[player][banker]
        held = self.held(player, banker)
        return [count * deals - gone for count, gone in zip(self.n, held, strict=True)]

    def add_six_cards(
        self, player: int, banker: int, thirds: list[int], weights: list[int]
    ) -> None:
        """Add the coups in which both hands draw after these totals."""
        n, held = self.n, self.held(player, banker)
        by_first = self.by_first[player]
        for x in range(VALUES):
            if banker > BANKER_DRAWS_TO[x]:
                continue
            five, nx = thirds[x], n[x]
            # Deals whose four cards include x and y together: in different hands, and in one hand.
            across = by_first[x][banker]
            mine, theirs = self.with_first[player][x][banker], self.with_first[banker][x][player]
            one_hand = [0] * VALUES
            one_hand[x] = 2 * (mine + theirs)
            one_hand[(player - x) % VALUES] += 2 * mine
            one_hand[(banker - x) % VALUES] += 2 * theirs
            player_total = (player + x) % VALUES
            for y in range(VALUES):
                both = one_hand[y] + 4 * (across[y] + by_first[y][banker][x])
                weight = (n[y] - (x == y)) * five - nx * held[y] + both
                weights[_INDEX[player_total, (banker + y) % VALUES, 3, 3]] += weight  # type: ignore[index]


def pairs_by_first(n: Sequence[int]) -> list[list[int]]:
    """[total][first]: ordered pairs of cards with that total and first card."""
    return [
        [n[a] * (n[(total - a) % VALUES] - (2 * a % VALUES == total)) for a in range(VALUES)]
        for total in range(VALUES)
    ]


def _without(n: Sequence[int], taken: tuple[int, int]) -> list[int]:
    left = list(n)
    left[taken[0]] -= 1
    left[taken[1]] -= 1
    return left

"""The kernels over shoes in plain Python: the reference for the native ones, and their fallback.

A twin reads the same tables and draws from the same streams, so it gives the same numbers.
"""

from array import array
from collections.abc import Iterable
from functools import lru_cache

from puntobanco.core.rng import Stream
from puntobanco.core.shoe import Burn
from puntobanco.core.tableau import BANKER_DRAWS_TO
from puntobanco.native import ClassTables, ShoeTable
from puntobanco.simulation.tables import CODES, KINDS, RANKS, VALUES, code_of

_POINTS = {
    VALUES: tuple(range(10)),
    RANKS: tuple(max(rank - 3, 0) for rank in range(RANKS)),
    KINDS: tuple(max(kind // 4 - 3, 0) for kind in range(KINDS)),
}


def histogram(
    shoe: ShoeTable, tables: ClassTables, seed: int, first: int, shoes: int
) -> tuple[int, ...]:
    """The number of coups of each class in these shoes."""
    counts = [0] * tables[1]
    for number in range(first, first + shoes):
        for one in classes_of_shoe(shoe, tables, seed, number):
            counts[one] += 1
    return tuple(counts)


def stream(
    shoe: ShoeTable, tables: ClassTables, seed: int, numbers: Iterable[int]
) -> list[list[int]]:
    """The class of every coup, by shoe."""
    return [classes_of_shoe(shoe, tables, seed, number) for number in numbers]


def classes_of_shoe(shoe: ShoeTable, tables: ClassTables, seed: int, number: int) -> list[int]:
    """The class of every coup of one shoe, in order."""
    decks, cut, burn, between, continuous, fixed = shoe
    kinds = tables[0]
    points, by_code, asked, predicates = _POINTS[kinds], *_read(tables)
    below = Stream(seed, number).below
    full = _full(kinds, decks)
    left, stop = list(full), cut
    if not continuous and burn == Burn.POINTS.value:
        stop += points[left.pop(below(len(left)))] or 10
    elif not continuous and burn == Burn.ONE.value:
        stop += 1
    found: list[int] = []
    while True:
        if continuous:
            left = list(full)
        n = before = len(left)
        cards = [left.pop(below(n - place)) for place in range(4)]
        player = (points[cards[0]] + points[cards[2]]) % 10
        banker = (points[cards[1]] + points[cards[3]]) % 10
        player_drew = banker_drew = False
        if player < 8 and banker < 8:
            if player < 6:
                cards.append(left.pop(below(n - 4)))
                third = points[cards[4]]
                player, player_drew = (player + third) % 10, True
                banker_drew = banker <= BANKER_DRAWS_TO[third]
            else:
                banker_drew = banker < 6
            if banker_drew:
                cards.append(left.pop(below(len(left))))
                banker = (banker + points[cards[-1]]) % 10
        code = code_of(player, banker, player_drew, banker_drew)
        if kinds == VALUES:
            found.append(by_code[code])
        else:
            found.append(_with_cards(kinds, code, cards, by_code, asked, predicates))
        if fixed:
            if len(found) == fixed:
                return found
        elif before <= stop:
            # A coup that began at or behind the cut card is the last of its shoe.
            return found
        stop += between


def _with_cards(
    kinds: int,
    code: int,
    cards: list[int],
    by_code: list[int],
    asked: list[int],
    predicates: list[int],
) -> int:
    """The class of a coup in a cell whose predicates may depend on the cards."""
    per_rank = kinds // RANKS
    ranks = [card // per_rank for card in cards]
    pairs = (ranks[0] == ranks[2]) + 2 * (ranks[1] == ranks[3])
    found = by_code[pairs * CODES + code]
    drew = code // 100
    player = [0, 2, 4][: 2 + drew % 2]
    banker = [1, 3, 4 + drew % 2][: 2 + drew // 2]
    while found < 0:
        place = 3 * (-1 - found)
        at = predicates[1 + asked[place]]
        reads, states, _, columns = predicates[at : at + 4]
        features = at + 4 + states * kinds
        one = other = 0
        if reads & 1:
            one = predicates[features + _last_state(kinds, player, cards, predicates, at + 4)]
        if reads & 2:
            other = predicates[features + _last_state(kinds, banker, cards, predicates, at + 4)]
        holds = predicates[features + states + one * columns + other]
        found = asked[place + 1 + holds]
    return found


def _last_state(
    kinds: int, places: list[int], cards: list[int], predicates: list[int], steps: int
) -> int:
    """The state of an automaton after the cards at these places."""
    state = 0
    for place in places:
        state = predicates[steps + state * kinds + cards[place]]
    return state


@lru_cache(maxsize=16)
def _full(kinds: int, decks: int) -> tuple[int, ...]:
    """A full shoe in kind order, with each card as kind, rank or points."""
    of_kind = {VALUES: _POINTS[KINDS], RANKS: tuple(kind // 4 for kind in range(KINDS))}
    return tuple(
        of_kind[kinds][kind] if kinds != KINDS else kind
        for kind in range(KINDS)
        for _ in range(decks)
    )


@lru_cache(maxsize=16)
def _read(tables: ClassTables) -> tuple[list[int], list[int], list[int]]:
    """The class by code, the questions and the predicates, decoded from their bytes."""
    codes, asked, predicates = (array("i", table).tolist() for table in tables[2:])
    return codes, asked, predicates

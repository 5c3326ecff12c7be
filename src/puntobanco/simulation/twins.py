"""The kernels over shoes in plain Python: the reference for the native ones, and their fallback.

A twin reads the same tables and draws from the same streams, so it gives the same numbers.
"""

from array import array
from collections.abc import Iterable
from functools import lru_cache
from operator import eq

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
    predicates: list[list[int]],
) -> int:
    """The class of a coup in a cell whose predicates may depend on the cards."""
    per_rank = kinds // RANKS
    ranks = [card // per_rank for card in cards]
    pairs = (ranks[0] == ranks[2]) + 2 * (ranks[1] == ranks[3])
    found = by_code[pairs * CODES + code]
    if found >= 0:
        return found
    thirds = len(cards) - 4
    drew = code // 100
    hands = (
        [0, 2, 4][: 2 + drew % 2],
        [1, 3, 3 + thirds][: 2 + drew // 2],
        [0, 2, 1, 3, 4, 5][: 4 + thirds],
    )
    place = -1 - found
    number, holding = asked[place], 0
    for bit in range(number):
        hand, wanted, suits, pairs = predicates[asked[place + 1 + bit]]
        places = hands[hand]
        own = {cards[one] % per_rank for one in places}
        suit = own.pop() if len(own) == 1 else 4
        multiset = sum(1 << 4 * ranks[one] for one in places)
        alike = cards if pairs >> 3 else ranks
        firsts = [alike[one] for one in places[: 4 if hand == 2 else 2]]
        begun = sum(map(eq, firsts[::2], firsts[1::2]))
        if pairs >> begun & 1 and wanted in (0, multiset) and suits >> suit & 1:
            holding |= 1 << bit
    return asked[place + 1 + number + holding]


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
def _read(tables: ClassTables) -> tuple[list[int], list[int], list[list[int]]]:
    """The class by code, the questions and the predicates, decoded from their bytes."""
    _, _, codes, asked, packed = tables
    predicates = array("q", packed).tolist()
    return (
        array("i", codes).tolist(),
        array("i", asked).tolist(),
        [predicates[at : at + 4] for at in range(0, len(predicates), 4)],
    )

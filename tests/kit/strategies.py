"""Hypothesis strategies shared by several test modules: cards, coups, rows and shoe rules."""

from fractions import Fraction
from typing import Any

from hypothesis import strategies as st

from puntobanco.core.cards import CARDS, RANKS, Card, Rank, Suit
from puntobanco.core.coup import Coup, deal
from puntobanco.core.money import Direction, Minor
from puntobanco.core.patterns import SUITED, FirstAgainst, FirstSuits, Pair, SuitRule
from puntobanco.core.payment import Rounding
from puntobanco.core.rows import (
    On,
    Pays,
    PaysKind,
    Row,
    Side,
    parse_cards_text,
    parse_counted,
)
from puntobanco.core.shoe import Burn, ShoeRules

cards = st.sampled_from(CARDS)

# Suited hands, pairs and 2-3-4 are rare among random cards, so some rows come from a small pool.
_POOLS: tuple[tuple[Card, ...], ...] = (
    CARDS,
    *(tuple(card for card in CARDS if card.suit is suit) for suit in Suit),
    tuple(card for card in CARDS if card.rank.value in "234K"),
    tuple(card for card in CARDS if card.rank.value in "234K" and card.suit is Suit.DIAMONDS),
    tuple(card for card in CARDS if card.rank.value in "49TJ"),
)

card_rows = st.sampled_from(_POOLS).flatmap(
    lambda pool: st.lists(st.sampled_from(pool), min_size=6, max_size=6).map(tuple)
)
"""Six cards: enough for any coup."""

coups: st.SearchStrategy[Coup] = card_rows.map(lambda row: deal(iter(row).__next__))

stakes = st.integers(1, 10_000_000).map(Minor)

roundings = st.builds(
    Rounding,
    unit=st.sampled_from([1, 5, 25, 50, 100, 500]).map(Minor),
    direction=st.sampled_from(Direction),
)

odds: st.SearchStrategy[Pays] = st.builds(
    Pays,
    kind=st.sampled_from([PaysKind.TO, PaysKind.FOR]),
    numerator=st.integers(0, 1000),
    denominator=st.integers(1, 20),
)


@st.composite
def _meter_shares(draw: st.DrawFn) -> Pays:
    places = draw(st.integers(0, 9))
    percent = Fraction(draw(st.integers(1, 100 * 10**places)), 10**places)
    share = percent / 100
    return Pays(PaysKind.METER, share.numerator, share.denominator)


meter_shares = _meter_shares()
pays = odds | meter_shares | st.just(Pays(PaysKind.PUSH))

plain_sides = st.sampled_from([Side.PLAYER, Side.BANKER, Side.WINNER])


def _some(low: int, high: int) -> st.SearchStrategy[tuple[int, ...]]:
    return st.sets(st.integers(low, high), min_size=1, max_size=4).map(lambda s: tuple(sorted(s)))


_ranks = st.lists(st.sampled_from(Rank), min_size=2, max_size=3).map(
    lambda ranks: "".join(sorted((rank.value for rank in ranks), key=RANKS.index))
)
_suit_rules = st.sampled_from(SuitRule)
_pairs: st.SearchStrategy[Pair] = st.sampled_from([True, False, SUITED])

_first_ranks = st.sampled_from(["QK", "4T", "44", "9*", ("4T", "9T"), "**"])
_card_sets = st.sampled_from(["red", "diamonds", "JQK", "4d", "4T spades", "2d 3d 4d"]).map(
    parse_cards_text
)


def _counts(most: int) -> st.SearchStrategy[Any]:
    whats = ["red", "diamonds", "JQK", "4d", "T spades", "rank", "suit", "colour"]
    numbers = st.sets(st.integers(0, most), min_size=1, max_size=2).map(lambda s: tuple(sorted(s)))
    found = st.dictionaries(st.sampled_from(whats), numbers, min_size=1, max_size=2)
    return found.map(lambda counts: tuple(sorted((parse_counted(k), v) for k, v in counts.items())))


_CONDITIONS: dict[str, st.SearchStrategy[Any]] = {
    "total": _some(0, 9),
    "over": _some(0, 9),
    "by": _some(0, 9),
    "natural": st.booleans(),
    "cards": _some(2, 3),
    "dealt": _some(4, 6),
    "ranks": _ranks | st.sampled_from(["234", "99", "49T", "KKK"]),
    "suits": _suit_rules,
    "coup_suits": _suit_rules,
    "pair": _pairs,
    "either_pair": _pairs,
    "both_pairs": _pairs,
    "sum": _some(0, 18),
    "first_ranks": _first_ranks,
    "first_suits": st.sampled_from(FirstSuits),
    "first_total": _some(0, 9),
    "first_over": _some(0, 9),
    "first": _card_sets,
    "third": _card_sets,
    "count": _counts(3),
    "coup_count": _counts(6),
    "coup_points": _some(0, 30),
    "either_ranks": _ranks | st.just(("49T", "9*")),
    "either_suits": _suit_rules,
    "either_first_ranks": _first_ranks,
    "either_first_suits": st.sampled_from(FirstSuits),
    "first_against": st.sampled_from(FirstAgainst),
    "player_suits": _suit_rules,
    "banker_suits": _suit_rules,
}
OF_THE_HAND = frozenset({"natural", "cards", "ranks", "suits", "pair"}) | {
    *("first_ranks", "first_suits", "first_total", "first_over", "first", "third", "count"),
    "first_against",
}
"""Conditions on a bet's own hand; a bet on the winner has no such hand in a tie."""


@st.composite
def rows(draw: st.DrawFn, side: Side) -> Row:
    """A row that a bet on this side may have, whether or not a coup can match it."""
    on = draw(st.sampled_from(On))
    asked = draw(st.sets(st.sampled_from(sorted(_CONDITIONS)), max_size=3))
    if side is Side.WINNER and on in (On.TIE, On.ANY):
        asked -= OF_THE_HAND
    return Row(on, draw(pays), **{key: draw(_CONDITIONS[key]) for key in sorted(asked)})


@st.composite
def sided_rows(draw: st.DrawFn) -> tuple[Side, Row]:
    """A plain side and a row for it."""
    side = draw(plain_sides)
    return side, draw(rows(side))


@st.composite
def shoe_rules(draw: st.DrawFn, *, continuous: bool = False) -> ShoeRules:
    """Rules that `ShoeRules.check` accepts, with the extreme cuts as likely as any other."""
    decks = draw(st.integers(1, 8))
    between = draw(st.booleans())
    least, most = 11 + between, 52 * decks - 17
    cut = draw(st.sampled_from([least, most]) | st.integers(least, most))
    return ShoeRules(decks, cut, draw(st.sampled_from(Burn)), between, continuous)

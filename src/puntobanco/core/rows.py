"""Rows of a pay table: the conditions of a row and what it pays.

A bet's side determines *the hand* and *the other hand*; all conditions of a row refer to them. Rows
are read from the top, the first match settles, and a wager without a match is lost.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from decimal import Decimal
from enum import Enum
from fractions import Fraction
from functools import cached_property, lru_cache, partial, reduce
from typing import TYPE_CHECKING, Any, NamedTuple, assert_never

from puntobanco.core.cards import CARDS, RANKS, Card, Suit
from puntobanco.core.conditions import (
    About,
    CellView,
    Choice,
    Condition,
    Counted,
    Counts,
    Flag,
    FlagOrWord,
    Notation,
    NotationOrList,
    WholeNumbers,
    condition,
    conditions_of,
    not_expected,
)
from puntobanco.core.coup import Hand
from puntobanco.core.errors import NotationError
from puntobanco.core.facts import Fact, Value, fact, one_of
from puntobanco.core.patterns import (
    ANY_RANK,
    GROUPS,
    RED_SUITS,
    CountPattern,
    FirstAgainst,
    FirstAgainstPattern,
    FirstSuits,
    FirstTwoPattern,
    GroupPattern,
    HandScope,
    Pair,
    PairPattern,
    Pattern,
    PlacePattern,
    PointsPattern,
    Predicate,
    RankPattern,
    SuitPattern,
    SuitRule,
    TotalPattern,
)

if TYPE_CHECKING:
    from puntobanco.core.keys import Key


class Cell(NamedTuple):
    """Totals and card counts of both hands: everything that a bet on points alone depends on."""

    player: int
    banker: int
    player_cards: int
    banker_cards: int

    @property
    def winner(self) -> Hand | None:
        """The hand closer to nine, or None on a tie."""
        if self.player == self.banker:
            return None
        return Hand.PLAYER if self.player > self.banker else Hand.BANKER


class Side(Enum):
    """The hand that a bet is about."""

    PLAYER = "player"
    BANKER = "banker"
    WINNER = "winner"
    """The hand that wins; on a tie there is none."""
    LINE = "line"
    """The hand of the patron's line wager. It becomes a plain side when betting closes."""

    def hand(self, cell: Cell) -> Hand | None:
        """The hand that this side means after the coup."""
        match self:
            case Side.PLAYER:
                return Hand.PLAYER
            case Side.BANKER:
                return Hand.BANKER
            case Side.WINNER:
                return cell.winner
            case Side.LINE:
                raise ValueError("a line bet rides on a plain side once betting has closed")
            case _:
                assert_never(self)


RIDES = (Side.PLAYER, Side.BANKER, Side.WINNER)
"""The plain sides that a line bet can become."""


class On(Enum):
    """How the hand must have done against the other."""

    WIN = "win"
    LOSE = "lose"
    TIE = "tie"
    ANY = "any"

    def holds(self, mine: int, other: int) -> bool:
        """Whether it holds for the totals of the hand and of the other."""
        match self:
            case On.WIN:
                return mine > other
            case On.LOSE:
                return mine < other
            case On.TIE:
                return mine == other
            case On.ANY:
                return True
            case _:
                assert_never(self)


class SeatHands(Enum):
    """The hands whose suits a row compares with those of the seat."""

    PLAYER = "player"
    BANKER = "banker"
    BOTH = "both"


@dataclass(frozen=True, slots=True)
class SeatSuits:
    """The suits that a bet gives to a seat, one for each hand."""

    seat: int
    player: SuitRule
    banker: SuitRule


class PaysKind(Enum):
    """How a matching row pays."""

    TO = "to"
    """N to M: N/M of the stake, less commission, and the stake returned."""
    FOR = "for"
    """N for M: N/M of the stake; the stake itself is not returned."""
    PUSH = "push"
    """The stake is returned and nothing else paid."""
    METER = "% of meter"
    """A share of the progressive meter; the stake itself is not returned."""


PAYS = r"([0-9]{1,99}) (to|for) ([0-9]{1,99})|(push)|([0-9]{1,99}(?:\.[0-9]{1,99})?) ?% of meter"
"""Regular expression that a payment must match as a whole."""

_PAYS = re.compile(PAYS)
_ODDS = re.compile(
    r"(\d[\d,]{0,98}(?:\.\d{1,99})?)( *: *| *- *| *to *| *for *)(\d{1,99}(?:\.\d{1,99})?)"
)


@dataclass(frozen=True, slots=True)
class Pays:
    """What a row pays: `30 to 1`, `1000 for 1`, `push` or `25 % of meter`."""

    kind: PaysKind
    numerator: int = 0
    denominator: int = 1

    @staticmethod
    def parse(text: str) -> "Pays":
        """The payment from the notation of a sheet.

        >>> str(Pays.parse("1 to 2")), Pays.parse("25 % of meter").ratio
        ('1 to 2', Fraction(1, 4))
        """
        found = _PAYS.fullmatch(text)
        if found is None or (found[3] and not int(found[3])):
            raise NotationError(_not_pays(text))
        if found[4]:
            return Pays(PaysKind.PUSH)
        if found[2]:
            return Pays(PaysKind(found[2]), int(found[1]), int(found[3]))
        share = Fraction(found[5]) / 100
        if not 0 < share <= 1:
            raise NotationError(fact("notation-pays-share", text=repr(text)))
        return Pays(PaysKind.METER, share.numerator, share.denominator)

    @property
    def ratio(self) -> Fraction:
        """The payment per unit staked, or the share of the meter."""
        return Fraction(self.numerator, self.denominator)

    def commission(self, rate_ppm: int) -> int:
        """The commission on the payment at this rate, per million: only "to one" carries it."""
        return rate_ppm if self.kind is PaysKind.TO else 0

    def __str__(self) -> str:
        match self.kind:
            case PaysKind.PUSH:
                return "push"
            case PaysKind.METER:
                percent = 100 * self.ratio
                return f"{Decimal(percent.numerator) / percent.denominator:f} % of meter"
            case PaysKind.TO | PaysKind.FOR:
                return f"{self.numerator} {self.kind.value} {self.denominator}"
            case _:
                assert_never(self.kind)


def _not_pays(text: str) -> Fact:
    """The error for a text that is not a payment, such as `5.5 to 1` or `3:2`.

    >>> dict(_not_pays("1,000:1").params)
    {'text': "'1,000:1'", 'word': 'to', 'example': '1000 to 1'}
    """
    found = _ODDS.fullmatch(text)
    if found is None or not Fraction(found[3]):
        return fact("notation-pays", text=repr(text))
    ratio = Fraction(found[1].replace(",", "")) / Fraction(found[3])
    word = "for" if "for" in found[2] else "to"
    example = f"{ratio.numerator} {word} {ratio.denominator}"
    return fact("notation-pays-whole", text=repr(text), word=word, example=example)


PUSH = Pays(PaysKind.PUSH)
"""The stake returned. Also used for a row if only its conditions matter."""


def parse_ranks(text: str) -> str:
    """The ranks of a hand in order from the ace; `*` is any rank.

    >>> parse_ranks("T*A")
    'AT*'
    """
    return _sorted_ranks(text, (2, 3))


def parse_two_ranks(text: str) -> str:
    """The ranks of two cards, in the same notation."""
    return _sorted_ranks(text, (2,))


def _sorted_ranks(text: str, lengths: tuple[int, ...]) -> str:
    order = RANKS + ANY_RANK
    if len(text) not in lengths or any(rank not in order for rank in text):
        code: Key = "sheet-expected-some-ranks" if 3 in lengths else "sheet-expected-two-ranks"
        raise not_expected(text, fact(code, ranks=RANKS))
    return "".join(sorted(text, key=order.index))


_SUITS = {suit.name.lower(): (suit,) for suit in Suit} | {
    "red": RED_SUITS,
    "black": tuple(suit for suit in Suit if suit not in RED_SUITS),
}


def parse_cards_text(text: str) -> str:
    """A set of cards: ranks such as `JQK`, cards such as `Qh`, suits or colours, with spaces.

    >>> parse_cards_text("QJ Kh"), sorted(kinds_of("Qh Qd"))
    ('JQ Kh', [9, 10])
    """
    tokens = text.split(" ")
    found = [
        "".join(sorted(set(one), key=RANKS.index)) if set(one) <= set(RANKS) else one
        for one in tokens
    ]
    known = (
        one in _SUITS or _CARD.fullmatch(one) or (one and set(one) <= set(RANKS)) for one in tokens
    )
    if not all(known) or len(set(found)) < len(found):
        raise not_expected(text, fact("sheet-expected-cards", ranks=RANKS))
    return " ".join(sorted(found))


def parse_counted(text: str) -> str:
    """A set of cards, or `rank`, `suit` or `colour` for the largest group that shares one."""
    return text if text in GROUPS else parse_cards_text(text)


_CARD = re.compile(rf"[{RANKS}][shdc]")


def kinds_of(text: str) -> frozenset[int]:
    """The kinds of the cards in a set."""
    return frozenset(
        card.kind
        for card in CARDS
        for one in text.split(" ")
        if (card.suit in _SUITS[one] if one in _SUITS else card.rank.value in one)
        and (not _CARD.fullmatch(one) or str(card) == one)
    )


def _rank_pattern(value: str | tuple[str, ...]) -> RankPattern:
    return RankPattern((value,) if isinstance(value, str) else value)


def _count_patterns(value: Counted) -> Iterator[Pattern]:
    for counted, numbers in value:
        if counted in GROUPS:
            yield GroupPattern(counted, numbers)
        else:
            yield CountPattern(kinds_of(counted), numbers)


def _cards_value(text: str) -> Value:
    """A set of cards for a label: ranks with 10 for T, cards with the symbol of their suit."""
    named: list[Value] = []
    for one in text.split(" "):
        if one in _SUITS:
            named.append(fact("row-cards", cards=one))
        elif _CARD.fullmatch(one):
            named.append(Card.parse(one).symbol.replace("T", "10"))
        else:
            named.extend(rank.replace("T", "10") for rank in one)
    return one_of(named)


def _counted_clause(value: Counted, of: str) -> Fact:
    return reduce(
        lambda a, b: fact("row-clauses", a=a, b=b),
        (
            fact("row-group", by=counted, n=one_of(sorted(numbers)), of=of)
            if counted in GROUPS
            else fact("row-counted", cards=_cards_value(counted), n=one_of(sorted(numbers)), of=of)
            for counted, numbers in value
        ),
    )


def ranks_value(value: str | tuple[str, ...]) -> Value:
    """The ranks of a row for a label, such as 2-3-4; several as alternatives."""
    options = (value,) if isinstance(value, str) else value
    shown = ["-".join("10" if rank == "T" else rank for rank in one) for one in options]
    return shown[0] if len(shown) == 1 else one_of(shown)


_POINTS = WholeNumbers(0, 9, "sheet-expected-points")
_CARDS = Notation(parse_cards_text, "sheet-expected-cards-text")
_PAIR = FlagOrWord(("suited",), "sheet-expected-pair")


class _CardTests(NamedTuple):
    """What a row asks of the cards themselves."""

    mine: tuple[Pattern, ...]
    """Of the bet's own hand."""
    theirs: tuple[Pattern, ...]
    """Of the other hand."""
    relations: tuple[Callable[[Hand], Pattern], ...]
    """Of the bet's hand, which is given, against the other."""
    others: tuple[Predicate, ...]
    """Of both hands alike."""


@dataclass(frozen=True)
class Row:
    """One row of a pay table. A condition that is None does not apply."""

    on: On
    """How the hand did by final totals; required."""
    pays: Pays
    """What a matching row pays."""
    total: tuple[int, ...] | None = condition(
        _POINTS, About.TOTALS, cell=lambda wanted, seen: seen.mine in wanted, added=False
    )
    """The hand's final points."""
    over: tuple[int, ...] | None = condition(
        _POINTS, About.TOTALS, cell=lambda wanted, seen: seen.other in wanted, added=False
    )
    """The other hand's final points."""
    by: tuple[int, ...] | None = condition(
        _POINTS,
        About.COUP,
        cell=lambda wanted, seen: abs(seen.mine - seen.other) in wanted,
        added=False,
    )
    """The difference between the points of both hands."""
    natural: bool | None = condition(
        Flag(),
        About.HAND,
        cell=lambda wanted, seen: wanted is (seen.cards == 2 and seen.mine >= 8),
        added=False,
    )
    """Whether the hand is a two-card 8 or 9."""
    cards: tuple[int, ...] | None = condition(
        WholeNumbers(2, 3, "sheet-expected-held"),
        About.HAND,
        cell=lambda wanted, seen: seen.cards in wanted,
        added=False,
    )
    """The number of cards in the hand."""
    dealt: tuple[int, ...] | None = condition(
        WholeNumbers(4, 6, "sheet-expected-dealt"),
        About.COUP,
        cell=lambda wanted, seen: seen.dealt in wanted,
        added=False,
    )
    """The number of cards in the coup."""
    ranks: str | tuple[str, ...] | None = condition(
        NotationOrList(parse_ranks, "sheet-expected-ranks"),
        About.HAND,
        pattern=_rank_pattern,
        added=False,
    )
    """The ranks of the hand's cards, in any order."""
    suits: SuitRule | None = condition(
        Choice(SuitRule), About.HAND, pattern=SuitPattern, added=False
    )
    """The suits of all the hand's cards, including a third one."""
    coup_suits: SuitRule | None = condition(
        Choice(SuitRule),
        About.COUP,
        pattern=SuitPattern,
        scope=lambda _: HandScope.COUP,
        added=False,
    )
    """The suits of all cards dealt."""
    pair: Pair | None = condition(_PAIR, About.HAND, pattern=PairPattern, early=True, added=False)
    """Whether the hand's first two cards share a rank, or rank and suit."""
    either_pair: Pair | None = condition(
        _PAIR,
        About.COUP,
        pattern=PairPattern,
        scope=lambda pair: HandScope.EITHER if pair else HandScope.BOTH,
        early=True,
    )
    """The same for either hand or both."""
    both_pairs: Pair | None = condition(
        _PAIR,
        About.COUP,
        pattern=PairPattern,
        scope=lambda pair: HandScope.BOTH if pair else HandScope.EITHER,
        early=True,
    )
    """The same for both hands at once."""
    sum: tuple[int, ...] | None = condition(
        WholeNumbers(0, 18, "sheet-expected-sums"),
        About.COUP,
        cell=lambda wanted, seen: seen.mine + seen.other in wanted,
    )
    """The sum of the points of both hands."""
    first_ranks: str | tuple[str, ...] | None = condition(
        NotationOrList(parse_two_ranks, "sheet-expected-first-ranks"),
        About.HAND,
        pattern=lambda ranks: FirstTwoPattern(_rank_pattern(ranks)),
        clause=lambda ranks: fact("row-first-ranks", ranks=ranks_value(ranks), of="hand"),
        early=True,
    )
    """The ranks of the hand's first two cards, in any order, whatever follows."""
    first_suits: FirstSuits | None = condition(
        Choice(FirstSuits),
        About.HAND,
        pattern=lambda rule: FirstTwoPattern(SuitPattern(rule)),
        clause=lambda rule: fact("row-first-suits", suits=rule.value, of="hand"),
        early=True,
    )
    """The suits or colours of the hand's first two cards."""
    first_total: tuple[int, ...] | None = condition(
        _POINTS,
        About.HAND,
        pattern=lambda points: FirstTwoPattern(TotalPattern(points)),
        clause=lambda points: fact(
            "row-first-total", n=one_of(sorted(points)), last=max(points), of="hand"
        ),
        early=True,
    )
    """The points of the hand's first two cards, whatever follows."""
    first_over: tuple[int, ...] | None = condition(
        _POINTS,
        About.HAND,
        pattern=lambda points: FirstTwoPattern(TotalPattern(points)),
        of_other=True,
        clause=lambda points: fact(
            "row-first-total", n=one_of(sorted(points)), last=max(points), of="other"
        ),
        early=True,
    )
    """The points of the other hand's first two cards."""
    first: str | None = condition(
        _CARDS,
        About.HAND,
        pattern=lambda cards: PlacePattern(1, kinds_of(cards)),
        clause=lambda cards: fact("row-first-card", cards=_cards_value(cards)),
        early=True,
    )
    """The hand's first card."""
    third: str | None = condition(
        _CARDS,
        About.HAND,
        pattern=lambda cards: PlacePattern(3, kinds_of(cards)),
        clause=lambda cards: fact("row-third-card", cards=_cards_value(cards)),
    )
    """The hand's third card; a hand of two cards does not match."""
    count: Counted | None = condition(
        Counts(
            parse_counted,
            WholeNumbers(0, 3, "sheet-expected-count-of-hand"),
            "sheet-expected-count",
        ),
        About.HAND,
        patterns=_count_patterns,
        clause=lambda counted: _counted_clause(counted, "hand"),
    )
    """How many of certain cards the hand has, or how many share a rank, a suit or a colour."""
    coup_count: Counted | None = condition(
        Counts(
            parse_counted,
            WholeNumbers(0, 6, "sheet-expected-count-of-coup"),
            "sheet-expected-count",
        ),
        About.COUP,
        patterns=_count_patterns,
        scope=lambda _: HandScope.COUP,
        clause=lambda counted: _counted_clause(counted, "coup"),
    )
    """The same for all cards dealt."""
    coup_points: tuple[int, ...] | None = condition(
        WholeNumbers(0, 54, "sheet-expected-coup-points"),
        About.COUP,
        pattern=PointsPattern,
        scope=lambda _: HandScope.COUP,
        clause=lambda points: fact("row-coup-points", n=one_of(sorted(points)), last=max(points)),
    )
    """The sum of the points of all cards dealt, not only its last digit."""
    either_ranks: str | tuple[str, ...] | None = condition(
        NotationOrList(parse_ranks, "sheet-expected-ranks"),
        About.COUP,
        pattern=_rank_pattern,
        scope=lambda _: HandScope.EITHER,
        clause=lambda ranks: fact("row-either-ranks", ranks=ranks_value(ranks)),
    )
    """The ranks of all cards of either hand."""
    either_suits: SuitRule | None = condition(
        Choice(SuitRule),
        About.COUP,
        pattern=SuitPattern,
        scope=lambda _: HandScope.EITHER,
        clause=lambda rule: fact("row-either-suits", suits=rule.value),
    )
    """The suits of all cards of either hand."""
    either_first_ranks: str | tuple[str, ...] | None = condition(
        NotationOrList(parse_two_ranks, "sheet-expected-first-ranks"),
        About.COUP,
        pattern=lambda ranks: FirstTwoPattern(_rank_pattern(ranks)),
        scope=lambda _: HandScope.EITHER,
        clause=lambda ranks: fact("row-first-ranks", ranks=ranks_value(ranks), of="either"),
        early=True,
    )
    """The ranks of the first two cards of either hand."""
    either_first_suits: FirstSuits | None = condition(
        Choice(FirstSuits),
        About.COUP,
        pattern=lambda rule: FirstTwoPattern(SuitPattern(rule)),
        scope=lambda _: HandScope.EITHER,
        clause=lambda rule: fact("row-first-suits", suits=rule.value, of="either"),
        early=True,
    )
    """The suits or colours of the first two cards of either hand."""
    first_against: FirstAgainst | None = condition(
        Choice(FirstAgainst),
        About.HAND,
        relation=FirstAgainstPattern,
        clause=lambda rule: fact("row-first-against", against=rule.value),
        early=True,
    )
    """The rank of the hand's first card against the other hand's, or both cards alike."""
    player_suits: SuitRule | None = condition(
        Choice(SuitRule),
        About.COUP,
        pattern=SuitPattern,
        scope=lambda _: HandScope.PLAYER,
        clause=lambda rule: fact("row-suits-of", hand="player", suits=rule.value),
    )
    """The suits of all cards of the Player hand, whichever hand the bet is on."""
    banker_suits: SuitRule | None = condition(
        Choice(SuitRule),
        About.COUP,
        pattern=SuitPattern,
        scope=lambda _: HandScope.BANKER,
        clause=lambda rule: fact("row-suits-of", hand="banker", suits=rule.value),
    )
    """The same for the Banker hand."""
    seat_suits: SeatHands | None = condition(
        Choice(SeatHands),
        About.COUP,
        clause=lambda hands: fact("row-seat-suits", hands=hands.value),
    )
    """Whether all cards of a hand are of the suit that the bet gives to the seat for that hand."""

    def at(self, seat: SeatSuits) -> "Row":
        """The row for a wager at this seat, with its suits in place of `seat_suits`."""
        match self.seat_suits:
            case None:
                return self
            case SeatHands.PLAYER:
                return replace(self, seat_suits=None, player_suits=seat.player)
            case SeatHands.BANKER:
                return replace(self, seat_suits=None, banker_suits=seat.banker)
            case SeatHands.BOTH:
                return replace(
                    self, seat_suits=None, player_suits=seat.player, banker_suits=seat.banker
                )
            case _:
                assert_never(self.seat_suits)

    @cached_property
    def asks(self) -> tuple[str, ...]:
        """The names of the conditions that this row has, including `on`."""
        return ("on", *(key for key in CONDITIONS if getattr(self, key) is not None))

    @property
    def asks_of_the_hand(self) -> tuple[str, ...]:
        """The conditions that need a particular hand. On a tie, side WINNER has none."""
        return tuple(key for key in self.asks if _about(key) is About.HAND)

    @property
    def asks_of_the_coup(self) -> bool:
        """Whether all its conditions are about both hands alike."""
        return all(_about(key) is About.COUP for key in self.asks)

    @property
    def asks_of_pairs(self) -> tuple[Pair, ...]:
        """The conditions on pairs: of the hand, of either hand and of both."""
        asked = (self.pair, self.either_pair, self.both_pairs)
        return tuple(one for one in asked if one is not None)

    def admits(self, cell: Cell, side: Side) -> bool:
        """Whether totals and counts satisfy this row. Its predicates cover the cards."""
        seen = _view(cell, side)
        return self.on.holds(seen.mine, seen.other) and all(
            holds(wanted, seen) for holds, wanted in self._cell_tests
        )

    def predicates(self, cell: Cell, side: Side) -> tuple[Predicate, ...]:
        """What this row requires of the cards themselves, for an outcome in this cell."""
        assert self.seat_suits is None, "a row about the seat is asked at a seat"
        tests = self._card_tests
        if not (tests.mine or tests.theirs or tests.relations):
            return tests.others
        hand = side.hand(cell)
        assert hand is not None, "a row of the winner asks nothing of the hand of a tie"
        own, other = _SCOPES[hand]
        asked = ((own, tests.mine), (other, tests.theirs))
        return (
            *(Predicate(scope, patterns) for scope, patterns in asked if patterns),
            *(Predicate(HandScope.COUP, (pattern(hand),)) for pattern in tests.relations),
            *tests.others,
        )

    @cached_property
    def _cell_tests(self) -> tuple[tuple[Callable[[Any, CellView], bool], Any], ...]:
        return tuple(
            (one.cell, getattr(self, key))
            for key, one in CONDITIONS.items()
            if one.cell and getattr(self, key) is not None
        )

    @cached_property
    def _card_tests(self) -> _CardTests:
        mine: list[Pattern] = []
        theirs: list[Pattern] = []
        relations: list[Callable[[Hand], Pattern]] = []
        others: list[Predicate] = []
        for key, one in CONDITIONS.items():
            value = getattr(self, key)
            if value is None:
                continue
            patterns = tuple(one.patterns(value)) if one.patterns else ()
            if one.pattern:
                patterns = (one.pattern(value),)
            if one.relation:
                relations.append(partial(one.relation, value))
            elif one.scope is None:
                (theirs if one.of_other else mine).extend(patterns)
            else:
                # Each pattern apart: the features of several together would be far more.
                others.extend(Predicate(one.scope(value), (pattern,)) for pattern in patterns)
        return _CardTests(tuple(mine), tuple(theirs), tuple(relations), tuple(others))


CONDITIONS: dict[str, Condition] = conditions_of(Row)
"""The conditions of a row by name, in the order of its fields."""

_SCOPES = {
    Hand.PLAYER: (HandScope.PLAYER, HandScope.BANKER),
    Hand.BANKER: (HandScope.BANKER, HandScope.PLAYER),
}
"""The scope of a bet's own hand, and of the other."""


EARLY = tuple(key for key, one in CONDITIONS.items() if one.early)
"""The conditions that the first four cards decide."""


def _about(key: str) -> About:
    return CONDITIONS[key].about if key in CONDITIONS else About.COUP


@lru_cache(maxsize=1024)
def _view(cell: Cell, side: Side) -> CellView:
    hand = side.hand(cell)
    player, banker, player_cards, banker_cards = cell
    dealt = player_cards + banker_cards
    match hand:
        case Hand.PLAYER:
            return CellView(player, banker, player_cards, dealt)
        case Hand.BANKER:
            return CellView(banker, player, banker_cards, dealt)
        case None:
            return CellView(player, banker, 0, dealt)
        case _:
            assert_never(hand)

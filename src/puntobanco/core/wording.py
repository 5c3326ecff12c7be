"""Labels of rows, payments and sides, as facts that each language renders in its own order.

A label is made only from the conditions of a row, so a sheet cannot print one thing and settle
another. Rows with different conditions never share a label. The order in which a row lists its
numbers has no meaning and is not kept.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import reduce

from puntobanco.core.cards import Suit
from puntobanco.core.facts import Fact, Label, Numeral, Rate, Value, fact, fact_of, one_of
from puntobanco.core.money import PPM, Minor, format_money
from puntobanco.core.patterns import SUITED, Pair, SuitRule
from puntobanco.core.payment import Payment
from puntobanco.core.rows import CONDITIONS, On, Pays, PaysKind, Row, SeatSuits, Side, ranks_value

_NONE = "none"
"""The message variant for a condition that the row does not have."""


def row_fact(row: Row) -> Label:
    """The conditions of a row.

    >>> str(row_fact(Row(On.WIN, Pays.parse("40 to 1"), total=(7,), cards=(3,))))
    'Win with a three-card 7'
    """
    clauses = list(_clauses(row)) or [fact("row-anything")]
    return Label(reduce(lambda a, b: fact("row-clauses", a=a, b=b), clauses))


def offer_fact(row: Row) -> Label:
    """The first four cards after which a bet is offered.

    >>> str(offer_fact(Row(On.ANY, Pays.parse("push"), dealt=(5, 6), first_total=(6, 7))))
    'First two cards 6 or 7 points'
    """
    return row_fact(replace(row, dealt=None))


def pays_fact(pays: Pays) -> Fact:
    """What a row pays.

    >>> str(pays_fact(Pays.parse("1 to 2")))
    '1 to 2'
    """
    if pays.kind is PaysKind.METER:
        ppm = pays.ratio * PPM
        whole = ppm.denominator == 1
        share = Rate(ppm.numerator) if whole else str(pays).removesuffix(" of meter")
        return fact("pays-meter", share=share)
    if pays.kind is PaysKind.PUSH:
        return fact("pays-push")
    n, m = str(pays.numerator), str(pays.denominator)
    return fact("pays-to" if pays.kind is PaysKind.TO else "pays-for", n=n, m=m)


def side_fact(side: Side) -> Fact:
    """The hand that a bet is about."""
    return fact_of("side", side)


def seat_suits_fact(seat: SeatSuits) -> Fact:
    """The suits of a seat, as symbols.

    >>> str(seat_suits_fact(SeatSuits(1, SuitRule.HEARTS, SuitRule.CLUBS)))
    'Player ♥ · Banker ♣'
    """
    return fact(
        "row-suits-of-seat",
        player=Suit[seat.player.name].symbol,
        banker=Suit[seat.banker.name].symbol,
    )


def _clauses(row: Row) -> Iterator[Fact]:
    """The hand and how it did, the difference if it is its own clause, then the whole coup."""
    if row.on is not On.ANY:
        yield fact("row-result", on=row.on.value, by=_numbers(row.by), **_hand(row))
    else:
        if _asks_of_the_hand(row) or row.over is not None:
            yield fact("row-held", **_hand(row))
        if row.by is not None:
            yield fact("row-apart", n=_numbers(row.by), last=max(row.by))
    if row.sum is not None:
        yield fact("row-together", n=_numbers(row.sum), last=max(row.sum))
    if row.either_pair is not None:
        yield fact("row-either-pair", pair=_pair(row.either_pair))
    if row.both_pairs is not None:
        yield fact("row-both-pairs", pair=_pair(row.both_pairs))
    if row.dealt is not None or row.coup_suits is not None:
        yield fact("row-dealt", cards=_counts(row.dealt), suits=_suits(row.coup_suits))
    for key, one in CONDITIONS.items():
        if one.clause and getattr(row, key) is not None:
            yield one.clause(getattr(row, key))


def _hand(row: Row) -> dict[str, Value]:
    """The conditions on the hand, and flags for the kinds of condition present."""
    score = bool(row.ranks or row.total)
    traits = score or bool(row.cards or row.suits)
    return {
        "natural": _NONE if row.natural is None else "yes" if row.natural else "no",
        "ranks": ranks_value(row.ranks) if row.ranks else _NONE,
        "total": _numbers(row.total),
        "cards": _counts(row.cards),
        "joint": _counts(row.cards, joint=True),
        "suits": _suits(row.suits),
        "pair": _NONE if row.pair is None else _pair(row.pair),
        "over": _numbers(row.over),
        "last": max(row.by or (0,)),
        "score": _flag(score),
        "counted": _flag(bool(row.cards or row.total)),
        "noun": _flag(score or row.cards is not None),
        "traits": _flag(traits),
        "hand": _flag(traits or row.pair is not None),
        "alone": _flag(not (traits or row.pair is not None or row.over or row.by)),
        "asked": _flag(_asks_of_the_hand(row)),
    }


def _asks_of_the_hand(row: Row) -> bool:
    asks = (row.natural, row.ranks, row.total, row.cards, row.suits, row.pair)
    return any(asked is not None for asked in asks)


def _flag(holds: bool) -> str:  # noqa: FBT001 -- a condition is the only argument
    return "yes" if holds else _NONE


def _pair(pair: Pair) -> str:
    return "suited" if pair is SUITED else "yes" if pair else "no"


def _suits(rule: SuitRule | None) -> str:
    return rule.value if rule else _NONE


def _numbers(numbers: Iterable[int] | None) -> Value:
    return _NONE if numbers is None else one_of(sorted(numbers))


def _counts(cards: Iterable[int] | None, *, joint: bool = False) -> Value:
    if cards is None:
        return _NONE
    return one_of(fact("row-joint" if joint else "row-count", n=count) for count in sorted(cards))


def payout_sum(
    pays: Pays, *, stake: Minor, commission: Minor, rate_ppm: int, won: Minor, exponent: int
) -> Fact:
    """The calculation of a win, written out; `≈` if it was rounded.

    >>> amounts = {"stake": Minor(1250), "commission": Minor(62), "won": Minor(1188)}
    >>> str(payout_sum(Pays.parse("1 to 1"), **amounts, rate_ppm=50_000, exponent=2))
    '12.50 × 1 − 0.62 (5 %) ≈ 11.88'
    """

    def money(amount: Minor) -> Numeral:
        return Numeral(format_money(amount, exponent), grouped=False)

    payment = Payment.of(pays, rate_ppm)
    return fact(
        "payout-sum",
        stake=money(stake),
        times=str(pays.ratio),
        kept=money(commission) if rate_ppm else "",
        rate=Rate(rate_ppm),
        exact="yes" if stake * payment.numerator == won * payment.denominator else "no",
        won=money(won),
    )

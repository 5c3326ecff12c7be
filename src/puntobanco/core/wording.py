"""Rows, payments and sides in words, as a printed sheet puts them, in the three languages.

A label is made from the conditions of a row and from nothing else, so a sheet cannot say one
thing and settle another. Two rows that ask different things never share a label; the order in
which a row lists its numbers asks nothing, and is not kept.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from puntobanco.core.rows import On, Pays, PaysKind, Row, Side, SuitRule
from puntobanco.core.text import Language, Text

_FARED = {
    On.WIN: Text("win", "胜", "勝"),
    On.LOSE: Text("loss", "负", "負"),
    On.TIE: Text("tie", "和局", "和局"),
}
_ALONE = {On.WIN: "winner", On.LOSE: "loser"}
_AGAINST = {On.WIN: "over", On.LOSE: "to", On.TIE: "against", On.ANY: "against"}

_NATURAL = {
    True: Text("natural", "例牌", "例牌"),
    False: Text("non-natural", "非例牌", "非例牌"),
}
_PAIR = {
    True: Text("a pair", "对子", "對子"),
    False: Text("no pair", "非对子", "非對子"),
}
_SUITS = {
    SuitRule.SAME: Text("in one suit", "同花", "同花"),
    SuitRule.MIXED: Text("in mixed suits", "非同花", "非同花"),
    SuitRule.SPADES: Text("in spades", "黑桃", "黑桃"),
    SuitRule.HEARTS: Text("in hearts", "红心", "紅心"),
    SuitRule.DIAMONDS: Text("in diamonds", "方块", "方塊"),
    SuitRule.CLUBS: Text("in clubs", "梅花", "梅花"),
}
_COUP_SUITS = {
    SuitRule.SAME: Text("all of one suit", "全部同花", "全部同花"),
    SuitRule.MIXED: Text("of mixed suits", "不全同花", "不全同花"),
    SuitRule.SPADES: Text("all spades", "全为黑桃", "全為黑桃"),
    SuitRule.HEARTS: Text("all hearts", "全为红心", "全為紅心"),
    SuitRule.DIAMONDS: Text("all diamonds", "全为方块", "全為方塊"),
    SuitRule.CLUBS: Text("all clubs", "全为梅花", "全為梅花"),
}
_COUNTS = {
    2: Text("two", "两", "兩"),
    3: Text("three", "三", "三"),
    4: Text("four", "四", "四"),
    5: Text("five", "五", "五"),
    6: Text("six", "六", "六"),
}
_SIDES = {
    Side.PLAYER: Text("Player hand", "闲家", "閒家"),
    Side.BANKER: Text("Banker hand", "庄家", "莊家"),
    Side.WINNER: Text("Winning hand", "胜方", "勝方"),
    Side.LINE: Text("Hand of the patron's own line wager", "投注者所押的一方", "投注者所押的一方"),
}
_CARDS = Text("cards", "张牌", "張牌")
_POINTS = Text("points", "点", "點")
_OTHER_HAND = Text("against", "对方", "對方")
_APART = Text("points apart", "相差", "相差")
_WHOLE_HAND = Text("hand", "手牌", "手牌")
_ALL_CARDS = Text("all cards", "所发的牌", "所發的牌")
_DEALT = Text("dealt", "共发", "共發")
_ANYTHING = Text("any result", "不论结果", "不論結果")


def row_label(row: Row, language: Language) -> str:
    """What a row asks for, in words.

    >>> row_label(Row(On.WIN, Pays.parse("40 to 1"), total=(7,), cards=(3,)), Language.EN)
    'Win with a three-card 7'
    """
    if language is not Language.EN:
        return _spaced("，".join(_chinese(row, language)))
    label = ", ".join(_english(row))
    return label[0].upper() + label[1:]


def pays_label(pays: Pays, language: Language) -> str:
    """What a row pays, in words.

    >>> pays_label(Pays.parse("1 to 2"), Language.ZH_HANS)
    '2 赔 1'
    """
    match pays.kind:
        case PaysKind.TO:
            said = Text(str(pays), "{m} 赔 {n}", "{m} 賠 {n}")
        case PaysKind.FOR:
            said = Text(str(pays), "{m} 派 {n}（含本金）", "{m} 派 {n}（含本金）")
        case PaysKind.PUSH:
            said = Text(str(pays), "退还本金", "退還本金")
        case PaysKind.METER:
            share = str(pays).removesuffix(" of meter")
            said = Text(str(pays), f"奖池的 {share}", f"獎池的 {share}")
    return said.to(language).format(n=pays.numerator, m=pays.denominator)


def side_label(side: Side, language: Language) -> str:
    """The hand a bet is about, in words."""
    return _SIDES[side].to(language)


# English: the result, then the other hand, the margin and what the hand itself must be.


def _english(row: Row) -> Iterator[str]:
    if row.on is not On.ANY:
        yield _result(row)
        yield from _dealt(row)
        return
    told = [*filter(None, [_held(row)]), *_margin_apart(row), *_dealt(row)]
    yield from told or [_ANYTHING.en]


def _result(row: Row) -> str:
    over = _over(row)
    if row.on is On.WIN and over and (row.total or row.ranks) and _plain_score(row):
        # "9 over 0" has said that the 9 won.
        return " ".join(filter(None, [_nature(row), _hand(row), over]))
    hand = _hand(row, article="a ")
    if row.natural and row.on in _ALONE and not (over or row.by or hand):
        return f"natural {_ALONE[row.on]}"
    by = f"by {_or(row.by)} {_points(row.by)}" if row.by else ""
    words = [_nature(row), _FARED[row.on].en, over, by, hand and f"with {hand}"]
    return " ".join(filter(None, words))


def _plain_score(row: Row) -> bool:
    return row.by is None and row.pair is None


def _held(row: Row) -> str:
    """What is asked of the hand where the result does not matter."""
    if row.natural is None:
        hand = _hand(row)
        if row.total and not (row.ranks or row.cards):
            hand = f"total of {hand}"
    elif row.total or row.ranks:
        hand = f"{_nature(row)} {_hand(row)}"
    else:
        nature = "natural" if row.natural else "non-natural hand"
        hand = " with ".join(filter(None, [nature, _hand(row, article="a ")]))
    return " ".join(filter(None, [hand, _over(row)]))


def _hand(row: Row, *, article: str = "") -> str:
    noun = "-".join(_ranks(row)) if row.ranks else _or(row.total) if row.total else ""
    if row.ranks and row.total:
        noun += f" making {_or(row.total)}"
    if noun and row.cards:
        noun = f"{article}{_or([f'{_count(one)}-' for one in sorted(row.cards)])}card {noun}"
    elif row.cards:
        noun = f"{_or([_count(one) for one in sorted(row.cards)])} cards"
    if row.suits:
        noun = f"{noun or article + 'hand'} {_SUITS[row.suits].en}"
    if row.pair is None:
        return noun
    pair = _PAIR[row.pair].en
    return f"{noun} and {pair}" if noun else pair if article else pair.removeprefix("a ")


def _nature(row: Row) -> str:
    return "" if row.natural is None else _NATURAL[row.natural].en


def _over(row: Row) -> str:
    return f"{_AGAINST[row.on]} {_or(row.over)}" if row.over else ""


def _margin_apart(row: Row) -> Iterator[str]:
    if row.by:
        yield f"{_or(row.by)} {_points(row.by)} apart"


def _dealt(row: Row) -> Iterator[str]:
    cards = f"{_or([_count(one) for one in sorted(row.dealt)])} cards" if row.dealt else ""
    if row.coup_suits:
        yield f"{cards or _ALL_CARDS.en} {_COUP_SUITS[row.coup_suits].en}"
    elif cards:
        yield f"{cards} dealt"


def _points(numbers: tuple[int, ...]) -> str:
    return "point" if numbers == (1,) else "points"


def _count(number: int) -> str:
    return _COUNTS[number].en


def _ranks(row: Row) -> list[str]:
    return ["10" if rank == "T" else rank for rank in row.ranks or ""]


def _or(options: Sequence[str] | Sequence[int]) -> str:
    *first, last = [str(one) for one in sorted(options, key=str)] if _numeric(options) else options
    return f"{', '.join(map(str, first))} or {last}" if first else str(last)

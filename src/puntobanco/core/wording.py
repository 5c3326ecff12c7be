"""Rows, payments and sides in words, as a printed sheet puts them, in the three languages.

A label is made from the conditions of a row and from nothing else, so a sheet cannot say one
thing and settle another. Two rows that ask different things never share a label; the order in
which a row lists its numbers asks nothing, and is not kept.
"""

import re
from collections.abc import Iterator
from fractions import Fraction
from typing import assert_never

from puntobanco.core.money import PPM, Minor, format_money, format_percent
from puntobanco.core.rows import SUITED, On, Pair, Pays, PaysKind, Row, Side, SuitRule
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
_PAIR: dict[Pair, Text] = {
    True: Text("a pair", "对子", "對子"),
    False: Text("no pair", "非对子", "非對子"),
    SUITED: Text("a suited pair", "完美对子", "完美對子"),
}
_EITHER_PAIR: dict[Pair, Text] = {
    True: Text("pair on either hand", "任一方为对子", "任一方為對子"),
    False: Text("no pair on either hand", "双方皆非对子", "雙方皆非對子"),
    SUITED: Text("suited pair on either hand", "任一方为完美对子", "任一方為完美對子"),
}
_BOTH_PAIRS: dict[Pair, Text] = {
    True: Text("pair on both hands", "双方皆为对子", "雙方皆為對子"),
    False: Text("pair on one hand at most", "至多一方为对子", "至多一方為對子"),
    SUITED: Text("suited pair on both hands", "双方皆为完美对子", "雙方皆為完美對子"),
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
    Side.PLAYER: Text("Player hand", "闲方", "閒方"),
    Side.BANKER: Text("Banker hand", "庄方", "莊方"),
    Side.WINNER: Text("Winning hand", "胜方", "勝方"),
    Side.LINE: Text("Hand of the patron's own line wager", "投注者所押的一方", "投注者所押的一方"),
}
_OTHER_HAND = Text("{against} {n}", "对方{n}点", "對方{n}點")
_MARGIN = Text("by {n} {points}", "{n}点", "{n}點")
_APART = Text("{n} {points} apart", "相差{n}点", "相差{n}點")
_TOGETHER = Text("{n} {points} together", "双方合计{n}点", "雙方合計{n}點")
_TOTAL = Text("{n}", "{n}点", "{n}點")
_CARDS = Text("{n} cards", "{n}张牌", "{n}張牌")
_DEALT = Text("{cards} dealt", "共发{cards}", "共發{cards}")
_ALL_DEALT = Text("the cards dealt", "所发的牌", "所發的牌")
_WHOLE_HAND = Text("hand", "手牌", "手牌")
_ANYTHING = Text("any result", "不论结果", "不論結果")


def row_label(row: Row, language: Language) -> str:
    """What a row asks for, in words.

    >>> row_label(Row(On.WIN, Pays.parse("40 to 1"), total=(7,), cards=(3,)), Language.EN)
    'Win with a three-card 7'
    """
    if language is not Language.EN:
        return _spaced("，".join(_chinese(row, language)))
    label = ", ".join(_english(row))
    return label[:1].upper() + label[1:]


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
        case _:
            assert_never(pays.kind)
    return said.to(language).format(n=pays.numerator, m=pays.denominator)


def side_label(side: Side, language: Language) -> str:
    """The hand a bet is about, in words."""
    return _SIDES[side].to(language)


# English: the result, the other hand and the margin, then what the hand itself must be.


def _english(row: Row) -> Iterator[str]:
    if row.on is not On.ANY:
        yield _result(row)
        yield from _of_the_coup(row, Language.EN)
        return
    apart = _told(_APART, row.by, Language.EN)
    told = [*filter(None, [_held(row), apart]), *_of_the_coup(row, Language.EN)]
    yield from told or [_ANYTHING.en]


def _result(row: Row) -> str:
    scored = bool(row.total or row.ranks) and row.by is None and row.pair is None
    if row.on is On.WIN and row.over and scored:
        # "9 over 0" has said that the 9 won.
        return _words(_nature(row), _hand(row), _over(row))
    hand = _hand(row, article="a ")
    if row.natural and row.on in _ALONE and not (row.over or row.by or hand):
        return _words(_nature(row), _ALONE[row.on])
    by = _told(_MARGIN, row.by, Language.EN)
    return _words(_nature(row), _FARED[row.on].en, _over(row), by, hand and f"with {hand}")


def _held(row: Row) -> str:
    """What is asked of the hand where its result does not matter."""
    if row.natural is None:
        bare = row.total and not (row.ranks or row.cards)
        return _words("total of" if bare else "", _hand(row), _over(row))
    if row.total or row.ranks:
        return _words(_nature(row), _hand(row), _over(row))
    hand = _hand(row, article="a ")
    natural = "natural" if row.natural else "non-natural hand"
    return _words(natural, hand and f"with {hand}", _over(row))


def _hand(row: Row, *, article: str = "") -> str:
    noun = _ranks(row)
    if row.total:
        noun = _words(noun, noun and "making", _told(_TOTAL, row.total, Language.EN))
    if row.cards and noun:
        counts = [f"{_COUNTS[one].en}-" for one in sorted(row.cards)]
        noun = f"{article}{_or(counts, Language.EN)}card {noun}"
    elif row.cards:
        noun = _counted(row.cards, Language.EN)
    if row.suits:
        noun = _words(noun or article + _WHOLE_HAND.en, _SUITS[row.suits].en)
    if row.pair is None:
        return noun
    pair = _PAIR[row.pair].en
    return f"{noun} and {pair}" if noun else pair if article else pair.removeprefix("a ")


def _nature(row: Row) -> str:
    return "" if row.natural is None else _NATURAL[row.natural].en


def _over(row: Row) -> str:
    return _told(_OTHER_HAND, row.over, Language.EN, against=_AGAINST[row.on])


def _words(*words: str) -> str:
    return " ".join(filter(None, words))


# Chinese: what the hand must be and its result, then clauses on the other hand and the coup.


def _chinese(row: Row, language: Language) -> Iterator[str]:
    nature = "" if row.natural is None else _NATURAL[row.natural].to(language)
    hand = "且".join(_hand_traits(row, language))
    apart = _told(_APART, row.by, language)
    if row.on is On.ANY:
        result = nature + hand
    else:
        result = f"{hand and '以'}{nature}{hand}{_FARED[row.on].to(language)}"
        if row.on is not On.TIE:
            result += _told(_MARGIN, row.by, language)
            apart = ""
    other = _told(_OTHER_HAND, row.over, language)
    told = [*filter(None, [result, other, apart]), *_of_the_coup(row, language)]
    yield from told or [_ANYTHING.to(language)]


def _hand_traits(row: Row, language: Language) -> Iterator[str]:
    suits = _SUITS[row.suits].to(language) if row.suits else ""
    if row.ranks:
        yield suits + _ranks(row)
    if row.cards or row.total:
        yield _counted(row.cards, language) + _told(_TOTAL, row.total, language)
    if suits and not row.ranks:
        yield _WHOLE_HAND.to(language) + suits
    if row.pair is not None:
        yield _PAIR[row.pair].to(language)


def _spaced(text: str) -> str:
    """Chinese set beside figures, a space between the two.

    >>> _spaced("胜9点")
    '胜 9 点'
    """
    return re.sub(r"(?<=[\u4e00-\u9fff])(?=[0-9A-Z])|(?<=[0-9A-Z])(?=[\u4e00-\u9fff])", " ", text)


# What both share.


def _of_the_coup(row: Row, language: Language) -> Iterator[str]:
    if row.sum is not None:
        yield _told(_TOGETHER, row.sum, language)
    if row.either_pair is not None:
        yield _EITHER_PAIR[row.either_pair].to(language)
    if row.both_pairs is not None:
        yield _BOTH_PAIRS[row.both_pairs].to(language)
    cards = _counted(row.dealt, language)
    if row.coup_suits:
        space = " " if language is Language.EN else ""
        yield space.join(
            [cards or _ALL_DEALT.to(language), _COUP_SUITS[row.coup_suits].to(language)]
        )
    elif cards:
        yield _DEALT.to(language).format(cards=cards)


def _told(text: Text, numbers: tuple[int, ...] | None, language: Language, **more: str) -> str:
    """The text with its numbers, or nothing where the row asks for none."""
    if numbers is None:
        return ""
    listed = _or([str(one) for one in sorted(numbers)], language)
    points = "point" if numbers == (1,) else "points"
    return text.to(language).format(n=listed, points=points, **more)


def _counted(cards: tuple[int, ...] | None, language: Language) -> str:
    if cards is None:
        return ""
    counts = [_COUNTS[one].to(language) for one in sorted(cards)]
    return _CARDS.to(language).format(n=_or(counts, language))


def _ranks(row: Row) -> str:
    return "-".join("10" if rank == "T" else rank for rank in row.ranks or "")


def _or(options: list[str], language: Language) -> str:
    *first, last = options
    if not first:
        return last
    comma, either = (", ", " or ") if language is Language.EN else ("、", "或")
    return comma.join(first) + either + last


def payout_sum(
    pays: Pays, *, stake: Minor, commission: Minor, rate_ppm: int, won: Minor, exponent: int
) -> str:
    """How a win came about, written out; `≈` where it was rounded.

    >>> amounts = {"stake": Minor(1250), "commission": Minor(62), "won": Minor(1188)}
    >>> payout_sum(Pays.parse("1 to 1"), **amounts, rate_ppm=50_000, exponent=2)
    '12.50 × 1 − 0.62 (5 %) ≈ 11.88'
    """
    kept = f" − {format_money(commission, exponent)} ({format_percent(rate_ppm)})"
    exact = stake * pays.ratio * Fraction(PPM - rate_ppm, PPM)
    return (
        f"{format_money(stake, exponent)} × {pays.ratio}{kept if rate_ppm else ''} "
        f"{'=' if exact == won else '≈'} {format_money(won, exponent)}"
    )

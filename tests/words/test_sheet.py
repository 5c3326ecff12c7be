"""Sentences of rule sheets in each language: those with word forms or amounts."""

import pytest

from puntobanco.core.facts import Amount, Fact, Rate, Sentences, Value, fact, one_of
from puntobanco.sheets.document import Items, RuleSheet, Section, render
from puntobanco.words import Language, words_in

SENTENCES: tuple[tuple[Value, str, str, str], ...] = (
    (
        fact("sheet-decks", decks=8, cards=416),
        "8 decks of 52 cards without jokers are used, 416 cards in all.",
        "使用 8 副各 52 张、不含大小王的扑克牌，共 416 张。",
        "使用 8 副各 52 張、不含鬼牌的撲克牌，共 416 張。",
    ),
    (
        fact("sheet-decks", decks=1, cards=52),
        "One deck of 52 cards without jokers is used.",
        "使用一副 52 张、不含大小王的扑克牌。",
        "使用一副 52 張、不含鬼牌的撲克牌。",
    ),
    (
        fact("sheet-squeeze", first=1, third=8),
        (
            "Patrons may reveal the cards (squeeze). The highest stake on a hand has the right to "
            "it; among equal stakes, the first seated. The limit is 1 second for the first two "
            "cards and 8 seconds for the third. The table turns a hand that nobody reveals in time."
        ),
        (
            "投注者可以咪牌。每一方由该方投注额最高者咪牌，投注额相同时以先入座者为准；"
            "首两张限 1 秒，补牌限 8 秒，逾时或无人咪牌时由本桌开牌。"
        ),
        (
            "投注者可以咪牌。每一方由該方投注額最高者咪牌，投注額相同時以先入座者為準；"
            "首兩張限 1 秒，補牌限 8 秒，逾時或無人咪牌時由本桌開牌。"
        ),
    ),
    (
        fact(
            "sheet-player-rule",
            draws=fact("sheet-span", first=0, last=5),
            stands=one_of([6, 7]),
        ),
        (
            "Otherwise the Player hand acts first: it draws a third card on 0 to 5 and stands on "
            "6 or 7."
        ),
        "否则先由闲方行动：0 至 5 点补牌，6 或 7 点不补。",
        "否則先由閒方行動：0 至 5 點補牌，6 或 7 點不補。",
    ),
    (
        Sentences((fact("sheet-seats", seats=7), fact("sheet-seats-skipped", numbers=one_of([4])))),
        "Seats: 7. There is no seat 4.",
        "座位数：7。不设 4 号座位。",
        "座位數：7。不設 4 號座位。",
    ),
    (
        fact(
            "sheet-tier",
            current="yes",
            minimum=Amount(50_000, "", 2),
            maximum=Amount(200_050, "", 2),
        ),
        "● 500–2,000.50",
        "● 500–2,000.50",
        "● 500–2,000.50",
    ),
    (
        fact("sheet-less-commission", pays="1:1", rate=Rate(50_000)),
        "1:1, less 5 %",
        "1:1，扣 5 % 佣金",
        "1:1，扣 5 % 佣金",
    ),
    (
        fact("sheet-meter-limit", limit=Amount(9_000_000, "USD", 2)),
        "The meter stops at USD 90,000; contributions beyond it are kept for the patrons.",
        "奖池上限为 USD 90,000；超出部分仍为投注者保留。",
        "獎池上限為 USD 90,000；超出部分仍為投注者保留。",
    ),
    (
        fact(
            "sheet-edge-beside-print",
            hands="banker",
            exact=Rate(730_000, places=2),
            printed="22.90 %",
        ),
        (
            "On the Banker hand the house edge of this wager is 73.00 %; the source sheet prints "
            "22.90 %."
        ),
        "以庄方计，此投注长期的庄家优势为 73.00 %；来源规则表印为 22.90 %。",
        "以莊方計，此投注長期的莊家優勢為 73.00 %；來源規則表印為 22.90 %。",
    ),
    (
        fact(
            "sheet-hit-beside-print", hands="either", exact=Rate(170_000, places=2), printed="17 %"
        ),
        "On either hand this wager wins in 17.00 % of coups; the source sheet prints 17 %.",
        "以任何一方计，此投注中奖的局数占 17.00 %；来源规则表印为 17 %。",
        "以任何一方計，此投注中獎的局數佔 17.00 %；來源規則表印為 17 %。",
    ),
    (
        fact("sheet-rides-on-side", bet="X", side="player"),
        "A wager on X rides on the Player hand.",
        "X 投注以闲方为准。",
        "X 投注以閒方為準。",
    ),
)


@pytest.mark.parametrize("sentence", SENTENCES, ids=lambda row: _id(row[0]))
@pytest.mark.parametrize(("place", "tag"), [(1, "en"), (2, "zh-Hans"), (3, "zh-Hant")])
def test_sheet_sentences_match_their_golden_renderings(
    sentence: tuple[Value, str, str, str], place: int, tag: str
) -> None:
    section = Section[Value]("any", "", (Items((sentence[0],)),))
    (rendered,) = render(RuleSheet("", (), (section,)), words_in(Language(tag))).sections
    assert rendered.blocks == (Items((sentence[place],)),)


def _id(value: Value) -> str:
    return value.code if isinstance(value, Fact) else type(value).__name__

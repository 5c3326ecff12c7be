"""Rows in words: as printed sheets say it, with different labels for different rows."""

import itertools
import re
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.core.patterns import SUITED, FirstAgainst, FirstSuits, SuitRule
from puntobanco.core.rows import CONDITIONS as DECLARED
from puntobanco.core.rows import On, Pays, Row, SeatHands, Side
from puntobanco.core.wording import pays_fact, row_fact, side_fact
from puntobanco.words import ENGLISH, Language, languages, words_in
from tests.kit.catalogue import CHECKED
from tests.kit.games import a_row
from tests.kit.strategies import pays, sided_rows

# The rows of the five sheets. The English is theirs, or the closest words that say which hand is
# meant; "Win by 9 points*" with "* Non-naturals" is spelled out.
PRINTED = [
    (a_row("win"), "Win", "胜", "勝"),
    (a_row("tie"), "Tie", "和局", "和局"),
    (a_row("win", total=6), "Win with 6", "以 6 点胜", "以 6 點勝"),
    (
        a_row("win", total=7, cards=3),
        "Win with a three-card 7",
        "以三张牌 7 点胜",
        "以三張牌 7 點勝",
    ),
    (
        a_row("win", natural=False, by=9),
        "Non-natural win by 9 points",
        "非例牌胜 9 点",
        "非例牌勝 9 點",
    ),
    (
        a_row("win", natural=False, by=(6, 7)),
        "Non-natural win by 6 or 7 points",
        "非例牌胜 6 或 7 点",
        "非例牌勝 6 或 7 點",
    ),
    (a_row("win", natural=True), "Natural winner", "例牌胜", "例牌勝"),
    (a_row("tie", natural=True), "Natural tie", "例牌和局", "例牌和局"),
    (
        a_row("win", ranks="234", suits="diamonds", over=0),
        "2-3-4 in diamonds over 0",
        "以方块 2-3-4 胜，对方 0 点",
        "以方塊 2-3-4 勝，對方 0 點",
    ),
    (
        a_row("win", ranks="234", suits="same", over=0),
        "2-3-4 in one suit over 0",
        "以同花 2-3-4 胜，对方 0 点",
        "以同花 2-3-4 勝，對方 0 點",
    ),
    (
        a_row("win", ranks="234", suits="mixed", over=0),
        "2-3-4 in mixed suits over 0",
        "以非同花 2-3-4 胜，对方 0 点",
        "以非同花 2-3-4 勝，對方 0 點",
    ),
    (
        a_row("win", total=9, natural=False, over=0),
        "Non-natural 9 over 0",
        "以非例牌 9 点胜，对方 0 点",
        "以非例牌 9 點勝，對方 0 點",
    ),
    (
        a_row("win", by=9, dealt=6, coup_suits="same"),
        "Win by 9 points, six cards all of one suit",
        "胜 9 点，六张牌全部同花",
        "勝 9 點，六張牌全部同花",
    ),
    (a_row("any", pair=True), "Pair", "对子", "對子"),
    # Side bets of other houses: Perfect Pair, which pays more for two pairs, and Either Pair.
    (a_row("any", pair="suited"), "Suited pair", "完美对子", "完美對子"),
    (
        a_row("any", both_pairs="suited"),
        "Suited pair on both hands",
        "双方皆为完美对子",
        "雙方皆為完美對子",
    ),
    (
        a_row("any", either_pair="suited"),
        "Suited pair on either hand",
        "任一方为完美对子",
        "任一方為完美對子",
    ),
    (a_row("any", either_pair=True), "Pair on either hand", "任一方为对子", "任一方為對子"),
]

# Rows of no printed sheet, but possible in your own.
UNPRINTED = [
    (a_row("any"), "Any result", "不论结果"),
    (a_row("any", total=6), "Total of 6", "6 点"),
    (a_row("any", natural=True), "Natural", "例牌"),
    (a_row("any", natural=True, total=8), "Natural 8", "例牌 8 点"),
    (a_row("any", natural=False, pair=True), "Non-natural hand with a pair", "非例牌对子"),
    (a_row("any", cards=3, suits="same"), "Three cards in one suit", "三张牌且手牌同花"),
    (a_row("any", pair=False), "No pair", "非对子"),
    (a_row("win", pair="suited"), "Win with a suited pair", "以完美对子胜"),
    (a_row("any", either_pair=False), "No pair on either hand", "双方皆非对子"),
    (a_row("any", both_pairs=True), "Pair on both hands", "双方皆为对子"),
    (a_row("any", both_pairs=False), "Pair on one hand at most", "至多一方为对子"),
    (
        a_row("win", either_pair=True, dealt=6),
        "Win, pair on either hand, six cards dealt",
        "胜，任一方为对子，共发六张牌",
    ),
    (a_row("any", over=3), "Against 3", "对方 3 点"),
    (a_row("any", by=1), "1 point apart", "相差 1 点"),
    (a_row("any", sum=17), "17 points together", "双方合计 17 点"),
    (a_row("any", sum=1), "1 point together", "双方合计 1 点"),
    (
        a_row("win", total=9, sum=(9, 10), dealt=6),
        "Win with 9, 9 or 10 points together, six cards dealt",
        "以 9 点胜，双方合计 9 或 10 点，共发六张牌",
    ),
    (a_row("any", dealt=(5, 6)), "Five or six cards dealt", "共发五或六张牌"),
    (a_row("any", coup_suits="hearts"), "The cards dealt all hearts", "所发的牌全为红心"),
    (a_row("lose", natural=True), "Natural loser", "例牌负"),
    (a_row("lose", natural=True, over=9), "Natural loss to 9", "例牌负，对方 9 点"),
    (a_row("lose", by=1), "Loss by 1 point", "负 1 点"),
    (a_row("tie", by=0), "Tie by 0 points", "和局，相差 0 点"),
    (a_row("tie", total=(0, 1, 2)), "Tie with 0, 1 or 2", "以 0、1 或 2 点和局"),
    (a_row("tie", ranks="9T"), "Tie with 9-10", "以 9-10 和局"),
    (a_row("win", pair=True), "Win with a pair", "以对子胜"),
    (a_row("win", suits="spades"), "Win with a hand in spades", "以手牌黑桃胜"),
    (
        a_row("win", total=(6, 7), cards=(2, 3), suits="same", pair=False, over=5, by=(1, 2)),
        "Win over 5 by 1 or 2 points with a two- or three-card 6 or 7 in one suit and no pair",
        "以两或三张牌 6 或 7 点且手牌同花且非对子胜 1 或 2 点，对方 5 点",
    ),
    (
        a_row("win", ranks="234", total=9, cards=3),
        "Win with a three-card 2-3-4 making 9",
        "以 2-3-4 且三张牌 9 点胜",
    ),
]


HANS, HANT = Language("zh-Hans"), Language("zh-Hant")
PRINTED_IN = (ENGLISH, HANS, HANT)


def row_label(row: Row, language: Language) -> str:
    return words_in(language).text(row_fact(row))


def pays_label(paid: Pays, language: Language) -> str:
    return words_in(language).text(pays_fact(paid))


def side_label(side: Side, language: Language) -> str:
    return words_in(language).text(side_fact(side))


@pytest.mark.parametrize(("row", "english", "simplified", "traditional"), PRINTED)
def test_a_row_reads_as_its_sheet_prints_it(
    row: Row, english: str, simplified: str, traditional: str
) -> None:
    assert [row_label(row, tag) for tag in PRINTED_IN] == [english, simplified, traditional]


@pytest.mark.parametrize(("row", "english", "simplified"), UNPRINTED)
def test_a_custom_row_has_a_label(row: Row, english: str, simplified: str) -> None:
    assert row_label(row, ENGLISH) == english
    assert row_label(row, HANS) == simplified


CONDITIONS = 13


def _shapes(most: int, further: int = 0) -> list[Row]:
    """Rows with every set of at most `most` conditions, all with one number: easily confused.

    With `further`, every `further`-th of the rows with more conditions also.
    """
    conditions: dict[str, list[Any]] = {
        "total": [None, (6,)],
        "over": [None, (6,)],
        "by": [None, (6,)],
        "natural": [None, True, False],
        "cards": [None, (6,)],
        "dealt": [None, (6,)],
        "ranks": [None, "66"],
        "suits": [None, SuitRule.SAME, SuitRule.MIXED],
        "coup_suits": [None, SuitRule.SAME, SuitRule.MIXED],
        "pair": [None, True, False, SUITED],
        "either_pair": [None, True, False, SUITED],
        "both_pairs": [None, True, False, SUITED],
        "sum": [None, (6,)],
    }
    # A condition with a clause of its own cannot blur another.
    assert conditions.keys() == {key for key, one in DECLARED.items() if not one.clause}
    paid = Pays.parse("1 to 1")
    return [
        Row(on, paid, *values)
        for place, (on, *values) in enumerate(itertools.product(On, *conditions.values()))
        if sum(value is not None for value in values) <= most or (further and place % further == 0)
    ]


@pytest.mark.parametrize("language", languages())
def test_rows_have_distinct_labels(language: Language) -> None:
    shapes = _shapes(4 if language in CHECKED else 3)
    assert len({row_label(row, language) for row in shapes}) == len(shapes)


# All shapes of one language take half a minute, so those of a draft are every shape of up to six
# conditions and a sample of the others.
@pytest.mark.soak
@pytest.mark.parametrize("language", languages())
def test_rows_with_many_conditions_have_distinct_labels(language: Language) -> None:
    shapes = _shapes(CONDITIONS) if language in CHECKED else _shapes(6, further=17)
    assert len({row_label(row, language) for row in shapes}) == len(shapes)


NUMBERS = st.sets(st.integers(2, 6), min_size=1).map(lambda found: tuple(sorted(found)))
PAIRS = st.sampled_from([None, True, False, SUITED])
CHANGES: dict[str, st.SearchStrategy[Any]] = {
    "on": st.sampled_from(On),
    "total": st.none() | NUMBERS,
    "over": st.none() | NUMBERS,
    "by": st.none() | NUMBERS,
    "natural": st.none() | st.booleans(),
    "cards": st.none() | NUMBERS,
    "dealt": st.none() | NUMBERS,
    "ranks": st.none() | st.sampled_from(["234", "23", "TJ", "AT", "A2T", "QK"]),
    "suits": st.none() | st.sampled_from(SuitRule),
    "coup_suits": st.none() | st.sampled_from(SuitRule),
    "pair": PAIRS,
    "either_pair": PAIRS,
    "both_pairs": PAIRS,
    "sum": st.none() | NUMBERS,
    "first_ranks": st.none() | st.sampled_from(["KQ", "4T", ("4T", "9*")]),
    "first_suits": st.none() | st.sampled_from(FirstSuits),
    "first_total": st.none() | NUMBERS,
    "first_over": st.none() | NUMBERS,
    "third": st.none() | st.sampled_from(["red", "Qh", "Q hearts"]),
    "count": st.none() | st.sampled_from([(("Q", (1,)),), (("Q", (1, 2)),), (("red", (1,)),)]),
    "coup_count": st.none() | st.sampled_from([(("Q", (1,)),), (("suit", (1,)),)]),
    "coup_points": st.none() | NUMBERS,
    "either_ranks": st.none() | st.sampled_from(["234", "23"]),
    "either_suits": st.none() | st.sampled_from(SuitRule),
    "either_first_ranks": st.none() | st.sampled_from(["23", "TJ"]),
    "either_first_suits": st.none() | st.sampled_from(FirstSuits),
    "first_against": st.none() | st.sampled_from(FirstAgainst),
    "player_suits": st.none() | st.sampled_from(SuitRule),
    "banker_suits": st.none() | st.sampled_from(SuitRule),
    "seat_suits": st.none() | st.sampled_from(SeatHands),
}


@given(
    sided_rows(),
    st.sampled_from(sorted(CHANGES)).flatmap(lambda key: CHANGES[key].map(lambda new: {key: new})),
)
def test_a_changed_condition_changes_the_label(
    sided: tuple[Side, Row], change: dict[str, Any]
) -> None:
    _, row = sided
    other = replace(row, **change)
    for language in languages():
        same = row_label(row, language) == row_label(other, language)
        assert same == (row == other)


@given(sided_rows(), sided_rows())
def test_equal_labels_mean_equal_conditions(one: tuple[Side, Row], two: tuple[Side, Row]) -> None:
    row, other = one[1], replace(two[1], pays=one[1].pays)
    for language in languages():
        assert (row_label(row, language) == row_label(other, language)) == (row == other)


@given(sided_rows(), pays)
def test_pays_are_not_part_of_a_label(sided: tuple[Side, Row], paid: Pays) -> None:
    _, row = sided
    for language in languages():
        assert row_label(replace(row, pays=paid), language) == row_label(row, language)


def test_numbers_are_sorted_in_labels() -> None:
    written = a_row("win", by=(9, 7, 8))
    assert row_label(written, ENGLISH) == "Win by 7, 8 or 9 points"


# A character of the other script cannot be encoded in the national standard of the first.
@given(sided_rows())
def test_each_chinese_label_keeps_to_its_script(sided: tuple[Side, Row]) -> None:
    _, row = sided
    for language, standard in ((HANS, "gb2312"), (HANT, "big5")):
        said = row_label(row, language) + pays_label(row.pays, language)
        "".join(re.findall(r"[\u4e00-\u9fff]", said)).encode(standard)


PAYS = [
    ("30 to 1", "1 赔 30", "1 賠 30"),
    ("1 to 2", "2 赔 1", "2 賠 1"),
    ("1000 for 1", "1 派 1000（含本金）", "1 派 1000（含本金）"),
    ("push", "退还本金", "退還本金"),
    ("25 % of meter", "奖池的 25 %", "獎池的 25 %"),
    ("0.5 % of meter", "奖池的 0.5 %", "獎池的 0.5 %"),
]


@pytest.mark.parametrize(("written", "simplified", "traditional"), PAYS)
def test_pays_are_rendered_as_printed(written: str, simplified: str, traditional: str) -> None:
    labels = [pays_label(Pays.parse(written), tag) for tag in PRINTED_IN]
    assert labels == [written, simplified, traditional]


@given(pays, pays)
def test_equal_pay_labels_mean_equal_pays(one: Pays, two: Pays) -> None:
    for language in languages():
        assert (pays_label(one, language) == pays_label(two, language)) == (one == two)


@pytest.mark.parametrize("language", languages())
def test_every_side_has_its_own_name(language: Language) -> None:
    assert len({side_label(side, language) for side in Side}) == len(Side)

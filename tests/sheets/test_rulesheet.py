"""The rule sheet for patrons: complete, in every language."""

import re
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from functools import cache, partial
from html.parser import HTMLParser
from typing import Any

import pytest

from puntobanco.analysis.printed import compare_printed
from puntobanco.core.facts import (
    Amount,
    Fact,
    Numeral,
    Rate,
    Sentences,
    SheetName,
    Value,
    fact,
    listed,
    one_of,
)
from puntobanco.core.game import (
    BankedBy,
    Coverage,
    Figure,
    FixedPays,
    Game,
    Rotation,
    SettingKind,
    Split,
    System,
)
from puntobanco.core.keys import Key
from puntobanco.core.money import Direction, Minor
from puntobanco.core.printed import PrintedComparison
from puntobanco.core.rows import Side
from puntobanco.core.shoe import Burn, ShoeRules
from puntobanco.core.wording import pays_fact, row_fact, side_fact
from puntobanco.sheets import game_keys, load_game
from puntobanco.sheets.document import (
    Block,
    Grid,
    Items,
    Paragraph,
    RuleSheet,
    Section,
    numeric_columns,
    render,
)
from puntobanco.sheets.rulesheet import payout, rule_sheet
from puntobanco.sheets.rulesheet_html import rule_sheet_html
from puntobanco.sheets.setting_values import has_words, setting_value
from puntobanco.words import ENGLISH, Language, Words, languages, words_in
from tests.kit.games import (
    BANKING,
    CONDUCT,
    EITHER_PAIR,
    PERFECT_PAIR,
    PROGRESSIVE,
    PROGRESSIVE_THREE,
    TABLE,
    a_bet,
    a_game,
    a_name,
    a_row,
)

EN = words_in(ENGLISH)

# Commission-Free Baccarat, "The following chart shows when the banker hits (H) or stands (S)";
# before it, "if the player's hand stands, then the dealer hand hits on a total of 5 or less".
# Columns: the Player stood, then its third card 0 to 9.
PRINTED_CHART = """
7  S  S S S S S S S S S S
6  S  S S S S S S H H S S
5  H  S S S S H H H H S S
4  H  S S H H H H H H S S
3  H  H H H H H H H H S H
2  H  H H H H H H H H H H
1  H  H H H H H H H H H H
0  H  H H H H H H H H H H
"""


@cache
def the_game(key: str) -> Game:
    return load_game(key)


@cache
def the_sheet(key: str) -> RuleSheet[Value]:
    return rule_sheet(the_game(key))


def section_of(sheet: RuleSheet[Value], key: str) -> Section[Value]:
    """The section of a sheet with this key."""
    (section,) = [section for section in sheet.sections if section.key == key]
    return section


def grid_of(sheet: RuleSheet[Value], key: str) -> Grid[Value]:
    """The only grid of a section."""
    (grid,) = [block for block in section_of(sheet, key).blocks if isinstance(block, Grid)]
    return grid


def stated(sheet: RuleSheet[Value], *keys: str) -> list[Value]:
    """Everything that a sheet, or its sections of these keys, states, sentence by sentence."""
    values: list[Value] = []
    for section in sheet.sections:
        if keys and section.key not in keys:
            continue
        for part in (section, *section.parts):
            values.append(part.title)
            values += [value for block in part.blocks for value in _values(block)]
    return [
        one
        for value in values
        for one in (value.values if isinstance(value, Sentences) else [value])
    ]


def _values(block: Block[Value]) -> Iterator[Value]:
    match block:
        case Paragraph(text):
            yield text
        case Items(items):
            yield from items
        case Grid():
            if block.caption is not None:
                yield block.caption
            yield from (cell for row in (block.head, *block.rows) for cell in row)


def codes(sheet: RuleSheet[Value], *keys: str) -> set[str]:
    """The codes of all facts in a sheet or in some of its sections."""
    return {one.code for one in stated(sheet, *keys) if isinstance(one, Fact)}


def by_hand_built(**changes: Any) -> list[Value]:
    """What the sheet of a game built by hand states."""
    return stated(rule_sheet(a_game(**changes)))


def texts(sheet: RuleSheet[str]) -> list[str]:
    """All text of a sheet in a language."""
    lines = [sheet.title, *(text for pair in sheet.facts for text in pair)]
    for section in sheet.sections:
        for part in (section, *section.parts):
            lines.append(part.title)
            lines += [line for block in part.blocks for line in _texts(block)]
    return lines


def _texts(block: Block[str]) -> Iterator[str]:
    match block:
        case Paragraph(text):
            yield text
        case Items(items):
            yield from items
        case Grid():
            if block.caption is not None:
                yield block.caption
            yield from (cell for row in (block.head, *block.rows) for cell in row)


def money(minor: int, code: str = "USD") -> Amount:
    """An amount in the currency of the shipped games."""
    return Amount(minor, code, 2)


def figure(minor: int) -> Fact:
    """An amount alone in a cell."""
    return fact("sheet-figure", amount=money(minor, ""))


every_game = pytest.mark.parametrize("key", game_keys())
every_language = pytest.mark.parametrize("language", languages())


@pytest.mark.assures("GAM-04")
@every_game
def test_every_bet_row_and_payment_is_on_the_sheet(key: str) -> None:
    parts = section_of(the_sheet(key), "bets").parts
    shown = {
        (part.title, cells)
        for part in parts
        for block in part.blocks
        if isinstance(block, Grid)
        for cells in block.rows
    }
    for bet in the_game(key).bets:
        titles = [title for title, _ in shown if bet.name in _names(title)]
        assert titles
        for row in bet.rows:
            assert (titles[0], (row_fact(row), payout(bet, row))) in shown


def _names(title: Value) -> list[Any]:
    assert isinstance(title, type(listed([])))
    return [one.name for one in title.values if isinstance(one, SheetName)]


def test_a_row_with_commission_pays_less() -> None:
    banker = the_game("mini-baccarat").bet("banker")
    win, tie = banker.rows
    pays = pays_fact(win.pays)
    assert payout(banker, win) == fact("sheet-less-commission", pays=pays, rate=Rate(50_000))
    assert payout(banker, tie) == pays_fact(tie.pays)


@every_game
def test_every_bet_has_its_limits_in_force(key: str) -> None:
    game = the_game(key)
    rows = grid_of(the_sheet(key), "bets").rows
    assert len(rows) == len(game.bets)
    for bet, (name, *_, least, most) in zip(game.bets, rows, strict=True):
        minimum, maximum = game.table.limits.limit(bet.key)
        if bet.stake is not None:
            minimum = maximum = bet.stake
        assert (name, least, most) == (SheetName(bet.name), figure(minimum), figure(maximum))


@pytest.mark.assures("GAM-05")
@every_game
def test_every_fee_of_every_tier_is_on_the_sheet(key: str) -> None:
    game, sheet = the_game(key), the_sheet(key)
    if game.banking.by is BankedBy.HOUSE:
        assert not any(section.key in ("fees", "player-dealer") for section in sheet.sections)
        return
    for tier, (limits, *fees) in zip(game.table.tiers, grid_of(sheet, "fees").rows, strict=True):
        current = "yes" if tier.key == game.table.tier else "no"
        minimum, maximum = money(tier.minimum, ""), money(tier.maximum, "")
        assert limits == fact("sheet-tier", current=current, minimum=minimum, maximum=maximum)
        posted = {fee.column: figure(fee.amount) for fee in tier.fees}
        dealers = posted.pop("player-dealer")
        assert fees == [*posted.values(), dealers], "the player-dealer's last, as printed"


@every_game
def test_every_setting_has_its_value_and_lock(key: str) -> None:
    game = the_game(key)
    rows = grid_of(the_sheet(key), "settings").rows
    for setting, (label, value, change) in zip(game.settings, rows, strict=True):
        name = SheetName(setting.label)
        assert label == (fact("sheet-decided-by-house", label=name) if setting.ours else name)
        assert (change == fact("sheet-change-read-only")) == (not setting.editable)
        applies = setting.applies
        assert value == (
            setting_value(setting.kind, setting.value) if applies else fact("sheet-not-applicable")
        )


@every_game
def test_the_sheet_names_its_game(key: str) -> None:
    game, sheet = the_game(key), the_sheet(key)
    assert sheet.title == SheetName(game.name)
    assert {game.source, game.key, game.hash[:12]} <= {what for _, what in sheet.facts}
    for notice in game.notices:
        assert SheetName(notice) in stated(sheet, "notices")


@every_game
def test_the_banker_chart_is_the_printed_one(key: str) -> None:
    chart = grid_of(the_sheet(key), "deal")
    marks = {"H": fact("sheet-chart-draws"), "S": fact("sheet-chart-stands")}
    printed = [line.split() for line in PRINTED_CHART.strip().splitlines()]
    assert chart.rows == tuple(
        (int(banker), *(marks[cell] for cell in cells)) for banker, *cells in printed
    )
    assert chart.head[1:] == (fact("sheet-chart-no-card"), *range(10))
    assert chart.marked == marks["H"]


@every_game
@every_language
def test_every_fact_is_rendered(key: str, language: Language) -> None:
    words = words_in(language)
    lines = texts(render(the_sheet(key), words))
    assert all(line.strip() for line in lines)
    assert not [line for line in lines if re.search(r"[{}]|\bNone\b|\bTrue\b|\bFalse\b", line)]
    for bet in the_game(key).bets:
        assert words.text(SheetName(bet.name)) in lines


@every_language
def test_figures_are_spaced_as_the_language_does(language: Language) -> None:
    words = words_in(language)
    spans = [fact("sheet-player-rule", draws=one_of([0, 1]), stands=one_of([6, 7]))]
    sheet = RuleSheet[Value]("", (), (Section("deal", "", (Items(tuple(spans)),)),))
    assert render(sheet, words).sections[0].blocks == (
        Items((words.spaced(words.text(spans[0])),)),
    )


def test_columns_of_figures_are_numeric() -> None:
    grid = Grid(("bet", "least", "of", "range"), (("Tie", "1,000", "1 000,50", "10–20"),) * 2)
    assert numeric_columns(grid) == (False, True, True, False)


# --- Values of settings --------------------------------------------------------------------------


@every_game
def test_every_choice_has_a_label(key: str) -> None:
    for setting in the_game(key).settings:
        for value in (setting.value, *setting.choices):
            if isinstance(value, str) and not re.fullmatch(r"[\d.:%# -]+|#[0-9a-f]{6}", value):
                assert has_words(value), f"{setting.key}={value}"


def test_a_value_without_words_is_shown_by_its_kind() -> None:
    number = partial(Numeral, grouped=False)
    assert setting_value(SettingKind.WORD, "my-own-choice") == "my-own-choice"
    assert setting_value(SettingKind.WORD, "8") == "8"
    assert setting_value(SettingKind.COLOUR, "#1f5fbf") == "#1f5fbf"
    assert setting_value(SettingKind.COUNT, 1250) == number("1250")
    assert setting_value(SettingKind.AMOUNT, "0.50") == Numeral("0.50")
    assert setting_value(SettingKind.AMOUNT, "1,250") == Numeral("1250")
    assert setting_value(SettingKind.RATE, "12.5 %") == number("12.5", percent=True)
    assert setting_value(SettingKind.AMOUNT, "none") == fact("setting-value-none")
    assert words_in(Language("es")).text(setting_value(SettingKind.AMOUNT, "0.50")) == "0,50"


# --- Effects of each rule ------------------------------------------------------------------------


def test_a_player_dealer_sheet_explains_the_bank() -> None:
    sheet = the_sheet("commission-free-dragon-bonus")
    assert stated(sheet, "player-dealer")[1:] == [
        fact("sheet-position"),
        fact("sheet-offered-after", hands=2),
        fact("sheet-no-more-than-bank"),
        fact("sheet-coverage-gross"),
        fact("sheet-coverage-gross-example"),
        fact("sheet-no-back-line"),
    ]
    assert {"sheet-fees-before", "sheet-fees-may-be-waived"} <= codes(sheet, "fees")
    assert "sheet-order-player-dealer" in codes(sheet, "payments")


BANKED: dict[str, Any] = {
    "banking": replace(BANKING, by=BankedBy.PLAYER_DEALER),
    "progressive": None,
}


@pytest.mark.parametrize(
    ("change", "claim"),
    [
        ({"rotation": Rotation.EVERY_HAND}, fact("sheet-offered-every-hand")),
        ({"rotation_hands": 1}, fact("sheet-offered-every-hand")),
        ({"rotation_hands": 2}, fact("sheet-offered-after", hands=2)),
        ({"coverage": Coverage.GROSS}, fact("sheet-coverage-gross-example")),
        ({"coverage": Coverage.NET}, fact("sheet-coverage-net-example")),
    ],
)
def test_the_bank_is_described_as_set(change: dict[str, Any], claim: Fact) -> None:
    assert claim in by_hand_built(**BANKED | {"banking": replace(BANKED["banking"], **change)})


def test_fees_may_be_taken_after_the_coup() -> None:
    game = load_game("commission-free-baccarat", settings={"fees-taken": "after-hand"})
    assert "sheet-fees-after" in codes(rule_sheet(game), "fees")


def test_waived_fees_are_marked_and_unused_columns_left_out() -> None:
    schedule = grid_of(rule_sheet(a_game(**BANKED)), "fees")
    assert schedule.head == (fact("sheet-column-table-limit"),)
    assert [len(row) for row in schedule.rows] == [1, 1]
    fees = (replace(TABLE.tiers[1].fees[0], amount=Minor(0)),)
    tier = replace(TABLE.tiers[1], fees=fees)
    bets = (a_bet("player", "player", PROGRESSIVE_THREE, fee="line"),)
    table = replace(TABLE, tiers=(tier,))
    (row,) = grid_of(rule_sheet(a_game(**BANKED | {"bets": bets, "table": table})), "fees").rows
    assert row[1:] == (fact("sheet-fee-waived"),)


@pytest.mark.assures("GAM-03")
@pytest.mark.parametrize(
    ("shoe", "claims"),
    [
        (ShoeRules(), [fact("sheet-burn-points"), fact("sheet-no-burn-between")]),
        (ShoeRules(burn=Burn.ONE), [fact("sheet-burn-one")]),
        (ShoeRules(burn=Burn.NONE), [fact("sheet-burn-none")]),
        (ShoeRules(burn_between=True), [fact("sheet-burn-between")]),
        (ShoeRules(cut=30), [fact("sheet-cut-card", cut=30)]),
        (ShoeRules(decks=6), [fact("sheet-decks", decks=6, cards=312)]),
        (ShoeRules(decks=1), [fact("sheet-decks", decks=1, cards=52)]),
        (ShoeRules(continuous=True), [fact("sheet-continuous")]),
    ],
)
def test_the_shoe_is_described_as_it_is_dealt(shoe: ShoeRules, claims: list[Fact]) -> None:
    cards = stated(rule_sheet(a_game(shoe=shoe)), "cards")
    assert [claim for claim in claims if claim in cards] == claims


def test_continuous_shuffle_has_no_cut_card() -> None:
    sheet = rule_sheet(a_game(shoe=ShoeRules(continuous=True)))
    assert "sheet-cut-card" not in codes(sheet)


@pytest.mark.parametrize(
    ("direction", "code"),
    [
        (Direction.NEAREST, "sheet-rounded-nearest"),
        (Direction.PATRON, "sheet-rounded-patron"),
        (Direction.HOUSE, "sheet-rounded-house"),
    ],
)
def test_rounding_is_stated(direction: Direction, code: Key) -> None:
    rounding = replace(a_game().rounding, direction=direction, unit=Minor(25))
    assert fact(code, unit=money(25)) in by_hand_built(rounding=rounding)


def test_rounding_down_favours_the_banking_side() -> None:
    rounding = replace(a_game().rounding, direction=Direction.HOUSE)
    payments = codes(rule_sheet(a_game(**BANKED, rounding=rounding)), "payments")
    assert "sheet-rounded-bank" in payments
    assert "sheet-rounded-house" not in payments


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"both_lines": False}, "sheet-not-both-lines"),
        ({"both_lines": True}, "sheet-both-lines-but"),
        ({"residual": True}, "sheet-residual"),
        ({"residual": False}, "sheet-no-residual"),
        ({"dummy_hand": True}, "sheet-free-hand"),
        ({"dummy_hand": False}, "sheet-no-free-hand"),
        ({"combined_pair_limit": True}, "sheet-combined-pair-limit"),
        ({"pairs_closed_after": 40}, "sheet-pairs-close"),
        ({"face_up": True}, "sheet-face-up"),
        ({"face_up": False}, "sheet-turned-by-table"),
    ],
)
def test_accepted_wagers_are_stated(change: dict[str, Any], code: str) -> None:
    assert code in codes(rule_sheet(a_game(conduct=replace(CONDUCT, **change))))


def test_pair_rules_are_stated_only_if_offered() -> None:
    conduct = replace(CONDUCT, combined_pair_limit=True, pairs_closed_after=40)
    bets = tuple(bet for bet in a_game().bets if "pair" not in bet.key)
    sheet = render(rule_sheet(a_game(conduct=conduct, bets=bets)), EN)
    assert not re.search(r"\bpair\b", "\n".join(texts(sheet)).lower())


@pytest.mark.parametrize(
    ("change", "claim"),
    [
        (
            {"max_difference": Minor(500_000)},
            fact("sheet-max-difference", amount=money(500_000)),
        ),
        ({"betting_s": 30, "last_bets_s": 0}, fact("sheet-betting", seconds=30)),
        ({"squeeze": replace(TABLE.squeeze, on=True)}, fact("sheet-squeeze", first=5, third=8)),
        (
            {"squeeze": replace(TABLE.squeeze, on=True, minimum=Minor(12_050))},
            fact("sheet-squeeze-minimum", minimum=money(12_050)),
        ),
    ],
)
def test_the_table_part_is_stated(change: dict[str, Any], claim: Fact) -> None:
    assert claim in by_hand_built(table=replace(TABLE, **change))


def test_differences_at_a_dealers_table_are_stated() -> None:
    """The same sheet is posted at an automatic table and at a dealer's table."""
    assert {"sheet-no-more-bets", "sheet-verify"} <= codes(the_sheet("progressive-3"))


def test_last_bets_are_stated_only_if_called() -> None:
    sheet = rule_sheet(a_game(table=replace(TABLE, last_bets_s=0)))
    assert "sheet-last-bets" not in codes(sheet)


@pytest.mark.parametrize(
    ("change", "claim"),
    [
        (
            {},
            fact(
                "sheet-meter",
                seed=money(1_000_000),
                contribution=Rate(200_000),
                reserve=Rate(10_000),
            ),
        ),
        ({"limit": None}, fact("sheet-no-meter-limit")),
        ({"limit": Minor(5_000_000)}, fact("sheet-meter-limit", limit=money(5_000_000))),
        ({"split": Split.WINNERS}, fact("sheet-split-winners")),
        ({"split": Split.PARTICIPANTS}, fact("sheet-split-participants")),
        ({"fixed_pays": FixedPays.TRAY}, fact("sheet-fixed-from-tray")),
        ({"fixed_pays": FixedPays.METER}, fact("sheet-fixed-from-meter")),
        ({"system": System.KEYED}, fact("sheet-verify-keyed")),
        ({"system": System.CARDED}, fact("sheet-verify-carded", amount=money(500_000))),
    ],
)
def test_the_meter_is_described(change: dict[str, Any], claim: Fact) -> None:
    assert claim in by_hand_built(progressive=replace(PROGRESSIVE, **change))


def test_posted_rules_compare_the_edge_with_the_printed_one() -> None:
    game = the_game("progressive-3")
    printed = compare_printed(game)
    progressive = stated(rule_sheet(game, printed=printed), "progressive")
    edge = fact(
        "sheet-edge-beside-print",
        hands="player",
        exact=Rate(486_700, places=2),
        printed=Numeral("24.22", percent=True),
    )
    (setting, value), *_ = printed[0].settings
    shown = setting_value(setting.kind, value)
    reading = fact("sheet-setting-is", setting=SheetName(setting.label), value=shown)
    at = progressive.index(edge)
    assert progressive[at + 1] == fact("sheet-far-but-set", settings=listed([reading]))
    assert value == "winning-hand"
    hits = [one for one in progressive if isinstance(one, Fact) and one.get("hands") == "banker"]
    assert Rate(17_100, places=2) in [one.get("exact") for one in hits]


def test_a_figure_close_to_the_printed_one_has_no_comment() -> None:
    close = PrintedComparison(
        Figure.EDGE, "either", "5%", Fraction(5, 100), differs_by_a_point=False, settings=()
    )
    states = codes(rule_sheet(the_game("progressive-3"), printed=(close,)), "progressive")
    assert "sheet-edge-beside-print" in states
    assert not states & {"sheet-far-from-print", "sheet-far-but-set"}


def test_posted_rules_state_an_irreproducible_figure() -> None:
    game = load_game("progressive-1", settings={"tied": "winning-hand"})
    progressive = stated(rule_sheet(game, printed=compare_printed(game)), "progressive")
    (edge,) = [
        one
        for one in progressive
        if isinstance(one, Fact) and one.get("exact") == Rate(614_500, places=2)
    ]
    assert edge.get("hands") == "either"
    assert fact("sheet-far-from-print") in progressive


def test_a_meter_is_described_by_its_own_settings() -> None:
    game = the_game("progressive-3")
    assert game.progressive is not None
    own = replace(
        game.progressive,
        seed=Minor(7_500_50),
        contribution_ppm=200_000,
        reserve_ppm=10_000,
        limit=Minor(90_000_00),
        fixed_pays=FixedPays.METER,
        system=System.KEYED,
        executive_above=Minor(2_000_00),
    )
    sheet = rule_sheet(game, meter=own)
    progressive = stated(sheet, "progressive")
    contribution, reserve = Rate(200_000), Rate(10_000)
    for claim in (
        fact("sheet-meter", seed=money(7_500_50), contribution=contribution, reserve=reserve),
        fact("sheet-meter-restart", seed=money(7_500_50)),
        fact("sheet-meter-limit", limit=money(90_000_00)),
        fact("sheet-fixed-from-meter"),
        fact("sheet-verify-keyed"),
    ):
        assert claim in progressive
    rows = grid_of(sheet, "settings").rows
    changed = {
        setting.key: row[1]
        for setting, row in zip(game.settings, rows, strict=True)
        if row[2] == fact("sheet-change-at-meter")
    }
    assert changed == {
        "meter-seed": figure(7_500_50),
        "meter-contribution": Rate(200_000),
        "reserve-contribution": Rate(10_000),
        "meter-limit": figure(90_000_00),
        "fixed-pays": fact("setting-value-meter"),
        "verification": fact("setting-value-keyed"),
        "executive-above": figure(2_000_00),
    }
    # How prizes are divided is a rule of the game, and the hash is that of the game.
    closed = fact("sheet-change-table-closed")
    assert (fact("setting-value-participants"), closed) in [row[1:] for row in rows]
    assert sheet.facts == rule_sheet(game).facts


@pytest.mark.parametrize(
    ("side", "code", "params"),
    [
        (Side.LINE, "sheet-rides-on-line", ("bet", "needs")),
        (Side.WINNER, "sheet-rides-on-winner", ("bet",)),
        (Side.BANKER, "sheet-rides-on-side", ("bet", "side")),
    ],
)
def test_the_hand_a_progressive_wager_rides_on_is_stated(
    side: Side, code: str, params: tuple[str, ...]
) -> None:
    bets = tuple(replace(bet, side=side) if bet.stake else bet for bet in a_game().bets)
    _, first, *_ = stated(rule_sheet(a_game(bets=bets)), "progressive")
    assert isinstance(first, Fact)
    assert (first.code, tuple(dict(first.params))) == (code, params)


def test_a_void_coup_is_described_as_the_table_is_banked() -> None:
    by_house, by_patron = (codes(rule_sheet(a_game(**how)), "trouble") for how in ({}, BANKED))
    assert {"sheet-void", "sheet-void-progressive"} <= by_house
    assert {"sheet-void-player-dealer", "sheet-settled-stands"} <= by_patron
    assert not by_house & {"sheet-void-player-dealer", "sheet-settled-stands"}
    assert not by_patron & {"sheet-void", "sheet-void-progressive"}


def test_a_bet_on_no_hand_is_on_the_coup() -> None:
    small = a_bet("small", "winner", (a_row("any", "3 to 2", dealt=4),))
    sheet = rule_sheet(a_game(bets=(small,), progressive=None))
    assert grid_of(sheet, "bets").rows[0][1] == fact("sheet-on-the-coup")
    assert "sheet-pays-to-part" in codes(sheet, "bets")


def test_a_bet_on_a_hand_names_the_hand() -> None:
    rows = grid_of(the_sheet("mini-baccarat"), "bets").rows
    assert [row[1] for row in rows] == [
        side_fact(Side.PLAYER),
        side_fact(Side.BANKER),
        fact("sheet-on-both-hands"),
    ]


def test_only_used_conventions_are_explained() -> None:
    plain = codes(the_sheet("mini-baccarat"), "bets")
    assert not plain & {"sheet-pays-for", "sheet-pays-meter", "sheet-pair"}
    assert {"sheet-all-cards", "sheet-pays-for"} <= codes(the_sheet("progressive-3"), "bets")
    assert "sheet-pushed-hand-has-won" in codes(the_sheet("fortune-7"), "bets")
    paired = codes(the_sheet("terminal-1"), "bets")
    assert "sheet-pair" in paired
    assert not paired & {"sheet-suited-pair", "sheet-either-hand"}


def test_a_perfect_pair_and_a_pair_of_either_hand_are_explained() -> None:
    game = a_game(bets=(a_bet("perfect-pair", "winner", PERFECT_PAIR),), progressive=None)
    perfect = codes(rule_sheet(game), "bets")
    assert {"sheet-suited-pair", "sheet-either-hand", "sheet-on-the-coup"} <= perfect
    assert "sheet-pair" not in perfect, "no row asks for any other pair"
    either = replace(game, bets=(a_bet("either-pair", "winner", EITHER_PAIR),))
    paired = codes(rule_sheet(either), "bets")
    assert "sheet-pair" in paired
    assert "sheet-suited-pair" not in paired


def test_points_of_both_hands_together_are_explained() -> None:
    rows = (a_row("any", "10 to 1", sum=17),)
    game = a_game(bets=(a_bet("high", "winner", rows),), progressive=None)
    bets = codes(rule_sheet(game), "bets")
    assert {"sheet-together", "sheet-on-the-coup"} <= bets


def test_limits_on_pairs_apply_to_every_bet_on_pairs() -> None:
    conduct = replace(CONDUCT, combined_pair_limit=True, pairs_closed_after=40)
    bets = (a_bet("either-pair", "winner", EITHER_PAIR),)
    states = by_hand_built(conduct=conduct, bets=bets, progressive=None)
    assert fact("sheet-combined-pair-limit") in states
    assert fact("sheet-pairs-close", coup=40) in states


def test_a_shared_pay_table_is_printed_once() -> None:
    bets = render(the_sheet("fortune-7"), EN).sections[3]
    assert bets.key == "bets"
    assert [part.title for part in bets.parts] == [
        "Player",
        "Banker",
        "Tie",
        "Player Dragon Bonus, Banker Dragon Bonus",
        "Fortune 7",
    ]


# Mini-/Midi-Baccarat: "even money less a 5% commission".
def test_the_commission_is_explained_below_its_pay_table() -> None:
    banker = the_game("mini-baccarat").bet("banker")
    explained = fact("sheet-commission", rate=Rate(50_000), bet=one_of([SheetName(banker.name)]))
    assert explained in stated(the_sheet("mini-baccarat"), "bets")


def test_skipped_seats_are_named() -> None:
    skipped = fact("sheet-seats-skipped", numbers=one_of([4]))
    assert skipped in stated(the_sheet("lnw-dragon-bonus-1"), "game")
    assert "sheet-seats-skipped" not in codes(the_sheet("mini-baccarat"), "game")


def test_a_profile_is_named() -> None:
    sheet = rule_sheet(load_game("terminal-1", profile="unrestricted"))
    assert (fact("sheet-profile"), "unrestricted") in sheet.facts
    assert "sheet-change-read-only" not in codes(sheet, "settings")


def test_a_sheet_without_notices_has_no_empty_section() -> None:
    sheet = rule_sheet(a_game(notices=()))
    assert "notices" not in [section.key for section in sheet.sections]


# --- As HTML -------------------------------------------------------------------------------------

EMPTY = {"meta"}


class Reader(HTMLParser):
    """Parses a document and fails if a tag is not closed in order."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.text += data


def read(document: str) -> Reader:
    reader = Reader()
    reader.feed(document)
    reader.close()
    assert not reader.open
    return reader


@every_game
@every_language
def test_the_html_is_well_formed_and_complete(key: str, language: Language) -> None:
    words = words_in(language)
    reader = read(rule_sheet_html(the_sheet(key), words))
    assert ("html", {"lang": language}) in reader.seen
    for text in texts(render(the_sheet(key), words)):
        assert text in reader.text
    ids = [attributes["id"] for _, attributes in reader.seen if "id" in attributes]
    assert len(ids) == len(set(ids))


@every_game
def test_the_html_loads_nothing_external(key: str) -> None:
    document = rule_sheet_html(the_sheet(key), EN)
    assert not re.search(r"https?:|//|url\(|@import", document)
    loading = {"src", "href", "srcset", "action", "data", "background", "poster"}
    for tag, attributes in read(document).seen:
        assert tag not in {"script", "link", "iframe", "img", "object", "embed"}
        assert not loading & attributes.keys()


def test_the_html_escapes_sheet_texts() -> None:
    name = "<script>alert('1 & 2')</script> {braces}"
    sheet = rule_sheet(a_game(name=a_name(name), source='a "source"', notices=(a_name(name),)))
    reader = read(rule_sheet_html(sheet, EN))
    assert "script" not in [tag for tag, _ in reader.seen]
    assert reader.text.count(name) == 4


def test_a_language_chooses_its_fonts() -> None:
    entries = {"sheet-fonts": "Batang", "sheet-line-height": "1.6"}
    words = Words(Language("ko"), entries, EN)
    document = rule_sheet_html(the_sheet("mini-baccarat"), words)
    assert ".paper { --fonts: Batang; --line-height: 1.6; }" in document


def test_a_dealers_table_posts_its_own_squeeze_rule() -> None:
    game = load_game("midi-baccarat", settings={"squeeze-card": True})
    by_itself, by_hand = (rule_sheet(game, by_hand=one) for one in (False, True))
    assert "sheet-squeeze" in codes(by_itself, "cards")
    assert "sheet-squeeze-by-hand" in codes(by_hand, "cards")
    assert "sheet-squeeze" not in codes(by_hand, "cards")
    posted = [setting for setting in game.settings if not setting.key.startswith("squeeze-")]
    (switch,) = [setting for setting in game.settings if setting.key == "squeeze-card"]
    assert len(grid_of(by_itself, "settings").rows) == len(game.settings)
    assert len(grid_of(by_hand, "settings").rows) == len([*posted, switch])

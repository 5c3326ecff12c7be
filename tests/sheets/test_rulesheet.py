"""The rule sheet a patron reads: nothing of the game is left out, in any language."""

import inspect
import re
import string
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from typing import Any

import pytest

from puntobanco.analysis.printed import beside_print
from puntobanco.core.game import BankedBy, Coverage, FixedPays, Game, Rotation, Split, System
from puntobanco.core.money import Direction, Minor, format_money
from puntobanco.core.names import Name
from puntobanco.core.rows import Side
from puntobanco.core.shoe import Burn, ShoeRules
from puntobanco.core.text import Language, Text
from puntobanco.core.wording import pays_fact, row_fact
from puntobanco.sheets import (
    game_keys,
    load_game,
    phrases,
    rulesheet,
    rulesheet_html,
    rulesheet_money,
)
from puntobanco.sheets.document import Block, Grid, Items, Paragraph, RuleSheet
from puntobanco.sheets.rulesheet import rule_sheet
from puntobanco.sheets.rulesheet_html import rule_sheet_html
from puntobanco.words import words_in
from puntobanco.words.bridge import rendered
from puntobanco.words.languages import parse_language
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

EN = Language.EN

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
def the_sheet(key: str, language: Language) -> RuleSheet:
    return rule_sheet(the_game(key), language)


def told(sheet: RuleSheet, *keys: str) -> str:
    """All that a sheet says, or what its sections of these keys say."""
    lines = [] if keys else [sheet.title, *(word for fact in sheet.facts for word in fact)]
    for section in sheet.sections:
        if keys and section.key not in keys:
            continue
        for part in (section, *section.parts):
            lines.append(part.title)
            lines += [line for block in part.blocks for line in _lines(block)]
    return "\n".join(lines)


def _lines(block: Block) -> Iterator[str]:
    match block:
        case Paragraph(text):
            yield text
        case Items(items):
            yield from items
        case Grid():
            yield block.caption
            yield from ("\t".join(row) for row in (block.head, *block.rows))


def english(**changes: Any) -> str:
    """The sheet of a game built by hand, in English."""
    return told(rule_sheet(a_game(**changes), EN))


def amount(minor: int, game: Game) -> str:
    """An amount as a person writes it: thousands set off, cents only where there are any."""
    whole, _, cents = format_money(Minor(minor), game.currency.exponent).partition(".")
    grouped = re.sub(r"(?<=\d)(?=(\d{3})+$)", ",", whole)
    return grouped if set(cents) <= {"0"} else f"{grouped}.{cents}"


def named(name: Name, language: Language) -> str:
    return words_in(parse_language(language.value)).named(name)


every_game = pytest.mark.parametrize("key", game_keys())
every_language = pytest.mark.parametrize("language", Language)


@pytest.mark.assures("GAM-04")
@every_game
@every_language
def test_every_bet_row_and_payment_is_on_the_sheet(key: str, language: Language) -> None:
    game, bets = the_game(key), told(the_sheet(key, language), "bets")
    for bet in game.bets:
        assert named(bet.name, language) in bets
        for row in bet.rows:
            label, pays = (
                rendered(row_fact(row), language),
                rendered(pays_fact(row.pays), language),
            )
            assert re.search(rf"^{re.escape(label)}\t{re.escape(pays)}", bets, re.MULTILINE)


@every_game
@every_language
def test_the_limits_in_force_stand_beside_every_bet(key: str, language: Language) -> None:
    game = the_game(key)
    bets = told(the_sheet(key, language), "bets")
    for bet in game.bets:
        least, most = game.table.limits.limit(bet.key)
        if bet.stake is not None:
            least = most = bet.stake
        limits = f"\t{amount(least, game)}\t{amount(most, game)}"
        name = re.escape(named(bet.name, language))
        assert re.search(rf"^{name}\t.*{limits}$", bets, re.MULTILINE)


@pytest.mark.assures("GAM-05")
@every_game
@every_language
def test_every_fee_of_every_tier_is_on_the_sheet(key: str, language: Language) -> None:
    game, sheet = the_game(key), the_sheet(key, language)
    if game.banking.by is BankedBy.HOUSE:
        assert not any(section.key in ("fees", "player-dealer") for section in sheet.sections)
        return
    (schedule,) = [
        block
        for section in sheet.sections
        for block in section.blocks
        if section.key == "fees" and isinstance(block, Grid)
    ]
    for tier, (limits, *fees) in zip(game.table.tiers, schedule.rows, strict=True):
        assert limits.endswith(f"{amount(tier.minimum, game)}–{amount(tier.maximum, game)}")
        assert limits.startswith("●") == (tier.key == game.table.tier)
        posted = {fee.column: amount(fee.amount, game) for fee in tier.fees}
        dealers = posted.pop("player-dealer")
        assert fees == [*posted.values(), dealers], "the player-dealer's last, as printed"


@every_game
@every_language
def test_every_setting_stands_with_its_value_and_lock(key: str, language: Language) -> None:
    game, settings = the_game(key), told(the_sheet(key, language), "settings")
    for setting in game.settings:
        (line,) = re.findall(
            rf"^{re.escape(named(setting.label, language))}(?: †)?\t.*$", settings, re.MULTILINE
        )
        assert ("†" in line) == setting.ours
        assert (phrases.READ_ONLY.to(language) in line) == (not setting.editable)
        assert (phrases.NOT_APPLICABLE.to(language) in line) == (not setting.applies)


@every_game
@every_language
def test_the_sheet_says_what_game_it_is(key: str, language: Language) -> None:
    game, sheet = the_game(key), the_sheet(key, language)
    assert sheet.title == named(game.name, language)
    assert {game.source, game.key, game.hash[:12]} <= {fact for _, fact in sheet.facts}
    for notice in game.notices:
        assert named(notice, language) in told(sheet, "notices")


@every_game
@every_language
def test_the_banker_chart_is_the_printed_one(key: str, language: Language) -> None:
    (chart,) = [
        block
        for section in the_sheet(key, language).sections
        for block in section.blocks
        if section.key == "deal" and isinstance(block, Grid)
    ]
    marks = {"H": {EN: "D"}.get(language, "补"), "S": {EN: "S"}.get(language, "停")}
    if language is Language.ZH_HANT:
        marks["H"] = "補"
    printed = [line.split() for line in PRINTED_CHART.strip().splitlines()]
    assert chart.rows == tuple(
        (banker, *(marks[cell] for cell in cells)) for banker, *cells in printed
    )
    assert chart.head[2:] == tuple("0123456789")


@every_game
@every_language
def test_no_place_is_left_unfilled(key: str, language: Language) -> None:
    assert not re.search(r"[{}]|\bNone\b|\bTrue\b|\bFalse\b", told(the_sheet(key, language)))


# --- The catalogue -------------------------------------------------------------------------------

PHRASES = {name: text for name, text in vars(phrases).items() if isinstance(text, Text)} | {
    f"VALUES.{key}": text for key, text in phrases.VALUES.items()
}


def _places(text: str) -> set[str]:
    return {place for _, place, _, _ in string.Formatter().parse(text) if place}


@pytest.mark.parametrize("name", PHRASES)
def test_a_phrase_says_the_same_places_in_every_language(name: str) -> None:
    said = [PHRASES[name].to(language) for language in Language]
    assert all(said)
    assert _places(said[0]) == _places(said[1]) == _places(said[2])


# A character of the other script cannot be written in the national standard of the first.
@pytest.mark.parametrize("name", PHRASES)
def test_a_phrase_keeps_to_its_script(name: str) -> None:
    han = re.compile(r"[\u4e00-\u9fff]")
    "".join(han.findall(PHRASES[name].zh_hans)).encode("gb2312")
    "".join(han.findall(PHRASES[name].zh_hant)).encode("big5")
    assert not han.search(PHRASES[name].en)


def test_every_phrase_is_used() -> None:
    modules = (phrases, rulesheet, rulesheet_money, rulesheet_html)
    written = "".join(map(inspect.getsource, modules))
    named = [name for name in PHRASES if "." not in name]
    assert not [name for name in named if len(re.findall(rf"\b{name}\b", written)) < 2]


@every_game
def test_every_choice_that_is_a_key_has_words(key: str) -> None:
    for setting in the_game(key).settings:
        for value in (setting.value, *setting.choices):
            if isinstance(value, str) and not re.fullmatch(r"[\d.:%# -]+|#[0-9a-f]{6}", value):
                assert value in phrases.VALUES, f"{setting.key}={value}"


def test_a_value_without_words_stands_for_itself() -> None:
    assert phrases.value_words("my-own-choice", EN) == "my-own-choice"
    assert phrases.value_words(7, EN) == "7"


# --- What each rule changes ----------------------------------------------------------------------


def test_a_player_dealer_table_says_how_the_bank_works() -> None:
    game = the_game("commission-free-dragon-bonus")
    said = told(rule_sheet(game, EN), "player-dealer", "fees", "payments")
    for claim in (
        "after every 2 hands",
        "Coverage is gross",
        "neither win nor lose more",
        "Back-line betting is not permitted",
        "before the first card",
        "The house may waive a fee for a hand; the table shows that before the hand.",
        "from the seat to the player-dealer's left",
    ):
        assert claim in said


BANKED: dict[str, Any] = {
    "banking": replace(BANKING, by=BankedBy.PLAYER_DEALER),
    "progressive": None,
}


@pytest.mark.parametrize(
    ("change", "claim"),
    [
        ({"rotation": Rotation.EVERY_HAND}, "before every hand"),
        ({"rotation_hands": 1}, "before every hand"),
        ({"rotation_hands": 2}, "after every 2 hands"),
        ({"coverage": Coverage.GROSS}, "40 is paid and the stake of 50 returned"),
        ({"coverage": Coverage.NET}, "50 is paid out of it"),
    ],
)
def test_the_bank_is_told_as_the_table_has_it(change: dict[str, Any], claim: str) -> None:
    assert claim in english(**BANKED | {"banking": replace(BANKED["banking"], **change)})


def test_fees_may_be_taken_after_the_hand() -> None:
    game = load_game("commission-free-baccarat", settings={"fees-taken": "after-hand"})
    assert "They are taken after the hand." in told(rule_sheet(game, EN), "fees")


def test_a_waived_fee_says_so_and_a_column_without_a_bet_is_left_out() -> None:
    said = told(rule_sheet(a_game(**BANKED), EN), "fees")
    assert said.endswith("\nTable limit\n100–2,000\n● 10–100")
    fees = (replace(TABLE.tiers[1].fees[0], amount=Minor(0)),)
    tier = replace(TABLE.tiers[1], fees=fees)
    bets = (a_bet("player", "player", PROGRESSIVE_THREE, fee="line"),)
    table = replace(TABLE, tiers=(tier,))
    assert "● 10–100\tnone" in english(**BANKED | {"bets": bets, "table": table})


@pytest.mark.assures("GAM-03")
@pytest.mark.parametrize(
    ("shoe", "claim"),
    [
        (ShoeRules(), "ten for a card that counts zero. No card is burned between coups."),
        (ShoeRules(burn=Burn.ONE), "Of a new shoe one card is burned unseen."),
        (ShoeRules(burn=Burn.NONE), "No card of a new shoe is burned."),
        (ShoeRules(burn_between=True), "before every coup but the first"),
        (ShoeRules(cut=30), "in front of the last 30 cards"),
        (ShoeRules(decks=6), "6 decks of 52 cards without jokers are used, 312 cards"),
        (ShoeRules(decks=1), "One deck of 52 cards"),
        (ShoeRules(continuous=True), "every coup is dealt from a full shoe of its own"),
    ],
)
def test_the_shoe_is_told_as_it_is_dealt(shoe: ShoeRules, claim: str) -> None:
    assert claim in english(shoe=shoe)


def test_continuous_shuffle_leaves_no_cut_card() -> None:
    assert "lies in front of" not in english(shoe=ShoeRules(continuous=True))


@pytest.mark.parametrize(
    ("direction", "claim"),
    [
        (Direction.NEAREST, "rounded to the nearest one, halves to the patron"),
        (Direction.PATRON, "rounded up, to the patron"),
        (Direction.HOUSE, "rounded down, to the house"),
    ],
)
def test_rounding_is_told(direction: Direction, claim: str) -> None:
    rounding = replace(a_game().rounding, direction=direction, unit=Minor(25))
    assert f"no multiple of USD 0.25 is {claim}" in english(rounding=rounding)


def test_what_is_rounded_down_goes_to_whoever_banks() -> None:
    rounding = replace(a_game().rounding, direction=Direction.HOUSE)
    assert "rounded down, to the player-dealer" in english(**BANKED, rounding=rounding)


@pytest.mark.parametrize(
    ("change", "claim"),
    [
        ({"both_lines": False}, "may not bet Player and Banker"),
        ({"both_lines": True}, "except beside a wager on progressive."),
        ({"residual": True}, "may be bet whole"),
        ({"residual": False}, "may not be bet."),
        ({"dummy_hand": True}, "a free hand"),
        ({"dummy_hand": False}, "No coup is dealt without a wager."),
        ({"combined_pair_limit": True}, "share one maximum"),
        ({"pairs_closed_after": 40}, "close after game 40"),
        ({"face_up": True}, "All cards are dealt face up"),
        ({"face_up": False}, "turned by the table"),
    ],
)
def test_what_the_table_accepts_is_told(change: dict[str, Any], claim: str) -> None:
    assert claim in english(conduct=replace(CONDUCT, **change))


def test_nothing_is_said_of_pairs_where_none_are_offered() -> None:
    conduct = replace(CONDUCT, combined_pair_limit=True, pairs_closed_after=40)
    bets = tuple(bet for bet in a_game().bets if "pair" not in bet.key)
    said = english(conduct=conduct, bets=bets).lower()
    assert not re.search(r"\bpair\b", said)


@pytest.mark.parametrize(
    ("change", "claim"),
    [
        ({"max_difference": Minor(500_000)}, "differ by at most USD 5,000"),
        ({"betting_s": 30, "last_bets_s": 0}, "Betting is open for 30 seconds"),
        ({"squeeze": replace(TABLE.squeeze, on=True)}, "5 seconds for the first two cards and 8"),
        (
            {"squeeze": replace(TABLE.squeeze, on=True, minimum=Minor(12_050))},
            "must stake at least USD 120.50",
        ),
    ],
)
def test_the_table_part_is_told(change: dict[str, Any], claim: str) -> None:
    assert claim in english(table=replace(TABLE, **change))


def test_what_differs_at_a_dealers_table_is_told() -> None:
    """One sheet is posted at a table that runs by the clock and at one that a dealer runs."""
    said = told(the_sheet("progressive-3", EN), "deal", "progressive")
    assert "At a dealer's table the dealer opens and closes it." in said
    assert "at a dealer's table the dealer marks each winning wager" in said


def test_one_who_banks_has_one_name_in_chinese() -> None:
    for language in (Language.ZH_HANS, Language.ZH_HANT):
        said = told(the_sheet("commission-free-dragon-bonus", language))
        assert not re.search("庄家|莊家|规则书|規則書", said)


def test_last_bets_are_not_called_where_the_table_has_no_warning() -> None:
    assert "Last bets" not in english(table=replace(TABLE, last_bets_s=0))


@pytest.mark.parametrize(
    ("change", "claim"),
    [
        ({}, "The meter starts at USD 10,000. Of every wager 20 % goes to the meter and 1 %"),
        ({"limit": None}, "no upper limit"),
        ({"limit": Minor(5_000_000)}, "The meter stops at USD 50,000"),
        ({"split": Split.WINNERS}, "among the winning wagers"),
        ({"split": Split.PARTICIPANTS}, "among all progressive wagers"),
        ({"fixed_pays": FixedPays.TRAY}, "come from the house's tray"),
        ({"fixed_pays": FixedPays.METER}, "come from the meter too"),
        ({"system": System.KEYED}, "The supervisor's key logs the win."),
        ({"system": System.CARDED}, "an executive's card above USD 5,000"),
    ],
)
def test_the_meter_is_told(change: dict[str, Any], claim: str) -> None:
    assert claim in english(progressive=replace(PROGRESSIVE, **change))


@pytest.mark.parametrize(
    ("language", "claims"),
    [
        (
            Language.EN,
            (
                "On the Player hand the house keeps 48.67 % of such a wager in the long run; the",
                "source sheet prints 24.22 %. The two differ by more than one percentage point; ",
                "the printed figure is that of: Progressive wager rides on = the winning hand.",
                "On the Banker hand such a wager wins in 1.71 % of coups",
            ),
        ),
        (Language.ZH_HANS, ("以闲方计，此投注长期的庄家优势为 48.67 %；来源规则表印为 24.22 %。",)),
        (Language.ZH_HANT, ("所印數字對應的設定為：累積獎跟隨 = 勝方。",)),
    ],
)
def test_posted_rules_state_the_edge_beside_the_printed_one(
    language: Language, claims: tuple[str, ...]
) -> None:
    game = the_game("progressive-3")
    said = told(rule_sheet(game, language, printed=beside_print(game)), "progressive")
    for claim in claims:
        assert claim in said


def test_posted_rules_say_where_no_reading_gives_the_print() -> None:
    game = load_game("progressive-1", settings={"tied": "winning-hand"})
    said = told(rule_sheet(game, EN, printed=beside_print(game)), "progressive")
    assert "On either hand the house keeps 61.45 %" in said
    assert "no reading that can be set gives the printed figure" in said


def test_a_meter_that_is_set_otherwise_is_told_as_it_is_set() -> None:
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
    sheet = rule_sheet(game, EN, meter=own)
    said = told(sheet, "progressive")
    for claim in (
        "The meter starts at USD 7,500.50. Of every wager 20 % goes to the meter and 1 % to",
        "it starts again at USD 7,500.50",
        "The meter stops at USD 90,000",
        "come from the meter too",
        "The supervisor's key logs the win.",
    ):
        assert claim in said
    [settings] = [one for one in sheet.sections if one.key == "settings"]
    [grid] = [block for block in settings.blocks if isinstance(block, Grid)]
    changed = {row[0]: row[1:] for row in grid.rows if row[2] == "at the meter"}
    assert changed == {
        "Seed amount": ("7,500.50", "at the meter"),
        "Meter contribution †": ("20 %", "at the meter"),
        "Reserve contribution †": ("1 %", "at the meter"),
        "Meter limit †": ("90,000", "at the meter"),
        "Fixed pays come from": ("the meter", "at the meter"),
        "Award verification": ("supervisor's key", "at the meter"),
        "Executive card above †": ("2,000", "at the meter"),
    }
    # How prizes are divided is a rule of the game, and the hash is that of the game.
    assert ("Percentage prize divided among", "all progressive wagers", "table closed") in grid.rows
    assert sheet.facts == rule_sheet(game, EN).facts


@pytest.mark.parametrize(
    ("side", "claim"),
    [
        (Side.LINE, "rides on the hand of the patron's own player or banker wager"),
        (Side.WINNER, "rides on whichever hand wins"),
        (Side.BANKER, "is about the Banker hand"),
    ],
)
def test_the_hand_a_progressive_wager_rides_on_is_told(side: Side, claim: str) -> None:
    bets = tuple(replace(bet, side=side) if bet.stake else bet for bet in a_game().bets)
    assert claim in english(bets=bets)


def test_a_void_coup_is_told_as_the_table_is_banked() -> None:
    assert "stays there; their stakes are refunded" in english()
    assert "with its collection fee, and so is the bank" in english(**BANKED)
    assert "is not settled again" in english(**BANKED)
    assert "is not settled again" not in english()
    assert "progressive" not in english(**BANKED, bets=a_game().bets[:2])


def test_a_bet_that_asks_about_no_hand_is_on_the_coup() -> None:
    small = a_bet("small", "winner", (a_row("any", "3 to 2", dealt=4),))
    game = a_game(bets=(small,), progressive=None)
    for language, about in zip(Language, ("The coup", "整局", "整局"), strict=True):
        sheet = rule_sheet(game, language)
        [bets] = [one for one in sheet.sections if one.key == "bets"]
        grid, said = bets.blocks
        assert isinstance(grid, Grid)
        assert grid.rows[0][1] == about
        assert isinstance(said, Items)
        assert phrases.PAYS_TO_PART.to(language) in said.items


def test_only_the_conventions_in_use_are_explained() -> None:
    plain = told(the_sheet("mini-baccarat", EN), "bets")
    assert "“N for 1”" not in plain
    assert "% of meter" not in plain
    assert "A pair:" not in plain
    suited = told(the_sheet("progressive-3", EN), "bets")
    assert "all the cards of the coup" in suited
    assert "“N for 1”" in suited
    assert "has still won" in told(the_sheet("fortune-7", EN), "bets")
    paired = told(the_sheet("terminal-1", EN), "bets")
    assert "A pair:" in paired
    assert "A suited pair:" not in paired
    assert "On either hand:" not in paired


@every_language
def test_a_perfect_pair_and_a_pair_of_either_hand_are_explained(language: Language) -> None:
    game = a_game(bets=(a_bet("perfect-pair", "winner", PERFECT_PAIR),), progressive=None)
    said = told(rule_sheet(game, language), "bets")
    for text in (phrases.SUITED_PAIR, phrases.EITHER_HAND, phrases.THE_COUP):
        assert text.to(language) in said
    assert phrases.PAIR.to(language) not in said, "no row asks for any other pair"
    either = replace(game, bets=(a_bet("either-pair", "winner", EITHER_PAIR),))
    said = told(rule_sheet(either, language), "bets")
    assert phrases.PAIR.to(language) in said
    assert phrases.SUITED_PAIR.to(language) not in said


@every_language
def test_points_of_both_hands_together_are_explained(language: Language) -> None:
    rows = (a_row("any", "10 to 1", sum=17),)
    game = a_game(bets=(a_bet("high", "winner", rows),), progressive=None)
    said = told(rule_sheet(game, language), "bets")
    assert phrases.TOGETHER.to(language) in said
    assert phrases.THE_COUP.to(language) in said, "it is on neither hand"


def test_limits_on_pairs_are_told_of_every_bet_on_pairs() -> None:
    conduct = replace(CONDUCT, combined_pair_limit=True, pairs_closed_after=40)
    bets = (a_bet("either-pair", "winner", EITHER_PAIR),)
    said = english(conduct=conduct, bets=bets, progressive=None)
    assert "All pair bets together share one maximum." in said
    assert "Pair bets close after game 40 of a shoe." in said


def test_bets_that_share_a_pay_table_share_its_print() -> None:
    (bets,) = [section for section in the_sheet("fortune-7", EN).sections if section.key == "bets"]
    assert [part.title for part in bets.parts] == [
        "Player",
        "Banker",
        "Tie",
        "Player Dragon Bonus, Banker Dragon Bonus",
        "Fortune 7",
    ]


# Mini-/Midi-Baccarat: "even money less a 5% commission".
def test_commission_stands_beside_the_pay_it_is_taken_from() -> None:
    bets = told(the_sheet("mini-baccarat", EN), "bets")
    assert "Win\t1 to 1, less 5 %\nTie\tpush" in bets
    assert "A winning Banker wager pays 5 % of its winnings as commission" in bets


def test_seats_left_out_are_named() -> None:
    assert "No seat is numbered 4." in told(the_sheet("lnw-dragon-bonus-1", EN), "game")
    assert "No seat is numbered" not in told(the_sheet("mini-baccarat", EN), "game")


def test_a_profile_is_named() -> None:
    sheet = rule_sheet(load_game("terminal-1", profile="unrestricted"), EN)
    assert ("Profile", "unrestricted") in sheet.facts
    assert "read-only" not in told(sheet, "settings")


def test_a_sheet_without_notices_has_no_empty_section() -> None:
    sheet = rule_sheet(a_game(notices=()), EN)
    assert "notices" not in [section.key for section in sheet.sections]


# --- As HTML -------------------------------------------------------------------------------------

EMPTY = {"meta"}


class Reader(HTMLParser):
    """Reads a document, failing where a tag is not closed in its turn."""

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
def test_the_html_is_well_formed_and_says_all_of_the_sheet(key: str, language: Language) -> None:
    sheet = the_sheet(key, language)
    reader = read(rule_sheet_html(sheet))
    assert ("html", {"lang": language.value}) in reader.seen
    for cell in re.split(r"[\n\t]", told(sheet)):
        assert cell in reader.text
    ids = [attributes["id"] for _, attributes in reader.seen if "id" in attributes]
    assert len(ids) == len(set(ids))


@every_game
def test_the_html_asks_for_nothing_from_anywhere(key: str) -> None:
    document = rule_sheet_html(the_sheet(key, EN))
    assert not re.search(r"https?:|//|url\(|@import", document)
    loading = {"src", "href", "srcset", "action", "data", "background", "poster"}
    for tag, attributes in read(document).seen:
        assert tag not in {"script", "link", "iframe", "img", "object", "embed"}
        assert not loading & attributes.keys()


def test_the_html_escapes_what_a_sheet_says() -> None:
    name = "<script>alert('1 & 2')</script> {braces}"
    sheet = rule_sheet(a_game(name=a_name(name), source='a "source"', notices=(a_name(name),)), EN)
    reader = read(rule_sheet_html(sheet))
    assert "script" not in [tag for tag, _ in reader.seen]
    assert reader.text.count(name) == 4


def test_a_dealers_table_posts_no_squeeze_that_it_does_not_run() -> None:
    game = load_game("midi-baccarat", settings={"squeeze-card": True})
    by_itself, by_hand = (rule_sheet(game, EN, by_hand=one) for one in (False, True))
    assert "15 seconds for the first two cards" in told(by_itself, "cards")
    assert "Squeeze time" in told(by_itself, "settings")
    said = told(by_hand, "cards")
    assert "that the dealer hands them" in said
    assert "seconds" not in said
    assert "Squeeze time" not in told(by_hand, "settings")
    assert "Squeeze card" in told(by_hand, "settings")

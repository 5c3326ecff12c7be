"""Invalid sheets: each is refused with one sentence that a person can act on.

A sentence names the file, the place in it, the value there and the expectation. They are written
out here in full; an ellipsis replaces the rest of a long list.
"""

import re
import tomllib
from pathlib import Path

import msgspec
import pytest

from puntobanco.core.coup import Coup
from puntobanco.core.errors import SheetError
from puntobanco.core.facts import fact
from puntobanco.sheets.files import SHEETS, check_key, load_game
from puntobanco.sheets.model import SheetDoc
from puntobanco.sheets.shape import check_sheet, expected_at, has_place, misfit
from tests.kit.sheets import a_game, a_setting, refused, write

ROW_KEYS = (
    "on, pays, total, over, by, natural, cards, dealt, ranks, suits, coup_suits, "
    "pair, either_pair, both_pairs, sum"
)
BET_KEYS = "name, paytable, side, needs, stake, fee"
CHOICE_KEYS = (
    "order, paytables, bets, tiers, currency, cards, rounding, banking, conduct, table, squeeze, "
    "colours, progressive, notices"
)
A_KEY = "expected a key of small letters, digits and hyphens, such as 'player-pair'"
AN_AMOUNT = 'expected an amount such as "12.50", or a whole number'
A_CURRENCY = "expected three capital letters such as 'USD'"
A_LINE = "expected one line of text, not blank"
A_NAME = "expected one line of text, or a table of such lines by language, such as 'en'"
A_SCALAR = "expected text, a whole number, or true or false"
PAYS = "expected 'N to M', 'N for M', 'push' or 'N % of meter'"


def said(sentence: str, expected: str) -> bool:
    """Whether a sentence is the expected one, or begins like it up to its ellipsis."""
    if expected.endswith("…"):
        return sentence.startswith(expected[:-1])
    return sentence == expected


UNKNOWN_KEYS = [
    pytest.param(
        'colour = "red"',
        f"colour: unknown key; expected one of {CHOICE_KEYS}, key, name, source, extends, …",
        id="in a sheet",
    ),
    pytest.param(
        '[paytables.t]\nrows = [{ on = "win", pays = "1 to 1", when = 3 }]',
        f"paytables.t.rows[0].when: unknown key; expected one of {ROW_KEYS}",
        id="in a row",
    ),
    pytest.param(
        '[paytables.t]\nrows = []\nrate = "5 %"',
        "paytables.t.rate: unknown key; expected one of rows, commission",
        id="in a pay table",
    ),
    pytest.param(
        '[bets.player]\nodds = "8 to 1"',
        f"bets.player.odds: unknown key; expected one of {BET_KEYS}",
        id="in a bet",
    ),
    pytest.param(
        "[settings.total-decks]\ndefault = 8",
        "settings.total-decks.default: unknown key; expected one of "
        "label, value, editable, sets, choices, min, max, when, ours",
        id="in a setting",
    ),
    pytest.param(
        "[settings.odds.choices.9]\ncolour = 1",
        f"settings.odds.choices.9.colour: unknown key; expected one of {CHOICE_KEYS}",
        id="in a choice",
    ),
    pytest.param(
        '[settings.odds.choices.9]\nbets.tie.paytabel = "tie-9"',
        f"settings.odds.choices.9.bets.tie.paytabel: unknown key; expected one of {BET_KEYS}",
        id="deep in a choice",
    ),
    pytest.param(
        "[settings.odds.choices.9]\nsettings.total-decks.value = 6",
        f"settings.odds.choices.9.settings: unknown key; expected one of {CHOICE_KEYS}",
        id="settings in a choice",
    ),
    pytest.param(
        "[tiers.low.bets]\ntie = { least = 1 }",
        "tiers.low.bets.tie.least: unknown key; expected one of min, max",
        id="in a limit",
    ),
    pytest.param(
        '[name]\n"français" = "Le mien"',
        "name.français: 'français' cannot be a name here; "
        "expected the tag of a language, such as 'en' or 'zh-Hant'",
        id="in a name",
    ),
    pytest.param(
        '[cards]\n"cut\\ncard" = 16',
        'cards."cut\\ncard": unknown key; '
        "expected one of decks, cut, burn, burn_between, continuous",
        id="a key on two lines",
    ),
]

WRONG_TYPES = [
    ("key = 7", f"key: 7: {A_KEY}"),
    ('key = "My Game"', f"key: 'My Game': {A_KEY}"),
    ("name = 7", f"name: 7: {A_NAME}"),
    ("name = {}", f"name: an empty table; {A_NAME}"),
    ('name = { en = "", zh-Hans = "a", zh-Hant = "a" }', f"name.en: '': {A_LINE}"),
    (
        'name = { en = "a", zh-Hans = "\u3000", zh-Hant = "a" }',
        f"name.zh-Hans: '\\u3000': {A_LINE}",
    ),
    (
        '[bets.tie]\nname = { en = "T\\nie", zh-Hans = "a", zh-Hant = "a" }',
        f"bets.tie.name.en: 'T\\nie': {A_LINE}",
    ),
    (
        '[notices.one]\nen = "a"\nzh-Hans = "a"\nzh-Hant = """\na\nb"""',
        f"notices.one.zh-Hant: 'a\\nb': {A_LINE}",
    ),
    (
        '[settings.s.label]\nen = "a"\nzh-Hans = "a\\u2028b"\nzh-Hant = "a"',
        f"settings.s.label.zh-Hans: 'a\\u2028b': {A_LINE}",
    ),
    ('source = ["ours"]', f"source: ['ours']: {A_LINE}"),
    ('source = " "', f"source: ' ': {A_LINE}"),
    (
        "extends = 3",
        "extends: 3: expected the name of a sheet, a file ending in .toml, or a list of these",
    ),
    ('extends = ["mini-baccarat", 3]', "extends[1]: 3: expected text"),
    (
        'order = "player"',
        f"order: 'player': {A_KEY.replace('d a key', 'd a list, each entry a key')}",
    ),
    ('order = ["Player"]', f"order[0]: 'Player': {A_KEY}"),
    ("paytables = []", "paytables: []: expected a table of named entries"),
    ('[paytables]\nt = "x"', "paytables.t: 'x': expected a table of rows, commission"),
    (
        '[paytables."Tie 8"]\nrows = []',
        f"paytables.\"Tie 8\": 'Tie 8' cannot be a name here; {A_KEY}",
    ),
    (
        '[paytables.t]\ncommission = "5 %"',
        (f"paytables.t: 'rows' is required; expected a list, each entry a table of {ROW_KEYS}"),
    ),
    (
        "[paytables.t]\nrows = {}",
        f"paytables.t.rows: a table: expected a list, each entry a table of {ROW_KEYS}",
    ),
    (
        '[paytables.t]\nrows = ["win"]',
        f"paytables.t.rows[0]: 'win': expected a table of {ROW_KEYS}",
    ),
    (
        '[paytables.t]\nrows = [{ on = "tie", pays = "push" }, { on = "won", pays = "1 to 1" }]',
        "paytables.t.rows[1].on: 'won': expected one of 'any', 'lose', 'tie', 'win'",
    ),
    (
        '[paytables.t]\nrows = [{ pays = "1 to 1" }]',
        ("paytables.t.rows[0]: 'on' is required; expected one of 'any', 'lose', 'tie', 'win'"),
    ),
    (
        '[paytables.t]\nrows = [{ on = "win" }]',
        f"paytables.t.rows[0]: 'pays' is required; {PAYS}",
    ),
    ('[paytables.t]\nrows = [{ on = "win", pays = 8 }]', f"paytables.t.rows[0].pays: 8: {PAYS}"),
    (
        '[paytables.t]\nrows = [{ on = "win", pays = "push", total = 10 }]',
        "paytables.t.rows[0].total: 10: expected a whole number from 0 to 9, or a list of these",
    ),
    (
        '[paytables.t]\nrows = [{ on = "win", pays = "push", over = "0" }]',
        "paytables.t.rows[0].over: '0': expected a whole number from 0 to 9, or a list of these",
    ),
    (
        '[paytables.t]\nrows = [{ on = "win", pays = "push", by = [4, 10] }]',
        "paytables.t.rows[0].by[1]: 10: expected a whole number from 0 to 9",
    ),
    (
        '[paytables.t]\nrows = [{ on = "win", pays = "push", total = 9.0 }]',
        (
            "paytables.t.rows[0].total: 9.0: a float is not allowed here; "
            "expected a whole number from 0 to 9, or a list of these"
        ),
    ),
    (
        '[paytables.t]\nrows = [{ on = "win", pays = "push", natural = 1 }]',
        "paytables.t.rows[0].natural: 1: expected true or false",
    ),
    (
        '[paytables.t]\nrows = [{ on = "win", pays = "push", cards = 1 }]',
        "paytables.t.rows[0].cards: 1: expected a whole number from 2 to 3, or a list of these",
    ),
    (
        '[paytables.t]\nrows = [{ on = "win", pays = "push", dealt = true }]',
        "paytables.t.rows[0].dealt: true: expected a whole number from 4 to 6, or a list of these",
    ),
    (
        '[paytables.t]\nrows = [{ on = "win", pays = "push", ranks = 234 }]',
        "paytables.t.rows[0].ranks: 234: expected all ranks of the hand, such as '234'",
    ),
    (
        '[paytables.t]\nrows = [{ on = "win", pays = "push", suits = "red" }]',
        (
            "paytables.t.rows[0].suits: 'red': "
            "expected one of 'clubs', 'diamonds', 'hearts', 'mixed', 'same', 'spades'"
        ),
    ),
    (
        '[paytables.t]\nrows = [{ on = "win", pays = "push", pair = "yes" }]',
        "paytables.t.rows[0].pair: 'yes': expected true, false or 'suited'",
    ),
    (
        '[paytables.t]\nrows = [{ on = "win", pays = "push", either_pair = 1 }]',
        "paytables.t.rows[0].either_pair: 1: expected true, false or 'suited'",
    ),
    (
        '[paytables.t]\nrows = [{ on = "win", pays = "push", both_pairs = ["suited"] }]',
        "paytables.t.rows[0].both_pairs: ['suited']: expected true, false or 'suited'",
    ),
    (
        "[paytables.t]\nrows = []\ncommission = 0.05",
        'paytables.t.commission: 0.05: a float is not allowed here; expected a rate such as "5 %"',
    ),
    ("[bets]\nx = 1", f"bets.x: 1: expected a table of {BET_KEYS}"),
    (
        "[bets.x]\npaytable = 8",
        "bets.x.paytable: 8: expected the name of a pay table, or 'off'",
    ),
    (
        '[bets.x]\nside = "dealer"',
        "bets.x.side: 'dealer': expected one of 'banker', 'line', 'player', 'winner'",
    ),
    ("[bets.x]\nneeds = [1]", f"bets.x.needs[0]: 1: {A_KEY}"),
    ("[bets.x]\nstake = true", f"bets.x.stake: true: {AN_AMOUNT}"),
    ("[bets.x]\nstake = 0.5", f"bets.x.stake: 0.5: a float is not allowed here; {AN_AMOUNT}"),
    ('[bets.x]\nfee = "Line fee"', f"bets.x.fee: 'Line fee': {A_KEY}"),
    ("[tiers.low]\nmin = 10.5", f"tiers.low.min: 10.5: a float is not allowed here; {AN_AMOUNT}"),
    (
        "[tiers.low.bets.tie]\nmax = 1e3",
        f"tiers.low.bets.tie.max: 1000.0: a float is not allowed here; {AN_AMOUNT}",
    ),
    ("[tiers.low.fees]\nline = [1]", f"tiers.low.fees.line: [1]: {AN_AMOUNT}"),
    (
        "[settings.s]\nvalue = 0.5",
        f"settings.s.value: 0.5: a float is not allowed here; {A_SCALAR}",
    ),
    ("[settings.s]\nvalue = [1]", f"settings.s.value: [1]: {A_SCALAR}"),
    ("[settings.s]\nvalue = 2026-05-01", f"settings.s.value: 2026-05-01: {A_SCALAR}"),
    ('[settings.s]\neditable = "yes"', "settings.s.editable: 'yes': expected true or false"),
    (
        "[settings.s]\nsets = 1",
        "settings.s.sets: 1: expected a place in a sheet, such as 'cards.decks'",
    ),
    (
        '[settings.s]\nchoices = "a"',
        "settings.s.choices: 'a': expected a list of values, or a table of partial sheets",
    ),
    (
        "[settings.s]\nchoices = [1, 1.5]",
        f"settings.s.choices[1]: 1.5: a float is not allowed here; {A_SCALAR}",
    ),
    ("[settings.s]\nchoices.a = 1", f"settings.s.choices.a: 1: expected a table of {CHOICE_KEYS}"),
    (
        '[settings.s.choices."0.95"]\ncards.decks = 8',
        (
            "settings.s.choices.\"0.95\": '0.95' cannot be a name here; "
            "expected a name without dots or spaces"
        ),
    ),
    ("[settings.s]\nwhen = 1", "settings.s.when: 1: expected a table of named entries"),
    ("[settings.s]\nours = 1", "settings.s.ours: 1: expected true or false"),
    ("[currency]\ncode = 840", f"currency.code: 840: {A_CURRENCY}"),
    ('[currency]\ncode = "dollars"', f"currency.code: 'dollars': {A_CURRENCY}"),
    ('[currency]\ncode = "usd"', f"currency.code: 'usd': {A_CURRENCY}"),
    ('[currency]\ncode = "USDT"', f"currency.code: 'USDT': {A_CURRENCY}"),
    ('[currency]\ncode = "US$"', f"currency.code: 'US$': {A_CURRENCY}"),
    ('[currency]\ncode = ""', f"currency.code: '': {A_CURRENCY}"),
    ("[currency]\nexponent = 5", "currency.exponent: 5: expected a whole number from 0 to 4"),
    ('[cards]\ndecks = "8"', "cards.decks: '8': expected a whole number"),
    ("[cards]\nburn = 4", "cards.burn: 4: expected one of 1, 2, 3"),
    ("[cards]\nburn = true", "cards.burn: true: expected one of 1, 2, 3"),
    ("[cards]\nburn_between = 0", "cards.burn_between: 0: expected true or false"),
    (
        "cards = 8",
        "cards: 8: expected a table of decks, cut, burn, burn_between, continuous",
    ),
    ("[rounding]\nunit = nan", f"rounding.unit: nan: a float is not allowed here; {AN_AMOUNT}"),
    (
        '[rounding]\ndirection = "up"',
        "rounding.direction: 'up': expected one of 'house', 'nearest', 'patron'",
    ),
    ('[banking]\nby = "bank"', "banking.by: 'bank': expected one of 'house', 'player-dealer'"),
    ("[banking]\nseats = 0", "banking.seats: 0: expected a whole number of 1 or more"),
    ("[banking]\nskipped = [0]", "banking.skipped[0]: 0: expected a whole number of 1 or more"),
    ('[conduct]\nresidual = "no"', "conduct.residual: 'no': expected true or false"),
    (
        "[conduct]\npairs_closed_after = -1",
        "conduct.pairs_closed_after: -1: expected a whole number of 0 or more",
    ),
    (
        '[table]\nchips = "10"',
        f"table.chips: '10': {AN_AMOUNT.replace('d an', 'd a list, each entry an')}",
    ),
    ("[table]\nbetting_s = -1", "table.betting_s: -1: expected a whole number of 0 or more"),
    ("[squeeze]\non = 1", "squeeze.on: 1: expected true or false"),
    ('[colours]\nplayer = "red"', "colours.player: 'red': expected a colour such as '#1f5fbf'"),
    (
        '[progressive]\nsplit = "all"',
        "progressive.split: 'all': expected one of 'participants', 'winners'",
    ),
    (
        '[[published]]\nfigure = "house edge"\nbet = "tie"\nprinted = "14.36 %"',
        (
            "published[0].figure: 'house edge': "
            "expected one of 'edge', 'hit', 'mean-award', 'seed', 'top-one-in'"
        ),
    ),
    *(
        (
            f'[[published]]\nfigure = "edge"\nbet = "tie"\nprinted = "{printed}"',
            (
                f"published[0].printed: '{printed}': "
                "expected the figure as printed, such as '2.70 %' or '$98,101'"
            ),
        )
        for printed in ("about five", "1 in 400", "", "%", "14,36 % or so")
    ),
    ("[notices]\nage = 21", f"notices.age: 21: {A_NAME}"),
]


@pytest.mark.parametrize(("text", "sentence"), UNKNOWN_KEYS)
def test_a_key_no_sheet_has_is_refused_where_it_stands(
    tmp_path: Path, text: str, sentence: str
) -> None:
    assert said(refused(write(tmp_path, text), whole=False), f"mine.toml: {sentence}")


@pytest.mark.parametrize(
    ("text", "sentence"), [*WRONG_TYPES, ('name = " "', f"name: ' ': {A_NAME}")]
)
def test_a_value_of_the_wrong_kind_is_refused_where_it_stands(
    tmp_path: Path, text: str, sentence: str
) -> None:
    assert refused(write(tmp_path, text), whole=False) == f"mine.toml: {sentence}"


def test_a_line_break_ends_no_pattern() -> None:
    assert misfit("USD", "currency.code") is None
    assert str(misfit("USD\n", "currency.code")) == f"'USD\\n': {A_CURRENCY}"


def test_msgspec_reads_no_value_that_we_refuse() -> None:
    for text, _ in WRONG_TYPES:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(tomllib.loads(text), SheetDoc, strict=True)


WON = '{ on = "win", pays = "1 to 1" }'
METER = '{ on = "win", total = 9, pays = "100 % of meter" }'
NAMES = '{ en = "X", zh-Hans = "X", zh-Hant = "X" }'


def with_bet(
    rows: str,
    *,
    side: str = "banker",
    table: str = "",
    bet: str = "",
    extends: str = "mini-baccarat",
) -> str:
    """A game with one more bet, and the given additions to its pay table and to the bet."""
    body = f"""
[paytables.t]
{table}
rows = [{rows}]

[bets.x]
name = {NAMES}
side = "{side}"
paytable = "t"
{bet}
"""
    return a_game(body, extends=extends, order="player banker tie x")


# "Matches no coup", "unreachable" and "crosses" are judged over everything that can be dealt.
ROWS = [
    pytest.param(
        with_bet('{ on = "win", natural = true, by = 4, total = 5, pays = "1 to 1" }'),
        "paytables.t.rows[0]: matches no coup: 'total' and 'natural' cannot hold together"
        "; expected another value, or one of them left out",
        id="impossible",
    ),
    pytest.param(
        with_bet('{ on = "lose", total = 9, pays = "1 to 1" }'),
        "paytables.t.rows[0]: matches no coup: 'on' and 'total' cannot hold together"
        "; expected another value, or one of them left out",
        id="impossible to lose",
    ),
    pytest.param(
        with_bet(f'{WON}, {{ on = "win", total = 6, pays = "2 to 1" }}'),
        "paytables.t.rows[1]: is unreachable: earlier rows match every coup it matches, such as …",
        id="used up",
    ),
    pytest.param(
        with_bet(
            '{ on = "win", total = 6, pays = "1 to 2" }, { on = "win", cards = 3, pays = "1 to 1" }'
        ),
        "paytables.t.rows[1]: crosses rows[0]: both match …",
        id="crossing",
    ),
    pytest.param(
        with_bet('{ on = "tie", natural = true, pays = "push" }', side="winner"),
        "paytables.t.rows[0]: 'natural': asks about the winning hand, but a tie has none"
        "; expected on = 'win', or a bet with the side 'player' or 'banker'",
        id="a tie has no winner",
    ),
    pytest.param(
        with_bet('{ on = "win", pays = "8:1" }'),
        "paytables.t.rows[0].pays: '8:1': expected whole numbers and 'to', such as '8 to 1'",
        id="odds with a colon",
    ),
    pytest.param(
        with_bet('{ on = "win", pays = "8 to 0" }'),
        f"paytables.t.rows[0].pays: '8 to 0': {PAYS}",
        id="odds to nothing",
    ),
    pytest.param(
        with_bet('{ on = "win", pays = "101 % of meter" }'),
        "paytables.t.rows[0].pays: '101 % of meter': "
        "expected a share of the meter above 0 and at most 100 %",
        id="more than the meter",
    ),
    pytest.param(
        a_game('[paytables.spare]\nrows = [{ on = "win", pays = "8 o 1" }]'),
        f"paytables.spare.rows[0].pays: '8 o 1': {PAYS}",
        id="odds of a pay table that no bet uses",
    ),
    pytest.param(
        with_bet('{ on = "win", ranks = "2345", pays = "1 to 1" }'),
        "paytables.t.rows[0].ranks: '2345': expected two or three of A23456789TJQK",
        id="four ranks",
    ),
    pytest.param(
        with_bet('{ on = "win", ranks = "1X", pays = "1 to 1" }'),
        "paytables.t.rows[0].ranks: '1X': expected two or three of A23456789TJQK",
        id="no ranks",
    ),
    pytest.param(
        with_bet('{ on = "win", by = [4, 4], pays = "1 to 1" }'),
        "paytables.t.rows[0].by: [4, 4]: expected numbers that are all different",
        id="a number twice",
    ),
    pytest.param(
        with_bet('{ on = "win", by = [], pays = "1 to 1" }'),
        "paytables.t.rows[0].by: []: expected numbers that are all different",
        id="no numbers",
    ),
    pytest.param(with_bet(""), "paytables.t.rows: no rows; expected at least one", id="no rows"),
    pytest.param(
        with_bet(WON, table='commission = "105 %"'),
        "paytables.t.commission: rate '105 %': expected at most 100 %",
        id="commission above the win",
    ),
    pytest.param(
        with_bet(WON, table='commission = "five"'),
        "paytables.t.commission: rate 'five': expected a percentage such as '5 %'",
        id="commission in words",
    ),
]

BETS = [
    pytest.param(
        a_game('[bets.tie]\npaytable = "tie-10"'),
        "bets.tie.paytable: 'tie-10': no such pay table; "
        "expected one of player, tie-8, tie-9, banker-commission-5, off",
        id="missing pay table",
    ),
    pytest.param(
        a_game(order="player banker"),
        "order: 'tie' is missing; expected every bet of the sheet once",
        id="order misses a bet",
    ),
    pytest.param(
        a_game(order="player"),
        "order: 'banker', 'tie' are missing; expected every bet of the sheet once",
        id="order misses two bets",
    ),
    pytest.param(
        a_game(f'[bets.x]\nname = {NAMES}\nside = "player"\npaytable = "player"'),
        "order: 'x' is missing; expected every bet of the sheet once",
        id="the parent's order misses a new bet",
    ),
    pytest.param(
        a_game(order="player banker tie draw"),
        "order: 'draw': no such bet; expected one of player, banker, tie",
        id="order lists an unknown bet",
    ),
    pytest.param(
        a_game(order="player banker tie tie"),
        "order: 'tie' is listed twice; expected every bet once",
        id="order lists a bet twice",
    ),
    pytest.param(
        with_bet(WON, bet='needs = ["payer"]'),
        "bets.x.needs: 'payer': expected one of player, banker, tie",
        id="needs an unknown bet",
    ),
    pytest.param(
        with_bet(WON, bet='needs = ["x"]'),
        "bets.x.needs: 'x': expected one of player, banker, tie",
        id="needs itself",
    ),
    pytest.param(
        with_bet(WON, side="line"),
        "bets.x.needs: required; expected the wagers that a bet on the line rides on",
        id="a line without a line wager",
    ),
    pytest.param(
        with_bet(WON, bet="stake = 0"),
        "bets.x.stake: 0: expected an amount above zero",
        id="stake of nothing",
    ),
    pytest.param(
        with_bet(WON, bet='stake = "-1"'),
        "bets.x.stake: '-1': expected an amount of zero or more",
        id="stake below nothing",
    ),
    pytest.param(
        with_bet(WON, bet='stake = "1.005"'),
        "bets.x.stake: amount '1.005': expected digits with at most 2 decimal places",
        id="stake below a cent",
    ),
    pytest.param(
        a_game(
            '[bets.player]\npaytable = "off"\n[bets.banker]\npaytable = "off"\n'
            '[bets.tie]\npaytable = "off"',
            extends="parts/house parts/house-limits parts/punto-banco",
            order="player banker tie",
        ).replace('paytable = "player"', ""),
        "bets: no bet is offered; expected at least one",
        id="nothing offered",
    ),
    pytest.param(
        with_bet(METER, bet="stake = 1", extends="commission-free-baccarat"),
        "bets.x: pay table 't' pays from a meter; "
        "expected none on a table banked by a player-dealer",
        id="progressive on a player-dealer table",
    ),
    pytest.param(
        with_bet(METER),
        "bets.x.stake: required; expected the one stake that a progressive wager has",
        id="progressive without a stake",
    ),
    pytest.param(
        with_bet(METER, bet="stake = 1"),
        "progressive: 'contribution' is required; expected a rate such as \"5 %\"",
        id="progressive without a rate",
    ),
    pytest.param(
        a_game(
            f'[bets.x]\nname = {NAMES}\nside = "player"\npaytable = "progressive-1"\nstake = 1',
            extends="progressive-1",
            order="player banker tie player-dragon-bonus banker-dragon-bonus progressive x",
        ),
        "bets.x: the meter stands behind 'progressive'; expected one such bet",
        id="two bets on one meter",
    ),
    pytest.param(
        a_game('[settings.reserve-contribution]\nvalue = "90 %"', extends="progressive-1"),
        "progressive: contribution 20 % and reserve 90 %: expected at most 100 % together",
        id="more to the meter than was staked",
    ),
]

AWARDS = [
    pytest.param(
        with_bet(f'{{ on = "win", pays = "{10**20} to 1" }}', bet="stake = 1"),
        f"paytables.t.rows[0].pays: '{10**20} to 1': expected numbers up to 9223372036854",
        id="a pay that no kernel takes",
    ),
    pytest.param(
        with_bet(f'{{ on = "win", pays = "1 to {10**20}" }}', bet="stake = 1"),
        f"paytables.t.rows[0].pays: '1 to {10**20}': expected numbers up to 9223372036854",
        id="a pay for a stake that no kernel takes",
    ),
    pytest.param(
        with_bet(f'{{ on = "win", pays = "{10**10} to 1" }}'),
        "paytables.t.rows[0].pays: 10000.00 on 'x' at '10000000000 to 1' would bring "
        "100000000010000.00; expected at most 90071992547409.92",
        id="an award that the ledger does not hold",
    ),
    pytest.param(
        with_bet('{ on = "win", pays = "9223372036854 for 1" }', bet="stake = 10"),
        "paytables.t.rows[0].pays: 10.00 on 'x' at '9223372036854 for 1' would bring "
        "92233720368540.00; expected at most 90071992547409.92",
        id="an award of a fixed stake that the ledger does not hold",
    ),
    pytest.param(
        a_game('[tiers.100-10000]\nmax = "50000000000000"'),
        "tiers.100-10000.max: 50000000000000.00 on 'player' at '1 to 1' would bring "
        "100000000000000.00; expected at most 90071992547409.92",
        id="a limit whose award the ledger does not hold",
    ),
    pytest.param(
        a_game('[tiers.100-10000.bets]\ntie = { max = "50000000000000" }'),
        "tiers.100-10000.bets.tie.max: 50000000000000.00 on 'tie' at '8 to 1' would bring "
        "450000000000000.00; expected at most 90071992547409.92",
        id="a limit of one bet whose award the ledger does not hold",
    ),
    pytest.param(
        with_bet(WON, bet='stake = "50000000000000"'),
        "bets.x.stake: 50000000000000.00 on 'x' at '1 to 1' would bring "
        "100000000000000.00; expected at most 90071992547409.92",
        id="a fixed stake whose award the ledger does not hold",
    ),
]

THREE_MORE_COLUMNS = "".join(
    f'[bets.{key}]\nname = {NAMES}\nside = "player"\npaytable = "player"\nfee = "{key}"\n'
    for key in "abc"
)

TABLES = [
    pytest.param(
        a_game("[settings.cut-card]\nvalue = 5"),
        "settings.cut-card: cards.cut: 5: the last coup could run out of cards; "
        "expected at least 11 cards behind the cut",
        id="cut so deep that the last coup could run out",
    ),
    pytest.param(
        a_game("[settings.cut-card]\nvalue = 11\n[settings.burn-card-between-hands]\nvalue = true"),
        "settings.cut-card: cards.cut: 11: the last coup could run out of cards; "
        "expected at least 12 cards behind the cut",
        id="cut too deep for the card burned between",
    ),
    pytest.param(
        a_game("[settings.cut-card]\nvalue = 400"),
        "settings.cut-card: cards.cut: 400: no coup of 8 decks lies before it; "
        "expected at most 399",
        id="cut before the first coup",
    ),
    pytest.param(
        a_game('[tiers.10-1000]\nmax = "5"'),
        "tiers.10-1000: min '10', max '5': "
        "expected a minimum above zero and no higher than the maximum",
        id="most below least",
    ),
    pytest.param(
        a_game('[tiers.10-1000.bets]\ntie = { max = "2" }'),
        "tiers.10-1000.bets.tie: min '5', max '2': "
        "expected a minimum above zero and no higher than the maximum",
        id="most of one bet below its least",
    ),
    pytest.param(
        a_game('[tiers.10-1000.bets]\nsmal = { max = "2" }'),
        "tiers.10-1000.bets.smal: 'smal': no such bet; expected one of player, banker, tie",
        id="limits of a bet that is not there",
    ),
    pytest.param(
        a_game('[tiers.10-1000]\nmax = "five"'),
        "tiers.10-1000.max: amount 'five': expected digits with at most 2 decimal places",
        id="limit in words",
    ),
    pytest.param(
        a_game('[settings.table-limits]\nvalue = "low"\nchoices = ["low"]'),
        "settings.table-limits: table.tier: 'low': expected one of 10-1000, 25-5000, 100-10000",
        id="no such tier",
    ),
    pytest.param(
        a_game("[tiers.10-1000.fees]\nline = 1"),
        "tiers.10-1000.fees: line: expected no collection fees on a table banked by the house",
        id="fees where the house banks",
    ),
    pytest.param(
        a_game(
            f"{THREE_MORE_COLUMNS}\n[tiers.10-100.fees]\na = 1\nb = 1\nc = 1",
            extends="commission-free-baccarat",
            order="player banker tie a b c",
        ),
        "tiers.10-100.fees: 6 collection rates: expected at most 5 on a table",
        id="more than five collection rates",
    ),
    pytest.param(
        a_game('[tiers.10-100.bets]\ntie = { min = "5" }', extends="commission-free-baccarat"),
        "tiers.10-100.bets.tie: 'tie' stands alone and may be bet below the table minimum; "
        "expected '10' at least",
        id="a lone bet below the minimum of a player-dealer's table",
    ),
    pytest.param(
        a_game('[settings.rounding-unit]\nvalue = "0"\nchoices = ["0"]'),
        "settings.rounding-unit: rounding.unit: 0: expected an amount above zero",
        id="rounding to nothing",
    ),
    pytest.param(
        a_game('[[published]]\nfigure = "edge"\nbet = "ties"\nprinted = "14.36 %"'),
        "published[0].bet: 'ties': expected one of player, banker, tie",
        id="a figure about no bet",
    ),
    pytest.param(
        a_game(
            '[[published]]\nfigure = "edge"\nbet = "tie"\nprinted = "14.36 %"\n'
            'settings = { tide = "high" }'
        ),
        "published[0].settings: 'tide': expected a setting of the sheet",
        id="a printed figure under a setting that is none",
    ),
    pytest.param(
        a_game(
            '[[published]]\nfigure = "edge"\nbet = "progressive"\nprinted = "24.22 %"\n'
            'settings = { tied = "hand" }',
            extends="progressive-3",
        ),
        "published[0].settings.tied: 'hand': expected one of 'line', 'winning-hand'",
        id="a printed figure under a choice that is none",
    ),
    pytest.param(
        a_game('[table]\nchips = ["ten"]'),
        "table.chips: amount 'ten': expected digits with at most 2 decimal places",
        id="chip in words",
    ),
    pytest.param(
        a_game("[table]\nchips = [0, 5]"),
        "table.chips: [0, 5]: expected amounts above zero that are all different",
        id="chip of nothing",
    ),
    pytest.param(
        a_game("[conduct]\nface_up = true", extends="midi-baccarat"),
        "settings.squeeze-card: squeeze.on: true: expected false, as all cards are dealt face up",
        id="squeezing cards that lie face up",
    ),
]


def _without(key: str) -> str:
    return "\n".join(line for line in a_game().splitlines() if not line.startswith(key))


MISSING = [
    *(
        pytest.param(
            _without(key),
            f"{key}: missing; expected every game to write it itself, as it is not inherited",
            id=key,
        )
        for key in ("key", "name", "source")
    ),
    pytest.param(
        a_game(extends=""), "bets: no bet is offered; expected at least one", id="everything"
    ),
    pytest.param(
        a_game(f'[bets.x]\nname = {NAMES}\nside = "player"', order="player banker tie x"),
        "bets.x: 'paytable' is required; expected the name of a pay table, or 'off'",
        id="pay table of a bet",
    ),
    pytest.param(
        a_game(f'[bets.x]\nname = {NAMES}\npaytable = "player"', order="player banker tie x"),
        "bets.x: 'side' is required; expected one of 'banker', 'line', 'player', 'winner'",
        id="side of a bet",
    ),
    pytest.param(
        a_game('[bets.x]\nside = "player"\npaytable = "player"', order="player banker tie x"),
        f"bets.x: 'name' is required; {A_NAME}",
        id="name of a bet",
    ),
    pytest.param(
        a_game(
            '[bets.banker]\npaytable = "off"\n[bets.tie]\npaytable = "off"',
            extends="parts/punto-banco",
            order="player banker tie",
        ),
        "banking: 'by' is required; expected one of 'house', 'player-dealer'",
        id="who banks",
    ),
]


@pytest.mark.parametrize(("text", "sentence"), [*ROWS, *BETS, *AWARDS, *TABLES, *MISSING])
def test_a_game_that_cannot_stand_says_why(tmp_path: Path, text: str, sentence: str) -> None:
    assert said(refused(write(tmp_path, text)), f"mine.toml: {sentence}")


def test_every_row_that_cannot_stand_is_named(tmp_path: Path) -> None:
    rows = '{ on = "win", total = 0, pays = "1 to 1" }, { on = "lose", total = 9, pays = "1 to 1" }'
    with pytest.raises(SheetError) as caught:
        load_game(write(tmp_path, with_bet(rows)))
    named = [error.path for error in (caught.value, *caught.value.also)]
    assert named == ["paytables.t.rows[0]", "paytables.t.rows[1]"]
    assert all("\n" not in str(error) for error in caught.value.also)


def test_the_refused_coups_of_two_rows_are_real_ones(tmp_path: Path) -> None:
    rows = '{ on = "win", total = 6, pays = "1 to 2" }, { on = "win", cards = 3, pays = "1 to 1" }'
    sentence = refused(write(tmp_path, with_bet(rows)))
    both, this, that = (Coup.parse(line) for line in re.findall(r"'([^']+)'", sentence))
    assert (both.banker_total, len(both.banker)) == (6, 3)
    assert this.banker_total != 6
    assert len(this.banker) == 3
    assert (that.banker_total, len(that.banker)) == (6, 2)


SETTINGS = [
    pytest.param(
        a_game("[settings.total-deks]\nvalue = 6"),
        "settings.total-deks: 'total-deks': no sheet below has this setting; "
        "expected 'total-decks', or a 'label' for a new one",
        id="a setting no sheet has",
    ),
    pytest.param(
        a_game(a_setting("s", 'value = "a"')),
        "settings.s: expected either 'sets' or a table of 'choices', and not both",
        id="deciding nothing",
    ),
    pytest.param(
        a_game(a_setting("s", 'sets = "conduct.face_up"\nvalue = "a"\nchoices.a = {}')),
        "settings.s: expected either 'sets' or a table of 'choices', and not both",
        id="deciding in two ways",
    ),
    pytest.param(
        a_game(a_setting("s", 'sets = "conduct.face_up"')),
        "settings.s: 'value' is required; "
        "expected the value that applies unless someone changes it",
        id="no value",
    ),
    pytest.param(
        a_game(a_setting("s", 'sets = "conduct.face_up"\nvalue = true\nchoices = []')),
        "settings.s.choices: no choices; expected at least one",
        id="no choices",
    ),
    *(
        pytest.param(
            a_game(a_setting("s", f'sets = "{place}"\nvalue = 8')),
            f"settings.s.sets: '{place}': "
            "expected a place that holds one value, such as 'cards.decks'",
            id=f"sets {place}",
        )
        for place in ("cards.deks", "cards", "decks", "key", "settings.total-decks.value")
    ),
    pytest.param(
        a_game(
            a_setting(
                "s", 'sets = "banking.coverage"\nvalue = "gross"\nchoices = ["gross", "nett"]'
            )
        ),
        "settings.s.choices[1]: 'nett': expected one of 'gross', 'net'",
        id="a choice the place does not take",
    ),
    pytest.param(
        a_game(a_setting("s", 'sets = "banking.coverage"\nvalue = "net"\nchoices = ["gross"]')),
        "settings.s.value: 'net': expected 'gross'",
        id="a value that is no choice",
    ),
    pytest.param(
        a_game('[settings.total-decks]\nvalue = "8"'),
        "settings.total-decks.value: '8': expected a whole number",
        id="a number in quotes",
    ),
    pytest.param(
        a_game("[settings.total-decks]\nvalue = 17"),
        "settings.total-decks.value: 17: expected 16 or less",
        id="above the bound",
    ),
    pytest.param(
        a_game("[settings.total-decks]\nvalue = 0"),
        "settings.total-decks.value: 0: expected 1 or more",
        id="below the bound",
    ),
    pytest.param(
        a_game('[settings.total-decks]\nmin = "one"'),
        "settings.total-decks.min: 'one': expected a whole number",
        id="a bound in words",
    ),
    pytest.param(
        a_game('[settings.squeeze-minimum-bet]\nmax = "5 %"'),
        "settings.squeeze-minimum-bet.max: amount '5 %': "
        "expected digits with at most 2 decimal places",
        id="a bound in per cent",
    ),
    pytest.param(
        a_game('[settings.squeeze-minimum-bet]\nvalue = "lots"'),
        "settings.squeeze-minimum-bet.value: amount 'lots': "
        "expected digits with at most 2 decimal places",
        id="an amount in words",
    ),
    pytest.param(
        a_game('[settings.meter-contribution]\nvalue = "101 %"', extends="progressive-1"),
        "settings.meter-contribution.value: rate '101 %': expected at most 100 %",
        id="a rate above all",
    ),
    pytest.param(
        a_game('[settings.tie-colour]\nvalue = "green"'),
        "settings.tie-colour.value: 'green': expected a colour such as '#1f5fbf'",
        id="a colour by name",
    ),
    pytest.param(
        a_game("[settings.squeeze-card]\nvalue = true", extends="commission-free-baccarat"),
        "settings.squeeze-card.value: yes: expected no",
        id="the one other value",
    ),
    pytest.param(
        a_game("[settings.seats]\nwhen = { total-deks = 8 }"),
        "settings.seats.when: 'total-deks': no such setting; expected one of banker-colour, …",
        id="waiting on no setting",
    ),
    pytest.param(
        a_game("[settings.seats]\nwhen = { new-shoe-burn-option = 4 }"),
        "settings.seats.when.new-shoe-burn-option: 4: expected one of 1, 2, 3",
        id="waiting on no value",
    ),
    pytest.param(
        a_game('[settings.seats]\nwhen = { total-decks = "8" }'),
        "settings.seats.when.total-decks: '8': expected 8, as settings.total-decks writes it",
        id="waiting on a number in quotes",
    ),
    pytest.param(
        a_game("[settings.seats]\nwhen = { seats = 7 }"),
        "settings.seats.when: 'seats' waits on this setting itself; expected one that does not",
        id="waiting on itself",
    ),
    pytest.param(
        a_game(
            "[settings.seats]\nwhen = { total-decks = 8 }\n"
            "[settings.total-decks]\nwhen = { cut-card = 16 }\n"
            "[settings.cut-card]\nwhen = { seats = 7 }"
        ),
        "settings.total-decks.when: 'cut-card' waits on this setting itself; "
        "expected one that does not",
        id="waiting in a ring",
    ),
]


@pytest.mark.parametrize(("text", "sentence"), SETTINGS)
def test_a_setting_that_cannot_stand_says_why(tmp_path: Path, text: str, sentence: str) -> None:
    assert said(refused(write(tmp_path, text)), f"mine.toml: {sentence}")


def test_a_value_that_a_part_leaves_to_the_game_is_missing_in_the_game(tmp_path: Path) -> None:
    text = a_game(extends="parts/progressive mini-baccarat", order="player banker tie")
    assert refused(write(tmp_path, text)) == (
        "mine.toml: settings.meter-seed: 'value' is required; "
        "expected the value that applies unless someone changes it"
    )


# Requests at a command or a table, on a sheet that is itself valid.
ASKED = [
    (
        {"total-decks": 6},
        "terminal-1.toml: settings.total-decks: 6: this setting is locked; expected 8",
    ),
    (
        {"residual-betting": "yes"},
        "terminal-1.toml: settings.residual-betting: yes: this setting is locked; expected no",
    ),
    (
        {"total-deks": 6},
        (
            "terminal-1.toml: settings.total-deks: no such setting; "
            "expected one of allow-side-bet-without-main-bet, …"
        ),
    ),
    (
        {"tie-win-odds": "10"},
        "terminal-1.toml: settings.tie-win-odds: '10': expected one of '8', '9'",
    ),
    (
        {"squeeze-card": "maybe"},
        "terminal-1.toml: settings.squeeze-card: 'maybe': expected yes or no",
    ),
    (
        {"squeeze-time-third-card": "long"},
        "terminal-1.toml: settings.squeeze-time-third-card: 'long': expected a whole number",
    ),
    (
        {"squeeze-minimum-bet": "-1"},
        "terminal-1.toml: settings.squeeze-minimum-bet: '-1': expected 0 or more",
    ),
    (
        {"player-colour": "blue"},
        "terminal-1.toml: settings.player-colour: 'blue': expected a colour such as '#1f5fbf'",
    ),
    (
        {"cut-card": 5},
        (
            "terminal-1.toml: settings.cut-card: cards.cut: 5: "
            "the last coup could run out of cards; "
            "expected at least 11 cards behind the cut"
        ),
    ),
]


@pytest.mark.parametrize(("settings", "sentence"), ASKED)
def test_a_value_asked_for_in_vain_is_refused_by_name(
    settings: dict[str, str | int], sentence: str
) -> None:
    with pytest.raises(SheetError) as caught:
        load_game("terminal-1", settings=settings, locks_bind=True)
    assert said(str(caught.value), sentence)


def test_a_file_that_is_no_toml_says_where_and_shows_the_line(tmp_path: Path) -> None:
    sentence = refused(write(tmp_path, 'key = "mine"\nside = banker\n'))
    assert sentence == (
        "mine.toml: not readable as TOML: Invalid value (at line 2, column 8), in 'side = banker'"
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("x = " + "9" * 5000, "a number of thousands of digits; expected a shorter one"),
        ("x = " + "[" * 5000, "lists within lists without end; expected fewer"),
    ],
    ids=["digits", "lists"],
)
def test_a_file_without_measure_is_refused_in_one_sentence(
    text: str, sentence: str, tmp_path: Path
) -> None:
    assert refused(write(tmp_path, text)) == f"mine.toml: not readable as TOML: {sentence}"


def test_a_file_that_is_no_text_says_where(tmp_path: Path) -> None:
    (tmp_path / "latin.toml").write_bytes(b'key = "caf\xe9"')
    sentence = refused(str(tmp_path / "latin.toml"))
    assert sentence == "latin.toml: byte 10 is not UTF-8 text; expected TOML in UTF-8"


def test_a_folder_is_no_sheet(tmp_path: Path) -> None:
    (tmp_path / "folder.toml").mkdir()
    sentence = refused(str(tmp_path / "folder.toml"))
    assert sentence == "folder.toml: cannot be read: Is a directory; expected a file of TOML"


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    sentence = refused(str(tmp_path / "gone.toml"))
    assert (
        sentence == "gone.toml: cannot be read: No such file or directory; expected a file of TOML"
    )
    with pytest.raises(SheetError, match="cannot be read: embedded null byte"):
        load_game("no\0file.toml")


def test_a_game_that_ships_is_no_file_of_ones_own(tmp_path: Path) -> None:
    sheet = 'key = "mine"\nextends = "mini-baccarat.toml"\n'
    assert refused(write(tmp_path, sheet)) == (
        "mine.toml: extends: 'mini-baccarat.toml': cannot be read: No such file or directory; "
        "expected a file of TOML, or 'mini-baccarat' for the built-in game"
    )


@pytest.mark.parametrize(
    "name", ["no-such-game", "mini-baccarat.tml", "../sheets/mini-baccarat", ""]
)
def test_a_game_nobody_has_is_answered_with_those_there_are(name: str) -> None:
    with pytest.raises(SheetError) as caught:
        load_game(name)
    start = f"{name}: no such game; expected a file ending in .toml, or one of commission-free-"
    assert str(caught.value).startswith(start)


def test_the_house_s_own_words_for_a_place_are_those_of_the_sheet() -> None:
    assert has_place("cards.decks")
    assert not has_place("cards.decks.more")
    assert not has_place("bets.tie.name")
    assert str(expected_at("cards.burn")) == "one of 1, 2, 3"
    assert expected_at("no.place") == fact("sheet-expected-nothing")
    assert misfit("#00ff00", "colours.tie") is None
    assert misfit(1, "no.place") == fact("sheet-error-no-place", place="'no.place'")


def test_a_long_list_is_not_read_out() -> None:
    with pytest.raises(SheetError) as caught:
        check_sheet({"source": ["a long line"] * 9}, file="mine.toml")
    assert str(caught.value) == f"mine.toml: source: a list: {A_LINE}"


def test_limits_that_a_parent_has_for_bets_of_its_own_may_stay(tmp_path: Path) -> None:
    write(tmp_path, '[tiers.10-1000.bets]\nlucky = { min = "1", max = "2" }', name="part.toml")
    game = load_game(write(tmp_path, a_game(extends="mini-baccarat part.toml")))
    assert game.table.tiers[0].limit("lucky") == (1_00, 2_00)


def test_a_sheet_that_begins_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(a_game(), encoding="utf-8-sig")
    assert load_game(str(path)).key == "mine"


def test_a_file_may_not_take_the_key_of_a_game_that_ships(tmp_path: Path) -> None:
    name = write(tmp_path, a_game(key="fortune-7"))
    with pytest.raises(SheetError) as caught:
        check_key(name, "fortune-7")
    assert str(caught.value).endswith(
        "mine.toml: key: 'fortune-7': a built-in game has this key; expected another"
    )
    check_key(name, "mine")
    check_key("fortune-7", "fortune-7")
    check_key(str(SHEETS / "fortune-7.toml"), "fortune-7")

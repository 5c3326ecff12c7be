"""Invalid sheets: each is refused at a place, with a problem as a fact.

Facts of a place or a value that every test needs have short names here. `tests/words` renders one
problem of each code.
"""

import tomllib
from pathlib import Path
from unittest.mock import ANY

import msgspec
import pytest

from puntobanco.core.coup import Coup
from puntobanco.core.errors import SheetError
from puntobanco.core.facts import Fact, Listed, Rate, all_of, fact, listed
from puntobanco.core.patterns import FirstSuits
from puntobanco.core.rows import CONDITIONS
from puntobanco.sheets.files import SHEETS, check_key, game_keys, load_game
from puntobanco.sheets.model import SheetDoc
from puntobanco.sheets.shape import check_sheet, expected_at, has_place, misfit
from tests.kit.sheets import a_game, a_setting, refusal, write, wrong

ROW_KEYS = listed(("on", "pays", *CONDITIONS))
BET_KEYS = listed(
    ("name", "paytable", "side", "needs", "stake", "fee", "seat_suits", "after_four_cards")
)
CHOICE_KEYS = listed(
    (
        *("order", "paytables", "bets", "tiers", "currency", "cards", "rounding", "banking"),
        *("conduct", "table", "squeeze", "colours", "progressive", "notices"),
    )
)
SHEET_KEYS = listed(
    (*CHOICE_KEYS.values, "key", "name", "source", "extends", "settings", "published")
)
A_COLOUR = fact("sheet-expected-colour")
A_CURRENCY = fact("sheet-expected-currency")
A_FIGURE = fact("sheet-expected-figure")
A_KEY = fact("sheet-expected-key")
A_LINE = fact("sheet-expected-line")
A_NAME = fact("sheet-expected-name")
A_PAIR = fact("sheet-expected-pair")
A_PAYTABLE = fact("sheet-expected-paytable")
A_RATE = fact("sheet-expected-rate")
A_SCALAR = fact("sheet-expected-scalar")
A_TABLE = fact("sheet-expected-table")
AN_AMOUNT = fact("sheet-expected-amount")
AN_INTEGER = fact("sheet-expected-integer")
PAYS = fact("sheet-expected-pays")
POINTS = fact("sheet-expected-points")
TRUE_OR_FALSE = fact("sheet-expected-true-false")


def quoted(*values: str) -> Listed:
    """A list of values as a file writes text."""
    return listed(repr(value) for value in values)


def among(values: Listed) -> Fact:
    """The expectation of one of these values."""
    return fact("sheet-expected-one-of", values=values)


def table_of(keys: Listed) -> Fact:
    """The expectation of a table with these keys."""
    return fact("sheet-expected-table-of", keys=keys)


def a_float(value: str, expected: Fact) -> Fact:
    """A float in place of what is expected."""
    return fact("sheet-error-float", value=value, expected=expected)


def required(key: str, expected: Fact) -> Fact:
    """A missing key and what is expected of it."""
    return fact("sheet-error-required", key=key, expected=expected)


def unknown(known: Listed) -> Fact:
    """A key that is none of the known ones."""
    return fact("sheet-error-unknown-key", known=known)


def decided(path: str, problem: Fact) -> Fact:
    """A problem at the place that a setting decides."""
    return fact("sheet-error-decided", path=path, problem=problem)


UNKNOWN_KEYS = [
    pytest.param('colour = "red"', "colour", unknown(SHEET_KEYS), id="in a sheet"),
    pytest.param(
        '[paytables.t]\nrows = [{ on = "win", pays = "1 to 1", when = 3 }]',
        "paytables.t.rows[0].when",
        unknown(ROW_KEYS),
        id="in a row",
    ),
    pytest.param(
        '[paytables.t]\nrows = []\nrate = "5 %"',
        "paytables.t.rate",
        unknown(listed(["rows", "commission"])),
        id="in a pay table",
    ),
    pytest.param(
        '[bets.player]\nodds = "8 to 1"', "bets.player.odds", unknown(BET_KEYS), id="in a bet"
    ),
    pytest.param(
        "[settings.total-decks]\ndefault = 8",
        "settings.total-decks.default",
        unknown(
            listed(["label", "value", "editable", "sets", "choices", "min", "max", "when", "ours"])
        ),
        id="in a setting",
    ),
    pytest.param(
        "[settings.odds.choices.9]\ncolour = 1",
        "settings.odds.choices.9.colour",
        unknown(CHOICE_KEYS),
        id="in a choice",
    ),
    pytest.param(
        '[settings.odds.choices.9]\nbets.tie.paytabel = "tie-9"',
        "settings.odds.choices.9.bets.tie.paytabel",
        unknown(BET_KEYS),
        id="deep in a choice",
    ),
    pytest.param(
        "[settings.odds.choices.9]\nsettings.total-decks.value = 6",
        "settings.odds.choices.9.settings",
        unknown(CHOICE_KEYS),
        id="settings in a choice",
    ),
    pytest.param(
        "[tiers.low.bets]\ntie = { least = 1 }",
        "tiers.low.bets.tie.least",
        unknown(listed(["min", "max"])),
        id="in a limit",
    ),
    pytest.param(
        '[name]\n"français" = "Le mien"',
        "name.français",
        fact("sheet-error-name", key="'français'", expected=fact("sheet-expected-language")),
        id="in a name",
    ),
    pytest.param(
        '[cards]\n"cut\\ncard" = 16',
        'cards."cut\\ncard"',
        unknown(listed(["decks", "cut", "burn", "burn_between", "continuous"])),
        id="a key on two lines",
    ),
]

WRONG_TYPES = [
    ("key = 7", "key", wrong("7", A_KEY)),
    ('key = "My Game"', "key", wrong("'My Game'", A_KEY)),
    ("name = 7", "name", wrong("7", A_NAME)),
    ("name = {}", "name", fact("sheet-error-empty", expected=A_NAME)),
    ('name = { en = "", zh-Hans = "a", zh-Hant = "a" }', "name.en", wrong("''", A_LINE)),
    (
        'name = { en = "a", zh-Hans = "\u3000", zh-Hant = "a" }',
        "name.zh-Hans",
        wrong("'\\u3000'", A_LINE),
    ),
    (
        '[bets.tie]\nname = { en = "T\\nie", zh-Hans = "a", zh-Hant = "a" }',
        "bets.tie.name.en",
        wrong("'T\\nie'", A_LINE),
    ),
    (
        '[notices.one]\nen = "a"\nzh-Hans = "a"\nzh-Hant = """\na\nb"""',
        "notices.one.zh-Hant",
        wrong("'a\\nb'", A_LINE),
    ),
    (
        '[settings.s.label]\nen = "a"\nzh-Hans = "a\\u2028b"\nzh-Hant = "a"',
        "settings.s.label.zh-Hans",
        wrong("'a\\u2028b'", A_LINE),
    ),
    ('source = ["ours"]', "source", wrong("['ours']", A_LINE)),
    ('source = " "', "source", wrong("' '", A_LINE)),
    ("extends = 3", "extends", wrong("3", fact("sheet-expected-sheets"))),
    ('extends = ["mini-baccarat", 3]', "extends[1]", wrong("3", fact("sheet-expected-text"))),
    ('order = "player"', "order", wrong("'player'", fact("sheet-expected-list", entry=A_KEY))),
    ('order = ["Player"]', "order[0]", wrong("'Player'", A_KEY)),
    ("paytables = []", "paytables", wrong("[]", A_TABLE)),
    ('[paytables]\nt = "x"', "paytables.t", wrong("'x'", table_of(listed(["rows", "commission"])))),
    (
        '[paytables."Tie 8"]\nrows = []',
        'paytables."Tie 8"',
        fact("sheet-error-name", key="'Tie 8'", expected=A_KEY),
    ),
    (
        '[paytables.t]\ncommission = "5 %"',
        "paytables.t",
        required("rows", fact("sheet-expected-list", entry=table_of(ROW_KEYS))),
    ),
    (
        "[paytables.t]\nrows = {}",
        "paytables.t.rows",
        wrong(fact("sheet-value-table"), fact("sheet-expected-list", entry=table_of(ROW_KEYS))),
    ),
    ('[paytables.t]\nrows = ["win"]', "paytables.t.rows[0]", wrong("'win'", table_of(ROW_KEYS))),
    (
        '[paytables.t]\nrows = [{ on = "tie", pays = "push" }, { on = "won", pays = "1 to 1" }]',
        "paytables.t.rows[1].on",
        wrong("'won'", among(quoted("any", "lose", "tie", "win"))),
    ),
    (
        '[paytables.t]\nrows = [{ pays = "1 to 1" }]',
        "paytables.t.rows[0]",
        required("on", among(quoted("any", "lose", "tie", "win"))),
    ),
    ('[paytables.t]\nrows = [{ on = "win" }]', "paytables.t.rows[0]", required("pays", PAYS)),
    (
        '[paytables.t]\nrows = [{ on = "win", pays = 8 }]',
        "paytables.t.rows[0].pays",
        wrong("8", PAYS),
    ),
    (
        '[paytables.t]\nrows = [{ on = "win", pays = "push", total = 10 }]',
        "paytables.t.rows[0].total",
        wrong("10", POINTS),
    ),
    (
        '[paytables.t]\nrows = [{ on = "win", pays = "push", over = "0" }]',
        "paytables.t.rows[0].over",
        wrong("'0'", POINTS),
    ),
    (
        '[paytables.t]\nrows = [{ on = "win", pays = "push", by = [4, 10] }]',
        "paytables.t.rows[0].by[1]",
        wrong("10", fact("sheet-expected-integer-range", least=0, most=9)),
    ),
    (
        '[paytables.t]\nrows = [{ on = "win", pays = "push", total = 9.0 }]',
        "paytables.t.rows[0].total",
        a_float("9.0", POINTS),
    ),
    (
        '[paytables.t]\nrows = [{ on = "win", pays = "push", natural = 1 }]',
        "paytables.t.rows[0].natural",
        wrong("1", TRUE_OR_FALSE),
    ),
    (
        '[paytables.t]\nrows = [{ on = "win", pays = "push", cards = 1 }]',
        "paytables.t.rows[0].cards",
        wrong("1", fact("sheet-expected-held")),
    ),
    (
        '[paytables.t]\nrows = [{ on = "win", pays = "push", dealt = true }]',
        "paytables.t.rows[0].dealt",
        wrong("true", fact("sheet-expected-dealt")),
    ),
    (
        '[paytables.t]\nrows = [{ on = "win", pays = "push", ranks = 234 }]',
        "paytables.t.rows[0].ranks",
        wrong("234", fact("sheet-expected-ranks")),
    ),
    (
        '[paytables.t]\nrows = [{ on = "win", pays = "push", suits = "red" }]',
        "paytables.t.rows[0].suits",
        wrong("'red'", among(quoted("clubs", "diamonds", "hearts", "mixed", "same", "spades"))),
    ),
    (
        '[paytables.t]\nrows = [{ on = "win", pays = "push", pair = "yes" }]',
        "paytables.t.rows[0].pair",
        wrong("'yes'", A_PAIR),
    ),
    (
        '[paytables.t]\nrows = [{ on = "win", pays = "push", either_pair = 1 }]',
        "paytables.t.rows[0].either_pair",
        wrong("1", A_PAIR),
    ),
    (
        '[paytables.t]\nrows = [{ on = "win", pays = "push", both_pairs = ["suited"] }]',
        "paytables.t.rows[0].both_pairs",
        wrong("['suited']", A_PAIR),
    ),
    (
        '[paytables.t]\nrows = [{ on = "win", pays = "push", first_suits = "green" }]',
        "paytables.t.rows[0].first_suits",
        wrong("'green'", among(quoted(*sorted(rule.value for rule in FirstSuits)))),
    ),
    (
        '[paytables.t]\nrows = [{ on = "win", pays = "push", coup_count = { Q = 7 } }]',
        "paytables.t.rows[0].coup_count.Q",
        wrong("7", fact("sheet-expected-count-of-coup")),
    ),
    (
        '[paytables.t]\nrows = [{ on = "win", pays = "push", count = 2 }]',
        "paytables.t.rows[0].count",
        wrong("2", fact("sheet-expected-count")),
    ),
    (
        "[paytables.t]\nrows = []\ncommission = 0.05",
        "paytables.t.commission",
        a_float("0.05", A_RATE),
    ),
    ("[bets]\nx = 1", "bets.x", wrong("1", table_of(BET_KEYS))),
    ("[bets.x]\npaytable = 8", "bets.x.paytable", wrong("8", A_PAYTABLE)),
    (
        '[bets.x]\nside = "dealer"',
        "bets.x.side",
        wrong("'dealer'", among(quoted("banker", "line", "player", "winner"))),
    ),
    ("[bets.x]\nneeds = [1]", "bets.x.needs[0]", wrong("1", A_KEY)),
    ("[bets.x]\nstake = true", "bets.x.stake", wrong("true", AN_AMOUNT)),
    ("[bets.x]\nstake = 0.5", "bets.x.stake", a_float("0.5", AN_AMOUNT)),
    ('[bets.x]\nfee = "Line fee"', "bets.x.fee", wrong("'Line fee'", A_KEY)),
    ("[tiers.low]\nmin = 10.5", "tiers.low.min", a_float("10.5", AN_AMOUNT)),
    ("[tiers.low.bets.tie]\nmax = 1e3", "tiers.low.bets.tie.max", a_float("1000.0", AN_AMOUNT)),
    ("[tiers.low.fees]\nline = [1]", "tiers.low.fees.line", wrong("[1]", AN_AMOUNT)),
    ("[settings.s]\nvalue = 0.5", "settings.s.value", a_float("0.5", A_SCALAR)),
    ("[settings.s]\nvalue = [1]", "settings.s.value", wrong("[1]", A_SCALAR)),
    ("[settings.s]\nvalue = 2026-05-01", "settings.s.value", wrong("2026-05-01", A_SCALAR)),
    ('[settings.s]\neditable = "yes"', "settings.s.editable", wrong("'yes'", TRUE_OR_FALSE)),
    ("[settings.s]\nsets = 1", "settings.s.sets", wrong("1", fact("sheet-expected-place"))),
    (
        '[settings.s]\nchoices = "a"',
        "settings.s.choices",
        wrong("'a'", fact("sheet-expected-choices")),
    ),
    ("[settings.s]\nchoices = [1, 1.5]", "settings.s.choices[1]", a_float("1.5", A_SCALAR)),
    ("[settings.s]\nchoices.a = 1", "settings.s.choices.a", wrong("1", table_of(CHOICE_KEYS))),
    (
        '[settings.s.choices."0.95"]\ncards.decks = 8',
        'settings.s.choices."0.95"',
        fact("sheet-error-name", key="'0.95'", expected=fact("sheet-expected-option")),
    ),
    ("[settings.s]\nwhen = 1", "settings.s.when", wrong("1", A_TABLE)),
    ("[settings.s]\nours = 1", "settings.s.ours", wrong("1", TRUE_OR_FALSE)),
    ("[currency]\ncode = 840", "currency.code", wrong("840", A_CURRENCY)),
    ('[currency]\ncode = "dollars"', "currency.code", wrong("'dollars'", A_CURRENCY)),
    ('[currency]\ncode = "usd"', "currency.code", wrong("'usd'", A_CURRENCY)),
    ('[currency]\ncode = "USDT"', "currency.code", wrong("'USDT'", A_CURRENCY)),
    ('[currency]\ncode = "US$"', "currency.code", wrong("'US$'", A_CURRENCY)),
    ('[currency]\ncode = ""', "currency.code", wrong("''", A_CURRENCY)),
    (
        "[currency]\nexponent = 5",
        "currency.exponent",
        wrong("5", fact("sheet-expected-integer-range", least=0, most=4)),
    ),
    ('[cards]\ndecks = "8"', "cards.decks", wrong("'8'", AN_INTEGER)),
    ("[cards]\nburn = 4", "cards.burn", wrong("4", among(listed(["1", "2", "3"])))),
    ("[cards]\nburn = true", "cards.burn", wrong("true", among(listed(["1", "2", "3"])))),
    ("[cards]\nburn_between = 0", "cards.burn_between", wrong("0", TRUE_OR_FALSE)),
    (
        "cards = 8",
        "cards",
        wrong("8", table_of(listed(["decks", "cut", "burn", "burn_between", "continuous"]))),
    ),
    ("[rounding]\nunit = nan", "rounding.unit", a_float("nan", AN_AMOUNT)),
    (
        '[rounding]\ndirection = "up"',
        "rounding.direction",
        wrong("'up'", among(quoted("house", "nearest", "patron"))),
    ),
    (
        '[banking]\nby = "bank"',
        "banking.by",
        wrong("'bank'", among(quoted("house", "player-dealer"))),
    ),
    (
        "[banking]\nseats = 0",
        "banking.seats",
        wrong("0", fact("sheet-expected-integer-from", least=1)),
    ),
    (
        "[banking]\nskipped = [0]",
        "banking.skipped[0]",
        wrong("0", fact("sheet-expected-integer-from", least=1)),
    ),
    ('[conduct]\nresidual = "no"', "conduct.residual", wrong("'no'", TRUE_OR_FALSE)),
    (
        "[conduct]\npairs_closed_after = -1",
        "conduct.pairs_closed_after",
        wrong("-1", fact("sheet-expected-integer-from", least=0)),
    ),
    (
        '[table]\nchips = "10"',
        "table.chips",
        wrong("'10'", fact("sheet-expected-list", entry=AN_AMOUNT)),
    ),
    (
        "[table]\nbetting_s = -1",
        "table.betting_s",
        wrong("-1", fact("sheet-expected-integer-from", least=0)),
    ),
    ("[squeeze]\non = 1", "squeeze.on", wrong("1", TRUE_OR_FALSE)),
    ('[colours]\nplayer = "red"', "colours.player", wrong("'red'", A_COLOUR)),
    (
        '[progressive]\nsplit = "all"',
        "progressive.split",
        wrong("'all'", among(quoted("participants", "winners"))),
    ),
    (
        '[[published]]\nfigure = "house edge"\nbet = "tie"\nprinted = "14.36 %"',
        "published[0].figure",
        wrong("'house edge'", among(quoted("edge", "hit", "mean-award", "seed", "top-one-in"))),
    ),
    *(
        (
            f'[[published]]\nfigure = "edge"\nbet = "tie"\nprinted = "{printed}"',
            "published[0].printed",
            wrong(repr(printed), A_FIGURE),
        )
        for printed in ("about five", "1 in 400", "", "%", "14,36 % or so")
    ),
    ("[notices]\nage = 21", "notices.age", wrong("21", A_NAME)),
]


@pytest.mark.parametrize(("text", "path", "problem"), UNKNOWN_KEYS)
def test_an_unknown_key_is_refused_at_its_place(
    tmp_path: Path, text: str, path: str, problem: Fact
) -> None:
    error = refusal(write(tmp_path, text), whole=False)
    assert (error.path, error.problem) == (path, problem)


@pytest.mark.parametrize(
    ("text", "path", "problem"), [*WRONG_TYPES, ('name = " "', "name", wrong("' '", A_NAME))]
)
def test_a_value_of_the_wrong_kind_is_refused_at_its_place(
    tmp_path: Path, text: str, path: str, problem: Fact
) -> None:
    error = refusal(write(tmp_path, text), whole=False)
    assert (error.path, error.problem) == (path, problem)


def test_a_pattern_does_not_accept_a_trailing_line_break() -> None:
    assert misfit("USD", "currency.code") is None
    assert misfit("USD\n", "currency.code") == wrong("'USD\\n'", A_CURRENCY)


def test_msgspec_accepts_no_value_that_we_refuse() -> None:
    for text, _, _ in WRONG_TYPES:
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
        "paytables.t.rows[0]",
        fact("sheet-error-row-contradicts", keys=all_of(["'total'", "'natural'"])),
        id="impossible",
    ),
    pytest.param(
        with_bet('{ on = "lose", total = 9, pays = "1 to 1" }'),
        "paytables.t.rows[0]",
        fact("sheet-error-row-contradicts", keys=all_of(["'on'", "'total'"])),
        id="impossible to lose",
    ),
    pytest.param(
        with_bet(f'{WON}, {{ on = "win", total = 6, pays = "2 to 1" }}'),
        "paytables.t.rows[1]",
        fact("sheet-error-row-unreachable", coup="'As As 4h 5h 5d'", by=0),
        id="used up",
    ),
    pytest.param(
        with_bet(
            '{ on = "win", total = 6, pays = "1 to 2" }, { on = "win", cards = 3, pays = "1 to 1" }'
        ),
        "paytables.t.rows[1]",
        fact(
            "sheet-error-row-crosses",
            row=0,
            both="'As As 4h 4h 5d Ad'",
            this="'As As 4h 4h 5d 6d'",
            other="'As As 4h 5h 5d'",
        ),
        id="crossing",
    ),
    pytest.param(
        with_bet('{ on = "tie", natural = true, pays = "push" }', side="winner"),
        "paytables.t.rows[0]",
        fact("sheet-error-row-without-hand", keys=all_of(["'natural'"])),
        id="a tie has no winner",
    ),
    pytest.param(
        with_bet('{ on = "win", pays = "8:1" }'),
        "paytables.t.rows[0].pays",
        fact("notation-pays-whole", text="'8:1'", word="to", example="8 to 1"),
        id="odds with a colon",
    ),
    pytest.param(
        with_bet('{ on = "win", pays = "8 to 0" }'),
        "paytables.t.rows[0].pays",
        fact("notation-pays", text="'8 to 0'"),
        id="odds to nothing",
    ),
    pytest.param(
        with_bet('{ on = "win", pays = "101 % of meter" }'),
        "paytables.t.rows[0].pays",
        fact("notation-pays-share", text="'101 % of meter'"),
        id="more than the meter",
    ),
    pytest.param(
        a_game('[paytables.spare]\nrows = [{ on = "win", pays = "8 o 1" }]'),
        "paytables.spare.rows[0].pays",
        fact("notation-pays", text="'8 o 1'"),
        id="odds of a pay table that no bet uses",
    ),
    pytest.param(
        with_bet('{ on = "win", ranks = "2345", pays = "1 to 1" }'),
        "paytables.t.rows[0].ranks",
        wrong("'2345'", fact("sheet-expected-some-ranks", ranks="A23456789TJQK")),
        id="four ranks",
    ),
    pytest.param(
        with_bet('{ on = "win", ranks = "1X", pays = "1 to 1" }'),
        "paytables.t.rows[0].ranks",
        wrong("'1X'", fact("sheet-expected-some-ranks", ranks="A23456789TJQK")),
        id="no ranks",
    ),
    pytest.param(
        with_bet('{ on = "win", by = [4, 4], pays = "1 to 1" }'),
        "paytables.t.rows[0].by",
        wrong("[4, 4]", fact("sheet-expected-different-numbers")),
        id="a number twice",
    ),
    pytest.param(
        with_bet('{ on = "win", by = [], pays = "1 to 1" }'),
        "paytables.t.rows[0].by",
        wrong("[]", fact("sheet-expected-different-numbers")),
        id="no numbers",
    ),
    pytest.param(with_bet(""), "paytables.t.rows", fact("sheet-error-no-rows"), id="no rows"),
    pytest.param(
        with_bet(WON, table='commission = "105 %"'),
        "paytables.t.commission",
        fact("notation-rate-above", text="'105 %'"),
        id="commission above the win",
    ),
    pytest.param(
        with_bet(WON, table='commission = "five"'),
        "paytables.t.commission",
        fact("notation-rate", text="'five'"),
        id="commission in words",
    ),
]

BETS = [
    pytest.param(
        a_game('[bets.tie]\npaytable = "tie-10"'),
        "bets.tie.paytable",
        fact(
            "sheet-error-paytable-unknown",
            paytable="'tie-10'",
            known=listed(["player", "tie-8", "tie-9", "banker-commission-5", "off"]),
        ),
        id="missing pay table",
    ),
    pytest.param(
        a_game(order="player banker"),
        "order",
        fact("sheet-error-bets-missing", bets=quoted("tie"), count=1),
        id="order misses a bet",
    ),
    pytest.param(
        a_game(order="player"),
        "order",
        fact("sheet-error-bets-missing", bets=quoted("banker", "tie"), count=2),
        id="order misses two bets",
    ),
    pytest.param(
        a_game(f'[bets.x]\nname = {NAMES}\nside = "player"\npaytable = "player"'),
        "order",
        fact("sheet-error-bets-missing", bets=quoted("x"), count=1),
        id="the parent's order misses a new bet",
    ),
    pytest.param(
        a_game(order="player banker tie draw"),
        "order",
        fact("sheet-error-bet-unknown", bet="'draw'", known=listed(["player", "banker", "tie"])),
        id="order lists an unknown bet",
    ),
    pytest.param(
        a_game(order="player banker tie tie"),
        "order",
        fact("sheet-error-bet-twice", bet="'tie'"),
        id="order lists a bet twice",
    ),
    pytest.param(
        with_bet(WON, bet='needs = ["payer"]'),
        "bets.x.needs",
        wrong("'payer'", among(listed(["player", "banker", "tie"]))),
        id="needs an unknown bet",
    ),
    pytest.param(
        with_bet(WON, bet='needs = ["x"]'),
        "bets.x.needs",
        wrong("'x'", among(listed(["player", "banker", "tie"]))),
        id="needs itself",
    ),
    pytest.param(
        with_bet('{ on = "win", pays = "1 to 1", seat_suits = "both" }'),
        "bets.x.seat_suits",
        fact("sheet-error-seat-suits-rows"),
        id="a row about the suits of a seat without any",
    ),
    pytest.param(
        with_bet(WON, bet='seat_suits = ["hearts clubs"]'),
        "bets.x.seat_suits",
        fact("sheet-error-seat-suits-rows"),
        id="suits of seats without a row about them",
    ),
    pytest.param(
        with_bet(
            '{ on = "win", pays = "1 to 1", seat_suits = "both", banker_suits = "same" }',
            bet='seat_suits = ["hearts clubs"]',
        ),
        "bets.x.paytable",
        fact("sheet-error-seat-suits-twice"),
        id="a row about the suits of a seat and of a hand",
    ),
    pytest.param(
        with_bet(
            '{ on = "win", pays = "1 to 1", seat_suits = "both" }', bet='seat_suits = ["hearts"]'
        ),
        "bets.x.seat_suits",
        wrong(listed(["'hearts'"]), fact("sheet-expected-seat-suits", seats=7)),
        id="suits of too few seats",
    ),
    pytest.param(
        with_bet(WON, side="line"),
        "bets.x.needs",
        fact("sheet-error-line-needs"),
        id="a line without a line wager",
    ),
    pytest.param(
        with_bet(WON, bet="stake = 0"),
        "bets.x.stake",
        fact("sheet-error-zero"),
        id="stake of nothing",
    ),
    pytest.param(
        with_bet(WON, bet='stake = "-1"'),
        "bets.x.stake",
        fact("sheet-error-negative", value="'-1'"),
        id="stake below nothing",
    ),
    pytest.param(
        with_bet(WON, bet='stake = "1.005"'),
        "bets.x.stake",
        fact("notation-amount", text="'1.005'", places=2),
        id="stake below a cent",
    ),
    pytest.param(
        a_game(
            '[bets.player]\npaytable = "off"\n[bets.banker]\npaytable = "off"\n'
            '[bets.tie]\npaytable = "off"',
            extends="parts/house parts/house-limits parts/punto-banco",
            order="player banker tie",
        ).replace('paytable = "player"', ""),
        "bets",
        fact("sheet-error-no-bet"),
        id="nothing offered",
    ),
    pytest.param(
        with_bet(METER, bet="stake = 1", extends="commission-free-baccarat"),
        "bets.x",
        fact("sheet-error-meter-player-dealer", paytable="'t'"),
        id="progressive on a player-dealer table",
    ),
    pytest.param(
        with_bet(METER),
        "bets.x.stake",
        fact("sheet-error-meter-stake"),
        id="progressive without a stake",
    ),
    pytest.param(
        with_bet(METER, bet="stake = 1"),
        "progressive",
        required("contribution", A_RATE),
        id="progressive without a rate",
    ),
    pytest.param(
        a_game(
            f'[bets.x]\nname = {NAMES}\nside = "player"\npaytable = "progressive-1"\nstake = 1',
            extends="progressive-1",
            order="player banker tie player-dragon-bonus banker-dragon-bonus progressive x",
        ),
        "bets.x",
        fact("sheet-error-meter-twice", bet="'progressive'"),
        id="two bets on one meter",
    ),
    pytest.param(
        a_game('[settings.reserve-contribution]\nvalue = "90 %"', extends="progressive-1"),
        "progressive",
        fact("sheet-error-meter-shares", contribution=Rate(200000), reserve=Rate(900000)),
        id="more to the meter than was staked",
    ),
]

AWARDS = [
    pytest.param(
        with_bet(f'{{ on = "win", pays = "{10**20} to 1" }}', bet="stake = 1"),
        "paytables.t.rows[0].pays",
        fact(
            "sheet-error-pays-too-large", pays="'100000000000000000000 to 1'", most="9223372036854"
        ),
        id="a pay that no kernel takes",
    ),
    pytest.param(
        with_bet(f'{{ on = "win", pays = "1 to {10**20}" }}', bet="stake = 1"),
        "paytables.t.rows[0].pays",
        fact(
            "sheet-error-pays-too-large", pays="'1 to 100000000000000000000'", most="9223372036854"
        ),
        id="a pay for a stake that no kernel takes",
    ),
    pytest.param(
        with_bet(f'{{ on = "win", pays = "{10**10} to 1" }}'),
        "paytables.t.rows[0].pays",
        fact(
            "sheet-error-brings-too-much",
            stake="10000.00",
            bet="'x'",
            pays="'10000000000 to 1'",
            brings="100000000010000.00",
            most="90071992547409.92",
        ),
        id="an award that the ledger does not hold",
    ),
    pytest.param(
        with_bet('{ on = "win", pays = "9223372036854 for 1" }', bet="stake = 10"),
        "paytables.t.rows[0].pays",
        fact(
            "sheet-error-brings-too-much",
            stake="10.00",
            bet="'x'",
            pays="'9223372036854 for 1'",
            brings="92233720368540.00",
            most="90071992547409.92",
        ),
        id="an award of a fixed stake that the ledger does not hold",
    ),
    pytest.param(
        a_game('[tiers.100-10000]\nmax = "50000000000000"'),
        "tiers.100-10000.max",
        fact(
            "sheet-error-brings-too-much",
            stake="50000000000000.00",
            bet="'player'",
            pays="'1 to 1'",
            brings="100000000000000.00",
            most="90071992547409.92",
        ),
        id="a limit whose award the ledger does not hold",
    ),
    pytest.param(
        a_game('[tiers.100-10000.bets]\ntie = { max = "50000000000000" }'),
        "tiers.100-10000.bets.tie.max",
        fact(
            "sheet-error-brings-too-much",
            stake="50000000000000.00",
            bet="'tie'",
            pays="'8 to 1'",
            brings="450000000000000.00",
            most="90071992547409.92",
        ),
        id="a limit of one bet whose award the ledger does not hold",
    ),
    pytest.param(
        with_bet(WON, bet='stake = "50000000000000"'),
        "bets.x.stake",
        fact(
            "sheet-error-brings-too-much",
            stake="50000000000000.00",
            bet="'x'",
            pays="'1 to 1'",
            brings="100000000000000.00",
            most="90071992547409.92",
        ),
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
        "settings.cut-card",
        decided("cards.cut", fact("sheet-error-cut-shallow", cut=5, least=11)),
        id="cut so deep that the last coup could run out",
    ),
    pytest.param(
        a_game("[settings.cut-card]\nvalue = 11\n[settings.burn-card-between-hands]\nvalue = true"),
        "settings.cut-card",
        decided("cards.cut", fact("sheet-error-cut-shallow", cut=11, least=12)),
        id="cut too deep for the card burned between",
    ),
    pytest.param(
        a_game("[settings.cut-card]\nvalue = 400"),
        "settings.cut-card",
        decided("cards.cut", fact("sheet-error-cut-deep", cut=400, decks=8, most=399)),
        id="cut before the first coup",
    ),
    pytest.param(
        a_game('[tiers.10-1000]\nmax = "5"'),
        "tiers.10-1000",
        fact("sheet-error-limits", min="'10'", max="'5'"),
        id="most below least",
    ),
    pytest.param(
        a_game('[tiers.10-1000.bets]\ntie = { max = "2" }'),
        "tiers.10-1000.bets.tie",
        fact("sheet-error-limits", min="'5'", max="'2'"),
        id="most of one bet below its least",
    ),
    pytest.param(
        a_game('[tiers.10-1000.bets]\nsmal = { max = "2" }'),
        "tiers.10-1000.bets.smal",
        fact("sheet-error-bet-unknown", bet="'smal'", known=listed(["player", "banker", "tie"])),
        id="limits of a bet that is not there",
    ),
    pytest.param(
        a_game('[tiers.10-1000]\nmax = "five"'),
        "tiers.10-1000.max",
        fact("notation-amount", text="'five'", places=2),
        id="limit in words",
    ),
    pytest.param(
        a_game('[settings.table-limits]\nvalue = "low"\nchoices = ["low"]'),
        "settings.table-limits",
        decided(
            "table.tier",
            fact(
                "sheet-error-tier-unknown",
                tier="'low'",
                known=listed(["10-1000", "25-5000", "100-10000"]),
            ),
        ),
        id="no such tier",
    ),
    pytest.param(
        a_game("[tiers.10-1000.fees]\nline = 1"),
        "tiers.10-1000.fees",
        fact("sheet-error-fees-of-house", columns=listed(["line"])),
        id="fees where the house banks",
    ),
    pytest.param(
        a_game(
            f"{THREE_MORE_COLUMNS}\n[tiers.10-100.fees]\na = 1\nb = 1\nc = 1",
            extends="commission-free-baccarat",
            order="player banker tie a b c",
        ),
        "tiers.10-100.fees",
        fact("sheet-error-fee-rates", rates=6, most=5),
        id="more than five collection rates",
    ),
    pytest.param(
        a_game('[tiers.10-100.bets]\ntie = { min = "5" }', extends="commission-free-baccarat"),
        "tiers.10-100.bets.tie",
        fact("sheet-error-below-minimum", bet="'tie'", minimum="'10'"),
        id="a lone bet below the minimum of a player-dealer's table",
    ),
    pytest.param(
        a_game('[settings.rounding-unit]\nvalue = "0"\nchoices = ["0"]'),
        "settings.rounding-unit",
        decided("rounding.unit", fact("sheet-error-zero")),
        id="rounding to nothing",
    ),
    pytest.param(
        a_game('[[published]]\nfigure = "edge"\nbet = "ties"\nprinted = "14.36 %"'),
        "published[0].bet",
        wrong("'ties'", among(listed(["player", "banker", "tie"]))),
        id="a figure about no bet",
    ),
    pytest.param(
        a_game(
            '[[published]]\nfigure = "edge"\nbet = "tie"\nprinted = "14.36 %"\n'
            'settings = { tide = "high" }'
        ),
        "published[0].settings",
        wrong("'tide'", fact("sheet-expected-setting-of-sheet")),
        id="a printed figure under a setting that is none",
    ),
    pytest.param(
        a_game(
            '[[published]]\nfigure = "edge"\nbet = "progressive"\nprinted = "24.22 %"\n'
            'settings = { tied = "hand" }',
            extends="progressive-3",
        ),
        "published[0].settings.tied",
        wrong("'hand'", among(quoted("line", "winning-hand"))),
        id="a printed figure under a choice that is none",
    ),
    pytest.param(
        a_game('[table]\nchips = ["ten"]'),
        "table.chips",
        fact("notation-amount", text="'ten'", places=2),
        id="chip in words",
    ),
    pytest.param(
        a_game("[table]\nchips = [0, 5]"),
        "table.chips",
        wrong("[0, 5]", fact("sheet-expected-different-amounts")),
        id="chip of nothing",
    ),
    pytest.param(
        a_game("[conduct]\nface_up = true", extends="midi-baccarat"),
        "settings.squeeze-card",
        decided("squeeze.on", fact("sheet-error-face-up")),
        id="squeezing cards that lie face up",
    ),
]


def _without(key: str) -> str:
    return "\n".join(line for line in a_game().splitlines() if not line.startswith(key))


MISSING = [
    *(
        pytest.param(
            _without(key),
            key,
            fact("sheet-error-required-in-game"),
            id=key,
        )
        for key in ("key", "name", "source")
    ),
    pytest.param(a_game(extends=""), "bets", fact("sheet-error-no-bet"), id="everything"),
    pytest.param(
        a_game(f'[bets.x]\nname = {NAMES}\nside = "player"', order="player banker tie x"),
        "bets.x",
        required("paytable", A_PAYTABLE),
        id="pay table of a bet",
    ),
    pytest.param(
        a_game(f'[bets.x]\nname = {NAMES}\npaytable = "player"', order="player banker tie x"),
        "bets.x",
        required("side", among(quoted("banker", "line", "player", "winner"))),
        id="side of a bet",
    ),
    pytest.param(
        a_game('[bets.x]\nside = "player"\npaytable = "player"', order="player banker tie x"),
        "bets.x",
        required("name", A_NAME),
        id="name of a bet",
    ),
    pytest.param(
        a_game(
            '[bets.banker]\npaytable = "off"\n[bets.tie]\npaytable = "off"',
            extends="parts/punto-banco",
            order="player banker tie",
        ),
        "banking",
        required("by", among(quoted("house", "player-dealer"))),
        id="who banks",
    ),
]


@pytest.mark.parametrize(("text", "path", "problem"), [*ROWS, *BETS, *AWARDS, *TABLES, *MISSING])
def test_an_invalid_game_is_refused_at_its_place(
    tmp_path: Path, text: str, path: str, problem: Fact
) -> None:
    error = refusal(write(tmp_path, text))
    assert (error.path, error.problem) == (path, problem)


def test_every_invalid_row_is_named(tmp_path: Path) -> None:
    rows = '{ on = "win", total = 0, pays = "1 to 1" }, { on = "lose", total = 9, pays = "1 to 1" }'
    with pytest.raises(SheetError) as caught:
        load_game(write(tmp_path, with_bet(rows)))
    named = [error.path for error in (caught.value, *caught.value.also)]
    assert named == ["paytables.t.rows[0]", "paytables.t.rows[1]"]
    assert all("\n" not in str(error) for error in caught.value.also)


def test_coups_named_by_row_faults_are_real(tmp_path: Path) -> None:
    rows = '{ on = "win", total = 6, pays = "1 to 2" }, { on = "win", cards = 3, pays = "1 to 1" }'
    problem = refusal(write(tmp_path, with_bet(rows))).problem
    assert isinstance(problem, Fact)
    both, this, that = (
        Coup.parse(str(problem.get(name)).strip("'")) for name in ("both", "this", "other")
    )
    assert (both.banker_total, len(both.banker)) == (6, 3)
    assert this.banker_total != 6
    assert len(this.banker) == 3
    assert (that.banker_total, len(that.banker)) == (6, 2)


SETTINGS = [
    pytest.param(
        a_game("[settings.total-deks]\nvalue = 6"),
        "settings.total-deks",
        fact("sheet-error-setting-without-label", key="'total-deks'", near="'total-decks'"),
        id="a setting no sheet has",
    ),
    pytest.param(
        a_game(a_setting("s", 'value = "a"')),
        "settings.s",
        fact("sheet-error-sets-or-choices"),
        id="deciding nothing",
    ),
    pytest.param(
        a_game(a_setting("s", 'sets = "conduct.face_up"\nvalue = "a"\nchoices.a = {}')),
        "settings.s",
        fact("sheet-error-sets-or-choices"),
        id="deciding in two ways",
    ),
    pytest.param(
        a_game(a_setting("s", 'sets = "conduct.face_up"')),
        "settings.s",
        fact("sheet-error-setting-without-value"),
        id="no value",
    ),
    pytest.param(
        a_game(a_setting("s", 'sets = "conduct.face_up"\nvalue = true\nchoices = []')),
        "settings.s.choices",
        fact("sheet-error-no-choices"),
        id="no choices",
    ),
    *(
        pytest.param(
            a_game(a_setting("s", f'sets = "{place}"\nvalue = 8')),
            "settings.s.sets",
            fact("sheet-error-sets-no-value", place=repr(place)),
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
        "settings.s.choices[1]",
        wrong("'nett'", among(quoted("gross", "net"))),
        id="a choice the place does not take",
    ),
    pytest.param(
        a_game(a_setting("s", 'sets = "banking.coverage"\nvalue = "net"\nchoices = ["gross"]')),
        "settings.s.value",
        fact("sheet-error-not-among", value="'net'", choices=quoted("gross"), count=1),
        id="a value that is no choice",
    ),
    pytest.param(
        a_game('[settings.total-decks]\nvalue = "8"'),
        "settings.total-decks.value",
        wrong("'8'", AN_INTEGER),
        id="a number in quotes",
    ),
    pytest.param(
        a_game("[settings.total-decks]\nvalue = 17"),
        "settings.total-decks.value",
        fact("sheet-error-too-large", value="17", most="16"),
        id="above the bound",
    ),
    pytest.param(
        a_game("[settings.total-decks]\nvalue = 0"),
        "settings.total-decks.value",
        fact("sheet-error-too-small", value="0", least="1"),
        id="below the bound",
    ),
    pytest.param(
        a_game('[settings.total-decks]\nmin = "one"'),
        "settings.total-decks.min",
        wrong("'one'", AN_INTEGER),
        id="a bound in words",
    ),
    pytest.param(
        a_game('[settings.squeeze-minimum-bet]\nmax = "5 %"'),
        "settings.squeeze-minimum-bet.max",
        fact("notation-amount", text="'5 %'", places=2),
        id="a bound in per cent",
    ),
    pytest.param(
        a_game('[settings.squeeze-minimum-bet]\nvalue = "lots"'),
        "settings.squeeze-minimum-bet.value",
        fact("notation-amount", text="'lots'", places=2),
        id="an amount in words",
    ),
    pytest.param(
        a_game('[settings.meter-contribution]\nvalue = "101 %"', extends="progressive-1"),
        "settings.meter-contribution.value",
        fact("notation-rate-above", text="'101 %'"),
        id="a rate above all",
    ),
    pytest.param(
        a_game('[settings.tie-colour]\nvalue = "green"'),
        "settings.tie-colour.value",
        wrong("'green'", A_COLOUR),
        id="a colour by name",
    ),
    pytest.param(
        a_game("[settings.squeeze-card]\nvalue = true", extends="commission-free-baccarat"),
        "settings.squeeze-card.value",
        fact("sheet-error-not-among", value="yes", choices=listed(["no"]), count=1),
        id="the one other value",
    ),
    pytest.param(
        a_game("[settings.seats]\nwhen = { total-deks = 8 }"),
        "settings.seats.when",
        fact("sheet-error-when-unknown", key="'total-deks'", known=ANY),
        id="waiting on no setting",
    ),
    pytest.param(
        a_game("[settings.seats]\nwhen = { new-shoe-burn-option = 4 }"),
        "settings.seats.when.new-shoe-burn-option",
        wrong("4", among(listed(["1", "2", "3"]))),
        id="waiting on no value",
    ),
    pytest.param(
        a_game('[settings.seats]\nwhen = { total-decks = "8" }'),
        "settings.seats.when.total-decks",
        fact("sheet-error-when-written", value="'8'", expected="8", key="total-decks"),
        id="waiting on a number in quotes",
    ),
    pytest.param(
        a_game("[settings.seats]\nwhen = { seats = 7 }"),
        "settings.seats.when",
        fact("sheet-error-when-circular", key="'seats'"),
        id="waiting on itself",
    ),
    pytest.param(
        a_game(
            "[settings.seats]\nwhen = { total-decks = 8 }\n"
            "[settings.total-decks]\nwhen = { cut-card = 16 }\n"
            "[settings.cut-card]\nwhen = { seats = 7 }"
        ),
        "settings.total-decks.when",
        fact("sheet-error-when-circular", key="'cut-card'"),
        id="waiting in a ring",
    ),
]


@pytest.mark.parametrize(("text", "path", "problem"), SETTINGS)
def test_an_invalid_setting_is_refused_at_its_place(
    tmp_path: Path, text: str, path: str, problem: Fact
) -> None:
    error = refusal(write(tmp_path, text))
    assert (error.path, error.problem) == (path, problem)


def test_a_value_left_to_the_game_is_required_in_the_game(tmp_path: Path) -> None:
    text = a_game(extends="parts/progressive mini-baccarat", order="player banker tie")
    error = refusal(write(tmp_path, text))
    assert error.path == "settings.meter-seed"
    assert error.problem == fact("sheet-error-setting-without-value")


# Requests at a command or a table, on a sheet that is itself valid.
ASKED: list[tuple[str, str | int, Fact]] = [
    ("total-decks", 6, fact("sheet-error-setting-locked", value="6", expected="8")),
    ("residual-betting", "yes", fact("sheet-error-setting-locked", value="yes", expected="no")),
    ("total-deks", 6, fact("sheet-error-setting-unknown", known=ANY)),
    (
        "tie-win-odds",
        "10",
        fact("sheet-error-not-among", value="'10'", choices=quoted("8", "9"), count=2),
    ),
    ("squeeze-card", "maybe", wrong("'maybe'", fact("sheet-expected-yes-no"))),
    ("squeeze-time-third-card", "long", wrong("'long'", AN_INTEGER)),
    ("squeeze-minimum-bet", "-1", fact("sheet-error-too-small", value="'-1'", least="0")),
    ("player-colour", "blue", wrong("'blue'", A_COLOUR)),
    ("cut-card", 5, decided("cards.cut", fact("sheet-error-cut-shallow", cut=5, least=11))),
]


@pytest.mark.parametrize(("key", "value", "problem"), ASKED)
def test_an_invalid_requested_value_is_refused_by_name(
    key: str, value: str | int, problem: Fact
) -> None:
    with pytest.raises(SheetError) as caught:
        load_game("terminal-1", settings={key: value}, locks_bind=True)
    error = caught.value
    assert (error.file, error.path) == ("terminal-1.toml", f"settings.{key}")
    assert error.problem == problem


def test_a_file_that_is_not_toml_is_refused_with_its_line(tmp_path: Path) -> None:
    error = refusal(write(tmp_path, 'key = "mine"\nside = banker\n'))
    assert error.problem == fact(
        "toml-error-line", reason="Invalid value", line=2, column=8, text="'side = banker'"
    )


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        pytest.param("x = " + "9" * 5000, fact("toml-error-long-number"), id="digits"),
        pytest.param("x = " + "[" * 5000, fact("toml-error-nested"), id="lists"),
    ],
)
def test_a_number_or_nesting_of_any_length_is_refused(
    text: str, problem: Fact, tmp_path: Path
) -> None:
    assert refusal(write(tmp_path, text)).problem == problem


def test_a_file_that_is_not_text_is_refused_with_its_byte(tmp_path: Path) -> None:
    (tmp_path / "latin.toml").write_bytes(b'key = "caf\xe9"')
    error = refusal(str(tmp_path / "latin.toml"))
    assert error.problem == fact("sheet-error-not-utf8", byte=10)


def unreadable(reason: str, expected: Fact) -> Fact:
    """The problem of a file that cannot be read."""
    return fact("sheet-error-unreadable", reason=reason, expected=expected)


def test_a_folder_or_a_missing_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "folder.toml").mkdir()
    a_file = fact("sheet-expected-toml-file")
    folder, missing = (refusal(str(tmp_path / name)) for name in ("folder.toml", "missing.toml"))
    assert folder.problem == unreadable("Is a directory", a_file)
    assert missing.problem == unreadable("No such file or directory", a_file)
    assert missing.file == str(tmp_path / "missing.toml")
    nowhere = refusal("no\0file.toml")
    assert nowhere.problem == unreadable("embedded null byte", fact("sheet-expected-file-name"))


def test_a_built_in_key_is_not_a_file(tmp_path: Path) -> None:
    error = refusal(write(tmp_path, 'key = "mine"\nextends = "mini-baccarat.toml"\n'))
    expected = fact("sheet-expected-toml-or-game", game="'mini-baccarat'")
    assert error.path == "extends"
    assert error.problem == fact(
        "sheet-error-parent",
        name="'mini-baccarat.toml'",
        problem=unreadable("No such file or directory", expected),
    )


@pytest.mark.parametrize(
    "name", ["no-such-game", "mini-baccarat.tml", "../sheets/mini-baccarat", ""]
)
def test_an_unknown_game_is_refused_with_the_known_ones(name: str) -> None:
    error = refusal(name)
    assert error.file == name
    assert error.problem == fact("sheet-error-game-unknown", known=listed(game_keys()))


def test_house_and_sheet_name_places_alike() -> None:
    assert has_place("cards.decks")
    assert not has_place("cards.decks.more")
    assert not has_place("bets.tie.name")
    assert str(expected_at("cards.burn")) == "one of 1, 2, 3"
    assert expected_at("no.place") == fact("sheet-expected-nothing")
    assert misfit("#00ff00", "colours.tie") is None
    assert misfit(1, "no.place") == fact("sheet-error-no-place", place="'no.place'")


def test_a_long_list_is_shortened() -> None:
    with pytest.raises(SheetError) as caught:
        check_sheet({"source": ["a long line"] * 9}, file="mine.toml")
    assert (caught.value.file, caught.value.path) == ("mine.toml", "source")
    assert caught.value.problem == wrong(fact("sheet-value-list"), A_LINE)


def test_inherited_limits_of_a_parents_bets_are_allowed(tmp_path: Path) -> None:
    write(tmp_path, '[tiers.10-1000.bets]\nlucky = { min = "1", max = "2" }', name="part.toml")
    game = load_game(write(tmp_path, a_game(extends="mini-baccarat part.toml")))
    assert game.table.tiers[0].limit("lucky") == (1_00, 2_00)


def test_a_sheet_that_begins_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(a_game(), encoding="utf-8-sig")
    assert load_game(str(path)).key == "mine"


def test_a_file_may_not_have_the_key_of_a_built_in_game(tmp_path: Path) -> None:
    name = write(tmp_path, a_game(key="fortune-7"))
    with pytest.raises(SheetError) as caught:
        check_key(name, "fortune-7")
    assert caught.value.path == "key"
    assert caught.value.problem == fact("sheet-error-key-taken", key="'fortune-7'")
    check_key(name, "mine")
    check_key("fortune-7", "fortune-7")
    check_key(str(SHEETS / "fortune-7.toml"), "fortune-7")

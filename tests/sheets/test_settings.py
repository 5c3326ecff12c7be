"""Settings: the terminal's printed configuration table, and what a setting may and may not do."""

from pathlib import Path
from typing import NamedTuple

import pytest

from puntobanco.core.errors import RuleError, SheetError
from puntobanco.core.facts import fact, listed
from puntobanco.core.game import Scope, Value
from puntobanco.core.names import plain_name
from puntobanco.sheets.files import every_variant, game_keys, load_game, load_sheet
from puntobanco.sheets.model import BetDoc, ChoiceDoc, SettingDoc
from puntobanco.sheets.settings import decides, values_of
from puntobanco.sheets.variants import combinations
from tests.kit.sheets import a_game, a_setting, refusal, write
from tests.kit.stated import stating

# --- "Enable Auto RNG - restricted configurations" --------------------------------------------

# LNW Gaming: Dragon Bonus, the configuration table. Columns: the setting, the printed name, its
# value under Pay Table 1, 2, 3 and 4. A row without values is printed "editable", any other "Read
# only"; `?` marks the only read-only row without a printed value.
CONFIGURATION = """
baccarat-type                    Baccarat Type                 standard standard standard standard
paytable                         Paytable                      5-commission 5-commission nc-fortune-7 nc-fortune-7
banker-win-on-6-odds             Banker win on 6 Odds          ? ? ? ?
tie-win-odds                     Tie win odds                  8 9 8 9
dragon-bonus                     Dragon bonus                  paytable-1 paytable-1 paytable-1 paytable-1
pair-bet-disabled-after-game     Pair bet disabled after game  0 0 0 0
bet-both-player-and-banker       Bet both player and banker    no no no no
allow-side-bet-without-main-bet  Allow side bet w/o main bet   no no no no
residual-betting                 Residual betting              no no no no
combined-pair-limit              Combined pair limit           no no no no
dummy-hand                       Dummy Hand                    no no no no
burn-card-between-hands          Burn card between hand        no no no no
new-shoe-burn-option             New Shoe card burn option     1 1 1 1
total-decks                      Total decks                   8 8 8 8
continuous-shuffle-mode          Continuous shuffle mode       no no no no
squeeze-card                     Squeeze card
squeeze-time-first-cards         Squeeze time 1st/2nd Card
squeeze-time-third-card          Squeeze time 3rd card
squeeze-minimum-bet              Squeeze minimum bet
player-colour                    Player colour
banker-colour                    Banker colour
tie-colour                       Tie colour
"""  # noqa: E501 -- one printed row, one line


class Line(NamedTuple):
    """One row of the configuration table."""

    key: str
    name: str
    values: tuple[str, ...]


def _lines() -> list[Line]:
    rows = [row.split("  ") for row in CONFIGURATION.strip().splitlines()]
    cells = [[cell.strip() for cell in row if cell.strip()] for row in rows]
    return [Line(row[0], row[1], tuple(" ".join(row[2:]).split())) for row in cells]


def _as_printed(value: Value) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("line", _lines(), ids=lambda line: str(line.key))
def test_every_row_of_the_terminal_configuration_is_as_printed(line: Line, number: int) -> None:
    setting = load_game(f"terminal-{number}").setting(line.key)
    # Ignoring case; ours adds the unit of a time, and "hands" for the sheet's "hand".
    assert plain_name(setting.label).casefold().startswith(line.name.casefold())
    assert setting.editable is not bool(line.values)
    if line.values and line.values[number - 1] != "?":
        assert _as_printed(setting.value) == line.values[number - 1]
        assert setting.applies


# "Banker win on 6 Odds: Read only", without a value: it has no effect under type Standard.
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_banker_win_on_6_odds_do_not_apply_to_the_standard_type(number: int) -> None:
    standard = load_game(f"terminal-{number}")
    assert not standard.setting("banker-win-on-6-odds").applies
    other = load_game(f"terminal-{number}", settings={"baccarat-type": "banker-6"})
    assert other.setting("banker-win-on-6-odds").applies
    assert not other.setting("paytable").applies
    assert "fortune-7" not in other.book.bets


@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("line", _lines(), ids=lambda line: str(line.key))
def test_read_only_rows_are_refused_and_editable_ones_accepted(line: Line, number: int) -> None:
    key = f"terminal-{number}"
    now = load_game(key).setting(line.key)
    if now.choices:
        (other, *_) = (one for one in now.choices if one != now.value)
    elif isinstance(now.value, bool):
        other = not now.value
    else:
        other = {"0": "1", "8": "6", "15": "20", "10": "20"}.get(str(now.value), "#123456")
    if line.values:
        with stating(SheetError, "sheet-error-setting-locked") as caught:
            load_game(key, settings={line.key: other}, locks_bind=True)
        assert caught.value.path == f"settings.{line.key}"
    else:
        changed = load_game(key, settings={line.key: other}, locks_bind=True)
        assert str(changed.setting(line.key).value) == str(other)


# "New shoe card burn option" 1, 2 and 3, and the other settings of how cards are dealt.
def test_card_settings_apply_to_the_shoe() -> None:
    settings: dict[str, Value] = {
        "total-decks": 6,
        "new-shoe-burn-option": 2,
        "burn-card-between-hands": "yes",
        "continuous-shuffle-mode": "on",
    }
    shoe = load_game("terminal-1", settings=settings).shoe
    assert (shoe.decks, shoe.burn.value, shoe.burn_between, shoe.continuous) == (6, 2, True, True)


def test_wager_settings_apply_to_the_table() -> None:
    settings: dict[str, Value] = {
        "bet-both-player-and-banker": True,
        "residual-betting": True,
        "combined-pair-limit": True,
        "dummy-hand": True,
        "pair-bet-disabled-after-game": 60,
    }
    conduct = load_game("terminal-1", settings=settings).conduct
    assert (conduct.both_lines, conduct.residual, conduct.combined_pair_limit) == (True,) * 3
    assert (conduct.dummy_hand, conduct.pairs_closed_after) == (True, 60)


def test_a_side_bet_without_a_main_bet_is_allowed_for_every_side_bet() -> None:
    free = load_game("terminal-3", settings={"allow-side-bet-without-main-bet": "yes"})
    assert not any(bet.needs for bet in free.bets)


def test_squeeze_and_colour_settings_apply_to_the_table() -> None:
    settings: dict[str, Value] = {
        "squeeze-time-first-cards": 20,
        "squeeze-time-third-card": 30,
        "squeeze-minimum-bet": "25.50",
        "player-colour": "#010203",
        "banker-colour": "#040506",
        "tie-colour": "#070809",
    }
    table = load_game("terminal-1", settings=settings, locks_bind=True).table
    squeeze, colours = table.squeeze, table.colours
    assert (squeeze.on, squeeze.first_cards_s, squeeze.third_card_s) == (True, 20, 30)
    assert squeeze.minimum == 2550
    assert (colours.player, colours.banker, colours.tie) == ("#010203", "#040506", "#070809")
    assert not load_game("terminal-1", settings={"squeeze-card": "no"}).table.squeeze.on


# --- Values -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "asked", "value"),
    [
        ("total-decks", "6", 6),
        ("new-shoe-burn-option", "3", 3),
        ("tie-win-odds", 9, "9"),
        ("squeeze-card", "no", False),
        ("squeeze-card", "On", True),
        ("residual-betting", "true", True),
        ("max-difference", "500", "500"),
        ("max-difference", "none", "none"),
        ("squeeze-minimum-bet", 25, "25"),
    ],
)
def test_command_line_values_are_parsed(key: str, asked: Value, value: Value) -> None:
    assert load_game("terminal-1", settings={key: asked}).setting(key).value == value


def test_a_one_sided_choice_matches_any_spelling() -> None:
    for word in ("no", "false", "off", False):
        game = load_game("commission-free-baccarat", settings={"squeeze-card": word})
        assert game.setting("squeeze-card").value is False


def test_booleans_and_numbers_are_distinct() -> None:
    for key, value in (("new-shoe-burn-option", True), ("squeeze-card", 1)):
        with pytest.raises(SheetError):
            load_game("terminal-1", settings={key: value})


@pytest.mark.parametrize("value", [1, 16])
def test_ranges_are_inclusive(value: int) -> None:
    assert load_game("mini-baccarat", settings={"total-decks": value}).shoe.decks == value


def test_an_unset_amount_is_none() -> None:
    game = load_game("progressive-1")
    assert game.table.max_difference is None
    assert game.progressive is not None
    assert game.progressive.limit is None
    limited = load_game("progressive-1", settings={"meter-limit": "100000"}).progressive
    assert limited is not None
    assert limited.limit == 10_000_000


def test_amounts_are_read_in_the_sheets_currency(tmp_path: Path) -> None:
    body = '[currency]\ncode = "BHD"\nexponent = 3\n[settings.squeeze-minimum-bet]\nvalue = "0.125"'
    game = load_game(write(tmp_path, a_game(body, extends="midi-baccarat")))
    assert game.table.squeeze.minimum == 125
    assert game.table.limits.minimum == 10_000


def test_a_game_lists_its_settings() -> None:
    game = load_game("mini-baccarat")
    decks = game.setting("total-decks")
    assert (decks.minimum, decks.maximum, decks.choices) == (1, 16, ())
    assert game.setting("rounding-direction").choices == ("nearest", "patron", "house")
    assert game.setting("rounding-direction").ours
    assert decks.ours
    assert not load_game("terminal-1").setting("total-decks").ours
    with stating(RuleError, "error-game-setting", setting="tied", game="mini-baccarat"):
        game.setting("tied")


# --- Locks ------------------------------------------------------------------------------------


def test_locks_apply_to_tables_and_not_to_analysis() -> None:
    assert load_game("terminal-1", settings={"total-decks": 6}).shoe.decks == 6
    with stating(SheetError, "sheet-error-setting-locked", value="6", expected="8"):
        load_game("terminal-1", settings={"total-decks": 6}, locks_bind=True)


def test_a_locked_setting_accepts_its_own_value() -> None:
    game = load_game("terminal-1", settings={"total-decks": "8"}, locks_bind=True)
    assert game.hash == load_game("terminal-1").hash


def test_settings_are_locked_by_default(tmp_path: Path) -> None:
    body = a_setting("hands", 'sets = "banking.rotation_hands"\nvalue = 2')
    assert not load_game(write(tmp_path, a_game(body))).setting("hands").editable


# --- Conditions -------------------------------------------------------------------------------

STRICT = a_setting("strict", 'sets = "conduct.face_up"\nvalue = false')
HANDS = a_setting("hands", 'sets = "banking.rotation_hands"\nvalue = 3\nwhen = { strict = true }')
FEES = a_setting(
    "fees",
    'sets = "banking.fees_taken"\nvalue = "after-hand"\nchoices = ["after-hand"]\n'
    "when = { hands = 3 }",
)


def test_a_setting_applies_only_under_its_condition(tmp_path: Path) -> None:
    name = write(tmp_path, a_game(STRICT + HANDS))
    idle, bound = load_game(name), load_game(name, settings={"strict": True})
    assert (idle.banking.rotation_hands, idle.setting("hands").applies) == (1, False)
    assert (bound.banking.rotation_hands, bound.setting("hands").applies) == (3, True)


def test_a_setting_that_depends_on_a_removed_choice_is_inactive(tmp_path: Path) -> None:
    body = '[settings.rotation]\nchoices = ["sheet"]\n' + a_setting(
        "offers", 'sets = "bets.tie.stake"\nvalue = "5"\nwhen = { rotation = "every-hand" }'
    )
    game = load_game(write(tmp_path, a_game(body, extends="commission-free-baccarat")))
    assert not game.setting("offers").applies
    assert game.bet("tie").stake is None


def test_a_setting_that_depends_on_an_inactive_one_is_inactive(tmp_path: Path) -> None:
    name = write(tmp_path, a_game(STRICT + HANDS + FEES))
    idle, bound = load_game(name), load_game(name, settings={"strict": True})
    assert not idle.setting("fees").applies
    assert idle.banking.fees_taken.value == "before-cards"
    assert bound.banking.fees_taken.value == "after-hand"


# --- One place, one setting -------------------------------------------------------------------


def test_a_sheet_may_not_write_what_a_setting_decides(tmp_path: Path) -> None:
    error = refusal(write(tmp_path, a_game("[cards]\ndecks = 6")))
    assert error.path == "cards.decks"
    assert error.problem == fact("sheet-error-decided-elsewhere", value="6", key="total-decks")


def test_a_sheet_may_not_write_what_a_choice_decides(tmp_path: Path) -> None:
    body = '[bets.tie]\npaytable = "tie-8"'
    error = refusal(write(tmp_path, a_game(body, extends="commission-free-baccarat")))
    assert error.path == "bets.tie.paytable"
    assert error.problem == fact(
        "sheet-error-decided-by-choices",
        value="'tie-8'",
        key="tie-odds",
        place="bets.tie.paytable",
        choices=listed(["8", "9"]),
    )


def test_a_new_bet_is_listed_in_each_choice_of_the_order(tmp_path: Path) -> None:
    bet = """
[bets.x]
name = { en = "X", zh-Hans = "X", zh-Hant = "X" }
side = "player"
paytable = "player"
"""
    head = a_game(extends="commission-free-baccarat")
    typed = head.replace("source", 'order = ["player", "banker", "tie", "x"]\nsource') + bet
    error = refusal(write(tmp_path, typed))
    assert error.path == "order"
    assert error.problem == fact(
        "sheet-error-decided-by-choices",
        value="['player', 'banker', 'tie', 'x']",
        key="settlement-order",
        place="order",
        choices=listed(["printed", "side-bets-first"]),
    )
    error = refusal(write(tmp_path, head + bet))
    missing = fact("sheet-error-bets-missing", bets=listed(["'x'"]), count=1)
    assert error.path == "settings.settlement-order"
    assert error.problem == fact("sheet-error-decided", path="order", problem=missing)
    choices = """
[settings.settlement-order.choices]
printed.order = ["player", "banker", "tie", "x"]
side-bets-first.order = ["tie", "x", "player", "banker"]
"""
    assert every_variant(load_sheet(write(tmp_path, head + bet + choices)))


def test_two_settings_may_not_decide_one_place(tmp_path: Path) -> None:
    body = a_setting("decks", 'sets = "cards.decks"\nvalue = 8')
    error = refusal(write(tmp_path, a_game(body)))
    problem = fact("sheet-error-decided-twice", place="cards.decks", other="total-decks")
    assert (error.path, error.problem) == ("settings.decks", problem)


def test_two_exclusive_settings_may_decide_one_place(tmp_path: Path) -> None:
    other = a_setting(
        "loose", 'sets = "banking.rotation_hands"\nvalue = 2\nwhen = { strict = false }'
    )
    name = write(tmp_path, a_game(STRICT + HANDS + other))
    assert load_game(name).banking.rotation_hands == 2
    assert load_game(name, settings={"strict": True}).banking.rotation_hands == 3


def test_a_conflict_of_some_values_is_found_by_trying_all(tmp_path: Path) -> None:
    body = a_setting(
        "extra", 'value = "a"\nchoices.a = {}\nchoices.b = { bets.tie.paytable = "tie-9" }'
    )
    name = write(tmp_path, a_game(body, extends="commission-free-baccarat"))
    assert load_game(name).setting("extra").value == "a"
    with pytest.raises(SheetError) as caught:
        every_variant(load_sheet(name))
    assert (caught.value.file, caught.value.path) == (name, "settings.extra")
    assert caught.value.problem == fact(
        "sheet-error-with",
        settings="extra='b', tie-odds='8'",
        problem=fact("sheet-error-decided-twice", place="bets.tie.paytable", other="tie-odds"),
    )


# --- All combinations -------------------------------------------------------------------------


def test_independent_settings_are_tried_separately() -> None:
    docs = {
        "a": SettingDoc(sets="cards.decks", value=8, choices=[6, 8]),
        "b": SettingDoc(sets="squeeze.on", value=True),
    }
    assert list(combinations(docs)) == [{"a": 6}, {"a": 8}, {"b": False}, {"b": True}]


def _with_bet(bet: BetDoc) -> ChoiceDoc:
    return ChoiceDoc(bets={"t": bet})


def test_settings_of_one_bet_are_tried_together() -> None:
    docs = {
        "odds": SettingDoc(
            value="x", choices={"x": _with_bet(BetDoc(paytable="x")), "y": ChoiceDoc()}
        ),
        "side": SettingDoc(
            value="p", choices={"p": _with_bet(BetDoc(side="player")), "b": ChoiceDoc()}
        ),
    }
    assert len(list(combinations(docs))) == 4


def test_an_open_setting_is_tried_at_values_others_depend_on() -> None:
    docs = {
        "decks": SettingDoc(sets="cards.decks", value=8, min=1, max=16),
        "burn": SettingDoc(sets="cards.burn", value=1, choices=[1, 2], when={"decks": 6}),
    }
    assert sorted((one["decks"], one["burn"]) for one in combinations(docs)) == [
        (6, 1),
        (6, 2),
        (8, 1),
        (8, 2),
    ]


def test_a_setting_that_writes_nothing_decides_nothing() -> None:
    assert decides(SettingDoc(value=1, choices=[1, 2])) == ()
    assert decides(SettingDoc(sets="cards.decks", value=8)) == ("cards.decks",)


def test_a_sheet_without_settings_has_one_variant() -> None:
    assert list(combinations({})) == [{}]


@pytest.mark.parametrize("key", game_keys())
def test_every_listed_value_is_in_the_combinations(key: str) -> None:
    docs = load_sheet(key).doc.settings
    tried = {pair for values in combinations(docs) for pair in values.items()}
    assert tried == {(one, value) for one, doc in docs.items() for value in values_of(doc)}


# --- Effects of a setting ---------------------------------------------------------------------


@pytest.mark.parametrize("key", game_keys())
def test_only_rule_settings_change_the_hash(key: str) -> None:
    game, docs = load_game(key), load_sheet(key).doc.settings
    for setting in game.settings:
        for value in values_of(docs[setting.key]):
            if value == setting.value or not setting.applies:
                continue
            same = load_game(key, settings={setting.key: value}).hash == game.hash
            assert same is (setting.scope is Scope.TABLE), (setting.key, value)


@pytest.mark.parametrize("key", game_keys())
def test_settings_of_limits_clocks_squeeze_and_colours_are_table_settings(key: str) -> None:
    docs = load_sheet(key).doc.settings
    for setting in load_game(key).settings:
        # Stakes depend on the denomination, so it is a rule.
        places = set(decides(docs[setting.key])) - {"table.denomination"}
        at_the_table = bool(places) and {place.partition(".")[0] for place in places} <= {
            "table",
            "squeeze",
            "colours",
        }
        assert at_the_table is (setting.scope is Scope.TABLE), setting.key

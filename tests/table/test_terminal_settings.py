"""Every line of the terminal's configuration table, at the table: locked, changed, and in play.

"LNW Gaming: Dragon Bonus", Electronic Player Terminal, Enable Auto RNG - restricted configurations.
"""

from collections.abc import Callable
from dataclasses import replace

import pytest

from puntobanco.core.coup import Hand
from puntobanco.core.game import Game, Scope, Setting, Value
from puntobanco.core.money import Minor
from puntobanco.sheets import load_game
from puntobanco.table import commands, events
from puntobanco.table.events import ReturnReason
from puntobanco.table.refusals import Refusal, RefusalCode
from puntobanco.table.squeeze import face_down, squeezers
from puntobanco.table.state import Phase
from tests.kit.sheets import with_setting
from tests.kit.tables import BANKER_WINS, PLAYER_WINS, Play, patron, staff

READ_ONLY: dict[str, Value] = {
    "baccarat-type": "banker-6",
    "paytable": "nc-fortune-7",
    "banker-win-on-6-odds": "1:1",
    "tie-win-odds": "9",
    "dragon-bonus": "paytable-2",
    "pair-bet-disabled-after-game": 30,
    "bet-both-player-and-banker": True,
    "allow-side-bet-without-main-bet": "yes",
    "residual-betting": True,
    "combined-pair-limit": True,
    "dummy-hand": True,
    "burn-card-between-hands": True,
    "new-shoe-burn-option": 2,
    "total-decks": 6,
    "continuous-shuffle-mode": True,
}
"""The read-only settings of the table, each with a value that it does not print."""

EDITABLE: dict[str, Value] = {
    "squeeze-card": False,
    "squeeze-time-first-cards": 30,
    "squeeze-time-third-card": 30,
    "squeeze-minimum-bet": "20",
    "player-colour": "#000080",
    "banker-colour": "#800000",
    "tie-colour": "#008000",
}

UNRESTRICTED = load_game("terminal-1", profile="unrestricted", locks_bind=True)
TERMINALS = ("terminal-1", "terminal-2", "terminal-3", "terminal-4")


def change(key: str, value: Value) -> commands.ChangeSetting:
    return commands.ChangeSetting(key=key, value=value, reason="try")


def answer(play: Play, key: str, value: Value) -> tuple[events.AnyEvent, ...] | Refusal:
    """The answer to a supervisor who changes a setting."""
    changed = with_setting(play.table.rules, key, value)
    return play.ask(change(key, value), staff("sam"), changed=changed)


# --- Restricted --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", TERMINALS)
@pytest.mark.parametrize("profile", [None, "restricted"])
@pytest.mark.parametrize("key", READ_ONLY)
def test_a_read_only_setting_is_refused_by_name(game: str, profile: str | None, key: str) -> None:
    play = Play(load_game(game, profile=profile, locks_bind=True))
    assert play.table.rules.setting(key).scope is Scope.RULE
    assert answer(play, key, READ_ONLY[key]) == Refusal(RefusalCode.SETTING_LOCKED, setting=key)


@pytest.mark.parametrize("profile", [None, "restricted", "unrestricted"])
@pytest.mark.parametrize("key", EDITABLE)
def test_an_editable_setting_changes_only_between_coups(profile: str | None, key: str) -> None:
    play = seated(load_game("terminal-1", profile=profile, locks_bind=True))
    play.shoe()
    before = play.table.rules
    play.betting([("p1", "player", 10_00)])
    assert answer(play, key, EDITABLE[key]) == Refusal(RefusalCode.WRONG_PHASE, phase=Phase.BETTING)
    play.cards(PLAYER_WINS)
    play.turn()
    assert answer(play, key, EDITABLE[key]) == Refusal(RefusalCode.WRONG_PHASE, phase=Phase.RESULT)
    play.settle()
    changed = with_setting(before, key, EDITABLE[key])
    [event] = play.do(change(key, EDITABLE[key]), staff("sam"), changed=changed)
    assert isinstance(event, events.SettingChanged)
    assert (event.before, event.after) == (before.setting(key).value, EDITABLE[key])
    assert play.table.rules.setting(key).value == EDITABLE[key]
    assert play.table.rules.hash == before.hash


def test_a_setting_is_recorded_in_canonical_form() -> None:
    play = Play("terminal-1")
    changed = with_setting(play.table.rules, "squeeze-time-third-card", "20")
    typed = change("squeeze-time-third-card", "20")
    [event] = play.do(typed, staff("sam"), changed=changed)
    assert isinstance(event, events.SettingChanged)
    assert (event.before, event.after) == (10, 20)


# --- Unrestricted: every value in play -----------------------------------------------------------

Story = Callable[[Play], None]
SHOWN: dict[str, dict[Value, tuple[dict[str, Value], Story]]] = {}


def shows(key: str, value: Value, **given: Value) -> Callable[[Story], Story]:
    """Register a story that shows the effect of a setting's value, together with other settings."""

    def keep(story: Story) -> Story:
        beside = {other.replace("_", "-"): one for other, one in given.items()}
        SHOWN.setdefault(key, {})[value] = (beside, story)
        return story

    return keep


def seated(game: Game, chips: int = 1_000_00) -> Play:
    play = Play(game)
    play.seat("p1", 1, chips)
    play.seat("p2", 2, chips)
    return play


def changed_table(key: str, value: Value, given: dict[str, Value]) -> Play:
    """A table without restrictions, opened with another value and then changed to this one."""
    others = [one for one in countable(UNRESTRICTED.setting(key)) if one != value]
    before = given | ({key: others[0]} if others else {})
    start = load_game("terminal-1", profile="unrestricted", settings=before, locks_bind=True)
    play = seated(start)
    changed = with_setting(start, key, value)
    assert changed is not None
    if start.setting(key).scope is Scope.RULE:
        assert answer(play, key, value) == Refusal(RefusalCode.NEEDS_CLOSED_TABLE, setting=key)
        play.do(commands.CloseTable(), staff("sam"))
        play.do(commands.OpenTable(game=changed, mode=play.table.mode), staff("sam"))
    else:
        play.do(change(key, value), staff("sam"), changed=changed)
    return play


def countable(setting: Setting) -> tuple[Value, ...]:
    """The values of a setting, if they are finite."""
    return setting.choices or ((False, True) if isinstance(setting.value, bool) else ())


def won(play: Play, bet: str, cards: str, *, stake: int = 10_00, main: str = "") -> int:
    """The net result of the first patron's wager, which may need a main wager next to it."""
    if play.table.shoe is None:
        play.shoe()
    mains = [("p1", main, 10_00)] if main else []
    play.coup([*mains, ("p1", bet, stake)], cards)
    line = next(one for one in play.table.recall[-1].settled if one.bet == bet)
    return line.stake_back + line.won - line.stake


def offered(play: Play, bet: str, stake: int = 10_00) -> RefusalCode | None:
    """The refusal code of a wager by the first patron, or None; the wager is not placed."""
    if play.table.phase is not Phase.BETTING:
        play.do(commands.OpenBetting())
    wager = commands.PlaceWager(coup=play.table.coups, bet=bet, stake=Minor(stake))
    said = play.ask(wager, patron("p1"))
    return said.code if isinstance(said, Refusal) else None


BANKER_SIX = "5s 6d Kh Kc Kd"
"""Banker wins with 6 against 5."""
BANKER_SEVEN = "Ks 2d Kh Kc 2s 5d"
"""Banker wins with a three-card 7 against 2."""
SEVEN_NIL = "7s Kd Kh Kc Qc"
"""Player wins 7 over 0, not natural."""
TIE = "7s 7d Kh Kc"


@shows("baccarat-type", "standard")
def _a_six_pays_as_every_banker_win(play: Play) -> None:
    assert won(play, "banker", BANKER_SIX) == 9_50


@shows("baccarat-type", "banker-6", paytable="nc-fortune-7")
def _a_six_pays_half_and_the_paytable_no_longer_counts(play: Play) -> None:
    assert won(play, "banker", BANKER_SIX) == 5_00
    assert won(play, "banker", BANKER_SEVEN) == 10_00
    assert offered(play, "fortune-7") is RefusalCode.NO_SUCH_BET


@shows("paytable", "5-commission")
def _five_percent_is_kept(play: Play) -> None:
    assert won(play, "banker", BANKER_SEVEN) == 9_50
    assert offered(play, "fortune-7") is RefusalCode.NO_SUCH_BET


@shows("paytable", "nc-fortune-7")
def _a_three_card_seven_pushes_and_fortune_7_pays(play: Play) -> None:
    assert won(play, "banker", BANKER_SEVEN) == 0
    assert won(play, "banker", BANKER_SIX) == 10_00
    assert won(play, "fortune-7", BANKER_SEVEN, stake=1_00, main="tie") == 40_00


@shows("banker-win-on-6-odds", "1:2", baccarat_type="banker-6")
def _a_six_pays_one_to_two(play: Play) -> None:
    assert won(play, "banker", BANKER_SIX) == 5_00


@shows("banker-win-on-6-odds", "1:1", baccarat_type="banker-6")
def _a_six_pays_one_to_one(play: Play) -> None:
    assert won(play, "banker", BANKER_SIX) == 10_00


@shows("tie-win-odds", "8")
def _a_tie_pays_eight(play: Play) -> None:
    assert won(play, "tie", TIE) == 80_00


@shows("tie-win-odds", "9")
def _a_tie_pays_nine(play: Play) -> None:
    assert won(play, "tie", TIE) == 90_00


def _seven_margin_pays(odds: int) -> Story:
    def story(play: Play) -> None:
        assert won(play, "player-dragon-bonus", SEVEN_NIL, main="tie") == odds * 10_00

    return story


for _table, _odds in (("paytable-1", 6), ("paytable-2", 7), ("paytable-3", 4)):
    shows("dragon-bonus", _table)(_seven_margin_pays(_odds))


@shows("dragon-bonus", "none")
def _no_dragon_bonus_is_offered(play: Play) -> None:
    play.shoe()
    assert offered(play, "player-dragon-bonus") is RefusalCode.NO_SUCH_BET
    assert offered(play, "banker-dragon-bonus") is RefusalCode.NO_SUCH_BET


@shows("pair-bet-disabled-after-game", 0)
def _pairs_never_close(play: Play) -> None:
    play.shoe()
    for _ in range(5):
        assert offered(play, "player-pair") is None
        play.bet("p2", "player", 10_00)
        play.cards(TIE)
        play.settle()


@shows("pair-bet-disabled-after-game", 2)
def _pairs_close_after_the_second_game_of_each_shoe(play: Play) -> None:
    for _ in range(2):
        play.shoe()
        for closed in (False, False, True, True):
            for bet in ("player-pair", "banker-pair"):
                assert (offered(play, bet) is RefusalCode.BET_CLOSED) is closed
            play.bet("p2", "player", 10_00)
            play.cards(TIE)
            play.settle()
        play.do(commands.EndShoe())


@shows("pair-bet-disabled-after-game", 1, continuous_shuffle_mode=True)
def _with_continuous_shuffle_every_game_is_a_first_one(play: Play) -> None:
    play.shoe()
    for _ in range(3):
        assert offered(play, "player-pair") is None
        play.bet("p2", "player", 10_00)
        play.cards(TIE)
        play.settle()


@shows("bet-both-player-and-banker", False)
def _one_line_is_all(play: Play) -> None:
    play.shoe()
    play.betting([("p1", "player", 10_00), ("p1", "player-pair", 1_00)])
    assert offered(play, "banker") is RefusalCode.BOTH_LINES
    assert offered(play, "tie") is None


@shows("bet-both-player-and-banker", True)
def _both_lines_are_settled(play: Play) -> None:
    play.shoe()
    play.coup([("p1", "player", 10_00), ("p1", "banker", 10_00)], PLAYER_WINS)
    assert [one.won for one in play.table.recall[-1].settled] == [10_00, 0]


SIDE_BETS = ("player-dragon-bonus", "banker-dragon-bonus", "player-pair", "banker-pair")


@shows("allow-side-bet-without-main-bet", "no")
def _side_bets_alone_go_back(play: Play) -> None:
    play.shoe()
    play.betting([("p1", bet, 2_00) for bet in SIDE_BETS] + [("p2", "tie", 10_00)])
    play.bet("p2", "player-pair", 2_00)
    [closed] = play.do(commands.CloseBetting())
    assert isinstance(closed, events.BettingClosed)
    assert {(one.seat, one.bet, one.reason, one.needs) for one in closed.returned} == {
        (1, bet, ReturnReason.NEEDS, ("player", "banker", "tie")) for bet in SIDE_BETS
    }
    assert [(one.seat, one.bet) for one in closed.wagers] == [(2, "tie"), (2, "player-pair")]


@shows("allow-side-bet-without-main-bet", "yes")
def _side_bets_stand_alone(play: Play) -> None:
    play.shoe()
    play.coup([("p1", bet, 2_00) for bet in SIDE_BETS], "8s 2d 8h Kd 5c")
    assert [one.bet for one in play.table.recall[-1].settled] == list(SIDE_BETS)
    assert play.table.recall[-1].settled[2].won == 22_00


def credit(play: Play, chips: int) -> None:
    """Leave the first patron with this many chips."""
    away = Minor(play.chips("p1") - chips)
    play.do(commands.CashOut(amount=away), patron("p1"))


def closed_on(play: Play, *wagers: tuple[str, int]) -> list[tuple[str, Minor]]:
    """The wagers of the first patron after betting closes."""
    play.betting([("p1", bet, stake) for bet, stake in wagers] + [("p2", "tie", 10_00)])
    play.do(commands.CloseBetting())
    standing = [(one.bet, one.stake) for one in play.table.play.wagers if one.seat == 1]
    play.do(commands.VoidCoup(reason="seen enough"))
    return standing


@shows("residual-betting", False)
def _a_credit_below_the_minimum_goes_back(play: Play) -> None:
    play.shoe()
    credit(play, 7_50)
    assert closed_on(play, ("player", 7_50)) == []


@shows("residual-betting", True)
def _a_credit_below_the_minimum_may_be_bet_whole(play: Play) -> None:
    play.shoe()
    credit(play, 12_00)
    # Twelve is not residual credit, however it is spread.
    assert closed_on(play, ("player", 7_00)) == []
    assert closed_on(play, ("player", 7_00), ("tie", 5_00)) == []
    credit(play, 7_50)
    assert closed_on(play, ("player", 7_00)) == []
    assert closed_on(play, ("player", 7_00), ("tie", 50)) == []
    assert closed_on(play, ("player", 7_50)) == [("player", 7_50)]
    assert closed_on(play, ("player", 3_00), ("player", 4_50)) == [("player", 7_50)]
    play.betting([("p1", "player", 7_50)])
    play.cards(PLAYER_WINS)
    play.settle()
    assert play.chips("p1") == 15_00


@shows("combined-pair-limit", False, table_limits="10-200")
def _each_pair_has_its_own_limit(play: Play) -> None:
    play.shoe()
    play.betting([("p1", "player-pair", 40_00)])
    assert offered(play, "banker-pair", 50_00) is None
    assert offered(play, "banker-pair", 51_00) is RefusalCode.OVER_BET_LIMIT


@shows("combined-pair-limit", True, table_limits="10-200")
def _both_pairs_share_one_limit(play: Play) -> None:
    play.shoe()
    play.betting([("p1", "player-pair", 40_00)])
    assert offered(play, "banker-pair", 10_00) is None
    assert offered(play, "banker-pair", 11_00) is RefusalCode.OVER_BET_LIMIT
    assert offered(play, "player-dragon-bonus", 50_00) is None


@shows("dummy-hand", False)
def _no_hand_is_dealt_without_a_wager(play: Play) -> None:
    play.shoe()
    play.betting()
    _, passed = play.do(commands.CloseBetting())
    assert isinstance(passed, events.CoupPassed)
    assert play.refused(commands.DealCard(card="2s")) is RefusalCode.WRONG_PHASE
    assert play.table.recall == ()


@shows("dummy-hand", True)
def _a_hand_without_a_wager_is_dealt(play: Play) -> None:
    play.shoe()
    play.coup([], PLAYER_WINS)
    assert play.table.recall[-1].cards == tuple(PLAYER_WINS.split())
    assert play.table.recall[-1].settled == ()


def _used_by_the_second_coup(play: Play) -> int:
    play.shoe()
    play.coup([("p1", "player", 10_00)], TIE)
    assert play.table.shoe is not None
    before = play.table.shoe.used
    play.coup([("p1", "player", 10_00)], TIE)
    return play.table.shoe.used - before


@shows("burn-card-between-hands", False)
def _nothing_is_burned_between_hands(play: Play) -> None:
    assert _used_by_the_second_coup(play) == len(TIE.split())


@shows("burn-card-between-hands", True)
def _one_card_is_burned_between_hands(play: Play) -> None:
    assert _used_by_the_second_coup(play) == len(TIE.split()) + 1


def _burned(play: Play, turned: str | None) -> tuple[int, dict[str, int]]:
    """The number of cards that left the new shoe, and those of them that were seen."""
    play.do(commands.StartShoe(commitment="c" * 64))
    play.do(commands.CutShoe(position=5))
    other = commands.BurnCards(turned=None if turned else "2s")
    assert play.refused(other) is RefusalCode.BURN_OPTION
    play.do(commands.BurnCards(turned=turned))
    assert play.table.shoe is not None
    return play.table.shoe.used, play.table.shoe.seen


@shows("new-shoe-burn-option", 1)
def _one_card_is_turned_and_its_points_burned(play: Play) -> None:
    assert _burned(play, "7d") == (8, {"7d": 1})
    play.do(commands.EndShoe())
    assert _burned(play, "Kd") == (11, {"Kd": 1})


@shows("new-shoe-burn-option", 2)
def _one_card_is_burned_unseen(play: Play) -> None:
    assert _burned(play, None) == (1, {})


@shows("new-shoe-burn-option", 3)
def _nothing_is_burned(play: Play) -> None:
    assert _burned(play, None) == (0, {})


def _decks(decks: int) -> Story:
    def story(play: Play) -> None:
        play.do(commands.StartShoe(commitment="c" * 64))
        beyond = commands.CutShoe(position=52 * decks)
        assert play.refused(beyond) is RefusalCode.CUT_POSITION
        play.do(commands.CutShoe(position=52 * decks - 1))
        play.do(commands.BurnCards(turned="8s"))
        for _ in range(decks):
            play.coup([("p1", "player", 10_00)], "9s 2d Ks Kd")
        play.betting([("p1", "player", 10_00)])
        play.do(commands.CloseBetting())
        assert play.refused(commands.DealCard(card="9s")) is RefusalCode.CARD_BEYOND_SUPPLY
        play.do(commands.DealCard(card="9h"))

    return story


for _number in (1, 6, 8, 16):
    shows("total-decks", _number)(_decks(_number))


@shows("continuous-shuffle-mode", False, total_decks=1)
def _a_card_that_is_out_stays_out(play: Play) -> None:
    play.shoe(turned="8s")
    play.coup([("p1", "player", 10_00)], TIE)
    play.betting([("p1", "player", 10_00)])
    play.do(commands.CloseBetting())
    assert play.refused(commands.DealCard(card="7s")) is RefusalCode.CARD_BEYOND_SUPPLY


@shows("continuous-shuffle-mode", True, total_decks=1)
def _every_coup_comes_from_a_full_shoe(play: Play) -> None:
    play.shoe()
    for _ in range(60):
        play.coup([("p1", "player", 10_00)], TIE)
    assert not any(event.last_hand for event in play.log if isinstance(event, events.BettingOpened))


def _squeezing(play: Play, stake: int = 10_00) -> Play:
    play.shoe()
    play.betting([("p2", "player", stake)])
    play.cards(BANKER_WINS)
    return play


@shows("squeeze-card", True)
def _cards_are_turned_by_whoever_bet_most(play: Play) -> None:
    _squeezing(play)
    assert squeezers(play.table) == {Hand.PLAYER: 2}
    assert set(face_down(play.table)) == {0, 1, 2, 3}


@shows("squeeze-card", False)
def _cards_are_dealt_face_up(play: Play) -> None:
    _squeezing(play)
    assert squeezers(play.table) == {}
    assert face_down(play.table) == {}


def _time(first: int, third: int) -> Story:
    def story(play: Play) -> None:
        _squeezing(play)
        times = play.table.rules.table.squeeze
        # tests/house/test_floor.py shows that a table waits this long.
        assert (times.first_cards_s, times.third_card_s) == (first, third)

    return story


for _seconds in (1, 15, 120):
    shows("squeeze-time-first-cards", _seconds)(_time(_seconds, 10))
    shows("squeeze-time-third-card", _seconds)(_time(15, _seconds))


@shows("squeeze-minimum-bet", "0")
def _any_stake_holds_the_squeeze(play: Play) -> None:
    assert squeezers(_squeezing(play).table) == {Hand.PLAYER: 2}


@shows("squeeze-minimum-bet", "20.50")
def _a_squeeze_has_its_price(play: Play) -> None:
    assert squeezers(_squeezing(play, 20_49).table) == {}
    play.do(commands.VoidCoup(reason="again"))
    play.betting([("p2", "player", 20_50)])
    play.do(commands.CloseBetting())
    assert squeezers(play.table) == {Hand.PLAYER: 2}


def _coloured(area: str, colour: str) -> Story:
    def story(play: Play) -> None:
        assert getattr(play.table.rules.table.colours, area) == colour
        # Colours do not change the game.
        assert play.table.rules.hash == load_game("terminal-1").hash
        assert won(play, "tie", TIE) == 80_00

    return story


for _area in ("player", "banker", "tie"):
    for _colour in ("#1f5fbf", "#123ABC"):
        shows(f"{_area}-colour", _colour)(_coloured(_area, _colour))

CASES = [
    pytest.param(key, value, given, story, id=f"{key}={value}")
    for key, values in SHOWN.items()
    for value, (given, story) in values.items()
]


@pytest.mark.parametrize(("key", "value", "given", "story"), CASES)
def test_a_changed_setting_applies_without_restrictions(
    key: str, value: Value, given: dict[str, Value], story: Story
) -> None:
    play = changed_table(key, value, given)
    story(play)
    assert play.money() == Play("terminal-1").money()


def test_every_line_of_the_table_is_shown_with_every_choice() -> None:
    assert SHOWN.keys() == READ_ONLY.keys() | EDITABLE.keys()
    for key, stories in SHOWN.items():
        assert set(stories) >= set(countable(UNRESTRICTED.setting(key))), key
        assert len(stories) >= 2, key


@pytest.mark.parametrize("game", TERMINALS)
def test_every_setting_of_a_terminal_is_editable_without_restrictions(game: str) -> None:
    opened = load_game(game, profile="unrestricted", locks_bind=True)
    assert all(setting.editable for setting in opened.settings)


# --- Residual betting with fees and denominations -------------------------------------------------


def test_residual_credit_need_not_be_a_multiple_of_the_denomination() -> None:
    play = seated(load_game("mini-baccarat", settings={"residual-betting": True}))
    play.shoe()
    credit(play, 9_50)
    play.betting()
    odd = commands.PlaceWager(coup=1, bet="player", stake=Minor(8_50))
    assert play.refused(odd, patron("p1")) is RefusalCode.DENOMINATION
    play.do(commands.VoidCoup(reason="again"))
    assert closed_on(play, ("player", 9_50)) == [("player", 9_50)]


def test_residual_credit_leaves_room_for_the_fee() -> None:
    # The California sheets take nothing below the minimum; another player-dealer's sheet may.
    game = load_game("commission-free-baccarat")
    play = seated(replace(game, conduct=replace(game.conduct, residual=True)))
    play.shoe()
    play.bank("p2", 100_00)
    play.do(commands.CashOut(amount=Minor(play.chips("p1") - 8_00)), patron("p1"))
    # A line wager costs 1.00, so 7.00 is the whole credit.
    play.coup([("p1", "player", 7_00)], PLAYER_WINS)
    assert play.chips("p1") == 14_00

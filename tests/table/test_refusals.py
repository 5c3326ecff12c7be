"""Every refusal code, each reached by a command that deserves it."""

import dataclasses
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from puntobanco.core.errors import SheetError
from puntobanco.core.game import Currency, Game
from puntobanco.core.ids import CardId, MeterId, Ms, PatronId, TableId
from puntobanco.core.money import Minor
from puntobanco.people.care import PatronStanding, Stop
from puntobanco.people.staff import Approval, Role, StaffCard
from puntobanco.sheets import load_game
from puntobanco.table import commands
from puntobanco.table.refusals import BetClosed, Refusal, RefusalCode
from puntobanco.table.state import Mode
from puntobanco.table.tableau import FIRST_CARDS
from tests.kit.refused import not_valid
from tests.kit.tables import PLAYER_WINS, Play, patron, staff

Story = Callable[[], object]
STORIES: dict[RefusalCode, list[Story]] = {}


def deserves(code: RefusalCode) -> Callable[[Story], Story]:
    def keep(story: Story) -> Story:
        STORIES.setdefault(code, []).append(story)
        return story

    return keep


def seated(game: str | Game = "dragon-bonus-baccarat", **more: Mode) -> Play:
    play = Play(game, patrons=4, **more)
    play.seat("p1", 1)
    play.seat("p2", 2)
    return play


def betting(game: str | Game = "dragon-bonus-baccarat") -> Play:
    play = seated(game)
    play.shoe()
    play.betting()
    return play


def wager(bet: str, stake: int, coup: int = 1) -> commands.PlaceWager:
    return commands.PlaceWager(coup=coup, bet=bet, stake=Minor(stake))


def set_to(game: str, **settings: str | int | bool) -> Game:
    return load_game(game, settings={key.replace("_", "-"): one for key, one in settings.items()})


@deserves(RefusalCode.TABLE_CLOSED)
def _sitting_at_a_closed_table() -> object:
    play = seated()
    play.do(commands.CloseTable())
    return play.ask(commands.Sit(seat=3), patron("p3"))


@deserves(RefusalCode.TABLE_OPEN)
def _opening_an_open_table() -> object:
    play = seated()
    return play.ask(commands.OpenTable(game=play.table.rules, mode=Mode.AUTOMATIC))


@deserves(RefusalCode.TABLE_DISABLED)
def _betting_opened_on_a_disabled_table() -> object:
    play = seated()
    play.shoe()
    play.do(commands.DisableTable(reason="camera down"), staff("sam"))
    return play.ask(commands.OpenBetting())


@deserves(RefusalCode.NOT_YOURS)
def _a_patron_deals() -> object:
    return betting().ask(commands.DealCard(card="2s"), patron("p1"))


@deserves(RefusalCode.NOT_YOURS)
def _a_dealer_opens_a_table() -> object:
    play = seated()
    play.do(commands.CloseTable())
    return play.ask(commands.OpenTable(game=play.table.rules, mode=Mode.DEALER), staff("dora"))


@deserves(RefusalCode.WRONG_PHASE)
def _a_wager_before_betting() -> object:
    return seated().ask(wager("player", 10_00), patron("p1"))


@deserves(RefusalCode.OTHER_COUP)
def _a_wager_for_the_last_coup() -> object:
    play = betting()
    play.bet("p1", "player", 10_00)
    play.cards("2s 7d 3h 2d")
    play.do(commands.SettleCoup())
    play.betting()
    return play.ask(wager("player", 10_00, coup=1), patron("p1"))


@deserves(RefusalCode.APPROVAL_MISSING)
def _a_void_without_a_second_person() -> object:
    return betting().ask(commands.VoidCoup(reason="misdeal"), staff("dora"))


def _void_with(change: Callable[[Play, Approval], Approval]) -> object:
    play = betting()
    approval = change(play, play.approval())
    return play.ask(commands.VoidCoup(reason="misdeal"), staff("dora"), approval=approval)


@deserves(RefusalCode.APPROVAL_REFUSED)
def _an_expired_approval() -> object:
    return _void_with(lambda play, one: replace(one, expires=play.at))


@deserves(RefusalCode.APPROVAL_REFUSED)
def _another_tables_approval() -> object:
    return _void_with(lambda play, one: replace(one, table=TableId("t2")))


@deserves(RefusalCode.APPROVAL_REFUSED)
def _an_unknown_card() -> object:
    return _void_with(lambda play, one: replace(one, card=CardId("found-on-the-floor")))


@deserves(RefusalCode.APPROVAL_REFUSED)
def _a_dealers_card() -> object:
    return _void_with(lambda play, one: replace(one, card=CardId("card-dora")))


@deserves(RefusalCode.APPROVAL_REFUSED)
def _a_role_the_holder_has_not() -> object:
    return _void_with(lambda play, one: replace(one, role=Role.EXECUTIVE))


@deserves(RefusalCode.APPROVAL_REFUSED)
def _a_revoked_card() -> object:
    def revoke(play: Play, one: Approval) -> Approval:
        card = StaffCard(play.directory.cards[one.card].holder, active=False)
        play.directory = replace(play.directory, cards=play.directory.cards | {one.card: card})
        return one

    return _void_with(revoke)


@deserves(RefusalCode.APPROVAL_REFUSED)
def _one_approval_twice() -> object:
    play = betting()
    approval = play.approval()
    play.do(commands.VoidCoup(reason="misdeal"), staff("dora"), approval=approval)
    play.betting()
    return play.ask(commands.VoidCoup(reason="misdeal"), staff("dora"), approval=approval)


@deserves(RefusalCode.APPROVAL_REFUSED)
def _ones_own_approval() -> object:
    play = betting()
    return play.ask(
        commands.VoidCoup(reason="misdeal"), staff("sam"), approval=play.approval("sam")
    )


@deserves(RefusalCode.NO_SUCH_SEAT)
def _a_seat_the_layout_skips() -> object:
    play = Play("lnw-dragon-bonus-1")
    return play.ask(commands.Sit(seat=4), patron("p1"))


@deserves(RefusalCode.SEAT_TAKEN)
def _anothers_seat() -> object:
    return seated().ask(commands.Sit(seat=1), patron("p3"))


@deserves(RefusalCode.SEAT_EMPTY)
def _chips_without_a_seat() -> object:
    return seated().ask(commands.BuyChips(amount=Minor(1_00)), patron("p3"))


@deserves(RefusalCode.ALREADY_SEATED)
def _two_seats() -> object:
    return seated().ask(commands.Sit(seat=5), patron("p1"))


@deserves(RefusalCode.NOT_A_PATRON)
def _a_stranger() -> object:
    return seated().ask(commands.Sit(seat=5), patron("stranger"))


@deserves(RefusalCode.NOT_A_PATRON)
def _a_patron_who_was_barred() -> object:
    play = betting()
    play.without_patron("p1")
    return play.ask(wager("player", 10_00), patron("p1"))


@deserves(RefusalCode.BACK_LINE)
def _behind_anothers_spot() -> object:
    command = replace(wager("player", 10_00), seat=2)
    return betting().ask(command, patron("p1"))


@deserves(RefusalCode.AMOUNT)
def _a_stake_of_nothing() -> object:
    return betting().ask(wager("player", 0), patron("p1"))


@deserves(RefusalCode.SHORT_WALLET)
def _more_than_the_wallet() -> object:
    return seated().ask(commands.BuyChips(amount=Minor(10**12)), patron("p1"))


@deserves(RefusalCode.SHORT_CHIPS)
def _more_than_the_chips() -> object:
    play = betting()
    play.seat("p3", 3, 5_00)
    return play.ask(wager("player", 10_00), patron("p3"))


@deserves(RefusalCode.NO_SUCH_BET)
def _a_bet_nobody_offers() -> object:
    return betting().ask(wager("panda-8", 10_00), patron("p1"))


@deserves(RefusalCode.BET_CLOSED)
def _a_pair_after_its_last_game() -> object:
    play = seated(set_to("terminal-1", pair_bet_disabled_after_game=1))
    play.shoe()
    play.coup([("p1", "player", 10_00)], PLAYER_WINS)
    play.betting()
    return play.ask(wager("player-pair", 5_00, coup=2), patron("p1"))


@deserves(RefusalCode.BET_CLOSED)
def _a_progressive_without_its_meter() -> object:
    play = betting("progressive-1")
    play.bet("p1", "player", 10_00)
    return play.ask(wager("progressive", 1_00), patron("p1"))


@deserves(RefusalCode.BET_CLOSED)
def _the_last_coups_progressive_once_its_meter_is_down() -> object:
    play = betting("progressive-1")
    play.meter_up()
    play.bet("p1", "player", 10_00)
    play.bet("p1", "progressive", 1_00)
    play.cards(PLAYER_WINS)
    play.do(commands.SettleCoup())
    play.table = replace(play.table, meter_open=False)
    play.betting()
    return play.ask(commands.RepeatWagers(coup=2), patron("p1"))


@deserves(RefusalCode.DENOMINATION)
def _half_a_chip() -> object:
    return betting().ask(wager("player", 10_50), patron("p1"))


@deserves(RefusalCode.DENOMINATION)
def _another_stake_than_the_fixed_one() -> object:
    play = betting("progressive-1")
    play.meter_up()
    return play.ask(wager("progressive", 2_00), patron("p1"))


@deserves(RefusalCode.STAKE_STEP)
def _a_banker_stake_that_five_percent_cuts_below_a_cent() -> object:
    return betting("terminal-1").ask(wager("banker", 10_10), patron("p1"))


@deserves(RefusalCode.OVER_BET_LIMIT)
def _above_the_tables_most() -> object:
    return betting().ask(wager("player", 1_001_00), patron("p1"))


@deserves(RefusalCode.OVER_BET_LIMIT)
def _both_pairs_above_their_one_limit() -> object:
    play = betting(set_to("terminal-1", combined_pair_limit=True))
    play.bet("p1", "player-pair", 15_00)
    return play.ask(wager("banker-pair", 15_00), patron("p1"))


@deserves(RefusalCode.OVER_TOTAL_LIMIT)
def _above_the_most_over_all_areas() -> object:
    play = betting("terminal-1")
    play.bet("p1", "player", 20_00)
    return play.ask(wager("tie", 10_00), patron("p1"))


@deserves(RefusalCode.OVER_DIFFERENCE)
def _too_much_on_one_side() -> object:
    play = betting(set_to("mini-baccarat", max_difference="50"))
    return play.ask(wager("player", 60_00), patron("p1"))


@deserves(RefusalCode.BOTH_LINES)
def _player_and_banker_where_one_is_all() -> object:
    play = betting("terminal-1")
    play.bet("p1", "player", 10_00)
    return play.ask(wager("banker", 10_00), patron("p1"))


@deserves(RefusalCode.BOTH_LINES)
def _both_lines_under_a_wager_that_rides_on_one() -> object:
    play = betting("progressive-1")
    play.meter_up()
    play.bet("p1", "player", 10_00)
    play.bet("p1", "progressive", 1_00)
    return play.ask(wager("banker", 10_00), patron("p1"))


@deserves(RefusalCode.PLAYER_DEALER_BETS)
def _the_player_dealer_bets() -> object:
    play = seated("commission-free-baccarat")
    play.shoe()
    play.bank("p1", 100_00)
    play.betting()
    return play.ask(wager("player", 10_00), patron("p1"))


@deserves(RefusalCode.NOTHING_TO_TAKE_BACK)
def _undo_without_a_wager() -> object:
    return betting().ask(commands.TakeBackWager(coup=1), patron("p1"))


@deserves(RefusalCode.NOTHING_TO_REPEAT)
def _rebet_without_a_last_time() -> object:
    return betting().ask(commands.RepeatWagers(coup=1), patron("p1"))


@deserves(RefusalCode.NOTHING_TO_DOUBLE)
def _x2_at_the_limit() -> object:
    play = betting()
    play.bet("p1", "player", 1_000_00)
    return play.ask(commands.DoubleWagers(coup=1), patron("p1"))


@deserves(RefusalCode.HAS_WAGERS)
def _leaving_with_a_wager_on() -> object:
    play = betting()
    play.bet("p1", "player", 10_00)
    return play.ask(commands.Leave(), patron("p1"))


@deserves(RefusalCode.NO_SHOE)
def _betting_without_a_shoe() -> object:
    return seated().ask(commands.OpenBetting())


@deserves(RefusalCode.SHOE_OVER)
def _betting_after_the_last_hand() -> object:
    play = seated(mode=Mode.DEALER)
    play.shoe()
    play.do(commands.ShowCutCard(), staff("dora"))
    play.coup([("p1", "player", 10_00)], PLAYER_WINS)
    return play.ask(commands.OpenBetting())


@deserves(RefusalCode.SHOE_IN_USE)
def _a_second_shoe() -> object:
    play = seated()
    play.shoe()
    return play.ask(commands.StartShoe(commitment="d" * 64))


@deserves(RefusalCode.NOT_YOURS)
def _a_cut_by_a_bystander() -> object:
    play = seated()
    play.do(commands.StartShoe(commitment="c" * 64))
    return play.ask(commands.CutShoe(position=5), patron("p3"))


@deserves(RefusalCode.NOT_YOURS)
def _a_cut_by_staff_who_handle_no_shoes() -> object:
    play = seated()
    play.do(commands.StartShoe(commitment="c" * 64))
    return play.ask(commands.CutShoe(position=5), staff("eve"))


@deserves(RefusalCode.CUT_POSITION)
def _a_cut_beyond_the_cards() -> object:
    play = seated()
    play.do(commands.StartShoe(commitment="c" * 64))
    return play.ask(commands.CutShoe(position=416), patron("p1"))


@deserves(RefusalCode.NO_POSITION)
def _a_hand_without_a_bank() -> object:
    play = seated("commission-free-baccarat")
    play.shoe()
    return play.ask(commands.OpenBetting())


@deserves(RefusalCode.NOT_OFFERED)
def _taking_what_was_not_offered() -> object:
    play = seated("commission-free-baccarat")
    return play.ask(commands.AcceptPosition(bank=Minor(100_00)), patron("p1"))


@deserves(RefusalCode.BANK_TOO_SMALL)
def _a_bank_below_the_minimum() -> object:
    play = seated("commission-free-baccarat")
    play.do(commands.OfferPosition())
    return play.ask(commands.AcceptPosition(bank=Minor(5_00)), patron("p1"))


@deserves(RefusalCode.OTHER_CURRENCY)
def _a_game_in_dollars_in_a_house_of_yen() -> object:
    play = seated()
    for who in ("p1", "p2"):
        play.do(commands.Leave(), patron(who))
    play.do(commands.CloseTable())
    play.currency = Currency("JPY", 0)
    return play.ask(commands.OpenTable(game=play.table.rules, mode=Mode.AUTOMATIC))


@deserves(RefusalCode.WRONG_CARD)
def _no_card_at_all() -> object:
    play = betting()
    play.do(commands.CloseBetting())
    return play.ask(commands.DealCard(card="1x"))


@deserves(RefusalCode.COUP_COMPLETE)
def _a_card_too_many() -> object:
    play = betting()
    play.cards(PLAYER_WINS)
    return play.ask(commands.DealCard(card="2s"))


@deserves(RefusalCode.COUP_INCOMPLETE)
def _paying_too_soon() -> object:
    play = betting()
    play.do(commands.CloseBetting())
    return play.ask(commands.SettleCoup())


@deserves(RefusalCode.CARD_BEYOND_SUPPLY)
def _a_ninth_copy() -> object:
    play = seated(set_to("mini-baccarat", total_decks=1), mode=Mode.DEALER)
    play.shoe()
    play.betting()
    play.do(commands.CloseBetting())
    play.do(commands.DealCard(card="2s"))
    return play.ask(commands.DealCard(card="2s"))


def change(key: str, value: str | int, game: str = "terminal-1", reason: str = "why") -> object:
    play = seated(game)
    try:
        changed = load_game(game, settings={key: value}, locks_bind=True)
    except SheetError:
        changed = None
    command = commands.ChangeSetting(key=key, value=value, reason=reason)
    return play.ask(command, staff("sam"), changed=changed)


@deserves(RefusalCode.UNKNOWN_SETTING)
def _a_setting_nobody_has() -> object:
    return change("colour-of-felt", "red")


@deserves(RefusalCode.SETTING_LOCKED)
def _a_locked_setting() -> object:
    return change("total-decks", 6)


@deserves(RefusalCode.SETTING_VALUE)
def _a_value_it_cannot_take() -> object:
    return change("squeeze-time-third-card", 100_000)


@deserves(RefusalCode.NEEDS_CLOSED_TABLE)
def _a_rule_while_open() -> object:
    return change("total-decks", 6, game="mini-baccarat")


@deserves(RefusalCode.NO_PROGRESSIVE)
def _a_meter_for_a_game_without_one() -> object:
    return seated().ask(commands.LinkMeter(meter=MeterId("m1")))


@deserves(RefusalCode.METER_LINKED)
def _a_second_meter() -> object:
    play = seated("progressive-1")
    play.do(commands.LinkMeter(meter=MeterId("m1")))
    return play.ask(commands.LinkMeter(meter=MeterId("m2")))


@deserves(RefusalCode.NOT_YOURS)
def _a_dealer_links_a_meter() -> object:
    return seated("progressive-1").ask(commands.LinkMeter(meter=MeterId("m1")), staff("dora"))


@deserves(RefusalCode.NO_METER)
def _letting_go_of_no_meter() -> object:
    return seated("progressive-1").ask(commands.UnlinkMeter())


@deserves(RefusalCode.WRONG_PHASE)
def _letting_a_meter_go_in_the_middle() -> object:
    play = seated("progressive-1")
    play.shoe()
    play.do(commands.LinkMeter(meter=MeterId("m1")))
    play.betting()
    return play.ask(commands.UnlinkMeter())


@deserves(RefusalCode.REASON)
def _a_void_without_a_reason() -> object:
    play = betting()
    return play.ask(commands.VoidCoup(reason=" "), staff("dora"), approval=play.approval())


@deserves(RefusalCode.REASON)
def _a_correction_of_a_coup_without_a_reason() -> object:
    play = seated(mode=Mode.DEALER)
    return play.ask(commands.CorrectCoup(coup=1, cards=("2s",), reason=""), staff("sam"))


@deserves(RefusalCode.REASON)
def _a_correction_of_a_card_without_a_reason() -> object:
    play = seated(mode=Mode.DEALER)
    play.shoe()
    play.betting([("p1", "player", 10_00)])
    play.cards("2s")
    return play.ask(commands.CorrectCard(place=0, card="3s", reason=" "), staff("dora"))


@deserves(RefusalCode.CHIPS_GONE)
def _a_correction_of_what_was_cashed_out() -> object:
    play = seated(mode=Mode.DEALER)
    play.shoe()
    play.coup([("p1", "player", 10_00)], "9s 7d Ts Kd")
    play.do(commands.Leave(), patron("p1"))
    fix = commands.CorrectCoup(coup=1, cards=("7s", "9d", "Ts", "Kd"), reason="camera")
    return play.ask(fix, staff("sam"), approval=play.approval("eve", Role.EXECUTIVE))


@deserves(RefusalCode.WRONG_CARD)
def _a_correction_to_no_card() -> object:
    play = seated(mode=Mode.DEALER)
    play.shoe()
    play.betting([("p1", "player", 10_00)])
    play.cards("2s")
    return play.ask(commands.CorrectCard(place=0, card="1x", reason="misread"), staff("dora"))


@deserves(RefusalCode.REASON)
def _disabling_without_a_reason() -> object:
    return seated().ask(commands.DisableTable(reason=""), staff("sam"))


@deserves(RefusalCode.REASON)
def _enabling_without_a_reason() -> object:
    return seated().ask(commands.EnableTable(reason=""), staff("sam"))


@deserves(RefusalCode.REASON)
def _a_setting_without_a_reason() -> object:
    return change("squeeze-time-third-card", 20, reason=" ")


@deserves(RefusalCode.REASON)
def _a_waiver_without_a_reason() -> object:
    play = seated("commission-free-baccarat")
    return play.ask(commands.WaiveFees(columns=("line",), reason=""), staff("sam"))


@deserves(RefusalCode.HAS_WAGERS)
def _leaving_with_a_bank_on_the_table() -> object:
    play = seated("commission-free-baccarat")
    play.bank("p1", 100_00)
    return play.ask(commands.Leave(), patron("p1"))


@deserves(RefusalCode.HAS_WAGERS)
def _closing_a_table_with_a_bank_on_it() -> object:
    play = seated("commission-free-baccarat")
    play.bank("p1", 100_00)
    return play.ask(commands.CloseTable(), staff("sam"))


@deserves(RefusalCode.HOUSE_BANKS)
def _offering_a_position_that_the_house_holds() -> object:
    return seated().ask(commands.OfferPosition())


@deserves(RefusalCode.POSITION_TAKEN)
def _offering_a_position_twice() -> object:
    play = seated("commission-free-baccarat")
    play.do(commands.OfferPosition())
    return play.ask(commands.OfferPosition())


@deserves(RefusalCode.FEE_COLUMN)
def _waiving_a_fee_that_the_schedule_has_not() -> object:
    play = seated("commission-free-baccarat")
    return play.ask(commands.WaiveFees(columns=("rain",), reason="rain"), staff("sam"))


@deserves(RefusalCode.NO_FEES)
def _waiving_a_fee_at_a_table_that_charges_none() -> object:
    return seated().ask(commands.WaiveFees(columns=("line",), reason="rain"), staff("sam"))


@deserves(RefusalCode.BURN_OPTION)
def _burning_unseen_where_a_card_is_turned() -> object:
    play = seated("dragon-bonus-baccarat")
    play.do(commands.StartShoe(commitment="c" * 64))
    play.do(commands.CutShoe(position=5))
    return play.ask(commands.BurnCards(turned=None))


def _misread(place: int, card: str) -> object:
    play = seated(mode=Mode.DEALER)
    play.shoe()
    play.betting([("p1", "player", 10_00)])
    play.cards(PLAYER_WINS)
    fix = commands.CorrectCard(place=place, card=card, reason="misread")
    return play.ask(fix, staff("dora"), approval=play.approval())


@deserves(RefusalCode.NO_SUCH_CARD)
def _correcting_a_card_that_was_not_dealt() -> object:
    return _misread(6, "5c")


@deserves(RefusalCode.ENDED_SOONER)
def _a_correction_that_would_have_ended_the_coup() -> object:
    return _misread(0, "5c")


@deserves(RefusalCode.NOT_A_COUP)
def _correcting_a_coup_to_half_a_coup() -> object:
    play = seated(mode=Mode.DEALER)
    play.shoe()
    play.coup([("p1", "player", 10_00)], PLAYER_WINS)
    fix = commands.CorrectCoup(coup=1, cards=("2s", "3s"), reason="misread")
    return play.ask(fix, staff("sam"), approval=play.approval("eve", Role.EXECUTIVE))


@deserves(RefusalCode.NOT_A_PATRON)
def _chips_for_a_patron_who_was_barred() -> object:
    play = seated()
    play.without_patron("p1")
    return play.ask(commands.BuyChips(amount=Minor(1_00)), patron("p1"))


@deserves(RefusalCode.OVER_DIFFERENCE)
def _more_than_the_other_side_makes_room_for() -> object:
    play = betting(set_to("mini-baccarat", max_difference="50"))
    play.bet("p1", "tie", 10_00)
    play.bet("p1", "player", 50_00)
    play.bet("p2", "banker", 100_00)
    return play.ask(wager("player", 101_00), patron("p1"))


@deserves(RefusalCode.NO_SUCH_COUP)
def _correcting_what_is_long_past() -> object:
    play = seated(mode=Mode.DEALER)
    fix = commands.CorrectCoup(coup=7, cards=("2s",), reason="camera")
    return play.ask(fix, staff("sam"), approval=play.approval("eve", Role.EXECUTIVE))


def squeezed() -> Play:
    """Four cards out on a terminal, the Player hand face down before the patron who backed it."""
    play = betting("terminal-1")
    play.bet("p1", "player", 10_00)
    play.bet("p2", "player", 20_00)
    play.do(commands.CloseBetting())
    for card in PLAYER_WINS.split()[:FIRST_CARDS]:
        play.do(commands.DealCard(card=card))
    return play


@deserves(RefusalCode.NOT_FACE_DOWN)
def _turning_a_card_that_is_not_dealt() -> object:
    return squeezed().ask(commands.TurnCards(coup=1, places=(4,)), patron("p2"))


@deserves(RefusalCode.NOT_FACE_DOWN)
def _turning_no_card() -> object:
    return squeezed().ask(commands.TurnCards(coup=1, places=()), patron("p2"))


@deserves(RefusalCode.NOT_YOURS)
def _turning_cards_that_a_higher_stake_squeezes() -> object:
    return squeezed().ask(commands.TurnCards(coup=1, places=(0, 2)), patron("p1"))


@deserves(RefusalCode.NOT_YOURS)
def _turning_cards_as_staff() -> object:
    return squeezed().ask(commands.TurnCards(coup=1, places=(0,)), staff("dora"))


@deserves(RefusalCode.OTHER_COUP)
def _turning_cards_of_another_coup() -> object:
    return squeezed().ask(commands.TurnCards(coup=2, places=(0,)), patron("p2"))


@deserves(RefusalCode.WRONG_PHASE)
def _turning_cards_before_they_are_dealt() -> object:
    return betting("terminal-1").ask(commands.TurnCards(coup=1, places=(0,)), patron("p1"))


@deserves(RefusalCode.TABLE_CLOSED)
def _turning_cards_at_a_closed_table() -> object:
    play = seated("terminal-1")
    play.do(commands.CloseTable())
    return play.ask(commands.TurnCards(coup=1, places=(0,)), patron("p1"))


@deserves(RefusalCode.FACE_DOWN)
def _a_third_card_before_the_first_are_turned() -> object:
    return squeezed().ask(commands.DealCard(card="4c"))


@deserves(RefusalCode.COUP_INCOMPLETE)
def _settling_before_all_cards_are_turned() -> object:
    play = squeezed()
    play.do(commands.TurnCards(coup=1, places=(0, 2)), patron("p2"))
    play.do(commands.DealCard(card="4c"))
    return play.ask(commands.SettleCoup())


@deserves(RefusalCode.AUTOMATIC_TABLE)
def _dealing_by_hand_at_an_automatic_table() -> object:
    play = betting()
    play.bet("p1", "player", 10_00)
    play.do(commands.CloseBetting())
    return play.ask(commands.DealCard(card="9h"), staff("dora"))


def stopped(play: Play, stop: Stop) -> Play:
    play.standings[PatronId("p1")] = PatronStanding(stop)
    return play


@deserves(RefusalCode.EXCLUDED)
def _betting_while_excluded() -> object:
    return stopped(betting(), Stop.EXCLUDED).ask(wager("player", 10_00), patron("p1"))


@deserves(RefusalCode.EXCLUDED)
def _bringing_chips_while_excluded() -> object:
    chips = commands.BuyChips(amount=Minor(10_00))
    return stopped(seated(), Stop.EXCLUDED).ask(chips, patron("p1"))


@deserves(RefusalCode.EXCLUDED)
def _repeating_while_excluded() -> object:
    play = seated()
    play.shoe()
    play.coup([("p1", "player", 10_00)], PLAYER_WINS)
    play.betting()
    return stopped(play, Stop.EXCLUDED).ask(commands.RepeatWagers(coup=2), patron("p1"))


@deserves(RefusalCode.COOLING_OFF)
def _doubling_while_at_rest() -> object:
    play = betting()
    play.bet("p1", "player", 10_00)
    return stopped(play, Stop.COOLING_OFF).ask(commands.DoubleWagers(coup=1), patron("p1"))


@deserves(RefusalCode.TIME_LIMIT)
def _sitting_down_with_no_time_left() -> object:
    play = Play("mini-baccarat")
    return stopped(play, Stop.TIME_LIMIT).ask(commands.Sit(seat=1), patron("p1"))


@deserves(RefusalCode.EXCLUDED)
def _taking_the_position_while_excluded() -> object:
    play = seated("commission-free-baccarat")
    play.shoe()
    play.do(commands.OfferPosition())
    bank = commands.AcceptPosition(bank=Minor(100_00))
    return stopped(play, Stop.EXCLUDED).ask(bank, patron("p1"))


@deserves(RefusalCode.LOSS_LIMIT)
def _risking_more_than_own_limits_leave() -> object:
    play = betting()
    play.standings[PatronId("p1")] = PatronStanding(loss_left=25_00)
    play.bet("p1", "player", 20_00)
    return play.ask(wager("banker", 10_00), patron("p1"))


@deserves(RefusalCode.LOSS_LIMIT)
def _banking_more_than_own_limits_leave() -> object:
    play = seated("commission-free-baccarat")
    play.shoe()
    play.standings[PatronId("p1")] = PatronStanding(loss_left=101_99)
    play.do(commands.OfferPosition())
    # The bank, and a fee of two dollars.
    return play.ask(commands.AcceptPosition(bank=Minor(100_00)), patron("p1"))


CASES = [(code, story) for code, stories in STORIES.items() for story in stories]


@pytest.mark.assures("LED-15")
@pytest.mark.parametrize(
    ("code", "story"), CASES, ids=[f"{code.value}:{story.__name__}" for code, story in CASES]
)
def test_each_refusal_is_deserved(code: RefusalCode, story: Story) -> None:
    answer = story()
    assert isinstance(answer, Refusal), answer
    assert answer.code is code


def test_every_code_has_a_case() -> None:
    elsewhere = {
        RefusalCode.SAME_ID,  # raised by a pit: tests/house
        RefusalCode.TABLE_NAME,  # raised by a pit: tests/house
        RefusalCode.WALLET_FULL,  # raised by a pit: tests/house
    }
    assert set(STORIES) | elsewhere == set(RefusalCode)


def test_every_code_has_a_docstring() -> None:
    import inspect  # noqa: PLC0415

    source = inspect.getsource(RefusalCode)
    for code in RefusalCode:
        following = source.split(f'{code.name} = "{code.value}"', 1)[1].lstrip()
        assert following.startswith('"""'), code


def test_a_setting_of_the_table_part_changes_between_coups() -> None:
    play = seated("terminal-1")
    changed = load_game("terminal-1", settings={"squeeze-time-third-card": 20}, locks_bind=True)
    command = commands.ChangeSetting(key="squeeze-time-third-card", value=20, reason="slower")
    play.do(command, staff("sam"), changed=changed)
    assert play.table.rules.table.squeeze.third_card_s == 20
    assert play.table.rules.hash == load_game("terminal-1").hash


def test_a_sheet_that_gained_a_setting_changes_none_at_an_open_table() -> None:
    """The log would record more than the one requested change."""
    play = seated("fortune-7")
    newer = load_game("fortune-7", settings={"betting-time": 40}, locks_bind=True)
    another = dataclasses.replace(newer.settings[0], key="felt")
    command = commands.ChangeSetting(key="betting-time", value=40, reason="slower")
    answer = play.ask(
        command,
        staff("sam"),
        changed=dataclasses.replace(newer, settings=(*newer.settings, another)),
    )
    assert answer == Refusal(RefusalCode.NEEDS_CLOSED_TABLE, setting="betting-time")
    play.do(command, staff("sam"), changed=newer)


@pytest.mark.parametrize(
    "game", ["progressive-1", "progressive-1-five", "progressive-2", "progressive-3"]
)
def test_a_table_without_a_meter_takes_every_bet_but_the_progressive(game: str) -> None:
    play = betting(game)
    for bet in play.table.rules.bets:
        stake = bet.stake or Minor(10_00)
        answer = play.ask(wager(bet.key, stake), patron("p1"))
        if bet.key == "progressive":
            assert answer == Refusal(
                RefusalCode.BET_CLOSED, bet="progressive", closed=BetClosed.METER_DOWN
            )
        else:
            assert not isinstance(answer, Refusal), answer


def test_an_unneeded_approval_must_be_valid() -> None:
    """It is logged with the change, and used up."""
    play = seated("terminal-1")
    changed = load_game("terminal-1", settings={"squeeze-time-third-card": 20}, locks_bind=True)
    command = commands.ChangeSetting(key="squeeze-time-third-card", value=20, reason="slower")
    once = play.approval("sue")
    own = play.approval("sam")
    answer = play.ask(command, staff("sam"), approval=own, changed=changed)
    assert answer == not_valid("same-person")
    play.do(command, staff("sam"), approval=once, changed=changed)
    answer = play.ask(command, staff("sam"), approval=once, changed=changed)
    assert answer == not_valid("replayed")
    play.shoe()
    play.betting()
    void = commands.VoidCoup(reason="the shoe does not open")
    assert play.refused(void, approval=once) is RefusalCode.APPROVAL_REFUSED
    play.do(void)


def test_a_used_approval_stays_used_after_a_clock_change() -> None:
    """Set forward, the clock lets it expire; set back, it would be valid again."""
    play = betting()
    once = play.approval()
    void = commands.VoidCoup(reason="a card on the floor")
    play.do(void, staff("dora"), approval=once)
    play.at = Ms(play.at + 86_400_000)
    play.betting()
    play.do(void, staff("dora"), approval=play.approval())
    play.at = Ms(play.at - 86_400_000)
    play.betting()
    answer = play.ask(void, staff("dora"), approval=once)
    assert answer == not_valid("replayed")


def test_an_approval_is_valid_until_it_expires() -> None:
    play = betting()
    approval = play.approval()
    play.at = Ms(approval.expires - 1)
    play.do(commands.VoidCoup(reason="misdeal"), staff("dora"), approval=approval)

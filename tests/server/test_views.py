"""The views of a table on screens: everything a viewer may know, and nothing else."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from puntobanco.core import roads as core_roads
from puntobanco.core.facts import fact, to_json
from puntobanco.core.ids import Ms, PatronId
from puntobanco.core.money import Minor
from puntobanco.house.host import TableStatus
from puntobanco.house.pit_state import PitState, evolve_pit
from puntobanco.server import own_views, road_views, table_messages, views
from puntobanco.server.items import LoggedEvent, item_kinds, public_items
from puntobanco.server.table_messages import CardShown, Item, StatedFact
from puntobanco.sheets import game_keys, load_game
from puntobanco.table import commands, events
from puntobanco.table.squeeze import face_down, places_to_turn, squeezers
from puntobanco.table.state import Mode, Phase
from puntobanco.table.tableau import FIRST_CARDS
from puntobanco.words import ENGLISH, languages, words_in
from puntobanco.words.languages import parse_language
from tests.kit.parties import filled
from tests.kit.tables import BANKER_WINS, NOW, PLAYER_WINS, TABLE, Play, patron, staff

EN = words_in(ENGLISH)
SQUEEZED = load_game("midi-baccarat", settings={"squeeze-card": True})
SETTLED = TableStatus("no-more-bets")
DECK = [f"{rank}{suit}" for rank in "23456789TJQKA" for suit in "shdc"]
SEVEN_CARDS = 7


def happened(play: Play, begin: int = 0) -> list[LoggedEvent]:
    """The events of a table, numbered from 1 like a log."""
    return [
        LoggedEvent(place + 1, Ms(NOW + place), event)
        for place, event in enumerate(play.log)
        if place >= begin
    ]


def view(play: Play, status: TableStatus = SETTLED) -> table_messages.View:
    return views.view(play.table, status, play.directory)


def mine(play: Play, name: str) -> table_messages.Mine:
    state = PitState(directory=play.directory)
    for seq, at, event in happened(play):
        del seq
        state = evolve_pit(state, TABLE, event, at)
    assert state.table(TABLE) == replace(play.table, meter_open=False)
    return own_views.own_view(state, play.table, PatronId(name), wallet=Minor(7), seq=9, at=Ms(0))


def public(play: Play) -> bytes:
    """Everything about a table that anyone may see, as sent over the wire."""
    shown = (
        view(play),
        public_items(happened(play), play.table),
        public_items(happened(play, len(play.log) - 1), play.table),
        views.info(play.table, "Table one", EN),
        road_views.roads(play.table, len(play.log)),
        views.lobby_table(
            play.table, SETTLED, "Table one", words_in(parse_language("zh-Hans")), seated=[]
        ),
        own_views.console(play.table, len(play.log)),
    )
    return msgspec.json.encode(shown)


def strings(tree: Any) -> Iterator[str]:
    """Every string in a decoded message, including the keys of objects."""
    match tree:
        case str():
            yield tree
        case dict():
            for key, value in tree.items():
                yield key
                yield from strings(value)
        case list():
            for one in tree:
                yield from strings(one)
        case _:
            return


# --- Anonymity ---------------------------------------------------------------------------------


def eventful() -> Iterator[Play]:
    """A table at which everything happens, after each act."""
    play = Play("mini-baccarat", mode=Mode.DEALER)
    for name, seat in (("p1", 1), ("p2", 2), ("p3", 3)):
        play.seat(name, seat)
        yield play
    play.shoe()
    yield play
    play.betting([("p1", "player", 50_00), ("p2", "banker", 60_00), ("p3", "tie", 1_00)])
    yield play
    play.do(commands.TakeBackWager(coup=1), patron("p1"))
    play.bet("p1", "player", 50_00)
    yield play
    play.do(commands.CloseBetting(), staff("dora"))
    for card in PLAYER_WINS.split():
        play.do(commands.DealCard(card=card), staff("dora"))
        yield play
    correction = commands.CorrectCard(place=0, card="2d", reason="misread")
    play.do(correction, staff("dora"), approval=play.approval())
    yield play
    play.do(commands.SettleCoup(), staff("dora"))
    yield play
    again = commands.CorrectCoup(coup=1, cards=tuple(BANKER_WINS.split()), reason="camera")
    approval = replace(play.approval("eve"), role=next(iter(play.directory.staff["eve"].roles)))  # type: ignore[index]
    play.do(again, staff("sam"), approval=approval)
    yield play
    play.betting([("p1", "player", 50_00)])
    play.do(commands.VoidCoup(reason="a spill"), staff("dora"), approval=play.approval())
    yield play
    play.do(commands.DisableTable(reason="lights"), staff("sam"))
    yield play
    play.do(commands.CashOut(amount=Minor(1_00)), patron("p2"))
    play.do(commands.Leave(), patron("p3"))
    yield play


def test_no_patron_account_staff_member_or_approval_is_public() -> None:
    names = re.compile(r"\bp[1-9]\b|\b(dora|sam|eve)\b|\bn[0-9]+\b|chips/|wallet/")
    steps = 0
    for play in eventful():
        steps += 1
        told = msgspec.json.decode(public(play))
        assert [text for text in strings(told) if names.search(text)] == []
    assert steps > 12


def test_a_void_or_disabled_table_states_the_reason() -> None:
    *_, play = eventful()
    shown = view(play, TableStatus("waiting"))
    assert (shown.state, shown.why, shown.phase) == ("disabled", "lights", "idle")
    assert shown.result is None
    play.do(commands.EnableTable(reason="lights"), staff("sam"))
    assert (view(play).why, view(play).result) == ("a spill", None)
    play.do(commands.EndShoe(), staff("sam"))
    play.do(commands.CloseTable(), staff("sam"))
    assert view(play, TableStatus("waiting")).state == "table-closed"
    assert view(play).shoe is None


def test_the_reason_of_a_void_is_a_fact() -> None:
    play = Play("mini-baccarat")
    play.seat("p1", 1)
    play.shoe()
    play.betting([("p1", "player", 100_00)])
    sealed = fact("shoe-sealed", why=fact("fairness-seal-form", magic="PUNTO"))
    before = len(play.log)
    play.do(commands.VoidCoup(reason=to_json(sealed)))
    form = StatedFact(code="fairness-seal-form", params={"magic": "PUNTO"})
    why = StatedFact(code="shoe-sealed", params={"why": form})
    assert view(play).why == why
    assert public_items(happened(play, before), play.table)[-1].text == why


# --- The squeeze -------------------------------------------------------------------------------


def squeezed_story(seed: int, cards: list[str]) -> Iterator[Play]:
    """A coup with squeezed cards, after each command; the commands reveal nothing about cards."""
    chance = Random(seed)
    play = Play(SQUEEZED)
    for number in (1, 2, 3):
        play.seat(f"p{number}", chance.choice([number, number + 3]))
    play.shoe()
    play.do(commands.OpenBetting())
    while not play.table.play.acts:
        for name in ("p1", "p2", "p3"):
            bet = chance.choice(["player", "banker", "tie", None])
            if bet is not None:
                play.bet(name, bet, chance.choice([10_00, 50_00]))
    play.do(commands.CloseBetting())
    yield play
    while play.table.phase is Phase.DEALING:
        down = places_to_turn(play.table)
        if len(play.table.play.cards) >= FIRST_CARDS and down:
            places = down if chance.random() < 0.5 else (chance.choice(down),)
            play.do(commands.TurnCards(coup=1, places=places))
        else:
            play.do(commands.DealCard(card=cards[len(play.table.play.cards)]))
        yield play
    play.do(commands.SettleCoup())
    yield play


@pytest.mark.assures("GAM-14")
@pytest.mark.parametrize("seed", range(40))
def test_face_down_cards_change_nothing_public(seed: int) -> None:
    """With other face-down cards, a coup looks the same to everyone, byte for byte."""
    chance = Random(f"dark {seed}")
    cards = chance.sample(DECK, SEVEN_CARDS)
    for step, play in enumerate(squeezed_story(seed, cards)):
        down = face_down(play.table)
        if not down:
            continue
        for _ in range(3):
            other = [
                chance.choice(DECK) if place in down or place >= len(play.table.play.cards) else one
                for place, one in enumerate(cards)
            ]
            twin = next(it for at, it in enumerate(squeezed_story(seed, other)) if at == step)
            assert face_down(twin.table) == down
            assert public(twin) == public(play)


@pytest.mark.assures("RNG-11")
@pytest.mark.parametrize("seed", range(40))
def test_a_card_is_public_once_turned(seed: int) -> None:
    cards = Random(f"dark {seed}").sample(DECK, SEVEN_CARDS)
    for play in squeezed_story(seed, cards):
        shown = view(play)
        down = face_down(play.table)
        dealt = (play.table.coup or play.table.recall[-1]).cards
        due = [None if place in down else card for place, card in enumerate(dealt)]
        assert [one.card for one in shown.cards] == due
        assert [one.place for one in shown.cards] == list(range(len(dealt)))
        for hand, told in (("player", shown.player), ("banker", shown.banker)):
            own = [one.card for one in shown.cards if one.hand == hand]
            assert (told is None) == (not own or None in own)
        complete = play.table.phase in (Phase.RESULT, Phase.IDLE)
        assert (shown.result is not None) == (complete and not down)
        if down and len(dealt) >= FIRST_CARDS:
            assert shown.next_hand is None


@pytest.mark.parametrize("seed", range(40))
def test_a_face_down_card_is_shown_only_to_its_squeezer(seed: int) -> None:
    cards = Random(f"dark {seed}").sample(DECK, SEVEN_CARDS)
    looked = 0
    for play in squeezed_story(seed, cards):
        down = face_down(play.table)
        for seat, name in play.table.seats.items():
            held = [card for own in mine(play, name).holds.values() for card in own]
            due = sorted(place for place, holder in down.items() if holder == seat)
            assert [one.place for one in held] == due
            assert [one.card for one in held] == [play.table.play.cards[place] for place in due]
            assert all(one.hand == view(play).cards[one.place].hand for one in held)
            looked += len(held)
        assert mine(play, "p9").holds == {}
    assert looked or not squeezed_by_anybody(seed)


def squeezed_by_anybody(seed: int) -> bool:
    return bool(squeezers(next(squeezed_story(seed, DECK)).table))


# --- Items -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(40))
def test_items_sent_one_by_one_equal_items_sent_together(seed: int) -> None:
    cards = Random(f"dark {seed}").sample(DECK, SEVEN_CARDS)
    chance = Random(f"cut {seed}")
    play, told, upto = None, list[Item](), 0
    for play in squeezed_story(seed, cards):
        if chance.random() < 0.4:
            told += public_items(happened(play, upto), play.table)
            upto = len(play.log)
    assert play is not None
    told += public_items(happened(play, upto), play.table)
    whole = list(public_items(happened(play), play.table))
    assert filled(told) == filled(whole)
    dealt = [one.card for one in filled(told) if one.kind == "CardDealt"]
    assert dealt == list(play.table.recall[-1].cards)
    assert [one.kind for one in told].count("CoupCompleted") == 1
    assert [one.seq for one in told] == sorted(one.seq for one in told)


def test_a_turn_lists_the_cards_turned_with_it() -> None:
    play = Play(SQUEEZED)
    play.seat("p1", 1)
    play.shoe()
    play.betting([("p1", "player", 10_00)])
    play.cards("2s 3d 2h Kd")
    [turned] = [one for one in public_items(told_by(play, (0,)), play.table) if one.cards]
    assert (turned.cards, turned.text) == ({0: "2s"}, "seat-1")
    # The Banker's cards, although not squeezed, waited for the Player's.
    [turned] = [one for one in public_items(told_by(play, (2,)), play.table) if one.cards]
    assert turned.cards == {0: "2s", 1: "3d", 2: "2h", 3: "Kd"}


def told_by(play: Play, places: tuple[int, ...]) -> list[LoggedEvent]:
    before = len(play.log)
    play.do(commands.TurnCards(coup=1, places=places), patron("p1"))
    return happened(play, before)


def test_an_old_turn_lists_its_remembered_cards() -> None:
    play = Play(SQUEEZED)
    play.seat("p1", 1)
    play.shoe()
    for _ in range(2):
        play.coup([("p1", "player", 10_00)], PLAYER_WINS)
    forgotten = replace(play.table, recall=())
    told = public_items(happened(play), forgotten)
    dealt = dict(enumerate(PLAYER_WINS.split()))
    turned = [one for one in told if one.kind == "CardsTurned"]
    assert [one.coup for one in turned] == [1, 1, 2, 2]
    assert turned[1].cards == turned[3].cards == dealt
    assert turned[0].cards == {place: card for place, card in dealt.items() if place < FIRST_CARDS}
    late = next(place for place, one in enumerate(play.log) if isinstance(one, events.CardDealt))
    assert 0 not in public_items(happened(play, late + 1), forgotten)[-1].cards


def test_returned_wagers_are_listed_by_area() -> None:
    play = Play("mini-baccarat")
    play.seat("p1", 1)
    play.shoe()
    least = play.table.rules.table.limits.minimum
    unit = play.table.rules.table.denomination
    play.betting([("p1", "player", least), ("p1", "banker", unit)])
    before = len(play.log)
    play.do(commands.CloseBetting())
    closed, given = public_items(happened(play, before), play.table)
    assert closed.kind == "BettingClosed"
    assert (given.kind, given.seat, given.bet, given.amount, given.text) == (
        "WagerReturned",
        1,
        "banker",
        unit,
        "below-minimum",
    )


def test_the_list_of_kinds_documents_every_item() -> None:
    listed = {one.name: one for one in item_kinds()}
    play = Play("mini-baccarat")
    play.seat("p1", 1)
    play.shoe()
    play.betting([("p1", "player", 10_00), ("p1", "banker", Minor(1_00))])
    play.do(commands.CloseBetting())
    for one in public_items(happened(play), play.table):
        told = {key for key in listed[one.kind].carries if getattr(one, key) is not None}
        assert told == set(listed[one.kind].carries)
        assert bool(one.text) <= bool(listed[one.kind].text)
    assert "below-minimum" in listed["WagerReturned"].text
    assert not {"ChipsBought", "ChipsCashed"} & listed.keys()


def test_buy_ins_are_private() -> None:
    play = Play("mini-baccarat")
    play.seat("p1", 1)
    play.do(commands.CashOut(amount=Minor(1_00)), patron("p1"))
    kinds = [one.kind for one in public_items(happened(play), play.table)]
    assert kinds == ["TableOpened", "PatronSat"]


# --- One patron's view -------------------------------------------------------------------------


def test_a_coup_with_bank_and_fees_is_shown_per_patron() -> None:
    play = Play("commission-free-baccarat")
    play.seat("p1", 1)
    play.seat("p2", 2)
    play.shoe()
    fee = views.info(play.table, "", EN).player_dealer_fee
    line = next(one for one in views.info(play.table, "", EN).bets if one.key == "player").fee
    assert fee > 0
    assert line > 0
    play.do(commands.OfferPosition())
    asked = mine(play, "p1")
    assert (asked.offered, asked.may_bank) == (True, 10_000_00 - fee)
    assert not mine(play, "p2").offered
    assert view(play).position == table_messages.PositionShown(
        holder=None, offered=1, bank=Minor(0), hands=0, hands_at_most=2, declined=()
    )
    play.do(commands.DeclinePosition(), patron("p1"))
    play.do(commands.OfferPosition())
    play.do(commands.AcceptPosition(bank=Minor(500_00)), patron("p2"))
    banks = mine(play, "p2")
    assert (banks.player_dealer, banks.chips, banks.net) == (True, 9_500_00, 0)
    shown = view(play).position
    assert shown is not None
    assert (shown.holder, shown.bank, shown.declined) == (2, 500_00, ())
    play.betting([("p1", "player", 100_00)])
    bets = mine(play, "p1")
    assert (bets.bet, bets.fee, bets.chips, bets.acts, bets.net) == (100_00, line, 9_900_00, 1, 0)
    assert view(play).fees_total == 0
    play.cards(PLAYER_WINS)
    bets, banks = mine(play, "p1"), mine(play, "p2")
    assert (bets.fee, bets.net, bets.acts) == (line, -line, 0)
    assert (banks.fee, banks.net) == (fee, -fee)
    assert view(play).fees_total == fee + line
    assert [(one.seat, one.fee) for one in view(play).seats] == [(1, line), (2, fee)]
    play.settle()
    bets, banks = mine(play, "p1"), mine(play, "p2")
    assert (bets.win, bets.net, bets.bet) == (200_00, 100_00 - line, 0)
    assert banks.net == -100_00 - fee
    assert bets.chips + banks.chips == 2 * 10_000_00 - fee - line


def test_waived_fees_are_shown_and_not_charged() -> None:
    play = Play("commission-free-baccarat")
    play.seat("p1", 1)
    play.seat("p2", 2)
    play.shoe()
    columns = tuple(one.column for one in play.table.rules.table.limits.fees)
    play.do(commands.WaiveFees(columns=columns, reason="opening night"), staff("sam"))
    assert view(play).waived == columns
    play.bank("p2", 500_00)
    assert mine(play, "p1").may_bank == 10_000_00
    play.betting([("p1", "player", 100_00)])
    assert (view(play).waived, mine(play, "p1").fee) == (columns, 0)


def test_net_ignores_buy_ins() -> None:
    play = Play("mini-baccarat")
    play.seat("p1", 1, chips=1_000_00)
    play.shoe()
    due = 0
    for number, cards in enumerate([PLAYER_WINS, BANKER_WINS, PLAYER_WINS, BANKER_WINS]):
        play.do(commands.BuyChips(amount=Minor(10_00)), patron("p1"))
        play.do(commands.CashOut(amount=Minor(3_00)), patron("p1"))
        play.betting([("p1", "banker", 20_00)])
        assert mine(play, "p1").net == due
        play.cards(cards)
        assert mine(play, "p1").net == due
        play.settle()
        [line] = play.table.recall[-1].settled
        due += line.won + line.stake_back - line.stake
        assert (mine(play, "p1").net, mine(play, "p1").win) == (due, line.won + line.stake_back)
        assert number or due == -20_00
    assert mine(play, "p1").seated_at is not None
    play.do(commands.Leave(), patron("p1"))
    gone = mine(play, "p1")
    assert (gone.seat, gone.net, gone.chips, gone.seated_at) == (None, 0, 0, None)


def test_rebet_is_offered_during_betting_but_not_to_the_bank() -> None:
    play = Play("commission-free-baccarat")
    play.seat("p1", 1)
    play.seat("p2", 2)
    play.shoe()
    play.bank("p2", 500_00)
    play.coup([("p1", "player", 100_00)], PLAYER_WINS)
    assert not mine(play, "p1").can_repeat
    play.do(commands.PostBank(bank=Minor(500_00)), patron("p2"))
    play.betting()
    assert mine(play, "p1").can_repeat
    assert not mine(play, "p2").can_repeat
    play.bet("p1", "player", 100_00)
    play.cards(BANKER_WINS)
    play.settle()
    play.bank("p1", 500_00)
    play.betting()
    # The patron who banks the hand cannot bet, though there are wagers to repeat.
    assert not mine(play, "p1").can_repeat


def test_a_seated_patron_may_cut_until_the_shoe_is_cut() -> None:
    play = Play("mini-baccarat")
    play.seat("p1", 1)
    assert not mine(play, "p1").may_cut
    play.do(commands.StartShoe(commitment="c" * 64))
    assert mine(play, "p1").may_cut
    assert not mine(play, "p2").may_cut
    shown = view(play).shoe
    assert shown is not None
    assert (shown.cut_by, shown.commitment) == (None, "c" * 64)
    play.do(commands.CutShoe(position=5), patron("p1"))
    assert not mine(play, "p1").may_cut
    shown = view(play).shoe
    assert shown is not None
    assert shown.cut_by == "seat-1"


def test_stakes_and_simulated_patrons_are_public() -> None:
    play = Play("mini-baccarat")
    play.directory = replace(play.directory, simulated=frozenset({PatronId("p2")}))
    play.seat("p2", 5)
    play.seat("p1", 1)
    play.shoe()
    play.betting([("p1", "player", 10_00), ("p1", "player", 15_00), ("p2", "player", 30_00)])
    shown = view(play)
    assert [(one.seat, one.simulated, one.wagers) for one in shown.seats] == [
        (1, False, {"player": 25_00}),
        (5, True, {"player": 30_00}),
    ]
    assert shown.totals == {"player": 55_00}
    assert shown.squeezers == {}
    play.cards(PLAYER_WINS)
    assert view(play).totals == {"player": 55_00}
    play.settle()
    assert view(play).totals == {}


# --- Roads and the lobby -----------------------------------------------------------------------

COUPS = {
    "P": PLAYER_WINS,
    "B": BANKER_WINS,
    "T": "2s 2d 5h 5d",
    "p": "4s 7d 4h Kd",
    "b": "2s 4d 3h 4c",
}


def test_roads_are_those_of_the_coups_of_the_shoe() -> None:
    play = Play("mini-baccarat")
    play.seat("p1", 1)
    play.shoe()
    codes: list[core_roads.Mark] = []
    for number, letter in enumerate("TTPPBpPTBBBbPBPPPT"):
        suits = "shdc"[number % 4 :] + "shdc"[: number % 4]
        play.coup([("p1", "tie", 1_00)], COUPS[letter].translate(str.maketrans("shdc", suits)))
        assert play.table.shoe is not None
        codes.append(core_roads.Mark.of_code(play.table.shoe.marks[-1]))
        due, told = core_roads.Roads.of(codes), road_views.roads(play.table, 3)
        assert told.games == len(codes)
        assert [(one.column, one.row) for one in told.bead_plate] == [
            (one.column, one.row) for one in due.bead_plate
        ]
        assert told.totals["player"] + told.totals["banker"] + told.totals["tie"] == len(codes)
        assert [road.key for road in told.derived] == list(due.derived)
        colours = {"R": "red", "U": "blue"}
        for road in told.derived:
            strokes = [(one.column, one.row, one.colour) for one in road.marks]
            assert strokes == [
                (one.column, one.row, colours[one.colour.value]) for one in due.derived[road.key]
            ]
            ask = {"player": due.ask().player[road.key], "banker": due.ask().banker[road.key]}
            assert road.ask == {
                side: colour and colours[colour.value] for side, colour in ask.items()
            }
        if due.big_road:
            assert [(one.column, one.row, one.ties) for one in told.big_road] == [
                (one.column, one.row, one.ties) for one in due.big_road
            ]
    assert (told.totals["player_pair"], told.totals["banker_pair"]) == (1, 1)


def test_ties_before_any_other_result_are_drawn_in_an_empty_place() -> None:
    play = Play("mini-baccarat")
    play.seat("p1", 1)
    play.shoe()
    for _ in range(2):
        play.coup([("p1", "tie", 1_00)], COUPS["T"])
    assert road_views.roads(play.table, 1).big_road == (
        table_messages.RoadMark(column=0, row=0, colour="tie", ties=2),
    )


def test_the_lobby_summarises_a_table() -> None:
    play = Play("mini-baccarat")
    play.seat("p1", 1)
    play.shoe()
    play.coup([("p1", "player", 10_00)], PLAYER_WINS)
    status = TableStatus("result", Ms(5), None)
    small = views.lobby_table(play.table, status, "One", EN, seated=[TABLE])
    tier = play.table.rules.table.limits
    assert (small.name, small.state, small.ends, small.coup) == ("One", "result", 5, 1)
    assert (small.taken, small.seats) == (1, len(play.table.seat_numbers))
    assert (small.minimum, small.maximum) == (tier.minimum, tier.maximum)
    assert [one.colour for one in small.big_road] == ["player"]
    assert small.mine
    assert not views.lobby_table(play.table, status, "One", EN, seated=[]).mine


def test_the_dealer_sees_the_progress_of_the_shoe() -> None:
    play = Play("mini-baccarat", mode=Mode.DEALER)
    play.seat("p1", 1)
    assert own_views.console(play.table, 1).cards_used == 0
    play.shoe(turned="5s")
    play.betting([("p1", "player", 10_00)])
    shown = own_views.console(play.table, 1)
    cards = play.table.rules.shoe.cards
    assert (shown.cards_used, shown.cards_left) == (6, cards - 6)
    assert not shown.settles
    play.cards(PLAYER_WINS)
    assert own_views.console(play.table, 1).settles
    assert view(play).next_hand is None
    play.settle()
    play.do(commands.ShowCutCard(), staff("dora"))
    assert own_views.console(play.table, 1).coups_left == 1
    assert not own_views.console(play.table, 1).shoe_over
    last = view(play).shoe
    assert last is not None
    assert last.last_hand
    play.coup([("p1", "player", 10_00)], PLAYER_WINS)
    assert own_views.console(play.table, 1).shoe_over


def test_the_next_card_is_highlighted_at_its_hand() -> None:
    play = Play("mini-baccarat", mode=Mode.DEALER)
    play.seat("p1", 1)
    play.shoe()
    play.betting([("p1", "player", 10_00)])
    lit = [view(play).next_hand]
    play.do(commands.CloseBetting())
    for card in PLAYER_WINS.split():
        lit.append(view(play).next_hand)
        play.do(commands.DealCard(card=card))
    lit.append(view(play).next_hand)
    assert lit == [None, "player", "banker", "player", "banker", "player", None]
    assert (view(play).player, view(play).banker) == (9, 7)


# --- Table information -------------------------------------------------------------------------

_infos = msgspec.json.Decoder(table_messages.TableInfo)


@pytest.mark.parametrize("key", game_keys())
def test_every_game_is_described_in_every_language(key: str) -> None:
    play = Play(key)
    told = {tag: views.info(play.table, "One", words_in(tag)) for tag in languages()}
    for tag, info in told.items():
        assert _infos.decode(msgspec.json.encode(info)) == info
        assert info.game == key
        assert [bet.key for bet in info.bets] == [bet.key for bet in play.table.rules.bets]
        assert len(info.seats) == len(set(info.seats)) > 4
        assert info.denomination > 0
        most = max(bet.maximum for bet in info.bets)
        assert info.chips
        assert [chip for chip in info.chips[1:] if chip > most] == []
        assert all(re.fullmatch("#[0-9a-f]{6}", one) for one in info.colours.values())
        assert [one.key for one in info.settings] == [
            one.key for one in play.table.rules.settings if one.applies
        ]
        for bet in info.bets:
            assert bet.name
            assert bet.odds
            assert 0 < bet.minimum <= bet.maximum
            assert all(line.label and line.pays for line in bet.pays)
            assert bool(bet.fee_column) == bool(bet.fee)
            assert set(bet.needs) <= {one.key for one in info.bets}
            chinese = re.search("[\u4e00-\u9fff]", bet.name + bet.pays[0].label) is not None
            if tag == ENGLISH or tag.startswith("zh"):
                assert chinese == (tag != ENGLISH)
    plain = [replace_words(info) for info in told.values()]
    assert all(one == plain[0] for one in plain)
    titles = {info.title for info in told.values()}
    assert len(titles) >= 2


@pytest.mark.parametrize(
    ("key", "largest"), [("terminal-3", 25_00), ("commission-free-baccarat", 100_00)]
)
def test_the_chip_that_equals_the_maximum_is_offered(key: str, largest: int) -> None:
    info = views.info(Play(key).table, "One", EN)
    assert max(bet.maximum for bet in info.bets) == max(info.chips) == largest


def replace_words(info: table_messages.TableInfo) -> table_messages.TableInfo:
    """The parts that are the same in every language."""
    bets = tuple(
        replace(bet, name="", pays=(), odds="", otherwise=(), closed="") for bet in info.bets
    )
    settings = tuple(replace(setting, label="") for setting in info.settings)
    return replace(info, title="", notices=(), bets=bets, settings=settings)


def test_a_closed_bet_states_the_reason() -> None:
    play = Play("progressive-1")
    closed = {bet.key: bet.closed for bet in views.info(play.table, "", EN).bets}
    assert (
        {key for key, why in closed.items() if why}
        == {"progressive"}
        == views.closed_bets(play.table)
    )
    assert closed["progressive"] == EN.say("refusal-bet-closed", closed="meter-down")
    play.meter_up()
    assert not views.closed_bets(play.table)


def test_pair_bets_close_after_their_last_coup() -> None:
    game = load_game("terminal-1", settings={"pair-bet-disabled-after-game": 2})
    play = Play(game)
    play.seat("p1", 1)
    play.shoe()
    seen = []
    for _ in range(3):
        seen.append(views.closed_bets(play.table))
        play.coup([("p1", "player", 10_00)], PLAYER_WINS)
    assert seen[0] == seen[1] == frozenset()
    assert seen[2]
    assert all("pair" in key for key in seen[2])


def test_a_card_position_maps_to_its_hand() -> None:
    shown = views.cards_shown(tuple(PLAYER_WINS.split()), {1})
    assert shown[0] == CardShown(place=0, hand="player", card="2s")
    assert shown[1] == CardShown(place=1, hand="banker", card=None)
    assert [one.hand for one in shown] == ["player", "banker", "player", "banker", "player"]


# The posted pay of each bet: its best row, and the others if few pay differently.
POSTED = {
    ("commission-free-baccarat", "banker"): ("1 to 1", False, 1),  # a win with 6 pays half
    ("fortune-7", "banker"): ("1 to 1", False, 1),  # a three-card 7 pushes
    ("fortune-7", "player"): ("1 to 1", False, 0),
    ("mini-baccarat", "banker"): ("1 to 1, less 5 %", False, 0),
    ("dragon-bonus-baccarat", "player-dragon-bonus"): ("30 to 1", True, 0),
}


@pytest.mark.parametrize(("key", "bet"), POSTED)
def test_a_sign_lists_unusual_pays(key: str, bet: str) -> None:
    odds, up_to, others = POSTED[key, bet]
    told = views.info(Play(key).table, "One", EN)
    [area] = [one for one in told.bets if one.key == bet]
    assert (area.odds, area.up_to, len(area.otherwise)) == (odds, up_to, others)
    assert set(area.otherwise) <= set(area.pays)
    assert area.step == 1_00

"""The squeeze: who holds it, the order of turning, and which cards are face down until then."""

from itertools import product

import pytest

from puntobanco.core.coup import Hand
from puntobanco.core.facts import all_of, fact
from puntobanco.sheets import load_game
from puntobanco.table import commands, events
from puntobanco.table.proof import table_problem
from puntobanco.table.refusals import RefusalCode
from puntobanco.table.squeeze import face_down, places_to_turn, squeezers
from puntobanco.table.state import Mode, Phase
from puntobanco.table.tableau import FIRST_CARDS
from tests.kit.tables import Play, patron

SIX = "2s 3d 2h Kd 4c 5c"
"""Player 2 2 4 and Banker 3 K 5: both hands take a third card."""


def at_table(
    *wagers: tuple[str, str, int],
    seats: tuple[tuple[str, int], ...] = (),
    mode: Mode = Mode.AUTOMATIC,
    **settings: str | bool,
) -> Play:
    """A table with a squeeze, betting closed on these wagers."""
    chosen = {"squeeze-card": True} | {key.replace("_", "-"): one for key, one in settings.items()}
    play = Play(load_game("midi-baccarat", settings=chosen), mode=mode)
    for name, seat in seats or (("p1", 1), ("p2", 2), ("p3", 3)):
        play.seat(name, seat)
    play.shoe()
    play.betting(wagers)
    play.do(commands.CloseBetting())
    return play


def dealt(play: Play, cards: str) -> Play:
    for card in cards.split():
        play.do(commands.DealCard(card=card))
    return play


def holders(play: Play) -> tuple[int | None, int | None]:
    found = squeezers(play.table)
    return found.get(Hand.PLAYER), found.get(Hand.BANKER)


def seen(play: Play) -> str:
    """The cards as everyone sees them, in deal order; a dot for a face-down card."""
    down = face_down(play.table)
    cards = play.table.play.cards
    return " ".join("." if place in down else card for place, card in enumerate(cards))


def turn(play: Play, name: str, *places: int) -> None:
    play.do(commands.TurnCards(coup=1, places=places), patron(name))


def test_the_highest_stake_on_a_hand_squeezes() -> None:
    play = at_table(
        ("p1", "player", 10_00),
        ("p2", "player", 50_00),
        ("p2", "banker", 20_00),
        ("p3", "banker", 25_00),
    )
    assert holders(play) == (2, 3)


def test_equal_stakes_go_to_the_first_seated() -> None:
    seats = (("p1", 7), ("p2", 2), ("p3", 1))
    even = [(name, "player", 20_00) for name in ("p3", "p2", "p1")]
    assert holders(at_table(*even, seats=seats)) == (7, None)


def test_a_patron_who_sat_down_again_counts_as_last() -> None:
    play = Play(load_game("midi-baccarat", settings={"squeeze-card": True}))
    for name, seat in (("p1", 1), ("p2", 2)):
        play.seat(name, seat)
    play.shoe()
    play.do(commands.Leave(), patron("p1"))
    play.seat("p1", 1)
    play.betting([("p1", "banker", 20_00), ("p2", "banker", 20_00)])
    play.do(commands.CloseBetting())
    assert holders(play) == (None, 2)


def test_only_wagers_on_the_hand_count_for_the_squeeze() -> None:
    play = at_table(("p1", "tie", 100_00), ("p2", "player", 10_00))
    assert holders(play) == (2, None)


def test_a_stake_below_the_squeeze_minimum_does_not_squeeze() -> None:
    wagers = (("p1", "player", 49_00), ("p2", "banker", 50_00))
    assert holders(at_table(*wagers, squeeze_minimum_bet="50")) == (None, 2)


@pytest.mark.parametrize("mode", list(Mode))
def test_cards_are_face_up_without_a_squeeze(mode: Mode) -> None:
    """By setting, or because a dealer turns real cards at the table."""
    play = at_table(("p1", "player", 10_00), mode=mode, squeeze_card=mode is Mode.DEALER)
    assert holders(play) == (None, None)
    assert seen(dealt(play, SIX)) == SIX


def test_no_squeezers_without_a_coup() -> None:
    play = Play(load_game("midi-baccarat", settings={"squeeze-card": True}))
    assert squeezers(play.table) == {}


def test_cards_are_turned_in_the_printed_order() -> None:
    play = dealt(at_table(("p1", "player", 10_00), ("p2", "banker", 10_00)), SIX[:11])
    assert seen(play) == ". . . ."
    assert places_to_turn(play.table) == (0, 2)
    early = commands.TurnCards(coup=1, places=(1,))
    assert play.refused(early, patron("p2")) is RefusalCode.NOT_YOURS
    turn(play, "p1", 0)
    assert seen(play) == "2s . . ."
    turn(play, "p1", 2)
    assert (seen(play), places_to_turn(play.table)) == ("2s . 2h .", (1, 3))
    turn(play, "p2", 1, 3)
    assert seen(play) == "2s 3d 2h Kd"
    play.do(commands.DealCard(card="4c"))
    assert (seen(play), places_to_turn(play.table)) == ("2s 3d 2h Kd .", (4,))
    turn(play, "p1", 4)
    play.do(commands.DealCard(card="5c"))
    turn(play, "p2", 5)
    assert seen(play) == SIX
    play.do(commands.SettleCoup())


@pytest.mark.parametrize("cards", ["9s 3d Kh Kd", "2s 3d 2h Kd", "2s 7d 2h Kd 4c", SIX])
def test_completion_is_announced_with_the_last_card_turned(cards: str) -> None:
    play = at_table(("p1", "player", 10_00), ("p2", "banker", 10_00))
    for card in cards.split():
        while len(play.table.play.cards) >= FIRST_CARDS and places_to_turn(play.table):
            play.do(commands.TurnCards(coup=1, places=places_to_turn(play.table)))
        (event,) = play.do(commands.DealCard(card=card))
        assert isinstance(event, events.CardDealt)
        assert play.table.phase is Phase.DEALING
    assert places_to_turn(play.table)
    assert play.refused(commands.SettleCoup()) is RefusalCode.COUP_INCOMPLETE
    said: list[type] = []
    while places_to_turn(play.table):
        made = play.do(commands.TurnCards(coup=1, places=places_to_turn(play.table)[:1]))
        said += map(type, made)
    complete = cards != "2s 3d 2h Kd"
    assert (said[-1] is events.CoupCompleted) is complete
    assert events.CoupCompleted not in said[:-1]
    assert play.table.phase is (Phase.RESULT if complete else Phase.DEALING)


def test_a_turned_card_is_not_turned_again() -> None:
    play = dealt(at_table(("p1", "player", 10_00)), "9s 3d Kh Kd")
    turn(play, "p1", 0, 2)
    assert play.table.phase is Phase.RESULT
    again = commands.TurnCards(coup=1, places=(0,))
    assert play.refused(again, patron("p1")) is RefusalCode.NOT_FACE_DOWN


def test_the_table_turns_a_hand_without_bets() -> None:
    banker_alone = dealt(at_table(("p2", "banker", 10_00)), SIX[:11])
    assert seen(banker_alone) == "2s . 2h ."
    turn(banker_alone, "p2", 1, 3)
    assert seen(dealt(banker_alone, "4c")) == "2s 3d 2h Kd 4c"
    player_alone = dealt(at_table(("p1", "player", 10_00)), SIX[:11])
    # The Banker's cards wait, although they are not squeezed.
    assert seen(player_alone) == ". . . ."
    assert places_to_turn(player_alone.table) == (0, 2)
    turn(player_alone, "p1", 0, 2)
    assert seen(player_alone) == "2s 3d 2h Kd"


@pytest.mark.parametrize("backed", [("player",), ("banker",), ("player", "banker")])
def test_a_face_up_card_stays_face_up(backed: tuple[str, ...]) -> None:
    wagers = [(f"p{number}", bet, 10_00) for number, bet in enumerate(backed, 1)]
    # After each card no card is turned, or one, or all that may be.
    for turns in product((0, 1, 2), repeat=4):
        play, shown = at_table(*wagers), set[int]()
        for card, most in zip(SIX.split(), turns, strict=False):
            play.do(commands.DealCard(card=card))
            if places := places_to_turn(play.table)[:most]:
                assert shown.isdisjoint(places)
                play.do(commands.TurnCards(coup=1, places=places))
            out = set(range(len(play.table.play.cards))) - face_down(play.table).keys()
            assert shown <= out, turns
            shown = out


def test_the_player_cards_are_turned_before_the_banker_cards() -> None:
    play = dealt(at_table(("p1", "player", 10_00)), "2s 3d")
    turn(play, "p1", 0)
    assert (seen(play), places_to_turn(play.table)) == ("2s .", ())
    assert seen(dealt(play, "2h")) == "2s . ."
    both = dealt(at_table(("p1", "player", 10_00), ("p2", "banker", 10_00)), "2s 3d")
    turn(both, "p1", 0)
    early = commands.TurnCards(coup=1, places=(1,))
    assert both.refused(early, patron("p2")) is RefusalCode.NOT_YOURS


def test_the_house_turns_cards_after_the_time_limit() -> None:
    play = dealt(at_table(("p1", "player", 10_00), ("p2", "banker", 10_00)), SIX[:11])
    (event,) = play.do(commands.TurnCards(coup=1, places=(0, 2, 1, 3)))
    assert event.by == "house"  # type: ignore[union-attr]
    assert seen(play) == SIX[:11]


def test_only_the_squeezer_may_turn_a_card() -> None:
    play = dealt(at_table(("p1", "player", 10_00)), SIX[:11])
    stranger = commands.TurnCards(coup=1, places=(0,))
    assert play.refused(stranger, patron("p9")) is RefusalCode.NOT_YOURS


def test_a_log_that_turns_a_face_up_card_is_found() -> None:
    play = dealt(at_table(("p1", "player", 10_00)), SIX[:11])
    again = events.CardsTurned(coup=1, places=(0, 2), by="seat-1")
    assert table_problem(play.table, again) is None
    play.apply(again)
    assert table_problem(play.table, again) == fact("finding-turned", cards=all_of([0, 2]))
    play.do(commands.VoidCoup(reason="again"))
    assert table_problem(play.table, again) == fact("finding-turn", phase=fact("phase-idle"))

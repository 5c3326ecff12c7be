"""Odds of a remaining shoe, and the effect of removing a card."""

from dataclasses import replace

import pytest

from puntobanco.analysis.odds import left_after, odds, removal_effects
from puntobanco.analysis.par import name_of, par_sheet
from puntobanco.analysis.weights import Composition
from puntobanco.core.arguments import Argument, too_small
from puntobanco.core.bets import Book
from puntobanco.core.cards import CARDS, Card, Rank, parse_cards
from puntobanco.core.classes import Classes
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import Fact, fact
from puntobanco.core.money import Minor
from puntobanco.sheets import load_game
from tests.kit.games import EITHER_PAIR, PERFECT_PAIR, a_bet


def test_a_full_shoe_has_the_odds_of_the_par_sheet() -> None:
    game = load_game("terminal-3")
    sheet = par_sheet(game)
    lines = odds(game, Composition.decks(8))
    assert [line.price.edge for line in lines if line.price] == [one.edge for one in sheet.bets]


def test_counts_by_value_price_what_they_can_and_explain_the_rest() -> None:
    lines = {
        line.bet.key: line for line in odds(load_game("terminal-1"), Composition.of([30] * 10))
    }
    assert lines["banker"].price is not None
    assert lines["player-pair"].price is None
    assert lines["player-pair"].why == fact("error-counts-ranks", count=10)


def test_counts_by_rank_price_pairs_but_not_suits() -> None:
    by_rank = Composition.of([32] * 13)
    pairs = {line.bet.key: line.price for line in odds(load_game("terminal-1"), by_rank)}
    by_card = {one.bet.key: one for one in par_sheet(load_game("terminal-1")).bets}
    price = pairs["player-pair"]
    assert price is not None
    assert price.edge == by_card["player-pair"].edge
    suits = [line for line in odds(load_game("progressive-3"), by_rank) if line.price is None]
    assert {line.why for line in suits} == {fact("error-counts-suits", count=13)}
    assert {line.bet.key for line in suits} == {"progressive"}


def test_pairs_by_suit_are_priced_by_card_and_others_by_rank() -> None:
    bets = (
        a_bet("perfect-pair", "winner", PERFECT_PAIR),
        a_bet("either-pair", "winner", EITHER_PAIR),
    )
    game = replace(load_game("mini-baccarat"), bets=bets)
    by_card = {line.bet.key: line.price for line in odds(game, Composition.decks(8))}
    by_rank = {line.bet.key: line for line in odds(game, Composition.of([32] * 13))}
    by_value = {line.bet.key: line for line in odds(game, Composition.of([128, *[32] * 9]))}
    told, known = by_rank["either-pair"].price, by_card["either-pair"]
    assert told is not None
    assert known is not None
    assert told.edge == known.edge
    for line in (by_rank["perfect-pair"], by_value["perfect-pair"]):
        assert line.price is None
        assert line.why is not None
        assert line.why.code == "error-counts-suits"
    assert by_value["either-pair"].price is None
    assert by_value["either-pair"].why == fact("error-counts-ranks", count=10)


def test_removed_cards_are_subtracted_from_the_shoe() -> None:
    left = left_after(1, parse_cards("8s 9d"))
    assert left.cards == 50
    assert left.counts[Card.parse("8s").kind] == 0
    assert left.counts[Card.parse("8h").kind] == 1


def test_a_card_known_only_by_rank_leaves_only_ranks_known() -> None:
    left = left_after(8, [Card.parse("8s"), Rank.KING])
    assert len(left.counts) == 13
    assert left.counts[list(Rank).index(Rank.KING)] == 31
    assert left.values[0] == 127


@pytest.mark.parametrize(
    ("removed", "decks", "stated"),
    [
        (parse_cards("8s 8s"), 1, fact("error-removed", card="8s", times=2, held=1)),
        ([Rank.ACE] * 5, 1, fact("error-removed", card="A", times=5, held=4)),
        ([], 0, too_small(Argument.DECKS, 0, 1)),
        (CARDS[:47], 1, fact("error-counts-few", count=5, least=6)),
    ],
)
def test_removing_cards_that_the_shoe_lacks_is_refused(
    removed: list[Card | Rank], decks: int, stated: Fact
) -> None:
    with pytest.raises(RuleError) as caught:
        left_after(decks, removed)
    assert caught.value.stated == stated


def test_effects_by_value_are_the_change_of_the_edge() -> None:
    game = load_game("mini-baccarat")
    full = {one.bet.key: one.edge for one in par_sheet(game, decks=6).bets}
    effects = {one.card: one.edges for one in removal_effects(game, decks=6)}
    assert list(effects) == [str(value) for value in range(10)]
    for value in range(10):
        counts = [96, *(24,) * 9]
        counts[value] -= 1
        sheet = par_sheet(game, composition=Composition.of(counts))
        for price in sheet.bets:
            change = price.edge - full[price.bet.key]
            assert effects[str(value)][price.bet.key] == change


def test_effects_of_all_cards_cancel() -> None:
    # An unseen card changes nothing: averaged over the shoe, the effects are zero.
    for effects, weights in (
        (removal_effects(load_game("fortune-7"), decks=8), [128, *(32,) * 9]),
        (removal_effects(load_game("progressive-3"), decks=8, by_card=True), [8] * 52),
    ):
        for name in effects[0].edges:
            assert sum(w * one.edges[name] for w, one in zip(weights, effects, strict=True)) == 0


def test_effects_by_card_distinguish_suits_only_if_rows_do() -> None:
    effects = {
        one.card: one.edges
        for one in removal_effects(load_game("progressive-2"), decks=8, by_card=True)
    }
    assert effects["3d"]["progressive:player"] != effects["3s"]["progressive:player"]
    assert effects["3d"]["banker"] == effects["3s"]["banker"]


def test_a_shown_meter_is_the_amount_paid() -> None:
    game = load_game("progressive-3")
    shoe = Composition.decks(8)
    at_seed = [
        line.price
        for line in odds(game, shoe, meter=Minor(5_000_00))
        if line.bet.key == "progressive"
    ]
    shown = Minor(10_000_00)
    later = [line.price for line in odds(game, shoe, meter=shown) if line.bet.key == "progressive"]
    for before, after in zip(at_seed, later, strict=True):
        assert before is not None
        assert after is not None
        assert before.edge - after.edge == (10_000 - 5_000) * before.rows[0].probability


def test_a_full_shoe_has_the_edges_of_its_par_sheet() -> None:
    game = load_game("progressive-3")
    sheet = par_sheet(game)
    for line in odds(game, Composition.decks(8)):
        assert line.price is not None
        assert line.price.edge == sheet[name_of(line.price)].edge


@pytest.mark.parametrize("key", ["mini-baccarat", "progressive-3", "terminal-4"])
def test_the_bets_of_a_game_are_compiled_once(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = odds(load_game(key), Composition.decks(8))

    def compiled_again(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(Book, "__init__", compiled_again)
    monkeypatch.setattr(Classes, "__init__", compiled_again)
    assert odds(load_game(key), Composition.decks(8)) == first
    assert odds(load_game(key), Composition.decks(7)) != first

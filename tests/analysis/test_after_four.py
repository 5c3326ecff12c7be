"""Bets made after four cards: exact prices, given the cards and over all coups that offer them."""

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from fractions import Fraction
from math import isclose

import pytest

from puntobanco.analysis.audit import Audit
from puntobanco.analysis.audit_findings import AuditKind
from puntobanco.analysis.dealt import Dealt
from puntobanco.analysis.odds import OddsLine, odds
from puntobanco.analysis.par import par_sheet
from puntobanco.analysis.par_data import par_data
from puntobanco.analysis.pricing import Prices
from puntobanco.analysis.weights import KINDS, Composition
from puntobanco.cli.deal import Run
from puntobanco.core.bets import Bet, Wager
from puntobanco.core.cards import Card, parse_cards
from puntobanco.core.coup import Coup, deal
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact
from puntobanco.core.money import Minor
from puntobanco.core.record_reading import read_entries
from puntobanco.simulation.plans import built_in
from puntobanco.simulation.play import Play, Terms
from puntobanco.simulation.report import SimulationReport, amounts_of
from puntobanco.simulation.runs import Request, run
from puntobanco.simulation.tables import Shoes, class_tables
from tests.kit.games import row_says
from tests.kit.insurance import insured_game

FULL = Composition.decks(8)
SMALL = ("3s 4d 2c 3h 4c 2h 4s", "4s 3d 2c 2h 9d Ks 5c", "7s Kd Kc 4h 3c Kh Ks")
"""Shoes of seven cards with coups that offer the bets."""
AFTER_FOUR = ("insurance", "comeback")


def shoe_of(line: str) -> Composition:
    kinds = [0] * KINDS
    for card in parse_cards(line):
        kinds[card.kind] += 1
    return Composition.of(kinds)


def orders(cards: Sequence[Card], number: int) -> Iterator[tuple[Card, ...]]:
    if not number:
        yield ()
        return
    for place, card in enumerate(cards):
        for others in orders((*cards[:place], *cards[place + 1 :]), number - 1):
            yield (card, *others)


def is_offered(bet: Bet, coup: Coup) -> bool:
    """Whether the bet is offered, read from the names of the cards."""
    goes_on = len(coup.player) + len(coup.banker) > 4
    asked = (replace(row, dealt=None) for row in bet.after_four)
    return goes_on and any(row_says(row, bet.side, coup) for row in asked)


def line_of(bet: str, hand: str) -> OddsLine:
    lines = odds(insured_game(), FULL, dealt=Dealt.parse(hand))
    [found] = [line for line in lines if line.bet.key == bet]
    return found


@pytest.mark.parametrize("line", SMALL)
def test_every_row_weighs_as_every_deal_of_small_shoes_that_offers_the_bet(line: str) -> None:
    game = insured_game()
    prices = Prices(game, shoe_of(line))
    coups = Counter(deal(iter(six).__next__) for six in orders(parse_cards(line), 6))
    for key in AFTER_FOUR:
        bet = game.bet(key)
        settled = [0] * (len(bet.rows) + 1)
        for coup, ways in coups.items():
            if is_offered(bet, coup):
                said = [row_says(row, bet.side, coup) for row in bet.rows]
                settled[(*said, True).index(True)] += ways
        price = prices.price(bet, bet.side)
        assert [row.weight for row in price.rows] == settled
        assert price.offered == Fraction(sum(settled), coups.total())


def test_the_average_over_the_first_four_cards_is_the_whole_game() -> None:
    line = "3s 4d 2c 3h 4c 2h"
    prices = Prices(insured_game(), shoe_of(line))
    together = [0] * len(prices.classes)
    for cards, ways in Counter(orders(parse_cards(line), 4)).items():
        dealt = Dealt(cards[0::2], cards[1::2])
        on_cards = Prices(prices.game, prices.composition, book=prices.book, dealt=dealt)
        for one, weight in enumerate(on_cards.weights):
            together[one] += ways * weight
    assert tuple(together) == prices.weights


def test_insurance_on_four_cards_is_as_counted_by_hand() -> None:
    # Banker 5 against a standing 7: a three or a four beats it, a two ties. 3s 4d 2c 3h are gone.
    price = line_of("insurance", "3s 4d / 2c 3h").price
    assert price is not None
    loses, ties = (32 - 2) + (32 - 1), 32 - 1
    assert price.hit == Fraction(loses, 412)
    assert price.edge == 1 - Fraction(5 * loses + ties, 412)


@pytest.mark.parametrize("hand", ["9s Kd / 2c 3h", "3s 4d / 2c 4h", "3s 2d / 2c 3h"])
def test_a_bet_is_not_priced_on_cards_that_do_not_offer_it(hand: str) -> None:
    found = line_of("insurance", hand)
    assert (found.price, found.why) == (None, fact("odds-not-offered"))


def test_a_bet_that_these_cards_never_offer_has_no_price() -> None:
    prices = Prices(insured_game(), Composition.of([0] * 16 + [3] * 4 + [0] * 32))
    bet = insured_game().bet("insurance")
    with pytest.raises(RuleError) as caught:
        prices.price(bet, bet.side)
    assert caught.value.stated == fact("error-bet-not-offered", bet="insurance")


def test_the_par_sheet_states_how_often_a_bet_is_offered() -> None:
    sheet = par_sheet(insured_game())
    bets = {bet["key"]: bet for bet in par_data(sheet)["bets"]}
    assert bets["insurance"]["offered"].startswith("0.1177")
    assert "offered" not in bets["player"]
    assert sum(row.probability for row in sheet["insurance"].rows) == 1


def test_the_correlation_with_another_bet_counts_coups_without_an_offer_as_zero() -> None:
    prices = Prices(insured_game(), FULL)
    player, insurance = (
        prices.price(bet, bet.side) for bet in map(insured_game().bet, ("player", "insurance"))
    )
    joint = sum(
        (weight * one * other)
        for weight, one, other in zip(
            prices.weights, player.by_class, insurance.by_class, strict=True
        )
    )
    mean = -insurance.edge * insurance.offered
    assert prices.covariance(player, insurance) == joint / prices.total + player.edge * mean
    assert -1 < prices.correlation(player, insurance) < 0


def test_a_wager_on_a_coup_without_the_offer_is_returned() -> None:
    book = insured_game().book
    wager = Wager("insurance", Minor(100))
    without, offered = Coup.parse("9s 2c 9d 3h"), Coup.parse("3s 2c 4d 3h Kh")
    [back] = book.settle_all([wager], without)
    [lost] = book.settle_all([wager], offered)
    assert (back.row, back.returned) == (None, 100)
    assert (lost.row, lost.returned) == (None, 0)


def test_dealing_bets_only_on_coups_with_the_offer() -> None:
    game = insured_game()
    wagers = tuple(Wager(key, Minor(100)) for key in ("player", *AFTER_FOUR))
    run = Run(game=game, seed=3, wagers=wagers, meter=None, limit=200)
    dealt = [one for _, coups in run.shoes() for one in coups]
    for key in AFTER_FOUR:
        made = [any(line.wager.bet == key for line in one.settlements) for one in dealt]
        assert made == [is_offered(game.bet(key), one.coup) for one in dealt]
        assert any(made)


def test_a_plan_does_not_bet_after_four_cards() -> None:
    terms = Terms(unit=Minor(100_00), coups=10)
    with pytest.raises(RuleError) as caught:
        Play(insured_game(), built_in("flat", 1), terms, "insurance")
    assert caught.value.stated == fact("error-plan-after-four", bet="insurance")


def audited(*lines: str) -> list[AuditKind]:
    record = ["shoe record 1", "", "game: insured-baccarat", "decks: 8", "", *lines]
    return [one.kind for one in Audit(insured_game()).findings(read_entries(record))]


def test_the_audit_knows_on_which_coups_a_bet_is_offered() -> None:
    assert audited("1. 3s 2c 4d 3h Kh = P 7-5", "    insurance 50.00 -> 0.00") == []
    assert audited("1. 3s 2c 4d 3h 4c = B 7-9", "    insurance 50.00 -> 250.00") == []
    assert audited("1. 3s 2c 4d 3h 4c = B 7-9", "    insurance 50.00 -> 50.00") == [
        AuditKind.PAYOUT
    ]
    assert audited("1. 9s 2c 9d 3h = P 8-5", "    insurance 50.00 -> 0.00") == [AuditKind.BET]


def test_a_run_lands_within_its_stated_error_per_wager() -> None:
    sheet = par_sheet(insured_game())
    shoes = Shoes(insured_game().shoe)
    request = Request(shoes, class_tables(sheet.prices.classes), 5, number=600)
    with ThreadPoolExecutor(1) as threads:
        tally = run(request, threads, workers=1, amounts=amounts_of(sheet))
    estimates = {one.key: one for one in SimulationReport(sheet, request, tally).estimates}
    for key in AFTER_FOUR:
        one = estimates[key]
        assert one.z is not None
        assert abs(one.z) < 4
        counted = sum(
            count * net for count, net in zip(tally.counts, one.price.by_class, strict=True)
        )
        assert isclose(one.mean, counted / (tally.coups * one.price.offered))

"""Shoes: burns, the cut card and the last hand, and cards that always add up to the full shoe."""

from collections import Counter
from dataclasses import replace
from itertools import islice, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from puntobanco.core.cards import CARDS, Card, parse_cards
from puntobanco.core.coup import Coup, Result, coup_of
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import Fact, fact
from puntobanco.core.rng import Stream
from puntobanco.core.shoe import (
    Burn,
    Progress,
    SeededShoe,
    ShoeRules,
    cards_burned,
    full_shoe,
)
from tests.kit.strategies import shoe_rules

HOUSE = ShoeRules()
"""Eight decks, sixteen cards behind the cut; one card is turned and its points are burned."""

seeds = st.integers(0, 2**64 - 1)


def lengths_dealt(rules: ShoeRules, burned: int, lengths: list[int]) -> list[int]:
    """The coups that a dealer gets from a box of cards with a cut card in it.

    Cards are drawn one by one from a list with a mark. If the mark comes inside a coup, that coup
    and one more follow. If it comes as the first card of a coup, or as the card burned before it,
    that coup is the last.
    """
    box = [True] * (rules.cards - rules.cut) + [False] + [True] * rules.cut
    del box[:burned]
    more: int | None = None
    dealt: list[int] = []
    for length in lengths:
        if more == 0:
            break
        before = int(rules.burn_between and bool(dealt))
        place = 0
        while place < before + length:
            if not box.pop(0):
                more = 1 if place <= before else 2
            else:
                place += 1
        dealt.append(length)
        more = more if more is None else more - 1
    return dealt


def lengths_counted(rules: ShoeRules, burned: int, lengths: list[int]) -> list[int]:
    """The same, according to `Progress`."""
    progress = Progress(rules).burned(burned)
    dealt: list[int] = []
    for length in lengths:
        if progress.over:
            break
        if rules.burn_between and dealt:
            progress = progress.burned(1)
        progress = progress.dealt(length)
        dealt.append(length)
    return dealt


@settings(deadline=None)
@given(shoe_rules(), st.integers(0, 11), st.lists(st.integers(4, 6), min_size=110, max_size=110))
def test_the_shoe_behaves_like_a_box_with_a_cut_card(
    rules: ShoeRules, burned: int, lengths: list[int]
) -> None:
    assert lengths_counted(rules, burned, lengths) == lengths_dealt(rules, burned, lengths)


def at(ahead: int, rules: ShoeRules = HOUSE) -> Progress:
    """A shoe with this many cards in front of the cut card."""
    return Progress(rules, rules.cards - rules.cut - ahead)


@pytest.mark.parametrize("length", [4, 5, 6])
@pytest.mark.parametrize("ahead", range(1, 14))
def test_the_cut_card_inside_a_coup_leaves_that_coup_and_one_more(ahead: int, length: int) -> None:
    after = at(ahead).dealt(length)
    seen_inside = ahead < length
    next_is_last = ahead <= length
    assert not at(ahead).last_hand
    assert not after.over
    assert after.coups_left == (1 if seen_inside else None)
    assert after.last_hand is next_is_last
    assert after.dealt(4).over is next_is_last


@pytest.mark.parametrize("length", [4, 5, 6])
def test_the_cut_card_as_first_card_of_a_coup_makes_it_the_last(length: int) -> None:
    assert at(0).last_hand
    assert at(0).dealt(length).over


def test_a_cut_card_in_the_burn_makes_the_next_coup_the_last() -> None:
    rules = replace(HOUSE, burn_between=True)
    assert at(1, rules).burned(1).last_hand, "it comes out as the first card of the coup"
    assert at(0, rules).burned(1).last_hand, "it came out with the burned card"
    assert at(0, rules).burned(1).dealt(6).over
    inside = at(1, rules).dealt(4).burned(1)
    assert inside.last_hand
    assert inside.dealt(6).over


def most_used(rules: ShoeRules) -> int:
    """The most cards a shoe can need, over every order of short and long coups."""
    burned = {Burn.POINTS: range(2, 12), Burn.ONE: range(1, 2), Burn.NONE: range(1)}[rules.burn]
    stack = [(Progress(rules).burned(cards), True) for cards in burned]
    seen = set(stack)
    worst = 0
    while stack:
        progress, first = stack.pop()
        worst = max(worst, progress.used)
        if progress.over:
            continue
        if rules.burn_between and not first:
            progress = progress.burned(1)
        later = {(progress.dealt(length), False) for length in (4, 5, 6)} - seen
        seen |= later
        stack.extend(later)
    return worst


@pytest.mark.parametrize(("burn", "between"), list(product(Burn, [False, True])))
@pytest.mark.parametrize("decks", [1, 2, 8])
def test_no_shoe_runs_out_at_the_shallowest_cut(decks: int, burn: Burn, between: bool) -> None:
    rules = ShoeRules(decks, 11 + between, burn, between)
    rules.check()
    assert most_used(rules) == rules.cards, "the longest coups use the very last card"
    one_less = replace(rules, cut=rules.cut - 1)
    assert most_used(one_less) == rules.cards + 1, "one card less and the last coup runs out"


@settings(max_examples=25, deadline=None)
@given(shoe_rules())
def test_no_legal_cut_runs_out(rules: ShoeRules) -> None:
    rules.check()
    assert most_used(rules) <= rules.cards


@pytest.mark.parametrize(("between", "cut"), [(False, 10), (True, 11), (False, 0), (False, -1)])
def test_a_cut_too_deep_is_refused(between: bool, cut: int) -> None:
    with pytest.raises(RuleError) as caught:
        ShoeRules(cut=cut, burn_between=between).check()
    problem = fact("sheet-error-cut-shallow", cut=cut, least=11 + between)
    assert caught.value.stated == fact("shoe-error", rule="cut", problem=problem)


def test_a_cut_that_leaves_no_coup_is_refused() -> None:
    ShoeRules(decks=1, cut=35).check()
    with pytest.raises(RuleError) as caught:
        ShoeRules(decks=1, cut=36).check()
    problem = fact("sheet-error-cut-deep", cut=36, decks=1, most=35)
    assert caught.value.stated == fact("shoe-error", rule="cut", problem=problem)


@settings(deadline=None)
@given(shoe_rules(), seeds)
def test_a_legal_shoe_has_a_coup_before_its_cut(rules: ShoeRules, seed: int) -> None:
    assert not SeededShoe(rules, seed=seed).progress.last_hand


@pytest.mark.parametrize(
    ("decks", "problem"),
    [
        (0, fact("sheet-error-no-decks", decks=0)),
        (-1, fact("sheet-error-no-decks", decks=-1)),
        (1261, fact("sheet-error-many-decks", decks=1261, most=1260)),
    ],
)
def test_an_impossible_number_of_decks_is_refused(decks: int, problem: Fact) -> None:
    with pytest.raises(RuleError) as caught:
        ShoeRules(decks=decks, continuous=True).check()
    assert caught.value.stated == fact("shoe-error", rule="decks", problem=problem)


def test_the_largest_shoe_has_fewer_cards_than_a_word_has_values() -> None:
    ShoeRules(decks=1260).check()
    assert ShoeRules(decks=1260).cards == 65520


def test_continuous_shuffle_has_no_cut() -> None:
    ShoeRules(cut=0, continuous=True).check()
    ShoeRules(decks=1, cut=50, continuous=True).check()


def test_a_shoe_is_refused_before_it_is_dealt() -> None:
    with pytest.raises(RuleError, match="cut 5"):
        SeededShoe(ShoeRules(cut=5), seed=0)


@pytest.mark.parametrize("decks", [1, 6, 8])
def test_a_full_shoe_holds_every_card_once_per_deck_in_kind_order(decks: int) -> None:
    shoe = full_shoe(decks)
    assert Counter(shoe) == dict.fromkeys(CARDS, decks)
    assert [card.kind for card in shoe] == sorted(card.kind for card in shoe)
    assert len(shoe) == ShoeRules(decks=decks).cards


# The terminal's new-shoe burn, option 1: turn one card and burn its points, ten for zero.
@pytest.mark.parametrize(
    ("rank", "burned"),
    list(zip("A23456789TJQK", [*range(1, 10), 10, 10, 10, 10], strict=True)),
)
def test_a_turned_card_burns_its_points_and_a_zero_card_ten(rank: str, burned: int) -> None:
    assert [cards_burned(card) for card in parse_cards(f"{rank}s {rank}d")] == [burned, burned]


@pytest.mark.parametrize("seed", range(40))
def test_the_burn_option_decides_which_cards_are_burned(seed: int) -> None:
    turning = SeededShoe(replace(HOUSE, burn=Burn.POINTS), seed=seed)
    assert turning.turned is not None
    assert turning.burned == cards_burned(turning.turned)
    assert turning.progress.used == 1 + turning.burned
    blind = SeededShoe(replace(HOUSE, burn=Burn.ONE), seed=seed)
    assert (blind.turned, blind.burned, blind.progress.used) == (None, 1, 1)
    whole = SeededShoe(replace(HOUSE, burn=Burn.NONE), seed=seed)
    assert (whole.turned, whole.burned, whole.progress.used) == (None, 0, 0)


def test_the_printed_burn_options_keep_their_numbers() -> None:
    assert {option.value: option for option in Burn} == {1: Burn.POINTS, 2: Burn.ONE, 3: Burn.NONE}


@settings(max_examples=40, deadline=None)
@given(shoe_rules(), seeds)
def test_the_cut_card_ends_a_shoe(rules: ShoeRules, seed: int) -> None:
    shoe = SeededShoe(rules, seed=seed)
    burned = shoe.progress.used
    coups = list(shoe.coups())
    lengths = [len(coup.dealt) for coup in coups]
    assert lengths == lengths_dealt(rules, burned, [*lengths, 6, 6, 6])
    assert shoe.progress.over
    assert shoe.progress.used == burned + sum(lengths) + rules.burn_between * (len(coups) - 1)
    assert rules.cards - rules.cut < shoe.progress.used <= rules.cards


@pytest.mark.assures("GAM-02")
@settings(max_examples=40, deadline=None)
@given(shoe_rules(), seeds)
def test_shoe_plus_dealt_is_the_full_shoe(rules: ShoeRules, seed: int) -> None:
    shoe = SeededShoe(rules, seed=seed)
    gone = [] if shoe.turned is None else [shoe.turned]
    for coup in shoe.coups():
        assert coup_of(coup.dealt) == coup
        gone.extend(coup.dealt)
    assert Counter(gone + shoe._left) == dict.fromkeys(CARDS, rules.decks)
    assert Counter(gone) <= Counter(full_shoe(rules.decks))


@settings(max_examples=20, deadline=None)
@given(shoe_rules(), seeds, st.integers(0, 2**64 - 1))
def test_the_same_seed_and_number_deal_the_same_shoe(
    rules: ShoeRules, seed: int, number: int
) -> None:
    first, second = (SeededShoe(rules, seed=seed, number=number) for _ in range(2))
    assert list(first.coups()) == list(second.coups())
    assert first.turned == second.turned


def test_different_seeds_and_numbers_deal_different_shoes() -> None:
    keys = [(seed, number) for seed in range(30) for number in range(30)]
    openings = {
        tuple(islice(SeededShoe(HOUSE, seed=seed, number=number).coups(), 3))
        for seed, number in keys
    }
    assert len(openings) == len(keys)


@pytest.mark.parametrize("burn", Burn)
def test_a_points_only_shoe_deals_the_same_coups(burn: Burn) -> None:
    # The same definition for a shoe of ten counts, used if ranks and suits do not matter.
    rules = replace(HOUSE, burn=burn)
    for number in range(20):
        stream = Stream(7, number)
        counts = [16 * 8] + [4 * 8] * 9

        def draw(stream: Stream = stream, counts: list[int] = counts) -> int:
            place = stream.below(sum(counts))
            points = 0
            while place >= counts[points]:
                place -= counts[points]
                points += 1
            counts[points] -= 1
            return points

        shoe = SeededShoe(rules, seed=7, number=number)
        if shoe.turned is not None:
            assert shoe.turned.points == draw()
        for coup in shoe.coups():
            assert [card.points for card in coup.dealt] == [draw() for _ in coup.dealt]


def test_continuous_shuffle_deals_each_coup_from_a_full_shoe() -> None:
    shoe = SeededShoe(ShoeRules(decks=1, continuous=True), seed=3)
    assert shoe.turned is None
    seen: Counter[Card] = Counter()
    for coup in islice(shoe.coups(), 500):
        assert len(set(coup.dealt)) == len(coup.dealt), "one deck has each card once"
        assert shoe._left == list(CARDS), "all cards are back before the next coup"
        seen.update(coup.dealt)
    assert set(seen) == set(CARDS)
    assert not shoe.progress.over


def test_a_continuous_shoe_can_be_resumed() -> None:
    shoe = SeededShoe(ShoeRules(decks=1, continuous=True), seed=3)
    in_pieces = [next(shoe.coups()) for _ in range(50)]
    whole = SeededShoe(ShoeRules(decks=1, continuous=True), seed=3)
    assert in_pieces == list(islice(whole.coups(), 50))


def test_a_shoe_can_be_resumed() -> None:
    shoe = SeededShoe(HOUSE, seed=3)
    in_pieces = list(islice(shoe.coups(), 10)) + list(shoe.coups())
    assert in_pieces == list(SeededShoe(HOUSE, seed=3).coups())


# Six-card orders of eight decks by result, from exact enumeration.
EXACT = {
    Result.BANKER: 2_292_252_566_437_888,
    Result.PLAYER: 2_230_518_282_592_256,
    Result.TIE: 475_627_426_473_216,
}


def test_seeded_coups_match_exact_frequencies() -> None:
    # A fixed number of coups per shoe: stopping at the cut card would bias the pool.
    seen: Counter[Result] = Counter()
    for number in range(2000):
        shoe = SeededShoe(HOUSE, seed=2024, number=number)
        seen.update(coup.result for coup in islice(shoe.coups(), 60))
    orders = sum(EXACT.values())
    assert orders == 416 * 415 * 414 * 413 * 412 * 411
    expected = {result: seen.total() * count / orders for result, count in EXACT.items()}
    chi_square = sum((seen[one] - expected[one]) ** 2 / expected[one] for one in Result)
    assert chi_square < 13.82, "the 0.999 quantile at two degrees of freedom"


def test_every_coup_of_a_shoe_is_one_the_tableau_allows() -> None:
    coups: list[Coup] = list(SeededShoe(HOUSE, seed=7).coups())
    assert len(coups) > 60
    assert all(coup_of(coup.dealt) == coup for coup in coups)

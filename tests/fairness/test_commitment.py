"""Commit and reveal: one text, one hash, and no undetected change to either."""

import os
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.core.cards import CARDS, Card, parse_cards
from puntobanco.core.errors import NotationError, RuleError
from puntobanco.core.facts import Fact, fact
from puntobanco.core.shoe import full_shoe
from puntobanco.fairness.binding import Binding
from puntobanco.fairness.commitment import (
    Cut,
    Revealed,
    check,
    commit,
    committed_text,
    cut,
    drawn_cut,
    parse_committed,
)
from tests.fairness.kit import BINDING, GAME, a_finished_shoe
from tests.kit.stated import stating
from tests.kit.strategies import cards

SALT = bytes(range(32))

# Computed with printf and sha256sum: one deck in kind order, the salt 00 to 1f.
VECTOR = "d954e1a5f8fe27b689c30c457422473477725c42d393e4e6959db874c7317e5e"

names = st.text("AZaz09._:-", min_size=1, max_size=64).filter(lambda name: name[0] not in "._:-")
bindings = st.builds(
    Binding,
    pit=names,
    table=names,
    shoe=st.integers(0, 10**18 - 1),
    game=st.text("0123456789abcdef", min_size=64, max_size=64),
)
salts = st.binary(min_size=32, max_size=32)
orders = st.lists(cards, min_size=1, max_size=60).map(tuple)


def test_the_commitment_hashes_the_documented_text() -> None:
    text = committed_text(CARDS, SALT, binding=BINDING)
    assert text.splitlines()[:6] == [
        "puntobanco shoe 1",
        "pit: main",
        "table: t-3",
        "shoe: 17",
        f"game: {GAME}",
        "salt: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
    ]
    assert text.splitlines()[6].startswith("order: Ts Th Td Tc Js ")
    assert commit(CARDS, SALT, binding=BINDING) == VECTOR


@given(bindings, orders, salts)
def test_a_committed_text_is_unambiguous(
    binding: Binding, order: tuple[Card, ...], salt: bytes
) -> None:
    text = committed_text(order, salt, binding=binding)
    assert text.isascii()
    assert parse_committed(text) == (binding, order, salt)


@given(st.tuples(bindings, orders, salts), st.tuples(bindings, orders, salts))
def test_two_shoes_never_share_a_text(
    one: tuple[Binding, tuple[Card, ...], bytes], two: tuple[Binding, tuple[Card, ...], bytes]
) -> None:
    texts = [committed_text(order, salt, binding=binding) for binding, order, salt in (one, two)]
    assert (texts[0] == texts[1]) == (one == two)


ALTERED_TEXTS = {
    "another opening": ("puntobanco shoe 1", "puntobanco shoe 2"),
    "another key": ("pit: ", "pot: "),
    "a line more": ("pit: ", "pit: \n"),
    "no line feed at the end": ("9c\n", "9c"),
    "a shoe that is no number": ("shoe: 17", "shoe: 017"),
    "a table with a blank": ("t-3", "t 3"),
    "a short salt": ("1d1e1f", "1d1e"),
    "a salt in capitals": ("1d1e1f", "1D1E1F"),
    "another writing of a card": ("Th", "10h"),
    "two blanks": ("Th ", "Th  "),
    "a card that is none": ("Th", "1h"),
    "a game that is no hash": ("game: ab", "game: xy"),
}


@pytest.mark.parametrize("change", ALTERED_TEXTS.values(), ids=list(ALTERED_TEXTS))
def test_other_texts_are_refused(change: tuple[str, str]) -> None:
    text = committed_text(CARDS, SALT, binding=BINDING)
    assert change[0] in text
    with pytest.raises(NotationError):
        parse_committed(text.replace(*change))


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("pit", "", fact("fairness-shoe-name", what="pit", name="")),
        ("table", "a\nb", fact("fairness-shoe-name", what="table", name="a\nb")),
        ("table", "桌", fact("fairness-shoe-name", what="table", name="桌")),
        ("shoe", -1, fact("fairness-shoe-number", shoe=-1)),
        ("game", "AB" * 32, fact("fairness-shoe-game-hash", game="AB" * 32)),
    ],
)
def test_an_ambiguous_binding_is_refused(field: str, value: str | int, problem: Fact) -> None:
    parts: dict[str, str | int] = {"pit": "p", "table": "t", "shoe": 1, "game": GAME}
    with pytest.raises(NotationError) as caught:
        Binding(**{**parts, field: value})  # type: ignore[arg-type]
    assert caught.value.stated == problem


def test_a_binding_has_four_lines() -> None:
    assert Binding.parse(BINDING.lines) == BINDING
    with stating(NotationError, "fairness-shoe-binding-lines"):
        Binding.parse(BINDING.lines[:3])


def test_a_salt_has_32_bytes() -> None:
    with stating(NotationError, "fairness-shoe-salt-bytes"):
        commit(CARDS, SALT[1:], binding=BINDING)


# --- The cut -----------------------------------------------------------------------------------


@given(st.lists(st.integers(), min_size=2, max_size=50), st.data())
def test_a_cut_rotates_the_order(order: list[int], data: st.DataObject) -> None:
    position = data.draw(st.integers(1, len(order) - 1))
    turned = cut(order, position)
    assert turned[0] == order[position]
    assert cut(turned, len(order) - position) == tuple(order)
    assert Counter(turned) == Counter(order)


@pytest.mark.parametrize("position", [-1, 0, 52, 53])
def test_a_cut_leaves_a_card_on_each_side(position: int) -> None:
    with stating(RuleError, "fairness-shoe-cut-position", position=position, last=51):
        cut(CARDS, position)


def test_a_drawn_cut_has_no_owner() -> None:
    places = {drawn_cut(3, os.urandom) for _ in range(200)}
    assert places == {Cut(1, None), Cut(2, None)}


def test_the_name_of_the_cutter_fits_the_file() -> None:
    assert Cut(1, "seat-5").by == "seat-5"
    with stating(NotationError, "fairness-shoe-name"):
        Cut(1, "seat 5")


# --- The check ---------------------------------------------------------------------------------

FINISHED = a_finished_shoe()
SHOWN = FINISHED.revealed
DEALT = FINISHED.dealt


def test_an_unchanged_shoe_has_no_fault() -> None:
    assert check(SHOWN, DEALT) == ()
    assert check(SHOWN, ()) == ()
    assert check(SHOWN, cut(SHOWN.order, 33)) == ()


OTHER_BINDINGS = {
    "pit": replace(BINDING, pit="main-2"),
    "table": replace(BINDING, table="t-4"),
    "shoe": replace(BINDING, shoe=18),
    "game": replace(BINDING, game="cd" * 32),
}


@pytest.mark.parametrize("binding", OTHER_BINDINGS.values(), ids=list(OTHER_BINDINGS))
def test_a_changed_binding_is_detected(binding: Binding) -> None:
    (fault,) = check(replace(SHOWN, binding=binding), DEALT)
    assert fault.code == "finding-shoe-commitment"
    assert fault.get("commitment") == SHOWN.commitment


@pytest.mark.parametrize("place", range(32))
def test_a_changed_salt_is_detected(place: int) -> None:
    salt = bytes(byte ^ (at == place) for at, byte in enumerate(SHOWN.salt))
    assert len(check(replace(SHOWN, salt=salt), DEALT)) == 1


def test_every_other_cut_is_detected() -> None:
    for position in set(range(-1, 420)) - {33}:
        assert check(replace(SHOWN, cut=Cut(position, "seat-5")), DEALT), position


@given(st.integers(0, 415), cards)
def test_a_changed_card_of_the_order_is_detected(place: int, card: Card) -> None:
    order = (*SHOWN.order[:place], card, *SHOWN.order[place + 1 :])
    changed = replace(SHOWN, order=order)
    assert bool(check(changed, DEALT)) == (order != SHOWN.order)


@given(st.integers(0, 415), st.integers(0, 415))
def test_two_swapped_cards_of_the_order_are_detected(one: int, two: int) -> None:
    order = list(SHOWN.order)
    order[one], order[two] = order[two], order[one]
    assert bool(check(replace(SHOWN, order=tuple(order)), DEALT)) == (tuple(order) != SHOWN.order)


@given(st.integers(0, len(DEALT) - 1), cards)
def test_a_changed_card_of_the_deal_is_detected(place: int, card: Card) -> None:
    dealt = (*DEALT[:place], card, *DEALT[place + 1 :])
    expected = (
        ()
        if dealt == DEALT
        else (
            fact(
                "finding-shoe-dealt", place=place + 1, found=str(card), expected=str(DEALT[place])
            ),
        )
    )
    assert check(SHOWN, dealt) == expected


def test_surplus_cards_are_detected() -> None:
    whole = cut(SHOWN.order, 33)
    found = check(SHOWN, (*whole, CARDS[0]))
    assert found == (fact("finding-shoe-overdealt", dealt=417, cards=416),)


def recommitted(order: tuple[Card, ...]) -> Revealed:
    """A shoe with a valid commitment to an order that is not."""
    return Revealed(BINDING, order, SALT, commit(order, SALT, binding=BINDING), Cut(1, None))


def test_an_incomplete_shoe_is_detected() -> None:
    assert check(recommitted(full_shoe(2)), ()) == ()
    nine = parse_cards("9c")[0]
    marked = (*CARDS[:3], nine, *CARDS[4:])
    assert check(recommitted(marked), ()) == (
        fact("finding-shoe-cards", card="Tc", found=0, expected=1),
        fact("finding-shoe-cards", card="9c", found=2, expected=1),
    )
    assert check(recommitted(CARDS[:51]), ()) == (fact("finding-shoe-decks", cards=51, deck=52),)
    assert check(recommitted(()), ()) == (
        fact("finding-shoe-decks", cards=0, deck=52),
        fact("finding-shoe-cut", position=1, last=-1),
    )

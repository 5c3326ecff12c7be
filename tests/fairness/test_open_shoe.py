"""The open shoe: dealt as cut, resumed where it stopped, and silent about coming cards."""

import copy
import logging
import os
import pickle
import pprint
import re
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.core.cards import CARDS, format_cards
from puntobanco.core.errors import InvariantBroken, PuntoError, RuleError
from puntobanco.core.shoe import full_shoe
from puntobanco.fairness.commitment import Cut, check, commit, cut
from puntobanco.fairness.keys import SealingKey
from puntobanco.fairness.open_shoe import OpenShoe, SealedShoe
from puntobanco.fairness.sealing import SealError
from puntobanco.fairness.secret import FaceDown, Hidden
from puntobanco.fairness.shuffle import Draws
from tests.fairness.kit import BINDING, recorded
from tests.kit.stated import stating

KEY = SealingKey(bytes(range(32)))
AT_33 = Cut(33, "seat-5")


def a_shoe(name: str = "shoe", *, decks: int = 8, taken: Cut | None = AT_33) -> OpenShoe:
    """A reproducible shoe, cut unless `taken` is None."""
    shoe = OpenShoe.shuffled(BINDING, decks=decks, entropy=recorded(name))
    if taken is not None:
        shoe.take(taken)
    return shoe


# --- Life cycle --------------------------------------------------------------------------------


def test_a_shoe_deals_the_committed_order_from_the_cut() -> None:
    shoe = a_shoe()
    dealt = [shoe.draw() for _ in range(shoe.cards)]
    shown = shoe.reveal()
    assert tuple(dealt) == cut(shown.order, 33)
    assert Counter(dealt) == Counter(full_shoe(8))
    assert shown.commitment == commit(shown.order, shown.salt, binding=BINDING) == shoe.commitment
    assert shown.cut == shoe.taken == AT_33
    assert check(shown, dealt) == ()


def test_the_commitment_precedes_the_cut_and_does_not_change() -> None:
    shoe = a_shoe(taken=None)
    before = shoe.commitment
    shoe.take(AT_33)
    shoe.draw()
    assert shoe.commitment == before == shoe.reveal().commitment


def test_shoes_in_the_same_order_have_different_commitments() -> None:
    commitments = {OpenShoe(CARDS, os.urandom(32), binding=BINDING).commitment for _ in range(50)}
    assert len(commitments) == 50


def test_a_shoe_is_cut_once() -> None:
    shoe = a_shoe()
    with pytest.raises(InvariantBroken, match=r"was cut already$"):
        shoe.take(Cut(34, "house"))
    assert shoe.taken == AT_33


def test_a_cut_outside_the_shoe_is_refused() -> None:
    shoe = a_shoe(taken=None)
    with stating(RuleError, "fairness-shoe-cut-position"):
        shoe.take(Cut(416, "seat-5"))
    assert shoe.taken is None


def test_nothing_is_dealt_before_the_cut_after_the_end_or_after_the_reveal() -> None:
    shoe = a_shoe(taken=None, decks=1)
    with pytest.raises(InvariantBroken, match=r"is dealt before it was cut$"):
        shoe.draw()
    with pytest.raises(InvariantBroken, match=r"is revealed before it was cut$"):
        shoe.reveal()
    shoe.take(AT_33)
    for _ in range(52):
        shoe.draw()
    with pytest.raises(InvariantBroken, match=r"has no card left$"):
        shoe.draw()
    early = a_shoe()
    early.reveal()
    with pytest.raises(InvariantBroken, match=r"is dealt after it was revealed$"):
        early.draw()


# --- After a crash -----------------------------------------------------------------------------


@given(st.integers(0, 52), st.integers(1, 51))
def test_seal_cut_and_count_suffice_to_resume(dealt: int, position: int) -> None:
    taken = Cut(position, None)
    shoe = a_shoe(decks=1, taken=None)
    sealed = shoe.seal(KEY, os.urandom)
    shoe.take(taken)
    for _ in range(dealt):
        shoe.draw()
    resumed = OpenShoe.resumed(sealed, KEY, taken=taken, dealt=dealt)
    assert resumed.dealt == shoe.dealt == dealt
    assert resumed.commitment == shoe.commitment
    left = range(shoe.cards - dealt)
    assert [resumed.draw() for _ in left] == [shoe.draw() for _ in left]
    assert resumed.reveal() == shoe.reveal()


def test_an_uncut_shoe_is_resumed_uncut() -> None:
    sealed = a_shoe(taken=None).seal(KEY, os.urandom)
    assert OpenShoe.resumed(sealed, KEY, taken=None, dealt=0).taken is None


def test_a_shoe_can_be_resealed_with_another_key_at_any_position() -> None:
    shoe, newer = a_shoe(), SealingKey(os.urandom(32))
    for _ in range(100):
        shoe.draw()
    again = OpenShoe.resumed(shoe.seal(newer, os.urandom), newer, taken=AT_33, dealt=100)
    assert again.draw() == shoe.draw()


@pytest.mark.parametrize(("taken", "dealt"), [(None, 1), (AT_33, 417), (AT_33, -1), (None, -1)])
def test_an_impossible_record_raises(taken: Cut | None, dealt: int) -> None:
    sealed = a_shoe().seal(KEY, os.urandom)
    with pytest.raises(InvariantBroken):
        OpenShoe.resumed(sealed, KEY, taken=taken, dealt=dealt)


def test_a_seal_moved_to_another_shoe_is_detected() -> None:
    sealed = a_shoe().seal(KEY, os.urandom)
    other = replace(sealed, binding=replace(BINDING, table="t-4"))
    with pytest.raises(SealError):
        OpenShoe.resumed(other, KEY, taken=AT_33, dealt=0)


def test_a_seal_of_an_uncommitted_order_is_detected() -> None:
    sealed = a_shoe().seal(KEY, os.urandom)
    other = a_shoe("other").seal(KEY, os.urandom)
    for mixed in (
        replace(sealed, commitment=other.commitment),
        SealedShoe(BINDING, sealed.commitment, other.blob),
    ):
        with stating(SealError, "fairness-seal-commitment", commitment=mixed.commitment):
            OpenShoe.resumed(mixed, KEY, taken=AT_33, dealt=0)


# --- Silence: RNG-09, GLI-19 4.4.4 -------------------------------------------------------------

CARD_IN_TEXT = re.compile(r"(?<![0-9A-Za-z])[2-9TJQKA][shdc♠♥♦♣](?![0-9A-Za-z])")


def shows_cards(text: str) -> bool:
    """Whether a text contains a card or the name of a rank."""
    return bool(CARD_IN_TEXT.search(text)) or "Rank." in text


def test_the_card_detector_finds_cards() -> None:
    assert shows_cards(format_cards(CARDS))
    assert shows_cards(repr(CARDS[:1]))
    assert shows_cards(repr(CARDS[0].rank))
    assert not shows_cards("<shoe 17 of table t-3: 0 of 416 cards dealt>")


def test_the_repr_of_a_shoe_shows_no_card() -> None:
    shoe = a_shoe()
    shoe.draw()
    assert repr(shoe) == "<shoe 17 of table t-3: 1 of 416 cards dealt>"
    for shown in (
        str(shoe),
        f"{shoe}",
        "%s %r" % (shoe, shoe),  # noqa: UP031 -- a log line may be written like this
        pprint.pformat({"shoe": [shoe]}),
        repr([getattr(shoe, name) for name in OpenShoe.__slots__]),
    ):
        assert not shows_cards(shown)
    assert not hasattr(shoe, "__dict__")


def test_logs_contain_no_card(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    shoe = a_shoe()
    sealed = shoe.seal(KEY, os.urandom)
    resumed = OpenShoe.resumed(sealed, KEY, taken=AT_33, dealt=3)
    logging.getLogger("house").info("%s %r %s", shoe, resumed, sealed)
    assert len(caplog.messages) == 1
    assert not shows_cards(caplog.text)


SECRETS: dict[str, object] = {
    "shoe": a_shoe(),
    "face down": FaceDown(CARDS),
    "hidden": Hidden(b"order: 8s"),
    "draws": Draws(os.urandom),
    "key": KEY,
}


@pytest.mark.parametrize("secret", SECRETS.values(), ids=list(SECRETS))
def test_a_secret_is_never_pickled_copied_or_shown(secret: object) -> None:
    carried: list[Callable[[], object]] = [
        *(lambda p=protocol: pickle.dumps(secret, p) for protocol in range(6)),
        lambda: copy.copy(secret),
        lambda: copy.deepcopy(secret),
        lambda: pickle.dumps({"state": [secret]}),
    ]
    for carry in carried:
        with pytest.raises(TypeError, match=r"is secret: it is never pickled or copied$"):
            carry()
    assert not shows_cards(f"{secret!r} {secret} {[secret]}")


def failures() -> dict[str, Callable[[], object]]:
    """Every way in which a shoe with undealt cards can fail."""
    # Recorded, because a sealed byte may look like a card by chance.
    sealed = a_shoe().seal(KEY, recorded("failures"))
    other = SealingKey(bytes(32))
    revealed = a_shoe()
    revealed.reveal()
    return {
        "uncut": a_shoe(taken=None).draw,
        "cut twice": lambda: a_shoe().take(AT_33),
        "cut outside": lambda: a_shoe(taken=None).take(Cut(416, None)),
        "revealed uncut": a_shoe(taken=None).reveal,
        "dealt after reveal": revealed.draw,
        "another key": lambda: OpenShoe.resumed(sealed, other, taken=None, dealt=0),
        "altered": lambda: OpenShoe.resumed(
            replace(sealed, blob=sealed.blob[:-1] + b"\0\0"), KEY, taken=None, dealt=0
        ),
        "another commitment": lambda: OpenShoe.resumed(
            replace(sealed, commitment="0" * 64), KEY, taken=None, dealt=0
        ),
        "more dealt than there are": lambda: OpenShoe.resumed(sealed, KEY, taken=AT_33, dealt=417),
        "sealed without entropy": lambda: a_shoe().seal(KEY, lambda _: b""),
    }


@pytest.mark.parametrize("name", list(failures()))
def test_tracebacks_contain_no_card(name: str) -> None:
    """Not even with the local variables of our frames, as error reporters send them."""
    with pytest.raises(PuntoError) as caught:
        failures()[name]()
    shown = "".join(
        traceback.TracebackException.from_exception(caught.value, capture_locals=True).format()
    )
    assert "self = <shoe 17" in shown or "sealed = SealedShoe" in shown or "key = " in shown
    assert not shows_cards(shown), shown


def test_a_sealed_shoe_contains_no_plain_card() -> None:
    shoe = a_shoe()
    sealed = shoe.seal(KEY, os.urandom)
    order = shoe.reveal().order
    for size in (2, 3, 4):
        names = [format_cards(order[at : at + size]).encode() for at in range(416 - size)]
        assert not any(name in sealed.blob for name in names)
    stored = pickle.dumps(sealed)
    assert not any(format_cards(order[at : at + 2]).encode() in stored for at in range(414))
    assert "blob" not in repr(sealed)


def test_the_length_of_a_seal_reveals_nothing() -> None:
    assert len({len(a_shoe(str(n)).seal(KEY, os.urandom).blob) for n in range(20)}) == 1

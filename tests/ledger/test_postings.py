"""Money moves between accounts: what leaves one enters another, and none is overdrawn."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.core.errors import InvariantBroken
from puntobanco.core.ids import PatronId
from puntobanco.core.money import Minor
from puntobanco.ledger import accounts
from puntobanco.ledger.postings import Posting, applied, gathered, in_turn, move, overdrawn

ANN, BOB = accounts.wallet(PatronId("ann")), accounts.wallet(PatronId("bob"))


@given(amounts=st.lists(st.integers(0, 10**9).map(Minor), max_size=8))
def test_gathered_movements_come_to_the_same_as_one_after_the_other(amounts: list[Minor]) -> None:
    movements = [move(one, source=accounts.CAGE, target=ANN) for one in amounts]
    assert applied({}, gathered(movements)) == applied({}, in_turn(movements))
    assert applied({}, gathered(movements)).get(ANN, 0) == sum(amounts)


def test_nothing_moves_nothing() -> None:
    assert move(Minor(0), source=ANN, target=BOB) == ()


def test_a_movement_does_not_run_backwards() -> None:
    said = f"move -5 from {ANN} to {BOB}: expected zero or more"
    with pytest.raises(InvariantBroken, match=said):
        move(Minor(-5), source=ANN, target=BOB)


def test_nobody_pays_with_what_they_do_not_hold() -> None:
    said = f"account {ANN} would hold -2, expected zero or more"
    with pytest.raises(InvariantBroken, match=said):
        applied({ANN: Minor(3)}, move(Minor(5), source=ANN, target=BOB))


def test_money_neither_comes_from_nowhere_nor_goes_there() -> None:
    with pytest.raises(InvariantBroken, match="postings sum to 5, expected zero"):
        applied({}, (Posting(ANN, Minor(5)),))


def test_what_is_kept_elsewhere_counts_for_the_sum_and_is_not_touched() -> None:
    moved = move(Minor(5), source=ANN, target=accounts.CAGE)
    assert applied({}, moved, elsewhere=accounts.is_wallet) == {accounts.CAGE: 5}


def test_an_account_that_holds_nothing_is_not_listed() -> None:
    assert applied({ANN: Minor(5)}, move(Minor(5), source=ANN, target=BOB)) == {BOB: 5}


def test_the_first_account_that_would_be_overdrawn_is_named() -> None:
    both = in_turn((move(Minor(5), source=ANN, target=BOB), move(Minor(9), source=BOB, target=ANN)))
    assert overdrawn({ANN: Minor(5)}, both) == BOB
    assert overdrawn({}, both) == BOB
    assert overdrawn({BOB: Minor(4)}, both) is None


def test_what_only_counts_is_never_overdrawn() -> None:
    assert overdrawn({}, move(Minor(5), source=accounts.CAGE, target=ANN)) is None


def test_an_account_that_is_not_listed_holds_nothing_to_pay_with() -> None:
    assert overdrawn({}, move(Minor(1), source=ANN, target=accounts.CAGE)) == ANN

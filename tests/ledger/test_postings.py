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
def test_gathered_movements_equal_sequential_ones(amounts: list[Minor]) -> None:
    movements = [move(one, source=accounts.CAGE, target=ANN) for one in amounts]
    assert applied({}, gathered(movements)) == applied({}, in_turn(movements))
    assert applied({}, gathered(movements)).get(ANN, 0) == sum(amounts)


def test_a_zero_amount_makes_no_posting() -> None:
    assert move(Minor(0), source=ANN, target=BOB) == ()


def test_a_negative_movement_raises() -> None:
    said = f"move -5 from {ANN} to {BOB}: expected zero or more"
    with pytest.raises(InvariantBroken, match=said):
        move(Minor(-5), source=ANN, target=BOB)


def test_an_overdraft_raises() -> None:
    said = f"account {ANN} would hold -2, expected zero or more"
    with pytest.raises(InvariantBroken, match=said):
        applied({ANN: Minor(3)}, move(Minor(5), source=ANN, target=BOB))


def test_postings_sum_to_zero() -> None:
    with pytest.raises(InvariantBroken, match="postings sum to 5, expected zero"):
        applied({}, (Posting(ANN, Minor(5)),))


def test_accounts_kept_elsewhere_count_in_the_sum_only() -> None:
    moved = move(Minor(5), source=ANN, target=accounts.CAGE)
    assert applied({}, moved, elsewhere=accounts.is_wallet) == {accounts.CAGE: 5}


def test_empty_accounts_are_not_listed() -> None:
    assert applied({ANN: Minor(5)}, move(Minor(5), source=ANN, target=BOB)) == {BOB: 5}


def test_the_first_account_that_would_be_overdrawn_is_named() -> None:
    both = in_turn((move(Minor(5), source=ANN, target=BOB), move(Minor(9), source=BOB, target=ANN)))
    assert overdrawn({ANN: Minor(5)}, both) == BOB
    assert overdrawn({}, both) == BOB
    assert overdrawn({BOB: Minor(4)}, both) is None


def test_counting_accounts_are_never_overdrawn() -> None:
    assert overdrawn({}, move(Minor(5), source=accounts.CAGE, target=ANN)) is None


def test_an_unlisted_account_cannot_pay() -> None:
    assert overdrawn({}, move(Minor(1), source=ANN, target=accounts.CAGE)) == ANN

"""Wallets of a pit: amounts in flight, durable amounts, and changes by another pit."""

import pytest

from puntobanco.core.ids import PatronId
from puntobanco.core.money import Minor
from puntobanco.house.pit_wallets import PitWallets
from puntobanco.store import UnreachableError, WalletChange

ANN, BOB = PatronId("ann"), PatronId("bob")


def change(patron: PatronId, amount: int) -> WalletChange:
    return WalletChange(patron, Minor(amount))


def test_a_change_is_spent_at_once_and_durable_when_written() -> None:
    wallets = PitWallets({ANN: Minor(100)}.__getitem__)
    changes = (change(ANN, -30), change(ANN, -20))
    wallets.apply(changes)
    assert (wallets.pending_balance(ANN), wallets.spendable(ANN), wallets.durable_balance(ANN)) == (
        50,
        50,
        100,
    )
    wallets.mark_durable(changes)
    assert (wallets.pending_balance(ANN), wallets.durable_balance(ANN)) == (50, 50)


def test_changes_by_another_pit_are_seen_once_nothing_is_pending() -> None:
    stored = {ANN: Minor(100)}
    wallets = PitWallets(stored.__getitem__)
    ours = (change(ANN, -10),)
    wallets.apply(ours)
    stored[ANN] = Minor(60)
    assert wallets.spendable(ANN) == 90
    wallets.mark_durable(ours)
    assert wallets.pending_balance(ANN) == 90
    assert (wallets.spendable(ANN), wallets.durable_balance(ANN)) == (60, 60)


def test_a_command_with_several_changes_counts_once() -> None:
    stored = {ANN: Minor(100)}
    wallets = PitWallets(stored.__getitem__)
    twice, once = (change(ANN, -1), change(ANN, -2)), (change(ANN, -3),)
    wallets.apply(twice)
    wallets.apply(once)
    wallets.mark_durable(twice)
    stored[ANN] = Minor(7)
    assert wallets.spendable(ANN) == 94, "one of the two is still on its way"
    wallets.mark_durable(once)
    assert wallets.spendable(ANN) == 7


def test_an_unreadable_wallet_leaves_all_wallets_unchanged() -> None:
    def read(patron: PatronId) -> Minor:
        if patron == BOB:
            raise UnreachableError(f"no wallet of {patron}")
        return Minor(100)

    wallets = PitWallets(read)
    with pytest.raises(UnreachableError):
        wallets.apply((change(ANN, -30), change(BOB, 30)))
    assert (wallets.pending_balance(ANN), wallets.durable_balance(ANN)) == (100, 100)
    assert wallets.spendable(ANN) == 100

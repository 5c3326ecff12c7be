"""The name of an account says whose money it holds."""

import pytest

from puntobanco.core.ids import MeterId, PatronId, TableId
from puntobanco.ledger import accounts
from puntobanco.ledger.accounts import Account, may_be_negative, wallet_of

ANN, T1, M1 = PatronId("ann"), TableId("t1"), MeterId("m1")

HOLDS = {
    accounts.wallet(ANN): "wallet/ann",
    accounts.chips(T1, ANN): "chips/t1/ann",
    accounts.held(T1): "held/t1",
    accounts.bank(T1): "bank/t1",
    accounts.meter(M1): "meter/m1",
    accounts.reserve(M1): "reserve/m1",
    accounts.overflow(M1): "overflow/m1",
    accounts.awards(M1): "awards/m1",
}
"""Accounts that hold a person's money, by their names in logs."""

COUNTS = {
    accounts.CAGE: "cage",
    accounts.result(T1): "result/t1",
    accounts.commission(T1): "commission/t1",
    accounts.fees(T1): "fees/t1",
    accounts.fed(M1, T1): "fed/m1/t1",
    accounts.seed(M1): "seed/m1",
    accounts.corrections(M1): "corrections/m1",
    accounts.receipts(M1): "receipts/m1",
}
"""Accounts that count a difference."""


@pytest.mark.parametrize(("account", "written"), [*HOLDS.items(), *COUNTS.items()])
def test_an_account_is_named_as_in_every_log(account: Account, written: str) -> None:
    assert account == written


def test_what_holds_money_is_never_below_zero_and_what_counts_may_be() -> None:
    assert not any(map(may_be_negative, HOLDS))
    assert all(map(may_be_negative, COUNTS))


def test_a_wallet_says_whose_it_is_and_nothing_else_is_one() -> None:
    found = {account: wallet_of(account) for account in (*HOLDS, *COUNTS)}
    assert {account for account, patron in found.items() if patron is not None} == {"wallet/ann"}
    assert found[accounts.wallet(ANN)] == ANN

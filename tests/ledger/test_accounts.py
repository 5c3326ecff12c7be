"""The name of an account says whose money it holds."""

from collections.abc import Callable

import pytest

from puntobanco.core.ids import MeterId, PatronId, TableId
from puntobanco.ledger import accounts
from puntobanco.ledger.accounts import Account, chips_of, may_be_negative, wallet_of

ANN, T1, M1 = PatronId("ann"), TableId("t1"), MeterId("m1")

HOLDS: dict[str, Callable[[], Account]] = {
    "wallet/ann": lambda: accounts.wallet(ANN),
    "chips/t1/ann": lambda: accounts.chips(T1, ANN),
    "held/t1": lambda: accounts.held(T1),
    "bank/t1": lambda: accounts.bank(T1),
    "meter/m1": lambda: accounts.meter(M1),
    "reserve/m1": lambda: accounts.reserve(M1),
    "overflow/m1": lambda: accounts.overflow(M1),
    "awards/m1": lambda: accounts.awards(M1),
}
"""Accounts that hold a person's money, by their names in logs."""

COUNTS: dict[str, Callable[[], Account]] = {
    "cage": lambda: accounts.CAGE,
    "result/t1": lambda: accounts.result(T1),
    "commission/t1": lambda: accounts.commission(T1),
    "fees/t1": lambda: accounts.fees(T1),
    "fed/m1/t1": lambda: accounts.fed(M1, T1),
    "seed/m1": lambda: accounts.seed(M1),
    "corrections/m1": lambda: accounts.corrections(M1),
    "written-off/m1": lambda: accounts.written_off(M1),
    "receipts/m1": lambda: accounts.receipts(M1),
}
"""Accounts that count a difference."""

EVERY = [*map(Account, HOLDS), *map(Account, COUNTS)]


@pytest.mark.parametrize("written", EVERY)
def test_an_account_is_named_as_in_every_log(written: str) -> None:
    assert (HOLDS | COUNTS)[written]() == written


def test_accounts_that_hold_money_are_never_negative() -> None:
    assert {account for account in EVERY if may_be_negative(account)} == set(COUNTS)


def test_a_wallet_account_names_its_patron() -> None:
    found = {account: wallet_of(account) for account in EVERY}
    assert {account: patron for account, patron in found.items() if patron is not None} == {
        "wallet/ann": ANN
    }


def test_a_chips_account_names_its_table_and_patron() -> None:
    found = {account: chips_of(account) for account in EVERY}
    assert {account: whose for account, whose in found.items() if whose is not None} == {
        "chips/t1/ann": (T1, ANN)
    }
    slashed = PatronId("ann/the second/of her name")
    assert chips_of(accounts.chips(T1, slashed)) == (T1, slashed)

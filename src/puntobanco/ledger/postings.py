"""Postings: amounts added to accounts, always in sets that sum to zero."""

from collections.abc import Callable, Iterable, Mapping

import msgspec

from puntobanco.core.errors import InvariantBroken, ensure
from puntobanco.core.money import Minor
from puntobanco.ledger.accounts import Account, may_be_negative


class Posting(msgspec.Struct, frozen=True, array_like=True):
    """An amount added to one account."""

    account: Account
    amount: Minor


Postings = tuple[Posting, ...]
"""One movement of money. The amounts sum to zero."""

Balances = dict[Account, Minor]
"""The balance of each account; a missing account has zero."""


def move(amount: Minor, *, source: Account, target: Account) -> Postings:
    """The postings that move an amount from one account to another; none for zero."""
    if amount < 0:
        raise InvariantBroken(f"move {amount} from {source} to {target}: expected zero or more")
    if not amount:
        return ()
    return Posting(source, Minor(-amount)), Posting(target, amount)


def in_turn(movements: Iterable[Postings]) -> Postings:
    """Several movements as one, unchanged, for books that show where money came from."""
    return tuple(posting for postings in movements for posting in postings)


def gathered(movements: Iterable[Postings]) -> Postings:
    """Several movements as one, with each account once, in order of first mention."""
    sums: Balances = {}
    for postings in movements:
        for posting in postings:
            sums[posting.account] = Minor(sums.get(posting.account, 0) + posting.amount)
    return tuple(Posting(account, amount) for account, amount in sums.items() if amount)


def applied(
    balances: Mapping[Account, Minor],
    postings: Iterable[Posting],
    *,
    elsewhere: Callable[[Account], bool] = lambda _: False,
) -> Balances:
    """The balances after a movement. InvariantBroken if it does not sum to zero or overdraws.

    Accounts that are kept `elsewhere` count for the sum but are not changed.
    """
    after = dict(balances)
    total = 0
    touched: dict[Account, None] = {}
    for posting in postings:
        total += posting.amount
        if elsewhere(posting.account):
            continue
        after[posting.account] = Minor(after.get(posting.account, 0) + posting.amount)
        touched[posting.account] = None
    ensure(total == 0, f"postings sum to {total}, expected zero")
    for account in touched:
        amount = after[account]
        if amount < 0 and not may_be_negative(account):
            raise InvariantBroken(f"account {account} would hold {amount}, expected zero or more")
        if not amount:
            del after[account]
    return after


def overdrawn(balances: Mapping[Account, Minor], postings: Iterable[Posting]) -> Account | None:
    """The first account that a movement would take below zero, or None."""
    after: Balances = {}
    for posting in postings:
        account = posting.account
        after[account] = Minor(after.get(account, balances.get(account, 0)) + posting.amount)
    return next(
        (one for one, amount in after.items() if amount < 0 and not may_be_negative(one)), None
    )

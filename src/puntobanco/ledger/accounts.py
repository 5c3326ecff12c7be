"""Accounts by name: whose money it is follows from where it lies.

Patrons' wallets and chips, stakes that are held, a player-dealer's bank: these hold money and are
never below zero. So do a meter, its reserve, its overflow and the awards that are not paid yet: the
patrons' money, and never the house's. The house's results, fees and the cage count what went one
way less what went the other, and have either sign; the cage is the world outside, so that all
accounts sum to zero.
"""

from typing import NewType

from puntobanco.core.ids import MeterId, PatronId, TableId

Account = NewType("Account", str)

CAGE = Account("cage")
"""Cash and credit that the cashier took in or gave out: minus what all others hold."""

_SIGNED = (
    "cage",
    "result/",
    "commission/",
    "fees/",
    "fed/",
    "seed/",
    "corrections/",
    "written-off/",
    "receipts/",
)


def wallet(patron: PatronId) -> Account:
    """A patron's credit with the house, away from any table."""
    return Account(f"wallet/{patron}")


def chips(table: TableId, patron: PatronId) -> Account:
    """A patron's chips at one table."""
    return Account(f"chips/{table}/{patron}")


def held(table: TableId) -> Account:
    """Stakes of the coup in progress, which cannot be spent."""
    return Account(f"held/{table}")


def bank(table: TableId) -> Account:
    """What a player-dealer has put up for the hand."""
    return Account(f"bank/{table}")


def result(table: TableId) -> Account:
    """What the house has won at a table, before commission."""
    return Account(f"result/{table}")


def commission(table: TableId) -> Account:
    """Commission kept from winnings at a table."""
    return Account(f"commission/{table}")


def fees(table: TableId) -> Account:
    """Collection fees taken at a table."""
    return Account(f"fees/{table}")


def meter(meter: MeterId) -> Account:
    """What a meter shows, in whole minor units."""
    return Account(f"meter/{meter}")


def reserve(meter: MeterId) -> Account:
    """What is put by for the next start of a meter."""
    return Account(f"reserve/{meter}")


def overflow(meter: MeterId) -> Account:
    """What came in above a meter's limit."""
    return Account(f"overflow/{meter}")


def awards(meter: MeterId) -> Account:
    """Prizes that were hit and are not paid yet."""
    return Account(f"awards/{meter}")


def fed(meter: MeterId, table: TableId) -> Account:
    """What the house passed on from a table to a meter, less what the meter paid there."""
    return Account(f"fed/{meter}/{table}")


def seed(meter: MeterId) -> Account:
    """What the house put up to start a meter, less what it took back."""
    return Account(f"seed/{meter}")


def corrections(meter: MeterId) -> Account:
    """What the house put on a meter or took off it to set it right."""
    return Account(f"corrections/{meter}")


def written_off(meter: MeterId) -> Account:
    """What the house bore of awards that were paid, backed out and not given back."""
    return Account(f"written-off/{meter}")


def receipts(meter: MeterId) -> Account:
    """What was taken from the reserve or the overflow and lawfully recorded as receipts."""
    return Account(f"receipts/{meter}")


def may_be_negative(account: Account) -> bool:
    """Whether an account counts a difference rather than holding money."""
    return account.startswith(_SIGNED)


def is_wallet(account: Account) -> bool:
    """Whether an account is some patron's wallet: these belong to the house, not to a table."""
    return account.startswith("wallet/")


def wallet_of(account: Account) -> PatronId | None:
    """The patron whose wallet this is, or None for any other account."""
    return PatronId(account.removeprefix("wallet/")) if is_wallet(account) else None


def chips_of(account: Account) -> tuple[TableId, PatronId] | None:
    """The table and the patron whose chips there these are, or None for any other account.

    >>> chips_of(Account("chips/t1/ann")), chips_of(Account("held/t1"))
    (('t1', 'ann'), None)
    """
    if not account.startswith("chips/"):
        return None
    # A table's name has no stroke in it; a patron's may.
    _, table, patron = account.split("/", 2)
    return TableId(table), PatronId(patron)

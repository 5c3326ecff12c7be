"""Accounts by name. The name determines the owner of the money.

Patrons' wallets and chips, held stakes and a player-dealer's bank contain money and are never below
zero. The same applies to a meter, its reserve, its overflow and pending awards, which belong to the
patrons and never to the house. The house's results, fees and the cage are net amounts of either
sign. The cage represents the outside world, so that all accounts sum to zero.
"""

from typing import NewType

from puntobanco.core.ids import MeterId, PatronId, TableId

Account = NewType("Account", str)

CAGE = Account("cage")
"""Cash and credit paid out by the cashier, less what was taken in; minus the sum of all others."""

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
    """A patron's money in the house, outside the tables."""
    return Account(f"wallet/{patron}")


def chips(table: TableId, patron: PatronId) -> Account:
    """A patron's chips at one table."""
    return Account(f"chips/{table}/{patron}")


def held(table: TableId) -> Account:
    """Stakes of the coup in progress, which cannot be spent."""
    return Account(f"held/{table}")


def bank(table: TableId) -> Account:
    """The bank that a player-dealer posted for the coup."""
    return Account(f"bank/{table}")


def result(table: TableId) -> Account:
    """The house's winnings at a table, before commission."""
    return Account(f"result/{table}")


def commission(table: TableId) -> Account:
    """Commission kept from winnings at a table."""
    return Account(f"commission/{table}")


def fees(table: TableId) -> Account:
    """Collection fees taken at a table."""
    return Account(f"fees/{table}")


def meter(meter: MeterId) -> Account:
    """The displayed amount of a meter, in whole minor units."""
    return Account(f"meter/{meter}")


def reserve(meter: MeterId) -> Account:
    """Money saved for the next start of a meter."""
    return Account(f"reserve/{meter}")


def overflow(meter: MeterId) -> Account:
    """Contributions above a meter's limit."""
    return Account(f"overflow/{meter}")


def awards(meter: MeterId) -> Account:
    """Awards that were hit and are not paid yet."""
    return Account(f"awards/{meter}")


def fed(meter: MeterId, table: TableId) -> Account:
    """What the house contributed from a table to a meter, less what the meter paid there."""
    return Account(f"fed/{meter}/{table}")


def seed(meter: MeterId) -> Account:
    """What the house paid to start a meter, less what it took back."""
    return Account(f"seed/{meter}")


def corrections(meter: MeterId) -> Account:
    """What the house added to a meter or took from it as corrections."""
    return Account(f"corrections/{meter}")


def written_off(meter: MeterId) -> Account:
    """Losses of the house from awards that were paid, backed out and not returned."""
    return Account(f"written-off/{meter}")


def receipts(meter: MeterId) -> Account:
    """Money taken from the reserve or the overflow and lawfully recorded as receipts."""
    return Account(f"receipts/{meter}")


def may_be_negative(account: Account) -> bool:
    """Whether an account is a net amount and may be negative."""
    return account.startswith(_SIGNED)


def is_wallet(account: Account) -> bool:
    """Whether an account is a patron's wallet. Wallets belong to the house, not to a table."""
    return account.startswith("wallet/")


def wallet_of(account: Account) -> PatronId | None:
    """The patron of a wallet, or None for any other account."""
    return PatronId(account.removeprefix("wallet/")) if is_wallet(account) else None


def chips_of(account: Account) -> tuple[TableId, PatronId] | None:
    """The table and the patron of a chips account, or None for any other account.

    >>> chips_of(Account("chips/t1/ann")), chips_of(Account("held/t1"))
    (('t1', 'ann'), None)
    """
    if not account.startswith("chips/"):
        return None
    # A table's name contains no slash; a patron's may.
    _, table, patron = account.split("/", 2)
    return TableId(table), PatronId(patron)

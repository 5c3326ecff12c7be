"""The balance of each patron with the house. The rows change only together with the log."""

from collections.abc import Iterator, Mapping, Sequence

from sqlalchemy import Connection, bindparam, literal, select, text, union_all, update

from puntobanco.core.money import Minor
from puntobanco.store.database import Database
from puntobanco.store.schema import PIT, WALLET

CHUNK = 500
"""Most wallets read by one statement."""

_ONE = select(WALLET.c.balance_minor).where(WALLET.c.patron == bindparam("patron"))
_AFTER = (
    select(WALLET)
    .where(WALLET.c.patron > bindparam("after"))
    .order_by(WALLET.c.patron)
    .limit(bindparam("most"))
)
# A single statement is consistent on both engines, however busy the house is.
_HEADS = select(literal(1), PIT.c.pit, PIT.c.head_sequence)
_EVERY = select(literal(0), WALLET.c.patron, WALLET.c.balance_minor)
_WITH_HEADS = union_all(_HEADS, _EVERY)
_ONE_WITH_HEADS = union_all(_HEADS, _EVERY.where(WALLET.c.patron == bindparam("patron")))
# All wallets of a group are locked in one order, so that two pits cannot deadlock.
_LOCKED = (
    select(WALLET)
    .where(WALLET.c.patron.in_(bindparam("patrons", expanding=True)))
    .order_by(WALLET.c.patron)
    .with_for_update()
)
_SET = (
    update(WALLET)
    .where(WALLET.c.patron == bindparam("of"))
    .values(balance_minor=bindparam("balance"))
)
_CORRECT = (
    update(WALLET)
    .where(WALLET.c.patron == bindparam("of"))
    .values(balance_minor=WALLET.c.balance_minor + bindparam("difference"))
)
# Another pit may have created the wallet meanwhile; then both amounts count.
_MAKE = text(
    "INSERT INTO wallet (patron, balance_minor) VALUES (:of, :balance) "
    "ON CONFLICT (patron) DO UPDATE SET balance_minor = "
    "wallet.balance_minor + excluded.balance_minor"
)


class Wallets:
    """Reads the balances of patrons."""

    def __init__(self, database: Database, *, chunk: int = CHUNK) -> None:
        self._database = database
        self._chunk = chunk

    def balance(self, patron: str) -> Minor:
        """The balance of a patron; 0 if the patron is unknown."""
        with self._database.reading() as connection:
            found = connection.execute(_ONE, {"patron": patron}).scalar_one_or_none()
        return Minor(found or 0)

    def all(self) -> Iterator[tuple[str, Minor]]:
        """Every patron with a wallet and its balance, in order of their ids."""
        after = ""
        while True:
            with self._database.reading() as connection:
                rows = connection.execute(_AFTER, {"after": after, "most": self._chunk}).all()
            yield from ((patron, Minor(balance)) for patron, balance in rows)
            if len(rows) < self._chunk:
                return
            after = rows[-1][0]

    def with_heads(self, patron: str | None = None) -> tuple[dict[str, Minor], dict[str, int]]:
        """Every wallet, or one patron's, with the head of each pit's log at the same moment."""
        held: dict[str, Minor] = {}
        heads: dict[str, int] = {}
        statement = _WITH_HEADS if patron is None else _ONE_WITH_HEADS
        asked = {} if patron is None else {"patron": patron}
        with self._database.reading() as connection:
            for is_head, name, number in connection.execute(statement, asked):
                if is_head:
                    heads[name] = number
                else:
                    held[name] = Minor(number)
        return held, heads

    def correct(self, differences: Mapping[str, int]) -> None:
        """Add these differences to the wallets.

        Differences, not balances: a running house may change the same wallets meanwhile.
        """
        with self._database.writing() as connection:
            for patron, difference in sorted(differences.items()):
                changed = {"of": patron, "difference": difference}
                if not connection.execute(_CORRECT, changed).rowcount:
                    connection.execute(_MAKE, {"of": patron, "balance": difference})


def lock_balances(
    connection: Connection, patrons: Sequence[str], *, chunk: int = CHUNK
) -> dict[str, Minor]:
    """The balances of those who have a wallet, locked until the transaction ends."""
    found: dict[str, Minor] = {}
    ordered = sorted(set(patrons))
    for begin in range(0, len(ordered), chunk):
        rows = connection.execute(_LOCKED, {"patrons": ordered[begin : begin + chunk]})
        found.update((patron, Minor(balance)) for patron, balance in rows)
    return found


def write_balances(
    connection: Connection, *, before: Mapping[str, Minor], after: Mapping[str, Minor]
) -> None:
    """Set the new balances of wallets; `before` is what `lock_balances` returned."""
    rows = [{"of": patron, "balance": after[patron]} for patron in sorted(after)]
    known = [row for row in rows if row["of"] in before]
    fresh = [row for row in rows if row["of"] not in before]
    for statement, some in ((_SET, known), (_MAKE, fresh)):
        if some:
            connection.execute(statement, some)

"""Rows outside the log get a hash, and a pit the number and hash sum of its commands.

Existing rows are accepted as they are.
"""

import sqlalchemy as sa
from alembic import op

from puntobanco.store.command_rows import CommandRow, CommandTally, with_number
from puntobanco.store.rows import row_hash

revision = "0005"
down_revision = "0004"

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
BYTES = sa.LargeBinary()

KEPT = ("id", "pit", "digest", "answer", "sequence")
ROWS = {
    "credential": ("login", "kind", "subject", "password_hash", "set_ms", "disabled"),
    "invite": ("token_hash", "kind", "subject", "expires_ms"),
    "session": (
        "token_hash",
        "login",
        "kind",
        "subject",
        "secret",
        "created_ms",
        "seen_ms",
        "expires_ms",
        "address",
        "agent",
    ),
}
AT_ONCE = 2000


def upgrade() -> None:
    """Add the columns, and hash and count the existing rows."""
    sqlite = op.get_bind().dialect.name == "sqlite"
    nothing = sa.text("x''" if sqlite else "''::bytea")
    for table in ("command", *ROWS):
        op.add_column(table, sa.Column("row_hash", BYTES, nullable=False, server_default=nothing))
    op.add_column("command", sa.Column("number", NUMBER, nullable=False, server_default="0"))
    for name in ("commands", "commands_before"):
        op.add_column("pit", sa.Column(name, NUMBER, nullable=False, server_default="0"))
    op.add_column("pit", sa.Column("commands_sum", BYTES, nullable=False, server_default=nothing))
    for table, columns in ROWS.items():
        _hash_rows(table, columns)
    op.execute(f"DROP TRIGGER {'command_kept_u' if sqlite else 'command_kept_row ON command'}")
    for (pit,) in op.get_bind().execute(sa.text("SELECT pit FROM pit")).all():
        _count_commands(pit)
    # Number and hash may change: what an operator accepts as it is gets counted again.
    kept = ", ".join(KEPT)
    if sqlite:
        refuse = "BEGIN SELECT RAISE(ABORT, 'command rows are append-only'); END"
        op.execute(f"CREATE TRIGGER command_kept_u BEFORE UPDATE OF {kept} ON command {refuse}")
    else:
        changed = f"BEFORE UPDATE OF {kept} OR DELETE ON command"
        each = "FOR EACH ROW EXECUTE FUNCTION command_kept()"
        op.execute(f"CREATE TRIGGER command_kept_row {changed} {each}")


def _hash_rows(table: str, columns: tuple[str, ...]) -> None:
    key = columns[0]
    listed = ", ".join(columns)
    found = op.get_bind().execute(sa.text(f"SELECT {listed} FROM {table}")).all()  # noqa: S608
    update = sa.text(f"UPDATE {table} SET row_hash = :row_hash WHERE {key} = :key")  # noqa: S608
    rows = [{"key": row[0], "row_hash": row_hash(table, row)} for row in found]
    if rows:
        op.get_bind().execute(update, rows)


def _count_commands(pit: str) -> None:
    connection = op.get_bind()
    count = sa.text("SELECT count(*) FROM command WHERE pit = :pit")
    before = connection.execute(count, {"pit": pit}).scalar_one()
    some = sa.text(
        "SELECT id, pit, digest, answer, sequence FROM command WHERE pit = :pit AND id > :after "
        "ORDER BY id LIMIT :limit"
    )
    update = sa.text(
        "UPDATE command SET number = :number, row_hash = :row_hash WHERE id = :id AND pit = :pit"
    )
    tally, after = CommandTally.start(pit, before=before), ""
    while tally.commands < before:
        asked = {"pit": pit, "after": after, "limit": AT_ONCE}
        found = [
            with_number(CommandRow(*row), number)
            for number, row in enumerate(connection.execute(some, asked), tally.commands + 1)
        ]
        connection.execute(update, [row._asdict() for row in found])
        tally, after = tally.after(found), found[-1].id
    counting = sa.text(
        "UPDATE pit SET commands = :count, commands_before = :count, commands_sum = :sum "
        "WHERE pit = :pit"
    )
    connection.execute(counting, {"pit": pit, "count": before, "sum": tally.sum})

"""The first tables: pits, events, commands, wallets, persons, snapshots, followers."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
NAME = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
BYTES = sa.LargeBinary()
BY_KEY = {"sqlite_with_rowid": False, "sqlite_strict": True}

APPEND_ONLY = ("event", "command")


def upgrade() -> None:
    """Create the tables, and the triggers that keep the log append-only."""
    _log_tables()
    _other_tables()
    for table in APPEND_ONLY:
        if op.get_bind().dialect.name == "sqlite":
            _sqlite_triggers(table)
        else:
            _postgresql_triggers(table)


def _log_tables() -> None:
    op.create_table(
        "pit",
        sa.Column("pit", NAME, primary_key=True),
        sa.Column("owner", NAME, nullable=False),
        sa.Column("epoch", NUMBER, nullable=False),
        sa.Column("expires_ms", NUMBER, nullable=False),
        sa.Column("head_sequence", NUMBER, nullable=False),
        sa.Column("head_hash", BYTES, nullable=False),
        **BY_KEY,
    )
    op.create_table(
        "event",
        sa.Column("pit", NAME, primary_key=True),
        sa.Column("sequence", NUMBER, primary_key=True, autoincrement=False),
        sa.Column("time_ms", NUMBER, nullable=False),
        sa.Column("stream", NAME, nullable=False),
        sa.Column("kind", NAME, nullable=False),
        sa.Column("payload", BYTES, nullable=False),
        sa.Column("hash", BYTES, nullable=False),
        sa.CheckConstraint("sequence >= 1", name="event_sequence"),
        sa.CheckConstraint("length(hash) = 32", name="event_hash"),
        **BY_KEY,
    )
    op.create_table(
        "command",
        sa.Column("id", NAME, primary_key=True),
        sa.Column("pit", NAME, primary_key=True),
        sa.Column("digest", BYTES, nullable=False),
        sa.Column("answer", BYTES, nullable=False),
        sa.Column("sequence", NUMBER, nullable=False),
        **BY_KEY,
    )


def _other_tables() -> None:
    op.create_table(
        "wallet",
        sa.Column("patron", NAME, primary_key=True),
        sa.Column("balance_minor", NUMBER, nullable=False),
        sa.CheckConstraint("balance_minor >= 0", name="wallet_balance"),
        **BY_KEY,
    )
    op.create_table(
        "person",
        sa.Column("patron", NAME, primary_key=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("contact", sa.Text(), nullable=False),
        **BY_KEY,
    )
    op.create_table(
        "snapshot",
        sa.Column("pit", NAME, primary_key=True),
        sa.Column("sequence", NUMBER, primary_key=True, autoincrement=False),
        sa.Column("format", NUMBER, nullable=False),
        sa.Column("body", BYTES, nullable=False),
        sa.Column("sha256", BYTES, nullable=False),
        sqlite_strict=True,
    )
    op.create_table(
        "follower",
        sa.Column("name", NAME, primary_key=True),
        sa.Column("pit", NAME, primary_key=True),
        sa.Column("sequence", NUMBER, nullable=False),
        **BY_KEY,
    )


def _sqlite_triggers(table: str) -> None:
    refuse = f"BEGIN SELECT RAISE(ABORT, '{table} rows are append-only'); END"
    op.execute(f"CREATE TRIGGER {table}_kept_u BEFORE UPDATE ON {table} {refuse}")
    op.execute(f"CREATE TRIGGER {table}_kept_d BEFORE DELETE ON {table} {refuse}")
    # INSERT OR REPLACE deletes the old row without the trigger on DELETE.
    key = "sequence" if table == "event" else "id"
    same = f"SELECT 1 FROM {table} WHERE pit = NEW.pit AND {key} = NEW.{key}"  # noqa: S608 -- ours
    inserted = f"BEFORE INSERT ON {table} WHEN EXISTS ({same})"
    op.execute(f"CREATE TRIGGER {table}_kept_i {inserted} {refuse}")


def _postgresql_triggers(table: str) -> None:
    op.execute(
        f"CREATE FUNCTION {table}_kept() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
        f"RAISE EXCEPTION '{table} rows are append-only'; END $$"
    )
    refuse = f"EXECUTE FUNCTION {table}_kept()"
    changed = f"BEFORE UPDATE OR DELETE ON {table} FOR EACH ROW {refuse}"
    emptied = f"BEFORE TRUNCATE ON {table} FOR EACH STATEMENT {refuse}"
    op.execute(f"CREATE TRIGGER {table}_kept_row {changed}")
    op.execute(f"CREATE TRIGGER {table}_kept_all {emptied}")

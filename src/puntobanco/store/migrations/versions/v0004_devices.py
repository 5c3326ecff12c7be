"""Where people sign in from: their devices, guesses by origin, and the address of a session."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
NAME = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
BY_KEY = {"sqlite_with_rowid": False, "sqlite_strict": True}


def upgrade() -> None:
    """Create the tables. Locks move from a login to a login and an origin."""
    op.create_table(
        "device",
        sa.Column("kind", NAME, primary_key=True),
        sa.Column("subject", NAME, primary_key=True),
        sa.Column("token_hash", sa.LargeBinary(), primary_key=True),
        sa.Column("network", NAME, primary_key=True),
        sa.Column("address", NAME, nullable=False),
        sa.Column("agent", sa.Text(), nullable=False),
        sa.Column("first_ms", NUMBER, nullable=False),
        sa.Column("last_ms", NUMBER, nullable=False),
        sa.Column("unusual", NAME, nullable=False),
        sa.CheckConstraint("kind IN ('patron', 'staff')", name="device_kind"),
        **BY_KEY,
    )
    op.create_table(
        "guess",
        sa.Column("login", NAME, primary_key=True),
        sa.Column("origin", NAME, primary_key=True),
        sa.Column("failures", NUMBER, nullable=False),
        sa.Column("last_ms", NUMBER, nullable=False),
        sa.Column("until_ms", NUMBER, nullable=False),
        **BY_KEY,
    )
    op.add_column("session", sa.Column("address", NAME, nullable=False, server_default=""))
    op.add_column("session", sa.Column("agent", sa.Text(), nullable=False, server_default=""))
    for gone in ("failures", "failing_since_ms", "locked_until_ms"):
        op.drop_column("credential", gone)

"""Several processes on one database: which of them run, and the facts they share."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
NAME = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
BY_KEY = {"sqlite_with_rowid": False, "sqlite_strict": True}


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "process",
        sa.Column("owner", NAME, primary_key=True),
        sa.Column("address", NAME, nullable=False),
        sa.Column("seen_ms", NUMBER, nullable=False),
        **BY_KEY,
    )
    op.create_table(
        "fact",
        sa.Column("name", NAME, primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
        **BY_KEY,
    )

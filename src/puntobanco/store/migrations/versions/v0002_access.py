"""Who may sign in: credentials, invites, sessions, and notes of access events."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
NAME = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
BYTES = sa.LargeBinary()
BY_KEY = {"sqlite_with_rowid": False, "sqlite_strict": True}


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "credential",
        sa.Column("login", NAME, primary_key=True),
        sa.Column("kind", NAME, nullable=False),
        sa.Column("subject", NAME, nullable=False),
        sa.Column("password_hash", sa.Text(), nullable=False),
        sa.Column("set_ms", NUMBER, nullable=False),
        sa.Column("failures", NUMBER, nullable=False),
        sa.Column("failing_since_ms", NUMBER, nullable=False),
        sa.Column("locked_until_ms", NUMBER, nullable=False),
        sa.Column("disabled", sa.Text(), nullable=False),
        sa.CheckConstraint("kind IN ('patron', 'staff')", name="credential_kind"),
        sa.UniqueConstraint("kind", "subject", name="credential_subject"),
        **BY_KEY,
    )
    op.create_table(
        "invite",
        sa.Column("token_hash", BYTES, primary_key=True),
        sa.Column("kind", NAME, nullable=False),
        sa.Column("subject", NAME, nullable=False),
        sa.Column("expires_ms", NUMBER, nullable=False),
        sa.CheckConstraint("kind IN ('patron', 'staff')", name="invite_kind"),
        **BY_KEY,
    )
    op.create_table(
        "session",
        sa.Column("token_hash", BYTES, primary_key=True),
        sa.Column("login", NAME, nullable=False),
        sa.Column("kind", NAME, nullable=False),
        sa.Column("subject", NAME, nullable=False),
        sa.Column("secret", BYTES, nullable=False),
        sa.Column("created_ms", NUMBER, nullable=False),
        sa.Column("seen_ms", NUMBER, nullable=False),
        sa.Column("expires_ms", NUMBER, nullable=False),
        sa.CheckConstraint("kind IN ('patron', 'staff')", name="session_kind"),
        **BY_KEY,
    )
    op.create_table(
        "access_note",
        sa.Column("number", NUMBER, primary_key=True, autoincrement=True),
        sa.Column("time_ms", NUMBER, nullable=False),
        sa.Column("what", NAME, nullable=False),
        sa.Column("login", NAME, nullable=False),
        sa.Column("address", NAME, nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sqlite_strict=True,
    )

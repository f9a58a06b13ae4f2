"""Addresses that an operator has banned, as digests, until a time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the table."""
    op.create_table(
        "bans",
        sa.Column("address", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("code", sa.String(16), nullable=False),
    )

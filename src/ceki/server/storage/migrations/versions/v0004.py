"""Tables that are kept for days, and where players are told of their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the list of subscriptions, and says of each table how many days it is kept."""
    op.add_column("tables", sa.Column("kept_days", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "pushes",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("person", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("address_digest", sa.String(64), primary_key=True),
        sa.Column("token_digest", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(100), nullable=False),
    )

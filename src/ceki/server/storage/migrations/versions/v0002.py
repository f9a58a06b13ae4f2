"""The table at which strangers of a game meet."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the list of such tables."""
    op.create_table(
        "meetings",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
    )

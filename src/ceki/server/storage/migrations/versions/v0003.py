"""Who wants a table kept for ever."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the list of such wishes."""
    op.create_table(
        "stars",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("person", sa.Integer, primary_key=True, autoincrement=False),
    )

"""From which address a seat was taken, as a digest, while its table is open; and the time by which tables are kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the column, forgets the makers of closed tables, and lists open tables without reading the closed ones."""
    op.add_column("seats", sa.Column("address", sa.String(64), nullable=False, server_default=""))
    op.execute(sa.text("UPDATE tables SET maker = '' WHERE closed"))
    op.create_table(
        "kept_time",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("wall", sa.Float, nullable=False),
    )
    op.create_index("ix_tables_closed", "tables", ["closed", "changed"])

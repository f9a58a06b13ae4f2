"""Finished rounds, folded; and what keeps a server that slept from writing in the place of a folded event."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

SQLITE = """
CREATE TRIGGER not_folded BEFORE INSERT ON events
WHEN EXISTS (SELECT 1 FROM folded WHERE table_id = NEW.table_id AND last >= NEW.seq)
BEGIN SELECT RAISE(ABORT, 'this event is folded'); END
"""
# It looks after the insert, which waits where that number is just being folded: a look before would not see it.
FUNCTION = """
CREATE FUNCTION not_folded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM folded WHERE table_id = NEW.table_id AND last >= NEW.seq) THEN
        RAISE unique_violation USING MESSAGE = 'this event is folded';
    END IF;
    RETURN NULL;
END $$
"""
TRIGGER = "CREATE TRIGGER not_folded AFTER INSERT ON events FOR EACH ROW EXECUTE FUNCTION not_folded()"


def upgrade() -> None:
    """Makes the table, and what guards it."""
    op.create_table(
        "folded",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("last", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("events", sa.LargeBinary, nullable=False),
    )
    op.add_column("servers", sa.Column("format", sa.Integer, nullable=False, server_default="0"))
    for statement in [SQLITE] if op.get_bind().dialect.name == "sqlite" else [FUNCTION, TRIGGER]:
        op.execute(statement)

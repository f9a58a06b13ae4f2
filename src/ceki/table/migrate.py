"""Brings a database to this version: forward only, all or nothing, after a copy of the file."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from ceki.table.private import FILE

PLACE = Path(__file__).parent / "migrations"
LOCK = 0x63656B69  # of PostgreSQL, for one migration at a time


def _scripts() -> tuple[Config, ScriptDirectory]:
    config = Config()
    config.set_main_option("script_location", str(PLACE))
    return config, ScriptDirectory.from_config(config)


def newest() -> str:
    """The version that this program writes."""
    head = _scripts()[1].get_current_head()
    assert head is not None
    return head


def upgrade(connection: Connection) -> None:
    """Migrates a database. Raises `ValueError` when it is of a later version than this program."""
    config, scripts = _scripts()
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    current = MigrationContext.configure(connection).get_current_revision()
    if current == newest():
        return
    refuse_newer(current, scripts)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def refuse_newer(current: str | None, scripts: ScriptDirectory) -> None:
    """Raises `ValueError` for a version that this program does not know."""
    if current is not None and current not in {script.revision for script in scripts.walk_revisions()}:
        raise ValueError(
            f"this database is of version {current}, which a newer ceki has written; "
            f"this one knows versions up to {newest()}"
        )


def keep_copy(path: Path) -> Path | None:
    """A copy of a SQLite file beside it, before a migration; None when none is needed."""
    if not path.is_file() or path.stat().st_size == 0:
        return None
    source = sqlite3.connect(path)
    try:
        current = _version(source)
        if current is None or current == newest():
            return None
        refuse_newer(current, _scripts()[1])
        kept = path.with_name(f"{path.name}.before-{newest()}-was-{current}")
        kept.touch(mode=FILE)
        target = sqlite3.connect(kept)
        try:
            source.backup(target)
        finally:
            target.close()
    finally:
        source.close()
    return kept


def _version(source: sqlite3.Connection) -> str | None:
    try:
        row = source.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.OperationalError:
        return None
    return str(row[0]) if row else None

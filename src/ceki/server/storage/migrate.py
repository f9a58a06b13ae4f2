"""Brings a database to this version: forward only, all or nothing, after a copy of the file."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from sqlalchemy import Connection, inspect, text

from ceki.engine.errors import NotAllowed
from ceki.server.storage.private import FILE

PLACE = Path(__file__).parent / "migrations"
VERSIONS = sorted(path.stem.removeprefix("v") for path in PLACE.glob("versions/v*.py"))  # v0001.py makes version 0001
LOCK = 0x63656B69  # of PostgreSQL, for one migration at a time


def newest() -> str:
    """The version that this program writes."""
    return VERSIONS[-1]


def upgrade(connection: Connection) -> None:
    """Migrates a database. Raises `ValueError` when it is of a later version than this program."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    current = version_of(connection)
    if current == newest():
        return
    refuse_newer(current)
    from alembic import command  # most starts do without it: it takes a fifth of them
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(PLACE))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def version_of(connection: Connection) -> str | None:
    """The version of a database; None of an empty one."""
    made = inspect(connection).has_table("alembic_version")
    return connection.scalar(text("SELECT version_num FROM alembic_version")) if made else None


def refuse_newer(current: str | None) -> None:
    """Raises `ValueError` for a version that this program does not know."""
    if current is not None and current not in VERSIONS:
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
        current = _version(source, path)
        if current is None or current == newest():
            return None
        refuse_newer(current)
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


def _version(source: sqlite3.Connection, path: Path) -> str | None:
    try:
        row = source.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.OperationalError:
        return None
    except sqlite3.DatabaseError as error:
        raise NotAllowed("no-database", file=str(path)) from error
    return str(row[0]) if row else None

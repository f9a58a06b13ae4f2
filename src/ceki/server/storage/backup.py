"""A copy of a server's database in one file, made while people play; and a database made of such a copy.

A SQLite file that is copied by hand under play is empty or torn: what was written last lies beside it. So the rows are
read in one transaction, which sees one moment, and written into a file that nobody else can read, with a digest of all
that belongs to each table of people, and of the rest. What is restored is held against these first. Every table is
played again from its events, both times.
"""

from __future__ import annotations

import hashlib
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import orjson
from sqlalchemy import Connection, create_engine, func, insert, select
from sqlalchemy import Table as Sql
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ceki.engine.errors import NotAllowed
from ceki.server.storage import migrate, schema
from ceki.server.storage.folding import log
from ceki.server.storage.private import FILE
from ceki.server.storage.store import Store, StoreDown
from ceki.server.tables.state import Table

SOME: Final = 2000  # rows at a time
NAMED: Final = 5  # damaged tables that a sentence names
REST: Final = "the rest"
OF_TABLES: Final = {  # what belongs to a table of people, and the column that says to which
    schema.tables: "id", schema.events: "table_id", schema.folded: "table_id", schema.seats: "table_id",
    schema.stars: "table_id", schema.pushes: "table_id", schema.reports: "table_id", schema.complaints: "table_id",
}  # fmt: skip
OTHERS: Final = (schema.meetings, schema.secrets, schema.kept_time, schema.acts, schema.bans)
Told = Callable[[int], None]


class Unsaved(NotAllowed):
    """What cannot be saved or restored."""


@dataclass(frozen=True)
class Saved:
    """What a backup holds; `broken` are the ids of tables whose events do not follow from each other."""

    tables: int
    events: int
    broken: list[str]


async def backup(url: str, file: Path, begun: Told, told: Told) -> Saved:
    """Writes a database as it is at this moment into a new file. `begun` hears how many tables it has, `told` of each
    that has been played again. Raises `Unsaved`, `StoreDown` or `OSError`, and then there is no file."""
    if file.exists():
        raise FileExistsError(17, "there already", str(file))
    path = make_url(url).database if url.startswith("sqlite") else None
    if path is not None and not Path(path).is_file():
        raise FileNotFoundError(2, "no such file", path)
    half = file.with_name(f"{file.name}.half")
    half.unlink(missing_ok=True)
    half.touch(mode=FILE)
    source, target = Store(url), create_engine(URL.create("sqlite", database=str(half)))
    try:
        async with source.reader.connect() as read:
            if not url.startswith("sqlite"):
                await read.execution_options(isolation_level="REPEATABLE READ")
            _refuse_version(await read.run_sync(migrate.version_of))
            with target.begin() as write:
                migrate.upgrade(write)
                for table in (*OF_TABLES, *OTHERS):
                    async for rows in _read(read, table):
                        write.execute(insert(table), rows)
                _sign(write, _digests(write))
        with target.connect() as connection:
            found = _played_again(connection, begun, told)
        os.replace(half, file)
        return found
    except SQLAlchemyError as error:
        raise StoreDown(str(error)) from error
    finally:
        await source.close()
        target.dispose()
        half.unlink(missing_ok=True)


async def restore(file: Path, url: str, begun: Told, told: Told) -> Saved:
    """Makes a database of a backup, in a place where there is none or an empty one. Raises `Unsaved`, which names what
    is wrong, `StoreDown` or `OSError`; then nothing has been written."""
    with file.open("rb") as opened:
        opened.read(1)
    as_it_is = f"file:{quote(str(file.absolute()))}?mode=ro&immutable=1"
    source = create_engine("sqlite://", creator=lambda: sqlite3.connect(as_it_is, uri=True))
    try:
        with source.connect() as read:
            _refuse_damage(read, file)
            found = _played_again(read, begun, told)
            await _fill(read, url)
        return found
    except (SQLAlchemyError, UnicodeDecodeError) as error:
        raise Unsaved("no-backup", file=str(file)) from error
    finally:
        source.dispose()


async def _fill(read: Connection, url: str) -> None:
    target = Store(url)
    try:
        await target.open()
        async with target.writer.begin() as write:
            for table in (schema.tables, schema.secrets):
                if await write.scalar(select(func.count()).select_from(table)):
                    raise Unsaved("not-empty")
            for table in (*OF_TABLES, *OTHERS):
                for rows in _some(read, table):
                    await write.execute(insert(table), rows)
    except SQLAlchemyError as error:
        raise StoreDown(str(error)) from error
    finally:
        await target.close()


# ---------------------------------------------------------------- reading


async def _read(connection: AsyncConnection, table: Sql) -> Any:
    result = await connection.stream(select(table).order_by(*table.primary_key))
    async for rows in result.mappings().partitions(SOME):
        yield [dict(row) for row in rows]


def _some(connection: Connection, table: Sql) -> Iterator[list[dict[str, Any]]]:
    for rows in connection.execute(select(table).order_by(*table.primary_key)).mappings().partitions(SOME):
        yield [dict(row) for row in rows]


def _digests(connection: Connection) -> dict[str, str]:
    """A digest of all that belongs to each table of people, by its id, and one of the rest."""
    found: dict[str, Any] = {REST: hashlib.sha256()}
    for table in (*OF_TABLES, *OTHERS):
        column = OF_TABLES.get(table)
        for rows in _some(connection, table):
            for row in rows:
                whose = found.setdefault(str(row[column]), hashlib.sha256()) if column else found[REST]
                whose.update(orjson.dumps([table.name, *row.values()], default=bytes.hex) + b"\n")
    return {whose: digest.hexdigest() for whose, digest in found.items()}


def _played_again(connection: Connection, begun: Told, told: Told) -> Saved:
    """Plays every table again from its events."""
    t = schema.tables.c
    tables = connection.execute(select(t.id, t.code).order_by(t.id)).all()
    begun(len(tables))
    events, broken = 0, []
    for table, code in tables:
        try:
            happened = log(connection, str(table))
            events += len(happened)
            Table(str(table), str(code)).fold(happened)
        except (ValueError, KeyError, TypeError, AttributeError, IndexError, AssertionError):
            broken.append(str(table))
        told(1)
    return Saved(len(tables), events, broken)


# ---------------------------------------------------------------- what a backup says of itself


def _sign(connection: Connection, digests: dict[str, str]) -> None:
    connection.exec_driver_sql("CREATE TABLE backup (name TEXT PRIMARY KEY, digest TEXT NOT NULL)")
    signed: Sequence[tuple[str, str]] = list(digests.items())
    connection.exec_driver_sql("INSERT INTO backup (name, digest) VALUES (?, ?)", list(signed))


def _refuse_damage(connection: Connection, file: Path) -> None:
    """Raises `Unsaved` for a file that is no backup, or not what it was when it was made."""
    names = {str(row[0]) for row in connection.exec_driver_sql("SELECT name FROM sqlite_master")}
    if "backup" not in names:
        raise Unsaved("no-backup", file=str(file))
    _refuse_version(migrate.version_of(connection))
    said = {str(row[0]): str(row[1]) for row in connection.exec_driver_sql("SELECT name, digest FROM backup")}
    is_now = _digests(connection)
    wrong = sorted(whose for whose in {*said, *is_now} if said.get(whose) != is_now.get(whose))
    if wrong:
        raise Unsaved("damaged", file=str(file), n=len(wrong), tables=wrong[:NAMED])


def _refuse_version(version: str | None) -> None:
    if version != migrate.newest():
        raise Unsaved("other-version", version=version or "-", newest=migrate.newest())

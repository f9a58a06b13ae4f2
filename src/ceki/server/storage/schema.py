"""The tables of the database, as SQLAlchemy knows them. `migrations/` makes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    ARRAY,
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Text,
    UniqueConstraint,
    func,
    literal,
    select,
    tuple_,
)
from sqlalchemy import Table as Sql

metadata = MetaData()

tables = Sql(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("maker", String(64), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("closed", Boolean, nullable=False),
    Column("changed", Float, nullable=False, index=True),
    Column("facts", Text, nullable=False),
    Column("kept_days", Integer, nullable=False, server_default="0"),
    Index("ix_tables_closed", "closed", "changed"),
)

events = Sql(
    "events",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("person", Integer, nullable=False),
    Column("move_id", String(64), nullable=True),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "person", "move_id", name="one_move_once"),
)

folded = Sql(
    "folded",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("last", BigInteger, primary_key=True, autoincrement=False),  # the number of its last event
    Column("events", LargeBinary, nullable=False),
)

seats = Sql(
    "seats",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", Integer, primary_key=True, autoincrement=False),
    Column("token_digest", String(64), nullable=False),
    Column("server", String(32), nullable=False),
    Column("seen_at", Float, nullable=False),
    Column("address", String(64), nullable=False, server_default=""),  # a digest, while the table is open
)

meetings = Sql(
    "meetings",
    metadata,
    Column("game", String(64), primary_key=True),
    Column("table_id", String(32), nullable=False),
)

stars = Sql(
    "stars",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", Integer, primary_key=True, autoincrement=False),
)

reports = Sql(
    "reports",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("address", String(64), primary_key=True),  # a digest, while the table is open
)

complaints = Sql(
    "complaints",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", Float, nullable=False, index=True),
    Column("table_id", String(32), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("whose", Integer, nullable=False),
    Column("said", Text, nullable=False),
)

acts = Sql(
    "acts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", Float, nullable=False, index=True),
    Column("operator", String(64), nullable=False),
    Column("what", String(16), nullable=False),
    Column("code", String(16), nullable=False),
    Column("why", Text, nullable=False),
)

bans = Sql(
    "bans",
    metadata,
    Column("address", String(64), primary_key=True),  # a digest
    Column("until", Float, nullable=False),
    Column("code", String(16), nullable=False),  # of the table at which it was banned
)

servers = Sql(
    "servers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seen_at", Float, nullable=False),
    Column("format", Integer, nullable=False, server_default="0"),  # of the database that it reads
)

pushes = Sql(
    "pushes",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", Integer, primary_key=True, autoincrement=False),
    Column("address_digest", String(64), primary_key=True),
    Column("token_digest", String(64), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(100), nullable=False),
)

kept_time = Sql(
    "kept_time",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("wall", Float, nullable=False),
)

secrets = Sql(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(64), nullable=False),
)


def among(dialect: str, columns: Sequence[ColumnElement[Any]], rows: Sequence[Sequence[Any]]) -> ColumnElement[bool]:
    """The condition that some columns together have the values of one of these rows. PostgreSQL gets an array for each
    column: SQLAlchemy takes 30 ms to write a place for each of a thousand values."""
    if dialect != "postgresql":
        return tuple_(*columns).in_(rows)
    arrays = [literal([row[n] for row in rows], ARRAY(column.type)) for n, column in enumerate(columns)]
    given = func.unnest(*arrays).table_valued(*(f"of_{n}" for n in range(len(columns)))).render_derived()
    return tuple_(*columns).in_(select(*given.c))

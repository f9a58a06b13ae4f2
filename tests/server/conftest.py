"""Servers that tests of several processes share; a test takes a database of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ceki.server.tables import registry
from tests.server.peers.wired import Wire
from tests.server.servers import Postgres, Valkey


@pytest.fixture(scope="session")
def a_postgres() -> Iterator[Postgres]:
    server = Postgres()
    try:
        server.begin()
        yield server
    finally:
        server.remove()


@pytest.fixture(scope="session")
def a_valkey() -> Iterator[Valkey]:
    server = Valkey()
    try:
        server.begin()
        yield server
    finally:
        server.remove()


@pytest.fixture
def postgres(a_postgres: Postgres) -> Postgres:
    """PostgreSQL, running."""
    if not a_postgres.ready():
        a_postgres.begin()
    return a_postgres


@pytest.fixture
def valkey(a_valkey: Valkey) -> Valkey:
    """Valkey or Redis, running."""
    a_valkey.wake()
    if not a_valkey.ready():
        a_valkey.begin()
    return a_valkey


@pytest.fixture
def wires(monkeypatch):
    """The ends of a bus within a test."""
    ends = []
    monkeypatch.setattr(registry, "bus_of", lambda url: Wire(ends))
    return ends

"""Who sits where, of few tables and of many: the same on both databases, however the statement lists them."""

from __future__ import annotations

import pytest

from ceki.server.storage import presence
from ceki.server.storage.store import Row, Store, database_url
from ceki.server.tables.events import Draft
from tests.server.guests import asynchronous

pytestmark = pytest.mark.xdist_group("servers")
TABLES = ["t0", "t1", "t2"]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, tmp_path):
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}"
    return database_url(request.getfixturevalue("postgres").database())


async def a_store(url):
    """A store with three tables of two people, who all sit at server `one` since 10.0."""
    store = Store(url)
    await store.open()
    for n, table in enumerate(TABLES):
        digests = {0: f"{n}0", 1: f"{n}1"}
        await store.create(Row(table, f"C{n}", False, False, 0.0, {}), "m", [Draft("created")], digests, 0.0)
        for person in digests:
            await store.presence.sit("one", table, person, 10.0)
    return store


@pytest.mark.parametrize("at_once", [1, 2, 5000])
@asynchronous
async def test_only_those_who_still_sit_stay_and_only_those_named_rise(url, at_once, monkeypatch):
    monkeypatch.setattr(presence, "AT_ONCE", at_once)
    store = await a_store(url)
    seats = store.presence
    await seats.stay("one", [("t0", 0), ("t0", 1), ("t2", 1)], 20.0, 5.0)
    assert await seats.present(TABLES, 15.0, "two") == {"t0": {0, 1}, "t2": {1}}
    assert await seats.present(["t2", "t1"], 5.0, "two") == {"t1": {0, 1}, "t2": {0, 1}}
    assert await seats.present(TABLES, 5.0, "one") == await seats.present([], 5.0, "two") == {}
    await seats.sit("two", "t0", 0, 21.0)
    await seats.stay("one", [("t0", 0), ("t2", 1)], 30.0, 25.0)
    assert await seats.present(TABLES, 25.0, "three") == {"t0": {0}, "t2": {1}}, "`two` has given up the seat"
    await seats.rise("one", [("t2", 1), ("t0", 1)])
    await seats.rise("two", [("t0", 0)])
    await seats.rise("one", [])
    assert await seats.present(TABLES, 5.0, "three") == {"t0": {0}, "t1": {0, 1}, "t2": {0}}
    await store.close()


@asynchronous
async def test_the_latest_events_are_those_of_the_tables_that_are_named(url):
    store = await a_store(url)
    await store.append("t1", 1, [Draft("readied", 0), Draft("readied", 1)], {}, 1.0)
    assert await store.latest(["t1", "t0", "nowhere"]) == {"t0": 1, "t1": 3}
    assert await store.latest([]) == {}
    await store.close()

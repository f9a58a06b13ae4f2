"""Events of several tables that go into PostgreSQL together: the same promise to each."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import OperationalError

from ceki.server.storage.store import POOL, Row, Store, StoreDown, Taken, database_url
from ceki.server.tables.events import Draft
from tests.server.guests import asynchronous

pytestmark = pytest.mark.xdist_group("servers")


@pytest.fixture
def url(postgres):
    return database_url(postgres.database())


async def a_store(url, tables):
    store = Store(url)
    await store.open()
    for n in range(tables):
        await store.create(Row(f"t{n}", f"C{n}", False, False, 0.0, {}), "m", [Draft("created")], {}, 0.0)
    return store


def closing(store, n, seq=1):
    """Events with a change of their table."""
    return store.append(f"t{n}", seq, [Draft("closed")], {}, 1.0)


def alone(store, n, seq=1):
    """Events with nothing else."""
    return store.append(f"t{n}", seq, [Draft("stayed", 0), Draft("readied", 0)], {}, 1.0, mark=False)


@pytest.fixture(params=[closing, alone])
def write(request):
    return request.param


async def last(store, n):
    return (await store.events(f"t{n}"))[-1].kind


@asynchronous
async def test_events_that_come_during_a_transaction_share_the_next(url, write):
    store = await a_store(url, 20)
    await asyncio.gather(*(write(store, n) for n in range(20)))
    async with store.reader.connect() as connection:
        of_each = await connection.execute(text("SELECT xmin FROM events WHERE seq > 1"))  # their transactions
        assert 1 <= len(set(of_each.scalars())) <= 2
    for n in range(20):
        assert await last(store, n) in ("closed", "readied")
    await store.close()


@asynchronous
async def test_events_alone_are_one_wait_for_the_database(url):
    store, asked = await a_store(url, 1), []
    await alone(store, 0)
    driver = (await store.batches.of_one_statement.get_raw_connection()).driver_connection
    driver.add_query_logger(lambda record: asked.append(record.query.split()[0]))
    await alone(store, 0, 3)
    assert asked == ["INSERT"]
    await store.close()


@asynchronous
async def test_a_read_and_a_write_of_one_statement_need_no_begin_and_no_end(url):
    store, asked = await a_store(url, 1), []  # prepared statements, which do the work, are not logged
    await store.append("t0", 1, [Draft("readied", 0)], {0: "digest"}, 1.0)
    async with store.reader.connect() as connection:
        driver = (await connection.get_raw_connection()).driver_connection
    driver.add_query_logger(lambda record: asked.append(record.query.split()[0]))
    await store.tokens("t0")
    await store.note("t0", {}, closed=False)
    await store.presence.sit("here", "t0", 0, 1.0)
    assert asked == [";"] * 3, "each connection is checked"
    assert await store.tokens("t0") == {0: "digest"}
    assert await store.presence.present(["t0"], 0.0, "there") == {"t0": {0}}
    await store.close()


@asynchronous
async def test_where_all_connections_are_in_use_none_is_made_for_a_moment(url):
    store, made = await a_store(url, 1), []
    event.listen(store.reader.sync_engine, "connect", lambda *_: made.append(1))
    for _ in range(3):
        await asyncio.gather(*(store.tokens("t0") for _ in range(40)))
    assert 1 <= len(made) <= POOL
    await store.close()


@asynchronous
async def test_r8_a_table_at_which_another_was_first_does_not_hold_up_the_others(url):
    store = await a_store(url, 5)
    await closing(store, 3)
    asked = [store.append(f"t{n}", 1, [Draft("readied", n)], {n: "digest"}, 2.0) for n in range(5)]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(answer) for answer in answers] == [list, list, list, Taken, list]
    assert [one.kind for one in await store.events("t3")] == ["created", "closed"]
    assert await store.tokens("t3") == {}
    assert await store.tokens("t4") == {4: "digest"}
    await store.close()


@asynchronous
async def test_r8_of_events_alone_only_those_of_the_other_are_refused_all_of_them(url):
    store = await a_store(url, 5)
    await store.append("t3", 2, [Draft("stayed")], {}, 1.0, mark=False)  # the second of two that are to come
    answers = await asyncio.gather(*(alone(store, n) for n in range(5)), return_exceptions=True)
    assert [type(answer) for answer in answers] == [list, list, list, Taken, list]
    assert [one.seq for one in await store.events("t3")] == [1, 3]
    await store.close()


@asynchronous
async def test_r1_when_the_commit_fails_nobody_is_told_that_it_was_kept_and_the_next_is_written(url):
    store = await a_store(url, 2)

    def full(*_):
        raise OperationalError("COMMIT", {}, Exception("disk full"))

    event.listen(store.writer.sync_engine, "commit", full)
    answers = await asyncio.gather(*(closing(store, n) for n in range(2)), return_exceptions=True)
    assert [type(answer) for answer in answers] == [StoreDown, StoreDown]
    event.remove(store.writer.sync_engine, "commit", full)
    await closing(store, 0)
    assert [one.kind for one in await store.events("t0")] == ["created", "closed"]
    await store.close()


@asynchronous
async def test_two_servers_that_write_the_same_tables_never_wait_for_each_other(url, write):
    """Each hands its tables over in another order; of each table exactly one is first."""
    one, two = await a_store(url, 30), Store(url)
    events = 1 if write is closing else 2
    for seq in range(1, 8 * events, events):
        asked = [write(one, n, seq) for n in range(30)] + [write(two, n, seq) for n in reversed(range(30))]
        answers = [type(answer) for answer in await asyncio.gather(*asked, return_exceptions=True)]
        assert set(answers) == {list, Taken}
        assert all({answers[n], answers[59 - n]} == {list, Taken} for n in range(30))
    await one.close()
    await two.close()


@asynchronous
async def test_who_goes_away_while_it_is_written_keeps_nobody_waiting(url):
    store = await a_store(url, 3)
    asked = [asyncio.create_task(closing(store, n)) for n in range(3)]
    await asyncio.sleep(0)
    asked[0].cancel()
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(answer) for answer in answers] == [asyncio.CancelledError, list, list]
    await closing(store, 1, 2)
    await store.close()

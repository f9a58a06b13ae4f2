"""Events of several tables that are written together: the same promise to each, and nobody's trouble is another's."""

from __future__ import annotations

import asyncio
import threading
from contextlib import nullcontext

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from ceki.server.storage.store import Row, Store, StoreDown, Taken
from ceki.server.tables.events import Draft
from tests.server.guests import asynchronous


async def a_store(tmp_path, tables):
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}")
    await store.open()
    for n in range(tables):
        await store.create(Row(f"t{n}", f"C{n}", False, False, 0.0, {}), "m", [Draft("created")], {}, 0.0)
    return store


def counted(store, name):
    """Counts what the thread that appends does."""
    found = []
    event.listen(store.appender.engine, name, lambda *_: found.append(1))
    return found


@asynchronous
async def test_r1_the_thread_that_appends_writes_to_disk_at_every_commit(tmp_path):
    store = await a_store(tmp_path, 1)

    def asked():
        with store.appender.engine.connect() as connection:
            return [connection.exec_driver_sql(f"PRAGMA {what}").scalar() for what in ("journal_mode", "synchronous")]

    assert await asyncio.to_thread(asked) == ["wal", 2]
    await store.close()


@asynchronous
@pytest.mark.parametrize("fails", [False, True])
async def test_r1_only_work_for_which_nobody_waits_ends_before_it_is_on_disk(tmp_path, fails):
    store, ends = await a_store(tmp_path, 1), []
    event.listen(store.appender.engine, "commit", lambda connection: ends.append(_synchronous(connection)))

    def work(_):
        if fails:
            raise OperationalError("", {}, Exception("the disk is full"))

    with pytest.raises(StoreDown) if fails else nullcontext():
        await store.appender.work(work)
    await store.append("t0", 1, [Draft("closed")], {}, 1.0)
    assert ends == ([2] if fails else [1, 2])  # NORMAL, FULL
    await store.close()


@asynchronous
async def test_r1_a_connection_that_cannot_be_set_back_writes_no_event(tmp_path):
    store, ends = await a_store(tmp_path, 1), []
    with pytest.raises(StoreDown):
        await store.appender.work(lambda connection: connection.connection.driver_connection.close())
    event.listen(store.appender.engine, "commit", lambda connection: ends.append(_synchronous(connection)))
    await store.append("t0", 1, [Draft("closed")], {}, 1.0)
    assert ends == [2]
    await store.close()


def _synchronous(connection):
    return connection.connection.driver_connection.execute("PRAGMA synchronous").fetchone()[0]


@asynchronous
async def test_events_that_come_while_the_disk_is_busy_are_written_together(tmp_path):
    store = await a_store(tmp_path, 20)
    commits = counted(store, "commit")
    await asyncio.gather(*(store.append(f"t{n}", 1, [Draft("closed")], {}, 1.0) for n in range(20)))
    assert len(commits) == 1
    for n in range(20):
        assert [one.kind for one in await store.events(f"t{n}")] == ["created", "closed"]
    await store.close()


@asynchronous
async def test_what_comes_during_a_commit_is_written_though_nobody_listens_meanwhile(tmp_path):
    store = await a_store(tmp_path, 2)
    commits, come, twice = [], threading.Event(), threading.Event()

    def committing(*_):
        commits.append(1)
        assert come.wait(10)
        if len(commits) == 2:
            twice.set()

    event.listen(store.appender.engine, "commit", committing)
    asked = [asyncio.create_task(store.append("t0", 1, [Draft("closed")], {}, 1.0))]
    while not commits:
        await asyncio.sleep(0)
    asked.append(asyncio.create_task(store.append("t1", 1, [Draft("closed")], {}, 1.0)))
    await asyncio.sleep(0)
    come.set()
    assert twice.wait(10)  # the loop stands still until then
    await asyncio.gather(*asked)
    await store.close()


@asynchronous
async def test_whoever_else_writes_has_a_turn_though_more_and_more_is_appended(tmp_path):
    store, loop, last = await a_store(tmp_path, 1), asyncio.get_running_loop(), 40
    commits, asked, before = [], [], []

    async def one_more():
        asked.append(asyncio.create_task(store.append("t0", len(asked) + 1, [Draft("readied", 0)], {}, 1.0)))
        await asyncio.sleep(0)

    def committing(*_):
        commits.append(1)
        if len(commits) < last:
            asyncio.run_coroutine_threadsafe(one_more(), loop).result(10)

    async def create():
        await store.create(Row("new", "NEW", False, False, 0.0, {}), "m", [Draft("created")], {}, 0.0)
        before.append(len(commits))

    event.listen(store.appender.engine, "commit", committing)
    await one_more()
    while not commits:
        await asyncio.sleep(0)
    await create()
    assert before[0] < last
    while len(asked) < last:
        await asyncio.sleep(0)
    await asyncio.gather(*asked)
    await store.close()


@asynchronous
async def test_r8_a_table_at_which_another_was_first_does_not_hold_up_the_others(tmp_path):
    store = await a_store(tmp_path, 5)
    await store.append("t3", 1, [Draft("closed")], {}, 1.0)
    asked = [store.append(f"t{n}", 1, [Draft("readied", n)], {n: "digest"}, 2.0) for n in range(5)]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(answer) for answer in answers] == [list, list, list, Taken, list]
    assert [one.kind for one in await store.events("t3")] == ["created", "closed"]
    assert await store.tokens("t3") == {}
    assert [one.person for one in await store.events("t4")] == [-1, 4]
    assert await store.tokens("t4") == {4: "digest"}
    await store.close()


@asynchronous
async def test_r1_when_the_commit_fails_nobody_is_told_that_it_was_kept_and_the_next_is_written(tmp_path):
    store = await a_store(tmp_path, 2)

    def full(*_):
        raise OperationalError("COMMIT", {}, Exception("database or disk is full"))

    event.listen(store.appender.engine, "commit", full)
    answers = await asyncio.gather(
        *(store.append(f"t{n}", 1, [Draft("closed")], {}, 1.0) for n in range(2)), return_exceptions=True
    )
    assert [type(answer) for answer in answers] == [StoreDown, StoreDown]
    event.remove(store.appender.engine, "commit", full)
    with pytest.raises(Taken):
        await store.append("t0", 0, [Draft("closed")], {}, 1.0)
    await store.append("t0", 1, [Draft("closed")], {}, 1.0)
    assert [one.kind for one in await store.events("t0")] == ["created", "closed"]
    await store.close()

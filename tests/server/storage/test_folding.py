"""Finished rounds are folded: the log is the same, and nobody writes in their place."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from uuid import UUID

import pytest
from sqlalchemy import func, insert, select, text, update

from ceki.server.fairness.verify import verify
from ceki.server.storage import folding, schema
from ceki.server.storage.folding import FORMAT, fold, log, packed, unpacked
from ceki.server.storage.moderation import NewName
from ceki.server.storage.store import Row, Store, Taken, database_url
from ceki.server.tables.events import Draft, Event
from ceki.server.tables.sweep import ROUNDS
from tests.server.guests import asynchronous, laid_in, play_round, serving

pytestmark = pytest.mark.xdist_group("servers")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, tmp_path):
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}"
    return database_url(request.getfixturevalue("postgres").database())


async def a_store(url, events=8):
    """A store with a table `t` at which eight events have happened; the fifth round is dealt with event 6."""
    store = Store(url)
    await store.open()
    await store.create(Row("t", "C", False, False, 0.0, {}), "m", [Draft("created", body={"a": 1})], {}, 0.1)
    for seq in range(1, events):
        kind = "dealt" if seq == 5 else "moved"
        body = {"move": "é", "name": "old", "round": seq}
        await store.append("t", seq, [Draft(kind, seq % 3, body, f"{seq:032x}")], {}, seq / 7)
    return store


async def counted(store):
    """How many events are rows, and how many texts hold the others."""
    async with store._read() as connection:
        return [
            await connection.scalar(select(func.count()).select_from(one)) for one in (schema.events, schema.folded)
        ]


@asynchronous
async def test_a_folded_log_says_the_same_from_wherever_it_is_read(url):
    store = await a_store(url)
    before = await store.events("t")
    assert await counted(store) == [8, 0]
    assert await store.folding.some(ROUNDS, 100.0) == 1
    assert await counted(store) == [3, 1]
    for after in range(9):
        assert await store.events("t", after) == before[after:]
    assert await store.latest(["t"]) == {"t": 8}
    for number in (6, 7, 8):
        await store.append("t", number + 2, [Draft("dealt", body={"round": number})], {}, 2.0)
    assert await store.folding.some(ROUNDS, 100.0) == 0
    await store.append("t", 11, [Draft("dealt", body={"round": 9})], {}, 2.0)
    assert await store.folding.some(ROUNDS, 100.0) == 1
    assert await counted(store) == [1, 2]
    await store.append("t", 12, [Draft("closed")], {}, 2.0)
    assert await store.folding.some(ROUNDS, 100.0) == 1
    assert await counted(store) == [1, 3]
    assert [event.seq for event in await store.events("t")] == list(range(1, 14))
    assert (await store.events("t"))[:8] == before
    await store.close()


@asynchronous
async def test_nothing_is_read_twice_where_a_round_is_folded_meanwhile(tmp_path):
    """PostgreSQL reads each statement as it is at that moment."""
    store = await a_store(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}")
    await store.append("t", 8, [Draft("dealt", body={"round": 5}), Draft("moved")], {}, 2.0)
    before = await store.events("t")

    class Meanwhile:
        def __init__(self, connection):
            self.connection = connection

        def execute(self, query):
            if "folded" in str(query):
                fold(self.connection, "t", 8)
            return self.connection.execute(query)

    async with store._write() as connection:
        await connection.run_sync(fold, "t", 5)
        assert await connection.run_sync(lambda sync: log(Meanwhile(sync), "t")) == before
    await store.close()


@asynchronous
async def test_a_server_that_slept_writes_nothing_in_the_place_of_a_folded_event(url):
    store = await a_store(url)
    await store.folding.some(ROUNDS, 100.0)
    for seq in (0, 3, 4, 6):
        with pytest.raises(Taken):
            await store.append("t", seq, [Draft("moved", 1, {"move": "late"}, "late")], {}, 3.0)
    assert len(await store.append("t", 8, [Draft("moved", 1, {"move": "now"}, "late")], {}, 3.0)) == 1
    await store.close()


@asynchronous
async def test_nor_while_it_is_being_folded(postgres):
    """A look before the insert would find the round not folded yet, and the insert would then wait until it is gone."""
    store = await a_store(database_url(postgres.database()))
    async with store._write() as connection:
        await connection.run_sync(fold, "t", 5)
        late = asyncio.create_task(store.append("t", 3, [Draft("moved", 1, {"move": "late"}, "late")], {}, 3.0))
        async with store.writer.connect() as other:
            while not await other.scalar(text("SELECT count(*) FROM pg_locks WHERE NOT granted")):
                await asyncio.sleep(0.01)
    with pytest.raises(Taken):
        await late
    assert [event.seq for event in await store.events("t")] == list(range(1, 9))
    await store.close()


@asynchronous
async def test_a_name_goes_from_a_round_that_is_folded_meanwhile(url):
    store = await a_store(url)
    await asyncio.gather(
        store.moderation.rename(NewName("t", 1, "new", (2, 5, 8), erased=False), 8, 4.0),
        store.folding.some(ROUNDS, 100.0),
    )
    kept = await store.events("t")
    assert [event.seq for event in kept if event.body.get("name") == "new"] == [2, 5, 8, 9]
    assert [event.seq for event in kept if event.body.get("name") == "old"] == [3, 4, 6, 7]
    assert await counted(store) == [4, 1]
    await store.moderation.rename(NewName("t", 1, "newer", (2,), erased=False), 9, 5.0)
    assert [event.body.get("name") for event in await store.events("t")][:4] == [None, "newer", "old", "old"]
    await store.close()


@asynchronous
async def test_no_file_has_the_rows_that_were_folded(tmp_path):
    """A name that is erased later must not be left where its row was."""
    store = await a_store(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}")
    await store.append("t", 8, [Draft("sat", 1, {"name": "Zulhasrat"}), Draft("closed")], {}, 2.0)
    await store.folding.some(ROUNDS, 100.0)
    await store.moderation.rename(NewName("t", 1, "new", (9,), erased=True), 10, 3.0)
    await store.close()
    assert [file.name for file in tmp_path.iterdir() if b"Zulhasrat" in file.read_bytes()] == []


@asynchronous
async def test_nothing_is_folded_while_a_server_lives_that_could_not_read_it(url):
    store = await a_store(url)
    async with store._write() as connection:
        await connection.execute(insert(schema.servers).values(id="before", seen_at=50.0))
    await store.presence.beat("now", 100.0)
    assert await store.folding.some(ROUNDS, 100.0) == 0
    assert await counted(store) == [8, 0]
    assert await store.folding.some(ROUNDS, 111.0) == 1
    async with store._read() as connection:
        assert await connection.scalar(select(schema.servers.c.format).where(schema.servers.c.id == "now")) == FORMAT
    await store.close()


@pytest.mark.parametrize("wrong", [{"body": "{"}, {"seq": 99}, {"version": 999}])
@asynchronous
async def test_a_damaged_round_stays_as_it_is_and_the_others_are_folded(url, wrong, caplog):
    store = await a_store(url)
    await store.create(Row("u", "D", False, False, 0.0, {}), "m", [Draft("created")], {}, 0.0)
    await store.append("u", 1, [Draft("dealt", body={"round": 5})], {}, 1.0)
    async with store._write() as connection:
        e = schema.events
        await connection.execute(update(e).where(e.c.table_id == "t", e.c.seq == 3).values(**wrong))
    assert await store.folding.some(ROUNDS, 100.0) == 2
    assert "a round of table t is not folded" in caplog.text
    assert await counted(store) == [8 + 1, 1]
    await store.close()


@asynchronous
async def test_what_a_server_left_unfolded_is_found(url):
    store = await a_store(url)
    await store.append("t", 8, [Draft("closed")], {}, 2.0)
    store.folding.finished.clear()
    assert await store.folding.find("", 5) is None
    await store.folding.some(ROUNDS, 100.0)
    assert await counted(store) == [1, 1]
    assert await store.folding.find("", 5) is None
    assert store.folding.finished == {}
    await store.close()


@asynchronous
async def test_a_server_folds_the_rounds_that_are_played_and_another_reads_them(tmp_path, monkeypatch):
    monkeypatch.setattr(folding, "TOGETHER", 1)
    async with serving(tmp_path) as one, serving(tmp_path, one.clock) as two:
        made, guests = await one.full_table("cholek_tiga", players=2, rounds=3)
        await play_round(guests)
        await the_next(guests)
        before = await one.registry.store.events(made["table"])
        one.clock.turn(1.0)
        await one.driver.tick()
        with sqlite3.connect(laid_in(tmp_path)) as database:
            rows = [row[0] for row in database.execute("SELECT kind FROM events ORDER BY seq")]
            assert rows[0] == "dealt"
            assert "created" not in rows
        assert await two.registry.store.events(made["table"]) == before
        late = await two.come(made["code"], None)
        assert late.state["seq"] == before[-1].seq
        assert [len(house.room(made).table.history) for house in (one, two)] == [1, 1]
        await play_round(guests)
        await the_next(guests)
        for house in (one, two):
            house.clock.turn(1.0)
            await house.driver.tick()
        answer = await two.http.get(f"/api/tables/{made['code']}/log")
        assert len(verify(answer.text).rounds) == 2


async def the_next(guests):
    """Everybody asks for the next round."""
    for guest in guests:
        guest.say(type="next")
    for guest in guests:
        await guest.until(lambda state: not state["over"])


def test_a_round_in_one_text_is_the_round():
    chance = random.Random(7)
    for _ in range(200):
        at, events = chance.uniform(0, 2e9), []
        for seq in range(first := chance.randrange(1, 2**40), first + chance.randrange(1, 60)):
            at += chance.uniform(-1, 1000)  # a clock may be set back
            body = {chance.choice("abc"): chance.choice(["é", 1, -(2**60), None, [1, {"x": 1.5}], "\x00", ""])}
            move = chance.choice(
                [
                    None,
                    f"{chance.getrandbits(128):032x}",
                    "x" * 64,
                    f"{chance.getrandbits(128):032X}",
                    str(UUID(int=chance.getrandbits(128))),
                ]
            )
            events.append(Event(seq, chance.choice(["moved", "sat"]), chance.randint(-1, 9), body, move, round(at, 3)))
        assert unpacked(packed(events)) == events
    for damaged in (b"", b"x", packed(events)[:-9], packed(events) + b"x"):
        with pytest.raises(ValueError, match="damaged"):
            unpacked(damaged)

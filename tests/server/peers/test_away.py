"""R8, R11: the database is away, or the bus: nothing is lost, nobody is late, and all goes on when it is back."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import pytest
from sqlalchemy import insert

from ceki.server.peers import bus
from ceki.server.storage import schema
from ceki.server.storage.store import Store, StoreDown, database_url
from ceki.server.tables.events import Draft
from tests.patience import PATIENCE
from tests.server.guests import asynchronous, serving
from tests.server.processes import free_port


@contextlib.contextmanager
def away(store, monkeypatch):
    """The database is away."""

    @contextlib.asynccontextmanager
    async def broken():
        raise StoreDown("away")
        yield

    with monkeypatch.context() as patch:
        for part in (store, store.listing, store.lasting, store.presence, store.moderation):
            patch.setattr(part, "_write", broken)
            patch.setattr(part, "_read", broken)
        yield


@asynchronous
async def test_r8_who_comes_while_the_database_is_away_is_asked_to_come_again(tmp_path, monkeypatch):
    async with serving(tmp_path) as house:
        made = await house.table("chabut", players=2)
        with away(house.registry.store, monkeypatch):
            guest = house.visitor()
            guest.say(type="hello", version=1, table=made["table"], token=made["token"])
            last, code = await guest.closed()
            assert (last["code"], code) == ("retry", 1013)
            answer = await house.http.get("/api/tables")
            assert (answer.status_code, answer.json()["code"]) == (429, "retry")
        await house.come(made["table"], made["token"])


@asynchronous
async def test_r8_a_move_that_cannot_be_written_is_answered_with_its_id(tmp_path, monkeypatch):
    async with serving(tmp_path) as house:
        made, guests = await house.full_table("cholek_tiga", players=2)
        await house.quiet(made)
        asked = guests[house.room(made).table.turn]
        while asked.state["seq"] < house.room(made).table.seq:
            await asked.hear()

        async def down(*given):
            raise StoreDown("away")

        with monkeypatch.context() as patch:
            patch.setattr(house.registry.store, "append", down)
            move_id = asked.move()
            answer = await asked.answer()
            assert (answer["code"], answer["move_id"]) == ("retry", move_id)
        asked.move(move_id=move_id)
        assert (await asked.answer())["type"] == "ack"


@asynchronous
async def test_r11_time_does_not_run_while_the_database_is_away(tmp_path, monkeypatch):
    async with serving(tmp_path) as house:
        made, _ = await house.full_table("cholek_tiga", players=2, seconds=20)
        await house.quiet(made)
        room = house.room(made)
        person = room.table.turn
        assert room.deadline is not None
        house.clock.turn(60.0)
        with away(house.registry.store, monkeypatch), pytest.raises(StoreDown):
            await house.driver.tick()
        house.clock.turn(1.0)
        await house.driver.tick()
        assert room.table.turn == person
        assert room.table.chairs[person].kind == "human", "nobody was replaced for what the database did"
        assert room.deadline == house.clock.steady() + 20 + 15


@asynchronous
async def test_r8_a_bus_that_is_away_is_one_line_in_the_log(caplog, monkeypatch):
    monkeypatch.setattr(bus, "AGAIN_SECONDS", 0.0)
    caplog.set_level(logging.WARNING)
    line = bus.bus_of(f"redis://127.0.0.1:{free_port()}")
    tried, enough, true = [], asyncio.Event(), line.client.pubsub

    def counted(**given):
        tried.append(given)
        if len(tried) == 4:
            enough.set()
        return true(**given)

    line.client.pubsub = counted

    async def heard(hint):
        raise AssertionError(hint)

    await line.open(heard, str.upper)
    line.follow("a")
    line.say("a", "into the void")
    await asyncio.wait_for(enough.wait(), PATIENCE)
    await line.close()
    assert [record.getMessage() for record in caplog.records] == [
        "the bus is away (ConnectionError): tables go on, by what is read from the database"
    ]


@pytest.mark.prove
@pytest.mark.xdist_group("servers")
def test_r8_the_bus_that_comes_back_is_heard_again(valkey, caplog, monkeypatch):
    monkeypatch.setattr(bus, "AGAIN_SECONDS", 0.05)

    @asynchronous
    async def play():
        heard, ends = asyncio.Queue(), [bus.bus_of(valkey.url) for _ in range(2)]

        async def hear(hint):
            if hint != "I listen":
                await heard.put(hint)

        for end in ends:
            await end.open(hear, lambda table: "I listen")
            end.follow("ours")
        ends[1].follow("ones")
        ends[1].follow("others")
        ends[1].unfollow("others")
        for n in range(2):
            while [valkey.listeners(f"ceki.{table}") for table in ("ours", "ones", "others")] != [2, 1, 0]:
                await asyncio.sleep(0.02)
            ends[0].say("others", "unheard")
            ends[0].say("ours", f"hint {n}")
            ends[0].say("ones", f"of one {n}")
            found = [await asyncio.wait_for(heard.get(), PATIENCE) for _ in range(3)]
            assert sorted(found) == [f"hint {n}", f"hint {n}", f"of one {n}"]
            if n == 0:
                valkey.end(9)
                ends[0].say("ours", "lost")
                while "away" not in caplog.text:
                    await asyncio.sleep(0.02)
                valkey.begin()
        for end in ends:
            await end.close()
        assert heard.empty()

    play()
    assert "the bus is back" in caplog.text


@pytest.mark.prove
@pytest.mark.xdist_group("servers")
def test_r8_a_server_that_freezes_in_the_midst_of_a_commit_does_not_hold_the_table(postgres):
    url = database_url(postgres.database())

    @asynchronous
    async def write():
        frozen, other = Store(url), Store(url)
        await frozen.open()
        async with frozen.writer.connect() as connection:
            begun = await connection.begin()
            row = {"table_id": "t", "seq": 1, "version": 1, "kind": "closed", "person": -1, "body": "{}", "at": 1.0}
            await connection.execute(insert(schema.events).values(row))
            written = await other.append("t", 0, [Draft("closed", -1)], {}, 2.0)
            assert [event.seq for event in written] == [1]
            with contextlib.suppress(Exception):
                await begun.commit()
        kept = await other.events("t")
        assert [(event.seq, event.at) for event in kept] == [(1, 2.0)]
        for one in (frozen, other):
            await one.close()

    write()

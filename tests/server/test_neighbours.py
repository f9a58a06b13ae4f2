"""R6, R8: several servers on one database hear of each other, by the bus at once, else by what they read."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import pytest
from sqlalchemy import insert

from ceki.server.peers import bus
from ceki.server.storage import schema, store
from ceki.server.storage.store import Store, StoreDown, database_url
from ceki.server.tables import registry
from ceki.server.tables.events import Draft
from tests.server.guests import asynchronous, serving
from tests.server.processes import free_port


class Wire(bus.Bus):
    """A bus within a test: what is said waits until it is delivered."""

    def __init__(self, ends):
        self.ends, self.heard, self.said = ends, None, []
        ends.append(self)

    async def open(self, heard):
        self.heard = heard

    def say(self, hint):
        self.said.append(hint)

    @staticmethod
    async def deliver(ends):
        """Everybody hears everything, those who said it too, as on a real one."""
        while said := [hint for end in ends for hint in end.said]:
            for end in ends:
                end.said.clear()
            for hint in said:
                for end in ends:
                    await end.heard(hint)


@contextlib.asynccontextmanager
async def two(database, **settings):
    """Two servers that know of each other, and their clock."""
    async with serving(database, **settings) as one, serving(database, one.clock, **settings) as other:
        for _ in range(2):
            for house in (one, other):
                await house.hall.neighbours.beat()
        yield one, other


@pytest.fixture
def wires(monkeypatch):
    ends = []
    monkeypatch.setattr(registry, "bus_of", lambda url: Wire(ends))
    return ends


@asynchronous
async def test_r6_the_bus_tells_at_once_that_a_seat_went_on_in_another_window(tmp_path, wires):
    async with two(tmp_path) as (one, other):
        made = await one.table("chabut", players=2)
        first = await one.come(made["table"], made["token"])
        second = await other.come(made["table"], made["token"])
        await Wire.deliver(wires)
        last, code = await first.closed()
        assert (last["code"], code) == ("closed", 1008)
        third = await one.come(made["table"], made["token"])
        await Wire.deliver(wires)
        assert (await second.closed())[1] == 1008
        third.say(type="ping")
        assert (await third.answer())["type"] == "pong"


@asynchronous
async def test_r6_without_a_bus_the_older_window_goes_whatever_is_read_first(tmp_path):
    async with two(tmp_path) as (one, other):
        made = await one.table("chabut", players=2)
        first = await one.come(made["table"], made["token"])
        second = await other.come(made["table"], made["token"])
        await one.hall.neighbours.beat()  # the older server says once more who sits there
        await other.hall.neighbours.poll()
        await one.hall.neighbours.poll()
        assert (await first.closed())[1] == 1008
        second.say(type="ping")
        assert (await second.answer())["type"] == "pong"


@asynchronous
async def test_r6_a_window_that_opens_while_the_seats_are_read_stays(tmp_path):
    async with two(tmp_path) as (one, other):
        made = await one.table("chabut", players=2)
        first = await one.come(made["table"], made["token"])
        watcher = await other.come(made["table"], None)
        kept, opened = other.hall.store, []
        true = kept.present

        async def slow(*given):
            found = await true(*given)
            opened.append(await other.come(made["table"], made["token"]))
            return found

        kept.present = slow
        await other.hall.neighbours.poll()
        kept.present = true
        opened[0].say(type="ping")
        assert (await opened[0].answer())["type"] == "pong"
        await one.hall.neighbours.poll()
        assert (await first.closed())[1] == 1008
        assert not watcher.task.done()


@asynchronous
async def test_who_sits_where_is_known_at_once_by_the_bus(tmp_path, wires):
    async with two(tmp_path) as (one, other):
        made = await one.table("balik_satu", players=2)
        first = await one.come(made["table"], made["token"])
        token = (await other.sit(made["code"]))["token"]
        second = await other.come(made["table"], token)
        await Wire.deliver(wires)
        await first.until(lambda state: [seat["connected"] for seat in state["seats"]] == [True, True])
        await second.leave()
        await Wire.deliver(wires)
        await first.until(lambda state: [seat["connected"] for seat in state["seats"]] == [True, False])


@asynchronous
async def test_words_reach_everybody_once(tmp_path, wires):
    async with two(tmp_path) as (one, other):
        made = await one.table("chabut", players=2, chat=True)
        first = await one.come(made["table"], made["token"])
        watcher = await other.come(made["table"], None)
        first.say(type="chat", text="one two")
        assert (await first.answer())["text"] == "one two"
        await Wire.deliver(wires)
        assert (await watcher.answer())["text"] == "one two"
        first.say(type="ping")
        assert (await first.answer())["type"] == "pong", "one's own words do not come back over the bus"


@asynchronous
async def test_a_hint_of_what_is_known_already_reads_nothing(tmp_path, wires):
    async with two(tmp_path) as (one, other):
        made = await one.table("chabut", players=2)
        await one.come(made["table"], made["token"])
        await other.come(made["table"], None)
        await Wire.deliver(wires)
        asked = []
        for house in (one, other):
            house.hall.store.events = lambda *given: asked.append(given)
        one.hall.neighbours.tell(one.room(made))
        await Wire.deliver(wires)
        assert asked == []


@asynchronous
async def test_r13_events_of_a_newer_server_do_not_end_the_look_at_the_others(tmp_path, monkeypatch, caplog):
    async with two(tmp_path) as (one, other):
        made = await one.table("chabut", players=2)
        await one.come(made["table"], made["token"])
        await other.come(made["table"], None)
        token = (await one.sit(made["code"]))["token"]

        def newer(version, kind, body):
            raise ValueError("this event was written by a newer ceki")

        with monkeypatch.context() as patch:
            patch.setattr(store, "upcast", newer)
            await other.hall.neighbours.poll()
            assert "cannot be read" in caplog.text
        await other.hall.neighbours.poll()
        assert other.room(made).table.seq == one.room(made).table.seq
        assert token


@asynchronous
async def test_a_table_whose_players_have_all_left_the_other_server_waits(tmp_path):
    async with two(tmp_path) as (one, other):
        made = await one.table("chabut", players=2, bots=1)
        first = await one.come(made["table"], made["token"])
        second = await other.come(made["table"], made["token"])
        await one.hall.neighbours.poll()
        assert (await first.closed())[1] == 1008
        assert one.room(made).awake, "somebody sits at the other server"
        await second.leave()
        await one.hall.neighbours.poll()
        assert not one.room(made).awake


@asynchronous
async def test_the_seats_of_a_server_that_died_are_empty_when_it_is_given_up(tmp_path):
    async with two(tmp_path) as (one, other):
        made = await one.table("balik_satu", players=2)
        first = await one.come(made["table"], made["token"])
        token = (await other.sit(made["code"]))["token"]
        await other.come(made["table"], token)
        await one.hall.neighbours.poll()
        assert one.room(made).connected == {0, 1}
        one.clock.turn(21.0)
        await one.hall.neighbours.beat()
        await one.hall.neighbours.poll()
        assert one.room(made).connected == {0}
        assert not first.task.done()


# ---------------------------------------------------------------- the database away, the bus away


@contextlib.contextmanager
def away(store, monkeypatch):
    """The database is away."""

    @contextlib.asynccontextmanager
    async def broken():
        raise StoreDown("away")
        yield

    with monkeypatch.context() as patch:
        patch.setattr(store, "_write", broken)
        patch.setattr(store, "_read", broken)
        yield


@asynchronous
async def test_r8_who_comes_while_the_database_is_away_is_asked_to_come_again(tmp_path, monkeypatch):
    async with serving(tmp_path) as house:
        made = await house.table("chabut", players=2)
        with away(house.hall.store, monkeypatch):
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
            patch.setattr(house.hall.store, "append", down)
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
        with away(house.hall.store, monkeypatch), pytest.raises(StoreDown):
            await house.driver.tick()
        house.clock.turn(1.0)
        await house.driver.tick()
        assert room.table.turn == person
        assert room.table.chairs[person].kind == "human", "nobody was replaced for what the database did"
        assert room.deadline == house.clock.steady() + 20 + 15


@asynchronous
async def test_r13_a_server_about_to_stop_sends_all_to_another(tmp_path):
    async with serving(tmp_path) as house:
        assert (await house.http.get("/readyz")).status_code == 200
        house.hall.stopping = True
        guest = house.visitor()
        guest.say(type="hello", version=1, table="any", token="any")
        last, code = await guest.closed()
        assert (last["code"], code) == ("closed", 1013), "another server takes them in"
        answer = await house.http.get("/readyz")
        assert (answer.status_code, answer.json()["code"]) == (503, "retry")
        assert (await house.http.get("/healthz")).status_code == 200, "it lives"


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

    await line.open(heard)
    line.say("into the void")
    await asyncio.wait_for(enough.wait(), 20)
    await line.close()
    assert [record.getMessage() for record in caplog.records] == [
        "the bus is away (ConnectionError): tables go on, by what is read from the database"
    ]


# ---------------------------------------------------------------- with the real ones


@pytest.mark.prove
@pytest.mark.xdist_group("servers")
def test_r8_a_move_is_told_over_valkey_to_a_server_that_reads_nothing_by_itself(tmp_path, valkey):
    @asynchronous
    async def play():
        async with two(tmp_path, bus=valkey.url, poll=1e9) as (one, other):
            while valkey.listeners() != 2:
                await asyncio.sleep(0.02)
            made = await one.table("cholek_tiga", players=2, chat=True)
            token = (await other.sit(made["code"]))["token"]
            guests = [await one.come(made["table"], made["token"]), await other.come(made["table"], token)]
            for guest in guests:
                if guest.state["table"]["round"] == 0:
                    await guest.until(lambda state: state["table"]["round"] == 1)
            asked = next(guest for guest in guests if guest.state["asked"])
            asked.move()
            seq = (await asked.answer())["seq"]
            for guest in guests:
                await guest.until(lambda state: state["seq"] >= seq)
            guests[0].say(type="chat", text="hello")
            for guest in guests:
                assert (await guest.answer())["text"] == "hello"
            newer = await one.come(made["table"], token)
            assert (await guests[1].closed())[1] == 1008
            assert newer.state["person"] == 1

    play()


@pytest.mark.prove
@pytest.mark.xdist_group("servers")
def test_r8_the_bus_that_comes_back_is_heard_again(valkey, caplog, monkeypatch):
    monkeypatch.setattr(bus, "AGAIN_SECONDS", 0.05)

    @asynchronous
    async def play():
        heard = asyncio.Queue()
        ends = [bus.bus_of(valkey.url) for _ in range(2)]
        for end in ends:
            await end.open(heard.put)
        for n in range(2):
            while valkey.listeners() != 2:
                await asyncio.sleep(0.02)
            ends[0].say(f"hint {n}")
            assert [await asyncio.wait_for(heard.get(), 20) for _ in ends] == [f"hint {n}"] * 2
            if n == 0:
                valkey.end(9)
                ends[0].say("lost")
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

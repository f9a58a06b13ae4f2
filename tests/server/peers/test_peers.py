"""R6, R8: several servers on one database hear of each other, by the bus at once, else by what they read."""

from __future__ import annotations

import asyncio

import pytest

from ceki.server.http.session import farewell
from ceki.server.storage import folding
from tests.server.guests import asynchronous, serving
from tests.server.peers.wired import Wire, two


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
        await one.registry.neighbours.beat()  # the older server says once more who sits there
        await other.registry.neighbours.poll()
        await one.registry.neighbours.poll()
        assert (await first.closed())[1] == 1008
        second.say(type="ping")
        assert (await second.answer())["type"] == "pong"


@asynchronous
async def test_r6_a_window_that_opens_while_the_seats_are_read_stays(tmp_path):
    async with two(tmp_path) as (one, other):
        made = await one.table("chabut", players=2)
        first = await one.come(made["table"], made["token"])
        watcher = await other.come(made["table"], None)
        kept, opened = other.registry.store.presence, []
        true = kept.present

        async def slow(*given):
            found = await true(*given)
            opened.append(await other.come(made["table"], made["token"]))
            return found

        kept.present = slow
        await other.registry.neighbours.poll()
        kept.present = true
        opened[0].say(type="ping")
        assert (await opened[0].answer())["type"] == "pong"
        await one.registry.neighbours.poll()
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
            house.registry.store.events = lambda *given: asked.append(given)
        one.registry.neighbours.tell(one.room(made))
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
            patch.setattr(folding, "upcast", newer)
            await other.registry.neighbours.poll()
            assert "cannot be read" in caplog.text
        await other.registry.neighbours.poll()
        assert other.room(made).table.seq == one.room(made).table.seq
        assert token


@asynchronous
async def test_a_table_whose_players_have_all_left_the_other_server_waits(tmp_path):
    async with two(tmp_path) as (one, other):
        made = await one.table("chabut", players=2, bots=1)
        first = await one.come(made["table"], made["token"])
        second = await other.come(made["table"], made["token"])
        await one.registry.neighbours.poll()
        assert (await first.closed())[1] == 1008
        assert one.room(made).awake, "somebody sits at the other server"
        await second.leave()
        await one.registry.neighbours.poll()
        assert not one.room(made).awake


@asynchronous
async def test_the_seats_of_a_server_that_died_are_empty_when_it_is_given_up(tmp_path):
    async with two(tmp_path) as (one, other):
        made = await one.table("balik_satu", players=2)
        first = await one.come(made["table"], made["token"])
        token = (await other.sit(made["code"]))["token"]
        await other.come(made["table"], token)
        await one.registry.neighbours.poll()
        assert one.room(made).connected == {0, 1}
        one.clock.turn(21.0)
        await one.registry.neighbours.beat()
        await one.registry.neighbours.poll()
        assert one.room(made).connected == {0}
        assert not first.task.done()


@asynchronous
async def test_r13_the_seats_of_a_server_that_stops_are_empty_at_once_and_noted_in_one(tmp_path, monkeypatch):
    async with two(tmp_path) as (one, other):
        rooms, guests = [], []
        for _ in range(3):
            made = await one.table("balik_satu", players=2)
            await one.come(made["table"], made["token"])
            guests.append(await other.come(made["table"], (await other.sit(made["code"]))["token"]))
            rooms.append(one.room(made))
        await one.registry.neighbours.poll()
        assert [room.connected for room in rooms] == [{0, 1}] * 3
        noted, rise = [], other.registry.store.presence.rise

        async def counted(server, here):
            noted.append(sorted(here))
            await rise(server, here)

        monkeypatch.setattr(other.registry.store.presence, "rise", counted)
        await farewell(other.registry)
        for guest in guests:
            assert (await guest.closed())[1] == 1012
        await one.registry.neighbours.poll()
        assert [room.connected for room in rooms] == [{0}] * 3
        assert noted == [sorted((room.table.id, 1) for room in rooms)]


@asynchronous
async def test_r13_a_server_about_to_stop_sends_all_to_another(tmp_path):
    async with serving(tmp_path) as house:
        assert (await house.http.get("/readyz")).status_code == 200
        house.registry.stopping = True
        guest = house.visitor()
        guest.say(type="hello", version=1, table="any", token="any")
        last, code = await guest.closed()
        assert (last["code"], code) == ("closed", 1013), "another server takes them in"
        answer = await house.http.get("/readyz")
        assert (answer.status_code, answer.json()["code"]) == (503, "retry")
        assert (await house.http.get("/healthz")).status_code == 200, "it lives"


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
            while valkey.listeners(f"ceki.{made['table']}") != 2:
                await asyncio.sleep(0.02)
            for house, guest in zip((one, other), guests, strict=True):
                await house.registry.look(house.room(made))  # what happened before they listened
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

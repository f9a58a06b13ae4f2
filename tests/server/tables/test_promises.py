"""What a table promises: R3, R5, R7, R8 and R13. The others have files of their own."""

from __future__ import annotations

import asyncio
import json
import threading

import pytest

from ceki.server import limits
from ceki.server.http.session import farewell
from ceki.server.protocol.client import VERSION
from ceki.server.protocol.encoder import Encoder
from ceki.server.protocol.errors import Refused
from ceki.server.protocol.public_state import Times
from ceki.server.tables.state import Table
from tests.patience import PATIENCE
from tests.server.guests import asynchronous, play_round, serving
from tests.server.steps import a_table, asked, latest


@asynchronous
async def test_r3_the_log_alone_gives_the_table_back(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await house.full_table("chabut", players=3)
        for number in (1, 2, 3):
            await play_round(guests)
            for guest in guests:
                guest.say(type="next")
            for guest in guests:
                await guest.until(lambda state, number=number: state["table"]["round"] == number + 1)
        await house.quiet(made)
        live = house.room(made)
        again = Table(made["table"], made["code"])
        kept, seen = Encoder(again), []
        for event in await house.registry.store.events(made["table"]):
            again.fold([event])
            if again.number:  # what an encoder keeps from event to event is what another makes anew
                seen = [one.moment(live.connected, 0, Times()).of(0).whole(b"") for one in (kept, Encoder(again))]
                assert seen[0] == seen[1], event
        assert seen
        house.registry.rooms.clear()
        other = await house.registry.room(made["code"])
        other.elsewhere = live.connected
        for person in (-1, 0, 1, 2):
            moments = [Encoder(one).moment(live.connected, 0, Times()) for one in (live.table, again, other.table)]
            shown = [moment.of(person).whole(moment.events(person, 0)) for moment in moments]
            assert len(set(shown)) == 1


@asynchronous
async def test_tables_to_which_all_come_back_at_once_are_folded_one_at_a_time(tmp_path, monkeypatch):
    async with serving(tmp_path) as house:
        codes = [(await house.table("chabut"))["code"] for _ in range(5)]
    async with serving(tmp_path) as house:
        registry, read, go_on = house.registry, [], threading.Event()
        under_way, most, fold, events = [], [], registry.fold, registry.store.events

        async def noted(table):
            found = await events(table)
            read.append(table)
            return found

        def counted(room, happened):
            under_way.append(room)
            most.append(len(under_way))
            assert go_on.wait(PATIENCE)
            fold(room, happened)
            under_way.remove(room)

        monkeypatch.setattr(registry.store, "events", noted)
        monkeypatch.setattr(registry, "fold", counted)
        coming = asyncio.gather(*map(registry.room, codes))
        while len(read) < len(codes) or not under_way:
            await asyncio.sleep(0)
        go_on.set()
        assert [room.table.code for room in await coming] == codes
        assert most == [1] * 5


def test_r3_events_of_a_later_version_are_refused():
    from ceki.server.tables.events import VERSION, upcast

    assert upcast(VERSION, "moved", {"a": 1}) == {"a": 1}
    with pytest.raises(ValueError, match="newer"):
        upcast(VERSION + 1, "moved", {})


def test_r3_events_out_of_order_are_not_folded():
    from ceki.server.tables.events import Event

    with pytest.raises(ValueError, match="does not follow"):
        Table("t", "C").fold([Event(2, "sat", 0, {}, None, 0.0)])


@asynchronous
async def test_r5_one_who_looks_on_sees_what_all_see_and_may_do_nothing(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await a_table(house)
        watcher = await house.come(made["code"], None)
        assert watcher.state["me"] == -1
        assert watcher.state["legal"] == []
        assert all(isinstance(hand, int) for hand in watcher.state["view"]["hand"])
        before = house.room(made).table.seq
        for message in ({"type": "next"}, {"type": "undo"}, {"type": "leave"}, {"type": "seed", "hex": "0" * 32}):
            watcher.say(**message)
            assert (await watcher.answer())["code"] == "not_your_turn"
        watcher.move(guests[0].state["legal"][0] if guests[0].state["legal"] else "pass")
        assert (await watcher.answer())["code"] == "not_your_turn"
        assert house.room(made).table.seq == before


@asynchronous
async def test_r7_who_comes_back_hears_what_was_missed_and_no_more(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await a_table(house)
        tokens = house.registry.store
        assert len(await tokens.tokens(made["table"])) == 2
        whole = {}
        for _ in range(6):
            await house.quiet(made)
            await latest(*guests)
            if asked(guests) is guests[0]:
                guests[0].move()
                await guests[0].answer()
            else:
                guests[1].move()
                await guests[1].answer()
        await house.quiet(made)
        await latest(*guests)
        seen = guests[0].told[0]["seq"]
        back = await house.come(made["code"], made["token"], seen=seen)
        whole = (await house.come(made["code"], made["token"])).state["events"]
        assert back.state["events"] == [event for event in whole if event["seq"] > seen]
        assert back.state["events"]
        nothing = await house.come(made["code"], made["token"], seen=back.state["seq"])
        assert nothing.state["events"] == []


@asynchronous
async def test_r7_a_gap_that_is_too_long_or_makes_no_sense_is_answered_with_the_whole_round(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await a_table(house)
        whole = guests[0].state["events"]
        ahead = await house.come(made["code"], made["token"], seen=10_000_000)
        assert [event["seq"] for event in ahead.state["events"]][: len(whole)] == [event["seq"] for event in whole]
        room = house.room(made)
        room.table.seq += limits.GAP + 2
        assert json.loads(room.state_text(0, 1))["events"]


@asynchronous
async def test_r8_two_servers_on_one_file_play_one_table(tmp_path):
    async with serving(tmp_path) as one, serving(tmp_path, one.clock) as two:
        made = await one.table("cholek_tiga", players=2)
        token = (await two.sit(made["code"]))["token"]
        first, second = await one.come(made["code"], made["token"]), await two.come(made["code"], token)
        houses = {0: one, 1: two}
        for _ in range(12):
            for house in (one, two):
                await house.quiet(made)
                house.clock.turn(1.0)
                await house.driver.tick()
                await house.quiet(made)
            await latest(first, second)
            if first.state["over"]:
                break
            assert first.state["seq"] == second.state["seq"]
            person = first.state["turn"]
            mover = first if person == 0 else second
            assert mover.state["asked"]
            mover.move()
            assert (await mover.answer())["type"] == "ack"
            assert houses[person].room(made).table.seq >= mover.state["seq"]
        kept = await one.registry.store.events(made["table"])
        assert [event.seq for event in kept] == list(range(1, len(kept) + 1))
        assert len({event.move_id for event in kept if event.move_id}) == sum(bool(event.move_id) for event in kept)


@asynchronous
async def test_r8_a_server_that_fell_behind_cannot_write_over_another(tmp_path):
    async with serving(tmp_path) as one, serving(tmp_path, one.clock) as two:
        made, guests = await a_table(one)
        await one.quiet(made)
        await latest(*guests)
        mover = asked(guests)
        late = await two.registry.room(made["code"])
        person, base, legal = mover.session.person, mover.state["seq"], mover.state["legal"]
        mover.move()
        await mover.answer()
        async with late.lock:
            with pytest.raises(Refused) as refused:
                await two.registry.move(late, person, "late", base, legal[-1])
        assert refused.value.code == "stale"
        assert late.table.seq == one.room(made).table.seq


@asynchronous
async def test_r13_a_server_that_stops_takes_no_new_tables_and_asks_all_to_come_back(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await a_table(house)
        await house.quiet(made)
        await farewell(house.registry)
        for guest in guests:
            last, code = await guest.closed()
            assert (last["code"], code) == ("closed", 1012)
            assert 500 <= last["retry_ms"] <= 3500
        answer = await house.http.post("/api/tables", json={"game": "chabut"})
        assert (answer.status_code, answer.json()["code"]) == (409, "closed")
        assert made["table"] in house.registry.rooms


@asynchronous
async def test_r13_other_versions_of_the_protocol_are_told_so(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table("chabut")
        guest = house.visitor()
        guest.say(type="hello", version=99, table=made["code"], token=None)
        last, code = await guest.closed()
        assert (last["code"], code) == ("bad_message", 1008)
        assert (last["id"], last["args"]) == ("old_version", {"version": VERSION, "yours": 99})

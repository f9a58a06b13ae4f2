"""What a table promises: R1, R2, R3, R5, R7, R8 and R13. The others have files of their own."""

from __future__ import annotations

import asyncio
import json

import pytest

from ceki.server import limits
from ceki.server.http.session import farewell
from ceki.server.protocol.encoder import Encoder
from ceki.server.protocol.errors import Refused
from ceki.server.storage.store import StoreDown, Taken
from ceki.server.tables.state import Table
from tests.server.guests import asynchronous, play_round, serving


async def a_table(house, **order):
    """A table of two people; the one who is asked first has a choice to make."""
    return await house.full_table("cholek_tiga", players=2, **order)


def asked(guests):
    return next(guest for guest in guests if guest.state["asked"])


def waiting(guests):
    return next(guest for guest in guests if not guest.state["asked"])


async def latest(*guests):
    """Brings guests to the state that the server is in."""
    for guest in guests:
        table = guest.session.room.table
        while guest.state.get("seq", 0) < table.seq:
            await guest.hear()


# ---------------------------------------------------------------- R1


@asynchronous
async def test_r1_a_move_is_written_before_anybody_is_told(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await a_table(house)
        await house.quiet(made)
        await latest(*guests)
        mover, other = asked(guests), waiting(guests)
        told = len(other.socket.sent)
        append, order = house.hall.store.append, []

        async def slow(*given, **more):
            events = await append(*given, **more)
            order.append(("written", len(mover.socket.sent), len(other.socket.sent)))
            return events

        house.hall.store.append = slow
        mine = len(mover.socket.sent)
        mover.move()
        ack = await mover.answer()
        assert ack["type"] == "ack"
        assert order[0] == ("written", mine, told)
        kept = await house.hall.store.events(made["table"])
        assert ack["seq"] in [event.seq for event in kept if event.kind == "moved"]


@asynchronous
async def test_r1_the_ack_waits_for_the_write_and_for_nothing_else(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await a_table(house)
        await house.quiet(made)
        await latest(*guests)
        mover, room = asked(guests), house.room(made)
        before, fold, acked = room.table.seq, room.fold, []

        def noted(events):
            acked.append([json.loads(text)["type"] for text in mover.socket.sent][-1])
            fold(events)

        room.fold = noted
        mover.move()
        ack = await mover.answer()
        assert acked[0] == "ack"
        assert ack["seq"] > before
        await latest(*guests)
        assert mover.state["seq"] >= ack["seq"]


@asynchronous
async def test_r1_a_move_that_is_broken_off_when_it_is_written_is_found_in_the_log(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await a_table(house)
        await house.quiet(made)
        await latest(*guests)
        mover, room = asked(guests), house.room(made)
        person, base, legal = mover.session.person, mover.state["seq"], mover.state["legal"]
        numbers = []

        def gone(seq):
            numbers.append(seq)
            task.cancel()

        async def attempt():
            async with room.lock:
                await house.hall.move(room, person, "broken off", base, legal[0], gone)

        task = asyncio.create_task(attempt())
        await asyncio.wait({task})
        assert task.cancelled()
        assert room.table.seq < numbers[0]
        await house.hall.look(room)
        assert room.table.seq >= numbers[0]
        await mover.until(lambda state: state["seq"] >= numbers[0])


@asynchronous
async def test_r1_when_the_write_fails_there_is_no_ack_and_nothing_changes(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await a_table(house)
        await house.quiet(made)
        await latest(*guests)
        mover = asked(guests)
        before, append = house.room(made).table.seq, house.hall.store.append

        async def broken(*given, **more):
            raise StoreDown("no space is left")

        house.hall.store.append = broken
        move_id = mover.move()
        assert (await mover.answer())["code"] == "retry"
        assert house.room(made).table.seq == before
        house.hall.store.append = append
        mover.move(move_id=move_id)
        assert (await mover.answer())["type"] == "ack"


@asynchronous
async def test_r1_a_commit_whose_answer_was_lost_counts_once(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await a_table(house)
        await house.quiet(made)
        await latest(*guests)
        mover, append = asked(guests), house.hall.store.append

        async def cut(*given, **more):
            await append(*given, **more)
            raise StoreDown("the connection broke after the commit")

        house.hall.store.append = cut
        move_id, move, base = mover.move(), mover.state["legal"][0], mover.state["seq"]
        assert (await mover.answer())["code"] == "retry"
        house.hall.store.append = append
        mover.move(move, base, move_id)
        assert (await mover.answer())["type"] == "ack"
        moved = [e for e in await house.hall.store.events(made["table"]) if e.move_id == move_id]
        assert len(moved) == 1


@asynchronous
async def test_r1_sqlite_writes_to_disk_at_every_commit(tmp_path):
    async with serving(tmp_path) as house:
        for engine in (house.hall.store.writer, house.hall.store.reader):
            async with engine.connect() as connection:
                assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
                assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == 2


@asynchronous
async def test_who_cannot_be_let_in_is_not_counted_as_there(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await a_table(house, seconds=30)
        await house.quiet(made)
        person = house.room(made).table.turn
        house.clock.turn(60)
        await house.driver.tick()
        await house.quiet(made)
        await guests[person].leave()
        append = house.hall.store.append

        async def broken(*given, **more):
            raise StoreDown("no space is left")

        house.hall.store.append = broken
        guest = house.visitor()
        guest.say(type="hello", version=1, table=made["code"], token=made["tokens"][person])
        assert (await guest.closed())[0]["code"] == "retry"
        await guest.task
        assert person not in house.room(made).connected
        house.hall.store.append = append
        back = await house.come(made["code"], made["tokens"][person])
        assert back.state["seats"][person]["kind"] == "human"


# ---------------------------------------------------------------- R2


@asynchronous
async def test_r2_a_repeated_move_gets_its_first_ack_and_is_made_once(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await a_table(house)
        await house.quiet(made)
        await latest(*guests)
        mover = asked(guests)
        base, move = mover.state["seq"], mover.state["legal"][0]
        move_id = mover.move()
        first = await mover.answer()
        moves = [event.move_id for event in await house.hall.store.events(made["table"])]
        for _ in range(3):
            mover.move(move, base, move_id)
            assert await mover.answer() == first
        after = [event.move_id for event in await house.hall.store.events(made["table"])]
        assert after.count(move_id) == 1 == moves.count(move_id)


@asynchronous
async def test_r2_a_stale_move_is_told_so_with_the_number_of_now(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await a_table(house)
        await house.quiet(made)
        await latest(*guests)
        mover = asked(guests)
        base = house.room(made).table.moved_at - 1
        move_id = mover.move(base=base)
        answer = await mover.answer()
        assert (answer["code"], answer["seq"], answer["move_id"]) == ("stale", house.room(made).table.seq, move_id)


@asynchronous
async def test_r2_two_windows_that_race_for_one_turn_make_one_move(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await a_table(house)
        for _ in range(20):
            await house.quiet(made)
            await latest(*guests)
            if not house.room(made).table.playing:
                break
            mover, room = asked(guests), house.room(made)
            person, base, moves = mover.session.person, mover.state["seq"], mover.state["legal"]

            async def attempt(n, room=room, person=person, base=base, moves=moves):
                async with room.lock:
                    try:
                        answer = await house.hall.move(room, person, f"race-{base}-{n}", base, moves[n % len(moves)])
                        await house.hall.after(room)
                        return answer
                    except Refused as refused:
                        return refused.code

            answers = await asyncio.gather(*(attempt(n) for n in range(5)))
            assert sum(isinstance(answer, tuple) for answer in answers) == 1
            assert {answer for answer in answers if isinstance(answer, str)} <= {"stale"}


@asynchronous
async def test_r2_a_number_of_the_log_is_given_once(tmp_path):
    async with serving(tmp_path) as house:
        made, _ = await a_table(house)
        table, store = house.room(made).table, house.hall.store
        kept = await store.events(table.id)
        with pytest.raises(Taken):
            await store.append(table.id, table.seq - 1, [kept[-1]], {}, 0.0)
        assert await store.events(table.id) == kept


# ---------------------------------------------------------------- R3


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
        again.fold(await house.hall.store.events(made["table"]))
        house.hall.rooms.clear()
        other = await house.hall.room(made["code"])
        other.elsewhere = live.connected
        for person in (-1, 0, 1, 2):
            moments = [Encoder(one).moment(live.connected, 0, None, None) for one in (live.table, again, other.table)]
            shown = [moment.of(person).whole(moment.events(person, 0)) for moment in moments]
            assert len(set(shown)) == 1


def test_r3_events_of_a_later_version_are_refused():
    from ceki.server.tables.events import VERSION, upcast

    assert upcast(VERSION, "moved", {"a": 1}) == {"a": 1}
    with pytest.raises(ValueError, match="newer"):
        upcast(VERSION + 1, "moved", {})


def test_r3_events_out_of_order_are_not_folded():
    from ceki.server.tables.events import Event

    with pytest.raises(ValueError, match="does not follow"):
        Table("t", "C").fold([Event(2, "sat", 0, {}, None, 0.0)])


# ---------------------------------------------------------------- R5, R7


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
        tokens = house.hall.store
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


# ---------------------------------------------------------------- R8


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
        kept = await one.hall.store.events(made["table"])
        assert [event.seq for event in kept] == list(range(1, len(kept) + 1))
        assert len({event.move_id for event in kept if event.move_id}) == sum(bool(event.move_id) for event in kept)


@asynchronous
async def test_r8_a_server_that_fell_behind_cannot_write_over_another(tmp_path):
    async with serving(tmp_path) as one, serving(tmp_path, one.clock) as two:
        made, guests = await a_table(one)
        await one.quiet(made)
        await latest(*guests)
        mover = asked(guests)
        late = await two.hall.room(made["code"])
        person, base, legal = mover.session.person, mover.state["seq"], mover.state["legal"]
        mover.move()
        await mover.answer()
        async with late.lock:
            with pytest.raises(Refused) as refused:
                await two.hall.move(late, person, "late", base, legal[-1])
        assert refused.value.code == "stale"
        assert late.table.seq == one.room(made).table.seq


# ---------------------------------------------------------------- R13


@asynchronous
async def test_r13_a_server_that_stops_takes_no_new_tables_and_asks_all_to_come_back(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await a_table(house)
        await house.quiet(made)
        await farewell(house.hall)
        for guest in guests:
            last, code = await guest.closed()
            assert (last["code"], code) == ("closed", 1012)
            assert 500 <= last["retry_ms"] <= 3500
        answer = await house.http.post("/api/tables", json={"game": "chabut"})
        assert (answer.status_code, answer.json()["code"]) == (409, "closed")
        assert made["table"] in house.hall.rooms


@asynchronous
async def test_r13_other_versions_of_the_protocol_are_told_so(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table("chabut")
        guest = house.visitor()
        guest.say(type="hello", version=99, table=made["code"], token=None)
        last, code = await guest.closed()
        assert (last["code"], code) == ("bad_message", 1008)
        assert "load the page again" in last["message"]

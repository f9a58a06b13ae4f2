"""R1, R2: a move is told when it is written and not before; it is written once, however often it is sent."""

from __future__ import annotations

import asyncio
import json

import pytest

from ceki.server.protocol.errors import Refused
from ceki.server.storage.store import StoreDown, Taken
from tests.server.guests import asynchronous, serving
from tests.server.steps import a_table, asked, latest, waiting


@asynchronous
async def test_r1_a_move_is_written_before_anybody_is_told(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await a_table(house)
        await house.quiet(made)
        await latest(*guests)
        mover, other = asked(guests), waiting(guests)
        told = len(other.socket.sent)
        append, order = house.registry.store.append, []

        async def slow(*given, **more):
            events = await append(*given, **more)
            order.append(("written", len(mover.socket.sent), len(other.socket.sent)))
            return events

        house.registry.store.append = slow
        mine = len(mover.socket.sent)
        mover.move()
        ack = await mover.answer()
        assert ack["type"] == "ack"
        assert order[0] == ("written", mine, told)
        kept = await house.registry.store.events(made["table"])
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
                await house.registry.move(room, person, "broken off", base, legal[0], gone)

        task = asyncio.create_task(attempt())
        await asyncio.wait({task})
        assert task.cancelled()
        assert room.table.seq < numbers[0]
        await house.registry.look(room)
        assert room.table.seq >= numbers[0]
        await mover.until(lambda state: state["seq"] >= numbers[0])


@asynchronous
async def test_r1_when_the_write_fails_there_is_no_ack_and_nothing_changes(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await a_table(house)
        await house.quiet(made)
        await latest(*guests)
        mover = asked(guests)
        before, append = house.room(made).table.seq, house.registry.store.append

        async def broken(*given, **more):
            raise StoreDown("no space is left")

        house.registry.store.append = broken
        move_id = mover.move()
        assert (await mover.answer())["code"] == "retry"
        assert house.room(made).table.seq == before
        house.registry.store.append = append
        mover.move(move_id=move_id)
        assert (await mover.answer())["type"] == "ack"


@asynchronous
async def test_r1_a_commit_whose_answer_was_lost_counts_once(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await a_table(house)
        await house.quiet(made)
        await latest(*guests)
        mover, append = asked(guests), house.registry.store.append

        async def cut(*given, **more):
            await append(*given, **more)
            raise StoreDown("the connection broke after the commit")

        house.registry.store.append = cut
        move_id, move, base = mover.move(), mover.state["legal"][0], mover.state["seq"]
        assert (await mover.answer())["code"] == "retry"
        house.registry.store.append = append
        mover.move(move, base, move_id)
        assert (await mover.answer())["type"] == "ack"
        moved = [e for e in await house.registry.store.events(made["table"]) if e.move_id == move_id]
        assert len(moved) == 1


@asynchronous
async def test_r1_sqlite_writes_to_disk_at_every_commit(tmp_path):
    async with serving(tmp_path) as house:
        for engine in (house.registry.store.writer, house.registry.store.reader):
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
        append = house.registry.store.append

        async def broken(*given, **more):
            raise StoreDown("no space is left")

        house.registry.store.append = broken
        guest = house.visitor()
        guest.say(type="hello", version=1, table=made["code"], token=made["tokens"][person])
        assert (await guest.closed())[0]["code"] == "retry"
        await guest.task
        assert person not in house.room(made).connected
        house.registry.store.append = append
        back = await house.come(made["code"], made["tokens"][person])
        assert back.state["seats"][person]["kind"] == "human"


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
        moves = [event.move_id for event in await house.registry.store.events(made["table"])]
        for _ in range(3):
            mover.move(move, base, move_id)
            assert await mover.answer() == first
        after = [event.move_id for event in await house.registry.store.events(made["table"])]
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
                        answer = await house.registry.move(
                            room, person, f"race-{base}-{n}", base, moves[n % len(moves)]
                        )
                        await house.registry.after(room)
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
        table, store = house.room(made).table, house.registry.store
        kept = await store.events(table.id)
        with pytest.raises(Taken):
            await store.append(table.id, table.seq - 1, [kept[-1]], {}, 0.0)
        assert await store.events(table.id) == kept

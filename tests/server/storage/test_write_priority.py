"""Moves on their way into the log go first; what nobody waits for comes a little later, and not much."""

from __future__ import annotations

import asyncio
import itertools

import pytest

from ceki.server.storage import write_priority
from ceki.server.storage.write_priority import Turns, WritePriority
from tests.server.guests import asynchronous, serving
from tests.server.steps import a_table, asked, latest

NEVER = 1000.0


async def turns(n=20):
    """So many turns of the loop."""
    for _ in range(n):
        await asyncio.sleep(0)


@asynchronous
async def test_what_gives_way_goes_on_when_the_last_move_has_passed(monkeypatch):
    monkeypatch.setattr(write_priority, "LONGEST", NEVER)
    way = WritePriority()
    with way.taken():
        with way.taken():
            waiting = asyncio.create_task(way.give(way.until()))
            await turns()
        await turns()
        assert not waiting.done()
    await turns()
    assert waiting.done()


@asynchronous
async def test_what_gives_way_does_not_wait_beyond_its_time():
    way = WritePriority()
    with way.taken():
        await way.give(way.until())
        await way.give(way.until() - NEVER)


@asynchronous
async def test_nothing_waits_where_no_move_is_under_way(monkeypatch):
    monkeypatch.setattr(write_priority, "LONGEST", NEVER)
    way = WritePriority()
    with pytest.raises(ZeroDivisionError), way.taken():
        raise ZeroDivisionError
    waiting = asyncio.create_task(way.give(way.until()))
    await turns()
    assert waiting.done()


@asynchronous
async def test_a_table_is_told_of_its_move_after_the_move_of_another_table_is_written(tmp_path, monkeypatch):
    async with serving(tmp_path) as house:
        (slow, slow_guests), (quick, quick_guests) = await a_table(house), await a_table(house)
        for made in (slow, quick):
            await house.quiet(made)
        await latest(*slow_guests, *quick_guests)
        append, disk, room = house.registry.store.append, asyncio.Event(), house.room(quick)

        async def waits_for_the_disk(table, *given, **more):
            if table == slow["table"]:
                await disk.wait()
            return await append(table, *given, **more)

        house.registry.store.append = waits_for_the_disk
        monkeypatch.setattr(write_priority, "LONGEST", NEVER)
        first, second, before = asked(slow_guests), asked(quick_guests), room.table.seq
        one = first.move()
        await turns()
        other = second.move()
        assert (await second.answer())["move_id"] == other
        assert room.table.seq == before
        disk.set()
        assert (await first.answer())["move_id"] == one
        await second.until(lambda state: state["seq"] > before)


@asynchronous
async def test_strangers_have_their_turn_a_few_at_a_time_in_the_order_they_came():
    few, done = Turns(2), []

    async def ask(n):
        await few.mine()
        done.append(n)

    asked = [asyncio.create_task(ask(n)) for n in range(9)]
    asked[3].cancel()
    grown = [0]
    while not all(one.done() for one in asked):
        await asyncio.sleep(0)
        grown.append(len(done))
    assert done == [0, 1, 2, 4, 5, 6, 7, 8]
    assert max(after - before for before, after in itertools.pairwise(grown)) == 2
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert not few.turning, "nobody is there, and the loop may rest"

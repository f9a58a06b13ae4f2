"""Playing with whoever waits: strangers of the same game sit together, and bots come when nobody else does."""

from __future__ import annotations

import asyncio

from ceki.server import limits
from tests.server.guests import asynchronous, serving
from tests.server.peers.wired import two

GAME = "cholek_tiga"


async def met(house, game=GAME, **wish):
    answer = await house.http.post("/api/meet", json={"game": game, **wish})
    assert answer.status_code == 200, answer.text
    return answer.json()


def kinds(house, made):
    return [chair.kind for chair in house.room(made).table.chairs]


@asynchronous
async def test_two_strangers_of_a_game_sit_together_and_one_of_another_does_not(tmp_path):
    async with serving(tmp_path) as house:
        first = await met(house, name="Siti")
        other = await met(house, "kowah")
        second = await met(house, name="Siti")
        assert second["table"] == first["table"] != other["table"]
        assert (first["seat"], second["seat"]) == (0, 1)
        table = house.room(first).table
        assert [chair.name for chair in table.chairs][:2] == ["Siti", "Siti 2"]
        guest = await house.come(second["code"], second["token"])
        assert guest.state["me"] == 1


@asynchronous
async def test_bots_take_the_free_seats_when_nobody_else_has_come_and_play_begins(tmp_path):
    async with serving(tmp_path) as house:
        made = await met(house, bot_level="easy")
        guest = await house.come(made["code"], made["token"])
        assert guest.state["table"]["bots_at"] == int((house.clock.wall() + limits.MEET_SECONDS) * 1000)
        house.clock.turn(limits.MEET_SECONDS - 0.1)
        await house.driver.tick()
        assert "free" in kinds(house, made)
        house.clock.turn(0.2)
        await house.driver.tick()
        free = [kind for kind in kinds(house, made) if kind != "human"]
        assert free
        assert set(free) == {"bot"}
        state = await guest.until(lambda state: state["table"]["round"] == 1)
        assert "bots_at" not in state["table"]
        assert (await met(house))["table"] != made["table"], "who comes now waits for others"


@asynchronous
async def test_a_table_whose_maker_has_gone_gets_no_bots_and_is_not_found_for_long(tmp_path):
    async with serving(tmp_path) as house:
        made = await met(house)
        house.clock.turn(limits.MEET_SECONDS + 1)
        await house.driver.tick()
        assert "bot" not in kinds(house, made)
        assert (await met(house))["table"] != made["table"]


@asynchronous
async def test_a_full_table_is_not_found(tmp_path):
    async with serving(tmp_path) as house:
        first = await met(house)
        seats = len(kinds(house, first))
        others = [await met(house) for _ in range(seats)]
        assert [one["table"] == first["table"] for one in others] == [True] * (seats - 1) + [False]


@asynchronous
async def test_a_game_that_there_is_not_is_refused_and_the_tables_of_one_address_have_a_bound(tmp_path):
    async with serving(tmp_path, tables_of_one=1) as house:
        answer = await house.http.post("/api/meet", json={"game": "chess"})
        assert answer.json()["id"] == "no_such_game"
        await met(house)
        answer = await house.http.post("/api/meet", json={"game": "kowah"})
        assert answer.json()["id"] == "too_many_tables"


@asynchronous
async def test_strangers_at_two_servers_meet(tmp_path, wires):
    async with two(tmp_path) as (one, other):
        first, second = await met(one), await met(other)
        assert first["table"] == second["table"]
        guests = [await one.come(first["code"], first["token"]), await other.come(second["code"], second["token"])]
        assert [guest.state["me"] for guest in guests] == [0, 1]


@asynchronous
async def test_two_who_come_at_the_same_moment_meet_too(tmp_path, wires):
    async with two(tmp_path) as (one, other):
        both = [one.registry.store, other.registry.store]
        found = [store.meeting for store in both]
        here = asyncio.Barrier(2)
        looks = []

        def at_once(store, meeting):
            async def look(*given):
                rows = await meeting(*given)
                looks.append(store)
                if looks.count(store) == 1:
                    await here.wait()  # neither has opened a table when both have looked
                return rows

            return look

        for store, meeting in zip(both, found, strict=True):
            store.meeting = at_once(store, meeting)
        first, second = await asyncio.gather(met(one), met(other))
        assert sorted(looks.count(store) for store in both) == [1, 2], "one was first, the other looked again"
        assert first["table"] == second["table"]
        assert {first["seat"], second["seat"]} == {0, 1}

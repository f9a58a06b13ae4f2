"""A table by days: nobody need be there, nobody is played for because they are not, and it stands for weeks."""

from __future__ import annotations

import pytest

from tests.server.guests import asynchronous, serving
from tests.server.hand_clock import HandClock
from tests.server.steps import does, fresh, to_choose

GAME = {"game": "cholek_tiga", "players": 2}
DAY = 86_400
HOUR = 3_600  # between two looks for tables that nobody uses


@asynchronous
async def test_no_bot_moves_for_who_has_gone_and_the_others_may_go_on_after_its_days(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await house.full_table(**GAME, days=3)
        asked, (other,) = await to_choose(house, made, guests)
        before = len(house.room(made).table.round.numbers)
        await asked.leave()
        for seconds in (60, DAY, DAY):
            house.clock.turn(seconds)
            await house.driver.tick()
            await house.quiet(made)
        assert len(house.room(made).table.round.numbers) == before
        assert (await fresh(house, made, other))["seats"][asked.state["me"]]["kind"] == "human"
        refused = await does(house, other, type="without")
        assert refused is not None
        assert refused["id"] == "patience"
        house.clock.turn(DAY)
        assert await does(house, other, type="without") is None
        assert (await fresh(house, made, other))["seats"][asked.state["me"]]["kind"] == "away"


@asynchronous
async def test_it_stands_after_a_restart_with_the_turn_and_the_time_it_came(tmp_path):
    clock = HandClock()
    async with serving(tmp_path, clock) as house:
        made, guests = await house.full_table(**GAME, days=7)
        asked, (other,) = await to_choose(house, made, guests)
        came, person = asked.state["since"], asked.session.person
        assert came == int(clock.wall() * 1000)
        patience = other.state["patience"]
    clock.turn(5 * DAY)
    async with serving(tmp_path, clock) as house:
        await house.driver.tick()
        told = (await house.http.get(f"/api/tables/{made['code']}")).json()["by_days"]
        assert told == {"days": 7, "turn": person, "since": came}
        back = await house.come(made["code"], made["tokens"][1 - person])
        assert (back.state["turn"], back.state["since"]) == (asked.state["me"], came)
        assert [seat["kind"] for seat in back.state["seats"]] == ["human", "human"]
        assert (
            back.state["patience"]
            == pytest.approx(patience, abs=1000)
            == pytest.approx(came + 7 * DAY * 1000, abs=1000)
        )


@asynchronous
async def test_its_bots_move_though_nobody_is_there_also_after_a_restart(tmp_path):
    clock = HandClock()
    async with serving(tmp_path, clock, pause=0.0) as house:
        made = await house.table("cholek_tiga", players=3, bots=1, days=1)
        tokens = [made["token"], (await house.sit(made["code"]))["token"]]
        guests = [await house.come(made["code"], token) for token in tokens]
        asked, _ = await to_choose(house, made, guests)
        table, bot = house.room(made).table, 2
        house.registry.stopping = True  # nothing goes on by itself any more
        while table.turn != bot:
            asked = guests[table.turn]
            while asked.state["seq"] < table.seq:
                await asked.hear()
            asked.move()
            assert (await asked.answer())["type"] == "ack"
        stood = table.seq
    async with serving(tmp_path, clock) as house:
        await house.driver.resume()
        await house.quiet(made)
        table = house.room(made).table
        assert table.turn in (0, 1)
        assert table.seq > stood


@asynchronous
async def test_it_is_kept_for_sixty_days_and_any_other_for_seven(tmp_path):
    clock = HandClock()
    async with serving(tmp_path, clock) as house:
        by_days = await house.table(**GAME, days=1)
        usual = await house.table(**GAME)
    for days, left in ((8, {by_days["table"]}), (51, {by_days["table"]}), (2, set())):
        async with serving(tmp_path, clock) as house:
            clock.turn(days * DAY - 2 * HOUR)
            for _ in range(2):  # the server looks by itself too when it begins
                clock.turn(HOUR)
                await house.driver.tick()
            found = {
                one["table"] for one in (by_days, usual) if not (await house.registry.store.find(one["table"])).closed
            }
            assert found == left


@asynchronous
async def test_days_are_one_to_seven_and_alone(tmp_path):
    async with serving(tmp_path) as house:
        for wrong in ({"days": 0}, {"days": 8}, {"days": 1.5}):
            assert (await house.http.post("/api/tables", json={**GAME, **wrong})).status_code == 422
        for wrong in ({"seconds": 30}, {"practice": True}):
            answer = await house.http.post("/api/tables", json={**GAME, "days": 3, **wrong})
            assert (answer.status_code, answer.json()["id"]) == (400, "days_alone")

"""R11: the clocks are the server's; nobody loses by a restart, and who is away is played for and comes back."""

from __future__ import annotations

from ceki.server.clock import AFTER_RESTART
from tests.server.guests import asynchronous, serving
from tests.server.hand_clock import HandClock
from tests.server.steps import to_choose

GAME = {"game": "cholek_tiga", "players": 2}


@asynchronous
async def test_r11_at_zero_a_bot_plays_visibly_and_the_seat_is_handed_back(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await house.full_table(**GAME, seconds=30)
        for _ in range(5):
            asked, (other,) = await to_choose(house, made, guests)
            seat, before = asked.state["me"], len(house.room(made).table.round.numbers)
            room = house.room(made)
            house.clock.turn(room.deadline - house.clock.steady() - 0.5)
            await house.driver.tick()
            assert len(house.room(made).table.round.numbers) == before
            house.clock.turn(1.0)
            await house.driver.tick()
            await house.quiet(made)
            assert len(house.room(made).table.round.numbers) > before
            state = await other.until(lambda state, seat=seat: state["seats"][seat]["kind"] == "away")
            assert any(event["kind"] == "away" for event in state["events"])
            token = made["tokens"][asked.session.person]
            guests[guests.index(asked)] = back = await house.come(made["code"], token)
            assert back.state["seats"][seat]["kind"] == "human"


@asynchronous
async def test_r11_a_move_in_time_starts_the_next_clock(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await house.full_table(**GAME, seconds=30)
        asked, _ = await to_choose(house, made, guests)
        now = house.clock.wall() * 1000
        assert 28_000 <= asked.state["deadline"] - now <= 45_000
        house.clock.turn(20)
        asked.move()
        assert (await asked.answer())["type"] == "ack"
        await to_choose(house, made, guests)
        assert house.room(made).deadline is not None
        assert house.room(made).deadline - house.clock.steady() >= 29


@asynchronous
async def test_r11_setting_the_wall_clock_costs_nobody_a_second(tmp_path):
    for step in (3600, -3600):
        folder = tmp_path / str(step)
        folder.mkdir()
        async with serving(folder) as house:
            made, guests = await house.full_table(**GAME, seconds=30)
            asked, _ = await to_choose(house, made, guests)
            before = len(house.room(made).table.round.numbers)
            house.clock.step(step)
            house.clock.turn(20)
            await house.driver.tick()
            assert len(house.room(made).table.round.numbers) == before
            asked.move()
            assert (await asked.answer())["type"] == "ack"


@asynchronous
async def test_r11_a_restart_gives_the_whole_time_and_fifteen_seconds_more(tmp_path):
    clock = HandClock()
    async with serving(tmp_path, clock) as house:
        made, guests = await house.full_table(**GAME, seconds=30)
        asked, _ = await to_choose(house, made, guests)
        person = asked.session.person
        tokens = {0: made["token"]}
        clock.turn(25)
    clock.turn(7200)
    async with serving(tmp_path, clock) as house:
        back = await house.come(made["code"], tokens[0])
        assert back.state["turn"] == person
        await house.driver.tick()
        left = back.state["deadline"] / 1000 - clock.wall()
        assert 30 + AFTER_RESTART - 1 <= left <= 30 + AFTER_RESTART
        clock.turn(30 + AFTER_RESTART - 1)
        await house.driver.tick()
        assert not any(event.kind == "away" for event in await house.registry.store.events(made["table"]))


@asynchronous
async def test_r11_without_a_clock_a_bot_plays_for_who_has_gone_while_others_wait(tmp_path):
    async with serving(tmp_path, absent_seconds=30.0) as house:
        made, guests = await house.full_table(**GAME)
        asked, (other,) = await to_choose(house, made, guests)
        await asked.leave()
        house.clock.turn(29)
        await house.driver.tick()
        assert house.room(made).table.playing
        assert not any(event.kind == "away" for event in await house.registry.store.events(made["table"]))
        house.clock.turn(2)
        await house.driver.tick()
        seat = asked.session.person
        await other.until(lambda state: state["seats"][seat]["kind"] == "away")


@asynchronous
async def test_r11_when_all_have_gone_the_table_waits_and_after_days_it_closes(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await house.full_table(**GAME, seconds=30)
        await to_choose(house, made, guests)
        for guest in guests:
            await guest.leave()
        before = await house.registry.store.events(made["table"])
        house.clock.turn(3 * 86400)
        await house.driver.tick()
        assert await house.registry.store.events(made["table"]) == before
        assert made["table"] not in house.registry.rooms  # idle tables leave memory
        house.clock.turn(5 * 86400)
        await house.driver.tick()
        assert [event.kind for event in await house.registry.store.events(made["table"])][-1] == "closed"
        log = (await house.http.get(f"/api/tables/{made['code']}/log")).json()
        assert log["rounds"][0]["abandoned"]
        assert log["rounds"][0]["server_seed"]


@asynchronous
async def test_a_closed_table_goes_after_a_year_and_a_starred_one_stays(tmp_path):
    async with serving(tmp_path) as house:
        (one, guests), (other, more) = await house.full_table(**GAME), await house.full_table(**GAME)
        for guest in [*guests, *more]:
            await guest.leave()
        star = f"/api/tables/{other['table']}/star"
        refused = await house.http.post(star, json={"token": one["token"], "starred": True}, headers={"X-Ceki": "1"})
        assert refused.json()["id"] == "wrong_token"
        done = await house.http.post(star, json={"token": other["token"], "starred": True}, headers={"X-Ceki": "1"})
        assert done.json() == {"starred": True}
        for days in (8, 364):
            house.clock.turn(days * 86400)
            await house.driver.tick()
        assert (await house.http.get(f"/api/tables/{one['table']}/log")).status_code == 200
        house.clock.turn(2 * 86400)
        for _ in range(2):  # a table that was looked at leaves memory first
            await house.driver.tick()
            house.clock.turn(86400)
        assert (await house.http.get(f"/api/tables/{one['table']}/log")).json()["id"] == "unknown_table"
        assert await house.registry.store.events(one["table"]) == []
        assert (await house.http.get(f"/api/tables/{other['table']}/log")).status_code == 200


@asynchronous
async def test_r11_who_comes_again_and_again_to_a_table_of_bots_has_no_more_time(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table(**GAME, bots=1, seconds=30)
        me = await house.come(made["code"], made["token"])
        await to_choose(house, made, [me])
        room = house.room(made)
        left = room.deadline - house.clock.steady()
        for _ in range(5):
            house.clock.turn(5)
            left -= 5
            await me.leave()
            assert room.deadline is None
            house.clock.turn(100)  # nobody is there, and no time runs
            me = await house.come(made["code"], made["token"])
            assert room.deadline - house.clock.steady() == left
        house.clock.turn(left + 1)
        await house.driver.tick()
        await me.until(lambda state: state["seats"][0]["kind"] == "away")

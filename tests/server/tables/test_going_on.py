"""Nobody can hold a table: the pause between rounds has a clock, and the others may go on without one who is silent."""

from __future__ import annotations

from tests.server.guests import asynchronous, serving
from tests.server.steps import between, does, fresh, to_choose


@asynchronous
async def test_at_a_table_with_a_clock_the_next_round_comes_though_one_says_nothing(tmp_path):
    async with serving(tmp_path) as house:
        made, (me, friend, silent) = await between(house, seconds=60)
        room = house.room(made)
        assert room.deadline is None, "as long as nobody wants the next round, nobody is late"
        await does(house, me, type="next")
        first = room.deadline
        assert 59 <= first - house.clock.steady() <= 60
        house.clock.turn(20)
        await does(house, friend, type="next")
        assert room.deadline == first, "who is ready later gives nobody more time"
        house.clock.turn(30)
        await house.driver.tick()
        assert room.table.number == 1
        house.clock.turn(10)
        await house.driver.tick()
        assert (room.table.number, room.table.chairs[2].kind) == (2, "away")
        state = await fresh(house, made, silent)
        assert state["view"]["hand"][2], "their cards are theirs"
        await does(house, silent, type="back")
        assert room.table.chairs[2].kind == "human"


@asynchronous
async def test_the_pause_of_a_quick_table_is_half_a_minute(tmp_path):
    async with serving(tmp_path) as house:
        made, (me, _) = await between(house, 2, seconds=5)
        await does(house, me, type="next")
        assert 29 <= house.room(made).deadline - house.clock.steady() <= 30


@asynchronous
async def test_the_host_of_a_private_table_deals_without_one_who_is_silent(tmp_path):
    async with serving(tmp_path) as house:
        made, (host, friend, _) = await between(house)
        table = house.room(made).table
        assert table.host == 0
        refused = await does(house, host, type="without")
        assert (refused["code"], refused["id"]) == ("illegal", "only_you_waited_for")
        await does(house, host, type="next")
        while host.state["patience"] is None:  # who is ready is told of in a moment
            await host.hear()
        assert host.state["patience"] - house.clock.wall() * 1000 > 28_000
        refused = await does(house, host, type="without")
        assert refused["id"] == "patience"
        await does(house, friend, type="next")
        house.clock.turn(30)
        assert await does(house, host, type="without") is None
        assert (table.number, [chair.kind for chair in table.chairs]) == (2, ["human", "human", "away"])


@asynchronous
async def test_the_host_goes_on_without_one_whose_turn_it_is_and_removes_them(tmp_path):
    async with serving(tmp_path, absent_seconds=1e9) as house:
        made, guests = await house.full_table("cholek_tiga", players=3)
        table = house.room(made).table
        while True:
            asked, _ = await to_choose(house, made, guests)
            if asked is not guests[0]:
                break
            asked.move()
            await asked.answer()
        about = asked.session.person
        other = next(person for person in (1, 2) if person != about)
        for message in ({"type": "remove", "person": other}, {"type": "remove", "person": 0}):
            assert (await does(house, guests[0], **message))["code"] == "illegal"
        house.clock.turn(31)
        assert await does(house, guests[0], type="without") is None
        assert table.chairs[about].kind == "away"
        assert await does(house, guests[0], type="remove", person=about) is None
        assert (table.chairs[about].kind, table.chairs[about].kept) == ("bot", False)
        state = await fresh(house, made, asked)
        assert (state["person"], state["me"]) == (-1, -1)
        assert any(event.get("how") == "removed" for told in asked.told for event in told.get("events", ()))
        back = house.visitor()
        back.say(type="hello", version=1, table=made["code"], token=made["tokens"][about])
        assert (await back.closed())[0]["code"] == "bad_token"
        assert table.playing


@asynchronous
async def test_at_a_public_table_most_of_the_others_decide(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await between(house, 4, "chabut", public=True)
        table, (a, b, c, _) = house.room(made).table, guests
        for guest in (a, b, c):
            await does(house, guest, type="next")
        house.clock.turn(31)
        assert await does(house, a, type="without") is None
        assert table.number == 1, "one of three is not most of them"
        assert a.state["votes"] == [{"what": "without", "person": -1, "by": [0]}]
        await does(house, a, type="without")
        assert table.number == 1, "nobody votes twice"
        await does(house, b, type="without")
        assert (table.number, table.chairs[3].kind, table.votes) == (2, "away", {})
        await does(house, b, type="remove", person=3)
        assert table.chairs[3].kind == "away"
        await does(house, c, type="remove", person=3)
        assert table.chairs[3].kind == "bot"


@asynchronous
async def test_of_two_at_a_public_table_the_other_decides_and_onlookers_do_not(tmp_path):
    async with serving(tmp_path) as house:
        made, (me, _) = await between(house, 2, public=True)
        watcher = await house.come(made["code"], None)
        await does(house, me, type="next")
        house.clock.turn(31)
        for word in ({"type": "without"}, {"type": "remove", "person": 1}):
            assert (await does(house, watcher, **word))["code"] == "not_your_turn"
        await does(house, me, type="without")
        assert house.room(made).table.number == 2


@asynchronous
async def test_when_the_maker_leaves_the_one_who_came_next_is_host(tmp_path):
    async with serving(tmp_path) as house:
        made, (maker, friend, _) = await house.full_table("cholek_tiga", players=3)
        maker.say(type="leave")
        state = await friend.until(lambda state: state["seats"][0]["kind"] == "bot")
        assert state["host"] == 1
        back = await house.come(made["code"], made["token"])
        assert (back.state["host"], house.room(made).table.came) == (1, [1, 2, 0])

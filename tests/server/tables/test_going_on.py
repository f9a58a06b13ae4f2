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
        assert table.chairs[about].kind == "bot"
        state = await fresh(house, made, asked)
        assert (state["person"], state["me"]) == (-1, -1)
        assert any(event.get("how") == "removed" for told in asked.told for event in told.get("events", ()))
        back = await house.come(made["code"], made["tokens"][about])
        assert (back.state["person"], table.chairs[about].kind) == (about, "human"), "a return is possible"
        assert table.playing


async def all_but(house, made, guests, silent):
    """All but one are ready for the next round, and half a minute passes."""
    for guest in guests:
        if guest is not silent:
            await does(house, guest, type="next")
    house.clock.turn(31)


@asynchronous
async def test_at_a_public_table_most_of_the_others_decide_where_the_maker_is_the_silent_one(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await between(house, 4, "chabut", public=True)
        table, (silent, a, b, c) = house.room(made).table, guests
        await all_but(house, made, guests, silent)
        assert await does(house, a, type="without") is None
        assert table.number == 1, "one of three is not most of them"
        assert a.state["votes"] == [{"what": "without", "person": -1, "by": [1]}]
        await does(house, a, type="without")
        assert table.number == 1, "nobody votes twice"
        await does(house, b, type="without")
        assert (table.number, table.chairs[0].kind, table.votes) == (2, "away", {})
        await does(house, b, type="remove", person=0)
        assert table.chairs[0].kind == "away"
        await does(house, c, type="remove", person=0)
        assert table.chairs[0].kind == "bot"


@asynchronous
async def test_at_a_public_table_the_maker_has_the_last_word_while_they_answer(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await between(house, 4, "chabut", public=True)
        table, (maker, a, b, silent) = house.room(made).table, guests
        await all_but(house, made, guests, silent)
        for guest in (a, b):
            assert await does(house, guest, type="without") is None
        assert table.number == 1, "two of three would, and the maker has not said so"
        await does(house, maker, type="without")
        assert (table.number, table.chairs[3].kind) == (2, "away")


@asynchronous
async def test_at_a_public_table_nobody_votes_who_has_played_no_whole_round_there(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await house.full_table("cholek_tiga", players=3, public=True)
        while True:
            asked, others = await to_choose(house, made, guests)
            if asked is not guests[0]:
                break
            asked.move()
            await asked.answer()
        house.clock.turn(31)
        stranger = next(guest for guest in others if guest is not guests[0])
        for word in ({"type": "without"}, {"type": "remove", "person": asked.session.person}):
            assert (await does(house, stranger, **word))["id"] == "vote_after_round"


@asynchronous
async def test_at_a_public_table_nobody_loses_a_place_who_gives_a_sign(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await between(house, 4, "chabut", public=True, chat=True)
        room, (thinks, *others) = house.room(made), guests
        await all_but(house, made, guests, thinks)
        for sign in ({"type": "here"}, {"type": "phrase", "n": 5}, {"type": "typing"}):
            await does(house, thinks, **sign)
            house.clock.turn(28)
            for guest in others:
                refused = await does(house, guest, type="remove", person=0)
                assert refused["id"] == "patience"
        house.clock.turn(31)
        await does(house, others[0], type="remove", person=0)
        assert room.table.votes
        await does(house, thinks, type="here")
        assert not room.table.votes, "a sign ends the votes about one"
        assert room.table.chairs[0].kind == "human"


@asynchronous
async def test_at_a_public_table_a_bot_stands_in_for_one_who_is_silent_within_a_minute(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await between(house, 3, "chabut", public=True)
        room, (silent, *others) = house.room(made), guests
        for guest in others:
            await does(house, guest, type="next")
        state = await silent.until(lambda state: len(state["ready"]) == 2 and state["stand_in"])
        left = state["stand_in"] / 1000 - house.clock.wall()
        assert 50 < left <= 55, "whoever it is about knows how long there is"
        house.clock.turn(left - 1)
        await house.driver.tick()
        assert (room.table.number, room.table.chairs[0].kind) == (1, "human")
        house.clock.turn(1.5)
        await house.driver.tick()
        assert (room.table.number, room.table.chairs[0].kind) == (2, "away")


@asynchronous
async def test_alone_with_bots_at_a_public_table_nobody_is_hurried(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table("cholek_tiga", players=3, bots=2, public=True)
        me = await house.come(made["code"], made["token"])
        await to_choose(house, made, [me])
        house.clock.turn(600)
        await house.driver.tick()
        assert house.room(made).table.chairs[0].kind == "human"
        assert me.state["stand_in"] is None


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

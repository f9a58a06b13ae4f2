"""What people say at a table: to whom, for how long it is kept, and that somebody is writing."""

from __future__ import annotations

from ceki.server import limits
from tests.server.guests import asynchronous, serving
from tests.server.peers.wired import Wire, two
from tests.server.steps import between, does, to_the_end


async def texts(guest):
    """What a guest has been told so far in words, from then until they ask."""
    guest.house.clock.turn(1.0)
    guest.say(type="ping")
    while (await guest.answer())["type"] != "pong":
        pass
    said = [one for one in guest.told if one["type"] == "chat"]
    guest.told.clear()
    return [one["text"] for one in said]


@asynchronous
async def test_during_a_hand_those_who_look_on_talk_among_themselves(tmp_path):
    async with serving(tmp_path) as house:
        made, players = await house.full_table("chabut", players=2, chat=True)
        await house.quiet(made)
        assert house.room(made).table.playing
        watchers = [await house.come(made["code"], None) for _ in range(2)]
        watchers[0].say(type="chat", text="a weak hand", name="Rani\u202e")
        heard = await watchers[1].answer()
        assert heard == {
            "type": "chat", "seat": -1, "name": "Rani", "text": "a weak hand", "watching": True,
        }  # fmt: skip
        players[0].say(type="chat", text="good luck")
        assert await texts(watchers[0]) == ["a weak hand", "good luck"]
        assert await texts(players[1]) == ["good luck"]


@asynchronous
async def test_between_rounds_players_hear_those_who_look_on(tmp_path):
    async with serving(tmp_path) as house:
        made, players = await between(house, people=2, chat=True)
        watcher = await house.come(made["code"], None)
        for one in players:
            await texts(one)
        watcher.say(type="phrase", n=1)
        await texts(watcher)
        assert await texts(players[0]) == ["Well played!"]


@asynchronous
async def test_who_comes_again_hears_the_last_lines_and_only_their_own(tmp_path):
    async with serving(tmp_path) as house:
        made, players = await house.full_table("chabut", players=2, chat=True)
        await house.quiet(made)
        watcher = await house.come(made["code"], None)
        watcher.say(type="chat", text="among us")
        for n in range(limits.LINES + 5):
            players[0].say(type="chat", text=f"line {n}")
            await texts(players[0])
        assert len(await texts(players[1])) == limits.LINES + 5
        again = await house.come(made["code"], made["tokens"][1])
        talk = await again.answer()
        assert (talk["type"], talk["said"]) == ("talk", limits.LINES + 5)
        assert [one["text"] for one in talk["lines"]] == [f"line {n}" for n in range(5, limits.LINES + 5)]
        onlooker = await house.come(made["code"], None)
        assert (await onlooker.answer())["said"] == limits.LINES + 6


@asynchronous
async def test_a_line_among_those_who_look_on_is_not_told_a_player_later(tmp_path):
    async with serving(tmp_path) as house:
        made, _ = await house.full_table("chabut", players=2, chat=True)
        await house.quiet(made)
        watcher = await house.come(made["code"], None)
        watcher.say(type="chat", text="among us")
        assert await texts(watcher) == ["among us"]
        again = await house.come(made["code"], made["tokens"][1])
        await texts(again)
        assert [one["type"] for one in again.told if one["type"] == "talk"] == []
        onlooker = await house.come(made["code"], None)
        assert [one["text"] for one in (await onlooker.answer())["lines"]] == ["among us"]


@asynchronous
async def test_that_somebody_writes_is_told_the_others_and_not_too_often(tmp_path):
    async with serving(tmp_path) as house:
        _, (one, other) = await house.full_table("chabut", players=2, chat=True)
        for _ in range(5):
            one.say(type="typing")
        await texts(one)
        house.clock.turn(limits.TYPING_SECONDS)
        one.say(type="typing")
        assert await texts(one) == []
        await texts(other)
        other.say(type="ping")
        assert [text for text in other.socket.sent if "typing" in text] == ['{"type":"typing","seat":0}'] * 2
        assert not any("typing" in text for text in one.socket.sent)


@asynchronous
async def test_all_of_it_goes_between_servers(tmp_path, wires):
    async with two(tmp_path) as (one, other):
        made = await one.table("chabut", players=2, chat=True)
        first = await one.come(made["table"], made["token"])
        here, there = await one.come(made["table"], None), await other.come(made["table"], None)
        first.say(type="typing")
        here.say(type="chat", text="hello", name="Rani")
        assert (await here.answer())["type"] in ("typing", "chat")
        await texts(here)
        await Wire.deliver(wires)
        assert [(await there.answer())["type"] for _ in range(2)] == ["typing", "chat"]
        late = await other.come(made["table"], None)
        assert [(one["name"], one["text"]) for one in (await late.answer())["lines"]] == [("Rani", "hello")]


@asynchronous
async def test_r5_those_who_look_on_see_all_hands_when_the_round_is_over_and_not_before(tmp_path):
    async with serving(tmp_path) as house:
        made, players = await house.full_table("cholek_tiga", players=2)
        watcher = await house.come(made["code"], None)
        assert (await does(house, watcher, type="hands"))["id"] == "looks_on"
        assert (await does(house, players[0], type="hands"))["id"] == "practice_only"
        await to_the_end(house, made, players)
        table = house.room(made).table
        for guest in (watcher, players[0]):
            assert await does(house, guest, type="hands") is None
            shown = next(one for one in guest.told if one["type"] == "hands")["hands"]["hand"]
            assert shown == [table.round.view(seat).as_data()["hand"][seat] for seat in range(2)]

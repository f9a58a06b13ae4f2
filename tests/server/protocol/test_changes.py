"""R7: who asks for changes is told no less than who is told everything; and how long the messages are."""

from __future__ import annotations

import json
import random

import pytest

from ceki.play import catalogue
from tests.breadth import EVERY_GAME
from tests.server.guests import Guest, Host, asynchronous, serving

MOVES = 12
CHANGE, WHOLE = 2200, 24 * 1024  # bytes that a move at the largest table may take, and its whole state


class Changes:
    """A guest that asked for changes, and lays each over what it had."""

    def __init__(self, house: Host) -> None:
        self.guest: Guest = house.visitor()
        self.state: dict = {}
        self.sizes: list[int] = []

    async def enter(self, code: str, token: str | None, seen: int = 0) -> Changes:
        self.guest.say(type="hello", version=1, table=code, token=token, seen=seen, changes=True)
        assert (await self.hear())["type"] == "state"
        return self

    async def hear(self) -> dict:
        message = await self.guest.hear()
        if message["type"] == "state":
            assert not self.state, "the whole state is told once"
            self.state = message
        elif message["type"] == "change":
            self.sizes.append(len(self.guest.socket.sent[-1].encode()))
            view = {**self.state["view"], **message.get("view", {})}
            self.state = {**self.state, **message, "view": view, "type": "state"}
        return message

    async def until(self, seq: int) -> dict:
        while self.state["seq"] < seq:
            await self.hear()
        return self.state


async def full_table(house, game, watchers=1, **order):
    made = await house.table(game, **order)
    tokens = [made["token"]]
    free = sum(chair.kind == "free" for chair in house.room(made).table.chairs)
    tokens += [(await house.sit(made["code"]))["token"] for _ in range(free)]
    guests = [await Changes(house).enter(made["code"], token) for token in [*tokens, *[None] * watchers]]
    return made, guests


async def make_a_move(house, made, guests, chance):
    """The seat in turn makes a move of its choice. Returns the number of the last event after it."""
    room = house.room(made)
    seq = room.table.seq
    for guest in guests:
        await guest.until(seq)
    assert len(room.table.legal) > 1, "a move that the server leaves to the seat"
    mover = guests[room.table.turn]
    house.clock.turn(0.1)
    moves = mover.state["legal"]
    mover.guest.say(type="move", move_id=f"m{seq}", base_seq=seq, move=chance.choice(moves))
    while (await mover.hear())["type"] != "ack":
        pass
    await house.quiet(made)
    return room.table.seq


@pytest.mark.parametrize("game", EVERY_GAME)
@asynchronous
async def test_r7_changes_laid_over_each_other_are_the_whole_state(tmp_path, game):
    chance = random.Random(game)
    async with serving(tmp_path, pause=3600.0) as house:
        made, guests = await full_table(house, game, players=catalogue.game(game).info.seats[0])
        room = house.room(made)
        await house.quiet(made)
        for _ in range(MOVES):
            if not room.table.playing:
                break
            seq = await make_a_move(house, made, guests, chance)
            for guest in guests:
                told = dict(await guest.until(seq))
                whole = json.loads(room.state_text(guest.guest.session.person, seq))
                told.pop("events"), whole.pop("events")
                assert told == whole


@asynchronous
async def test_r7_events_between_two_changes_are_told_once_and_a_return_begins_with_the_whole(tmp_path):
    async with serving(tmp_path, pause=3600.0) as house:
        made, guests = await full_table(house, "cholek_tiga", players=2)
        first = guests[0]
        await house.quiet(made)
        await first.until(house.room(made).table.seq)
        numbers = [event["seq"] for event in first.state["events"]]
        for _ in range(3):
            seq = await make_a_move(house, made, guests, random.Random(1))
            while first.state["seq"] < seq:
                numbers += [event["seq"] for event in (await first.hear())["events"]]
        assert numbers == sorted(set(numbers))
        back = await Changes(house).enter(made["code"], made["token"], seen=seq - 1)
        assert [event["seq"] for event in back.state["events"]] == [seq]
        assert back.state["options"]


@asynchronous
async def test_no_goal_is_worked_out_and_none_is_told(tmp_path, monkeypatch):
    def goal(*_):
        raise AssertionError("the server works out a goal")

    monkeypatch.setitem(catalogue.game("balik_satu").namespace, "goal", goal)
    async with serving(tmp_path, pause=3600.0) as house:
        made, guests = await full_table(house, "balik_satu", players=4)
        await house.quiet(made)
        for _ in range(3):
            seq = await make_a_move(house, made, guests, random.Random(2))
        for guest in guests:
            assert "goal" not in await guest.until(seq)


@asynchronous
async def test_onlookers_who_come_and_go_are_counted_for_all(tmp_path):
    async with serving(tmp_path, pause=3600.0) as house:
        made, (one, _) = await full_table(house, "cholek_tiga", watchers=0, players=2)
        for expected in (1, 2):
            onlooker = await Changes(house).enter(made["code"], None)
            while one.state["table"]["watchers"] != expected:
                assert (await one.hear())["type"] == "change"
        await onlooker.guest.leave()
        while one.state["table"]["watchers"] != 1:
            await one.hear()


@asynchronous
async def test_r7_a_move_at_the_largest_table_takes_2200_bytes_and_the_whole_24_kb(tmp_path):
    async with serving(tmp_path, pause=3600.0) as house:
        made, guests = await full_table(house, "balik_satu", watchers=2, players=14)
        room, chance = house.room(made), random.Random(7)
        await house.quiet(made)
        for guest in guests:
            guest.sizes.clear()
        for _ in range(30):
            if room.table.playing:
                await make_a_move(house, made, guests, chance)
        for guest in guests:
            await guest.until(room.table.seq)
        assert max(size for guest in guests for size in guest.sizes) <= CHANGE
        wholes = [len(room.state_text(person, room.table.seq).encode()) for person in (-1, *range(14))]
        assert max(wholes) <= WHOLE

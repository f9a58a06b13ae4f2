"""Whole rounds over sockets, of one game of each family, and the first moves of every game."""

from __future__ import annotations

import asyncio
import json
import random

import pytest

from ceki.play import catalogue
from ceki.server.tables import live
from tests.breadth import FAMILIES
from tests.server.guests import asynchronous, play_round, serving


@pytest.mark.parametrize("game", FAMILIES)
@asynchronous
async def test_a_whole_round_over_sockets(tmp_path, game):
    async with serving(tmp_path) as house:
        made, guests = await house.full_table(game, players=catalogue.game(game).info.seats[0])
        watcher = await house.come(made["code"], None)
        chance = random.Random(7)
        await play_round(guests, lambda state: chance.choice(state["legal"]))
        ends = [guest.state for guest in guests] + [await watcher.until(lambda state: state["over"])]
        assert len({json.dumps([end["cents"], end["score"], end["ledger"]]) for end in ends}) == 1
        assert sum(ends[0]["cents"]) + ends[0]["pot"] == 0
        assert all(end["fair"]["server_seed"] for end in ends)
        assert not house.room(made).table.playing
        for guest in guests:
            guest.say(type="next")
        if not ends[0]["match_over"]:
            state = await watcher.until(lambda state: state["table"]["round"] == 2)
            assert state["fair"]["commitment"] == ends[0]["fair"]["next"]["commitment"]


@asynchronous
async def test_those_who_are_ready_at_once_are_told_of_together(tmp_path, monkeypatch):
    async with serving(tmp_path) as house:
        made, guests = await house.full_table("chabut", players=4)
        watcher = await house.come(made["code"], None)
        await play_round(guests)
        await watcher.until(lambda state: state["over"])
        monkeypatch.setattr(live, "SOON_SECONDS", 1.0)
        for guest in guests[:3]:
            guest.say(type="next")
        while len(house.room(made).table.ready) < 3:
            await asyncio.sleep(0)
        assert watcher.socket.outbox.empty()
        told = await watcher.until(lambda state: True)
        assert len(told["ready"]) == 3
        guests[3].say(type="next")
        dealt = await watcher.until(lambda state: True)
        assert (dealt["table"]["round"], dealt["ready"]) == (2, [])


@pytest.mark.parametrize("game", catalogue.names())
@asynchronous
async def test_ten_moves_of_every_game(tmp_path, game):
    players = catalogue.game(game).info.seats[0]
    async with serving(tmp_path) as house:
        made, guests = await house.full_table(game, players=players)
        for _ in range(10):
            await house.quiet(made)
            table = house.room(made).table
            if not table.playing:
                break
            guest = guests[table.turn]
            while guest.state["seq"] < table.seq:
                await guest.hear()
            guest.move(guest.state["legal"][-1])
            assert (await guest.answer())["type"] == "ack"
        assert table.round is not None
        assert len(table.round.numbers) >= 10 or table.round.over


@asynchronous
async def test_bots_fill_the_seats_and_play_a_round(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table("chabut", players=4, bots=3, bot_level="random")
        me = await house.come(made["code"], made["token"])
        await play_round([me])
        assert me.state["over"]
        assert [seat["kind"] for seat in me.state["seats"]] == ["human", "bot", "bot", "bot"]
        before = me.state["ledger"]
        me.say(type="next")
        await me.until(lambda state: state["table"]["round"] == 2)
        await play_round([me])
        assert [a + b for a, b in zip(before, me.state["cents"], strict=True)] == me.state["ledger"]

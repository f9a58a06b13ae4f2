"""A bot from outside, by a table's link and over a real socket: whole rounds, and what becomes of its seat."""

from __future__ import annotations

import asyncio

import pytest

from ceki.bots import bot
from ceki.client.bot import ServedBot
from ceki.client.link import sit
from ceki.play import catalogue
from ceki.server.storage.store import Store, StoreDown
from tests.client.near import near
from tests.patience import PATIENCE
from tests.server.guests import asynchronous

GAMES = catalogue.names()


async def one_round_of_bots(folder, game, rounds=1):
    """Bots from outside in every seat of the smallest table; returns the server's table and what they said."""
    players = catalogue.game(game).info.seats[0]
    async with near(folder) as server:
        link, maker = await server.table(game, players=players, rounds=rounds, name="First")
        free = len(server.room(link).table.chairs) - 1
        tokens = [maker, *[await asyncio.to_thread(sit, link) for _ in range(free)]]
        said: list[list[str]] = [[] for _ in tokens]
        guests = [
            ServedBot(link, token, bot(("greedy", "random")[n % 2]), said[n].append) for n, token in enumerate(tokens)
        ]
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(guest.play() for guest in guests))
        return server.room(link).table, said


def came_to(table, said):
    """What every bot said of its rounds is what the server's table came to; nobody changes seats between them."""
    seats = [int(lines[0].rpartition(" ")[2].rstrip(".")) for lines in said]
    assert sorted(seats) == list(range(table.match.players))
    for seat, lines in zip(seats, said, strict=True):
        rounds = [f"Round {one.dealing.number}: {one.round.cents[seat]:+d} cents" for one in table.history]
        assert [line.partition(",")[0] for line in lines[1 : len(rounds) + 1]] == rounds


@asynchronous
async def test_bots_from_outside_play_a_match_of_two_rounds(tmp_path):
    table, said = await one_round_of_bots(tmp_path, "chabut", rounds=2)
    assert table.match.over
    assert table.number == 2
    for lines in said:  # after the rounds, what was shown of each deal and of the one that would have been next
        assert [line.split(":")[0] for line in lines[4:]] == ["  --bound 1", "  --bound 2", "  --bound 3"]
        assert [one.dealing.commitment in line for one, line in zip(table.history, lines[4:], strict=False)] == [
            True
        ] * 2
    assert not [one for one in table.history if None in one.dealing.player_seeds]
    came_to(table, said)


@asynchronous
async def test_a_bot_that_is_stopped_gives_its_seat_up(tmp_path):
    async with near(tmp_path, seed_seconds=0.0) as server:
        link, token = await server.table("cholek_tiga", players=2)
        sat = asyncio.Event()
        guest = ServedBot(link, await asyncio.to_thread(sit, link, "Bot"), bot("greedy"), lambda line: sat.set())
        task = asyncio.create_task(guest.play())
        await asyncio.wait_for(sat.wait(), PATIENCE)
        assert [chair.kind for chair in server.room(link).table.chairs] == ["human", "human"]
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert [chair.kind for chair in server.room(link).table.chairs] == ["human", "bot"]
        assert token


@asynchronous
async def test_a_bot_goes_on_after_a_restart(tmp_path):
    async with near(tmp_path) as server:
        link, token = await server.table("cholek_tiga", players=2, bots=1, rounds=1)
        said: list[str] = []
        lost, back = asyncio.Event(), asyncio.Event()

        def tell(line: str) -> None:
            said.append(line)
            (lost if "lost" in line else back if "again" in line else asyncio.Event()).set()

        guest = ServedBot(link, token, bot("greedy"), tell)
        task = asyncio.create_task(guest.play())
        while server.room(link).table.round is None or len(server.room(link).table.round.numbers) < 3:
            await asyncio.sleep(0)
        await server.end()
        await asyncio.wait_for(lost.wait(), PATIENCE)
        await server.begin()
        await asyncio.wait_for(task, PATIENCE)
        assert said[1:3] == ["The connection is lost; trying again.", "Connected again."]
        assert said[3].startswith("Round 1: ")
        assert server.room(link).table.match.over


@asynchronous
async def test_a_bot_asks_again_for_what_could_not_be_written(tmp_path, monkeypatch):
    monkeypatch.setattr("ceki.client.bot.RETRY_SECONDS", 0.0)
    monkeypatch.setattr("ceki.client.connection.RETRY_SECONDS", 0.0)
    refused: set[str] = set()

    async def append(store, table, seq, drafts, *more):
        """Fails at the first event of every kind that a player begins."""
        kind = drafts[-1].kind
        if kind in ("moved", "readied") and kind not in refused:
            refused.add(kind)
            raise StoreDown("the disk is full")
        return await kept(store, table, seq, drafts, *more)

    kept = Store.append
    monkeypatch.setattr(Store, "append", append)
    table, said = await one_round_of_bots(tmp_path, "chabut", rounds=2)
    assert refused == {"moved", "readied"}
    assert table.match.over
    came_to(table, said)


@pytest.mark.prove
@pytest.mark.parametrize("game", GAMES)
@asynchronous
async def test_a_bot_from_outside_plays_a_round_of_every_game(tmp_path, game):
    table, said = await one_round_of_bots(tmp_path, game)
    assert table.history[0].round.over
    came_to(table, said)

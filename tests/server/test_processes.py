"""Real processes: killed in the midst of games, stopped gently, two on one file."""

from __future__ import annotations

import asyncio
import random
import re
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from ceki.server.storage.store import Store
from ceki.server.tables.state import Table
from tests.patience import PATIENCE
from tests.server.processes import Player, Server, post

GAMES = ("cholek_tiga", "chabut", "balik_satu", "kowah", "pakau", "sakopong")
TABLES = 30
KILLS = 20
PLAY = "import sys; from ceki.cli import main; sys.exit(main())"


async def logs(folder, players):
    """The events of each player's table, as the file has them."""
    store = Store(f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}")
    found = {player: await store.events(player.table) for player in players}
    await store.close()
    return found


def check(found):
    """Nothing that was acked is missing, nothing is there twice, every table folds."""
    acked = 0
    for player, events in found.items():
        assert [event.seq for event in events] == list(range(1, len(events) + 1))
        ids = Counter(event.move_id for event in events if event.move_id)
        assert max(ids.values(), default=1) == 1
        at = {event.move_id: event.seq for event in events if event.move_id}
        for move_id, seq in player.acked.items():
            assert at.get(move_id) == seq, "an acked move is lost"
        table = Table(player.table, "")
        table.fold(events)
        acked += len(player.acked)
    return acked


def people(server, tables, urls=None):
    """Tables with two people and bots; a player for every person."""
    players = []
    for n in range(tables):
        game = GAMES[n % len(GAMES)]
        order = {"game": game, "bots": int(game == "balik_satu"), "players": 3}
        address = f"10.0.0.{n}"  # one address may have twenty tables
        made = post(server.url, "/api/tables", order, address)
        tokens = [made["token"]]
        while True:
            try:
                tokens.append(post(server.url, f"/api/tables/{made['code']}/seats", {}, address)["token"])
            except AssertionError:
                break
        players += [Player(urls or [server.url], made["table"], token, n * 10 + k) for k, token in enumerate(tokens)]
    return players


async def more(players):
    """Waits until a move of theirs is acked."""
    before = sum(len(player.acked) for player in players)
    async with asyncio.timeout(PATIENCE):
        while sum(len(player.acked) for player in players) == before:
            await asyncio.sleep(0.02)


async def killed(server, players, kills, chance):
    stop = asyncio.Event()
    tasks = [asyncio.create_task(player.play(stop)) for player in players]
    for _ in range(kills):
        await more(players)  # each time something is at stake
        await asyncio.sleep(1.5 * chance.random())
        await asyncio.to_thread(server.end, signal.SIGKILL)
        await asyncio.to_thread(server.begin)
    await more(players)
    stop.set()
    await asyncio.gather(*tasks)


@pytest.mark.prove
def test_r1_r2_nothing_acked_is_lost_or_doubled_when_the_server_is_killed(tmp_path):
    server = Server(tmp_path)
    server.begin()
    try:
        players = people(server, TABLES)
        asyncio.run(killed(server, players, KILLS, random.Random(1)))
    finally:
        server.end()
    found = asyncio.run(logs(tmp_path, players))
    acked = check(found)
    assert acked > KILLS
    assert not {"bad_token", "gone"} & {code for player in players for code in player.errors}


@pytest.mark.prove
def test_r8_two_processes_on_one_file_double_no_move(tmp_path):
    one = Server(tmp_path)
    one.begin()
    two = Server(tmp_path)
    two.begin()
    try:
        players = people(one, 6, [one.url, two.url])

        async def both():
            stop = asyncio.Event()
            tasks = [asyncio.create_task(player.play(stop)) for player in players]
            await asyncio.sleep(8)
            stop.set()
            await asyncio.gather(*tasks)

        asyncio.run(both())
    finally:
        one.end()
        two.end()
    assert check(asyncio.run(logs(tmp_path, players))) > 50


def test_r13_a_server_that_is_asked_to_stop_says_goodbye_and_games_go_on(tmp_path):
    server = Server(tmp_path)
    server.begin()
    players = people(server, 1)

    async def play():
        stop = asyncio.Event()
        tasks = [asyncio.create_task(player.play(stop)) for player in players]
        await more(players)
        took = await asyncio.to_thread(server.end)
        closes = [list(player.closes) for player in players]
        await asyncio.to_thread(server.begin)
        await more(players)
        stop.set()
        await asyncio.gather(*tasks)
        return took, closes

    try:
        took, closes = asyncio.run(play())
    finally:
        server.end()
    assert took <= 10
    assert all(1012 in codes for codes in closes)
    check(asyncio.run(logs(tmp_path, players)))


def test_the_client_of_the_page_plays_a_round(tmp_path):
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    found = re.search(r"```python\n(.*?)```", page, re.S)
    assert found is not None
    server = Server(tmp_path)
    server.begin()
    try:
        program = found[1].replace("http://127.0.0.1:8000", server.url)
        done = subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    finally:
        server.end()
    assert done.returncode == 0, done.stderr
    assert sum(eval(done.stdout)) == 0


def test_the_terminal_sits_at_a_served_table(tmp_path):
    server = Server(tmp_path)
    server.begin()
    try:
        made = post(server.url, "/api/tables", {"game": "chabut", "players": 2})
        maker = Player([server.url], made["table"], made["token"], 1)

        async def both():
            stop = asyncio.Event()
            playing = asyncio.create_task(maker.play(stop))
            command = [sys.executable, "-m", "ceki", "play", server.url + made["link"], "--name", "Siti"]
            moves = "nonsense\ntable\n" + "1\n" * 60 + "quit\n"
            done = await asyncio.to_thread(
                subprocess.run, command, input=moves, capture_output=True, text=True, timeout=PATIENCE, check=False
            )
            stop.set()
            await playing
            return done

        done = asyncio.run(both())
        assert done.returncode == 0, done.stderr
        assert "You: " in done.stdout
        assert "cents" in done.stdout
        full = subprocess.run(
            [sys.executable, "-c", PLAY, "play", server.url + "/t/NOSUCH99"],
            capture_output=True, text=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
        assert full.returncode == 2
        assert "No such table" in full.stderr
    finally:
        server.end()

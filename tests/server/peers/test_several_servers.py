"""Two server processes on one PostgreSQL and one Valkey (or Redis): what is acked is kept once, whatever stops."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ceki.server.storage.store import Store, database_url
from ceki.server.tables.state import Table
from tests.patience import PATIENCE
from tests.server.processes import Player, Server, post

pytestmark = [pytest.mark.prove, pytest.mark.xdist_group("servers")]
ORDERS = (
    {"game": "cholek_tiga", "players": 3},
    {"game": "kowah", "players": 4, "bots": 1},
    {"game": "sakopong", "players": 4},
)


@pytest.fixture(scope="module")
def a_house(a_postgres, a_valkey):
    """Two servers on a new database."""
    database = a_postgres.database()
    servers = [Server(None, None, "--database", database, "--bus", a_valkey.url) for _ in range(2)]
    try:
        with ThreadPoolExecutor() as threads:
            list(threads.map(Server.begin, servers))
        yield Host(servers, database, a_postgres, a_valkey)
    finally:
        for server in servers:
            if server.process is not None and server.process.poll() is None:
                server.process.send_signal(signal.SIGCONT)
                server.end(signal.SIGKILL)


@pytest.fixture
def house(a_house, postgres, valkey):
    """The two servers and what they stand on, running, whatever a test before did to them."""
    for server in a_house.servers:
        server.process.send_signal(signal.SIGCONT)
        if server.process.poll() is not None:
            server.begin()
    return a_house


class Host:
    """Two servers and what they stand on."""

    def __init__(self, servers, database, postgres, valkey):
        self.servers, self.database, self.postgres, self.valkey = servers, database, postgres, valkey

    async def logs(self, tables):
        """The events of some tables, as the database has them."""
        store = Store(database_url(self.database))
        try:
            return {table: await store.events(table) for table in tables}
        finally:
            await store.close()

    async def heard_by(self, servers):
        """Waits until so many servers listen to the hints."""
        async with asyncio.timeout(PATIENCE):
            while await asyncio.to_thread(self.valkey.listeners) != servers:
                await asyncio.sleep(0.05)


class Play:
    """Players at tables of every order, while the block lasts. `moves` are those that were acked."""

    def __init__(self, house, roam=False):
        self.house, self.roam = house, roam
        self.stop, self.players, self.tasks = asyncio.Event(), [], []

    def _player(self, table, token, n):
        urls = [server.url for server in self.house.servers]
        at = n % len(urls)
        player = Player(urls if self.roam else [urls[at]], table, token, len(self.players))
        player.server = at
        return player

    async def __aenter__(self):
        for n, order in enumerate(ORDERS):
            made = await asyncio.to_thread(post, self.house.servers[n % 2].url, "/api/tables", order)
            tokens = [made["token"]]
            for k in range(order["players"] - order.get("bots", 0) - 1):
                url = self.house.servers[k % 2].url
                tokens.append((await asyncio.to_thread(post, url, f"/api/tables/{made['code']}/seats", {}))["token"])
            seated = [*tokens, None, None]  # two look on, one at each server
            for k, token in enumerate(seated):
                self.players.append(self._player(made["table"], token, k))
        self.tasks = [asyncio.create_task(player.play(self.stop)) for player in self.players]
        return self

    async def __aexit__(self, *_):
        self.stop.set()
        await asyncio.gather(*self.tasks)

    @property
    def moves(self):
        return sum(len(player.acked) for player in self.players)

    def errors(self, code):
        return sum(player.errors.count(code) for player in self.players)

    async def until(self, reached):
        """Waits for something to be so; a player that breaks ends the wait."""
        async with asyncio.timeout(PATIENCE):
            while not reached():
                for task in self.tasks:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.02)

    async def more(self, moves):
        """Waits for so many further moves of people."""
        least = self.moves + moves
        await self.until(lambda: self.moves >= least)

    async def end(self):
        """Nobody chooses any more: waits until every viewer has seen the last event. Returns the logs."""
        for player in self.players:
            player.moving = False
        tables = {player.table for player in self.players}
        async with asyncio.timeout(PATIENCE):
            while True:
                logs = await self.house.logs(tables)
                told = all(one.pending is None and one.seen == len(logs[one.table]) for one in self.players)
                if told and all(waits_for_a_person(table, events) for table, events in logs.items()):
                    return logs
                await asyncio.sleep(0.1)


def waits_for_a_person(id, events):
    """Whether a table stands still until somebody chooses: no bot is asked, and no move is the only one."""
    table = Table(id, "")
    table.fold(events)
    return table.turn is None or not (table.chairs[table.turn].played_by_bot or len(table.legal) == 1)


def check(play, logs):
    """Every acked move is in the log once, in order, as it was sent; all viewers saw one story, and no move twice."""
    for table, events in logs.items():
        assert [event.seq for event in events] == list(range(1, len(events) + 1))
        ids = Counter((event.person, event.move_id) for event in events if event.move_id)
        assert max(ids.values()) == 1, "a move is there twice"
        Table(table, "").fold(events)
    sent = set()
    for player in play.players:
        events = {event.move_id: event for event in logs[player.table] if event.move_id}
        for move_id, seq in player.acked.items():
            assert events[move_id].seq == seq, "an acked move is lost"
            assert events[move_id].body["move"].split()[0] == player.sent[move_id].split()[0]
        seqs = list(player.acked.values())
        assert seqs == sorted(seqs), "acks are out of order"
        moved = [event.seq for event in logs[player.table] if event.kind == "moved"]
        assert player.told == sorted(set(player.told)), "a move was told twice"
        assert set(player.told) <= set(moved)
        sent |= player.sent.keys()
    kept = {event.move_id for events in logs.values() for event in events if event.move_id}
    assert kept <= sent
    assert play.moves == len(kept), "a move was kept and never acked"
    views = {}
    for player in play.players:
        views.setdefault((player.table, player.state["me"], player.token is None), []).append(
            {name: player.state[name] for name in ("seq", "view", "turn", "cents", "ledger", "score")}
        )
    assert all(one == same[0] for same in views.values() for one in same)


def test_r8_seats_of_a_table_on_two_servers_lose_and_double_nothing_in_500_moves(house):
    async def run():
        async with Play(house) as play:
            await house.heard_by(2)
            await play.more(500)
            logs = await play.end()
            for table in logs:
                assert {player.server for player in play.players if player.table == table and player.token} == {0, 1}
        return play, logs

    play, logs = asyncio.run(run())
    check(play, logs)
    assert not play.errors("retry")
    assert not play.errors("too_fast")
    assert not any(player.closes for player in play.players), "nobody had to come back"


def test_r8_the_bus_may_stop_begin_again_forget_everything_and_hang(house):
    valkey = house.valkey

    async def run():
        async with Play(house) as play:
            await house.heard_by(2)
            await play.more(40)
            await asyncio.to_thread(valkey.end, signal.SIGKILL)
            await play.more(60)
            await asyncio.to_thread(valkey.begin)
            await house.heard_by(2)
            await play.more(40)
            assert valkey.ask("FLUSHALL").startswith("+OK")
            await play.more(40)
            valkey.process.send_signal(signal.SIGSTOP)
            await play.more(60)
            valkey.process.send_signal(signal.SIGCONT)
            await house.heard_by(2)
            await play.more(40)
            logs = await play.end()
        return play, logs

    play, logs = asyncio.run(run())
    check(play, logs)
    assert not play.errors("retry")
    assert not any(player.closes for player in play.players), "nobody noticed but by waiting"


def test_r8_postgresql_may_stop_in_the_midst(house):
    async def run():
        async with Play(house) as play:
            for _ in range(4):
                await play.more(40)
                await asyncio.to_thread(house.postgres.end, signal.SIGQUIT)
                for server in house.servers:
                    assert await asyncio.to_thread(refused, server.url) == "retry"
                    assert await asyncio.to_thread(ready, server.url) == 503
                await asyncio.to_thread(house.postgres.begin)
            await play.more(60)
            assert [server.process.poll() for server in house.servers] == [None, None], "both live on"
            logs = await play.end()
        return play, logs

    play, logs = asyncio.run(run())
    check(play, logs)
    assert play.errors("retry"), "the players were asked to try again"
    assert not {"bad_token", "gone"} & {code for player in play.players for code in player.errors}


def ready(url):
    """What a server says when it is asked whether it is ready."""
    return httpx.get(url + "/readyz", timeout=PATIENCE).status_code


def refused(url):
    """Why a server makes no table now."""
    answer = httpx.post(url + "/api/tables", json=ORDERS[0], headers={"X-Ceki": "1"}, timeout=PATIENCE)
    assert answer.status_code == 429, answer.text
    return answer.json()["code"]


def test_r13_servers_are_restarted_one_after_the_other(house):
    async def run():
        took = []
        async with Play(house, roam=True) as play:
            for server in house.servers:
                await play.more(40)
                took.append(await asyncio.to_thread(server.end))
                await play.more(20)  # at the other one
                await asyncio.to_thread(server.begin)
            await play.more(40)
            logs = await play.end()
        return play, logs, took

    play, logs, took = asyncio.run(run())
    check(play, logs)
    assert max(took) <= 10
    assert {code for player in play.players for code in player.closes} <= {1012, 1013, None}
    assert sum(player.closes.count(1012) for player in play.players) >= len(ORDERS)
    assert play.errors("closed") >= len(ORDERS), "they are told that it restarts"
    assert not {"bad_token", "gone"} & {code for player in play.players for code in player.errors}


# ---------------------------------------------------------------- one seat, two windows


class Window:
    """A window of a seat at a server, moved by hand."""

    @classmethod
    async def open(cls, stack, server, table, token):
        window = cls()
        address = server.url.replace("http", "ws") + "/ws"
        window.socket = await stack.enter_async_context(connect(address, compression=None))
        await window.say(type="hello", version=1, table=table, token=token)
        window.state = {}
        await window.until(lambda state: True)
        return window

    async def say(self, **message):
        await self.socket.send(json.dumps(message))

    async def hear(self):
        """The next message; a close of the socket is raised."""
        message = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        if message["type"] == "state":
            self.state = message
        return message

    async def until(self, wanted):
        """The next state of which `wanted` holds."""
        while (message := await self.hear())["type"] != "state" or not wanted(message):
            pass

    async def move(self, move_id, move=None):
        await self.say(type="move", move_id=move_id, base_seq=self.state["seq"], move=move or self.state["legal"][0])

    async def answer(self):
        """The next message that is not a state."""
        while (message := await self.hear())["type"] == "state":
            pass
        return message

    async def rest(self):
        """What comes until the socket closes, and the code that it closes with."""
        messages = []
        with contextlib.suppress(ConnectionClosed):
            while True:
                messages.append(await self.hear())
        return messages, self.socket.close_code


async def asked(window):
    """Waits until a window has a choice to make. False when the round ends first."""
    while not (window.state["over"] or (window.state["asked"] and len(window.state["legal"]) > 1)):
        await window.until(lambda state: True)
    return not window.state["over"]


def test_r8_a_stopped_server_that_wakes_commits_nothing_stale(house):
    """C3: it sleeps with a move unread, while the same seat plays another move at the other server."""
    asleep, awake = house.servers

    async def run():
        async with contextlib.AsyncExitStack() as stack:
            made = post(awake.url, "/api/tables", {"game": "cholek_tiga", "players": 3, "bots": 2})
            stale, played = set(), set()
            new = await Window.open(stack, awake, made["table"], made["token"])
            for n in range(12):
                old = await Window.open(stack, asleep, made["table"], made["token"])
                if not await asked(old):
                    await old.say(type="next")
                    await old.until(lambda state: not state["over"])
                    assert await asked(old)
                asleep.process.send_signal(signal.SIGSTOP)
                os.waitpid(asleep.process.pid, os.WUNTRACED)
                await old.move(f"stale{n}", old.state["legal"][-1])
                stale.add(f"stale{n}")
                new = await Window.open(stack, awake, made["table"], made["token"])
                for k in range(n % 3 + 1):  # so that it is this seat's turn again, or not
                    if await asked(new):
                        await new.move(f"played{n}-{k}")
                        ack = await new.answer()
                        assert ack["type"] == "ack", ack
                        played.add(ack["move_id"])
                        await new.until(lambda state, least=ack["seq"]: state["seq"] >= least)
                asleep.process.send_signal(signal.SIGCONT)
                messages, code = await old.rest()
                assert code == 1008
                assert not [one for one in messages if one["type"] == "ack"], "a stale move was acked"
                refused = [one["code"] for one in messages if one["type"] == "error"]
                assert refused[-1] == "closed"
                assert set(refused) <= {"stale", "not_your_turn", "closed"}
                await new.socket.close()
        return made, stale, played

    made, stale, played = asyncio.run(run())
    events = asyncio.run(house.logs([made["table"]]))[made["table"]]
    Table(made["table"], "").fold(events)
    ids = {event.move_id for event in events if event.move_id}
    assert ids == played
    assert not ids & stale


def test_r6_a_second_window_at_another_server_takes_over(house):
    async def run():
        async with contextlib.AsyncExitStack() as stack:
            await house.heard_by(2)
            made = post(house.servers[0].url, "/api/tables", {"game": "chabut", "players": 2, "bots": 1})
            window = await Window.open(stack, house.servers[0], made["table"], made["token"])
            for n in range(1, 21):
                newer = await Window.open(stack, house.servers[n % 2], made["table"], made["token"])
                messages, code = await window.rest()
                assert (messages[-1]["code"], code) == ("closed", 1008)
                assert messages[-1]["id"] == "taken_over"
                window = newer
            await window.say(type="ping")
            assert (await window.answer())["type"] == "pong", "the newest window stays"

    asyncio.run(run())

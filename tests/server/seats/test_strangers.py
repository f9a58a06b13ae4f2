"""R6, N3, L8: whoever knocks with wrong keys, holds a door half open or never listens takes nobody's seat."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import socket

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.patience import PATIENCE
from tests.server.guests import asynchronous, serving
from tests.server.http.test_abuse import memory
from tests.server.processes import Player, Server, post

SILENT, DEAF = 60, 12


async def knock(house, made, times):
    """So many hellos with keys that fit nothing: guessed, cut, digests, of another table."""
    other = await house.table("chabut", players=2)
    wrong = ["", "x", made["token"][:-1], made["token"] + "A", made["token"].swapcase(), other["token"]]
    for number in range(times):
        key = wrong[number] if number < len(wrong) else secrets.token_urlsafe(32)
        thief = house.visitor()
        thief.say(type="hello", version=1, table=made["table"], token=key, seen=0)
        last, code = await thief.closed()
        assert (last["code"], code) == ("bad_token", 1008)
        await thief.task
        house.guests.remove(thief)


async def keys_that_do_not_fit(folder, times):
    async with serving(folder) as house:
        made, guests = await house.full_table("cholek_tiga", players=3, seconds=600)
        await house.quiet(made)
        await guests[2].leave()  # a seat that nobody is at just now: its time runs, and is not stopped
        room = house.room(made)
        sessions, gone, deadline = {one.session for one in guests[:2]}, dict(room.absent_since), room.deadline
        assert 2 in gone
        assert deadline is not None
        before, told = room.table.seq, [len(one.socket.sent) for one in guests[:2]]
        await knock(house, made, times)
        assert room.guests == sessions
        assert (room.absent_since, room.deadline, room.table.seq) == (gone, deadline, before)
        assert [len(one.socket.sent) for one in guests[:2]] == told
        assert house.registry.sockets == 2
        assert len(house.registry.rooms) == 2
        assert not house.registry.opening
        back = await house.come(made["code"], made["tokens"][2])
        assert back.state["person"] == 2
        for one in (*guests[:2], back):
            house.clock.turn(1.0)
            one.say(type="ping")
            assert (await one.answer())["type"] == "pong"


@asynchronous
async def test_n3_two_hundred_wrong_keys_cost_nobody_a_seat(tmp_path):
    await keys_that_do_not_fit(tmp_path, 200)


@pytest.mark.prove
@asynchronous
async def test_n3_two_thousand_wrong_keys_cost_nobody_a_seat(tmp_path):
    await keys_that_do_not_fit(tmp_path, 2000)


@asynchronous
async def test_r6_wrong_codes_from_ones_own_address_keep_nobody_from_ones_seat(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table("chabut", players=2)
        wrong = "222222" if made["code"] != "222222" else "333333"
        said = ""
        while said != "too_fast":
            guest = house.visitor()
            guest.say(type="hello", version=1, table=wrong, token=None)
            said = (await guest.closed())[0]["code"]
        me = await house.come(made["code"], made["token"])
        assert me.state["person"] == 0
        for code, token, said in ((made["code"], "wrong", "bad_token"), (wrong, made["token"], "too_fast")):
            guest = house.visitor()
            guest.say(type="hello", version=1, table=code, token=token)
            assert (await guest.closed())[0]["code"] == said
        assert (await house.come(made["code"], None)).state["person"] == -1


async def sockets_open(server):
    async with httpx.AsyncClient() as http:
        text = (await http.get(server.counts, timeout=PATIENCE)).text
    return int(float(next(line for line in text.splitlines() if line.startswith("ceki_sockets ")).split()[1]))


async def until_alone(server, strangers):
    """Waits until no socket but one player's is open (metrics are asked), and every stranger's pipe has ended."""
    async with asyncio.timeout(PATIENCE):
        while await sockets_open(server) > 1:
            pass
        for one in strangers:
            one.setblocking(False)
            with contextlib.suppress(ConnectionError):
                while await asyncio.get_running_loop().sock_recv(one, 1 << 16):
                    pass


async def half_open(server, code):
    """Connections that say nothing, or only begin: plain, in the middle of a request, after the handshake."""
    begun = [
        b"", b"GET / HT", b"POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Ceki: 1\r\nContent-Length: 99\r\n\r\n{",
        b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n",
        b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
    ]  # fmt: skip
    found = []
    for number in range(SILENT):
        one = socket.create_connection(("127.0.0.1", server.port))
        one.sendall(begun[number % len(begun)])
        found.append(one)
    return found


async def never_reading(server, code):
    """Guests who have said hello, with small pipes, and never read."""
    hello = json.dumps({"type": "hello", "version": 1, "table": code, "token": None}).encode()
    found = []
    for _ in range(DEAF):
        one = socket.socket()
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        one.connect(("127.0.0.1", server.port))
        one.sendall(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {server.url}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert one.recv(12) == b"HTTP/1.1 101"
        one.sendall(bytes([0x81, 0x80 | 126]) + len(hello).to_bytes(2, "big") + bytes(4) + hello)
        found.append(one)
    return found


@pytest.mark.prove
@pytest.mark.parametrize("strangers", [half_open, never_reading])
@asynchronous
async def test_l8_sockets_that_are_silent_or_deaf_are_let_go_and_a_game_goes_on(tmp_path, strangers):
    server = Server(tmp_path)
    end, playing = asyncio.Event(), []
    with (tmp_path / "log").open("wb") as server.errors, contextlib.ExitStack() as opened:
        server.begin()
        try:
            made = post(server.url, "/api/tables", {"game": "balik_satu", "players": 14, "bots": 13})
            me = Player([server.url], made["code"], made["token"], 1)
            playing.append(asyncio.create_task(me.play(end)))
            async with asyncio.timeout(PATIENCE):
                while not me.acked:
                    await asyncio.sleep(0)
            before, acked = memory(server), len(me.acked)
            found = [opened.enter_context(one) for one in await strangers(server, made["code"])]
            await until_alone(server, found)
            async with asyncio.timeout(PATIENCE):
                while len(me.acked) <= acked:
                    await asyncio.sleep(0)
            grown = memory(server) - before
            print(f"{strangers.__name__}: {len(me.acked) - acked} moves beside them; {grown:.1f} MB more")
            assert me.closes == []
            assert grown < 20
        finally:
            end.set()
            await asyncio.gather(*playing)
            server.end()
    assert "Traceback" not in (tmp_path / "log").read_text()


@pytest.mark.prove
@asynchronous
async def test_r9_messages_are_not_deflated(tmp_path):
    server = Server(tmp_path)
    server.begin()
    try:
        made = post(server.url, "/api/tables", {"game": "chabut"})
        async with connect(server.url.replace("http", "ws") + "/ws", compression="deflate") as ws:
            await ws.send(json.dumps({"type": "hello", "version": 1, "table": made["code"], "token": made["token"]}))
            assert json.loads(await ws.recv())["type"] == "state"
            assert ws.protocol.extensions == []
            assert ws.response is not None
            assert "Sec-WebSocket-Extensions" not in ws.response.headers
    finally:
        server.end()

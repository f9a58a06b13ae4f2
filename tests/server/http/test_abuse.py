"""R9: whatever one socket sends, only that socket suffers. The server is a process of its own; its log is read."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
from collections import Counter
from typing import Any

import httpx
import pytest
from bench import probe
from sqlalchemy import create_engine
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ceki.server.storage.folding import log
from tests.patience import PATIENCE
from tests.server.guests import asynchronous
from tests.server.http.strange import MARK, Strange
from tests.server.processes import Player, Server, post

EACH = 16  # messages of one connection: with the others of it, fewer than come at once
KNOWN = {"state", "change", "ack", "error", "pong", "chat", "reported"}
CLOSES = {1007, 1008, 1009}  # no text, not allowed, too long; never 1011, a fault of ours
AFTERWARDS = 100  # connections until everybody has moved again
GROWTH = 48  # MB at most, whatever is sent
COMERS = {"seat": 6, "onlooker": 2, "thief": 1, "lost": 1, "rude": 2}  # how often each comes


class Attack:
    """One who holds the third seat of a table, and what came of all that was sent."""

    def __init__(self, server: Server, table: dict[str, Any], token: str, other: dict[str, Any], seed: int) -> None:
        self.server, self.table, self.token, self.other = server, table, token, other
        self.chance = random.Random(seed)
        self.strange = Strange(self.chance)
        self.missing = [*COMERS]  # who has not come yet: chance follows the moves of others, and may leave one out
        self.sent = self.moves = self.borne = self.turned_away = 0
        self.answers: Counter[str] = Counter()
        self.closes: Counter[int] = Counter()
        self.acked: dict[str, int] = {}
        self.state: dict[str, Any] = {}

    async def go_on(self, messages: int) -> None:
        """Connects again and again, until so many messages are sent."""
        while self.sent < messages:
            try:
                await self._connect()
            except ConnectionClosed as closed:
                self.closes[closed.rcvd.code if closed.rcvd else 0] += 1
            except InvalidStatus as turned_away:  # it connects more often than one address may
                if turned_away.response.status_code != 403:
                    raise
                self.turned_away += 1

    async def _connect(self) -> None:
        who = self.missing[0] if self.missing else self.chance.choices([*COMERS], [*COMERS.values()])[0]
        address = self.server.url.replace("http", "ws") + "/ws"
        async with connect(address, compression=None, origin=self.server.url, max_size=None) as ws:  # type: ignore[arg-type]
            del self.missing[:1]
            await self._talk(ws, who)

    async def _talk(self, ws: Any, who: str) -> None:
        token = {"seat": self.token, "onlooker": None, "rude": self.token}.get(who, self.other["token"])
        table = {"lost": "NOSUCH22"}.get(who, self.table["code"])
        hello = {
            "type": "hello",
            "version": 1,
            "table": table,
            "token": token,
            "seen": self.chance.choice([0, 3, 10**6]),
        }
        if who == "rude":
            await self._send(ws, *self.chance.choice([self.strange, self.strange.last])(hello))
        else:
            await self._send(ws, json.dumps(hello).encode(), True)
        self.state = {}
        await self._read(ws, lambda message: message["type"] == "state")
        if self.state["asked"]:
            await self._move(ws, self.state["legal"][0])
        if self.state["over"]:
            await self._send(ws, b'{"type":"next"}', True)
        for _ in range(EACH):
            await self._send(ws, *self.strange(self._good()))
        await ws.send('{"type":"ping"}')
        await self._read(ws, lambda message: message["type"] == "pong")  # it has borne all of them
        self.borne += EACH
        await self._send(ws, *self.strange.last(self._good()))
        await self._read(ws, lambda message: False)

    async def _move(self, ws: Any, move: str) -> None:
        self.moves += 1
        said = {"type": "move", "move_id": f"good-{self.moves}", "base_seq": self.state["seq"], "move": move}
        for _ in range(2):  # the second is a repeat: it is acked alike, and made once
            await ws.send(json.dumps(said))
            self.sent += 1

    async def _send(self, ws: Any, frame: bytes, text: bool) -> None:
        self.sent += 1
        await ws.send(frame, text=text)

    async def _read(self, ws: Any, last: Any) -> None:
        """Reads until a message; holds every one against what a server may answer."""
        while True:
            text = await asyncio.wait_for(ws.recv(), PATIENCE)
            message = json.loads(text)
            self.answers[f"{message['type']} {message.get('code', '')}".strip()] += 1
            assert message["type"] in KNOWN, message
            if message["type"] == "error":
                said = message["message"]
                assert re.fullmatch(r"[A-Z][^<>\x00-\x1f]{9,299}\.", said), said
                assert MARK.lower() not in json.dumps({**message, "move_id": ""}).lower(), message
            elif message["type"] == "ack":
                assert self.acked.setdefault(message["move_id"], message["seq"]) == message["seq"]
            elif message["type"] == "state":
                self.state = message
            if last(message):
                return

    def _good(self) -> dict[str, Any]:
        """A message that this seat might send: also in another's turn, of an old state, with an id used before."""
        move_id = f"good-{self.chance.randrange(self.moves + 1)}" if self.chance.random() < 0.3 else f"{self.sent}"
        moves = [*self.state.get("legal", []), "draw", "pass", f"discard {MARK}", "discard C5"]
        base = self.state.get("seq", 0) - self.chance.choice([0, 0, 0, 1, 5])
        return self.chance.choice([
            {"type": "move", "move_id": move_id, "base_seq": base, "move": self.chance.choice(moves)},
            {"type": "move", "move_id": move_id, "base_seq": base, "move": self.chance.choice(moves)},
            {"type": "next"}, {"type": "chat", "text": f"{MARK} {self.chance.random()}"}, {"type": "phrase", "n": 1},
            {"type": "seed", "hex": "0123456789abcdef" * 2}, {"type": "ping"}, {"type": "undo"},
        ])  # fmt: skip


def memory(server: Server) -> float:
    """Resident megabytes of a server's process."""
    assert server.process is not None
    found = probe.memory(server.process.pid)
    assert found > 0, "this system has no /proc, and does not tell the memory of another process"
    return found


async def abuse(folder: Any, messages: int) -> tuple[Attack, list[Player], float]:
    """So many strange messages while two play on at the same table, and one with bots at another."""
    server = Server(folder)
    end, playing = asyncio.Event(), list[asyncio.Task[None]]()
    with (folder / "log").open("wb") as server.errors:
        server.begin()
        try:
            made = post(server.url, "/api/tables", {"game": "balik_satu", "players": 3, "title": MARK})
            tokens = [made["token"]]
            tokens += [post(server.url, f"/api/tables/{made['code']}/seats", {})["token"] for _ in range(2)]
            other = post(server.url, "/api/tables", {"game": "cholek_tiga", "players": 2, "bots": 1})
            honest = [Player([server.url], made["code"], token, n) for n, token in enumerate(tokens[:2])]
            honest.append(Player([server.url], other["code"], other["token"], 9))
            playing += [asyncio.create_task(one.play(end)) for one in honest]
            while not all(one.state.get("table", {}).get("round") for one in honest):
                await asyncio.sleep(0.05)  # the first deal waits for seeds for two seconds
            attack = Attack(server, made, tokens[2], other, 1)
            await attack.go_on(messages // 10)
            before = memory(server)
            await attack.go_on(messages)
            grown = memory(server) - before
            acked = [len(one.acked) for one in honest]
            while not all(
                len(one.acked) > n or one.state.get("match_over") for one, n in zip(honest, acked, strict=True)
            ):
                await attack.go_on(attack.sent + 1)  # they play on afterwards, too
            while (
                health := httpx.get(f"{server.url}/healthz", timeout=PATIENCE)
            ).status_code == 429:  # the attack has asked too often
                await asyncio.sleep(0.05)
            assert health.json()["ok"] is True
        finally:
            end.set()
            await asyncio.gather(*playing)
            server.end()
    log = (folder / "log").read_text(errors="replace")
    assert "Traceback" not in log, log[-3000:]
    assert not any(token in log for token in (*tokens, other["token"]))
    assert MARK not in log
    for one in honest:
        assert one.closes == []
        # a second "next" when the round has just been dealt, and a move that crossed what another has done
        assert set(one.errors) <= {"illegal", "stale"}, one.errors
        assert len(one.acked) >= 2
    assert set(attack.closes) <= CLOSES, attack.closes
    _read_the_book(folder, made["table"], attack, honest)
    return attack, honest, grown


def _read_the_book(folder: Any, table: str, attack: Attack, honest: list[Player]) -> None:
    """What is written of the table: no gap, no move twice, and every move that was acked."""
    engine = create_engine(f"sqlite:///{folder / 'tables.sqlite3'}")
    with engine.connect() as connection:
        rows = [(event.seq, event.person, event.move_id) for event in log(connection, table)]
    engine.dispose()
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    moves = {(person, move_id): seq for seq, person, move_id in rows if move_id}
    assert len(moves) == sum(bool(row[2]) for row in rows)
    for person, acked in ((0, honest[0].acked), (1, honest[1].acked), (2, attack.acked)):
        for move_id, seq in acked.items():
            assert moves[person, move_id] == seq


@asynchronous
async def test_z3_three_hundred_strange_messages(tmp_path):
    attack, _, grown = await abuse(tmp_path, 300)
    assert attack.borne >= 100
    assert grown < GROWTH
    assert {"error bad_message", "error bad_token", "error gone", "ack", "pong"} <= set(attack.answers)


@pytest.mark.prove
@asynchronous
async def test_z3_ten_thousand_strange_messages(tmp_path):
    attack, honest, grown = await abuse(tmp_path, 10_000)
    assert attack.borne > 8_000
    print(
        f"{attack.sent} messages, {attack.borne} borne; closes {dict(attack.closes)}; "
        f"{attack.turned_away} times turned away; answers {dict(attack.answers)}"
    )
    print(f"beside them {[len(one.acked) for one in honest]} moves; {grown:.1f} MB more; {os.cpu_count()} cores")
    assert grown < GROWTH
    assert set(attack.closes) >= CLOSES

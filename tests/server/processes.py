"""Real servers in processes of their own, and a client that does what the page of the protocol says."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import uuid
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.patience import PATIENCE


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Server:
    """`ceki serve` on a folder (or with a database that `more` names); it can be killed and begun again."""

    errors: Any = None  # a file for what it logs, else it is seen with the tests

    def __init__(self, folder: Path | None, port: int | None = None, *more: str) -> None:
        self.kept = [] if folder is None else ["--data", str(folder)]
        self.port = port or free_port()
        self.url, counted = f"http://127.0.0.1:{self.port}", f"127.0.0.1:{free_port()}"
        self.counts, self.more = f"http://{counted}/metrics", ("--metrics", counted, *more)
        self.process: subprocess.Popen[bytes] | None = None

    def begin(self) -> float:
        """Starts it; returns how many seconds until it serves."""
        began = time.monotonic()
        command = [
            sys.executable, "-m", "ceki", "serve", "--port", str(self.port), *self.kept, "--no-open", "--pause", "0",
            "--bot-workers", "0", "--proxy", "127.0.0.1", *self.more,
        ]  # fmt: skip
        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=self.errors, env=os.environ | {"PYTHONWARNINGS": ""}
        )
        while time.monotonic() - began < PATIENCE:
            try:
                if httpx.get(self.url + "/readyz", timeout=4).status_code == 200:
                    return time.monotonic() - began
            except httpx.HTTPError:
                assert self.process.poll() is None, "the server ended at once"
                time.sleep(0.05)
        raise AssertionError("the server did not begin")

    def end(self, how: int = signal.SIGTERM) -> float:
        """Ends it; returns how many seconds that took."""
        assert self.process is not None
        began = time.monotonic()
        self.process.send_signal(how)
        self.process.wait(30)
        return time.monotonic() - began


class Player:
    """Plays at random, on and on, through whatever happens to the connection; without a token, looks on."""

    think = 0.1  # seconds: a socket may say ten things in one
    again = 0.05  # at least, and three times as many at most, before the next try to connect

    def __init__(self, urls: list[str], table: str, token: str | None, seed: int) -> None:
        self.urls, self.table, self.token = urls, table, token
        self.chance = random.Random(seed)
        self.acked: dict[str, int] = {}
        self.pending: dict[str, Any] | None = None
        self.seen = 0
        self.state: dict[str, Any] = {}
        self.closes: list[int | None] = []
        self.errors: list[str] = []
        self.sent: dict[str, str] = {}
        self.told: list[int] = []
        self.moving = True

    async def play(self, until: asyncio.Event) -> None:
        """Plays until told to stop."""
        while not until.is_set():
            url = self.urls[self.chance.randrange(len(self.urls))]
            try:
                address, origin = f"{url.replace('http', 'ws')}/ws?table={self.table}", None if self.token else url
                async with connect(address, open_timeout=5, compression=None, origin=origin) as ws:  # type: ignore[arg-type]
                    hello = {"type": "hello", "version": 1, "table": self.table, "token": self.token, "seen": self.seen}
                    await ws.send(json.dumps(hello))
                    if self.pending is not None:
                        await ws.send(json.dumps(self.pending))
                    while not until.is_set():
                        try:
                            text = await asyncio.wait_for(ws.recv(), 1.0)
                        except TimeoutError:
                            continue
                        await self.hear(ws, json.loads(text))
            except (OSError, WebSocketException, TimeoutError) as error:
                received = getattr(error, "rcvd", None)
                self.closes.append(received.code if received else None)
                await asyncio.sleep(self.again * (1 + 2 * self.chance.random()))

    async def hear(self, ws: Any, message: dict[str, Any]) -> None:
        if message["type"] == "ack":
            assert self.acked.get(message["move_id"], message["seq"]) == message["seq"]
            self.acked[message["move_id"]] = message["seq"]
            if self.pending is not None and message["move_id"] == self.pending["move_id"]:
                self.pending = None
        elif message["type"] == "error":
            self.errors.append(message["code"])
            if message["code"] in ("stale", "illegal", "not_your_turn") and message.get("move_id"):
                self.pending = None
            elif message["code"] == "retry":
                await asyncio.sleep(0.1)
                await (self.answer(ws) if self.pending is None else ws.send(json.dumps(self.pending)))
        elif message["type"] == "state":
            assert message["seq"] >= self.seen, "a state that is older than the last"
            self.state, self.seen = message, message["seq"]
            self.told += [event["seq"] for event in message["events"] if event["kind"] == "moved"]
            await self.answer(ws)

    async def answer(self, ws: Any) -> None:
        if not self.state:  # the hello was not answered yet
            return
        choice = self.state["asked"] and len(self.state["legal"]) > 1 and self.pending is None
        if not (choice or self._wants_the_next()):
            return
        await asyncio.sleep(self.think)
        if not self.moving:
            return
        if choice:
            self.pending = {
                "type": "move", "move_id": str(uuid.UUID(int=self.chance.getrandbits(128))),
                "base_seq": self.state["seq"], "move": self.chance.choice(self.state["legal"]),
            }  # fmt: skip
            self.sent[self.pending["move_id"]] = self.pending["move"]
            await ws.send(json.dumps(self.pending))
        else:
            await ws.send(json.dumps({"type": "next"}))

    def _wants_the_next(self) -> bool:
        state = self.state
        return state["over"] and not state["match_over"] and state["me"] not in state["ready"]


def post(url: str, path: str, body: dict[str, Any], address: str = "10.0.0.1") -> dict[str, Any]:
    """A request that changes something, as a proxy on this machine would hand it on for an address."""
    answer = httpx.post(url + path, json=body, headers={"X-Ceki": "1", "X-Forwarded-For": address}, timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found

"""Two servers on PostgreSQL and Valkey, and what can befall them.

Each server reaches both over wires that can be cut, and has a clock that can be set; PostgreSQL keeps its files on a
disk of its own that can be filled (as root, on Linux).
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
from tests.server.servers import Postgres, Valkey, library

from bench.endurance.relay import Relay
from bench.load.server import free_port

DISK = 400  # MB of the disk of PostgreSQL
FULL_SECONDS, CUT_SECONDS, PAUSED_SECONDS = 8.0, 12.0, 8.0
READY_SECONDS = 120.0
END_SECONDS = 60.0
JUMPS = (-86400, -3600, -60, 60, 3600, 86400, 40 * 86400)  # seconds


class Node:
    """A server, its wires and its clock. `source` is the checkout that it runs."""

    def __init__(self, house: House, source: Path) -> None:
        self.house, self.source, self.port = house, source, free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.to_database, self.to_bus = Relay(house.postgres.port), Relay(house.valkey.port)
        self.clock = Path(tempfile.mkdtemp(prefix="ceki-clock-"), "clock")
        self.clock.write_text("+0\n")
        self.process: subprocess.Popen[bytes] | None = None

    async def begin(self, source: Path | None = None) -> None:
        """Begins it, of another checkout if one is given, and waits until it serves."""
        self.source = source or self.source
        place = self.house.database.replace(f":{self.house.postgres.port}/", f":{self.to_database.port}/")
        command = [
            sys.executable, "-m", "ceki", "serve", "--port", str(self.port), "--no-open", "--pause", "0.05",
            "--proxy", "127.0.0.1", "--database", place, "--bus", f"valkey://127.0.0.1:{self.to_bus.port}",
        ]  # fmt: skip
        faked = {
            "LD_PRELOAD": str(self.house.clocks), "FAKETIME_TIMESTAMP_FILE": str(self.clock),
            "FAKETIME_CACHE_DURATION": "1", "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        }  # fmt: skip
        source_first = {"PYTHONPATH": str(self.source / "src"), "PYTHONWARNINGS": ""}
        with self.house.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, env=os.environ | faked | source_first, cwd=self.source
            )
        await self.ready()

    async def ready(self) -> None:
        """Waits until it serves."""
        until = time.monotonic() + READY_SECONDS
        async with httpx.AsyncClient(timeout=5) as web:
            while time.monotonic() < until:
                try:
                    if (await web.get(f"{self.url}/readyz")).status_code == 200:
                        return
                except httpx.HTTPError:
                    pass
                assert self.process is not None
                if self.process.poll() is not None:
                    raise RuntimeError(f"a server ended; its log is {self.house.log}")
                await asyncio.sleep(0.1)
        raise RuntimeError(f"a server was not ready in {READY_SECONDS:g} s; its log is {self.house.log}")

    async def end(self, how: int = signal.SIGTERM) -> None:
        """Ends it."""
        assert self.process is not None
        self.process.send_signal(how)
        try:
            await asyncio.to_thread(self.process.wait, END_SECONDS)
        except subprocess.TimeoutExpired:
            if self.source == self.house.now:
                raise
            self.house.never_ended += 1
            self.process.kill()  # as an operator would: that version is as it is
            self.process.wait()


class House:
    """The servers, what they use, and the faults by name. `before` is a checkout of an earlier version."""

    def __init__(self, now: Path, before: Path | None, chance: random.Random) -> None:
        self.now, self.before, self.chance = now, before, chance
        self.postgres, self.valkey = Postgres(), Valkey()
        self.log = Path(tempfile.mkdtemp(prefix="ceki-log-"), "log")
        self.clocks = library("libfaketime", "libfaketimeMT.so.1")
        self.disk = Path(self.postgres.folder, "data")
        self.nodes: list[Node] = []
        self.database = ""
        self.never_ended = 0  # servers of the earlier version that a signal did not end
        self.faults: dict[str, Callable[[], Awaitable[None]]] = {
            "a server is killed": self.killed,
            "a server is restarted": self.restarted,
            "a server sleeps": self.paused,
            "a server is cut off from its database": self.cut_from_database,
            "a server is cut off from the bus": self.cut_from_bus,
            "a server's clock jumps": self.clock_jumps,
            "the bus is killed": self.bus_killed,
            "the database is killed": self.database_killed,
            "the disk of the database is full": self.disk_full,
        }

    async def begin(self) -> None:
        """Begins all: the servers of the earlier version, if there is one."""
        mount(self.disk)
        for service in (self.postgres, self.valkey):
            await asyncio.to_thread(service.begin)
        self.database = await asyncio.to_thread(self.postgres.database)
        self.nodes = [Node(self, self.before or self.now) for _ in range(2)]
        for node in self.nodes:
            await node.to_database.begin()
            await node.to_bus.begin()
            await node.begin()

    async def end(self) -> None:
        """Ends all."""
        for node in self.nodes:
            if node.process is not None and node.process.poll() is None:
                node.process.send_signal(signal.SIGCONT)
                await node.end(signal.SIGKILL)
            await node.to_database.end()
            await node.to_bus.end()
        self.valkey.remove()
        if self.postgres.process is not None and self.postgres.process.poll() is None:
            await asyncio.to_thread(self.postgres.end, signal.SIGQUIT)
        subprocess.run(["umount", "-l", self.disk], check=False)
        self.postgres.remove()

    @property
    def urls(self) -> list[str]:
        """Where both serve."""
        return [node.url for node in self.nodes]

    def one(self) -> Node:
        """One of the servers."""
        return self.chance.choice(self.nodes)

    async def upgraded(self) -> None:
        """Both servers are replaced by those of this version, one after the other; both versions live for a while."""
        for node in self.nodes:
            await node.end()
            await node.begin(self.now)
            await asyncio.sleep(CUT_SECONDS)

    async def killed(self) -> None:
        node = self.one()
        await node.end(signal.SIGKILL)
        await node.begin()

    async def restarted(self) -> None:
        node = self.one()
        await node.end()
        await node.begin()

    async def paused(self) -> None:
        node = self.one()
        assert node.process is not None
        node.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(self.chance.uniform(1.0, PAUSED_SECONDS))
        node.process.send_signal(signal.SIGCONT)
        await node.ready()

    async def cut_from_database(self) -> None:
        await self._cut(self.one(), "to_database")

    async def cut_from_bus(self) -> None:
        await self._cut(self.one(), "to_bus")

    async def _cut(self, node: Node, name: str) -> None:
        wire: Relay = getattr(node, name)
        wire.cut()
        await asyncio.sleep(self.chance.uniform(1.0, CUT_SECONDS))
        wire.mend()
        await node.ready()

    async def clock_jumps(self) -> None:
        node = self.one()
        node.clock.write_text(f"{self.chance.choice(JUMPS):+d}\n")
        await asyncio.sleep(self.chance.uniform(1.0, CUT_SECONDS))
        node.clock.write_text("+0\n")

    async def bus_killed(self) -> None:
        await asyncio.to_thread(self.valkey.end, signal.SIGKILL)
        await asyncio.sleep(self.chance.uniform(0.5, 4.0))
        await asyncio.to_thread(self.valkey.begin)

    async def database_killed(self) -> None:
        await asyncio.to_thread(self.postgres.end, signal.SIGQUIT)
        await asyncio.sleep(self.chance.uniform(0.5, 4.0))
        await asyncio.to_thread(self.postgres.begin)
        for node in self.nodes:
            await node.ready()

    async def disk_full(self) -> None:
        """PostgreSQL stops when it cannot write its log; with room again it is begun, as an operator would."""
        ballast = self.disk / "ballast"
        with ballast.open("wb") as file:
            try:
                while True:
                    file.write(bytes(1 << 20))
                    file.flush()
            except OSError:
                pass
        await asyncio.sleep(FULL_SECONDS)
        ballast.unlink()
        process = self.postgres.process
        if process is None or process.poll() is not None:
            await asyncio.to_thread(self.postgres.begin)
        for node in self.nodes:
            await node.ready()


def mount(folder: Path) -> None:
    """Puts the files of a folder on a disk of their own, in memory."""
    kept = folder.with_name("kept")
    folder.rename(kept)
    folder.mkdir()
    owner = kept.stat()
    options = f"size={DISK}m,mode=700,uid={owner.st_uid},gid={owner.st_gid}"
    subprocess.run(["mount", "-t", "tmpfs", "-o", options, "ceki-endurance", folder], check=True)
    subprocess.run(["cp", "-a", f"{kept}/.", folder], check=True)

"""R9: bytes, frames, connections and requests are bounded from the first one on, whatever they are. Over the wire."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ceki.server import limits
from ceki.server.http import callers
from ceki.server.http.callers import Connections
from ceki.server.networks import Networks, address_of
from ceki.server.serve import spoken
from tests.patience import PATIENCE
from tests.server.guests import HOME, asynchronous, serving


class Wire:
    """A server that listens on a port, in this loop; what is spoken there has the bounds of `ceki serve`."""

    def __init__(self, house, port):
        self.house, self.port, self.writers = house, port, []

    def line(self):
        """A socket."""
        return connect(f"ws://127.0.0.1:{self.port}/ws", origin=HOME, compression=None, ping_interval=None)

    async def open(self, said=b""):
        """A connection on which this is said: its two ends."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.writers.append(writer)
        writer.write(said)
        await writer.drain()
        return reader, writer

    async def asks(self, said):
        """The status of the answer to a request."""
        reader, _ = await self.open(said)
        return int((await asyncio.wait_for(reader.readline(), PATIENCE)).split()[1])


@asynccontextmanager
async def on_a_wire(folder, proxies=(), each=limits.CONNECTIONS, most=limits.SOCKETS) -> AsyncIterator[Wire]:
    async with serving(folder, proxies=proxies) as house:
        config = spoken(house.app, Connections(Networks(proxies), Networks([]), each, most), "127.0.0.1", 0)
        config.lifespan = "off"
        server = uvicorn.Server(config)
        config.load()
        server.lifespan = config.lifespan_class(config)
        await server.startup()
        wire = Wire(house, server.servers[0].sockets[0].getsockname()[1])
        try:
            yield wire
        finally:
            for writer in wire.writers:
                writer.transport.abort()
            await server.shutdown()


async def pings(line):
    await line.ping()


async def pongs(line):
    await line.pong()


async def parts(line):
    """A message in more parts than frames may come: it is never whole."""
    await line.send(["x"] * (limits.FRAMES_BURST + 10))


@pytest.mark.parametrize("greets", [True, False])
@pytest.mark.parametrize("flood", [pings, pongs, parts])
@asynchronous
async def test_r9_frames_of_every_kind_are_counted_before_hello_and_after(tmp_path, monkeypatch, flood, greets):
    monkeypatch.setattr(limits, "FRAMES_RATE", 0.0)
    async with on_a_wire(tmp_path) as wire, wire.line() as line:
        if greets:
            made = await wire.house.table("chabut", players=2)
            await line.send(json.dumps({"type": "hello", "version": 1, "table": made["code"], "token": made["token"]}))
            assert json.loads(await line.recv())["type"] == "state"
        with contextlib.suppress(ConnectionClosed):
            for _ in range(limits.FRAMES_BURST + 1):
                await flood(line)
        await asyncio.wait_for(line.wait_closed(), PATIENCE)
        assert line.close_code == 1008


@asynchronous
async def test_r9_as_many_frames_as_may_come_at_once_do(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "FRAMES_RATE", 0.0)
    async with on_a_wire(tmp_path) as wire, wire.line() as line:
        for _ in range(limits.FRAMES_BURST - 1):  # the handshake is the first
            answered = await line.ping()
        await asyncio.wait_for(answered, PATIENCE)
        await line.ping()
        await asyncio.wait_for(line.wait_closed(), PATIENCE)
        assert line.close_code == 1008


@asynchronous
async def test_r9_bytes_are_counted_also_those_of_a_message_that_never_ends(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "WIRE_RATE", 0.0)
    monkeypatch.setattr(limits, "WIRE_BURST", 10_000)
    async with on_a_wire(tmp_path) as wire, wire.line() as line:
        with contextlib.suppress(ConnectionClosed):
            await line.send(["x" * 4000] * 4)
        await asyncio.wait_for(line.wait_closed(), PATIENCE)
        assert line.close_code == 1008


async def ended(reader):
    """Waits until the other end has closed or broken off."""
    try:
        while await asyncio.wait_for(reader.read(65536), PATIENCE):
            pass
    except ConnectionError:
        pass


ASKS = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


@asynchronous
async def test_r9_bytes_of_a_request_are_counted(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "WIRE_RATE", 0.0)
    monkeypatch.setattr(limits, "WIRE_BURST", 1000)
    async with on_a_wire(tmp_path) as wire:
        reader, _ = await wire.open(ASKS + b"GET / HTTP/1.1\r\nX: " + b"x" * 2000)
        await ended(reader)
        assert await wire.asks(ASKS) == 200


BEGINS = (
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Ceki: 1\r\nContent-Type: application/json\r\nContent-Length: 17\r\n\r\n"
)


@asynchronous
async def test_a_request_whose_body_does_not_come_gives_way(tmp_path):
    async with on_a_wire(tmp_path, each=1) as wire:
        slow, _ = await wire.open(BEGINS + b"{")
        assert await wire.asks(ASKS) == 200
        await ended(slow)


@asynchronous
async def test_a_body_that_comes_slowly_is_waited_for(tmp_path):
    async with on_a_wire(tmp_path) as wire:
        reader, writer = await wire.open(BEGINS + b'{"game":')
        writer.write(b'"chabut"}')
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")


def test_one_address_opens_so_many_connections_a_second_and_another_as_many(monkeypatch):
    now = 0.0
    monkeypatch.setattr(callers.time, "monotonic", lambda: now)
    connections = Connections(Networks(["192.0.2.9"]), Networks([]), each=10_000)

    def comes(host: str, times: int) -> int:
        return sum(connections.come(object(), host) for _ in range(times))

    assert comes("192.0.2.1", 1000) == limits.CONNECT_BURST
    assert comes("192.0.2.2", 10) == 10
    assert comes("192.0.2.9", 1000) == 1000, "a proxy speaks for many"
    now = 2.0
    assert comes("192.0.2.1", 1000) == 2 * limits.CONNECT_RATE


@pytest.mark.parametrize("said", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\nX: y\r\n"])
@asynchronous
async def test_r9_where_one_address_has_all_it_may_the_one_that_rests_longest_gives_way(tmp_path, said):
    async with on_a_wire(tmp_path, each=3) as wire:
        first = [await wire.open(said) for _ in range(3)]
        reader, writer = await wire.open(ASKS)
        assert (await reader.readline()).startswith(b"HTTP/1.1 200"), "a newcomer is served"
        await ended(first[0][0])
        await wire.open(said)
        await ended(first[1][0])
        first[2][1].write(b"\r\n\r\n" if said.startswith(b"GET / HTTP/1.1") else ASKS)
        assert (await first[2][0].readline()).startswith(b"HTTP/1.1 "), "the newer ones are heard on"
        writer.close()


@asynchronous
async def test_r9_sockets_of_a_table_do_not_give_way(tmp_path):
    async with on_a_wire(tmp_path, each=2) as wire, wire.line() as one, wire.line() as two:
        reader, _ = await wire.open(ASKS)
        await ended(reader)
        for line in (one, two):
            await asyncio.wait_for(await line.ping(), PATIENCE)


@asynchronous
async def test_r9_so_many_connections_in_all(tmp_path):
    async with on_a_wire(tmp_path, most=2) as wire, wire.line() as line:
        first, _ = await wire.open()
        assert await wire.asks(ASKS) == 200
        await ended(first)
        await asyncio.wait_for(await line.ping(), PATIENCE)


@asynchronous
async def test_r9_a_connection_that_only_begins_is_let_go(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "REQUEST_SECONDS", 0.01)
    async with on_a_wire(tmp_path) as wire:
        for said in (b"", b"GET / HT", ASKS + b"GET / HT"):
            reader, _ = await wire.open(said)
            await ended(reader)


@asynchronous
async def test_r9_who_asks_too_often_is_refused_and_let_go(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "GET_BURST", 3)
    async with on_a_wire(tmp_path) as wire:
        reader, _ = await wire.open(ASKS * 4)
        text = b""
        while more := await asyncio.wait_for(reader.read(65536), PATIENCE):
            text += more
        assert [text.count(one) for one in (b"HTTP/1.1 200", b"HTTP/1.1 429", b"too_fast")] == [3, 1, 1]
        wire.house.clock.turn(1.0)
        assert await wire.asks(ASKS) == 200


@asynchronous
async def test_of_an_answer_to_head_the_head_alone_is_sent(tmp_path):
    async with on_a_wire(tmp_path) as wire:
        said = ASKS.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
        reader, _ = await wire.open(b"HEAD /bare.js HTTP/1.1\r\nHost: x\r\n\r\n" + said)
        text = await asyncio.wait_for(reader.read(), PATIENCE)
        head, _, rest = text.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200")
        assert b"content-length: 0" not in head
        assert rest.startswith(b"HTTP/1.1 200"), "the next answer follows at once"


@asynchronous
async def test_r9_sixty_files_are_fetched_sixteen_times_at_once(tmp_path):
    async with serving(tmp_path) as house:
        for _ in range(16 * 60):
            assert (await house.http.get("/bare.js")).status_code == 200


@asynchronous
async def test_r9_one_address_has_so_many_sockets_also_behind_a_proxy(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "CONNECTIONS", 2)
    async with serving(tmp_path) as house:
        made = await house.table("chabut", players=2)
        for _ in range(2):
            await house.come(made["code"], None)
        late = house.visitor()
        assert (await late.closed())[0]["code"] == "full"
        await house.guests[0].leave()
        await house.come(made["code"], None)
        assert sum(house.registry.sockets_of.values()) == 2


# ---------------------------------------------------------------- addresses

ADDRESSES = {
    "203.0.113.7": "203.0.113.7", "::ffff:203.0.113.7": "203.0.113.7", "2001:db8:1:2:3:4:5:6": "2001:db8:1:2::/64",
    "2001:db8:1:2:ffff::1": "2001:db8:1:2::/64", "2001:db8:1:3::1": "2001:db8:1:3::/64", "fe80::1%eth0": "fe80::/64",
    "testclient": "testclient", None: "?", "": "?",
}  # fmt: skip


@pytest.mark.parametrize("host", ADDRESSES)
def test_r9_an_address_is_counted_as_whoever_has_it(host):
    assert address_of(host) == ADDRESSES[host]


def test_r9_proxies_are_named_by_address_or_network():
    proxies = Networks(["10.0.0.0/8", " 2001:db8::1 ", ""])
    assert [host in proxies for host in ("10.9.9.9", "2001:db8::1", "127.0.0.1", "11.0.0.1", "x", None)] == [
        True, True, False, False, False, False,
    ]  # fmt: skip
    assert "127.0.0.1" not in Networks([])
    assert "127.0.0.1" in Networks(["*"])
    with pytest.raises(ValueError, match="nginx"):
        Networks(["nginx"])


@pytest.mark.parametrize(("proxies", "believed"), [((), False), (("127.0.0.1",), True), (("10.1.1.1",), False)])
@asynchronous
async def test_r9_only_a_named_proxy_tells_the_address_of_others(tmp_path, monkeypatch, caplog, proxies, believed):
    monkeypatch.setattr(limits, "GET_BURST", 2)
    async with on_a_wire(tmp_path, proxies) as wire:
        codes = []
        for n in range(4):
            asks = ASKS.replace(b"Host: x", f"Host: x\r\nX-Forwarded-For: 192.0.2.{n}".encode())
            codes.append(await wire.asks(asks))
    assert codes == [200, 200, 200, 200] if believed else codes == [200, 200, 429, 429]
    assert caplog.text.count("begin with --proxy") == (0 if proxies else 1)


def test_r9_a_proxy_is_not_counted_as_one_address():
    class Transport:
        def abort(self):
            self.gone = True

    for proxies, room in (([], False), (["192.0.2.1"], True)):
        connections = Connections(Networks(proxies), Networks([]), each=1, most=3)
        working = Transport()
        assert connections.come(working, "192.0.2.1")
        connections.work(working)
        assert connections.come(Transport(), "192.0.2.1") is room

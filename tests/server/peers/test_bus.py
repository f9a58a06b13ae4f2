"""R8: a server that listens to a table hears the others there, in whatever order the bus takes up their hints; where
nobody else listens, no hint is sent. The bus is a model within the test, with lines as slow as chance has them."""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict, deque

import pytest

from ceki.server.peers.bus import ValkeyBus
from tests.server.guests import asynchronous

STEPS = 150
SLOW = 6  # turns of the loop that a message is under way at most


class Broker:
    """What Valkey does for a bus: one thing after another."""

    def __init__(self, seed):
        self.chance, self.lines = random.Random(seed), defaultdict(list)

    async def turns(self):
        """A moment."""
        for _ in range(self.chance.randrange(SLOW)):
            await asyncio.sleep(0)

    def publish(self, channel, hint):
        """Passes a hint on to all who listen; returns how many they are."""
        for line in self.lines[channel]:
            line.send({"type": "message", "channel": channel.encode(), "data": hint.encode()})
        return len(self.lines[channel])

    def listen(self, line, channel, listens):
        """Whether a line hears of a channel from now on."""
        (self.lines[channel].append if listens else self.lines[channel].remove)(line)
        line.send({"type": "subscribe" if listens else "unsubscribe", "channel": channel.encode()})


class Line:
    """One connection for what is listened to. Each direction keeps its order, and no other."""

    def __init__(self, broker):
        self.broker, self.asked, self.under_way, self.come = broker, deque(), deque(), asyncio.Queue()
        self.tasks = set()

    async def __aenter__(self):
        return self

    async def __aexit__(self, *error):
        for task in self.tasks:
            task.cancel()

    def send(self, message):
        """On its way to the server."""
        self.under_way.append(message)
        self.later(lambda: self.come.put_nowait(self.under_way.popleft()))

    def later(self, then):
        """Does it when its time has come."""

        async def wait():
            await self.broker.turns()
            then()

        task = asyncio.create_task(wait())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def subscribe(self, *channels):
        self._ask(channels, True)

    async def unsubscribe(self, *channels):
        self._ask(channels, False)

    def _ask(self, channels, listens):
        self.asked.extend((channel, listens) for channel in channels)
        for _ in channels:
            self.later(lambda: self.broker.listen(self, *self.asked.popleft()))

    async def get_message(self, timeout):
        return await self.come.get()


class Client:
    """The other connection, for hints."""

    def __init__(self, broker):
        self.broker, self.fails = broker, False

    def pubsub(self):
        return Line(self.broker)

    async def publish(self, channel, hint):
        await self.broker.turns()
        if self.fails:
            raise ConnectionError
        reached = self.broker.publish(channel, hint)
        await self.broker.turns()
        return reached

    async def aclose(self):
        pass


class Server:
    """An end of the bus that speaks as a server does: not where it knows that nobody else listens."""

    def __init__(self, name, broker):
        self.name, self.heard = name, []
        self.bus = ValkeyBus("valkey://127.0.0.1:1")
        self.bus.client = Client(broker)

    async def hear(self, hint):
        who, table, what = hint.split()
        if who != self.name:
            self.bus.met_at(table)
            self.heard.append((table, what))

    def say(self, table, what):
        if not self.bus.alone_at(table):
            self.bus.say(table, f"{self.name} {table} {what}")

    async def open(self):
        await self.bus.open(self.hear, lambda table: f"{self.name} {table} listens")


async def opened(*names, seed=0):
    """A broker, and servers that use it."""
    broker = Broker(seed)
    servers = [Server(name, broker) for name in names]
    for server in servers:
        await server.open()
    return broker, *servers


async def settled():
    """All is quiet: whatever was under way has come."""
    for _ in range(40 * SLOW):
        await asyncio.sleep(0)


@pytest.mark.parametrize("seed", range(40))
@asynchronous
async def test_r8_who_listens_hears_what_others_say(seed):
    broker, *servers = await opened("one", "two", "three", seed=seed)
    for n in range(STEPS):
        server, table = broker.chance.choice(servers), broker.chance.choice("ab")
        match broker.chance.randrange(4):
            case 0:
                server.bus.follow(table)
            case 1:
                server.bus.unfollow(table)
            case _:
                server.say(table, f"step{n}")
        await broker.turns()
    await settled()
    for table in "ab":
        listening = {server for server in servers if table in server.bus.followed}
        for speaker in servers:
            for n in range(2):
                speaker.say(table, f"end{n}of{speaker.name}")
                await settled()
            assert all((table, f"end1of{speaker.name}") in server.heard for server in listening - {speaker})
            assert speaker.bus.alone_at(table) is (listening == {speaker})
    for server in servers:
        await server.bus.close()


@asynchronous
async def test_who_is_alone_says_nothing_until_another_comes():
    broker, one, two = await opened("one", "two")
    said, true = [], broker.publish
    broker.publish = lambda channel, hint: said.append(hint) or true(channel, hint)
    one.bus.follow("a")
    await settled()
    for n in range(3):
        one.say("a", f"move{n}")
    await settled()
    assert said == ["one a listens"]
    two.bus.follow("a")
    await settled()
    one.say("a", "move3")
    await settled()
    assert two.heard == [("a", "move3")]


@asynchronous
async def test_r8_a_server_that_could_not_announce_itself_does_so_later():
    _, one, two = await opened("one", "two")
    one.bus.follow("a")
    await settled()
    two.bus.client.fails = True
    two.bus.follow("a")
    await settled()
    assert one.bus.alone_at("a")
    two.bus.client.fails = False
    two.say("b", "word")
    await settled()
    assert not one.bus.alone_at("a")

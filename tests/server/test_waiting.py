"""Waiting in few bytes is what `asyncio` has: the same steps on both end alike."""

from __future__ import annotations

import asyncio
import random

import pytest

from ceki.server import waiting
from ceki.server.waiting import Inbox, Signal
from tests.patience import PATIENCE
from tests.server.guests import asynchronous

STEPS = 40


async def went_on(signal, seed):
    """What becomes of waiters while the signal is set, cleared, and waiters are cancelled, as chance has it."""
    chance, found, waiters = random.Random(seed), [], []

    async def wait(n):
        await signal.wait()
        found.append(n)

    for n in range(STEPS):
        match chance.randrange(5):
            case 0:
                signal.set()
            case 1:
                signal.clear()
            case 2 if waiters:
                chance.choice(waiters).cancel()
            case _:
                waiters.append(asyncio.create_task(wait(n)))
        if chance.random() < 0.6:
            await asyncio.sleep(0)
        found.append(signal.is_set())
    for one in waiters:
        one.cancel()
    await asyncio.gather(*waiters, return_exceptions=True)
    return found


@pytest.mark.parametrize("seed", range(30))
@asynchronous
async def test_a_signal_is_an_event(seed):
    given = seed % 2 == 1
    event = asyncio.Event()
    if given:
        event.set()
    assert await went_on(Signal(given), seed) == await went_on(event, seed)


@pytest.mark.parametrize("seed", range(30))
@asynchronous
async def test_an_inbox_is_a_queue(seed):
    async def read(queue):
        chance, found = random.Random(seed), []

        async def reader():
            for _ in range(STEPS):
                found.append((await queue.get(), queue.empty()))

        task = asyncio.create_task(reader())
        for n in range(STEPS):
            queue.put_nowait(n)
            if chance.random() < 0.4:
                await asyncio.sleep(0)
            found.append(n)
        await task
        return [one for one in found if isinstance(one, tuple)], queue.empty()

    assert await read(Inbox()) == await read(asyncio.Queue())


@asynchronous
async def test_who_is_cancelled_takes_no_message_with_them():
    inbox = Inbox()
    first = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    inbox.put_nowait("a")
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    assert (await inbox.get(), inbox.empty()) == ("a", True)


@asynchronous
async def test_tasks_end_also_where_a_cancellation_is_overlooked(monkeypatch):
    monkeypatch.setattr(waiting, "ONCE_MORE_SECONDS", 0.01)
    overlooked = []

    async def goes_on(times):
        while len(overlooked) < times:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                overlooked.append(times)
        await asyncio.sleep(60)

    async def fails():
        raise ValueError("before")

    tasks = [asyncio.create_task(one) for one in (goes_on(2), goes_on(0), fails())]
    await asyncio.sleep(0)
    await asyncio.wait_for(waiting.end(tasks), PATIENCE)
    assert [task.done() for task in tasks] == [True] * 3
    assert overlooked == [2, 2]
    await waiting.end([])

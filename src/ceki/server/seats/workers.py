"""The processes that bots think in. The server itself never compiles and never searches.

A process (bots/worker.py) gets the bytes of views through a pipe and nothing else, and ends when the pipe does: with
the server, however that ends. A process holds one question at a time; a question that waits too long gets `NoAnswer`.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final

COMMAND: Final = (sys.executable, "-m", "ceki.bots.worker")
AGAIN_SECONDS: Final = 10.0  # from the end of a process to the beginning of the next
LINE: Final = 1 << 20  # bytes of an answer, at most
log = logging.getLogger("ceki.server")


class NoAnswer(Exception):  # noqa: N818  what happened, not an error of ours
    """Nobody has thought about it: says why in a word, `off`, `preparing`, `busy` or `broken`."""


class Worker:
    """One process. It begins when the first game needs it, and anew when it has ended by itself."""

    def __init__(self, command: Sequence[str] = COMMAND, again: float = AGAIN_SECONDS) -> None:
        self.command, self.again = command, again
        self.wanted: list[str] = []
        self.ready: set[str] = set()
        self.line = 0  # questions that are here, asked or waiting
        self.process: asyncio.subprocess.Process | None = None
        self.life: asyncio.Task[None] | None = None
        self._free = asyncio.Lock()
        self._numbers = itertools.count(1)
        self._open: dict[int, asyncio.Future[Any]] = {}

    def want(self, game: str) -> None:
        """Has a game compiled, once."""
        if game in self.wanted:
            return
        self.wanted.append(game)
        if self.life is None:
            self.life = asyncio.create_task(self._live())
        elif self.process is not None:
            self._say({"prepare": game})

    async def ask(self, question: Mapping[str, Any]) -> Any:
        """The answer to a question about a game that is ready. Raises `NoAnswer`."""
        self.line += 1
        try:
            await self._free.acquire()
            if question["game"] not in self.ready:
                self._free.release()
                raise NoAnswer("broken")
            number = next(self._numbers)
            answer = self._open[number] = asyncio.get_running_loop().create_future()
            answer.add_done_callback(lambda _: self._free.release())  # also when nobody waits for it any more
            self._say({"number": number, **question})
            return await asyncio.shield(answer)
        finally:
            self.line -= 1

    async def stop(self) -> None:
        """Ends the process."""
        if self.life is not None:
            self.life.cancel()
            await asyncio.gather(self.life, return_exceptions=True)
            self.life = None

    async def _live(self) -> None:
        while True:
            try:
                ended = str(await self._one_life())
            except OSError as error:
                ended = f"it could not begin: {error}"
            log.warning("a process of bots has ended (%s); the greedy bot plays until the next is ready", ended)
            await asyncio.sleep(self.again)

    async def _one_life(self) -> int:
        """From the beginning of a process to its end; returns its exit status."""
        process = self.process = await asyncio.create_subprocess_exec(
            *self.command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LINE,
            start_new_session=True,  # Ctrl-C at a keyboard is for the server
        )  # fmt: skip
        try:
            for game in self.wanted:
                self._say({"prepare": game})
            await self._hear(process)
        finally:
            self._ended()
            if process.returncode is None:
                process.kill()
            await process.wait()
        return process.returncode or 0

    async def _hear(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        async for line in process.stdout:
            said = json.loads(line)
            if "ready" in said:
                self.ready.add(said["ready"])
            elif "failed" in said:
                log.warning("bots cannot think about %s, and play greedily: %s", said["failed"], said["problem"])
            else:
                self._answered(said)

    def _answered(self, said: dict[str, Any]) -> None:
        answer = self._open.pop(said["number"])
        if "problem" in said:
            log.warning("a bot could not think, and played greedily: %s", said["problem"])
            _fail(answer)
        else:
            answer.set_result(said["answer"])

    def _ended(self) -> None:
        self.process, self.ready = None, set()
        for answer in self._open.values():
            _fail(answer)
        self._open.clear()

    def _say(self, said: Mapping[str, Any]) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(said).encode() + b"\n")


def _fail(answer: asyncio.Future[Any]) -> None:
    answer.set_exception(NoAnswer("broken"))
    answer.exception()  # perhaps nobody waits for it


class Workers:
    """Some processes."""

    def __init__(self, count: int, command: Sequence[str] = COMMAND, again: float = AGAIN_SECONDS) -> None:
        self.all = [Worker(command, again) for _ in range(count)]

    def want(self, game: str) -> None:
        """Has a game compiled in every process that lacks it."""
        for worker in self.all:
            worker.want(game)

    async def ask(self, question: Mapping[str, Any], seconds: float) -> Any:
        """The answer to a question, within `seconds`. Raises `NoAnswer`."""
        if not self.all:
            raise NoAnswer("off")
        game = question["game"]
        self.want(game)
        ready = [worker for worker in self.all if game in worker.ready]
        if not ready:
            raise NoAnswer("preparing")
        try:
            async with asyncio.timeout(seconds):
                return await min(ready, key=lambda worker: worker.line).ask(question)
        except TimeoutError:
            raise NoAnswer("busy") from None

    async def stop(self) -> None:
        """Ends all processes."""
        await asyncio.gather(*(worker.stop() for worker in self.all))

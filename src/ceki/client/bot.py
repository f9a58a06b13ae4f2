"""A bot from outside: it takes a seat by a table's link and plays with what the socket sends to that seat."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

from ceki.bots import Bot
from ceki.bots.random import generator
from ceki.client.connection import CONNECTED, ENDED, RETRY_SECONDS, Connection, Message, Standing
from ceki.client.fairness import kept_lines
from ceki.client.link import Link
from ceki.client.moment import Moment, read_moment
from ceki.client.refusals import refusal_told
from ceki.client.safe_text import line_of
from ceki.locales.messages import said
from ceki.play.move import say

REFUSED = ("stale", "illegal", "not_your_turn")  # answers to a move after which the next state tells what to do


class ServedBot:
    """A bot at a seat. It passes to `tell` a line when it sits down, one a round, and one at the end.

    Raises `ValueError` when the server dismisses it, or offers moves that this program's rules do not.
    """

    def __init__(self, link: Link, token: str, choose: Bot, tell: Callable[[str], None]) -> None:
        self.connection = Connection(link, token)
        self.choose, self.tell = choose, tell
        self.seed = secrets.randbits(31)
        self.moment: Moment | None = None
        self.told = self.ready = 0  # rounds
        self.complained = 0
        self.lost = False

    async def play(self) -> None:
        """Plays round after round until the match is over; when it is cancelled, it gives the seat up."""
        try:
            async for message in self.connection.messages():
                if isinstance(message, Standing):
                    self._stands(message)
                elif message["type"] == "state":
                    await self._told(message)
                    self._tell_broken()
                    if self.moment is not None and self.moment.ended:
                        break
                elif message["type"] == "error" and message.get("code") == "retry":
                    await self._again()
                elif message["type"] == "error" and message.get("code") not in REFUSED:
                    self.tell(refusal_told(message))
        finally:
            over = self.moment is not None and self.moment.ended
            for line in kept_lines(self.connection.fairness):
                self.tell(line)
            await (self.connection.close() if over else self.connection.leave())

    def _stands(self, standing: Standing) -> None:
        if standing.state == ENDED:
            raise ValueError(standing.why)
        self.ready = 0  # what was said over the old connection may not have been heard
        if (standing.state == CONNECTED) == self.lost:
            self.lost = not self.lost
            self.tell(said("client", "trying-again" if self.lost else "connected-again", {}))

    async def _told(self, state: Message) -> None:
        before = self.moment
        self.moment = moment = read_moment(state, before)
        if before is None:
            table = {"game": moment.ruleset.game.info.title, "table": line_of(state["table"]["code"])}
            self.tell(said("client", "sits", {**table, "seat": str(moment.me) if moment.me >= 0 else "none"}))
        if state["over"] and self.told < moment.round:
            self.told = moment.round
            self.tell(_result(moment))
        await self._next(moment)
        await self._move(moment)

    def _tell_broken(self) -> None:
        """Promises of the server that were seen broken, each once."""
        broken = self.connection.fairness.broken
        for line in broken[self.complained :]:
            self.tell(line)
        self.complained = len(broken)

    async def _next(self, moment: Moment) -> None:
        """Asks for the next round, once."""
        if moment.between and self.ready < moment.round:
            self.ready = moment.round
            await self.connection.say("next")

    async def _again(self) -> None:
        """The server could not write just now. A move is sent again by the connection; all else is from here."""
        if self.connection.pending is None and self.moment is not None:
            self.ready = 0
            await asyncio.sleep(RETRY_SECONDS)
            await self._next(self.moment)

    async def _move(self, moment: Moment) -> None:
        """Makes a move where there is a choice; a single one is made by the server."""
        waits = self.connection.pending is not None or moment.state["seq"] < self.connection.acked
        if waits or len(moment.moves) < 2 or moment.view is None:
            return
        state = generator(self.seed, moment.round, int(moment.state["seq"]))
        made = await asyncio.to_thread(self.choose, moment.view, state)
        if made not in moment.moves:
            raise ValueError(said("client", "other-rules", {"game": moment.ruleset.game.id}))
        await self.connection.move(moment.state["seq"], say(moment.ruleset.game, *made))


def _result(moment: Moment) -> str:
    """A round in a line: what the seat has won, and how it stands."""
    state, me = moment.state, moment.me
    if me < 0:
        return said("client", "sat-out", {"round": str(moment.round)})
    cents, ledger = f"{int(state['cents'][me]):+d}", f"{int(state['ledger'][me]):+d}"
    return said("client", "won", {"round": str(moment.round), "cents": cents, "ledger": ledger})

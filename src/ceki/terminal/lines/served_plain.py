"""A seat at a served table in lines of text: for screen readers, pipes and scripts.

It prints what happens as it happens, and reads typed lines when they come.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable
from typing import TextIO

from ceki.client.connection import CONNECTED, ENDED, Connection, Message, Standing
from ceki.client.fairness import kept_lines
from ceki.client.refusals import error_told
from ceki.locales.messages import said
from ceki.play.move import say
from ceki.play.rulebook.sentences import plain_word, sentence_case, stopped
from ceki.terminal.choices import read_choice
from ceki.terminal.lines.agreeing import how_lines, proposal_line, read_proposal
from ceki.terminal.lines.commands import SERVED, TERMINAL, help_lines
from ceki.terminal.lines.described import hand_lines, table_lines
from ceki.terminal.lines.house_rules import rules_lines
from ceki.terminal.lines.plain import moves_lines
from ceki.terminal.lines.sheet import match_lines, sheet_lines
from ceki.terminal.served_table import ServedTable
from ceki.terminal.waited_for import HERE, seconds_left, warning


class ServedPlain:
    """A guest in lines of text. `run` plays until the match is over, `quit`, or the end of the input.

    `run` raises `ValueError`, in one sentence, when the server dismisses the guest. A `patient` guest reads lines
    written beforehand: each waits until there is something to answer.
    """

    def __init__(self, connection: Connection, read: TextIO, write: TextIO, patient: bool = False) -> None:
        self.connection, self.read, self.write, self.patient = connection, read, write, patient
        self.heard = asyncio.Event()
        self.table = ServedTable(connection)
        self.was_lost = False
        self.warned_at = -1  # the state at which others were told to wait last
        self.asked_at = self.scored = -1  # the state at which moves were listed last, the round whose score was
        self.proposed = 0, False  # the proposal that was told last, and how it stood

    def run(self) -> None:
        """Plays."""
        try:
            asyncio.run(self.play())
        except KeyboardInterrupt:
            self.say(said(TERMINAL, "leave", {}))

    async def play(self) -> None:
        """Hears the server and the keyboard, whichever speaks."""
        if self.connection.token is None:
            self.say(said(TERMINAL, "look-on", {}))
        else:
            self.say(said(TERMINAL, "how-to-type", {}))
        typed: asyncio.Queue[str | None] = asyncio.Queue()
        _read_in_a_thread(self.read, asyncio.get_running_loop(), typed.put_nowait)
        listener, reader = asyncio.create_task(self.listen()), asyncio.create_task(self.obey(typed))
        try:
            await asyncio.wait({listener, reader}, return_when=asyncio.FIRST_COMPLETED)
            for task in (listener, reader):
                if task.done():
                    task.result()
        finally:
            listener.cancel()
            reader.cancel()
            over = self.table.moment is not None and self.table.moment.ended
            self.say(*kept_lines(self.connection.fairness))
            await asyncio.gather(listener, reader, return_exceptions=True)
            await (self.connection.close() if over else self.connection.leave())

    def say(self, *lines: str) -> None:
        """Prints lines at once."""
        for line in lines:
            print(line, file=self.write)
        self.write.flush()

    # ------------------------------------------------------------ what the server says

    async def listen(self) -> None:
        """Tells what happens until the match is over. Raises `ValueError` when the server dismisses the guest."""
        heard: AsyncIterator[Message | Standing] = self.connection.messages()
        async for message in heard:
            news = self.table.hear(message)
            if isinstance(message, Standing):
                self.stands(message)
                continue
            missed, self.table.missed = self.table.missed, []
            self.say(*(missed or [sentence.text for sentence in news]))
            advice, self.table.advice = self.table.advice, []
            self.say(*advice)
            if self.table.refusal:
                self.say(self.table.refusal)
                self.table.refusal = ""
            self.tell()
            self.heard.set()
            if self.table.moment is not None and self.table.moment.ended:
                self.say(self.table.end_told)
                return

    def stands(self, standing: Standing) -> None:
        """Tells that the connection is lost or back. Raises `ValueError` when it has ended."""
        if standing.state == ENDED:
            raise ValueError(standing.why)
        if standing.state == CONNECTED:
            self.table.ready_for = 0
        if self.table.moment is not None and self.was_lost != (standing.state != CONNECTED):
            self.was_lost = not self.was_lost
            self.say(self.table.lost_told() if self.was_lost else said(TERMINAL, "connected-again", {}))
        elif self.table.moment is None and standing.state != CONNECTED:
            self.say(said(TERMINAL, "no-connection-yet", {"link": str(self.connection.link)}))

    def tell(self) -> None:
        """The waiting table, the moves where there is a choice, the score where the round is over; each once."""
        moment = self.table.moment
        if moment is None:
            return
        if moment.view is None:
            self.say(
                *(line for line in self.table.waiting_lines(0.0) if line and line != said(TERMINAL, "q-leaves", {}))
            )
        sheet = self.table.sheet
        if sheet is not None and self.scored != moment.round:
            self.scored = moment.round
            self.say("", *sheet_lines(sheet))
            if self.table.wants_next:
                self.say("", *how_lines(self.table.ruleset, self.table.names))
                self.say(said(TERMINAL, "ready", {}))
        proposal = self.table.proposal
        if proposal is not None and (proposal["seq"], proposal["agreed"]) != self.proposed:
            self.proposed = proposal["seq"], proposal["agreed"]
            self.say(proposal_line(proposal, self.table.ruleset, self.table.names))
            if not self.table.has_agreed:
                self.say(said(TERMINAL, "agree-or-refuse", {}))
        told = warning(moment, self.table.ahead, said(TERMINAL, "be-here", {}))
        if told and self.warned_at != moment.stands_since:
            self.warned_at = moment.stands_since
            self.say(told)
        offered = self.table.offered
        if offered and self.asked_at != moment.stands_since:
            self.asked_at = moment.stands_since
            self.say("", *self.hand_lines(), *moves_lines(offered))

    # ------------------------------------------------------------ what is typed

    async def obey(self, typed: asyncio.Queue[str | None]) -> None:
        """Carries out typed lines, until quit or the end of the input."""
        while (line := await typed.get()) is not None:
            if self.patient:
                await self.something_to_answer()
            word = " ".join(line.lower().split())
            if word in ("quit", "exit", "q"):
                self.say(said(TERMINAL, "leave", {}))
                return
            await self.do(line.strip(), word)
        self.say(said(TERMINAL, "input-ended", {}))

    async def something_to_answer(self) -> None:
        """Waits until the server wants a move or a readiness for the next round."""
        while not (self.table.wants_next or (self.table.offered and not self.table.on_its_way)):
            self.heard.clear()
            await self.heard.wait()

    async def do(self, line: str, word: str) -> None:
        """One line: a command, readiness, or a move; each is a sign that one is there."""
        if seconds_left(self.table.moment, self.table.ahead) is not None:
            await self.connection.say(HERE)
        if word == "say" or word.startswith("say "):
            await self.speak(line[len("say") :].strip())
        elif word == "propose" or word.startswith("propose "):
            await self.propose(line[len("propose") :])
        elif word.startswith("remove"):
            await self.remove(word.removeprefix("remove").strip())
        elif word in SERVED or word == "?":
            await self.command("help" if word == "?" else word)
        elif not word and self.table.wants_next:
            await self.command("next")
        elif not word:
            self.say(*moves_lines(self.table.offered))
        elif self.table.offered and self.table.moment is not None:
            try:
                chosen = read_choice(self.table.offered, line, self.table.ruleset.game)
            except ValueError as error:
                self.say(stopped(error))
                return
            words = say(self.table.ruleset.game, chosen.verb, chosen.card)
            await self.connection.move(self.table.moment.state["seq"], words)
        elif self.table.on_its_way:
            self.say(said(TERMINAL, "on-its-way", {"move": plain_word(self.table.on_its_way)}))
        else:
            self.say(f"{said(TERMINAL, 'no-move', {})} {self.prompt}".strip())

    async def speak(self, words: str) -> None:
        """Says something to everybody at the table."""
        why_not = self.table.no_talk or ("" if words else said(TERMINAL, "say-what", {}))
        if why_not:
            self.say(why_not)
        else:
            await self.connection.say("chat", text=words)

    async def propose(self, typed: str) -> None:
        """Proposes other rules for the rounds to come."""
        if self.table.moment is None:
            self.say(said("refusals", "not_dealt", {}))
            return
        try:
            options, _ = read_proposal(typed, self.table.ruleset, self.table.names)
        except ValueError as error:
            self.say(stopped(sentence_case(error_told(error))))
        else:
            await self.connection.say("propose", options=options)

    async def answer_proposal(self, word: str) -> None:
        """Says yes or no to a proposal."""
        if self.table.proposal is None:
            self.say(said(TERMINAL, "nothing-proposed", {"word": word}))
        else:
            await self.connection.say(word, proposal=self.table.proposal["seq"])

    async def remove(self, seat: str) -> None:
        """Asks for the place of the person at a seat to be given to a bot."""
        seats = self.table.moment.state["seats"] if self.table.moment is not None else []
        if seat.isdecimal() and int(seat) < len(seats):
            await self.connection.say("remove", person=seats[int(seat)]["person"])
        else:
            self.say(said(TERMINAL, "remove-which", {"last": max(len(seats) - 1, 0)}))

    @property
    def prompt(self) -> str:
        """Whose turn it is."""
        return self.table.prompt(time.time())

    async def command(self, word: str) -> None:
        """Answers a command."""
        moment = self.table.moment
        if word == "help":
            self.say(*help_lines(SERVED, served=True))
        elif word == "fair":
            self.say(*(kept_lines(self.connection.fairness) or [said(TERMINAL, "nothing-shown", {})]))
        elif moment is None or moment.view is None:
            self.say(said("refusals", "not_dealt", {}))
        elif word == "next":
            if self.table.wants_next:
                self.table.ready_for = moment.round
                await self.connection.say("next")
            else:
                self.say(said("refusals", "ready_too_early", {}))
        elif word in ("agree", "refuse"):
            await self.answer_proposal(word)
        elif word in ("undo", "back", "without"):
            await self.connection.say(word)
        elif word in ("hint", "review"):
            why_not = self.table.no_advice(word)
            self.say(why_not or said(TERMINAL, "thinking", {}))
            if not why_not:
                await self.connection.say(word)
        else:
            self.say(*self.answer(word))

    def answer(self, word: str) -> list[str]:
        """What a command prints."""
        moment, sheet = self.table.moment, self.table.sheet
        assert moment is not None
        assert moment.view is not None
        if word == "hand":
            return self.hand_lines()
        if word == "table":
            return [*table_lines(moment.view, self.table.names), f"  {self.prompt}"]
        if word == "moves":
            return moves_lines(self.table.offered)
        if word == "score":
            return sheet_lines(sheet) if sheet is not None else match_lines(self.table.ledger)
        if word == "rules":
            return rules_lines(self.table.ruleset)
        return [sentence.text for sentence in self.table.story]

    def hand_lines(self) -> list[str]:
        """This guest's hand."""
        assert self.table.moment is not None
        assert self.table.moment.view is not None
        return hand_lines(self.table.moment.view, self.table.names)


def _read_in_a_thread(read: TextIO, loop: asyncio.AbstractEventLoop, put: Callable[[str | None], None]) -> None:
    """Hands each line to the loop, and None at the end. The thread does not keep the program alive."""

    def lines() -> None:
        try:
            for line in iter(read.readline, ""):
                loop.call_soon_threadsafe(put, line)
            loop.call_soon_threadsafe(put, None)
        except RuntimeError:  # the loop has ended first
            return

    threading.Thread(target=lines, daemon=True, name="keyboard").start()

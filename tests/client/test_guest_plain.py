"""A seat at a served table in lines of text, over a real socket, typed at through a pipe."""

from __future__ import annotations

import asyncio
import io
import os
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from ceki.client.connection import Connection
from ceki.client.link import sit
from ceki.terminal.lines.served_plain import SERVED, ServedPlain
from tests.client.near import near
from tests.patience import PATIENCE
from tests.server.guests import asynchronous


class Typist:
    """A guest in lines of text, what it has printed, and a keyboard."""

    def __init__(self, connection: Connection) -> None:
        reader, writer = os.pipe()
        self.read, self.keys = os.fdopen(reader), os.fdopen(writer, "w", buffering=1)
        self.guest = ServedPlain(connection, self.read, io.StringIO())
        self.lines: asyncio.Queue[str] = asyncio.Queue()
        self.printed: list[str] = []
        self.guest.say = self.hear  # type: ignore[method-assign]

    def hear(self, *lines: str) -> None:
        for line in lines:
            self.lines.put_nowait(line)

    def type(self, line: str) -> None:
        print(line, file=self.keys)

    async def line(self) -> str:
        """The next line."""
        try:
            line = await asyncio.wait_for(self.lines.get(), PATIENCE)
        except TimeoutError:
            table = self.guest.table
            raise AssertionError(f"no more lines; {table.on_its_way!r}, {table.offered}: {self.printed}") from None
        self.printed.append(line)
        return line

    async def until(self, words: str) -> str:
        """The next line with these words."""
        while words not in (line := await self.line()):
            pass
        return line


@asynccontextmanager
async def typing(connection: Connection) -> AsyncIterator[Typist]:
    typist = Typist(connection)
    task = asyncio.create_task(typist.guest.play())
    try:
        yield typist
    finally:
        typist.keys.close()
        await asyncio.wait_for(asyncio.gather(task, return_exceptions=True), PATIENCE)
        typist.read.close()


async def play_out(typist: Typist) -> None:
    """The first move, whenever moves are listed, until the round is over."""
    while True:
        line = await typist.line()
        if line == "Your moves:":
            typist.type("1")
        if line.startswith("After "):
            return


@asynchronous
async def test_two_rounds_in_lines_and_then_leaving(tmp_path):
    async with near(tmp_path) as server:
        link, token = await server.table("chabut", players=4, bots=3, name="Siti")
        async with typing(Connection(link, token)) as typist:
            assert "help lists the commands" in await typist.until("number of a move")
            for number in (1, 2):
                await play_out(typist)
                played = server.room(link).table.history[number - 1].round
                assert any(line.startswith(f"Score of round {number}: ") for line in typist.printed)
                assert any(line.startswith(f"  You {played.cents[0]:+d}, ") for line in typist.printed)
                assert any(line.startswith("You ") for line in typist.printed)
                await typist.until("when you are ready for the next round")
                typist.type("" if number == 1 else "quit")
                assert await typist.until("Round 2. " if number == 1 else "You leave the table.")
        assert server.room(link).table.closed


@asynchronous
async def test_what_lies_open_is_told_when_a_round_begins(tmp_path):
    async with near(tmp_path) as server:
        link, token = await server.table("pei_chinese", players=3, bots=2, name="Siti")
        async with typing(Connection(link, token)) as typist:
            pool = await typist.until("Pool: ")
            assert sum(int(n or 1) for n in re.findall(r"\(\w\w(?:, red)?\)(?: x(\d))?", pool)) == 36  # PC-1
            assert not any(" plays " in line for line in typist.printed)


@asynchronous
async def test_every_command_answers_and_nonsense_changes_nothing(tmp_path):
    async with near(tmp_path) as server:
        link, token = await server.table("cholek_tiga", players=2, bots=1, name="Siti")
        async with typing(Connection(link, token)) as typist:
            await typist.until("Your moves:")
            for typed, words in (
                ("hand", "Your hand"), ("table", "The table"), ("moves", "Your moves:"),
                ("score", "No round is over yet"), ("fair", "  --bound 2:"), ("rules", "Options in force"),
                ("log", "Round 1."), ("help", "commands:"), ("?", "commands:"),
                ("next", "when this one is over"), ("propose x 1", "nothing is left to be agreed"),
                ("agree", "agree: nothing is proposed."), ("undo", "practice tables"),
                ("hint", "Hints are given at practice tables only."),
                ("review", "Reviews are for practice tables only."), ("say hello", "Chat is off"),
                ("without", "waits only for you"), ("remove", "which seat"), ("remove 1", "nobody else in that"),
                ("fly", "is not a legal move here"), ("99", "move 99 does not exist"), ("", "Your moves:"),
            ):  # fmt: skip
                typist.type(typed)
                await typist.until(words)
            assert set(SERVED) >= {"hand", "table", "moves", "score", "rules", "log", "help", "next", "undo", "quit"}
            assert server.room(link).table.round.numbers == []


@asynchronous
async def test_what_is_said_is_heard_by_all_at_the_table(tmp_path):
    async with near(tmp_path) as server:
        link, token = await server.table("cholek_tiga", players=2, name="Siti", chat=True)
        other = await asyncio.to_thread(sit, link, "Bulan")
        async with typing(Connection(link, token)) as siti, typing(Connection(link, other)) as bulan:
            for typist in (siti, bulan):
                await typist.until("You" if typist is siti else "Siti")
            siti.type("say")
            assert await siti.until("say: ") == "say: what? Type say and your words."
            siti.type("say Selamat datang")
            assert await bulan.until(" says: ") == "Siti says: Selamat datang"
            bulan.type("SAY Terima kasih")
            assert await siti.until("kasih") == "Bulan says: Terima kasih"


@asynchronous
async def test_at_a_practice_table_a_hint_and_a_review_are_told(tmp_path):
    async with near(tmp_path) as server:
        link, token = await server.table("chabut", players=2, bots=1, name="Siti", practice=True)
        async with typing(Connection(link, token)) as typist:
            await typist.until("Your moves:")
            typist.type("review")
            assert await typist.until("review: ") == "review: the round is not over."
            typist.type("hint")
            await typist.until("Thinking it over...")
            assert await typist.until("What each move scores") == "What each move scores on average, counted exactly:"
            assert (await typist.until("  1. ")).split(": ")[0] in ("  1. draw", "  1. pass")
            typist.type("1")
            await play_out(typist)
            typist.type("hint")
            assert await typist.until("hint: ") == "hint: you have no choice to make now."
            typist.type("review")
            await typist.until("Thinking it over...")
            await typist.until("choice")


@asynchronous
async def test_a_restart_is_told_in_two_lines(tmp_path):
    async with near(tmp_path) as server:
        link, token = await server.table("cholek_tiga", players=2, bots=1, name="Siti")
        async with typing(Connection(link, token)) as typist:
            await typist.until("Your moves:")
            await server.end()
            assert await typist.until("trying again.") == "The server restarts; trying again."
            await server.begin()
            await typist.until("Connected again.")
            assert sum("trying again" in line for line in typist.printed) == 1


@asynchronous
async def test_a_key_that_does_not_fit_ends_in_one_sentence(tmp_path):
    async with near(tmp_path) as server:
        link, _ = await server.table("cholek_tiga", players=2, bots=1)
        typist = Typist(Connection(link, "not the key"))
        with pytest.raises(ValueError, match="This seat is not yours"):
            await asyncio.wait_for(typist.guest.play(), PATIENCE)
        typist.keys.close()
        typist.read.close()


@asynchronous
async def test_who_looks_on_is_told_everything_public_and_asked_nothing(tmp_path):
    async with near(tmp_path) as server:
        link, token = await server.table("cholek_tiga", players=2, bots=1)
        async with typing(Connection(link, None)) as typist:
            await typist.until("You are watching.")
            await typist.until("Round 1.")
            typist.type("hand")
            await typist.until("You hold no cards: you are watching.")
            typist.type("1")
            await typist.until("You have no move to make now.")
        told: Any = server.room(link).table
        assert not told.closed
        assert token


@asynchronous
async def test_yg_5_two_agree_bets_between_rounds_and_a_no_changes_nothing(tmp_path):
    async with near(tmp_path) as server:
        link, token = await server.table("gonggong", players=4, bots=2, preset="ceken", bot_level="greedy", name="Siti")
        other = await asyncio.to_thread(sit, link, "Bulan")
        async with typing(Connection(link, token)) as siti, typing(Connection(link, other)) as bulan:
            await asyncio.gather(play_out(siti), play_out(bulan))
            assert await siti.until("Seats: ") == "  Seats: 0 You, 1 Bulan, 2 Citra, 3 Dewi."
            for answer, told in (("refuse", "Bulan says no: nothing changes."), ("agree", "Bulan agrees.")):
                siti.type("propose bets 0-1:5")
                assert await bulan.until("proposes") == "Siti proposes for the next round: bets: Siti and You 5."
                await bulan.until("Type agree or refuse.")
                bulan.type(answer)
                await siti.until(told)
            assert await siti.until("all agree") == "Bets: You and Bulan 5: all agree."
            siti.type("next")
            bulan.type("next")
            assert "As agreed: bets: Siti and You 5." in await bulan.until("Round 2.")
        assert server.room(link).table.ruleset.options["bets"] == ((0, 1, 5),)

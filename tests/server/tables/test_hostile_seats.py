"""Public tables with strangers who would be rid of the others: nobody who answers goes, nobody silent holds up a table.

The bookkeeping is the test's own: when each person gave a sign, and since when the table waits for them.
"""

from __future__ import annotations

import contextlib
import random
from typing import Any

import pytest

from ceki.play.move import say
from ceki.server.budget import UNKNOWN
from ceki.server.protocol.errors import Refused
from ceki.server.tables import going_on
from ceki.server.tables.events import Draft
from ceki.server.tables.live import LiveTable
from tests.server.guests import Host, asynchronous, serving

PEOPLE = 4
SECONDS = 130  # of each table
ANSWERED = 30  # seconds within which nobody is removed
GONE = 60  # seconds after which nobody holds up the others
MOVES = 0.06  # how often in a second somebody honest moves
SIGNS = 0.3  # and gives a sign, when the last one is some time ago


class Listener:
    """A person who is connected; what they are told goes nowhere."""

    told, changes, seen, address = None, False, 0, UNKNOWN

    def __init__(self, person: int) -> None:
        self.person = person

    def send(self, text: str) -> None:
        pass

    def dismiss(self, code: int, why: Refused) -> None:
        pass


class Strangers:
    """A table of four of whom one to three would be rid of everybody else; one of the others may say nothing at all."""

    def __init__(self, house: Host, room: LiveTable, chance: random.Random) -> None:
        self.house, self.room, self.chance = house, room, chance
        self.hostile = set(chance.sample(range(PEOPLE), chance.randint(1, 3)))
        honest = sorted(set(range(PEOPLE)) - self.hostile)
        self.silent = set(chance.sample(honest, chance.randint(0, 1)))
        self.signs = dict.fromkeys(range(PEOPLE), 0.0)
        self.wrong: list[str] = []
        self.lost = 0  # places that a vote or a bot took
        for person in range(PEOPLE):
            room.enter(Listener(person))

    @property
    def now(self) -> float:
        return self.house.clock.steady()

    async def goes_on(self, person: int) -> None:
        """A person does what the table waits for."""
        table, room = self.room.table, self.room
        self.signs[person] = self.now
        if table.turn != person:
            ready = [] if person in table.ready else [Draft("readied", person)]
            return await self.house.registry.simple(room, lambda: ready)
        words = say(table.ruleset.game, *self.chance.choice(table.legal))
        async with room.lock:
            with contextlib.suppress(Refused):  # a bot makes this very move
                await self.house.registry.move(room, person, f"m{table.seq}", table.seq, words)
                await self.house.registry.after(room)
        return None

    async def first_round(self) -> None:
        """All play it, so that every vote counts from then on."""
        while self.room.table.number < 2:
            self.house.clock.turn(0.5)
            waited = self.room.waited_for or [0]
            await self.goes_on(waited[0])

    async def second(self) -> None:
        """What happens in a second."""
        for person in sorted(self.hostile):
            for about in set(range(PEOPLE)) - {person}:
                await self.attack(person, about)
            if person in self.room.waited_for:
                await self.goes_on(person)
        for person in set(range(PEOPLE)) - self.hostile - self.silent:
            if self.chance.random() < MOVES and person in self.room.waited_for:
                await self.goes_on(person)
            elif self.chance.random() < SIGNS and self.now - self.signs[person] > 20:
                self.signs[person] = self.now
                with contextlib.suppress(Refused):
                    await self.house.registry.simple(self.room, lambda person=person: going_on.stay(self.room, person))
        await self.house.driver.tick()
        self.note_who_holds_up()

    async def attack(self, person: int, about: int) -> None:
        before = [chair.kind for chair in self.room.table.chairs]
        for vote in (lambda: going_on.without(self.room, person), lambda: going_on.remove(self.room, person, about)):
            with contextlib.suppress(Refused):
                await self.house.registry.simple(self.room, vote)
        for one, (was, chair) in enumerate(zip(before, self.room.table.chairs, strict=True)):
            lost = chair.kind != was and chair.kind in ("away", "bot")
            self.lost += lost
            if lost and (ago := self.now - self.signs[one]) < ANSWERED:
                self.wrong.append(f"person {one} lost the place {ago:.0f} s after a sign")

    def note_who_holds_up(self) -> None:
        since = self.room.waits_since
        for person in self.room.waited_for:
            silence = self.now - max(since, self.signs[person])
            if silence > GONE:
                self.wrong.append(f"person {person} holds up the others for {silence:.0f} s")


async def simulated(folder: Any, tables: int, seed: int) -> tuple[list[str], int]:
    """What went wrong at so many tables, and how many places were lost there."""
    wrong, lost = list[str](), 0
    async with serving(folder, tables_of_one=tables) as house:
        for n in range(tables):
            house.clock.turn(5.0)
            made = await house.table("chabut", players=PEOPLE, public=True)
            for _ in range(PEOPLE - 1):
                await house.sit(made["code"])
            table = Strangers(house, house.room(made), random.Random(seed + n))
            await table.first_round()
            for _ in range(SECONDS):
                house.clock.turn(1.0)
                await table.second()
            wrong += [f"table {n}: {one}" for one in table.wrong]
            lost += table.lost
            house.registry.rooms.pop(made["table"])
    return wrong, lost


HUNDREDS = [pytest.param(100, 1000 * n, marks=pytest.mark.prove) for n in range(10)]


@pytest.mark.parametrize(("tables", "seed"), [(10, 0), *HUNDREDS])
def test_nobody_who_answers_is_removed_and_nobody_silent_holds_up_the_others(tmp_path, tables, seed):
    @asynchronous
    async def run() -> None:
        wrong, lost = await simulated(tmp_path, tables, seed)
        assert wrong == []
        assert lost >= tables // 10, "the silent ones go"

    run()

"""A client that cheats: it sits down on bots' seats as a stranger, looks, leaves, sits elsewhere, comes back, watches,
reconnects, and reads every page, error and count during the rounds.

    python -m tests.server.protocol.cheat --rounds 500

plays that many rounds over all games, in this process, and holds all that the cheat was sent, card by card, against
the tables as they were dealt (from the events in the database) and an account of its own of who may know which card:
public ones, and those of a seat whose key one had before the deal. A face too many ends it with a sentence.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import logging
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ceki.play import catalogue
from tests.server.guests import HOME, Guest, Host, serving
from tests.server.protocol.account import Account, Right
from tests.server.protocol.test_account import Party

NOBODY = -1
OFTEN = 0.25  # how often something is tried before a move
ALWAYS = 10**9
MEMORY = Path("/dev/shm")  # where there is one, no write waits for a disk


@dataclass
class Window:
    """One connection of the cheat, and the right that its token gives."""

    who: str
    person: int
    token: str | None
    since: int  # the last event before it was given the token
    guest: Guest
    until: int = ALWAYS  # the event with which it gave the seat up


class Cheat(Party):
    """A table with an honest maker, bots, and a cheat, who has a seat of their own where there is room for one."""

    def __init__(self, house: Host, game: str, number: int) -> None:
        super().__init__(house, game, number)
        self.windows: list[Window] = []
        self.given_up: set[str] = set()  # keys of seats that were left
        self.looks = 0  # windows opened during a round
        self.tricks: list[Callable[[], Awaitable[None]]] = [
            self.takes_a_bots_seat, self.takes_a_bots_seat, self.leaves, self.comes_back, self.watches, self.reconnects,
            self.tries_moves, self.asks_for_what_is_for_others, self.knocks,
        ]  # fmt: skip

    def order(self) -> dict[str, Any]:
        """At least one bot, and where three or more sit, one person more."""
        order = super().order()
        people = order["options"].get("people", order["players"])
        keep = 1 if people < 3 or self.number % 3 == 0 else 2
        return order | {"bots": people - keep, "bot_level": "greedy", "practice": False, "public": True, "rounds": None}

    # ------------------------------------------------------------ what the cheat does

    async def opens(self, person: int, token: str | None, since: int) -> Window:
        """A window with a token, or of one who looks on."""
        guest = self.house.visitor(HOME)
        seen = self.chance.choice([0, 0, self.table.seq, self.chance.randrange(self.table.seq + 1)])
        hello = {"type": "hello", "version": 1, "table": self.made["code"], "seen": seen}
        guest.say(**hello, token=token, changes=self.chance.random() < 0.3)
        window = Window(f"cheat {len(self.windows)}", person, token, since, guest)
        await guest.until(lambda state: True)
        self.windows.append(window)
        self.looks += self.table.playing
        return window

    async def takes_a_bots_seat(self) -> None:
        """As a stranger, by number."""
        table = self.table
        bots = [person for person in table.seated if table.chairs[person].kind == "bot"]
        if not bots or len([w for w in self.windows if self.sits(w)]) > 1:
            return
        person, since = self.chance.choice(bots), table.seq
        taken = await self.house.sit(self.made["code"], seat=table.seat_of(person), name="A stranger")
        window = await self.opens(person, taken["token"], since)
        if self.chance.random() < 0.5:
            await self.tries(window)
            await self.gives_up(window)

    def sits(self, window: Window) -> bool:
        """Whether a window has its seat still."""
        return window.token is not None and window.until == ALWAYS and not window.guest.task.done()

    async def gives_up(self, window: Window) -> None:
        """Leaves by word."""
        self.house.clock.turn(1.0)
        window.guest.say(type="leave")
        await self.settle(window.guest)
        self.here.pop(window.person, None)
        left = [told.seq for told in self.table.story if (told.kind, told.person) == ("left", window.person)]
        window.until = left[-1]
        self.given_up.add(window.token or "")

    async def leaves(self) -> None:
        """A seat that the cheat has; where it saw the cards, it may come back to it."""
        if mine := [window for window in self.windows if self.sits(window)]:
            await self.gives_up(self.chance.choice(mine))

    async def comes_back(self) -> None:
        """With an old token; whether it is good still, the account says."""
        old = {one.token: one for one in self.windows if one.token in self.given_up and one.until < ALWAYS}
        if not old:
            return
        window = self.chance.choice([*old.values()])  # the last of each key: it may have come back before
        if self.dealt_at < window.until and window.since < self.dealt_at and self.newest(window):
            again = await self.opens(window.person, window.token, window.since)
            self.here[window.person] = again.guest
            self.given_up.discard(window.token or "")
            return
        guest = self.house.visitor(HOME)
        guest.say(type="hello", version=1, table=self.made["code"], token=window.token)
        last = await guest.hear()
        assert last.get("code") == "bad_token", f"an old key opened seat {last.get('me')}"
        self.refusals.setdefault("hello bad_token", set()).add(last["message"])

    def newest(self, window: Window) -> bool:
        """Whether a window's token is the last one that was given for its seat."""
        last = [one.token for one in self.windows if one.person == window.person and one.token is not None][-1]
        return last == window.token

    async def watches(self) -> None:
        """As one who looks on."""
        if len([window for window in self.windows if window.token is None]) < 2:
            await self.opens(NOBODY, None, NOBODY)

    async def reconnects(self) -> None:
        """A second window of a seat."""
        if mine := [window for window in self.windows if self.sits(window)]:
            old = self.chance.choice(mine)
            again = await self.opens(old.person, old.token, old.since)
            await old.guest.closed()
            if self.here.get(old.person) is old.guest:
                self.here[old.person] = again.guest

    async def tries_moves(self) -> None:
        """Moves that are not one's own, right and wrong ones."""
        if self.windows:
            await self.tries(self.chance.choice(self.windows))

    async def tries(self, window: Window) -> None:
        """Every legal move of whoever is asked, and some that are not legal."""
        playing = self.table.playing and window.guest is not self.here.get(self.table.turn)
        if playing and not window.guest.task.done():
            for move in [*map(str, self.table.round.legal_moves)][:3]:
                await self.refused(window.guest, type="move", move_id="x", base_seq=self.table.seq, move=move)
            await self.mistakes(window.guest)

    async def asks_for_what_is_for_others(self) -> None:
        """Hints, hands, moves taken back: for practice."""
        if not (windows := [window for window in self.windows if not window.guest.task.done()]):
            return
        guest = self.chance.choice(windows).guest
        for word in ("hint", "hands", "review", "undo", "again"):
            await self.refused(guest, type=word)

    async def knocks(self) -> None:
        """At doors that are shut: each says so without a card."""
        code = self.made["code"]
        taken = next(seat for seat, person in enumerate(self.table.seated) if self.table.chairs[person].kind == "human")
        for path, wish in (
            (f"/api/tables/{code}/seats", {"seat": taken}),
            (f"/api/tables/{code}/seats", {"seat": "C5"}),
        ):
            answer = await self.house.http.post(path, json=wish)
            self.house.clock.turn(1.0)
            assert answer.status_code in (409, 422), answer.text
            self.pages.append((path, self.table.seq, answer.text))
        for path in (f"/api/tables/{code}/hands", f"/api/tables/{code}/log?round=1", "/t/..%2f..%2ftables.sqlite3"):
            self.pages.append((path, self.table.seq, (await self.house.http.get(path)).text))

    # ------------------------------------------------------------ rounds

    async def cheats(self, rounds: int) -> None:
        """Plays so many rounds, with tricks before moves, and opens a new table of the same kind no more."""
        await self.gather()
        for person in [person for person in self.here if person]:
            guest = self.here[person]
            self.steady.remove(guest)
            self.windows.append(Window("cheat 0", person, self.tokens[person], NOBODY, guest))
        for number in range(1, rounds + 1):
            await self.house.quiet(self.made)
            self.dealt_at = next(told.seq for told in reversed(self.table.story) if told.kind == "dealt")
            await self.plays()
            if number < rounds:
                await self.next_round()

    async def plays(self) -> None:
        """One round."""
        tried = 0
        while self.table.playing:
            if self.chance.random() < OFTEN or tried < 3:
                tried += 1
                await self.chance.choice(self.tricks)()
                await self.settle(self.here[0])
                if self.chance.random() < 0.2:
                    await self.ask()
            elif self.table.turn in self.here:
                await self.move()
            elif self.table.turn is not None and not self.table.chairs[self.table.turn].played_by_bot:
                return  # somebody is asked who should not be: the account will say who
            await self.house.quiet(self.made)
        await self.ask()

    async def next_round(self) -> None:
        """Windows whose seat has become theirs play now, and everybody goes on."""
        for window in self.windows:
            if self.sits(window):
                self.here[window.person] = window.guest
        self.house.clock.turn(2.0)
        for guest in self.here.values():
            guest.say(type="next")
        await self.settle(*self.here.values())

    async def audit(self, lines: str) -> Account:
        """Also of what each window had a right to."""
        mine = {id(window.guest) for window in self.windows}
        self.here = {person: guest for person, guest in self.here.items() if id(guest) not in mine}
        for window in self.windows:
            self.rights[window.who] = Right(window.since, window.until)
            self.keep(window.who, window.person, window.guest)
        return await super().audit(lines)


async def cheated(
    folder: Path, game: str, numbers: range, rounds: int, lines: io.StringIO
) -> tuple[int, int, int, int]:
    """So many tables of a game, so many rounds at each. Returns rounds, looks, texts and faces that were held."""
    played = looks = texts = faces = 0
    async with serving(folder, tables_of_one=ALWAYS) as house:
        for number in numbers:
            lines.seek(0)
            lines.truncate()
            cheat = Cheat(house, game, number)
            await cheat.cheats(rounds)
            account = await cheat.audit(lines.getvalue())
            played, looks = played + rounds, looks + cheat.looks
            texts, faces = texts + account.texts, faces + account.faces
            for guest in house.guests:
                if not guest.task.done():
                    await guest.leave()
            house.guests.clear()
            house.registry.rooms.clear()
    return played, looks, texts, faces


def main() -> None:
    """The figure: so many rounds over all games."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--rounds", type=int, default=500)
    asked.add_argument("--at-a-table", type=int, default=3, help="rounds played at each table")
    given = asked.parse_args()
    lines = io.StringIO()
    logging.basicConfig(level=logging.DEBUG, stream=lines)
    names = catalogue.names()
    tables = -(-given.rounds // (given.at_a_table * len(names)))
    total, began = [0, 0, 0, 0], time.monotonic()
    for game in names:
        with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
            found = asyncio.run(cheated(Path(folder), game, range(tables), given.at_a_table, lines))
        total = [a + b for a, b in zip(total, found, strict=True)]
        print("{}: {} rounds, {} looks into seats, {} texts, {} faces, none too many".format(game, *found), flush=True)
    seconds = time.monotonic() - began
    print("all: {} rounds, {} looks, {} texts, {} faces, none too many".format(*total), f"({seconds:.0f} s)")


if __name__ == "__main__":
    main()

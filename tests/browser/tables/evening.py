"""What people do at one device: they play rounds, and whatever else they may do at a table; some of it is refused."""

from __future__ import annotations

import json
import random
from typing import Any

from ceki.play.move import say
from ceki.play.ruleset import ruleset
from ceki.server.tables.events import NOBODY
from ceki.server.tables.model import BOT
from tests.browser.registry import OneTable, Visitor, choice

NAMES = ("Siti", "Ägir 春", "You", "siti", "", "Zoë", "\u200bBima", "Eko Eko Eko Eko Eko Eko")
MOST_PEOPLE = 4  # at one device


class Evening:
    """A table on which a number of rounds are played."""

    def __init__(self, seed: int, order: dict[str, Any], rounds: int) -> None:
        self.chance = random.Random(f"evening {seed}")
        self.table, self.rounds = OneTable(seed, order), rounds
        self.order = order
        self.guests: dict[int, Visitor] = {}
        self.moves = 0

    async def played(self) -> dict[str, Any]:
        """The script of it."""
        order, table, chance = self.order, self.table, self.chance
        await table.begin(ruleset(order["game"], order.get("players"), order.get("preset"), **order.get("options", {})))
        room = table.room
        free = [person for person, chair in enumerate(room.table.chairs) if chair.kind == "free"]
        bots = max(chance.randrange(len(free) + 1), len(free) - MOST_PEOPLE + 1)
        for _ in free[bots:]:
            await table.sit(name=chance.choice(NAMES))
        for person in room.table.humans:
            self.guests[person] = await table.enter(person, changes=chance.random() < 0.7)
        await table.enter(NOBODY, changes=chance.random() < 0.5)
        if bots:
            await table.say(self.guests[0], type="bots")
        while room.table.number <= self.rounds and not room.table.match.over and not room.table.closed:
            await self._seeds()
            if room.table.playing:
                await self._play()
            elif room.table.number == self.rounds:
                break
            else:
                await self._between()
        await self._end()
        await table.end()
        return table.told()

    async def _seeds(self) -> None:
        """All people give a seed for the coming deal; for the first they must, for the table waits for it."""
        coming = self.table.room.table.coming
        if coming is None:
            return
        for person, guest in list(self.guests.items()):
            if coming.player_seeds[person] is None and (coming.number == 1 or self.chance.random() < 0.8):
                await self.table.say(
                    guest, type="seed", hex=f"{self.chance.getrandbits(128):032x}", round=coming.number
                )

    async def _play(self) -> None:
        state, chance = self.table.room.table, self.chance
        person = state.turn
        if chance.random() < 0.06:
            await self._aside(chance.choice(list(self.guests.values())))
        elif chance.random() < 0.02:
            await self._change_hands()
        elif chance.random() < 0.03:
            await self._go_on()
        guest = self.guests.get(NOBODY if person is None else person)
        if guest is not None and state.playing and state.turn == person:
            move = say(state.ruleset.game, *choice(state, chance))
            await self._move(guest, move, state.seq)

    async def _move(self, guest: Visitor, move: str, base: int) -> None:
        self.moves += 1
        await self.table.say(guest, type="move", move_id=f"m{self.moves}", base_seq=base, move=move)

    async def _aside(self, guest: Visitor) -> None:
        """Something else, as often as not refused."""
        table, chance, state = self.table, self.chance, self.table.room.table
        match chance.randrange(12):
            case 0:
                await table.say(guest, type="undo")
            case 1:
                await table.say(guest, type="again")
            case 2:
                await table.say(guest, type="hands")
            case 3:
                await table.say(guest, type="phrase", n=chance.randrange(14))
            case 4:
                await table.say(
                    guest, type="chat", text=chance.choice(["Hai!", '"Ägir" \\ 春 \u202e\t!', "", "x" * 301])
                )
            case 5:
                await self._move(guest, chance.choice(["fly", "draw C5", "discard C1", "DISCARD c9 x"]), state.seq)
            case 6:
                await self._move(guest, "draw", chance.choice([0, state.seq + 9, state.moved_at]))
            case 7:
                await table.say(guest, type="move", move_id=f"m{max(self.moves, 1)}", base_seq=state.seq, move="draw")
            case 8:
                await table.say(guest, type=chance.choice(["next", "ping", "back", "bots", "review", "hint"]))
            case 9:
                await table.say(guest, type="seed", hex="0" * 32, round=chance.choice([None, 1, 99]))
            case 10:
                await table.go(guest)
                changes = chance.random() < 0.5
                back = await table.enter(
                    guest.person, seen=chance.choice([0, state.seq - 1, state.seq]), changes=changes
                )
                self.guests[guest.person] = back
            case _:
                await table.say(guest, type=chance.choice(["agree", "refuse"]), proposal=state.seq)

    async def _go_on(self) -> None:
        """The others go on without whom they wait for, or with a bot in the place of a person, too early or not."""
        table, chance, state = self.table, self.chance, self.table.room.table
        table.clock.turn(chance.choice((10, 31)))
        guest = self.guests[chance.choice(list(self.guests))]
        if chance.random() < 0.6:
            await table.say(guest, type="without")
        else:
            await table.say(guest, type="remove", person=chance.randrange(len(state.chairs) + 1))
        self.guests = {person: one for person, one in self.guests.items() if one.person == person}
        if chance.random() < 0.5:
            await table.say(chance.choice(list(self.guests.values())), type="back")

    async def _change_hands(self) -> None:
        """A person gives up the seat in mid-round, and perhaps comes back; or somebody takes a bot's."""
        table, chance, state = self.table, self.chance, self.table.room.table
        bots = [seat for seat, person in enumerate(state.seated) if state.chairs[person].kind == BOT]
        if bots and not state.about.practice and chance.random() < 0.5:
            person = await table.sit(name=chance.choice(NAMES), seat=chance.choice(bots))
            self.guests[person] = await table.enter(person, changes=chance.random() < 0.5)
        elif len(self.guests) > 1:
            person = chance.choice(list(self.guests))
            await table.say(self.guests.pop(person), type="leave")
            if state.holds(person) and chance.random() < 0.5:
                self.guests[person] = await table.enter(person, seen=state.seq, changes=True)

    async def _between(self) -> None:
        """Between two rounds: some look back, propose what may be agreed, or go on."""
        table, chance, state = self.table, self.chance, self.table.room.table
        if chance.random() < 0.2:
            await self._aside(chance.choice(list(self.guests.values())))
        elif state.about.practice and chance.random() < 0.3:
            await table.say(self.guests[0], type=chance.choice(["undo", "again"]))
        if state.playing:  # a move was taken back
            return
        if state.ruleset.left_open or chance.random() < 0.1:
            await self._propose()
        for person, guest in list(self.guests.items()):
            if state.playing or person in state.ready or guest.person != person:
                break
            await table.say(guest, type="next")
            if chance.random() < 0.1:
                await self._go_on()

    async def _propose(self) -> None:
        table, chance, state = self.table, self.chance, self.table.room.table
        guests = list(self.guests.values())
        name = (state.ruleset.left_open or [next(iter(state.ruleset.options))])[0]
        bets = chance.choice(
            ["0-1:5", [[0, 1, 5], [2, 1, 3]], None, [[0, 1, 5], [1, 0, 3]], [[0, 99, 1]], "nonsense", [[0, 1, 7]]]
        )
        await table.say(chance.choice(guests), type="propose", options={name: bets})
        if state.proposal is None:
            return
        for guest in guests:
            if state.proposal is not None and chance.random() < 0.9:
                await table.say(guest, type="refuse" if chance.random() < 0.1 else "agree", proposal=state.proposal.seq)

    async def _end(self) -> None:
        """Sometimes a person leaves, in mid-round or after it, or all do; and sometimes the table stays open."""
        chance = self.chance
        if chance.random() < 0.5:
            return
        for guest in list(self.guests.values()):
            if guest.person != NOBODY:
                await self.table.say(guest, type="leave")


def orders(game: str, players: int | None, preset: str | None, n: int) -> dict[str, Any]:
    """The order of the `n`th table of a kind: of practice, with bots, or with people alone."""
    kind: dict[str, Any] = [{"practice": True}, {"bots": 1, "chat": True}, {}][n % 3]
    order: dict[str, Any] = {"game": game, **kind, "name": NAMES[n % len(NAMES)], "bot_level": "random"}
    if players is not None:
        order["players"] = players
    if preset is not None:
        order["preset"] = preset
    if n % 4 == 3:
        order["rounds"] = 3
    return json.loads(json.dumps(order))  # type: ignore[no-any-return]

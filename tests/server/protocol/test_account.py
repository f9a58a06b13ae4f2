"""R4: every byte of whole games, to seats, onlookers, pages and log lines, against an account that knows no view.

Played with all that happens at a table: moves that are refused, chat, windows that take over, people who leave, come
back, look on, run out of time or take moves back.
"""

from __future__ import annotations

import json
import logging
import random
from typing import Any

import pytest

from ceki.play import catalogue
from ceki.server.seats import tokens
from tests.breadth import FAMILIES
from tests.server.guests import HOME, Guest, Host, asynchronous, serving
from tests.server.protocol.account import Account, Right, faces_in

GAMES = 4  # of each kind: 14 kinds, 56 in all
KINDS = 11  # of things that happen between moves


class Party:
    """A table, whoever is at it, and all that any of them was sent."""

    def __init__(self, house: Host, game: str, number: int) -> None:
        self.house, self.number = house, number
        self.game, self.chance = catalogue.game(game), random.Random(f"{game} {number}")
        self.tokens: dict[int, str] = {}
        self.here: dict[int, Guest] = {}  # by person
        self.watchers: list[Guest] = []
        self.sent: list[tuple[str, int, str]] = []  # who, as which person, what
        self.pages: list[tuple[str, int, str]] = []  # which, when, what
        self.refusals: dict[str, set[str]] = {}
        self.still = self.chance.sample(range(KINDS), KINDS)  # what has not happened yet
        self.choices = 0
        self.rights: dict[str, Right] = {}  # of those whose seat changed hands
        self.steady: list[Guest] = []  # who stay from before the first deal to the end

    @property
    def table(self) -> Any:
        return self.house.room(self.made).table

    def order(self) -> dict[str, Any]:
        """A table of this number: players, rules, bots and clock change from number to number."""
        about, k = self.game.info, self.number
        few = [n for n in about.seats if n <= 5] or list(about.seats)
        players = few[k % len(few)] if k != GAMES - 1 else max(about.seats)
        flags = {f.seen.partition(":")[2] for f in self.game.table.FIELDS.values() if f.seen.startswith("option:")}
        options: dict[str, Any] = dict.fromkeys(flags, k % 2 == 0)
        if "people" in self.game.options and k % 3 == 2:
            options["people"] = players + 1
        people = options.get("people", players)
        bots = people - 2 if k == GAMES - 1 else k % 3 % people
        order = {"game": self.game.id, "players": players, "options": options, "bots": max(0, min(bots, people - 1))}
        presets = [None, *about.presets]
        order |= {"preset": presets[k % len(presets)], "chat": k % 2 == 1, "public": k % 2 == 0, "practice": k % 5 == 4}
        return order | {"seconds": 3600 if k % 3 == 0 else None, "rounds": 2, "title": f"Table {k}"}

    async def gather(self) -> None:
        """Everybody sits down, and one looks on from the beginning."""
        order = self.order()
        answer = await self.house.http.post("/api/tables", json=order)
        if answer.status_code == 400:  # a preset that is for other numbers of players
            answer = await self.house.http.post("/api/tables", json=order | {"preset": None, "options": {}})
        assert answer.status_code == 200, answer.text
        self.made = answer.json()
        self.rules = (await self.house.http.get(f"/api/tables/{self.made['code']}")).json()["options"]
        self.tokens[0] = self.made["token"]
        await self.enter(0)
        await self.watch()
        while (free := [p for p, chair in enumerate(self.table.chairs) if chair.kind == "free"]) != []:
            wish = {"name": f"Person {free[0]}", "seed": f"{self.chance.getrandbits(128):032x}"}
            taken = await self.house.sit(self.made["code"], **wish)
            self.tokens[free[0]] = taken["token"]
            await self.enter(free[0])
        self.steady = [*self.watchers, *self.here.values()]

    async def enter(self, person: int, seen: int = 0) -> None:
        guest = self.house.visitor(HOME)
        changes = self.chance.random() < 0.5
        hello = {"type": "hello", "version": 1, "table": self.made["code"], "seen": seen, "changes": changes}
        guest.say(**hello, token=self.tokens[person])
        await guest.until(lambda state: True)
        if (before := self.here.pop(person, None)) is not None:
            self.keep(f"person {person}", person, before)
        self.here[person] = guest

    async def watch(self) -> None:
        self.watchers.append(await self.house.come(self.made["code"], None))

    def keep(self, who: str, person: int, guest: Guest) -> None:
        if guest in self.steady:
            self.steady.remove(guest)
        self.sent += [(who, person, text) for text in guest.socket.sent]

    async def ask(self) -> None:
        """Every page that anybody may ask for, while nothing else happens."""
        await self.house.quiet(self.made)
        code = self.chance.choice([self.made["code"], self.made["table"]])
        one = f"/api/tables/{code}"
        for path in (one, f"{one}/log", f"{one}/past", "/api/tables", "/healthz"):
            before = self.table.seq
            answer = await self.house.http.get(path)
            assert answer.status_code == 200
            self.pages.append((path, before, answer.text))
            if path.endswith(("/log", "/past")):
                played = [one for one in answer.json()["rounds"] if not one["abandoned"]]
                assert len(played) == len(self.table.history)
            else:
                said = answer.text.replace(json.dumps(self.rules, separators=(",", ":"))[1:-1], "")
                assert not faces_in(said), f"{path} names a card: {said}"

        self.pages.append(("the counts", self.table.seq, self.house.registry.metrics.text().decode()))

    # ------------------------------------------------------------ what happens between moves

    async def refused(self, guest: Guest, **message: Any) -> None:
        """Something that cannot be done: the answer is one of few sentences, whatever the cards are."""
        self.house.clock.turn(0.2)
        guest.say(**message)
        answer = await _answer(guest)
        assert answer["type"] == "error", answer
        self.refusals.setdefault(f"{message['type']} {answer['code']}", set()).add(answer["message"])

    async def mistakes(self, guest: Guest) -> None:
        """Moves that are not legal, of cards held by nobody in particular; too late; in another's turn; nonsense."""
        legal, codes = set(map(str, self.table.round.legal_moves)), [c for p in ("ceki", "pack52") for c in _codes(p)]
        verbs = [verb.word for verb in self.game.info.verbs]
        tries = [f"{self.chance.choice(verbs)} {self.chance.choice(codes)}" for _ in range(4)] + verbs[:2] + ["C5"]
        for move in tries:
            if move not in legal:
                base = self.table.seq if self.chance.random() < 0.8 else max(0, self.table.moved_at - 1)
                await self.refused(guest, type="move", move_id=self.move_id(), base_seq=base, move=move)
        await self.refused(guest, type="seed", hex="no")

    async def something(self) -> None:
        """One of the things that happen at a table."""
        what = self.still.pop() if self.still else self.chance.randrange(KINDS)
        person = self.chance.choice(list(self.here))
        guest = self.here[person]
        self.house.clock.turn(2.0)
        if what == 0:
            await self.mistakes(guest)
        elif what == 1:
            await self.mistakes(self.here.get(self.table.turn, guest))
        elif what == 2:
            await self.mistakes(self.watchers[0])
        elif what == 3 and self.table.about.chat:
            guest.say(type="chat", text="Well, well.")
            guest.say(type="phrase", n=self.chance.randrange(12))
        elif what == 4:
            await self.enter(person, self.chance.choice([0, self.table.seq, self.chance.randrange(self.table.seq)]))
        elif what == 5:
            await guest.leave()
            await self.enter(person)
        elif what == 6 and len(self.watchers) < 3:
            await self.watch()
        elif what == 7 and self.table.about.seconds:
            self.house.clock.turn(self.table.about.seconds + 1)
            await self.house.driver.tick()
        elif what == 8 and self.table.about.practice and self.table.choices and self.table.playing:
            guest.say(type="undo")
        elif what in (9, 10):
            person = self.table.turn if self.table.turn in self.here else person
            guest = self.here[person]
            guest.say(type="hint")
            while (await guest.answer())["type"] not in ("hint", "error"):  # others are heard while it is thought about
                pass
            guest.say(type="hands")
            guest.say(type="report", seat=0)
        await self.settle(self.here[person])
        await self.ask()

    def move_id(self) -> str:
        return f"{self.chance.getrandbits(64):x}"

    async def settle(self, *guests: Guest) -> None:
        """Waits until all that was said has been heard."""
        for guest in guests:
            guest.say(type="ping")
            while (await guest.answer())["type"] != "pong":
                pass
        await self.house.quiet(self.made)

    async def play(self, rounds: int) -> None:
        """Plays rounds to their ends."""
        for number in range(1, rounds + 1):
            while not (self.table.number == number and not self.table.playing):
                await self.house.quiet(self.made)
                if self.table.playing and self.chance.random() < (0.5 if self.still else 0.06):
                    await self.something()
                    await self.house.quiet(self.made)
                if self.table.playing:
                    await self.move()
            await self.ask()
            for _ in range(2):  # what can be said when all is over
                await self.something()
            if self.table.match.over:  # by the rules of the game, before its last round
                return
            if number < rounds:
                for guest in self.here.values():
                    self.house.clock.turn(1.0)
                    guest.say(type="next")
                await self.settle(*self.here.values())
                assert self.table.number == number + 1

    async def move(self) -> None:
        self.choices += 1
        legal, person = [*map(str, self.table.round.legal_moves)], self.table.turn
        wins = [move for move in legal if " " not in move]
        move = self.chance.choice(wins if wins and self.chance.random() < 0.5 else legal)
        guest = self.here[person]
        self.house.clock.turn(0.2)
        guest.say(type="move", move_id=self.move_id(), base_seq=self.table.seq, move=move)
        answer = await _answer(guest)
        assert answer["type"] == "ack", answer

    # ------------------------------------------------------------ the account

    async def audit(self, lines: str) -> Account:
        """Everything that was sent, against what each may know."""
        await self.house.quiet(self.made)
        store = self.house.registry.store
        never = dict.fromkeys(self.tokens.values(), "the key of a seat")
        never |= {tokens.digest(token): "the digest of the key of a seat" for token in self.tokens.values()}
        never |= {self.house.registry.pepper: "the pepper", self.table.about.bot_seed: "the seed of the bots"}
        account = Account(self.made["table"], await store.events(self.made["table"]), never)
        account.rights = self.rights
        counts = [_states(guest) for guest in self.steady]
        assert len({tuple(seqs[-min(map(len, counts)) :]) for seqs in counts}) <= 1, "some hear more often than others"
        for person, guest in [*self.here.items(), *((-1, one) for one in self.watchers)]:
            self.keep(f"person {person}", person, guest)
        account.audit(self.sent)
        for path, when, text in self.pages:
            account.read_text(text, when, path)
        for line in lines.splitlines():
            account.read_text(line, 0, "the log")
            assert not faces_in(line), f"the log names a card: {line}"
        assert all(len(texts) <= 3 for texts in self.refusals.values()), self.refusals
        assert not any(faces_in(text) for texts in self.refusals.values() for text in texts)
        return account


async def _answer(guest: Guest) -> dict[str, Any]:
    """The next message that is neither a state, a change of it, nor chat."""
    while (answer := await guest.answer())["type"] in ("chat", "change"):
        pass
    return answer


def _states(guest: Guest) -> list[int]:
    """The numbers of the states that a guest was sent, and of the changes of them."""
    found, seq = [], 0
    for text in guest.socket.sent:
        message = json.loads(text)
        if message["type"] in ("state", "change"):
            seq = message.get("seq", seq)
            found.append(seq)
    return found


def _codes(pack: str) -> list[str]:
    from ceki.cards.notation import CODES

    return list(CODES[pack])


async def every_byte(folder: Any, game: str, numbers: Any, caplog: Any) -> None:
    caplog.set_level(logging.DEBUG)
    faces = texts = played = choices = 0
    refused: set[str] = set()
    async with serving(folder, tables_of_one=10_000) as house:
        constant = {path: (await house.http.get(path)).text for path in ("/api/catalogue", f"/api/rules/{game}")}
        for number in numbers:
            caplog.clear()
            party = Party(house, game, number)
            await party.gather()
            await party.play(2 if number % 5 == 3 else 1)
            account = await party.audit(caplog.text)
            faces, texts, played = faces + account.faces, texts + account.texts, played + party.table.number
            refused, choices = refused | set(party.refusals), choices + party.choices
            for guest in list(party.here.values()) + party.watchers:
                await guest.leave()
        for path, text in constant.items():
            assert (await house.http.get(path)).text == text
    print(f"{game}: {played} rounds, {texts} texts, {faces} faces, all known to their receivers")
    assert faces > 100
    tried = {"move not_your_turn", "seed bad_message"} | ({"move illegal"} if choices > 100 else set())
    assert len(numbers) == 1 or tried <= refused


@pytest.mark.parametrize("game", FAMILIES)
@asynchronous
async def test_r4_a_whole_game_with_all_that_happens_names_no_card_too_many(tmp_path, game, caplog):
    await every_byte(tmp_path, game, [3], caplog)


@pytest.mark.prove
@pytest.mark.parametrize("game", catalogue.names())
@asynchronous
async def test_r4_games_of_every_kind_name_no_card_too_many(tmp_path, game, caplog):
    await every_byte(tmp_path, game, range(GAMES), caplog)

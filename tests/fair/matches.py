"""Matches of any game, played at a table without a server, with what one of its players was shown."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ceki.play import catalogue
from ceki.play.move import say
from ceki.play.ruleset import Ruleset, ruleset
from ceki.server.fairness import fair_deal
from ceki.server.protocol import public_state
from ceki.server.tables.events import NOBODY, Event
from ceki.server.tables.state import Table

LONG = 3  # rounds of a match, at most


@dataclass(frozen=True)
class Match:
    """The log of a table, and what person 0 was shown: round, bound, receipt, seed."""

    log: dict[str, Any]
    shown: list[dict[str, Any]]
    written: str = ""  # the text of the log, where it is not written as a server writes it

    @property
    def text(self) -> str:
        return self.written or json.dumps(self.log)


class Script:
    """A table that is folded from events as a server writes them."""

    def __init__(self, chance: random.Random) -> None:
        self.chance, self.shown = chance, list[dict[str, Any]]()
        self.practice = False
        self.table = Table(f"{chance.getrandbits(128):032x}", "ABCDEF")

    def happen(self, what: str, person: int = NOBODY, **body: Any) -> None:
        self.table.fold([Event(self.table.seq + 1, what, person, body, None, 0.0)])

    def begin(self, chosen: Ruleset, preset: str | None, rounds: int | None) -> None:
        self.happen(
            "created", game=chosen.game.id, players=chosen.players, preset=preset,
            options=public_state.plain(chosen.given),
            title="", seconds=None, rounds=rounds, public=False, practice=self.practice, chat=False, bot_seed="",
        )  # fmt: skip
        for person in range(len(self.table.chairs)):
            kind = "bot" if person and self.chance.random() < 0.3 else "human"
            self.happen("sat", person, name=f"Person {person}", kind=kind, level="")
        self.bind(1)

    def bind(self, number: int) -> None:
        seed = self.chance.randbytes(fair_deal.SEED_BYTES)
        commitment = fair_deal.commitment(self.table.id, number, seed)
        self.happen("committed", round=number, commitment=commitment, server_seed=seed.hex())

    def round(self, most: int | None = None) -> None:
        """A round of chance moves, to its end or broken off."""
        table, chance = self.table, self.chance
        assert table.coming is not None
        for person in table.humans:
            if person == 0 or chance.random() < 0.9:
                self.happen("seeded", person, hex=chance.randbytes(fair_deal.PLAYER_BYTES).hex())
        coming = table.coming
        shown = {"round": coming.number, "bound": coming.commitment}
        self.shown.append({**shown, "seed": {"person": 0, "hex": coming.player_seeds[0]}})
        key = fair_deal.deal_key(bytes.fromhex(coming.server_seed), coming.player_seeds)
        self.happen("dealt", round=coming.number, key=key.hex(), agreed=self.agreed() if coming.number > 1 else {})
        self.bind(coming.number + 1)
        self.round_on(most)

    def round_on(self, most: int | None = None) -> None:
        """The round on the table goes on by chance moves."""
        table, chance = self.table, self.chance
        while table.playing and (most is None or len(table.round.numbers) < most):  # type: ignore[union-attr]
            move = say(table.ruleset.game, *chance.choice(table.legal))
            self.happen("moved", table.turn or 0, move=move, by="human")

    def agreed(self) -> dict[str, Any]:
        """What was agreed before a deal, where the game leaves something to be agreed."""
        options = self.table.ruleset.game.options
        return {
            name: public_state.plain(self.chance.choice(options[name].samples()))
            for name in self.table.ruleset.left_open
        }

    def keep_receipt(self) -> None:
        self.shown[-1]["receipt"] = public_state.facts(self.table)["fair"]["receipt"]


def some_house(game: str, chance: random.Random) -> tuple[Ruleset, str | None]:
    """A game in a preset, or with a few options of its own, for any number of players."""
    about = catalogue.game(game).info
    while True:
        preset = chance.choice([None, *about.presets])
        known = catalogue.game(game).options
        options = {
            name: chance.choice(known[name].samples()) for name in chance.sample(sorted(known), min(2, len(known)))
        }
        try:
            chosen = ruleset(game, chance.choice(about.seats), preset, **(options if preset is None else {}))
            chosen.table()
        except ValueError:
            continue
        return chosen, preset


def match_of(game: str, chance: random.Random) -> Match:
    """A match of a few rounds: over, closed in the middle of a round or between two, or still going on."""
    script, (chosen, preset) = Script(chance), some_house(game, chance)
    end = chance.choice(["over", "over", "broken off", "closed", "open"])
    rounds = chance.randint(1, LONG)
    script.practice = chance.random() < 0.2
    script.begin(chosen, preset, rounds if end == "over" else None)
    while len(script.table.history) < rounds and not script.table.match.over:
        script.round()
        script.keep_receipt()
    if not script.table.match.over and end == "broken off":
        script.round(most=chance.randint(0, 2))
        over = not script.table.playing
        script.happen("closed")
        if over or script.table.history[-1].dealing.number == len(script.shown):
            script.keep_receipt()
    elif not script.table.match.over and end == "closed":
        script.happen("closed")
    return Match(json.loads(json.dumps(public_state.log(script.table))), script.shown)


def matches(rounds: int, seed: int = 0) -> Iterator[Match]:
    """Matches of all games by turns, until so many rounds have been played."""
    chance, games, done = random.Random(seed), catalogue.names(), 0
    while done < rounds:
        for game in games:
            found = match_of(game, chance)
            done += len(found.log["rounds"])
            yield found

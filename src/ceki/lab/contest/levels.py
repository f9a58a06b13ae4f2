"""How strong bots are, from the moves in which they differ from the simple player.

Duels are slow to decide: chance moves a round more than skill. Here simple players play among themselves, and at one
random choice of each round every bot chooses a move. If the simple player would have made another, both moves are
played out on the same fresh deals, which no bot has used to choose. The mean difference, times the choices that a seat
has in a round, is what the bot wins a round more, one choice at a time.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from ceki.bots import Bot, bot
from ceki.bots.advice.weigh import weigh
from ceki.bots.playout import GREEDY
from ceki.bots.random import generator
from ceki.bots.search import Search
from ceki.engine.chance import Words
from ceki.engine.rule import COMPILED
from ceki.lab.benchmark_rulesets import Field
from ceki.lab.checkpoint import Checkpoint
from ceki.lab.contest.arena import Interval, interval
from ceki.lab.parallel import amount, spread
from ceki.lab.simulate import logged_round
from ceki.locales.messages import decimal_mark, said
from ceki.play.round import Round
from ceki.play.ruleset import Ruleset
from ceki.play.view import View

PLAYOUTS: Final = 20_000  # of each of two moves
SIMPLE: Final = "greedy"
TRULY: Final = 2.0  # standard errors of a difference that counts
Move = tuple[int, int]


@dataclass(frozen=True)
class Question:
    """What is measured: bots by name, in a game with its house."""

    field: Field
    bots: tuple[str, ...]
    seed: int = 0
    playouts: int = PLAYOUTS

    @property
    def heading(self) -> dict[str, Any]:
        """What a file of choices is about, whatever the game."""
        return {"ceki_levels": 1, "bots": list(self.bots), "seed": self.seed, "playouts": self.playouts}

    @property
    def house(self) -> dict[str, Any]:
        """The game with its house, as plain data."""
        found: dict[str, Any] = json.loads(json.dumps(vars(self.field), default=sorted))
        return found


@dataclass(frozen=True)
class Choice:
    """One choice that the bots were asked about: of which round, how many its round had for each seat on average, the
    unit, and by bot how much better its move was than the simple player's, with the standard error of that; None where
    it was the same move."""

    number: int
    choices: float
    unit: str
    gains: list[tuple[float, float] | None]


@dataclass(frozen=True)
class Strength:
    """How a bot did: the share of choices at which it did something else, how often that was truly worse or better by
    two errors, and what it wins a round more than the simple player and than the bot before it."""

    bot: str
    deviates: float
    deviations: int
    worse: int
    better: int
    gain: Interval
    above: Interval | None

    def as_data(self) -> dict[str, Any]:
        """As plain data."""
        return {**vars(self), "gain": vars(self.gain), "above": self.above and vars(self.above)}


@dataclass(frozen=True)
class Levels:
    """What was found of all bots of a question."""

    question: Question
    unit: str
    choices: int
    bots: list[Strength] = field(default_factory=list)

    def as_data(self) -> dict[str, Any]:
        """As one JSON object."""
        rows = [one.as_data() for one in self.bots]
        return {"game": self.question.field.game, "unit": self.unit, "choices": self.choices, "bots": rows}


class Asking:
    """The bots of a question, in one thread."""

    def __init__(self, question: Question) -> None:
        self.question, self.ruleset = question, question.field.ruleset()
        self.bots: list[Bot] = [bot(name) for name in question.bots]
        self.simple = bot(SIMPLE)

    def deal(self, number: int) -> Choice:
        """Asks about one choice of a round."""
        view, choices = a_choice(self.ruleset, self.question.seed, number)
        seed = self.question.seed, number
        simple = self.simple(view, generator(*seed, 0))
        chosen = [one(view, generator(*seed, 1 + place)) for place, one in enumerate(self.bots)]
        fresh, search = generator(*seed, 1000), Search(playouts=2 * self.question.playouts)
        worth: dict[Move, tuple[float, float]] = {}
        unit = ""
        for move in dict.fromkeys(chosen):
            if move != simple:
                worth[move], unit = _ahead(view, move, simple, fresh, search)
        return Choice(number, choices, unit, [worth.get(move) for move in chosen])


def a_choice(ruleset: Ruleset, seed: int, number: int) -> tuple[View, float]:
    """What the seat in turn sees at a choice drawn by chance from a round of simple players, and how many choices a
    seat has in that round. A round without any is passed over."""
    chance, codes = Random(f"{seed} {number}"), np.full(ruleset.players, GREEDY, np.int64)
    again = 0
    while True:
        of = number + 1_000_003 * again
        moves = logged_round(ruleset, seed, of, codes, COMPILED)
        played = Round.from_seed(ruleset, seed, of)
        asked = []
        for place, move in enumerate(moves):
            if len(played.legal_numbers) > 1:
                asked.append(place)
            played.make(*move)
        if asked:
            at = played.branch(chance.choice(asked))
            return at.view(at.turn), len(asked) / ruleset.players
        again += 1


def _ahead(view: View, move: Move, simple: Move, state: Words, search: Search) -> tuple[tuple[float, float], str]:
    """The lead of a move over the simple player's on the same deals, with its standard error; and the unit."""
    found = weigh(view, state, search, (simple, move))
    less = {(one.verb, one.card): one.less for one in found.moves}
    error = max(one.less_error for one in found.moves)
    return (less[simple] - less[move], error), found.unit


def measure(
    question: Question,
    choices: int,
    threads: int = 1,
    kept: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Levels:
    """Asks about `choices` choices, each of a round of its own. Raises `ValueError` for what is not allowed."""
    amount(choices, threads)
    found = sorted(
        _asked(question, choices, threads, kept, progress or (lambda done: None)), key=lambda one: one.number
    )
    unit = next((one.unit for one in found if one.unit), "")
    strengths = [_strength(question, found, place) for place in range(len(question.bots))]
    return Levels(question, unit, len(found), strengths)


def _asked(
    question: Question, choices: int, threads: int, kept: Path | None, progress: Callable[[int], None]
) -> Iterator[Choice]:
    file, house = Checkpoint(kept, question.heading), question.house
    own = (row["choice"] for row in file.rows if row["house"] == house)
    done = {row["number"]: Choice(**row) for row in own if row["number"] < choices}
    progress(len(done))
    yield from done.values()
    left = [number for number in range(choices) if number not in done]
    with closing(spread(Asking, question, left, threads)) as asked:
        for one in asked:
            file.add({"house": house, "choice": vars(one)})
            progress(1)
            yield one


def lines_of(found: Sequence[Levels]) -> list[str]:
    """What was found, in lines for people."""
    lines = [said("measured", "what-levels-mean", {})]
    for one in found:
        lines += ["", said("measured", "levels-of", {"game": one.question.field.told, "choices": one.choices})]
        lines += [_line(strength, one.question.bots) for strength in one.bots]
    return lines


def _line(found: Strength, bots: Sequence[str]) -> str:
    if not found.deviations:
        return said("measured", "same-as-simple", {"bot": found.bot})
    facts = {
        "bot": found.bot, "share": round(100 * found.deviates), "better": found.better, "worse": found.worse,
        "gain": _told(found.gain),
    }  # fmt: skip
    if found.above is None:
        return said("measured", "otherwise", facts)
    other = bots[bots.index(found.bot) - 1]
    return said("measured", "otherwise.above", {**facts, "above": _told(found.above), "other": other})


def _told(found: Interval) -> str:
    return str(found).replace(".", decimal_mark())


def _strength(question: Question, found: Sequence[Choice], place: int) -> Strength:
    gains = [one.gains[place] for one in found]
    other = [gain for gain in gains if gain is not None]
    rounds = _a_round(found, place)
    before = _a_round(found, place - 1) if place > 0 else []
    return Strength(
        question.bots[place],
        len(other) / len(found),
        len(other),
        sum(gain < -TRULY * error for gain, error in other),
        sum(gain > TRULY * error for gain, error in other),
        interval(rounds),
        interval([a - b for a, b in zip(rounds, before, strict=True)]) if before else None,
    )


def _a_round(found: Sequence[Choice], place: int) -> list[float]:
    """What a bot wins a round more, estimated from each choice."""
    return [one.choices * gain[0] if (gain := one.gains[place]) is not None else 0.0 for one in found]

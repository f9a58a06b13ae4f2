"""Golden score sheets: of every game and house, a settled round and a finished match.

`python -m tests.golden.make` writes them anew; `python -m tests.golden.pictures FOLDER` shows them in a browser.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from ceki.bots.playout import GREEDY
from ceki.engine.chance import key_from_bytes
from ceki.engine.rule import WRITTEN
from ceki.lab.simulate import played_from
from ceki.play import catalogue
from ceki.play.match import Match
from ceki.play.round import seeded_key
from ceki.play.ruleset import ruleset
from ceki.play.score import result_of
from ceki.play.standing import standing_of
from ceki.terminal.lines.sheet import Ledger, Sheet, sheet_lines
from ceki.terminal.sitting import NAMES

SHEETS = Path(__file__).parent / "sheets"
SEED: Final = 7
ROUNDS: Final = 2  # of a match that has no end of its own


@dataclass(frozen=True)
class Ruleset:
    """A house whose sheets are kept: its game, and one of the game's presets or none."""

    game: str
    preset: str | None = None

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"{self.game}-{self.preset}" if self.preset else self.game


def houses() -> Iterator[Ruleset]:
    """Every game as it is usually played, and in each of its houses."""
    for game in catalogue.games():
        yield Ruleset(game.id)
        for preset in game.info.presets:
            yield Ruleset(game.id, preset)


@dataclass
class Settled:
    """A round that simple bots have played, as a match sees it."""

    table: Any
    over: bool = True

    @property
    def cents(self) -> list[int]:
        """By seat."""
        return [int(self.table.cents[seat]) for seat in range(self.table.seats)]


def played(match: Match) -> Iterator[tuple[Settled, Sheet]]:
    """Rounds of simple bots, each with its sheet once it is entered; to the end of the match, which has no more than
    `ROUNDS` where the rules give it none."""
    number = 0
    bots, log = np.full(match.players, GREEDY, np.int64), np.zeros(0, np.int64)
    while not match.over:
        blank = match.blank()
        blank.key = key_from_bytes(seeded_key(match.seed, number))
        before, seated = int(blank.pot), list(match.seated)
        table, *_ = played_from(match.ruleset, blank, bots, log, WRITTEN)
        done, number = Settled(table), number + 1
        match.settle(done)
        if number == ROUNDS and not match.over and standing_of(match).decided_by != "game":
            match.close()
        yield done, sheet_of(match, done, before, seated, number)


def sheet_of(match: Match, done: Settled, pot_before: int, seated: list[int], number: int) -> Sheet:
    """The sheet of a settled round."""
    result = result_of(match.ruleset.game, done.table, pot_before)
    persons = list(NAMES[: len(match.cents)])
    ledger = Ledger(persons, list(match.cents), match.pot, standing_of(match), match.ruleset)
    return Sheet(number, result, [persons[person] for person in seated], match.ruleset, done.cents, ledger)


def sheets(one: Ruleset) -> str:
    """The sheet of the first round, and that of the last with the end of the match."""
    match = Match(ruleset(one.game, preset=one.preset), SEED)
    found = [sheet for _, sheet in played(match) if sheet.round_number == 1 or match.over]
    return "\n\n----\n\n".join("\n".join(sheet_lines(sheet, short=True)) for sheet in found) + "\n"

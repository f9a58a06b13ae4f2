"""The bot that looks ahead: how long, and what it found. How it searches stands in halving.py, for every game."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import Final

from ceki.bots.halving import LEAST_DEALS, halve, halvings, put_in_order, search, step
from ceki.bots.seen import Seen
from ceki.bots.tally import ASKED, CAUTION_PART, LOSSES, VERB, variance
from ceki.engine.chance import Words
from ceki.engine.errors import NotAllowed
from ceki.engine.rule import COMPILED
from ceki.play.game_module import GameModule
from ceki.play.view import View

DEALS_AT_ONCE: Final = 4  # re-deals between two looks at the clock
LONGEST: Final = 600_000  # milliseconds


@dataclass(frozen=True)
class Weighed:
    """A legal move and what its playouts came to: mean worth (cents; points where no money moves), its standard
    error, how often it ended in a gain and in a loss (shares of 1), and how many playouts there were."""

    verb: int
    card: int
    worth: float
    error: float
    gains: float
    losses: float
    playouts: int


@dataclass(frozen=True)
class Search:
    """A bot that chooses by playing out. The budget is `milliseconds`, or `playouts`, with which it repeats itself
    exactly.

    `caution` is the game's where none is given (engine/game.py). `mode` is `compiled` or `written` (engine/rule.py).
    """

    milliseconds: float = 20.0
    playouts: int = 0
    mode: str = COMPILED
    caution: float | None = None

    def __post_init__(self) -> None:
        if self.playouts < 0 or not 0 < self.milliseconds <= LONGEST:
            raise NotAllowed("search-budget", most=f"{LONGEST:,}")

    def __call__(self, view: View, state: Words) -> tuple[int, int]:
        """The move that proved best (verb, card). Raises `ValueError` when the viewer is not asked."""
        weighed = self.weigh(view, state)
        return weighed[0].verb, weighed[0].card

    def weigh(self, view: View, state: Words) -> list[Weighed]:
        """The legal moves, the one to be made first, then those that were tried longest, by their means."""
        began = time.perf_counter()
        seen = Seen(view, state, self.mode, search if self.playouts else step)
        n = (
            seen.run(search, self.playouts, 0, 0, self._caution(view.game))
            if self.playouts
            else self._by_clock(seen, began)
        )
        return [_weighed(seen.tally[place]) for place in seen.tally[:n, ASKED]]

    def _caution(self, game: GameModule) -> int:
        return caution_in_parts(game.info.caution if self.caution is None else self.caution)

    def _by_clock(self, seen: Seen, began: float) -> int:
        """A search until its time is over; returns how many legal moves there are."""
        n = left = seen.run(step, 0, 1, 1)
        for steps in range(halvings(n), 0, -1):
            now = time.perf_counter()
            until = now + (began + self.milliseconds / 1000 - now) / steps
            seen.run(step, left, LEAST_DEALS, 1)
            while time.perf_counter() < until:
                seen.run(step, left, DEALS_AT_ONCE, 1)
            left = halve(seen.tally, left)
        put_in_order(seen.tally, n, self._caution(seen.view.game))
        return n


def caution_in_parts(caution: float) -> int:
    """How far ahead of the simple player's another move must look, as drivers take it. Plain Python."""
    return round(caution * CAUTION_PART)


def _weighed(row: Words) -> Weighed:
    verb, card, n, total, squares, wins, losses = row[VERB : LOSSES + 1].tolist()
    n = max(n, 1)
    return Weighed(verb, card, total / n, math.sqrt(variance(n, total, squares) / n), wins / n, losses / n, n)

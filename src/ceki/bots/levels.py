"""Bots of three levels, for people to play against: they see as far as anybody at their seat, and slip like people.

A lower level looks ahead on fewer re-deals and chooses less sharply. A slip is a near miss: the worse a move looked
beside the best, the rarer it is made, so that what is plainly wrong is hardly ever played. No level sees a card that
its view does not show.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ceki.bots import greedy
from ceki.bots.search import Search, Weighed, runs_compiled
from ceki.engine.chance import Words, small_share
from ceki.engine.rule import COMPILED
from ceki.play.view import View

WIN: Final = "win"


@dataclass(frozen=True)
class Level:
    """A bot that looks ahead on `playouts` rounds played out, and slips.

    `warmth` is how sharply it chooses, in the table's own units: a move that looked worse than the best by `warmth`
    times what a round is about (the root mean square of what the playouts were worth) is e times as rare; at 0 the
    best is made. `takes_wins`: a win at hand is made before anything else is thought of.
    """

    name: str
    says: str
    playouts: int
    warmth: float
    takes_wins: bool = True
    mode: str = COMPILED

    def __call__(self, view: View, state: Words) -> tuple[int, int]:
        """A legal move (verb, card); the greedy bot's where the game has no module. Raises `ValueError` when the viewer
        is not asked."""
        if self.mode == COMPILED and not runs_compiled(view.game):
            return greedy.choose(view, state)
        weighed = Search(playouts=self.playouts, mode=self.mode).weigh(view, state)
        verbs = view.game.info.verbs
        wins = [one for one in weighed if self.takes_wins and verbs[one.verb].loud == WIN]
        made = chosen(wins or weighed, self.warmth, state)
        return made.verb, made.card


LEVELS: Final[dict[str, Level]] = {
    level.name: level
    for level in (
        Level("easy", "Looks ahead a little, and slips now and then.", 60, 0.25, takes_wins=False),
        Level("middle", "Looks ahead, takes every win, and seldom slips.", 200, 0.05),
        Level("strong", "Looks ahead as far as it can in the blink of an eye, and does not slip.", 2000, 0.0),
    )
}
USUAL: Final = "middle"


def stake(weighed: Sequence[Weighed]) -> float:
    """The stake of a round in its own units (cents or points): the root mean square of what its playouts were worth."""
    playouts = sum(one.playouts for one in weighed)
    squares = sum(one.playouts * (one.worth * one.worth + one.playouts * (one.error * one.error)) for one in weighed)
    return math.sqrt(squares / playouts)


def chosen(weighed: Sequence[Weighed], warmth: float, state: Words) -> Weighed:
    """The best of the weighed moves, the first; or, with a chance that falls with what it looked to lose, another."""
    best, unit = weighed[0], warmth * stake(weighed)
    if unit == 0 or len(weighed) == 1:
        return best
    likely = [math.exp(-max(0.0, best.worth - one.worth) / unit) for one in weighed]
    left = small_share(state) * sum(likely)
    for one, weight in zip(weighed, likely, strict=True):
        left -= weight
        if left < 0:
            return one
    return best

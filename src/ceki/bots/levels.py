"""Bots of three levels, for people to play against: they see as far as anybody at their seat, and slip like people.

A lower level looks ahead on fewer re-deals and chooses less sharply. A slip is a near miss: the worse a move looked
beside the best, the rarer it is made, so that what is plainly wrong is hardly ever played. No level sees a card that
its view does not show.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ceki.bots import greedy
from ceki.bots.halving import search
from ceki.bots.search import caution_in_parts
from ceki.bots.seen import Seen, runs_compiled
from ceki.bots.slips import warmth_in_parts
from ceki.bots.tally import ASKED, CARD, VERB
from ceki.engine.chance import Words
from ceki.engine.rule import COMPILED
from ceki.play.game_module import GameModule
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
        seen = Seen(view, state, self.mode, search)
        wins = wins_of(view.game) if self.takes_wins else 0
        seen.run(search, self.playouts, warmth_in_parts(self.warmth), wins, caution_in_parts(view.game.info.caution))
        made = seen.tally[seen.tally[0, ASKED]]
        return int(made[VERB]), int(made[CARD])


LEVELS: Final[dict[str, Level]] = {
    level.name: level
    for level in (
        Level("easy", "Looks ahead a little, and slips now and then.", 60, 0.25, takes_wins=False),
        Level("middle", "Looks ahead, takes every win, and seldom slips.", 200, 0.05),
        Level("strong", "Looks as far ahead as it can in an instant, and makes no deliberate mistakes.", 2000, 0.0),
    )
}
USUAL: Final = "middle"


def wins_of(game: GameModule) -> int:
    """The verbs of a game that win, as a set."""
    return sum(1 << number for number, verb in enumerate(game.info.verbs) if verb.loud == WIN)

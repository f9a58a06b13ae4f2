"""Bots of three levels, for people to play against: they see as far as anybody at their seat, and slip like people.

A lower level looks ahead on fewer re-deals and chooses less sharply. A slip is a near miss: the worse a move looked
beside the best, the rarer it is made, so that what is plainly wrong is hardly ever played. No level sees a card that
its view does not show.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from ceki.bots import greedy
from ceki.bots.halving import search
from ceki.bots.random import generator
from ceki.bots.seen import Seen
from ceki.bots.slips import warmth_in_parts
from ceki.bots.tally import ASKED, CARD, VERB
from ceki.engine.chance import Words
from ceki.engine.rule import COMPILED, numba_installed
from ceki.play.game_module import GameModule
from ceki.play.round import Round
from ceki.play.ruleset import ruleset
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
        """A legal move (verb, card). Without Numba the greedy bot's. Raises `ValueError` when the viewer is not
        asked."""
        if self.mode == COMPILED and not numba_installed():
            return greedy.choose(view, state)
        seen = Seen(view, state, self.mode)
        wins = wins_of(view.game) if self.takes_wins else 0
        seen.run(search, self.playouts, warmth_in_parts(self.warmth), wins)
        made = seen.tally[seen.tally[0, ASKED]]
        return int(made[VERB]), int(made[CARD])

    def prepare(self, game: GameModule) -> None:
        """Compiles what the bot needs for a game, which takes 5 to 20 seconds, or reads it from disk in half a
        second."""
        played = Round.from_seed(ruleset(game.id), 0)
        while not played.over and len(played.legal_numbers) < 2:
            played.make(*played.legal_numbers[0])
        if not played.over:
            replace(self, playouts=1)(played.view(played.turn), generator(0))


LEVELS: Final[dict[str, Level]] = {
    level.name: level
    for level in (
        Level("easy", "Looks ahead a little, and slips now and then.", 60, 0.25, takes_wins=False),
        Level("middle", "Looks ahead, takes every win, and seldom slips.", 200, 0.05),
        Level("strong", "Looks ahead as far as it can in the blink of an eye, and does not slip.", 2000, 0.0),
    )
}
USUAL: Final = "middle"


def wins_of(game: GameModule) -> int:
    """The verbs of a game that win, as a set."""
    return sum(1 << number for number, verb in enumerate(game.info.verbs) if verb.loud == WIN)

"""The Ceki card games of the Malay world: exact rules with their sources, at the table and at machine speed.

>>> import ceki
>>> round = ceki.game("balik_satu", players=4, source="pwee").round(seed=7)
>>> round.turn
0
"""

import ceki.games  # noqa: F401  the folder first, for the function below takes its name
from ceki.api import game, games

__all__ = ["game", "games"]

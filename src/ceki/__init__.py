"""The Ceki card games of the Malay world: exact rules with their sources, at the table and at machine speed.

>>> import ceki
>>> round = ceki.game("balik_satu", players=4, source="pwee").round(seed=7)
>>> round.turn
0
"""

from typing import TYPE_CHECKING, Any

from ceki.engine.errors import BadLog, IllegalMove, UnknownGame, UnknownOption
from ceki.engine.record import Record
from ceki.play.entries import CatalogueEntry, OptionEntry, PresetEntry, catalogue
from ceki.play.hands import Counts, Unseen
from ceki.play.log import read_log, write_log
from ceki.play.match import Match
from ceki.play.move import Move
from ceki.play.round import Round
from ceki.play.ruleset import Ruleset
from ceki.play.ruleset import ruleset as game
from ceki.play.score import Payment, Result, ScoreLine
from ceki.play.view import View

if TYPE_CHECKING:
    from ceki.lab.simulate import simulate as simulate

    __version__: str

__all__ = [
    "BadLog",
    "CatalogueEntry",
    "Counts",
    "IllegalMove",
    "Match",
    "Move",
    "OptionEntry",
    "Payment",
    "PresetEntry",
    "Record",
    "Result",
    "Round",
    "Ruleset",
    "ScoreLine",
    "UnknownGame",
    "UnknownOption",
    "Unseen",
    "View",
    "__version__",
    "catalogue",
    "game",
    "read_log",
    "simulate",
    "write_log",
]


def __getattr__(name: str) -> Any:
    """What is seldom asked for and slow to load, when it is asked for."""
    if name == "__version__":
        from importlib.metadata import version

        return version("ceki")
    if name == "simulate":
        from ceki.lab.simulate import simulate

        return simulate
    raise AttributeError(f"module 'ceki' has no attribute {name!r}")

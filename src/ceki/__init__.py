"""The Ceki card games of the Malay world: exact rules with their sources, at the table and at machine speed.

>>> import ceki
>>> round = ceki.game("balik_satu", players=4, source="pwee").round(seed=7)
>>> round.turn
0

Every name is loaded when it is first asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ceki.engine.errors import BadLog as BadLog
    from ceki.engine.errors import IllegalMove as IllegalMove
    from ceki.engine.errors import UnknownGame as UnknownGame
    from ceki.engine.errors import UnknownOption as UnknownOption
    from ceki.engine.record import Record as Record
    from ceki.lab.simulate import Simulation as Simulation
    from ceki.lab.simulate import simulate as simulate
    from ceki.play.entries import CatalogueEntry as CatalogueEntry
    from ceki.play.entries import OptionEntry as OptionEntry
    from ceki.play.entries import PresetEntry as PresetEntry
    from ceki.play.entries import catalogue as catalogue
    from ceki.play.log import read_log as read_log
    from ceki.play.log import write_log as write_log
    from ceki.play.match import Match as Match
    from ceki.play.move import Move as Move
    from ceki.play.round import Round as Round
    from ceki.play.ruleset import Ruleset as Ruleset
    from ceki.play.ruleset import ruleset as game
    from ceki.play.ruleset import small_game as small_game
    from ceki.play.score import Payment as Payment
    from ceki.play.score import Result as Result
    from ceki.play.score import ScoreLine as ScoreLine
    from ceki.play.showing.hands import Counts as Counts
    from ceki.play.showing.hands import Unseen as Unseen
    from ceki.play.view import View as View

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
    "Simulation",
    "UnknownGame",
    "UnknownOption",
    "Unseen",
    "View",
    "__version__",
    "catalogue",
    "game",
    "read_log",
    "simulate",
    "small_game",
    "write_log",
]

_HOMES = {
    "engine.errors": ("BadLog", "IllegalMove", "UnknownGame", "UnknownOption"),
    "engine.record": ("Record",),
    "lab.simulate": ("Simulation", "simulate"),
    "play.entries": ("CatalogueEntry", "OptionEntry", "PresetEntry", "catalogue"),
    "play.showing.hands": ("Counts", "Unseen"),
    "play.log": ("read_log", "write_log"),
    "play.match": ("Match",),
    "play.move": ("Move",),
    "play.round": ("Round",),
    "play.ruleset": ("Ruleset", "game", "small_game"),
    "play.score": ("Payment", "Result", "ScoreLine"),
    "play.view": ("View",),
}


def __getattr__(name: str) -> object:
    if name == "__version__":
        return import_module("importlib.metadata").version("ceki")
    for home, names in _HOMES.items():
        if name in names:
            found: object = getattr(import_module(f"ceki.{home}"), "ruleset" if name == "game" else name)
            globals()[name] = found
            return found
    raise AttributeError(f"module 'ceki' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

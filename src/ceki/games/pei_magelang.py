"""Pei as played in Magelang: the play and combinations of Pei, at other rates a card.

Clauses PM-1..PM-3 are explained on the game's page; everything else is Pei.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from ceki.engine.game import Source
from ceki.games import pei
from ceki.games.pei import (
    EXAMPLES,
    MAGELANG_RATES,
    MAX_LINES,
    ODDS,
    Carried,
    arrange,
    close_match,
    deal,
    default,
    event,
    heuristic,
    legal,
    longest,
    next_round,
    open_match,
    play,
    reasons,
    set_out,
    settle,
)

__all__ = [
    "EXAMPLES",
    "GAME",
    "ODDS",
    "Carried",
    "Table",
    "arrange",
    "close_match",
    "deal",
    "event",
    "heuristic",
    "legal",
    "longest",
    "next_round",
    "open_match",
    "play",
    "reasons",
    "set_out",
    "settle",
]


class Table(pei.Table, lines=MAX_LINES):
    """Pei's table, with Magelang's rules of the house."""

    variant: Any = default("variant", "magelang", "PM-1")
    rates: Any = default("rates", MAGELANG_RATES, "PM-3")  # [PM-1] [PM-2] [PM-3]


GAME: Final = replace(
    pei.GAME,
    title="Pèi Magelang",
    summary="Pei with bunci at 30 a card and pang at 20.",
    sources=(Source("Pèi, Ways to Play (games.porg.es)"), Source("Javaanse Kaartspelen (1941)", "pp. 67-68")),
    presets={"jentolan": {}, "rampung": {"bets": ("rampung", "jung")}, "parewanan": {"bets": ("parewanan",)}},
)

"""The Chinese fishing game: Pei dealt in packs; combinations count their three cards once, with no extras.

The last player alone looks at the last card of the stock. Clauses PC-1..PC-7 are explained on the game's page;
play is that of Pei [PC-4], and any of its bets may be used [PC-7].
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from ceki.engine.game import Source
from ceki.games import pei
from ceki.games.pei import (
    EXAMPLES,
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
    """Pei's table, with the Chinese rules of the house."""

    variant: Any = default("variant", "chinese", "PC-1")
    last_card: Any = default("last_card", "private", "PC-3")
    patih_peek: Any = default("patih_peek", False, "PC-3")
    extras: Any = default("extras", "face", "PC-6")


GAME: Final = replace(
    pei.GAME,
    title="Pèi, the Chinese game",
    summary="Fish the pool of 36 by rank; each combination counts its three cards once.",
    sources=(Source("Pèi, Ways to Play (games.porg.es)"), Source("Tcheng Ki-tong, Bits of China", "p. 205")),
    presets={"jentolan": {}, "rampung": {"bets": ("rampung", "jung")}, "parewanan": {"bets": ("parewanan",)}},
)

"""What a game's WebAssembly file exports: the drivers of a table, a match, a view, and of players that look ahead.

`table` is the record of a round, `match` that of a match, `facts` what a game's reasons are written into, `outcome`
what people tell of a round at a real table, and `asked` what they are asked.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from ceki.bots.advice.drivers import choice_cost, weigh_moves
from ceki.bots.halving import search, step
from ceki.bots.playout import best_appraised
from ceki.engine import contract
from ceki.engine.chance import round_key, small_below, small_seed, small_share, small_word
from ceki.engine.outcomes.record import asked_of
from ceki.engine.reasons import ROWS
from ceki.engine.record import record_type
from ceki.engine.visibility.determinize import determinized
from ceki.engine.visibility.hide import count_unseen, hide, redeal, sees
from ceki.engine.wasm.export import (
    BYTE_ROWS,
    BYTES,
    NUMBER,
    RECORD,
    RECORDS,
    SHARE,
    WORD_ROWS,
    WORDS,
    Export,
)
from ceki.lab.rounds import play_rounds
from ceki.play import match_rules
from ceki.play.game_module import GameModule
from ceki.play.outcomes import outcome_rules

TABLE: Final = f"{RECORD}:table"
TABLES: Final = f"{RECORDS}:table"
MATCH: Final = f"{RECORD}:match"
FACTS: Final = f"{RECORD}:facts"
ASSUMED: Final = f"{RECORDS}:facts"
OUTCOME: Final = f"{RECORD}:outcome"
ASKED: Final = f"{RECORD}:asked"

ROUND: Final = (
    Export(contract.deal, (TABLE,)),
    Export(contract.legal, (TABLE, WORDS)),
    Export(contract.play, (TABLE, NUMBER, NUMBER)),
    Export(contract.settle, (TABLE,)),
    Export(round_key, (WORDS, NUMBER, WORDS)),
)
RULESET: Final = (
    Export(contract.arrange, (TABLE, TABLE, WORDS)),
    Export(contract.lay_out, (TABLE,)),
)
MATCHES: Final = (
    Export(match_rules.begin, (MATCH, TABLE, *(NUMBER,) * 5), name="begin_match"),
    Export(match_rules.set_table, (MATCH, TABLE)),
    Export(match_rules.enter_round, (MATCH, TABLE)),
    Export(match_rules.close, (MATCH, TABLE), name="close_match"),
    Export(match_rules.ahead, (WORDS, NUMBER), NUMBER),
)
VIEWS: Final = (
    Export(hide, (BYTES, WORD_ROWS, NUMBER)),
    Export(sees, (BYTES, WORDS, NUMBER, NUMBER), NUMBER),
    Export(redeal, (BYTES, WORD_ROWS, WORDS, BYTES), NUMBER),
    Export(count_unseen, (BYTES, WORD_ROWS, WORDS), NUMBER),
    Export(determinized, (TABLES, NUMBER, BYTE_ROWS, WORD_ROWS, WORDS, BYTES), NUMBER),
    Export(contract.reasons, (TABLE, NUMBER, NUMBER, NUMBER, WORDS, FACTS)),
)
PLAYERS: Final = (
    Export(best_appraised, (TABLE, WORDS, NUMBER), NUMBER),
    Export(play_rounds, (TABLES, WORDS, NUMBER, NUMBER, *(WORDS,) * 6)),
    Export(small_seed, (WORDS, NUMBER, NUMBER)),
    Export(small_word, (WORDS,), NUMBER),
    Export(small_below, (WORDS, NUMBER), NUMBER),
    Export(small_share, (WORDS,), SHARE),
)
LAID: Final = TABLES, BYTE_ROWS, WORD_ROWS, WORDS, BYTES, WORDS, WORDS, WORDS, WORD_ROWS  # as bots/halving.py has them
WEIGHED: Final = *LAID, WORD_ROWS, WORD_ROWS, WORDS, WORD_ROWS, ASSUMED, WORD_ROWS, WORD_ROWS  # as advice/drivers.py
SEARCH: Final = (
    Export(step, (*LAID, NUMBER, NUMBER, NUMBER), NUMBER, whole=True),
    Export(search, (*LAID, NUMBER, NUMBER, NUMBER), NUMBER),
    Export(weigh_moves, (*WEIGHED, NUMBER, NUMBER), NUMBER),
    Export(choice_cost, (*WEIGHED, NUMBER), NUMBER),
)
OUTCOMES: Final = (
    Export(outcome_rules.ask, (TABLE, OUTCOME, ASKED), name="ask_outcome"),
    Export(outcome_rules.settle_outcome, (TABLE, OUTCOME, WORDS)),
)
EXPORTS: Final = (*ROUND, *RULESET, *MATCHES, *VIEWS, *PLAYERS, *SEARCH)
PLAY: Final = ""  # what a file is for, as its name ends: to play,
SCORE: Final = ".score"  # or to keep the score of a real table

SETS: Final = Export(contract.lay_sets, (TABLE, NUMBER, WORDS), NUMBER)
TOLD: Final = Export(contract.goal, (TABLE, NUMBER, WORDS, FACTS))


def exports_of(game: GameModule, use: str = PLAY) -> tuple[Export, ...]:
    """The exports of a game's file for a use: what only some games lay or tell is exported by these alone."""
    own = [one for one in (SETS, TOLD) if one.function.__name__ in game.namespace]
    if use == SCORE:
        return (*RULESET, *MATCHES, *OUTCOMES, *(one for one in own if one is SETS))
    return (*EXPORTS, *own)


def uses_of(game: GameModule) -> tuple[str, ...]:
    """What a game has files for."""
    return (PLAY,) if game.outcome is None else (PLAY, SCORE)


def records_of(game: GameModule, use: str = PLAY) -> dict[str, np.dtype[np.void]]:
    """The compact records that cross, by name."""
    crossing = {"table": game.dtype, "match": record_type(game.carried), "facts": ROWS}
    if use == SCORE and game.outcome is not None:
        crossing |= {"outcome": record_type(game.outcome), "asked": record_type(asked_of(game.outcome))}
    return crossing

"""What the modules of a game export: the drivers of a table, a match, a view, of players that look ahead, of research.

`table` is the record of a round, `match` that of a match, `facts` what a game's reasons are written into, `outcome`
what people tell of a round at a real table, `asked` what they are asked, and `ending` what is told of a round's end.
"""

from __future__ import annotations

from typing import Final

from ceki.bots.advice.drivers import advise_moves, choice_cost, weigh_moves
from ceki.bots.advice.ends import find_ends
from ceki.bots.greedy import best_appraised
from ceki.bots.halving import search, step
from ceki.bots.learned.drivers import choose_at_once
from ceki.engine import contract
from ceki.engine.chance import round_key, small_below, small_seed, small_share, small_word
from ceki.engine.visibility.determinize import determinized
from ceki.engine.visibility.hide import count_unseen, hide, redeal, sees
from ceki.engine.wasm.export import (
    BYTE_ROWS,
    BYTES,
    NUMBER,
    PLAY,
    RECORD,
    RECORDS,
    RESEARCH,
    ROUNDS,
    SCORE,
    SHARE,
    SHORT_ROWS,
    WORD_ROWS,
    WORDS,
    Export,
)
from ceki.envs.drivers import choose_any, first_illegal, observe, step_tables
from ceki.exact.drivers import deal_each, walk_deal
from ceki.lab.contest.match_runner import go_on
from ceki.lab.learning.sampling import play_beside, sample_choices
from ceki.lab.odds.sampled import count_deals
from ceki.lab.oracle import best_begun
from ceki.lab.rounds import play_rounds
from ceki.play.drivers import match_rules
from ceki.play.drivers.ending_rules import find_ending
from ceki.play.drivers.round_rules import begin_round, make_move
from ceki.play.game_module import GameModule
from ceki.play.outcomes import outcome_rules
from ceki.testing.watch import deal_often, watch_rounds

TABLE: Final = f"{RECORD}:table"
TABLES: Final = f"{RECORDS}:table"
MATCH: Final = f"{RECORD}:match"
FACTS: Final = f"{RECORD}:facts"
ASSUMED: Final = f"{RECORDS}:facts"
OUTCOME: Final = f"{RECORD}:outcome"
ASKED: Final = f"{RECORD}:asked"
ENDING: Final = f"{RECORD}:ending"

ROUND: Final = (
    Export(contract.deal, (TABLE,)),
    Export(contract.legal, (TABLE, WORDS)),
    Export(contract.play, (TABLE, NUMBER, NUMBER)),
    Export(contract.settle, (TABLE,)),
    Export(begin_round, (TABLE, WORDS)),
    Export(make_move, (TABLE, NUMBER, NUMBER, WORDS), NUMBER),
    Export(round_key, (WORDS, NUMBER, WORDS)),
)
ELSEWHERE: Final = ROUND[4:]  # those that no page calls: it plays its rounds itself
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
    Export(hide, (BYTES, WORD_ROWS, NUMBER), NUMBER),
    Export(sees, (BYTES, WORDS, NUMBER, NUMBER), NUMBER),
    Export(redeal, (BYTES, WORD_ROWS, WORDS, BYTES), NUMBER),
    Export(count_unseen, (BYTES, WORD_ROWS, WORDS), NUMBER),
    Export(determinized, (TABLES, NUMBER, BYTE_ROWS, WORD_ROWS, WORDS, BYTES), NUMBER, whole=True),
    Export(contract.reasons, (TABLE, NUMBER, NUMBER, NUMBER, WORDS, FACTS)),
)
PLAYED: Final = Export(play_rounds, (TABLES, WORDS, NUMBER, NUMBER, *(WORDS,) * 6))
WATCHED: Final = Export(
    watch_rounds, (TABLES, BYTE_ROWS, WORD_ROWS, WORDS, NUMBER, NUMBER, WORDS, NUMBER, NUMBER, BYTES, WORDS)
)
PLAYERS: Final = (
    Export(best_appraised, (TABLE, WORDS, NUMBER), NUMBER),
    PLAYED,
    Export(small_seed, (WORDS, NUMBER, NUMBER)),
    Export(small_word, (WORDS,), NUMBER),
    Export(small_below, (WORDS, NUMBER), NUMBER),
    Export(small_share, (WORDS,), SHARE),
)
SEEN: Final = TABLES, BYTE_ROWS, WORD_ROWS  # tables, their bytes, and the layout of these
LAID: Final = *SEEN, WORDS, BYTES, WORDS, WORDS, WORDS, WORD_ROWS  # as bots/halving.py has them
WEIGHED: Final = *LAID, WORD_ROWS, WORD_ROWS, WORDS, WORD_ROWS, ASSUMED, WORD_ROWS, WORD_ROWS  # as advice/drivers.py
SEARCH: Final = (
    Export(step, (*LAID, NUMBER, NUMBER, NUMBER), NUMBER, whole=True),
    Export(search, (*LAID, NUMBER, NUMBER, NUMBER, NUMBER), NUMBER),
    Export(weigh_moves, (*WEIGHED, NUMBER, NUMBER), NUMBER, whole=True),
    Export(advise_moves, (*WEIGHED, WORD_ROWS, NUMBER), NUMBER),
    Export(find_ends, (*LAID, WORD_ROWS, WORD_ROWS, NUMBER), NUMBER),
    Export(choice_cost, (*WEIGHED, NUMBER), NUMBER),
)
VECTOR: Final = TABLES, BYTE_ROWS, *(WORDS,) * 12, WORD_ROWS, BYTE_ROWS, SHORT_ROWS, WORDS, WORD_ROWS, WORDS  # as there
ENVIRONMENTS: Final = (
    Export(step_tables, VECTOR),
    Export(first_illegal, (TABLES, WORDS, BYTE_ROWS, WORDS), NUMBER),
    Export(observe, (BYTE_ROWS, *(WORDS,) * 3, SHORT_ROWS)),
    Export(choose_any, (WORD_ROWS, *(WORDS,) * 3)),
)
LEARNING: Final = (
    Export(choose_at_once, (*SEEN, WORD_ROWS, WORDS), NUMBER),
    Export(sample_choices, (*SEEN, WORD_ROWS, *(WORDS,) * 7, SHORT_ROWS, WORD_ROWS, WORDS)),
    Export(play_beside, (*SEEN, WORD_ROWS, *(WORDS,) * 7)),
)
EXACT: Final = (
    Export(deal_each, (TABLES, WORDS, WORDS)),
    Export(
        walk_deal, (TABLES, BYTE_ROWS, *(WORDS,) * 5, WORD_ROWS, WORDS, WORDS, SHORT_ROWS, WORD_ROWS,
                    *(WORDS,) * 3, WORD_ROWS, WORD_ROWS), NUMBER,
    ),
)  # fmt: skip
LAB: Final = (
    *ENVIRONMENTS,
    *LEARNING,
    Export(go_on, (TABLES, NUMBER, NUMBER, *(WORDS,) * 4), NUMBER),
    Export(best_begun, (TABLES, NUMBER, WORDS, WORDS), NUMBER),
    Export(deal_often, (TABLES, BYTE_ROWS, WORD_ROWS, WORDS, BYTES, BYTE_ROWS, WORDS), NUMBER),
    WATCHED,
)
OUTCOMES: Final = (
    Export(outcome_rules.ask, (TABLE, OUTCOME, ASKED), name="ask_outcome"),
    Export(outcome_rules.settle_outcome, (TABLE, OUTCOME, WORDS)),
)
ENDINGS: Final = (Export(find_ending, (TABLE, ENDING)),)
EXPORTS: Final = (*ROUND, *RULESET, *MATCHES, *VIEWS, *PLAYERS, *SEARCH, *ENDINGS)
TOLD: Final = Export(contract.goal, (TABLE, NUMBER, WORDS, FACTS))
DEALT: Final = Export(count_deals, (TABLES, WORDS, NUMBER, NUMBER, WORDS, WORD_ROWS))


def exports_of(game: GameModule, use: str = PLAY) -> tuple[Export, ...]:
    """The exports of a game's file for a use: a goal is exported by games that tell one alone."""
    if use == SCORE:
        return (*RULESET, *MATCHES, *OUTCOMES, *ENDINGS)
    if use == ROUNDS:
        return (PLAYED, WATCHED)
    if use == RESEARCH:
        exact = EXACT if game.reductions else ()
        return (*LAB, *exact, DEALT) if contract.event.__name__ in game.namespace else (*LAB, *exact)
    return (*EXPORTS, TOLD) if contract.goal.__name__ in game.namespace else EXPORTS


def uses_of(game: GameModule) -> tuple[str, ...]:
    """What a game has files for."""
    return (PLAY, RESEARCH) if game.outcome is None else (PLAY, SCORE, RESEARCH)

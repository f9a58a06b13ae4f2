"""Readers of worked examples."""

from __future__ import annotations

from functools import partial
from typing import Final

from ceki.games._sets import table as sets_table
from ceki.games._sets.examples import (
    example_discard_calls,
    example_fixed_deck,
    example_improve,
    example_ready,
    example_score,
    example_win,
)

# ---------------------------------------------------------------- worked examples

# (TT-6) one card short is tan: (TT-8) kowah with a bak, (TT-7) nokang without, which may have several waits (TT-9)
CALLS: Final = {None: sets_table.NO_CALL, "tan_kowah": sets_table.TAN, "tan_nokang": sets_table.CEKI}
CALL_WORDS: Final = tuple(CALLS)
EXAMPLES: Final = {
    "deck": partial(example_fixed_deck, sources=("surakarta", "yogyakarta")),
    "ready": partial(example_ready, words=CALL_WORDS),
    "win": example_win,
    "improve": partial(example_improve, words=CALL_WORDS),
    "discard_calls": partial(example_discard_calls, words=CALL_WORDS),
    "score": partial(example_score, calls=CALLS),
}

"""The facts of a move that advice is made of."""

from __future__ import annotations

from functools import partial

from ceki.games._sets.advice import reasons as reasons_as_above

# ---------------------------------------------------------------- advice and the match, in plain Python


reasons = partial(reasons_as_above, counts_calls=False)  # a call's points are tokens of another kind [KI-5]

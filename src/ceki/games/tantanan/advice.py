"""The facts of a move that advice is made of."""

from __future__ import annotations

from functools import partial

from ceki.games._sets import advice as balik_satu_advice

reasons = partial(balik_satu_advice.reasons, mata="bak", words=("", "tan kowah", "tan nokang"))

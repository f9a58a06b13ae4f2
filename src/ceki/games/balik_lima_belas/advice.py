"""The facts of a move that advice is made of."""

from __future__ import annotations

from ceki.games._sets.advice import reasons as reasons

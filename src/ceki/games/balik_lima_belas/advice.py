"""The facts of a move that advice is made of."""

from __future__ import annotations

from ceki.games.balik_satu.advice import reasons as reasons



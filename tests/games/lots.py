"""Draws between rounds that come out as a test wants them."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from ceki.play.match import Match
from ceki.play.ruleset import Ruleset

Lot = Callable[[Any, int], int]  # the state of the generator, and how many lots there are: which is drawn


@contextmanager
def drawn(game: str, lot: Lot) -> Iterator[None]:
    """Draws of `lot` in the match rules of a game, for as long as it lasts."""
    with patch.object(importlib.import_module(f"ceki.games.{game}.match"), "small_below", lot):
        yield


def match_by_lots(chosen: Ruleset, lot: Lot) -> Match:
    """A match whose rules draw `lot` from its beginning to its end."""
    game = replace(chosen.game, namespace=dict(chosen.game.namespace))  # specialized for itself
    with drawn(chosen.game.id, lot):
        return Match(replace(chosen, game=game), seed=1)

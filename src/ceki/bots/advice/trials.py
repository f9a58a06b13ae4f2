"""Legal moves tried on the same deals: what each was worth deal by deal, so that luck of the deal is taken out of
every comparison."""

from __future__ import annotations

import math
import time
from collections.abc import Collection
from typing import Final

import numpy as np
import numpy.typing as npt

from ceki.bots.search import SIMPLE, SUM, CompiledWork, Search, WrittenWork, runs_compiled
from ceki.engine.chance import Words
from ceki.engine.rule import COMPILED
from ceki.play.view import View

Worths = npt.NDArray[np.float64]

FINALISTS: Final = 4  # moves that are tried on, when all have been tried for half of the budget
LEAN: Final = 3  # deals of the usual spread that each comparison is taken to have had besides its own
LEAST: Final = 3  # deals on which every move is tried


class Trials:
    """Moves of the viewer in turn, tried with the budget of a search. `moves` are (verb, card) numbers.

    `worths[deal, place]`, (deals, moves), is what a move was worth: cents, or `seats` times the points above the
    table's mean; NaN where it was not tried. `in_cents`: only money counts, and a round in which none moved is worth
    nothing. Raises `ValueError` when the viewer is not to move.
    """

    def __init__(
        self,
        view: View,
        state: Words,
        search: Search,
        among: Collection[tuple[int, int]] = (),
        in_cents: bool = False,
    ) -> None:
        began = time.perf_counter()
        compiled = search.mode == COMPILED and runs_compiled(view.game)
        self._work = CompiledWork(view, state) if compiled else WrittenWork(view, state)
        if in_cents:
            self._work.side[:] = 0  # partners all: nobody is above the mean
        self.moves = [(int(self._work.verbs[i]), int(self._work.faces[i])) for i in range(self._work.n)]
        self._rows: list[Worths] = []
        places = [i for i, move in enumerate(self.moves) if not among or move in among]
        if len(places) > 1:
            self._try(places, search, began, 0.5 if len(places) > FINALISTS else 1.0)
            if len(places) > FINALISTS:
                self._try(self._finalists(places), search, began, 1.0)
        self.worths: Worths = np.array(self._rows).reshape(len(self._rows), self._work.n)

    @property
    def playouts(self) -> int:
        """How many rounds were played out."""
        return int(self._work.made)

    def _try(self, places: list[int], search: Search, began: float, share: float) -> None:
        """Tries moves until a share of the whole budget is spent."""
        tried = 0
        while tried < LEAST or self._left(search, began, share, len(places)):
            before = self._work.tally[:, SUM].copy()
            self._work.explore(places, 1)
            row = np.full(self._work.n, np.nan)
            row[places] = (self._work.tally[:, SUM] - before)[places]
            self._rows.append(row)
            tried += 1

    def _left(self, search: Search, began: float, share: float, moves: int) -> bool:
        if search.playouts:
            return self.playouts + moves <= search.playouts * share
        return time.perf_counter() - began < search.milliseconds / 1000 * share

    def _finalists(self, places: list[int]) -> list[int]:
        means = np.mean(self._rows, axis=0)
        return sorted({*sorted(places, key=lambda i: -means[i])[:FINALISTS], *({SIMPLE} & set(places))})

    # ------------------------------------------------------------ what came of it

    @property
    def best(self) -> int:
        """The place of the move with the greatest mean, of those tried longest; the simple player's, where it is as
        good as that."""
        if len(self.worths) == 0:
            return SIMPLE
        means = self.worths.mean(axis=0)  # not a number for a move that was not tried on every deal
        best = int(np.nanargmax(means))
        if best == SIMPLE or np.isnan(means[SIMPLE]):
            return best
        less, error = self.behind(SIMPLE, best)
        return best if less > error else SIMPLE

    def mean(self, place: int) -> tuple[float, float]:
        """The mean worth of a move, and its standard error."""
        return self._of(self._tried(place), self._usual(self.worths))

    def behind(self, place: int, best: int) -> tuple[float, float]:
        """By how much a move was worth less than another on the deals that both had, and the error of that."""
        less = self.worths[:, [best]] - self.worths
        both = less[:, place]
        return self._of(both[~np.isnan(both)], self._usual(np.delete(less, best, axis=1)))

    @property
    def stake(self) -> float:
        """The stake of a round: the root mean square of what all playouts were worth."""
        return math.sqrt(float(np.nanmean(self.worths**2))) if len(self.worths) else 0.0

    def gains(self, place: int) -> tuple[float, float]:
        """How often a move ended in a gain and in a loss (shares of 1)."""
        tried = self._tried(place)
        return (float((tried > 0).mean()), float((tried < 0).mean())) if len(tried) else (0.0, 0.0)

    def _tried(self, place: int) -> Worths:
        column: Worths = self.worths[:, place]
        return column[~np.isnan(column)]

    def _usual(self, worths: Worths) -> float:
        """The variance within a column that is usual for all of them."""
        columns = [column[~np.isnan(column)] for column in worths.T]
        spreads = [float(column.var()) for column in columns if len(column)]
        return sum(spreads) / len(spreads) if spreads else 0.0

    def _of(self, sample: Worths, usual: float) -> tuple[float, float]:
        n = len(sample)
        if n == 0:
            return 0.0, 0.0
        spread = (float(sample.var()) * n + usual * LEAN) / (n - 1 + LEAN)
        return float(sample.mean()), math.sqrt(spread / n)

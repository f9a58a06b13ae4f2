"""What the legal moves of a view are worth: by playouts on the same re-deals, or as the game counts it exactly. How
they are weighed stands in drivers.py, for every game."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any, Final

import numpy as np

from ceki.bots.advice.drivers import IN_POINTS, IS_EXACT, MADE, STAKE, SUMS, SURE, weigh_moves
from ceki.bots.advice.ends import GAINS, LOSSES, OTHERS_LOSE, PARTS, find_ends
from ceki.bots.advice.estimates import COLUMNS, PART
from ceki.bots.search import Search
from ceki.bots.seen import Seen
from ceki.bots.tally import CARD, SIMPLE, VERB
from ceki.engine import contract
from ceki.engine.bits import NONE
from ceki.engine.chance import Words
from ceki.engine.game import CENTS
from ceki.engine.reasons import COUNTED, ROWS, SPACE, Reason, Rows
from ceki.engine.rule import WRITTEN
from ceki.play.game_module import GameModule
from ceki.play.move import Numbers, say
from ceki.play.score import unit_of_points
from ceki.play.view import View

FIRST: Final = 24  # playouts that show how many a time allows
NO_MOVE: Final = (NONE, NONE)
NO_COUNT: Final = (1, 1)  # the room for a count of a game that counts nothing


@dataclass(frozen=True)
class Advised:
    """A legal move: its words, facts of it, mean worth to the mover (cents, or points above the table's mean), the
    standard error of it, how often it ends in a gain and in a loss (shares of 1), by how much it is worth less than the
    best on the same deals, with the error of that, and how many such errors make sure of a difference."""

    verb: int
    card: int
    move: str
    reasons: tuple[Reason, ...]
    worth: float
    error: float
    gains: float
    losses: float
    less: float = 0.0
    less_error: float = 0.0
    sure: float = SURE

    @property
    def surely_worse(self) -> bool:
        """Whether it is worth less than the best by more than chance would often make any of as many moves."""
        return self.less > self.sure * self.less_error


@dataclass(frozen=True)
class Ends:
    """A kind of score line that comes more often after one move than after another, or more seldom.

    `line` is its number; `own`: the player's, or another player's; `loss`: it costs them; `mine` and `theirs`: the
    shares of rounds in which it comes after each move.
    """

    line: int
    own: bool
    loss: bool
    mine: float
    theirs: float

    def as_data(self, game: GameModule) -> dict[str, Any]:
        """As plain data, with rounded numbers."""
        line = game.info.lines[self.line].word
        return {
            "line": line,
            "own": self.own,
            "loss": self.loss,
            "mine": round(self.mine, 3),
            "theirs": round(self.theirs, 3),
        }


@dataclass(frozen=True)
class Weighed:
    """Legal moves, the best first, in a unit; the playouts made; what a round is about: the root mean square of what
    its playouts were worth; and whether worths are counted exactly instead, and what that takes as given."""

    moves: list[Advised]
    unit: str
    playouts: int
    stake: float = 0.0
    exact: bool = False
    given: Reason | None = None


class Weighing:
    """A view laid for the drivers of advice, and the moves that it is about. Raises `ValueError` when the viewer is not
    asked."""

    def __init__(
        self,
        view: View,
        state: Words,
        mode: str,
        among: Sequence[tuple[int, int]] = (),
        driver: Callable[..., Any] = weigh_moves,
    ) -> None:
        self.seen = Seen(view, state, mode, driver)
        n = len(view.legal_numbers)
        self.found, self.sums = np.zeros((n, COLUMNS), np.int64), np.zeros(SUMS, np.int64)
        self.pair = np.zeros((2, COLUMNS), np.int64)
        self.among = np.array(among or [NO_MOVE], np.int64)
        counts = contract.exact.__name__ in view.game.namespace
        shapes = (COUNTED, SPACE) if counts else (NO_COUNT, NO_COUNT)
        self.assumed: Any = [Rows()] if self.seen.mode == WRITTEN else np.zeros(1, ROWS)
        room = (np.zeros(shape, np.int64) for shape in shapes)
        self._laid = np.zeros((n, n), np.int64), self.found, self.sums, self.among, self.assumed, *room

    def run(self, driver: Callable[..., Any], *more: Any) -> int:
        """Runs a driver of advice (drivers.py)."""
        return self.seen.run(driver, *self._laid, *more)

    def ends(self) -> Ends | None:
        """How rounds end after the better of the two moves rather than after the other, on fresh deals; None
        where that does not differ."""
        deals, kinds = self.made, len(self.seen.view.game.info.lines)
        ends = np.zeros((2, PARTS * kinds), np.int64)
        column = self.seen.run(find_ends, self.pair, ends, deals)
        if column == NONE:
            return None
        mine, theirs = (int(row[column]) / deals for row in ends)
        part = column // kinds
        return Ends(column % kinds, part in (GAINS, LOSSES), part in (LOSSES, OTHERS_LOSE), mine, theirs)

    @property
    def unit(self) -> str:
        """What worths are counted in."""
        return unit_of_points(self.seen.view.game) if self.sums[IN_POINTS] else CENTS

    @property
    def exact(self) -> bool:
        """Whether worths are counted exactly."""
        return bool(self.sums[IS_EXACT])

    @property
    def made(self) -> int:
        """How many playouts what was weighed last took."""
        return int(self.sums[MADE])

    @property
    def simple(self) -> Numbers | None:
        """The simple player's move; None where it was not asked."""
        verb, card = (int(self.seen.tally[SIMPLE, column]) for column in (VERB, CARD))
        return None if self.exact else (verb, card)

    @property
    def stake(self) -> float:
        """What a round is about."""
        return float(self.sums[STAKE] / PART)

    def advised(self, rows: Any) -> list[Advised]:
        """Rows of what is found (estimates.py), without reasons."""
        sure = SURE if self.exact else sure_of(len(rows) - 1)
        return [_advised(self.seen.view.game, row, sure) for row in rows.tolist()]

    @property
    def given(self) -> Reason | None:
        """What a count takes as given."""
        facts = self.assumed[0] if isinstance(self.assumed, list) else self.assumed.view(np.recarray)[0]
        return next(iter(self.seen.view.game.facts.read(facts)), None)


def weigh(view: View, state: Words, search: Search, among: Sequence[tuple[int, int]] = ()) -> Weighed:
    """The legal moves, or those of them that are `among` some, by playouts; without reasons and the best first."""
    laid = Weighing(view, state, search.mode, among)
    n = laid.run(weigh_moves, len(among), playouts_of(view, state, search))
    return Weighed(laid.advised(laid.found[:n]), laid.unit, laid.made, laid.stake, laid.exact, laid.given)


def _advised(game: GameModule, row: list[int], sure: float) -> Advised:
    verb, card, *parts = row
    worth, error, gains, losses, less, less_error = (part / PART for part in parts)
    return Advised(verb, card, say(game, verb, card), (), worth, error, gains, losses, less, less_error, sure)


def playouts_of(view: View, state: Words, search: Search) -> int:
    """The playouts of a budget: of a time, as many as it allows at the pace of the first few."""
    if search.playouts:
        return search.playouts
    began = time.perf_counter()
    laid = Weighing(view, state.copy(), search.mode)
    laid.run(weigh_moves, 0, FIRST)
    pace = (time.perf_counter() - began) / max(int(laid.sums[MADE]), 1)
    return int((began + search.milliseconds / 1000 - time.perf_counter()) / pace)


def sure_of(comparisons: int) -> float:
    """How many standard errors make sure of a difference, when the best is compared with `comparisons` moves: as seldom
    wrong about any of them as `SURE` is about one (Bonferroni), to two places."""
    wrong = 2 * (1 - NormalDist().cdf(SURE))
    return round(NormalDist().inv_cdf(1 - wrong / 2 / max(comparisons, 1)), 2)

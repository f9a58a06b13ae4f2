"""What the legal moves of a view are worth: by playouts on the same re-deals, or as the game counts it exactly."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from statistics import NormalDist
from typing import Final

import numpy as np

from ceki.bots.advice.trials import Trials
from ceki.bots.playout import GREEDY, money_moved, play_on, points_of
from ceki.bots.search import Search
from ceki.engine import contract
from ceki.engine.chance import Words, small_word
from ceki.engine.game import CENTS
from ceki.engine.module.specialize import specialize
from ceki.engine.moves import no_moves
from ceki.engine.reasons import COUNTED, COUNTED_PART, SPACE, Exact, Reason, Rows
from ceki.engine.record import copy
from ceki.play.move import say
from ceki.play.score import unit_of_points
from ceki.play.view import View

TRIED_OUT: Final = 4  # playouts that show whether a house settles in money
SURE: Final = 2.0  # standard errors of a difference between two moves that is called one


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
class Weighed:
    """Legal moves, the best first, in a unit; the playouts made; what a round is about: the root mean square of what
    its playouts were worth; and whether worths are counted exactly instead, and what that takes as given."""

    moves: list[Advised]
    unit: str
    playouts: int
    stake: float = 0.0
    exact: bool = False
    given: Reason | None = None


def weigh(view: View, state: Words, search: Search, among: Collection[tuple[int, int]] = ()) -> Weighed:
    """The legal moves, or those of them that are `among` some, without reasons and the best first."""
    moves = [move for move in view.legal_numbers if not among or move in among]
    exact = counted(view) if view.asked and len(moves) > 1 else {}
    if len(moves) > 1 and all(move in exact for move in moves):
        return _exactly(view, {move: exact[move] for move in moves})
    unit = unit_of(view, state) if len(moves) > 1 else CENTS
    trials = Trials(view, state, search, among, unit == CENTS)
    seats = 1 if unit == CENTS else int(view.table.seats)
    places = [place for place, move in enumerate(trials.moves) if move in moves]
    best = trials.best if trials.best in places else places[0]
    sure = sure_of(len(places) - 1)
    found = [replace(_tried(view, trials, place, best, seats), sure=sure) for place in places]
    found.sort(key=lambda one: ((one.verb, one.card) != trials.moves[best], one.less))
    return Weighed(found, unit, trials.playouts, trials.stake / seats)


def _exactly(view: View, exact: dict[tuple[int, int], Exact]) -> Weighed:
    most = max(one.worth for one in exact.values())
    found = [
        Advised(
            *move,
            say(view.game, *move),
            (),
            one.worth,
            0.0,
            one.gains,
            one.losses,
            most - one.worth,
        )
        for move, one in exact.items()
    ]
    given = next(iter(exact.values())).given
    return Weighed(sorted(found, key=lambda one: one.less), CENTS, 0, exact=True, given=given)


def _tried(view: View, trials: Trials, place: int, best: int, seats: int) -> Advised:
    verb, card = trials.moves[place]
    worth, error = trials.mean(best) if place == best else trials.mean(place)
    less, less_error = trials.behind(place, best) if place != best and len(trials.worths) else (0.0, 0.0)
    worth = trials.mean(best)[0] - less  # not the mean over other deals than the best move's
    return Advised(
        verb, card, say(view.game, verb, card), (), worth / seats, error / seats, *trials.gains(place), less / seats,
        less_error / seats,
    )  # fmt: skip


def sure_of(comparisons: int) -> float:
    """How many standard errors make sure of a difference, when the best is compared with `comparisons` moves: as seldom
    wrong about any of them as `SURE` is about one (Bonferroni)."""
    wrong = 2 * (1 - NormalDist().cdf(SURE))
    return NormalDist().inv_cdf(1 - wrong / 2 / max(comparisons, 1))


def unit_of(view: View, state: Words) -> str:
    """What the worth of a round is counted in: points or tokens, where it ends in them and no money moves; or cents."""
    names, moves = view.game.namespace, no_moves()
    finish, policies = specialize(play_on, names), np.full(view.table.seats, GREEDY, np.int64)
    points = False
    for _ in range(TRIED_OUT):
        g = view.determinize(small_word(state))
        finish(g, policies, moves, state)
        if money_moved(g):
            return CENTS
        points |= any(points_of(g, seat) != 0 for seat in range(g.seats))
    return unit_of_points(view.game) if points else CENTS


def counted(view: View) -> dict[tuple[int, int], Exact]:
    """What the game counts of the viewer's moves without playouts; nothing, at once, where it has no `exact`."""
    if contract.exact.__name__ not in view.game.namespace:
        return {}
    given, rows, space = Rows(), np.zeros(COUNTED, np.int64), np.zeros(SPACE, np.int64)
    count = specialize(contract.exact, view.game.namespace)
    n = count(copy(view.table), view.seat, view.unseen(), given, rows, space)
    reason = next(iter(view.game.facts.read(given)), None)
    return {
        (verb, card): Exact(worth / COUNTED_PART, gains / COUNTED_PART, losses / COUNTED_PART, reason)
        for verb, card, worth, gains, losses in rows[:n].tolist()
    }

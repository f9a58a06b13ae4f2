"""Playing on without people: who chooses how in a playout, and what a round was worth when it is over."""

from __future__ import annotations

from typing import Any, Final

from ceki.bots.greedy import best_appraised
from ceki.engine.bits import NONE
from ceki.engine.chance import Words, small_below
from ceki.engine.contract import legal, play, settle
from ceki.engine.moves import Moves, clear, nth_card, nth_verb, number_of_moves
from ceki.engine.rule import driver, rule

RANDOM, GREEDY, TAKER, STRAYING = range(4)  # who moves: any; the best appraised; the first offered; greedy as a rule
POLICIES: Final = ("random", "greedy", "taker")  # by name, for simulations
OUTSIDE: Final = -1  # a seat whose moves come from elsewhere
STRAY: Final = 4  # one in so many moves of the straying policy is any


@driver
def find_legal(g: Any, moves: Moves) -> int:
    """How many legal moves there are; `moves`, (verbs,), takes them."""
    clear(moves)
    legal(g, moves)
    return int(number_of_moves(moves))


@driver
def make_nth(g: Any, moves: Moves, i: int) -> None:
    """Makes one of the legal moves, by its place from 0."""
    play(g, nth_verb(moves, i), nth_card(moves, i))


@driver
def choose(g: Any, moves: Moves, n: int, policy: int, state: Words) -> int:
    """The place, from 0, of the move that a policy makes among `n`. `state`: (2,)."""
    if policy == TAKER:
        return 0
    if policy == RANDOM or (policy == STRAYING and small_below(state, STRAY) == 0):
        return small_below(state, n)
    return best_appraised(g, moves, n)


@driver
def play_on(g: Any, policies: Words, moves: Moves, state: Words) -> int:
    """Plays a dealt round on, each seat by its own policy, to the next choice of a seat that is played `OUTSIDE`.

    `policies`: (seats,); `moves`: scratch space, (verbs,); `state`: a small generator, (2,). Returns that seat; `NONE`
    at the end of the round, which is then settled.
    """
    while not g.over:
        n = find_legal(g, moves)
        i = 0
        if n > 1:
            if policies[g.turn] == OUTSIDE:
                return int(g.turn)
            i = choose(g, moves, n, policies[g.turn], state)
        make_nth(g, moves, i)
    settle(g)
    return NONE


@rule
def points_of(g: Any, seat: int) -> int:
    """The points or tokens of a seat's score lines, each counted once; cents are not among them."""
    points = 0
    for i in range(g.lines):
        if g.line_seat[i] == seat and (g.adds >> g.line_what[i]) & 1:
            points += g.line_points[i]
    return points


@rule
def money_moved(g: Any) -> bool:
    """Whether the round was settled in money."""
    for seat in range(g.seats):
        if g.cents[seat] != 0:
            return True
    return False


@rule
def worth_to(g: Any, seat: int, side: Words) -> int:
    """What a settled round is worth to a seat: its cents; where no money moved, `seats` times its side's points above
    the mean of the table. `side`: (seats,), equal for partners."""
    if money_moved(g):
        return int(g.cents[seat])
    mine = 0
    partners = 0
    all_points = 0
    for other in range(g.seats):
        points = points_of(g, other)
        all_points += points
        if side[other] == side[seat]:
            mine += points
            partners += 1
    return mine * g.seats - all_points * partners

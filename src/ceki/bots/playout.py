"""Playing on without people: who chooses how in a playout, and what a round was worth when it is over."""

from __future__ import annotations

from typing import Any, Final

from ceki.bots.greedy import best_appraised
from ceki.bots.learned.drivers import CHOICES, HEAD, choose_learned
from ceki.engine.bits import NONE
from ceki.engine.chance import Words, small_below
from ceki.engine.contract import legal, play, settle
from ceki.engine.moves import Moves, clear, nth_card, nth_verb, number_of_moves
from ceki.engine.rule import driver, rule
from ceki.engine.visibility.hide import Layout

# who moves: any; the best appraised; the first offered; greedy as a rule; a network, and where there is none, greedy
RANDOM, GREEDY, TAKER, STRAYING, LEARNED = range(5)
POLICIES: Final = ("random", "greedy", "taker")  # by name, for simulations
OUTSIDE: Final = -1  # a seat whose moves come from elsewhere
STRAY: Final = 4  # one in so many moves of the straying policy is any


@driver
def to_choice(g: Any, moves: Moves) -> int:
    """Plays on while a single move is legal; returns how many are at the next choice, and 0 at the end of the round.
    `moves`: (verbs,), takes them."""
    while not g.over:
        clear(moves)
        legal(g, moves)
        n = number_of_moves(moves)
        if n > 1:
            return int(n)
        make_nth(g, moves, 0)
    return 0


@driver
def make_nth(g: Any, moves: Moves, i: int) -> None:
    """Makes one of the legal moves, by its place from 0."""
    play(g, nth_verb(moves, i), nth_card(moves, i))


@driver
def choose(g: Any, moves: Moves, n: int, policy: int, state: Words) -> int:
    """The place, from 0, of the move that a policy without a network makes among `n`. `state`: a small generator,
    (2,)."""
    if policy == TAKER:
        return 0
    if policy == RANDOM or (policy == STRAYING and small_below(state, STRAY) == 0):
        return small_below(state, n)
    return best_appraised(g, moves, n)


@driver
def play_on(
    tables: Any, raw: Any, fields: Layout, at: int, policies: Words, mind: Any, moves: Moves, state: Words
) -> int:  # fmt: skip
    """Plays the dealt round of one of some tables on, each seat by its own policy, to the next choice of a seat that is
    played `OUTSIDE`.

    `raw`: the bytes of the tables, and `fields` their layout; `policies`: (seats,); `mind`: a learned player's
    (learned/drivers.py), which makes as many choices as it says and leaves the others to the simple player. Returns
    that seat; `NONE` at the end of the round, which is then settled.
    """
    g = tables[at]
    left = mind[HEAD, CHOICES]
    n = to_choice(g, moves)
    while n > 0:
        policy = policies[g.turn]
        if policy == OUTSIDE:
            return int(g.turn)
        if policy == LEARNED and left > 0:
            left -= 1
            i = choose_learned(g, raw[at], fields, mind, moves, n)
        else:
            i = choose(g, moves, n, policy, state)
        make_nth(g, moves, i)
        n = to_choice(g, moves)
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

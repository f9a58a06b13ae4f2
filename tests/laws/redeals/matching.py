"""Which card each draw was, where all know which cards were drawn and nobody in what order: a matching of the two.

A draw is of a card that its player later let go, or still holds: its goal. Each goal takes one draw, and of each face
just so many were drawn. Draws are given goals one after the other, and others change theirs where need be (augmenting
paths), so one is found wherever there is one.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ceki.engine.bits import NONE
from ceki.engine.chance import small_below
from ceki.engine.rule import rule

BY, AT, NOT_THIS, GOAL = range(4)  # columns of draws: the seat, the move, the face that then went, the goal
WHOSE, WENT_AT, FACE, TAKEN_BY = range(4)  # columns of goals: the seat, the move at which it went, the face, the draw
COLUMNS_OF_DRAWS: Final = 4
COLUMNS_OF_GOALS: Final = 4


@rule
def add_goal(goals: Any, n: int, seat: int, step: int, face: int) -> int:
    """Writes a goal down behind `n` others; how many there are now."""
    goals[n, WHOSE] = seat
    goals[n, WENT_AT] = step
    goals[n, FACE] = face
    goals[n, TAKEN_BY] = NONE
    return n + 1


@rule
def mix(goals: Any, n: int, state: Any) -> None:
    """Puts the goals into another order."""
    for i in range(n - 1, 0, -1):
        k = small_below(state, i + 1)
        for column in range(COLUMNS_OF_GOALS):
            kept = goals[i, column]
            goals[i, column] = goals[k, column]
            goals[k, column] = kept


@rule
def matched(draws: Any, goals: Any, need: Any) -> bool:
    """Gives every draw a goal, of each face as many as are needed. False where that cannot be."""
    free = need.copy()
    for i in range(len(draws)):
        draws[i, GOAL] = NONE
    for i in range(len(draws)):
        if not finds_goal(i, draws, goals, free):
            return False
    return True


@rule
def may_be(draw: Any, goal: Any) -> bool:
    """Whether the card that was drawn may be the one that later went."""
    later = goal[WHOSE] == draw[BY] and goal[WENT_AT] > draw[AT] + 1
    return bool(later and goal[FACE] != draw[NOT_THIS])


@rule
def finds_goal(first: int, draws: Any, goals: Any, free: Any) -> bool:
    """Gives a draw a goal, for which others may have to take another. `free`: of each face the cards that are left."""
    waiting = np.zeros(len(draws), np.int64)
    after = np.full(len(draws), NONE, np.int64)  # the draw that takes the place of this one,
    its_goal = np.full(len(draws), NONE, np.int64)  # and the goal that it then has
    asked = np.zeros(len(draws), np.int64)
    seen = np.zeros(len(goals), np.int64)
    asked[first] = 1
    waiting[0] = first
    n = 1
    at = 0
    while at < n:
        draw = waiting[at]
        at += 1
        for k in range(len(goals)):
            if seen[k] == 0 and may_be(draws[draw], goals[k]):
                seen[k] = 1
                face = goals[k, FACE]
                if goals[k, TAKEN_BY] == NONE and free[face] > 0:
                    free[face] -= 1
                    hand_on(draw, k, after, its_goal, draws, goals)
                    return True
                for other in range(len(draws)):
                    theirs = draws[other, GOAL]
                    gives_way = (
                        theirs == k if goals[k, TAKEN_BY] != NONE else theirs != NONE and goals[theirs, FACE] == face
                    )
                    if gives_way and asked[other] == 0:
                        asked[other] = 1
                        after[other] = draw
                        its_goal[other] = k
                        waiting[n] = other
                        n += 1
    return False


@rule
def hand_on(draw: int, goal: int, after: Any, its_goal: Any, draws: Any, goals: Any) -> None:
    """Gives the last draw of a path its new goal, and each before it the one that is then free."""
    while draw != NONE:
        old = draws[draw, GOAL]
        if old != NONE and goals[old, TAKEN_BY] == draw:
            goals[old, TAKEN_BY] = NONE
        draws[draw, GOAL] = goal
        goals[goal, TAKEN_BY] = draw
        goal = its_goal[draw]
        draw = after[draw]

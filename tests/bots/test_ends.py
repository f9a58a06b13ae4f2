"""How rounds end after two moves: counted once a line, and the line that differs in most rounds."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from ceki.bots.advice.drivers import advise_moves
from ceki.bots.advice.ends import PARTS, count_lines, find_ends, most_apart
from ceki.bots.advice.weigh import NO_MOVE, Weighing
from ceki.bots.random import generator
from ceki.engine.rule import WRITTEN
from tests.bots.test_search import first_position


def lines_of(*lines: tuple[int, int, int]) -> Any:
    """A settled table with score lines: seat, kind and points."""
    seats, kinds, points = zip(*lines, strict=True)
    return SimpleNamespace(lines=len(lines), line_seat=seats, line_what=kinds, line_points=points)


def test_a_line_is_counted_once_a_round_for_its_player_and_for_the_others():
    """Of kind 1 the player gained twice and two others did; by kind 2 the player lost; kind 0 came to nothing."""
    ends = np.zeros((2, 12), np.int64)
    count_lines(lines_of((0, 1, 5), (0, 1, 3), (2, 1, 4), (1, 1, 9), (0, 2, -7), (3, 0, 0), (3, 1, -2)), 0, ends, 0)
    gains, losses, others_gain, others_lose = [0, 1, 0], [0, 0, 1], [0, 1, 0], [0, 1, 0]
    assert ends.tolist() == [[*gains, *losses, *others_gain, *others_lose], [0] * 12]


@pytest.mark.parametrize(
    ("mine", "theirs", "column"),
    [
        ([60, 0, 0, 0], [30, 0, 0, 0], 0),  # gained more often
        ([0, 30, 0, 0], [0, 60, 0, 0], 1),  # lost less often
        ([0, 0, 10, 0], [0, 0, 40, 0], 2),  # gained less often by others
        ([0, 0, 0, 40], [0, 0, 0, 10], 3),  # lost more often by others
        ([30, 60, 40, 10], [60, 30, 10, 40], -1),  # all speak for the other move
        ([52, 0, 0, 0], [40, 0, 0, 0], -1),  # 12 of 92: 1.25 standard errors
        ([54, 0, 0, 0], [34, 0, 0, 0], 0),  # 20 of 88: 2.13
        ([10, 0, 500, 0], [0, 0, 600, 0], 2),  # 100 rounds are more than 10, though 10 of none are surer
    ],
)
def test_the_line_that_speaks_most_for_a_move_is_found(mine, theirs, column):
    assert most_apart(np.array([mine, theirs])) == column


def test_how_rounds_end_is_found_where_no_fact_shows_why():
    """The move is the same for the cards; the player who takes the trick wins the stakes more often."""
    view = first_position("sakopong", 4)
    laid = Weighing(view, generator(1), WRITTEN, (NO_MOVE, NO_MOVE), advise_moves)
    laid.run(advise_moves, laid.pair, 400)
    kinds = len(view.game.info.lines)
    ends = np.zeros((2, PARTS * kinds), np.int64)
    column = laid.seen.run(find_ends, laid.pair, ends, 100)
    takes = next(n for n, line in enumerate(view.game.info.lines) if line.word == "takes")
    assert 0 < ends[0, takes] <= 100
    assert column == most_apart(ends)

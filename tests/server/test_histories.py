"""The judge of `bench.endurance` finds each kind of fault in a history."""

from __future__ import annotations

import pytest
from bench.endurance.histories import judge


def line(what, at, **more):
    return {"what": what, "at": at, "table": "t", "who": 1, **more}


def history():
    """Two players of a table: a and b move, and both are acked; c is sent and never answered, and was kept."""
    return [
        line("sent", 1.0, id="a"),
        line("acked", 1.2, id="a", seq=2),
        line("seen", 1.3, seq=2),
        line("sent", 2.0, id="b", who=2),
        line("sent", 2.1, id="b", who=2),
        line("acked", 2.2, id="b", seq=3, who=2),
        line("acked", 2.3, id="b", seq=3, who=2),
        line("sent", 3.0, id="c"),
        *(line("kept", 0, seq=n, id=move) for n, move in enumerate([None, "a", "b", "c"], 1)),
    ]


def changed(at, **more):
    found = history()
    found[at] |= more
    return found


def test_a_history_that_holds():
    found = judge(history())
    assert found.wrong == []
    assert (found.moves, found.players, found.unanswered, found.tables) == (2, 2, 1, 1)


@pytest.mark.parametrize(
    ("lines", "wrong"),
    [
        (changed(-2, id="x"), "move b was acked as event 3, and is lost"),
        (changed(-2, id="x"), "move x was kept, and nobody sent it"),
        (changed(-1, id="b"), "move b was kept 2 times"),
        (changed(-1, seq=5), "events are missing, or not in order"),
        (changed(1, seq=3), "move a was acked as event 3, and is 2"),
        ([*history(), line("seen", 4.0, seq=1)], "player 1 saw event 1 after 2"),
        (changed(2, seq=9), "player 1 saw event 9, and 4 were kept"),
    ],
)
def test_a_fault_is_found(lines, wrong):
    assert f"table t: {wrong}" in judge(lines).wrong


def test_a_move_before_one_that_was_acked_before_it_was_sent():
    lines = [
        line("sent", 1.0, id="a"),
        line("acked", 1.2, id="a", seq=2),
        line("sent", 2.0, id="b"),
        line("acked", 2.2, id="b", seq=1),
        line("kept", 0, seq=1, id="b"),
        line("kept", 0, seq=2, id="a"),
    ]
    assert judge(lines).wrong == ["table t: move b is event 1, though event 2 was acked before it"]

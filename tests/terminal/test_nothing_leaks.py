"""What is said and drawn for a person is the same on every table that the person could as well be sitting at."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest

from ceki.engine.record import HIDDEN, pack
from ceki.play.rulebook.sentences import move_told
from ceki.play.ruleset import ruleset
from ceki.play.view import View
from ceki.terminal.drawing.places import places
from ceki.terminal.drawing.scene import scene_of
from ceki.terminal.drawing.whole_table import draw_table
from ceki.terminal.lines.changes import changes_told
from ceki.terminal.lines.described import hand_lines, table_lines
from ceki.terminal.sitting import Sitting
from tests.breadth import EVERY_GAME


def dealt_again(view: View, seed: int) -> View:
    """The view of a table on which all that the viewer does not see lies elsewhere."""
    record = np.zeros(1, view.game.dtype)
    pack(view.determinize(seed), record[0])
    return View(view.game, record, view.seat)


@pytest.mark.parametrize("every", [6, pytest.param(1, marks=pytest.mark.prove)])
@pytest.mark.parametrize("name", EVERY_GAME)
def test_words_and_drawing_do_not_depend_on_what_is_hidden(name, every):
    """At every move, or at every sixth."""
    sitting = Sitting(ruleset(name), 9, auto=True, rounds=1)
    while not sitting.round.over:
        if len(sitting.round.numbers) % every:
            sitting.step()
            continue
        scene = scene_of(sitting, 0)
        other = dealt_again(scene.view, len(sitting.round.numbers))
        moved = dataclasses.replace(scene, view=other, places=places(other))
        assert draw_table(moved, 120, 40).lines() == draw_table(scene, 120, 40).lines()
        assert hand_lines(other, scene.names) == hand_lines(scene.view, scene.names)
        assert table_lines(other, scene.names) == table_lines(scene.view, scene.names)
        sitting.step()


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_story_does_not_depend_on_what_is_hidden(name):
    sitting = Sitting(ruleset(name), 9, auto=True, rounds=1)
    while not sitting.round.over:
        before, told = sitting.view(0), len(sitting.stories[0])
        sitting.step()
        if sitting.round.over:
            break
        mover, (verb, card) = sitting.round.movers[-1], sitting.round.numbers[-1]
        at = sitting.game.info.verbs[verb].at
        hidden = bool(at) and sitting.game.table.FIELDS[at].seen != "all" and mover != 0
        again = dealt_again(before, 1), dealt_again(sitting.view(0), 2)
        said = [
            move_told(sitting.game, 0, mover, (verb, HIDDEN if hidden else card), sitting.names[mover], False),
            *changes_told(*again, -1 if hidden else card, sitting.names),
        ]
        story = [sentence.text.replace(" (the only move)", "") for sentence in sitting.stories[0][told:]]
        assert [sentence.text for sentence in said] == story

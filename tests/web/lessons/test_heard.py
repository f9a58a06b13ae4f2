"""Lessons, played to their end by somebody who has of the page what a screen reader has: roles, names, states and what
is read aloud. No game is known here, and no lesson."""

from __future__ import annotations

import pytest

from ceki.locales.messages import said
from tests.web.lessons.course import FIRST, by_turns, stages
from tests.web.lessons.heard import Heard, Node
from tests.web.player import Player

NOW = said("coach", "coach-do", {})
WATCH = said("coach", "coach-watch", {})
ON = [said("coach", f"coach-{name}", {}) for name in ("next", "finish", "whole")]  # the buttons that go on
LESSON = said("coach", "coach-place", {"at": "", "of": ""}).split(",")[0]
READINGS = 2000  # of the tree, each after something was done or has changed, at most, in a lesson


class Listener:
    """Does what the coach says, as it is heard."""

    def __init__(self, me: Player) -> None:
        self.heard = Heard(me.page)
        self.told: dict[str, set[str]] = {}  # by step, as the coach calls it: what was read aloud there

    def listen(self) -> list[Node]:
        """What is to be done now, as the tree says."""
        nodes = self.heard.nodes()
        regions = [one for one in nodes if one.role == "region" and one.name.startswith(LESSON)]
        for region in regions:
            loud = [one for one in nodes if one.live and region.id in one.inside]
            self.told.setdefault(region.name, set()).update(self.heard.text(one, nodes) for one in loud)
        inside = {region.id for region in regions}
        on = [one for one in nodes if one.enabled and one.name in ON and inside & set(one.inside)]
        marked = [one for one in nodes if one.enabled and one.description == NOW]
        moves = [one for one in marked if inside & set(one.inside)]
        return on[-1:] or moves or marked

    def learn(self) -> None:
        """Goes on until a whole round is begun."""
        for _ in range(READINGS):
            to_do = self.listen()
            if to_do:
                if self.heard.press(to_do[0]) and to_do[0].name == ON[-1]:
                    return
            else:
                self.heard.change()
        raise AssertionError(f"no end; last heard: {list(self.told.items())[-1:]}")


def hear(me: Player, game: str) -> None:
    """A lesson to its end; every step was read aloud."""
    listener = Listener(me)
    listener.learn()
    me.page.wait_for_selector(".table:not([data-at=over])")
    of = len(stages(game))
    assert list(listener.told) == [said("coach", "coach-place", {"at": at + 1, "of": of}) for at in range(of)]
    aloud = [text for texts in listener.told.values() for text in texts - {WATCH}]
    assert all(aloud)
    assert len(aloud) == len(set(aloud)) == of


@pytest.mark.prove
def test_u4_the_first_lesson_goes_to_its_end_by_what_a_screen_reader_has(me: Player) -> None:
    me.page.goto(me.url)
    me.page.locator("[data-lesson]").click()
    hear(me, FIRST)


@pytest.mark.parametrize("game", by_turns(pytest.mark.whole, pytest.mark.prove))
def test_u4_every_lesson_goes_to_its_end_by_what_a_screen_reader_has(me: Player, game: str) -> None:
    me.page.goto(f"{me.url}#/learn/{game}")
    me.page.locator(f"[data-lesson='{game}']").click()
    hear(me, game)

"""What a player has of what they need: page and terminal work it out of what a message says, as `View.goal` has it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ceki.play import catalogue
from ceki.play.match import Match
from ceki.play.ruleset import ruleset
from ceki.play.showing.facts import fact_as_data
from ceki.play.showing.view_data import read_view
from ceki.play.view import View
from ceki.server.protocol.public_state import plain
from tests.breadth import EVERY_GAME
from tests.browser.bundled import answered, files_of
from tests.laws.test_goals import HOUSES, OTHERS, moments

FEW = 4  # positions of a house
HELD = ("numbers", "cards", "word", "line")  # left out where they are empty


def facts_of(view: View) -> list[dict[str, Any]]:
    """The goal of a view as the page has it."""
    facts = [fact_as_data(fact, view.game) for fact in view.goal()]
    return [{name: value for name, value in fact.items() if value or name not in HELD} for fact in facts]


def agree(name: str, players: int | None, preset: str | None, **options: Any) -> None:
    """At some positions of a round, for every seat."""
    chosen = ruleset(name, players, preset, **options)
    played = Match(chosen, 7).next_round()
    every = max(1, int(chosen.game.longest(played.table)) // (4 * FEW))
    seen, expected = [], []
    given = json.loads(json.dumps(plain(chosen.given)))
    for moment in moments(played, 5, every):
        for seat in range(chosen.players):
            view = moment.view(seat)
            seen.append({"game": name, "players": chosen.players, "given": given, "view": view.as_data()})
            expected.append(facts_of(view))
            assert read_view(chosen, view.as_data()).goal() == view.goal(), "the terminal tells another goal"
    assert any(expected)
    found = answered("goals.ts", {**files_of(chosen.game), "seen": seen})
    for one, other, told in zip(found, expected, seen, strict=True):
        assert one == other, told


@pytest.mark.parametrize("name", EVERY_GAME)
def test_the_page_tells_the_goal_of_the_view_that_it_was_sent(name):
    agree(name, catalogue.game(name).info.seats[0], None)


@pytest.mark.prove
@pytest.mark.parametrize(("name", "options"), OTHERS)
def test_the_page_tells_it_in_other_houses(name, options):
    agree(name, None, None, **options)


@pytest.mark.prove
@pytest.mark.parametrize(("name", "players", "preset"), HOUSES)
def test_the_page_tells_it_in_every_preset(name, players, preset):
    agree(name, players, preset)

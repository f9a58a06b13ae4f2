"""What a player has of what they need, in sentences, the same in the terminal and in the page (`cases/goal.json`)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ceki.engine.reasons import LINE
from ceki.locales.messages import needs, parsed
from ceki.play import catalogue
from ceki.play.round import Round
from ceki.play.ruleset import ruleset
from ceki.terminal.lines.described import hand_lines
from ceki.terminal.lines.goal import GOAL, goal_told

CASES = json.loads((Path(__file__).parent / "cases" / "goal.json").read_text(encoding="utf-8"))
DECLARED = {fact.id: fact for name in catalogue.names() for fact in catalogue.game(name).goals.declared}
TITLE = "goal-title"
MOST = 60  # letters of a sentence: two lines of a phone of 360 pixels


@pytest.mark.parametrize("case", CASES["facts"], ids=lambda case: str(case["says"]))
def test_a_goal_is_told(case):
    assert goal_told(catalogue.game(case["game"]), [case["fact"]], CASES["names"]) == [case["says"]]
    assert len(case["says"]) <= MOST


def test_every_fact_of_every_goal_is_among_the_cases_and_has_its_sentence():
    assert {case["fact"]["id"] for case in CASES["facts"]} == DECLARED.keys()
    assert {key.partition(".")[0] for key in parsed(GOAL)} == {*DECLARED, TITLE}


def test_a_sentence_asks_for_nothing_but_the_numbers_cards_and_words_of_its_fact():
    for key in parsed(GOAL).keys() - {TITLE}:
        fact = DECLARED[key.partition(".")[0]]
        words = {"cards", "word", "called", "line"} | ({"name"} if "seat" in fact.numbers else set())
        assert needs(GOAL, key) <= words | {*fact.numbers} - {LINE}, key


def test_a_fact_that_a_newer_server_may_have_is_left_out():
    newer = {"id": "goal-of-later", "numbers": {}, "cards": [], "word": "", "line": ""}
    assert goal_told(catalogue.game("sakopong"), [newer], CASES["names"]) == []


def test_the_hand_in_lines_ends_with_the_goal_and_who_looks_on_has_none():
    played = Round.from_seed(ruleset("sakopong", 3), 1)
    lines = hand_lines(played.view(0), ["You", "Bima", "Citra"])
    assert lines[-2:] == ["  Your tricks: 0. 5 are left.", "  A trick each is a draw; otherwise the most tricks win."]
    assert hand_lines(played.view(-1), ["Aminah", "Bima", "Citra"]) == ["You hold no cards: you are watching."]

"""Facts, hints and reviews in sentences, the same in every program: the page is held against them too
(`cases/advice.json`)."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from ceki.engine.reasons import Fact, Facts
from ceki.locales.language import speak
from ceki.locales.messages import needs, parsed
from ceki.play import catalogue
from ceki.terminal.lines.advice import advice_lines, advised, costly_told, evidence, review_lines, reviewed, why_told
from ceki.terminal.lines.facts import BESIDE, FACTS, amount, fact_told, facts_told

CASES = json.loads((Path(__file__).parent / "cases" / "advice.json").read_text(encoding="utf-8"))
OTHER = "the 7 of myriads"


@pytest.mark.parametrize("case", CASES["facts"], ids=lambda case: f"{case['game']}-{case['fact']['id']}")
def test_a_fact_is_told_as_in_every_program(case):
    game = catalogue.game(case["game"])
    assert fact_told(game, case["fact"]) == case["says"]
    assert fact_told(game, case["fact"], OTHER) == case["beside"]


@pytest.mark.parametrize("case", CASES["hints"], ids=lambda case: case["says"])
def test_a_hint_is_told_as_in_every_program(case):
    game, hint = catalogue.game(case["game"]), case["hint"]
    assert advised(game, hint) == case["says"]
    assert evidence(game, hint) == case["evidence"]
    assert [facts_told(game, one["facts"]) for one in hint["moves"]] == case["facts"]
    assert advice_lines(game, hint)[0] == case["says"]


@pytest.mark.parametrize("case", CASES["reviews"], ids=lambda case: case["says"])
def test_a_review_is_told_as_in_every_program(case):
    game, costly = catalogue.game(case["game"]), case["review"]["costly"]
    assert reviewed(case["review"]) == case["says"]
    assert [costly_told(game, one) for one in costly] == case["lines"]
    assert [why_told(game, one) for one in costly] == case["why"]
    assert len(review_lines(game, case["review"])) == 1 + len(costly)


def test_every_fact_of_every_game_has_its_sentence_and_that_its_numbers():
    """Of itself or beside another move; a sentence asks for nothing but the fact's own numbers, cards and words."""
    given = {"it", "cards", "word", "which", "an", "line"}
    known = set()
    for name in catalogue.names():
        for fact in catalogue.game(name).facts.declared:
            keys = {fact.id, fact.id + BESIDE} & parsed(FACTS).keys()
            assert keys, fact.id
            known |= keys
            for key in keys:
                assert needs(FACTS, key) <= given | set(fact.numbers), key
    assert parsed(FACTS).keys() == known


def test_every_fact_of_every_game_is_among_the_cases():
    told = {case["fact"]["id"] for case in CASES["facts"]}
    assert {fact.id for name in catalogue.names() for fact in catalogue.game(name).facts.declared} == told


def test_a_game_words_the_facts_that_are_its_own():
    game = catalogue.game("balik_satu")
    own = Facts(Fact("high", "CT-21", numbers=("n",), says="it is {n} high", beside="{it} is {n} high"))
    toy = replace(game, namespace={**game.namespace, "FACTS": own})
    high = {"id": "high", "numbers": {"n": 3}, "cards": [], "word": "", "line": ""}
    assert (fact_told(toy, high), fact_told(toy, high, OTHER)) == ("it is 3 high", f"{OTHER} is 3 high")
    assert fact_told(game, high) == ""


def test_what_is_no_hint_is_refused_in_one_sentence():
    with pytest.raises(ValueError, match="the hint cannot be read: KeyError 'moves'"):
        advice_lines(catalogue.game("balik_satu"), {"type": "hint"})


@pytest.mark.parametrize(
    ("code", "sentences"),
    [("id", ["3,2 sen", "12 poin"]), ("ms", ["3.2 sen", "12 markah"]), ("zh-Hans", ["3.2仙", "12分"])],
)
@pytest.mark.usefixtures("in_english")
def test_an_amount_is_written_as_its_language_writes_numbers(code, sentences):
    speak(code)
    assert [amount(3.2, "cents"), amount(12, "points")] == sentences

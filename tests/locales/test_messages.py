"""Sentences by id: how messages are read, and that whoever sends an id sends the facts that its sentence needs."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from ceki.locales.messages import filled, needs, parse, parsed, said
from ceki.server.protocol.errors import ABOUT_MOVE, CODE_OF, OF_GAME, OTHER, REFUSALS, STATUS, ErrorCode

SOURCES = Path(__file__).parents[2] / "src" / "ceki"


@pytest.mark.parametrize(
    ("message", "facts", "sentence"),
    [
        ("Well.", {}, "Well."),
        ("{who} sits.", {"who": "Bima"}, "Bima sits."),
        ("{n, number} cents", {"n": 12345}, "12,345 cents"),
        ("{n, plural, =0 {no card} one {# card} other {# cards}}.", {"n": 0}, "no card."),
        ("{n, plural, =0 {no card} one {# card} other {# cards}}.", {"n": 1}, "1 card."),
        ("{n, plural, =0 {no card} one {# card} other {# cards}}.", {"n": 1200}, "1,200 cards."),
        ("{who, select, you {You sit} other {{name} sits}}.", {"who": "you"}, "You sit."),
        ("{who, select, you {You sit} other {{name} sits}}.", {"who": "-", "name": "Siti"}, "Siti sits."),
        ("The games are {games}.", {"games": ["pei", "kowah"]}, "The games are pei, kowah."),
    ],
)
def test_a_message_is_read_as_icu_has_it(message, facts, sentence):
    assert filled(parse(message), facts) == sentence


@pytest.mark.parametrize(
    "message", ["{who", "who}", "{n, plural, one {card}}", "{n, date}", "{n, select}", "{n, plural, other {# cards}"]
)
def test_a_message_that_cannot_be_read_is_refused(message):
    with pytest.raises(ValueError, match=r"message|brace"):
        parse(message)


def test_every_refusal_has_one_sentence_and_every_sentence_a_refusal():
    assert set(parsed(REFUSALS)) == {*CODE_OF, OTHER}


def test_every_code_has_a_status_and_reasons():
    assert set(STATUS) == set(ErrorCode.__value__.__args__) == set(CODE_OF.values())


def refusals():
    """Every `Refused("id", ...)` and `.because("id", ...)` in the sources: where, the id, the names of its facts."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            refuses = isinstance(node, ast.Call) and getattr(node.func, "attr", None) == "because"
            refuses |= isinstance(node, ast.Call) and getattr(node.func, "id", None) == "Refused"
            if refuses and isinstance(node.args[0], ast.Constant):
                yield f"{path.relative_to(SOURCES)}:{node.lineno}", node.args[0].value, {n.arg for n in node.keywords}


def test_whoever_refuses_gives_the_facts_that_the_sentence_needs():
    found = list(refusals())
    assert {reason for _, reason, _ in found} == set(CODE_OF) - {OF_GAME}
    wrong = [(where, reason) for where, reason, facts in found if facts - set(ABOUT_MOVE) != needs(REFUSALS, reason)]
    assert wrong == []


def test_a_fact_that_is_missing_is_an_error():
    with pytest.raises(KeyError):
        said(REFUSALS, "patience", {})

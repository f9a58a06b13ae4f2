"""Sentences by id: how messages are read, and that whoever sends an id sends the facts that its sentence needs."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from ceki.locales import messages
from ceki.locales.messages import names_in, needs, parsed, said
from ceki.server.protocol.errors import ABOUT_MOVE, CODE_OF, OF_GAME, OTHER, REFUSALS, STATUS, ErrorCode

SOURCES = Path(__file__).parents[2] / "src" / "ceki"


CATALOGUES = sorted(path.stem for path in (SOURCES / "locales" / "en").glob("*.ftl"))


@pytest.mark.parametrize(
    ("catalogue", "key", "facts", "sentence"),
    [
        (REFUSALS, "not_here", {}, "There is nothing here."),
        (REFUSALS, "patience", {"seconds": 12345}, "Give them 12,345 seconds more."),
        (REFUSALS, "unknown_game", {"games": ["pei", "kowah"]}, "Unknown game; the games are pei, kowah."),
        ("reasons", "paid", {"n": 1}, "every other player pays you 1 cent at once"),
        ("reasons", "paid", {"n": 0}, "every other player pays you 0 cents at once"),
        ("reasons", "starts.beside", {"it": "it", "n": 0}, "without it none"),
        ("reasons", "no_mate", {}, ""),
        ("events", "sat", {"who": "you"}, "You sit down."),
        ("events", "sat", {"who": "other", "name": "Siti"}, "Siti sits down."),
    ],
)
def test_a_sentence_is_told_of_its_facts_without_a_mark_more(catalogue, key, facts, sentence):
    assert said(catalogue, key, facts) == sentence


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_file_of_sentences_can_be_read_and_has_each_id_once(catalogue):
    written = (SOURCES / "locales" / "en" / f"{catalogue}.ftl").read_text(encoding="utf-8")
    ids = re.findall(r"^([a-z][\w-]*) =", written, re.MULTILINE)
    assert sorted(ids) == sorted({key.partition(".")[0] for key in parsed(catalogue)})


def test_a_file_that_cannot_be_read_is_refused(monkeypatch, tmp_path):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "spoilt.ftl").write_text("well = Well.\nlost = { $who\n")
    monkeypatch.setattr(messages, "FOLDER", tmp_path)
    with pytest.raises(ValueError, match=r"spoilt\.ftl: Expected token"):
        parsed("spoilt")
    with pytest.raises(ValueError, match=r"spoilt\.ftl: Expected token"):
        said("spoilt", "lost", {"who": "Siti"})


@pytest.mark.parametrize("text", ["{who", "who}", "{n, plural, other {cards}}"])
def test_a_text_of_a_game_has_places_and_no_other_braces(text):
    with pytest.raises(ValueError, match="brace"):
        names_in(text)


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


@pytest.mark.parametrize(
    ("catalogue", "key"), [(REFUSALS, "no_such_id"), ("reasons", "wins.beside"), ("reasons", "draw_wins_not")]
)
def test_an_id_that_there_is_not_is_an_error(catalogue, key):
    with pytest.raises(KeyError):
        said(catalogue, key, {})


def test_a_fact_that_cannot_be_told_is_an_error():
    with pytest.raises(ValueError, match="seconds"):
        said(REFUSALS, "patience", {"seconds": object()})

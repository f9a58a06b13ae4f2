"""Suggestions of readers are written into their language's file, if they still fit."""

from __future__ import annotations

import shutil

import pytest

from ceki.locales import messages
from ceki.locales.messages import FOLDER, parsed, written
from tests.locales.translated import suggestions


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """The files of two languages, which may be written."""
    for code in ("en", "ms"):
        shutil.copytree(FOLDER / code, tmp_path / code)
    for module in (messages, suggestions):
        monkeypatch.setattr(module, "FOLDER", tmp_path)
    for cached in (written, parsed):
        cached.cache_clear()
    yield tmp_path
    monkeypatch.undo()
    for cached in (written, parsed):
        cached.cache_clear()


def better(topic, id, text, was=None):
    was = written(topic, "ms").get(id, "") if was is None else was
    return suggestions.apply({"language": "ms", "topic": topic, "id": id, "was": was, "better": text})


def test_a_better_text_takes_the_place_of_the_other_and_nothing_else_changes(folder):
    before = dict(written("results", "ms"))
    assert better("results", "pair", "{ $some } serta { $last }") == ""
    assert better("results", "pair.more", "{ $some }, serta { $last }") == ""
    changed = {"pair": "{ $some } serta { $last }", "pair.more": "{ $some }, serta { $last }"}
    assert dict(written("results", "ms")) == before | changed


def test_a_text_of_many_lines_is_replaced_whole(folder):
    text = "{ $n ->\n        [0] tiada\n       *[other] { $n }\n    }"
    assert better("proof", "save", text) == ""
    assert written("proof", "ms")["save"] == text
    assert "places" in written("proof", "ms")


def test_a_text_that_the_language_lacked_is_added(folder):
    file = folder / "ms" / "home.ftl"
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join(f"# {line}" if line.startswith("learn =") else line for line in lines) + "\n")
    written.cache_clear()
    assert better("home", "learn", "Belajar main") == ""
    assert written("home", "ms")["learn"] == "Belajar main"
    assert "# learn =" not in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("topic", "id", "text", "was", "why"),
    [
        ("home", "lern", "x", "", "no longer exists"),
        ("home", "learn", "x", "something else", "has changed since"),
        ("results", "pair", "{ $some } saja", None, "must have the places"),
        ("results", "pair", "{ $some } { $last } }", None, "look at its braces"),
        ("results", "pair", "{ $some } { $last }\nmore = x", None, "look at its braces"),
        ("../../secret", "pair", "x", "", "no longer exists"),
        ("../ms/home", "learn", "x", "", "no longer exists"),
    ],
)
def test_what_does_not_fit_is_refused_with_the_reason_and_nothing_changes(folder, topic, id, text, was, why):
    before = {file: file.read_bytes() for file in folder.rglob("*.ftl")}
    assert why in better(topic, id, text, was)
    assert {file: file.read_bytes() for file in folder.rglob("*.ftl")} == before

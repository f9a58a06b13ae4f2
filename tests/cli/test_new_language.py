"""`ceki new-language`: a folder in which every English text waits for its translation."""

from __future__ import annotations

import json
import re
import shutil

import pytest

from ceki.cli import new_language
from ceki.locales import language, messages
from ceki.locales.language import ENGLISH, chain, languages
from ceki.locales.messages import FOLDER, parsed, said, written

CACHED = (language.languages, language.also, language.chain, messages.written, messages.parsed)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder of languages of its own, with English and Indonesian."""
    for code in (ENGLISH, "id"):
        shutil.copytree(FOLDER / code, tmp_path / code)
    (tmp_path / "glossary" / "literal").mkdir(parents=True)
    monkeypatch.setattr(language, "__file__", str(tmp_path / "language.py"))
    for module in (messages, new_language):
        monkeypatch.setattr(module, "FOLDER", tmp_path)
    monkeypatch.setattr(new_language, "GLOSSARY", tmp_path / "glossary")
    for one in CACHED:
        one.cache_clear()
    yield tmp_path
    monkeypatch.undo()
    for one in CACHED:
        one.cache_clear()


def test_a_language_begins_with_every_english_text_as_a_comment(folder, capsys):
    new_language.new_language("jv", " Basa  Jawa ")
    assert str(folder / "jv") in capsys.readouterr().out
    assert "jv" in languages()
    assert said("language", "name", {}, "jv") == "Basa Jawa"
    files = [file.relative_to(folder / ENGLISH) for file in sorted((folder / ENGLISH).rglob("*.ftl"))]
    assert len(files) > 60
    for file in files:
        topic = file.with_suffix("").as_posix()
        if topic != "language":
            assert parsed(topic, "jv") == {}
            waiting = (folder / "jv" / file).read_text(encoding="utf-8")
            assert [key for key in written(topic) if f"# {key.partition('.')[0]} =" not in waiting] == []
    for file in ("jv.json", "literal/jv.json"):
        assert json.loads((folder / "glossary" / file).read_text(encoding="utf-8")) == {}


def test_what_is_not_translated_yet_comes_from_the_nearest_language_or_from_english(folder):
    new_language.new_language("jv", "Basa Jawa")
    new_language.new_language("nl", "Nederlands")
    assert (chain("jv"), chain("nl")) == (("jv", "id", ENGLISH), ("nl", ENGLISH))
    assert said("home", "learn", {}, "jv") == said("home", "learn", {}, "id") != said("home", "learn", {}, ENGLISH)
    assert said("home", "learn", {}, "nl") == said("home", "learn", {}, ENGLISH)
    home = folder / "nl" / "home.ftl"
    home.write_text(re.sub("^# learn = .*$", "learn = Leren", home.read_text(encoding="utf-8"), flags=re.MULTILINE))
    messages.written.cache_clear()
    assert said("home", "learn", {}, "nl") == "Leren"
    assert said("home", "practice", {}, "nl") == said("home", "practice", {}, ENGLISH)


@pytest.mark.parametrize(
    ("code", "why"), [("english", "'english' is not the code"), ("N_L", "'N_L' is not the code"), ("id", "already")]
)
def test_what_is_no_code_or_is_there_is_refused_and_nothing_is_written(folder, code, why):
    before = sorted(folder.rglob("*"))
    with pytest.raises(ValueError, match=why):
        new_language.new_language(code, "Name")
    assert sorted(folder.rglob("*")) == before


@pytest.mark.parametrize("name", ["", "  ", "{ $name }"])
def test_a_name_that_cannot_be_written_is_refused_and_nothing_is_written(folder, name):
    before = sorted(folder.rglob("*"))
    with pytest.raises(ValueError, match="cannot be the name of a language"):
        new_language.new_language("jv", name)
    assert sorted(folder.rglob("*")) == before

"""When English changes, exactly its translations are stale."""

from __future__ import annotations

import pytest

from ceki.locales.language import ENGLISH, languages
from tests.locales.translated import stale

OTHERS = [code for code in languages() if code != ENGLISH]


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("key", ["home:doors", "games/_several:verb-discard", "how_to_play/pei.md", "lessons/pei:end"])
def test_a_changed_sentence_makes_its_translations_stale_and_no_other(code, key, tmp_path, monkeypatch):
    monkeypatch.setattr(stale, "MADE_FROM", tmp_path)
    now = dict(stale.english())
    assert key in now or pytest.fail(f"there is no {key}")
    stale.done(code, [])
    assert stale.stale(code, now) == []
    there = [key] if key in stale.translated(code) else []
    assert stale.stale(code, now | {key: now[key] + " Now."}) == there


def test_what_has_been_looked_at_again_is_stale_no_more(tmp_path, monkeypatch):
    monkeypatch.setattr(stale, "MADE_FROM", tmp_path)
    assert len(stale.stale("ms", stale.english())) == len(stale.translated("ms"))
    stale.done("ms", ["home:doors"])
    assert "home:doors" not in stale.stale("ms", stale.english())
    with pytest.raises(ValueError, match="'home:dors'"):
        stale.done("ms", ["home:dors"])


@pytest.mark.parametrize("code", OTHERS)
def test_every_text_of_a_language_is_one_that_there_is(code):
    assert set(stale.made_from(code)) <= set(stale.english())

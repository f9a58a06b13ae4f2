"""What the catalogue has by number or name, levels of bots and phrases of a chat, is told in every language."""

from __future__ import annotations

import pytest

from ceki.bots.levels import LEVELS
from ceki.locales.language import ENGLISH
from ceki.locales.messages import said
from ceki.server.tables.chat import PHRASES
from tests.locales.translated.tiers import PAGE, whole


def phrases(code: str) -> list[str]:
    """Every phrase in a language, and one more that it does not know."""
    return [said("people", "phrase", {"n": n, "text": "?"}, code) for n in range(len(PHRASES) + 1)]


def levels(code: str) -> list[str]:
    """How each level plays, in a language, and one that it does not know."""
    return [said("frame", "level-plays", {"name": name, "says": "?"}, code) for name in (*LEVELS, "new")]


def test_english_says_what_the_catalogue_has():
    assert phrases(ENGLISH) == [*PHRASES, "?"]
    assert levels(ENGLISH) == [*(level.says for level in LEVELS.values()), "?"]


@pytest.mark.parametrize("code", whole(PAGE))
def test_a_language_has_every_phrase_and_level(code):
    for own, english in ((phrases(code), phrases(ENGLISH)), (levels(code), levels(ENGLISH))):
        assert own[-1] == "?"
        assert len({*own}) == len(own)
        assert not {*own[:-1]} & {*english}

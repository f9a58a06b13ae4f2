"""Yes and no are typed in the reader's language, or in English."""

from __future__ import annotations

import pytest

from ceki.locales.language import speak
from ceki.locales.messages import said
from ceki.terminal.answers import BETWEEN, yes_or_no
from tests.locales.translated.tiers import COMMANDS, whole

pytestmark = pytest.mark.usefixtures("in_english")
OWN = {"en": ("yes", "no"), "ms": ("ya", "bukan"), "id": ("Ya", "tidak"), "zh-Hans": ("是", "不")}


@pytest.mark.parametrize("code", OWN)
def test_yes_and_no_are_understood_in_the_language_and_in_english(code):
    speak(code)
    for word in (OWN[code][0], "yes", "Y", " yes "):
        assert yes_or_no(word) is True, word
    for word in (OWN[code][1], "no", "N"):
        assert yes_or_no(word) is False, word
    for word in ("", "|", "perhaps", "yes | no"):
        assert yes_or_no(word) is None, word


def test_another_language_is_not_understood():
    assert yes_or_no("ya") is None


@pytest.mark.parametrize("code", ["en", *whole(COMMANDS)])
def test_no_word_means_both_and_what_is_asked_for_is_understood(code):
    speak(code)
    yes, no = (set(said("terminal", key, {}).split(BETWEEN)) for key in ("words-yes", "words-no"))
    assert yes
    assert no
    assert not (yes | {"yes", "y"}) & (no | {"no", "n"})
    first = [said("terminal", key, {}).split(BETWEEN)[0] for key in ("words-yes", "words-no")]
    for asked in (said("score", "ask-yes", {}), said("terminal", "do-you-agree", {"name": "", "what": ""})):
        assert all(word in asked for word in first)

"""Leaflets: all that a game's page tells, on one sheet that is folded, in the reader's language."""

from __future__ import annotations

import re

import pytest

from ceki.locales.language import languages, speak
from ceki.paper.layout import PAPERS
from ceki.paper.leaflets import leaflet
from ceki.play import catalogue
from ceki.play.rulebook.how_to_play import how_to_play
from tests.paper.reading import box, opened, text_of

pytestmark = pytest.mark.usefixtures("in_english")

SOME = ("balik_satu", "pei", "pakau")  # the longest, one of a form, one of the pack


def bare(text):
    """A text without what setting changes: spaces, and hyphens at ends of lines."""
    return re.sub(r"[\s\u200b\ufffe-]", "", text)


def there(text, words):
    """Whether a text stands there whole, or parted once: by the edge of a panel."""
    return any(text[:part] in words and text[part:] in words for part in range(len(text) + 1))


def told_whole(game, language, paper):
    speak(language)
    made = leaflet(catalogue.game(game), PAPERS[paper])
    with opened(made) as pdf:
        assert len(pdf.pages) == 2
        for page in pdf.pages:
            assert box(page) == pytest.approx([0, 0, *sorted(PAPERS[paper], reverse=True)], abs=0.001)
    words = bare(text_of(made, 1) + text_of(made, 0))
    for part in how_to_play(game, language):
        for line in part.lines:
            for run in line:
                assert there(bare(run.text), words), run.text
    for source in catalogue.game(game).info.sources:
        assert bare(source.title) in words
    return made


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", catalogue.names())
def test_every_page_of_how_to_play_fits_on_a_folded_sheet(game, paper):
    told_whole(game, "en", paper)


@pytest.mark.parametrize("language", [code for code in languages() if code != "en"])
@pytest.mark.parametrize("game", SOME)
def test_a_leaflet_speaks_the_language_of_its_reader(game, language):
    made = told_whole(game, language, "a4")
    with opened(made) as pdf:
        assert str(pdf.Root.Lang) == language


@pytest.mark.prove
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", [code for code in languages() if code != "en"])
@pytest.mark.parametrize("game", [name for name in catalogue.names() if name not in SOME])
def test_every_page_in_every_language_fits(game, language, paper):
    told_whole(game, language, paper)


def test_outside_are_the_cover_and_the_end_inside_is_the_rest():
    made = leaflet(catalogue.game("chot"), PAPERS["a4"])
    outside, inside = text_of(made, 0), text_of(made, 1)
    assert "How to play" in outside
    assert "Sources" in outside
    assert "The cards" in inside
    assert "Sources" not in inside


def test_the_same_page_gives_the_same_bytes():
    assert leaflet(catalogue.game("kowah"), PAPERS["a4"]) == leaflet(catalogue.game("kowah"), PAPERS["a4"])

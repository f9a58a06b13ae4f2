"""Leaflets: all that a game's page tells, on one sheet that is folded, in the reader's language."""

from __future__ import annotations

import re

import numpy as np
import pytest

from ceki.locales.language import speak
from ceki.locales.messages import said
from ceki.paper import leaflets
from ceki.paper.layout import PAPERS
from ceki.paper.leaflets import leaflet
from ceki.play import catalogue
from tests.locales.how_to_play_pages import usual_page
from tests.locales.translated.tiers import HOW_TO_PLAY, whole
from tests.paper.reading import box, opened, seen, text_of, text_of_half

pytestmark = pytest.mark.usefixtures("in_english")

SOME = ("balik_satu", "pei", "pakau", "chot")  # the longest, one of a form, one of the pack, one in smaller letters


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
    for part in usual_page(game, language):
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


@pytest.mark.parametrize("language", whole(HOW_TO_PLAY))
@pytest.mark.parametrize("game", SOME)
def test_a_leaflet_speaks_the_language_of_its_reader(game, language):
    made = told_whole(game, language, "a4")
    with opened(made) as pdf:
        assert str(pdf.Root.Lang) == language


@pytest.mark.prove
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", whole(HOW_TO_PLAY))
@pytest.mark.parametrize("game", [name for name in catalogue.names() if name not in SOME])
def test_every_page_in_every_language_fits(game, language, paper):
    told_whole(game, language, paper)


def panels(made):
    """The words of the four panels as one reads them: the cover is the right half outside; opened, it lies behind the
    left half inside; the last panel is the left half outside."""
    return [text_of_half(made, page, right) for page, right in ((0, 1), (1, 0), (1, 1), (0, 0))]


@pytest.mark.parametrize("paper", PAPERS)
def test_the_panels_lie_as_a_sheet_that_is_folded_once_is_read(paper):
    game = catalogue.game("chot")
    cover, *inner = panels(leaflet(game, PAPERS[paper]))
    assert cover.startswith("Chot How to play")
    assert cover.endswith(said("paper", "fold", {}))
    assert [words[-2:] for words in inner] == [" 2", " 3", " 4"], "the numbers at the foot of the panels"
    words = bare("".join(panel[:-2] for panel in inner))
    begins = bare(usual_page("chot")[0].lines[0][0].text)
    headings = [bare(part.lines[0][0].text) for part in usual_page("chot") if part.kind == "heading"]
    places = [words.index(heading) for heading in headings]
    assert places == sorted(places)
    assert len(places) > 2
    assert words.startswith(begins)
    assert inner[2].index("Sources") < inner[2].index("ceki.github.io")


@pytest.mark.parametrize("paper", PAPERS)
def test_nothing_lies_on_the_fold(paper):
    made = leaflet(catalogue.game("balik_satu"), PAPERS[paper])
    for page in (0, 1):
        picture = seen(made, page, 127)  # 5 pixels a millimetre
        middle = picture.shape[1] // 2
        assert picture[:, middle - 50 : middle + 50].min() > 250, "10 mm on both sides"
        for half in (picture[:, :middle], picture[:, middle:]):
            dark = np.flatnonzero((half < 128).any(axis=(0, 2)))
            assert dark.min() + dark.max() == pytest.approx(half.shape[1], abs=0.1 * half.shape[1])


def test_what_is_told_last_stands_outside_and_never_inside():
    _, second, third, last = panels(leaflet(catalogue.game("chot"), PAPERS["a4"]))
    assert "Sources" in last
    assert "Sources" not in second + third


def test_a_game_without_a_page_has_no_leaflet(monkeypatch):
    monkeypatch.setattr(leaflets, "how_to_play_in", lambda language, game: None)
    with pytest.raises(ValueError, match="^" + said("command", "no-page", {"game": "chot"})):
        leaflet(catalogue.game("chot"), PAPERS["a4"])


@pytest.mark.parametrize("pages", [3, 5])
def test_a_game_that_fills_another_number_of_panels_is_too_long_in_all_sizes(monkeypatch, pages):
    tried = []
    monkeypatch.setattr(leaflets, "typeset", lambda template, facts: tried.append(facts["letters"]) or b"")
    monkeypatch.setattr(leaflets, "pages_of", lambda made: pages)
    with pytest.raises(leaflets.TooLong, match="chot is too long for a leaflet of one sheet"):
        leaflet(catalogue.game("chot"), PAPERS["a4"])
    assert tried == list(leaflets.LETTERS)


def test_the_same_page_gives_the_same_bytes():
    assert leaflet(catalogue.game("kowah"), PAPERS["a4"]) == leaflet(catalogue.game("kowah"), PAPERS["a4"])

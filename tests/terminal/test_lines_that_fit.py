"""Lines of pages fit their width and cut no word, code or number, in every language and at every width."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from ceki.locales.columns import cells, shortened, wrapped
from ceki.locales.glossary.entries import entries
from ceki.locales.language import languages, spoken
from ceki.play import catalogue
from ceki.play.rulebook.kept_list import listed
from ceki.terminal.lines import how_to_play
from ceki.terminal.lines.glossary import list_lines, word_lines

WIDTHS = range(60, 101, 10)
WORD = re.compile(r"[A-Za-z0-9]")


def broken(lines: list[str]) -> list[tuple[str, str]]:
    """Ends of lines at which a word, a code or a number goes on in the next."""
    pairs = pairwise(lines)
    return [(one[-6:], other[:6]) for one, other in pairs if WORD.match(one[-1:] or " ") and WORD.match(other[:1])]


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("width", WIDTHS)
def test_pages_break_between_words_and_fit(code, width, monkeypatch):
    monkeypatch.setattr(how_to_play, "WIDTH", width)
    with spoken(code):
        for game in catalogue.games():
            for line in how_to_play.how_to_play_lines(listed(game)) or ():
                assert cells(line) <= width


def test_a_text_of_wide_characters_cuts_no_word_in_it():
    text = "让更多的组变成mata，八万（M8）和一万（M1）都在，得12分"
    for width in range(10, 60):
        lines = wrapped(text, width)
        assert "".join(lines) == text
        assert all(cells(line) <= width for line in lines)
        assert broken(lines) == []


@pytest.mark.parametrize("code", languages())
def test_words_of_the_glossary_stand_in_columns_and_fit(code):
    with spoken(code):
        for entry in entries().values():
            lines = word_lines(entry, code)
            assert all(cells(line) <= 80 for line in lines if "http" not in line)
        assert all(cells(line) <= 80 for line in list_lines(entries().values(), code))


def test_a_text_that_is_too_long_ends_in_dots():
    assert shortened("tiga daun yang sama", 12) == "tiga ..."
    assert shortened("同点的三张牌，不论花色", 12) == "同点的三 ..."
    assert shortened("mata", 12) == "mata"

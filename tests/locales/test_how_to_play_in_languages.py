"""How to play, and lessons, in every language: the same parts, cards, numbers and words of the game as in English."""

from __future__ import annotations

import re
from collections import Counter
from itertools import chain

import pytest
from rich.cells import cell_len

from ceki.locales.language import languages, speak
from ceki.locales.messages import parsed
from ceki.play import catalogue
from ceki.play.rulebook.how_to_play import HEADING, Part, how_to_play, how_to_play_in
from ceki.play.rulebook.kept_list import listed
from ceki.play.rulebook.lesson import lesson_of
from ceki.terminal.lines.how_to_play import how_to_play_lines
from tests.locales.how_to_play_pages import COMMON, HEADINGS, NUMERALS, usual_page

GAMES = catalogue.names()
LESSONS = [game.id for game in catalogue.games() if lesson_of(game)]
OTHERS = languages()[1:]
NO_PAGE_YET: set[str] = set()  # games whose page is English alone; it only shrinks
NO_LESSON_YET: set[str] = set()  # the same of lessons


def told(part: Part) -> list[str]:
    """The lines of a part."""
    return ["".join(run.text for run in line) for line in part.lines]


def numbers(line: str) -> Counter[str]:
    """The numbers that a line writes in digits, or as a card's name does in Chinese."""
    digits = re.sub(r"([一二三四五六七八九])(?=[文索万])", lambda found: NUMERALS[found[1]], line)
    return Counter(re.findall(r"\d+", digits))


def game_words(part: Part) -> list[str]:
    """The words of a part that stand out and are of the game, not of a language."""
    return [run.text.lower() for line in part.lines for run in line if run.word and run.text not in COMMON]


@pytest.mark.parametrize("code", OTHERS)
def test_every_game_has_a_page_and_a_lesson_in_every_language_or_stands_in_the_list(code):
    assert {game for game in GAMES if how_to_play(game, code) is None} == NO_PAGE_YET
    assert {game for game in LESSONS if not parsed(f"lessons/{game}", code)} == NO_LESSON_YET


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("game", sorted({*GAMES} - NO_PAGE_YET))
def test_a_page_has_the_parts_and_the_cards_of_the_english_one(game, code):
    own, english = usual_page(game, code), usual_page(game)
    assert [(part.kind, len(part.lines), part.sets) for part in own] == [
        (part.kind, len(part.lines), part.sets) for part in english
    ]
    assert [line for part in own if part.kind == HEADING for line in told(part)] == HEADINGS[code]


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("game", sorted({*GAMES} - NO_PAGE_YET))
def test_a_page_says_the_numbers_of_the_english_one_line_by_line(game, code):
    pairs = zip(
        chain.from_iterable(map(told, usual_page(game, code))),
        chain.from_iterable(map(told, usual_page(game))),
        strict=True,
    )
    assert [(own, english) for own, english in pairs if numbers(own) != numbers(english)] == []


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("game", sorted({*GAMES} - NO_PAGE_YET))
def test_words_of_a_game_are_not_translated(game, code):
    pairs = [
        (game_words(own), game_words(english))
        for own, english in zip(usual_page(game, code), usual_page(game), strict=True)
    ]
    assert [pair for pair in pairs if Counter(pair[0]) != Counter(pair[1])] == []


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("game", sorted({*LESSONS} - NO_LESSON_YET))
def test_a_lesson_says_all_that_the_english_one_says_of_the_same_facts(game, code):
    assert parsed(f"lessons/{game}", code) == parsed(f"lessons/{game}")


def test_chinese_pages_have_marks_of_full_width():
    half = re.compile(r"[\u4e00-\u9fff][,;:!?.]|[,;:!?][\u4e00-\u9fff]")
    pages = [usual_page(game, "zh-Hans") for game in sorted({*GAMES} - NO_PAGE_YET)]
    assert [line for page in pages for part in page for line in told(part) if half.search(line)] == []


def test_a_page_that_a_language_lacks_is_read_in_english_as_a_whole_and_says_so(in_english, monkeypatch):
    game = listed(catalogue.game("cholek_tiga"))
    speak("ms")
    own = how_to_play_lines(game)
    assert own[0] == "Cholek Tiga: cara bermain"
    assert not any("bahasa Inggeris" in line for line in own)
    assert how_to_play_in("ms", game.id) == ("ms", how_to_play(game.id, "ms"))
    written = how_to_play
    monkeypatch.setattr(
        "ceki.play.rulebook.how_to_play.how_to_play", lambda game, code: None if code == "ms" else written(game, code)
    )
    lines = how_to_play_lines(game)
    assert "bahasa Inggeris" in lines[2]
    assert "THE CARDS" in lines
    assert how_to_play_in("ms", "toy") is None


def test_the_english_pages_have_no_other_words_of_a_language_that_stand_out():
    """What `COMMON` names is there; a word that is no more there is no longer excused."""
    there = {run.text for game in GAMES for part in usual_page(game) for line in part.lines for run in line if run.word}
    english = COMMON & there
    assert english == {"stock", "pool", "court cards", "tricks", "couple"}


def test_a_terminal_is_told_in_lines_that_it_can_show_with_cards_by_their_names(in_english):
    game = listed(catalogue.game("balik_satu"))
    speak("zh-Hans")
    lines = how_to_play_lines(game)
    assert "    五文（C5）、五索（S5）、五万（M5）" in lines
    assert max(map(cell_len, lines)) <= 80
    speak("ms")
    assert "    Bunga Putih (WF), Bunga Merah (RF, merah), Lau Chian (OT, merah)" in how_to_play_lines(game)

"""How to play, and lessons, in every language: the same parts, cards, numbers and words of the game as in English."""

from __future__ import annotations

import re
from collections import Counter
from itertools import chain

import pytest
from rich.cells import cell_len

from ceki.locales.language import languages, speak
from ceki.play import catalogue
from ceki.play.rulebook.how_to_play import HEADING, Part, how_to_play, how_to_play_in
from ceki.play.rulebook.kept_list import listed
from ceki.terminal.lines.how_to_play import how_to_play_lines
from tests.locales.how_to_play_pages import COMMON, NUMERALS, usual_page
from tests.locales.translated.tiers import HOW_TO_PLAY, whole

GAMES = catalogue.names()
PAGES = [(game, code) for code in languages()[1:] for game in GAMES if how_to_play(game, code) is not None]


def told(part: Part) -> list[str]:
    """The lines of a part."""
    return ["".join(run.text for run in line) for line in part.lines]


def numbers(line: str) -> Counter[str]:
    """The numbers that a line writes in digits, or as a card's name does in Chinese."""
    digits = re.sub(r"([一二三四五六七八九])(?=[文索万])", lambda found: NUMERALS[found[1]], line)
    return Counter(re.findall(r"\d+", digits))


def standing_out(part: Part) -> list[str]:
    """The words of a part that stand out."""
    return [run.text.lower() for line in part.lines for run in line if run.word]


@pytest.mark.parametrize("code", whole(HOW_TO_PLAY))
def test_every_game_has_a_page_in_a_language_that_has_them_all(code):
    assert [game for game in GAMES if (game, code) not in PAGES] == []


@pytest.mark.parametrize("code", languages()[1:])
def test_the_pages_of_a_language_have_the_same_headings(code):
    pages = [usual_page(game, other) for game, other in PAGES if other == code]
    assert len({tuple(line for part in page if part.kind == HEADING for line in told(part)) for page in pages}) <= 1


@pytest.mark.parametrize(("game", "code"), PAGES)
def test_a_page_has_the_parts_and_the_cards_of_the_english_one(game, code):
    own, english = usual_page(game, code), usual_page(game)
    assert [(part.kind, len(part.lines), part.sets) for part in own] == [
        (part.kind, len(part.lines), part.sets) for part in english
    ]


@pytest.mark.parametrize(("game", "code"), PAGES)
def test_a_page_says_the_numbers_of_the_english_one_line_by_line(game, code):
    pairs = zip(
        chain.from_iterable(map(told, usual_page(game, code))),
        chain.from_iterable(map(told, usual_page(game))),
        strict=True,
    )
    assert [(own, english) for own, english in pairs if numbers(own) != numbers(english)] == []


@pytest.mark.parametrize(("game", "code"), PAGES)
def test_words_of_a_game_are_not_translated(game, code):
    """Nor is another word made to stand out; of a language are the few of `COMMON`."""
    pairs = [
        (Counter(standing_out(own)), Counter(standing_out(english)))
        for own, english in zip(usual_page(game, code), usual_page(game), strict=True)
    ]
    kept = [(own, Counter({word: n for word, n in words.items() if word not in COMMON})) for own, words in pairs]
    assert [(own, words) for own, words in kept if words - own] == []
    assert [(own, words) for own, words in pairs if own.total() != words.total()] == []


def test_chinese_pages_have_marks_of_full_width():
    half = re.compile(r"[\u4e00-\u9fff][,;:!?.]|[,;:!?][\u4e00-\u9fff]")
    pages = [usual_page(game, "zh-Hans") for game in GAMES]
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


def test_the_words_of_a_language_that_stand_out_are_there():
    """A word of `COMMON` that is in no page any more is no longer excused."""
    there = {run.text for game in GAMES for part in usual_page(game) for line in part.lines for run in line if run.word}
    assert there >= COMMON


def test_a_terminal_is_told_in_lines_that_it_can_show_with_cards_by_their_names(in_english):
    game = listed(catalogue.game("balik_satu"))
    speak("zh-Hans")
    lines = how_to_play_lines(game)
    assert "    五文（C5）、五索（S5）、五万（M5）" in lines
    assert max(map(cell_len, lines)) <= 80
    speak("ms")
    assert "    Bunga Putih (WF), Bunga Merah (RF, merah), Lau Chian (OT, merah)" in how_to_play_lines(game)

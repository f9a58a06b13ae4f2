"""What the golden files say still happens; `python -m tests.golden.make` writes them anew."""

from __future__ import annotations

import pytest

from ceki.play import catalogue
from tests.golden.make import PLAIN, SCREENS, pictures, screen, transcript, words_of
from tests.golden.sheets import SHEETS, houses, sheets


@pytest.mark.parametrize("name", catalogue.names())
def test_a_round_of_every_game_goes_as_written(name):
    assert transcript(name) == (PLAIN / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(("file", "name", "at_end"), [*pictures()])
def test_the_table_of_every_family_looks_as_pictured(file, name, at_end):
    assert words_of(screen(name, at_end)) == words_of((SCREENS / file).read_text(encoding="utf-8"))


@pytest.mark.parametrize("one", [pytest.param(one, id=one.name) for one in houses()])
def test_the_sheets_of_every_house_say_what_is_written(one):
    assert sheets(one) == (SHEETS / f"{one.name}.txt").read_text(encoding="utf-8")


def test_no_golden_file_is_of_a_game_that_is_no_more():
    assert {path.stem for path in PLAIN.glob("*.txt")} == set(catalogue.names())
    assert {path.stem for path in SHEETS.glob("*.txt")} == {one.name for one in houses()}
    assert {path.name for path in SCREENS.glob("*.svg")} == {file for file, _, _ in pictures()}


def test_words_of_a_picture_are_its_lines():
    first = '<text class="a" x="0" y="20">one&#160;</text><text x="24.4" y="20">t&amp;o</text>'
    svg = f'{first}<text x="0" y="44.4">x </text>'
    assert words_of(svg) == ["one t&o", "x"]


@pytest.mark.parametrize("name", catalogue.names())
def test_every_golden_round_is_settled_and_sums_to_zero(name):
    text = (PLAIN / f"{name}.txt").read_text(encoding="utf-8")
    assert "Score of round 1" in text
    assert "sum 0" in text or "No money changes hands" in text
    assert "\nThe match is over." in text

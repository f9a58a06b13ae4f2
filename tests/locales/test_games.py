"""What a game says of itself: in English files for translators, and in the language of its reader."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ceki.locales.language import ENGLISH, speak
from ceki.play import catalogue
from ceki.play.rulebook.reading import about, text
from ceki.play.rulebook.spelling import spelled
from tests.locales.translated.english_of_games import FILES, filed, written_out

GAMES = {game.id: game for game in catalogue.games()}


@pytest.mark.parametrize("name", filed())
def test_the_english_files_of_games_say_what_the_games_say(name):
    """`python -m tests.locales.translated.english_of_games` writes them anew."""
    assert (FILES / f"{name}.ftl").read_text(encoding="utf-8") == written_out(filed()[name])


def test_no_game_has_gone_that_has_english_files():
    assert {file.stem for file in FILES.glob("*.ftl")} == {*filed()}


def test_a_game_reads_in_the_language_of_its_reader(in_english):
    game = GAMES["balik_satu"]
    english = about(game)
    speak("ms")
    assert about(game).summary != english.summary
    draw = [verb.word for verb in english.verbs].index("draw")
    assert about(game).verbs[draw].says == "cabut dari timbunan"
    assert (spelled(game, "draw"), spelled(game, "mata")) == ("cabut", "mata")
    assert text(game, "refusal-needs_half_decks", "") == "pilihan custom perlu half_decks"
    assert text(game, "refusal-too_few_half_decks", "").startswith("{half_decks} setengah set")
    assert about(GAMES["pei_chinese"]).title == "Pèi, permainan Cina"
    speak(ENGLISH)
    assert about(game) is game.info


def test_a_game_of_ones_own_is_told_as_it_is_written(in_english):
    game = GAMES["balik_satu"]
    mine = replace(game, id="mine", info=replace(game.info, id="mine", aliases={}))
    speak("ms")
    assert about(game).verbs[1].says == "cabut dari timbunan"
    assert about(mine).verbs[1].says == "draw from the stock"  # though several games say so
    assert spelled(mine, "draw") == "draw"

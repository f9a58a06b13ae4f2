"""What a game says of itself, in every language: all of it, of the same facts, and nothing that no game says."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from pathlib import Path

import pytest

from ceki.locales import language
from ceki.locales.language import ENGLISH, languages, speak
from ceki.locales.messages import names_in, parsed
from ceki.play import catalogue
from ceki.play.rulebook.reading import SEVERAL, about, text
from ceki.play.rulebook.spelling import spelled
from tests.locales.game_texts import texts

HERE = Path(language.__file__).parent
OTHERS = languages()[1:]
GAMES = {game.id: game for game in catalogue.games()}
ENGLISH_TEXTS = {name: texts(game) for name, game in GAMES.items()}
NOT_YET: set[str] = set()  # games that are told in English alone; it only shrinks
TOLD = sorted({*GAMES} - NOT_YET)


def files_of(name: str) -> list[str]:
    """The files that have a game's texts, its own first."""
    return [f"games/{one}" for one in (name, GAMES[name].form_of) if one] + [SEVERAL]


def told(code: str, name: str) -> dict[str, frozenset[str]]:
    """The texts of a game in a language, with their facts."""
    found: dict[str, frozenset[str]] = {}
    for file in reversed(files_of(name)):
        found |= parsed(file, code)
    return found


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("name", TOLD)
def test_a_language_has_every_text_of_a_game(code, name):
    own = told(code, name)
    missing = {key: says for key, says in ENGLISH_TEXTS[name].items() if key not in own}
    assert missing == {}
    places = {key: (sorted(own[key]), says) for key, says in ENGLISH_TEXTS[name].items() if own[key] != names_in(says)}
    assert places == {}


@pytest.mark.parametrize("code", OTHERS)
def test_a_language_has_no_text_that_no_game_has(code):
    files = {f"games/{path.stem}" for path in (HERE / code / "games").glob("*.ftl")}
    assert files == {f"games/{name}" for name in TOLD} | {SEVERAL}
    for name in TOLD:
        forms = [form for form in TOLD if GAMES[form].form_of == name]
        known = {key for one in (name, *forms) for key in ENGLISH_TEXTS[one]}
        assert parsed(f"games/{name}", code).keys() - known == set(), name


@pytest.mark.parametrize("code", OTHERS)
def test_what_several_games_have_stands_once_and_says_the_same_in_each(code):
    said: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for name in TOLD:
        own = {key for file in files_of(name)[:-1] for key in parsed(file, code)}
        for key, says in ENGLISH_TEXTS[name].items():
            if key not in own:
                said[key][says].add(GAMES[name].form_of or name)
    assert {key: dict(by) for key, by in said.items() if len(by) > 1} == {}
    if not NOT_YET:
        shared = {key for key, by in said.items() if len(set().union(*by.values())) > 1}
        assert parsed(SEVERAL, code).keys() ^ shared == set()


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

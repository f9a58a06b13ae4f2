"""The pages "How to play": whole for every game, of cards that the game has, and true where they show an example."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from ceki.cards.notation import CODES
from ceki.play import catalogue
from ceki.play.examples import check_vector, lines
from ceki.play.rulebook.how_to_play import CARDS, HEADING, TEXT, Part, Run, how_to_play, read_parts
from ceki.play.ruleset import ruleset

GAMES = catalogue.names()
HEADINGS = ["The cards", "The aim", "Your turn", "How it ends", "What it is worth", "A few tips"]
SHORT, LONG = 300, 500
BREATH = 32  # words of the first sentence, at most
WORD = re.compile(r"[^\W_]+(?:[-'’][^\W_]+)*")
PICTURED = json.loads((Path(__file__).parent / "pictured.json").read_text(encoding="utf-8"))


def said(part):
    return [" ".join("".join(run.text for run in line).split()) for line in part.lines]


def words(game):
    return [word for part in how_to_play(game) for line in said(part) for word in WORD.findall(line)]


def shown(part):
    return " | ".join(" ".join(group) for group in part.sets)


@cache
def deck(game):
    """How many of each card the game has with the usual number of players."""
    counts = ruleset(game).round(seed=1).table.deck
    return {code: int(n) for code, n in zip(CODES[catalogue.game(game).info.pack], counts, strict=True)}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_page_of_300_to_500_words_under_the_same_headings(game):
    parts = how_to_play(game)
    assert SHORT <= len(words(game)) <= LONG
    assert [line for part in parts if part.kind == HEADING for line in said(part)] == HEADINGS


@pytest.mark.parametrize("game", GAMES)
def test_a_page_begins_with_the_game_in_one_breath(game):
    first = how_to_play(game)[0]
    (sentence,) = said(first)
    assert first.kind == TEXT
    assert re.fullmatch(r"[A-Z][^.!?]*\.", sentence)
    assert len(WORD.findall(sentence)) <= BREATH


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_can_be_laid_with_the_cards_of_the_game(game):
    for part in how_to_play(game):
        there = Counter(code for group in part.sets for code in group)
        assert {code: n for code, n in there.items() if deck(game).get(code, 0) < n} == {}, shown(part)


@pytest.mark.parametrize("game", GAMES)
def test_a_page_has_pictures_and_speaks_of_nobody_as_he_or_she(game):
    assert sum(part.kind == CARDS for part in how_to_play(game)) >= 3
    assert {word.lower() for word in words(game)} & {"he", "she", "his", "her", "him", "hers"} == set()


@pytest.mark.parametrize("example", PICTURED, ids=lambda one: f"{one['game']}-{one['picture']}")
def test_what_a_picture_says_is_what_the_rules_say(example):
    page = [(shown(part), *said(part)) for part in how_to_play(example["game"]) if part.kind == CARDS]
    assert (example["picture"], example["says"]) in page
    vector = {name: example.get(name, {}) for name in ("kind", "options", "given", "expect")}
    game = example.get("by", example["game"])  # whose hands it has: some are played as another is
    failure = check_vector({"id": example["picture"], "game": game, "rules": [], **vector}, {})
    assert failure is None, next(lines([failure]))


def test_every_part_of_a_page_is_read():
    text = "All in *one*.\n\n## The aim\n\nThree:\n- one\n  more\n- *two*\n\n{C2 M2 | OT} What\nit is.\n\n{WF}\n"
    assert read_parts(text) == (
        Part("text", ((Run("All in "), Run("one", True), Run(".")),)),
        Part("heading", ((Run("The aim"),),)),
        Part("text", ((Run("Three:"),),)),
        Part("list", ((Run("one more"),), (Run("two", True),))),
        Part("cards", ((Run("What it is."),),), (("C2", "M2"), ("OT",))),
        Part("cards", (), (("WF",),)),
    )


@pytest.mark.parametrize(
    "text",
    [
        "<b>Well</b>",
        "# Title",
        "### Deep",
        "One *star",
        "{} nothing",
        "{C2 |} one",
        "{C2",
        "[a](b)",
        "`C2`",
        "**bold**",
    ],
)
def test_what_is_not_known_is_refused_and_shown(text):
    with pytest.raises(ValueError, match="how to play: ") as refused:
        read_parts(f"Well.\n\n{text}\n")
    assert text.split()[-1][:3] in str(refused.value)


def test_a_game_without_a_page_has_none():
    assert how_to_play("toy") is None
    assert how_to_play("chabut", "xx") is None

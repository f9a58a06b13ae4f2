"""The pages "How to play": whole for every game, of cards that the game has, and true where they show an example."""

from __future__ import annotations

import json
import re
from collections import Counter
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest

from ceki.cards.notation import CODES
from ceki.engine.options import Amounts, Choice, Flag, Members
from ceki.play import catalogue
from ceki.play.checks.examples import check_vector, lines
from ceki.play.rulebook.house_facts import house_facts, untold
from ceki.play.rulebook.how_to_play import CARDS, HEADING, TEXT, Part, Run, facts_told, how_to_play, read_parts, told_of
from ceki.play.ruleset import ruleset
from tests.locales.how_to_play_pages import usual_page

GAMES = catalogue.names()
HEADINGS = ["The cards", "The aim", "Your turn", "How it ends", "What it is worth", "A few tips"]
SHORT, LONG = 300, 500
BREATH = 32  # words of the first sentence, at most
WORD = re.compile(r"[^\W_]+(?:[-'’][^\W_]+)*")
PICTURED = json.loads((Path(__file__).parent / "pictured.json").read_text(encoding="utf-8"))


def said(part):
    return [" ".join("".join(run.text for run in line).split()) for line in part.lines]


def words(game):
    return [word for part in usual_page(game) for line in said(part) for word in WORD.findall(line)]


def shown(part):
    return " | ".join(" ".join(group) for group in part.sets)


@cache
def deck(game):
    """How many of each card the game has with the usual number of players."""
    counts = ruleset(game).round(seed=1).table.deck
    return {code: int(n) for code, n in zip(CODES[catalogue.game(game).info.pack], counts, strict=True)}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_page_of_300_to_500_words_under_the_same_headings(game):
    parts = usual_page(game)
    assert SHORT <= len(words(game)) <= LONG
    assert [line for part in parts if part.kind == HEADING for line in said(part)] == HEADINGS


@pytest.mark.parametrize("game", GAMES)
def test_a_page_begins_with_the_game_in_one_breath(game):
    first = usual_page(game)[0]
    (sentence,) = said(first)
    assert first.kind == TEXT
    assert re.fullmatch(r"[A-Z][^.!?]*\.", sentence)
    assert len(WORD.findall(sentence)) <= BREATH


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_can_be_laid_with_the_cards_of_the_game(game):
    for part in usual_page(game):
        there = Counter(code for group in part.sets for code in group)
        assert {code: n for code, n in there.items() if deck(game).get(code, 0) < n} == {}, shown(part)


@pytest.mark.parametrize("game", GAMES)
def test_a_page_has_pictures_and_speaks_of_nobody_as_he_or_she(game):
    assert sum(part.kind == CARDS for part in usual_page(game)) >= 3
    assert {word.lower() for word in words(game)} & {"he", "she", "his", "her", "him", "hers"} == set()


@pytest.mark.parametrize("example", PICTURED, ids=lambda one: f"{one['game']}-{one['picture']}")
def test_what_a_picture_says_is_what_the_rules_say(example):
    page = [(shown(part), *said(part)) for part in usual_page(example["game"]) if part.kind == CARDS]
    assert (example["picture"], example["says"]) in page
    vector = {name: example.get(name, {}) for name in ("kind", "options", "given", "expect")}
    game = example.get("by", example["game"])  # whose hands it has: some are played as another is
    failure = check_vector({"id": example["picture"], "game": game, "rules": [], **vector}, {})
    assert failure is None, next(lines([failure]))


def test_every_part_of_a_page_is_read():
    text = "All in *one*.\n\n## The aim\n\nThree:\n- one\n  more\n- *two*\n\n{C2 M2 | OT} What\nit is.\n\n{WF}\n"
    assert told_of(read_parts(text), {}, "en") == (
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


def pairs_of_houses(game):
    """Two houses that differ in one thing: a preset, or an option that shows, with each value that it may be."""
    module = catalogue.game(game)
    for preset, given in module.info.presets.items():
        if given:
            yield preset, ruleset(game), ruleset(game, preset=preset)
    for name, option in module.options.items():
        company = {key: value for key, value in (option.company or {}).items() if key != name}
        for value in other_values(option):
            with suppress(ValueError):  # that does not stand alone
                yield name, ruleset(game, **company), ruleset(game, **{**company, name: value})


def other_values(option):
    """What else an option may be, where it is a choice, a flag, a number or a row of numbers."""
    if isinstance(option, Flag):
        return [not option.default]
    if isinstance(option, Choice):
        return [word for word in option.among if word != option.default]
    if isinstance(option, Members):
        return [[word] for word in option.among]
    if isinstance(option, Amounts):
        return [[n + 7 for n in option.default]]
    return [option.default + 1] if isinstance(option.default, int) else []


def page_of(house, code):
    """A page as lines, as a house is told it, and the options that it leaves to the list below."""
    written = how_to_play(house.game.id, code)
    parts = told_of(written, house_facts(house.game, house.options, house.players), code)
    return [line for part in parts for line in said(part)], untold(house.game, house.options, facts_told(written))


@pytest.mark.parametrize("code", ["en", "ms", "id", "zh-Hans"])
@pytest.mark.parametrize("game", GAMES)
def test_every_house_is_told_by_the_page_or_by_the_list_of_what_it_plays_otherwise(game, code):
    """The page of a house is another one, or names what it leaves out; and it is whole for every house."""
    pairs = [
        (name, page_of(one, code), page_of(other, code))
        for name, one, other in pairs_of_houses(game)
        if one.options != other.options
    ]
    assert len(pairs) > 3
    assert [name for name, one, other in pairs if one == other] == []


@pytest.mark.parametrize("code", ["en", "ms", "id", "zh-Hans"])
@pytest.mark.parametrize("game", GAMES)
def test_a_number_of_a_page_is_the_number_of_the_house(game, code):
    """A number that an option gives is told wherever the page names it, and the usual one no more."""
    written = how_to_play(game, code)
    for name, option in catalogue.game(game).options.items():
        if name not in facts_told(written) or not isinstance(option.default, int) or isinstance(option, Flag):
            continue
        with suppress(ValueError):
            house = ruleset(game, **{**(option.company or {}), name: 77})
            lines, _ = page_of(house, code)
            assert any("77" in line for line in lines), name

"""What is told of moves: histories, events, sentences, menus, scores and their lengths follow from what a seat sees."""

from __future__ import annotations

import pytest

from ceki.play import catalogue
from ceki.play.game_module import game_of
from ceki.play.ruleset import ruleset
from tests.laws.telling import watch_what_is_told
from tests.toys.changed import toy

GAMES = [pytest.param(g.id, g.info.seats[0], None, id=g.id) for g in catalogue.games()]
PRESETS = [pytest.param(g.id, None, name, id=f"{g.id}-{name}") for g in catalogue.games() for name in g.info.presets]
MANY = [pytest.param(g.id, seats, None, id=f"{g.id}-{seats}") for g in catalogue.games() for seats in g.info.seats[1:]]


@pytest.mark.parametrize(("name", "seats", "preset"), GAMES)
def test_what_is_told_follows_from_what_is_seen(name, seats, preset):
    watch_what_is_told(ruleset(name, seats, preset), 1, every=5, most=40)


@pytest.mark.prove
@pytest.mark.parametrize(("name", "seats", "preset"), [*GAMES, *PRESETS, *MANY])
def test_what_is_told_follows_from_what_is_seen_for_long(name, seats, preset):
    chosen = ruleset(name, seats, preset)
    watch_what_is_told(chosen, 2, every=4 * chosen.players, most=100)


def test_a_thrown_card_is_told_to_nobody_in_many_worlds():
    assert sum(watch_what_is_told(ruleset("sakopong", 4), seed) for seed in (3, 4)) >= 20


PUBLIC = '    laid = counts("seats", "faces", seen=OWN)\n    open = counts("seats", "faces", seen=ALL)\n'


def test_the_law_notices_a_verb_that_names_a_place_where_its_card_does_not_go(monkeypatch):
    game = game_of(toy('    laid = counts("seats", "faces", seen=OWN)\n', PUBLIC))
    monkeypatch.setattr(catalogue, "called", lambda name: (game, ""))
    assert watch_what_is_told(ruleset(game, 4), 1) > 0
    module = toy('    laid = counts("seats", "faces", seen=OWN)\n', PUBLIC)
    module.GAME = module.GAME.__class__(
        **{**vars(module.GAME), "verbs": (module.Verb("lay", "lay a card", at="open"),)}
    )
    wrong = game_of(module)
    monkeypatch.setattr(catalogue, "called", lambda name: (wrong, ""))
    with pytest.raises(AssertionError, match=r"it is told .*, which it never saw|follows hidden cards"):
        watch_what_is_told(ruleset(wrong, 4), 1)


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ("    g.best = rank_of(card)\n", "best"),  # a number for all that repeats a hidden card
        ("    g.best = card // 26\n", "best"),  # or its colour
        ("    line(g, HIGHEST, g.turn, 1, rank_of(card), 0)\n", "line"),  # a score line of it, before the end
        ("    g.cents[g.turn] -= rank_of(card)\n", "cents"),
    ],
)
def test_the_law_notices_a_number_that_follows_hidden_cards(monkeypatch, wrong, field):
    game = game_of(toy("    g.laid[g.turn, card] += 1\n", "    g.laid[g.turn, card] += 1\n" + wrong))
    monkeypatch.setattr(catalogue, "called", lambda name: (game, ""))
    with pytest.raises(AssertionError, match=rf"seat .* of 4, move .*: .*{field}.* follow hidden cards"):
        watch_what_is_told(ruleset(game, 4), 1)


def test_a_verb_that_does_not_say_where_its_card_goes_is_refused():
    with pytest.raises(
        TypeError, match=r"high_card\.py, line \d+: verb lay has at='', .*allowed are hand, laid, stock, or card=False"
    ):
        game_of(toy(', at="laid"'))
    with pytest.raises(TypeError, match="verb lay has at='best'"):
        game_of(toy('at="laid"', 'at="best"'))
    with pytest.raises(TypeError, match="verb lay names no card, so at='laid' is not allowed"):
        game_of(toy('at="laid"', 'at="laid", card=False'))

"""Every game in which somebody has a choice is measured in a house in which something is won by it."""

from __future__ import annotations

import pytest

from ceki.bots.playout import worth_to
from ceki.bots.seen import sides
from ceki.engine.contract import heuristic
from ceki.lab.benchmark_rulesets import games, measured
from ceki.play import catalogue
from ceki.play.round import Round
from ceki.play.ruleset import ruleset

ROUNDS = 12


def any_round(chosen, number):
    """A round of moves by the game's own eye; how often somebody had a choice, and what it was worth to each seat."""
    played, choices = Round.from_seed(chosen, number), 0
    eye = chosen.game.namespace.get("heuristic", heuristic)
    while not played.over:
        moves = played.legal_numbers
        choices += int(len(moves) > 1)
        played.make(*max(moves, key=lambda move: eye(played.table, *move)))
    side = sides(chosen.game, chosen.players)
    return choices, [worth_to(played.table, seat, side) for seat in range(chosen.players)]


@pytest.mark.parametrize("name", games())
def test_something_is_won_or_lost_where_a_game_is_measured(name):
    chosen = measured(name).ruleset()
    for number in range(ROUNDS):
        choices, worth = any_round(chosen, number)
        if choices and any(worth):
            return
    pytest.fail(f"{name}: nothing was won in {ROUNDS} rounds")


def test_what_is_left_out_has_no_choice():
    for name in set(catalogue.names()) - set(games()):
        assert [any_round(ruleset(name), number)[0] for number in range(ROUNDS)] == [0] * ROUNDS
        with pytest.raises(ValueError, match="players never have a choice"):
            measured(name)


def test_matches_are_played_where_something_moves_only_between_rounds():
    assert measured("kowah", preset="race").match
    assert measured("kowah", options={"scheme": "fixed_hands"}).match
    assert measured("pei", options={"bets": "wudon,jedhil"}).match
    assert not measured("kowah").match
    assert not measured("pei").match


def test_a_house_that_is_asked_for_is_not_changed():
    assert measured("pei").options["bets"] == ("rampung", "jung")
    assert measured("pei", options={"capture": "optional"}).options == {"capture": "optional"}
    assert measured("pei", preset="jentolan").options == {}
    assert str(measured("pei", 3, options={"bets": "wudon"})) == "pei --players 3 -o bets=wudon by the round"

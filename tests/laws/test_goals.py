"""What a goal tells follows from what its seat sees, and from nothing else, in every game and preset."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from ceki.bots.greedy import choose
from ceki.bots.random import generator
from ceki.engine import contract
from ceki.engine.module.specialize import specialize
from ceki.engine.reasons import ROWS, Reason, Rows
from ceki.engine.rule import COMPILED
from ceki.engine.visibility.hide import WATCHER
from ceki.play import catalogue
from ceki.play.round import Round
from ceki.play.ruleset import ruleset
from ceki.play.view import View

HOUSES = [
    *(pytest.param(g.id, g.info.seats[0], None, id=g.id) for g in catalogue.games()),
    *(
        pytest.param(g.id, None, name, id=f"{g.id}-{name}", marks=pytest.mark.prove)
        for g in catalogue.games()
        for name in g.info.presets
    ),
]
OTHERS: list[tuple[str, dict[str, Any]]] = [
    ("balik_satu", {"require_call": True, "claim_optional": True, "call_choice": "declared"}),
    ("balik_satu", {"honour_rank": "own_kind", "after_call": "free", "stock_out": "reshuffle"}),
    ("gonggong", {"metu_from": "discard", "scoring": "umbuk"}),
    ("kowah", {"require_call": False, "call_mandatory": False}),
    ("cholek_tiga", {"piles_visible": False}),
    ("pei", {"captured_visible": False, "bets": ("rampung", "wudon"), "capture": "optional"}),
    ("chabut", {"showdown": "pool", "drawn_visible": True}),
]
FEW = 6  # positions of a house
OWN = ["balik_satu", "chabut", "cholek_tiga", "kowah", "pakau", "pei", "sakopong"]  # goals of their own


def moments(played: Round, seed: int, every: int) -> Iterator[Round]:
    """A round of players who stray, before every so many moves."""
    n = 0
    while not played.over:
        if n % every == 0:
            yield played
        moves, state = played.legal_numbers, generator(seed, n)
        stray = n % 5 == 0
        played.make(*(moves[n % len(moves)] if stray else choose(played.view(played.turn), state)))
        n += 1


def told_of(view: View, table: Any) -> list[Reason]:
    """What the rules write of a table as written, as the viewer's goal."""
    out = Rows()
    view.game.rule(contract.goal)(table, view.seat, view.unseen(), out)
    return view.game.goals.read(out)


def follows(name: str, players: int | None, preset: str | None, seed: int, most: int, **options: Any) -> int:
    """Checks some positions of a round of every seat: how many facts were told."""
    played, told = Round.from_seed(ruleset(name, players, preset, **options), seed), 0
    every = max(1, int(played.ruleset.game.longest(played.table)) // (4 * most))
    seats = played.ruleset.players
    for n, moment in enumerate(moments(played, seed, every)):
        told += sum(len(moment.view(seat).goal()) for seat in range(seats))
        view = moment.view(n % seats)
        assert told_of(view, view.determinize(n)) == view.goal(), f"seat {view.seat}, {n}: it follows hidden cards"
        assert view.goal(), f"seat {view.seat}, moment {n}: no goal"
        if n == most:
            break
    assert played.view(WATCHER).goal() == []
    return told


@pytest.mark.parametrize(("name", "players", "preset"), HOUSES)
def test_a_goal_follows_from_what_its_seat_sees(name, players, preset):
    assert follows(name, players, preset, 1, FEW) > 0


@pytest.mark.parametrize(("name", "options"), OTHERS)
def test_a_goal_follows_from_what_its_seat_sees_in_other_houses(name, options):
    assert follows(name, None, None, 2, FEW, **options) > 0


def test_a_goal_that_looks_at_hidden_cards_is_noticed(monkeypatch):
    def looks(g: Any, seat: int, unseen: Any, out: Any) -> None:
        contract_goal(g, seat, unseen, out)
        out.numbers[0, 0] = int(g.hand[(seat + 1) % g.seats, 0])

    game = catalogue.game("sakopong")
    contract_goal = game.rule(contract.goal)
    monkeypatch.setitem(game.namespace, "goal", looks)
    with pytest.raises(AssertionError, match="it follows hidden cards"):
        follows("sakopong", 3, None, 1, FEW)


def test_nothing_is_told_when_the_round_is_over():
    played = Round.from_seed(ruleset("sakopong", 3), 1)
    for _ in moments(played, 1, 1):
        pass
    assert [played.view(seat).goal() for seat in range(3)] == [[], [], []]


@pytest.mark.parametrize("name", OWN)
def test_the_same_is_told_compiled_as_written(name):
    """At many positions, of every seat."""
    game, n = catalogue.game(name), 0
    tell = specialize(contract.goal, game.namespace, COMPILED)
    for seed in range(2):
        played = Round.from_seed(ruleset(name), seed)
        for moment in moments(played, seed, 3):
            for seat in range(played.ruleset.players):
                view = moment.view(seat)
                out = np.zeros(1, ROWS)
                tell(view.record.copy(), seat, view.unseen(), out)
                assert game.goals.read(out.view(np.recarray)[0]) == view.goal()
                n += 1
    assert n > 5 or name == "pakau"

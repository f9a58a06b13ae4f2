"""Kowah: whole hands, and worked examples. Tests are named for their clause."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from ceki.cards import notation
from ceki.cards.ceki import (
    C3,
    C7,
    C9,
    M3,
    M7,
    M9,
    S3,
    S6,
    S8,
    S9,
)
from ceki.engine.bits import NONE
from ceki.games.kowah.beliefs import heuristic
from ceki.games.kowah.rules import play
from ceki.games.kowah.words import CALL, DISCARD, DRAW, FLICK, GAME, PASS, TAKE, TAKE_WIN
from ceki.play.match import Match
from ceki.play.round import Round
from ceki.play.ruleset import ruleset
from ceki.play.score import score_lines
from tests.games.kowah.laid import house_of, laid, played_out, put_discard, vector, won
from tests.games.namespaces import kowah


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_rounds_end_and_keep_their_cards(players: int) -> None:
    for seed in range(3):
        played_out(players, seed)
        played_out(players, seed, "greedy")


@pytest.mark.parametrize(
    "options",
    [
        {"claim_out_of_turn": True, "require_call": False},
        {"stock_out": "reshuffle", "claim_out_of_turn": True},
        {"call_mandatory": True, "may_return_taken": True, "payment": "discarder"},
        {"take_limit": 10, "payment": "split", "call_on_deal": False},
    ],
)
def test_rounds_of_other_houses(options: dict[str, Any]) -> None:
    for seed in range(3):
        played_out(3, seed, **options)
    played_out(2, 1, "greedy", **options)
    played_out(2, 1, "take", **options)


def test_a_greedy_player_wins_calls_and_keeps_couples() -> None:
    g = laid((C3, S3, C7, C7, M7, C9, S9, S6), stock=(M9,))
    put_discard(g, M3)
    assert heuristic(g, TAKE, NONE) > heuristic(g, DRAW, NONE)
    g.discard = S8
    assert heuristic(g, TAKE, NONE) < heuristic(g, DRAW, NONE)
    play(g, DRAW, NONE)
    assert heuristic(g, FLICK, S6) > heuristic(g, DISCARD, S6) > heuristic(g, DISCARD, C3) > heuristic(g, DISCARD, C7)
    assert heuristic(g, TAKE_WIN, NONE) == heuristic(g, CALL, NONE) > heuristic(g, PASS, NONE)
    assert sum(played_out(4, seed, "greedy").winner != NONE for seed in range(6)) >= 3


def test_a_record_is_small() -> None:
    assert house_of().game.dtype.itemsize <= 3500  # of which 2,048 remember the turns


def test_presets() -> None:
    assert ruleset("kowah", 4, preset="race").options["scheme"] == "race"
    assert ruleset("kowah", 4, preset="eight_hands").options["hands"] == 8


HAND = ["C3", "S3", "C7", "C7", "M7", "C9", "S9", "M9"]


@pytest.mark.parametrize(
    ("kind", "given", "said"),
    [
        ("deck", {"source": "babas", "players": 4}, "source 'babas' is not kowah"),
        ("deck", {"source": "kowah", "players": 7}, "players: 7 cannot play"),
        ("ready", {"hand": HAND, "half_decks": 6}, "half_decks: 6, kowah is played with 4"),
        ("ready", {"hand": HAND[1:], "half_decks": 4}, "hand: 7 cards, it must have 8"),
        ("ready", {"hand": ["C3"] * 8, "half_decks": 4}, "card C3: 8 copies, the deck has 4"),
        ("discard_calls", {"hand": HAND, "half_decks": 4}, "hand: 8 cards, it must have 9"),
        ("legal", {"phase": "draw", "hand": [*HAND[1:], "C1"], "called": True}, "called: the hand is not ready"),
        ("score", {"players": 4, "winner": 0, "hand": HAND, "card": "C1", "how": "plain"}, "does not make three sets"),
    ],
)
def test_examples_refuse(kind: str, given: Any, said: str) -> None:
    failure = vector(kind, given, {})
    assert failure is not None
    assert said in str(failure.got)


def test_examples_of_moves() -> None:
    given = {"phase": "discard", "hand": HAND, "called": True, "drawn": "M3"}
    assert vector("legal", given, {"discards": [], "win": True}) is None
    given = {"phase": "discard", "hand": HAND, "called": False, "drawn": "M3"}
    nine = ["C3", "C7", "C9", "S3", "S9", "M3", "M7", "M9"]
    assert vector("legal", given, {"discards": nine, "win": True}, require_call=False) is None
    given = {"phase": "draw", "hand": HAND, "called": True, "last_discard": "M3", "pile": 0}
    assert vector("legal", given, {"actions": ["take_win"]}) is None
    given = {"phase": "draw", "hand": HAND, "called": True, "last_discard": "M9"}
    assert vector("legal", given, {"actions": ["draw"]}) is None


def test_an_example_of_a_match_that_goes_on() -> None:
    given = {"players": 2, "hands": [[0, 57], [None, 0]], "scheme": "race"}
    assert vector("kowah_match", given, {"totals": [57, 0], "winner": [], "hands_played": 2}) is None


def reshuffled_round(seed: int) -> tuple[Round, Counter[int], Counter[int]]:
    """A round some turns after discards became the pile: the cards of that pile, and those that seat 0 drew from it."""
    chance = random.Random(seed)
    played, pile, drew = (
        Round.from_seed(ruleset("kowah", 3, stock_out="reshuffle"), seed),
        Counter[int](),
        Counter[int](),
    )
    while not played.over and (not pile or played.table.stock_left > pile.total() - 12):
        legal = [move for move in played.legal_numbers if move[0] not in (CALL, FLICK)]
        drawer = played.turn if pile else NONE
        verb, card = chance.choice([move for move in legal if move[0] == DRAW] or legal)
        played.make(verb, card)
        if verb == DRAW and drawer == 0:
            drew[int(played.table.got)] += 1
        if played.table.reshuffled and not pile:
            pile = Counter(int(card) for card in played.table.stock if card != NONE)
    return played, pile, drew


def test_kw_30_re_deals_know_which_discards_became_the_pile() -> None:
    played, pile, drew = reshuffled_round(1)
    assert not played.over
    assert drew
    foreign = 0
    for seed in range(30):
        other = played.view(0).determinize(seed)
        assert Counter(int(card) for card in other.stock if card != NONE) <= pile - drew
        foreign += (other.hand[1] != played.table.hand[1]).any()
    assert foreign > 0  # hands are dealt again


def test_kw_11_a_line_of_sets_shows_every_card_of_them() -> None:
    g = won(kowah.PLAIN)
    shown = [code for line in score_lines(house_of(4).game, g) if line.word == "set" for code in line.cards]
    assert sorted(shown) == sorted(notation.listed(g.hand[1]))
    assert shown.count("C7") == 2


def test_kw_27_the_settlement_of_a_race_cites_the_race() -> None:
    for scheme, clause in (("race", "KW-27"), ("fixed_hands", "KW-28")):
        match = Match(house_of(3, scheme=scheme, match_rate=3, match_stake=5), seed=1)
        match.carried.totals[:] = [90, 20, 0]
        match.record.winners = 0b001
        match.close()
        assert [(GAME.lines[what].clause, *rest) for what, *rest in match.closing] == [
            (clause, 1, 1, -5), (clause, 1, 70, -210), (clause, 2, 1, -5), (clause, 2, 90, -270),
            (clause, 0, 1, 10), (clause, 0, 1, 480),
        ]  # fmt: skip
        assert match.cents == [490, -215, -275]

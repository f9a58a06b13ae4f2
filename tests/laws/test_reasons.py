"""What every hint keeps to, at many positions of every game with choices: the reason is a difference, in favour of the
move, and never a share of cards at another distance; where there is none, the moves are said to be equal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from ceki.bots.advice.advise import Advice
from ceki.bots.advice.compare import Comparison, compared
from ceki.bots.advice.weigh import Advised
from ceki.bots.advice.why import Difference, difference, difference_as_data
from ceki.bots.greedy import choose
from ceki.bots.random import generator
from ceki.engine import contract
from ceki.engine.module.specialize import specialize
from ceki.engine.reasons import ROWS
from ceki.engine.rule import COMPILED
from ceki.play import catalogue
from ceki.play.move import say
from ceki.play.round import Round
from ceki.play.ruleset import ruleset
from ceki.play.view import View
from ceki.terminal.lines.advice import advised, evidence
from ceki.terminal.lines.facts import difference_told
from tests.cards.test_prospects import fewest_to_come

WITH_CHOICES = [name for name in catalogue.names() if len(catalogue.game(name).info.verbs) > 1]
SHARES = ("help", "wait", "nearer")  # facts that count cards which help a hand
GOALS = {"kowah": (3, 9), "tantanan": (2, 6)}  # cards of a set and of a whole hand; elsewhere 3 and 15
LET_GO, TAKEN = ("discard", "flick", "flick_ceki", "change"), "take"


def positions(name: str, rounds: int, **options: Any) -> Iterator[View]:
    """The views of every fourth choice of some rounds, of players who stray."""
    for seed in range(rounds):
        played, n = Round.from_seed(ruleset(name, **options), seed), 0
        while not played.over:
            moves, state = played.legal_numbers, generator(seed, len(played.numbers))
            if len(moves) > 1:
                n += 1
                if n % 4 == 1:
                    yield played.view(played.turn)
            stray = n % 3 == 0
            played.make(*(moves[n % len(moves)] if stray else choose(played.view(played.turn), state)))


def weighed_anyhow(view: View, chance: np.random.Generator) -> tuple[Advised, Advised]:
    """Two legal moves, any, with worths and errors as they might be found."""
    moves = view.legal_numbers
    chance.shuffle(moves)
    less, error = float(chance.exponential(3)), float(chance.uniform(0.5, 3))
    best, other = (
        Advised(verb, card, say(view.game, verb, card), tuple(view.reasons(verb, card)), 9, 1, 0.5, 0.5)
        for verb, card in moves[:2]
    )
    return best, replace(other, worth=9 - less, less=less, less_error=error)


def distance(view: View, move: Advised) -> int:
    """How many cards a hand lacks after a move, by trying every choice of sets."""
    size, full = GOALS.get(view.game.id, (3, 15))
    honours = int(view.table.honour_rank) if "honour_rank" in view.game.table.FIELDS else 2
    hand = np.array(view.table.hand[view.seat])
    verb = view.game.info.verbs[move.verb].word
    if verb in LET_GO:
        hand[move.card] -= 1
    elif verb == TAKEN:
        hand[view.table.discard] += 1
    return fewest_to_come(hand, honours, size, full)


def keeps_to_it(view: View, pair: tuple[Advised, Advised]) -> None:
    game, own = view.game, (pair[1].verb, pair[1].card)
    found = compared(pair, own)
    best, other = found.best, found.other
    hint = Advice((best, other), found, game, "cents", False, None, 300).as_data()
    said, proof = advised(game, hint), evidence(game, hint)
    assert said.startswith(say(game, best.verb, best.card).replace("_", " ").split()[0].capitalize())
    assert found.better == pair[1].surely_worse
    if not found.better:
        assert (best.verb, best.card) == own
        assert "impossible to say which is better" in said
        assert "just as well" in proof
        assert "(± " in proof
    elif found.why is None:
        assert "earned" in proof
        assert "for no obvious reason" in said
    else:
        speaks_for(view, found, found.why, said)
    if found.but is not None:
        assert found.but.theirs is not None
        assert found.but.mine.good > found.but.theirs.good
        assert " But " in said


def speaks_for(view: View, found: Comparison, why: Difference, said: str) -> None:
    best, other, mine, theirs = found.best, found.other, why.mine, why.theirs
    told = why_told(view, why, other.move)
    assert told
    assert told[0] != ";"
    assert mine.good > (theirs.good if theirs else 0)
    assert theirs is not None or mine.fact.alone
    assert theirs is None or theirs.at == mine.at
    back = difference(other.reasons, best.reasons)
    assert back is None or why_told(view, back, other.move) != told
    if mine.fact.about in SHARES and not {best.verb, other.verb} & takes_or_draws(view):
        assert distance(view, best) == distance(view, other), said
    if mine.fact.about == "short":
        assert distance(view, best) == -mine.good < distance(view, other)


def why_told(view: View, why: Difference, other: str) -> str:
    facts = difference_as_data(why, view.game)
    return difference_told(view.game, facts["mine"], facts["theirs"], other)


def takes_or_draws(view: View) -> set[int]:
    return {n for n, verb in enumerate(view.game.info.verbs) if verb.word in ("take", "draw")}


@pytest.mark.parametrize("name", WITH_CHOICES)
def test_a_reason_is_a_difference_in_favour_of_the_move(name):
    check(name, 2, 8)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("balik_satu", {"require_call": True, "claim_optional": True, "call_choice": "declared"}),
        ("balik_satu", {"honour_rank": "own_kind", "after_call": "free"}),
        ("gonggong", {"metu_from": "discard", "scoring": "umbuk"}),
        ("gonggong", {"metu_from": "both", "scoring": "undhuh_undhuhan"}),
        ("kowah", {"require_call": False, "call_mandatory": False, "claim_out_of_turn": True}),
        ("cholek_tiga", {"piles_visible": False}),
        ("pei", {"captured_visible": False, "bets": ("rampung", "wudon"), "capture": "optional"}),
        ("chabut", {"showdown": "pool"}),
    ],
)
def test_a_reason_is_a_difference_in_other_houses(name, options):
    check(name, 2, 6, **options)


@pytest.mark.prove
@pytest.mark.parametrize("name", WITH_CHOICES)
def test_a_reason_is_a_difference_in_favour_of_the_move_at_many_positions(name):
    check(name, 12, 120)


@pytest.mark.parametrize("name", WITH_CHOICES)
def test_the_same_facts_are_written_compiled_as_written(name):
    """At many positions, of every legal move."""
    game, n = catalogue.game(name), 0
    write = specialize(contract.reasons, game.namespace, COMPILED)
    for view in positions(name, 1):
        for move in view.legal_numbers:
            out = np.zeros(1, ROWS)
            write(view.record.copy(), view.seat, *move, view.unseen(), out)
            assert game.facts.read(out.view(np.recarray)[0]) == view.reasons(*move)
            n += 1
    assert n > 5


def check(name: str, rounds: int, most: int, **options: Any) -> None:
    chance, n = np.random.default_rng(4), 0
    for view in positions(name, rounds, **options):
        keeps_to_it(view, weighed_anyhow(view, chance))
        n += 1
        if n == most:
            break
    assert n > 0

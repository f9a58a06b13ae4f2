"""What drawing and passing bring, as `exact` counts it for hints, against the fractions of the plan of `ceki odds`."""

from __future__ import annotations

import random
from fractions import Fraction

import numpy as np
import pytest

from ceki.cards.odds.draw_or_stand import orders, with_one_more
from ceki.cards.pack52 import FACES
from ceki.engine.bits import NONE
from ceki.games.chabut.plan import Best, Meetings, Plan
from ceki.games.chabut.words import DRAW, PASS
from ceki.play.round import Round
from ceki.play.ruleset import ruleset
from tests.games.chabut.counts import counted


def by_fractions(view):
    """The worth, gains and losses of drawing and of passing, hand by hand, in fractions."""
    g, seat, unseen = view.table, view.seat, view.unseen()
    held = np.asarray(g.keels[seat]) + np.asarray(g.drawn[seat])
    plan = Plan(g, [card for card in range(FACES) if g.worth[card] != NONE and not unseen[card] and not held[card]])
    mine = set(np.flatnonzero(held).tolist())
    hand = tuple(len(mine.intersection(cards)) for cards in plan.alike)
    meetings = Meetings(plan, orders(plan.sizes, {hand: 1}, plan.may_draw))
    best, stands = Best(plan, meetings, g.keels[seat].copy(), {hand: 1}), meetings.gains(g.keels[seat].copy())
    found = {(DRAW, NONE): (best.drawing[hand], *by_drawing(plan, best, stands)[hand])}
    return {**found, (PASS, NONE): (best.stand[hand], *stands[hand])} if hand in best.stand else found


def by_drawing(plan, best, stands):
    """How often it ends in a gain and in a loss to draw a card to each hand, and then to play as best one can."""
    found: dict = {}
    for hand in sorted(best.drawing, key=sum, reverse=True):
        gains = losses = Fraction(0)
        for more, n in with_one_more(hand, plan.sizes):
            won, lost = found[more] if best.draws(more) else stands[more]
            gains, losses = gains + n * won, losses + n * lost
        left = plan.cards - sum(hand)
        found[hand] = gains / left, losses / left
    return found


def decisions(players, seed, **house):
    """What the seat in turn sees, wherever more than one move is legal, in a round of random moves."""
    chance, played = random.Random(seed), Round.from_seed(ruleset("chabut", players, **house), seed)
    while not played.over:
        if len(played.legal_numbers) > 1:
            yield played.view(played.turn)
        played.make(*chance.choice(played.legal_numbers))


def agree(players, seed, house, most):
    n = 0
    for view, _ in zip(decisions(players, seed, **house), range(most), strict=False):
        found = counted(view)
        expected = by_fractions(view) if found else {}
        assert found.keys() == expected.keys()
        for move, one in found.items():
            for number, fraction in zip((one.worth, one.gains, one.losses), expected[move], strict=True):
                assert abs(number - fraction) < 1e-8
                assert round(number, 3) == round(float(fraction), 3)
            n += 1
    return n


HOUSES = [{}, {"preset": "twenty_one"}, {"preset": "winstedt"}, {"tie": "push", "drawn_visible": True}]


@pytest.mark.parametrize("house", [{"max_cards": 3}, {"max_cards": 4, "tie": "push"}])
def test_ch_10_what_is_counted_for_a_hint_is_what_fractions_give(house):
    assert agree(3, 2, house, 3) > 0


@pytest.mark.prove
@pytest.mark.parametrize("house", HOUSES)
def test_ch_10_what_is_counted_for_hints_of_every_house_is_what_fractions_give(house):
    assert sum(agree(players, seed, house, 2) for players, seed in ((2, 3), (4, 5))) > 0

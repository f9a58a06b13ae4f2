"""For bots: what a simple player would do, and what calls and throws say of hidden cards."""

from __future__ import annotations

from typing import Any

from ceki.cards.trail import FACE, LAID_OPEN, TAKEN, earliest_turn, latest_turn
from ceki.engine.bits import NONE
from ceki.engine.contract import ANY_HAND, MOST_HANDS
from ceki.engine.rule import rule
from ceki.games._sets.beliefs import goes_back, known_before, not_dealt_complete
from ceki.games._sets.beliefs import hand_consistent as holds_as_above
from ceki.games._sets.beliefs import hand_constraint as binds_as_above
from ceki.games._sets.beliefs import heuristic as heuristic
from ceki.games._sets.beliefs import sample_hand as sample_hand
from ceki.games._sets.table import DISCARDING, FROM_DISCARD
from ceki.games.chaqui.rules import Table, can_let_go


@rule
def hand_constraint(g: Table, seat: int) -> int:
    """Besides what a call says, all know of whoever has just taken a card which olo it made, or that it made none."""
    bound = binds_as_above(g, seat)
    return MOST_HANDS if bound == ANY_HAND and has_taken(g, seat) else bound


@rule
def has_taken(g: Table, seat: int) -> bool:
    """Whether a seat has just taken the discard and discards next."""
    return bool(seat == g.turn and g.step == DISCARDING and g.got != NONE and g.got_from == FROM_DISCARD)


@rule
def hand_consistent(g: Table, seat: int, hand: Any, got: int) -> bool:
    """As in Balik Satu; a taken card made no olo that is not open (CQ-5), and left another card to discard (CQ-4)."""
    if has_taken(g, seat):
        if g.exposed[seat, got] == 0 and (hand[got] + 1) % 3 == 0:
            return False  # (CQ-5) the olo would lie open
        if g.exposed_locked and g.open_olos[seat] > 0 and not can_let_go(g, hand, got):
            return False
    return binds_as_above(g, seat) == ANY_HAND or holds_as_above(g, seat, hand, got)


@rule
def hand_reachable(g: Table, seat: int, hand: Any, got: int, state: Any) -> bool:
    """Besides what all games of the kind know: a taken card that laid no olo open made none (CQ-3, CQ-5)."""
    known = known_before(g, seat, got)
    turn = latest_turn(g, seat)
    while turn >= earliest_turn(g):
        if not goes_back(g, seat, turn, hand, known, state):
            return False
        came = g.came[turn % len(g.went)]
        if came >= TAKEN and came & LAID_OPEN == 0 and (hand[came & FACE] + 1) % 3 == 0:
            return False  # olos that lie open are threes themselves
        turn -= g.seats
    return not_dealt_complete(g, seat, hand)

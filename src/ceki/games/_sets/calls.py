"""Hands and calls: what is complete, what may be called, and what a call waits for."""

from __future__ import annotations

from typing import Any

from ceki.cards.ceki import FACES, of_rank, rank_of
from ceki.cards.sets import (
    is_complete,
    left_over,
    matas,
    open_rank,
    readiness,
    readiness_without,
    short_of_one,
    still_out,
)
from ceki.engine.bits import NONE, first, has, one
from ceki.engine.rule import rule
from ceki.games._sets.options import DECLARED, IMPROVE_ONLY, LOCKED
from ceki.games._sets.table import CEKI, NO_CALL, Table

# ---------------------------------------------------------------- hands and calls


@rule
def is_won(g: Table, hand: Any) -> bool:
    """Every card is in a set [BS-13] and at least one set is a mata [BS-14]."""
    return is_complete(hand, g.honour_rank, g.set_size) and matas(hand, g.set_size) > 0


@rule
def can_drop_mata(g: Table, hand: Any, rank: int, pair: int) -> bool:
    """Whether a pair can be left over so that no set need be a mata: no face fills its rank's sets [BS-22]."""
    left = g.set_size - 1  # a pair; one card where sets are pairs
    rest = hand[pair] - left
    for r in range(12):
        cards = of_rank(r, g.honour_rank)
        n = -left if r == rank else 0
        most = 0
        for face in range(FACES):
            if has(cards, face):
                n += hand[face]
                most = max(most, rest if face == pair else hand[face])
        if most > left * (n // g.set_size):
            return False
    return True


@rule
def declared_pairs(g: Table, hand: Any, rank: int) -> int:
    """The faces whose pair can be left over so that the other cards need no mata [BS-22]."""
    faces = 0
    cards = of_rank(rank, g.honour_rank)
    for face in range(FACES):
        if has(cards, face) and hand[face] >= g.set_size - 1 and can_drop_mata(g, hand, rank, face):
            faces |= one(face)
    return faces


@rule
def declared_ceki(g: Table, hand: Any) -> int:
    """The cards that a hand with a mata may wait for when its player says ceki all the same [BS-22]."""
    rank = open_rank(hand, g.honour_rank, g.set_size)
    if g.call_choice != DECLARED or rank == NONE:
        return 0
    return still_out(hand, g.deck, declared_pairs(g, hand, rank))


@rule
def ceki_pairs(g: Table, hand: Any, rank: int) -> int:
    """The faces whose third card a ceki waits for: of an identical pair that is left over [BS-20], where ceki may be
    declared over a mata beside no other mata [BS-22], as long as there is such a pair."""
    if g.call_choice == DECLARED and matas(hand, g.set_size) > 0:
        declared = declared_pairs(g, hand, rank)
        if declared != 0:
            return declared
    return short_of_one(hand, rank, g.honour_rank, g.set_size)


@rule
def fits(g: Table, seat: int, card: int) -> bool:
    """Whether this card completes a caller's hand under their call: the same as being one of its waits."""
    hand = g.hand[seat]
    rank = open_rank(hand, g.honour_rank, g.set_size)
    if rank == NONE or not has(of_rank(rank, g.honour_rank), card):
        return False
    if g.call[seat] != CEKI:
        return bool(g.call[seat] != NO_CALL)
    if g.call_choice == DECLARED:
        return has(ceki_pairs(g, hand, rank), card)
    return left_over(hand[card], g.set_size) == g.set_size - 1


@rule
def ready_call(g: Table, hand: Any) -> int:
    """The call that a hand one card short gives on its own (BS-17) [BS-18] [BS-21]."""
    return readiness(hand, g.deck, g.honour_rank, g.set_size)


@rule
def call_without(g: Table, hand: Any, face: int) -> int:
    """The call that a full hand gives as it discards."""
    return readiness_without(hand, face, g.deck, g.honour_rank, g.set_size)


@rule
def improving_discards(g: Table, hand: Any, card: int) -> int:
    """For a caller who also holds `card`: the others of its rank that may go, making one mata more [BS-28]."""
    faces = 0
    if left_over(hand[card], g.set_size) != 0:
        return faces  # the card makes no mata
    others = of_rank(rank_of(card, g.honour_rank), g.honour_rank) & ~one(card)
    while others != 0:
        face = first(others)
        others &= others - 1
        if left_over(hand[face], g.set_size) != 0 and call_without(g, hand, face) != NO_CALL:
            faces |= one(face)
    return faces


@rule
def free_discards(g: Table, hand: Any, card: int) -> int:
    """The other cards that may go and leave the hand ready (BS-30)."""
    faces = 0
    for face in range(FACES):
        if face != card and hand[face] > 0 and call_without(g, hand, face) != NO_CALL:
            faces |= one(face)
    return faces


@rule
def changes(g: Table, hand: Any, card: int) -> int:
    """What a caller who also holds `card` may discard instead of it [BS-28] (BS-30)."""
    if g.after_call == LOCKED:
        return 0
    return improving_discards(g, hand, card) if g.after_call == IMPROVE_ONLY else free_discards(g, hand, card)

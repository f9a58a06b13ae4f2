"""The legal moves: for each verb the set of cards that may go with it.

`moves` is an int64 array, (verbs,), one set of cards (bits) a verb. A verb that needs no card stands alone.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ceki.engine.bits import NONE, how_many, nth
from ceki.engine.rule import rule

Moves = npt.NDArray[np.int64]
VERBS = 12
ALONE = 60  # the place in a set that means: this verb, without a card


def no_moves() -> Moves:
    """An empty list of moves: int64, (verbs,)."""
    return np.zeros(VERBS, np.int64)


@rule
def clear(moves: Moves) -> None:
    """Takes every offer back."""
    for verb in range(VERBS):
        moves[verb] = 0


@rule
def offer(moves: Moves, verb: int) -> None:
    """Offers a verb that needs no card."""
    moves[verb] |= 1 << ALONE


@rule
def offer_card(moves: Moves, verb: int, card: int) -> None:
    """Offers a verb with this card."""
    moves[verb] |= 1 << card


@rule
def offer_each(moves: Moves, verb: int, cards: int) -> None:
    """Offers a verb with every card of a set."""
    moves[verb] |= cards


@rule
def number_of_moves(moves: Moves) -> int:
    """How many different moves are on offer."""
    n = 0
    for verb in range(VERBS):
        n += how_many(moves[verb])
    return n


@rule
def legal_same(moves: Moves, others: Moves) -> bool:
    """Whether both offer the same moves."""
    for verb in range(VERBS):
        if moves[verb] != others[verb]:
            return False
    return True


@rule
def may(moves: Moves, verb: int, card: int) -> bool:
    """Whether this move is on offer."""
    if verb < 0 or verb >= VERBS or card < NONE or card >= ALONE:
        return False
    place = ALONE if card == NONE else card
    return (moves[verb] >> place) & 1 != 0


@rule
def nth_verb(moves: Moves, n: int) -> int:
    """The verb of the move that has `n` moves before it."""
    for verb in range(VERBS):
        count = how_many(moves[verb])
        if n < count:
            return verb
        n -= count
    return NONE


@rule
def nth_card(moves: Moves, n: int) -> int:
    """The card of the move that has `n` moves before it, `NONE` when the verb stands alone."""
    for verb in range(VERBS):
        count = how_many(moves[verb])
        if n < count:
            card = nth(moves[verb], n)
            return NONE if card == ALONE else card
        n -= count
    return NONE


def listed(moves: Moves) -> list[tuple[int, int]]:
    """The moves as (verb, card) pairs in their order, card `NONE` where there is none. Plain Python."""
    pairs = []
    for verb, cards in enumerate(moves.tolist()):
        while cards:
            card = (cards & -cards).bit_length() - 1
            pairs.append((verb, NONE if card == ALONE else card))
            cards &= cards - 1
    return pairs

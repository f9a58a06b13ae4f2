"""For bots: what a simple player would do, and what calls and throws say of hidden cards."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ceki.cards.ceki import C3, C9, COPIES, FACES, number_on, of_rank, rank_of
from ceki.engine.bits import NONE, first
from ceki.engine.rule import rule
from ceki.games.pei.combinations import FIXED
from ceki.games.pei.options import BY_FACE, BY_RATE
from ceki.games.pei.rules import PATIH, UNYIK, Table, matching
from ceki.games.pei.words import ABANG, CAPTURE, IRENG, LEAVE, MACAN

# ---------------------------------------------------------------- a simple player's eye

EIGHTHS: Final = 8  # of a point
CHANCE: Final = np.array([8, 3, 2, 1], np.int64)  # in eighths, that a combination comes whole which lacks so many more


def dearest_of_three(row: Any, face: int) -> int:
    """The dearest combination of three that a face belongs to, else ireng."""
    return next((combination for combination in range(ABANG, MACAN + 1) if face in row[combination]), IRENG)


COMBINATION_OF: Final = np.array([[dearest_of_three(row, face) for face in range(FACES)] for row in FIXED], np.int64)


# Chosen by duels with the player that took whenever it could (`bench.bots.simple_players`), in eighths of a point.
TAKES: Final = 260  # to take at all
WAITS: Final = 130  # less where nobody else can have the rank: this can be taken later
HURRIES: Final = 8  # more for each card of the rank that others may have
MOST_UNSEEN: Final = 8  # such cards that count
AGAIN: Final = 30  # to take with a card of which the hand has another
TAKES_BACK: Final = 85  # to lay a card of which the hand has another, which may take it
SURELY: Final = 220  # more where nobody else can have the rank


@rule
def heuristic(g: Table, verb: int, card: int) -> int:
    """What a move brings to the pile or lays before the others, in eighths of a point; with an eye to the last cards
    (PE-9, PE-10). A card of the hand can wait where nobody else can have its rank, and less so if the hand has more of
    it than lie there to be taken."""
    if verb == LEAVE:
        return 0
    if verb == CAPTURE:
        return worth(g, card)
    found = matching(g, card)
    more = of_its_rank(g, g.hand[g.turn], card) - 1
    others = unseen(g, card)
    if found == 0:
        return laid_worth(g, card, more, others)
    best = 0
    while found != 0:
        best = max(best, worth(g, first(found)))
        found &= found - 1
    hurry = HURRIES * min(others, MOST_UNSEEN) if others > 0 else -WAITS
    denied = EIGHTHS if g.turn != UNYIK and same_rank(g, card, g.open_card) else 0  # the unyik waits for the others
    surplus = more + 1 - of_its_rank(g, g.pool, card)
    return TAKES + hurry + AGAIN * more + worth(g, card) // 4 + 2 * best + 2 * EIGHTHS * surplus + denied


@rule
def laid_worth(g: Table, card: int, more: int, others: int) -> int:
    """How good a card looks that takes nothing; `more`: those of its rank that stay in the hand, `others`: those that
    others may have. Of one card alone it is better to keep what a last card that is known will take."""
    lost = worth(g, card) * (2 if same_rank(g, card, known_last(g)) else 1)
    if more == 0:
        return -lost
    return TAKES_BACK * more + (SURELY if others == 0 else 0) - lost // 2


@rule
def of_its_rank(g: Table, row: Any, card: int) -> int:
    """How many cards of a card's rank a row has."""
    left = of_rank(rank_of(card, g.honour_rank), g.honour_rank)
    n = 0
    while left != 0:
        n += row[first(left)]
        left &= left - 1
    return int(n)


@rule
def unseen(g: Table, card: int) -> int:
    """How many cards of a card's rank are neither in the hand of the seat in turn nor in any place that it sees."""
    left = of_rank(rank_of(card, g.honour_rank), g.honour_rank)
    n = 0
    while left != 0:
        face = first(left)
        n += COPIES - g.hand[g.turn, face] - g.pool[face]
        for seat in range(g.seats):
            n -= g.won[seat, face] if seat == g.turn or g.captured_visible > 0 else 0
        left &= left - 1
    return int(n)


@rule
def known_last(g: Table) -> int:
    """The card that the seat in turn knows it will draw in its last turn, else `NONE`."""
    if g.turn == PATIH:
        return int(g.patih_card)
    return int(max(g.open_card, g.unyik_card)) if g.turn == UNYIK else NONE


@rule
def same_rank(g: Table, card: int, other: int) -> bool:
    """Whether there is another card and it has the rank of this one."""
    return other != NONE and rank_of(card, g.honour_rank) == rank_of(other, g.honour_rank)


@rule
def worth(g: Table, face: int) -> int:
    """What one more card of a face may bring the pile of the seat in turn, in eighths of a point (PE-21)."""
    return EIGHTHS * number_on(face) + max(hope_of_three(g, face), hope_of_run(g, face))


@rule
def hope_of_three(g: Table, face: int) -> int:
    """What it may bring beyond its number in a combination of three: the whole of it (PE-30), or, where the pile has
    the face already, one card more (PE-26, PC-5); nothing when one of the three cannot be had any more."""
    combination = COMBINATION_OF[g.macan_cards, face]
    again = g.won[g.turn, face] > 0
    if combination == IRENG or (again and g.extras == BY_FACE):
        return 0
    rate = g.rates[combination]
    brings = rate - number_on(face)
    missing = 0
    for i in range(3):
        other = FIXED[g.macan_cards, combination, i]
        if other != face:
            n = g.won[g.turn, other]
            if n == 0 and others_have_all(g, other):
                return 0
            missing += int(n == 0)
            if not again:
                brings += (rate - number_on(other)) * (n if n > 1 and g.extras == BY_RATE else 1)
    return max(int(brings * CHANCE[missing]), 0)


@rule
def hope_of_run(g: Table, face: int) -> int:
    """What a coin may bring beyond its number in bunci ireng: the first three together (PE-23), a coin after them with
    those that it joins; only the three where more count by their face (PC-6)."""
    if face > C9 or g.won[g.turn, face] > 0 or (face > C3 and g.extras == BY_FACE):
        return 0
    brings = 0
    missing = 0
    joined = g.extras == BY_RATE
    for coin in range(C9 + 1):
        there = coin == face or g.won[g.turn, coin] > 0
        if coin <= max(face, C3):
            missing += int(not there)
            brings += g.rates[IRENG] - number_on(coin) if coin == face or max(face, coin) <= C3 else 0
        else:
            joined = joined and there
            brings += g.rates[IRENG] - number_on(coin) if joined else 0
    return max(int(brings * CHANCE[min(missing, 3)]), 0)


@rule
def others_have_all(g: Table, face: int) -> bool:
    """Whether the other players' open piles have every copy of a face (PE-18)."""
    n = 0
    for seat in range(g.seats):
        n += g.won[seat, face] if seat != g.turn else 0
    return g.captured_visible > 0 and n == COPIES

"""What a pile scores: the run, the four combinations of three, and the rest by face value."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ceki.cards.ceki import C8, COPIES, FACES, S9, number_on
from ceki.cards.notation import card_number
from ceki.engine.bits import one
from ceki.engine.rule import rule
from ceki.games.pei.options import (
    BY_FACE,
    BY_RATE,
    DERIVATION,
    EACH_RUN,
    EXTRA_COPIES,
    JAVA_RATES,
    MAGELANG,
    ONCE_IRENG_FIRST,
    PER_CARD,
    PRINTED,
    SHARED,
    TEXT,
)
from ceki.games.pei.words import ABANG, IRENG, MACAN

# [PE-23] [PE-26] (DK-5) [PE-27] [PE-28] [PE-29] the three cards of each combination, by macan_cards
THREE: Final = (
    ("C1 C2 C3", "OT RF S9", "WF S8 M9", "C8 S2 M2", "C9 S1 M1"),
    ("C1 C2 C3", "OT RF S9", "WF S8 M9", "C8 S2 M2", "C1 S9 M1"),
)


FIXED: Final = np.array([[[card_number(code) for code in cards.split()] for cards in row] for row in THREE], np.int64)


KEEP: Final = 5  # 0 to 4 copies of a card may be kept back


PLANS: Final = KEEP**3


@rule
def best_score(g: Any, pile: Any) -> int:
    """Lays a pile out in the way that the house allows and that brings most [PE-31]; what it scores."""
    if not is_contested(g, pile):
        return lay_out_pile(g, pile, 0)
    best = 0
    most = -1
    for plan in range(PLANS):
        if can_keep(g, pile, plan):
            points = lay_out_pile(g, pile, plan)
            if points > most:
                best = plan
                most = points
    return lay_out_pile(g, pile, best)


@rule
def is_contested(g: Any, pile: Any) -> bool:
    """Whether two combinations want the same card: a run may need C8 and C9 [PE-32]; by the text C1 and S9 too."""
    if g.card_use == SHARED:
        return False
    if g.macan_cards == TEXT:
        return True
    for coin in range(C8 + 1):
        if pile[coin] == 0:
            return False
    return True


# A plan says how many copies of a contested card are kept back for the later combination: C8 for pang picis, a coin
# for macan and, by the text, an S9 for macan. Every plan is tried; what the run then leaves over is free as well.


@rule
def kept(g: Any, plan: int, face: int) -> int:
    """How many copies of a card a plan keeps from the combination that would use it first."""
    if face == C8:
        return plan % KEEP
    if face == FIXED[g.macan_cards, MACAN, 0]:
        return plan // KEEP % KEEP
    return plan // (KEEP * KEEP) if face == S9 else 0


@rule
def can_keep(g: Any, pile: Any, plan: int) -> bool:
    """Whether the pile has the cards of a plan; coins are not kept back where bunci ireng comes first."""
    if g.card_use == ONCE_IRENG_FIRST and plan % (KEEP * KEEP) > 0:
        return False
    if g.macan_cards == DERIVATION and kept(g, plan, S9) > 0:
        return False
    coin = FIXED[g.macan_cards, MACAN, 0]
    return bool(kept(g, plan, C8) <= pile[C8] and kept(g, plan, coin) <= pile[coin] and kept(g, plan, S9) <= pile[S9])


@rule
def lay_out_pile(g: Any, pile: Any, plan: int) -> int:
    """The run first, the fixed combinations from what it leaves, the rest by face value [PE-32]."""
    for face in range(FACES):
        g.rest[face] = pile[face]
    for combination in range(5):
        g.combo_cards[combination] = 0
        g.combo_points[combination] = 0
        g.combo_faces[combination] = 0
    lay_runs(g, pile, plan)
    points = g.combo_points[IRENG]
    for combination in range(ABANG, MACAN + 1):
        lay_fixed(g, pile, plan, combination)
        points += g.combo_points[combination]
    return int(points) + face_points(g)


@rule
def face_points(g: Any) -> int:
    """The face values of the cards that no combination has used (PE-21, DK-6)."""
    points = 0
    for face in range(FACES):
        points += g.rest[face] * number_on(face)
    return int(points)


@rule
def lay_runs(g: Any, pile: Any, plan: int) -> None:
    """Bunci ireng [PE-23]: one run, or more of them, or all copies of its coins [PE-25]."""
    runs = COPIES if g.ireng_copies == EACH_RUN and g.extras == BY_RATE else 1
    for copy_of_each in range(1, runs + 1):
        n = run_length(g, pile, plan, copy_of_each)
        for coin in range(n):
            put_in(g, IRENG, coin, 1)
        g.combo_points[IRENG] += run_points(g, n)
        if g.ireng_copies == EXTRA_COPIES and g.extras == BY_RATE:
            for coin in range(n):
                if g.rates[IRENG] >= number_on(coin):
                    more = pile[coin] - kept(g, plan, coin) - 1
                    put_in(g, IRENG, coin, more)
                    g.combo_points[IRENG] += more * g.rates[IRENG]


@rule
def run_length(g: Any, pile: Any, plan: int, copy_of_each: int) -> int:
    """Coins from C1 without a gap, three at least [PE-23]; it may stop where going on does not pay [PE-31]."""
    length = 0
    most = 0
    gain = 0  # what the run brings beyond the face values of its cards
    for n in range(1, 10):
        free = pile[n - 1] - kept(g, plan, n - 1)
        if free < copy_of_each or (n > 3 and g.extras == BY_FACE):  # [PC-6] C4 and on are extra cards
            return length
        gain -= n
        if g.ireng_copies == EXTRA_COPIES and g.extras == BY_RATE:
            gain += (free - 1) * max(g.rates[IRENG] - n, 0)
        if n >= 3 and (g.card_use == ONCE_IRENG_FIRST or gain + run_points(g, n) >= most):
            length = n
            most = gain + run_points(g, n)
    return length


@rule
def run_points(g: Any, n: int) -> int:
    """A run of `n` coins [PE-23]; the two printed figures go with 13 a card and not with Magelang [PE-24] (PM-3)."""
    if g.variant != MAGELANG and g.rates[IRENG] == JAVA_RATES[IRENG]:
        if n == 9 and g.ireng_table != PER_CARD:
            return 113
        if n == 4 and g.ireng_table == PRINTED:
            return 42
    return int(n * g.rates[IRENG])


@rule
def lay_fixed(g: Any, pile: Any, plan: int, combination: int) -> None:
    """Three given cards, and more copies of them [PE-26] [PC-5]; nothing if one is missing [PE-30] or it does not
    pay."""
    rate = g.rates[combination]
    gain = 0
    for i in range(3):
        face = FIXED[g.macan_cards, combination, i]
        n = free_for(g, pile, plan, combination, face)
        if n <= 0:
            return
        more = rate - number_on(face)
        gain += more + ((n - 1) * max(more, 0) if g.extras == BY_RATE else 0)
    if gain < 0:
        return
    for i in range(3):
        face = FIXED[g.macan_cards, combination, i]
        all_copies = g.extras == BY_RATE and rate >= number_on(face)
        put_in(g, combination, face, free_for(g, pile, plan, combination, face) if all_copies else 1)
    g.combo_points[combination] = rate * g.combo_cards[combination]


@rule
def free_for(g: Any, pile: Any, plan: int, combination: int, face: int) -> int:
    """The copies of a card that a fixed combination may use: each card counts once, unless all share it [PE-31]."""
    if g.card_use == SHARED:
        return int(pile[face])
    return int(g.rest[face] - (kept(g, plan, face) if combination == ABANG else 0))


@rule
def put_in(g: Any, combination: int, face: int, n: int) -> None:
    """Lays `n` copies of a face into a combination; they are no longer among the rest."""
    g.combo_cards[combination] += n
    g.combo_faces[combination] |= one(face)
    g.rest[face] = max(g.rest[face] - n, 0)

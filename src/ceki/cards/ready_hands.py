"""Hands one card short of complete, drawn at random: each that is as asked is as likely as any other.

A hand is known in part and gets `n` loose cards more. How many cards of each rank it gets is drawn by exact weights,
products of binomials over the faces, added up rank by rank; then the cards of each rank in the same way. No draw is
thrown away.

Throughout, `hand`, `loose` and `deck` are counts by face, (faces,); `state` is a small generator, (2,); `wishes` is
what `a_ready_hand` returns.
"""

from __future__ import annotations

from math import comb
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ceki.cards.ceki import FACES, RANKS, of_rank, rank_of
from ceki.cards.sets import left_over
from ceki.engine.bits import NONE, first, has
from ceki.engine.chance import Words, small_share
from ceki.engine.rule import rule

Ways = npt.NDArray[np.float64]

# what is asked of a hand: a word of numbers, filled by a game
CARDS, HONOURS, SET_SIZE, MATAS, NEEDS_PAIR, NOT_PAIRED, MAY_OPEN, COUPLE, PAIRED, SEEN = range(10)
WISHES: Final = 10
ANY_MATAS, NO_MORE, SOME_MORE = range(3)  # matas beside those that are known

GOOD, BAD = 1, 2  # what the cards of a rank have shown so far: what is needed; what may not be in the open rank
LOOKS: Final = 4
MOST: Final = 15  # loose cards that a hand may get
STEP: Final = (MOST + 1) * LOOKS
OF_FACES, OF_RANKS, OF_FIRST_RANKS = 0, FACES * STEP, (FACES + RANKS) * STEP  # the three parts of `ways`
ROOM: Final = (FACES + 2 * RANKS + 1) * STEP
COPIES: Final = 40  # of a face in the largest deck
CHOICES: Final[npt.NDArray[np.float64]] = np.array(
    [[comb(n, k) for k in range(MOST + 1)] for n in range(COPIES + 1)], np.float64
)


@rule
def a_ready_hand(cards: int, honours: int, set_size: int) -> Words:
    """What asks for any ready hand that takes `cards` loose ones; a game then says more.

    `MATAS`: matas beside those that are known. `NEEDS_PAIR`: the open rank has a face that lacks one card of a mata
    and is not all in the hand. `NOT_PAIRED`: faces that may not be such a face. `MAY_OPEN`: faces whose rank may be
    the open one. `COUPLE`: how many cards the open rank has, 0 for any number. `PAIRED`: a face, or `NONE`, that must
    lack one card of a mata, wherever it is.
    """
    wishes = np.zeros(WISHES, np.int64)
    wishes[CARDS] = cards
    wishes[HONOURS] = honours
    wishes[SET_SIZE] = set_size
    wishes[MAY_OPEN] = -1
    wishes[PAIRED] = NONE
    return wishes


@rule
def of_ranks(faces: int, honours: int) -> int:
    """All faces of the ranks that a set of faces has."""
    found = 0
    while faces != 0:
        found |= of_rank(rank_of(first(faces), honours), honours)
        faces &= ~found
    return found


@rule
def draw_ready(wishes: Words, hand: Any, loose: Any, deck: Any, state: Words) -> float:
    """Adds loose cards to `hand` as wished, and takes them from `loose`; returns in how many ways this could be done.

    `hand`, `loose` and `deck`: counts by face, (faces,), the first two changed; `state`: a small generator, (2,). Where
    there is no way, it returns 0 and changes nothing. Cards of a face are told apart when ways are counted.
    """
    cards = wishes[CARDS]
    wishes[SEEN] = looks_needed(wishes)
    ways = np.empty(ROOM, np.float64)
    count_ranks(wishes, hand, loose, deck, ways)
    look = GOOD if wishes[MATAS] == SOME_MORE or wishes[NEEDS_PAIR] else 0
    found = ways[OF_FIRST_RANKS + RANKS * STEP + cards * LOOKS + 2 + look]
    if found > 0:
        draw_ranks(wishes, cards, 2 + look, hand, loose, deck, state, ways)
    return float(found)


# ---------------------------------------------------------------- counting

# Of a rank, and of the first ranks together, ways are kept by the loose cards used and by 2 * (a rank is open) + (what
# is needed has been seen); of the first faces of a rank by the loose cards used and by what they have shown.


@rule
def looks_needed(wishes: Words) -> int:
    """How many different looks faces may have, when only what the wishes ask about is looked at."""
    if wishes[NOT_PAIRED] != 0:
        return LOOKS
    return 2 if wishes[MATAS] == SOME_MORE or wishes[NEEDS_PAIR] != 0 else 1


@rule
def look_of(wishes: Words, face: int, n: int, known: int, copies: int) -> int:
    """What `n` cards of a face show, some of them known, or `NONE` when there may not be as many."""
    size = wishes[SET_SIZE]
    short = left_over(n, size) == size - 1
    if face == wishes[PAIRED] and not short:
        return NONE
    look = 0
    if wishes[MATAS] != ANY_MATAS and n - left_over(n, size) > known:
        if wishes[MATAS] == NO_MORE:
            return NONE
        look = GOOD  # some more
    if short:
        if wishes[NEEDS_PAIR] and n < copies:
            look |= GOOD
        if has(wishes[NOT_PAIRED], face):
            look |= BAD
    return look


@rule
def count_ranks(wishes: Words, hand: Any, loose: Any, deck: Any, ways: Ways) -> None:
    """Fills `ways`: rank by rank, in how many ways the ranks up to it can take each number of loose cards."""
    cards = wishes[CARDS]
    for i in range((cards + 1) * LOOKS):
        ways[OF_FIRST_RANKS + i] = 0.0
    ways[OF_FIRST_RANKS] = 1.0
    lacking = 0
    for rank in range(RANKS):
        before = OF_FIRST_RANKS + rank * STEP
        after = before + STEP
        for i in range((cards + 1) * LOOKS):
            ways[after + i] = 0.0
        if of_rank(rank, wishes[HONOURS]) == 0:
            for i in range((cards + 1) * LOOKS):
                ways[after + i] = ways[before + i]
        else:
            known = count_rank(wishes, rank, hand, loose, deck, ways)
            join_rank(cards, wishes[SET_SIZE], known, lacking, OF_RANKS + rank * STEP, before, after, ways)
            lacking -= known


@rule
def join_rank(cards: int, size: int, known: int, lacking: int, alone: int, before: int, after: int, ways: Ways) -> None:
    """Puts a rank, of which some cards are known, to those before it; only one of all may be open.

    Whole ranks take as many cards as their known ones lack of whole sets, and `size` more, and so on; an open one a
    card less. All other numbers have no ways and are stepped over.
    """
    fewest = left_over(-known, size)
    fewest_open = left_over(size - 1 - known, size)
    others = left_over(lacking, size)
    others_open = left_over(size - 1 + lacking, size)
    for kind in range(LOOKS):
        for n in range(fewest if kind < 2 else fewest_open, cards + 1, size):
            here = ways[alone + n * LOOKS + kind]
            if here > 0.0:
                for other in range(LOOKS if kind < 2 else 2):
                    for m in range(others if other < 2 else others_open, cards - n + 1, size):
                        ways[after + (n + m) * LOOKS + (kind | other)] += here * ways[before + m * LOOKS + other]


@rule
def count_rank(wishes: Words, rank: int, hand: Any, loose: Any, deck: Any, ways: Ways) -> int:
    """In how many ways a rank takes each number of loose cards and is whole, or is the open one; returns how many of
    its cards are known."""
    faces = of_rank(rank, wishes[HONOURS])
    start = OF_RANKS + rank * STEP
    cards = wishes[CARDS]
    for i in range((cards + 1) * LOOKS):
        ways[start + i] = 0.0
    last = count_faces(wishes, faces, hand, loose, deck, ways)
    known = 0
    copies = 0
    while faces != 0:
        known += hand[first(faces)]
        copies += deck[first(faces)]
        faces &= faces - 1
    size = wishes[SET_SIZE]
    for left in range(0, size, size - 1):  # whole, or a card short
        for n in range(left_over(left - known, size), cards + 1, size):
            for look in range(wishes[SEEN]):
                here = ways[last + n * LOOKS + look]
                if here > 0.0:
                    kind = kind_of_rank(wishes, rank, known + n, copies, look)
                    if kind != NONE:
                        ways[start + n * LOOKS + kind] += here
    return known


@rule
def kind_of_rank(wishes: Words, rank: int, n: int, copies: int, look: int) -> int:
    """2 for an open rank, 0 for a whole one, and 1 more where what is needed was seen; `NONE` for another."""
    size = wishes[SET_SIZE]
    left = left_over(n, size)
    if left == 0:
        return look & GOOD if wishes[MATAS] == SOME_MORE else 0
    if left != size - 1 or n >= copies or look & BAD != 0:
        return NONE
    if wishes[COUPLE] != 0 and n != wishes[COUPLE]:
        return NONE
    faces = of_rank(rank, wishes[HONOURS])
    if faces & wishes[MAY_OPEN] != faces:
        return NONE
    return 2 + (look & GOOD)


@rule
def count_faces(wishes: Words, faces: int, hand: Any, loose: Any, deck: Any, ways: Ways) -> int:
    """In how many ways the first faces of a set take each number of loose cards; returns where the ways of all of them
    stand."""
    cards = wishes[CARDS]
    before = NONE
    most = 0
    while faces != 0:
        face = first(faces)
        faces &= faces - 1
        after = OF_FACES + face * STEP
        for i in range((cards + 1) * LOOKS):
            ways[after + i] = 0.0
        for n in range(min(loose[face], cards) + 1):
            look = look_of(wishes, face, hand[face] + n, hand[face], deck[face])
            if look != NONE:
                add_face(n, look, CHOICES[loose[face], n], wishes[SEEN], before, min(most, cards - n), after, ways)
        most = min(most + loose[face], cards)
        before = after
    return before


@rule
def add_face(n: int, look: int, choices: float, looks: int, before: int, most: int, after: int, ways: Ways) -> None:
    """Adds the ways in which a face takes `n` cards and those before it at most `most`."""
    if before == NONE:
        ways[after + n * LOOKS + look] += choices
        return
    for m in range(most + 1):
        for other in range(looks):
            ways[after + (n + m) * LOOKS + (look | other)] += choices * ways[before + m * LOOKS + other]


# ---------------------------------------------------------------- drawing


@rule
def draw_ranks(
    wishes: Words, cards: int, kind: int, hand: Any, loose: Any, deck: Any, state: Words, ways: Ways
) -> None:
    """From the last rank to the first: how many loose cards it takes and of which kind it is, then which cards."""
    for back in range(RANKS):
        rank = RANKS - 1 - back
        if of_rank(rank, wishes[HONOURS]) != 0:
            chosen = choose_rank(rank, cards, kind, state, ways)
            n = chosen // 16
            draw_faces(wishes, rank, n, (chosen >> 2) & 3, hand, loose, deck, state, ways)
            cards -= n
            kind = chosen & 3


@rule
def choose_rank(rank: int, cards: int, kind: int, state: Words, ways: Ways) -> int:
    """How many loose cards a rank takes * 16 + its kind * 4 + the kind of the ranks before it, by their ways."""
    alone = OF_RANKS + rank * STEP
    before = OF_FIRST_RANKS + rank * STEP
    left = small_share(state) * ways[before + STEP + cards * LOOKS + kind]
    chosen = NONE
    for n in range(cards + 1):
        for own in range(LOOKS):
            here = ways[alone + n * LOOKS + own]
            if here > 0.0:
                for other in range(LOOKS):
                    if own | other == kind and (own & other) < 2:
                        both = here * ways[before + (cards - n) * LOOKS + other]
                        if both > 0.0:
                            chosen = n * 16 + own * 4 + other
                            left -= both
                            if left < 0.0:
                                return chosen
    return chosen


@rule
def draw_faces(
    wishes: Words, rank: int, n: int, kind: int, hand: Any, loose: Any, deck: Any, state: Words, ways: Ways
) -> None:
    """Gives a rank `n` loose cards so that it is of a kind: from its last face to its first."""
    faces = of_rank(rank, wishes[HONOURS])
    known = 0
    copies = 0
    last = NONE
    rest = faces
    while rest != 0:
        last = first(rest)
        known += hand[last]
        copies += deck[last]
        rest &= rest - 1
    look = choose_look(wishes, rank, n, known + n, copies, kind, OF_FACES + last * STEP, state, ways)
    for back in range(FACES):
        face = FACES - 1 - back
        if has(faces, face):
            faces &= ~(1 << face)
            before = NONE if faces == 0 else OF_FACES + last_of(faces) * STEP
            chosen = choose_face(wishes, face, n, look, hand, loose, deck, before, state, ways)
            hand[face] += chosen // LOOKS
            loose[face] -= chosen // LOOKS
            n -= chosen // LOOKS
            look = chosen % LOOKS


@rule
def last_of(faces: int) -> int:
    """The highest member of a set."""
    last = NONE
    while faces != 0:
        last = first(faces)
        faces &= faces - 1
    return last


@rule
def choose_look(
    wishes: Words, rank: int, n: int, held: int, copies: int, kind: int, all_faces: int, state: Words, ways: Ways
) -> int:
    """What the faces of a rank show together, of all that makes it of a kind, by their ways."""
    total = 0.0
    for look in range(LOOKS):
        if kind_of_rank(wishes, rank, held, copies, look) == kind:
            total += ways[all_faces + n * LOOKS + look]
    left = small_share(state) * total
    chosen = NONE
    for look in range(LOOKS):
        here = ways[all_faces + n * LOOKS + look]
        if here > 0.0 and kind_of_rank(wishes, rank, held, copies, look) == kind:
            chosen = look
            left -= here
            if left < 0.0:
                return chosen
    return chosen


@rule
def choose_face(
    wishes: Words, face: int, n: int, look: int, hand: Any, loose: Any, deck: Any, before: int, state: Words, ways: Ways
) -> int:
    """How many loose cards a face takes * LOOKS + what the faces before it show, by their ways."""
    left = small_share(state) * ways[OF_FACES + face * STEP + n * LOOKS + look]
    chosen = NONE
    for own in range(min(loose[face], n) + 1):
        seen = look_of(wishes, face, hand[face] + own, hand[face], deck[face])
        if seen != NONE:
            for other in range(LOOKS):
                if seen | other == look:
                    here = ways_before(before, n - own, other, ways) * CHOICES[loose[face], own]
                    if here > 0.0:
                        chosen = own * LOOKS + other
                        left -= here
                        if left < 0.0:
                            return chosen
    return chosen


@rule
def ways_before(before: int, n: int, look: int, ways: Ways) -> float:
    """In how many ways the faces before take `n` cards; no faces take none in one way."""
    if before == NONE:
        return 1.0 if n == 0 and look == 0 else 0.0
    return float(ways[before + n * LOOKS + look])

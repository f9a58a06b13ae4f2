"""What a hand of sets may hope for: how far it is from whole sets, and which cards bring it nearer.

A hand is complete with `full` cards in sets of `set_size`. Every `hand` is counts by face, (faces,); `unseen` are the
cards of each face that its player does not see, (faces,).
"""

from __future__ import annotations

from typing import Any, Final

from ceki.cards.ceki import FACES, RANKS, number_on, of_rank
from ceki.cards.sets import residues
from ceki.engine.bits import NONE, count_in, first, has
from ceki.engine.rule import rule

PARTS: Final = 1_000_000_000_000  # of a whole


@rule
def percent_in_time(wanted: int, unseen: int, draws: int) -> int:
    """The chance in percent that one of `wanted` cards among `unseen` is among the next `draws`; 1 to 99 where it is
    neither impossible nor certain. Exactly: cards/odds/chances.py."""
    if wanted <= 0 or draws <= 0:
        return 0
    if draws > unseen - wanted:
        return 100
    none = PARTS
    for drawn in range(draws):
        none = none * (unseen - wanted - drawn) // (unseen - drawn)
    return int(min(max((100 * (PARTS - none) + PARTS // 2) // PARTS, 1), 99))


@rule
def short(hand: Any, honours: int, set_size: int, full: int) -> int:
    """How many cards must come until every card is in a set, when others may go instead."""
    packed = residues(hand, honours, set_size)
    to_come = 0
    chosen = 0
    for _ in range(full // set_size - whole_sets(hand, packed, set_size)):
        rank = nearest(packed, chosen, honours)
        chosen |= 1 << rank
        to_come += set_size - left_in(packed, rank)
    return to_come


@rule
def worth(hand: Any, honours: int, set_size: int, full: int) -> int:
    """What the sets count that a hand is nearest to: the sum of the numbers on their cards, at its best."""
    packed = residues(hand, honours, set_size)
    points = 0
    chosen = 0
    for rank in range(RANKS):
        faces = of_rank(rank, honours)
        if faces != 0:
            held = count_in(hand, faces)
            points += (held - left_in(packed, rank)) * number_on(first(faces))
    for _ in range(full // set_size - whole_sets(hand, packed, set_size)):
        rank = nearest(packed, chosen, honours)
        chosen |= 1 << rank
        points += set_size * number_on(first(of_rank(rank, honours)))
    return points


@rule
def whole_sets(hand: Any, packed: int, set_size: int) -> int:
    """How many sets a hand holds. `packed`: its residues."""
    cards = 0
    for face in range(FACES):
        cards += hand[face]
    for rank in range(RANKS):
        cards -= left_in(packed, rank)
    return cards // set_size


@rule
def left_in(packed: int, rank: int) -> int:
    """How many cards of a rank are left over, in the residues of a hand."""
    return (packed >> 2 * rank) & 3


@rule
def nearest(packed: int, chosen: int, honours: int) -> int:
    """The rank of which fewest cards must come for a further set, and of those the one that counts most; of ranks that
    are not `chosen` (a set)."""
    found = NONE
    best = 0
    for rank in range(RANKS):
        faces = of_rank(rank, honours)
        if faces != 0 and not has(chosen, rank):
            held = 16 * left_in(packed, rank) + number_on(first(faces))
            if found == NONE or held > best:
                found = rank
                best = held
    return found


@rule
def nearer(hand: Any, unseen: Any, honours: int, set_size: int, full: int) -> int:
    """How many unseen cards bring a hand nearer to that."""
    now = short(hand, honours, set_size, full)
    n = 0
    for rank in range(RANKS):
        faces = of_rank(rank, honours)
        if faces != 0 and count_in(unseen, faces) > 0:
            hand[first(faces)] += 1
            if short(hand, honours, set_size, full) < now:
                n += count_in(unseen, faces)
            hand[first(faces)] -= 1
    return n


@rule
def short_with(hand: Any, card: int, honours: int, set_size: int, full: int) -> int:
    """How many cards must come to a hand that is given a card."""
    hand[card] += 1
    to_come = short(hand, honours, set_size, full)
    hand[card] -= 1
    return to_come

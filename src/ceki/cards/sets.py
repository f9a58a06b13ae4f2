"""The arithmetic of hands that are made of sets (rules HA-1..HA-7). Nothing here searches.

`set_size` is how many cards make a set: 3, or 2 where pairs are collected. A *mata* is a set of identical cards.
Ranks are packed two bits each into one integer, `residues`: how many cards of the rank are left over when
its cards are put into sets.
"""

from __future__ import annotations

from typing import Any, Final

from ceki.cards.ceki import ALL_ONE as HONOURS_ALL_ONE
from ceki.cards.ceki import FACES, LEAST_RANKS, OT, OWN_KIND, RANKS, RF, WF, of_rank
from ceki.engine.bits import NONE, first, how_many
from ceki.engine.rule import rule

LOW_BITS: Final = 0x555555  # the low bit of each packed rank

SILENT, STRONG, WEAK = range(3)  # what a hand one card short may say: nothing, any of a rank, an identical card


@rule
def left_over(n: int, set_size: int) -> int:
    """How many of `n` cards of a rank are left over once whole sets are taken away: 0 to `set_size` - 1."""
    return n % 3 if set_size == 3 else n % 2


@rule
def residues(hand: Any, honours: int, set_size: int) -> int:
    """The cards left over in each rank, two bits a rank, packed into one integer. `hand`: counts by face, (faces,)."""
    packed = 0
    for r in range(LEAST_RANKS):
        n = hand[r] + hand[9 + r] + hand[18 + r]
        if r == 0 and honours != OWN_KIND:
            n += hand[WF] + hand[RF]
            if honours == HONOURS_ALL_ONE:
                n += hand[OT]
        packed |= left_over(n, set_size) << (2 * r)
    if honours == OWN_KIND:
        packed |= left_over(hand[WF], set_size) << 18
        packed |= left_over(hand[RF], set_size) << 20
    if honours != HONOURS_ALL_ONE:
        packed |= left_over(hand[OT], set_size) << 22
    return packed


@rule
def is_complete(hand: Any, honours: int, set_size: int) -> bool:
    """Whether every card is in a set of its rank [HA-1]. `hand`: counts by face, (faces,)."""
    return residues(hand, honours, set_size) == 0


@rule
def matas(hand: Any, set_size: int) -> int:
    """The largest number of identical sets, reached for all faces at once [HA-2]. `hand`: counts by face, (faces,)."""
    n = 0
    for face in range(FACES):
        n += hand[face] // 3 if set_size == 3 else hand[face] // 2
    return n


@rule
def mata_faces(hand: Any, set_size: int) -> int:
    """The faces of which the hand has an identical set, as a set of bits. `hand`: counts by face, (faces,)."""
    faces = 0
    for face in range(FACES):
        faces |= int(hand[face] >= set_size) << face
    return faces


@rule
def open_rank(hand: Any, honours: int, set_size: int) -> int:
    """The one rank that is a card short of a set while all others are whole, else `NONE` [HA-3]. `hand`: counts by
    face, (faces,)."""
    packed = residues(hand, honours, set_size)
    if packed == 0 or how_many(packed) != 1:
        return NONE
    place = first(packed)
    return place >> 1 if (place & 1) + 1 == set_size - 1 else NONE


@rule
def short_of_one(hand: Any, rank: int, honours: int, set_size: int) -> int:
    """The faces of a rank that lack one card of an identical set [HA-4], as a set of bits. `hand`: counts by face,
    (faces,)."""
    faces = 0
    cards = of_rank(rank, honours)
    for face in range(FACES):
        if (cards >> face) & 1 and left_over(hand[face], set_size) == set_size - 1:
            faces |= 1 << face
    return faces


@rule
def still_out(hand: Any, deck: Any, faces: int) -> int:
    """Those of `faces` of which this hand does not hold every copy [HA-5], as a set of bits. `hand`, `deck`: counts by
    face, (faces,)."""
    out = 0
    for face in range(FACES):
        if (faces >> face) & 1 and hand[face] < deck[face]:
            out |= 1 << face
    return out


@rule
def readiness(hand: Any, deck: Any, honours: int, set_size: int) -> int:
    """What a hand one card short may call: `STRONG`, `WEAK`, or `SILENT` when no card completes it [HA-3] [HA-5].
    `hand`, `deck`: counts by face, (faces,)."""
    rank = open_rank(hand, honours, set_size)
    if rank == NONE:
        return SILENT
    if matas(hand, set_size) > 0:
        return STRONG if still_out(hand, deck, of_rank(rank, honours)) != 0 else SILENT
    return WEAK if still_out(hand, deck, short_of_one(hand, rank, honours, set_size)) != 0 else SILENT


@rule
def loose_faces(hand: Any, honours: int, set_size: int) -> int:
    """The faces of the ranks from which a full hand must let one card go to be one card short of complete, as a set of
    bits. `hand`: counts by face, (faces,)."""
    packed = residues(hand, honours, set_size)
    if packed == 0:
        return (1 << FACES) - 1
    ones = packed & LOW_BITS
    faces = 0
    if set_size == 3:
        if how_many(packed) == 2 and how_many(ones) == 1:
            faces = of_rank(first(ones) >> 1, honours)
    elif how_many(ones) == 2:
        faces = of_rank(first(ones) >> 1, honours) | of_rank(first(ones & (ones - 1)) >> 1, honours)
    return faces


@rule
def readiness_without(hand: Any, face: int, deck: Any, honours: int, set_size: int) -> int:
    """What a full hand may call when it lets a card of `face` go. `hand`, `deck`: counts by face, (faces,); `hand` is
    unchanged afterwards."""
    hand[face] -= 1
    call = readiness(hand, deck, honours, set_size)
    hand[face] += 1
    return call


@rule
def matas_in_rank(hand: Any, drawn: Any, rank: int, honours: int) -> int:
    """Matas of a rank when drawn cards may be exchanged for its cards: at most its number of sets [HA-6]. `hand`,
    `drawn`: counts by face, (faces,)."""
    cards = of_rank(rank, honours)
    n = 0
    offered = 0
    for face in range(FACES):
        if (cards >> face) & 1:
            n += hand[face]
            offered += (hand[face] + drawn[face]) // 3
    return min(n // 3, offered)


@rule
def lay_in_sets(hand: Any, honours: int, set_size: int, cards: Any) -> int:
    """Writes a complete hand set after set, rank by rank: of each rank as many identical sets as it has (HA-2), then
    what is left (HA-1). Returns how many cards it wrote. `hand`: counts by face, (faces,); `cards`: room for them."""
    n = 0
    for rank in range(RANKS):
        of_this = of_rank(rank, honours)
        for rest in range(2):
            for face in range(FACES):
                if (of_this >> face) & 1:
                    left = left_over(hand[face], set_size)
                    for _ in range(left if rest else hand[face] - left):
                        cards[n] = face
                        n += 1
    return n


@rule
def gains_mata(hand: Any, card: int) -> bool:
    """Whether a drawn card adds a mata to a complete hand of threes: when exactly two of it are left over [HA-7].
    `hand`: counts by face, (faces,)."""
    return hand[card] % 3 == 2

"""The trail of a round of drawing and letting go: what all saw come to each turn and go from it, and the way back.

A record that keeps it has `turns`, how many turns are over, and for the latest of them `came` and `went`; seats follow
one another. It stands in the record, though it follows from the moves, because a view is all that bots are sent.
"""

from __future__ import annotations

from typing import Any, Final

from ceki.engine.bits import NONE
from ceki.engine.chance import small_below
from ceki.engine.record import HIDDEN
from ceki.engine.rule import rule

TURNS, FEW_TURNS = 256, 128  # that are remembered, in a large game and in a small one
FACE, NO_FACE = 31, 31  # of `came` and `went`: the face,
OPEN: Final = 32  # of `went`: it was known to be held
SHOWN, LAID_OPEN, TAKEN = 32, 128, 256  # of `came`: hidden cards that it made known; they lie open; it was a discard
MOST_SHOWN: Final = 3


@rule
def note_turn(g: Any, drawn: int, came: int, card: int) -> None:
    """Enters a turn that is over: `card` went. `drawn` came and only its player saw it, or all saw `came` come (with
    its marks); each may be `NONE`.

    Of cards that are alike the one just drawn goes first, then one that is known to be held. What goes as it was drawn
    says nothing of the hand.
    """
    place = g.turns % len(g.went)
    g.turns += 1
    if drawn != NONE and card == drawn:
        g.came[place] = NONE
        g.went[place] = NO_FACE
        return
    g.came[place] = came if drawn == NONE else HIDDEN
    g.went[place] = card
    if g.known[g.turn, card] > 0:
        g.known[g.turn, card] -= 1
        g.went[place] |= OPEN


@rule
def latest_turn(g: Any, seat: int) -> int:
    """The last turn of a seat that is over; below 0 when there is none."""
    last = g.turns - 1
    return int(last - (g.starter + last - seat) % g.seats)


@rule
def earliest_turn(g: Any) -> int:
    """The first turn that is remembered."""
    return int(max(g.turns - len(g.went), 0))


@rule
def took_and_kept(g: Any, turn: int) -> int:
    """The card that all saw come at a turn at which another went; `NONE` where there was none."""
    came = g.came[turn % len(g.went)]
    return int(came & FACE) if came >= 0 and came & FACE != g.went[turn % len(g.went)] & FACE else NONE


@rule
def came_unseen(g: Any, turn: int) -> bool:
    """Whether a card came at a turn that its player alone has seen, and was kept."""
    return bool(g.came[turn % len(g.went)] == HIDDEN)


@rule
def step_back(g: Any, turn: int, hand: Any, known: Any, state: Any) -> bool:
    """Takes a turn back in a hand and in the part of it that is known: what went returns, what came leaves.

    `hand`, `known`: counts by face, (faces,), both changed; `state`: a small generator, (2,). Where the card came
    unseen, it is any of the unknown cards. False when that card is like the one that went: then it would have gone.
    """
    return bool(give_back(g, turn, hand, known, any_unseen(hand, known, hand, state) if came_unseen(g, turn) else NONE))


@rule
def give_back(g: Any, turn: int, hand: Any, known: Any, card: int) -> bool:
    """The same, where `card` is the one that came unseen, if any did."""
    went = g.went[turn % len(g.went)]
    face = went & FACE
    if face == NO_FACE:
        return True
    came = g.came[turn % len(g.went)]
    if came == HIDDEN:
        if card == NONE or card == face:
            return False
        hand[card] -= 1
    elif came != NONE:
        hand[came & FACE] -= 1
        known[came & FACE] -= 1 + ((came // SHOWN) & MOST_SHOWN)
    hand[face] += 1
    known[face] += int(went & OPEN != 0)
    return True


@rule
def any_unseen(hand: Any, known: Any, among: Any, state: Any) -> int:
    """A card of the hand that is not known, of a face in the set `among`, each equally likely; `NONE` if there is none.
    `hand`, `known`: counts by face, (faces,); `state`: a small generator, (2,)."""
    n = 0
    for face in range(len(known)):
        n += hand[face] - known[face] if among[face] > 0 else 0
    if n <= 0:
        return NONE
    chosen = small_below(state, n)
    face = 0
    while among[face] <= 0 or chosen >= hand[face] - known[face]:
        chosen -= hand[face] - known[face] if among[face] > 0 else 0
        face += 1
    return face

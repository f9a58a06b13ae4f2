"""The facts of a move that advice is made of."""

from __future__ import annotations

from typing import Any

from ceki.cards.ceki import FACES, RED, of_rank, rank_of
from ceki.engine.bits import NONE, has
from ceki.engine.game import Reason
from ceki.engine.record import copy
from ceki.games.cholek_tiga.rules import (
    can_capture,
    count_piles,
    entering,
    first_picks,
    put_in_pool,
    second_picks,
    take_from_pool,
)
from ceki.games.cholek_tiga.words import AND, DISCARD, PASS

# ---------------------------------------------------------------- advice, in plain Python


def reasons(g: Any, seat: int, verb: int, card: int, unseen: Any) -> list[Reason]:
    """The facts of a legal move, the weightiest first: what it takes and brings, or what it lays before the others."""
    if verb == PASS:
        return reasons_to_lay(g, seat, entering(g), unseen, "CT-8")
    entered = card if verb == DISCARD else entering(g)
    if verb == AND:
        return reasons_to_take(g, seat, (entered, int(g.picked), card))
    if verb == DISCARD:
        g.hand[seat, card] -= 1
        put_in_pool(g, card)
        g.played = card
        if not can_capture(g, card):
            return [*reasons_to_lay(g, seat, card, unseen, "CT-10"), *reasons_to_part(g, seat, card)]
    found = [three for three in takes(g, entered) if verb == DISCARD or three[1] == card]
    return reasons_to_take(g, seat, max(found, key=lambda three: worth_of(g, seat, three)))


def takes(g: Any, card: int) -> list[tuple[int, int, int]]:
    """The captures that an entering card may make: itself, the first and the second picked."""
    found = []
    for picked in faces_of(first_picks(g, card)):
        then: Any = copy(g)
        take_from_pool(then, picked)
        found += [(card, picked, other) for other in faces_of(second_picks(then, card, picked))]
    return found


def faces_of(faces: int) -> list[int]:
    """The faces of a set."""
    return [face for face in range(FACES) if has(faces, face)]


def worth_of(g: Any, seat: int, three: tuple[int, int, int]) -> tuple[int, int, int]:
    """What a capture brings: three identical, points now, and red cards."""
    then: Any = copy(g)
    for face in three:
        then.won[seat, face] += 1
    reds = sum(int(has(RED, face)) for face in three)
    return int(len(set(three)) == 1), points_of_pile(then, seat) - points_of_pile(g, seat), reds


def points_of_pile(g: Any, seat: int) -> int:
    """The points of a seat's pile as it lies."""
    then: Any = copy(g)
    then.lines, then.points[:] = 0, 0
    count_piles(then)
    return int(then.points[seat])


def reasons_to_take(g: Any, seat: int, three: tuple[int, int, int]) -> list[Reason]:
    """What a capture brings, and what of its rank is left in the pool."""
    identical, points, reds = worth_of(g, seat, three)
    told = "takes_alike" if identical else "takes" if points else "takes_quietly"
    cards = three[:1] if identical else three
    have, face = max((int(g.won[seat, face]) + three.count(face), face) for face in three)
    rank = faces_of(of_rank(rank_of(three[0], g.honour_rank), g.honour_rank))
    left = sum(int(g.pool[face]) for face in rank) - (2 if g.picked != NONE else 3)
    stays = left if left >= 2 else 0
    found = [
        Reason("takes", "CT-7", points, told=told, numbers={"n": points}, cards=cards),
        Reason("alike", "CT-18", have, numbers={"n": have}, cards=(face,)),
        Reason("reds", "CT-19", reds, numbers={"n": reds}),
        Reason("left", "CT-6", -stays, told="left" if stays else "left_few", numbers={"n": stays}),
    ]
    if identical:
        paid = int(g.ayam_cents if g.played != NONE else g.kandang_cents)
        return [Reason("paid", "CT-24", paid, numbers={"n": paid}), *found]
    return found


def reasons_to_lay(g: Any, seat: int, card: int, unseen: Any, clause: str) -> list[Reason]:
    """What may happen to a card that takes nothing, and to those of its rank that lie in the pool with it."""
    nothing = Reason("takes", clause, -1, told="takes_nothing")
    rank = faces_of(of_rank(rank_of(card, g.honour_rank), g.honour_rank))
    if sum(int(g.pool[face]) for face in rank) < 2:
        return [nothing, Reason("safe", clause, 0, told="lone")]
    out = sum(unseen[face] for face in rank)
    found = [nothing, Reason("safe", clause, -out, told="pair_takers", numbers={"n": out})]
    following = (seat + 1) % int(g.seats)
    if min(g.won[following]) >= 0:  # [CT-13] the pile lies open
        most = max((best_take(g, following, face) for face in rank if unseen[face]), default=0)
        found.append(Reason("gives", "CT-7", -most, told="gives" if most else "gives_nothing", numbers={"n": most}))
    return found


def best_take(g: Any, seat: int, card: int) -> int:
    """The points that a seat could win with a card that enters."""
    then: Any = copy(g)
    put_in_pool(then, card)
    then.picked = NONE
    return max((worth_of(then, seat, three)[1] for three in takes(then, card)), default=0)


def reasons_to_part(g: Any, seat: int, card: int) -> list[Reason]:
    """What the hand loses with a card, or keeps to take it with."""
    rank = faces_of(of_rank(rank_of(card, g.honour_rank), g.honour_rank))
    mate = any(g.hand[seat, face] for face in rank) and sum(int(g.pool[face]) for face in rank) == 2
    red = bool(has(RED, card))
    return [
        Reason("keeps_red", "CT-19", -int(red), told="red" if red else "not_red"),
        Reason("mate", "CT-6", int(mate), told="mate" if mate else "no_mate"),
    ]

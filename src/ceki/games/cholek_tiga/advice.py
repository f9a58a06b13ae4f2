"""The reasons of a move."""

from __future__ import annotations

from typing import Any, Final

from ceki.cards.ceki import RED, of_rank, rank_of
from ceki.engine.bits import NONE, count_in, first, has
from ceki.engine.reasons import Fact, Facts, fact, with_card, with_number
from ceki.engine.rule import rule
from ceki.games.cholek_tiga.rules import (
    Table,
    can_capture,
    count_piles,
    entering,
    first_picks,
    put_in_pool,
    second_picks,
    take_from_pool,
)
from ceki.games.cholek_tiga.words import AND, DISCARD, PASS

NO_CAPTURE: Final = -(1 << 40)  # worth less than any capture
POINTS: Final = 1 << 20  # three identical cards come before all points, and points before red cards
REDS: Final = 4
(
    PAID,
    TAKES,
    TAKES_QUIETLY,
    TAKES_ALIKE,
    ALIKE,
    RED_CARDS,
    LEFT,
    LEFT_FEW,
    STAYS,
    LAID,
    LONE_STAYING,
    LONE,
    TAKERS_STAYING,
    TAKERS,
    GIVES,
    GIVES_NOTHING,
    IS_RED,
    NOT_RED,
    MATE,
    NO_MATE,
    TO_MEET,
) = FACTS = Facts(
    Fact("paid", "CT-24", numbers=("n",), alone=True),
    Fact("takes", "CT-7", "takes", ("n",)),
    Fact("takes_quietly", "CT-7", "takes"),
    Fact("takes_alike", "CT-7", "takes", ("n",)),
    Fact("alike", "CT-18", numbers=("n",)),
    Fact("reds", "CT-19", numbers=("n",)),
    Fact("left", "CT-6", "left", ("n",)),
    Fact("left_few", "CT-6", "left"),
    Fact("takes_nothing", "CT-8", "takes"),
    Fact("takes_nothing", "CT-10", "takes"),
    Fact("lone", "CT-8", "safe"),
    Fact("lone", "CT-10", "safe"),
    Fact("pair_takers", "CT-8", "safe", ("n",)),
    Fact("pair_takers", "CT-10", "safe", ("n",)),
    Fact("gives", "CT-7", "gives", ("n",)),
    Fact("gives_nothing", "CT-7", "gives"),
    Fact("red", "CT-19", "keeps_red"),
    Fact("not_red", "CT-19", "keeps_red"),
    Fact("mate", "CT-6", "mate"),
    Fact("no_mate", "CT-6", "mate"),
    Fact("to_meet", "CT-6", numbers=("n",)),
)


@rule
def reasons(g: Table, seat: int, verb: int, card: int, unseen: Any, out: Any) -> None:
    """The facts of a legal move, the weightiest first: what it takes and brings, or what it lays before the others."""
    if verb == PASS:
        reasons_to_lay(g, seat, entering(g), 1, unseen, out)
    elif verb == AND:
        reasons_to_take(g, seat, entering(g), g.picked, card, out)
    elif verb == DISCARD:
        g.hand[seat, card] -= 1
        put_in_pool(g, card)
        g.played = card
        if can_capture(g, card):
            reasons_to_take_best(g, seat, card, first_picks(g, card), out)
        else:
            reasons_to_lay(g, seat, card, 0, unseen, out)
            reasons_to_part(g, seat, card, unseen, out)
    else:
        reasons_to_take_best(g, seat, entering(g), 1 << card, out)


@rule
def alike(g: Table, card: int) -> int:
    """The faces of the rank of a card."""
    return of_rank(rank_of(card, g.honour_rank), g.honour_rank)


# ---------------------------------------------------------------- what a capture is worth


@rule
def worth_of(g: Table, seat: int, card: int, picked: int, other: int) -> int:
    """What a capture brings, to compare: three identical, points now, and red cards."""
    reds = int(has(RED, card)) + int(has(RED, picked)) + int(has(RED, other))
    identical = int(card == picked and card == other)
    return (identical * POINTS + points_of(g, seat, card, picked, other)) * REDS + reds


@rule
def points_of(g: Table, seat: int, card: int, picked: int, other: int) -> int:
    """The points that a capture adds to a seat's pile."""
    before = points_of_pile(g, seat)
    g.won[seat, card] += 1
    g.won[seat, picked] += 1
    g.won[seat, other] += 1
    after = points_of_pile(g, seat)
    g.won[seat, card] -= 1
    g.won[seat, picked] -= 1
    g.won[seat, other] -= 1
    return after - before


@rule
def points_of_pile(g: Table, seat: int) -> int:
    """The points of a seat's pile as it lies."""
    g.lines = 0
    for other in range(g.seats):
        g.points[other] = 0
    count_piles(g)
    return int(g.points[seat])


@rule
def best_second(g: Table, seat: int, card: int, picked: int) -> int:
    """The card that brings most beside the first picked; `NONE` where there is none."""
    found = NONE
    most = NO_CAPTURE
    take_from_pool(g, picked)
    seconds = second_picks(g, card, picked)
    while seconds != 0:
        other = first(seconds)
        seconds &= seconds - 1
        worth = worth_of(g, seat, card, picked, other)
        if worth > most:
            found = other
            most = worth
    put_in_pool(g, picked)
    return found


@rule
def most_points(g: Table, seat: int, card: int) -> int:
    """The points that a seat could win with a card that enters."""
    put_in_pool(g, card)
    most = 0
    found = 0
    firsts = first_picks(g, card)
    while firsts != 0:
        picked = first(firsts)
        firsts &= firsts - 1
        take_from_pool(g, picked)
        seconds = second_picks(g, card, picked)
        while seconds != 0:
            points = points_of(g, seat, card, picked, first(seconds))
            seconds &= seconds - 1
            most = points if found == 0 else max(most, points)
            found = 1
        put_in_pool(g, picked)
    take_from_pool(g, card)
    return most


# ---------------------------------------------------------------- reasons


@rule
def reasons_to_take_best(g: Table, seat: int, card: int, firsts: int, out: Any) -> None:
    """The reasons of the best capture with one of these cards picked first."""
    best = NONE
    beside = NONE
    most = NO_CAPTURE
    while firsts != 0:
        picked = first(firsts)
        firsts &= firsts - 1
        other = best_second(g, seat, card, picked)
        if other != NONE and worth_of(g, seat, card, picked, other) > most:
            best = picked
            beside = other
            most = worth_of(g, seat, card, picked, other)
    reasons_to_take(g, seat, card, best, beside, out)


@rule
def reasons_to_take(g: Table, seat: int, card: int, picked: int, other: int, out: Any) -> None:
    """What a capture brings, and what of its rank is left in the pool."""
    identical = card == picked and card == other
    points = points_of(g, seat, card, picked, other)
    if identical:
        paid = g.ayam_cents if g.played != NONE else g.kandang_cents
        fact(out, PAID, paid, 0)
        with_number(out, paid)
    fact(out, TAKES_ALIKE if identical else TAKES if points != 0 else TAKES_QUIETLY, points, 0)
    if identical or points != 0:
        with_number(out, points)
    with_card(out, card)
    if not identical:
        with_card(out, picked)
        with_card(out, other)
    reason_of_copies(g, seat, card, picked, other, out)
    reds = int(has(RED, card)) + int(has(RED, picked)) + int(has(RED, other))
    fact(out, RED_CARDS, reds, 0)
    with_number(out, reds)
    left = count_in(g.pool, alike(g, card)) - (2 if g.picked != NONE else 3)
    fact(out, LEFT if left >= 2 else LEFT_FEW, -left if left >= 2 else 0, 0)
    if left >= 2:
        with_number(out, left)


@rule
def reason_of_copies(g: Table, seat: int, card: int, picked: int, other: int, out: Any) -> None:
    """How many cards of one face the pile then has, at most."""
    g.won[seat, card] += 1
    g.won[seat, picked] += 1
    g.won[seat, other] += 1
    face = card
    for one_of_them in (picked, other):
        more = g.won[seat, one_of_them] - g.won[seat, face]
        if more > 0 or (more == 0 and one_of_them > face):
            face = one_of_them
    fact(out, ALIKE, g.won[seat, face], 0)
    with_number(out, g.won[seat, face])
    with_card(out, face)
    g.won[seat, card] -= 1
    g.won[seat, picked] -= 1
    g.won[seat, other] -= 1


@rule
def reasons_to_lay(g: Table, seat: int, card: int, stays: int, unseen: Any, out: Any) -> None:
    """What may happen to a card that takes nothing, and to those of its rank that lie in the pool with it; `stays`: it
    might have taken (CT-8)."""
    fact(out, STAYS if stays else LAID, -1, 0)
    rank = alike(g, card)
    if count_in(g.pool, rank) < 2:
        fact(out, LONE_STAYING if stays else LONE, 0, 0)
        return
    takers = count_in(unseen, rank)
    fact(out, TAKERS_STAYING if stays else TAKERS, -takers, 0)
    with_number(out, takers)
    following = (seat + 1) % g.seats
    if g.won[following, 0] >= 0:  # (CT-13) the pile lies open
        reason_of_the_next(g, following, rank, unseen, out)


@rule
def reason_of_the_next(g: Table, following: int, rank: int, unseen: Any, out: Any) -> None:
    """The points that the next player could win with an unseen card of a rank."""
    most = 0
    found = 0
    while rank != 0:
        face = first(rank)
        rank &= rank - 1
        if unseen[face] > 0:
            points = most_points(g, following, face)
            most = points if found == 0 else max(most, points)
            found = 1
    fact(out, GIVES if most != 0 else GIVES_NOTHING, -most, 0)
    if most != 0:
        with_number(out, most)


@rule
def reasons_to_part(g: Table, seat: int, card: int, unseen: Any, out: Any) -> None:
    """What the hand loses with a card, or keeps to take it with; of how much use the card could still have been."""
    red = has(RED, card)
    fact(out, IS_RED if red else NOT_RED, -1 if red else 0, 0)
    rank = alike(g, card)
    mate = count_in(g.hand[seat], rank) > 0 and count_in(g.pool, rank) == 2
    fact(out, MATE if mate else NO_MATE, int(mate), 0)
    meets = count_in(unseen, rank)
    fact(out, TO_MEET, -meets, 0)
    with_number(out, meets)

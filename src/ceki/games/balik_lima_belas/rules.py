"""Balik Lima Belas ("turn fifteen"): Balik Satu played for matas, with fifteen cards turned to make more of them.

Clauses BL-1..BL-11 are explained on the game's page; what is not written here is Balik Satu's [BL-1].
Deal, turn and call stand in `_sets/turns.py` and `_sets/calls.py`, for all games of sets.
"""

from __future__ import annotations

from typing import Any, Final

from ceki.cards.ceki import FACES, RANKS, of_rank
from ceki.engine.bits import NONE, has, one
from ceki.engine.record import ALL, counts, number, pile
from ceki.engine.rule import rule
from ceki.engine.score import line, paid_by_each, won_by
from ceki.games._sets.laid import lay_sets as lay_sets
from ceki.games._sets.turns import deal as deal
from ceki.games._sets.turns import legal as legal
from ceki.games._sets.turns import longest as longest
from ceki.games._sets.turns import play as play
from ceki.games.balik_lima_belas.options import MOST, Options
from ceki.games.balik_satu import rules as balik_satu_rules
from ceki.games.balik_satu.rules import score_call, turn_for_score
from ceki.games.balik_satu.words import KANDANG_TANGAN, MATA

WIN_POINT: Final = 5  # kinds of lines; the others are Balik Satu's
POINTS_PAID: Final = 6


class Table(Options, balik_satu_rules.Table):
    """Balik Satu's table without kena and yeo; the turned cards are counted."""

    turned = pile(MOST, seen=ALL)
    drawn = counts("faces", seen=ALL, note=True)  # the turned cards by face

    kena: int = number(seen=ALL, width=8)  # [BL-3] every turned card may be exchanged instead
    yeo_replay: int = number(seen=ALL, width=8)  # [BL-10] no single card is turned


@rule
def settle(g: Table) -> None:
    """Each other player pays the winner [BL-11] for the sets and the call [BL-8]; dealt complete, twice [BL-10]."""
    if g.winner == NONE:
        return
    won_by(g, one(g.winner))
    points = score_sets(g) + score_call(g)  # [BL-8] ayam and kandang as ever
    if g.dealt:
        line(g, KANDANG_TANGAN, g.winner, 1, points, 0)  # [BL-10] doubled
        points *= 2
    paid_by_each(g, POINTS_PAID, g.winner, g.rate * points)  # [BL-11]


@rule
def score_sets(g: Table) -> int:
    """A point for winning and one for each mata after the exchange [BL-6], red or not [BL-7]."""
    turn_and_count(g, g.fifteen)
    line(g, WIN_POINT, g.winner, 1, g.win_point, 0)
    points = g.win_point
    for rank in range(RANKS):
        points += score_rank(g, rank)
    return points


@rule
def turn_and_count(g: Any, n: int) -> None:
    """Turns the next stock cards [BL-2] and counts them by face."""
    turn_for_score(g, n)
    for i in range(n):
        if g.turned[i] != NONE:
            g.drawn[g.turned[i]] += 1


@rule
def score_rank(g: Table, rank: int) -> int:
    """The most matas that exchanging makes in a rank: never more than it has sets [BL-3] [BL-5]."""
    hand = g.hand[g.winner]
    cards = of_rank(rank, g.honour_rank)
    held = 0
    offered = 0
    faces = 0
    for face in range(FACES):
        if has(cards, face):
            held += hand[face]
            n = matas_of_face(g, hand[face], g.drawn[face])
            offered += n
            if n > 0:
                faces |= one(face)
    found = min(held // 3, offered)
    if found > 0:
        line(g, MATA, g.winner, found, found, faces)
    return found


@rule
def matas_of_face(g: Table, held: int, drawn: int) -> int:
    """How many matas of a face `held` cards and `drawn` ones make, with at most `swaps_per_set` exchanges in a set
    [BL-4].

    `n` matas need 3n cards. The sets may be arranged at will before, so the count tries every arrangement at once: any
    of the held cards may fill a place that is then exchanged, and only the number of exchanges counts.
    """
    swaps = g.swaps_per_set if g.swaps_per_set > 0 else 3
    n = 0
    while 3 * (n + 1) <= held + min(drawn, swaps * (n + 1)):
        n += 1
    return n

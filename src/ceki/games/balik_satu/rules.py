"""Balik Satu ("turn one"): five sets of three with a mata among them, and one card turned for the score.

Each turn you take the last discard or the top of the stock and discard a card. Four sets and a pair may be
called; from then on every stock card is shown, and the caller whom it completes has arrived: sampei!
Clauses BS-1..BS-48, HA-1..HA-8, HN-1..HN-5 and CD-1..CD-7 are explained on the game's page.
Deal, turn and call stand in `_sets/turns.py` and `_sets/calls.py`, for all games of sets.
"""

from __future__ import annotations

from ceki.cards.ceki import C1, FACES, M1, NUMBER, OT, RED, RF, S1, S9, WF
from ceki.cards.discards import reshuffle
from ceki.cards.sets import (
    WEAK,
    gains_mata,
)
from ceki.engine.bits import NONE, has, one
from ceki.engine.record import ALL, number
from ceki.engine.rule import rule
from ceki.engine.score import line, paid_by_each, won_by
from ceki.games._sets import table as sets_table
from ceki.games._sets.calls import call_without
from ceki.games._sets.laid import lay_sets as lay_sets
from ceki.games._sets.options import RESHUFFLE
from ceki.games._sets.stock import off_stock
from ceki.games._sets.table import CEKI, NO_CALL, TAN
from ceki.games._sets.turns import deal as deal
from ceki.games._sets.turns import legal as legal
from ceki.games._sets.turns import longest as longest
from ceki.games._sets.turns import play as play
from ceki.games.balik_satu.options import ALL_YEO, OFF, UNMARKED, Options
from ceki.games.balik_satu.words import (
    AYAM,
    BALIK_CARD,
    KANDANG,
    KANDANG_TANGAN,
    MATA,
    POINTS_PAID,
    RED_MATA,
    REPLAY,
    TAN_POINT,
)


class Table(Options, sets_table.Table):
    """What lies on the table, and the rules of the house."""

    replay: int = number(seen=ALL, width=8)


# ---------------------------------------------------------------- score


@rule
def settle(g: Table) -> None:
    """Each other player pays the winner [BS-44] for turned card, matas and call; nothing after a yeo [BS-34]."""
    if g.winner == NONE:
        return
    turn_for_score(g, 1)
    card = g.turned[0]
    if card != NONE and is_yeo(g, card):  # [BS-34] nothing is paid, not even a kandang tangan
        g.replay = 1
        line(g, REPLAY, g.winner, 1, 0, one(card))
        return
    won_by(g, one(g.winner))
    points = 0
    if card != NONE:
        points += balik_value(card)
        line(g, BALIK_CARD, g.winner, 1, points, one(card))
    points += score_matas(g, card)
    points += score_call(g)
    if g.dealt:
        line(g, KANDANG_TANGAN, g.winner, 1, points, 0)  # (BS-45) doubled
        points *= 2
    paid_by_each(g, POINTS_PAID, g.winner, g.rate * points)  # [BS-44]


@rule
def turn_for_score(g: Table, n: int) -> None:
    """Turns the next stock cards [BS-33]; what there is, when there are too few [BS-47]."""
    if g.stock_left < n and g.balik_short == RESHUFFLE:
        reshuffle(g)
    for i in range(min(n, g.stock_left)):
        g.turned[i] = off_stock(g)


@rule
def balik_value(card: int) -> int:
    """1 to 9 by rank; the red nine 10, nyonya 11, lau chian 12 [BS-33] [CD-6]."""
    if card == S9:
        return 10
    if card == RF:
        return 11
    if card == OT:
        return 12
    return int(NUMBER[card])


@rule
def is_yeo(g: Table, card: int) -> bool:
    """Whether the turned card annuls the round [BS-34] [BS-35]."""
    ones = one(C1) | one(S1) | one(M1)
    if g.yeo_replay == UNMARKED:
        ones |= one(WF)
    elif g.yeo_replay == ALL_YEO:
        ones |= one(WF) | one(RF) | one(OT)
    return g.yeo_replay != OFF and has(ones, card)


@rule
def score_matas(g: Table, turned: int) -> int:
    """One point for each mata, two for each of red cards [BS-38], with the one that kena makes [BS-36] [BS-37]."""
    hand = g.hand[g.winner]
    kena = turned != NONE and g.kena and gains_mata(hand, turned)
    if kena:
        hand[turned] += 1
    points = lines_of_matas(g, ~RED, MATA, 1) + lines_of_matas(g, RED, RED_MATA, 2)
    if kena:
        hand[turned] -= 1
    return points


@rule
def lines_of_matas(g: Table, faces: int, what: int, worth: int) -> int:
    """A line for each face of a set of which the winner has matas."""
    points = 0
    for face in range(FACES):
        n = g.hand[g.winner, face] // g.set_size
        if has(faces, face) and n > 0:
            line(g, what, g.winner, n, n * worth, one(face))
            points += n * worth
    return points


@rule
def score_call(g: Table) -> int:
    """Ayam or kandang for a ceki [BS-39] [BS-40], what a tan scores [BS-42]; a changed call is a tan [BS-43]."""
    if g.dealt:
        return 0  # (BS-45) no call bonus
    if g.call[g.winner] == TAN and g.tan_point > 0:
        line(g, TAN_POINT, g.winner, 1, g.tan_point, 0)
        return g.tan_point
    if completed_mata(g):
        own = g.drawer == g.winner
        points = g.kandang if own else g.ayam
        line(g, KANDANG if own else AYAM, g.winner, 1, points, one(g.win_card))
        return points
    return 0


@rule
def completed_mata(g: Table) -> bool:
    """Whether the win counts as a ceki's [BS-39] [BS-40]; without a call only where the house says so [BS-48]."""
    return g.call[g.winner] == CEKI or (not g.bonus_needs_call and made_only_mata(g))


@rule
def made_only_mata(g: Table) -> bool:
    """Whether an uncalled winner completed their only mata with the winning card [BS-48]."""
    if g.call[g.winner] != NO_CALL:
        return False
    return call_without(g, g.hand[g.winner], g.win_card) == WEAK

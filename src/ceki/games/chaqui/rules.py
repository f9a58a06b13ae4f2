"""Chaqui: Balik Satu of the Kristang. An olo (three identical cards) made with a discard lies open; each olo is paid.

Clauses CQ-1..CQ-11 are explained on the game's page; what is not written here is Balik Satu's [CQ-1].
Deal, turn and call stand in `_sets/turns.py` and `_sets/calls.py`, for all games of sets; here is what differs.
"""

from __future__ import annotations

from typing import Any

from ceki.cards.ceki import FACES, RANKS, of_rank, rank_of
from ceki.cards.sets import mata_faces, matas, matas_in_rank
from ceki.cards.trail import LAID_OPEN, OPEN, SHOWN
from ceki.engine.bits import NONE, has, one
from ceki.engine.moves import Moves
from ceki.engine.record import ALL, counts, number
from ceki.engine.rule import rule
from ceki.engine.score import line, paid_by_each, won_by
from ceki.games._sets.calls import changes
from ceki.games._sets.laid import lay_sets as lay_sets
from ceki.games._sets.options import DECLARED
from ceki.games._sets.table import CEKI, DRAWING, NO_CALL
from ceki.games._sets.turns import deal as deal
from ceki.games._sets.turns import legal as legal_as_above
from ceki.games._sets.turns import longest as longest
from ceki.games._sets.turns import play as play_as_above
from ceki.games._sets.words import CHANGE, DISCARD, FLICK_CEKI, TAKE
from ceki.games.balik_lima_belas.rules import turn_and_count
from ceki.games.balik_satu import rules as balik_satu_rules
from ceki.games.balik_satu.rules import score_call
from ceki.games.balik_satu.words import KANDANG_TANGAN
from ceki.games.chaqui.options import ALL_SETS, NO_FIFTEEN, Options
from ceki.games.chaqui.words import CHIQUI_UPGRADE, OLO, POINTS_PAID


class Table(Options, balik_satu_rules.Table):
    """Balik Satu's table with the open olos, and without what only its score needs."""

    exposed = counts("seats", "faces", seen=ALL, note=True)  # the cards of olos that lie open [CQ-3]
    open_olos = number("seats", seen=ALL, width=8)
    drawn = counts("faces", seen=ALL, note=True)  # the turned cards by face

    source: int = number(seen=ALL, width=8)  # [CQ-6] the olos are the whole score
    ayam: int = number(seen=ALL, empty=5)
    kandang: int = number(seen=ALL, empty=10)
    tan_point: int = number(seen=ALL)
    kena: int = number(seen=ALL, width=8)
    yeo_replay: int = number(seen=ALL, width=8)
    bonus_needs_call: int = number(seen=ALL, width=8, empty=1)
    balik_short: int = number(seen=ALL, width=8)  # [CQ-9] a short stock gives what it has


# ---------------------------------------------------------------- open olos


@rule
def legal(g: Table, moves: Moves) -> None:
    """As in Balik Satu [CQ-1], but that an open olo stays [CQ-4]."""
    legal_as_above(g, moves)
    if g.exposed_locked and g.open_olos[g.turn] > 0:
        if g.step == DRAWING:
            if moves[TAKE] != 0 and not can_let_go(g, g.hand[g.turn], g.discard):
                moves[TAKE] = 0
        else:
            bar_open_cards(g, moves)


@rule
def bar_open_cards(g: Table, moves: Moves) -> None:
    """An open olo stays, so no ceki is said over it [CQ-4]."""
    cards = concealed(g, g.hand[g.turn])
    for verb in range(DISCARD, CHANGE + 1):
        moves[verb] &= cards
    if g.call_choice == DECLARED:
        moves[FLICK_CEKI] = 0
        if moves[CHANGE] != 0:
            moves[DISCARD] = 0  # whoever said ceki over a hidden olo and now lays one open says tan


@rule
def concealed(g: Table, hand: Any) -> int:
    """The faces of which the seat in turn holds a card that does not lie open."""
    cards = 0
    for face in range(FACES):
        cards |= int(hand[face] > g.exposed[g.turn, face]) << face
    return cards


@rule
def can_let_go(g: Table, hand: Any, card: int) -> bool:
    """Whether another card could go when this one is taken: not when all others lie open [CQ-4]."""
    if g.call[g.turn] == NO_CALL:
        return concealed(g, hand) & ~one(card) != 0
    hand[card] += 1
    found = changes(g, hand, card)
    hand[card] -= 1
    return found & concealed(g, hand) != 0


@rule
def play(g: Table, verb: int, card: int) -> None:
    """As in Balik Satu [CQ-1]; a taken card may lay an olo open [CQ-3], which then stays [CQ-4]."""
    seat = g.turn
    play_as_above(g, verb, card)
    if verb == TAKE:
        lay_open(g, seat, g.got)
    elif card != NONE and g.open_olos[seat] > 0:
        keep_open(g, seat, card)


@rule
def lay_open(g: Table, seat: int, card: int) -> None:
    """A taken card that completes an olo of the concealed cards lays it open [CQ-3] [CQ-5]."""
    if (g.hand[seat, card] - g.exposed[seat, card]) % 3 == 0:
        g.exposed[seat, card] += 3
        g.open_olos[seat] += 1
        g.showed = max(g.exposed[seat, card] - g.known[seat, card], 0)
        g.known[seat, card] += g.showed
        g.showed |= LAID_OPEN // SHOWN


@rule
def keep_open(g: Table, seat: int, card: int) -> None:
    """What lies open is known to be held; where it need not stay, a broken olo is taken up [CQ-4]."""
    if g.hand[seat, card] < g.exposed[seat, card]:
        g.exposed[seat, card] -= 3
        g.open_olos[seat] -= 1
    if g.known[seat, card] < g.exposed[seat, card]:
        g.known[seat, card] = g.exposed[seat, card]
        g.went[(g.turns - 1) % len(g.went)] &= ~OPEN


# ---------------------------------------------------------------- score


@rule
def settle(g: Table) -> None:
    """Each other player pays the winner [CQ-11] for each olo [CQ-6]; dealt complete, twice [CQ-10]."""
    if g.winner == NONE:
        return
    won_by(g, one(g.winner))
    hand = g.hand[g.winner]
    olos = matas(hand, g.set_size)
    points = olos * g.olo_value  # [CQ-6]
    line(g, OLO, g.winner, olos, points, mata_faces(hand, g.set_size))
    if g.dealt:
        line(g, KANDANG_TANGAN, g.winner, 1, points, 0)  # [CQ-10] doubled, and no chiqui draw
        points *= 2
    else:
        points += improve_by_fifteen(g)
        if g.ceki_bonus:
            points += score_call(g)
    paid_by_each(g, POINTS_PAID, g.winner, g.rate * points)  # [CQ-11]


@rule
def chiquis(g: Table) -> int:
    """The identical pairs that may have been left over, and that a card of their rank, not identical, completed [CQ-7].

    A ceki is completed by the identical card alone; and a card that is counted in an olo completes no other set.
    """
    hand = g.hand[g.winner]
    if g.call[g.winner] == CEKI or hand[g.win_card] % 3 == 0:
        return 0
    cards = of_rank(rank_of(g.win_card, g.honour_rank), g.honour_rank)
    faces = 0
    for face in range(FACES):
        if has(cards, face) and face != g.win_card and hand[face] % 3 == 2:
            faces |= one(face)
    return faces


@rule
def improve_by_fifteen(g: Table) -> int:
    """The winner with a chiqui turns fifteen cards: the third identical one makes it an olo [CQ-7] [CQ-8] [CQ-9]."""
    pairs = chiquis(g)
    if pairs == 0 or g.chiqui_fifteen == NO_FIFTEEN:
        return 0
    turn_and_count(g, 15)
    if g.chiqui_fifteen == ALL_SETS:
        return improve_all_sets(g)
    for face in range(FACES):
        if has(pairs, face) and g.drawn[face] > 0:
            return upgraded(g, face, 1)  # at most one
    return 0


@rule
def improve_all_sets(g: Table) -> int:
    """The fifteen are exchanged in every set, as in Balik Lima Belas (BL-3)."""
    hand = g.hand[g.winner]
    points = 0
    for rank in range(RANKS):
        cards = of_rank(rank, g.honour_rank)
        n = matas_in_rank(hand, g.drawn, rank, g.honour_rank)
        for face in range(FACES):
            if has(cards, face):
                n -= hand[face] // 3
        for face in range(FACES):
            more = min(n, (hand[face] + g.drawn[face]) // 3 - hand[face] // 3)
            if has(cards, face) and more > 0:
                points += upgraded(g, face, more)
                n -= more
    return points


@rule
def upgraded(g: Table, face: int, n: int) -> int:
    """The points of `n` olos of a face that the turned cards made, with their line."""
    line(g, CHIQUI_UPGRADE, g.winner, n, n * g.olo_value, one(face))
    return n * g.olo_value

"""Pei: a fishing game for raja, patih and unyik; the pile that each has fished scores by combinations.

A turn plays a card from the hand and then draws one from the bottom of the stock; each takes one card of its
rank from the pool, or stays there. Clauses PE-1..PE-55, PC-1..PC-7, PM-1..PM-3 and DK-1..DK-8 are explained on
the game's page. Seat 0 is the raja, 1 the patih, 2 the unyik.
"""

from __future__ import annotations

from typing import Final

from ceki.cards.ceki import COPIES, FACES, of_rank, rank_of
from ceki.cards.piles import fill_copies, held, take_from
from ceki.engine.bits import NONE, first, one
from ceki.engine.chance import shuffle
from ceki.engine.moves import Moves, offer, offer_each
from ceki.engine.record import ALL, NOBODY, OWN, counts, number, one_card, pile
from ceki.engine.rule import rule
from ceki.engine.score import line
from ceki.games.pei.bets import pay_stakes, settle_bets
from ceki.games.pei.combinations import best_score, face_points
from ceki.games.pei.options import (
    CHINESE,
    FACE_UP,
    FORCED,
    OPTIONAL,
    PRIVATE,
    Options,
)
from ceki.games.pei.words import (
    CAPTURE,
    LEAVE,
    PLAY,
    REST,
    SEATS,
)

RAJA, PATIH, UNYIK = range(3)
PACK: Final = COPIES * FACES
STOCK: Final = 42  # [PE-7]
PACKS: Final = 8  # [PC-2] of 14 cards
HAND: Final = 14
MAX_LINES: Final = 52
PLAYING, PLAYED, DRAWN = range(3)  # what is decided: a card of the hand; what the card played, or drawn, takes


class Table(Options, seats=SEATS, faces=FACES, lines=MAX_LINES):
    """What lies on the table, and the rules of the house."""

    hand = counts("seats", "faces", seen=OWN)
    pool = counts("faces", seen=ALL)
    pool_faces: int = number(seen=ALL, width=64)  # the set of faces in the pool
    won = counts("seats", "faces", seen="option:captured_visible")  # [PE-18]
    pack = pile(PACK, seen=NOBODY)  # from the top; empty once dealt
    packs = number(PACKS, seen=NOBODY, width=8)  # [PC-2] the order in which the dice pick them
    stock = pile(STOCK, seen=NOBODY)  # from the top
    stock_left: int = number(seen=ALL)
    open_card = one_card(seen=ALL)  # [PE-9] the last card of the stock, face-up beside it
    unyik_card = one_card(seen="seat:unyik")  # [PC-3] the same, when the unyik alone has seen it
    patih_card = one_card(seen="seat:patih")  # [PE-10] the last card but one
    patih: int = number(seen=ALL, width=8, empty=PATIH)
    unyik: int = number(seen=ALL, width=8, empty=UNYIK)
    step: int = number(seen=ALL, width=8)
    fresh = one_card(seen=ALL)  # the card that is about to take another or to stay in the pool
    played = one_card(seen=ALL, note=True)  # the cards of the latest turn, and what they took
    played_took = one_card(seen=ALL, note=True)
    drawn = one_card(seen=ALL, note=True)
    drawn_took = one_card(seen=ALL, note=True)

    rest = counts("faces", seen=ALL, note=True)  # a pile that is being counted: what no combination has used
    combo_cards = number(5, seen=ALL, width=8)
    combo_points = number(5, seen=ALL, width=32)
    combo_faces = number(5, seen=ALL, width=64)
    score = number("seats", seen=ALL, width=32)
    staked: int = number(seen=ALL, width=32)  # cents that each seat has put into the pots of this round
    fillings: int = number(seen=ALL, width=32)  # (PE-51)
    jedhil_pot: int = number(seen=ALL, width=32)  # the part of the pot that is jedhil's


# ---------------------------------------------------------------- the deal


@rule
def deal(g: Table) -> None:
    """Two sets are shuffled (DK-2), stakes paid, and hands, pool and stock dealt [PE-7]; the raja begins [PE-11]."""
    shuffle(g, g.pack, fill_copies(g.pack, g.deck, COPIES))
    pay_stakes(g)
    deal_out(g)
    g.starter = RAJA  # [PE-11]
    g.turn = RAJA


@rule
def deal_out(g: Table) -> None:
    """The shuffled pack becomes hands of 14, a pool of 36 and a stock of 42 [PE-7] [PC-1]."""
    if g.variant == CHINESE:
        deal_packs(g)
    else:
        deal_twice(g)
    g.stock_left = STOCK
    lay_aside(g)


@rule
def deal_twice(g: Table) -> None:
    """Seven to the hand and six to the pool for each seat, then all of it once more [PE-6]."""
    top = 0
    for _ in range(2):
        for seat in range(g.seats):
            to_hand(g, seat, top, 7)
            to_pool(g, top + 7, 6)
            top += 13
    to_stock(g, top, 0, STOCK)


@rule
def deal_packs(g: Table) -> None:
    """Eight packs of 14 and 8 cards over; the dice say which are hands, pool and stock [PC-2]."""
    for i in range(PACKS):
        g.packs[i] = i
    shuffle(g, g.packs, PACKS)
    for seat in range(g.seats):
        to_hand(g, seat, HAND * g.packs[seat], HAND)
    to_pool(g, HAND * g.packs[3], HAND)
    to_pool(g, HAND * g.packs[4], HAND)
    to_pool(g, HAND * PACKS, PACK - HAND * PACKS)
    for i in range(3):
        to_stock(g, HAND * g.packs[5 + i], HAND * i, HAND)


@rule
def to_hand(g: Table, seat: int, top: int, n: int) -> None:
    """Deals `n` cards of the pack, from `top` on, to a seat's hand."""
    for i in range(n):
        g.hand[seat, take_from(g.pack, top + i)] += 1


@rule
def to_pool(g: Table, top: int, n: int) -> None:
    """Deals `n` cards of the pack, from `top` on, to the pool."""
    for i in range(n):
        lay_in_pool(g, take_from(g.pack, top + i))


@rule
def to_stock(g: Table, top: int, below: int, n: int) -> None:
    """Lays `n` cards of the pack, from `top` on, into the stock, from `below` on."""
    for i in range(n):
        g.stock[below + i] = take_from(g.pack, top + i)


@rule
def lay_aside(g: Table) -> None:
    """Someone may know the top card, which is the last to be drawn [PE-9], and the next [PE-10]; or nobody [PC-3]."""
    if g.last_card == FACE_UP:
        g.open_card = take_from(g.stock, 0)
    elif g.last_card == PRIVATE:
        g.unyik_card = take_from(g.stock, 0)
    if g.patih_peek:
        g.patih_card = take_from(g.stock, 1)


# ---------------------------------------------------------------- legal moves


@rule
def legal(g: Table, moves: Moves) -> None:
    """A card of the hand; then a card of its rank in the pool to take [PE-13], or none [PE-14] [PE-15]."""
    if g.step == PLAYING:
        offer_each(moves, PLAY, held(g.hand[g.turn]))
        return
    found = matching(g, g.fresh)
    offer_each(moves, CAPTURE, found)  # [PE-13] one of them, distinguished by face
    if found == 0 or g.capture == OPTIONAL:  # [PE-14] [PE-15]
        offer(moves, LEAVE)


@rule
def matching(g: Table, card: int) -> int:
    """The faces in the pool that have the rank of a card [PE-12] (DK-3)."""
    return int(g.pool_faces & of_rank(rank_of(card, g.honour_rank), g.honour_rank))


# ---------------------------------------------------------------- play


@rule
def play(g: Table, verb: int, card: int) -> None:
    """Plays a hand card, takes with the fresh card or leaves it; then a card is drawn [PE-16], or the next plays."""
    if verb == PLAY:
        play_from_hand(g, card)
    elif verb == CAPTURE:
        take_with_fresh(g, card)
    else:
        leave_fresh(g)
    if g.fresh == NONE:
        if g.step == PLAYED:
            draw(g)  # [PE-16]
        else:
            next_turn(g)


@rule
def play_from_hand(g: Table, card: int) -> None:
    """A hand card that has no choice takes its match, or stays, at once [PE-12] [PE-15]."""
    g.hand[g.turn, card] -= 1
    g.fresh = card
    g.played = card
    g.played_took = NONE
    g.drawn = NONE
    g.drawn_took = NONE
    g.step = PLAYED
    found = matching(g, card)
    if found == 0:
        leave_fresh(g)
    elif g.capture == FORCED and found & (found - 1) == 0:
        take_with_fresh(g, first(found))


@rule
def draw(g: Table) -> None:
    """Turns up the next card from the bottom of the stock [PE-17]; its player decides even without a choice."""
    g.fresh = off_stock(g)
    g.drawn = g.fresh
    g.step = DRAWN


@rule
def off_stock(g: Table) -> int:
    """From the bottom; the original top two cards come last, the patih's and then the unyik's [PE-17]."""
    g.stock_left -= 1
    card = take_from(g.stock, g.stock_left)
    if card != NONE:
        return card
    if g.stock_left == 1:
        card = g.patih_card
        g.patih_card = NONE
    else:
        card = max(g.open_card, g.unyik_card)  # one of them is NONE
        g.open_card = NONE
        g.unyik_card = NONE
    return int(card)


@rule
def take_with_fresh(g: Table, card: int) -> None:
    """Both cards go to the player's pile [PE-12] [PE-13]."""
    g.pool[card] -= 1
    if g.pool[card] == 0:
        g.pool_faces &= ~one(card)
    g.won[g.turn, card] += 1
    g.won[g.turn, g.fresh] += 1
    g.fresh = NONE
    if g.step == PLAYED:
        g.played_took = card
    else:
        g.drawn_took = card


@rule
def leave_fresh(g: Table) -> None:
    """The card stays with the others [PE-15]."""
    lay_in_pool(g, g.fresh)
    g.fresh = NONE


@rule
def lay_in_pool(g: Table, card: int) -> None:
    """Lays a card in the pool."""
    g.pool[card] += 1
    g.pool_faces |= one(card)


@rule
def next_turn(g: Table) -> None:
    """Raja, patih, unyik, round and round [PE-11], until hands and stock are used up together [PE-19]."""
    g.turn = (g.turn + 1) % g.seats
    g.step = PLAYING
    if g.stock_left == 0:
        g.over = 1  # [PE-20] what is left on the table is nobody's


# ---------------------------------------------------------------- the score of a pile


@rule
def settle(g: Table) -> None:
    """Each pile is counted [PE-21], and the bets are settled."""
    for seat in range(g.seats):
        count_pile(g, seat)
    settle_bets(g)


@rule
def count_pile(g: Table, seat: int) -> None:
    """The combinations of a seat's pile and the face values of its other cards [PE-21]."""
    g.score[seat] = best_score(g, g.won[seat])
    for combination in range(5):
        cards = g.combo_cards[combination]
        if cards > 0:
            line(g, combination, seat, cards, g.combo_points[combination], g.combo_faces[combination])
    cards = 0
    for face in range(FACES):
        cards += g.rest[face]
    if cards > 0:
        line(g, REST, seat, cards, face_points(g), held(g.rest))


def longest(g: Table) -> int:
    """A turn plays a card, may choose what it takes, and decides about the card drawn [PE-19]."""
    return 3 * STOCK

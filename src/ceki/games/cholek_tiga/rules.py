"""Cholek Tiga ("draw three"): a fishing game. A hand card, then a stock card, each takes two of its rank.

Every card enters a common pool; one that finds two others of its rank there may carry all three away. In the
end three or four identical cards count, red-stamped ones from the first on; red threes and fours are ang pow.
Clauses CT-1..CT-27 and DK-1..DK-8 are explained on the game's page.
"""

from __future__ import annotations

from typing import Final

from ceki.cards.ceki import COPIES, FACES, RED, of_rank, rank_of
from ceki.cards.piles import held, take_from
from ceki.cards.reduced import lay_deck
from ceki.engine.bits import NONE, first, how_many, one
from ceki.engine.chance import shuffle
from ceki.engine.moves import Moves, offer, offer_each
from ceki.engine.record import ALL, NOBODY, OWN, counts, number, one_card, pile
from ceki.engine.rule import rule
from ceki.engine.score import line, paid_by_each, pay, placed_by, share
from ceki.games.cholek_tiga.options import (
    AFTER_TURNUP,
    ALL_PAIRS,
    EACH,
    EVEN,
    LAST_CAPTURER,
    NOTHING,
    WINNER_ONLY,
    Options,
)
from ceki.games.cholek_tiga.words import (
    AND,
    ANG_POW,
    ANG_POW_BESAR,
    AYAM,
    DIFFERENCE,
    DISCARD,
    KANDANG,
    PASS,
    RED_LINES,
    TAKE,
)

SEATS: Final = 3  # [CT-1]
CARDS: Final = COPIES * FACES  # 120
HAND: Final = 3  # [CT-3]


class Table(Options, seats=SEATS, faces=FACES, lines=42, payments=48):
    """What lies on the table, and the rules of the house."""

    hand = counts("seats", "faces", seen=OWN)
    stock = pile(CARDS, seen=NOBODY)
    stock_left: int = number(seen=ALL)
    pool = counts("faces", seen=ALL)
    pool_faces: int = number(seen=ALL, width=64)  # the faces in the pool, a set
    won = counts("seats", "faces", seen="option:piles_visible")  # [CT-13] captured cards before each player
    played = one_card(seen=ALL, note=True)  # the hand card that has just entered the pool, until it takes or stays
    turned = one_card(seen=ALL, note=True)  # the stock card that has just entered, likewise
    picked = one_card(seen=ALL)  # the first of the two cards to be taken
    turned_up: int = number(seen=ALL, width=8)  # this turn's stock card has been turned
    turns: int = number(seen=ALL, width=8)  # turns until the hands are empty
    last_capturer: int = number(seen=ALL, width=8, empty=NONE)
    ayam = number("seats", seen=ALL, width=8)  # how many each player has made
    kandang = number("seats", seen=ALL, width=8)
    points = number("seats", seen=ALL, width=32)


# ---------------------------------------------------------------- the deal


@rule
def deal(g: Table) -> None:
    """Two sets are shuffled (DK-2); as a rule no card lies in the pool [CT-2], and each player draws a hand [CT-3]."""
    n = lay_deck(g, COPIES)
    shuffle(g, g.stock, n)
    g.stock_left = n
    for _ in range(g.initial_pool):
        put_in_pool(g, off_stock(g))  # [CT-2] none, as a rule
    g.turn = g.starter
    draw_hands(g)


@rule
def hand_size(g: Table) -> int:
    """Three cards each while the stock has enough [CT-3] [CT-15]; else all get the same."""
    n = g.stock_left // g.seats
    if g.final_deal == EVEN and n >= 2:
        n = n // 2  # for each hand card a stock card to turn
    return min(g.cards_each if g.cards_each != 0 else HAND, n)


@rule
def draw_hands(g: Table) -> None:
    """All players draw [CT-3] [CT-14]."""
    n = hand_size(g)
    for step in range(g.seats):
        for _ in range(n):
            g.hand[(g.starter + step) % g.seats, off_stock(g)] += 1
    g.turns = n * g.seats


@rule
def off_stock(g: Table) -> int:
    """The next card of the stock."""
    g.stock_left -= 1
    return take_from(g.stock, g.stock_left)


@rule
def put_in_pool(g: Table, card: int) -> None:
    """Lays a card in the pool."""
    g.pool[card] += 1
    g.pool_faces |= one(card)


@rule
def take_from_pool(g: Table, card: int) -> None:
    """Takes a card out of the pool."""
    g.pool[card] -= 1
    if g.pool[card] == 0:
        g.pool_faces &= ~one(card)


# ---------------------------------------------------------------- captures


@rule
def others(g: Table, card: int) -> int:
    """The faces of which another card than this one, of its rank, lies in the pool with it [CT-6] (DK-3)."""
    faces = g.pool_faces & of_rank(rank_of(card, g.honour_rank), g.honour_rank)
    return faces if g.pool[card] > 1 else faces & ~one(card)


@rule
def copies(g: Table, card: int, face: int) -> int:
    """How many others of a face lie there."""
    return g.pool[face] - (1 if face == card else 0)


@rule
def can_capture(g: Table, card: int) -> bool:
    """At least two other cards of its rank lie in the pool [CT-6]."""
    faces = others(g, card)
    if faces == 0:
        return False
    return how_many(faces) > 1 or copies(g, card, first(faces)) > 1


@rule
def first_picks(g: Table, card: int) -> int:
    """Which card may be named first of two [CT-7]: any but the earliest face, of which there must be two."""
    faces = others(g, card)
    earliest = first(faces)
    return faces if copies(g, card, earliest) > 1 else faces & ~one(earliest)


@rule
def second_picks(g: Table, card: int, picked: int) -> int:
    """And which with it [CT-7]: its own face again or an earlier one, so that no pair is offered twice."""
    return others(g, card) & ((one(picked) << 1) - 1)


@rule
def entering(g: Table) -> int:
    """The card that may take now [CT-12]: the hand card, then the stock card; `NONE` before the discard."""
    return int(g.played if g.played != NONE else g.turned)


# ---------------------------------------------------------------- legal moves


@rule
def legal(g: Table, moves: Moves) -> None:
    """First a hand card goes into the pool [CT-5]; then the card that entered takes two [CT-7], or stays [CT-8]."""
    card = entering(g)
    if card == NONE:
        offer_each(moves, DISCARD, held(g.hand[g.turn]))  # [CT-5] first a hand card
    elif g.picked == NONE:
        offer_each(moves, TAKE, first_picks(g, card))
        if g.capture_optional:
            offer(moves, PASS)  # [CT-8]
    else:
        offer_each(moves, AND, second_picks(g, card, g.picked))


# ---------------------------------------------------------------- play


@rule
def play(g: Table, verb: int, card: int) -> None:
    """Plays a hand card, names one of the two cards to take, or passes."""
    if verb == TAKE:
        take_from_pool(g, card)
        g.picked = card
        return
    if verb == DISCARD:
        g.hand[g.turn, card] -= 1
        g.turns -= 1
        put_in_pool(g, card)
        g.played = card
    elif verb == AND:
        take_from_pool(g, card)
        capture(g, card)
    else:
        decided(g)
    go_on(g)


@rule
def capture(g: Table, third: int) -> None:
    """The entering card and the two that were picked go to the player's pile [CT-7]."""
    card = entering(g)
    take_from_pool(g, card)
    g.won[g.turn, card] += 1
    g.won[g.turn, g.picked] += 1
    g.won[g.turn, third] += 1
    if card == g.picked and card == third:
        identical(g, g.turn, g.played != NONE)
    g.picked = NONE
    g.last_capturer = g.turn
    decided(g)


@rule
def identical(g: Table, seat: int, by_hand: bool) -> None:
    """Three identical in one capture [CT-25] are paid at once [CT-24]: ayam by the hand card, kandang by the
    stock's."""
    if by_hand:
        g.ayam[seat] += 1
        paid_by_each(g, AYAM, seat, g.ayam_cents)
    else:
        g.kandang[seat] += 1
        paid_by_each(g, KANDANG, seat, g.kandang_cents)


@rule
def decided(g: Table) -> None:
    """The entering card has taken, or stays in the pool as any other [CT-10]."""
    if g.played != NONE:
        g.played = NONE
    else:
        g.turned = NONE


@rule
def go_on(g: Table) -> None:
    """The hand card's capture, the stock card [CT-5], its capture; a card that cannot take needs no decision."""
    if g.hand_capture_timing == AFTER_TURNUP:
        turn_up(g)  # [CT-9] both lie in the pool before either takes
    if g.played != NONE and can_capture(g, g.played):
        return
    g.played = NONE
    turn_up(g)
    if g.turned != NONE and g.pool[g.turned] > 0 and can_capture(g, g.turned):
        return
    g.turned = NONE
    next_turn(g)


@rule
def turn_up(g: Table) -> None:
    """The top stock card enters the pool, once a turn; the last turns may have none [CT-15]."""
    if not g.turned_up and g.stock_left > 0:
        g.turned = off_stock(g)
        put_in_pool(g, g.turned)
    g.turned_up = 1


@rule
def next_turn(g: Table) -> None:
    """The next player's turn; when the hands are empty all draw again [CT-14], and without a card the round ends."""
    g.turned_up = 0
    if g.turns == 0:
        draw_hands(g)  # [CT-14]
    if g.turns == 0:
        end(g)
    else:
        g.turn = (g.turn + 1) % g.seats


@rule
def end(g: Table) -> None:
    """Stock and hands are played out; the pool is nobody's, or goes to who took last [CT-16]."""
    g.over = 1
    while g.stock_left > 0:
        put_in_pool(g, off_stock(g))  # fewer cards than players
    if g.leftover_pool == LAST_CAPTURER and g.last_capturer != NONE:
        for face in range(FACES):
            g.won[g.last_capturer, face] += g.pool[face]
            g.pool[face] = 0
        g.pool_faces = 0


# ---------------------------------------------------------------- score


@rule
def settle(g: Table) -> None:
    """The piles score [CT-20], differences are paid [CT-21], and ang pow [CT-23]."""
    count_piles(g)
    placed_by(g, g.points)  # [CT-21]
    settle_differences(g)
    settle_ang_pow(g)
    for seat in range(g.seats):
        if g.ayam[seat] > 0:
            line(g, AYAM, seat, g.ayam[seat], 0, 0)  # [CT-26] money, no points
        if g.kandang[seat] > 0:
            line(g, KANDANG, seat, g.kandang[seat], 0, 0)


@rule
def with_copies(g: Table, seat: int, n: int) -> int:
    """The faces of which a pile holds `n` copies, whenever they were won [CT-17]."""
    faces = 0
    for face in range(FACES):
        faces |= int(g.won[seat, face] == n) << face
    return faces


@rule
def count_piles(g: Table) -> None:
    """The points of each player [CT-20]: by copies of each face, plain [CT-18] or red-stamped [CT-19] (DK-5)."""
    for seat in range(g.seats):
        for n in range(COPIES + 1):
            faces = with_copies(g, seat, n)
            count_faces(g, n, seat, faces & ~RED, g.normal_points[n])
            count_faces(g, RED_LINES + n, seat, faces & RED, g.red_points[n])


@rule
def count_faces(g: Table, what: int, seat: int, faces: int, each: int) -> None:
    """Adds `each` points for every face of a set, and writes their line."""
    n = how_many(faces)
    if n * each > 0:
        line(g, what, seat, n, n * each, faces)
        g.points[seat] += n * each


@rule
def settle_differences(g: Table) -> None:
    """The player with most points gets the differences [CT-21]."""
    for seat in range(g.seats):
        for other in range(g.seats):
            more = g.points[seat] - g.points[other]
            if more > 0 and g.settlement == ALL_PAIRS:
                pay(g, DIFFERENCE, other, seat, more * g.cents_per_point)
    if g.settlement == WINNER_ONLY:
        pay_the_first(g)


@rule
def pay_the_first(g: Table) -> None:
    """Each lower player pays their difference, to one winner or among those equal [CT-22]."""
    most = 0
    for seat in range(g.seats):
        most = max(most, g.points[seat])
    winners = 0
    for seat in range(g.seats):
        if g.points[seat] == most:
            winners |= one(seat)
    tied = how_many(winners)
    if tied > 1 and g.tie_for_most == NOTHING:
        return
    times = tied if g.tie_for_most == EACH else 1
    for seat in range(g.seats):
        owed = (most - g.points[seat]) * g.cents_per_point * times
        share(g, DIFFERENCE, seat, winners, owed)


@rule
def settle_ang_pow(g: Table) -> None:
    """Every red triplet or quadruplet is paid by each other player, whoever has it [CT-23]."""
    for seat in range(g.seats):
        for n in range(COPIES - 1, COPIES + 1):
            faces = with_copies(g, seat, n) & RED
            if faces != 0:
                what = ANG_POW if n < COPIES else ANG_POW_BESAR
                line(g, what, seat, how_many(faces), 0, faces)
                paid_by_each(g, what, seat, how_many(faces) * g.angpow_cents[n - COPIES + 1])


def longest(g: Table) -> int:
    """No round has more moves: every card enters once and a capture takes one move more."""
    enter = CARDS - int(g.initial_pool)
    discards = (enter + HAND * int(g.seats)) // 2
    return discards + enter + enter // 3

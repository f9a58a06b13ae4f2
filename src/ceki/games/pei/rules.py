"""Pei: a fishing game for raja, patih and unyik; the pile that each has fished scores by combinations.

A turn plays a card from the hand and then draws one from the bottom of the stock; each takes one card of its
rank from the pool, or stays there. Clauses PE-1..PE-55, PC-1..PC-7, PM-1..PM-3 and DK-1..DK-8 are explained on
the game's page. Seat 0 is the raja, 1 the patih, 2 the unyik.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ceki.cards.ceki import C8, FACES, S9, number_on, of_rank, rank_of
from ceki.cards.notation import card_number
from ceki.cards.piles import fill, held, take_from
from ceki.engine.bits import NONE, first, has, how_many, one
from ceki.engine.chance import shuffle
from ceki.engine.moves import Moves, offer, offer_each
from ceki.engine.record import ALL, NOBODY, OWN, counts, number, one_card, pile
from ceki.engine.rule import rule
from ceki.engine.score import line
from ceki.games.pei.options import (
    BY_FACE,
    BY_RATE,
    CHINESE,
    DERIVATION,
    EACH_NON_WINNER,
    EACH_RUN,
    EXTRA_COPIES,
    FACE_UP,
    FORCED,
    JAVA_RATES,
    JEDHIL,
    JUNG,
    MAGELANG,
    ONCE_IRENG_FIRST,
    OPTIONAL,
    PER_CARD,
    PRINTED,
    PRIVATE,
    RAMPUNG,
    SEAT_ORDER,
    SHARED,
    TEXT,
    WHOLE_POT,
    WUDON,
    WULWULAN,
    Options,
)
from ceki.games.pei.words import (
    ABANG,
    BELAHAN,
    CAPTURE,
    IRENG,
    LEAVE,
    MACAN,
    NGETE,
    PAID,
    PATANG_ATUSAN,
    PLAY,
    REST,
    SEATS,
    STAKE,
    TE_LUMRAH,
    TE_MATI,
)

RAJA, PATIH, UNYIK = range(3)
PACK: Final = 120  # [DK-2] two sets of 60
STOCK: Final = 42  # [PE-7]
COPIES: Final = 4
PACKS: Final = 8  # [PC-2] of 14 cards
HAND: Final = 14
MAX_LINES: Final = 42
PLAYING, PLAYED, DRAWN = range(3)  # what is asked: a card of the hand; what the card played, or drawn, takes
JEDHIL_350, JEDHIL_400 = 350, 400  # [PE-50]


# [PE-23] [PE-26] [DK-5] [PE-27] [PE-28] [PE-29] the three cards of each combination, by macan_cards
THREE: Final = (
    ("C1 C2 C3", "OT RF S9", "WF S8 M9", "C8 S2 M2", "C9 S1 M1"),
    ("C1 C2 C3", "OT RF S9", "WF S8 M9", "C8 S2 M2", "C1 S9 M1"),
)
FIXED: Final = np.array([[[card_number(code) for code in cards.split()] for cards in row] for row in THREE], np.int64)
KEEP: Final = 5  # 0 to 4 copies of a card may be kept back
PLANS: Final = KEEP**3


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
    fillings: int = number(seen=ALL, width=32)  # [PE-51]
    jedhil_pot: int = number(seen=ALL, width=32)  # the part of the pot that is jedhil's


# ---------------------------------------------------------------- the deal


@rule
def deal(g: Table) -> None:
    for face in range(FACES):
        g.deck[face] = COPIES  # [DK-1] [DK-2]
    shuffle(g, g.pack, fill(g.pack, g.deck))
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
    for i in range(n):
        g.hand[seat, take_from(g.pack, top + i)] += 1


@rule
def to_pool(g: Table, top: int, n: int) -> None:
    for i in range(n):
        lay_in_pool(g, take_from(g.pack, top + i))


@rule
def to_stock(g: Table, top: int, below: int, n: int) -> None:
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
    if g.step == PLAYING:
        offer_each(moves, PLAY, held(g.hand[g.turn]))
        return
    found = matching(g, g.fresh)
    offer_each(moves, CAPTURE, found)  # [PE-13] one of them, told apart by face
    if found == 0 or g.capture == OPTIONAL:  # [PE-14] [PE-15]
        offer(moves, LEAVE)


@rule
def matching(g: Table, card: int) -> int:
    """The faces in the pool that have the rank of a card [PE-12] [DK-3]."""
    return int(g.pool_faces & of_rank(rank_of(card, g.honour_rank), g.honour_rank))


# ---------------------------------------------------------------- play


@rule
def play(g: Table, verb: int, card: int) -> None:
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
    """The next card from the bottom of the stock is turned up [PE-17]; its player is asked even without a choice."""
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
    line(g, REST, seat, cards, face_points(g), held(g.rest))


@rule
def best_score(g: Table, pile: Any) -> int:
    """Lays a pile out in the way that the house allows and that brings most [PE-31]; what it scores."""
    if not is_contested(g, pile):
        return lay_out_pile(g, pile, 0)
    best = 0
    most = -1
    for plan in range(PLANS):
        if can_keep(g, pile, plan):
            points = lay_out_pile(g, pile, plan)
            if points > most:
                best = plan
                most = points
    return lay_out_pile(g, pile, best)


@rule
def is_contested(g: Table, pile: Any) -> bool:
    """Whether two combinations want the same card: a run may need C8 and C9 [PE-32]; by the text C1 and S9 too."""
    if g.card_use == SHARED:
        return False
    if g.macan_cards == TEXT:
        return True
    for coin in range(C8 + 1):
        if pile[coin] == 0:
            return False
    return True


# A plan says how many copies of a contested card are kept back for the later combination: C8 for pang picis, a coin
# for macan and, by the text, an S9 for macan. Every plan is tried; what the run then leaves over is free as well.


@rule
def kept(g: Table, plan: int, face: int) -> int:
    """How many copies of a card a plan keeps from the combination that would use it first."""
    if face == C8:
        return plan % KEEP
    if face == FIXED[g.macan_cards, MACAN, 0]:
        return plan // KEEP % KEEP
    return plan // (KEEP * KEEP) if face == S9 else 0


@rule
def can_keep(g: Table, pile: Any, plan: int) -> bool:
    """Whether the pile has the cards of a plan; coins are not kept back where bunci ireng comes first."""
    if g.card_use == ONCE_IRENG_FIRST and plan % (KEEP * KEEP) > 0:
        return False
    if g.macan_cards == DERIVATION and kept(g, plan, S9) > 0:
        return False
    coin = FIXED[g.macan_cards, MACAN, 0]
    return bool(kept(g, plan, C8) <= pile[C8] and kept(g, plan, coin) <= pile[coin] and kept(g, plan, S9) <= pile[S9])


@rule
def lay_out_pile(g: Table, pile: Any, plan: int) -> int:
    """The run first, the fixed combinations from what it leaves, the rest by face value [PE-32]."""
    for face in range(FACES):
        g.rest[face] = pile[face]
    for combination in range(5):
        g.combo_cards[combination] = 0
        g.combo_points[combination] = 0
        g.combo_faces[combination] = 0
    lay_runs(g, pile, plan)
    points = g.combo_points[IRENG]
    for combination in range(ABANG, MACAN + 1):
        lay_fixed(g, pile, plan, combination)
        points += g.combo_points[combination]
    return int(points) + face_points(g)


@rule
def face_points(g: Table) -> int:
    """The face values of the cards that no combination has used [PE-21] [DK-6]."""
    points = 0
    for face in range(FACES):
        points += g.rest[face] * number_on(face)
    return int(points)


@rule
def lay_runs(g: Table, pile: Any, plan: int) -> None:
    """Bunci ireng [PE-23]: one run, or more of them, or all copies of its coins [PE-25]."""
    runs = COPIES if g.ireng_copies == EACH_RUN and g.extras == BY_RATE else 1
    for copy_of_each in range(1, runs + 1):
        n = run_length(g, pile, plan, copy_of_each)
        for coin in range(n):
            put_in(g, IRENG, coin, 1)
        g.combo_points[IRENG] += run_points(g, n)
        if g.ireng_copies == EXTRA_COPIES and g.extras == BY_RATE:
            for coin in range(n):
                if g.rates[IRENG] >= number_on(coin):
                    more = pile[coin] - kept(g, plan, coin) - 1
                    put_in(g, IRENG, coin, more)
                    g.combo_points[IRENG] += more * g.rates[IRENG]


@rule
def run_length(g: Table, pile: Any, plan: int, copy_of_each: int) -> int:
    """Coins from C1 without a gap, three at least [PE-23]; it may stop where going on does not pay [PE-31]."""
    length = 0
    most = 0
    gain = 0  # what the run brings beyond the face values of its cards
    for n in range(1, 10):
        free = pile[n - 1] - kept(g, plan, n - 1)
        if free < copy_of_each or (n > 3 and g.extras == BY_FACE):  # [PC-6] C4 and on are extra cards
            return length
        gain -= n
        if g.ireng_copies == EXTRA_COPIES and g.extras == BY_RATE:
            gain += (free - 1) * max(g.rates[IRENG] - n, 0)
        if n >= 3 and (g.card_use == ONCE_IRENG_FIRST or gain + run_points(g, n) >= most):
            length = n
            most = gain + run_points(g, n)
    return length


@rule
def run_points(g: Table, n: int) -> int:
    """A run of `n` coins [PE-23]; the two printed figures go with 13 a card and not with Magelang [PE-24] [PM-3]."""
    if g.variant != MAGELANG and g.rates[IRENG] == JAVA_RATES[IRENG]:
        if n == 9 and g.ireng_table != PER_CARD:
            return 113
        if n == 4 and g.ireng_table == PRINTED:
            return 42
    return int(n * g.rates[IRENG])


@rule
def lay_fixed(g: Table, pile: Any, plan: int, combination: int) -> None:
    """Three given cards, and more copies of them [PE-26] [PC-5]; nothing if one is missing [PE-30] or it does not pay."""
    rate = g.rates[combination]
    gain = 0
    for i in range(3):
        face = FIXED[g.macan_cards, combination, i]
        n = free_for(g, pile, plan, combination, face)
        if n <= 0:
            return
        more = rate - number_on(face)
        gain += more + ((n - 1) * max(more, 0) if g.extras == BY_RATE else 0)
    if gain < 0:
        return
    for i in range(3):
        face = FIXED[g.macan_cards, combination, i]
        all_copies = g.extras == BY_RATE and rate >= number_on(face)
        put_in(g, combination, face, free_for(g, pile, plan, combination, face) if all_copies else 1)
    g.combo_points[combination] = rate * g.combo_cards[combination]


@rule
def free_for(g: Table, pile: Any, plan: int, combination: int, face: int) -> int:
    """The copies of a card that a fixed combination may use: each card counts once, unless all share it [PE-31]."""
    if g.card_use == SHARED:
        return int(pile[face])
    return int(g.rest[face] - (kept(g, plan, face) if combination == ABANG else 0))


@rule
def put_in(g: Table, combination: int, face: int, n: int) -> None:
    g.combo_cards[combination] += n
    g.combo_faces[combination] |= one(face)
    g.rest[face] = max(g.rest[face] - n, 0)


# ---------------------------------------------------------------- places and bets


@rule
def pay_stakes(g: Table) -> None:
    """What each seat puts into the middle before the deal [PE-41] [PE-49] [PE-51]."""
    if not has(g.bets, WULWULAN):
        g.jedhil_pot = g.pot
    g.staked = g.wudon_stake if has(g.bets, WUDON) else 0
    if has(g.bets, WULWULAN):
        g.staked += g.jackpot_stake
    if has(g.bets, JEDHIL) and g.jedhil_pot < g.jedhil_floor:
        each_time = g.seats * g.jedhil_wager
        g.fillings = (g.jedhil_floor - g.jedhil_pot + each_time - 1) // each_time
        g.staked += g.fillings * g.jedhil_wager
        g.jedhil_pot += g.fillings * each_time
    for seat in range(g.seats):
        g.cents[seat] -= g.staked
        g.pot += g.staked


@rule
def stands_above(g: Table, seat: int, other: int) -> bool:
    """Whether a seat has the higher place of two [PE-22]."""
    if g.score[seat] == g.score[other]:
        return bool(g.place_ties == SEAT_ORDER and seat < other)
    return bool(g.score[seat] > g.score[other])


@rule
def find_places(g: Table) -> None:
    """Ngete, tengah and kete; equals share the highest of their places [PE-22]."""
    for seat in range(g.seats):
        g.place[seat] = 0
        for other in range(g.seats):
            g.place[seat] += 1 if stands_above(g, other, seat) else 0


@rule
def seats_at(g: Table, place: int) -> int:
    """The set of seats at a place, counted from 0."""
    seats = 0
    for seat in range(g.seats):
        if g.place[seat] == place:
            seats |= one(seat)
    return seats


@rule
def is_loser(g: Table, seat: int) -> bool:
    """Nobody stands below this seat and somebody stands above [PE-53]."""
    for other in range(g.seats):
        if stands_above(g, seat, other):
            return False
    return bool(g.place[seat] > 0)


@rule
def settle_bets(g: Table) -> None:
    """All bets add up [PE-52]."""
    find_places(g)
    g.winners = seats_at(g, 0)
    top = 0
    for seat in range(g.seats):
        line(g, NGETE + g.place[seat], seat, 1, g.score[seat], 0)
        if g.staked > 0:
            line(g, STAKE, seat, 1, -g.staked, 0)
        top = max(top, g.score[seat])
    firsts = seats_at(g, 0)
    if has(g.bets, WUDON):
        settle_wudon(g, firsts, top)
    if has(g.bets, RAMPUNG):
        settle_rampung(g, firsts, top)
    if has(g.bets, JUNG):
        settle_jung(g)
    if has(g.bets, WULWULAN) and top >= g.jackpot_line:
        pay_out(g, WULWULAN, firsts, g.pot - g.jedhil_pot)  # [PE-49]
    if has(g.bets, JEDHIL):
        settle_jedhil(g, firsts, top)


@rule
def divide(g: Table, bet: int, takers: int, cents: int) -> None:
    """Shares cents among seats, odd cents one each to the lowest of them [SH-1]."""
    n = how_many(takers)
    odd = cents % max(n, 1)
    for seat in range(g.seats):
        if has(takers, seat) and cents > 0:
            part = cents // n + (1 if odd > 0 else 0)
            odd -= 1
            g.cents[seat] += part
            line(g, PAID + bet, seat, 1, part, 0)


@rule
def pay_out(g: Table, bet: int, takers: int, cents: int) -> None:
    """The pot pays seats."""
    if takers != 0:
        g.pot -= cents
        divide(g, bet, takers, cents)


@rule
def settle_wudon(g: Table, firsts: int, top: int) -> None:
    """Two thirds to the winner and one to the second [PE-41]; a sweep [PE-42], or tied firsts [PE-53], take all."""
    if top >= g.wudon_sweep or how_many(firsts) > 1:
        pay_out(g, WUDON, firsts, 3 * g.wudon_stake)
    else:
        pay_out(g, WUDON, firsts, 2 * g.wudon_stake)
        pay_out(g, WUDON, seats_at(g, 1), g.wudon_stake)


@rule
def settle_rampung(g: Table, firsts: int, top: int) -> None:
    """Every other player's debt to the winner, or divided among tied winners [PE-53]."""
    for seat in range(g.seats):
        if not has(firsts, seat):
            owed = owe(g, TE_MATI, seat, te_mati_of(g, seat)) + owe(g, TE_LUMRAH, seat, te_lumrah_of(g, seat))
            if top >= g.belahan[0]:
                owed += owe(g, BELAHAN, seat, g.belahan[1])  # [PE-45]
            if top >= g.patang_atusan[0]:
                owed += owe(g, PATANG_ATUSAN, seat, g.patang_atusan[1])  # [PE-46] besides belahan
            g.cents[seat] -= owed
            divide(g, RAMPUNG, firsts, owed)


@rule
def te_lumrah_of(g: Table, seat: int) -> int:
    """The loser pays it, the middle does not [PE-43]; a player below the line pays te mati instead [PE-44]."""
    return int(g.te_lumrah) if is_loser(g, seat) and g.score[seat] >= g.te_line else 0


@rule
def te_mati_of(g: Table, seat: int) -> int:
    """Whoever does not reach the line pays it, or the loser alone [PE-44]."""
    asked = g.te_mati_payers == EACH_NON_WINNER or is_loser(g, seat)
    return int(g.te_mati) if asked and g.score[seat] < g.te_line else 0


@rule
def owe(g: Table, what: int, seat: int, cents: int) -> int:
    if cents > 0:
        line(g, what, seat, 1, -cents, 0)
    return int(cents)


@rule
def settle_jung(g: Table) -> None:
    """In every pair the lower pays the higher for each step of difference, rounded up [PE-47]."""
    for seat in range(g.seats):
        net = 0
        for other in range(g.seats):
            apart = abs(g.score[seat] - g.score[other])
            cents = (apart + g.jung[0] - 1) // g.jung[0] * g.jung[1]
            net += cents if g.score[seat] > g.score[other] else -cents
        g.cents[seat] += net
        line(g, PAID + JUNG, seat, 1, net, 0)


@rule
def settle_jedhil(g: Table, firsts: int, top: int) -> None:
    """The standing pot pays the winner by their score, and the second [PE-50]; from 400 all of it, if so agreed."""
    before = g.pot
    second = int(g.jedhil_pay[3])
    winner = int(g.jedhil_pay[0])
    if top >= JEDHIL_350:
        winner = int(g.jedhil_pay[1])
    if top >= JEDHIL_400:
        winner = int(g.jedhil_pay[2])
    if top >= JEDHIL_400 and g.jedhil_400 == WHOLE_POT:
        pay_out(g, JEDHIL, firsts, g.jedhil_pot)
    elif how_many(firsts) > 1:
        pay_out(g, JEDHIL, firsts, winner + second)  # [PE-53]
    else:
        pay_out(g, JEDHIL, firsts, winner)
        pay_out(g, JEDHIL, seats_at(g, 1), second)
    g.jedhil_pot -= before - g.pot


def longest(g: Table) -> int:
    """A turn plays a card, may choose what it takes, and is asked about the card drawn [PE-19]."""
    return 3 * STOCK

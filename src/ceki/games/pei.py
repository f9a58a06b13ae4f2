"""Pei: a fishing game for raja, patih and unyik; the pile that each has fished scores by combinations.

A turn plays a card from the hand and then draws one from the bottom of the stock; each takes one card of its
rank from the pool, or stays there. Clauses PE-1..PE-55, PC-1..PC-7, PM-1..PM-3 and DK-1..DK-8 are explained on
the game's page. Seat 0 is the raja, 1 the patih, 2 the unyik.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import comb
from operator import add
from typing import Any, Final

import numpy as np

from ceki.cards.ceki import C1, C3, C8, C9, FACES, NUMBER, OT, RANKS, RED, S9, honour_rank, number_on, of_rank, rank_of
from ceki.cards.notation import card_code, card_number, counted, listed, members
from ceki.cards.odds.chances import Counted, Event
from ceki.cards.odds.counting import drawn_of
from ceki.cards.odds.dealt import Part, hands_of_parts, laid, present
from ceki.cards.piles import fill, held, take_from
from ceki.engine import carried
from ceki.engine.bits import NONE, first, has, how_many, one
from ceki.engine.chance import shuffle
from ceki.engine.game import CENTS, POINTS, Called, Game, Line, Measured, Reason, Show, Source, Verb
from ceki.engine.moves import Moves, no_moves, offer, offer_each
from ceki.engine.moves import listed as listed_moves
from ceki.engine.options import Amount, Amounts, Choice, Flag, Members
from ceki.engine.record import ALL, NOBODY, OWN, Record, copy, counts, number, one_card, option, pile
from ceki.engine.rule import rule
from ceki.engine.score import line

SEATS: Final = 3  # [PE-1]
RAJA, PATIH, UNYIK = range(3)
PACK: Final = 120  # [DK-2] two sets of 60
STOCK: Final = 42  # [PE-7]
COPIES: Final = 4
PACKS: Final = 8  # [PC-2] of 14 cards
HAND: Final = 14
MAX_LINES: Final = 42

PLAY, CAPTURE, LEAVE = range(3)  # a move is one of these, and a card
PLAYING, PLAYED, DRAWN = range(3)  # what is asked: a card of the hand; what the card played, or drawn, takes
IRENG, ABANG, KEYANG, PICIS, MACAN = range(5)  # the combinations, and their score lines
REST, NGETE, TENGAH, KETE, STAKE, TE_LUMRAH, TE_MATI, BELAHAN, PATANG_ATUSAN, PAID = range(5, 15)  # more score lines
WUDON, RAMPUNG, JUNG, WULWULAN, JEDHIL = range(5)  # the bets; the line of what a bet paid is PAID and its number
RETURNED: Final = PAID + 5  # a line of the match
DRAWS: Final = 4  # [PE-3] how many draws of two cards for seats are remembered
JAVA, CHINESE, MAGELANG = range(3)
FORCED, OPTIONAL = range(2)
FACE_UP, PRIVATE, HIDDEN_CARD = range(3)
BY_RATE, BY_FACE = range(2)  # what a combination's extra cards score
PER_CARD, CAP_113, PRINTED = range(3)
SINGLE, EACH_RUN, EXTRA_COPIES = range(3)
DERIVATION, TEXT = range(2)
ONCE_BEST, ONCE_IRENG_FIRST, SHARED = range(3)
SHARED_PLACES, SEAT_ORDER = range(2)
EACH_NON_WINNER, LOSER_ONLY = range(2)
SCHEDULE, WHOLE_POT = range(2)
JEDHIL_350, JEDHIL_400 = 350, 400  # [PE-50]

# [PE-23] [PE-26] [DK-5] [PE-27] [PE-28] [PE-29] the three cards of each combination, by macan_cards
THREE: Final = (
    ("C1 C2 C3", "OT RF S9", "WF S8 M9", "C8 S2 M2", "C9 S1 M1"),
    ("C1 C2 C3", "OT RF S9", "WF S8 M9", "C8 S2 M2", "C1 S9 M1"),
)
FIXED: Final = np.array([[[card_number(code) for code in cards.split()] for cards in row] for row in THREE], np.int64)
KEEP: Final = 5  # 0 to 4 copies of a card may be kept back
PLANS: Final = KEEP**3

COMBINATIONS: Final = ("ireng", "abang", "keyang", "picis", "macan")
BETS: Final = ("wudon", "rampung", "jung", "wulwulan", "jedhil")
SEAT_TIES: Final = ("redraw", "first_drawn")
PLACES: Final = ("ngete", "tengah", "kete")
SEAT_NAMES: Final = ("raja", "patih", "unyik")
HANDS: Final = ("raja_hand", "patih_hand", "unyik_hand")
JAVA_RATES: Final = (13, 13, 12, 11, 10)
MAGELANG_RATES: Final = (30, 30, 20, 20, 10)  # [PM-1] [PM-2] [PM-3]
BY_VARIANT: Final = {  # what follows from the variant unless the house says otherwise
    "java": {"last_card": "face_up", "patih_peek": True, "rates": JAVA_RATES, "extras": "rate"},
    "chinese": {"last_card": "private", "patih_peek": False, "rates": JAVA_RATES, "extras": "face"},  # [PC-3] [PC-5]
    "magelang": {"last_card": "face_up", "patih_peek": True, "rates": MAGELANG_RATES, "extras": "rate"},
}


MATCHES: Final = {"bets": "jung"}  # what an option must stand with to show in the money
SCORES: Final = {"bets": "jung", "variant": "java"}
WITH_RAMPUNG: Final = {"bets": "rampung", "variant": "java"}
WITH_WUDON: Final = {"bets": "wudon", "variant": "java"}
WITH_WULWULAN: Final = {"bets": "wulwulan", "variant": "java"}
WITH_JEDHIL: Final = {"bets": "jedhil", "variant": "java"}


class Table(Record, seats=SEATS, faces=FACES, lines=MAX_LINES):
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

    people: int = option(Amount(3, "PE-2", "How many people; the fourth deals and counts.", low=3, high=4, company=MATCHES))
    variant: int = option(Choice("java", "PC-1", "The game of Java, the Chinese one, or Magelang's.", among=("java", "chinese", "magelang")))
    region: int = option(Choice("surakarta", "PE-55", "Whose words for the fourth person and the standing pot.", among=("surakarta", "yogyakarta"), labels_only=True))
    honour_rank: int = option(honour_rank("DK-4"))
    seat_tie: int = option(Choice("redraw", "PE-4", "Equal sums in the draw for seats: draw again, or the first to have drawn goes first.", among=SEAT_TIES, company={"bets": "jung", "reseat": "every_round"}))
    fourth_seat: int = option(Choice("lowest_draw", "PE-4", "Who of four sits out: the lowest in the draw, or always the fourth person.", among=("lowest_draw", "fixed"), company={"bets": "jung", "people": 4}))
    reseat: int = option(Choice("session", "PE-4", "Seats are drawn once a session, or for every round.", among=("session", "every_round"), company=MATCHES))
    capture: int = option(Choice("forced", "PE-14", "A card that matches must take, or may stay in the pool.", among=("forced", "optional")))
    last_card: int = option(Choice("face_up", "PE-9", "Who knows the last card of the stock: all, the unyik, nobody.", among=("face_up", "private", "none")))
    patih_peek: int = option(Flag(True, "PE-10", "The patih looks at the last card but one."))
    captured_visible: int = option(Flag(True, "PE-18", "Captured cards are kept face-up."))
    rates: Any = option(Amounts(JAVA_RATES, "PE-23", "Points a card of each combination.", names=COMBINATIONS, high=1000, as_map=True, company=MATCHES))
    extras: int = option(Choice("rate", "PE-26", "What more cards of a combination score: its rate, or their face value.", among=("rate", "face"), company=MATCHES))
    ireng_table: int = option(Choice("per_card", "PE-24", "Bunci ireng: so much a card; nine cards 113; or nine 113 and four 42, unless stopping at three brings more.", among=("per_card", "cap_113", "printed"), company=SCORES))
    ireng_copies: int = option(Choice("single", "PE-25", "More copies of the coins: nothing; further whole runs; every copy inside the run.", among=("single", "each_run", "extra_copies"), company=SCORES))
    macan_cards: int = option(Choice("derivation", "PE-29", "Macan's cards: C9 S1 M1, or C1 S9 M1.", among=("derivation", "text"), company=MATCHES))
    card_use: int = option(Choice("once_best", "PE-31", "A card that fits two combinations: in the better; in bunci ireng; in both.", among=("once_best", "once_ireng_first", "shared"), company=SCORES))
    place_ties: int = option(Choice("shared", "PE-22", "Equal scores share their places, or the earlier seat stands higher.", among=("shared", "seat_order"), company=WITH_WUDON))
    bets: int = option(Members(frozenset(), "PE-52", "The bets; none is jentolan.", among=BETS, aliases={"parewanan": ("wudon", "rampung"), "nir": ("wulwulan",)}))  # [PE-48] [PE-49]
    wudon_stake: int = option(Amount(25, "PE-41", "Wudon: cents that each stakes.", high=100_000, company=WITH_WUDON))
    wudon_sweep: int = option(Amount(350, "PE-42", "Wudon: the winner's score that takes the whole pot.", company=WITH_WUDON))
    te_line: int = option(Amount(200, "PE-43", "Rampung: the score that a payer must reach.", company=WITH_RAMPUNG))
    te_lumrah: int = option(Amount(5, "PE-43", "Rampung: cents from a loser who has reached it.", high=100_000, company=WITH_RAMPUNG))
    te_mati: int = option(Amount(10, "PE-44", "Rampung: cents from those who have not.", high=100_000, company=WITH_RAMPUNG))
    te_mati_payers: int = option(Choice("each_non_winner", "PE-44", "Té mati is paid by everyone below the line, or by the loser alone.", among=("each_non_winner", "loser_only"), company=WITH_RAMPUNG))
    belahan: Any = option(Amounts((350, 10), "PE-45", "Rampung: the winner's score, and cents from each other player.", names=("line", "cents"), high=100_000, company=WITH_RAMPUNG))
    patang_atusan: Any = option(Amounts((400, 10), "PE-46", "Rampung: a higher score, and further cents from each.", names=("line", "cents"), high=100_000, company=WITH_RAMPUNG))
    jung: Any = option(Amounts((10, 5), "PE-47", "Jung: for every so many points of difference so many cents.", names=("step", "cents"), low=1, high=1000, company=MATCHES))
    jackpot_stake: int = option(Amount(25, "PE-49", "The standing pot for 400 points: cents that each stakes before every round.", high=100_000, company=WITH_WULWULAN))
    jackpot_line: int = option(Amount(400, "PE-49", "The standing pot for 400 points: the score that takes it.", company=WITH_WULWULAN))
    jedhil_wager: int = option(Amount(25, "PE-50", "Jedhil: cents that each pays when the pot is filled.", low=1, high=100_000, company=WITH_JEDHIL))
    jedhil_pay: Any = option(Amounts((10, 15, 20, 5), "PE-50", "Jedhil: cents for the winner, from 350, from 400; for the second.", names=("base", "at_350", "at_400", "second"), high=100_000, company=WITH_JEDHIL))
    jedhil_400: int = option(Choice("schedule", "PE-50", "Jedhil: from 400 points the winner gets their figure, or the whole pot.", among=("schedule", "whole_pot"), company=WITH_JEDHIL))
    jedhil_floor: int = option(Amount(25, "PE-51", "Jedhil: below so many cents the pot is filled again; at least the largest payout.", high=200_000, company=WITH_JEDHIL, along={0: {"jedhil_pay": (0, 0, 0, 0)}}))
    pot_at_end: int = option(Choice("return_equally", "PE-54", "A standing pot at the end of the session is given back, or carried on.", among=("return_equally", "carry"), company=WITH_JEDHIL))


def default(name: str, value: Any, clause: str) -> Any:
    """An option of this table with the default that a variant gives it."""
    option = Table.FIELDS[name].option
    assert option is not None
    return replace(option, default=value, clause=clause)


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


# ---------------------------------------------------------------- a simple player's eye

EIGHTHS: Final = 8  # of a point
TAKES: Final = 10_000  # whatever takes is better than what stays
CHANCE: Final = np.array([8, 3, 2, 1], np.int64)  # in eighths, that a combination comes whole which lacks so many more


def dearest_of_three(row: Any, face: int) -> int:
    """The dearest combination of three that a face belongs to, else ireng."""
    return next((combination for combination in range(ABANG, MACAN + 1) if face in row[combination]), IRENG)


COMBINATION_OF: Final = np.array([[dearest_of_three(row, face) for face in range(FACES)] for row in FIXED], np.int64)


@rule
def heuristic(g: Table, verb: int, card: int) -> int:
    """What a move brings to the pile or lays before the others, in eighths of a point; with an eye to the last cards [PE-9]
    [PE-10]. A card of the hand can wait, unless the hand has more of its rank than lie there to be taken."""
    if verb == LEAVE:
        return 0
    if verb == CAPTURE:
        return worth(g, card)
    found = matching(g, card)
    if found == 0:  # better kept if a last card that is known will take it
        return -worth(g, card) * (2 if same_rank(g, card, known_last(g)) else 1)
    best = 0
    while found != 0:
        best = max(best, worth(g, first(found)))
        found &= found - 1
    denied = EIGHTHS if g.turn != UNYIK and same_rank(g, card, g.open_card) else 0  # the unyik waits for the others
    return TAKES + worth(g, card) // 2 + best + 2 * EIGHTHS * too_many(g, card) + denied


@rule
def too_many(g: Table, card: int) -> int:
    """How many more cards of a rank the hand has than lie in the pool."""
    left = of_rank(rank_of(card, g.honour_rank), g.honour_rank)
    n = 0
    while left != 0:
        n += g.hand[g.turn, first(left)] - g.pool[first(left)]
        left &= left - 1
    return int(n)


@rule
def known_last(g: Table) -> int:
    """The card that the seat in turn knows it will draw in its last turn, else `NONE`."""
    if g.turn == PATIH:
        return int(g.patih_card)
    return int(max(g.open_card, g.unyik_card)) if g.turn == UNYIK else NONE


@rule
def same_rank(g: Table, card: int, other: int) -> bool:
    """Whether there is another card and it has the rank of this one."""
    return other != NONE and rank_of(card, g.honour_rank) == rank_of(other, g.honour_rank)


@rule
def worth(g: Table, face: int) -> int:
    """What one more card of a face may bring the pile of the seat in turn, in eighths of a point [PE-21]."""
    return EIGHTHS * number_on(face) + max(hope_of_three(g, face), hope_of_run(g, face))


@rule
def hope_of_three(g: Table, face: int) -> int:
    """What it may bring beyond its number in a combination of three: the whole of it [PE-30], or, where the pile has the
    face already, one card more [PE-26] [PC-5]; nothing when one of the three cannot be had any more."""
    combination = COMBINATION_OF[g.macan_cards, face]
    again = g.won[g.turn, face] > 0
    if combination == IRENG or (again and g.extras == BY_FACE):
        return 0
    rate = g.rates[combination]
    brings = rate - number_on(face)
    missing = 0
    for i in range(3):
        other = FIXED[g.macan_cards, combination, i]
        if other != face:
            n = g.won[g.turn, other]
            if n == 0 and others_have_all(g, other):
                return 0
            missing += int(n == 0)
            if not again:
                brings += (rate - number_on(other)) * (n if n > 1 and g.extras == BY_RATE else 1)
    return max(int(brings * CHANCE[missing]), 0)


@rule
def hope_of_run(g: Table, face: int) -> int:
    """What a coin may bring beyond its number in bunci ireng: the first three together [PE-23], a coin after them with
    those that it joins; only the three where more count by their face [PC-6]."""
    if face > C9 or g.won[g.turn, face] > 0 or (face > C3 and g.extras == BY_FACE):
        return 0
    brings = 0
    missing = 0
    joined = g.extras == BY_RATE
    for coin in range(C9 + 1):
        there = coin == face or g.won[g.turn, coin] > 0
        if coin <= max(face, C3):
            missing += int(not there)
            brings += g.rates[IRENG] - number_on(coin) if coin == face or max(face, coin) <= C3 else 0
        else:
            joined = joined and there
            brings += g.rates[IRENG] - number_on(coin) if joined else 0
    return max(int(brings * CHANCE[min(missing, 3)]), 0)


@rule
def others_have_all(g: Table, face: int) -> bool:
    """Whether the other players' open piles have every copy of a face [PE-18]."""
    n = 0
    for seat in range(g.seats):
        n += g.won[seat, face] if seat != g.turn else 0
    return g.captured_visible > 0 and n == COPIES


# ---------------------------------------------------------------- plain Python: advice


def reasons(g: Any, seat: int, verb: int, card: int, unseen: Any) -> list[Reason]:
    """The facts of a legal move, the weightiest first: what it takes and what that brings, or lays before the others."""
    entering = card if verb == PLAY else int(g.fresh)
    found = faces_of(matching(g, entering)) if verb == PLAY else [card] if verb == CAPTURE else []
    if not found:
        out = sum(unseen[face] for face in faces_of(of_rank(rank_of(entering, g.honour_rank), g.honour_rank)))
        return [
            Reason("takes", "PE-15", -1, told="takes_nothing"),
            Reason("safe", "PE-15", -out, told="takers", numbers={"n": out}),
            *brings_the_next(g, seat, entering),
        ]
    pile = int(best_score(g, g.won[seat]))
    brings = {face: score_with(g, seat, entering, face) - pile for face in found}
    best = max(found, key=lambda face: brings[face])
    adds = brings[best]
    return [
        *crossed(g, pile, pile + adds),
        Reason("takes", "PE-12", adds, told="adds", numbers={"n": adds}, cards=(best,)),
        *begun(g, seat, (best, entering), unseen),
    ]


def faces_of(faces: int) -> list[int]:
    """The faces of a set."""
    return [face for face in range(FACES) if has(faces, face)]


def score_with(g: Any, seat: int, one_more: int, other: int) -> int:
    """What a seat's pile would score with two more cards."""
    pile = g.won[seat].copy()
    pile[one_more] += 1
    pile[other] += 1
    return int(best_score(g, pile))


def brings_the_next(g: Any, seat: int, card: int) -> list[Reason]:
    """What a card that stays would add to the next player's pile, where that lies open [PE-18]."""
    following = (seat + 1) % SEATS
    if min(g.won[following]) < 0:
        return []
    pile = g.won[following].copy()
    before = int(best_score(g, pile))
    pile[card] += 1
    n = int(best_score(g, pile)) - before
    return [Reason("gives", "PE-12", -n, told="gives" if n else "gives_nothing", numbers={"n": n})]


def begun(g: Any, seat: int, cards: tuple[int, int], unseen: Any) -> list[Reason]:
    """The dearest combination that new cards of a pile belong to, while it can still become whole."""
    found = []
    for face in cards:
        for combination in range(ABANG, MACAN + 1):
            three = [int(FIXED[g.macan_cards, combination, i]) for i in range(3)]
            have = sum(int(g.won[seat, other] > 0 or other in cards) for other in three)
            open_still = all(g.won[seat, other] or other in cards or unseen[other] or g.pool[other] or g.hand[seat, other] for other in three)
            if face in three and not g.won[seat, face] and open_still and have < len(three):
                rate = int(g.rates[combination])
                name = GAME.lines[combination].says.partition(",")[0]
                numbers = {"n": have, "of": len(three), "rate": rate}
                found.append(Reason("combination", "PE-21", rate * have, numbers=numbers, cards=(face,), word=name))
    return sorted(found, key=lambda one: -one.good)[:1]


def crossed(g: Any, before: int, after: int) -> list[Reason]:
    """The scores that bets are about which a pile comes to reach."""
    lines = (
        (RAMPUNG, int(g.te_line), "below which te mati is paid", "PE-44"),
        (WUDON, int(g.wudon_sweep), "which sweep the pot", "PE-42"),
        (RAMPUNG, int(g.belahan[0]), "belahan", "PE-45"),
        (RAMPUNG, int(g.patang_atusan[0]), "patang atusan", "PE-46"),
        (WULWULAN, int(g.jackpot_line), "which take the standing pot", "PE-49"),
    )
    return [
        Reason("reaches", clause, score, numbers={"n": score}, word=says)
        for bet, score, says, clause in lines
        if has(g.bets, bet) and before < score <= after
    ]


# ---------------------------------------------------------------- plain Python: the house, the match, the words


def arrange(options: dict[str, Any], players: int, given: set[str]) -> None:
    """What follows from the variant [PC-3] [PC-5] [PM-1]; a jedhil pot must be able to pay [PE-51]."""
    for name, value in BY_VARIANT[options["variant"]].items():
        if name not in given:
            options[name] = value
    *winners, second = options["jedhil_pay"]
    largest = max(winners) + second
    if "jedhil_floor" not in given:
        options["jedhil_floor"] = max(options["jedhil_floor"], largest)
    if options["jedhil_floor"] < largest:
        floor = options["jedhil_floor"]
        raise ValueError(f"option jedhil_floor: {floor} is less than the largest payout; allowed: {largest} or more")


def longest(g: Table) -> int:
    """A turn plays a card, may choose what it takes, and is asked about the card drawn [PE-19]."""
    return 3 * STOCK


class Carried(carried.Carried):
    """Who deals, what was drawn for seats, how much of the pot is jedhil's and who has paid into the pots."""

    dealer = carried.person(seen=ALL, clause="PE-4", label="dealer", says="deals the next round")
    drawn = carried.drawn_cards(2 * DRAWS, seen=ALL, clause="PE-3", label="drawn for seats", says="two cards each; the highest sum is raja")
    jedhil_pot = carried.tally(carried.TABLE, unit=CENTS, seen=ALL, clause="PE-50", label="jedhil pot", says="the part of the pot that is jedhil's")
    stakers = carried.tally(carried.TABLE, unit="", seen=NOBODY, clause="PE-54", label="stakers")  # people, as a set


def open_match(match: Any) -> None:
    """Seats are drawn [PE-3]; the standing pots are empty."""
    draw_seats(match, list(range(match.options["people"])))


def draw_seats(match: Any, persons: list[int]) -> None:
    """Raja, patih, unyik by the draw; of four the lowest, or the fourth person, deals [PE-2] [PE-4] [PE-5]."""
    drawers = persons[:SEATS] if match.options["fourth_seat"] == "fixed" else persons
    pack: list[int] = []
    match.carried.drawn[:] = NONE

    def draw_again(person: int) -> int:
        return draw_two(match, pack, person)

    sums = {person: draw_again(person) for person in drawers}
    order = by_draw(sums, draw_again, match.options["seat_tie"])
    match.seated = order[:SEATS]
    match.carried.dealer = next((p for p in persons if p not in match.seated), order[UNYIK])


def draw_two(match: Any, pack: list[int], person: int) -> int:
    """The sum of two cards of the pack; they stay out until it is shuffled [PE-3] [PE-4]."""
    if len(pack) < 2:
        pack[:] = [face for face in range(FACES) for _ in range(COPIES)]
    cards = [pack.pop(match.random(len(pack))) for _ in range(2)]
    row = match.carried.drawn[person]
    kept = sum(int(card != NONE) for card in row)
    if kept < len(row):
        row[kept : kept + 2] = cards
    return sum(int(NUMBER[card]) for card in cards)


def by_draw(sums: dict[int, int], draw_again: Callable[[int], int], seat_tie: str) -> list[int]:
    """Persons from the highest sum to the lowest; the tied draw again among themselves [PE-3] [PE-4]."""
    drawn = {person: [points] for person, points in sums.items()}
    while seat_tie == "redraw":
        rows = list(drawn.values())
        tied = [person for person, row in drawn.items() if rows.count(row) > 1]
        if not tied:
            break
        for person in tied:
            drawn[person] = [*drawn[person], draw_again(person)]
    return sorted(drawn, key=lambda person: ([-points for points in drawn[person]], person))


def set_out(match: Any, g: Table) -> None:
    """How much of the carried pot is jedhil's [PE-50]."""
    g.jedhil_pot = match.carried.jedhil_pot


def next_round(match: Any, g: Table) -> None:
    """Who deals and who sits where in the next round [PE-4] [PE-5] [PE-40]; who has paid into a standing pot."""
    match.starter = RAJA
    kept = match.carried
    kept.jedhil_pot = int(g.jedhil_pot)
    if g.staked > 0:
        for seated in match.seated:
            kept.stakers |= one(seated)
    bets, dealer, scores = match.options["bets"], kept.dealer, [int(n) for n in g.score]
    dealer, match.seated = after_round(bets, match.seated, dealer, scores)
    if match.options["reseat"] == "every_round":
        people = match.options["people"]
        sits_out = people > SEATS and not bets
        draw_seats(match, [p for p in range(people) if not sits_out or p != dealer])
    if match.options["reseat"] == "session" or not bets:
        kept.dealer = dealer


def after_round(bets: Any, seated: Sequence[Any], dealer: Any, scores: Sequence[int]) -> tuple[Any, list[Any]]:
    """The next dealer and who sits at the three seats: in jentolan the loser deals [PE-40], else nothing changes."""
    now = list(seated)
    if bets:
        return (now[UNYIK] if dealer in now else dealer), now
    if len(set(scores)) == 1:
        return dealer, now  # [PE-22] three ngeté, and nobody has lost
    loser = max(range(SEATS), key=lambda seat: (-scores[seat], seat))
    loser_person = now[loser]
    if dealer not in now:
        now[loser] = dealer
    return loser_person, now


def close_match(match: Any) -> None:
    """What is left in a standing pot goes back to those who paid into it, or stays for another day [PE-54]."""
    stakers = [person for person in range(len(match.cents)) if has(match.carried.stakers, person)]
    if match.options["pot_at_end"] == "return_equally" and stakers and match.pot:
        for i, staker in enumerate(stakers):
            cents = match.pot // len(stakers) + (1 if i < match.pot % len(stakers) else 0)  # [SH-1]
            match.line(RETURNED, staker, 1, cents)
            match.cents[staker] += cents
        match.pot = 0
        match.carried.jedhil_pot = 0


GAME = Game(
    title="Pèi",
    family="fishing",
    seats=(SEATS,),
    direction="anticlockwise",  # [DK-7]
    direction_given=False,
    pack="ceki",
    summary="Fish the pool of 36 by rank; five combinations make the pile worth more.",
    sources=(
        Source("Pèi, Ways to Play (games.porg.es)"),
        Source("Javaanse Kaartspelen (1941)", "pp. 58-70"),
        Source("Tcheng Ki-tong, Bits of China", "p. 205"),
    ),
    verbs=(
        Verb("play", "play a card from the hand", at="pool"),
        Verb("capture", "take this card of the pool", at="pool"),
        Verb("leave", "leave the card in the pool", card=False),
    ),
    lines=(
        Line("ireng", "PE-23", "the Black Thirteen", POINTS),
        Line("abang", "PE-26", "the Red Thirteen", POINTS),
        Line("keyang", "PE-27", "the second highest of each suit", POINTS),
        Line("picis", "PE-28", "the second lowest of each suit", POINTS),
        Line("macan", "PE-29", "the Tiger", POINTS),
        Line("face_points", "PE-21", "the other cards by face value", POINTS),
        Line("ngete", "PE-22", "the highest score", POINTS, total=True),
        Line("tengah", "PE-22", "or jangga, the second", POINTS, total=True),
        Line("kete", "PE-22", "the last", POINTS, total=True),
        Line("stake", "PE-41", "cents put into the middle", CENTS),
        Line("te_lumrah", "PE-43", "cents of the loser to the winner", CENTS),
        Line("te_mati", "PE-44", "cents of one who has not reached the line", CENTS),
        Line("belahan", "PE-45", "cents for the winner's 350", CENTS),
        Line("patang_atusan", "PE-46", "cents for the winner's 400", CENTS),
        Line("wudon", "PE-41", "cents from the middle stakes", CENTS),
        Line("rampung", "PE-43", "cents received from another player", CENTS),
        Line("jung", "PE-47", "cents for the differences", CENTS),
        Line("wulwulan", "PE-49", "cents from the standing pot", CENTS),
        Line("jedhil", "PE-50", "cents from the standing pot", CENTS),
        Line("returned", "PE-54", "what is left of the pot goes back", CENTS),
    ),
    longest=longest,
    measured=Measured({"bets": ("rampung", "jung")}, {"bets": ("wulwulan", "jedhil")}),
    presets={
        "jentolan": {},
        "rampung": {"bets": ("rampung", "jung")},
        "parewanan": {"bets": ("parewanan",)},
        "surakarta_1941": {"region": "surakarta", "bets": ("wudon", "rampung", "jung", "wulwulan")},
        "yogyakarta_1941": {"region": "yogyakarta", "bets": ("wudon", "rampung", "jung", "nir", "jedhil")},
    },
    called={
        "ireng": "bunci ireng",
        "abang": "bunci abang",
        "keyang": "pang kéyang",
        "picis": "pang picis",
        "ngete": "ngeté",
        "te_lumrah": "té lumrah",
        "te_mati": "té mati",
        "parewanan": "paréwanan",
        "wulwulan": Called("region", {"surakarta": "wul-wulan", "yogyakarta": "nir"}),  # [PE-55]
        "fourth": Called("region", {"surakarta": "makao", "yogyakarta": "matang atusi"}),  # [PE-2] [PE-55]
    },
    places=("raja", "patih", "unyik", "fourth"),  # [PE-3]
    shows=(
        Show("pool", "table"),
        Show("open_card", "table", label="the last card"),
        Show("drawn", "table"),
        Show("patih_card", "seat"),
        Show("unyik_card", "seat"),
        Show("won", "seat"),
    ),
)


# ---------------------------------------------------------------- what can be counted at the deal

MISSING, UNMATCHED, WHOLE, REDS = range(4)  # the events
POOL: Final = 36  # [PE-7]


@rule
def event(g: Table, what: int) -> int:
    """Ranks missing in the pool; and of the raja's hand the cards without a match, whole combinations, red cards."""
    if what == MISSING:
        return missing_ranks(g)
    if what == WHOLE:
        return whole_combinations(g, g.hand[RAJA])
    n = 0
    for face in range(FACES):
        if (what == REDS and has(RED, face)) or (what == UNMATCHED and matching(g, face) == 0):
            n += g.hand[RAJA, face]
    return n


@rule
def missing_ranks(g: Table) -> int:
    """How many ranks the pool has no card of."""
    n = 0
    for rank in range(RANKS):
        faces = of_rank(rank, g.honour_rank)
        n += int(faces != 0 and matching(g, first(faces)) == 0)
    return n


@rule
def whole_combinations(g: Table, hand: Any) -> int:
    """Of how many combinations a hand has all three cards [PE-23] [PE-26] [PE-27] [PE-28] [PE-29]."""
    n = 0
    for combination in range(5):
        cards = FIXED[g.macan_cards, combination]
        n += int(hand[cards[0]] > 0 and hand[cards[1]] > 0 and hand[cards[2]] > 0)
    return n


def ranks_of_deck(g: Any) -> list[list[int]]:
    """The faces of each rank."""
    ranks = [[face for face in range(FACES) if has(of_rank(rank, g.honour_rank), face)] for rank in range(RANKS)]
    return [faces for faces in ranks if faces]


def pools(g: Any) -> Any:
    """Every pool of 36 by the ranks that are missing in it: an example, the ways, and those ranks' cards."""
    ranks = []
    for faces in ranks_of_deck(g):
        cards = COPIES * len(faces)
        ranks.append([Part(n, comb(cards, n), (cards, 1) if n == 0 else (0, 0), spread(faces, n)) for n in range(min(cards, POOL) + 1)])
    return hands_of_parts(ranks, POOL, lambda a, b: (a[0] + b[0], a[1] + b[1]), (0, 0))


def spread(faces: Sequence[int], n: int) -> tuple[tuple[int, int], ...]:
    """`n` cards of some faces, by face."""
    return tuple((face, min(COPIES, n - COPIES * i)) for i, face in enumerate(faces) if n > COPIES * i)


def lay_dealt_pool(g: Any, pool: Any) -> None:
    """Lays a pool, by face."""
    g.pool[:] = pool
    g.pool_faces = held(g.pool)


def count_missing(g: Any) -> dict[int, int]:
    """In how many pools so many ranks are missing."""
    g = copy(g)
    found: Counter[int] = Counter()
    for pool, ways, _ in pools(g):
        lay_dealt_pool(g, pool)
        found[int(event(g, MISSING))] += ways
    return dict(found)


def count_unmatched(g: Any) -> dict[int, int]:
    """By how many of the raja's 14 cards find no match in the pool: all cards of missing ranks are still out."""
    g = copy(g)
    found: Counter[int] = Counter()
    for pool, ways, (cards, _) in pools(g):
        lay_dealt_pool(g, pool)
        absent = [face for face in range(FACES) if matching(g, face) == 0]
        there = [face for face in range(FACES) if face not in absent]
        for n, more in drawn_of(cards, PACK - POOL, HAND).items():
            rest = laid(spread(there, PACK))
            free = [(face, rest[face] - pool[face]) for face in there]
            g.hand[RAJA] = laid([*spread(absent, n), *first_cards(free, HAND - n)])
            found[int(event(g, UNMATCHED))] += ways * more
    return dict(found)


def first_cards(free: list[tuple[int, int]], n: int) -> list[tuple[int, int]]:
    """The first `n` of the cards that are free, by face."""
    taken = []
    for face, cards in free:
        taken.append((face, min(cards, n)))
        n -= taken[-1][1]
    return taken


def count_whole(g: Any) -> dict[int, int]:
    """In how many hands of 14 so many combinations are whole; combinations that share a card are counted together."""
    g = copy(g)
    groups: list[set[int]] = []
    for cards in FIXED[g.macan_cards].tolist():
        touched = [group for group in groups if group & set(cards)]
        groups = [group for group in groups if group not in touched] + [set(cards).union(*touched)]
    ranks = [present(sorted(group), COPIES, HAND, lambda hand: int(whole_combinations(g, hand))) for group in groups]
    others = [face for face in range(FACES) if not any(face in group for group in groups)]
    ranks.append([Part(n, comb(COPIES * len(others), n), 0, spread(others, n)) for n in range(HAND + 1)])
    found: Counter[int] = Counter()
    for hand, ways, _ in hands_of_parts(ranks, HAND, add, 0):
        g.hand[RAJA] = hand
        found[int(event(g, WHOLE))] += ways
    return dict(found)


def count_reds(g: Any) -> dict[int, int]:
    """By how many of a hand's 14 cards bear the red stamp."""
    g = copy(g)
    red = [face for face in range(FACES) if has(RED, face)]
    found: Counter[int] = Counter()
    for n, ways in drawn_of(COPIES * len(red), PACK, HAND).items():
        g.hand[RAJA] = laid([*spread(red, n), *spread(range(HAND - n), HAND - n)])
        found[int(event(g, REDS))] += ways
    return dict(found)


ODDS: Final = Counted(
    events=(
        Event("Ranks missing in the pool as dealt", "PE-12", "ranks missing", "pools of 36 counted rank by rank", count_missing),
        Event("Cards of a hand without a match in the pool", "PE-12", "cards without a match", "pools of 36 by their missing ranks, then the hand of 14 from the rest", count_unmatched),
        Event("Whole combinations in a hand as dealt", "PE-23", "combinations of which all three cards are held", "hands of 14 by the faces that are there", count_whole),
        Event("Red-stamped cards in a hand as dealt", "DK-5", "red cards", "hypergeometric: 14 cards of 120", count_reds),
    ),
    beyond="What the piles score has no closed form: it depends on what everyone plays.",
)


# ---------------------------------------------------------------- worked examples: laying them out, reading them off


def counted_once(*groups: Any) -> Any:
    """Cards counted by face. Raises `ValueError` for more copies than the pack has."""
    cards = counted([])
    for group in groups:
        cards += counted(group)
    for face in range(FACES):
        if not 0 <= cards[face] <= COPIES:
            raise ValueError(f"card {card_code(face)}: {cards[face]} copies, the pack has {COPIES}")
    return cards


def lay_pool(g: Any, codes: Any) -> None:
    """Lays cards in the pool."""
    for code in codes:
        lay_in_pool(g, card_number(code))


def example_score(lay: Any, given: Any) -> dict[str, Any]:
    """The combinations of a captured pile, the face values of the rest, and the total."""
    g = lay()
    g.won[RAJA] = counted_once(given["captured"])
    count_pile(g, RAJA)
    found = {}
    for i in range(g.lines - 1):
        found[COMBINATIONS[g.line_what[i]]] = {"cards": int(g.line_count[i]), "points": int(g.line_points[i])}
    return {"combinations": found, "face_points": int(g.line_points[g.lines - 1]), "total": int(g.score[RAJA])}


def example_total(lay: Any, given: Any) -> dict[str, Any]:
    """The total of a captured pile."""
    return {"total": example_score(lay, given)["total"]}


def example_seating(lay: Any, given: Any) -> dict[str, Any]:
    """Who sits where after a draw; `redraws` are the second draws of the tied."""
    g = lay()
    draws, again = given["draws"], given.get("redraws", {})
    if len(draws) != g.people or any(len(draw) != 2 for draw in [*draws, *again.values()]):
        raise ValueError(f"a draw has two cards for each of {int(g.people)} people")
    counted_once(*draws)
    sums = {person: draw_sum(draw) for person, draw in enumerate(draws)}
    left = {int(person): draw_sum(draw) for person, draw in again.items()}

    def draw_again(person: int) -> int:
        if person not in left:
            raise ValueError(f"redraws: person {person} is tied and must draw again")
        return left.pop(person)

    order = by_draw(sums, draw_again, SEAT_TIES[g.seat_tie])
    found: dict[str, Any] = {"sums": list(sums.values()), **dict(zip(SEAT_NAMES, order, strict=False))}
    if g.people > SEATS:
        found["dealer"] = order[SEATS]
    return found


def draw_sum(codes: Any) -> int:
    """The sum of the cards of a draw, tens not dropped [PE-3]."""
    return sum(number_on(card_number(code)) for code in codes)


def marked_pack(lay: Any, place: int) -> Any:
    """A table whose pack is all of one face but for the card at a place, dealt out."""
    g = lay()
    g.pack[:] = C1
    g.pack[place] = OT
    deal_out(g)
    return g


def example_deal(lay: Any, given: Any) -> dict[str, Any]:
    """Which places of the pack (0 is the top) each hand, the pool and the stock receive."""
    if not str(given["pack_positions"]).startswith("0 = top"):
        raise ValueError("pack_positions: places are counted from 0, the top card")
    found: dict[str, list[int]] = {place: [] for place in (*HANDS, "pool", "stock")}
    known: dict[str, int] = {}
    for place in range(PACK):
        g = marked_pack(lay, place)
        for seat in range(SEATS):
            if g.hand[seat, OT]:
                found[HANDS[seat]].append(place)
        if g.pool[OT]:
            found["pool"].append(place)
        if OT in (*g.stock, g.open_card, g.patih_card):
            found["stock"].append(place)
        if g.open_card == OT:
            known["face_up_last_card"] = place
        if g.patih_card == OT:
            known["patih_peek"] = place
    return {**found, "stock": [found["stock"][0], found["stock"][-1]], **known}


def example_draw_order(lay: Any, given: Any) -> dict[str, Any]:
    """The place in the pack of each draw, and who draws it."""
    drawn_at = {}
    for place in range(PACK):
        g = marked_pack(lay, place)
        for n in range(1, STOCK + 1):
            if off_stock(g) == OT:
                drawn_at[n] = place
    seats = [SEAT_NAMES[(n - 1) % SEATS] for n in given["draw_numbers"]]
    return {"pack_position": [drawn_at[n] for n in given["draw_numbers"]], "seat": seats}


def example_captures(lay: Any, given: Any) -> dict[str, Any]:
    """What a card may take, and whether it may or must stay."""
    g = lay()
    counted_once(given["pool"], [given["card"]])
    lay_pool(g, given["pool"])
    g.step, g.fresh = PLAYED, card_number(given["card"])
    moves = no_moves()
    legal(g, moves)
    captures = sorted(members(int(moves[CAPTURE])))
    stays = bool(moves[LEAVE])
    return {"captures": captures, "may_leave": stays and bool(captures), "must_leave": stays and not captures}


def example_turn(lay: Any, given: Any) -> dict[str, Any]:
    """One turn without a choice: what each card takes, and the pool after it."""
    g = lay()
    aside = [given["face_up_last_card"]] if given.get("face_up_last_card") else []
    counted_once(given["pool"], [given["play"], given["drawn"]], aside)
    lay_pool(g, given["pool"])
    card, drawn = card_number(given["play"]), card_number(given["drawn"])
    if given.get("last_turn_of_round"):
        g.turn, g.stock_left, g.open_card = UNYIK, 1, drawn
    else:
        g.stock_left, g.stock[2] = 3, drawn
        g.open_card = card_number(aside[0]) if aside else NONE
    g.hand[g.turn, card] = 1
    play(g, PLAY, card)
    moves = no_moves()
    legal(g, moves)
    if g.step == PLAYED or len(listed_moves(moves)) > 1:
        raise ValueError("the turn has a choice")
    play(g, *listed_moves(moves)[0])
    return {
        "play_captures": members(one(g.played_took)) if g.played_took != NONE else [],
        "drawn_captures": members(one(g.drawn_took)) if g.drawn_took != NONE else [],
        "pool_after": sorted(listed(g.pool)),
    }


def example_sequence_count(lay: Any, given: Any) -> dict[str, Any]:
    """How many ways the rest of a round may go, and the pools that it may leave."""
    g = lay()
    counted_once(given["pool"], *given["hands"], given["draws"])
    if len(given["hands"]) != SEATS or sum(map(len, given["hands"])) != len(given["draws"]):
        raise ValueError("three hands need as many draws as they have cards")
    lay_pool(g, given["pool"])
    for seat in range(SEATS):
        g.hand[seat] = counted(given["hands"][seat])
    g.stock_left = len(given["draws"])
    g.stock[: g.stock_left] = [card_number(code) for code in reversed(given["draws"])]
    sequences, pools = 0, set()
    waiting: list[Any] = [g]
    while waiting:
        g = waiting.pop()
        if g.over:
            sequences += 1
            pools.add(tuple(sorted(listed(g.pool))))
            continue
        moves = no_moves()
        legal(g, moves)
        for verb, card in listed_moves(moves):
            after: Any = copy(g)
            play(after, verb, card)
            waiting.append(after)
    final = sorted(list(pool) for pool in pools)
    return {"sequences": sequences, "final_pools?": final, "distinct_final_pools?": len(final)}


def lay_scores(g: Any, scores: Any) -> None:
    """Three scores as if the piles had been counted."""
    if len(scores) != SEATS:
        raise ValueError(f"a round has {SEATS} scores")
    g.score[:] = scores


def example_places(lay: Any, given: Any) -> dict[str, Any]:
    """The seats at each place."""
    g = lay()
    lay_scores(g, given["scores"])
    find_places(g)
    return {name: [s for s in range(SEATS) if has(seats_at(g, place), s)] for place, name in enumerate(PLACES)}


def example_round_bets(lay: Any, given: Any) -> dict[str, Any]:
    """What each seat gets or pays by some bets in one round."""
    g = lay(bets=given["bets"])
    lay_scores(g, given["scores"])
    pay_stakes(g)
    settle_bets(g)
    return {"net_cents": [int(cents) for cents in g.cents]}


def example_pot_session(lay: Any, given: Any) -> dict[str, Any]:
    """A standing pot over some rounds."""
    net, rounds, pot = [0] * SEATS, [], 0
    for scores in given["rounds"]:
        g = lay(bets=[given["bet"]])
        lay_scores(g, scores)
        g.pot = pot
        pay_stakes(g)
        settle_bets(g)
        net = [total + int(cents) for total, cents in zip(net, g.cents, strict=True)]
        pot = int(g.pot)
        rounds.append(read_pot(g))
    return {"rounds": rounds, "pot_left": pot, "net_cents_before_pot_return": net}


def read_pot(g: Any) -> dict[str, Any]:
    """What a standing pot received and paid in a round. Raises `ValueError` for a bet without one."""
    if g.bets not in (one(WULWULAN), one(JEDHIL)):
        raise ValueError("bet: wulwulan and jedhil have standing pots")
    bet = first(g.bets)
    paid = [(int(g.line_seat[i]), int(g.line_points[i])) for i in range(g.lines) if g.line_what[i] == PAID + bet]
    if bet == WULWULAN:
        return {"taken": sum(cents for _, cents in paid), "pot_after": int(g.pot)}
    return {"fillings": int(g.fillings), "paid": [list(one_paid) for one_paid in paid], "pot_after": int(g.pot)}


def example_next_dealer(lay: Any, given: Any) -> dict[str, Any]:
    """Who deals and who plays in the next round."""
    g = lay(people=given["people"])
    bets = [bet for n, bet in enumerate(BETS) if has(g.bets, n)]
    if len(given["active"]) != SEATS or (given["dealer"] in given["active"]) != (given["people"] == SEATS):
        raise ValueError("three people play; with four the dealer is the other one")
    dealer, active = after_round(bets, given["active"], given["dealer"], given["scores"])
    return {"next_dealer": dealer, "next_active": active}


def example_packs(lay: Any, given: Any) -> dict[str, Any]:
    """What the Chinese deal gives, and who knows what of the stock [PC-2] [PC-3]."""
    if (given["packets"], given["packet_size"]) != (PACKS, HAND):
        raise ValueError(f"the pack is divided into {PACKS} packs of {HAND}")
    g = lay()
    deal(g)
    return {
        "left_over": PACK - PACKS * HAND,
        "stock": int(g.stock_left),
        "pool": int(g.pool.sum()),
        "hands": [int(hand.sum()) for hand in g.hand],
        "face_up_last_card": g.open_card != NONE,
        "private_last_card_seat": SEAT_NAMES[g.unyik] if g.unyik_card != NONE else None,
        "patih_peek": g.patih_card != NONE,
    }


EXAMPLES: Final = {
    "pe_score": example_score,
    "pe_total": example_total,
    "pe_seating": example_seating,
    "pe_deal": example_deal,
    "pe_draw_order": example_draw_order,
    "pe_captures": example_captures,
    "pe_turn": example_turn,
    "pe_sequence_count": example_sequence_count,
    "pe_places": example_places,
    "pe_round_bets": example_round_bets,
    "pe_pot_session": example_pot_session,
    "pe_next_dealer": example_next_dealer,
    "pc_deal": example_packs,
}

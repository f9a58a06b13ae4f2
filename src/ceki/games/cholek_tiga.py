"""Cholek Tiga ("draw three"): a fishing game. A hand card, then a stock card, each takes two of its rank.

Every card enters a common pool; one that finds two others of its rank there may carry all three away. In the
end three or four identical cards count, red-stamped ones from the first on; red threes and fours are ang pow.
Clauses CT-1..CT-27 and DK-1..DK-8 are explained on the game's page.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import comb
from typing import Any, Final

from ceki.cards.ceki import FACES, RANKS, RED, honour_rank, of_rank, rank_of
from ceki.cards.notation import card_code, card_number, counted, members
from ceki.cards.odds.chances import Counted, Event
from ceki.cards.odds.counting import drawn_of
from ceki.cards.odds.dealt import hands_by_look, laid
from ceki.cards.piles import fill, held, take_from
from ceki.engine.bits import NONE, first, has, how_many, one
from ceki.engine.chance import shuffle
from ceki.engine.game import CENTS, POINTS, Game, Line, Reason, Show, Source, Verb
from ceki.engine.moves import Moves, listed, no_moves, offer, offer_each
from ceki.engine.options import Amount, Amounts, Choice, Flag, Value
from ceki.engine.record import ALL, NOBODY, OWN, Record, copy, counts, number, one_card, option, pile
from ceki.engine.rule import rule
from ceki.engine.score import line, paid_by_each, pay, placed_by, share

SEATS: Final = 3  # [CT-1]
COPIES: Final = 4  # [DK-2] of each face
CARDS: Final = COPIES * FACES  # 120
HAND: Final = 3  # [CT-3]

DISCARD, TAKE, AND, PASS = range(4)  # a move is one of these, and a card
BEFORE_TURNUP, AFTER_TURNUP = range(2)
LITERAL, EVEN = range(2)
UNSCORED, LAST_CAPTURER = range(2)
WINNER_ONLY, ALL_PAIRS = range(2)
SPLIT, EACH, NOTHING = range(3)
RED_LINES: Final = 5  # score lines: 0 to 4 copies of plain faces, then 0 to 4 of red ones,
ANG_POW, ANG_POW_BESAR, AYAM, KANDANG = range(10, 14)  # and these
COPIES_HELD: Final = ("none", "single", "pair", "triplet", "quadruplet")


@dataclass(frozen=True)
class SeatOrRandom(Choice):
    """The number of a seat, or `random`."""

    def read(self, given: Value) -> Any:
        word = super().read(str(given))
        return int(word) if word.isdecimal() else word

    def store(self, value: Value) -> int:
        return super().store(str(value))

    def allowed(self) -> Value:
        return self.samples()

    def samples(self) -> list[Value]:
        return [self.read(word) for word in self.among]


class Table(Record, seats=SEATS, faces=FACES, lines=42):
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

    honour_rank: int = option(honour_rank("DK-4"))
    initial_pool: int = option(Amount(0, "CT-2", "Cards laid in the pool before the first deal.", low=0, high=12))
    first_player: int = option(SeatOrRandom(0, "CT-4", "Who begins the first game.", among=("0", "1", "2", "random")))
    capture_optional: int = option(Flag(True, "CT-8", "A player may leave a capture."))
    hand_capture_timing: int = option(Choice("before_turnup", "CT-9", "Whether the hand card takes before or after the stock card is seen.", among=("before_turnup", "after_turnup")))
    piles_visible: int = option(Flag(True, "CT-13", "Captured cards lie open for all to see."))
    final_deal: int = option(Choice("literal", "CT-15", "The last hands: three each as always, or as many as there will be stock cards to turn.", among=("literal", "even")))
    leftover_pool: int = option(Choice("unscored", "CT-16", "Who gets the cards left in the pool.", among=("unscored", "last_capturer")))
    normal_points = option(Amounts((0, 0, 0, 3, 8), "CT-18", "Points for a plain face by copies held.", names=COPIES_HELD, high=1000))
    red_points = option(Amounts((0, 1, 4, 3, 8), "CT-19", "Points for a red-stamped face by copies held.", names=COPIES_HELD, high=1000))
    cents_per_point: int = option(Amount(10, "CT-21", "Cents a point.", low=0, high=10_000))
    settlement: int = option(Choice("winner_only", "CT-21", "Who settles differences in points: the first with each other player, or all with all.", among=("winner_only", "all_pairs")))
    tie_for_most: int = option(Choice("split", "CT-22", "What those equal in first place get: one difference shared, one each, or nothing.", among=("split", "each", "none")))
    angpow_cents = option(Amounts((100, 200), "CT-23", "Cents from each player for a red triplet and a red quadruplet.", names=("triplet", "quadruplet"), high=100_000))
    ayam_cents: int = option(Amount(50, "CT-24", "Cents from each player for three identical taken by a hand card.", low=0, high=100_000))
    kandang_cents: int = option(Amount(100, "CT-24", "Cents from each player for three identical taken by a stock card.", low=0, high=100_000))
    tie_for_least: int = option(Choice("turn_order", "CT-27", "Which of those equal in last place begins the next game.", among=("turn_order", "random")))


# ---------------------------------------------------------------- the deal


@rule
def deal(g: Table) -> None:
    for face in range(FACES):
        g.deck[face] = COPIES  # [DK-1] [DK-2] two sets
    n = fill(g.stock, g.deck)
    shuffle(g, g.stock, n)
    g.stock_left = n
    for _ in range(g.initial_pool):
        put_in_pool(g, off_stock(g))  # [CT-2] none, as a rule
    g.turn = g.starter
    draw_hands(g)


@rule
def hand_size(g: Table) -> int:
    """Three cards each while there are so many [CT-3] [CT-15]; too few are shared out evenly."""
    n = g.stock_left // g.seats
    if g.final_deal == EVEN and n >= 2:
        n = n // 2  # for each hand card a stock card to turn
    return min(HAND, n)


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
    g.pool[card] += 1
    g.pool_faces |= one(card)


@rule
def take_from_pool(g: Table, card: int) -> None:
    g.pool[card] -= 1
    if g.pool[card] == 0:
        g.pool_faces &= ~one(card)


# ---------------------------------------------------------------- captures


@rule
def others(g: Table, card: int) -> int:
    """The faces of which another card than this one, of its rank, lies in the pool with it [CT-6] [DK-3]."""
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
    """Three identical in one capture [CT-25] are paid at once [CT-24]: ayam by the hand card, kandang by the stock's."""
    if by_hand:
        g.ayam[seat] += 1
        paid_by_each(g, seat, g.ayam_cents)
    else:
        g.kandang[seat] += 1
        paid_by_each(g, seat, g.kandang_cents)


@rule
def decided(g: Table) -> None:
    """The entering card has taken, or stays in the pool as any other [CT-10]."""
    if g.played != NONE:
        g.played = NONE
    else:
        g.turned = NONE


@rule
def go_on(g: Table) -> None:
    """The hand card's capture, the stock card [CT-5], its capture; a card that cannot take is asked nothing."""
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
    """The points of each player [CT-20]: by copies of each face, plain [CT-18] or red-stamped [CT-19] [DK-5]."""
    for seat in range(g.seats):
        for n in range(COPIES + 1):
            faces = with_copies(g, seat, n)
            count_faces(g, n, seat, faces & ~RED, g.normal_points[n])
            count_faces(g, RED_LINES + n, seat, faces & RED, g.red_points[n])


@rule
def count_faces(g: Table, what: int, seat: int, faces: int, each: int) -> None:
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
                pay(g, other, seat, more * g.cents_per_point)
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
        g.cents[seat] -= owed
        share(g, winners, owed)  # [SH-1]


@rule
def settle_ang_pow(g: Table) -> None:
    """Every red triplet or quadruplet is paid by each other player, whoever has it [CT-23]."""
    for seat in range(g.seats):
        for n in range(COPIES - 1, COPIES + 1):
            faces = with_copies(g, seat, n) & RED
            if faces != 0:
                line(g, ANG_POW if n < COPIES else ANG_POW_BESAR, seat, how_many(faces), 0, faces)
                paid_by_each(g, seat, how_many(faces) * g.angpow_cents[n - COPIES + 1])


# ---------------------------------------------------------------- a simple player's eye

TAKES: Final = 1_000_000  # whatever is taken is better than what is laid
NOW: Final = 5  # times as much as hopes count cents that a card brings


@rule
def heuristic(g: Table, verb: int, card: int) -> int:
    """Takes what it can, what brings most first; lays what others gain least by."""
    if verb == PASS:
        return -TAKES
    if verb == DISCARD:
        return appraise_discard(g, card)
    if verb == AND:
        return two_more(g, g.picked, card)
    most = 0
    left = second_picks(g, entering(g), card)
    while left != 0:
        other = first(left)
        left &= left - 1
        if other != card or copies(g, entering(g), card) > 1:
            most = max(most, two_more(g, card, other))
    return most


@rule
def two_more(g: Table, picked: int, other: int) -> int:
    """What two cards are worth that the entering card takes, with what three identical are paid at once [CT-24]."""
    card = entering(g)
    worth = one_more(g, picked, int(picked == card))
    worth += one_more(g, other, int(other == card) + int(other == picked))
    if picked == card and other == card:
        worth += NOW * (g.seats - 1) * (g.ayam_cents if g.played != NONE else g.kandang_cents)
    return int(worth)


@rule
def appraise_discard(g: Table, card: int) -> int:
    """What a card takes with the best two of its rank [CT-6]; else what it lays before the others, the worse the more of
    its rank they may hold. With another of its rank in hand it may be taken back."""
    lying = 0
    mates = -1
    out = 0
    best = 0
    second = 0
    left = of_rank(rank_of(card, g.honour_rank), g.honour_rank)
    while left != 0:
        face = first(left)
        left &= left - 1
        mates += g.hand[g.turn, face]
        out += still_out(g, face)
        lying += g.pool[face]
        for copy_of_it in range(min(g.pool[face], 2)):
            worth = one_more(g, face, copy_of_it + int(face == card))
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
    if lying >= 2:
        ayam = g.ayam_cents * (g.seats - 1) if g.pool[card] >= 2 else 0  # [CT-24]
        return int(TAKES + one_more(g, card, 0) + best + second + NOW * ayam)
    given = one_more(g, card, 0) + best + 25 * out + 100 * lying
    return (100 + 300 * lying if mates > 0 else 0) - given


@rule
def still_out(g: Table, face: int) -> int:
    """How many copies of a face lie neither in the pool, the hand nor the piles that are seen [CT-13]."""
    return int(most_copies(g, face) - g.won[g.turn, face] - g.pool[face] - g.hand[g.turn, face])


@rule
def most_copies(g: Table, face: int) -> int:
    """How many copies of a face the seat in turn could still come to have, as far as piles are seen [CT-13]."""
    n = COPIES
    for seat in range(g.seats):
        n -= g.won[seat, face] if seat != g.turn and g.piles_visible else 0
    return n


@rule
def one_more(g: Table, face: int, taken: int) -> int:
    """What one more copy is worth to the seat in turn, which is taking so many already: the cents that it brings, many
    times over, and the hope of the rest."""
    have = g.won[g.turn, face] + taken
    now = copies_bring(g, face, have)
    return NOW * (copies_bring(g, face, have + 1) - now) + copies_bring(g, face, most_copies(g, face)) - now


@rule
def copies_bring(g: Table, face: int, n: int) -> int:
    """Cents for so many copies: ang pow [CT-23], and half of the price of their points, for not every pair settles [CT-21]."""
    if not has(RED, face):
        return int(g.normal_points[n] * g.cents_per_point // 2)
    ang_pow = g.angpow_cents[n - COPIES + 1] if n >= COPIES - 1 else 0
    return int(g.red_points[n] * g.cents_per_point // 2 + ang_pow * (g.seats - 1))


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


# ---------------------------------------------------------------- the house and the match, in plain Python


def arrange(options: dict[str, Any], players: int, given: set[str]) -> None:
    """Raises `ValueError` when the first player has no seat."""
    seat = options["first_player"]
    if seat != "random" and seat >= players:
        raise ValueError(f"option first_player: seat {seat} does not exist; allowed: 0 to {players - 1}, random")


def longest(g: Table) -> int:
    """No round has more moves: every card enters once and a capture takes one move more."""
    enter = CARDS - int(g.initial_pool)
    discards = (enter + HAND * int(g.seats)) // 2
    return discards + enter + enter // 3


def open_match(match: Any) -> None:
    """Who begins the first game [CT-4]."""
    chosen = match.options["first_player"]
    match.starter = match.random(match.players) if chosen == "random" else chosen


def next_round(match: Any, g: Table) -> None:
    """The player with fewest points begins the next game [CT-27]."""
    tied = least(g)
    chosen = match.random(len(tied)) if match.options["tie_for_least"] == "random" and len(tied) > 1 else 0
    match.starter = tied[chosen]


def least(g: Any) -> list[int]:
    """The seats with fewest points, in the turn order of the game just ended [CT-27]."""
    order = [(int(g.starter) + step) % int(g.seats) for step in range(int(g.seats))]
    fewest = min(int(g.points[seat]) for seat in order)
    return [seat for seat in order if g.points[seat] == fewest]


GAME = Game(
    title="Cholek Tiga",
    family="fishing",
    seats=(2, 3),
    direction="anticlockwise",
    direction_given=False,
    pack="ceki",
    summary="Play a card, turn a card: each may take two of its rank from the pool. Collect identical cards and ang pow.",
    sources=(Source("Cholek Tiga, Ways to Play (games.porg.es)"), Source("Pwee, Chiki Cards", "pp. 125-7")),
    verbs=(
        Verb("discard", "play a hand card to the pool", at="pool"),
        Verb("take", "take this card from the pool,", at="pool"),
        Verb("and", "and this one with it", at="pool"),
        Verb("pass", "let the card stay in the pool", card=False),
    ),
    lines=(
        Line("no_plain", "CT-18", "plain faces not held", POINTS),
        Line("plain_single", "CT-18", "plain faces held once", POINTS),
        Line("plain_pair", "CT-18", "plain faces held twice", POINTS, alike=2),
        Line("triplet", "CT-18", "three identical", POINTS, alike=3),
        Line("quadruplet", "CT-18", "four identical", POINTS, alike=4),
        Line("no_red", "CT-19", "red-stamped faces not held", POINTS),
        Line("red_single", "CT-19", "a red-stamped card", POINTS),
        Line("red_pair", "CT-19", "two identical red-stamped cards", POINTS, alike=2),
        Line("red_triplet", "CT-19", "three identical red-stamped cards", POINTS, alike=3),
        Line("red_quadruplet", "CT-19", "four identical red-stamped cards", POINTS, alike=4),
        Line("ang_pow", "CT-23", "red triplet: each other player pays", CENTS, each="angpow_cents:0", alike=3),
        Line("ang_pow_besar", "CT-23", "red quadruplet: each other player pays", CENTS, each="angpow_cents:1", alike=4),
        Line("ayam", "CT-24", "three identical taken by a hand card, paid at once", CENTS, each="ayam_cents"),
        Line("kandang", "CT-24", "three identical taken by a stock card, paid at once", CENTS, each="kandang_cents"),
    ),
    longest=longest,
    presets={"chiki_cards": {}},
    people=3,
    shows=(
        Show("pool", "table"),
        Show("played", "table"),
        Show("turned", "table"),
        Show("picked", "table"),
        Show("won", "seat"),
        Show("hand", "hand"),
    ),
)


# ---------------------------------------------------------------- what can be counted at the deal

ALIKE, REDS, FIRST_TAKE = range(3)  # the events
THREE_RANKS, PAIR, TRIPLET, IDENTICAL = range(4)  # values of the first


@rule
def event(g: Table, what: int) -> int:
    """Of the first player's three cards: how far they are alike, how many are red, whether one takes from the pool."""
    hand = g.hand[g.starter]
    if what == REDS:
        return held_of(hand, RED)
    if what == FIRST_TAKE:
        return int(takes_at_once(g, hand))
    found = THREE_RANKS
    for face in range(FACES):
        alike = held_of(hand, of_rank(rank_of(face, g.honour_rank), g.honour_rank))
        if hand[face] == 3:
            found = IDENTICAL
        elif hand[face] > 0 and alike > 1:
            found = max(found, alike - 1)
    return found


@rule
def held_of(hand: Any, faces: int) -> int:
    """How many cards of some faces a hand has."""
    n = 0
    for face in range(FACES):
        if has(faces, face):
            n += hand[face]
    return n


@rule
def takes_at_once(g: Table, hand: Any) -> bool:
    """Whether one of these cards finds two of its rank in the pool [CT-6]."""
    for face in range(FACES):
        if hand[face] > 0:
            put_in_pool(g, face)
            found = can_capture(g, face)
            take_from_pool(g, face)
            if found:
                return True
    return False


def count_alike(g: Any) -> dict[int, int]:
    """By how many of the three cards are of one rank, or of one face."""
    g = copy(g)
    found: Counter[int] = Counter()
    looks = hands_by_look([COPIES] * FACES, int(g.honour_rank), HAND, lambda hand, rank: (sum(hand), max(hand)), max, (0, 0))
    for hand, ways, _ in looks:
        g.hand[0] = hand
        found[int(event(g, ALIKE))] += ways
    return dict(found)


def count_reds(g: Any) -> dict[int, int]:
    """By how many of the three cards bear the red stamp."""
    g = copy(g)
    found: Counter[int] = Counter()
    for n, ways in drawn_of(COPIES * RED.bit_count(), CARDS, HAND).items():
        g.hand[0] = laid([(first(RED), n), (0, HAND - n)])
        found[int(event(g, REDS))] += ways
    return dict(found)


def count_first_take(g: Any) -> dict[int, int]:
    """By whether a hand card can take from the pool that was laid: hand and pool counted together, rank by rank."""
    g = copy(g)
    found: dict[Any, tuple[int, Any, Any]] = {(0, 0, False): (1, (), ())}
    for rank in range(RANKS):
        faces = [face for face in range(FACES) if has(of_rank(rank, g.honour_rank), face)]
        longer: dict[Any, tuple[int, Any, Any]] = {}
        for (pool, hand, takes), (ways, in_pool, in_hand) in found.items():
            for p, h, more in parts_of_rank(COPIES * len(faces), int(g.initial_pool) - pool, HAND - hand):
                key = pool + p, hand + h, takes or (p > 1 and h > 0)
                known = longer.get(key, (0, in_pool + laid_in(faces, p), in_hand + laid_in(faces, h)))
                longer[key] = known[0] + ways * more, known[1], known[2]
        found = longer
    counted_takes: Counter[int] = Counter()
    for (pool, hand, _), (ways, in_pool, in_hand) in found.items():
        if (pool, hand) == (g.initial_pool, HAND):
            g.pool[:], g.hand[0], g.pool_faces = laid(in_pool), laid(in_hand), sum({one(face) for face, _ in in_pool})
            counted_takes[int(event(g, FIRST_TAKE))] += ways
    return dict(counted_takes)


def parts_of_rank(cards: int, pool: int, hand: int) -> Iterator[tuple[int, int, int]]:
    """How many cards of a rank lie in a pool and in a hand, with room for so many, and in how many ways."""
    for p in range(min(cards, pool) + 1):
        for h in range(min(cards - p, hand) + 1):
            yield p, h, comb(cards, p) * comb(cards - p, h)


def laid_in(faces: list[int], n: int) -> tuple[tuple[int, int], ...]:
    """`n` cards of some faces, by face."""
    return tuple((face, min(COPIES, n - COPIES * i)) for i, face in enumerate(faces) if n > COPIES * i)


ODDS_HOW: Final = "three cards of 120, counted with binomials"
ODDS: Final = Counted(
    events=(
        Event("Three cards as dealt", "CT-3", "how they are alike", ODDS_HOW, count_alike, dict(enumerate(("three ranks", "two of a rank", "three of a rank", "three identical")))),
        Event("Red-stamped cards in a hand as dealt", "CT-19", "red cards", ODDS_HOW, count_reds),
        Event("A first card that takes from the pool", "CT-6", "the first hand", "pool and hand counted together, rank by rank", count_first_take, {0: "no card takes", 1: "one can take"}, lambda g: g.initial_pool > 1),
    ),
    beyond="Captures and points of a whole game have no closed form: they depend on what everyone plays.",
)


# ---------------------------------------------------------------- worked examples: laying them out, reading them off


def lay_out_cards(g: Any, pool: Iterable[str], *others: str) -> None:
    """Lays a pool. Raises `ValueError` when it and other cards have too many copies of a face."""
    refuse_copies(counted([*pool, *others]))
    for code in pool:
        put_in_pool(g, card_number(code))


def refuse_copies(cards: Iterable[int]) -> None:
    """Raises `ValueError` where a face is counted more often than the deck has it."""
    for face, n in enumerate(cards):
        if not 0 <= n <= COPIES:
            raise ValueError(f"card {card_code(face)}: {n} copies, the deck has {COPIES}")


def lay_piles(lay: Any, piles: list[Mapping[str, int]]) -> Any:
    """A table on which every seat's captured cards lie and are counted."""
    g = lay(len(piles))
    for seat, cards in enumerate(piles):
        g.won[seat] = counted(cards)
        refuse_copies(g.won[seat])
    refuse_copies(g.won.sum(axis=0))
    count_piles(g)
    return g


def pairs(g: Any) -> Iterator[tuple[list[str], Any]]:
    """Each capture that is offered, as a sorted pair, and the table after it."""
    for verb, card in offered(g):
        if verb == TAKE:
            after: Any = copy(g)
            play(after, TAKE, card)
            for _, other in offered(after):
                taken: Any = copy(after)
                play(taken, AND, other)
                yield sorted([card_code(card), card_code(other)]), taken


def offered(g: Any) -> list[tuple[int, int]]:
    """The legal moves."""
    moves = no_moves()
    legal(g, moves)
    return listed(moves)


def example_points(lay: Any, given: Any) -> dict[str, Any]:
    """A pile, face by face."""
    g = lay_piles(lay, [given["pile"], {}])
    items = {}
    for i in range(g.lines):
        if g.line_seat[i] == 0:
            for code in members(int(g.line_faces[i])):
                each = int(g.line_points[i] // g.line_count[i])
                items[code] = {"face": code, "count": int(g.line_what[i]) % RED_LINES, "points": each}
    return {"items": [items[code] for code in members((1 << FACES) - 1) if code in items], "points": int(g.points[0])}


def example_settlement(lay: Any, given: Any) -> dict[str, Any]:
    """Piles and what was paid in play: all money by source."""
    g = lay_piles(lay, given["piles"])
    found: dict[str, Any] = {"points": [int(p) for p in g.points[: g.seats]]}
    for event in given["in_play_events"]:
        if event["type"] not in ("ayam", "kandang") or event["seat"] not in range(g.seats):
            raise ValueError(f"event {event!r} is not an ayam or kandang of a seat from 0 to {g.seats - 1}")
        identical(g, event["seat"], event["type"] == "ayam")
    in_play = [int(c) for c in g.cents[: g.seats]]
    for name, pays in (("difference_cents", settle_differences), ("ang_pow_cents", settle_ang_pow)):
        g.cents[:] = 0
        pays(g)
        found[name] = [int(c) for c in g.cents[: g.seats]]
    found["in_play_cents"] = in_play
    net = [sum(cents) for cents in zip(found["difference_cents"], found["ang_pow_cents"], in_play, strict=True)]
    return {**found, "net_cents": net}


def example_captures(lay: Any, given: Any) -> dict[str, Any]:
    """What a card that enters the pool may take."""
    g = lay()
    lay_out_cards(g, given["pool"], given["card"])
    g.played = card_number(given["card"])
    put_in_pool(g, g.played)
    g.turned_up, g.turns = 1, 1
    if not can_capture(g, g.played):
        return {"captures": [], "may_pass": True}
    return {"captures": sorted(pair for pair, _ in pairs(g)), "may_pass": (PASS, NONE) in offered(g)}


def lay_turn(lay: Any, given: Any, hand: list[str]) -> Any:
    """A table at the beginning of seat 0's turn, with one card of the stock."""
    g = lay()
    turned = [] if given["turned"] is None else [given["turned"]]
    lay_out_cards(g, given["pool"], *hand, *turned)
    g.hand[0] = counted(hand)
    g.stock[: len(turned)] = [card_number(code) for code in turned]
    g.stock_left, g.turns = len(turned), 3
    return g


def example_turn(lay: Any, given: Any) -> dict[str, Any]:
    """One turn with the choices stated; then as if the first capture of the turned card were made."""
    g = lay_turn(lay, given, [given["discard"]])
    play(g, DISCARD, card_number(given["discard"]))
    found: dict[str, Any] = {"discard_captures": [], "turned_captures": []}
    if g.played != NONE:
        after = list(pairs(g))
        found["discard_captures"] = sorted(pair for pair, _ in after)
        g = after_choice(g, after, given["discard_capture"])
    elif given["discard_capture"]:
        raise ValueError(f"discard_capture: {given['discard_capture']} cannot be taken")
    if g.turned != NONE:
        after = sorted(pairs(g), key=lambda choice: choice[0])
        found["turned_captures"] = [pair for pair, _ in after]
        g = after[0][1]
    found["in_play_if_all_captured?"] = {"players": int(g.seats), "seat_cents": [int(c) for c in g.cents[: g.seats]]}
    return found


def after_choice(g: Any, choices: list[tuple[list[str], Any]], chosen: list[str] | None) -> Any:
    """The table after a capture, or after passing."""
    if chosen is None:
        play(g, PASS, NONE)
        return g
    for pair, after in choices:
        if pair == sorted(chosen):
            return after
    raise ValueError(f"discard_capture: {chosen} cannot be taken")


def example_sequence_count(lay: Any, given: Any) -> dict[str, Any]:
    """How many ways a turn may go."""
    return {"sequences": ways(lay_turn(lay, given, given["hand"]))}


def ways(g: Any) -> int:
    """Ways to go on until the turn has passed."""
    if g.turn != 0 or g.over:
        return 1
    n = 0
    for verb, card in offered(g):
        after: Any = copy(g)
        play(after, verb, card)
        n += ways(after)
    return n


def example_schedule(lay: Any, given: Any) -> dict[str, Any]:
    """The cards drawn and the stock cards turned, cycle by cycle, read off a whole round of passing."""
    g = lay(given["players"], capture_optional=True)
    deal(g)
    cycles = []
    while not g.over:
        hand, before = int(g.turns) // int(g.seats), int(g.stock_left)
        left = before
        for _ in range(int(g.turns)):
            left = one_turn(g, left)
        cycles.append({"hand": hand, "turn_ups": before - left})
    return {"cycles": cycles}


def one_turn(g: Any, stock: int) -> int:
    """Plays a turn without captures; the stock after it, before new hands are drawn."""
    play(g, *offered(g)[0])
    while entering(g) != NONE:
        play(g, PASS, NONE)
    return max(0, stock - 1)


def example_next_starter(lay: Any, given: Any) -> dict[str, Any]:
    """Who begins the next game."""
    g = lay(len(given["points"]))
    if given["starter"] not in range(g.seats):
        raise ValueError(f"starter: seat {given['starter']} does not exist; allowed: 0 to {g.seats - 1}")
    g.points[: g.seats] = given["points"]
    g.starter = given["starter"]
    return {"next_starter": least(g)[0]}


EXAMPLES: Final = {
    "ct_points": example_points,
    "ct_settlement": example_settlement,
    "ct_captures": example_captures,
    "ct_turn": example_turn,
    "ct_sequence_count": example_sequence_count,
    "ct_schedule": example_schedule,
    "ct_next_starter": example_next_starter,
}

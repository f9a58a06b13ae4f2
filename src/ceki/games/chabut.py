"""Main chabut, "drawing out": a kind of vingt-et-un to thirty-one or twenty-one points.

Two keels each, then every player in turn draws from the bottom of the pack or passes, the dealer last.
Clauses CH-1..CH-25 and SH-1 are explained on the game's page.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import partial
from math import perm
from threading import get_ident
from typing import Any, Final

import numpy as np

from ceki.cards.notation import card_code, card_number, counted
from ceki.cards.odds.chances import CHANCE, MONEY, WORD, Chance, Counted, Event, Known, Odds, Page, Sheet
from ceki.cards.odds.counting import hands_by_class, odds
from ceki.cards.odds.draw_or_stand import Hand, best_values, ends_beside, orders, with_one_more
from ceki.cards.pack52 import (
    ACE,
    FACES,
    FOUR,
    RANKS,
    TEN,
    THREE,
    TWO,
    held_courts,
    held_of_rank,
    is_court,
    pips,
)
from ceki.cards.piles import take_from
from ceki.engine.bits import NONE, one
from ceki.engine.chance import shuffle_last, small_below
from ceki.engine.contract import ANY_HAND, WITH_OTHERS
from ceki.engine.game import CENTS, POINTS, Exact, Game, Line, Reason, Show, Source, Verb
from ceki.engine.moves import Moves, no_moves, offer
from ceki.engine.options import UNSET, Amount, Amounts, Choice, Flag, Rows
from ceki.engine.record import ALL, NOBODY, OWN, Record, copy, counts, number, option, pile
from ceki.engine.rule import rule
from ceki.engine.score import line, share

SEATS: Final = 9  # [CH-7] to 31 points,
SEATS_TO_21: Final = 7  # and to 21

DRAW, PASS, OUT = range(3)  # a move is one of these
ONE_OR_ELEVEN, ONE_TEN_OR_ELEVEN = range(2)
REMOVED, ZERO, AS_TEN = range(3)
BY_PIPS, WINS, LOSES = range(3)
BANKER, POOL = range(2)
TO_DEALER, PUSH, TO_PLAYER = range(3)
STAND, MASOK_MATA, MASOK_DAUN, MATI = range(4)  # how a hand ends; score lines
NIKAH, KACHANG, SA_GLABAT, DUA_JALOR, ACE_TWO = range(5)  # [CH-17] keels; their score lines stand next
KEEL_LINES, BLIT_KECHIL, BLIT_BESAR, TENGAH_TIANG, SA_NEPAK = 4, 9, 10, 11, 12
KEELS: Final = ("nikah", "kachang", "sa_glabat", "dua_jalor", "ace_two")
NEAR: Final = 6  # so near to the target a simple player draws no more
LABELS: Final = 5  # score lines that one seat can have


class Target(Amount):
    """One of two numbers."""

    def read(self, given: Any) -> int | None:
        found = super().read(given)
        if found not in self.allowed():
            raise self.refuse(given)
        return found

    def allowed(self) -> Any:
        return [21, 31]


class Table(Record, seats=SEATS, faces=FACES, lines=SEATS * LABELS):
    """What lies on the table, and the rules of the house."""

    keels = counts("seats", "faces", seen=OWN)  # [CH-8] the two cards that were dealt
    drawn = counts("seats", "faces", seen="option:drawn_visible")  # [CH-9]
    known = counts("seats", "faces", seen=ALL, of="keels")  # at the showdown
    known_drawn = counts("seats", "faces", seen=ALL, of="drawn")
    stock = pile(FACES, seen=NOBODY)  # from top to bottom
    stock_top: int = number(seen=ALL, width=8)
    stock_left: int = number(seen=ALL, width=8)
    cards = number("seats", seen=ALL, width=8)  # in hand, keels included
    out = number("seats", seen=ALL, width=8)  # [CH-9] who has said that they are out
    total = number("seats", seen=ALL, width=16)  # at the showdown
    worth = number("faces", seen=ALL, width=8)  # what each card counts, an ace one

    target: int = option(Target(31, "CH-1", "The points to reach.", low=21, high=31))
    tens_out: int = option(Flag(True, "CH-2", "The tens are thrown away."))
    court_value: int = option(Amount(10, "CH-3", "What a court card counts, to 31 points.", high=10))
    courts_21: int = option(Choice("removed", "CH-4", "Court cards, to 21 points: out of the pack, worth nothing, or ten.", among=("removed", "zero", "ten"), company={"target": 21}))
    ace_values: int = option(Rows((1, 11), "CH-5", "What an ace may count, each as its holder likes.", among=((1, 11), (1, 10, 11))))
    many_aces_low: int = option(Flag(False, "CH-5", "Two aces to 21 points, three to 31, count one each."))
    max_cards: int = option(Amount(7, "CH-13", "Most cards in hand, keels included.", low=2, high=7))
    min_stand: int = option(Amount(0, "CH-10", "With fewer points one may not pass.", high=31))
    masok_daun: int = option(Choice("stand", "CH-14", "A full hand that is not out: compared by its points, or wins, or loses.", among=("stand", "wins", "loses")))
    showdown: int = option(Choice("banker", "CH-21", "Each against the dealer, or the best hand takes equal stakes.", among=("banker", "pool")))
    tie: int = option(Choice("dealer", "CH-22", "Who wins with equal points, if anyone.", among=("dealer", "push", "player")))
    both_bust: int = option(Choice("dealer", "CH-15", "When player and dealer are both out.", among=("dealer", "push")))
    masok_mata_multiplier: int = option(Amount(1, "CH-24", "How many stakes a player wins with exactly the target.", low=1, high=100))
    lunas_multiplier: Any = option(Amounts((1, 1, 1, 1, 1), "CH-17", "How many stakes a player wins with these keels.", names=KEELS, low=1, high=100, as_map=True))
    drawn_visible: int = option(Flag(False, "CH-9", "Drawn cards lie open."))
    dealer_stand_at: int = option(Amount(None, "CH-23", "The dealer must draw below so many points and pass from there on.", high=31, optional=True))
    stake: int = option(Amount(10, "CH-25", "Cents that each player stakes.", high=10_000))


# ---------------------------------------------------------------- the deal


@rule
def deal(g: Table) -> None:
    n = 0
    for card in range(FACES):
        if g.worth[card] >= 0:
            g.deck[card] = 1
            g.stock[n] = card
            n += 1
    g.stock_left = n
    top = max(n - g.max_cards * g.seats, 0)
    shuffle_last(g, g.stock, n, n - top)
    for i in range(2 * g.seats):  # [CH-8] two cards to each, to the dealer too
        g.keels[i % g.seats, take_from(g.stock, top + i)] = 1
    g.stock_top = top + 2 * g.seats
    for seat in range(g.seats):
        g.cards[seat] = 2
    g.turn = g.starter  # [CH-9]


@rule
def dealer(g: Table) -> int:
    """The seat before the first player: it is the last to draw [CH-9]."""
    return g.starter - 1 if g.starter > 0 else g.seats - 1


# ---------------------------------------------------------------- what a hand is worth


@rule
def lowest(g: Table, seat: int) -> int:
    """The points of a hand, each ace one [CH-3] [CH-4] [CH-6]."""
    n = 0
    for card in range(FACES):
        n += (g.keels[seat, card] + g.drawn[seat, card]) * g.worth[card]
    return n


@rule
def value(g: Table, seat: int) -> int:
    """The highest total not above the target over all choices for the aces; if there is none, the lowest [CH-6]."""
    return best_total(g, lowest(g, seat), held_of_rank(g.keels[seat], ACE) + held_of_rank(g.drawn[seat], ACE))


@rule
def best_total(g: Table, low: int, aces: int) -> int:
    """The same for a hand of so many points and aces, each ace counted one."""
    if g.many_aces_low and aces >= (3 if g.target == 31 else 2):
        return low  # [CH-5]
    best = low
    for elevens in range(aces + 1):
        others = aces - elevens if g.ace_values == ONE_TEN_OR_ELEVEN else 0
        for tens in range(others + 1):
            total = low + 10 * elevens + 9 * tens
            if total > best and total <= g.target:
                best = total
    return best


@rule
def state(g: Table, seat: int, total: int) -> int:
    """Out above the target [CH-15], on it [CH-12], at the full number of cards [CH-14], or short of both."""
    if total > g.target:
        return MATI
    if total == g.target:
        return MASOK_MATA
    return MASOK_DAUN if g.cards[seat] >= g.max_cards else STAND


@rule
def keel(keels: Any) -> int:
    """Which of the named pairs the first two cards are, or `NONE` [CH-17]."""
    aces = held_of_rank(keels, ACE)
    if aces == 2:
        return KACHANG
    if held_of_rank(keels, THREE) == 2:
        return DUA_JALOR
    if aces == 1 and held_of_rank(keels, TWO) == 1:
        return ACE_TWO
    if held_courts(keels) == 1:
        if aces == 1:
            return NIKAH
        if held_of_rank(keels, FOUR) == 1:
            return SA_GLABAT
    return NONE


# ---------------------------------------------------------------- play


@rule
def legal(g: Table, moves: Moves) -> None:
    total = value(g, g.turn)
    if total > g.target:
        offer(moves, OUT)  # [CH-9] [CH-15] it is announced
        return
    if not may_draw(g, total):
        offer(moves, PASS)  # [CH-12] [CH-13] [CH-16]
        return
    if g.turn == dealer(g) and g.dealer_stand_at != UNSET and total >= g.min_stand:
        offer(moves, DRAW if total < g.dealer_stand_at else PASS)  # [CH-23]
        return
    offer(moves, DRAW)
    if total >= g.min_stand:
        offer(moves, PASS)  # [CH-10]


@rule
def may_draw(g: Table, total: int) -> bool:
    """Not on the target [CH-12], not with a full hand [CH-13], not from an exhausted pack [CH-16]."""
    return total != g.target and g.cards[g.turn] < g.max_cards and g.stock_left > g.stock_top


@rule
def play(g: Table, verb: int, card: int) -> None:
    if verb == DRAW:
        g.drawn[g.turn, draw(g)] = 1
        g.cards[g.turn] += 1
        return
    if verb == OUT:
        g.out[g.turn] = 1
    if g.turn == dealer(g):
        lay_open(g)
        g.over = 1
    else:
        g.turn = g.turn + 1 if g.turn + 1 < g.seats else 0  # [CH-9] one finishes before the next begins


@rule
def draw(g: Table) -> int:
    """The bottom card of the pack [CH-9]."""
    g.stock_left -= 1
    return take_from(g.stock, g.stock_left)


@rule
def lay_open(g: Table) -> None:
    """The showdown: all see all hands [CH-21]."""
    for seat in range(g.seats):
        for card in range(FACES):
            g.known[seat, card] = g.keels[seat, card]
            g.known_drawn[seat, card] = g.drawn[seat, card]


@rule
def implausibility(g: Table) -> int:
    """How many passed with a total at which a simple player draws."""
    done = g.turn - g.starter if g.turn >= g.starter else g.turn - g.starter + g.seats
    n = 0
    for i in range(done):
        seat = (g.starter + i) % g.seats
        short = g.target - value(g, seat)
        n += int(short > NEAR and g.cards[seat] < g.max_cards)
    return n


@rule
def hand_constraint(g: Table, seat: int) -> int:
    """Who has drawn might draw, and who has had their turn is out or is not [CH-9] [CH-10] [CH-12]."""
    return WITH_OTHERS if not g.over and (g.cards[g.starter] > 2 or g.turn != g.starter) else ANY_HAND


@rule
def sample_table(g: Table, rows: Any, loose: Any, state: Any) -> bool:
    """Deals the hands of those who have been in turn one after the other, and gives up where one had to play otherwise."""
    left = 0
    for card in range(FACES):
        left += loose[card]
    others = 0  # cards that were drawn later
    for seat in range(g.seats):
        others += g.cards[seat] - 2
    for i in range(g.seats):
        seat = (g.starter + i) % g.seats
        others -= g.cards[seat] - 2
        keels = rows[seat]
        if keels[0] < 0:
            if not deal_to(g, seat, keels, rows[SEATS + seat], g.stock_left + others, left, loose, state):
                return False
            left -= 2 if g.drawn_visible else g.cards[seat]
        if seat == g.turn:
            return True
    return True


@rule
def deal_to(g: Table, seat: int, keels: Any, drawn: Any, stock: int, left: int, loose: Any, state: Any) -> bool:
    """Deals a hand of loose cards; whether its player might draw each time that they did, and ended as they had to.
    `stock` is what was left when they had drawn. Drawn cards that lie open came in any order."""
    lies_open = g.drawn_visible != 0
    rest = drawn.copy()
    drawn_left = g.cards[seat] - 2
    low = 0
    aces = 0
    keels[0] = 0
    if not lies_open:
        drawn[0] = 0
    for i in range(g.cards[seat]):
        if i >= 2 and not drew_rightly(g, seat, best_total(g, low, aces)):
            return False
        if i >= 2 and lies_open:
            card = take_any(rest, drawn_left, state)
            drawn_left -= 1
        else:
            card = take_any(loose, left, state)
            left -= 1
            if i < 2:
                keels[card] += 1
            else:
                drawn[card] += 1
        low += g.worth[card]
        aces += int(card % RANKS == ACE)
    total = best_total(g, low, aces)
    if seat == g.turn:
        return True
    if g.out[seat] != 0 or total > g.target:
        return g.out[seat] != 0 and total > g.target
    return total >= g.min_stand or g.cards[seat] >= g.max_cards or stock <= g.stock_top


@rule
def drew_rightly(g: Table, seat: int, total: int) -> bool:
    """Whether a player with so many points might draw [CH-9] [CH-12], as dealer too [CH-23]."""
    if total >= g.target:
        return False
    return seat != dealer(g) or g.dealer_stand_at == UNSET or total < max(g.dealer_stand_at, g.min_stand)


@rule
def take_any(cards: Any, n: int, state: Any) -> int:
    """Takes one of `n` cards."""
    chosen = small_below(state, n)
    card = 0
    while chosen >= cards[card]:
        chosen -= cards[card]
        card += 1
    cards[card] -= 1
    return card


# ---------------------------------------------------------------- the showdown


@rule
def settle(g: Table) -> None:
    for seat in range(g.seats):
        g.total[seat] = value(g, seat)
    g.winners = 0
    find_places(g)
    if g.showdown == BANKER:
        against_dealer(g)
    else:
        best_takes_pool(g)
    for seat in range(g.seats):
        write_lines(g, seat)


@rule
def strength(g: Table, seat: int) -> int:
    """How hands compare: by their totals [CH-21], a full hand as the house says [CH-14], one that is out lowest."""
    total = g.total[seat]
    how = state(g, seat, total)
    if how == MATI:
        return 0
    if how == MASOK_DAUN and g.masok_daun != BY_PIPS:
        return 100 if g.masok_daun == WINS else 1
    return 101 if how == MASOK_MATA else 2 + total


@rule
def find_places(g: Table) -> None:
    """How many hands are higher than each [CH-21]."""
    for seat in range(g.seats):
        own = strength(g, seat)
        g.place[seat] = 0
        for other in range(g.seats):
            g.place[seat] += int(strength(g, other) > own)


@rule
def against_dealer(g: Table) -> None:
    """Each player for themselves [CH-21]; the dealer has won where nobody beats them and somebody loses."""
    bank = dealer(g)
    lost = 0
    for seat in range(g.seats):
        if seat != bank:
            stakes = won_from_dealer(g, seat, bank)
            if stakes > 0:
                g.winners |= one(seat)
            lost += int(stakes < 0)
            g.cents[seat] += stakes * g.stake
            g.cents[bank] -= stakes * g.stake
    if g.winners == 0 and lost > 0:
        g.winners = one(bank)


@rule
def won_from_dealer(g: Table, seat: int, bank: int) -> int:
    """How many stakes a player wins from the dealer, or loses [CH-21]."""
    own = strength(g, seat)
    his = strength(g, bank)
    if own == 0:
        return 0 if his == 0 and g.both_bust == PUSH else -1  # [CH-15]
    if own == his and g.tie == PUSH:
        return 0  # [CH-22]
    if own > his or (own == his and g.tie == TO_PLAYER):
        return multiplier(g, seat)
    return -1


@rule
def multiplier(g: Table, seat: int) -> int:
    """How many stakes a winning player is paid [CH-17] [CH-24]."""
    label = keel(g.keels[seat])
    times = 1 if label == NONE else g.lunas_multiplier[label]
    return times * g.masok_mata_multiplier if g.total[seat] == g.target else times


@rule
def best_takes_pool(g: Table) -> None:
    """Equal stakes to the highest hand that is not out; if all are out they go back [CH-21]."""
    best = 0
    winners = 0
    for seat in range(g.seats):
        own = strength(g, seat)
        if own > best:
            best = own
            winners = 0
        if own == best:
            winners |= one(seat)
    if best > 0:
        for seat in range(g.seats):
            g.cents[seat] -= g.stake
        share(g, winners, g.stake * g.seats)  # [SH-1]
        g.winners = winners if winners != (1 << g.seats) - 1 else 0


@rule
def write_lines(g: Table, seat: int) -> None:
    """How a hand ended and what it brought, then its names."""
    total = g.total[seat]
    line(g, state(g, seat, total), seat, total, g.cents[seat], 0)
    label = keel(g.keels[seat])
    if label != NONE:
        line(g, KEEL_LINES + label, seat, 1, 0, 0)
    label = name_of_pass(g, seat, total)
    if label != NONE:
        line(g, label, seat, 1, 0, 0)
    if label >= BLIT_KECHIL and label <= BLIT_BESAR and g.cards[seat] == 6:
        line(g, SA_NEPAK, seat, 1, 0, 0)  # [CH-19] for fear of the seventh


@rule
def name_of_pass(g: Table, seat: int, total: int) -> int:
    """Half mast, on any number of cards [CH-18]; b'lit kechil or b'lit besar for who passed while a card could still be
    drawn [CH-11]; to 31 points. Else `NONE`."""
    if g.target != 31 or total < 25 or total > 30:
        return NONE
    if total == 25:
        return TENGAH_TIANG
    if not could_draw_on(g, seat):
        return NONE
    return BLIT_KECHIL if total <= 28 else BLIT_BESAR


@rule
def could_draw_on(g: Table, seat: int) -> bool:
    """Whether a seat had a card more to draw when it had finished: none with a full hand [CH-13], and none when the pack
    is exhausted [CH-16] and nobody drew after it."""
    if g.cards[seat] >= g.max_cards:
        return False
    later = seat
    while later != dealer(g):
        later = later + 1 if later + 1 < g.seats else 0
        if g.cards[later] > 2:
            return True
    return g.stock_left > g.stock_top


@rule
def heuristic(g: Table, verb: int, card: int) -> int:
    """A simple player's eye: passes from b'lit kechil on."""
    return g.target - value(g, g.turn) if verb == DRAW else NEAR


# ---------------------------------------------------------------- the house and the match, in plain Python


def arrange(options: dict[str, Any], players: int, given: set[str]) -> None:
    """Refuses more players than the 21 game has [CH-7], and limits above the target [CH-10] [CH-23]."""
    target = options["target"]
    if target == 21 and players > SEATS_TO_21:
        raise ValueError(f"players: {players} cannot play chabut to 21; allowed: 2 to {SEATS_TO_21}")
    for name in ("min_stand", "dealer_stand_at"):
        if (options[name] or 0) > target:
            raise ValueError(f"option {name}: {options[name]} is above the target; allowed: 0 to {target}")


def lay_out(g: Table, options: Any) -> None:
    """What each card counts, an ace one [CH-3] [CH-4] [CH-6]; `NONE` for one that is thrown out [CH-2]."""
    for card in range(FACES):
        g.worth[card] = pips(card)
        if card % RANKS == TEN and options["tens_out"]:
            g.worth[card] = NONE
        if is_court(card):
            to_21 = {"removed": NONE, "zero": 0, "ten": 10}[options["courts_21"]]
            g.worth[card] = options["court_value"] if options["target"] == 31 else to_21


def longest(g: Table) -> int:
    """All fill their hands and say that they pass or are out."""
    return int(g.seats) * (int(g.max_cards) - 1)


def next_round(match: Any, g: Table) -> None:
    """The next seat deals [CH-25]."""
    match.starter = (match.starter + 1) % match.players


GAME = Game(
    title="Main chabut",
    family="pack",
    seats=tuple(range(2, SEATS + 1)),
    direction="anticlockwise",
    direction_given=False,
    pack="pack52",
    summary="Draw from the bottom of the pack and come as near as you can to thirty-one, or to twenty-one.",
    sources=(Source("W. W. Skeat, Malay Magic (1900)", "section on card games"),),
    verbs=(
        Verb("draw", "draw the bottom card (chabut)", card=False),
        Verb("pass", "pass (b'lit)", card=False),
        Verb("out", "say that you are out (mati)", card=False),
    ),
    lines=(
        Line("stand", "CH-21", "the points held", CENTS, counts=POINTS),
        Line("masok_mata", "CH-12", "exactly the target", CENTS, counts=POINTS),
        Line("masok_daun", "CH-14", "a full hand short of the target", CENTS, counts=POINTS),
        Line("mati", "CH-15", "out: above the target", CENTS, counts=POINTS),
        Line("nikah", "CH-17", "keels: a court card and an ace", CENTS),
        Line("kachang", "CH-17", "keels: two aces", CENTS),
        Line("sa_glabat", "CH-17", "keels: a court card and a four", CENTS),
        Line("dua_jalor", "CH-17", "keels: two threes", CENTS),
        Line("ace_two", "CH-17", "keels: ace and two, best of all", CENTS),
        Line("b_lit_kechil", "CH-11", "passed at 26, 27 or 28", CENTS),
        Line("b_lit_besar", "CH-11", "passed at 29 or 30", CENTS),
        Line("tengah_tiang", "CH-18", "half mast: 25 points", CENTS),
        Line("sa_nepak_ulu_klang", "CH-19", "passed on six cards for fear of the seventh", CENTS),
    ),
    longest=longest,
    aliases={"Chabut": ""},
    called={
        "sa_glabat": "sa-glabat",
        "b_lit_kechil": "b'lit kĕchil",
        "b_lit_besar": "b'lit bĕsar",
        "tengah_tiang": "tĕngah tiang",
        "sa_nepak_ulu_klang": "sa-nepak Ulu Klang",
    },
    presets={
        "twenty_one": {"target": 21},
        "winstedt": {"courts_21": "ten", "ace_values": (1, 10, 11), "many_aces_low": True},
    },
    shows=(
        Show("keels", "hand"),
        Show("drawn", "seat"),
        Show("cards", "seat"),
        Show("out", "seat", values=("", "out")),
        Show("total", "seat"),
    ),
)


# ---------------------------------------------------------------- what can be counted: the keels

KEEL, KEELS_TOTAL = range(2)  # the events


@rule
def event(g: Table, what: int) -> int:
    """Of the first player's keels: 0 or one more than their name [CH-17], and their points [CH-6]."""
    if what == KEEL:
        return keel(g.keels[g.starter]) + 1
    return value(g, g.starter)


def count_keels(g: Any, what: int) -> dict[int, int]:
    """In how many pairs of keels an event has each of its values."""
    found: Counter[int] = Counter()
    for laid_out, ways in all_hands(copy(g), [], 2):
        found[int(event(laid_out, what))] += ways
    return dict(found)


# ---------------------------------------------------------------- what can be counted: to draw or to pass

PASSES_AT: Final = 5  # short of the target: where a dealer who is free [CH-23] is taken to pass, b'lit kechil
PLANS: Final = 8  # kept
AT_DEALER: Final = 1  # the dealer's seat at a table of two whose first player has seat 0


class Plan:
    """Player against dealer, each looking at their own cards alone; a hand is how many cards of each worth it has.

    What other players hold is as unseen as the stock, so that it comes to the same for any number of players.
    """

    def __init__(self, g: Any, seen: Any = ()) -> None:
        """`seen` are cards that are not in the pack any more. Raises `ValueError` for a pack too small."""
        self.g: Any = copy(g)
        g = self.g
        g.seats, g.starter, g.stock_left = 2, 0, FACES
        if g.dealer_stand_at == UNSET:
            g.dealer_stand_at = max(int(g.min_stand), int(g.target) - PASSES_AT)
        alike: dict[tuple[bool, bool, int], list[int]] = {}
        for card in range(FACES):
            if g.worth[card] != NONE and card not in seen:
                alike.setdefault((card % RANKS == ACE, bool(is_court(card)), int(g.worth[card])), []).append(card)
        self.alike = [alike[key] for key in sorted(alike)]
        self.sizes = tuple(len(cards) for cards in self.alike)
        self.cards = sum(self.sizes)
        if self.cards < 2 * g.max_cards:
            raise ValueError(f"seen: {self.cards} cards are left in the pack; two full hands are {2 * int(g.max_cards)}")
        self.totals: dict[Hand, int] = {}
        self.offers: dict[tuple[Hand, int], tuple[bool, bool]] = {}

    def lay(self, hand: Hand, seat: int) -> None:
        """Lays cards of these worths before a seat."""
        self.g.drawn[seat] = 0
        for cards, n in zip(self.alike, hand, strict=True):
            self.g.drawn[seat, cards[:n]] = 1
        self.g.cards[seat] = sum(hand)

    def total(self, hand: Hand) -> int:
        """The points of a hand."""
        if hand not in self.totals:
            self.lay(hand, 0)
            self.g.keels[0] = 0
            self.totals[hand] = int(value(self.g, 0))
        return self.totals[hand]

    def offered(self, hand: Hand, seat: int) -> tuple[bool, bool]:
        """Whether a seat may draw, and whether it may end there."""
        if (hand, seat) not in self.offers:
            self.lay(hand, seat)
            self.g.keels[seat] = 0
            self.g.turn = seat
            moves = no_moves()
            legal(self.g, moves)
            self.offers[hand, seat] = bool(moves[DRAW]), bool(moves[PASS] or moves[OUT])
        return self.offers[hand, seat]

    def may_draw(self, hand: Hand) -> bool:
        """The player draws their keels, and on while they may."""
        return sum(hand) < 2 or self.offered(hand, 0)[0]

    def dealer_draws(self, hand: Hand) -> bool:
        """The dealer draws their keels, and on while they must [CH-23]."""
        return sum(hand) < 2 or not self.offered(hand, AT_DEALER)[1]

    def end_of(self, hand: Hand) -> int:
        """How a hand ends, as one number: twice its points, and one if it is full [CH-14]."""
        return 2 * self.total(hand) + int(sum(hand) >= self.g.max_cards)

    def cents(self, own: int, his: int, keels: Any) -> int:
        """What the player wins with these keels when two hands meet, given by how they ended [CH-21]."""
        self.g.keels[0] = keels
        for seat, end in ((0, own), (AT_DEALER, his)):
            self.g.total[seat] = end // 2
            self.g.cards[seat] = self.g.max_cards if end % 2 else 2
        return int(won_from_dealer(self.g, 0, AT_DEALER) * self.g.stake)

    def starts(self) -> list[tuple[Any, dict[Hand, int]]]:
        """The keels that are paid alike [CH-17]: an example of them, and the hands in how many orders each."""
        found: dict[int, tuple[Any, dict[Hand, int]]] = {}
        for hand, ways in orders(self.sizes, {(0,) * len(self.sizes): 1}, lambda hand: sum(hand) < 2).items():
            if sum(hand) == 2:
                self.lay(hand, 0)
                keels = self.g.drawn[0].copy()
                label = keel(keels)
                times = 1 if label == NONE else int(self.g.lunas_multiplier[label])
                found.setdefault(times, (keels, {}))[1][hand] = ways
        return list(found.values())


class Meetings:
    """How the dealer ends beside each hand that the player can end with, in how many ways."""

    def __init__(self, plan: Plan, hands: Any) -> None:
        """`hands` are all that the player can come to."""
        self.plan, most = plan, int(plan.g.max_cards)
        his = orders(plan.sizes, {(0,) * len(plan.sizes): 1}, plan.dealer_draws)
        self.ends = sorted({plan.end_of(hand) for hand in his if not plan.dealer_draws(hand)})
        place = {end: i for i, end in enumerate(self.ends)}
        self.kept = [hand for hand in hands if sum(hand) >= 2 and plan.offered(hand, 0)[1]]
        self.ways = ends_beside(plan.sizes, self.kept, plan.dealer_draws, lambda hand: place[plan.end_of(hand)], len(self.ends), most)

    def stand(self, keels: Any) -> dict[Hand, Fraction]:
        """What each hand that may be kept brings with these keels, in cents on average."""
        most = int(self.plan.g.max_cards)
        rows: dict[int, list[int]] = {}
        found = {}
        for hand, ways in zip(self.kept, self.ways.tolist(), strict=True):
            end = self.plan.end_of(hand)
            if end not in rows:
                rows[end] = [self.plan.cents(end, his, keels) for his in self.ends]
            won = sum(n * cents for n, cents in zip(ways, rows[end], strict=True))
            found[hand] = Fraction(won, perm(self.plan.cards - sum(hand), most))
        return found


    def gains(self, keels: Any) -> dict[Hand, tuple[Fraction, Fraction]]:
        """How often each hand that may be kept ends in a gain and in a loss with these keels."""
        most = int(self.plan.g.max_cards)
        found = {}
        for hand, ways in zip(self.kept, self.ways.tolist(), strict=True):
            end, total = self.plan.end_of(hand), perm(self.plan.cards - sum(hand), most)
            cents = [self.plan.cents(end, his, keels) for his in self.ends]
            won, lost = (sum(n for n, c in zip(ways, cents, strict=True) if c * sign > 0) for sign in (1, -1))
            found[hand] = Fraction(won, total), Fraction(lost, total)
        return found


class Best:
    """The best that a player can do from some hands on with their keels."""

    def __init__(self, plan: Plan, meetings: Meetings, keels: Any, starts: dict[Hand, int]) -> None:
        """`starts` are the hands at the start, in how many orders each comes."""
        self.plan, self.starts = plan, starts
        self.stand = meetings.stand(keels)
        hands = list(orders(plan.sizes, starts, plan.may_draw))
        self.worth, self.drawing = best_values(plan.sizes, hands, plan.may_draw, self.stand)

    def draws(self, hand: Hand) -> bool:
        """Whether to draw: when it brings more, or must be."""
        return hand in self.drawing and (hand not in self.stand or self.drawing[hand] > self.stand[hand])

    def reached(self) -> dict[Hand, Fraction]:
        """How often each hand is come to by drawing so."""
        cards = self.plan.cards
        return {hand: Fraction(n, perm(cards, sum(hand))) for hand, n in orders(self.plan.sizes, self.starts, self.draws).items()}


def outlook(g: Any) -> list[Page]:
    """When to draw and when to pass, how hands end by that, and what passing from some total on leads to."""
    plan = Plan(g)
    pages: list[Page] = []
    if g.showdown == BANKER:
        meetings = Meetings(plan, orders(plan.sizes, {(0,) * len(plan.sizes): 1}, plan.may_draw))
        bests = [Best(plan, meetings, keels, starts) for keels, starts in plan.starts()]
        pages = [draw_or_pass(plan, bests), endings(plan, bests)]
    return [*pages, passing_from(plan)]


def against_whom(plan: Plan) -> str:
    """Whom the plan is made against, and what it looks at."""
    stand_at = int(plan.g.dealer_stand_at)
    return f"every hand by backward induction, seen by its holder alone, against a dealer who passes from {stand_at} on (option dealer_stand_at)"


def draw_or_pass(plan: Plan, bests: list[Best]) -> Sheet:
    """By points held where both are allowed: what the next card does, and what passing and drawing bring."""
    sums: dict[int, list[Fraction]] = {}
    for best in bests:
        for hand, often in best.reached().items():
            if hand in best.stand and hand in best.drawing:
                row = sums.setdefault(plan.total(hand), [Fraction(0)] * 6)
                ends = next_ends(plan, hand)
                parts = (Fraction(1), ends[MATI], ends[MASOK_MATA], best.stand[hand], best.drawing[hand], Fraction(best.draws(hand)))
                for i, part in enumerate(parts):
                    row[i] += often * part
    rows = tuple((str(points), row[0], *(part / row[0] for part in row[1:])) for points, row in sorted(sums.items()))
    worth = sum((ways * best.worth[hand] for best in bests for hand, ways in best.starts.items()), Fraction(0)) / perm(plan.cards, 2)
    columns = (("points", WORD), ("comes up", CHANCE), ("next is too much", CHANCE), ("next is exact", CHANCE), ("pass brings", MONEY), ("draw brings", MONEY), ("best to draw", CHANCE))
    how = f"{against_whom(plan)}; average over the hands of these points that this plan comes to; a deal brings {float(worth):+.4f} cents of a stake of {int(plan.g.stake)}"
    return Sheet("Draw or pass", "CH-10", how, columns, rows)


def next_ends(plan: Plan, hand: Hand) -> list[Fraction]:
    """How likely the next card leads to each state."""
    found = [Fraction(0)] * 4
    for more, cards in with_one_more(hand, plan.sizes):
        plan.g.cards[0] = sum(more)
        found[state(plan.g, 0, plan.total(more))] += Fraction(cards, plan.cards - sum(hand))
    return found


def endings(plan: Plan, bests: list[Best]) -> Sheet:
    """The points at which a player ends who does the best."""
    found: dict[int, Fraction] = {}
    for best in bests:
        for hand, often in best.reached().items():
            if not best.draws(hand):
                points = min(plan.total(hand), int(plan.g.target) + 1)
                found[points] = found.get(points, Fraction(0)) + often
    rows = tuple(("out" if points > plan.g.target else str(points), share) for points, share in sorted(found.items()))
    return Sheet("Where the best plan ends", "CH-21", against_whom(plan), (("points", WORD), ("chance", CHANCE)), rows)


def passing_from(plan: Plan) -> Sheet:
    """What becomes of one who draws below some total and passes from there on."""
    rows = []
    target = int(plan.g.target)
    for least in range(target - 10, target + 1):
        ends = passed_from(plan, least)
        rows.append((str(least), ends[MATI], ends[MASOK_MATA], ends[MASOK_DAUN], ends[STAND]))
    columns = (("passes from", WORD), ("out", CHANCE), ("exactly the target", CHANCE), ("full hand", CHANCE), ("short of it", CHANCE))
    return Sheet("Passing from some total on", "CH-10", "every order of cards, by their worth", columns, tuple(rows))


def passed_from(plan: Plan, least: int) -> list[Fraction]:
    """How likely each state is at the end of drawing below a total."""

    def draws(hand: Hand) -> bool:
        return plan.may_draw(hand) and (sum(hand) < 2 or not plan.offered(hand, 0)[1] or plan.total(hand) < least)

    found = [Fraction(0)] * 4
    for hand, ways in orders(plan.sizes, {(0,) * len(plan.sizes): 1}, draws).items():
        if not draws(hand):
            plan.g.cards[0] = sum(hand)
            found[state(plan.g, 0, plan.total(hand))] += Fraction(ways, perm(plan.cards, sum(hand)))
    return found


def hand_odds(g: Any, known: Known) -> list[Page]:
    """What the next card does to a hand, and what passing and drawing bring. Raises `ValueError` for other hands."""
    if known.stock is not None:
        raise ValueError("stock: the number of cards left does not matter in this game")
    if not 2 <= len(known.hand) <= g.max_cards:
        raise ValueError(f"hand of {len(known.hand)} cards: 2 to {int(g.max_cards)} are allowed, keels first")
    g = lay_hands(copy(g), [known.hand, known.seen[:0]])
    seen = {card_number(code, "pack52") for code in known.seen}
    for code in known.seen:
        if card_number(code, "pack52") in {card_number(held, "pack52") for held in known.hand} or len(seen) < len(known.seen):
            raise ValueError(f"card {code}: 2 copies, more than the pack has")
    keels = g.keels[0].copy()
    plan = Plan(g, seen)
    held = set(np.flatnonzero(keels + g.drawn[0]).tolist())
    hand = tuple(len(held.intersection(cards)) for cards in plan.alike)
    return [*next_of_hand(plan, hand), *choice_of_hand(plan, hand, keels)]


def next_of_hand(plan: Plan, hand: Hand) -> list[Page]:
    """The next card, where one may be drawn."""
    if not plan.may_draw(hand):
        return []
    found: Counter[str] = Counter()
    for more, cards in with_one_more(hand, plan.sizes):
        points = plan.total(more)
        found["out" if points > plan.g.target else str(points)] += cards
    total = plan.cards - sum(hand)
    lines = tuple(Chance(says, found[says], total) for says in sorted(found, key=lambda says: (says == "out", int(says) if says != "out" else 0)))
    return [Odds(f"The next card with {plan.total(hand)} points", "CH-6", "each unseen card", "points", lines)]


def choice_of_hand(plan: Plan, hand: Hand, keels: Any) -> list[Page]:
    """What passing and drawing bring, against the dealer."""
    if plan.g.showdown != BANKER:
        return []
    meetings = Meetings(plan, orders(plan.sizes, {hand: 1}, plan.may_draw))
    best = Best(plan, meetings, keels, {hand: 1})
    brings = (("pass", best.stand), ("draw", best.drawing))
    rows = tuple((word, cents[hand], "best" if best.worth[hand] == cents[hand] else "") for word, cents in brings if hand in cents)
    return [Sheet(f"With {plan.total(hand)} points", "CH-10", against_whom(plan), (("move", WORD), ("brings", MONEY), ("", WORD)), rows)]


# ---------------------------------------------------------------- advice


def reasons(g: Any, seat: int, verb: int, card: int, unseen: Any) -> list[Reason]:
    """The facts of a legal move: how many cards keep one in, and how many make the target; or what one stands on. To
    draw is better by them where most cards keep one in."""
    total, n, target = int(value(g, seat)), int(sum(unseen)), int(g.target)
    if verb == OUT:
        return []
    if verb == PASS:
        return [Reason("next", "CH-10", 0, told="stands", numbers={"n": total})]
    over = just = 0
    for face in range(FACES):
        if unseen[face]:
            g.drawn[seat, face] = 1
            then = int(value(g, seat))
            over += int(then > target)
            just += int(then == target)
            g.drawn[seat, face] = 0
    told = ("no_risk_makes_it" if just else "no_risk") if over == 0 else "makes_it" if just else "keeps_in"
    told = "too_much" if 2 * over > n else told
    numbers = {"n": n - over, "of": n, "over": over, "just": just, "target": target}
    return [Reason("next", "CH-15", n - 2 * over, told=told, numbers=numbers)]


def exact(g: Any, seat: int, unseen: Any) -> dict[tuple[int, int], Exact]:
    """What drawing and passing bring against the dealer, when one plays on as well as can be; nothing for the dealer
    themselves, or for a pool."""
    if g.showdown != BANKER or seat == dealer(g) or not may_draw(g, value(g, seat)):
        return {}
    held = g.keels[seat] + g.drawn[seat]
    seen = [card for card in range(FACES) if g.worth[card] != NONE and not unseen[card] and not held[card]]
    keels = g.keels[seat].copy()
    plan = plan_of(g, seen)
    mine = set(np.flatnonzero(held).tolist())
    hand = tuple(len(mine.intersection(cards)) for cards in plan.alike)
    meetings = Meetings(plan, orders(plan.sizes, {hand: 1}, plan.may_draw))
    best = Best(plan, meetings, keels, {hand: 1})
    stands = meetings.gains(keels)
    given = f"against a dealer who passes from {int(plan.g.dealer_stand_at)} on"
    found = {(DRAW, NONE): Exact(best.drawing[hand], *gains_by_drawing(plan, best, stands)[hand], given)}
    if hand in best.stand:
        found[PASS, NONE] = Exact(best.stand[hand], *stands[hand], given)
    return found


def plan_of(g: Any, seen: list[int]) -> Plan:
    """The plan of a house with some cards seen; the last few are kept, for what hands come to takes long to work out."""
    rules = [np.asarray(getattr(g, name)).tobytes() for name, field in Table.FIELDS.items() if field.option is not None]
    key = (get_ident(), *rules, g.worth.tobytes(), bytes(seen))  # a plan is laid on by one thread
    if key not in _plans:
        _plans[key] = Plan(g, seen)
        while len(_plans) > PLANS:
            del _plans[next(iter(_plans))]
    return _plans[key]


_plans: dict[Any, Plan] = {}


def gains_by_drawing(plan: Plan, best: Best, stands: Any) -> dict[Hand, tuple[Fraction, Fraction]]:
    """How often it ends in a gain and in a loss to draw a card to each hand that may, and then to play as best one can."""
    found: dict[Hand, tuple[Fraction, Fraction]] = {}
    for hand in sorted(best.drawing, key=sum, reverse=True):
        gains = losses = Fraction(0)
        for more, n in with_one_more(hand, plan.sizes):
            won, lost = found[more] if best.draws(more) else stands[more]
            gains += n * won
            losses += n * lost
        left = plan.cards - sum(hand)
        found[hand] = gains / left, losses / left
    return found


KEEL_LABELS: Final = {0: "no name", **{n + 1: word.replace("_", " ") for n, word in enumerate(KEELS)}}
ODDS: Final = Counted(
    events=(
        Event("Named keels", "CH-17", "keels", "all pairs of cards of the pack", partial(count_keels, what=KEEL), KEEL_LABELS),
        Event("Points of the keels", "CH-6", "points", "all pairs of cards of the pack", partial(count_keels, what=KEELS_TOTAL)),
    ),
    outlook=outlook,
    hand=hand_odds,
    beyond="A dealer who is free (CH-23), a pool of several players and what others' moves betray have no closed form.",
)


# ---------------------------------------------------------------- worked examples: laying them out, reading them off

STATES: Final = ("stand", "masok_mata", "masok_daun", "mati")


def lay_hands(g: Any, hands: Any) -> Any:
    """Puts hands before the seats, the first two cards as keels. Raises `ValueError` for cards that cannot be held so."""
    total = np.zeros(FACES, np.int64)
    for seat, codes in enumerate(hands):
        if len(codes) > g.max_cards:
            raise ValueError(f"hand of {len(codes)} cards: at most {g.max_cards} are allowed")
        g.keels[seat], g.drawn[seat] = counted(codes[:2], "pack52"), counted(codes[2:], "pack52")
        g.cards[seat] = len(codes)
        total += g.keels[seat] + g.drawn[seat]
    g.stock_left = FACES  # there is always one to draw
    for card in range(FACES):
        if total[card] > (1 if g.worth[card] != NONE else 0):
            raise ValueError(f"card {card_code(card, 'pack52')}: {total[card]} copies, more than the pack has")
    return g


def example_pack(lay: Any, given: Any) -> dict[str, Any]:
    """Cards, court cards and tens in the pack."""
    g = lay()
    deal(g)
    return {"cards": int(sum(g.deck)), "courts": int(held_courts(g.deck)), "tens": int(held_of_rank(g.deck, TEN))}


def example_value(lay: Any, given: Any) -> dict[str, Any]:
    """Best value and how the hand stands."""
    g = lay_hands(lay(), [given["cards"]])
    total = int(value(g, 0))
    return {"value": total, "state": STATES[state(g, 0, total)]}


def example_keel(lay: Any, given: Any) -> dict[str, Any]:
    """The name of two keels."""
    if len(given["cards"]) != 2:
        raise ValueError(f"cards: {len(given['cards'])}; keels are two")
    label = keel(lay_hands(lay(), [given["cards"]]).keels[0])
    return {"label": None if label == NONE else KEELS[label]}


def example_labels(lay: Any, given: Any) -> dict[str, Any]:
    """What one says of whoever passes."""
    g = lay_hands(lay(2), [given["cards"], []])
    g.total[0] = value(g, 0)
    write_lines(g, 0)
    words = [GAME.lines[what] for what in g.line_what[1 : g.lines]]
    return {"labels": [said.word for said in words if said.clause != "CH-17"]}


def example_legal(lay: Any, given: Any) -> dict[str, Any]:
    """Whether one may draw, and pass."""
    g = lay_hands(lay(), [given["cards"]])
    g.stock_left = given["pack_left"]
    moves = no_moves()
    legal(g, moves)
    return {"draw": bool(moves[DRAW]), "pass": bool(moves[PASS])}


def example_draw(lay: Any, given: Any) -> dict[str, Any]:
    """Cards drawn one after the other."""
    g = lay()
    pack = [card_number(code, "pack52") for code in given["pack_top_to_bottom"]]
    if given["draws"] > len(pack):
        raise ValueError(f"draws: {given['draws']}, the pack has {len(pack)}")
    g.stock[: len(pack)] = pack
    g.stock_left = len(pack)
    return {"drawn": [card_code(draw(g), "pack52") for _ in range(given["draws"])]}


def settled(lay: Any, hands: Any) -> list[int]:
    """The money when these hands meet, the last of them the dealer's."""
    g = lay_hands(lay(len(hands)), hands)
    settle(g)
    return [int(cents) for cents in g.cents[: g.seats]]


def example_settlement(lay: Any, given: Any) -> dict[str, Any]:
    """Every player against the dealer."""
    *players, bank = settled(lay, [*given["players"], given["dealer"]])
    return {"player_cents": players, "dealer_cents": bank}


def example_pool(lay: Any, given: Any) -> dict[str, Any]:
    """The best hand takes the stakes."""
    return {"net_cents": settled(lay, given["hands"])}


def all_hands(g: Any, held: Any, more: int) -> Any:
    """Lays every hand of `held` and `more` cards before seat 0, ranks alone, with the number of ways it comes."""
    have = counted(held, "pack52")
    ranks = [rank for rank in range(RANKS) if g.worth[rank] != NONE]
    free = [4 - int(held_of_rank(have, rank)) for rank in ranks]
    for new, ways in hands_by_class(free, more):
        codes = list(held)
        for rank, n in zip(ranks, new, strict=True):
            codes += [card_code(c, "pack52") for c in range(rank, FACES, RANKS) if not have[c]][:n]
        yield lay_hands(g, [codes]), ways


def example_probability(lay: Any, given: Any) -> dict[str, Any]:
    """How likely keels, a total or the next card are."""
    g, event = lay(), given["event"]
    held, more = (given["held"], 1) if "held" in given else ([], given["cards"])
    if "keel" in event and len(held) + more != 2:
        raise ValueError(f"event keel: of {len(held) + more} cards; keels are two")
    lay_hands(g, [held])
    good = total = 0
    for laid, ways in all_hands(g, held, more):
        total += ways
        good += ways if happens(laid, event) else 0
    return odds(good, total)


def happens(g: Any, event: Any) -> bool:
    """Whether the hand before seat 0 is one that an event names. Raises `ValueError` for an unknown event."""
    points = value(g, 0)
    label = keel(g.keels[0])
    found = {
        "keel": None if label == NONE else KEELS[label],
        "total": points,
        "next_card": STATES[state(g, 0, points)],
    }
    if set(event) - set(found) or not event:
        raise ValueError(f"event {event!r} is unknown; known: {', '.join(found)}")
    return all(found[name] == wanted for name, wanted in event.items())


def example_distribution(lay: Any, given: Any) -> dict[str, Any]:
    """In how many ways each value comes."""
    if given["of"] != "value":
        raise ValueError(f"of {given['of']!r} is unknown; known: value")
    found: dict[int, int] = {}
    for g, ways in all_hands(lay(), [], given["cards"]):
        points = int(value(g, 0))
        found[points] = found.get(points, 0) + ways
    return {"denominator": sum(found.values()), "counts": {str(points): found[points] for points in sorted(found)}}


EXAMPLES: Final = {
    "pack": example_pack,
    "ch_value": example_value,
    "ch_keel": example_keel,
    "ch_labels_on_pass": example_labels,
    "ch_legal": example_legal,
    "ch_draw": example_draw,
    "ch_settlement": example_settlement,
    "ch_pool": example_pool,
    "probability": example_probability,
    "distribution": example_distribution,
}

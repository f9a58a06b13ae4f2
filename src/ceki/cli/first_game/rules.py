"""Highest card: everybody shows one card, the highest number takes the stakes."""

from ceki.cards.ceki import FACES, number_on
from ceki.cards.piles import fill, held, take_from
from ceki.engine.bits import one
from ceki.engine.chance import shuffle
from ceki.engine.game import CENTS, POINTS, Game, Line, Show, Source, Verb
from ceki.engine.moves import offer_each
from ceki.engine.options import Amount
from ceki.engine.record import ALL, NOBODY, OWN, Record, counts, number, option, pile
from ceki.engine.rule import rule
from ceki.engine.score import line, paid_by_each, won_by

SHOW = 0
HIGHEST, STAKE = range(2)  # the lines of GAME


class Table(Record, seats=4, faces=FACES):
    hand = counts("seats", "faces", seen=OWN)  # who sees it is said, or the file does not import
    shown = counts("seats", "faces", seen=ALL)
    stock = pile(60, seen=NOBODY)
    left = number(seen=ALL)
    best = number("seats", seen=ALL)
    stake = option(Amount(10, "HC-4", "Cents from each other player.", high=1000))


@rule
def deal(g):
    """Three of the sixty cards to each [HC-1]."""
    for face in range(FACES):
        g.deck[face] = 2
    g.left = fill(g.stock, g.deck)
    shuffle(g, g.stock, g.left)
    for seat in range(g.seats):
        for _ in range(3):
            g.left -= 1
            g.hand[seat, take_from(g.stock, g.left)] += 1
    g.turn = g.starter


@rule
def legal(g, moves):
    """Any card of the hand [HC-2]."""
    offer_each(moves, SHOW, held(g.hand[g.turn]))


@rule
def play(g, verb, card):
    """Each shows one card, in turn [HC-2]."""
    g.hand[g.turn, card] -= 1
    g.shown[g.turn, card] += 1
    g.best[g.turn] = number_on(card)
    g.turn = (g.turn + 1) % g.seats
    g.over = 1 if g.turn == g.starter else 0


@rule
def settle(g):
    """The highest number wins, of equal ones the first seat's [HC-3], and is paid by all others [HC-4]."""
    winner = 0
    for seat in range(g.seats):
        if g.best[seat] > g.best[winner]:
            winner = seat
    won_by(g, one(winner))  # who has won is said by the rules, not by who gets money
    line(g, HIGHEST, winner, 1, g.best[winner], held(g.shown[winner]))
    paid_by_each(g, STAKE, winner, g.stake)  # for what: a line of GAME


def longest(g):
    return int(g.seats)  # the most moves that a round can have


GAME = Game(
    title="Highest card",
    family="toy",
    seats=(2, 3, 4),
    direction="anticlockwise",
    pack="ceki",
    summary="Show a card; the highest number wins.",
    sources=(Source("nobody yet"),),
    verbs=(Verb("show", "show a card", at="shown"),),
    lines=(
        Line("highest", "HC-3", "the highest number shown", POINTS),
        Line("stake", "HC-4", "the stake of each other player", CENTS),
    ),
    shows=(Show("shown", "seat"), Show("hand", "hand")),  # in this order; what is not named lies where it is declared
)

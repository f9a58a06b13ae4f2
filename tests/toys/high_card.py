"""A toy game: three cards each, one laid face down by each in turn; the highest rank takes the stakes.

No more than what a game needs. It stands outside the package and is dropped into a folder of games by tests.
"""

from __future__ import annotations

from typing import Any, Final

from ceki.cards.pack52 import FACES, rank_of
from ceki.cards.piles import fill, held, take_from
from ceki.engine.bits import NONE, one
from ceki.engine.chance import shuffle
from ceki.engine.game import POINTS, Game, Line, Show, Source, Verb
from ceki.engine.moves import Moves, offer_each
from ceki.engine.options import Amount
from ceki.engine.record import ALL, NOBODY, OWN, Record, counts, number, option, pile
from ceki.engine.rule import rule
from ceki.engine.score import line, paid_by_each, won_by

(LAY,) = range(1)
(HIGHEST,) = range(1)
SEATS: Final = 4


class Table(Record, seats=SEATS, faces=FACES):
    """Hands, what was laid, and the stock."""

    hand = counts("seats", "faces", seen=OWN)
    laid = counts("seats", "faces", seen=OWN)
    stock = pile(FACES, seen=NOBODY)
    best: int = number(seen=ALL, width=8, empty=NONE)

    stake: int = option(Amount(10, "TY-1", "Cents from each loser.", low=1, high=100))


@rule
def deal(g: Table) -> None:
    for face in range(FACES):
        g.deck[face] = 1
    left = fill(g.stock, g.deck)
    shuffle(g, g.stock, left)
    for seat in range(g.seats):
        for _ in range(3):
            left -= 1
            g.hand[seat, take_from(g.stock, left)] += 1
    g.turn = g.starter


@rule
def legal(g: Table, moves: Moves) -> None:
    offer_each(moves, LAY, held(g.hand[g.turn]))


@rule
def play(g: Table, verb: int, card: int) -> None:
    g.hand[g.turn, card] -= 1
    g.laid[g.turn, card] += 1
    g.turn = (g.turn + 1) % g.seats
    if g.turn == g.starter:
        g.over = 1


@rule
def settle(g: Table) -> None:
    best = NONE
    for step in range(g.seats):
        seat = (g.starter + step) % g.seats
        for card in range(FACES):
            if g.laid[seat, card] > 0 and rank_of(card) > best:
                best = rank_of(card)
                g.best = seat
    won_by(g, one(g.best))
    line(g, HIGHEST, g.best, 1, 1, 0)
    paid_by_each(g, HIGHEST, g.best, g.stake)


@rule
def heuristic(g: Table, verb: int, card: int) -> int:
    return rank_of(card)


def longest(g: Any) -> int:
    """One card each."""
    return int(g.seats)


GAME = Game(
    title="High Card",
    family="toy",
    seats=(2, 3, 4),
    direction="clockwise",
    pack="pack52",
    summary="Lay a card unseen; the highest takes the stakes.",
    sources=(Source("Made up for a test"),),
    verbs=(Verb("lay", "lay a card face down", at="laid"),),
    lines=(Line("highest", "TY-2", "the highest card", POINTS),),
    presets={"dear": {"stake": 100}},
    words={"stake": "what each loser pays"},
    shows=(Show("laid", "seat"), Show("best", "table", "seat", label="highest")),
)
EXAMPLES: dict[str, Any] = {}

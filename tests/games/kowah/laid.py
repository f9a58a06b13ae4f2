"""Tables of Kowah as its tests lay them, and what they ask of them."""

from __future__ import annotations

import random
from typing import Any

from ceki.cards.ceki import (
    C1,
    C2,
    C3,
    C4,
    C5,
    C6,
    C7,
    C8,
    C9,
    FACES,
    M3,
    M7,
    M9,
    S3,
    S9,
    WF,
)
from ceki.engine.bits import NONE
from ceki.engine.chance import key_from_seed
from ceki.engine.moves import listed, no_moves
from ceki.games.kowah.beliefs import heuristic
from ceki.games.kowah.rules import DISCARDING, DRAWING, deal, legal, play, settle
from ceki.games.kowah.words import TAKE
from ceki.play.checks.examples import check_vector
from ceki.play.ruleset import Ruleset, ruleset
from tests.games.namespaces import kowah

READY = (C3, S3, C7, C7, M7, C9, S9, M9)  # waits for a three
NOT_READY = (C1, C2, C3, C4, C5, C6, C7, C8)
SHORT = (C3, S3, C7, C7, M7, C9, S9, WF)  # a nine for the White Flower would make it ready


def house_of(players: int = 4, **options: Any) -> Ruleset:
    return ruleset("kowah", players, **options)


def laid(*hands: tuple[int, ...], stock: tuple[int, ...] = (C2, C4, C6, C8), players: int = 4, **options: Any) -> Any:
    """Seat 0 is in turn, to draw; `stock` is drawn in the order given."""
    g: Any = house_of(players, **options).table()
    for face in range(FACES):
        g.deck[face] = 4
    for seat, cards in enumerate(hands):
        for card in cards:
            g.hand[seat, card] += 1
    g.stock[: len(stock)] = stock[::-1]
    g.stock_left = len(stock)
    g.step = DRAWING
    return g


def call_for(g: Any, *seats: int) -> None:
    for seat in seats:
        g.turn = seat
        kowah.call_ceki(g)
    g.turn = 0


def put_discard(g: Any, card: int, from_draw: int = 0) -> None:
    """The seat before seat 0 has let a card go."""
    g.discard, g.discarder, g.from_draw = card, g.seats - 1, from_draw
    g.heap[card] += 1


def moves_of(g: Any) -> list[tuple[int, int]]:
    moves = no_moves()
    legal(g, moves)
    return listed(moves)


def cards_of(g: Any, verb: int) -> list[int]:
    return [card for v, card in moves_of(g) if v == verb]


def dealt(players: int = 4, seed: int = 1, starter: int = 0, **options: Any) -> Any:
    g: Any = house_of(players, **options).table()
    g.key[:] = key_from_seed(seed)
    g.starter = starter
    deal(g)
    return g


def held_cards(g: Any) -> Any:
    """How many of each face lie somewhere."""
    cards = g.hand.sum(axis=0) + g.heap
    for card in g.stock:
        if card != NONE:
            cards[card] += 1
    return cards


def played_out(players: int = 4, seed: int = 1, bot: str = "random", **options: Any) -> Any:
    """A hand by a random, a greedy or a taking player; cards, sizes of hands and cents are counted at every move."""
    g = dealt(players, seed, **options)
    chance = random.Random(seed)
    made = 0
    while not g.over:
        moves = moves_of(g)
        assert moves
        assert (held_cards(g) == g.deck).all()
        nine = g.turn if g.step == DISCARDING else NONE
        assert all(g.hand[seat].sum() == (9 if seat == nine else 8) for seat in range(players))
        assert (g.known <= g.hand).all()
        if bot == "random":
            move = chance.choice(moves)
        elif bot == "greedy":
            move = max(moves, key=lambda m: heuristic(g, *m))
        else:
            move = next((m for m in moves if m[0] == TAKE), moves[0])
        play(g, *move)
        made += 1
    settle(g)
    assert made <= kowah.longest(g)
    assert (held_cards(g) == g.deck).all()
    assert sum(g.cents) == 0
    return g


def vector(kind: str, given: Any, expect: Any, **options: Any) -> Any:
    """What is wrong with a worked example; None when it comes out."""
    head = {"id": "T", "game": "kowah", "kind": kind, "rules": [], "options": options}
    return check_vector({**head, "given": given, "expect": expect}, {})


def won(how: int, players: int = 4, winner: int = 1, discarder: int = 0, **options: Any) -> Any:
    """A hand of 57 points, settled."""
    g: Any = house_of(players, **options).table()
    for card in (*READY, M3):
        g.hand[winner, card] += 1
    g.winner, g.how, g.win_card, g.discarder = winner, how, M3, discarder
    settle(g)
    return g

"""Tables of Cholek tiga as its tests lay them, and what they ask of them."""

from __future__ import annotations

import random
from typing import Any

from ceki.engine.bits import NONE
from ceki.engine.chance import key_from_seed
from ceki.engine.moves import listed, no_moves
from ceki.games.cholek_tiga.beliefs import heuristic
from ceki.games.cholek_tiga.rules import deal, legal, play, settle
from ceki.games.cholek_tiga.words import PASS
from ceki.play.checks.examples import check_vector
from ceki.play.ruleset import Ruleset, ruleset
from tests.games.namespaces import cholek_tiga as ct


def house_of(players: int = 3, **options: Any) -> Ruleset:
    return ruleset("cholek_tiga", players, **options)


def laid(pool: tuple[int, ...] = (), hand: tuple[int, ...] = (), stock: tuple[int, ...] = (), **options: Any) -> Any:
    """Seat 0 is in turn; `stock` is turned in the order given."""
    g: Any = house_of(**options).table()
    for card in pool:
        ct.put_in_pool(g, card)
    for card in hand:
        g.hand[0, card] += 1
    g.stock[: len(stock)] = stock[::-1]
    g.stock_left, g.turns = len(stock), 9
    return g


def moves_of(g: Any) -> list[tuple[int, int]]:
    moves = no_moves()
    legal(g, moves)
    return listed(moves)


def dealt(players: int = 3, seed: int = 1, starter: int = 0, **options: Any) -> Any:
    g: Any = house_of(players, **options).table()
    g.key[:] = key_from_seed(seed)
    g.starter = starter
    deal(g)
    return g


def held_cards(g: Any) -> Any:
    """How many of each face lie somewhere."""
    cards = g.hand.sum(axis=0) + g.won.sum(axis=0) + g.pool
    for card in [*g.stock, g.picked]:
        if card != NONE:
            cards[card] += 1
    return cards


def played_out(players: int = 3, seed: int = 1, bot: str = "random", **options: Any) -> Any:
    """A round by a random, a greedy or a passing player; cards and cents are counted at every move."""
    g = dealt(players, seed, **options)
    chance = random.Random(seed)
    made = 0
    while not g.over:
        moves = moves_of(g)
        assert moves
        assert (held_cards(g) == g.deck).all()
        assert sum(g.cents) == 0
        if bot == "random":
            move = chance.choice(moves)
        elif bot == "greedy":
            move = max(moves, key=lambda m: heuristic(g, *m))
        else:
            move = (PASS, NONE) if (PASS, NONE) in moves else moves[0]
        play(g, *move)
        made += 1
    settle(g)
    assert made <= ct.longest(g)
    assert (held_cards(g) == g.deck).all()
    assert sum(g.cents) == 0
    assert sum(g.hand.sum(axis=0)) == 0
    return g


def vector(kind: str, given: Any, expect: Any, **options: Any) -> Any:
    """What is wrong with a worked example; None when it comes out."""
    head = {"id": "T", "game": "cholek_tiga", "kind": kind, "rules": [], "options": options}
    return check_vector({**head, "given": given, "expect": expect}, {})

"""Tables of Chabut as its tests lay them, and what they ask of them."""

from __future__ import annotations

import random
from typing import Any

from ceki.cards.notation import card_number
from ceki.engine.bits import NONE
from ceki.engine.chance import key_from_seed
from ceki.engine.moves import listed, no_moves
from ceki.games.chabut.beliefs import heuristic
from ceki.games.chabut.rules import deal, legal, play, settle
from ceki.games.chabut.words import GAME
from ceki.play.checks.examples import check_vector
from ceki.play.ruleset import Ruleset, ruleset
from tests.games.namespaces import chabut as ch


def house_of(players: int = 4, **options: Any) -> Ruleset:
    return ruleset("chabut", players, **options)


def dealt(players: int = 4, seed: int = 1, starter: int = 0, **options: Any) -> Any:
    g: Any = house_of(players, **options).table()
    g.key[:] = key_from_seed(seed)
    g.starter = starter
    deal(g)
    return g


def laid(*hands: str, stock: str = "", **options: Any) -> Any:
    """Hands as codes in a row, the last of them the dealer's; `stock` from top to bottom."""
    g = ch.lay_hands(house_of(len(hands), **options).table(), [hand.split() for hand in hands])
    pack = [card_number(code, "pack52") for code in stock.split()]
    g.stock[: len(pack)] = pack
    g.stock_left = len(pack)
    return g


def moves_of(g: Any) -> list[int]:
    moves = no_moves()
    legal(g, moves)
    return [verb for verb, _ in listed(moves)]


def money(*hands: str, **options: Any) -> list[int]:
    """What the showdown of these hands brings each seat."""
    g = laid(*hands, **options)
    settle(g)
    return [int(cents) for cents in g.cents[: g.seats]]


def said(g: Any, seat: int) -> list[str]:
    """The score lines of a seat."""
    return [GAME.lines[g.line_what[i]].word for i in range(g.lines) if g.line_seat[i] == seat]


def held_cards(g: Any) -> Any:
    cards = g.keels.sum(axis=0) + g.drawn.sum(axis=0)
    for card in g.stock[g.stock != NONE]:
        cards[card] += 1
    return cards


def played_out(players: int = 4, seed: int = 1, bot: str = "random", **options: Any) -> Any:
    """A whole round; cards are counted at every move."""
    g = dealt(players, seed, **options)
    chance = random.Random(seed)
    made = 0
    while not g.over:
        assert (held_cards(g) == g.deck).all()
        moves = moves_of(g)
        if bot == "random":
            verb = chance.choice(moves)
        elif bot == "greedy":
            verb = max(moves, key=lambda verb: heuristic(g, verb, NONE))
        else:
            verb = moves[0]
        play(g, verb, NONE)
        made += 1
    settle(g)
    assert made <= ch.longest(g)
    assert (held_cards(g) == g.deck).all()
    assert (g.known == g.keels).all()
    assert (g.known_drawn == g.drawn).all()
    assert sum(g.cents) == 0
    return g


def vector(kind: str, given: Any, expect: Any, **options: Any) -> Any:
    """What is wrong with a worked example; None when it comes out."""
    head = {"id": "T", "game": "chabut", "kind": kind, "rules": [], "options": options}
    return check_vector({**head, "given": given, "expect": expect}, {})

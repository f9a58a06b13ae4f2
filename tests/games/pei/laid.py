"""Tables of Pei as its tests lay them, and what they ask of them."""

from __future__ import annotations

import random
from typing import Any

from ceki.cards.notation import card_number, counted
from ceki.engine.chance import key_from_seed
from ceki.engine.moves import listed, no_moves
from ceki.games.pei.rules import RAJA, legal, play
from ceki.play.ruleset import ruleset
from tests.games.namespaces import pei

RUN_OF_8 = "C1 C2 C3 C4 C5 C6 C7 C8 S2 M2"
NINE = "C1 C2 C3 C4 C5 C6 C7 C8 C9"


def table(**options: Any) -> Any:
    return ruleset("pei", **options).table()


def dealt(seed: int = 1, **options: Any) -> Any:
    g = table(**options)
    g.key = key_from_seed(seed)
    pei.deal(g)
    return g


def moves_of(g: Any) -> list[tuple[int, int]]:
    moves = no_moves()
    legal(g, moves)
    return listed(moves)


def played_out(seed: int, **options: Any) -> Any:
    g, choose = dealt(seed, **options), random.Random(seed)
    while not g.over:
        play(g, *choose.choice(moves_of(g)))
    pei.settle(g)
    return g


def score(cards: str, **options: Any) -> int:
    return pei.best_score(table(**options), counted(cards.split()))


def net(bets: Any, scores: list[int], **options: Any) -> list[int]:
    return check("pe_round_bets", {"bets": bets, "scores": scores}, **options)["net_cents"]


def check(kind: str, given: Any, **options: Any) -> Any:
    found = pei.EXAMPLES[kind](lambda players=None, **more: table(**{**options, **more}), given)
    return {key.rstrip("?"): value for key, value in found.items()}


def laid(pool: str, hand: str = "", stock: str = "", **options: Any) -> Any:
    """The raja is in turn; `stock` is drawn in the order given, with two cards more on top."""
    g = table(**options)
    pei.lay_pool(g, pool.split())
    g.hand[RAJA] = counted(hand.split())
    cards = [card_number(code) for code in stock.split()]
    g.stock[2 : 2 + len(cards)] = cards[::-1]
    g.stock_left = 2 + len(cards)
    return g

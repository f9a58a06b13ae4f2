"""Tables of Balik Satu and its variants, laid by hand for the tests of their clauses."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import numpy as np

from ceki.cards.notation import card_code, card_number, counted, listed
from ceki.engine import moves as engine_moves
from ceki.engine.bits import NONE
from ceki.engine.chance import key_from_seed
from ceki.engine.record import copy
from ceki.play import catalogue
from ceki.play.match import Match
from ceki.play.ruleset import ruleset
from ceki.play.score import score_lines
from tests.games import namespaces

TAN_HAND = "C2 C2 C2 C3 S3 M3 C4 S4 M4 C5 S5 M5 C8 S8"  # waits for any eight
CEKI_HAND = "C2 S2 M2 C3 S3 M3 C4 S4 M4 C5 S5 M5 C8 C8"  # waits for the eight of coins
ODD_HAND = "C1 C2 S2 C3 C4 S4 C5 C6 S6 C7 C8 S8 C9 S9"  # far from anything


def blank(game: str, players: int = 4, **options: Any) -> Any:
    """A table before the deal, with plenty of stock said to be left."""
    g: Any = ruleset(game, players, **options).table()
    g.deck[:] = g.half_decks
    g.stock_left = 60
    return g


def hold(g: Any, seat: int, codes: str) -> None:
    """Puts a hand before a seat."""
    g.hand[seat] = counted(codes.split())


def stack(g: Any, codes: str) -> None:
    """The whole stock, its top first."""
    cards = [card_number(code) for code in codes.split()]
    g.stock[:] = NONE
    g.stock[: len(cards)] = cards[::-1]
    g.stock_left = len(cards)


def called(g: Any, seat: int, call: int, order: int, codes: str) -> None:
    """A seat that has called."""
    hold(g, seat, codes)
    g.call[seat] = g.first_call[seat] = call
    g.called_at[seat] = order


def rules(g: Any) -> Any:
    """The functions of the game whose table this is."""
    return getattr(namespaces, name_of(g))


def name_of(g: Any) -> str:
    """The id of the game whose table this is."""
    return type(g).__module__.removesuffix(".rules").rpartition(".")[2]


def words(g: Any) -> dict[str, set[str]]:
    """What the seat in turn may do: each word with its cards, without a card an empty set."""
    offered = engine_moves.no_moves()
    rules(g).legal(g, offered)
    found: dict[str, set[str]] = {}
    for verb, card in engine_moves.listed(offered):
        cards = found.setdefault(rules(g).GAME.verbs[verb].word, set())
        if card != NONE:
            cards.add(card_code(card))
    return found


def do(g: Any, said: str) -> None:
    """Makes a move that must be legal, such as `discard C2`."""
    word, _, code = said.partition(" ")
    assert word in words(g)
    assert not code or code in words(g)[word]
    verb = [v.word for v in rules(g).GAME.verbs].index(word)
    rules(g).play(g, verb, card_number(code) if code else NONE)


def hand(g: Any, seat: int) -> list[str]:
    return listed(g.hand[seat])


def dealt(game: str, players: int = 4, seed: int = 1, starter: int = 0, **options: Any) -> Any:
    g: Any = ruleset(game, players, **options).table()
    g.key[:] = key_from_seed(seed)
    g.starter = starter
    rules(g).deal(g)
    return g


def won(game: str, codes: str, card: str, turned: str = "", players: int = 4, **given: Any) -> Any:
    """A settled win of seat 0. `call`, `drawer` and `dealt` are the table's, all else are options."""
    state = {name: given.pop(name) for name in ("call", "drawer", "dealt") if name in given}
    g = blank(game, players, **given)
    hold(g, 0, f"{codes} {card}")
    g.winner, g.win_card = 0, card_number(card)
    g.call[0] = state.get("call", 1)
    g.drawer, g.dealt = state.get("drawer", 1), int(state.get("dealt", False))
    stack(g, turned)
    rules(g).settle(g)
    return g


def score(g: Any) -> dict[str, int]:
    """The points of each score line, by its word."""
    points: dict[str, int] = {}
    for found in score_lines(catalogue.game(name_of(g)), g):
        points[found.word] = points.get(found.word, 0) + found.amount
    return points


def cents(g: Any) -> list[int]:
    return [int(c) for c in g.cents[: g.seats]]


def match_of(game: str, players: int = 4, **options: Any) -> Any:
    return Match(ruleset(game, players, **options))


def enter(match: Any, g: Any) -> None:
    """Enters a settled round in a match."""
    g.over = 1
    match.settle(SimpleNamespace(over=True, table=g))


def held_cards(g: Any) -> Any:
    """How often each face lies somewhere."""
    found = np.zeros(30, np.int64)
    for name, declared in type(g).FIELDS.items():
        if declared.holds_cards:
            cards = np.asarray(getattr(g, name))
            if declared.kind == "counts":
                found += cards.reshape(-1, 30).sum(axis=0)
            else:
                for card in cards.reshape(-1):
                    found[card] += card >= 0
    return found


def play_out(game: str, players: int, seed: int, greedy: bool = False, **options: Any) -> Any:
    """A whole round as written; the cards are counted and the bound is kept."""
    g = dealt(game, players, seed, seed % players, **options)
    chance = random.Random(seed)
    made = 0
    while not g.over:
        offered = engine_moves.no_moves()
        rules(g).legal(g, offered)
        legal = engine_moves.listed(offered)
        assert legal
        assert (held_cards(g) == g.deck).all()
        assert (g.known <= g.hand).all()
        worth = [rules(g).heuristic(g, *move) for move in legal]
        rules(g).play(g, *(legal[worth.index(max(worth))] if greedy else chance.choice(legal)))
        made += 1
    before = copy(g)
    rules(g).settle(g)
    assert made <= rules(g).longest(before)
    assert (held_cards(g) == g.deck).all()
    assert sum(cents(g)) + g.pot == 0
    return g

"""What a game tells of a move, in tests: its reasons, and what it says beside another move."""

from __future__ import annotations

import numpy as np

from ceki.bots.advice.why import difference, difference_as_data, fact_as_data
from ceki.cards.notation import card_number, counted
from ceki.engine.reasons import Reason, Rows
from ceki.engine.record import copy
from ceki.play import catalogue
from ceki.play.ruleset import ruleset
from ceki.terminal.lines.facts import difference_told, fact_told

STOCK = 60


def facts(name: str, g, move: str, seen=()) -> list[Reason]:
    """What the game says to seat 0 of a move, when all cards are unseen but its own and some seen ones."""
    game = catalogue.game(name)
    pack = game.info.pack
    word, _, code = move.partition(" ")
    rows = [getattr(g, field) for field in ("hand", "keels", "drawn", "won") if field in g.FIELDS]
    own = sum(row[0] for row in rows if np.ndim(row) == 2)
    unseen = np.array(g.deck) - own - counted(seen, pack)
    card = card_number(code, pack) if code else -1
    verb = [verb.word for verb in game.info.verbs].index(word)
    out = Rows()
    game.namespace["reasons"](copy(g), 0, verb, card, unseen, out)
    return game.facts.read(out)


def said(name: str, reason: Reason) -> str:
    """A fact of a move by itself."""
    game = catalogue.game(name)
    return fact_told(game, fact_as_data(reason, game))


def rather(name: str, g, move: str, other: str, seen=()) -> str | None:
    """Why a move rather than another; None where no fact speaks for it."""
    game = catalogue.game(name)
    found = difference(facts(name, g, move, seen), facts(name, g, other, seen))
    if found is None:
        return None
    told = difference_as_data(found, game)
    return difference_told(game, told["mine"], told["theirs"], other)


def clauses(name: str, g, move: str, seen=()) -> set[str]:
    return {reason.fact.clause for reason in facts(name, g, move, seen)}


def laid(name: str, hand: str, copies: int, pack: str = "ceki", **options):
    g = ruleset(name, **options).table()
    g.deck[:] = copies
    g.hand[0] = counted(hand.split(), pack)
    return g

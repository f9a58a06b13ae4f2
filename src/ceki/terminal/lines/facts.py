"""Facts of moves in words: of what a hint and a review say, ids with numbers, in the language of `locales`.

A fact is plain data, `{"id", "numbers", "cards", "word", "line"}`, and a move is written as players write it
(`discard M7`). Raises `KeyError`, `TypeError` or `ValueError` for what is not of the protocol.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from decimal import ROUND_HALF_UP, Decimal
from functools import reduce
from typing import Any, Final

from ceki.cards.notation import card_number
from ceki.client.safe_text import line_of
from ceki.locales.language import ENGLISH, language
from ceki.locales.messages import decimal_mark, filled, parsed, said
from ceki.locales.rows import in_row
from ceki.play.game_module import GameModule
from ceki.play.move import Move
from ceki.play.rulebook.cards_named import card_named, card_spoken
from ceki.play.rulebook.reading import about
from ceki.play.rulebook.spelling import spelled

Fact = Mapping[str, Any]
FACTS: Final = "reasons"  # the catalogue of sentences for facts,
ADVICE: Final = "advice"  # and of all else that advice says
BESIDE: Final = ".beside"  # ends the id of the sentence for a fact of the other move
VOWELS: Final = tuple("aeiou")


def fact_told(game: GameModule, fact: Fact, it: str | None = None) -> str:
    """A fact of a move in a clause, or of another move that is called `it`; empty where there is nothing to say, and
    for an id that a newer server may have."""
    numbers = {str(name): int(n) for name, n in fact["numbers"].items()}
    pack = game.info.pack
    cards = [card_named(card_number(code, pack), pack) for code in fact["cards"]]
    word = line_of(spelled(game, str(fact["word"])))
    line = next((one.says for one in about(game).lines if one.word == fact["line"]), "")
    words = {
        "it": it or "", "cards": listed(cards, "and"), "word": word, "which": fact["word"],
        "an": "yes" if word.startswith(VOWELS) else "no", "line": line,
    }  # fmt: skip
    return _said(game, str(fact["id"]), {**numbers, **words}, it is not None)


def _said(game: GameModule, name: str, facts: Mapping[str, Any], beside: bool) -> str:
    """The sentence of a fact, of `locales` or else of the game; empty for an id that neither knows."""
    for one in game.facts.declared:
        if one.id == name and one.says:
            return filled(one.beside if beside else one.says, facts)
    key = f"{name}{BESIDE}" if beside else name
    return said(FACTS, key, facts) if key in parsed(FACTS) else ""


def difference_told(game: GameModule, mine: Fact, theirs: Fact | None, other: str) -> str:
    """A fact in which a move is better than another, and what that has instead."""
    told = fact_told(game, mine)
    if not told:
        return ""
    beside = "" if theirs is None else fact_told(game, theirs, beside_it(game, other))
    return said(ADVICE, "difference", {"mine": told, "theirs": beside}) if beside else told


def facts_told(game: GameModule, facts: Sequence[Fact], most: int = 2) -> str:
    """The weightiest facts of a move by themselves; empty where there are none."""
    told = [text for text in (fact_told(game, fact) for fact in facts) if text][:most]
    return reduce(lambda some, one: said(ADVICE, "difference", {"mine": some, "theirs": one}), told) if told else ""


# ---------------------------------------------------------------- moves


def named(game: GameModule, move: str, long: bool = False) -> str:
    """A move in a sentence: `discard 7 of myriads (M7)`, or without the code."""
    made = Move.read(move)
    word = line_of(spelled(game, made.verb))
    if not made.card:
        return word
    card, pack = card_number(made.card, game.info.pack), game.info.pack
    spoken = card_spoken(card, pack) if long else card_named(card, pack)
    return said(ADVICE, "named", {"verb": word, "card": spoken})


def to_type(game: GameModule, move: str) -> str:
    """A move as its reader may type it: `discard C5`, `buang C5`."""
    word, _, code = move.partition(" ")
    return line_of(move if language() == ENGLISH else f"{spelled(game, word)} {code}".strip())


def named_after(game: GameModule, move: str, after: str) -> str:
    """A move named after another: by its card alone, where the word is the same."""
    made = Move.read(move)
    if made.card and made.verb == Move.read(after).verb:
        return card_named(card_number(made.card, game.info.pack), game.info.pack)
    return named(game, move)


def beside_it(game: GameModule, move: str) -> str:
    """A move set beside another within a clause: `the 7 of myriads`, `to draw`."""
    made = Move.read(move)
    pack = game.info.pack
    card = card_named(card_number(made.card, pack), pack) if made.card else "none"
    return said(ADVICE, "beside", {"card": card, "verb": line_of(spelled(game, made.verb))})


def listed(names: Sequence[str], last: str) -> str:
    """Some names, the last after a word: `and`, `or`."""
    if len(names) < 2:
        return "".join(names)
    facts = {"some": in_row(names[:-1]), "last": names[-1]}
    return said(ADVICE, last, facts) if len(names) == 2 else said(ADVICE, f"{last}.more", facts)


# ---------------------------------------------------------------- numbers


def figure(worth: float) -> str:
    """The size of a worth, as people write it."""
    size = abs(worth)
    whole = rounded(size, 0) if size >= 10 else rounded(size, 1).removesuffix(".0")
    return whole.replace(".", decimal_mark())


def amount(worth: float, unit: str) -> str:
    """Cents or points as people write them."""
    size = figure(worth)
    return said(ADVICE, "amount", {"size": size, "unit": unit, "one": "yes" if size == "1" else "no"})


def chance(share: float) -> str:
    """A share as people write it; only what is certain or impossible is called so."""
    whole = rounded(100 * share, 0)
    how = "least" if whole == "0" else "most" if whole == "100" else "some"
    return said(ADVICE, "chance", {"n": whole, "how": how if 0 < share < 1 else "some"})


def rounded(size: float, digits: int) -> str:
    """A number with so many digits behind the point, halves upwards: as every program writes it."""
    if not math.isfinite(size):
        raise ValueError(str(size))
    return str(Decimal(size).quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP))

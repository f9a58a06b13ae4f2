"""Advice in sentences that a player understands: what to do and the one difference that decides; and apart from it the
evidence, never surer than it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from ceki.bots.advice.weigh import SURE, Advised
from ceki.bots.advice.why import Difference, difference, said
from ceki.cards.notation import NAMES, spoken
from ceki.cards.odds.chances import percent
from ceki.engine.bits import NONE
from ceki.play.game_module import GameModule
from ceki.play.rulebook.sentences import plain_word

APART: Final = 0.03  # shares of gains that are told apart
LISTED: Final = 2  # moves that are named as good as the best


@dataclass(frozen=True)
class Comparison:
    """The best move; the moves that are not surely worse, and those of them that are in no fact worse; and the move
    that it is set beside, with the fact that tells them apart, or None where nothing does but what they brought."""

    best: Advised
    unsure: tuple[Advised, ...]
    even: tuple[Advised, ...]
    other: Advised | None
    why: Difference | None


def compared(moves: Sequence[Advised]) -> Comparison:
    """Sets the best move, which stands first, beside another: of those that the worths do not tell from it the one
    most like it in its facts, for chance has put them in order; where no fact tells any of them from it, the next."""
    best, others = moves[0], moves[1:]
    unsure = list(takewhile(lambda one: not one.surely_worse, others))
    told = [(one, difference(best.reasons, one.reasons)) for one in unsure]
    even = tuple(one for one, why in told if why is None)
    apart = [(one, why) for one, why in told if why is not None]
    if apart:
        other, nearest = max(apart, key=lambda pair: best.reasons.index(pair[1].mine))
        return Comparison(best, tuple(unsure), even, other, nearest)
    if len(unsure) == len(others):
        return Comparison(best, tuple(unsure), even, None, None)
    following = others[len(unsure)]
    return Comparison(best, tuple(unsure), even, following, difference(best.reasons, following.reasons))


def sentence(game: GameModule, found: Comparison) -> str:
    """What to do, and what decides."""
    best = found.best
    names = [named(game, best, long=True), *(card_named(game, one, best) for one in found.even)]
    head = _capital(_listed(names, LISTED + 1))
    if found.other is None and not found.even:
        return f"{head} is your only move."
    if found.why is not None and found.other is not None:
        return f"{head}: {found.why.says(game.info.pack, beside(game, found.other))}."
    if found.other is None:
        return f"{head}: which is better cannot be told."
    return f"{head}: better than {beside(game, found.other)} in the rounds played out, though no card tells why."


def evidence(game: GameModule, found: Comparison, unit: str, playouts: int, given: str | None) -> str:
    """How much better the move is and how that is known; `given` goes with worths counted exactly, and is None for
    worths by playouts. Empty for an only move."""
    best, other = found.best, found.other
    if other is None and not found.even:
        return ""
    if given is not None:
        each = [_brings(game, one, unit) for one in (best, found.even[0] if found.even else other) if one is not None]
        return f"Counted exactly{f' {given}' if given else ''}: {', '.join(each)}."
    told = []
    if other is not None and other.surely_worse:
        told.append(_better(game, best, other, unit))
    if found.unsure:
        told.append(_not_found(game, found.unsure, unit))
    return f"In {playouts} rounds played out, {', and '.join(told)}."


def named(game: GameModule, move: Advised, long: bool = False) -> str:
    """A move in a sentence: `discard 7 of myriads (M7)`, or without the code."""
    word = plain_word(game.info.verbs[move.verb].word)
    if move.card == NONE:
        return word
    return f"{word} {spoken(move.card, game.info.pack) if long else NAMES[game.info.pack][move.card]}"


def card_named(game: GameModule, move: Advised, after: Advised) -> str:
    """A move named after another: by its card alone, where the word is the same."""
    if move.card != NONE and move.verb == after.verb:
        return NAMES[game.info.pack][move.card]
    return named(game, move)


def beside(game: GameModule, move: Advised) -> str:
    """A move set beside another within a clause: `the 7 of myriads`, `to draw`."""
    return f"to {named(game, move)}" if move.card == NONE else f"the {NAMES[game.info.pack][move.card]}"


def amount(worth: float, unit: str) -> str:
    """Cents or points as people write them."""
    told = figure(worth)
    return f"{told} {unit.removesuffix('s') if told == '1' else unit}"


def figure(worth: float) -> str:
    """The size of a worth, as people write it."""
    size = abs(worth)
    return f"{size:.0f}" if size >= 10 else f"{size:.1f}".removesuffix(".0")


def facts(game: GameModule, move: Advised) -> str:
    """The weightiest facts of a move by themselves; empty where the game gives none."""
    told = [text for text in (said(reason, game.info.pack) for reason in move.reasons) if text]
    return "; ".join(told[:2])


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _listed(names: list[str], most: int = LISTED) -> str:
    if len(names) > most:
        names = [*names[:most], f"{len(names) - most} more"]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"


def _brings(game: GameModule, move: Advised, unit: str) -> str:
    even = abs(move.worth) < 0.05
    brings = "comes out even" if even else f"{'wins' if move.worth > 0 else 'loses'} {amount(move.worth, unit)}"
    return f"{named(game, move)} {brings} on average and wins {percent(move.gains)} of the rounds"


def _better(game: GameModule, best: Advised, other: Advised, unit: str) -> str:
    it = named(game, other)
    more = f"it brought {amount(other.less, unit)} more than {it}, give or take {figure(other.sure * other.less_error)}"
    if best.gains - other.gains < APART:
        return more
    return f"{more}, and won {percent(best.gains)} of them where {it} won {percent(other.gains)}"


def _not_found(game: GameModule, unsure: Sequence[Advised], unit: str) -> str:
    """That moves could not be told from the best, and what difference would have been seen."""
    least = max(one.sure * one.less_error for one in unsure)
    names = _listed([card_named(game, one, unsure[0]) if n else named(game, one) for n, one in enumerate(unsure)])
    return f"no difference from {names} could be found (one under {amount(least, unit)} would not be seen)"


# ---------------------------------------------------------------- a review


def costly_told(
    game: GameModule, number: int, played: Advised, best: Advised, cost: float, error: float, unit: str, grade: str
) -> str:
    """A choice that cost something."""
    give = f", give or take {figure(SURE * error)}" if error > 0 else ", counted exactly"
    told = f" ({grade})" if grade else ""
    move = f"Move {number}{told}: {named(game, played)}"
    return f"{move} cost about {amount(cost, unit)} beside {named(game, best)}{give}."


def why_told(game: GameModule, best: Advised, other: Advised) -> str:
    """Why a move is better than another, in a sentence; empty where no fact of the cards tells."""
    found = difference(best.reasons, other.reasons)
    if found is None:
        return ""
    return f"{_capital(named(game, best))}: {found.says(game.info.pack, beside(game, other))}."


def review_told(costly: list[int], choices: int, cost: float, error: float, unit: str) -> str:
    """How many choices cost something, and what they cost together; the costliest stands first."""
    if choices == 0:
        return "You had no choice in this round."
    if not costly:
        none = "Your one choice" if choices == 1 else f"None of your {choices} choices"
        return f"{none} {'did not cost' if choices == 1 else 'cost'} anything that can be told from chance."
    give = f", give or take {figure(SURE * error)}" if error > 0 else ""
    of_all = f"{amount(cost, unit)}{give}"
    if choices == 1:
        return f"Your one choice, move {costly[0]}, cost about {of_all}."
    sound = f"{choices - len(costly)} of your {choices} choices were sound, as far as can be told"
    if len(costly) == 1:
        return f"{sound}; move {costly[0]} cost about {of_all}."
    return f"{sound}; the other {len(costly)} together cost about {of_all}, most of all move {costly[0]}."

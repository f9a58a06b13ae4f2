"""Advice in a sentence that a player understands, with a reason and a number, and never surer than the playouts are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ceki.cards.chances import percent
from ceki.cards.notation import card_code, spoken
from ceki.play.contract import GameFile
from ceki.play.sentences import plain_word
from ceki.rulekit.bits import NONE

if TYPE_CHECKING:
    from ceki.bots.advice import Advised

APART: Final = 0.03  # shares of gains that are told apart


def sentence(game: GameFile, moves: tuple[Advised, ...], unit: str, playouts: int, given: str | None) -> str:
    """What to do and why, of moves of which the best stands first. `given` is said with worths counted exactly; it is
    None for worths by playouts."""
    best = moves[0]
    head = _capital(named(game, best, long=True))
    why = f"it {best.says}" if best.says else ""
    if len(moves) == 1:
        return _joined(f"{head} is your only move", why) + "."
    if given is not None:
        return _joined(f"{head}: {why}" if why else head, _exactly(game, moves, unit, given)) + "."
    alike = [one for one in moves[1:] if not one.surely_worse]
    if alike:
        return _joined(f"{head}: {why}" if why else head, _as_good(game, alike, moves, playouts)) + "."
    return _joined(f"{head}: {why}" if why else head, _better(game, best, moves[1], unit)) + "."


def named(game: GameFile, move: Advised, long: bool = False) -> str:
    """A move in a sentence: `discard 7 of myriads (M7)`, or `discard M7`."""
    word = plain_word(game.about.verbs[move.verb].word)
    if move.card == NONE:
        return word
    return f"{word} {spoken(move.card, game.about.pack) if long else card_code(move.card, game.about.pack)}"


def amount(worth: float, unit: str) -> str:
    """Cents or points as people say them."""
    size = abs(worth)
    number = f"{size:.0f}" if size >= 10 else f"{size:.1f}".removesuffix(".0")
    return f"{number} {unit.removesuffix('s') if number == '1' else unit}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _joined(*parts: str) -> str:
    return "; ".join(part for part in parts if part)


def _exactly(game: GameFile, moves: tuple[Advised, ...], unit: str, given: str) -> str:
    best, other = moves[0], moves[1]
    counted = f"counted exactly{f' {given}' if given else ''}"
    return f"{counted}, it {_brings(best, unit)} on average, and {named(game, other)} {_brings(other, unit)}"


def _brings(move: Advised, unit: str) -> str:
    even = abs(move.worth) < 0.05
    brings = "comes out even" if even else f"{'wins' if move.worth > 0 else 'loses'} {amount(move.worth, unit)}"
    return f"wins {percent(move.gains)} of the rounds and {brings}"


def _as_good(game: GameFile, alike: list[Advised], moves: tuple[Advised, ...], playouts: int) -> str:
    tell = f"as far as {playouts} playouts can tell"
    best = moves[0]
    told = ""
    if _even(best, alike):
        wins = f"about {percent(best.gains)} of the rounds" if best.gains else "none of the rounds tried"
        told = f", each winning {wins}"
    if len(alike) == len(moves) - 1 and len(moves) > 3:
        return f"all {len(moves)} moves are as good as each other, {tell}{told}"
    names = [named(game, one) for one in alike[:2]]
    more = len(alike) - len(names)
    if more:
        names.append(f"{more} more")
    listed = names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
    return f"{listed} {'is' if len(alike) == 1 else 'are'} as good, {tell}{told}"


def _even(best: Advised, alike: list[Advised]) -> bool:
    """Whether all of them win about as often."""
    return all(abs(one.gains - best.gains) < APART for one in alike)


def _better(game: GameFile, best: Advised, other: Advised, unit: str) -> str:
    more = amount(best.worth - other.worth, unit)
    if best.gains - other.gains < APART:
        return f"it is worth about {more} more than {named(game, other)} in the rounds that could be lying here"
    wins = f"it wins {percent(best.gains)} of the rounds that could be lying here"
    return f"{wins}, and {named(game, other)} {percent(other.gains)}, a difference of about {more}"


def costly_told(
    game: GameFile, number: int, played: Advised, best: Advised, why: list[str], cost: float, error: float, unit: str
) -> str:
    """A choice that cost something; `why` says what is to be known of the move played and of the best."""
    give = f", give or take {amount(error, unit)}" if error > 0 else ", counted exactly"
    reasons = [
        f"{named(game, one)}: it {says}" for one, says in zip((best, played), reversed(why), strict=True) if says
    ]
    head = f"Move {number}: {named(game, played)} cost about {amount(cost, unit)} beside {named(game, best)}{give}"
    return _joined(head, *reasons) + "."


def review_told(costly: list[int], choices: int) -> str:
    """How many choices cost something; the costliest stands first."""
    if choices == 0:
        return "You had no choice in this round."
    if choices == 1 and costly:
        return f"Your one choice, move {costly[0]}, cost something beyond chance."
    if choices == 1:
        return "Your one choice was as good as any."
    all_of_them = f"your {choices} choices"
    if not costly:
        return f"None of {all_of_them} cost anything that can be told from chance."
    if len(costly) == 1:
        return f"Of {all_of_them} one cost something beyond chance: move {costly[0]}."
    return f"Of {all_of_them} {len(costly)} cost something beyond chance, most of all move {costly[0]}."

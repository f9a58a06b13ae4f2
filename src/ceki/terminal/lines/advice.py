"""Advice and a review of a round as lines of text, from the ids and numbers of `hint` and `review`: thought out here,
or sent by the server of a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ceki.locales.messages import decimal_mark, said
from ceki.play.game_module import GameModule
from ceki.play.rulebook.reading import about
from ceki.play.rulebook.sentences import sentence_case, stopped
from ceki.terminal.lines.commands import TERMINAL
from ceki.terminal.lines.facts import (
    ADVICE,
    amount,
    beside_it,
    chance,
    difference_told,
    fact_told,
    facts_told,
    figure,
    listed,
    named,
    named_after,
    to_type,
)

Data = Mapping[str, Any]
APART: Final = 0.03  # shares of gains that are told apart
EVEN: Final = 0.05  # less than this is nothing
SURE: Final = 2.0  # standard errors that are given or taken
UNREADABLE: Final = (KeyError, TypeError, ValueError, OverflowError, IndexError, AttributeError)


def advice_lines(game: GameModule, hint: Data) -> list[str]:
    """What to do and why, how surely, then every move with what it is worth, the best first. Raises `ValueError` for
    what is not of the protocol."""
    return _read("hint", _advice_lines, game, hint)


def review_lines(game: GameModule, review: Data) -> list[str]:
    """What one's choices have cost, then the costliest. Raises `ValueError` for what is not of the protocol."""
    return _read("review", _review_lines, game, review)


def _read(what: str, make: Callable[[GameModule, Data], list[str]], game: GameModule, message: Data) -> list[str]:
    try:
        return make(game, message)
    except UNREADABLE as error:
        why = f"{type(error).__name__} {error}"
        raise ValueError(said(TERMINAL, "unreadable", {"what": what, "why": why})) from None


def _advice_lines(game: GameModule, hint: Data) -> list[str]:
    if len(hint["moves"]) == 1:
        return [advised(game, hint)]
    exact, unit = bool(hint["exact"]), said(ADVICE, "unit", {"unit": hint["unit"]})
    proof = evidence(game, hint)
    lines = [
        advised(game, hint),
        *([proof] if proof else []),
        "",
        said(TERMINAL, "each-move", {"exact": "yes" if exact else "no"}),
    ]
    for number, one in enumerate(hint["moves"], 1):
        give = "" if exact else f" (± {_decimal(SURE * float(one['error']))})"
        facts_of = {"move": to_type(game, one["move"]), "brings": f"{_decimal(float(one['worth']), '+')} {unit}{give}"}
        shares = {"gains": chance(one["gains"]), "losses": chance(one["losses"])}
        lines.append(f"  {number}. {said(TERMINAL, 'brings', {**facts_of, **shares})}")
        facts = facts_told(game, one["facts"])
        if facts:
            lines.append(f"     {stopped(sentence_case(facts))}")
    return lines


def _decimal(worth: float, sign: str = "") -> str:
    return f"{worth:{sign}.1f}".replace(".", decimal_mark())


# ---------------------------------------------------------------- advice


def advised(game: GameModule, hint: Data) -> str:
    """What to do, and what decides."""
    best, even, other = hint["move"], hint["even"], hint["other"]
    names = [named(game, best, long=True), *(named_after(game, one, best) for one in even)]
    facts = {"moves": sentence_case(listed(names, "or"))}
    if other is None:
        return said(ADVICE, "even" if even else "only", facts)
    if hint["mine"] is None:
        return _ends(game, hint, facts) or said(ADVICE, "unexplained", {**facts, "other": beside_it(game, other)})
    why = difference_told(game, hint["mine"], hint["theirs"], other)
    told = said(ADVICE, "why" if why else "plain", {**facts, "why": why})
    if not why or hint.get("but_mine") is None:
        return told
    but = difference_told(game, hint["but_mine"], hint["but_theirs"], best)
    return said(ADVICE, "but", {"told": told, "other": named(game, other), "why": but}) if but else told


def _ends(game: GameModule, hint: Data, facts: Mapping[str, str]) -> str:
    """How rounds end that no card explains; empty where that is not known."""
    ends = hint.get("ends")
    if ends is None:
        return ""
    line = next((one.says for one in about(game).lines if one.word == ends["line"]), "")
    shares = {"won": chance(ends["mine"]), "lost": chance(ends["theirs"])}
    whose = f"{'own' if ends['own'] else 'others'}-{'loses' if ends['loss'] else 'gains'}"
    told = said(ADVICE, "ends", {**facts, **shares, "whose": whose, "line": line, "other": named(game, hint["other"])})
    return told if line else ""


def evidence(game: GameModule, hint: Data) -> str:
    """How much better the move is and how that is known; empty for an only move."""
    other = hint["other"] or next(iter(hint["even"]), None)
    if other is None:
        return ""
    rows = {one["move"]: one for one in hint["moves"]}
    if hint["exact"]:
        given = "none" if hint["given"] is None else fact_told(game, hint["given"])
        each = [_brings(game, rows[move], hint["unit"]) for move in (hint["move"], other)]
        found = said(ADVICE, "together", {"first": each[0], "then": each[1]})
        return said(ADVICE, "exactly", {"given": given, "found": found})
    if hint["even"]:
        facts = {"move": named(game, other), "give": amount(hint["within"], hint["unit"])}
        found = said(ADVICE, "not_found", facts)
    else:
        found = _better(game, rows[hint["move"]], rows[other], hint["unit"])
    return said(ADVICE, "played_out", {"n": int(hint["playouts"]), "found": found})


def _brings(game: GameModule, one: Data, unit: str) -> str:
    worth = float(one["worth"])
    how = "even" if abs(worth) < EVEN else "wins" if worth > 0 else "loses"
    facts = {"move": named(game, one["move"]), "how": how, "amount": amount(worth, unit), "won": chance(one["gains"])}
    return said(ADVICE, "brings", facts)


def _better(game: GameModule, best: Data, other: Data, unit: str) -> str:
    more, give = amount(other["less"], unit), figure(other["give"])
    won = {"won": chance(best["gains"]), "lost": chance(other["gains"])}
    apart = best["gains"] - other["gains"] >= APART
    facts = {"it": named(game, other["move"]), "more": more, "give": give, **won}
    return said(ADVICE, "better_and_won" if apart else "better", facts)


# ---------------------------------------------------------------- a review


def _review_lines(game: GameModule, review: Data) -> list[str]:
    costly = [f"{costly_told(game, one)} {why_told(game, one)}".strip() for one in review["costly"]]
    return [reviewed(review), *costly]


def reviewed(review: Data) -> str:
    """How many choices cost something, and what they cost together."""
    choices, costly = int(review["choices"]), review["costly"]
    if choices == 0:
        return said(ADVICE, "no_choice", {})
    if not costly:
        return said(ADVICE, "sound", {"choices": choices})
    cost = amount(review["cost"], costly[0]["unit"])
    if review["error"] > 0:
        cost = said(ADVICE, "with_error", {"cost": cost, "give": figure(SURE * review["error"])})
    sound = int(review["sound"])
    facts = {"choices": choices, "sound": sound, "costly": choices - sound, "number": int(costly[0]["number"])}
    return said(ADVICE, "one_costly" if choices == 1 else "review", {**facts, "cost": cost})


def costly_told(game: GameModule, one: Data) -> str:
    """A choice that cost something."""
    exact = "yes" if one["error"] == 0 else "no"
    facts = {
        "number": int(one["number"]), "grade": one["grade"] or "none", "move": named(game, one["move"]),
        "best": named(game, one["best"]), "cost": amount(one["cost"], one["unit"]), "exact": exact,
        "give": figure(SURE * one["error"]),
    }  # fmt: skip
    return said(ADVICE, "costly", facts)


def why_told(game: GameModule, one: Data) -> str:
    """Why the other move is better, in a sentence; empty where no fact of the cards tells."""
    if one["mine"] is None:
        return ""
    why = difference_told(game, one["mine"], one["theirs"], one["move"])
    if not why:
        return ""
    return said(ADVICE, "why", {"moves": sentence_case(named(game, one["best"])), "why": why})

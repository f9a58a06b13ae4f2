"""What players agree between two rounds, in lines: what they may propose and how to type it, and what they propose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ceki.engine.options import in_words
from ceki.play.rulebook.sentences import options_told, sentence_case
from ceki.play.ruleset import Ruleset


def how_lines(ruleset: Ruleset, names: Sequence[str]) -> list[str]:
    """What the players may agree anew, as it is now and how to type it; nothing where nothing is left to them."""
    if not ruleset.left_open:
        return []
    lines = ["What you may agree anew, for the rounds to come:"]
    for name in ruleset.left_open:
        option, now = ruleset.game.options[name], in_words(ruleset.options[name])
        lines.append(f"  propose {name} VALUE: now {now}; allowed: {option.allowed_in_words()}.")
    return [*lines, f"  Seats: {', '.join(f'{seat} {name}' for seat, name in enumerate(names))}."]


def read_proposal(typed: str, ruleset: Ruleset, names: Sequence[str]) -> tuple[dict[str, Any], str]:
    """`bets 0-1:5` as an option and its value, and the same in words. Raises `ValueError`, in one sentence."""
    name, _, value = typed.replace("=", " ", 1).strip().partition(" ")
    if not ruleset.left_open:
        raise ValueError("propose: nothing is left to be agreed at this table")
    if not name or not value.strip():
        raise ValueError(f"propose: what? Type propose, an option ({', '.join(ruleset.left_open)}) and its value")
    options = {name.replace("-", "_"): value.strip()}
    ruleset.agreed(options).table()
    return options, options_told(options, ruleset.game, names)


def proposal_line(proposal: dict[str, Any], ruleset: Ruleset, names: Sequence[str]) -> str:
    """What is proposed at a served table, and how it stands."""
    told = sentence_case(options_told(proposal["options"], ruleset.game, names))
    return f"{told}: {'all agree' if proposal['agreed'] else 'not all have agreed yet'}."

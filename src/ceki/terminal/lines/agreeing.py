"""What players agree between two rounds, in lines: what they may propose and how to type it, and what they propose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ceki.engine.options import in_words
from ceki.locales.messages import said
from ceki.play.rulebook.ranges import ranges_told
from ceki.play.rulebook.sentences import options_told, sentence_case
from ceki.play.ruleset import Ruleset
from ceki.terminal.lines.commands import TERMINAL


def how_lines(ruleset: Ruleset, names: Sequence[str]) -> list[str]:
    """What the players may agree anew, as it is now and how to type it; nothing where nothing is left to them."""
    if not ruleset.left_open:
        return []
    lines = [said(TERMINAL, "may-agree", {})]
    for name in ruleset.left_open:
        option, now = ruleset.game.options[name], in_words(ruleset.options[name])
        facts = {"option": name, "now": now, "allowed": ranges_told(option.allowed_in_words())}
        lines.append(f"  {said(TERMINAL, 'may-propose', facts)}")
    return [*lines, f"  {said(TERMINAL, 'seats', {'names': [f'{seat} {name}' for seat, name in enumerate(names)]})}"]


def read_proposal(typed: str, ruleset: Ruleset, names: Sequence[str]) -> tuple[dict[str, Any], str]:
    """`bets 0-1:5` as an option and its value, and the same in words. Raises `ValueError`, in one sentence."""
    name, _, value = typed.replace("=", " ", 1).strip().partition(" ")
    if not ruleset.left_open:
        raise ValueError(said(TERMINAL, "nothing-open", {}))
    if not name or not value.strip():
        raise ValueError(said(TERMINAL, "propose-what", {"options": list(ruleset.left_open)}))
    options = {name.replace("-", "_"): value.strip()}
    ruleset.agreed(options).table()
    return options, options_told(options, ruleset.game, names)


def proposal_line(proposal: dict[str, Any], ruleset: Ruleset, names: Sequence[str]) -> str:
    """What is proposed at a served table, and how it stands."""
    what = sentence_case(options_told(proposal["options"], ruleset.game, names))
    return said(TERMINAL, "stands-agreed" if proposal["agreed"] else "stands-open", {"what": what})

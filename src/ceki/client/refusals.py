"""A server's refusal as a sentence, made here from its id and facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ceki.client.safe_text import line_of
from ceki.locales.messages import filled, parse, said
from ceki.play.game_module import GameModule

CATALOGUE: Final = "refusals"
OTHER: Final = "other"  # the sentence for an id that this version does not know: it names the id
OF_GAME: Final = "bad_option"  # the rules of a game refuse, for a reason that has its words there


def refusal_told(refusal: Mapping[str, Any], game: GameModule | None = None) -> str:
    """The sentence of a refusal as the server sent it, at a table of the `game`. One whose id or facts this version
    does not know has its id."""
    reason = str(refusal.get("id", refusal.get("code", "")))
    try:
        facts = refusal["args"]
        own = _by_game(facts, game) if reason == OF_GAME and game is not None else ""
        return line_of(own or said(CATALOGUE, reason, facts))
    except (KeyError, TypeError, ValueError, IndexError):
        return line_of(said(CATALOGUE, OTHER, {"id": reason}))


def _by_game(facts: Mapping[str, Any], game: GameModule) -> str:
    """Why the rules of a game refuse options, in its words; empty for a reason that it does not have."""
    for one in getattr(game.namespace.get("REFUSALS"), "declared", ()):
        if (one.word, one.option or "none") == (facts["reason"], facts["option"]):
            says = filled(parse(one.says), facts)
            return f"Option {one.option}: {says}." if one.option else f"{says[:1].upper()}{says[1:]}."
    return ""

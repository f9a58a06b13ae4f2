"""A refusal as a sentence in the reader's language, made here from its id and facts: a server's or ours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ceki.client.safe_text import line_of
from ceki.engine.errors import ERRORS, NotAllowed, UnknownOption, as_text
from ceki.locales.language import ENGLISH, language
from ceki.locales.messages import filled, said
from ceki.play.game_module import GameModule
from ceki.play.rulebook.ranges import ranges_told
from ceki.play.rulebook.reading import text

CATALOGUE: Final = "refusals"
OTHER: Final = "other"  # the sentence for an id that this version does not know: it names the id
ALLOWED: Final = "allowed"  # a fact that may have a range of numbers
OF_GAME: Final = "bad_option"  # the rules of a game refuse, for a reason that has its words there


def refusal_told(refusal: Mapping[str, Any], game: GameModule | None = None) -> str:
    """The sentence of a refusal as the server sent it, at a table of the `game`. One whose id or facts this version
    does not know has its id."""
    reason = str(refusal.get("id", refusal.get("code", "")))
    try:
        facts = dict(refusal["args"])
        if isinstance(facts.get(ALLOWED), str):
            facts[ALLOWED] = ranges_told(facts[ALLOWED])
        own = _by_game(facts, game) if reason == OF_GAME and game is not None else ""
        return line_of(own or said(CATALOGUE, reason, facts))
    except (KeyError, TypeError, ValueError, IndexError):
        return line_of(said(CATALOGUE, OTHER, {"id": reason}))


def error_told(error: BaseException) -> str:
    """What an error says, in the reader's language where it has an id; else as it is."""
    if language() == ENGLISH:
        return str(error)
    if isinstance(error, NotAllowed):
        facts = {name: as_text(_told_within(fact)) for name, fact in error.facts.items()}
        return said(ERRORS, error.reason, facts)
    if isinstance(error, UnknownOption) and error.reason:
        return refusal_told({"id": error.reason, "args": error.facts})
    return str(error)


def _told_within(fact: Any) -> Any:
    return ValueError(error_told(fact)) if isinstance(fact, Exception) else fact


def _by_game(facts: Mapping[str, Any], game: GameModule) -> str:
    """Why the rules of a game refuse options, in its words; empty for a reason that it does not have."""
    for one in getattr(game.namespace.get("REFUSALS"), "declared", ()):
        if (one.word, one.option or "none") == (facts["reason"], facts["option"]):
            says = filled(text(game, f"refusal-{one.word}", one.says), facts)
            return (
                said("client", "option-why", {"option": one.option, "why": says})
                if one.option
                else f"{says[:1].upper()}{says[1:]}."
            )
    return ""

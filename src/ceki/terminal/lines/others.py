"""What the others at a served table do: what they say, who is away, what happened while this guest was away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ceki.client.safe_text import line_of
from ceki.locales.messages import said
from ceki.play.rulebook.sentences import Sentence
from ceki.terminal.lines.commands import TERMINAL, level_told

AWAY_LINES: Final = 3


def chat_told(message: Mapping[str, Any]) -> Sentence:
    """What somebody says to the table."""
    return Sentence(
        said("people", "said", {"name": line_of(message.get("name")), "text": line_of(message.get("text"))})
    )


def seat_note(chair: Mapping[str, Any]) -> tuple[str, ...]:
    """What to know of who sits in a chair, the longest first; nothing of one who is there."""
    if chair["kind"] == "human":
        return () if chair["connected"] else (said(TERMINAL, "not-connected", {}),)
    if chair["kind"] == "bot":
        bot = said("table", "bot", {})
        level = chair.get("level")
        return (said("table", "bot-level", {"level": level_told(level)}), bot) if level else (bot,)
    if chair["kind"] == "away":
        return said(TERMINAL, "away-bot", {}), said("table", "seat-away", {})
    if chair["kind"] == "coming":
        return (said("seats", "coming", {}),)
    return (said("table", "seat-free", {}),)


def in_short(sentences: list[Sentence]) -> list[str]:
    """What was missed, in three lines at most: calls and wins before all else, then the latest."""
    head = said("going", "meanwhile", {"what": ""}).rstrip()
    if len(sentences) <= AWAY_LINES - 1:
        return [head, *(sentence.text for sentence in sentences)]
    ranked = sorted(range(len(sentences)), key=lambda n: (not sentences[n].loud, -n))[: AWAY_LINES - 1]
    more = said(TERMINAL, "away-things", {"n": len(sentences)})
    return [more, *(sentences[n].text for n in sorted(ranked))]

"""A server's refusal as a sentence, made here from its id and facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ceki.client.safe_text import line_of
from ceki.locales.messages import said

CATALOGUE: Final = "refusals"
OTHER: Final = "other"  # the sentence for an id that this version does not know: it names the id


def refusal_told(refusal: Mapping[str, Any]) -> str:
    """The sentence of a refusal as the server sent it. One whose id or facts this version does not know has its id."""
    reason = str(refusal.get("id", refusal.get("code", "")))
    try:
        return line_of(said(CATALOGUE, reason, refusal["args"]))
    except (KeyError, TypeError, ValueError, IndexError):
        return line_of(said(CATALOGUE, OTHER, {"id": reason}))

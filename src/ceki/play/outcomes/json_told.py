"""JSON that somebody wrote: each name stands in an object once, so that nothing is told twice."""

from __future__ import annotations

import json
from typing import Any

from ceki.play.outcomes.reading import shown
from ceki.play.outcomes.refused import OutcomeError


def read_json(text: str) -> Any:
    """What a JSON text says. Raises `OutcomeError` for one that is not whole, too deep, or has a name twice."""
    try:
        return json.loads(text, object_pairs_hook=_once)
    except OutcomeError:
        raise
    except (ValueError, RecursionError) as error:
        raise OutcomeError("not-json") from error


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise OutcomeError("told-twice", name=shown(name))
        found[name] = value
    return found

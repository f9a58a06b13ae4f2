"""Readers of worked examples."""

from __future__ import annotations

from typing import Any, Final

from ceki.games._sets.examples import example_score


def example_points(lay: Any, given: Any) -> dict[str, Any]:
    """The score; matas are counted, not named, for the exchange may leave a choice which they are."""
    return example_score(lay, given, counted_items=("mata",))


EXAMPLES: Final = {"score": example_points}

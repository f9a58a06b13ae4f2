"""A sheet to keep the score on: a column for each player, a line for each round, and what counts."""

from __future__ import annotations

from typing import Final

from ceki.locales.messages import said
from ceki.paper.finishing import finished
from ceki.paper.layout import Point
from ceki.paper.typesetting import typeset
from ceki.play.rulebook.reading import about
from ceki.play.rulebook.spelling import spelled
from ceki.play.ruleset import Ruleset

MANY: Final = 8  # players from which on the sheet lies on its long side


def score_sheet(ruleset: Ruleset, paper: Point) -> bytes:
    """A PDF of one page."""
    game, players = ruleset.game, ruleset.people
    info, lies = about(game), players >= MANY
    facts = {
        "paper": sorted(paper, reverse=lies),
        "title": info.title,
        "players": players,
        "rounds": 12 if lies else 20,
        "about": info.summary,
        "round": said("paper", "round", {}),
        "total": said("paper", "total", {}),
        "date": said("paper", "date", {}),
        "place": said("paper", "place", {}),
        "counts": said("paper", "what-counts", {}),
        "zero": said("paper", "sums-to-zero", {}),
        "lines": [
            {
                "word": spelled(game, line.word, ruleset.options),
                "says": line.says,
                "unit": said("paper", "unit", {"unit": line.unit}),
            }
            for line in info.lines
        ],
        "sources": "; ".join(
            said("paper", "source", {"title": one.title, "pages": one.pages or "none"}) for one in info.sources
        ),
    }
    return finished(typeset("score_sheet", facts))

"""How a game is played, as a leaflet: one sheet of paper, printed on both sides and folded once."""

from __future__ import annotations

from typing import Any, Final

from ceki.cards.faces import size as drawn_size
from ceki.cards.faces.printed import printed_svg
from ceki.cards.notation import card_number
from ceki.locales.language import language
from ceki.locales.messages import said
from ceki.paper.finishing import folded, pages_of
from ceki.paper.layout import Point
from ceki.paper.typesetting import typeset
from ceki.play.game_module import GameModule
from ceki.play.rulebook.cards_named import card_named
from ceki.play.rulebook.house_facts import usual_facts
from ceki.play.rulebook.how_to_play import Part, how_to_play_in, told_of
from ceki.play.rulebook.reading import about

PANELS: Final = 4  # of a sheet that is folded once: the cover, two inside, and the back
LETTERS: Final = (12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5)  # points: the largest with which all fits
COVER: Final = {"ceki": ("RF", "OT", "WF"), "pack52": ("QH", "AS", "KD")}
HIGH: Final = {"ceki": 1.8, "pack52": 1.6}  # millimetres of a card in the text, for each point of its letters


class TooLong(ValueError):  # noqa: N818  what a game is, not an error of ours
    """A game that does not fit a leaflet of one sheet."""


def leaflet(game: GameModule, paper: Point) -> bytes:
    """A PDF of two pages, to be printed on both sides of a sheet and folded. Raises `ValueError` for a game that has
    no page of how it is played, and for one that is too long."""
    found = how_to_play_in(language(), game.id)
    if found is None:
        raise ValueError(said("command", "no-page", {"game": game.id}))
    parts = told_of(found[1], usual_facts(game), found[0])
    for letters in LETTERS:
        panels = typeset("leaflet", _facts(game, parts, paper, letters))
        if pages_of(panels) == PANELS:
            return folded(panels, paper, about(game).title, found[0])
    raise TooLong(said("paper", "too-long", {"game": game.id}))


def _facts(game: GameModule, parts: tuple[Part, ...], paper: Point, letters: float) -> dict[str, Any]:
    info, pack = about(game), game.info.pack
    codes = {code for part in parts for group in part.sets for code in group} | set(COVER[pack])
    first, last = info.seats[0], info.seats[-1]
    whole = info.seats == tuple(range(first, last + 1)) and first < last
    players = said("paper", "players-from", {"first": first, "last": last}) if whole else players_of(info.seats)
    wide, high = drawn_size(COVER[pack][0])
    return {
        "page": [max(paper) / 2, min(paper)],
        "letters": letters,
        "title": info.title,
        "about": info.summary,
        "players": players,
        "how": said("paper", "how-to-play", {}),
        "sources-title": said("paper", "sources", {}),
        "sources": [said("paper", "source", {"title": s.title, "pages": s.pages or "none"}) for s in info.sources],
        "colophon": said("paper", "colophon", {}),
        "fold": said("paper", "fold", {}),
        "cover": COVER[pack],
        "edged": pack != "ceki",
        "card": [letters * HIGH[pack] * wide / high, letters * HIGH[pack]],
        "parts": [_told(part) for part in parts],
        "pictures": {
            code: {"drawn": printed_svg(code), "name": card_named(card_number(code, pack), pack)}
            for code in sorted(codes)
        },
    }


def players_of(seats: tuple[int, ...]) -> str:
    """How many can play, where not every number between two can."""
    return said("paper", "players-of", {"seats": said("paper", "or", {}).join(map(str, seats)), "last": seats[-1]})


def _told(part: Part) -> dict[str, Any]:
    lines = [[{"text": run.text, "word": run.word} for run in line] for line in part.lines]
    return {"kind": part.kind, "lines": lines, "sets": part.sets}

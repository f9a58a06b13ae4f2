"""The games as a front end needs them to draw any of them: words, hints, options, sources."""

from __future__ import annotations

import functools
from dataclasses import asdict
from typing import Any, Final

from ceki.bots.levels import LEVELS
from ceki.engine.outcomes.record import Asked, fields_of
from ceki.locales.language import languages
from ceki.play import catalogue
from ceki.play.game_module import GameModule
from ceki.play.rulebook.how_to_play import how_to_play_in
from ceki.play.rulebook.lesson import lesson_of
from ceki.play.rulebook.listing import options_listed, presets_listed, words_listed
from ceki.play.rulebook.pages import page_of, told
from ceki.play.showing.shown import shown_in_english
from ceki.play.standing import carried_by
from ceki.server.protocol.books import GameSummary
from ceki.server.protocol.client import VERSION
from ceki.server.protocol.errors import Refused
from ceki.server.tables.chat import PHRASES

TELLS: Final = ("name", "says", "ask", "clause", "most", "nobody", "optional", "each")  # of a question about a round
CARRIED: Final = ("name", "unit", "label", "clause", "says")  # what the catalogue says of what a match carries


@functools.cache
def whole_catalogue() -> dict[str, Any]:
    """Every game."""
    levels = [{"name": level.name, "says": level.says} for level in LEVELS.values()]
    return {
        "version": VERSION,
        "phrases": list(PHRASES),
        "levels": levels,
        "games": [entry(game) for game in catalogue.games()],
    }


@functools.cache
def listed() -> dict[str, Any]:
    """What a list of the games says of each."""
    whole = whole_catalogue()
    return {**whole, "games": [summary(game) for game in whole["games"]]}


def summary(game: dict[str, Any]) -> dict[str, Any]:
    """What a list says of a game, with the words that are in it."""
    found = {name: game[name] for name in GameSummary.model_fields}
    said = " ".join([game["title"], *game["aliases"], game["about"]]).casefold()
    return {**found, "words": [word for word in game["words"] if word["word"].casefold() in said]}


def game_named(name: str) -> dict[str, Any]:
    """All of one game. Raises `Refused`."""
    found = next((game for game in whole_catalogue()["games"] if game["id"] == name), None)
    if found is None:
        raise Refused("unknown_game", games=catalogue.names())
    return found


def entry(game: GameModule) -> dict[str, Any]:
    """One game."""
    about, said = game.info, (*game.facts.declared, *game.goals.declared)
    return {
        "id": game.id,
        "form_of": game.form_of,
        "title": about.title,
        "family": about.family,
        "about": about.summary,
        "seats": list(about.seats),
        "more_seats": list(about.more_seats),
        "direction": about.direction,
        "direction_given": about.direction_given,
        "pack": about.pack,
        "honours": about.honours,
        "identical": about.identical,
        "people": about.people,
        "partners": [list(side) for side in about.partners],
        "aliases": list(about.aliases),
        "chooses": len(about.verbs) > 1 or any(verb.card for verb in about.verbs),
        "verbs": [asdict(verb) for verb in about.verbs],
        "lines": [asdict(line) for line in about.lines],
        "carried": [{name: getattr(kept, name) for name in CARRIED} for kept in carried_by(game).values()],
        "refusals": [{"word": one.word, "option": one.option, "says": one.says} for one in game.refusals.declared],
        "tells": [_tells(one) for one in fields_of(game.outcome).values()] if game.outcome else [],
        "unfit": {one.word: one.says for one in game.outcome_refusals.declared},
        "facts": [{"id": one.id, "says": one.says, "beside": one.beside} for one in said if one.says],
        "words": [word | {"says": ""} if word["id"] else word for word in words_listed(game)],
        "called": {word: name if isinstance(name, str) else asdict(name) for word, name in about.called.items()},
        "places": list(about.places),
        "roles": [asdict(role) for role in about.roles],
        "shows": [{**asdict(show), "values": list(show.values)} for show in shown_in_english(game)],
        "fields": {
            field.name: {"kind": field.kind, "seen": field.seen, "of": field.of, "rows": len(field.lengths) == 2}
            for field in game.table.FIELDS.values()
            if field.holds_cards or field.of
        },
        "options": options_listed(game),
        "presets": presets_listed(game),
        "sources": [f"{one.title}, {one.pages}" if one.pages else one.title for one in about.sources],
        "sentences": about.sentences,
        "learnt": asdict(about.learnt) if about.learnt else None,
        "lesson": lesson_of(game) is not None,
    }


def _tells(one: Asked) -> dict[str, Any]:
    return {key: getattr(one, key) for key in TELLS} | {"among": list(one.among)}


def rule_page(name: str) -> dict[str, Any]:
    """The rules of a game in words. Raises `Refused`."""
    if name not in catalogue.names():
        raise Refused("unknown_game", games=catalogue.names())
    page = page_of(catalogue.game(name))
    if page is None:
        raise Refused("unknown_page")
    return {"markdown": told(page)}


def how_page(language: str, name: str) -> dict[str, Any]:
    """How a game is played, in a language, or in English where nobody has written it in that one. Raises `Refused`."""
    if name not in catalogue.names():
        raise Refused("unknown_game", games=catalogue.names())
    found = how_to_play_in(language, name) if language in languages() else None
    if found is None:
        raise Refused("unknown_page")
    written, parts = found
    return {"language": written, "parts": [asdict(part) for part in parts]}

"""A game in the language of whoever reads it.

English stands where a game is written: in its files, and for its presets on its page of rules. Another language has it
in `locales/LANGUAGE/games/GAME.ftl`, by ids of what the rules know: `verb-draw`, `option-rate`, `name-all_one`. A form
of a game has its parent's texts but for its own, and what several games say alike stands once, in `_several.ftl`. A
game that has no file there is told in English; what is missing in a file comes from the next language of the `chain`.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from ceki.engine.game import Game, Verb
from ceki.locales.language import ENGLISH, chain, language
from ceki.locales.messages import FOLDER, parsed, said
from ceki.play.game_module import GameModule

SEVERAL: Final = "games/_several"
NAME: Final = "name-"


def text(game: GameModule, key: str, english: str) -> str:
    """A text of a game in the language that this program speaks; the English one where that has none."""
    for code in chain(language()):
        for catalogue in _catalogues(game, code):
            needed = parsed(catalogue, code).get(key)
            if needed is not None:
                return said(catalogue, key, {fact: f"{{{fact}}}" for fact in needed}, code)
    return english


def about(game: GameModule) -> Game:
    """What a game says of itself, in the language that this program speaks."""
    return game.info if language() == ENGLISH else _about(game, language())


@cache
def _about(game: GameModule, code: str) -> Game:
    info, names = game.info, _names(game, code)
    return replace(
        info,
        title=text(game, "title", info.title),
        summary=text(game, "about", info.summary),
        verbs=tuple(_verb(game, one) for one in info.verbs),
        lines=tuple(replace(one, says=text(game, f"line-{one.word}", one.says)) for one in info.lines),
        shows=tuple(
            replace(
                one,
                label=text(game, f"show-{one.field}", one.label) or names.get(one.field, ""),
                values=tuple(text(game, f"show-{one.field}.is-{n}", says) for n, says in enumerate(one.values)),
            )
            for one in info.shows
        ),
        called={**names, **info.called},
    )


def _verb(game: GameModule, one: Verb) -> Verb:
    """A verb; a language has one text for a move that was made, whoever made it. Without a card that is what the move
    is called."""
    says = text(game, f"verb-{one.word}", "")
    made = text(game, f"verb-{one.word}.made", "" if one.card else says)
    return replace(one, says=says or one.says, you=made or one.you, they=made or one.they)


def _catalogues(game: GameModule, code: str) -> list[str]:
    """The files that have a game's texts in a language, its own first; none where no file is the game's."""
    if code == ENGLISH:
        return []
    own = [f"games/{one}" for one in (game.id, game.form_of) if one]
    return [*own, SEVERAL] if any((FOLDER / code / f"{one}.ftl").is_file() for one in own) else []


def _names(game: GameModule, code: str) -> dict[str, str]:
    files = [(file, one) for one in chain(code) for file in _catalogues(game, one)]
    keys = {key for file, one in files for key in parsed(file, one) if key.startswith(NAME)}
    return {key.removeprefix(NAME): text(game, key, "") for key in sorted(keys)}

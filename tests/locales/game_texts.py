"""Every text of a game that is told in its reader's language: what a translation must have."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from ceki.cards.odds.chances import Counted
from ceki.engine.outcomes.record import fields_of
from ceki.engine.record import PILE
from ceki.locales.language import ENGLISH
from ceki.play.game_module import GameModule
from ceki.play.rulebook.listing import options_listed
from ceki.play.rulebook.origins import houses_of, words_of
from ceki.play.rulebook.reading import NAME
from ceki.play.standing import carried_by

COIN: Final = "\u25ce"  # how games write a coin that is put down for a call
CODE: Final = re.compile(r"[A-Z][A-Z0-9]|\W*\d*\W*")  # of a card, or a number: the same in every language


def texts(game: GameModule) -> dict[str, str]:
    """Every text of a game that is told in its reader's language, by its id, in English."""
    return {**_sentences(game), **{f"{NAME}{one}": one.replace("_", " ") for one in _named(game)}}


def _sentences(game: GameModule) -> dict[str, str]:
    info, carried = game.info, carried_by(game).values()
    found = {"about": info.summary, **({"title": info.title} if game.form_of else {})}
    found |= {f"verb-{one.word}": one.says for one in info.verbs}
    found |= {f"verb-{one.word}.made": one.you for one in info.verbs}
    found |= {f"line-{one.word}": one.says for one in info.lines}
    found |= {f"carried-{one.name}": one.says for one in carried}
    found |= {f"carried-{one.name}.label": one.label for one in carried}
    found |= {f"refusal-{one.word}": one.says for one in game.refusals.declared}
    if game.outcome is not None:
        found |= {f"ask-{name}": one.says for name, one in fields_of(game.outcome).items()}
    found |= {f"unfit-{one.word}": one.says for one in game.outcome_refusals.declared}
    found |= {f"show-{one.field}": one.label for one in info.shows}
    for show in info.shows:
        found |= {
            f"show-{show.field}.is-{n}": says for n, says in enumerate(show.values) if not _is_word_of(game, says)
        }
    found |= {f"option-{name}": option.says for name, option in game.options.items()}
    for name, house in houses_of(game).items():
        found |= {f"preset-{name}": house.title, f"preset-{name}.says": house.says}
    counted = game.namespace.get("ODDS")
    if isinstance(counted, Counted):
        found |= {f"odds-{word}": says for word, says in counted.says.declared.items()}
    return {key: says for key, says in found.items() if says}


def _named(game: GameModule) -> list[str]:
    """What people see by a name that is made of its id, but for words of the game."""
    found = dict.fromkeys(one for one in _ids(game) if one not in game.info.called and not CODE.fullmatch(one))
    return [one for one in found if not _is_word_of(game, one.replace("_", " "))]


def _ids(game: GameModule) -> Iterator[str]:
    info = game.info
    yield from (one.word for one in info.verbs)
    yield from (one.word for one in info.lines)
    yield from info.places
    yield from (one.field for one in info.shows if not one.label and not any(one.values))
    shown = {one.field for one in info.shows}
    yield from (one.name for one in game.table.FIELDS.values() if one.kind == PILE and one.name not in shown)
    for option in options_listed(game):
        yield option["name"]
        allowed = option["allowed"] if isinstance(option["allowed"], list) else []
        yield from (one for one in allowed if isinstance(one, str))
        yield from (*option.get("parts", ()), *option.get("words", ()))


def _is_word_of(game: GameModule, said_so: str) -> bool:
    """Whether a text is made of words of the game, which no language translates."""
    bare = said_so.replace(COIN, "").strip().lower()
    return not bare or bare in {word.word.lower() for word in words_of(game) if word.language != ENGLISH}

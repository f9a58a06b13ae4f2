"""`locales/en/games`: the English of the games' own texts as files, for translators and their tools.

Games say their English themselves, so these files are made from the games: `python -m
tests.locales.translated.english_of_games` writes them, and a test compares them.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from ceki.locales.language import ENGLISH, languages
from ceki.locales.messages import FOLDER, PLACE, written
from ceki.play import catalogue
from ceki.play.rulebook.reading import NAME, SEVERAL
from tests.locales.game_texts import texts

FILES: Final = FOLDER / ENGLISH / "games"
SHARED: Final = SEVERAL.partition("/")[2]
HEAD: Final = "# Made from the games: python -m tests.locales.translated.english_of_games\n"
KINDS: Final = {
    "about": "What the game is, in a line.",
    "title": "The title of the game.",
    "verb": "A move: what a player may do. With .made it is what the log says after the player's name.",
    "line": "A line of the score: what is paid or counted.",
    "carried": "What stays from round to round, and its short label.",
    "refusal": "Why these options cannot be played.",
    "ask": "What the score of a real table asks.",
    "unfit": "Why what was entered cannot be.",
    "show": "What lies on the table, and what it may be.",
    "option": "A rule that a house may choose.",
    "preset": "Rules of a house that a source describes: their name, and what is special.",
    "odds": "A line of the table of odds.",
    "name": "A thing by its name.",
}


@cache
def filed() -> dict[str, dict[str, str]]:
    """Every text of the games, by file and id. What several games say alike is in one file, unless a language has
    it in a game's own file; a form of a game has what its parent does not say."""
    all_texts = {game.id: texts(game) for game in catalogue.games()}
    parents = {game.id: game.form_of or game.id for game in catalogue.games()}
    own_in = {game: {key for code in languages()[1:] for key in written(f"games/{game}", code)} for game in all_texts}
    shared = _shared(all_texts, parents, own_in)
    found: dict[str, dict[str, str]] = {SHARED: shared}
    for game in sorted(all_texts, key=lambda game: parents[game] != game):
        known = shared | found.get(parents[game], {})
        found[game] = {
            key: says for key, says in all_texts[game].items() if key in own_in[game] or known.get(key) != says
        }
    return found


def _shared(
    all_texts: Mapping[str, Mapping[str, str]], parents: Mapping[str, str], own_in: Mapping[str, set[str]]
) -> dict[str, str]:
    said_by: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for game, own in all_texts.items():
        for key, says in own.items():
            if key in own_in[game] or key in own_in[parents[game]]:
                continue
            said_by[key][says].add(parents[game])
    most = {key: max(by.items(), key=lambda one: len(one[1])) for key, by in said_by.items()}
    return {key: says for key, (says, games) in most.items() if len(games) > 1}


def written_out(own: Mapping[str, str]) -> str:
    """Texts as a file of Fluent: an attribute stands under its message, each kind has a comment."""
    lines, kind = [HEAD], ""
    place = {message: n for n, message in reversed([*enumerate(key.partition(".")[0] for key in own)])}
    for key in sorted(own, key=lambda key: ([*KINDS].index(_kind(key)), place[key.partition(".")[0]], key)):
        if _kind(key) != kind:
            kind = _kind(key)
            lines.append(f"\n## {KINDS[kind]}\n\n")
        message, _, attribute = key.partition(".")
        if attribute and message not in own and not any(line.startswith(f"{message} =") for line in lines):
            lines.append(f"{message} =\n")
        lines.append(f"    .{attribute} = {_pattern(own[key])}\n" if attribute else f"{key} = {_pattern(own[key])}\n")
    return "".join(lines)


def _kind(key: str) -> str:
    return NAME.rstrip("-") if key.startswith(NAME) else re.split(r"[-.]", key)[0]


def _pattern(says: str) -> str:
    return PLACE.sub(lambda place: f"{{ ${place[1]} }}", says)


def main() -> None:
    """Writes the files anew."""
    FILES.mkdir(exist_ok=True)
    for old in FILES.glob("*.ftl"):
        old.unlink()
    for name, own in filed().items():
        Path(FILES / f"{name}.ftl").write_text(written_out(own), encoding="utf-8")


if __name__ == "__main__":
    main()

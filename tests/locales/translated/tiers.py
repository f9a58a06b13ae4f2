"""The parts of what may be translated, the one to begin with first, and which languages have a part whole."""

from __future__ import annotations

from functools import cache
from typing import Final

from ceki.locales.language import languages
from ceki.locales.messages import written

PAGE, GAMES, HOW_TO_PLAY, COMMANDS = "page", "games", "how-to-play", "commands"
TIERS: Final = (PAGE, GAMES, HOW_TO_PLAY, COMMANDS)
READ_IN_TERMINAL: Final = frozenset(
    (
        "checked",
        "client",
        "command",
        "errors",
        "help",
        "measured",
        "odds",
        "paper",
        "printing",
        "score",
        "screens",
        "terminal",
    )
)  # or on paper, alone
FOLDERS: Final = {"games": GAMES, "lessons": GAMES, "how_to_play": HOW_TO_PLAY}


def tier_of(topic: str) -> str:
    """The part of a file: `home` or `lessons/pei`."""
    folder = topic.partition("/")[0]
    return FOLDERS.get(folder, COMMANDS if folder in READ_IN_TERMINAL else PAGE)


@cache
def whole(tier: str) -> tuple[str, ...]:
    """The languages, but for English, that say in `language.ftl` that they have every text of a part."""
    return tuple(code for code in languages()[1:] if tier in written("language", code).get("whole", "").split())


WHOLLY: Final = tuple(code for code in languages()[1:] if all(code in whole(tier) for tier in TIERS))

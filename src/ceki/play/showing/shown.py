"""What a screen shows of a table, and where: the hints of the game, then every other field of cards as it is declared.

Rows that their owner alone sees are the hand, and other rows of cards lie before their owners; what nobody sees is a
stock, and what all see lies on the table.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ceki.engine.game import Show
from ceki.engine.record import COUNTS, NOBODY, OWN, PILE, Field
from ceki.play.game_module import GameModule
from ceki.play.rulebook.reading import about

HAND: Final = "hand"
SEAT: Final = "seat"
TABLE: Final = "table"
STOCK: Final = "stock"


def shown(game: GameModule) -> tuple[Show, ...]:
    """What is shown of a game, in the language of the reader."""
    return (*about(game).shows, *_by_declaration(game))


def shown_in_english(game: GameModule) -> tuple[Show, ...]:
    """The same as the game has it written."""
    return (*game.info.shows, *_by_declaration(game))


@cache
def hand_field(game: GameModule) -> str:
    """The field that is the hand: the hinted one, else the first rows of cards that their owner alone sees, else ""."""
    hinted = [show.field for show in game.info.shows if show.where == HAND]
    own = [f.name for f in game.table.FIELDS.values() if _is_row(f) and f.seen == OWN and f.holds_cards]
    return next(iter((*hinted, *own)), "")


@cache
def _by_declaration(game: GameModule) -> tuple[Show, ...]:
    hinted = {show.field for show in game.info.shows}
    fields = [one for one in game.table.FIELDS.values() if one.name not in (*hinted, "deck")]
    return tuple(
        Show(one.name, _where(game, one), "order" if one.kind == PILE else "rank")
        for one in fields
        if one.holds_cards or (one.kind == COUNTS and one.of)
    )


def _where(game: GameModule, declared: Field) -> str:
    if declared.name == hand_field(game):
        return HAND
    if _is_row(declared):
        return SEAT
    return STOCK if declared.seen == NOBODY else TABLE


def _is_row(declared: Field) -> bool:
    return declared.kind == COUNTS and len(declared.lengths) == 2

"""The house rules: what may be chosen, and what follows from it."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ceki.engine.numbered import Values
from ceki.engine.options import UNSET, Amount, Choice, Flag
from ceki.engine.record import option
from ceki.engine.refusals import Refusal, Refusals, refuse
from ceki.engine.rule import rule
from ceki.games._sets import options as sets_options
from ceki.games._sets.options import CUSTOM, MOST_HALF_DECKS, SEATS

AS_MANY, RESHUFFLE = BALIK_SHORT = Values("as_many", "reshuffle")
SOURCES: Final = ("babas", "pwee", "gateway")
ROTATE, WINNER, _ = NEXT_STARTER = Values("rotate", "winner", "same")
OFF, UNMARKED, SUIT_ONES, ALL_YEO = YEO_REPLAY = Values("off", "unmarked", "suit_ones", "all")


class Options(sets_options.Options):
    """The house rules."""

    source: int = option(Choice("babas", "BS-41", "Whose amounts for ayam, kandang and tan.", among=SOURCES))
    ayam: int = option(Amount(5, "BS-41", "Points for a ceki completed by another's draw.", high=1000))
    kandang: int = option(Amount(10, "BS-41", "Points for a ceki completed by one's own draw.", high=1000))
    tan_point: int = option(Amount(0, "BS-42", "Points for a win on a tan call.", high=1000))
    kena: int = option(Flag(True, "BS-36", "The turned card may complete a mata."))
    yeo_replay: int = option(Choice("off", "BS-34", "Which turned yeo cards annul the round.", among=YEO_REPLAY.declared))
    bonus_needs_call: int = option(Flag(True, "BS-48", "Ayam and kandang need a ceki call."))
    balik_short: int = option(Choice("as_many", "BS-47", "Too few stock cards for the score.", among=BALIK_SHORT.declared))
    next_starter: int = option(Choice("rotate", "BS-46", "Who begins the next round.", among=NEXT_STARTER.declared))
    rate: int = option(Amount(10, "BS-44", "Cents a point.", low=1, high=100_000))


HALF_DECKS: Final = np.array([  # [BS-2] by table and number of players from 2 to 14; 0 where a table has no row
    (4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16),  # Babas
    (5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11),  # Pwee
    (0, 4, 4, 6, 6, 8, 8, 10, 10, 12, 12, 14, 14),  # Amaro
])
AMOUNTS: Final = np.array([(5, 10, 0), (10, 20, 1), (1, 2, 0)])  # [BS-41] (BS-42) of each source: ayam, kandang, tan
TOO_FEW, NEEDS_HALF_DECKS, NO_TABLE, NO_ROW = REFUSALS = Refusals(
    Refusal("too_few_half_decks", "half_decks", "{half_decks} half decks are too few for {players} players"),
    Refusal("needs_half_decks", "deck_table", "custom needs the option half_decks"),
    Refusal("no_table", "half_decks", f"{{players}} players need it, for no table goes beyond {SEATS}; {{least}} to {MOST_HALF_DECKS} are allowed", ("least",)),
    Refusal("no_row", "", "deck table {deck_table} has no row for {players} players; it has {first} to {last}", ("first", "last")),
)


@rule
def arrange(g: Any, given: Any, refused: Any) -> None:
    """`source` sets the three amounts; each can be given separately [BS-41]. The cards follow from the table [BS-2]."""
    ayam_and_kandang(g, given)
    if not given.tan_point:
        g.tan_point = AMOUNTS[g.source, 2]
    count_decks(g, refused)


@rule
def ayam_and_kandang(g: Any, given: Any) -> None:
    """What a ceki scores according to the source, where it is not given [BS-41]."""
    if not given.ayam:
        g.ayam = AMOUNTS[g.source, 0]
    if not given.kandang:
        g.kandang = AMOUNTS[g.source, 1]


@rule
def count_decks(g: Any, refused: Any) -> None:
    """The half decks by the table [BS-2] [BS-3], when they are not given; refused where there are too few [BS-4]."""
    least = -(-(14 * g.seats + 2) // 30)
    if g.half_decks == UNSET:
        if g.deck_table == CUSTOM:
            refuse(refused, NEEDS_HALF_DECKS, 0, 0)
        elif g.seats > SEATS:
            refuse(refused, NO_TABLE, least, 0)
        elif HALF_DECKS[g.deck_table, g.seats - 2] == 0:
            refuse(refused, NO_ROW, 3, SEATS)  # only Amaro has none, for two
        else:
            g.half_decks = HALF_DECKS[g.deck_table, g.seats - 2]
    if g.half_decks != UNSET and g.half_decks < least:
        refuse(refused, TOO_FEW, 0, 0)

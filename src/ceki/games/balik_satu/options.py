"""The house rules: what may be chosen, and what follows from it."""

from __future__ import annotations

from typing import Any, Final

from ceki.engine.errors import unfit
from ceki.engine.numbered import Values
from ceki.engine.options import Amount, Choice, Flag
from ceki.engine.record import option
from ceki.games._sets import options as sets_options
from ceki.games._sets.options import MORE_SEATS, MOST_HALF_DECKS, SEATS

AS_MANY, RESHUFFLE = BALIK_SHORT = Values("as_many", "reshuffle")
OFF, UNMARKED, SUIT_ONES, ALL_YEO = YEO_REPLAY = Values("off", "unmarked", "suit_ones", "all")


class Options(sets_options.Options):
    """The house rules."""

    source: int = option(Choice("babas", "BS-41", "Whose amounts for ayam, kandang and tan.", among=("babas", "pwee", "gateway")))
    ayam: int = option(Amount(5, "BS-41", "Points for a ceki completed by another's draw.", high=1000))
    kandang: int = option(Amount(10, "BS-41", "Points for a ceki completed by one's own draw.", high=1000))
    tan_point: int = option(Amount(0, "BS-42", "Points for a win on a tan call.", high=1000))
    kena: int = option(Flag(True, "BS-36", "The turned card may complete a mata."))
    yeo_replay: int = option(Choice("off", "BS-34", "Which turned yeo cards annul the round.", among=YEO_REPLAY.declared))
    bonus_needs_call: int = option(Flag(True, "BS-48", "Ayam and kandang need a ceki call."))
    balik_short: int = option(Choice("as_many", "BS-47", "Too few stock cards for the score.", among=BALIK_SHORT.declared))
    next_starter: int = option(Choice("rotate", "BS-46", "Who begins the next round.", among=("rotate", "winner", "same")))
    rate: int = option(Amount(10, "BS-44", "Cents a point.", low=1, high=100_000))


HALF_DECKS: Final = {  # [BS-2] by number of players from 2 to 14
    "pwee": (5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11),
    "babas": (4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16),
    "amaro": (0, 4, 4, 6, 6, 8, 8, 10, 10, 12, 12, 14, 14),
}
AMOUNTS: Final = {"babas": (5, 10, 0), "pwee": (10, 20, 1), "gateway": (1, 2, 0)}  # [BS-41] [BS-42] ayam, kandang, tan


# ---------------------------------------------------------------- the house and the match, in plain Python


def arrange(options: dict[str, Any], players: int, given: set[str]) -> None:
    """Fills in what follows from other options. Raises `ValueError` for a table without a row [BS-2]."""
    amounts_of_source(options, given)
    count_decks(options, players)


def amounts_of_source(options: dict[str, Any], given: set[str]) -> None:
    """`source` sets the three amounts; each can be given by itself [BS-41]."""
    for name, amount in zip(("ayam", "kandang", "tan_point"), AMOUNTS[options["source"]], strict=True):
        if name not in given:
            options[name] = amount


def count_decks(options: dict[str, Any], players: int) -> None:
    """The half decks by the table, when they are not given. Raises `ValueError` where there are too few [BS-4]."""
    if options["half_decks"] is None:
        options["half_decks"] = half_decks(options["deck_table"], players)
    if 30 * options["half_decks"] < 14 * players + 2:
        raise unfit("half_decks", f"{options['half_decks']} half decks are too few for {players} players")


def half_decks(table: str, players: int) -> int:
    """Half decks by a book's table [BS-2] [BS-3]. Raises `ValueError` where it has no row for `players`."""
    if table == "custom":
        raise unfit("deck_table", "custom needs the option half_decks")
    if players in MORE_SEATS:
        least = -(-(14 * players + 2) // 30)
        said = f"{players} players need it, for no table goes beyond {SEATS}; {least} to {MOST_HALF_DECKS} are allowed"
        raise unfit("half_decks", said)
    row = HALF_DECKS[table][players - 2] if 2 <= players <= SEATS else 0
    if row == 0:
        rows = [n + 2 for n, h in enumerate(HALF_DECKS[table]) if h]
        raise ValueError(f"deck table {table} has no row for {players} players; it has {rows[0]} to {rows[-1]}")
    return row

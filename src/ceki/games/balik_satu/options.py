"""The house rules: what may be chosen, and what follows from it."""

from __future__ import annotations

from typing import Any, Final

from ceki.cards.ceki import honour_rank
from ceki.engine.numbered import Values
from ceki.engine.options import Amount, Choice, Flag
from ceki.engine.record import Record, option

SEATS: Final = 14  # [BS-1]
MORE_SEATS: Final = tuple(range(SEATS + 1, 21))  # [BS-4] with an explicit number of cards
MOST_HALF_DECKS: Final = 40  # [BS-4] 1,200 cards
TABLES: Final = ("babas", "pwee", "amaro", "custom")
IMPROVE_ONLY, FREE, LOCKED = AFTER_CALL = Values("improve_only", "free", "locked")
VOID, RESHUFFLE = STOCK_OUT = Values("void", "reshuffle")
AS_MANY, RESHUFFLE = BALIK_SHORT = Values("as_many", "reshuffle")
FORCED, DECLARED = CALL_CHOICE = Values("forced", "declared")
DRAWER_FIRST, EARLIEST_CALL, CEKI_FIRST = CLAIM_PRIORITY = Values("drawer_then_turn_order", "earliest_call", "ceki_first")
PACKETS, WASH = DEAL = Values("packets", "wash")
OFF, UNMARKED, SUIT_ONES, ALL_YEO = YEO_REPLAY = Values("off", "unmarked", "suit_ones", "all")


class Options(Record):
    """The house rules."""

    deck_table: int = option(Choice("babas", "BS-3", "Which book's table says how many cards are used.", among=TABLES, along={"custom": {"half_decks": 8}}))
    half_decks: int = option(Amount(None, "BS-2", "Half decks of 30 cards, instead of a table.", low=2, high=MOST_HALF_DECKS, optional=True))
    deal: int = option(Choice("packets", "BS-6", "Seven, one more to the first player, seven; or all at once from washed cards.", among=DEAL.declared))
    honour_rank: int = option(honour_rank("HN-1"))  # [BS-16] [HN-2]
    may_return_taken: int = option(Flag(False, "BS-12", "A taken discard may be let go again in the same turn."))
    require_call: int = option(Flag(False, "BS-23", "Only a player who has called can win."))
    call_choice: int = option(Choice("forced", "BS-22", "Tan or ceki follows from the cards, or may be declared.", among=CALL_CHOICE.declared))
    claim_priority: int = option(Choice("drawer_then_turn_order", "BS-26", "Which of several callers takes the card.", among=CLAIM_PRIORITY.declared))
    claim_optional: int = option(Flag(False, "BS-27", "A caller may let a winning card pass."))
    after_call: int = option(Choice("improve_only", "BS-30", "What a caller may still change.", among=AFTER_CALL.declared))
    take_limit: int = option(Amount(2, "HA-8", "After so many rounds of the table in which only discards were taken, the next must draw.", low=1, high=10))
    source: int = option(Choice("babas", "BS-41", "Whose amounts for ayam, kandang and tan.", among=("babas", "pwee", "gateway")))
    ayam: int = option(Amount(5, "BS-41", "Points for a ceki completed by another's draw.", high=1000))
    kandang: int = option(Amount(10, "BS-41", "Points for a ceki completed by one's own draw.", high=1000))
    tan_point: int = option(Amount(0, "BS-42", "Points for a win on a tan call.", high=1000))
    kena: int = option(Flag(True, "BS-36", "The turned card may complete a mata."))
    yeo_replay: int = option(Choice("off", "BS-34", "Which turned yeo cards annul the round.", among=YEO_REPLAY.declared))
    bonus_needs_call: int = option(Flag(True, "BS-48", "Ayam and kandang need a ceki call."))
    kandang_tangan: int = option(Flag(True, "BS-45", "A hand dealt complete wins at once, doubled."))
    stock_out: int = option(Choice("void", "BS-32", "What happens when the stock is empty.", among=STOCK_OUT.declared))
    stock_reserve: int = option(Amount(0, "BS-32", "Cards of the stock that are never played.", low=0, high=30))
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
        raise ValueError(f"option half_decks: {options['half_decks']} half decks are too few for {players} players")


def half_decks(table: str, players: int) -> int:
    """Half decks by a book's table [BS-2] [BS-3]. Raises `ValueError` where it has no row for so many players."""
    if table == "custom":
        raise ValueError("option deck_table: custom needs the option half_decks")
    if players in MORE_SEATS:
        least = -(-(14 * players + 2) // 30)
        said = f"{players} players need it, for no table goes beyond {SEATS}; {least} to {MOST_HALF_DECKS} are allowed"
        raise ValueError(f"option half_decks: {said}")
    row = HALF_DECKS[table][players - 2] if 2 <= players <= SEATS else 0
    if row == 0:
        rows = [n + 2 for n, h in enumerate(HALF_DECKS[table]) if h]
        raise ValueError(f"deck table {table} has no row for {players} players; it has {rows[0]} to {rows[-1]}")
    return row

"""The house rules: what may be chosen, and what follows from it."""

from __future__ import annotations

from typing import Any, Final

from ceki.cards.ceki import CODES
from ceki.engine.errors import unfit
from ceki.engine.numbered import Values
from ceki.engine.options import Amount, Choice, Flag, Members, Triples
from ceki.engine.record import option
from ceki.games.balik_satu import options as balik_satu_options

HALF_DECKS: Final = {4: 6, 6: 8}  # [GG-1] by number of players
TOH_BAYARAN, TOH_BAYARAN_14, UNDHUH_UNDHUHAN, BAK_BAKAN, UMBUK, CEKEN = SCORING = Values("toh_bayaran", "toh_bayaran_14", "undhuh_undhuhan", "bak_bakan", "umbuk", "ceken")
_, BAK_ONLY = BAK_BAKAN_MODE = Values("toh_bayaran", "bak_only")
_, NEW_ONLY = POOL_COUNTS = Values("all", "new_only")
_, RESTAKE = POT_REFILL = Values("end", "restake")
_, DOWN = UMBUK_ROUNDING = Values("up", "down")


class Options(balik_satu_options.Options):
    """The house rules."""

    starter_extra: int = option(Flag(False, "GG-3", "The first player has fifteen cards and begins by letting one go."))
    metu_from: int = option(Choice("stock", "GG-10", "What another's card must be to win by it.", among=("stock", "discard", "both")))
    scoring: int = option(Choice("toh_bayaran", "GG-11", "How a win is paid.", among=SCORING.declared, company={"bak_bakan_mode": "bak_only"}))
    red_cards: int = option(Members(frozenset({"S9", "RF", "OT"}), "GG-14", "The cards that count as red.", among=CODES))
    pool_counts: int = option(Choice("all", "GG-19", "Whether a bak of the hand counts again among the 28 cards.", among=POOL_COUNTS.declared, company={"scoring": "toh_bayaran_14"}))
    kena: int = option(Flag(False, "GG-17", "The turned card may complete a bak."))
    bak_bakan_mode: int = option(Choice("toh_bayaran", "YG-1", "Whether bak-bakan pays the whole of toh bayaran or the bak alone.", among=BAK_BAKAN_MODE.declared, company={"scoring": "bak_bakan"}))
    stake: int = option(Amount(10, "GG-11", "Cents that each puts into the pot; the bet between any two, where no bets are given.", low=1, company={"scoring": "umbuk"}))
    pot_refill: int = option(Choice("end", "GG-12", "What follows when the pot is empty.", among=POT_REFILL.declared, company={"scoring": "undhuh_undhuhan"}))
    umbuk_rounding: int = option(Choice("up", "YG-3", "Half of an odd pot.", among=UMBUK_ROUNDING.declared, company={"scoring": "umbuk", "stake": 5}))
    bets: int = option(Triples(None, "YG-5", "Bets between two seats, agreed anew between rounds; without any, one stake between all.", company={"scoring": "ceken"}, agreed=True))
    rate: int = option(Amount(2, "GG-20", "Cents a point.", low=1, high=100_000))


# ---------------------------------------------------------------- the house and the match, in plain Python


def arrange(options: dict[str, Any], players: int, given: set[str]) -> None:
    """Raises `ValueError` for a bet of a seat that nobody has."""
    for a, b, _ in options["bets"] or ():
        if max(a, b) >= players:
            raise unfit("bets", f"seat {max(a, b)} does not exist; allowed: 0 to {players - 1}")


def lay_out(g: Any, options: Any) -> None:
    """The cards by the number of players [GG-1], and who has bet what with whom [YG-5]."""
    g.half_decks = HALF_DECKS[g.seats]
    everyone = [(a, b, options["stake"]) for a in range(g.seats) for b in range(a)]
    for a, b, cents in everyone if options["bets"] is None else options["bets"]:
        g.bet[a, b] += cents
        g.bet[b, a] += cents

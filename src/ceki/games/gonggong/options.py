"""The house rules: what may be chosen, and what follows from it."""

from __future__ import annotations

from typing import Any, Final

from ceki.cards.ceki import CODES
from ceki.engine.bets import Triples, pair
from ceki.engine.numbered import Values
from ceki.engine.options import UNSET, Amount, Choice, Flag, Members
from ceki.engine.record import option
from ceki.engine.refusals import Refusal, Refusals, refuse
from ceki.engine.rule import rule
from ceki.games.balik_satu import options as balik_satu_options

SEATS: Final = 6
TOH_BAYARAN, TOH_BAYARAN_14, UNDHUH_UNDHUHAN, BAK_BAKAN, UMBUK, CEKEN = SCORING = Values("toh_bayaran", "toh_bayaran_14", "undhuh_undhuhan", "bak_bakan", "umbuk", "ceken")
_, BAK_ONLY = BAK_BAKAN_MODE = Values("toh_bayaran", "bak_only")
_, NEW_ONLY = POOL_COUNTS = Values("all", "new_only")
_, RESTAKE = POT_REFILL = Values("end", "restake")
_, DOWN = UMBUK_ROUNDING = Values("up", "down")


class Options(balik_satu_options.Options):
    """The house rules."""

    starter_extra: int = option(Flag(False, "GG-3", "The first player has fifteen cards and begins by discarding one."))
    metu_from: int = option(Choice("stock", "GG-10", "What another's card must be to win by it.", among=("stock", "discard", "both")))
    scoring: int = option(Choice("toh_bayaran", "GG-11", "How a win is paid.", among=SCORING.declared, company={"bak_bakan_mode": "bak_only"}))
    red_cards: int = option(Members(frozenset({"S9", "RF", "OT"}), "GG-14", "The cards that count as red.", among=CODES))
    pool_counts: int = option(Choice("all", "GG-19", "Whether a bak of the hand counts again among the 28 cards.", among=POOL_COUNTS.declared, company={"scoring": "toh_bayaran_14"}))
    kena: int = option(Flag(False, "GG-17", "The turned card may complete a bak."))
    bak_bakan_mode: int = option(Choice("toh_bayaran", "YG-1", "Whether bak-bakan pays the whole of toh bayaran or the bak alone.", among=BAK_BAKAN_MODE.declared, company={"scoring": "bak_bakan"}))
    stake: int = option(Amount(10, "GG-11", "Cents that each puts into the pot; the bet between any two, where no bets are given.", low=1, company={"scoring": "umbuk"}))
    pot_refill: int = option(Choice("end", "GG-12", "What follows when the pot is empty.", among=POT_REFILL.declared, company={"scoring": "undhuh_undhuhan"}))
    umbuk_rounding: int = option(Choice("up", "YG-3", "Half of an odd pot.", among=UMBUK_ROUNDING.declared, company={"scoring": "umbuk", "stake": 5}))
    bets: Any = option(Triples(None, "YG-5", "Bets between two seats, agreed again between rounds; without any, one stake between all.", company={"scoring": "ceken"}, agreed=True, seats=SEATS))
    rate: int = option(Amount(2, "GG-20", "Cents a point.", low=1, high=100_000))


NO_SEAT, = REFUSALS = Refusals(Refusal("no_seat", "bets", "seat {seat} does not exist; allowed: 0 to {last}", ("seat", "last")))


@rule
def arrange(g: Any, given: Any, refused: Any) -> None:
    """Refuses a bet of a seat that nobody has."""
    for a in range(SEATS):
        for b in range(max(a + 1, g.seats), SEATS):
            if g.bets[pair(a, b)] > 0:
                refuse(refused, NO_SEAT, b, g.seats - 1)


@rule
def lay_out(g: Any) -> None:
    """The cards by the number of players [GG-1], and who has bet what with whom (YG-5)."""
    g.half_decks = half_decks(g.seats)
    for b in range(g.seats):
        for a in range(b):
            cents = g.bets[pair(a, b)]
            g.bet[a, b] = g.bet[b, a] = g.stake if cents == UNSET else cents


@rule
def half_decks(seats: int) -> int:
    """How many half decks are used [GG-1]."""
    return 6 if seats == 4 else 8

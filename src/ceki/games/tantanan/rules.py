"""Tantanan: the small Gonggong of Java, with five cards in hand and three pairs to win; Ceken or Sampen for three.

A bak is a pair of identical cards, and one is needed [TT-4]. Clauses TT-1..TT-14 are explained on the game's page; what
is not written here is Gonggong's [TT-13].
Deal, turn and call stand in `_sets/turns.py` and `_sets/calls.py`, for all games of sets.
"""

from __future__ import annotations

from ceki.cards.trail import FEW_TURNS
from ceki.engine.bits import NONE, one
from ceki.engine.record import ALL, NOBODY, number, pile
from ceki.engine.rule import rule
from ceki.engine.score import paid_by_each, won_by
from ceki.games._sets.laid import lay_sets as lay_sets
from ceki.games._sets.turns import deal as deal
from ceki.games._sets.turns import legal as legal
from ceki.games._sets.turns import longest as longest
from ceki.games._sets.turns import play as play
from ceki.games.balik_satu import rules as balik_satu_rules
from ceki.games.balik_satu.rules import turn_for_score
from ceki.games.gonggong.rules import score_baks, score_top_card, score_win
from ceki.games.tantanan.options import Options
from ceki.games.tantanan.words import POINTS_PAID


class Table(Options, balik_satu_rules.Table, seats=4):
    """Balik Satu's table for pairs: 60 cards, five in each hand."""

    stock = pile(60, seen=NOBODY)
    came = number(FEW_TURNS, seen=ALL, told=False)
    went = number(FEW_TURNS, seen=ALL, width=8, told=False)
    set_size: int = number(seen=ALL, width=8, empty=2)  # [TT-3]
    hand_size: int = number(seen=ALL, width=8, empty=5)  # [TT-2]
    starter_extra: int = number(seen=ALL, width=8)  # [TT-13] the first player draws
    half_decks: int = number(seen=ALL, empty=2)  # [TT-1]

    deck_table: int = number(seen=ALL, width=8)
    deal: int = number(seen=ALL, width=8)
    honour_rank: int = number(seen=ALL, width=8)  # [TT-5] all honours are ones
    source: int = number(seen=ALL, width=8)
    ayam: int = number(seen=ALL)
    kandang: int = number(seen=ALL)
    tan_point: int = number(seen=ALL)
    kena: int = number(seen=ALL, width=8)
    yeo_replay: int = number(seen=ALL, width=8)
    bonus_needs_call: int = number(seen=ALL, width=8, empty=1)
    kandang_tangan: int = number(seen=ALL, width=8)
    stock_reserve: int = number(seen=ALL)
    balik_short: int = number(seen=ALL, width=8)


@rule
def settle(g: Table) -> None:
    """As toh bayaran: how it was won, the bak, and the top card [TT-10]."""
    if g.winner == NONE:
        return
    won_by(g, one(g.winner))
    turn_for_score(g, 1)
    points = score_win(g) + score_baks(g, NONE)
    points += score_top_card(g)
    paid_by_each(g, POINTS_PAID, g.winner, g.rate * points)

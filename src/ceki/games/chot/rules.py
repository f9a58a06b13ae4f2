"""Chot, or Kiong: Balik Lima Belas for two sides of partners, scored by tokens and settled by bangkong.

Seats 0 and 2 play against 1 and 3. A round earns its winner tokens; with twenty of their own the bangkong is complete
and the sides compare. Clauses KI-1..KI-19 are explained on the game's page; what is not written here is Balik Lima
Belas's [KI-4].
Deal, turn and call stand in `_sets/turns.py` and `_sets/calls.py`, for all games of sets.
"""

from __future__ import annotations

from ceki.cards.trail import FEW_TURNS
from ceki.engine.bits import NONE, one
from ceki.engine.record import ALL, NOBODY, number, pile
from ceki.engine.rule import rule
from ceki.engine.score import line, won_by
from ceki.games._sets.laid import lay_sets as lay_sets
from ceki.games._sets.turns import deal as deal
from ceki.games._sets.turns import legal as legal
from ceki.games._sets.turns import longest as longest
from ceki.games._sets.turns import play as play
from ceki.games.balik_lima_belas import rules as balik_lima_belas_rules
from ceki.games.balik_lima_belas.rules import score_sets
from ceki.games.balik_satu.rules import completed_mata, score_call
from ceki.games.balik_satu.words import KANDANG_TANGAN
from ceki.games.chot.options import BONUS_ONLY, TENS_AND_BONUS, Options
from ceki.games.chot.words import TENS


class Table(Options, balik_lima_belas_rules.Table, seats=4):
    """Balik Lima Belas's table for four, with 180 cards."""

    stock = pile(180, seen=NOBODY)
    came = number(FEW_TURNS, seen=ALL, told=False)
    went = number(FEW_TURNS, seen=ALL, width=8, told=False)
    deck_table: int = number(seen=ALL, width=8)
    half_decks: int = number(seen=ALL, empty=6)  # [KI-2]
    rate: int = number(seen=ALL)  # [KI-18] a round is paid in tokens


@rule
def settle(g: Table) -> None:
    """The winner scores tokens; no cents move in a round [KI-18]."""
    if g.winner != NONE:
        won_by(g, one(g.winner))
        score_tokens(g, score_sets(g))


@rule
def score_tokens(g: Table, points: int) -> int:
    """A token a point [KI-4]; ten-point tokens when a mata won [KI-5] [KI-6]; a dealt hand twice as many [KI-19]."""
    if g.dealt:
        line(g, KANDANG_TANGAN, g.winner, 1, points, 0)
        return 2 * points
    tens = completed_mata(g) and g.ceki_tokens != BONUS_ONLY
    if not tens or g.ceki_tokens == TENS_AND_BONUS:
        points += score_call(g)
    if tens:
        line(g, TENS, g.winner, 1, 9 * points, 0)
        points *= 10
    return points

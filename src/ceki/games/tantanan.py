"""Tantanan: the small Gonggong of Java, with five cards in hand and three pairs to win; Ceken or Sampen for three.

A bak is a pair of identical cards, and one is needed [TT-4]. Clauses TT-1..TT-14 are explained on the game's page; what is
not written here is Gonggong's [TT-13].
"""

from __future__ import annotations

from functools import partial
from typing import Final

from ceki.cards.ceki import CODES
from ceki.cards.trail import FEW_TURNS
from ceki.engine.bits import NONE, one
from ceki.engine.game import POINTS, Game, Line, Source, Verb
from ceki.engine.options import Amount, Choice, Members
from ceki.engine.record import ALL, NOBODY, number, option, pile
from ceki.engine.rule import rule
from ceki.engine.score import paid_by_each, won_by
from ceki.games import balik_satu, gonggong
from ceki.games.balik_satu import (
    counting,
    deal,
    event,
    example_discard_calls,
    example_fixed_deck,
    example_improve,
    example_ready,
    example_score,
    example_win,
    hand_consistent,
    hand_constraint,
    hand_reachable,
    heuristic,
    legal,
    longest,
    next_round,
    play,
    sample_hand,
    turn_for_score,
)
from ceki.games.gonggong import score_baks, score_top_card, score_win

__all__ = ["deal", "event", "hand_consistent", "hand_constraint", "hand_reachable", "heuristic", "legal", "longest", "next_round", "play", "sample_hand"]


class Table(balik_satu.Table, seats=4):
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

    metu_from: int = option(Choice("stock", "GG-10", "What another's card must be to win by it.", among=("stock", "discard", "both")))
    red_cards: int = option(Members(frozenset({"S9", "RF", "OT"}), "TT-11", "The cards that count as red.", among=CODES))
    rate: int = option(Amount(2, "TT-10", "Cents a point.", low=1, high=100_000))


@rule
def settle(g: Table) -> None:
    """As toh bayaran: how it was won, the bak, and the top card [TT-10]."""
    if g.winner == NONE:
        return
    won_by(g, one(g.winner))
    turn_for_score(g, 1)
    points = score_win(g) + score_baks(g, NONE)
    points += score_top_card(g)
    paid_by_each(g, g.winner, g.rate * points)


VERBS: Final = (
    *gonggong.VERBS[:3],
    Verb("flick", "let a card go and call tan", at="heap", loud="call"),
    Verb("flick_nokang", "let a card go and call tan nokang though a bak is held", at="heap", loud="call"),
    Verb("change", "let a card go and change nokang to kowah", at="heap", loud="call"),
    Verb("rabas", "show three pairs and win", card=False, loud="win"),
    *gonggong.VERBS[7:],
)

GAME = Game(
    title="Tantanan",
    family="drawing",
    seats=(3, 4),  # [TT-12] Ceken
    direction="anticlockwise",
    pack="ceki",
    summary="The small Gonggong: three pairs, one of them identical; Cekèn or Sampèn when three play.",
    sources=(
        Source("Balik Satu, Ways to Play (games.porg.es)"),
        Source("Javaanse Kaartspelen (1941)", "pp. 97-98"),
    ),
    verbs=VERBS,
    lines=(
        Line("metu", "TT-10", "won by another's card", POINTS),
        Line("rabas", "TT-10", "won by one's own draw", POINTS),
        Line("red_winning_card", "TT-10", "the winning card is red", POINTS),
        Line("bak", "TT-10", "each bak", POINTS, alike="set_size"),
        Line("red_bak", "TT-11", "each red bak", POINTS, alike="set_size"),
        Line("top_card", "TT-10", "the turned card", POINTS),
    ),
    longest=longest,
    presets={"surakarta_1941": {"players": 4}, "yogyakarta_1941": {"players": 3}},
    shows=balik_satu.shows("tan kowah", "tan nokang"),
    aliases={"Cekèn": "yogyakarta_1941", "Sampèn": "yogyakarta_1941"},
)


ODDS: Final = counting("bak", "tan kowah", "tan nokang")
reasons = partial(balik_satu.reasons, mata="bak", words=("", "tan kowah", "tan nokang"))


# ---------------------------------------------------------------- worked examples

# [TT-6] one card short is tan: [TT-8] kowah with a bak, [TT-7] nokang without, which may have several waits [TT-9]
CALLS: Final = {None: balik_satu.NO_CALL, "tan_kowah": balik_satu.TAN, "tan_nokang": balik_satu.CEKI}
CALL_WORDS: Final = tuple(CALLS)




EXAMPLES: Final = {
    "deck": partial(example_fixed_deck, sources=("surakarta", "yogyakarta")),
    "ready": partial(example_ready, words=CALL_WORDS),
    "win": example_win,
    "improve": partial(example_improve, words=CALL_WORDS),
    "discard_calls": partial(example_discard_calls, words=CALL_WORDS),
    "score": partial(example_score, calls=CALLS),
}

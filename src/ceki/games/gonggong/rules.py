"""Gonggong, the Balik Satu of Java: Surakarta's ways to score it, and the bets of Yogyakarta.

Fourteen cards each and nobody begins with more. A bak (three identical cards) is needed [GG-5]; a win is rabas by one's
own draw, metu by another's card. Clauses GG-1..GG-22 and YG-1..YG-6 are explained on the game's page; what is not
written here is Balik Satu's [GG-4].
Turn, call and the rest of the deal stand in `_sets/turns.py` and `_sets/calls.py`, for all games of sets.
"""

from __future__ import annotations

from typing import Any

from ceki.cards.ceki import FACES, M1, NUMBER, OT, RF
from ceki.cards.sets import gains_mata
from ceki.engine.bits import NONE, has, one
from ceki.engine.record import ALL, NOBODY, counts, number, pile
from ceki.engine.rule import rule
from ceki.engine.score import POT, line, paid_by_each, pay, won_by
from ceki.games._sets.laid import lay_sets as lay_sets
from ceki.games._sets.turns import deal as deal_cards
from ceki.games._sets.turns import legal as legal
from ceki.games._sets.turns import longest as longest
from ceki.games._sets.turns import play as play
from ceki.games.balik_lima_belas.rules import turn_and_count
from ceki.games.balik_satu import rules as balik_satu_rules
from ceki.games.balik_satu.rules import lines_of_matas
from ceki.games.gonggong.options import (
    BAK_BAKAN,
    BAK_ONLY,
    CEKEN,
    DOWN,
    NEW_ONLY,
    TOH_BAYARAN_14,
    UMBUK,
    UNDHUH_UNDHUHAN,
    Options,
)
from ceki.games.gonggong.words import (
    BAK,
    BETS,
    FROM_POT,
    METU,
    POINTS_PAID,
    POOL_BAK,
    POOL_RED_BAK,
    RABAS,
    RED_BAK,
    RED_WINNING_CARD,
    STAKE,
    TOP_CARD,
    UMBUK_PAID,
)


class Table(Options, balik_satu_rules.Table, seats=6, lines=20):
    """Balik Satu's table, what Java scores by, and without what only Balik Satu's score needs."""

    stock = pile(240, seen=NOBODY)
    drawn = counts("faces", seen=ALL, note=True)  # the fourteen turned cards by face
    bet = number("seats", "seats", seen=ALL, width=32)  # [YG-5] cents between two seats

    deck_table: int = number(seen=ALL, width=8)
    half_decks: int = number(seen=ALL, empty=6)  # (GG-1) from the number of players
    deal: int = number(seen=ALL, width=8)
    source: int = number(seen=ALL, width=8)
    ayam: int = number(seen=ALL)  # [GG-17] the schemes are listed in full
    kandang: int = number(seen=ALL)
    tan_point: int = number(seen=ALL)
    yeo_replay: int = number(seen=ALL, width=8)
    bonus_needs_call: int = number(seen=ALL, width=8, empty=1)
    kandang_tangan: int = number(seen=ALL, width=8, empty=1)  # [GG-21] a complete hand of fifteen wins as dealt
    stock_reserve: int = number(seen=ALL)
    balik_short: int = number(seen=ALL, width=8)


# ---------------------------------------------------------------- the deal


@rule
def deal(g: Table) -> None:
    """Each puts a stake into an empty pot [GG-11] [YG-2]; fourteen cards each [GG-2], the first player draws [GG-3]."""
    stake_up(g)
    deal_cards(g)  # [GG-2] fourteen each; [GG-3] the first player draws


@rule
def stake_up(g: Table) -> None:
    """Each player puts a stake into an empty pot [GG-11] [YG-2]."""
    if g.pot == 0 and (g.scoring == UNDHUH_UNDHUHAN or g.scoring == UMBUK):
        paid_by_each(g, STAKE if g.scoring == UNDHUH_UNDHUHAN else UMBUK_PAID, POT, g.stake)


# ---------------------------------------------------------------- score


@rule
def settle(g: Table) -> None:
    """The winner is paid by the scheme: from the pot [GG-11], by the bets [YG-4], or by every other player [GG-20]."""
    if g.winner == NONE:
        return
    won_by(g, one(g.winner))
    if g.scoring == UNDHUH_UNDHUHAN or g.scoring == UMBUK:
        take_from_pot(g)
    elif g.scoring == CEKEN:
        take_bets(g)
    else:
        paid_by_each(g, POINTS_PAID, g.winner, g.rate * score(g))  # [GG-20]


@rule
def score(g: Table) -> int:
    """The points of toh bayaran in its two forms, and of bak-bakan [YG-1]."""
    if g.scoring == BAK_BAKAN and g.bak_bakan_mode == BAK_ONLY:
        return score_baks(g, NONE)
    points = score_win(g)
    if g.scoring == TOH_BAYARAN_14:
        points += score_baks(g, NONE)
        turn_and_count(g, 14)
        return points + score_pool(g)
    turn_and_count(g, 1)
    points += score_baks(g, g.turned[0] if g.kena else NONE)
    return points + score_top_card(g)


@rule
def is_rabas(g: Any) -> bool:
    """Won by one's own draw [GG-9], or as dealt [GG-21]."""
    return bool(g.drawer == g.winner or g.dealt)


@rule
def score_win(g: Any) -> int:
    """One for metu, two for rabas, one more when the winning card is red [GG-13] [GG-14]."""
    points = 2 if is_rabas(g) else 1
    line(g, RABAS if is_rabas(g) else METU, g.winner, 1, points, 0)
    if g.win_card != NONE and has(g.red_cards, g.win_card):
        line(g, RED_WINNING_CARD, g.winner, 1, 1, one(g.win_card))
        points += 1
    return points


@rule
def score_baks(g: Any, turned: int) -> int:
    """One for each bak, two for each red one [GG-15], with the one that kena makes where it is played [GG-17]."""
    hand = g.hand[g.winner]
    kena = turned != NONE and gains_mata(hand, turned)
    if kena:
        hand[turned] += 1
    points = lines_of_matas(g, ~g.red_cards, BAK, 1) + lines_of_matas(g, g.red_cards, RED_BAK, 2)
    if kena:
        hand[turned] -= 1
    return points


@rule
def score_top_card(g: Any) -> int:
    """The turned card's points [GG-16]."""
    card = g.turned[0]
    if card == NONE:
        return 0
    points = top_value(card)
    line(g, TOP_CARD, g.winner, 1, points, one(card))
    return points


@rule
def top_value(card: int) -> int:
    """Ten for nyonya, lau chian and the one of myriads; all others by rank [GG-16]."""
    return 10 if card == RF or card == OT or card == M1 else int(NUMBER[card])


@rule
def score_pool(g: Table) -> int:
    """The bak among the fourteen and the hand, without the winning card [GG-18]: one each, red ones two."""
    return pool_baks(g, ~g.red_cards, POOL_BAK, 1) + pool_baks(g, g.red_cards, POOL_RED_BAK, 2)


@rule
def pool_baks(g: Table, faces: int, what: int, worth: int) -> int:
    """The points of the bak of some faces in the fourteen and the hand [GG-18]; perhaps only new ones [GG-19]."""
    points = 0
    for face in range(FACES):
        held = g.hand[g.winner, face]
        n = (held - (1 if face == g.win_card else 0) + g.drawn[face]) // 3
        if g.pool_counts == NEW_ONLY:
            n -= held // 3  # [GG-19] those of the second step are not counted again
        if has(faces, face) and n > 0:
            line(g, what, g.winner, n, n * worth, one(face))
            points += n * worth
    return points


@rule
def take_from_pot(g: Table) -> None:
    """Rabas takes the pot; metu a stake of it [GG-11], or half of it by umbuk [YG-2] [YG-3]."""
    won = g.pot
    if not is_rabas(g):
        won = min(g.stake, g.pot) if g.scoring == UNDHUH_UNDHUHAN else half(g)
    line(g, RABAS if is_rabas(g) else METU, g.winner, 1, 0, 0)
    line(g, FROM_POT, g.winner, 1, won, 0)
    pay(g, FROM_POT if g.scoring == UNDHUH_UNDHUHAN else UMBUK_PAID, POT, g.winner, won)


@rule
def half(g: Table) -> int:
    """Half the pot; the odd cent is the winner's, or stays [YG-3]."""
    return g.pot // 2 if g.umbuk_rounding == DOWN else (g.pot + 1) // 2


@rule
def take_bets(g: Table) -> None:
    """The winner has what the others staked against them; bets between others are off [YG-4] [YG-5]."""
    won = 0
    for seat in range(g.seats):
        pay(g, BETS, seat, g.winner, g.bet[g.winner, seat])
        won += g.bet[g.winner, seat]
    line(g, BETS, g.winner, 1, won, 0)

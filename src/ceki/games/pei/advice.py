"""The reasons of a move."""

from __future__ import annotations

from typing import Any

from ceki.cards.ceki import C3, C9, of_rank, rank_of
from ceki.engine.bits import NONE, count_in, first, has, one
from ceki.engine.reasons import LINE, Fact, Facts, fact, with_card, with_number
from ceki.engine.rule import rule
from ceki.games.pei.combinations import FIXED, best_score
from ceki.games.pei.options import BY_FACE, RAMPUNG, WUDON, WULWULAN
from ceki.games.pei.rules import Table, matching
from ceki.games.pei.words import CAPTURE, IRENG, MACAN, PLAY, SEATS

(
    TAKES_NOTHING,
    TAKERS,
    GIVES,
    GIVES_NOTHING,
    ADDS,
    COMBINATION,
    REACHES_TE,
    REACHES_SWEEP,
    REACHES_BELAHAN,
    REACHES_PATANG_ATUSAN,
    REACHES_JACKPOT,
) = FACTS = Facts(
    Fact("takes_nothing", "PE-15", "takes"),
    Fact("takers", "PE-15", "safe", ("n",)),
    Fact("gives", "PE-12", "gives", ("n",)),
    Fact("gives_nothing", "PE-12", "gives"),
    Fact("adds", "PE-12", "takes", ("n",)),
    Fact("combination", "PE-21", numbers=("n", "of", "rate", LINE), alone=True),
    Fact("reaches_te", "PE-44", "reaches", ("n",), alone=True),
    Fact("reaches_sweep", "PE-42", "reaches", ("n",), alone=True),
    Fact("reaches_belahan", "PE-45", "reaches", ("n",), alone=True),
    Fact("reaches_patang_atusan", "PE-46", "reaches", ("n",), alone=True),
    Fact("reaches_jackpot", "PE-49", "reaches", ("n",), alone=True),
)


@rule
def reasons(g: Table, seat: int, verb: int, card: int, unseen: Any, out: Any) -> None:
    """The facts of a legal move, the weightiest first: what it takes and what that brings, or lays before the
    others."""
    entering = card if verb == PLAY else g.fresh
    found = matching(g, entering) if verb == PLAY else one(card) if verb == CAPTURE else 0
    if found == 0:
        takers = count_in(unseen, of_rank(rank_of(entering, g.honour_rank), g.honour_rank))
        fact(out, TAKES_NOTHING, -1, 0)
        fact(out, TAKERS, -takers, 0)
        with_number(out, takers)
        reason_of_the_next(g, seat, entering, out)
        return
    best = NONE
    most = 0
    while found != 0:
        face = first(found)
        found &= found - 1
        score = score_with(g, seat, entering, face)
        if best == NONE or score > most:
            best = face
            most = score
    pile = best_score(g, g.won[seat])
    reasons_to_reach(g, pile, most, out)
    fact(out, ADDS, most - pile, 0)
    with_number(out, most - pile)
    with_card(out, best)
    reason_of_combination(g, seat, best, entering, unseen, out)


@rule
def score_with(g: Table, seat: int, one_more: int, other: int) -> int:
    """What a seat's pile would score with two more cards."""
    g.won[seat, one_more] += 1
    g.won[seat, other] += 1
    score = best_score(g, g.won[seat])
    g.won[seat, one_more] -= 1
    g.won[seat, other] -= 1
    return score


@rule
def reason_of_the_next(g: Table, seat: int, card: int, out: Any) -> None:
    """What a card that stays would add to the next player's pile, where that lies open (PE-18)."""
    following = (seat + 1) % SEATS
    if g.won[following, 0] < 0:
        return
    before = best_score(g, g.won[following])
    g.won[following, card] += 1
    n = best_score(g, g.won[following]) - before
    g.won[following, card] -= 1
    fact(out, GIVES if n != 0 else GIVES_NOTHING, -n, 0)
    if n != 0:
        with_number(out, n)


@rule
def reason_of_combination(g: Table, seat: int, taken: int, entering: int, unseen: Any, out: Any) -> None:
    """The dearest combination that new cards of a pile belong to, while it can still become whole."""
    face = NONE
    best = NONE
    most = 0
    for i in range(2):
        card = taken if i == 0 else entering
        for combination in range(IRENG, MACAN + 1):
            have = brought_to(g, seat, combination, card, taken, entering, unseen)
            rate = g.rates[combination] * have
            if have > 0 and (best == NONE or rate > most):
                face = card
                best = combination
                most = rate
    if best != NONE:
        fact(out, COMBINATION, most, 0)
        with_number(out, brought_to(g, seat, best, face, taken, entering, unseen))
        with_number(out, length_of(best, face))
        with_number(out, g.rates[best])
        with_number(out, best)
        with_card(out, face)


@rule
def brought_to(g: Table, seat: int, combination: int, card: int, taken: int, entering: int, unseen: Any) -> int:
    """How many cards of a combination a pile then has, to which a card is new; 0 where it does not belong to it, or it
    cannot become whole."""
    if combination == IRENG and card > C3 and g.extras == BY_FACE:  # (PC-6) no run goes on
        return 0
    have = 0
    new = 0
    for i in range(length_of(combination, card)):
        face = FIXED[g.macan_cards, combination, i] if combination != IRENG else i
        comes = face == taken or face == entering
        if face == card and g.won[seat, face] == 0:
            new = 1
        if comes or g.won[seat, face] > 0:
            have += 1
        elif unseen[face] == 0 and g.pool[face] == 0 and g.hand[seat, face] == 0:
            return 0
    return have if new == 1 and have < length_of(combination, card) else 0


@rule
def length_of(combination: int, card: int) -> int:
    """How many cards a combination has: three, or the run of coins as far as a card of it (PE-23)."""
    return max(3, card + 1) if combination == IRENG and card <= C9 else 3


@rule
def reasons_to_reach(g: Table, before: int, after: int, out: Any) -> None:
    """The scores that bets are about which a pile comes to reach."""
    reason_to_reach(has(g.bets, RAMPUNG), REACHES_TE, g.te_line, before, after, out)
    reason_to_reach(has(g.bets, WUDON), REACHES_SWEEP, g.wudon_sweep, before, after, out)
    reason_to_reach(has(g.bets, RAMPUNG), REACHES_BELAHAN, g.belahan[0], before, after, out)
    reason_to_reach(has(g.bets, RAMPUNG), REACHES_PATANG_ATUSAN, g.patang_atusan[0], before, after, out)
    reason_to_reach(has(g.bets, WULWULAN), REACHES_JACKPOT, g.jackpot_line, before, after, out)


@rule
def reason_to_reach(played: bool, which: int, score: int, before: int, after: int, out: Any) -> None:
    """A score that a bet is about, where it is played and the pile comes to reach it."""
    if played and before < score and score <= after:
        fact(out, which, score, 0)
        with_number(out, score)

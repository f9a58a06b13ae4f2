"""What a player's pile counts, the best of the others, and the combination that lacks one card."""

from __future__ import annotations

from typing import Any, Final

from ceki.cards.ceki import number_on
from ceki.engine.bits import NONE, has
from ceki.engine.reasons import LINE, Fact, Facts, tell, with_card, with_number
from ceki.engine.rule import rule
from ceki.games.pei.combinations import FIXED, best_score
from ceki.games.pei.options import RAMPUNG, WUDON, WULWULAN
from ceki.games.pei.rules import Table
from ceki.games.pei.words import IRENG, MACAN

OF_THREE: Final = 3  # cards of a combination
BOTH, POINTS, MISSING, NEEDED, START = GOALS = Facts(
    Fact("goal-pile-and-best", "PE-21", numbers=("points", "seat", "best")),
    Fact("goal-pile", "PE-21", numbers=("points",)),
    Fact("goal-combination-lacks", "PE-26", numbers=(LINE, "rate")),
    Fact("goal-points-needed", "PE-43", numbers=("n", "score")),
    Fact("goal-combinations", "PE-21", numbers=("macan",)),
)


@rule
def goal(g: Table, seat: int, unseen: Any, out: Any) -> None:
    """The points of the own pile, and of the best other where the piles lie open (PE-18); the dearest combination that
    lacks one card; and the next score that bets are about."""
    points = best_score(g, g.won[seat])
    tell(out, BOTH if g.captured_visible else POINTS)
    with_number(out, points)
    if g.captured_visible:
        tell_best(g, seat, out)
    lacking = dearest_lacking(g, seat)
    if lacking != NONE:
        card = lacks(g, seat, lacking)
        tell(out, MISSING)
        with_number(out, lacking)
        with_number(out, g.rates[lacking])
        with_card(out, card)
    else:
        tell(out, START)
        with_number(out, g.macan_cards)
    needed = next_line(g, points)
    if needed != NONE:
        tell(out, NEEDED)
        with_number(out, needed - points)
        with_number(out, needed)


@rule
def tell_best(g: Table, seat: int, out: Any) -> None:
    """Of the others the one with most points, the next of equals, and how many."""
    best = NONE
    most = 0
    for step in range(1, g.seats):
        other = (seat + step) % g.seats
        score = best_score(g, g.won[other])
        if best == NONE or score > most:
            best = other
            most = score
    with_number(out, best)
    with_number(out, most)


@rule
def dearest_lacking(g: Table, seat: int) -> int:
    """The combination with the highest rate of which the pile lacks one card that can still come; `NONE` for none."""
    found = NONE
    for combination in range(IRENG, MACAN + 1):
        card = lacks(g, seat, combination)
        if card != NONE and can_come(g, seat, card) and g.rates[combination] > number_on(card):
            if found == NONE or g.rates[combination] > g.rates[found]:
                found = combination
    return found


@rule
def lacks(g: Table, seat: int, combination: int) -> int:
    """The one card of three that a pile lacks for a combination (PE-23, PE-26); `NONE` where it has all or lacks
    more."""
    card = NONE
    have = 0
    for i in range(OF_THREE):
        face = FIXED[g.macan_cards, combination, i]
        if g.won[seat, face] > 0:
            have += 1
        else:
            card = face
    return int(card) if have == OF_THREE - 1 else NONE


@rule
def can_come(g: Table, seat: int, card: int) -> bool:
    """Whether a card of a face lies in no pile that the seat sees."""
    n = g.deck[card]
    for other in range(g.seats):
        if other == seat or g.captured_visible:
            n -= g.won[other, card]
    return bool(n > 0)


@rule
def next_line(g: Table, points: int) -> int:
    """The least score above the own that bets are about; `NONE` for none."""
    found = nearer_line(has(g.bets, RAMPUNG), g.te_line, points, NONE)
    found = nearer_line(has(g.bets, WUDON), g.wudon_sweep, points, found)
    found = nearer_line(has(g.bets, RAMPUNG), g.belahan[0], points, found)
    found = nearer_line(has(g.bets, RAMPUNG), g.patang_atusan[0], points, found)
    return nearer_line(has(g.bets, WULWULAN), g.jackpot_line, points, found)


@rule
def nearer_line(played: bool, score: int, points: int, found: int) -> int:
    """A score that a bet is about, where it is played, above the own and below what was found."""
    return int(score) if played and score > points and (found == NONE or score < found) else found

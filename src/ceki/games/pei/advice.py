"""The facts of a move that advice is made of."""

from __future__ import annotations

from typing import Any

from ceki.cards.ceki import FACES, of_rank, rank_of
from ceki.engine.bits import has
from ceki.engine.game import Reason
from ceki.games.pei.combinations import FIXED, best_score
from ceki.games.pei.options import RAMPUNG, WUDON, WULWULAN
from ceki.games.pei.rules import matching
from ceki.games.pei.words import ABANG, CAPTURE, GAME, MACAN, PLAY, SEATS

# ---------------------------------------------------------------- plain Python: advice


def reasons(g: Any, seat: int, verb: int, card: int, unseen: Any) -> list[Reason]:
    """The facts of a legal move, the weightiest first: what it takes and what that brings, or lays before the
    others."""
    entering = card if verb == PLAY else int(g.fresh)
    found = faces_of(matching(g, entering)) if verb == PLAY else [card] if verb == CAPTURE else []
    if not found:
        out = sum(unseen[face] for face in faces_of(of_rank(rank_of(entering, g.honour_rank), g.honour_rank)))
        return [
            Reason("takes", "PE-15", -1, told="takes_nothing"),
            Reason("safe", "PE-15", -out, told="takers", numbers={"n": out}),
            *brings_the_next(g, seat, entering),
        ]
    pile = int(best_score(g, g.won[seat]))
    brings = {face: score_with(g, seat, entering, face) - pile for face in found}
    best = max(found, key=lambda face: brings[face])
    adds = brings[best]
    return [
        *crossed(g, pile, pile + adds),
        Reason("takes", "PE-12", adds, told="adds", numbers={"n": adds}, cards=(best,)),
        *begun(g, seat, (best, entering), unseen),
    ]


def faces_of(faces: int) -> list[int]:
    """The faces of a set."""
    return [face for face in range(FACES) if has(faces, face)]


def score_with(g: Any, seat: int, one_more: int, other: int) -> int:
    """What a seat's pile would score with two more cards."""
    pile = g.won[seat].copy()
    pile[one_more] += 1
    pile[other] += 1
    return int(best_score(g, pile))


def brings_the_next(g: Any, seat: int, card: int) -> list[Reason]:
    """What a card that stays would add to the next player's pile, where that lies open [PE-18]."""
    following = (seat + 1) % SEATS
    if min(g.won[following]) < 0:
        return []
    pile = g.won[following].copy()
    before = int(best_score(g, pile))
    pile[card] += 1
    n = int(best_score(g, pile)) - before
    return [Reason("gives", "PE-12", -n, told="gives" if n else "gives_nothing", numbers={"n": n})]


def begun(g: Any, seat: int, cards: tuple[int, int], unseen: Any) -> list[Reason]:
    """The dearest combination that new cards of a pile belong to, while it can still become whole."""
    found = []
    for face in cards:
        for combination in range(ABANG, MACAN + 1):
            three = [int(FIXED[g.macan_cards, combination, i]) for i in range(3)]
            have = sum(int(g.won[seat, other] > 0 or other in cards) for other in three)
            open_still = all(
                g.won[seat, other] or other in cards or unseen[other] or g.pool[other] or g.hand[seat, other]
                for other in three
            )
            if face in three and not g.won[seat, face] and open_still and have < len(three):
                rate = int(g.rates[combination])
                name = GAME.lines[combination].says.partition(",")[0]
                numbers = {"n": have, "of": len(three), "rate": rate}
                found.append(Reason("combination", "PE-21", rate * have, numbers=numbers, cards=(face,), word=name))
    return sorted(found, key=lambda one: -one.good)[:1]


def crossed(g: Any, before: int, after: int) -> list[Reason]:
    """The scores that bets are about which a pile comes to reach."""
    lines = (
        (RAMPUNG, int(g.te_line), "below which te mati is paid", "PE-44"),
        (WUDON, int(g.wudon_sweep), "which sweep the pot", "PE-42"),
        (RAMPUNG, int(g.belahan[0]), "belahan", "PE-45"),
        (RAMPUNG, int(g.patang_atusan[0]), "patang atusan", "PE-46"),
        (WULWULAN, int(g.jackpot_line), "which take the standing pot", "PE-49"),
    )
    return [
        Reason("reaches", clause, score, numbers={"n": score}, word=says)
        for bet, score, says, clause in lines
        if has(g.bets, bet) and before < score <= after
    ]

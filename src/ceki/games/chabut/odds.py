"""What can be counted exactly."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import partial
from math import perm
from typing import Any, Final

import numpy as np

from ceki.cards.notation import card_code, card_number, counted
from ceki.cards.odds.chances import CHANCE, MONEY, WORD, Chance, Counted, Event, Known, Odds, Page, Sheet
from ceki.cards.odds.counting import hands_by_class
from ceki.cards.odds.draw_or_stand import Hand, orders, with_one_more
from ceki.cards.odds.texts import Text, Texts, named
from ceki.cards.pack52 import FACES, RANKS, held_of_rank
from ceki.engine.bits import NONE
from ceki.engine.errors import NotAllowed
from ceki.engine.record import copy
from ceki.engine.rule import rule
from ceki.games.chabut.options import BANKER, KEELS
from ceki.games.chabut.plan import Best, Meetings, Plan
from ceki.games.chabut.rules import Table, keel, state, value
from ceki.games.chabut.words import MASOK_DAUN, MASOK_MATA, MATI, STAND

# ---------------------------------------------------------------- its texts

SAYS: Final = Texts(
    {
        "named-keels": "Named keels",
        "keels": "keels",
        "how-keels": "all pairs of cards of the pack",
        "no-name": "no name",
        "points-of-keels": "Points of the keels",
        "points": "points",
        "plan": "every hand by backward induction, seen by its holder alone, "
        "against a dealer who passes from {stand_at} on (option dealer_stand_at)",
        "draw-or-pass": "Draw or pass",
        "how-draw-or-pass": "{plan}; average over the hands of these points that this plan comes to; "
        "a deal brings {worth} cents of a stake of {stake}",
        "comes-up": "comes up",
        "too-much": "next is too much",
        "next-exact": "next is exact",
        "pass-brings": "pass brings",
        "draw-brings": "draw brings",
        "best-to-draw": "best to draw",
        "plan-ends": "Where the best plan ends",
        "chance": "chance",
        "out": "out",
        "passing-from": "Passing from some total on",
        "how-orders": "every order of cards, by their worth",
        "passes-from": "passes from",
        "exactly": "exactly the target",
        "full-hand": "full hand",
        "short-of-it": "short of it",
        "next-with": "The next card with {points} points",
        "each-unseen": "each unseen card",
        "with-points": "With {points} points",
        "move": "move",
        "brings": "brings",
        "pass": "pass",
        "draw": "draw",
        "best": "best",
        "beyond": "A dealer who is free (CH-23), a pool of several players and what others' moves betray "
        "have no closed form.",
    }
)

# ---------------------------------------------------------------- what can be counted: the keels

KEEL, KEELS_TOTAL = range(2)  # the events


@rule
def event(g: Table, what: int) -> int:
    """Of the first player's keels: 0 or one more than their name (CH-17), and their points (CH-6)."""
    if what == KEEL:
        return keel(g.keels[g.starter]) + 1
    return value(g, g.starter)


def count_keels(g: Any, what: int) -> dict[int, int]:
    """In how many pairs of keels an event has each of its values."""
    found: Counter[int] = Counter()
    for laid_out, ways in all_hands(copy(g), [], 2):
        found[int(event(laid_out, what))] += ways
    return dict(found)


def outlook(g: Any) -> list[Page]:
    """When to draw and when to pass, how hands end by that, and what passing from some total on leads to."""
    plan = Plan(g)
    pages: list[Page] = []
    if g.showdown == BANKER:
        meetings = Meetings(plan, orders(plan.sizes, {(0,) * len(plan.sizes): 1}, plan.may_draw))
        bests = [Best(plan, meetings, keels, starts) for keels, starts in plan.starts()]
        pages = [draw_or_pass(plan, bests), endings(plan, bests)]
    return [*pages, passing_from(plan)]


def against_whom(plan: Plan) -> Text:
    """Whom the plan is made against, and what it looks at."""
    return SAYS("plan", stand_at=int(plan.g.dealer_stand_at))


def draw_or_pass(plan: Plan, bests: list[Best]) -> Sheet:
    """By points held where both are allowed: what the next card does, and what passing and drawing bring."""
    sums: dict[int, list[Fraction]] = {}
    for best in bests:
        for hand, often in best.reached().items():
            if hand in best.stand and hand in best.drawing:
                row = sums.setdefault(plan.total(hand), [Fraction(0)] * 6)
                ends = next_ends(plan, hand)
                parts = (
                    Fraction(1),
                    ends[MATI],
                    ends[MASOK_MATA],
                    best.stand[hand],
                    best.drawing[hand],
                    Fraction(best.draws(hand)),
                )
                for i, part in enumerate(parts):
                    row[i] += often * part
    rows = tuple((str(points), row[0], *(part / row[0] for part in row[1:])) for points, row in sorted(sums.items()))
    worth = sum((ways * best.worth[hand] for best in bests for hand, ways in best.starts.items()), Fraction(0)) / perm(
        plan.cards, 2
    )
    columns = (
        (SAYS("points"), WORD),
        (SAYS("comes-up"), CHANCE),
        (SAYS("too-much"), CHANCE),
        (SAYS("next-exact"), CHANCE),
        (SAYS("pass-brings"), MONEY),
        (SAYS("draw-brings"), MONEY),
        (SAYS("best-to-draw"), CHANCE),
    )
    how = SAYS("how-draw-or-pass", plan=against_whom(plan), worth=worth, stake=str(plan.g.stake))
    return Sheet(SAYS("draw-or-pass"), "CH-10", how, columns, rows)


def next_ends(plan: Plan, hand: Hand) -> list[Fraction]:
    """How likely the next card leads to each state."""
    found = [Fraction(0)] * 4
    for more, cards in with_one_more(hand, plan.sizes):
        plan.g.cards[0] = sum(more)
        found[state(plan.g, 0, plan.total(more))] += Fraction(cards, plan.cards - sum(hand))
    return found


def endings(plan: Plan, bests: list[Best]) -> Sheet:
    """The points at which a player ends who does the best."""
    found: dict[int, Fraction] = {}
    for best in bests:
        for hand, often in best.reached().items():
            if not best.draws(hand):
                points = min(plan.total(hand), int(plan.g.target) + 1)
                found[points] = found.get(points, Fraction(0)) + often
    rows = tuple(
        (SAYS("out") if points > plan.g.target else str(points), share) for points, share in sorted(found.items())
    )
    columns = ((SAYS("points"), WORD), (SAYS("chance"), CHANCE))
    return Sheet(SAYS("plan-ends"), "CH-21", against_whom(plan), columns, rows)


def passing_from(plan: Plan) -> Sheet:
    """What becomes of one who draws below some total and passes from there on."""
    rows = []
    target = int(plan.g.target)
    for least in range(target - 10, target + 1):
        ends = passed_from(plan, least)
        rows.append((str(least), ends[MATI], ends[MASOK_MATA], ends[MASOK_DAUN], ends[STAND]))
    columns = (
        (SAYS("passes-from"), WORD),
        (SAYS("out"), CHANCE),
        (SAYS("exactly"), CHANCE),
        (SAYS("full-hand"), CHANCE),
        (SAYS("short-of-it"), CHANCE),
    )
    return Sheet(SAYS("passing-from"), "CH-10", SAYS("how-orders"), columns, tuple(rows))


def passed_from(plan: Plan, least: int) -> list[Fraction]:
    """How likely each state is at the end of drawing below a total."""

    def draws(hand: Hand) -> bool:
        return plan.may_draw(hand) and (sum(hand) < 2 or not plan.offered(hand, 0)[1] or plan.total(hand) < least)

    found = [Fraction(0)] * 4
    for hand, ways in orders(plan.sizes, {(0,) * len(plan.sizes): 1}, draws).items():
        if not draws(hand):
            plan.g.cards[0] = sum(hand)
            found[state(plan.g, 0, plan.total(hand))] += Fraction(ways, perm(plan.cards, sum(hand)))
    return found


def hand_odds(g: Any, known: Known) -> list[Page]:
    """What the next card does to a hand, and what passing and drawing bring. Raises `ValueError` for other hands."""
    if known.stock is not None:
        raise NotAllowed("stock-no-matter")
    if not 2 <= len(known.hand) <= g.max_cards:
        raise NotAllowed("hand-of-keels", given=len(known.hand), low=2, high=int(g.max_cards))
    g = lay_hands(copy(g), [known.hand, known.seen[:0]])
    seen = {card_number(code, "pack52") for code in known.seen}
    for code in known.seen:
        if card_number(code, "pack52") in {card_number(held, "pack52") for held in known.hand} or len(seen) < len(
            known.seen
        ):
            raise NotAllowed("copies-beyond-pack", card=code, held=2)
    keels = g.keels[0].copy()
    plan = Plan(g, seen)
    held = set(np.flatnonzero(keels + g.drawn[0]).tolist())
    hand = tuple(len(held.intersection(cards)) for cards in plan.alike)
    return [*next_of_hand(plan, hand), *choice_of_hand(plan, hand, keels)]


def next_of_hand(plan: Plan, hand: Hand) -> list[Page]:
    """The next card, where one may be drawn."""
    if not plan.may_draw(hand):
        return []
    found: Counter[str] = Counter()
    for more, cards in with_one_more(hand, plan.sizes):
        points = plan.total(more)
        found[SAYS("out") if points > plan.g.target else str(points)] += cards
    total = plan.cards - sum(hand)
    lines = tuple(
        Chance(says, found[says], total)
        for says in sorted(found, key=lambda says: (says == SAYS("out"), int(says) if says != SAYS("out") else 0))
    )
    return [Odds(SAYS("next-with", points=plan.total(hand)), "CH-6", SAYS("each-unseen"), SAYS("points"), lines)]


def choice_of_hand(plan: Plan, hand: Hand, keels: Any) -> list[Page]:
    """What passing and drawing bring, against the dealer."""
    if plan.g.showdown != BANKER:
        return []
    meetings = Meetings(plan, orders(plan.sizes, {hand: 1}, plan.may_draw))
    best = Best(plan, meetings, keels, {hand: 1})
    brings = ((SAYS("pass"), best.stand), (SAYS("draw"), best.drawing))
    rows = tuple(
        (word, cents[hand], SAYS("best") if best.worth[hand] == cents[hand] else "")
        for word, cents in brings
        if hand in cents
    )
    columns = ((SAYS("move"), WORD), (SAYS("brings"), MONEY), ("", WORD))
    return [Sheet(SAYS("with-points", points=plan.total(hand)), "CH-10", against_whom(plan), columns, rows)]


KEEL_LABELS: Final = {0: SAYS("no-name"), **{n + 1: named(word) for n, word in enumerate(KEELS)}}
ODDS: Final = Counted(
    events=(
        Event(
            SAYS("named-keels"),
            "CH-17",
            SAYS("keels"),
            SAYS("how-keels"),
            partial(count_keels, what=KEEL),
            KEEL_LABELS,
        ),
        Event(
            SAYS("points-of-keels"),
            "CH-6",
            SAYS("points"),
            SAYS("how-keels"),
            partial(count_keels, what=KEELS_TOTAL),
        ),
    ),
    outlook=outlook,
    hand=hand_odds,
    beyond=SAYS("beyond"),
    says=SAYS,
)


def lay_hands(g: Any, hands: Any) -> Any:
    """Puts hands before the seats, the first two cards as keels. Raises `ValueError` for cards that cannot be held
    so."""
    total = np.zeros(FACES, np.int64)
    for seat, codes in enumerate(hands):
        if len(codes) > g.max_cards:
            raise NotAllowed("hand-at-most", given=len(codes), most=int(g.max_cards))
        g.keels[seat], g.drawn[seat] = counted(codes[:2], "pack52"), counted(codes[2:], "pack52")
        g.cards[seat] = len(codes)
        total += g.keels[seat] + g.drawn[seat]
    g.stock_left = FACES  # there is always one to draw
    for card in range(FACES):
        if total[card] > (1 if g.worth[card] != NONE else 0):
            raise NotAllowed("copies-beyond-pack", card=card_code(card, "pack52"), held=int(total[card]))
    return g


def all_hands(g: Any, held: Any, more: int) -> Any:
    """Lays every hand of `held` and `more` cards before seat 0, ranks alone, with the number of ways it comes."""
    have = counted(held, "pack52")
    ranks = [rank for rank in range(RANKS) if g.worth[rank] != NONE]
    free = [4 - int(held_of_rank(have, rank)) for rank in ranks]
    for new, ways in hands_by_class(free, more):
        codes = list(held)
        for rank, n in zip(ranks, new, strict=True):
            codes += [card_code(c, "pack52") for c in range(rank, FACES, RANKS) if not have[c]][:n]
        yield lay_hands(g, [codes]), ways

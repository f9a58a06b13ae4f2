"""What can be counted exactly."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import partial
from typing import Any, Final

import numpy as np

from ceki.cards.notation import card_code, counted
from ceki.cards.odds.chances import CHANCE, WORD, Chance, Counted, Event, Known, Odds, Page, Sheet
from ceki.cards.odds.counting import hands_by_class, ways_together
from ceki.cards.odds.texts import Texts, named
from ceki.cards.pack52 import FACES, RANKS, held_of_rank
from ceki.engine.errors import NotAllowed
from ceki.engine.rule import rule
from ceki.games.pakau.options import CLASSES
from ceki.games.pakau.rules import Table, class_of, pips_of, strength
from ceki.games.pakau.words import HAND

# ---------------------------------------------------------------- its texts

SAYS: Final = Texts(
    {
        "classes": "Classes of hands",
        "class-of-hand": "class of the hand",
        "how-hands": "every hand of three cards of 52, by ranks",
        "pips-of-hand": "Pips of a hand",
        "pips": "pips",
        "two-hands": "Two hands from one pack",
        "showdown": "the showdown",
        "how-pairs": "all pairs of hands, by ranks",
        "first-wins": "the first wins",
        "second-wins": "the second wins",
        "they-tie": "they tie",
        "best-of-all": "The best hand of all at the table",
        "class-of-best": "class of the best hand",
        "each-class": "A hand of each class against one other hand",
        "how-pack": "all pairs of hands from one pack, by ranks",
        "class": "class",
        "dealt-share": "dealt",
        "wins": "wins",
        "loses": "loses",
        "ties": "ties",
        "this-hand": "This hand, {hand}, against one other",
        "how-unseen": "every hand of three unseen cards",
        "beyond": "The best of more than two hands is not counted exactly here.",
    }
)

# ---------------------------------------------------------------- what can be counted at the deal

CLASS, TOTAL, MEETING, BEST_CLASS = range(4)  # the events
MEETINGS: Final = ("first", "second", "tie")


@rule
def event(g: Table, what: int) -> int:
    """The class of the first hand, its pips, how it meets the next one, and the class of the best hand of all."""
    if what == TOTAL:
        return pips_of(g.hand[0])
    if what == MEETING:
        first = strength(g, g.hand[0])
        second = strength(g, g.hand[1])
        return 2 if first == second else int(second > first)
    seat = 0
    if what == BEST_CLASS:
        for other in range(1, g.seats):
            if strength(g, g.hand[other]) > strength(g, g.hand[seat]):
                seat = other
    return class_of(g, g.hand[seat])


def every_hand(left: Any = (4,) * RANKS) -> Any:
    """Every hand of three of the cards left of each rank, as ranks, with the number of ways: suits never matter
    (PK-11)."""
    return hands_by_class(left, HAND)


def count_hands(g: Any, what: int) -> dict[int, int]:
    """In how many of the 22,100 hands an event has each of its values (PK-14)."""
    found: Counter[int] = Counter()
    for ranks, ways in every_hand():
        g.hand[0] = of_ranks(ranks)
        found[int(event(g, what))] += ways
    return dict(found)


def count_meetings(g: Any) -> dict[int, int]:
    """In how many pairs of hands from one pack the first wins, the second wins, or they tie."""
    found = comparisons(g)
    return {what: found[word] for what, word in enumerate(MEETINGS)}


def meetings_by_class(g: Any) -> list[Page]:
    """For each class how often it is dealt, and how it fares against one other hand of the same pack."""
    classes, met = meetings(g)
    every = met.sum()
    rows = tuple(
        (CLASS_WORDS[which], Fraction(int(row.sum()), int(every)), *(Fraction(int(n), int(row.sum())) for n in row))
        for which, row in zip(classes, met, strict=True)
    )
    chances = [(SAYS(word), CHANCE) for word in ("dealt-share", "wins", "loses", "ties")]
    return [Sheet(SAYS("each-class"), "PK-11", SAYS("how-pack"), ((SAYS("class"), WORD), *chances), rows)]


def meetings(g: Any) -> tuple[list[int], Any]:
    """The classes of hands, and for each in how many pairs of hands it wins, loses or ties."""
    hands = [ranks for ranks, _ in every_hand()]
    laid = [of_ranks(ranks) for ranks in hands]
    worth = np.array([strength(g, hand) for hand in laid])
    which = np.array([class_of(g, hand) for hand in laid])
    ways = ways_together([4] * RANKS, hands)
    how = np.sign(worth[None, :] - worth[:, None])
    classes = sorted({int(n) for n in which})
    return classes, np.array(
        [[ways[which == n][how[which == n] == sign].sum() for sign in (-1, 1, 0)] for n in classes]
    )


def hand_odds(g: Any, known: Known) -> list[Page]:
    """How a hand fares against one that is not seen. Raises `ValueError` for other than three cards."""
    if known.stock is not None:
        raise NotAllowed("stock-not-drawn")
    lay_hands(g, [known.hand])
    held = g.hand[0] + counted(known.seen, "pack52")
    if held.max() > 1:
        raise NotAllowed("copies-of-pack", card=card_code(int(held.argmax()), "pack52"), held=int(held.max()))
    own = strength(g, g.hand[0])
    found = {"first": 0, "tie": 0, "second": 0}
    for ranks, ways in every_hand([4 - int(held_of_rank(held, rank)) for rank in range(RANKS)]):
        found[greater(own, strength(g, of_ranks(ranks)))] += ways
    total = sum(found.values())
    if total == 0:
        raise NotAllowed("seen-no-three")
    says = {"first": SAYS("wins"), "tie": SAYS("ties"), "second": SAYS("loses")}
    title = SAYS("this-hand", hand=CLASS_WORDS[int(class_of(g, g.hand[0]))])
    lines = tuple(Chance(says[word], n, total) for word, n in found.items())
    return [Odds(title, "PK-11", SAYS("how-unseen"), SAYS("showdown"), lines)]


ODDS_HOW: Final = SAYS("how-hands")
CLASS_WORDS: Final = {which: named(word) for which, word in enumerate(CLASSES)}
ODDS: Final = Counted(
    events=(
        Event(SAYS("classes"), "PK-14", SAYS("class-of-hand"), ODDS_HOW, partial(count_hands, what=CLASS), CLASS_WORDS),
        Event(SAYS("pips-of-hand"), "PK-7", SAYS("pips"), ODDS_HOW, partial(count_hands, what=TOTAL)),
        Event(
            SAYS("two-hands"),
            "PK-11",
            SAYS("showdown"),
            SAYS("how-pairs"),
            count_meetings,
            dict(enumerate((SAYS("first-wins"), SAYS("second-wins"), SAYS("they-tie")))),
        ),
        Event(SAYS("best-of-all"), "PK-12", SAYS("class-of-best"), "", None, CLASS_WORDS),
    ),
    outlook=meetings_by_class,
    hand=hand_odds,
    beyond=SAYS("beyond"),
    says=SAYS,
)


# ---------------------------------------------------------------- worked examples: laying them out, reading them off


def lay_hands(g: Any, hands: Any) -> Any:
    """Puts hands before the seats. Raises `ValueError` for a hand that is not of three cards and for a card held
    twice."""
    held = np.zeros(FACES, np.int64)
    for seat, codes in enumerate(hands):
        if len(codes) != HAND:
            raise NotAllowed("hand-has", given=len(codes), cards=HAND)
        g.hand[seat] = counted(codes, "pack52")
        g.total[seat] = pips_of(g.hand[seat])
        held += g.hand[seat]
    for card in range(FACES):
        if held[card] > 1:
            raise NotAllowed("copies-of-pack", card=card_code(card, "pack52"), held=int(held[card]))
    return g


def greater(first: int, second: int) -> str:
    """In words."""
    return "tie" if first == second else "first" if first > second else "second"


def of_ranks(ranks: Any) -> Any:
    """A hand, counts by card, (52,), with ranks[r] cards of each rank r."""
    hand = np.zeros(FACES, np.int64)
    for rank, n in enumerate(ranks):
        hand[rank : RANKS * n : RANKS] = 1
    return hand


def comparisons(g: Any) -> dict[str, int]:
    """All pairs of hands from one pack by which of them is greater."""
    _, met = meetings(g)
    return dict(zip(("first", "second", "tie"), (int(n) for n in met.sum(axis=0)), strict=True))

"""What can be counted exactly."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import partial
from itertools import combinations
from typing import Any, Final

import numpy as np

from ceki.cards.notation import card_number, counted
from ceki.cards.odds.chances import CHANCE, NUMBER, WORD, Counted, Event, Known, Page, Sheet
from ceki.cards.odds.counting import hands_by_class
from ceki.cards.odds.texts import Texts
from ceki.cards.pack52 import FACES, RANKS, held_of_suit
from ceki.engine.bits import how_many
from ceki.engine.errors import NotAllowed
from ceki.engine.moves import listed, no_moves
from ceki.engine.record import copy
from ceki.engine.rule import rule
from ceki.games.sakopong.beliefs import SUITS
from ceki.games.sakopong.options import HAND
from ceki.games.sakopong.rules import PACK, Table, lead, legal, play
from ceki.games.sakopong.words import LAY

# ---------------------------------------------------------------- its texts

SAYS: Final = Texts(
    {
        "suits-dealt": "Suits in a hand as dealt",
        "suits": "suits",
        "longest-dealt": "The longest suit of a hand as dealt",
        "longest": "cards of the longest suit",
        "how-suits": "every hand of five of 32 cards, by suits",
        "last-tricks": "The last tricks, by the card that you lead",
        "how-tricks": "each of the {deals} hands that the other may hold is as likely; "
        "they pick evenly among legal moves",
        "lead": "lead",
        "wins-none": "wins none",
        "wins-one": "wins one",
        "wins-both": "wins both",
        "tricks": "tricks",
        "beyond": "Who wins the tricks of a whole deal has no closed form: it depends on what everyone throws away.",
    }
)

# ---------------------------------------------------------------- what can be counted: the deal, and the last tricks

SUITS_HELD, LONGEST_SUIT = range(2)  # the events
LAST_TRICKS: Final = 2  # what is left can be counted from here on


@rule
def event(g: Table, what: int) -> int:
    """Of the first player's hand: how many suits it has, and the cards of the longest."""
    hand = g.hand[g.starter]
    suits = 0
    longest_suit = 0
    for suit in range(SUITS):
        n = how_many(held_of_suit(hand, suit))
        suits += int(n > 0)
        longest_suit = max(longest_suit, n)
    return suits if what == SUITS_HELD else longest_suit


def count_hands(g: Any, what: int) -> dict[int, int]:
    """In how many hands of five an event has each of its values."""
    g = copy(g)
    found: Counter[int] = Counter()
    of_suit = [[int(card) for card in PACK if card // RANKS == suit] for suit in range(SUITS)]
    for suits, ways in hands_by_class([len(cards) for cards in of_suit], HAND):
        g.hand[0] = 0
        for cards, n in zip(of_suit, suits, strict=True):
            g.hand[0, cards[:n]] = 1
        found[int(event(g, what))] += ways
    return dict(found)


def hand_odds(g: Any, known: Known) -> list[Page]:
    """The last tricks of two players, for the one who leads: each lead against every hand that the other may hold.

    The other is taken to choose evenly among legal moves. Raises `ValueError` for more players or more cards.
    """
    if known.stock is not None:
        raise NotAllowed("stock-not-drawn")
    if g.seats != 2:
        raise NotAllowed("tricks-of-two", given=int(g.seats))
    if not 1 <= len(known.hand) <= LAST_TRICKS:
        raise NotAllowed("hand-of-last-tricks", given=len(known.hand), most=LAST_TRICKS)
    g = lay_hands(copy(g), [[*known.hand, *known.seen]])
    unseen = [int(card) for card in PACK if not g.hand[0, card]]
    if len(unseen) < len(known.hand):
        raise NotAllowed("seen-fewer", unseen=len(unseen))
    g.hand[0] = counted(known.hand, "pack52")
    g.tricks_left = len(known.hand)
    lead(g, 0)
    deals = list(combinations(unseen, len(known.hand)))
    rows = []
    for code in known.hand:
        won = [Fraction(0)] * (len(known.hand) + 1)
        for other in deals:
            g.hand[1] = 0
            g.hand[1, list(other)] = 1
            led: Any = copy(g)
            play(led, LAY, card_number(code, "pack52"))
            for tricks, part in tricks_to_come(led).items():
                won[tricks] += part / len(deals)
        rows.append((code, *won, sum((n * part for n, part in enumerate(won)), Fraction(0))))
    words = (SAYS("wins-none"), SAYS("wins-one"), SAYS("wins-both"))[: len(known.hand) + 1]
    how = SAYS("how-tricks", deals=len(deals))
    columns = ((SAYS("lead"), WORD), *((word, CHANCE) for word in words), (SAYS("tricks"), NUMBER))
    return [Sheet(SAYS("last-tricks"), "SK-5", how, columns, tuple(rows))]


def tricks_to_come(g: Any) -> dict[int, Fraction]:
    """How likely seat 0 has each number of tricks in the end, when every choice from here on is even."""
    if g.over:
        return {int(g.tricks[0]): Fraction(1)}
    moves = no_moves()
    legal(g, moves)
    choices = listed(moves)
    found: dict[int, Fraction] = {}
    for verb, card in choices:
        then: Any = copy(g)
        play(then, verb, card)
        for tricks, part in tricks_to_come(then).items():
            found[tricks] = found.get(tricks, Fraction(0)) + part / len(choices)
    return found


ODDS_HOW: Final = SAYS("how-suits")
ODDS: Final = Counted(
    events=(
        Event(SAYS("suits-dealt"), "SK-2", SAYS("suits"), ODDS_HOW, partial(count_hands, what=SUITS_HELD)),
        Event(
            SAYS("longest-dealt"),
            "SK-2",
            SAYS("longest"),
            ODDS_HOW,
            partial(count_hands, what=LONGEST_SUIT),
        ),
    ),
    hand=hand_odds,
    beyond=SAYS("beyond"),
    says=SAYS,
)


# ---------------------------------------------------------------- worked examples: laying them out, reading them off


def lay_hands(g: Any, hands: Any) -> Any:
    """Puts hands before the seats. Raises `ValueError` for a card that is not in the pack or is held twice."""
    total = np.zeros(FACES, np.int64)
    for seat, codes in enumerate(hands):
        g.hand[seat] = counted(codes, "pack52")
        total += g.hand[seat]
    for code in [code for codes in hands for code in codes]:
        card = card_number(code, "pack52")
        if card not in PACK:
            raise NotAllowed("card-cast-out", card=code, ranks="A K Q J T 9 8 7")
        if total[card] > 1:
            raise NotAllowed("copies-of-pack", card=code, held=int(total[card]))
    return g

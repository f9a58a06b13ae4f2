"""Daun tiga 'lei or Pakau: three cards each, nothing is drawn, and the hands are compared.

Three aces, three threes, three tens and three courts stand above the pips that remain when tens are taken away.
Clauses PK-1..PK-14 and SH-1 are explained on the game's page.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import partial
from typing import Any, Final

import numpy as np

from ceki.cards.notation import card_code, counted
from ceki.cards.odds.chances import CHANCE, WORD, Chance, Counted, Event, Known, Odds, Page, Sheet
from ceki.cards.odds.counting import hands_by_class, odds, ways_together
from ceki.cards.pack52 import ACE, FACES, JACK, KING, QUEEN, RANKS, TEN, THREE, held_courts, held_of_rank, pips
from ceki.cards.piles import take_from
from ceki.engine.bits import one
from ceki.engine.chance import shuffle
from ceki.engine.game import CENTS, POINTS, Game, Line, Show, Source, Verb
from ceki.engine.moves import Moves, offer
from ceki.engine.options import UNSET, Amount, Choice, Ranking
from ceki.engine.record import ALL, NOBODY, OWN, Record, counts, number, option, pile
from ceki.engine.rule import rule
from ceki.engine.score import line, pay, share

HAND: Final = 3  # [PK-2]
SEATS: Final = FACES // HAND  # [PK-2]

OPEN: Final = 0  # the only move
THREE_ACES, THREE_THREES, THREE_TENS, THREE_COURTS, REMAINDER_9 = range(5)  # classes of hands; score lines
REMAINDER_0: Final = REMAINDER_9 + 9
THIRTY_OUT: Final = REMAINDER_0 + 1  # a score line besides
REMAINDERS: Final = tuple(f"remainder_{n}" for n in range(9, -1, -1))
CLASSES: Final = ("three_aces", "three_threes", "three_tens", "three_courts", *REMAINDERS)
ANY_THREE, SAME_RANK = range(2)
AS_ZERO, CANNOT_WIN = range(2)
POOL, BANKER = range(2)
SPLIT, RETURN, DEALER = range(3)
PUSH, TO_DEALER = range(2)


class Table(Record, seats=SEATS, faces=FACES, lines=SEATS):
    """What lies on the table, and the rules of the house."""

    hand = counts("seats", "faces", seen=OWN)
    known = counts("seats", "faces", seen=ALL, of="hand")  # when the hands are laid open
    stock = pile(FACES, seen=NOBODY)
    total = number("seats", seen=ALL, width=8)  # the pips, when the hands are laid open

    ranking: Any = option(Ranking(CLASSES, "PK-4", "Classes of hands from the best; one left out counts by its remainder.", among=CLASSES))
    court_trips: int = option(Choice("any_three", "PK-6", "Three courts of any rank, or three of the same.", among=("any_three", "same_rank")))
    thirty: int = option(Choice("zero", "PK-9", "A hand of exactly thirty that is neither three tens nor three courts.", among=("zero", "out")))
    settlement: int = option(Choice("pool", "PK-12", "The best hand takes equal stakes, or each against the dealer.", among=("pool", "banker")))
    tie: int = option(Choice("split", "PK-12", "Who takes a pool for which hands are tied.", among=("split", "return", "dealer")))
    banker_tie: int = option(Choice("push", "PK-12", "A hand that is tied with the dealer's.", among=("push", "dealer"), company={"settlement": "banker"}))
    stake: int = option(Amount(10, "PK-13", "Cents that each player stakes.", high=100_000))


# ---------------------------------------------------------------- the deal and the showdown


@rule
def deal(g: Table) -> None:
    for card in range(FACES):  # [PK-1] all ranks
        g.deck[card] = 1
        g.stock[card] = card
    shuffle(g, g.stock, FACES)
    for i in range(HAND * g.seats):  # [PK-2] the dealer has a hand too
        g.hand[i % g.seats, take_from(g.stock, FACES - 1 - i)] = 1
    g.turn = g.starter


@rule
def legal(g: Table, moves: Moves) -> None:
    offer(moves, OPEN)  # [PK-3] nothing is drawn or exchanged


@rule
def play(g: Table, verb: int, card: int) -> None:
    """All hands are laid open [PK-3]."""
    for seat in range(g.seats):
        g.total[seat] = pips_of(g.hand[seat])
        for face in range(FACES):
            g.known[seat, face] = g.hand[seat, face]
    g.over = 1


# ---------------------------------------------------------------- what a hand is worth


@rule
def pips_of(hand: Any) -> int:
    """All pips of a hand: ace one, tens and courts ten [PK-7]."""
    n = 0
    for rank in range(RANKS):
        n += held_of_rank(hand, rank) * pips(rank)
    return n


@rule
def class_of(g: Table, hand: Any) -> int:
    """Three aces, threes, tens or courts if the house ranks them [PK-4] [PK-5], else by the remainder [PK-7] [PK-8]."""
    if held_of_rank(hand, ACE) == HAND and is_ranked(g, THREE_ACES):
        return THREE_ACES
    if held_of_rank(hand, THREE) == HAND and is_ranked(g, THREE_THREES):
        return THREE_THREES
    if held_of_rank(hand, TEN) == HAND and is_ranked(g, THREE_TENS):
        return THREE_TENS
    if is_three_courts(g, hand) and is_ranked(g, THREE_COURTS):
        return THREE_COURTS
    return REMAINDER_0 - pips_of(hand) % 10


@rule
def is_ranked(g: Table, which: int) -> bool:
    return g.ranking[which] != UNSET


@rule
def is_three_courts(g: Table, hand: Any) -> bool:
    """Any three of the twelve, or three of one rank [PK-6]."""
    if g.court_trips == ANY_THREE:
        return held_courts(hand) == HAND
    return max(held_of_rank(hand, JACK), held_of_rank(hand, QUEEN), held_of_rank(hand, KING)) == HAND


@rule
def strength(g: Table, hand: Any) -> int:
    """How hands compare; suits never matter and equal classes tie [PK-11]. 0 cannot win [PK-9]."""
    which = class_of(g, hand)
    if which >= REMAINDER_9 and pips_of(hand) == 30 and g.thirty == CANNOT_WIN:
        return 0
    if is_ranked(g, which):
        return 100 - g.ranking[which]
    return 1 + REMAINDER_0 - which


# ---------------------------------------------------------------- the stakes


@rule
def settle(g: Table) -> None:
    g.winners = 0
    find_places(g)
    if g.settlement == POOL:
        best_takes_pool(g)
    else:
        against_dealer(g)
    for seat in range(g.seats):
        out = strength(g, g.hand[seat]) == 0
        what = THIRTY_OUT if out else class_of(g, g.hand[seat])
        line(g, what, seat, g.total[seat], g.cents[seat], 0)


@rule
def dealer(g: Table) -> int:
    """The seat before the first player."""
    return g.starter - 1 if g.starter > 0 else g.seats - 1


@rule
def find_places(g: Table) -> None:
    """How many hands are greater than each [PK-11]."""
    for seat in range(g.seats):
        own = strength(g, g.hand[seat])
        g.place[seat] = 0
        for other in range(g.seats):
            g.place[seat] += int(strength(g, g.hand[other]) > own)


@rule
def best_hands(g: Table) -> int:
    """The seats with the greatest hand, the dealer's included, as a set; empty if none can win [PK-12]."""
    best = 1
    seats = 0
    for seat in range(g.seats):
        own = strength(g, g.hand[seat])
        if own > best:
            best = own
            seats = 0
        if own == best:
            seats |= one(seat)
    return seats


@rule
def best_takes_pool(g: Table) -> None:
    """Equal stakes to the greatest hand; a tied pool as the house says [PK-12]."""
    winners = best_hands(g)
    tied = winners & (winners - 1) != 0
    if winners == 0 or (tied and g.tie == RETURN):
        return
    for seat in range(g.seats):
        g.cents[seat] -= g.stake
    takers = one(dealer(g)) if tied and g.tie == DEALER else winners
    share(g, takers, g.stake * g.seats)  # [SH-1]
    g.winners = takers if takers != (1 << g.seats) - 1 else 0


@rule
def against_dealer(g: Table) -> None:
    """Even money; hands that cannot win do not win from one another [PK-9] [PK-12]. The dealer has won where nobody
    beats them and somebody loses."""
    bank = dealer(g)
    his = strength(g, g.hand[bank])
    lost = 0
    for seat in range(g.seats):
        own = strength(g, g.hand[seat])
        if own > his:
            pay(g, bank, seat, g.stake)
            g.winners |= one(seat)
        elif own < his or (own > 0 and g.banker_tie == TO_DEALER and seat != bank):
            pay(g, seat, bank, g.stake)
            lost += 1
    if g.winners == 0 and lost > 0:
        g.winners = one(bank)


# ---------------------------------------------------------------- the house and the match, in plain Python


def longest(g: Table) -> int:
    """The hands are laid open."""
    return 1


def next_round(match: Any, g: Table) -> None:
    """The next seat deals [PK-13]."""
    match.starter = (match.starter + 1) % match.players


PERAK: Final = ("three_aces", "three_courts", *REMAINDERS)

GAME = Game(
    title="Pakau (Daun tiga 'lei)",
    family="pack",
    seats=tuple(range(2, SEATS + 1)),
    direction="anticlockwise",
    direction_given=False,
    pack="pack52",
    summary="Three cards each; the most pips win when the tens are taken away, with certain exceptions.",
    sources=(Source("W. W. Skeat, Malay Magic (1900)", "section on card games"),),
    verbs=(Verb("open", "lay the hands open", card=False),),
    lines=(
        Line("three_aces", "PK-4", "three aces (tiga sat)", CENTS, counts=POINTS),
        Line("three_threes", "PK-4", "three threes (tiga jalor)", CENTS, counts=POINTS),
        Line("three_tens", "PK-5", "three tens (tiga puloh)", CENTS, counts=POINTS),
        Line("three_courts", "PK-6", "three court cards (tiga angkong, tiga kuda)", CENTS, counts=POINTS),
        *(Line(word, "PK-7", f"a remainder of {word[-1]}", CENTS, counts=POINTS) for word in REMAINDERS),
        Line("thirty_out", "PK-9", "exactly thirty: cannot win", CENTS, counts=POINTS),
    ),
    longest=longest,
    measured=None,
    aliases={"Pakau": "", "Daun tiga 'lei": ""},
    presets={"perak": {"ranking": PERAK, "thirty": "out"}},
    shows=(Show("hand", "hand"), Show("known", "seat"), Show("total", "seat")),
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
    """Every hand of three of the cards left of each rank, as ranks, with the number of ways: suits never matter [PK-11]."""
    return hands_by_class(left, HAND)


def count_hands(g: Any, what: int) -> dict[int, int]:
    """In how many of the 22,100 hands an event has each of its values [PK-14]."""
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
    rows = tuple((CLASS_WORDS[which], Fraction(int(row.sum()), int(every)), *(Fraction(int(n), int(row.sum())) for n in row)) for which, row in zip(classes, met, strict=True))
    columns = (("class", WORD), ("dealt", CHANCE), ("wins", CHANCE), ("loses", CHANCE), ("ties", CHANCE))
    return [Sheet("A hand of each class against one other hand", "PK-11", "all pairs of hands from one pack, by ranks", columns, rows)]


def meetings(g: Any) -> tuple[list[int], Any]:
    """The classes of hands, and for each in how many pairs of hands it wins, loses or ties."""
    hands = [ranks for ranks, _ in every_hand()]
    laid = [of_ranks(ranks) for ranks in hands]
    worth = np.array([strength(g, hand) for hand in laid])
    which = np.array([class_of(g, hand) for hand in laid])
    ways = ways_together([4] * RANKS, hands)
    how = np.sign(worth[None, :] - worth[:, None])
    classes = sorted({int(n) for n in which})
    return classes, np.array([[ways[which == n][how[which == n] == sign].sum() for sign in (-1, 1, 0)] for n in classes])


def hand_odds(g: Any, known: Known) -> list[Page]:
    """How a hand fares against one that is not seen. Raises `ValueError` for other than three cards."""
    if known.stock is not None:
        raise ValueError("stock: nothing is drawn in this game")
    lay_hands(g, [known.hand])
    held = g.hand[0] + counted(known.seen, "pack52")
    if held.max() > 1:
        raise ValueError(f"card {card_code(int(held.argmax()), 'pack52')}: {held.max()} copies, the pack has 1")
    own = strength(g, g.hand[0])
    found = {"first": 0, "tie": 0, "second": 0}
    for ranks, ways in every_hand([4 - int(held_of_rank(held, rank)) for rank in range(RANKS)]):
        found[greater(own, strength(g, of_ranks(ranks)))] += ways
    total = sum(found.values())
    if total == 0:
        raise ValueError("seen: fewer than three cards are unseen, so there is no other hand")
    says = {"first": "wins", "tie": "ties", "second": "loses"}
    title = f"This hand, {CLASS_WORDS[int(class_of(g, g.hand[0]))]}, against one other"
    lines = tuple(Chance(says[word], n, total) for word, n in found.items())
    return [Odds(title, "PK-11", "every hand of three unseen cards", "the showdown", lines)]


ODDS_HOW: Final = "every hand of three cards of 52, by ranks"
CLASS_WORDS: Final = {which: word.replace("_", " ") for which, word in enumerate(CLASSES)}
ODDS: Final = Counted(
    events=(
        Event("Classes of hands", "PK-14", "class of the hand", ODDS_HOW, partial(count_hands, what=CLASS), CLASS_WORDS),
        Event("Pips of a hand", "PK-7", "pips", ODDS_HOW, partial(count_hands, what=TOTAL)),
        Event("Two hands from one pack", "PK-11", "the showdown", "all pairs of hands, by ranks", count_meetings, dict(enumerate(("the first wins", "the second wins", "they tie")))),
        Event("The best hand of all at the table", "PK-12", "class of the best hand", "", None, CLASS_WORDS),
    ),
    outlook=meetings_by_class,
    hand=hand_odds,
    beyond="The best of more than two hands is not counted exactly here.",
)


# ---------------------------------------------------------------- worked examples: laying them out, reading them off


def lay_hands(g: Any, hands: Any) -> Any:
    """Puts hands before the seats. Raises `ValueError` for a hand that is not of three cards and for a card held twice."""
    held = np.zeros(FACES, np.int64)
    for seat, codes in enumerate(hands):
        if len(codes) != HAND:
            raise ValueError(f"hand of {len(codes)} cards: every hand has {HAND}")
        g.hand[seat] = counted(codes, "pack52")
        g.total[seat] = pips_of(g.hand[seat])
        held += g.hand[seat]
    for card in range(FACES):
        if held[card] > 1:
            raise ValueError(f"card {card_code(card, 'pack52')}: {held[card]} copies, the pack has 1")
    return g


def example_pack(lay: Any, given: Any) -> dict[str, Any]:
    """Cards of the pack and players whom it serves."""
    g = lay(max(GAME.seats))
    deal(g)
    return {"cards": int(sum(g.deck)), "max_players": int(g.seats)}


def example_class(lay: Any, given: Any) -> dict[str, Any]:
    """The class of a hand."""
    g = lay_hands(lay(), [given["cards"]])
    return {"class": CLASSES[class_of(g, g.hand[0])]}


def example_compare(lay: Any, given: Any) -> dict[str, Any]:
    """Which of two hands is greater."""
    g = lay_hands(lay(), [given["first"], given["second"]])
    return {"result": greater(strength(g, g.hand[0]), strength(g, g.hand[1]))}


def greater(first: int, second: int) -> str:
    """In words."""
    return "tie" if first == second else "first" if first > second else "second"


def example_settlement(lay: Any, given: Any) -> dict[str, Any]:
    """The money by seat."""
    g = lay_hands(lay(len(given["hands"])), given["hands"])
    if not 0 <= given["dealer"] < g.seats:
        raise ValueError(f"dealer {given['dealer']}: {g.seats} players have no such seat")
    g.starter = (given["dealer"] + 1) % g.seats
    settle(g)
    return {"net_cents": [int(cents) for cents in g.cents[: g.seats]]}


def of_ranks(ranks: Any) -> Any:
    """A hand with so many cards of each rank."""
    hand = np.zeros(FACES, np.int64)
    for rank, n in enumerate(ranks):
        hand[rank : RANKS * n : RANKS] = 1
    return hand


def example_probability(lay: Any, given: Any) -> dict[str, Any]:
    """How likely a class or a total is, or how two hands compare."""
    g, event = lay(), given["event"]
    if "hands" in given:
        return compare_all(g, given["hands"], event)
    if set(event) - {"class", "total", "class_not"} or not event:
        raise ValueError(f"event {event!r} is unknown; known: class, total, class_not, compare")
    if given["cards"] != HAND:
        raise ValueError(f"cards: {given['cards']}; every hand has {HAND}")
    good = total = 0
    for ranks, ways in hands_by_class([4] * RANKS, HAND):
        hand = of_ranks(ranks)
        which = CLASSES[class_of(g, hand)]
        total += ways
        fits = which == event.get("class", which) and pips_of(hand) == event.get("total", pips_of(hand))
        good += ways if fits and which not in event.get("class_not", []) else 0
    return odds(good, total)


def compare_all(g: Any, hands: int, event: Any) -> dict[str, Any]:
    """How often the first of two hands from one pack wins, or they tie."""
    if hands != 2 or set(event) != {"compare"} or event["compare"] not in ("first", "second", "tie"):
        raise ValueError(f"event {event!r} of {hands} hands is unknown; known: compare first, second or tie, of 2")
    found = comparisons(g)
    return odds(found[event["compare"]], sum(found.values()))


def comparisons(g: Any) -> dict[str, int]:
    """All pairs of hands from one pack by which of them is greater."""
    _, met = meetings(g)
    return dict(zip(("first", "second", "tie"), (int(n) for n in met.sum(axis=0)), strict=True))


EXAMPLES: Final = {
    "pack": example_pack,
    "pk_class": example_class,
    "pk_compare": example_compare,
    "pk_settlement": example_settlement,
    "probability": example_probability,
}

"""Daun tiga 'lei or Pakau: three cards each, nothing is drawn, and the hands are compared.

Three aces, three threes, three tens and three courts stand above the pips that remain when tens are taken away.
Clauses PK-1..PK-14 and SH-1 are explained on the game's page.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ceki.cards.counting import hands_by_class, odds
from ceki.cards.notation import card_code, counted
from ceki.cards.pack52 import ACE, FACES, JACK, KING, QUEEN, RANKS, TEN, THREE, held_courts, held_of_rank, pips
from ceki.cards.piles import take_from
from ceki.rulekit.bits import one
from ceki.rulekit.chance import shuffle
from ceki.rulekit.game import Game, Line, Show, Source, Verb
from ceki.rulekit.moves import Moves, offer
from ceki.rulekit.options import UNSET, Amount, Choice, Ranking
from ceki.rulekit.record import ALL, NOBODY, OWN, Record, counts, house, number, pile
from ceki.rulekit.rule import rule
from ceki.rulekit.score import line, pay, share

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

    ranking: Any = house(Ranking(CLASSES, "PK-4", "Classes of hands from the best; one left out counts by its remainder.", "003", among=CLASSES))
    court_trips: int = house(Choice("any_three", "PK-6", "Three courts of any rank, or three of the same.", "003", among=("any_three", "same_rank")))
    thirty: int = house(Choice("zero", "PK-9", "A hand of exactly thirty that is neither three tens nor three courts.", among=("zero", "out")))
    settlement: int = house(Choice("pool", "PK-12", "The best hand takes equal stakes, or each against the dealer.", "003", among=("pool", "banker")))
    tie: int = house(Choice("split", "PK-12", "Who takes a pool for which hands are tied.", among=("split", "return", "dealer")))
    banker_tie: int = house(Choice("push", "PK-12", "A hand that is tied with the dealer's.", "out", among=("push", "dealer"), company={"settlement": "banker"}))
    stake: int = house(Amount(10, "PK-13", "Cents that each player stakes.", high=100_000))


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
    share(g, one(dealer(g)) if tied and g.tie == DEALER else winners, g.stake * g.seats)  # [SH-1]


@rule
def against_dealer(g: Table) -> None:
    """Even money; hands that cannot win do not win from one another [PK-9] [PK-12]."""
    bank = dealer(g)
    his = strength(g, g.hand[bank])
    for seat in range(g.seats):
        own = strength(g, g.hand[seat])
        if own > his:
            pay(g, bank, seat, g.stake)
        elif own < his or (own > 0 and g.banker_tie == TO_DEALER and seat != bank):
            pay(g, seat, bank, g.stake)


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
    pack="pack52",
    about="Three cards each; the most pips win when the tens are taken away, with certain exceptions.",
    sources=(Source("W. W. Skeat, Malay Magic (1900)", "section on card games"),),
    verbs=(Verb("open", "lay the hands open", card=False),),
    lines=(
        Line("three_aces", "PK-4", "three aces (tiga sat)"),
        Line("three_threes", "PK-4", "three threes (tiga jalor)"),
        Line("three_tens", "PK-5", "three tens (tiga puloh)"),
        Line("three_courts", "PK-6", "three court cards (tiga angkong, tiga kuda)"),
        *(Line(word, "PK-7", f"a remainder of {word[-1]}") for word in REMAINDERS),
        Line("thirty_out", "PK-9", "exactly thirty: cannot win"),
    ),
    longest=longest,
    presets={"perak": {"ranking": PERAK, "thirty": "out"}},
    words={
        "sat": "ace",
        "jalor": "three",
        "puloh": "ten",
        "angkong, kuda": "a court card",
        "daun t'rus": "the four best hands: three aces, threes, tens or courts",
    },
    shows=(Show("hand", "hand"), Show("known", "seat"), Show("total", "seat")),
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
    worth = {ranks: strength(g, of_ranks(ranks)) for ranks, _ in hands_by_class([4] * RANKS, HAND)}
    found = {"first": 0, "second": 0, "tie": 0}
    for first, ways in hands_by_class([4] * RANKS, HAND):
        for second, more in hands_by_class([4 - n for n in first], HAND):
            found[greater(worth[first], worth[second])] += ways * more
    return found


EXAMPLES: Final = {
    "pack": example_pack,
    "pk_class": example_class,
    "pk_compare": example_compare,
    "pk_settlement": example_settlement,
    "probability": example_probability,
}

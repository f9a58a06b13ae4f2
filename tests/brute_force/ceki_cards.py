"""The ceki deck in words: codes, ranks and values, and hands laid at random, most of them on the edge of something."""

from __future__ import annotations

from collections import Counter
from random import Random

CODES = (*(f"{suit}{n}" for suit in "CSM" for n in range(1, 10)), "WF", "RF", "OT")  # [CD-7]
RED = ("S9", "RF", "OT")  # [CD-5]
ORDER = {code: place for place, code in enumerate(CODES)}
NO_MORE = 40  # tries before a hand of a kind is given up

Hand = list[str]


def rank(code: str, honours: str = "all_one") -> str:
    """What a card matches by [HN-1] [HN-3] [HN-4]."""
    if code in ("WF", "RF", "OT"):
        return "1" if honours == "all_one" or (honours == "flowers_one" and code != "OT") else code
    return code[1]


def types_of(wanted: str, honours: str = "all_one") -> Hand:
    """The types of a rank."""
    return [code for code in CODES if rank(code, honours) == wanted]


def in_order(codes: object) -> Hand:
    """Codes in the order of the deck."""
    return sorted(codes, key=ORDER.__getitem__)  # type: ignore[call-overload, no-any-return]


def number(code: str) -> int:
    """The printed number; an honour counts one."""
    return 1 if code in ("WF", "RF", "OT") else int(code[1])


def deck(copies: int) -> Hand:
    """As many copies of every card."""
    return [code for code in CODES for _ in range(copies)]


def sets(random: Random, n: int, size: int, copies: int, honours: str) -> Hand:
    """Cards of `n` sets of few ranks and fewer types, so that they can be parted in many ways."""
    for _ in range(NO_MORE):
        ranks = random.sample(sorted({rank(code, honours) for code in CODES}), random.randint(1, n))
        cards: Hand = []
        for _ in range(n):
            types = types_of(random.choice(ranks), honours)
            few = random.sample(types, min(len(types), random.randint(1, 3)))
            cards += random.choices(few, k=size)
        if all(held <= copies for held in Counter(cards).values()):
            return cards
    return sets(random, n, size, copies, honours) if copies > 1 else random.sample(deck(copies), n * size)


def hand(random: Random, n: int, size: int, copies: int, honours: str = "all_one") -> Hand:
    """`n` cards, mostly whole sets without the cards that are too many, sometimes with a card changed, or any."""
    if random.random() < 0.1:
        return in_order(random.sample(deck(copies), n))
    cards = sets(random, -(-n // size), size, copies, honours)
    random.shuffle(cards)
    cards = cards[:n]
    if random.random() < 0.25:
        cards[0] = random.choice(CODES)
    if max(Counter(cards).values()) > copies:
        return hand(random, n, size, copies, honours)
    return in_order(cards)


def another(random: Random, cards: Hand, copies: int, near: bool = True) -> str:
    """A card of which the deck has another copy, mostly of a type or rank that is held."""
    while True:
        choice = random.choice(CODES)
        if near and random.random() < 0.8:
            held = random.choice(cards)
            choice = random.choice(types_of(rank(held)))
        if cards.count(choice) < copies:
            return choice

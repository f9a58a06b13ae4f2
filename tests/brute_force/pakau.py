"""Kinds of Pakau: hands valued card by card, chances counted over every hand of the pack."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Any

from tests.brute_force.calling import Example
from tests.brute_force.fishing import shared, summed
from tests.brute_force.pack52 import COURTS, PACK, Hand, reduced


def class_of(cards: Hand, court_trips: str = "any_three") -> str:
    """[PK-4]..[PK-8]"""
    ranks = [card[0] for card in cards]
    for rank, name in (("A", "three_aces"), ("3", "three_threes"), ("T", "three_tens")):
        if ranks == [rank] * 3:
            return name
    if all(rank in COURTS for rank in ranks) and (court_trips == "any_three" or len(set(ranks)) == 1):
        return "three_courts"
    return f"remainder_{pips(cards) % 10}"


CLASSES = ["three_aces", "three_threes", "three_tens", "three_courts", *(f"remainder_{n}" for n in range(9, -1, -1))]


def some_hand(random: Random, left: Hand) -> Hand:
    """Three cards, of one rank or three courts more often than by chance; they leave the pack."""
    few = [card for card in left if card[0] == random.choice("A3T9")] if random.random() < 0.2 else []
    few = [card for card in left if card[0] in "TJQK"] if random.random() < 0.2 else few
    hand = random.sample(few if len(few) >= 3 else left, 3)
    for card in hand:
        left.remove(card)
    return hand


def pk_class(random: Random, game: str) -> Example:
    cards, trips = some_hand(random, list(PACK)), random.choice(("any_three", "same_rank"))
    return {"court_trips": trips}, {"cards": cards}, {"class": class_of(cards, trips)}


def pk_compare(random: Random, game: str) -> Example:
    left = list(PACK)
    first, second = some_hand(random, left), some_hand(random, left)
    ranks = [CLASSES.index(class_of(hand)) for hand in (first, second)]
    result = "tie" if ranks[0] == ranks[1] else "first" if ranks[0] < ranks[1] else "second"
    return {}, {"first": first, "second": second}, {"result": result}


def pk_settlement(random: Random, game: str) -> Example:
    """The pool, or each against the dealer; a plain thirty may be out [PK-9] [PK-12]."""
    options = {"settlement": random.choice(("pool", "banker")), "tie": random.choice(("split", "return", "dealer"))}
    options |= {"banker_tie": random.choice(("push", "dealer")), "thirty": random.choice(("zero", "out"))}
    n, left = random.randint(2, 6), list(PACK)
    hands, dealer = [some_hand(random, left) for _ in range(n)], 0
    dealer = random.randrange(n)
    ranks = [CLASSES.index(class_of(hand)) for hand in hands]
    out = [options["thirty"] == "out" and pips(h) == 30 and r > 3 for h, r in zip(hands, ranks, strict=True)]
    net = [0] * n
    if options["settlement"] == "banker":
        for seat in (seat for seat in range(n) if seat != dealer):
            won = outcome(ranks[seat], ranks[dealer], out[seat], out[dealer], options["banker_tie"])
            net[seat], net[dealer] = net[seat] + won, net[dealer] - won
    elif not all(out):
        top = min(rank for rank, is_out in zip(ranks, out, strict=True) if not is_out)
        best = [seat for seat in range(n) if ranks[seat] == top and not out[seat]]
        if len(best) > 1 and options["tie"] != "split":
            best = [dealer] if options["tie"] == "dealer" else []
        net = summed(shared(10 * n, best, n), [-10] * n) if best else net
    return options, {"hands": hands, "dealer": dealer}, {"net_cents": net}


def outcome(mine: int, dealers: int, out: bool, dealer_out: bool, tie: str) -> int:
    """What a player gets from the dealer."""
    if out or dealer_out:
        return 0 if out and dealer_out else -10 if out else 10
    if mine == dealers:
        return 0 if tie == "push" else -10
    return 10 if mine < dealers else -10


@lru_cache(maxsize=4)
def all_classes(court_trips: str) -> list[tuple[str, int]]:
    """Class and pips of every hand of the pack."""
    return [(class_of(list(hand), court_trips), pips(list(hand))) for hand in combinations(PACK, 3)]


def pk_probability(random: Random, game: str) -> Example:
    trips = random.choice(("any_three", "same_rank"))
    hands = all_classes(trips)
    if random.random() < 0.5:
        name = random.choice(CLASSES)
        event: dict[str, Any] = {"class": name}
        found = sum(one == name for one, _ in hands)
    else:
        event = {"total": random.randint(3, 30), "class_not": random.sample(CLASSES[:4], random.randint(1, 3))}
        found = sum(n == event["total"] and one not in event["class_not"] for one, n in hands)
    return {"court_trips": trips}, {"cards": 3, "event": event}, reduced(found, len(hands))


def pk_pack(random: Random, game: str) -> Example:
    return {}, {}, {"cards": len(PACK), "max_players": len(PACK) // 3}


def pips(cards: Hand) -> int:
    """Ace one, tens and courts ten [PK-7]."""
    return sum(10 if card[0] in "TJQK" else 1 if card[0] == "A" else int(card[0]) for card in cards)


KINDS = {
    ("pakau", "pack"): pk_pack,
    ("pakau", "pk_class"): pk_class,
    ("pakau", "pk_compare"): pk_compare,
    ("pakau", "pk_settlement"): pk_settlement,
    ("pakau", "probability"): pk_probability,
}

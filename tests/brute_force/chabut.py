"""Kinds of Main chabut: hands valued card by card, chances counted over every hand of the pack."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations, product
from random import Random
from typing import Any

from tests.brute_force.calling import Example
from tests.brute_force.fishing import shared, summed
from tests.brute_force.pack52 import COURTS, Hand, reduced, without


def chabut_pack(target: int, courts_21: str = "removed") -> Hand:
    """[CH-2] [CH-3] [CH-4]"""
    return without("T", *(COURTS if target == 21 and courts_21 == "removed" else ""))


def ch_pack(random: Random, game: str) -> Example:
    options = {"target": random.choice((21, 31)), "courts_21": random.choice(("removed", "zero", "ten"))}
    pack = chabut_pack(**options)
    return options, {}, {"cards": len(pack), "courts": sum(card[0] in COURTS for card in pack), "tens": 0}


def totals(cards: Hand, options: dict[str, Any]) -> list[int]:
    """Every total that the aces allow [CH-3] [CH-5]."""
    target = options["target"]
    court = 0 if target == 21 and options.get("courts_21") == "zero" else 10
    aces = [card for card in cards if card[0] == "A"]
    rest = sum(court if card[0] in COURTS else int(card[0]) for card in cards if card[0] != "A")
    values = options.get("ace_values", [1, 11])
    if options.get("many_aces_low") and len(aces) >= (2 if target == 21 else 3):
        values = [1]
    return [rest + sum(choice) for choice in product(values, repeat=len(aces))]


def value_of(cards: Hand, options: dict[str, Any]) -> tuple[int, str]:
    """The best total and what the hand is called [CH-6] [CH-12] [CH-14] [CH-15]."""
    target, found = options["target"], totals(cards, options)
    if target in found:
        return target, "masok_mata"
    within = [n for n in found if n < target]
    if not within:
        return min(found), "mati"
    return max(within), "masok_daun" if len(cards) == 7 else "stand"


def some_cards(random: Random, pack: Hand, most: int = 7) -> Hand:
    """Cards of a hand, low ones and aces often, so that long hands are not out."""
    n = random.randint(2, most)
    low = [card for card in pack if card[0] in "A2345"]
    return random.sample(low if random.random() < 0.5 else pack, n)


def ch_value(random: Random, game: str) -> Example:
    options: dict[str, Any] = {
        "target": random.choice((21, 31)),
        "courts_21": random.choice(("removed", "zero", "ten")),
    }
    options |= {"ace_values": random.choice(([1, 11], [1, 10, 11])), "many_aces_low": random.random() < 0.3}
    cards = some_cards(random, chabut_pack(options["target"], options["courts_21"]))
    value, state = value_of(cards, options)
    return options, {"cards": cards}, {"value": value, "state": state}


def keel(cards: Hand) -> str | None:
    """The name of two keels [CH-17]."""
    kinds = {"".join("J" if card[0] in COURTS else card[0] for card in two) for two in (cards, cards[::-1])}
    names = {"JA": "nikah", "AA": "kachang", "J4": "sa_glabat", "33": "dua_jalor", "A2": "ace_two"}
    return next((name for pair, name in names.items() if pair in kinds), None)


def ch_keel(random: Random, game: str) -> Example:
    target = random.choice((21, 31))
    cards = random.sample([card for card in chabut_pack(target) if card[0] in "A234JQK"], 2)
    return {"target": target}, {"cards": cards}, {"label": keel(cards)}


def ch_labels(random: Random, game: str) -> Example:
    """Names for who stops while a card could still be drawn [CH-11] [CH-13] [CH-18] [CH-19]."""
    while True:
        cards = some_cards(random, chabut_pack(31), 7)
        value, state = value_of(cards, {"target": 31})
        if state in ("stand", "masok_daun") and (value > 20 or len(cards) > 5):
            break
    labels = ["b_lit_kechil"] if 26 <= value <= 28 else ["b_lit_besar"] if value > 28 else []
    labels = [] if len(cards) == 7 else labels
    labels += ["tengah_tiang"] if value == 25 else []  # however many cards
    labels += ["sa_nepak_ulu_klang"] if len(cards) == 6 and 26 <= value <= 30 else []
    return {"target": 31}, {"cards": cards}, {"labels": labels}


def ch_legal(random: Random, game: str) -> Example:
    """[CH-10] [CH-12] [CH-13] [CH-16]"""
    least = random.choice((0, 0, 16, 25))
    while True:
        cards = some_cards(random, chabut_pack(31))
        value, state = value_of(cards, {"target": 31})
        if state != "mati":
            break
    left = random.choice((0, 1, 20))
    draw = state == "stand" and left > 0
    return {"min_stand": least}, {"cards": cards, "pack_left": left}, {"draw": draw, "pass": not draw or value >= least}


def ch_draw(random: Random, game: str) -> Example:
    """From the bottom [CH-9]."""
    target = random.choice((21, 31))
    pack = random.sample(chabut_pack(target), random.randint(2, 10))
    n = random.randint(1, min(5, len(pack)))
    return {"target": target}, {"pack_top_to_bottom": pack, "draws": n}, {"drawn": pack[: -n - 1 : -1]}


def hands_of(random: Random, target: int, n: int) -> list[Hand]:
    """Hands from one pack that could have been drawn: none is out or on the target before its last card."""
    left = random.sample(chabut_pack(target), len(chabut_pack(target)))
    if random.random() < 0.5:
        left.sort(key=lambda card: card[0] in "A2345" and random.random() < 0.8)
    found = []
    for _ in range(n):
        hand = [left.pop(), left.pop()]
        while len(hand) < 7 and value_of(hand, {"target": target})[1] == "stand" and random.random() < 0.75:
            hand.append(left.pop())
        found.append(hand)
    return found


def ch_settlement(random: Random, game: str) -> Example:
    """Each player against the dealer [CH-14] [CH-15] [CH-21]..[CH-24]."""
    options: dict[str, Any] = {"target": random.choice((21, 31)), "tie": random.choice(("dealer", "push", "player"))}
    options |= {"both_bust": random.choice(("dealer", "push")), "masok_daun": random.choice(("stand", "wins", "loses"))}
    options["masok_mata_multiplier"] = random.choice((1, 1, 2, 3))
    dealer, *players = hands_of(random, options["target"], random.randint(2, 4))
    cents = [against(player, dealer, options) for player in players]
    return options, {"dealer": dealer, "players": players}, {"player_cents": cents, "dealer_cents": -sum(cents)}


def strength(hand: Hand, options: dict[str, Any]) -> tuple[int, int]:
    """What is compared: masok mata, then masok daun where it wins, then pips; masok daun last where it loses."""
    value, state = value_of(hand, options)
    if state == "masok_mata":
        return 3, 0
    if state == "masok_daun" and options.get("masok_daun", "stand") != "stand":
        return (2, 0) if options["masok_daun"] == "wins" else (0, 0)
    return 1, value


def ch_pool(random: Random, game: str) -> Example:
    """The best hand that is not out takes the stakes; all out: they go back [CH-21]."""
    target = random.choice((21, 31))
    hands = hands_of(random, target, random.randint(2, 5))
    options = {"target": target}
    within = [seat for seat, hand in enumerate(hands) if value_of(hand, options)[1] != "mati"]
    net = [0] * len(hands)
    if within:
        top = max(strength(hands[seat], options) for seat in within)
        best = [seat for seat in within if strength(hands[seat], options) == top]
        net = summed(shared(10 * len(hands), best, len(hands)), [-10] * len(hands))
    return {**options, "showdown": "pool"}, {"hands": hands}, {"net_cents": net}


@lru_cache(maxsize=64)
def dealt_values(target: int, n: int) -> tuple[tuple[int, ...], tuple[str | None, ...]]:
    """The best total of every hand of so many cards, and the name of two keels."""
    hands = [list(hand) for hand in combinations(chabut_pack(target), n)]
    values = tuple(value_of(hand, {"target": target})[0] for hand in hands)
    return values, tuple(keel(hand) for hand in hands) if n == 2 else ()


def ch_probability(random: Random, game: str) -> Example:
    target = random.choice((21, 31))
    options, way = {"target": target}, random.random()
    if way < 0.3:
        values, names = dealt_values(target, 2)
        name = random.choice((None, "nikah", "kachang", "sa_glabat", "dua_jalor", "ace_two"))
        return options, {"cards": 2, "event": {"keel": name}}, reduced(names.count(name), len(values))
    if way < 0.6:
        n = random.choice((2, 3))
        values, total = dealt_values(target, n)[0], random.randint(3, target)
        return options, {"cards": n, "event": {"total": total}}, reduced(values.count(total), len(values))
    while True:
        cards = some_cards(random, chabut_pack(target), 5)
        if value_of(cards, options)[1] == "stand":
            break
    state = random.choice(("mati", "masok_mata"))
    left = [card for card in chabut_pack(target) if card not in cards]
    found = sum(value_of([*cards, card], options)[1] == state for card in left)
    return options, {"held": cards, "event": {"next_card": state}}, reduced(found, len(left))


def ch_distribution(random: Random, game: str) -> Example:
    target, n = random.choice((21, 31)), random.choice((2, 2, 3))
    values = dealt_values(target, n)[0]
    counts = {str(value): times for value, times in sorted(Counter(values).items())}
    return {"target": target}, {"cards": n, "of": "value"}, {"denominator": len(values), "counts": counts}


def against(player: Hand, dealer: Hand, options: dict[str, Any]) -> int:
    """What a player gets from the dealer, in cents."""
    (_, mine), (_, theirs) = value_of(player, options), value_of(dealer, options)
    times = options["masok_mata_multiplier"] if mine == "masok_mata" else 1
    if mine == "mati":
        return 0 if theirs == "mati" and options["both_bust"] == "push" else -10
    if theirs == "mati":
        return 10 * times
    ours, other = strength(player, options), strength(dealer, options)
    if ours == other:
        return {"dealer": -10, "push": 0, "player": 10 * times}[options["tie"]]
    return 10 * times if ours > other else -10


KINDS = {
    ("chabut", "pack"): ch_pack,
    ("chabut", "ch_value"): ch_value,
    ("chabut", "ch_keel"): ch_keel,
    ("chabut", "ch_labels_on_pass"): ch_labels,
    ("chabut", "ch_legal"): ch_legal,
    ("chabut", "ch_draw"): ch_draw,
    ("chabut", "ch_settlement"): ch_settlement,
    ("chabut", "ch_pool"): ch_pool,
    ("chabut", "probability"): ch_probability,
    ("chabut", "distribution"): ch_distribution,
}

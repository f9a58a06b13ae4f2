"""Kinds of Sakopong, Main chabut and Pakau: hands valued card by card, chances counted over every hand of the pack."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, product
from math import comb
from random import Random
from typing import Any

from tests.brute_force.calling import Example
from tests.brute_force.fishing import shared, summed

RANKS, SUITS = "A23456789TJQK", "SHDC"
PACK = [rank + suit for suit in SUITS for rank in RANKS]
Hand = list[str]


def without(*ranks: str) -> Hand:
    """The pack without the cards of some ranks."""
    return [card for card in PACK if card[0] not in ranks]


# ---------------------------------------------------------------- Sakopong

PIQUET = without(*"23456")  # [SK-1]
STRENGTH = "789TJQKA"


def sk_pack(random: Random, game: str) -> Example:
    players = sorted(random.sample((2, 3, 4), random.randint(1, 3)))
    return {}, {"players": players}, {"cards": 32, "out_of_play": [32 - 5 * n for n in players]}


def playable(hand: Hand, led: str | None, must_follow: bool) -> tuple[Hand, Hand]:
    """What may be laid face up and what thrown face down [SK-4] [SK-5] [SK-6]."""
    if led is None:
        return sorted(hand), []
    suit = sorted(card for card in hand if card[1] == led[1])
    return suit, [] if suit and must_follow else sorted(hand)


def sk_legal(random: Random, game: str) -> Example:
    *hand, led = random.sample(PIQUET, random.randint(2, 6))
    must = random.random() < 0.5
    card = None if random.random() < 0.1 else led
    up, down = playable(hand, card, must)
    return {"must_follow": must}, {"hand": hand, "led": card}, {"face_up": up, "face_down": down}


def trick_winner(plays: list[tuple[int, str, bool]], ace_high: bool = True) -> int:
    """The highest card of the suit led that lies face up [SK-7] [SK-3]."""
    order = STRENGTH if ace_high else "A" + STRENGTH[:-1]
    followed = [(order.index(card[0]), seat) for seat, card, up in plays if up and card[1] == plays[0][1][1]]
    return max(followed)[1]


def sk_trick(random: Random, game: str) -> Example:
    n, must, high = random.choice((2, 3, 4)), random.random() < 0.5, random.random() < 0.5
    leader = random.randrange(n)
    suits = random.choice((SUITS, "SH"))
    cards = random.sample([card for card in PIQUET if card[1] in suits], n)
    plays = []
    for step, card in enumerate(cards):
        follows = card[1] == cards[0][1]
        up = follows and (must or step == 0 or random.random() < 0.7)
        plays.append(((leader + step) % n, card, up))
    given = [{"seat": seat, "card": card, "face_up": up} for seat, card, up in plays]
    return {"ace_high": high, "must_follow": must}, {"plays": given}, {"winner": trick_winner(plays, high)}


def sk_result(random: Random, game: str) -> Example:
    """A trick each is s'ri; else the pool goes as agreed [SK-8] [SK-9] [SK-10]."""
    n, payout = random.choice((2, 3, 4)), random.choice(("most_tricks", "trickless_pay", "per_trick", "last_trick"))
    tricks = [0] * n
    for _ in range(5):
        tricks[random.choice((0, n - 1, random.randrange(n)))] += 1
    last = random.choice([seat for seat in range(n) if tricks[seat]])
    given = {"tricks": tricks, "last_trick_winner": last}
    if min(tricks) > 0:
        return {"payout": payout}, given, {"result": "s_ri", "net_cents": [0] * n}
    with_one = [seat for seat in range(n) if tricks[seat]]
    if payout == "trickless_pay":
        net = summed(shared(10 * (n - len(with_one)), with_one, n), [0 if tricks[seat] else -10 for seat in range(n)])
    elif payout == "per_trick":
        net = [2 * n * won - 10 for won in tricks]
    else:
        best = [last] if payout == "last_trick" else [seat for seat in range(n) if tricks[seat] == max(tricks)]
        net = summed(shared(10 * n, best, n), [-10] * n)
    return {"payout": payout}, given, {"result": "decided", "net_cents": net}


def sk_sequence_count(random: Random, game: str) -> Example:
    """Every way in which small hands can be played out."""
    n, size, must = random.choice((2, 3)), random.choice((1, 2, 2, 3)), random.random() < 0.5
    cards = random.sample([card for card in PIQUET if card[1] in random.choice(("SH", SUITS))] or PIQUET, n * size)
    hands = [cards[seat * size : (seat + 1) * size] for seat in range(n)]
    leader, found = random.randrange(n), Counter()
    play_out([list(hand) for hand in hands], leader, [], [0] * n, must, found)
    tallies = {"-".join(map(str, key)): times for key, times in sorted(found.items())}
    return (
        {"must_follow": must},
        {"hands": hands, "leader": leader},
        {"sequences": sum(found.values()), "tallies": tallies},
    )


def play_out(
    hands: list[Hand], turn: int, trick: list[Any], tricks: list[int], must: bool, found: Counter[Any]
) -> None:
    """Goes through all plays; counts each end by the tricks of the seats."""
    if len(trick) == len(hands):
        winner = trick_winner(trick)
        won = [n + (seat == winner) for seat, n in enumerate(tricks)]
        play_out(hands, winner, [], won, must, found)
        return
    if not trick and not any(hands):
        found[tuple(tricks)] += 1
        return
    up, down = playable(hands[turn], trick[0][1] if trick else None, must)
    for card, is_up in [*((card, True) for card in up), *((card, False) for card in down)]:
        left = [[one for one in hand if one != card] for hand in hands]
        play_out(left, (turn + 1) % len(hands), [*trick, (turn, card, is_up)], tricks, must, found)


def reduced(numerator: int, denominator: int) -> dict[str, Any]:
    """A chance in the words of the examples."""
    return {"numerator": numerator, "denominator": denominator, "reduced": str(Fraction(numerator, denominator))}


def sk_probability(random: Random, game: str) -> Example:
    n = random.randint(1, 8)
    if random.random() < 0.5:
        return {}, {"cards": n, "event": {"without_suit": random.choice(SUITS)}}, reduced(comb(24, n), comb(32, n))
    return {}, {"cards": n, "event": {"one_suit": True}}, reduced(4 * comb(8, n), comb(32, n))


# ---------------------------------------------------------------- Main chabut

COURTS = "JQK"


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


# ---------------------------------------------------------------- Pakau


def class_of(cards: Hand, court_trips: str = "any_three") -> str:
    """[PK-4]..[PK-8]"""
    ranks = [card[0] for card in cards]
    for rank, name in (("A", "three_aces"), ("3", "three_threes"), ("T", "three_tens")):
        if ranks == [rank] * 3:
            return name
    if all(rank in COURTS for rank in ranks) and (court_trips == "any_three" or len(set(ranks)) == 1):
        return "three_courts"
    return f"remainder_{pips(cards) % 10}"


def pips(cards: Hand) -> int:
    """Ace one, tens and courts ten [PK-7]."""
    return sum(10 if card[0] in "TJQK" else 1 if card[0] == "A" else int(card[0]) for card in cards)


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


KINDS = {
    ("sakopong", "pack"): sk_pack,
    ("sakopong", "sk_legal"): sk_legal,
    ("sakopong", "sk_trick"): sk_trick,
    ("sakopong", "sk_result"): sk_result,
    ("sakopong", "sk_sequence_count"): sk_sequence_count,
    ("sakopong", "probability"): sk_probability,
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
    ("pakau", "pack"): pk_pack,
    ("pakau", "pk_class"): pk_class,
    ("pakau", "pk_compare"): pk_compare,
    ("pakau", "pk_settlement"): pk_settlement,
    ("pakau", "probability"): pk_probability,
}

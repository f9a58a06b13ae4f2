"""Kinds of Sakopong: tricks taken card by card, chances counted over every hand of the pack."""

from __future__ import annotations

from collections import Counter
from math import comb
from random import Random
from typing import Any

from tests.brute_force.calling import Example
from tests.brute_force.fishing import shared, summed
from tests.brute_force.pack52 import SUITS, Hand, reduced, without

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


def sk_probability(random: Random, game: str) -> Example:
    n = random.randint(1, 8)
    if random.random() < 0.5:
        return {}, {"cards": n, "event": {"without_suit": random.choice(SUITS)}}, reduced(comb(24, n), comb(32, n))
    return {}, {"cards": n, "event": {"one_suit": True}}, reduced(4 * comb(8, n), comb(32, n))


KINDS = {
    ("sakopong", "pack"): sk_pack,
    ("sakopong", "sk_legal"): sk_legal,
    ("sakopong", "sk_trick"): sk_trick,
    ("sakopong", "sk_result"): sk_result,
    ("sakopong", "sk_sequence_count"): sk_sequence_count,
    ("sakopong", "probability"): sk_probability,
}

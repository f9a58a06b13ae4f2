"""Kinds of Cholek Tiga, and of captures, deals and seats of Pei."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

from tests.brute_force.calling import Example
from tests.brute_force.ceki_cards import CODES, RED, Hand, deck, number, rank

PLAIN, STAMPED = (0, 0, 0, 3, 8), (0, 1, 4, 3, 8)  # points for so many of a face [CT-18] [CT-19]
HONOURS = ("all_one", "flowers_one", "own_kind")


def shared(cents: int, seats: list[int], n: int) -> list[int]:
    """Cents divided among seats, the odd ones to the lowest [SH-1]."""
    found = [0] * n
    for place, seat in enumerate(sorted(seats)):
        found[seat] = cents // len(seats) + (place < cents % len(seats))
    return found


def summed(*lists: list[int]) -> list[int]:
    """Sums by seat."""
    return [sum(each) for each in zip(*lists, strict=True)]


def piles(random: Random, players: int) -> list[dict[str, int]]:
    """What each player has at the end: of few faces, so that many are held three and four times."""
    found: list[dict[str, int]] = [{} for _ in range(players)]
    for face in {*random.sample(CODES, random.randint(1, 20)), *random.sample(RED, random.randint(0, 3))}:
        left = 4
        for pile in random.sample(found, players):
            n = random.randint(0, left)
            left -= n
            if n:
                pile[face] = n
    return [dict(sorted(pile.items(), key=lambda one: CODES.index(one[0]))) for pile in found]


def items(pile: dict[str, int]) -> list[dict[str, Any]]:
    """What counts in a pile."""
    found = []
    for face, n in pile.items():
        points = (STAMPED if face in RED else PLAIN)[n]
        found += [{"face": face, "count": n, "points": points}] if points else []
    return found


def points_of(pile: dict[str, int]) -> int:
    """The points of a pile [CT-20]."""
    return sum(one["points"] for one in items(pile))


def ct_points(random: Random, game: str) -> Example:
    pile = piles(random, 1)[0]
    return {}, {"pile": pile}, {"items": items(pile), "points": points_of(pile)}


def ct_settlement(random: Random, game: str) -> Example:
    """Differences [CT-21] [CT-22], ang pow [CT-23], ayam and kandang [CT-24]."""
    n = random.choice((2, 3))
    options = {
        "settlement": random.choice(("winner_only", "all_pairs")),
        "tie_for_most": random.choice(("split", "each", "none")),
    }
    laid = piles(random, n)
    if random.random() < 0.3:
        laid[1] = {face: laid[0][face] for face in laid[0] if laid[0][face] < 3} | {"M2": 3}
        laid[0] = dict(laid[1]) if random.random() < 0.5 else laid[0]
        laid = [{f: min(c, 4) for f, c in pile.items()} for pile in laid]
        if max(sum((Counter(pile) for pile in laid), Counter()).values()) > 4:
            return ct_settlement(random, game)
    events = [
        {"seat": random.randrange(n), "type": random.choice(("ayam", "kandang"))} for _ in range(random.randint(0, 3))
    ]
    points = [points_of(pile) for pile in laid]
    difference = [0] * n
    best = [seat for seat in range(n) if points[seat] == max(points)]
    if options["settlement"] == "all_pairs":
        difference = [sum(10 * (mine - other) for other in points) for mine in points]
    elif len(best) == 1 or options["tie_for_most"] != "none":
        for seat in set(range(n)) - set(best):
            owed = 10 * (max(points) - points[seat])
            each = (
                [owed if s in best else 0 for s in range(n)]
                if options["tie_for_most"] == "each"
                else shared(owed, best, n)
            )
            difference = summed(difference, each)
            difference[seat] -= sum(each)
    ang_pow, in_play = [0] * n, [0] * n
    for seat, pile in enumerate(laid):
        for face in RED:
            from_each(ang_pow, seat, {3: 100, 4: 200}.get(pile.get(face, 0), 0))
    for event in events:
        from_each(in_play, event["seat"], {"ayam": 50, "kandang": 100}[event["type"]])
    found = {"points": points, "difference_cents": difference, "ang_pow_cents": ang_pow, "in_play_cents": in_play}
    found["net_cents"] = summed(difference, ang_pow, in_play)
    return options, {"piles": laid, "in_play_events": events}, found


def from_each(cents: list[int], seat: int, amount: int) -> None:
    """Every other player pays an amount."""
    for other in range(len(cents)):
        cents[other] += amount * (len(cents) - 1) if other == seat else -amount


def some_pool(random: Random, n: int, ranks: int = 3) -> Hand:
    """Cards of few ranks."""
    names = random.sample([str(i) for i in range(1, 10)], ranks)
    return random.sample([code for code in deck(4) if rank(code) in names], n)


def pairs(pool: Hand, card: str, honours: str = "all_one") -> list[list[str]]:
    """The pairs that a card may take, told apart by face [CT-6] [CT-7]."""
    matching = [code for code in pool if rank(code, honours) == rank(card, honours)]
    return [list(pair) for pair in sorted({tuple(sorted(two)) for two in combinations(matching, 2)})]


def ct_captures(random: Random, game: str) -> Example:
    honours = random.choice(HONOURS)
    *pool, card = some_pool(random, random.randint(2, 12), random.randint(1, 3))
    return (
        {"honour_rank": honours},
        {"pool": pool, "card": card},
        {"captures": pairs(pool, card, honours), "may_pass": True},
    )


def ct_turn(random: Random, game: str) -> Example:
    """The discard takes two or lies in the pool; then the turned card [CT-5] [CT-9] [CT-10]."""
    *pool, discard, turned = some_pool(random, random.randint(3, 12), random.randint(1, 3))
    first = pairs(pool, discard)
    taken = random.choice([None, *first])
    left = Counter([*pool, discard])
    if taken:
        left -= Counter([*taken, discard])
    second = pairs(list(left.elements()), turned)
    cents = 50 * (taken == [discard] * 2) + 100 * (bool(second) and second[0] == [turned] * 2)
    in_play = {"players": 3, "seat_cents": [2 * cents, -cents, -cents]}
    given = {"pool": pool, "discard": discard, "discard_capture": taken, "turned": turned}
    return {}, given, {"discard_captures": first, "turned_captures": second, "in_play_if_all_captured": in_play}


def ct_sequence_count(random: Random, game: str) -> Example:
    *pool, discard, turned = some_pool(random, random.randint(4, 10), random.randint(1, 2))
    n = 0
    for taken in [None, *pairs(pool, discard)]:
        left = Counter([*pool, discard])
        if taken:
            left -= Counter([*taken, discard])
        n += 1 + len(pairs(list(left.elements()), turned))
    return {}, {"pool": pool, "hand": [discard], "turned": turned}, {"sequences": n}


def ct_schedule(random: Random, game: str) -> Example:
    """Three cards each, and a card turned in every turn while there are any [CT-14] [CT-15]."""
    players, stock, cycles = random.choice((2, 3)), 120, []
    while stock:
        stock -= 3 * players
        cycles.append({"hand": 3, "turn_ups": min(stock, 3 * players)})
        stock -= cycles[-1]["turn_ups"]
    return {}, {"players": players}, {"cycles": cycles}


def ct_next_starter(random: Random, game: str) -> Example:
    """Fewest points; of equals who came first in the turn order [CT-27]."""
    n = random.choice((2, 3))
    points, starter = [random.randint(0, 6) for _ in range(n)], random.randrange(n)
    order = [(starter + step) % n for step in range(n)]
    found = min(order, key=lambda seat: (points[seat], order.index(seat)))
    return {}, {"points": points, "starter": starter}, {"next_starter": found}


# ---------------------------------------------------------------- Pei: seats, deal, captures


def pe_seating(random: Random, game: str) -> Example:
    """Sums of two cards, highest first; only equals draw again [PE-3] [PE-4]."""
    people = random.choice((3, 4))
    draws = [random.sample(deck(4), 2) for _ in range(people)]
    sums = [sum(map(number, two)) for two in draws]
    given: dict[str, Any] = {"draws": draws}
    again = [0] * people
    equals = [seat for seat in range(people) if sums.count(sums[seat]) > 1]
    if equals:
        given["redraws"] = {str(seat): random.sample(deck(4), 2) for seat in equals}
        again = [sum(map(number, given["redraws"].get(str(seat), []))) for seat in range(people)]
        if len({(sums[seat], again[seat]) for seat in range(people)}) < people:
            return pe_seating(random, game)
    order = sorted(range(people), key=lambda seat: (-sums[seat], -again[seat]))
    places = dict(zip(("raja", "patih", "unyik", "dealer"), order, strict=False))
    return {"people": people}, given, {"sums": sums, **places}


def pe_draw_order(random: Random, game: str) -> Example:
    """From the bottom; the patih's card last but one, the open card last [PE-11] [PE-17]."""
    numbers = sorted(random.sample(range(1, 43), random.randint(1, 12)))
    stock = list(range(78, 120))
    order = [*reversed(stock[2:]), stock[1], stock[0]]
    seats = ("raja", "patih", "unyik")
    expect = {"pack_position": [order[n - 1] for n in numbers], "seat": [seats[(n - 1) % 3] for n in numbers]}
    return {}, {"draw_numbers": numbers}, expect


def pe_deal(random: Random, game: str) -> Example:
    """Seven to a hand and six to the pool for each, twice [PE-6] [PE-7] [PE-9] [PE-10]."""
    cards, hands, pool = list(range(120)), [[], [], []], []
    for _ in range(2):
        for hand in hands:
            hand += cards[:7]
            pool += cards[7:13]
            del cards[:13]
    found = dict(zip(("raja_hand", "patih_hand", "unyik_hand"), hands, strict=True))
    more = {"pool": pool, "stock": [cards[0], cards[-1]], "face_up_last_card": cards[0], "patih_peek": cards[1]}
    return {}, {"pack_positions": "0 = top card of the shuffled 120"}, {**found, **more}


def faces_taken(pool: Hand, card: str, honours: str = "all_one") -> Hand:
    """The faces of which a card may take one [PE-13]."""
    return sorted({code for code in pool if rank(code, honours) == rank(card, honours)})


def pe_captures(random: Random, game: str) -> Example:
    options = {"honour_rank": random.choice(HONOURS), "capture": random.choice(("forced", "optional"))}
    *pool, card = some_pool(random, random.randint(1, 9), random.randint(1, 3))
    found = faces_taken(pool, card, options["honour_rank"])
    may = bool(found) and options["capture"] == "optional"
    return options, {"pool": pool, "card": card}, {"captures": found, "may_leave": may, "must_leave": not found}


def pe_turn(random: Random, game: str) -> Example:
    """A turn without a choice [PE-12]..[PE-16]."""
    while True:
        *pool, play, drawn = some_pool(random, random.randint(2, 7), random.randint(1, 5))
        after, took = list(pool), []
        for card in (play, drawn):
            took.append(faces_taken(after, card))
            if took[-1]:
                after.remove(took[-1][0])
            else:
                after.append(card)
        if max(map(len, took)) < 2:
            break
    given: dict[str, Any] = {"pool": pool, "play": play, "drawn": drawn}
    return {}, given, {"play_captures": took[0], "drawn_captures": took[1], "pool_after": sorted(after)}


def pe_sequence_count(random: Random, game: str) -> Example:
    """Every way in which the last turns can go [PE-11]..[PE-16]."""
    turns = random.choice((1, 1, 2))
    cards = some_pool(random, random.randint(1, 5) + 6 * turns, random.randint(2, 4))
    hands = [cards[seat * turns : (seat + 1) * turns] for seat in range(3)]
    draws, pool = cards[3 * turns : 6 * turns], cards[6 * turns :]
    optional = turns == 1 and random.random() < 0.4
    found = list(sequences(pool, hands, draws, 0, optional))
    options = {"capture": "optional" if optional else "forced"}
    expect = {"sequences": len(found), "distinct_final_pools": len(set(found))}
    return options, {"pool": pool, "hands": hands, "draws": draws}, expect


def sequences(pool: Hand, hands: list[Hand], draws: Hand, turn: int, optional: bool) -> list[tuple[str, ...]]:
    """The final pool of each sequence of plays and captures, told apart by face."""
    if turn == len(draws):
        return [tuple(sorted(pool))]
    hand, found = hands[turn % 3], []
    for card in sorted(set(hand)):
        left = [list(one) for one in hands]
        left[turn % 3].remove(card)
        for after in entered(pool, card, optional):
            for then in entered(after, draws[turn], optional):
                found += sequences(then, left, draws, turn + 1, optional)
    return found


def entered(pool: Hand, card: str, optional: bool) -> list[Hand]:
    """The pools that a card can leave."""
    taken = faces_taken(pool, card)
    found = [[*pool, card]] if optional or not taken else []
    for face in taken:
        left = list(pool)
        left.remove(face)
        found.append(left)
    return found


def pc_deal(random: Random, game: str) -> Example:
    """Eight packets and eight cards: three of them the stock, two of them pool, three hands [PC-1] [PC-2] [PC-3]."""
    size, packets = 14, 8
    left = 120 - packets * size
    expect = {"left_over": left, "stock": 3 * size, "pool": 2 * size + left, "hands": [size] * 3}
    expect |= {"face_up_last_card": False, "private_last_card_seat": "unyik", "patih_peek": False}
    return {"variant": "chinese"}, {"packets": packets, "packet_size": size}, expect


def ceki_deck(random: Random, game: str) -> Example:
    """[DK-1]..[DK-5]"""
    honours, kepala = random.choice(HONOURS), random.randint(1, 4)
    cards = deck(2 * kepala)
    ranks = [str(n) for n in range(1, 10)] + [c for c in ("WF", "RF", "OT") if rank(c, honours) == c]
    classes = {name: sum(rank(card, honours) == name for card in cards) for name in ranks}
    expect = {
        "cards": len(cards),
        "faces": 30,
        "red_stamped": sum(card in RED for card in cards),
        "rank_classes": classes,
    }
    return {"honour_rank": honours}, {"deck": "ceki", "sets": kepala}, expect


KINDS = {
    ("cholek_tiga", "ct_points"): ct_points,
    ("cholek_tiga", "ct_settlement"): ct_settlement,
    ("cholek_tiga", "ct_captures"): ct_captures,
    ("cholek_tiga", "ct_turn"): ct_turn,
    ("cholek_tiga", "ct_sequence_count"): ct_sequence_count,
    ("cholek_tiga", "ct_schedule"): ct_schedule,
    ("cholek_tiga", "ct_next_starter"): ct_next_starter,
    ("pei", "pe_seating"): pe_seating,
    ("pei", "pe_draw_order"): pe_draw_order,
    ("pei", "pe_deal"): pe_deal,
    ("pei", "pe_captures"): pe_captures,
    ("pei", "pe_turn"): pe_turn,
    ("pei", "pe_sequence_count"): pe_sequence_count,
    ("pei_chinese", "pc_deal"): pc_deal,
    ("ceki", "deck"): ceki_deck,
}

"""Kinds that score a won hand of sets: every arrangement is tried, then the points are added up clause by clause."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from random import Random
from typing import Any

from tests.brute_force.calling import COPIES, WORDS, Example, has_identical, identical_waits, size_of
from tests.brute_force.ceki_cards import CODES, RED, Hand, deck, in_order, number, rank, sets, types_of
from tests.brute_force.parting import (
    Groups,
    _with_first,
    arrangements,
    by_rank,
    left_over,
    most_identical,
    partings,
    wins,
)

BALIK = {"S9": 10, "RF": 11, "OT": 12}  # [BS-33]
TOP = {"RF": 10, "OT": 10, "M1": 10}  # [GG-16]
AMOUNTS = {"babas": (5, 10, 0), "pwee": (10, 20, 1), "gateway": (1, 2, 0)}  # [BS-41] [BS-42]
YEO = {
    "off": (),
    "unmarked": ("C1", "S1", "M1", "WF"),
    "suit_ones": ("C1", "S1", "M1"),
    "all": types_of("1"),
}  # [BS-35]
Items = list[dict[str, Any]]


def item(word: str, points: int, **more: Any) -> dict[str, Any]:
    """One line of a score."""
    return {"item": word, "points": points, **more}


def identical_items(faces: Any, plain: str = "mata", red: str = "red_mata") -> Items:
    """One point for each identical set, two for a red one [BS-38] [GG-15]."""
    found = []
    for word, points, which in ((plain, 1, False), (red, 2, True)):
        types = [face for face in in_order(faces) if (face in RED) is which]
        found += [item(word, points * len(types), types=types)] if types else []
    return found


def won(random: Random, game: str, turned: int) -> tuple[dict[str, Any], Hand]:
    """A won hand and how it was won, with cards turned for the score: its own ranks and types come often."""
    copies, size = (6 if game == "balik_lima_belas" else random.choice(COPIES[game])), size_of(game)
    players = {4: 4, 5: 3, 6: 4, 8: 6, 2: random.choice((3, 4))}[copies]
    if game == "chaqui":
        players = {4: random.choice((3, 4)), 6: random.choice((5, 6))}[copies]
    if game == "balik_satu":
        players = {4: 2, 5: 3, 6: 4, 8: 6}[copies]
    while True:
        cards = sets(random, 3 if size == 2 else 5, size, copies, "all_one")
        if wins(cards, size):
            break
    random.shuffle(cards)
    hand, card = in_order(cards[:-1]), cards[-1]
    tan, ceki = WORDS.get(game, WORDS["balik_satu"])
    call: str | None = tan if has_identical(hand, size) else ceki
    if card in identical_waits(hand, size, copies) and random.random() < 0.4:
        call = ceki  # it was kept when a mata was made [BS-29]
    winner = random.randrange(players)
    drawer = winner if random.random() < 0.4 else random.randrange(players)
    given: dict[str, Any] = {"players": players, "winner": winner, "hand": hand, "card": card, "drawer": drawer}
    if drawer == winner and random.random() < 0.3:
        call = None
        if game not in ("gonggong", "tantanan") and random.random() < 0.5:
            given["dealt"] = True
    given["call"] = call
    left = Counter(deck(copies)) - Counter(cards)
    near = [code for code in left.elements() if rank(code) in {rank(one) for one in cards}]
    rest = random.sample(near, min(len(near), random.randint(0, turned)))
    rest += random.sample(list((left - Counter(rest)).elements()), turned - len(rest))
    random.shuffle(rest)
    if random.random() < 0.05:
        del rest[random.randrange(turned) :]  # a short stock [BS-47]
    return {**given, "balik": rest}, cards


def paid(given: dict[str, Any], total: int, **more: Any) -> dict[str, Any]:
    """Every other player pays the whole total [BS-44] [GG-20]."""
    others = given["players"] - 1
    payments = [others * total if seat == given["winner"] else -total for seat in range(given["players"])]
    return {"total": total, "payments": payments, "replay": False, **more}


def call_items(given: dict[str, Any], source: str, tan: bool = True) -> Items:
    """Ayam or kandang for a ceki, one's point for a tan [BS-39] [BS-40] [BS-42] [BS-43]."""
    ayam, kandang, point = AMOUNTS[source]
    if given["call"] == "tan" and tan and point:
        return [item("tan_point", point)]
    if given["call"] != "ceki":
        return []
    own = given["drawer"] == given["winner"]
    return [item("kandang", kandang) if own else item("ayam", ayam)]


def doubled(items: Items, given: dict[str, Any]) -> Items:
    """Dealt complete, the score counts twice [BS-45]."""
    return [*items, item("kandang_tangan", sum(one["points"] for one in items))] if given.get("dealt") else items


def with_kena(cards: Hand, card: str, size: int = 3) -> Groups:
    """The identical sets when the turned card may stand for any card of its rank [BS-36] [BS-37]: the best of all."""
    best = most_identical(cards, size)
    assert best is not None
    for other in {one for one in cards if rank(one) == rank(card)}:
        instead = list((Counter(cards) - Counter([other]) + Counter([card])).elements())
        now = most_identical(instead, size)
        if now is not None and len(now) > len(best):
            best = now
    return best


def balik_satu(random: Random, game: str) -> Example:
    given, cards = won(random, game, 1)
    options = {
        "kena": random.random() < 0.7,
        "source": random.choice(tuple(AMOUNTS)),
        "rate": random.choice((1, 5, 10)),
    }
    options["yeo_replay"] = random.choice(tuple(YEO)) if random.random() < 0.3 else "off"
    turned = given["balik"][0] if given["balik"] else None
    if turned in YEO[options["yeo_replay"]]:  # [BS-34]
        none = [0] * given["players"]
        return options, given, {"items": [], "total": 0, "payments": none, "replay": True, "payments_cents": none}
    items = [item("balik_card", BALIK.get(turned, number(turned)), card=turned)] if turned else []
    items += identical_items(with_kena(cards, turned) if turned and options["kena"] else most_identical(cards, 3))
    items += [] if given.get("dealt") else call_items(given, options["source"])
    items = doubled(items, given)
    found = paid(given, sum(one["points"] for one in items), items=items)
    found["payments_cents"] = [options["rate"] * points for points in found["payments"]]
    return options, given, found


# ---------------------------------------------------------------- fifteen cards


def chaqui(random: Random, game: str) -> Example:
    """Five for each olo; fifteen cards for a chiqui that another card of its rank completed [CQ-6] [CQ-7] [CQ-8]."""
    while True:
        given, cards = won(random, game, 15)
        options = {"chiqui_fifteen": random.choice(("chiqui_only", "chiqui_only", "all_sets", "off"))}
        olos = most_identical(cards, 3)
        assert olos is not None
        upgrade = upgraded(given, cards, options["chiqui_fifteen"], len(olos))
        if upgrade is not None:
            break
    items = [item("olo", 5 * len(olos), count=len(olos))]
    items += [item("chiqui_upgrade", 5 * len(upgrade), types=upgrade)] if upgrade else []
    items = doubled(items, given)
    return options, given, paid(given, sum(one["points"] for one in items), items=items)


def upgraded(given: dict[str, Any], cards: Hand, fifteen: str, olos: int) -> Hand | None:
    """The olos that the fifteen cards make; None where which of them is a matter of choice."""
    if given.get("dealt") or given["call"] == "ceki" or fifteen == "off":
        return []
    over = left_over(given["hand"], 3)
    most = max(len(way) for ways in over.values() for way in ways)
    if most < olos:
        return []  # the winning card is counted in an olo, and completes no other set
    pairs = [pair[0] for pair, ways in over.items() if len(set(pair)) == 1 and any(len(way) == most for way in ways)]
    pairs = [pair for pair in pairs if pair != given["card"]]
    if not pairs:
        return []
    if fifteen == "chiqui_only":
        found = [pair for pair in pairs if pair in given["balik"]]
        return found if len(found) < 2 else None
    gained: Hand = []
    for _, held in by_rank(cards, "all_one"):
        pool = Counter(held) + Counter(code for code in given["balik"] if rank(code) == rank(held[0]))
        now = max(len(way) for way in partings(held, 3))
        offered = [code for code, n in pool.items() for _ in range(n // 3)]
        new = list((Counter(offered) - Counter({code: held.count(code) // 3 for code in set(held)})).elements())
        room = min(len(offered), len(held) // 3) - now
        if room < len(new) and room > 0 and len(set(new)) > 1:
            return None
        gained += new[: max(0, room)]
    return in_order(gained)


def balik_lima_belas(random: Random, game: str) -> Example:
    """A point for winning, one for each mata after the exchange [BL-2]..[BL-6]."""
    given, cards = won(random, game, 15)
    options = {"source": random.choice(tuple(AMOUNTS))}
    swaps = random.choice((None, None, None, 1, 2, 3))
    options |= {} if swaps is None else {"swaps_per_set": swaps}
    n = 0
    for name, held in by_rank(cards, "all_one"):
        drawn = tuple(sorted(Counter(code for code in given["balik"] if rank(code) == name).items()))
        n += most_after_swaps(held, drawn, len(held) if swaps is None else swaps)
    items = [item("win", 1), item("mata", n, count=n)]
    items += [] if given.get("dealt") else call_items(given, options["source"], tan=False)
    items = doubled(items, given)
    return options, given, paid(given, sum(one["points"] for one in items), items=items)


def most_after_swaps(held: Groups, drawn: tuple[tuple[str, int], ...], swaps: int) -> int:
    """The most identical sets of a rank when drawn cards may be put in for others, so many in each set [BL-3] [BL-4].

    With no limit a card that one set gives may serve another, so any cards of the pool may stand in the sets [HA-6].
    """
    if swaps >= len(held):
        pool = Counter(held) + Counter(dict(drawn))
        return _most_groups(tuple(sorted(pool.items())), len(held) // 3)
    return max(_most_with_limit(sets_, drawn, swaps) for sets_ in all_partings(held))


@lru_cache(maxsize=1 << 16)
def _most_groups(pool: tuple[tuple[str, int], ...], sets_: int) -> int:
    best = 0
    for i, (code, n) in enumerate(pool):
        if n >= 3 and sets_:
            less = (*pool[:i], (code, n - 3), *pool[i + 1 :])
            best = max(best, 1 + _most_groups(less, sets_ - 1))
    return best


@lru_cache(maxsize=1 << 14)
def all_partings(held: Groups) -> frozenset[tuple[Groups, ...]]:
    """Every way to part cards of one rank into sets of three, with all the sets."""
    if not held:
        return frozenset({()})
    return frozenset(
        tuple(sorted((tuple(sorted((held[0], *others))), *more)))
        for others, rest in _with_first(held, 2)
        for more in all_partings(rest)
    )


@lru_cache(maxsize=1 << 16)
def _most_with_limit(sets_: tuple[Groups, ...], drawn: tuple[tuple[str, int], ...], swaps: int) -> int:
    if not sets_:
        return 0
    best = _most_with_limit(sets_[1:], drawn, swaps)
    for code in {*sets_[0], *(code for code, _ in drawn)}:
        needed = 3 - sets_[0].count(code)
        if needed <= min(swaps, dict(drawn).get(code, 0)):
            left = tuple((one, n - needed if one == code else n) for one, n in drawn)
            best = max(best, 1 + _most_with_limit(sets_[1:], left, swaps))
    return best


# ---------------------------------------------------------------- Java


def toh_bayaran(random: Random, game: str) -> Example:
    """Metu or rabas, baks, and the top card or the cards of a pool [GG-13]..[GG-19] [YG-1] [TT-10]."""
    options: dict[str, Any] = {}
    if game == "gonggong":
        options["scoring"] = random.choice(("toh_bayaran", "toh_bayaran_14", "bak_bakan"))
        options["kena"] = random.random() < 0.3 and options["scoring"] != "toh_bayaran_14"
        options["pool_counts"] = random.choice(("all", "new_only"))
        options["bak_bakan_mode"] = random.choice(("toh_bayaran", "bak_only"))
    pooled, size = options.get("scoring") == "toh_bayaran_14", size_of(game)
    given, cards = won(random, game, 14 if pooled else 1)
    baks = most_identical(cards, size)
    assert baks is not None
    if options.get("scoring") == "bak_bakan" and options["bak_bakan_mode"] == "bak_only":
        items = identical_items(baks, "bak", "red_bak")
    else:
        own = given["drawer"] == given["winner"]
        items = [item("rabas", 2) if own else item("metu", 1)]
        items += [item("red_winning_card", 1)] if given["card"] in RED else []  # [GG-14]
        top = given["balik"][0] if given["balik"] else None
        if options.get("kena") and top:
            baks = with_kena(cards, top)
        items += identical_items(baks, "bak", "red_bak")
        if pooled:
            pool = Counter([*given["hand"], *given["balik"]])
            counted = Counter({code: n // 3 for code, n in pool.items()})  # no set is kept, no rank has a cap [GG-18]
            if options["pool_counts"] == "new_only":
                counted -= Counter(baks)
            items += identical_items(list(counted.elements()), "pool_bak", "pool_red_bak")
        elif top:
            items += [item("top_card", TOP.get(top, number(top)), card=top)]
    found = paid(given, sum(one["points"] for one in items), items=items)
    if game == "gonggong":
        found["payments_cents"] = [2 * points for points in found["payments"]]
    return options, given, found


# ---------------------------------------------------------------- Kowah


def kowah_ready(random: Random, game: str) -> Example:
    """Two sets and a couple; all cards of the couple's value are laid down [KW-12] [KW-14] [KW-34]."""
    cards = kowah_hand(random, 8)
    waits = kowah_waits(cards)
    laid = [card for card in cards if waits and rank(card, "own_kind") == rank(waits[0], "own_kind")]
    return {}, {"hand": cards, "half_decks": 4}, {"call": "ceki" if waits else None, "waits": waits, "laid_down": laid}


def kowah_hand(random: Random, n: int) -> Hand:
    """Cards that are nearly three sets."""
    cards = sets(random, 3, 3, 4, "own_kind")
    random.shuffle(cards)
    cards = cards[:n]
    if random.random() < 0.25:
        cards[0] = random.choice([code for code in CODES if cards.count(code) < 4])
    return in_order(cards)


def kowah_waits(cards: Hand) -> Hand:
    """The cards that make three sets, but for those of which all are held [HA-5]."""
    return [code for code in CODES if cards.count(code) < 4 and arrangements([*cards, code], 3, "own_kind")]


def kowah_calls(random: Random, game: str) -> Example:
    cards = kowah_hand(random, 9)
    calls = {}
    for card in sorted(set(cards), key=lambda code: CODES.index(code)):
        waits = kowah_waits(list((Counter(cards) - Counter([card])).elements()))
        if waits:
            calls[card] = {"call": "ceki", "waits": waits}
    return {}, {"hand": cards, "half_decks": 4}, {"calls": calls}


def kowah_score(random: Random, game: str) -> Example:
    """The sum of each set's cards, an honour one [KW-11]; once, twice or three times [KW-21]..[KW-23]."""
    cards = sets(random, 3, 3, 4, "own_kind")
    random.shuffle(cards)
    how, players = random.choice(("plain", "double", "triple")), random.randint(2, 6)
    winner = random.randrange(players)
    points = sorted(3 * number(held[0]) for _, held in by_rank(cards, "own_kind") for _ in range(len(held) // 3))
    times = ("plain", "double", "triple").index(how) + 1
    total = times * sum(points)
    payments = [(players - 1) * total if seat == winner else -total for seat in range(players)]  # [KW-26]
    given = {"players": players, "winner": winner, "hand": in_order(cards[:-1]), "card": cards[-1], "how": how}
    return {}, given, {"set_points": points, "multiplier": times, "total": total, "payments": payments}


def kowah_legal(random: Random, game: str) -> Example:
    """Draw, take or win by the uppermost discard; a caller's hand is frozen [KW-15] [KW-16] [KW-30]."""
    while True:
        cards = kowah_hand(random, 8)
        waits = kowah_waits(cards)
        called = bool(waits) and random.random() < 0.6
        fitting = waits if waits and random.random() < 0.4 else CODES
        card = random.choice([code for code in fitting if cards.count(code) < 4])
        if called or card not in waits:
            break  # whoever has not called is not asked in the given examples about a card that completes
    given: dict[str, Any] = {"hand": cards, "called": called, "phase": random.choice(("draw", "discard"))}
    if given["phase"] == "discard":
        won_ = called and card in waits
        kept = [] if won_ else [card] if called else in_order({*cards, card})
        return {}, {**given, "drawn": card}, {"discards": kept, "win": won_}
    given |= {"last_discard": card, "pile": random.choice((0, 1, 30))}
    if called and card in waits:
        actions = ["draw", "take_win"] if given["pile"] else ["take_win"]
    else:
        actions = ["end_hand"] if not given["pile"] else ["draw"] if called else ["draw", "take"]
    return {}, given, {"actions": actions}


KINDS = {
    ("balik_satu", "score"): balik_satu,
    ("chaqui", "score"): chaqui,
    ("balik_lima_belas", "score"): balik_lima_belas,
    ("gonggong", "score"): toh_bayaran,
    ("tantanan", "score"): toh_bayaran,
    ("kowah", "ready"): kowah_ready,
    ("kowah", "discard_calls"): kowah_calls,
    ("kowah", "score"): kowah_score,
    ("kowah", "legal"): kowah_legal,
}

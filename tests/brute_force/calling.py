"""Kinds about hands and calls: what a hand waits for, wins by, may improve, let go, and who takes a shown card."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from tests.brute_force.ceki_cards import CODES, Hand, another, deck, hand, in_order, rank, sets
from tests.brute_force.parting import arrangements, completing, left_over, most_identical, wins

Example = tuple[dict[str, Any], dict[str, Any], dict[str, Any]]  # options, given, expect
WORDS = {  # tan and ceki, by game
    "balik_satu": ("tan", "ceki"),
    "chaqui": ("tan", "ceki"),
    "gonggong": ("ceki_kowah", "ceki_nocog"),
    "tantanan": ("tan_kowah", "tan_nokang"),
}
COPIES = {"balik_satu": (4, 5, 6, 8), "chaqui": (4, 6), "gonggong": (6, 8), "tantanan": (2,)}


def size_of(game: str) -> int:
    """How many cards make a set."""
    return 2 if game == "tantanan" else 3


def length_of(game: str) -> int:
    """How many cards are held between turns."""
    return 5 if game == "tantanan" else 14


def has_identical(cards: Hand, size: int, honours: str = "all_one") -> bool:
    """Whether an identical set can stand beside whatever is left over."""
    return any(any(ways) for ways in left_over(cards, size, honours).values())


def call_of(game: str, cards: Hand, copies: int, honours: str = "all_one") -> tuple[str | None, Hand]:
    """The call that a hand gives [BS-18] and what it waits for: what makes it win [HA-3] [HA-4] [HA-5]."""
    waits = completing(cards, size_of(game), copies, honours)
    if not waits:
        return None, []
    return WORDS[game][0 if has_identical(cards, size_of(game), honours) else 1], waits


def identical_waits(cards: Hand, size: int, copies: int) -> Hand:
    """What a ceki that stands waits for: the pair left over is identical, and the most identical sets are kept."""
    over = left_over(cards, size)
    most = max((len(way) for ways in over.values() for way in ways), default=0)
    pairs = [pair[0] for pair, ways in over.items() if len(set(pair)) == 1 and any(len(way) == most for way in ways)]
    return in_order(card for card in pairs if cards.count(card) < copies)


def ready(random: Random, game: str) -> Example:
    copies = random.choice(COPIES[game])
    honours = random.choice(("all_one", "flowers_one", "own_kind")) if game == "balik_satu" else "all_one"
    cards = hand(random, length_of(game), size_of(game), copies, honours)
    call, waits = call_of(game, cards, copies, honours)
    expect: dict[str, Any] = {"call": call, "waits": waits}
    if game == "gonggong":
        expect["coins"] = 0 if call is None else 1 if call == "ceki_nocog" else 2  # [GG-6] [GG-7]
    return {"honour_rank": honours} if game == "balik_satu" else {}, {"hand": cards, "half_decks": copies}, expect


def ready_choices(random: Random, game: str) -> Example:
    """Ceki may be said for the faces whose pair can be left over beside an arrangement without a mata [BS-22]."""
    copies = random.choice(COPIES[game])
    cards = hand(random, 14, 3, copies)
    call, waits = call_of(game, cards, copies)
    calls = {} if call is None else {call: waits}
    if call == "tan":
        over = left_over(cards, 3)
        plain = [pair[0] for pair, ways in over.items() if len(set(pair)) == 1 and () in ways]
        ceki = in_order(card for card in plain if cards.count(card) < copies)
        calls |= {"ceki": ceki} if ceki else {}
    return {"call_choice": "declared"}, {"hand": cards, "half_decks": copies}, {"calls": calls}


def win(random: Random, game: str) -> Example:
    copies = {"balik_satu": 6, "gonggong": 6, "tantanan": 2}[game]  # of the usual house
    size = size_of(game)
    cards = sets(random, 3 if size == 2 else 5, size, copies, "all_one")
    random.shuffle(cards)
    given = {"hand": in_order(cards[:-1]), "card": cards[-1], "from": random.choice(("stock", "discard"))}
    options = {"metu_from": random.choice(("stock", "discard", "both"))} if game == "gonggong" else {}
    source = options.get("metu_from", "stock")
    best = most_identical(cards, size)
    assert best is not None
    counts = given["from"] == "stock" or source != "stock"  # [BS-15] [GG-10] a stock card wins for its drawer
    return options, given, {"win": counts and bool(best), "matas": list(best)}


def improve(random: Random, game: str) -> Example:
    """A caller gets a card [BS-28] [BS-29] [BS-30]."""
    copies, size = random.choice(COPIES[game]), size_of(game)
    while True:
        cards = hand(random, length_of(game), size, copies)
        call, waits = call_of(game, cards, copies)
        if call is not None:
            break
    tan, ceki = WORDS[game]
    card = another(random, cards, copies)
    source = random.choice(("stock", "discard"))
    options = {"after_call": random.choice(("improve_only", "free", "locked"))} if game == "balik_satu" else {}
    if options.get("after_call") == "free" and card in waits:
        source = "discard"  # what a winner could let go is not asked
    won = source == "stock" and card in waits
    full = [*cards, card]
    before = len(max((way for ways in left_over(cards, size).values() for way in ways), key=len))
    after: dict[str, dict[str, Hand]] = {}
    for other in in_order({y for y in full if y != card and rank(y) == rank(card)}):
        rest = without(full, other)
        over = [way for ways in left_over(rest, size).values() for way in ways]
        now = call_of(game, rest, copies)[0]
        if won or options.get("after_call") == "locked" or now is None or max(map(len, over)) <= before:
            continue
        kept = {ceki: identical_waits(rest, size, copies)} if call == ceki else {}
        kept |= {tan: completing(rest, size, copies)} if now == tan else {}
        after[other] = {word: cards for word, cards in kept.items() if cards}
    expect: dict[str, Any] = {"wins": won, "improving_discards": list(after), "after": after}
    if options.get("after_call") == "free":
        free = {y: call_of(game, without(full, y), copies) for y in in_order(set(full) - {card})}
        expect["free_discards"] = {y: {"call": c, "waits": w} for y, (c, w) in free.items() if c is not None}
    elif source == "discard" and game == "balik_satu":
        expect["may_take"] = bool(after)
    given = {"hand": cards, "call": call, "card": card, "from": source, "half_decks": copies}
    return options, given, expect


def without(cards: Hand, card: str) -> Hand:
    """The cards but for one."""
    return list((Counter(cards) - Counter([card])).elements())


def discard_calls(random: Random, game: str) -> Example:
    """Which of a full hand may go with which call [BS-17]."""
    copies = random.choice(COPIES[game])
    cards = hand(random, length_of(game) + 1, size_of(game), copies)
    given: dict[str, Any] = {"hand": cards, "half_decks": copies}
    if game == "balik_satu" and random.random() < 0.3:
        given["barred_discard"] = random.choice(cards)
    calls = {}
    for card in in_order(set(cards)):
        call, waits = call_of(game, without(cards, card), copies)
        if call is not None and card != given.get("barred_discard"):
            calls[card] = {"call": call, "waits": waits}
    return {}, given, {"calls": calls}


def claim(random: Random, game: str) -> Example:
    """The drawer if a caller, then callers in turn order, then the drawer without a call [BS-23] [BS-25] [BS-26]."""
    players, copies = 4, 6
    drawer, shown = random.randrange(players), random.choice(CODES)
    order = random.sample(range(players), random.randint(1, 3))
    callers, winner, given = [], None, {"players": players, "drawer": drawer, "card": shown}
    for at, seat in enumerate(order, 1):
        cards, call, waits = waiting_for(random, game, shown, copies)
        callers.append({"seat": seat, "call": call, "hand": cards, "order": at, "_wins": shown in waits})
    for step in range(players):
        seat = (drawer + step) % players
        if winner is None and any(one["seat"] == seat and one["_wins"] for one in callers):
            winner = seat
    options = {"require_call": random.random() < 0.5}
    if drawer not in order:
        cards, _, waits = waiting_for(random, game, shown, copies)
        given["drawer_hand"] = cards
        if winner is None and shown in waits and not options["require_call"]:
            winner = drawer
    given["callers"] = [{key: value for key, value in one.items() if key != "_wins"} for one in callers]
    how = None if winner is None else "self_draw" if winner == drawer else "other_draw"
    return options, given, {"winner": winner, "how": how}


def waiting_for(random: Random, game: str, shown: str, copies: int) -> tuple[Hand, str, Hand]:
    """A ready hand that often waits for a card."""
    while True:
        cards = hand(random, 14, 3, copies - 1)
        if random.random() < 0.5:
            cards = [shown if rank(card) == rank(shown) and random.random() < 0.4 else card for card in cards]
        call, waits = call_of(game, cards, copies)
        if call is not None and Counter(cards)[shown] < copies and max(Counter(cards).values()) <= copies:
            return in_order(cards), call, waits


def legal(random: Random, game: str) -> Example:
    """What the seat in turn may do [BS-8] [BS-10] [BS-12] [BS-24] [BS-32]."""
    cards = in_order(random.sample(deck(6), 14))
    phase = random.choice(("open", "draw", "discard"))
    given: dict[str, Any] = {"phase": phase, "hand": cards}
    if phase == "draw":
        given |= {"last_discard": random.choice(CODES), "stock": random.choice((0, 1, 50))}
        given |= {"calls_by_others": 1} if random.random() < 0.5 else {}
        actions = ["draw", "take"] if given["stock"] else ["end_hand"]
        return {}, given, {"actions": actions, "reveal_draw": "calls_by_others" in given}
    card = another(random, cards, 6)
    if phase == "open":
        while wins([*cards, card], 3):
            card = another(random, cards, 6, near=False)
        given |= {"hand": in_order([*cards, card]), "stock": 119}
        return {}, given, {"actions": ["discard"], "discards": in_order({*cards, card})}
    given |= {"got": card, "got_from": random.choice(("stock", "discard"))}
    barred = {card} if given["got_from"] == "discard" else set()
    return {}, given, {"discards": in_order({*cards, card} - barred)}


# ---------------------------------------------------------------- open olos


def with_open_olos(random: Random, n: int, copies: int) -> tuple[Hand, list[Hand]]:
    """Concealed cards and olos that lie open, `n` together."""
    while True:
        olos = [[card] * 3 for card in random.sample(CODES, random.randint(0, 2))]
        concealed = hand(random, n - 3 * len(olos), 3, copies)
        if max(Counter([*concealed, *flat(olos)]).values()) <= copies:
            return concealed, olos


def flat(olos: list[Hand]) -> Hand:
    """The cards of open olos."""
    return [card for olo in olos for card in olo]


def expose(random: Random, game: str) -> Example:
    """A taken card that completes an olo of the concealed cards lays it open [CQ-3] [CQ-5]."""
    cards = hand(random, 14, 3, 4)
    card = another(random, cards, 4)
    held = cards.count(card)
    return (
        {},
        {"concealed": cards, "taken_discard": card},
        {"exposed": [card] * 3 if (held + 1) // 3 > held // 3 else []},
    )


def legal_beside_olos(random: Random, game: str) -> Example:
    """What lies open stays [CQ-4]."""
    concealed, olos = with_open_olos(random, 15, 4)
    given = {"phase": "discard", "concealed": concealed, "exposed": olos}
    return {}, given, {"discards": in_order(set(concealed))}


def ready_beside_olos(random: Random, game: str) -> Example:
    """An open olo is not parted anew, and makes the call a tan [CQ-4]."""
    copies = random.choice(COPIES[game])
    concealed, olos = with_open_olos(random, 14, copies)
    cards = in_order([*concealed, *flat(olos)])
    found = []
    for card in CODES:
        ways = arrangements([*concealed, card], 3)
        if cards.count(card) < copies and (ways if olos else any(ways)):
            found.append(card)
    call = None if not found else "tan" if olos or has_identical(concealed, 3) else "ceki"
    return {}, {"hand": cards, "exposed": olos, "half_decks": copies}, {"call": call, "waits": found}


KINDS = {
    **{(game, "ready"): ready for game in ("balik_satu", "gonggong", "tantanan")},
    ("balik_satu", "ready_choices"): ready_choices,
    **{(game, "win"): win for game in ("balik_satu", "gonggong", "tantanan")},
    **{(game, "improve"): improve for game in ("balik_satu", "gonggong", "tantanan")},
    **{(game, "discard_calls"): discard_calls for game in ("balik_satu", "tantanan")},
    ("balik_satu", "claim"): claim,
    ("balik_satu", "legal"): legal,
    ("chaqui", "expose"): expose,
    ("chaqui", "legal"): legal_beside_olos,
    ("chaqui", "ready"): ready_beside_olos,
}

"""Readers of worked examples."""

from __future__ import annotations

import importlib
import sys
from typing import Any, Final

from ceki.cards.ceki import FACES
from ceki.cards.notation import card_code, card_number, counted, listed, members
from ceki.cards.piles import held
from ceki.engine.bits import NONE, has, one
from ceki.engine.moves import may, no_moves
from ceki.games._sets.beliefs import waits
from ceki.games._sets.calls import changes, declared_ceki, free_discards, improving_discards, is_won, ready_call
from ceki.games._sets.options import FREE, LOCKED
from ceki.games._sets.table import CEKI, DISCARDING, DRAWING, FROM_DISCARD, FROM_STOCK, NO_CALL, TAN
from ceki.games._sets.turns import any_call, legal, play, turn_up
from ceki.games._sets.words import DISCARD, DRAW, END, TAKE, VERBS, WIN

# ---------------------------------------------------------------- worked examples: laying them out, reading them off

CALLS: Final = {None: NO_CALL, "tan": TAN, "ceki": CEKI}
CALL_WORDS: Final = (None, "tan", "ceki")


def lay_decks(lay: Any, half_decks: int) -> Any:
    """A blank table for cards of `half_decks` half decks, whatever the ruleset deals from."""
    g = lay()
    g.half_decks = half_decks
    return g


def lay_hand(g: Any, codes: Any, seat: int = 0) -> Any:
    """Puts a hand before a seat and counts the whole deck in. Raises `ValueError` for too many copies of a card."""
    hand = counted(codes)
    for face in range(FACES):
        g.deck[face] = g.half_decks
    refuse_too_many(g, hand)
    g.hand[seat] = hand
    return g.hand[seat]


def refuse_too_many(g: Any, cards: Any) -> None:
    """Raises `ValueError` for more copies of a card than the deck has."""
    for face in range(FACES):
        if cards[face] > g.deck[face]:
            raise ValueError(f"card {card_code(face)}: {cards[face]} copies, the deck has {g.deck[face]}")


def example_deck(lay: Any, given: Any) -> dict[str, Any]:
    """Half decks, cards dealt and left, by table and players; or the error that there is no such row."""
    try:
        g = lay(given["players"], deck_table=given["source"])
    except ValueError:
        return {"error": "players_not_in_table"}
    return read_deck(g)


def example_fixed_deck(lay: Any, given: Any, sources: Any) -> dict[str, Any]:
    """The same for a game whose cards follow from the number of players alone."""
    if given["source"] not in sources:
        raise ValueError(f"source {given['source']!r} is not one of {', '.join(sources)}")
    try:
        g = lay(given["players"])
    except ValueError:
        return {"error": "players_not_in_table"}
    return read_deck(g)


def read_deck(g: Any) -> dict[str, Any]:
    """Deals and counts."""
    g.kandang_tangan = 0
    deal_of(g)(g)
    return {
        "half_decks": int(g.half_decks),
        "cards": int(sum(g.deck)),
        "copies_per_type": int(g.deck[0]),
        "dealt": int(sum(g.hand.sum(axis=1))),
        "stock": int(g.stock_left),
    }


def deal_of(g: Any) -> Any:
    """The deal of the game whose table this is."""
    return vars(sys.modules[type(g).__module__])["deal"]


def settle_of(g: Any) -> Any:
    """The score of the game whose table this is."""
    return vars(sys.modules[type(g).__module__])["settle"]


def example_ready(lay: Any, given: Any, words: Any = CALL_WORDS) -> dict[str, Any]:
    """What a hand one card short calls and waits for."""
    g = lay_decks(lay, given["half_decks"])
    hand = lay_hand(g, given["hand"])
    call = ready_call(g, hand)
    return {"call": words[call], "waits": members(waits(g, hand, call))}


def example_ready_choices(lay: Any, given: Any) -> dict[str, Any]:
    """Every call that may be named, with its waits."""
    g = lay_decks(lay, given["half_decks"])
    hand = lay_hand(g, given["hand"])
    call = ready_call(g, hand)
    calls = {CALL_WORDS[call]: members(waits(g, hand, call))} if call != NO_CALL else {}
    if call == TAN and declared_ceki(g, hand):
        calls["ceki"] = members(waits(g, hand, CEKI))
    return {"calls": calls}


def example_win(lay: Any, given: Any) -> dict[str, Any]:
    """Whether a last card wins, and the matas."""
    g = lay()
    hand = lay_hand(g, [*given["hand"], given["card"]])
    stock, discard = given["from"] == "stock", given["from"] == "discard"
    counts_here = stock or (discard and g.metu_from != FROM_STOCK)  # (GG-10) a stock card always wins for its drawer
    return {"win": bool(counts_here and is_won(g, hand)), "matas": listed(hand // g.set_size)}


def example_improve(lay: Any, given: Any, words: Any = CALL_WORDS) -> dict[str, Any]:
    """What a caller may do with a card."""
    g = lay_decks(lay, given["half_decks"])
    hand = lay_hand(g, given["hand"])
    call, card = words.index(given["call"]), card_number(given["card"])
    wins = given["from"] == "stock" and has(waits(g, hand, call), card)
    hand[card] += 1
    better = 0 if wins or g.after_call == LOCKED else improving_discards(g, hand, card)
    found: dict[str, Any] = {"wins": wins, "improving_discards": members(better), "after": {}}
    for face in range(FACES):
        if has(better, face):
            hand[face] -= 1
            kept = [call] if call == TAN else [c for c in (CEKI, TAN) if c == CEKI or ready_call(g, hand) == TAN]
            after = {words[c]: members(waits(g, hand, c)) for c in kept}
            found["after"][card_code(face)] = {word: cards for word, cards in after.items() if cards}
            hand[face] += 1
    found["may_take?"] = changes(g, hand, card) != 0
    if g.after_call == FREE:
        found["free_discards"] = read_calls(g, hand, free_discards(g, hand, card), words)
    return found


def read_calls(g: Any, hand: Any, cards: int, words: Any) -> dict[str, Any]:
    """For each discard of a set that leaves a ready hand the call and its waits."""
    calls = {}
    for face in range(FACES):
        if has(cards, face):
            hand[face] -= 1
            call = ready_call(g, hand)
            if call != NO_CALL:
                calls[card_code(face)] = {"call": words[call], "waits": members(waits(g, hand, call))}
            hand[face] += 1
    return calls


def example_discard_calls(lay: Any, given: Any, words: Any = CALL_WORDS) -> dict[str, Any]:
    """For each discard that leaves a ready hand the call and its waits."""
    g = lay_decks(lay, given["half_decks"])
    hand = lay_hand(g, given["hand"])
    cards = held(hand)
    if given.get("barred_discard"):
        cards &= ~one(card_number(given["barred_discard"]))
    return {"calls": read_calls(g, hand, cards, words)}


def example_claim(lay: Any, given: Any) -> dict[str, Any]:
    """Who takes a shown card and wins."""
    g = lay(given["players"], kandang_tangan=False)
    for caller in given["callers"]:
        lay_hand(g, caller["hand"], caller["seat"])
        g.call[caller["seat"]] = CALLS[caller["call"]]
        g.called_at[caller["seat"]] = caller["order"]
    if "drawer_hand" in given:
        lay_hand(g, given["drawer_hand"], given["drawer"])
    g.turn = g.drawer = given["drawer"]
    g.stock_left = 50
    turn_up(g, card_number(given["card"]))
    if not g.over:
        moves = no_moves()
        legal(g, moves)
        if may(moves, WIN, NONE):
            play(g, WIN, NONE)
    winner = None if g.winner == NONE else int(g.winner)
    return {"winner": winner, "how": None if winner is None else "self_draw" if winner == g.drawer else "other_draw"}


def example_legal(lay: Any, given: Any) -> dict[str, Any]:
    """What the seat in turn may do."""
    g = lay()
    hand = lay_hand(g, given["hand"])
    g.stock_left = given.get("stock", 50)
    g.step = DRAWING if given["phase"] == "draw" else DISCARDING
    if given.get("last_discard"):
        g.discard = card_number(given["last_discard"])
    if given.get("got"):
        g.got = card_number(given["got"])
        g.got_from = FROM_DISCARD if given["got_from"] == "discard" else FROM_STOCK
        hand[g.got] += 1
    g.call[1] = TAN if given.get("calls_by_others") else NO_CALL
    moves = no_moves()
    legal(g, moves)
    actions = [VERBS.declared[verb].word for verb in (DISCARD, DRAW, TAKE, END) if moves[verb]]
    found: dict[str, Any] = {"actions": actions} if given["phase"] != "discard" else {}
    if given["phase"] == "draw":
        found["reveal_draw"] = any_call(g)
    else:
        found["discards"] = members(int(moves[DISCARD]))
    return found


def lay_score(lay: Any, given: Any, calls: Any = CALLS) -> Any:
    """A won round with the cards that will be turned on top of the stock, settled."""
    g = lay(given["players"])
    lay_hand(g, [*given["hand"], given["card"]], given["winner"])
    g.winner, g.win_card, g.drawer = given["winner"], card_number(given["card"]), given["drawer"]
    g.call[g.winner] = calls[given["call"]]
    g.dealt = int(given.get("dealt", False))
    turned = [card_number(code) for code in given["balik"]]
    refuse_too_many(g, g.hand[g.winner] + counted(given["balik"]))
    g.stock[: len(turned)] = turned[::-1]
    g.stock_left = len(turned)
    settle_of(g)(g)
    return g


def example_score(lay: Any, given: Any, calls: Any = CALLS, counted_items: Any = ()) -> dict[str, Any]:
    """The score line by line, the total, and what each seat gets."""
    g = lay_score(lay, given, calls)
    total = int(g.cents[g.winner]) // int(g.rate) // (int(g.seats) - 1)
    return {
        "items": read_items(g, counted_items),
        "total": total,
        "payments": [int(c) // int(g.rate) for c in g.cents[: g.seats]],
        "replay": bool(g.replay),
        "payments_cents?": [int(c) for c in g.cents[: g.seats]],
    }


def read_items(g: Any, counted_items: Any = ()) -> list[dict[str, Any]]:
    """The score lines in words; lines of one kind are put together."""
    items: dict[str, dict[str, Any]] = {}
    words = importlib.import_module(type(g).__module__.replace(".rules", ".words")).GAME.lines
    for i in range(g.lines):
        word, n, faces = words[g.line_what[i]].word, int(g.line_count[i]), members(int(g.line_faces[i]))
        if g.line_points[i] == 0:
            continue
        item = items.setdefault(word, {"item": word, "points": 0})
        item["points"] += int(g.line_points[i])
        if word in counted_items:
            item["count"] = item.get("count", 0) + n
        elif word.endswith("_card") and not word.startswith("red"):
            item["card"] = faces[0]
        elif faces and word not in ("ayam", "kandang", "red_winning_card", "metu", "rabas"):
            item["types"] = sorted(item.get("types", []) + faces * n, key=card_number)
    return list(items.values())

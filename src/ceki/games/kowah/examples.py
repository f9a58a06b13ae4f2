"""Readers of worked examples."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ceki.cards.ceki import FACES, OWN_KIND, number_on, of_rank
from ceki.cards.notation import card_code, card_number, counted, listed, members
from ceki.cards.sets import is_complete
from ceki.engine.bits import NONE, has
from ceki.engine.moves import may, no_moves
from ceki.games.kowah.advice import waits
from ceki.games.kowah.match import Carried, next_round
from ceki.games.kowah.rules import (
    CALLING,
    CARDS,
    DISCARDING,
    DRAWING,
    FROM_DISCARD,
    FROM_PILE,
    HALF_DECKS,
    HAND,
    SET,
    TRIPLE,
    call_ceki,
    deal,
    legal,
    play,
    ready_rank,
    settle,
)
from ceki.games.kowah.words import CALL, DISCARD, DRAW, END, FLICK, GAME, SET_LINE, TAKE, TAKE_WIN, WIN

# ---------------------------------------------------------------- worked examples: laying them out, reading them off

HOW_WORDS: Final = (None, "plain", "double", "triple")


def lay_hand(g: Any, codes: Iterable[str], size: int, *others: str) -> Any:
    """Lays a hand before seat 0. Raises `ValueError` for a wrong size or too many copies of a card."""
    hand = counted(codes)
    cards = hand + counted(others)
    for face in range(FACES):
        g.deck[face] = HALF_DECKS
        if cards[face] > HALF_DECKS:
            raise ValueError(f"card {card_code(face)}: {cards[face]} copies, the deck has {HALF_DECKS}")
    if hand.sum() != size:
        raise ValueError(f"hand: {hand.sum()} cards, it must have {size}")
    g.hand[0] = hand
    return g.hand[0]


def refuse_other_decks(given: Any) -> None:
    """Raises `ValueError` for another deck than this game's."""
    if given["half_decks"] != HALF_DECKS:
        raise ValueError(f"half_decks: {given['half_decks']}, kowah is played with {HALF_DECKS}")


def example_deck(lay: Any, given: Any) -> dict[str, Any]:
    """Deals and counts."""
    if given["source"] != "kowah":
        raise ValueError(f"source {given['source']!r} is not kowah")
    g = lay(given["players"])
    deal(g)
    return {
        "half_decks": HALF_DECKS,
        "cards": int(sum(g.deck)),
        "copies_per_type": int(g.deck[0]),
        "dealt": int(g.hand.sum()),
        "stock": int(g.stock_left),
    }


def example_ready(lay: Any, given: Any) -> dict[str, Any]:
    """Whether eight cards may be called, what they wait for and what is laid down."""
    refuse_other_decks(given)
    g = lay()
    hand = lay_hand(g, given["hand"], HAND)
    g.step = CALLING
    moves = no_moves()
    legal(g, moves)
    if not may(moves, CALL, NONE):
        return {"call": None, "waits": [], "laid_down": []}
    play(g, CALL, NONE)
    couple = of_rank(ready_rank(hand), OWN_KIND)
    laid = [code for code in listed(hand) if has(couple, card_number(code))]
    return {"call": "ceki", "waits": members(waits(g, hand)), "laid_down": laid[: g.laid[0]]}


def example_discard_calls(lay: Any, given: Any) -> dict[str, Any]:
    """For each of nine cards without which the hand is ready, the call and its waits."""
    refuse_other_decks(given)
    g = lay()
    hand = lay_hand(g, given["hand"], HAND + 1)
    g.step = DISCARDING
    moves = no_moves()
    legal(g, moves)
    calls = {}
    for code in members(int(moves[FLICK])):
        hand[card_number(code)] -= 1
        calls[code] = {"call": "ceki", "waits": members(waits(g, hand))}
        hand[card_number(code)] += 1
    return {"calls": calls}


def example_how(lay: Any, given: Any) -> dict[str, Any]:
    """How a hand counts, by where its ninth card came from."""
    if given["source"] == "pile":
        return {"how": HOW_WORDS[TRIPLE]}
    g = lay()
    prev = given["prev"]
    g.hand[0] = counted({prev["got"], prev["discarded"]})
    g.got = card_number(prev["got"])
    g.got_from = FROM_PILE if prev["got_from"] == "pile" else FROM_DISCARD
    g.stock_left = 1
    play(g, DISCARD, card_number(prev["discarded"]))
    play(g, TAKE_WIN, NONE)
    return {"how": HOW_WORDS[g.how]}


def example_legal(lay: Any, given: Any) -> dict[str, Any]:
    """What the seat in turn may do before it draws, or with the card drawn."""
    g = lay()
    drawn, last = given.get("drawn"), given.get("last_discard")
    hand = lay_hand(g, given["hand"], HAND, *[code for code in (drawn, last) if code])
    if given["called"]:
        if ready_rank(hand) == NONE:
            raise ValueError("called: the hand is not ready")
        call_ceki(g)
    g.step = DRAWING
    if given["phase"] == "discard":
        return legal_after_draw(g, card_number(str(drawn)))
    g.stock_left = given.get("pile", CARDS - HAND * g.seats)
    if last:
        g.discard, g.discarder = card_number(last), g.seats - 1
        g.heap[g.discard] = 1
    moves = no_moves()
    legal(g, moves)
    return {"actions": [GAME.verbs[verb].word for verb in (DRAW, TAKE, TAKE_WIN, END) if moves[verb]]}


def legal_after_draw(g: Any, drawn: int) -> dict[str, Any]:
    """Draws a card from the pile: a caller whom it completes has won and discards nothing."""
    g.stock[0], g.stock_left = drawn, 1
    play(g, DRAW, NONE)
    moves = no_moves()
    if not g.over:
        legal(g, moves)
    return {"discards": members(int(moves[DISCARD] | moves[FLICK])), "win": bool(g.over or may(moves, WIN, NONE))}


def example_score(lay: Any, given: Any) -> dict[str, Any]:
    """A won hand: its sets, how many times it counts, and who pays."""
    g = lay(given["players"])
    hand = lay_hand(g, [*given["hand"], given["card"]], HAND + 1)
    if not is_complete(hand, OWN_KIND, SET):
        raise ValueError("hand: it does not make three sets with the card")
    g.winner = given["winner"]
    g.hand[[0, g.winner]] = g.hand[[g.winner, 0]]
    g.discarder = (g.winner - 1) % g.seats
    g.win_card, g.how = card_number(given["card"]), HOW_WORDS.index(given["how"])
    settle(g)
    sets = []
    for i in range(g.lines):
        if g.line_what[i] == SET_LINE:
            sets += [int(g.line_points[i] // g.line_count[i])] * int(g.line_count[i])
    return {
        "set_points": sorted(sets),
        "multiplier": int(g.how),
        "total": int(g.points),
        "payments": [int(c) // int(g.rate) for c in g.cents[: g.seats]],
    }


def example_match(lay: Any, given: Any) -> dict[str, Any]:
    """Hands as (winner, points): the totals, who has won and after how many hands."""
    limits = {"target": given.get("target"), "hands": given.get("hands_limit")}
    g = lay(given["players"], scheme=given["scheme"], **{name: n for name, n in limits.items() if n is not None})
    m = Carried()
    m.players = g.seats
    for winner, points in given["hands"]:
        if not m.over:
            g.winner, g.points = NONE if winner is None else winner, points
            next_round(m, g)
    best = [seat for seat in range(g.seats) if has(m.winners, seat)]
    return {"totals": m.totals[: g.seats].tolist(), "winner": best, "hands_played": m.hands}


def example_card_values(lay: Any, given: Any) -> dict[str, Any]:
    """What every card counts in a set."""
    return {"values": {card_code(face): number_on(face) for face in range(FACES)}}


EXAMPLES: Final = {
    "deck": example_deck,
    "ready": example_ready,
    "discard_calls": example_discard_calls,
    "kowah_how": example_how,
    "legal": example_legal,
    "score": example_score,
    "kowah_match": example_match,
    "card_values": example_card_values,
}

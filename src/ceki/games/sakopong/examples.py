"""Readers of worked examples."""

from __future__ import annotations

from typing import Any, Final

from ceki.cards.notation import card_number, members
from ceki.cards.odds.counting import courses, hands_by_class, odds
from ceki.cards.pack52 import RANKS, SUIT_LETTERS
from ceki.engine.bits import NONE
from ceki.engine.moves import no_moves
from ceki.games.sakopong.odds import lay_hands
from ceki.games.sakopong.options import HAND, LAST_TRICK
from ceki.games.sakopong.rules import deal, lead, legal, play, settle
from ceki.games.sakopong.words import LAY, SERI, THROW


def example_pack(lay: Any, given: Any) -> dict[str, Any]:
    """Cards of the pack, and those out of play by number of players."""
    tables = [lay(players) for players in given["players"]]
    for g in tables:
        deal(g)
    return {"cards": int(sum(tables[0].deck)), "out_of_play": [int(sum(g.stock != NONE)) for g in tables]}


def example_legal(lay: Any, given: Any) -> dict[str, Any]:
    """What may be laid and what thrown."""
    g = lay_hands(lay(), [given["hand"], [given["led"]] if given["led"] else []])
    g.tricks_left = HAND
    if given["led"]:
        lead(g, 1)
        play(g, LAY, card_number(given["led"], "pack52"))
        g.turn = 0
    moves = no_moves()
    legal(g, moves)
    up, down = (sorted(members(int(moves[verb]), "pack52")) for verb in (LAY, THROW))
    return {"face_up": up, "face_down": down}


def example_trick(lay: Any, given: Any) -> dict[str, Any]:
    """Who wins a trick."""
    plays = given["plays"]
    g = lay_hands(lay(len(plays)), [[]])
    hands: list[list[str]] = [[] for _ in plays]
    for step, laid in enumerate(plays):
        if laid["seat"] != (plays[0]["seat"] + step) % len(plays):
            raise ValueError(f"seat {laid['seat']}: cards are played seat after seat")
        if laid["card"][-1] != plays[0]["card"][-1] if laid["face_up"] else step == 0:
            raise ValueError(f"card {laid['card']}: only the lead and cards of its suit lie face up")
        hands[laid["seat"]] = [laid["card"]]
    lay_hands(g, hands)
    lead(g, plays[0]["seat"])
    g.tricks_left = 1
    for laid in plays:
        play(g, LAY if laid["face_up"] else THROW, card_number(laid["card"], "pack52"))
    return {"winner": int(g.leader)}


def example_result(lay: Any, given: Any) -> dict[str, Any]:
    """Drawn or decided, and the money."""
    tricks = given["tricks"]
    if sum(tricks) != HAND or min(tricks) < 0:
        raise ValueError(f"tricks {tricks}: they are {HAND} in all")
    g = lay(len(tricks))
    if g.payout == LAST_TRICK and tricks[given["last_trick_winner"]] == 0:
        raise ValueError(f"last_trick_winner {given['last_trick_winner']}: has no trick")
    g.tricks[: len(tricks)] = tricks
    g.leader = given.get("last_trick_winner", 0)
    settle(g)
    drawn = g.lines > 0 and g.line_what[0] == SERI
    return {"result": "s_ri" if drawn else "decided", "net_cents": [int(cents) for cents in g.cents[: g.seats]]}


def example_sequences(lay: Any, given: Any) -> dict[str, Any]:
    """Every complete order of legal plays, by tricks won."""
    hands = given["hands"]
    g = lay_hands(lay(len(hands)), hands)
    g.tricks_left = len(hands[0])
    if any(len(hand) != g.tricks_left for hand in hands):
        raise ValueError("hands: all have the same number of cards")
    lead(g, given["leader"])
    found = courses(g, legal, play, still_to_play, lambda at: tuple(int(n) for n in at.tricks[: at.seats]))
    tallies = {"-".join(str(n) for n in tricks): ways for tricks, ways in sorted(found.items())}
    return {"sequences": sum(found.values()), "tallies": tallies}


def still_to_play(g: Any) -> Any:
    """What the rest of a round depends on: the hands, whose turn it is, and the trick that lies there."""
    return g.hand.tobytes(), g.best, g.winner, g.turn, g.laid, g.tricks_left


def example_probability(lay: Any, given: Any) -> dict[str, Any]:
    """How likely a hand has no card of a suit, or one suit alone."""
    g = lay()
    deal(g)
    suits = [int(sum(g.deck[RANKS * suit : RANKS * (suit + 1)])) for suit in range(4)]
    event = given["event"]
    if set(event) - {"without_suit", "one_suit"}:
        raise ValueError(f"event {event!r} is unknown; known: without_suit, one_suit")
    good = total = 0
    for hand, ways in hands_by_class(suits, given["cards"]):
        total += ways
        lacks = "without_suit" not in event or hand[SUIT_LETTERS.index(event["without_suit"])] == 0
        alone = "one_suit" not in event or (sum(1 for n in hand if n) == 1) == event["one_suit"]
        good += ways if lacks and alone else 0
    return odds(good, total)


EXAMPLES: Final = {
    "pack": example_pack,
    "sk_legal": example_legal,
    "sk_trick": example_trick,
    "sk_result": example_result,
    "sk_sequence_count": example_sequences,
    "probability": example_probability,
}

"""Readers of worked examples."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from ceki.cards.ceki import COPIES, FACES
from ceki.cards.notation import card_code, card_number, counted, members
from ceki.engine.bits import NONE
from ceki.engine.moves import listed, no_moves
from ceki.engine.record import copy
from ceki.games.cholek_tiga.match import in_turn
from ceki.games.cholek_tiga.rules import (
    can_capture,
    count_piles,
    deal,
    entering,
    identical,
    legal,
    play,
    put_in_pool,
    settle_ang_pow,
    settle_differences,
)
from ceki.games.cholek_tiga.words import AND, DISCARD, PASS, RED_LINES, TAKE

# ---------------------------------------------------------------- worked examples: laying them out, reading them off


def lay_out_cards(g: Any, pool: Iterable[str], *others: str) -> None:
    """Lays a pool. Raises `ValueError` when it and other cards have too many copies of a face."""
    refuse_copies(counted([*pool, *others]))
    for code in pool:
        put_in_pool(g, card_number(code))


def refuse_copies(cards: Iterable[int]) -> None:
    """Raises `ValueError` where a face is counted more often than the deck has it."""
    for face, n in enumerate(cards):
        if not 0 <= n <= COPIES:
            raise ValueError(f"card {card_code(face)}: {n} copies, the deck has {COPIES}")


def lay_piles(lay: Any, piles: list[Mapping[str, int]]) -> Any:
    """A table on which every seat's captured cards lie and are counted."""
    g = lay(len(piles))
    for seat, cards in enumerate(piles):
        g.won[seat] = counted(cards)
        refuse_copies(g.won[seat])
    refuse_copies(g.won.sum(axis=0))
    count_piles(g)
    return g


def pairs(g: Any) -> Iterator[tuple[list[str], Any]]:
    """Each capture that is offered, as a sorted pair, and the table after it."""
    for verb, card in offered(g):
        if verb == TAKE:
            after: Any = copy(g)
            play(after, TAKE, card)
            for _, other in offered(after):
                taken: Any = copy(after)
                play(taken, AND, other)
                yield sorted([card_code(card), card_code(other)]), taken


def offered(g: Any) -> list[tuple[int, int]]:
    """The legal moves."""
    moves = no_moves()
    legal(g, moves)
    return listed(moves)


def example_points(lay: Any, given: Any) -> dict[str, Any]:
    """A pile, face by face."""
    g = lay_piles(lay, [given["pile"], {}])
    items = {}
    for i in range(g.lines):
        if g.line_seat[i] == 0:
            for code in members(int(g.line_faces[i])):
                each = int(g.line_points[i] // g.line_count[i])
                items[code] = {"face": code, "count": int(g.line_what[i]) % RED_LINES, "points": each}
    return {"items": [items[code] for code in members((1 << FACES) - 1) if code in items], "points": int(g.points[0])}


def example_settlement(lay: Any, given: Any) -> dict[str, Any]:
    """Piles and what was paid in play: all money by source."""
    g = lay_piles(lay, given["piles"])
    found: dict[str, Any] = {"points": [int(p) for p in g.points[: g.seats]]}
    for event in given["in_play_events"]:
        if event["type"] not in ("ayam", "kandang") or event["seat"] not in range(g.seats):
            raise ValueError(f"event {event!r} is not an ayam or kandang of a seat from 0 to {g.seats - 1}")
        identical(g, event["seat"], event["type"] == "ayam")
    in_play = [int(c) for c in g.cents[: g.seats]]
    for name, pays in (("difference_cents", settle_differences), ("ang_pow_cents", settle_ang_pow)):
        g.cents[:] = 0
        pays(g)
        found[name] = [int(c) for c in g.cents[: g.seats]]
    found["in_play_cents"] = in_play
    net = [sum(cents) for cents in zip(found["difference_cents"], found["ang_pow_cents"], in_play, strict=True)]
    return {**found, "net_cents": net}


def example_captures(lay: Any, given: Any) -> dict[str, Any]:
    """What a card that enters the pool may take."""
    g = lay()
    lay_out_cards(g, given["pool"], given["card"])
    g.played = card_number(given["card"])
    put_in_pool(g, g.played)
    g.turned_up, g.turns = 1, 1
    if not can_capture(g, g.played):
        return {"captures": [], "may_pass": True}
    return {"captures": sorted(pair for pair, _ in pairs(g)), "may_pass": (PASS, NONE) in offered(g)}


def lay_turn(lay: Any, given: Any, hand: list[str]) -> Any:
    """A table at the beginning of seat 0's turn, with one card of the stock."""
    g = lay()
    turned = [] if given["turned"] is None else [given["turned"]]
    lay_out_cards(g, given["pool"], *hand, *turned)
    g.hand[0] = counted(hand)
    g.stock[: len(turned)] = [card_number(code) for code in turned]
    g.stock_left, g.turns = len(turned), 3
    return g


def example_turn(lay: Any, given: Any) -> dict[str, Any]:
    """One turn with the choices stated; then as if the first capture of the turned card were made."""
    g = lay_turn(lay, given, [given["discard"]])
    play(g, DISCARD, card_number(given["discard"]))
    found: dict[str, Any] = {"discard_captures": [], "turned_captures": []}
    if g.played != NONE:
        after = list(pairs(g))
        found["discard_captures"] = sorted(pair for pair, _ in after)
        g = after_choice(g, after, given["discard_capture"])
    elif given["discard_capture"]:
        raise ValueError(f"discard_capture: {given['discard_capture']} cannot be taken")
    if g.turned != NONE:
        after = sorted(pairs(g), key=lambda choice: choice[0])
        found["turned_captures"] = [pair for pair, _ in after]
        g = after[0][1]
    found["in_play_if_all_captured?"] = {"players": int(g.seats), "seat_cents": [int(c) for c in g.cents[: g.seats]]}
    return found


def after_choice(g: Any, choices: list[tuple[list[str], Any]], chosen: list[str] | None) -> Any:
    """The table after a capture, or after passing."""
    if chosen is None:
        play(g, PASS, NONE)
        return g
    for pair, after in choices:
        if pair == sorted(chosen):
            return after
    raise ValueError(f"discard_capture: {chosen} cannot be taken")


def example_sequence_count(lay: Any, given: Any) -> dict[str, Any]:
    """How many ways a turn may go."""
    return {"sequences": ways(lay_turn(lay, given, given["hand"]))}


def ways(g: Any) -> int:
    """Ways to go on until the turn has passed."""
    if g.turn != 0 or g.over:
        return 1
    n = 0
    for verb, card in offered(g):
        after: Any = copy(g)
        play(after, verb, card)
        n += ways(after)
    return n


def example_schedule(lay: Any, given: Any) -> dict[str, Any]:
    """The cards drawn and the stock cards turned, cycle by cycle, read off a whole round of passing."""
    g = lay(given["players"], capture_optional=True)
    deal(g)
    cycles = []
    while not g.over:
        hand, before = int(g.turns) // int(g.seats), int(g.stock_left)
        left = before
        for _ in range(int(g.turns)):
            left = one_turn(g, left)
        cycles.append({"hand": hand, "turn_ups": before - left})
    return {"cycles": cycles}


def one_turn(g: Any, stock: int) -> int:
    """Plays a turn without captures; the stock after it, before new hands are drawn."""
    play(g, *offered(g)[0])
    while entering(g) != NONE:
        play(g, PASS, NONE)
    return max(0, stock - 1)


def example_next_starter(lay: Any, given: Any) -> dict[str, Any]:
    """Who begins the next game."""
    g = lay(len(given["points"]))
    if given["starter"] not in range(g.seats):
        raise ValueError(f"starter: seat {given['starter']} does not exist; allowed: 0 to {g.seats - 1}")
    g.points[: g.seats] = given["points"]
    g.starter = given["starter"]
    return {"next_starter": int(in_turn(g, 0))}


EXAMPLES: Final = {
    "ct_points": example_points,
    "ct_settlement": example_settlement,
    "ct_captures": example_captures,
    "ct_turn": example_turn,
    "ct_sequence_count": example_sequence_count,
    "ct_schedule": example_schedule,
    "ct_next_starter": example_next_starter,
}

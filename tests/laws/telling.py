"""A served round under watch: what a seat is told of a move is the same in every world that looks the same to it."""

from __future__ import annotations

import copy
import json
from typing import Any

import numpy as np

from ceki.bots.random import generator
from ceki.engine.bits import NONE
from ceki.engine.chance import small_below
from ceki.engine.moves import listed, no_moves
from ceki.engine.record import ALL, CARD, COUNTS, PILE, Record, pack
from ceki.engine.record import copy as another
from ceki.engine.visibility.hide import WATCHER, as_bytes, count_placed, layout
from ceki.play.game_module import GameModule
from ceki.play.rulebook.listing import plain
from ceki.play.ruleset import Ruleset
from ceki.play.view import View, view_of
from ceki.server.protocol import public_state
from ceki.server.tables.events import Event
from ceki.server.tables.state import Table

KEY = bytes(range(32))
ALL_SEE = {
    *("from_draw", "came", "went"),  # whether a card goes as it was drawn
    *("call", "first_call"),  # which call is said with a card: that follows from the hand [BS-18]
}


def seated(ruleset: Ruleset, key: bytes = KEY) -> Table:
    """A served table of people, its first round dealt."""
    about = {
        "game": ruleset.game.id,
        "players": ruleset.players,
        "preset": None,
        "options": {name: plain(value) for name, value in ruleset.given.items()},
        "title": "law",
    }
    about |= {"seconds": 0, "rounds": 1, "public": False, "practice": False, "chat": False, "bot_seed": "00"}
    table = Table("law", "LAW")
    _happen(table, "created", -1, **about)
    for person in range(len(table.chairs)):
        _happen(table, "sat", person, name=f"Person {person}", kind="human", level="")
    _happen(table, "committed", -1, round=1, commitment="", server_seed="")
    _happen(table, "dealt", -1, round=1, key=key.hex())
    return table


def _happen(table: Table, kind: str, person: int, /, **body: Any) -> None:
    table.fold([Event(table.seq + 1, kind, person, body, None, 0.0)])


def move(table: Table, verb: int, card: int) -> None:
    """The seat in turn makes a move."""
    played = table.round
    assert played is not None
    words = dict(zip(played.legal_numbers, [*map(str, played.legal_moves)], strict=True))[verb, card]
    _happen(table, "moved", table.seated[played.turn], move=words, by="human")


def told(table: Table, seat: int) -> dict[str, Any]:
    """All that is told to who sits at a seat, or looks on: as text, so that its length counts too."""
    person = table.seated[seat] if seat != WATCHER else WATCHER
    parts = {
        "to all": public_state.of_all(table, range(len(table.chairs)), 0, public_state.Times()),
        "to one": public_state.of_one(table, person),
        "events": public_state.events(table, person, 0),
        "history": table.round.history(seat) if table.round is not None else [],
    }
    return {name: json.dumps(part) for name, part in parts.items()}


def bytes_seen(game: GameModule, table: Record, seat: int) -> bytes:
    """The view of a seat, blotted out, as bytes."""
    record = np.zeros(1, game.dtype)
    pack(table, record[0])
    return View(game, record, seat).raw


def another_world(table: Table, dealt: Record) -> Table:
    """The same served table with other cards on it."""
    other = copy.deepcopy(table, {id(table.ruleset.game): table.ruleset.game})
    assert other.round is not None
    other.round.table = dealt
    return other


def same_move_elsewhere(ruleset: Ruleset, dealt: Record, verb: int, card: int, seat: int, seen: bytes) -> int | None:
    """The card of a move by the same verb on another table, another one if there is any, after which a seat sees these
    bytes; None when there is no such move."""
    moves = no_moves()
    ruleset.game.namespace["legal"](dealt, moves)
    found = [c for v, c in listed(moves) if v == verb]
    for choice in sorted(found, key=lambda one: one == card):
        after = another(dealt)
        ruleset.game.namespace["play"](after, verb, choice)
        if not after.over and bytes_seen(ruleset.game, after, seat) == seen:
            return choice
    return None


def follows_hidden_cards(ruleset: Ruleset, now: Record, elsewhere: Record, seat: int) -> list[str]:
    """The fields that a seat sees otherwise in another world, where it sees the same cards in both: numbers that follow
    cards it does not see."""
    one, other = (as_data(ruleset.game, table, seat) for table in (now, elsewhere))
    fields = ruleset.game.table.FIELDS
    if any(one[name] != other[name] for name, field in fields.items() if field.kind in (COUNTS, PILE, CARD)):
        return []
    return [name for name in fields if one[name] != other[name] and name not in ALL_SEE]


def as_data(game: GameModule, table: Record, seat: int) -> dict[str, Any]:
    """The fields of a view."""
    seen = view_of(game, table, seat).table
    return {name: np.asarray(getattr(seen, name)).tolist() for name in game.table.FIELDS}


def moved_elsewhere(ruleset: Ruleset, dealt: Record, verb: int, card: int) -> Record | None:
    """Another table after the same move, or where nobody else sees its card, after a move by the same verb; None where
    there is no such move, or the round ends with it."""
    at = ruleset.game.info.verbs[verb].at
    moves = no_moves()
    ruleset.game.namespace["legal"](dealt, moves)
    found = [c for v, c in listed(moves) if v == verb]
    if card not in found and card != NONE and ruleset.game.table.FIELDS[at].seen == ALL:
        return None
    if not found:
        return None
    after = another(dealt)
    ruleset.game.namespace["play"](after, verb, card if card in found else found[0])
    return None if after.over else after


def shown(game: GameModule, raw: bytes) -> Any:
    """How many copies of each face a view shows."""
    found = np.zeros(64, np.int64)
    count_placed(as_bytes(np.frombuffer(bytearray(raw), game.dtype))[0], layout(game.table), found)
    return found


def watch_what_is_told(ruleset: Ruleset, seed: int, every: int = 1, most: int = 1000) -> int:
    """Plays at most `most` moves of a round; at every `every`-th asks of each other seat whether what it is told is
    what it may know.

    Returns how many moves were found in two worlds. Raises `AssertionError` that names the seat and the move.
    """
    table, state, compared = seated(ruleset), generator(seed, 0, 0), 0
    played = table.round
    assert played is not None
    while table.playing and len(played.numbers) < most:
        moves = played.legal_numbers
        verb, card = moves[int(small_below(state, len(moves)))]
        mover, number = played.turn, len(played.numbers)
        asked = (
            [s for s in range(WATCHER, ruleset.players) if s != mover] if number % every == 0 and len(moves) > 1 else []
        )
        before = {seat: bytes_seen(ruleset.game, played.table, seat) for seat in asked}
        dealt = {seat: played.view(seat).determinize(number) for seat in asked}
        for other in dealt.values():
            other.key = played.table.key
        then = another_world(table, another(played.table)) if asked else table
        move(table, verb, card)
        for seat in asked if not played.over else ():
            where = f"{ruleset.game.id}, seat {seat} of {ruleset.players}, move {number} by seat {mover}"
            seen = bytes_seen(ruleset.game, played.table, seat)
            named = json.loads(told(table, seat)["history"])[-1][1].partition(" ")[2]
            lies = shown(ruleset.game, before[seat])[card] + shown(ruleset.game, seen)[card]
            assert named in ("", "??") or lies > 0, f"{where}: it is told {named}, which it never saw"
            elsewhere = moved_elsewhere(ruleset, dealt[seat], verb, card)
            if elsewhere is not None:
                secrets = follows_hidden_cards(ruleset, played.table, elsewhere, seat)
                assert not secrets, f"{where}: {', '.join(secrets)} follow hidden cards"
            choice = same_move_elsewhere(ruleset, dealt[seat], verb, card, seat, seen)
            if choice is not None:
                world = another_world(then, dealt[seat])
                move(world, verb, choice)
                compared += 1
                assert told(world, seat) == told(table, seat), f"{where}: what it is told follows hidden cards"
    return compared

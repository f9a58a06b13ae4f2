"""All that is ever told of a table: one function for a viewer, one for the public, one for the log of what is over.

The cards in it come from `View`, made by the declarations of the game, and from nowhere else.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

import numpy as np

from ceki.cards.notation import NAMES
from ceki.play.house import House
from ceki.play.round import Round
from ceki.play.view import View, described, seen_by
from ceki.rulekit.bits import NONE
from ceki.rulekit.record import pack
from ceki.table.events import NOBODY
from ceki.table.table import AWAY, Dealing, Table, Told

SAYS: Final = {
    "sat": "{name} sits down.",
    "left": "{name} leaves.",
    "away": "{name} is away; a bot plays on.",
    "back": "{name} is back.",
    "undone": "{name} takes the last move back.",
    "closed": "The table is closed.",
}


def plain(value: Any) -> Any:
    """A value of an option as JSON has it."""
    if isinstance(value, Mapping):
        return {str(key): plain(one) for key, one in value.items()}
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    return [plain(one) for one in value] if isinstance(value, (list, tuple)) else value


def packed(table: Table) -> Any:
    """The table's cards as a compact record, from which views are made; None before the first deal."""
    if table.round is None:
        return None
    record = np.zeros(1, table.house.game.dtype)
    pack(table.round.table, record[0])
    return record


def state(
    table: Table,
    record: Any,
    person: int,
    seen: int,
    connected: Collection[int],
    watchers: int,
    deadline: int | None,
) -> dict[str, Any]:
    """What a person (or `NOBODY`, who looks on) may know of a table now, and what happened since event `seen`.

    `record` is the table as `packed` gives it.
    """
    seat = table.seat_of(person) if person >= 0 else NOBODY
    played = table.round
    view = View(table.house.game, record, seat) if played is not None else None
    moves = view.moves() if view is not None and table.playing else []
    over = played is not None and played.over
    told = table.story if seen == 0 else [one for one in table.story if one.seq > seen]
    return {
        "type": "state",
        "seq": table.seq,
        "table": {
            **_headings(table),
            "direction": table.house.game.about.direction,
            "practice": table.about["practice"],
            "chat": table.about["chat"],
            "seconds": table.about["seconds"],
            "watchers": watchers,
            "round": table.number,
            "rounds": table.about["rounds"],
        },
        **_rules(table.house),
        "seats": [
            {**_chair(table, who), "seat": at, "connected": who in connected, "cents": table.match.cents[who]}
            for at, who in enumerate(table.seated)
        ],
        "out": [
            {**_chair(table, who), "connected": who in connected, "cents": cents}
            for who, cents in enumerate(table.match.cents)
            if who not in table.seated
        ],
        "me": seat,
        "person": person,
        "turn": played.turn if table.playing and played is not None else None,
        "asked": bool(moves),
        "deadline": deadline,
        "over": over,
        "match_over": table.match.over,
        "closed": table.closed,
        "view": view.as_data() if view is not None else {},
        "legal": described(moves, table.house.game),
        "undo": table.about["practice"] and table.playing and bool(table.choices) and person >= 0,
        "events": [_event(table, one, seat) for one in told],
        "score": _score(played) if over and played is not None else [],
        "cents": played.cents if played is not None else [0] * table.match.players,
        "ledger": [table.match.cents[who] for who in table.seated],
        "pot": int(played.table.pot) if table.playing and played is not None else table.match.pot,
        "fair": _fair(table),
        "ready": [table.seat_of(who) for who in sorted(table.ready) if who in table.seated],
    }


def _rules(house: House) -> dict[str, Any]:
    """What a house plays by, made once for each."""
    if id(house) not in _shown or _shown[id(house)][0] is not house:
        if len(_shown) > 4096:
            _shown.clear()
        _shown[id(house)] = house, {"options": plain(house.options), "given": plain(house.given)}
    return _shown[id(house)][1]


_shown: dict[int, tuple[House, dict[str, Any]]] = {}


def facts(table: Table) -> dict[str, Any]:
    """What everybody may know of a table who asks for it."""
    return {
        "table": table.id,
        "code": table.code,
        "title": table.about["title"],
        "game": table.about["game"],
        "players": table.match.players,
        "preset": table.about["preset"],
        "options": plain(table.house.options),
        "seats": [{**_chair(table, who), "seat": at} for at, who in enumerate(table.seated)],
        "round": table.number,
        "over": table.match.over or table.closed,
        "public": table.about["public"],
        "practice": table.about["practice"],
        "fair": _fair(table),
    }


def listed(table: Table) -> dict[str, Any]:
    """A table's line in the list of public tables."""
    free = sum(chair.kind == "free" for chair in table.chairs)
    return {**_headings(table), "free": free, "started": table.number > 0}


def log(table: Table) -> dict[str, Any]:
    """The rounds that are over, with everything that `ceki verify` needs. It names every card of them."""
    return {
        "ceki_table": 1,
        "table": table.id,
        "game": table.about["game"],
        "players": table.match.players,
        "options": plain(table.house.given),
        "match_rounds": table.about["rounds"],
        "names": [chair.name for chair in table.chairs],
        "rounds": [_round_log(one.dealing, one.round) for one in table.history],
    }


def _round_log(dealing: Dealing, played: Round) -> dict[str, Any]:
    return {
        "round": dealing.number,
        "commitment": dealing.commitment,
        "server_seed": dealing.server_seed,
        "player_seeds": dealing.player_seeds,
        "key": played.key.hex(),
        "starter": played.starter,
        "pot": played.pot_before,
        "moves": described(played.moves, played.house.game),
        "cents": played.cents,
        "abandoned": not played.over,
    }


def _headings(table: Table) -> dict[str, Any]:
    about = table.about
    return {
        "id": table.id,
        "code": table.code,
        "title": about["title"],
        "game": about["game"],
        "players": table.match.players,
    }


def _chair(table: Table, person: int) -> dict[str, Any]:
    chair = table.chairs[person]
    level = {"level": chair.level} if chair.level else {}
    return {"person": person, "name": chair.name, "kind": chair.kind, **level}


def _event(table: Table, told: Told, seat: int) -> dict[str, Any]:
    move = None
    if told.verb != NONE:
        move = seen_by(table.house.game, told.verb, told.card, told.seat, seat)
    return {"seq": told.seq, "kind": told.kind, "seat": told.seat, "says": _says(table, told, seat, move), "move": move}


def _says(table: Table, told: Told, seat: int, move: str | None) -> str:
    if told.kind == "dealt":
        return f"Round {table.number} is dealt. {table.names[told.seat]} begins."
    if move is None:
        return SAYS[told.kind].format(name=told.name or "Somebody")
    verb = table.house.game.about.verbs[told.verb]
    said = verb.says
    if told.card != NONE:
        hidden = move.endswith("??")
        card = "a card unseen" if hidden else NAMES[table.house.game.about.pack][told.card]
        said = f"{verb.word.replace('_', ' ')} {card}"
    only = " (the only move)" if told.forced and told.seat == seat else ""
    return f"{told.name}: {said}{only}."


def _score(played: Round) -> list[dict[str, Any]]:
    return [{**vars(line), "cards": list(line.cards)} for line in played.score]


def _fair(table: Table) -> dict[str, Any]:
    """The bound of the round on the table; its seed only when it is over; and the bound of the next round."""
    found: dict[str, Any] = {}
    now = table.dealing or table.coming
    if now is not None:
        found = {"round": now.number, "commitment": now.commitment, "player_seeds": list(now.player_seeds)}
    if table.dealing is not None and not table.playing:
        found["server_seed"] = table.dealing.server_seed
    if table.coming is not None:
        found["next"] = {
            "round": table.coming.number,
            "commitment": table.coming.commitment,
            "player_seeds": list(table.coming.player_seeds),
        }
    return found


def away(table: Table) -> list[int]:
    """The persons for whom a bot plays until they come back."""
    return [person for person, chair in enumerate(table.chairs) if chair.kind == AWAY]

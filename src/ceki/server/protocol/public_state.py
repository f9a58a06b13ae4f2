"""All that the server ever says of a table: one function for a viewer, one for the public, one for the log of finished
rounds.

The cards in it come from `View`, made by the declarations of the game, and from nowhere else.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from ceki.engine.bits import NONE
from ceki.play.move import described, say
from ceki.play.ruleset import Ruleset
from ceki.play.standing import standing_of
from ceki.play.view import as_seen
from ceki.server import limits
from ceki.server.fairness.fair_deal import first_receipt, receipt
from ceki.server.protocol.results import result_logged, result_told, standing_told
from ceki.server.tables.events import NOBODY
from ceki.server.tables.model import AWAY, COMING, FREE, Played, Told
from ceki.server.tables.state import Table


def plain(value: Any) -> Any:
    """A value of an option as JSON has it."""
    if isinstance(value, Mapping):
        return {str(key): plain(one) for key, one in value.items()}
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    return [plain(one) for one in value] if isinstance(value, (list, tuple)) else value


@dataclass(frozen=True)
class Times:
    """Moments of a table, in milliseconds since 1970 by the server's clock: now, when the time of those whom it waits
    for is up, when the others may go on without them, when a bot stands in for the silent ones."""

    now: int = 0
    deadline: int | None = None
    patience: int | None = None
    stand_in: int | None = None


def of_all(table: Table, connected: Collection[int], watchers: int, times: Times) -> dict[str, Any]:
    """What everybody alike may know of a table."""
    return {**of_play(table, times), **of_people(table, connected, watchers)}


def of_play(table: Table, times: Times) -> dict[str, Any]:
    """The part of it that any move may change."""
    played = table.round
    over, playing = played is not None and played.over, table.playing
    return {
        "seq": table.seq,
        "stands_since": table.moved_at,
        "turn": played.turn if playing and played is not None else None,
        **since(table),
        "now": times.now,
        "deadline": times.deadline,
        "over": over,
        "closed": table.closed,
        **result_told(table.history[-1].round.result if over else None),
        "cents": played.cents if played is not None else [0] * table.match.players,
        "pot": played.position.number("pot") if playing and played is not None else table.match.pot,
        "patience": times.patience,
        **({"stand_in": times.stand_in} if table.about.strangers else {}),
        "votes": [
            {"what": what, "person": about, "by": sorted(votes)} for (what, about), votes in sorted(table.votes.items())
        ],
        "agreeing": _agreeing(table),
    }


def of_people(table: Table, connected: Collection[int], watchers: int) -> dict[str, Any]:
    """The part of it that a move within a round leaves as it is."""
    return {
        "table": {
            **_headings(table),
            "direction": table.ruleset.game.info.direction,
            "practice": table.about.practice,
            "chat": table.about.chat,
            "seconds": table.about.seconds,
            "watchers": watchers,
            "round": table.number,
            "rounds": table.about.rounds,
            **({"bots_at": int(when * 1000)} if (when := bots_at(table)) is not None else {}),
            **({"days": table.about.days} if table.about.days is not None else {}),
        },
        "seats": [
            {**_chair(table, who), "seat": at, "connected": who in connected, "cents": table.match.cents[who]}
            for at, who in enumerate(table.seated)
        ],
        "out": [
            {**_chair(table, who), "connected": who in connected, "cents": cents}
            for who, cents in enumerate(table.match.cents)
            if who not in table.seated
        ],
        "match_over": table.match.over and not table.broken_off,
        "match": standing_told(standing_of(table.match)),
        "ledger": [table.match.cents[who] for who in table.seated],
        "fair": _fair(table),
        "ready": [table.seat_of(who) for who in sorted(table.ready) if who in table.seated],
        "host": table.host,
    }


def of_one(table: Table, person: int) -> dict[str, Any]:
    """What one person alone may know of a table, but for the cards and the events.

    The legal moves are those of the table: that they do not depend on what a seat cannot see is a law of every game.
    """
    me = seat_of(table, person)
    moves = table.legal if me != NOBODY and table.turn == person else []
    return {
        "me": me,
        "person": person,
        "asked": bool(moves),
        "legal": described(moves, table.ruleset.game),
        "undo": table.may_undo and person >= 0,
    }


def seat_of(table: Table, person: int) -> int:
    """The seat a person plays this round; `NOBODY` looks on, and so does who sits out or waits for the next deal."""
    return table.sees(person)


def events(table: Table, person: int, seen: int) -> list[dict[str, Any]]:
    """What happened since event `seen`, as a person may know it."""
    first = len(table.story)
    while first > 0 and table.story[first - 1].seq > seen:
        first -= 1
    return [_event(table, one, person) for one in table.story[first:]]


def rules(ruleset: Ruleset) -> dict[str, Any]:
    """The rules of a table: every option, and those that its maker chose."""
    return {"options": plain(ruleset.options), "given": plain(ruleset.given)}


def facts(table: Table) -> dict[str, Any]:
    """What anybody may know of a table."""
    return {
        "table": table.id,
        "code": table.code,
        "title": table.about.title,
        "game": table.about.game,
        "players": table.match.players,
        "preset": table.about.preset,
        **rules(table.ruleset),
        "seats": [{**_chair(table, who), "seat": at} for at, who in enumerate(table.seated)],
        "round": table.number,
        "over": table.match.over or table.closed,
        "public": table.about.public,
        "practice": table.about.practice,
        "chat": table.about.chat,
        "seconds": table.about.seconds,
        **({"by_days": {"days": days, "turn": table.turn, **since(table)}} if (days := table.about.days) else {}),
        "rounds": table.about.rounds,
        "host": table.host,
        "fair": _fair(table),
    }


def since(table: Table) -> dict[str, int | None]:
    """Since when a table by days waits for whoever is in turn, in milliseconds since 1970."""
    if table.about.days is None:
        return {}
    return {"since": int(table.moved_when * 1000) if table.playing else None}


def listed(table: Table) -> dict[str, Any]:
    """A table's line in the list of public tables."""
    free = sum(chair.kind == "free" for chair in table.chairs)
    return {**_headings(table), "free": free, "started": table.number > 0}


def meeting(table: Table) -> bool:
    """Whether strangers may sit down who would play its game: not at one that has begun or is full."""
    waits = table.about.meets and table.number == 0 and not table.closed
    return waits and any(chair.kind == FREE for chair in table.chairs)


def bots_at(table: Table) -> float | None:
    """When bots take the seats that are free, in seconds since 1970; None where they wait for people."""
    return table.made_at + limits.MEET_SECONDS if meeting(table) else None


def log(table: Table) -> dict[str, Any]:
    """The rounds that are over, with everything that `ceki verify` needs. It names every card of them."""
    return {
        **_terms(table),
        "state": "closed" if table.broken_off else "over" if table.match.over else "open",
        "rounds": [
            {**_round_log(one, table.about.log), "receipt": _receipt(table, n)} for n, one in enumerate(table.history)
        ],
        "bounds": [
            {"round": deal.number, "commitment": deal.commitment}
            for deal in (table.dealing, table.coming)
            if deal is not None and deal.number > len(table.history)
        ],
        "match": standing_told(standing_of(table.match)),
    }


def _terms(table: Table) -> dict[str, Any]:
    """What a table was made to be, to which every receipt is chained."""
    return {
        "ceki_table": table.about.log,
        "table": table.id,
        "game": table.about.game,
        "players": table.match.players,
        **rules(table.made),
        "match_rounds": table.about.rounds,
        "practice": table.about.practice,
    }


def _receipt(table: Table, n: int) -> str:
    """The receipt of a round that is over, worked out once."""
    played = table.history[n]
    if not played.receipt:
        first = n
        while first > 0 and not table.history[first - 1].receipt:
            first -= 1
        before = table.history[first - 1].receipt if first else first_receipt(_terms(table))
        for one in table.history[first : n + 1]:
            before = one.receipt = receipt(before, _round_log(one, table.about.log))
    return played.receipt


def _round_log(one: Played, version: int) -> dict[str, Any]:
    """A round in the log, all but its receipt, which is made of it: once told it must not change."""
    dealing, played = one.dealing, one.round
    return {
        "round": dealing.number,
        "commitment": dealing.commitment,
        "server_seed": dealing.server_seed,
        "player_seeds": dealing.player_seeds,
        **({"agreed": dealing.agreed} if dealing.agreed else {}),
        "key": played.key.hex(),
        "starter": played.starter,
        "pot": played.pot_before,
        "persons": one.seated,
        "names": one.names,
        "dealt": [hand.split() for hand in one.dealt],
        "moves": described(played.moves, played.ruleset.game),
        **result_logged(played.result, version),
        "cents": played.cents if played.over else [0] * len(one.seated),
        "abandoned": not played.over,
    }


def _agreeing(table: Table) -> dict[str, Any]:
    """Which options may be agreed between rounds; what is proposed, who has said yes, and whether all have."""
    proposal = table.proposal
    told = None
    if proposal is not None:
        told = {
            "seq": proposal.seq,
            "person": proposal.person,
            "options": proposal.options,
            "yes": sorted(proposal.yes),
            "agreed": table.agreed,
        }
    return {"open": table.ruleset.left_open, "proposal": told}


def _headings(table: Table) -> dict[str, Any]:
    about = table.about
    return {
        "id": table.id,
        "code": table.code,
        "title": about.title,
        "game": about.game,
        "players": table.match.players,
    }


def _chair(table: Table, person: int) -> dict[str, Any]:
    chair = table.chairs[person]
    level = {"level": chair.level} if chair.level else {}
    return {"person": person, "name": chair.name, "kind": chair.kind, **level}


def _event(table: Table, told: Told, person: int) -> dict[str, Any]:
    """An event as the viewer may know it; one who looks on is nobody of those whom it is about."""
    seat, move = seat_of(table, person), None
    if told.verb != NONE:
        move = say(table.ruleset.game, *as_seen((told.verb, told.card), seat, told.witnesses))
    waits = told.how == COMING and told.person == person and told.name == table.chairs[person].name
    you = waits or told.seat == seat != NOBODY
    deal = {"round": table.number} if told.kind == "dealt" else {}
    return {
        "seq": told.seq,
        "kind": told.kind,
        **({"how": told.how} if told.how else {}),
        "seat": told.seat,
        "you": you,
        "name": told.name or (table.names[told.seat] if deal else ""),
        "move": move,
        **({"forced": True} if told.forced and you else {}),
        **({"options": plain(told.options)} if told.options else {}),
        **deal,
    }


def _fair(table: Table) -> dict[str, Any]:
    """The bound of the round on the table; its seed only when it is over; and the bound of the next round."""
    found: dict[str, Any] = {}
    now = table.dealing or table.coming
    if now is not None:
        found = {"round": now.number, "commitment": now.commitment, "player_seeds": list(now.player_seeds)}
    if table.dealing is not None and not table.playing:
        found["server_seed"] = table.dealing.server_seed
        found["receipt"] = _receipt(table, len(table.history) - 1)
    if table.coming is not None:
        found["next"] = {
            "round": table.coming.number,
            "commitment": table.coming.commitment,
            "player_seeds": list(table.coming.player_seeds),
        }
    return found


def bound(table: Table) -> str | None:
    """The server's commitment in the coming deal, where one may come."""
    return table.coming.commitment if table.coming is not None else None


def away(table: Table) -> list[int]:
    """The persons for whom a bot plays until they come back."""
    return [person for person, chair in enumerate(table.chairs) if chair.kind == AWAY]

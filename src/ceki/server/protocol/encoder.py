"""The messages about a table, as they go over the wire: written once, and only what is new to its receiver.

What all may know is written once for all, each field of a view once for all who see the same of it, and a receiver who
asked for changes never gets the same twice.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from typing import Any, Final

import orjson

from ceki.play.ruleset import Ruleset
from ceki.play.view import View, value
from ceki.server.protocol import public_state
from ceki.server.protocol.public_state import Times
from ceki.server.tables.state import Table

ALL: Final = -2  # beside the seats, and `NOBODY`
SEQ: Final = b'"seq":'
Parts = list[bytes]  # fields of a JSON object, each with its name


@dataclass(frozen=True, eq=False)
class Snapshot:
    """What one receiver may know of a table at one moment, but for the events; two of one table are alike."""

    fields: Parts
    view: Parts

    def whole(self, events: bytes) -> str:
        """All of it."""
        return _joined(b"state", [*self.fields, events, b'"view":{' + b",".join(self.view) + b"}"])

    def change(self, before: Snapshot, events: bytes) -> str:
        """What is not as it was before; of what moment it is, always."""
        both = zip(self.fields, before.fields, strict=True)
        fields = [now for now, then in both if now != then or now.startswith(SEQ)]
        if len(self.view) != len(before.view):
            view = self.view
        else:
            view = [now for now, then in zip(self.view, before.view, strict=True) if now != then]
        if view:
            fields.append(b'"view":{' + b",".join(view) + b"}")
        return _joined(b"change", [*fields, events])


def _joined(kind: bytes, fields: Parts) -> str:
    return (b'{"type":"' + kind + b'",' + b",".join(fields) + b"}").decode()


def _parts(fields: Mapping[str, Any]) -> Parts:
    return [_part(name, found) for name, found in fields.items()]


def _part(name: str, found: Any) -> bytes:
    return _named(name) + orjson.dumps(found)


@cache
def _named(name: str) -> bytes:
    return b'"%b":' % name.encode()


class Encoder:
    """Encodes one table. It keeps the rules, the record and the views as it encoded them last."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._house: Ruleset | None = None
        self._rules: Parts = []
        self._met: tuple[int, Collection[int], int] = -1, (), 0
        self._people: Parts = []  # of that meeting
        self._seen = b""  # a digest of the record as it is, nothing before the first deal
        self._views: dict[int, Parts] = {}  # by seat, of the record as it is
        self._public: Parts = []
        self._known: dict[int, Known] = {}

    def moment(self, connected: Collection[int], watchers: int, times: Times) -> Moment:
        """The table as it is now."""
        if self._house is not self.table.ruleset:
            self._house, self._rules = self.table.ruleset, _parts(public_state.rules(self.table.ruleset))
        self._follow()
        if (met := (self.table.arranged_at, connected, watchers)) != self._met:
            self._met, self._people = met, _parts(public_state.of_people(self.table, connected, watchers))
        play = _parts(public_state.of_play(self.table, times))
        return Moment(self, [*self._rules, *play, *self._people])

    def view(self, person: int) -> Parts:
        """What a person may know of the cards; nothing before the first deal."""
        if not self._seen or self.table.round is None:
            return []
        seat = public_state.seat_of(self.table, person)
        if seat not in self._views:
            seen = View.of_bytes(self.table.ruleset.game, self.table.round.position.raw, seat)
            if not self._public:
                self._public = [_part("game", seen.game.id), *self._encoded(seen, public=True)]
            self._views[seat] = [*self._public, _part("seat", seat), *self._encoded(seen, public=False)]
        return self._views[seat]

    def _follow(self) -> None:
        """Brings the record to what is on the table; views of what was there before are forgotten."""
        if self.table.round is None:
            return
        now = blake2b(self.table.round.position.raw, digest_size=16).digest()
        if now != self._seen:
            self._seen, self._views, self._public = now, {}, []

    def _encoded(self, seen: View, public: bool) -> Parts:
        """The fields of a view that are shown to all, or those that are not; only those with other bytes are new."""
        known = self._known.setdefault(ALL if public else seen.seat, Known())
        fields, raws = seen.pieces(public)
        if raws != known.raws:
            before = known.raws or (None,) * len(raws)
            players = self.table.ruleset.players
            for n, (declared, raw, was) in enumerate(zip(fields, raws, before, strict=True)):
                if raw != was:
                    known.parts[n : n + 1] = [_part(declared.name, value(seen.game, declared, raw, players))]
            known.raws = raws
        return known.parts


@dataclass
class Known:
    """Fields of a view as they were encoded last, each with the bytes that it was encoded from."""

    raws: tuple[bytes, ...] = ()
    parts: Parts = field(default_factory=list)


class Moment:
    """A table at one moment."""

    def __init__(self, encoder: Encoder, fields: Parts) -> None:
        self.encoder, self.fields = encoder, fields
        self._snapshots: dict[int, Snapshot] = {}
        self._events: dict[tuple[int, int], bytes] = {}

    def of(self, person: int) -> Snapshot:
        """What a person may know; `NOBODY` looks on."""
        if person not in self._snapshots:
            own = _parts(public_state.of_one(self.encoder.table, person))
            self._snapshots[person] = Snapshot([*self.fields, *own], self.encoder.view(person))
        return self._snapshots[person]

    def events(self, person: int, seen: int) -> bytes:
        """What happened since event `seen`, as a person may know it."""
        key = person, seen
        if key not in self._events:
            self._events[key] = _part("events", public_state.events(self.encoder.table, person, seen))
        return self._events[key]

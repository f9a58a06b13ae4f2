"""What each receiver may know of a table, worked out from its events and the declarations, and never from a view.

The cards and moves are folded from the events as they were written; who sees which field is read here from the
declarations of the game, in words of this file's own. `Account.audit` holds every message against that.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any

from ceki.bots.advice.advise import advise
from ceki.bots.random import generator
from ceki.bots.search import Search
from ceki.cards.notation import CODES, NAMES
from ceki.engine.rule import WRITTEN
from ceki.play.match import Match
from ceki.play.ruleset import ruleset
from ceki.server.seats.bots import chance
from ceki.server.tables.state import PLAY
from tests.bots.test_bots import hidden_dealt_again
from tests.server.guests import FEW

NOBODY = -1
STATE = {
    "type", "seq", "stands_since", "table", "options", "given", "seats", "out", "me", "person", "turn", "asked",
    "now", "deadline", "over", "match_over", "closed", "undo", "view", "legal", "events", "score", "cents", "ledger",
    "pot", "fair", "ready", "match", "host", "patience", "stand_in", "votes", "agreeing",
}  # fmt: skip
RESULT = {"winners", "order", "totals", "to_pot", "payments", "sets", "ending"}  # of a round that is over
TABLE = {
    "id", "code", "title", "game", "players", "direction", "practice", "chat", "seconds", "watchers", "round", "rounds",
}  # fmt: skip
CHAIR = {"seat", "person", "name", "kind", "level", "connected", "cents"}
FAIR = {"round", "commitment", "player_seeds", "next"}
SHOWN = {"server_seed", "receipt"}  # of a round that is over
OTHERS = {
    "ack": {"type", "move_id", "seq"},
    "pong": {"type"},
    "chat": {"type", "seat", "name", "text", "n", "watching"},
    "talk": {"type", "said", "lines"},
    "typing": {"type", "seat"},
    "reported": {"type", "seat"},
    "error": {"type", "code", "id", "args", "message", "seq", "move_id", "retry_ms"},
}
HEX = re.compile(r"[0-9a-f]{32,}")
CODE = re.compile(r"(?<![0-9A-Za-z_-])(?:[CSM][1-9]|WF|RF|OT|[A2-9TJQK][SHDC])(?![0-9A-Za-z_-])")
NAME = re.compile("|".join(sorted({re.escape(n) for names in NAMES.values() for n in names}, key=len, reverse=True)))
FACTS = {"seq", "kind", "seat", "you", "name", "move"}  # of every event,
FACTS_OF_SOME = {"how", "forced", "options", "round"}  # and of some


def faces_in(text: str) -> list[str]:
    """Every card that a text names, by code or in words."""
    return CODE.findall(text) + NAME.findall(text)


def _changed(before: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """The whole state after a message that tells of it, or of what has changed."""
    if message["type"] == "state":
        return message
    view = {**before["view"], **message.get("view", {})}
    return {**before, **message, "type": "state", "view": view}


@dataclass(frozen=True)
class Right:
    """What a receiver bases its seat on: a token that it was given after event `since`, and gave up with `until`."""

    since: int = -1
    until: int = 10**9


class Truth:
    """The cards as they lie after each event; nobody is told of this."""

    def __init__(self, table: str, created: dict[str, Any]) -> None:
        from ceki.server.fairness.fair_deal import match_seed

        rules = ruleset(created["game"], created["players"], **created["options"])
        self.match, self.game = Match(rules, match_seed(table), created["rounds"]), rules.game
        self.pack = rules.game.info.pack
        self.round: Any = None
        self.persons = list(self.match.seated)
        self.closed = False
        self.settled = self.dealt_at = 0

    @property
    def over(self) -> bool:
        return self.round is not None and self.round.over

    @property
    def playing(self) -> bool:
        return self.round is not None and not self.round.over and not self.closed

    def step(self, event: Any) -> None:
        """Lets an event happen to the cards."""
        if event.kind == "dealt":
            self.round = self.match.next_round(bytes.fromhex(event.body["key"]))
            self.persons = list(self.match.seated)
            self.dealt_at = event.seq
        elif event.kind == "moved":
            self.round.play(event.body["move"])
        elif event.kind == "undone":
            self.round.undo(event.body["moves"])
        elif event.kind == "closed":
            self.closed = True
        if event.kind in ("dealt", "moved") and self.round.over:
            self.match.settle(self.round)
            self.settled += 1

    def seat_of(self, person: int) -> int:
        return self.persons.index(person) if person in self.persons else NOBODY

    # ------------------------------------------------------------ what a seat sees

    def shown(self, field: Any, row: int, seat: int) -> bool:
        """Whether `seat` sees a row of a field: what the declaration says, word for word."""
        word, _, target = field.seen.partition(":")
        value = getattr(self.round.table, target) if target else 0
        return {
            "all": True, "own": row == seat, "nobody": False, "seat": seat != NOBODY and value == seat,
            "option": row == seat or bool(value),
        }[word]  # fmt: skip

    def view(self, seat: int) -> dict[str, Any]:
        """All that a seat (or one who looks on) is to be shown of the cards: no more, and no less."""
        found: dict[str, Any] = {"game": self.game.id, "seat": seat}
        for name, field in self.game.table.FIELDS.items():
            if field.kind != "house" and field.told and (field.seen != "nobody" or field.holds_cards):
                found[name] = self._cards(field, seat) if field.kind != "number" else self._numbers(field, seat)
        return found

    def _cards(self, field: Any, seat: int) -> Any:
        value, codes = getattr(self.round.table, field.name), CODES[self.pack]
        if field.kind == "card":
            return "--" if value == -1 else codes[value] if self.shown(field, 0, seat) else "??"
        if field.kind == "pile":
            seen = self.shown(field, 0, seat)
            cards = ["--" if card == -1 else codes[card] if seen else "??" for card in value.tolist()]
            return cards[: max((n + 1 for n, card in enumerate(cards) if card != "--"), default=0)]
        rows = value.tolist() if value.ndim == 2 else [value.tolist()]
        cards = []
        for place, row in enumerate(rows[: self.round.table.seats]):
            listed = [codes[face] for face, n in enumerate(row) for _ in range(n)]
            hidden = not self.shown(field, place, seat) and listed
            cards.append(len(listed) if hidden else listed)
        return cards if value.ndim == 2 else cards[0]

    def _numbers(self, field: Any, seat: int) -> Any:
        value = getattr(self.round.table, field.name)
        if not field.lengths:
            return int(value) if self.shown(field, 0, seat) else 0
        rows = value.tolist()[: self.round.table.seats if field.lengths[0] == self.game.table.SEATS else None]
        blank = 0 if value.ndim == 1 else [0] * field.lengths[1]
        return [row if self.shown(field, place, seat) else blank for place, row in enumerate(rows)]


class Account:
    """A table's events, what they keep secret and until when, and the account of what was sent."""

    def __init__(self, table: str, events: list[Any], secret: dict[str, str]) -> None:
        """`secret` are further texts that nobody may ever be sent, with what they are."""
        self.table, self.events, self.never = table, events, secret
        self.created = dict(events[0].body)
        self.until: dict[str, tuple[int, str]] = {}  # a secret, and the event after which all may know it
        self._date_secrets()
        self.faces = self.texts = 0
        self.rights: dict[str, Right] = {}  # by receiver; who is not here has had the same seat all the time

    def seat_now(self, truth: Truth, who: str, person: int) -> int:
        """The seat whose cards a receiver may see now: that of a token which it had before the cards were dealt."""
        waits = self.rights.get(who, Right()).since >= truth.dealt_at and not truth.over
        return NOBODY if waits else truth.seat_of(person)

    def _date_secrets(self) -> None:
        truth, last = Truth(self.table, self.created), 10**9
        waiting: dict[str, str] = {}
        coming = ""
        for event in self.events:
            truth.step(event)
            if event.kind == "committed":
                coming = event.body["server_seed"]
                self.until[coming] = last, "the seed of the server"
            elif event.kind == "dealt":
                waiting = {coming: "the seed of the server", event.body["key"]: "the key of the shuffle"}
                self.until |= {text: (last, what) for text, what in waiting.items()}
            if waiting and not truth.playing:
                self.until |= {text: (event.seq, what) for text, what in waiting.items()}
                waiting = {}

    # ------------------------------------------------------------ any text

    def read_text(self, text: str, seq: int, who: str) -> None:
        """No text holds a secret before its time; `seq` is the last event when it was sent."""
        self.texts += 1
        for found in HEX.findall(text):
            for part in (found, found[:64], found[-64:]):
                until, what = self.until.get(part, (0, ""))
                assert seq >= until, f"{who} was sent {what} at event {seq}"
        for secret, what in self.never.items():
            assert secret not in text, f"{who} was sent {what}"

    # ------------------------------------------------------------ states

    def audit(self, sent: list[tuple[str, int, str]]) -> None:
        """Holds messages, each with its receiver's name and person, against what the receiver may know."""
        states: dict[int, list[tuple[str, int, dict[str, Any]]]] = {}
        whole: dict[str, Any] = {"seq": 0}
        for who, person, text in sent:
            message = json.loads(text)
            if message["type"] in ("state", "change"):
                whole = _changed(whole, message)
                states.setdefault(whole["seq"], []).append((who, person, whole))
                assert len(text) == len(json.dumps(message, ensure_ascii=False, separators=(",", ":"))), "padding"
            elif message["type"] in ("hint", "hands"):
                states.setdefault(message["seq"], []).append((who, person, message))
            else:
                self._other(who, message)
            self.read_text(text, whole["seq"], who)
        truth = Truth(self.table, self.created)
        self.seats_at: dict[int, list[int]] = {}
        for event in self.events:
            truth.step(event)
            self.seats_at[event.seq] = list(truth.persons)
            self.views: dict[int, tuple[dict[str, Any], int]] = {}
            for who, person, message in states.pop(event.seq, ()):
                judge = {"hint": self._hint, "hands": self._hands}.get(message["type"], self._state)
                left = event.seq >= self.rights.get(who, Right()).until
                judge(truth, who, NOBODY if left else person, message)
        assert not states, f"states of events that never were: {sorted(states)}"

    def _other(self, who: str, message: dict[str, Any]) -> None:
        assert set(message) <= OTHERS[message["type"]], f"{who}: {message}"
        said = json.dumps({**message, "text": "", "name": "", "move_id": ""})
        assert not faces_in(said), f"{who} is told of a card: {message}"

    def _hint(self, truth: Truth, who: str, person: int, message: dict[str, Any]) -> None:
        assert self.created["practice"]
        assert truth.seat_of(person) == truth.round.turn
        seat, moved = (
            truth.seat_of(person),
            max(e.seq for e in self.events if e.kind in PLAY and e.seq <= message["seq"]),
        )
        start = chance(truth.round.view(seat), self.created["bot_seed"], moved)
        other = hidden_dealt_again(truth.round.view(seat), moved)  # the advice is the same, wherever unseen cards lie
        expected = advise(other, generator(*start), Search(playouts=FEW, mode=WRITTEN)).as_data()
        assert message == {"type": "hint", "seq": message["seq"], **expected}, who

    def _hands(self, truth: Truth, who: str, person: int, message: dict[str, Any]) -> None:
        assert set(message) == {"type", "seq", "hands"}
        if not truth.round.over:  # all hands are open then
            assert self.created["practice"], f"{who} is shown hands"
            assert truth.seat_of(person) != NOBODY
        own = [truth.view(seat) for seat in range(truth.round.table.seats)]
        for name, rows in message["hands"].items():
            assert truth.game.table.FIELDS[name].seen.partition(":")[0] in ("own", "option")
            assert rows == [view[name][seat] for seat, view in enumerate(own)], who

    def _state(self, truth: Truth, who: str, person: int, message: dict[str, Any]) -> None:
        seat = self.seat_now(truth, who, person)
        assert set(message) <= STATE | RESULT, set(message) - STATE - RESULT
        carried = [
            one for one in message["match"]["carried"] if one["kind"] != "cards"
        ]  # those drawn for seats are public
        assert not faces_in(json.dumps({**message["match"], "carried": carried})), message["match"]
        assert set(message["table"]) <= TABLE
        assert set(message["fair"]) <= (FAIR if truth.playing else FAIR | SHOWN)
        assert all(set(chair) <= CHAIR for chair in message["seats"] + message["out"])
        told = message["person"], message["me"]
        assert told == (person, seat), f"{who} is told to be person and seat {told}, not {(person, seat)}"
        if truth.round is None:
            assert (message["view"], message["legal"], message["score"]) == ({}, [], [])
            return
        expected, faces = self._view(truth, seat)
        assert set(message["view"]) == set(expected), f"{who}: {set(message['view']) ^ set(expected)}"
        for name, value in expected.items():
            shown = message["view"][name]
            assert shown == value, f"{who} (seat {seat}) at event {message['seq']}: {name} is {shown}, not {value}"
        self.faces += faces
        asked = truth.playing and truth.round.turn == seat
        assert message["legal"] == ([*map(str, truth.round.legal_moves)] if asked else []), who
        assert message["asked"] == asked
        assert message["turn"] == (truth.round.turn if truth.playing else None)
        assert truth.over or not any(message[name] for name in ("score", *RESULT)), "a result before the end"
        assert truth.over or not any(truth.round.table.line_faces), "a score line names cards before the end"
        for told in message["events"]:
            self._event(truth, who, seat, told, message["seq"])

    def _view(self, truth: Truth, seat: int) -> tuple[dict[str, Any], int]:
        """What a seat is to be shown now, and how many faces it has; worked out once for all who see the same."""
        if seat not in self.views:
            view = truth.view(seat)
            self.views[seat] = view, len(faces_in(json.dumps(view)))
        return self.views[seat]

    def _event(self, truth: Truth, who: str, seat: int, told: dict[str, Any], seq: int) -> None:
        assert told["seq"] <= seq
        assert told.keys() >= FACTS
        assert told.keys() <= FACTS | FACTS_OF_SOME
        event = self.events[told["seq"] - 1]
        assert told["kind"] == event.kind
        move, named = None, []
        if event.kind == "moved":
            word, _, card = event.body["move"].partition(" ")
            verb = next(verb for verb in truth.game.info.verbs if verb.word == word)
            mine = self.seats_at[event.seq].index(event.person) == seat
            hidden = card and not mine and truth.game.table.FIELDS[verb.at].seen != "all"
            move = f"{word} ??" if hidden else event.body["move"]
            named = [card, NAMES[truth.pack][CODES[truth.pack].index(card)]] if card and not hidden else []
            assert mine or "forced" not in told, f"{who}: {told}"
        assert told["move"] == move, f"{who} (seat {seat}): {told}, not {move}"
        assert set(faces_in(json.dumps({**told, "move": None}))) <= set(named), f"{who} (seat {seat}): {told}"
        self.faces += len(named)

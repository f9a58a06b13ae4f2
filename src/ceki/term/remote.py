"""A seat at a served table, in lines of text: everything shown comes from what the server sends to this seat."""

from __future__ import annotations

import json
import uuid
from collections.abc import Callable, Iterator
from typing import Any, TextIO
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

PATIENCE = 20.0
TRIES = 20
COMMANDS = "Type the number of a move or its words; table shows everything, next deals again, quit gives up the seat."

State = dict[str, Any]


class Remote:
    """A connection to a table that comes back by itself. Raises `ValueError`, in one sentence, for what cannot be."""

    def __init__(self, link: str, name: str | None = None) -> None:
        parts = urlsplit(link)
        code = parts.path.rstrip("/").rpartition("/")[2]
        if not parts.netloc or not code.isalnum():
            raise ValueError(f"{link} is not the link of a table, such as http://127.0.0.1:8000/t/CODE")
        self.server, self.code = f"{parts.scheme}://{parts.netloc}", code
        self.token = str(self._post(f"/api/tables/{code}/seats", {"name": name})["token"])
        self.seen = 0
        self.pending: dict[str, Any] | None = None
        self.socket: ClientConnection | None = None

    def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        headers = {"X-Ceki": "1", "Content-Type": "application/json"}
        try:
            with urlopen(Request(self.server + path, json.dumps(body).encode(), headers), timeout=PATIENCE) as answer:
                found: dict[str, Any] = json.load(answer)
                return found
        except HTTPError as error:
            with error:
                raise ValueError(json.load(error)["message"]) from None
        except URLError as error:
            raise ValueError(f"no server answers at {self.server}: {error.reason}") from None

    def states(self) -> Iterator[State]:
        """Every state that the server sends, and every refusal."""
        failures = 0
        while failures < TRIES:
            try:
                with connect(self.server.replace("http", "ws", 1) + "/ws", compression=None) as socket:
                    self.socket = socket
                    self._say(
                        {"type": "hello", "version": 1, "table": self.code, "token": self.token, "seen": self.seen}
                    )
                    if self.pending is not None:
                        self._say(self.pending)
                    for text in socket:
                        failures = 0
                        yield from self._heard(json.loads(text))
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in (1008, 1009):
                    raise ValueError("the server has closed the connection") from None
            except (OSError, WebSocketException):
                pass
            failures += 1
            _wait(min(0.5 * failures, 5.0))
        raise ValueError(f"the server at {self.server} cannot be reached any more")

    def _heard(self, message: dict[str, Any]) -> Iterator[State]:
        if message["type"] == "state":
            self.seen = message["seq"]
            yield message
        elif message["type"] == "error":
            if message["code"] != "retry":
                self.pending = None
            yield message
        elif message["type"] == "ack" and self.pending is not None and self.pending["move_id"] == message["move_id"]:
            self.pending = None

    def _say(self, message: dict[str, Any]) -> None:
        if self.socket is not None:
            self.socket.send(json.dumps(message))

    def move(self, state: State, move: str) -> None:
        """Sends a move; it is sent again by itself when the connection breaks."""
        self.pending = {"type": "move", "move_id": str(uuid.uuid4()), "base_seq": state["seq"], "move": move}
        self._say(self.pending)

    def say(self, kind: str) -> None:
        """Sends a message that is only a word: next, leave, undo."""
        self._say({"type": kind})


def _wait(seconds: float) -> None:
    import time

    time.sleep(seconds)


def play(link: str, name: str | None, read: TextIO, write: TextIO) -> int:
    """Sits down at a served table and plays in lines of text until the match is over or the input ends."""
    remote = Remote(link, name)

    def show(*lines: str) -> None:
        print("\n".join(lines), file=write, flush=True)

    show(COMMANDS)
    for state in remote.states():
        if state["type"] == "error":
            show(state["message"])
            continue
        show(*(event["says"] for event in state["events"]))
        if state["over"] and state["events"]:
            show(*score_lines(state))
        if state["match_over"] or state["closed"]:
            return 0
        if remote.pending is None and not _asked(remote, state, read, show):
            remote.say("leave")
            return 0
    return 0


def _asked(remote: Remote, state: State, read: TextIO, show: Callable[..., None]) -> bool:
    """Reads what to do, where something is to be done; False when the input ends or the seat is given up."""
    moves = state["legal"]
    between = state["over"] and state["me"] not in state["ready"]
    if len(moves) < 2 and not between:
        return True
    show(*view_lines(state), *(f"  {n}. {move.replace('_', ' ')}" for n, move in enumerate(moves, 1)))
    while line := read.readline():
        word = " ".join(line.lower().split())
        found = [move for n, move in enumerate(moves, 1) if word in (str(n), move.lower().replace("_", " "))]
        if word in ("quit", "exit", "q"):
            return False
        if found:
            remote.move(state, found[0])
            return True
        if between and word in ("next", "n", ""):
            remote.say("next")
            return True
        show(*(view_lines(state) if word == "table" else [COMMANDS]))
    return False


def view_lines(state: State) -> list[str]:
    """What the seat sees, field by field; its own row where there is one for each seat."""
    lines = []
    for field, value in state["view"].items():
        if field == "deck" or not (isinstance(value, str) or (isinstance(value, list) and value)):
            continue
        label = field.replace("_", " ")
        rows = [isinstance(one, list) for one in value] if isinstance(value, list) else []
        if any(rows):
            names = [seat["name"] for seat in state["seats"]]
            lines += [f"  {label}, {names[n]}: {_cards(row)}" for n, row in enumerate(value) if row]
        elif value != "--" and not all(isinstance(one, int) for one in value):
            lines.append(f"  {label}: {_cards(value)}")
    return lines


def _cards(value: Any) -> str:
    if isinstance(value, int):
        return "1 card unseen" if value == 1 else f"{value} cards unseen"
    return value if isinstance(value, str) else " ".join(str(one) for one in value)


def score_lines(state: State) -> list[str]:
    """The score of a round that is over, and what everybody has won."""
    names = [seat["name"] for seat in state["seats"]]
    lines = [
        f"  {names[line['seat']]}: {line['says']} {line['count']} x, {line['points']} points ({line['clause']})"
        for line in state["score"]
        if 0 <= line["seat"] < len(names)
    ]
    return [*lines, *(f"  {name}: {cents} cents" for name, cents in zip(names, state["cents"], strict=True))]

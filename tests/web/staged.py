"""A table whose server is the test: it shows the page any state, and keeps what the page wants to play."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.web.player import LAID, Player

SOCKET = re.compile(r"/ws\?table=")
ROUND_TRIPS = 2000

# in a page: every animation that has begun, its name, and when it ends; one may be over before anybody looks
BEGUN = """
window.begun = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const properties = [frames].flat().flatMap((f) => Object.keys(f)).filter((k) => k !== "offset");
  const took = timing.duration;
  window.begun.push({ id: timing.id ?? "fade", ends: (timing.delay ?? 0) + took, took, properties });
  return animate.call(this, frames, timing);
};
"""


class Staged:
    """What comes until the first deal is the real server's; after it come only the states that the test pushes."""

    def __init__(self, me: Player, game: str, players: int, *, clock: bool = False, **order: Any) -> None:
        self.me, self.page = me, me.page
        if clock:
            self.page.clock.install()  # before the page: a clock put in later does not call off the timers from before
        self.state: dict[str, Any] = {}
        self.sent: list[str] = []  # moves
        self.made = 0  # moves of the round that the page has been told of
        self.signs = 0  # how often the page has said that its player is there
        self.asked: list[str] = []  # kinds of advice, each with the move it is about, which the test answers
        self.agreeing: list[dict[str, Any]] = []  # what the page says of what may be agreed
        self.clock = clock
        self.page.route_web_socket(SOCKET, self._open)
        me.make_table(game=game, players=players, bots=players - 1, **order)
        self.page.wait_for_selector(LAID)

    def sends(self, n: int) -> list[str]:
        """The moves that the page has sent, once there are `n`; the page is asked so often that it must have come to
        that."""
        for _ in range(ROUND_TRIPS):
            if len(self.sent) >= n:
                break
            self.page.evaluate("() => true")
        return self.sent

    def _open(self, socket: WebSocketRoute) -> None:
        self.socket, self.server = socket, socket.connect_to_server()
        socket.on_message(self._said)
        self.server.on_message(self._told)

    def _said(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "move":
            self.sent.append(message["move"])
            self.socket.send(json.dumps({"type": "ack", "move_id": message["move_id"], "seq": self.state["seq"]}))
        elif message["type"] in ("hint", "review"):
            self.asked.append(" ".join([message["type"], *([message["move"]] if "move" in message else [])]))
        elif message["type"] == "here":
            self.signs += 1
        elif message["type"] in ("propose", "agree", "refuse"):
            self.agreeing.append(message)
        else:
            self.server.send(text)

    def _told(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] in ("state", "change") and not self.state.get("view"):
            self.state = {**self.state, **message, "type": "state"}
            self.made = sum(1 for event in message["events"] if event["move"])
            self.socket.send(text)
        elif message["type"] == "pong":  # else the page would take the line for dead, and open another
            self.socket.send(text)

    def push(self, *moves: tuple[int, str], view: dict[str, Any] | None = None, **changes: Any) -> None:
        """Shows the next state: what has been moved by which seat, what changed in the view and beside it."""
        old = self.state
        events = [
            {
                "seq": old["seq"] + 1 + i,
                "kind": "moved",
                "seat": seat,
                "move": move,
                "you": seat == old["me"],
                "name": f"Seat {seat}",
            }
            for i, (seat, move) in enumerate(moves)
        ]
        seq = old["seq"] + max(1, len(events))
        self.made += len(events)
        now = {"seq": seq, "stands_since": seq, "events": events, "now": None, **changes}
        self.state = {**old, **now, "view": {**old["view"], **(view or {})}}
        self.socket.send(json.dumps(self.state))
        step = f"{self.state['table']['round']}.{seq}"
        self.page.wait_for_selector(f".table[data-step='{step}'], .table[data-step^='{step}.']")

    def tell(self, **message: Any) -> None:
        """Says something that is no state."""
        self.socket.send(json.dumps(message))

    def ask(self, *legal: str, **more: Any) -> None:
        """Asks the page for one of these moves."""
        me = self.state["me"]
        self.push(legal=list(legal), asked=True, turn=me, **more)
        if len(legal) > 1 and not self.clock:
            self.page.wait_for_selector(".table[data-at=mine]")  # a press is heard once the question has been seen

    def others(self, *moves: tuple[int, str], **more: Any) -> None:
        """Lets another seat have the turn."""
        self.push(*moves, legal=[], asked=False, turn=1, **more)

    def freeze(self) -> None:
        """Lets the page's `clock` stand still; `page.clock.run_for` moves it."""
        self.page.clock.pause_at(self.page.evaluate("Date.now()") / 1000 + 1)

    def deal(self, *cards: str) -> None:
        """Begins another round, in which the page holds these cards and another has the turn."""
        table = {**self.state["table"], "round": self.state["table"]["round"] + 1}
        self.others(view=self.hand(*cards), table=table)

    def hand(self, *cards: str) -> dict[str, Any]:
        """The change of the view by which the page holds these cards."""
        rows = list(self.state["view"]["hand"])
        rows[self.state["me"]] = list(cards)
        return {"hand": rows}

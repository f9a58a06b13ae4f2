"""A press counts on what the player saw: the second tap of two makes no move, though the same may be done again."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocket

from ceki.play import catalogue
from tests.web.player import ACTS, Player

GAMES = [name for name in catalogue.names() if len(catalogue.game(name).info.verbs) > 1]  # in which something is chosen
SOME = ("chabut", "pei")  # of which one may draw again at once; cards of a hand and of a pool
MARKS = {True: (), False: (pytest.mark.whole,)}
HELD = ".hand .can, .tray .can"
GAPS = (40, 120, 200, 300, 400)  # milliseconds
CHOICES = 8

# Taps a place again and again, whatever lies there by then.
TAPS = """async ([x, y, times, gap]) => {
  for (let n = 0; n < times; n++) {
    if (n) await new Promise((done) => setTimeout(done, gap));
    const tap = { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y };
    document.elementFromPoint(x, y)?.dispatchEvent(new MouseEvent("click", tap));
  }
}"""


def tapped(me: Player, gap: int) -> None:
    """Taps a button twice; or a card three times: one tap picks it, the next one plays it."""
    acts, wins = me.page.locator(ACTS), me.page.locator(f"{ACTS}.win")
    me.still()
    found = (wins if wins.count() else acts if acts.count() else me.page.locator(HELD)).first
    box = found.bounding_box()
    assert box is not None
    times = 2 if acts.count() else 3
    me.page.evaluate(TAPS, [box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 30), times, gap])


@pytest.mark.parametrize("game", [pytest.param(game, marks=MARKS[game in SOME]) for game in GAMES])
def test_a_double_tap_makes_one_move(player: Callable[..., Player], game: str) -> None:
    me, sent = player(), []

    def hear(socket: WebSocket) -> None:
        socket.on("framesent", lambda said: sent.append(said) if json.loads(said).get("type") == "move" else None)

    me.page.on("websocket", hear)
    players = min(catalogue.game(game).info.seats)
    me.make_table(game=game, players=players, bots=players - 1, bot_level="random")
    choices = 0
    while choices < CHOICES and me.settle() == "mine":
        before, step = len(sent), me.step()
        tapped(me, GAPS[choices % len(GAPS)])
        me.stepped(step)
        choices += 1
        if me.settle() == "mine":
            assert me.page.locator("dialog[open]").count() == 0, "a tap meant for a move opened something"
        assert len(sent) == before + 1, f"{len(sent) - before} moves by taps {GAPS[(choices - 1) % len(GAPS)]} ms apart"
    assert choices

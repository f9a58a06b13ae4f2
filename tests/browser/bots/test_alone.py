"""Where no worker answers, the simple player moves, and advice comes from fewer playouts, as on a server."""

from __future__ import annotations

import orjson
import pytest

from ceki.engine.rule import WRITTEN
from ceki.play import catalogue
from ceki.server.seats.bots import AT_ONCE, IN_PLACE, think
from ceki.server.seats.thinking import thinking
from tests.browser.bots.asking import WORK, question
from tests.browser.bundled import answered, files_of
from tests.browser.one_player import positions

TABLE = "0b5e"
FEW = 8  # playouts


@pytest.mark.parametrize("name", ["cholek_tiga", "sakopong"])
def test_without_workers_the_simple_player_moves(name: str) -> None:
    played, _ = next(positions(name, 1, seed=4))
    view = played.view(played.turn)
    numbers = thinking()
    numbers["advice"]["few"] = FEW
    asked = {"seat": view.seat, "view": view.raw.hex(), "bot_seed": TABLE, "number": 5, "thinking": numbers}
    found = answered("bots/alone.ts", {**files_of(catalogue.game(name)), **asked})
    simple = dict.fromkeys(numbers["levels"], IN_PLACE) | {level: level for level in AT_ONCE}
    assert found["moves"] == {level: [*think(bot, view, TABLE, 5)] for level, bot in simple.items()}
    advice = WORK["advice"]({**question("", view, TABLE, 5), "playouts": FEW, "mode": WRITTEN})
    assert "{" + found["hint"] + "}" == orjson.dumps(advice).decode()

"""Workers of bots are sent nothing that their seat cannot see: the same for all tables that look alike from there."""

from __future__ import annotations

import json

import numpy as np
import pytest

from ceki.engine.record import Record, pack
from ceki.play import catalogue
from ceki.play.game_module import GameModule
from ceki.server.seats.bots import MANY
from ceki.server.seats.thinking import thinking
from tests.browser.bots.asking import question
from tests.browser.bundled import answered, files_of
from tests.browser.one_player import positions, with_choices

TABLE = "d7c1"


def as_hex(game: GameModule, table: Record) -> str:
    """The bytes of a whole table."""
    record = np.zeros(1, game.dtype)
    pack(table, record[0])
    return record.tobytes().hex()


@pytest.mark.parametrize("name", with_choices())
def test_what_a_seat_cannot_see_is_not_posted(name: str) -> None:
    game = catalogue.game(name)
    played, _ = next(positions(name, 1, seed=3))
    view = played.view(played.turn)
    tables = [as_hex(game, one) for one in (played.table, view.determinize(1), view.determinize(2))]
    asked = {"seat": view.seat, "tables": tables, "bot_seed": TABLE, "number": 7, "thinking": thinking()}
    true, *others = answered("bots/posted.ts", {**files_of(game), **asked})
    assert len(set(tables)) == len(tables)  # the tables do differ
    assert others == [true, true]
    move = {**question("middle", view, TABLE, 7), "number": 1}
    advice = {**move, "work": "advice", "playouts": MANY}
    del advice["bot"]
    assert true == json.loads(json.dumps([name, move, name, advice]))  # to two workers: all that the server posts

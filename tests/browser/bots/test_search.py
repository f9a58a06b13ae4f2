"""A search in WebAssembly deals the same tables, offers the same moves and counts the same playouts as compiled."""

from __future__ import annotations

import numpy as np
import pytest

from ceki.bots.search import AHEAD_SQUARES, MOST_MOVES, offered, sides, try_moves
from ceki.browser.data import rules_of
from ceki.engine.chance import small_seed
from ceki.engine.module.specialize import specialize
from ceki.engine.rule import COMPILED
from ceki.engine.visibility.hide import as_bytes, layout, scratch
from ceki.play import catalogue
from ceki.play.game_module import GameModule
from ceki.play.round import Round
from ceki.play.ruleset import ruleset
from ceki.play.view import View
from tests.browser.steps import Steps

GAMES = [game for game in catalogue.games() if rules_of(game) is game and game.info.measured]  # with choices
DEALS = 3
POSITIONS = 12


@pytest.mark.prove
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_search_is_the_same(game: GameModule) -> None:
    found = 0
    for seed in range(20):
        played = Round.from_seed(ruleset(game.id), seed)
        while not played.over and found < POSITIONS:
            if len(played.legal_numbers) > 1 and (seed + len(played.numbers)) % 5 == 0:
                check_search(game, played.view(played.turn), seed)
                found += 1
            played.make(*played.legal_numbers[len(played.numbers) % len(played.legal_numbers)])
    assert found == POSITIONS


def check_search(game: GameModule, view: View, seed: int) -> None:
    """A search of one position, natively and in Node."""
    tables, cards = np.repeat(view.record, 3), scratch(game.table)
    raw, fields, side = as_bytes(tables), layout(game.table), sides(game, int(view.record[0]["seats"]))
    state, verbs, faces = (np.zeros(n, np.int64) for n in (2, MOST_MOVES, MOST_MOVES))
    small_seed(state, seed, 1)
    steps = Steps(game)
    steps.records("tables", 3, tables[0].tobytes())
    steps.words("state", state)
    steps.bytes("cards", len(cards))
    steps.words("verbs", verbs)
    steps.words("faces", faces)
    n = int(specialize(offered, game.namespace, COMPILED)(tables, raw, fields, state, cards, verbs, faces))
    steps.call("offered", "tables", "tables:bytes", "layout", "state", "cards", "verbs", "faces", gives=n)
    steps.read("verbs", verbs)
    steps.read("faces", faces)
    asked, tally = np.arange(n), np.zeros((n, AHEAD_SQUARES + 1), np.int64)
    steps.words("asked", asked)
    steps.words("side", side)
    steps.words("tally", tally)
    specialize(try_moves, game.namespace, COMPILED)(
        tables, raw, fields, DEALS, state, cards, verbs, faces, asked, side, tally
    )
    steps.call(
        "try_moves", "tables", "tables:bytes", "layout", DEALS, "state", "cards", "verbs", "faces", "asked", "side",
        "tally",
    )  # fmt: skip
    steps.read("tally", tally)
    steps.read("state", state)
    steps.check()

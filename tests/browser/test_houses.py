"""A browser reads the orders of tables as the server does: the same options, and refusals of the same words."""

from __future__ import annotations

import random
from typing import Any

import orjson
import pytest

from ceki.engine.options import Option
from ceki.play import catalogue
from ceki.play.game_module import GameModule
from ceki.server.protocol import public_state
from ceki.server.protocol.client import NewTable
from ceki.server.protocol.errors import Refused
from ceki.server.tables.setup import house_of
from tests.browser.bundled import answered, files_of

ODD = (
    -1, 0, 99, 10**7, True, None, "", "none", "1", " 7 ", "nonsense", "it's", 'a "quoted" one', "\u202e春\n", "x" * 300,
    [], [1, 2], ["nonsense"], {}, {"nonsense": 1}, "1,2", "0-1:5", [[0, 1, 5]], [[1, 0, 5], [0, 1, 3]], [[0, 5, 1]],
    "yes", "OFF",
)  # fmt: skip
PAIRS = 60


def values(option: Option) -> list[Any]:
    """Values of an option that are allowed, and some that perhaps are not."""
    return [public_state.plain(value) for value in option.samples()] + list(ODD)


def orders(game: GameModule) -> list[dict[str, Any]]:
    """Orders for tables of a game: every option with every value, two and three at a time, presets, players."""
    chance = random.Random(game.id)
    found: list[dict[str, Any]] = [{"players": n} for n in (*game.info.seats, *game.info.more_seats, 1, 64)]
    found += [{"preset": preset, "players": n} for preset in (*game.info.presets, "nonsense") for n in (None, 3, 4)]
    found += [{"options": {name: value}} for name, option in game.options.items() for value in values(option)]
    found += [{"options": {"nonsense": 1}}, {"options": {"players": 3}}, {"bot_level": "nonsense"}]
    for _ in range(PAIRS):
        names = chance.sample(list(game.options), min(3, len(game.options)))
        options = {name: chance.choice(values(game.options[name])[: -len(ODD)]) for name in names}
        found.append({"options": options, "players": chance.choice((None, *game.info.seats))})
    return [{"game": game.id, **order} for order in found]


def served(order: dict[str, Any]) -> str:
    """What the server makes of an order."""
    try:
        house = house_of(NewTable(**order))
    except Refused as refused:
        return orjson.dumps(refused.as_data()).decode()
    told = {"players": house.players, **public_state.rules(house), "people": house.people, "open": house.left_open}
    return orjson.dumps(told).decode()


@pytest.mark.parametrize("game", [game.id for game in catalogue.games()])
def test_orders_are_read_alike(game: str) -> None:
    asked = orders(catalogue.game(game))
    found = answered("houses.ts", {**files_of(catalogue.game(game)), "orders": asked})
    for order, answer in zip(asked, found, strict=True):
        assert answer == served(order), order

"""What spans rounds and what fills in options, compiled beside the same text as written."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from ceki.engine.bits import NONE
from ceki.engine.contract import arrange, lay_out
from ceki.engine.module.specialize import specialize
from ceki.engine.record import FixedRecord, alike, copy, pack, record_type, unpack
from ceki.engine.refusals import no_refusal
from ceki.engine.rule import COMPILED
from ceki.play import catalogue
from ceki.play.drivers.match_rules import begin, close, enter_round, set_table
from ceki.play.game_module import GameModule
from ceki.play.ruleset import ruleset

ROUNDS = 12


def packed(record: FixedRecord) -> Any:
    rows = np.zeros(1, record_type(type(record)))
    pack(record, rows[0])
    return rows


class Beside:
    """Calls drivers with records as written and compiled, and compares every field of both."""

    def __init__(self, game: GameModule) -> None:
        self.game, self.calls = game, 0

    def __call__(self, at: Any, records: tuple[Any, ...], *numbers: Any) -> None:
        rows, again = (
            [packed(one) for one in records],
            [np.copy(n) if isinstance(n, np.ndarray) else n for n in numbers],
        )
        specialize(at, self.game.namespace)(*records, *numbers)
        specialize(at, self.game.namespace, COMPILED)(*rows, *again)
        for one, row in zip(records, rows, strict=True):
            there = unpack(type(one), row[0])
            differ = [name for name in type(one).FIELDS if not np.array_equal(getattr(one, name), getattr(there, name))]
            assert alike(one, there), (at.__name__, differ)
        for mine, theirs in zip(numbers, again, strict=True):
            assert np.array_equal(mine, theirs), at.__name__
        self.calls += 1


def random_options(game: GameModule, chance: random.Random) -> dict[str, Any]:
    names = [name for name, option in game.options.items() if len(option.samples()) > 1]
    return {name: chance.choice(game.options[name].samples()) for name in chance.sample(names, min(5, len(names)))}


def play_any(g: Any, chance: random.Random) -> None:
    """Makes of a blank table one that could be settled: what match rules read of it is any number that may be there."""
    n, names = int(g.seats), type(g).FIELDS
    winner = NONE if chance.random() < 0.2 else chance.randrange(n)
    g.winners = 0 if winner == NONE else 1 << winner
    for i in range(n - 1):
        cents = chance.choice((0, 0, 5, 17))
        g.cents[i] -= cents
        g.cents[i + 1] += cents
    g.pot, g.lines, g.over = chance.choice((0, 0, 25, 61, 400)), 2, 1
    g.line_points[:2] = chance.randrange(18), chance.randrange(12)
    for name, any_of in (
        ("winner", (winner,)), ("replay", (0, 0, 1)), ("staked", (0, 25)), ("jedhil_pot", (0, 20)),
    ):  # fmt: skip
        if name in names:
            setattr(g, name, chance.choice(any_of))
    for name, most in (("points", 90), ("score", 400)):
        if name in names and names[name].lengths:
            getattr(g, name)[:n] = [chance.choice((most // 2, chance.randrange(most))) for _ in range(n)]
        elif name in names:
            setattr(g, name, chance.randrange(most))


@pytest.mark.parametrize(("matches", "houses"), [(8, 20), pytest.param(25, 120, marks=pytest.mark.prove)])
@pytest.mark.parametrize("name", sorted(catalogue.names()))
def test_match_rules_and_options_do_the_same_compiled(name: str, matches: int, houses: int) -> None:
    game, chance = catalogue.game(name), random.Random(name)
    beside, over = Beside(game), 0
    for number in range(matches):
        try:
            chosen = ruleset(game, chance.choice(game.info.seats), **random_options(game, chance))
        except ValueError:
            continue
        m: Any = game.carried()
        a, b = chance.randrange(1 << 32), chance.randrange(1 << 32)
        beside(begin, (m, chosen.table()), chosen.people, len(game.info.partners), number % 3 * 5, a, b)
        for _ in range(ROUNDS):
            if not m.over:
                g = chosen.table()
                beside(set_table, (m, g))
                play_any(g, chance)
                beside(enter_round, (m, g))
        over += m.over
        beside(close, (m, chosen.table()))
    for _ in range(houses):
        g, given, refused = game.table(), game.table(), no_refusal()
        g.seats, given_options = chance.choice(game.info.seats + game.info.more_seats), random_options(game, chance)
        for option_name, option in game.options.items():
            stored = option.store(option.read(given_options.get(option_name, option.default)))
            setattr(g, option_name, np.array(stored, np.int64) if isinstance(stored, list) else stored)
            if option_name in given_options:
                value = getattr(given, option_name)
                setattr(given, option_name, np.ones_like(value) if isinstance(value, np.ndarray) else 1)
        arranged = copy(g)
        beside(arrange, (arranged, given), refused)
        if refused[0] == NONE:
            beside(lay_out, (arranged,))
    assert beside.calls > matches * 4
    assert over

"""The blank table of a game: its record with the options in it, before anything is dealt."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import numpy as np

from ceki.engine import contract
from ceki.engine.bits import NONE
from ceki.engine.errors import UnknownOption, unfit
from ceki.engine.options import Setting, in_words
from ceki.engine.record import Record
from ceki.engine.refusals import no_refusal
from ceki.locales.messages import filled, names_in
from ceki.play.game_module import GameModule
from ceki.play.score import kinds_that_add


def blank_table(game: GameModule, players: int, options: Mapping[str, Any]) -> Record:
    """A blank table for `players`, undealt, with a key of zeros. `options`: the value of every option."""
    table = _set(game, players, options)
    game.rule(contract.lay_out)(table)
    return table


def arranged(
    game: GameModule, players: int, options: Mapping[str, Any], given: Collection[str]
) -> Mapping[str, Setting]:
    """The value of every option, once the game has filled in what follows from others; those `given` were chosen.

    Raises `UnknownOption` where the game refuses them.
    """
    table, chosen, refused = _set(game, players, options), game.table(), no_refusal()
    for name in given:
        setattr(chosen, name, np.ones_like(value) if isinstance(value := getattr(chosen, name), np.ndarray) else 1)
    game.rule(contract.arrange)(table, chosen, refused)
    if refused[0] != NONE:
        raise _refusal(game, table, *(int(number) for number in refused))
    return {
        name: value if np.array_equal(getattr(table, name), option.store(value)) else _value(game, table, name)
        for (name, option), value in zip(game.options.items(), options.values(), strict=True)
    }


def _set(game: GameModule, players: int, options: Mapping[str, Any]) -> Record:
    """A table with the options in it, and nothing that follows from them."""
    table = game.table()
    table.seats = players
    table.adds = kinds_that_add(game)
    for name, option in game.options.items():
        stored = option.store(options[name])
        setattr(table, name, np.array(stored, np.int64) if isinstance(stored, list) else stored)
    return table


def _value(game: GameModule, table: Record, name: str) -> Any:
    return game.options[name].restore(getattr(table, name))


def _refusal(game: GameModule, table: Record, what: int, *numbers: int) -> UnknownOption:
    """A refusal in words, with its id and its facts."""
    reason = game.refusals.declared[what]
    known = {"players": int(table.seats), **dict(zip(reason.numbers, numbers, strict=False))}
    needed = sorted(names_in(reason.says))
    facts = {name: known[name] if name in known else in_words(_value(game, table, name)) for name in needed}
    says = filled(reason.says, facts)
    refused = unfit(reason.option, says) if reason.option else UnknownOption(says)
    return refused.because(reason.word, **facts)

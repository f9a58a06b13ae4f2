"""The blank table of a game: its record with the options in it, before anything is dealt; and smaller games.

For exact work a game may have fewer ranks, suits, copies, or cards in a hand, by the `Reduction`s that it declares; its
rules stay the same. Tables of people are never smaller.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Any, Final

import numpy as np

from ceki.cards.reduced import ReducedDeck
from ceki.engine import contract
from ceki.engine.bits import NONE
from ceki.engine.errors import NotAllowed, UnknownOption, unfit
from ceki.engine.options import Setting, in_words
from ceki.engine.record import COUNTS, Ints, Record
from ceki.engine.refusals import no_refusal
from ceki.locales.messages import filled, names_in
from ceki.play.game_module import GameModule
from ceki.play.score import kinds_that_add

WHOLE: Final[Mapping[str, int]] = MappingProxyType({})  # a game that is not made smaller


def blank_table(
    game: GameModule, players: int, options: Mapping[str, Any], reduced: Mapping[str, int] = WHOLE
) -> Record:
    """A blank table for `players`, undealt, with a key of zeros. `options`: the value of every option; `reduced`: how
    the game is made smaller."""
    table = _set(game, players, options, reduced)
    if isinstance(table, ReducedDeck):
        table.reduce()
    game.rule(contract.lay_out)(table)
    return table


def arranged(
    game: GameModule,
    players: int,
    options: Mapping[str, Any],
    given: Collection[str],
    reduced: Mapping[str, int] = WHOLE,
) -> Mapping[str, Setting]:
    """The value of every option, once the game has filled in what follows from others; those `given` were chosen.

    Raises `UnknownOption` where the game refuses them.
    """
    table, chosen, refused = _set(game, players, options, reduced), game.table(), no_refusal()
    for name in given:
        setattr(chosen, name, np.ones_like(value) if isinstance(value := getattr(chosen, name), np.ndarray) else 1)
    game.rule(contract.arrange)(table, chosen, refused)
    if refused[0] != NONE:
        raise _refusal(game, table, *(int(number) for number in refused))
    return {
        name: value if np.array_equal(getattr(table, name), option.store(value)) else _value(game, table, name)
        for (name, option), value in zip(game.options.items(), options.values(), strict=True)
    }


def _set(game: GameModule, players: int, options: Mapping[str, Any], reduced: Mapping[str, int]) -> Record:
    """A table with the options in it, and nothing that follows from them."""
    table = game.table()
    table.seats = players
    table.adds = kinds_that_add(game)
    for name, option in game.options.items():
        stored = option.store(options[name])
        setattr(table, name, np.array(stored, np.int64) if isinstance(stored, list) else stored)
    for name, value in reduced.items():
        setattr(table, name, value)
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


# ---------------------------------------------------------------- smaller games


def reductions(game: GameModule, given: Mapping[str, Any]) -> Mapping[str, int]:
    """What was given, in the order of the record. Raises `NotAllowed` or `UnknownOption`, which say what is allowed."""
    known = game.reductions
    for name in given:
        if name not in known:
            raise NotAllowed("reduction-unknown", given=repr(name), game=game.id, allowed=list(known) or ["none"])
    read = {name: known[name].read(given[name]) for name in known if name in given}
    return MappingProxyType({name: number for name, number in read.items() if number})


def refuse_too_few_cards(game: GameModule, table: Record) -> None:
    """Raises `NotAllowed` where the cards do not suffice for the hands. `table`: a blank one, which is dealt."""
    game.rule(contract.deal)(table)
    lie = np.zeros_like(table.deck)
    for name, field in table.FIELDS.items():
        if field.holds_cards:
            lay = np.atleast_1d(getattr(table, name))
            lie += lay.reshape(-1, len(lie)).sum(0) if field.kind == COUNTS else counted(lay, len(lie))
    if (lie != table.deck).any():
        raise NotAllowed("reduced-cards", game=game.id, cards=int(table.deck.sum()), players=int(table.seats))


def counted(cards: Ints, faces: int) -> Ints:
    """How often each face is among cards, (faces,)."""
    return np.bincount(cards[cards != NONE], minlength=faces)

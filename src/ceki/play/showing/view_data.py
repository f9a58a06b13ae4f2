"""A view from its plain data: what `View.as_data` wrote, read back, so that a player elsewhere has the same view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ceki.cards.notation import card_number
from ceki.engine.bits import NONE
from ceki.engine.record import CARD, COUNTS, HIDDEN, NOBODY, OPTION, PILE, Field, pack
from ceki.engine.visibility.hide import WATCHER
from ceki.play.game_module import GameModule
from ceki.play.ruleset import Ruleset
from ceki.play.view import View

UNSEEN = "??"
EMPTY = "--"


def read_view(ruleset: Ruleset, data: Mapping[str, Any]) -> View:
    """The view that was written. Raises `ValueError`, in one sentence, for data that is no view of this ruleset.

    What is not in the data is as on the undealt table of the ruleset, and hidden where the viewer does not see it.
    """
    if data.get("game") != ruleset.game.id:
        raise ValueError(f"the view is of the game {data.get('game')!r}, not of {ruleset.game.id}")
    seat = data.get("seat")
    if type(seat) is not int or not WATCHER <= seat < ruleset.players:
        raise ValueError(f"the view's seat is {seat!r}; allowed: {WATCHER} to {ruleset.players - 1}")
    blank = np.zeros(1, ruleset.game.dtype)
    pack(ruleset.table(), blank[0])
    record = View(ruleset.game, blank, seat).record
    for declared in ruleset.game.table.FIELDS.values():
        if declared.kind == OPTION or not declared.told or (declared.seen == NOBODY and not declared.holds_cards):
            continue
        try:
            _write(record[0], declared, data[declared.name], ruleset)
        except (KeyError, TypeError, ValueError, OverflowError, IndexError) as error:
            reason = "is missing" if isinstance(error, KeyError) else f"cannot be read: {error}"
            raise ValueError(f"the view's {declared.name} {reason}") from None
    if int(record[0]["seats"]) != ruleset.players:
        raise ValueError(f"the view has {int(record[0]['seats'])} seats, not {ruleset.players}")
    view = View.of_hidden(ruleset.game, record, seat)
    if not _holds_the_deck(view):
        raise ValueError("the view does not hold the cards of the deck")
    return view


def _holds_the_deck(view: View) -> bool:
    """Whether the cards seen and unseen are those of the deck, each as often."""
    try:
        table = view.determinize(0)
    except (IndexError, OverflowError):
        return False
    held = np.zeros(view.game.table.FACES, np.int64)
    for name, declared in view.game.table.FIELDS.items():
        value = np.asarray(getattr(table, name))
        if declared.holds_cards and declared.kind == COUNTS:
            held += value.reshape(-1, len(held)).sum(axis=0)
        elif declared.holds_cards:
            held += np.bincount(value[value != NONE].ravel(), minlength=len(held))
    return bool((held == table.deck).all())


def _write(record: Any, declared: Field, value: Any, ruleset: Ruleset) -> None:
    pack_name = ruleset.game.info.pack
    if declared.kind == CARD:
        record[declared.name] = _card(value, pack_name)
    elif declared.kind == PILE:
        cards = [_card(code, pack_name) for code in _list(value, declared.lengths[0])]
        record[declared.name] = cards + [NONE] * (declared.lengths[0] - len(cards))
    elif declared.kind == COUNTS and len(declared.lengths) == 1:
        record[declared.name] = _counts(value, declared.lengths[0], pack_name)
    elif declared.kind == COUNTS:
        for row, cards in enumerate(_list(value, declared.lengths[0])):
            record[declared.name][row] = _counts(cards, declared.lengths[1], pack_name)
    elif not declared.lengths:
        record[declared.name] = _number(value)
    else:
        numbers = np.array(_list(value, declared.lengths[0]), np.int64)
        record[declared.name][: len(numbers)] = numbers
        if (record[declared.name][: len(numbers)] != numbers).any():
            raise ValueError("a number is too large")


def _list(value: Any, most: int) -> list[Any]:
    if not isinstance(value, list) or len(value) > most:
        raise ValueError(f"a list of at most {most} was expected")
    return value


def _number(value: Any) -> int:
    if type(value) is not int:
        raise ValueError(f"{value!r} is not a whole number")
    return value


def _card(code: Any, pack_name: str) -> int:
    if not isinstance(code, str):
        raise ValueError(f"{code!r} is not a card")
    return HIDDEN if code == UNSEEN else NONE if code == EMPTY else card_number(code, pack_name)


def _counts(value: Any, faces: int, pack_name: str) -> list[int]:
    """A row of counts: cards by their codes, or how many lie there unseen."""
    counts = [0] * faces
    if isinstance(value, list):
        for code in value:
            counts[card_number(code, pack_name)] += 1
    else:
        counts[0] = -_number(value)
    return counts


def read_move(game: GameModule, words: str) -> tuple[int, int]:
    """A move in words as (verb, card) numbers. Raises `ValueError` for one that is not of the game."""
    word, _, code = words.partition(" ")
    verbs = [verb.word for verb in game.info.verbs]
    if word not in verbs:
        raise ValueError(f"move {words!r} is not one of {game.id}'s; its verbs are {', '.join(verbs)}")
    verb = verbs.index(word)
    if bool(code) != game.info.verbs[verb].card:
        raise ValueError(f"move {words!r} {'names a card' if code else 'names no card'}, which {word} does not do")
    return verb, card_number(code, game.info.pack) if code else NONE

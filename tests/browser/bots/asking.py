"""Questions about a view, as a page puts them to its workers, and Python's answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np

from ceki.bots import bot
from ceki.bots.random import generator
from ceki.bots.search import Search
from ceki.play import catalogue
from ceki.play.view import View
from ceki.server.seats.bots import advice, chance, choice

Question = Mapping[str, Any]


def question(level: str, view: View, table: str, number: int) -> dict[str, Any]:
    """Who thinks about which view, and the chance of it."""
    seen = {"game": view.game.id, "seat": view.seat, "view": view.raw.hex()}
    return {"work": "move", "bot": level, "start": chance(view, table, number), **seen}


def asked(question: Question) -> View:
    """The view that a question is about."""
    game = catalogue.game(question["game"])
    record = np.frombuffer(bytes.fromhex(question["view"]), game.dtype)
    return View.of_hidden(game, record, question["seat"])


def _move(question: Question) -> list[int]:
    verb, card = bot(question["bot"])(asked(question), generator(*question["start"]))
    return [int(verb), int(card)]


def _advice(question: Question) -> dict[str, Any]:
    picked = question.get("picked")
    return advice(asked(question), generator(*question["start"]), _search(question), picked and tuple(picked))


def _choice(question: Question) -> dict[str, Any] | None:
    made = question["move"], tuple(question["played"])
    return choice(asked(question), generator(*question["start"]), _search(question), *made)


def _search(question: Question) -> Search:
    return Search(playouts=question["playouts"], mode=question["mode"])


WORK: Final[dict[str, Callable[[Question], Any]]] = {"move": _move, "advice": _advice, "choice": _choice}


def answer(question: Question) -> dict[str, Any]:
    """The answer to a question, under its number."""
    return {"number": question["number"], "answer": WORK[question["work"]](question)}

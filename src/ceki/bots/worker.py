"""`python -m ceki.bots.worker`: bots that think in a process of their own, for a server that must not wait.

A line of JSON comes in, a line goes out. `{"prepare": game}` is answered by `{"ready": game}` when the game is
compiled, or by `{"failed": game, "problem"}`. A question is answered under its own number: `{"number", "work": "move",
"bot", "start", "game", "seat", "view"}` by `{"number", "answer": [verb, card]}` or `{"number", "problem"}`. `view` is
the bytes of a view, in hexadecimal: what its seat cannot see is not in them. Other work is `advice` and `choice` (what
the move `played`, of the number `move`, has cost), with `playouts` and `mode` in place of `bot`. The process ends with
its input.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from collections.abc import Callable, Mapping
from queue import SimpleQueue
from typing import Any, Final

import numpy as np

from ceki.bots import bot
from ceki.bots.advice.advise import advise
from ceki.bots.advice.review import Decision, cost_of
from ceki.bots.levels import LEVELS, USUAL
from ceki.bots.random import generator
from ceki.bots.search import Search
from ceki.play import catalogue
from ceki.play.view import View

LOWER: Final = 10  # how much the process stands back for the server, where it cannot stand back altogether
Question = Mapping[str, Any]


def asked(question: Question) -> View:
    """The view that a question is about."""
    game = catalogue.game(question["game"])
    record = np.frombuffer(bytes.fromhex(question["view"]), game.dtype)
    return View.of_hidden(game, record, question["seat"])


def move(question: Question) -> list[int]:
    """A bot's move in a view: verb, card."""
    verb, card = bot(question["bot"])(asked(question), generator(*question["start"]))
    return [int(verb), int(card)]


def advice(question: Question) -> dict[str, Any]:
    """Advice in a view, as plain data."""
    return advise(asked(question), generator(*question["start"]), budget(question)).as_data()


def choice(question: Question) -> dict[str, Any] | None:
    """What a choice cost, as plain data; None where chance hides it."""
    verb, card = question["played"]
    made = Decision(question["move"], asked(question), (verb, card))
    found = cost_of(made, generator(*question["start"]), budget(question))
    return None if found is None else found.as_data()


def budget(question: Question) -> Search:
    """The search that a question allows."""
    return Search(playouts=question["playouts"], mode=question["mode"])


WORK: Final[dict[str, Callable[[Question], Any]]] = {"move": move, "advice": advice, "choice": choice}  # of a view


def answer(question: Question) -> dict[str, Any]:
    """The answer to a question. When one fails the answer says so and the next question follows; it never repeats the
    error, which may name a card of the view, for the server keeps a log."""
    try:
        return {"number": question["number"], "answer": WORK[question["work"]](question)}
    except Exception as error:  # noqa: BLE001  the server tells its keeper, and the bots at other tables think on
        return {"number": question["number"], "problem": type(error).__name__}


def prepare(wanted: Question) -> dict[str, Any]:
    """Compiles a game, or reads from disk what an earlier process compiled."""
    name = wanted["prepare"]
    try:
        LEVELS[USUAL].prepare(catalogue.game(name))
    except Exception as error:  # noqa: BLE001  as above
        return {"failed": name, "problem": f"{type(error).__name__}: {error}"[:300]}
    return {"ready": name}


def serve(work: SimpleQueue[Question], done: Callable[[Question], dict[str, Any]], says: threading.Lock) -> None:
    """Answers questions one after the other, for ever."""
    while True:
        said = json.dumps(done(work.get()))
        with says:
            print(said, flush=True)


def stand_back() -> None:
    """Lets everything else on the machine go first, so that the server's answers never wait for a bot."""
    try:
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    except (AttributeError, OSError):  # not Linux, or not allowed
        if hasattr(os, "nice"):
            os.nice(LOWER)


def main() -> None:
    """Reads until the input ends. Games are compiled beside the thinking, so that it goes on meanwhile."""
    stand_back()
    questions: SimpleQueue[Question] = SimpleQueue()
    games: SimpleQueue[Question] = SimpleQueue()
    says = threading.Lock()
    threading.Thread(target=serve, args=(questions, answer, says), daemon=True).start()
    threading.Thread(target=serve, args=(games, prepare, says), daemon=True).start()
    for line in sys.stdin:
        said = json.loads(line)
        (games if "prepare" in said else questions).put(said)
    os._exit(0)  # whatever is being worked out: nobody waits for it any more


if __name__ == "__main__":
    main()

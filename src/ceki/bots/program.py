"""A bot of one's own in any language: a program that reads what its seat sees, a line of JSON for each choice, and
answers with a line."""

from __future__ import annotations

import contextlib
import json
import shlex
import subprocess
import threading
from queue import Empty, Queue
from typing import Final
from weakref import finalize

from ceki.engine.chance import Words, small_word
from ceki.engine.errors import NotAllowed
from ceki.play.move import Numbers, say
from ceki.play.view import View

PATIENCE: Final = 60.0  # seconds for an answer
SHOWN: Final = 80  # characters of a wrong answer in a sentence
SEED: Final = 0xFFFFFFFF  # 32 bits, which numbers of every language hold


class Program:
    """Asks a program: `{"view": ..., "legal": ["discard C5", ...], "seed": n}` is one line, its answer another: one of
    the legal moves in the same words. It begins with the first question. One thread at a time may use it.

    A program that rolls dice takes them from `seed`, so that rounds can be played again.
    """

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self.command, self.patience = command, patience
        self._process: subprocess.Popen[str] | None = None
        self._answers: Queue[str] = Queue()

    def __call__(self, view: View, state: Words) -> Numbers:
        """A legal move (verb, card). Raises `NotAllowed` for a program that does not begin, ends, is silent, or answers
        with anything else; `ValueError` when the viewer is not asked."""
        legal = {say(view.game, *move): move for move in view.legal_numbers}
        if not legal:
            raise ValueError(f"seat {view.seat} is not asked to move")
        answer = self._asked({"view": view.as_data(), "legal": list(legal), "seed": small_word(state) & SEED})
        if answer not in legal:
            raise NotAllowed("program-answer", program=self.command, given=f"{answer!r:.{SHOWN}}", legal=list(legal))
        return legal[answer]

    def _asked(self, question: dict[str, object]) -> str:
        try:
            process = self._process or self._begun()
            assert process.stdin is not None
            process.stdin.write(json.dumps(question) + "\n")
            process.stdin.flush()
            answer = self._answers.get(timeout=self.patience)
        except (OSError, ValueError) as error:
            raise NotAllowed("program-ends", program=self.command) from error
        except Empty:
            raise NotAllowed("program-silent", program=self.command, seconds=f"{self.patience:g}") from None
        if not answer:
            raise NotAllowed("program-ends", program=self.command)
        return answer.strip()

    def _begun(self) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        threading.Thread(target=_listen, args=(process, self._answers), daemon=True).start()
        finalize(self, _end, process)
        self._process = process
        return process


def _end(process: subprocess.Popen[str]) -> None:
    """Ends the program, when nobody asks it any more."""
    process.kill()
    if process.stdin is not None:
        with contextlib.suppress(OSError):
            process.stdin.close()
    process.wait()


def _listen(process: subprocess.Popen[str], answers: Queue[str]) -> None:
    """Hands on each line, and an empty one when the program ends."""
    assert process.stdout is not None
    with process.stdout as lines:
        for line in lines:
            answers.put(line)
    process.wait()
    answers.put("")

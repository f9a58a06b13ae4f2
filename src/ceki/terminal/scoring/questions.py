"""A round of a real table, asked question by question. What cannot be is told at once, and asked again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TextIO

from ceki.cards.notation import CODES
from ceki.engine.outcomes.record import AMOUNT, ANY, CHOICE, ONE_CARD, ROW, SEAT, YES, Asked
from ceki.locales.messages import said
from ceki.play.match import Match
from ceki.play.outcomes.evening import Evening
from ceki.play.outcomes.names import AGREED, BEFORE
from ceki.play.outcomes.reading import YES_NO, Reader, Told, shown
from ceki.play.outcomes.refused import SCORE, OutcomeError, refusal_told
from ceki.play.outcomes.settling import asked_now, first_refusal, refuse_missing, settled
from ceki.play.rulebook.reading import text
from ceki.play.rulebook.spelling import spelled
from ceki.terminal.answers import yes_or_no


class InputEndedError(ValueError):
    """Nobody answers any more."""


@dataclass
class Questions:
    """The questions about a round, asked on `output` and answered on `given`."""

    given: TextIO
    output: TextIO

    def ask(self, question: str) -> str:
        """Asks one question. Raises `InputEndedError` where the input has ended."""
        print(question, file=self.output, flush=True)
        line = self.given.readline()
        if not line:
            raise InputEndedError(said(SCORE, "input-ended", {}))
        return line.strip()

    def say(self, *lines: str) -> None:
        """Tells something."""
        print(*lines, sep="\n", file=self.output, flush=True)

    def entry(self, evening: Evening) -> dict[str, Any]:
        """The next round, as it was told in answers."""
        trial, before = self._agreed(evening)
        reader = evening.reader(trial)
        house = evening.house.game
        self.say(said(SCORE, "ask-begin", {"n": len(evening.entries) + 1, "game": house.info.title,
                                           "names": reader.names}))  # fmt: skip
        told, answered = reader.nothing(), list[str]()
        while True:
            name, n = next(((name, n) for name, n in asked_now(trial, told).items() if name not in answered), ("", 0))
            if name:
                self._answer(reader, told, reader.fields[name], n)
                answered.append(name)
            refused = _refused(trial, told, reader, name, n)
            if refused is not None:
                self.say(refusal_told(refused, house))
                for later in answered[answered.index(refused.field) :]:
                    reader.forget(told, later)
                answered = answered[: answered.index(refused.field)]
            elif not name:
                return {BEFORE: before, **reader.data(told)}

    def _agreed(self, evening: Evening) -> tuple[Match, dict[str, Any]]:
        """What was agreed before the round, where a game leaves that to its players."""
        trial = evening.next()
        options = trial.ruleset.left_open
        while options:
            answer = self.ask(said(SCORE, "ask-agreed", {"options": options}))
            if not answer:
                break
            pairs = dict(part.partition("=")[::2] for part in answer.split())
            try:
                return evening.next({AGREED: pairs}), {AGREED: pairs}
            except ValueError as error:
                self.say(str(error))
        return trial, {}

    def _answer(self, reader: Reader, told: Told, asked: Asked, n: int) -> None:
        """Asks one thing until it can be read: of every seat, one after the other."""
        question = text(reader.game, f"ask-{asked.name}", asked.says)
        if not asked.each:
            self._until_read(
                f"{question} ({hint(reader, asked, n)})",
                lambda a: reader.tell(told, asked.name, _read(asked, a)),
                reader,
            )
            return
        rows: dict[str, str] = {}
        for name in [reader.names[seat] for seat in reader.order]:

            def one(answer: Any, name: str = name) -> None:
                reader.tell(reader.nothing(), asked.name, {name: answer or _nothing(asked)})
                rows[name] = answer or _nothing(asked)

            asks = said(SCORE, "of-player", {"name": name, "question": question})
            self._until_read(f"{asks} ({hint(reader, asked, n)})", one, reader)
        reader.tell(told, asked.name, rows)

    def _until_read(self, question: str, tell: Callable[[Any], None], reader: Reader) -> None:
        while True:
            answer = self.ask(question)
            try:
                tell(answer or None)
            except OutcomeError as refused:
                self.say(refusal_told(refused, reader.game))
            else:
                return


def _read(asked: Asked, answer: str | None) -> Any:
    """An answer as the rules read it. Raises `OutcomeError` for one to yes or no that says neither."""
    if asked.ask != YES or answer is None:
        return answer
    means = yes_or_no(answer)
    if means is None and answer.lower() not in YES_NO:
        raise OutcomeError("neither-yes-nor-no", asked.name, given=shown(answer))
    return answer if means is None else means


def _nothing(asked: Asked) -> str:
    return "0" if asked.ask == AMOUNT and asked.optional else ""


def _refused(trial: Match, told: Told, reader: Reader, name: str, n: int) -> OutcomeError | None:
    """Why what has been answered cannot be; `name` was answered last, and is empty where nothing is left to ask."""
    try:
        if not name:
            settled(trial, told, reader)
        elif reader.fields[name].ask != ROW:  # too few cards in a row may be explained by the next answer
            refuse_missing(told, reader, reader.fields[name], n)
    except OutcomeError as refused:
        return refused
    return first_refusal(trial, told, reader)


def hint(reader: Reader, asked: Asked, n: int) -> str:
    """What may be answered."""
    codes = CODES[reader.pack]
    example = f"{codes[4]} {codes[1]}x2"
    if asked.ask == SEAT:
        return said(SCORE, "ask-nobody" if asked.nobody or asked.optional else "ask-who", {"names": reader.names})
    if asked.ask == CHOICE:
        words = [spelled(reader.game, word) for word in asked.among if word]
        return said(SCORE, "ask-none" if asked.optional else "ask-choice", {"words": words})
    if asked.ask == YES:
        return said(SCORE, "ask-yes", {})
    if asked.ask == AMOUNT:
        return said(SCORE, "ask-amount", {"most": asked.most})
    if asked.ask == ONE_CARD:
        return said(SCORE, "ask-card", {"example": codes[4]})
    return said(SCORE, "ask-any" if n == ANY else "ask-cards", {"n": n, "example": example})

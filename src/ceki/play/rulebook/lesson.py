"""The lesson of a game, played by its rules: the deal, the moves of everybody, and when each step begins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from ceki.engine.game import Lesson, Step
from ceki.engine.record import alike
from ceki.play.game_module import GameModule
from ceki.play.match import Match
from ceki.play.round import Round, seeded_key
from ceki.play.ruleset import Ruleset, ruleset

LEARNER: Final = 0  # the seat
MATCHES: Final = 1000  # that are begun at most to find one in which the right seat begins


class LessonError(ValueError):
    """A lesson that its game's rules do not allow. Says the step, and what is wrong there."""


@dataclass(frozen=True)
class Stage:
    """A step of a lesson where it lies in the round: `at` so many moves, `ways` in which its own moves can be made."""

    step: Step
    at: int
    ways: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Course:
    """A lesson as it is played. `match` is the seed of what is drawn before the deal, `moves` are those of the whole
    round as they are written, and `round` has been played by them."""

    lesson: Lesson
    house: Ruleset
    match: int
    stages: tuple[Stage, ...]
    round: Round

    @property
    def moves(self) -> list[str]:
        """All moves of the round."""
        return [str(move) for move in self.round.moves]

    def at(self, number: int) -> Round:
        """The round after so many moves."""
        return self.round.branch(number)


def lesson_of(game: GameModule) -> Lesson | None:
    """The lesson of a game, or None. A form of a game has its own."""
    found: dict[str, Lesson] = game.namespace.get("LESSONS", {})
    return found.get(game.id)


@cache
def course_of(game: GameModule) -> Course | None:
    """The lesson of a game, played. Raises `LessonError`."""
    lesson = lesson_of(game)
    return None if lesson is None else played(game, lesson)


def played(game: GameModule, lesson: Lesson) -> Course:
    """A lesson, played by the rules of its game. Raises `LessonError`."""
    house = ruleset(game.id, lesson.players, lesson.preset, **lesson.options)
    match, now = dealt(house, lesson)
    stages = []
    for step in lesson.steps:
        at = len(now.numbers)
        stages.append(Stage(step, at, tuple(_ways(now, step))))
        for move in step.do:
            _make(now, move, step.id, own=True)
        for move in step.then:
            _make(now, move, step.id, own=False)
        if step.choose:
            for move in lesson.finish:
                _make(now, move, step.id, own=None)
    if not now.over:
        raise LessonError(f"{game.id}: the round is not over after {len(now.numbers)} moves")
    return Course(lesson, house, match, tuple(stages), now)


def dealt(house: Ruleset, lesson: Lesson) -> tuple[int, Round]:
    """The deal of a lesson, in a match in which its starter begins; and the seed of that match."""
    key = seeded_key(lesson.seed, 0)
    for seed in range(MATCHES):
        match = Match(house, seed)
        if match.starter == lesson.starter and match.seated[LEARNER] == 0:
            return seed, match.next_round(key)
    raise LessonError(f"{house.game.id}: seat {lesson.starter} never begins")


def _make(played: Round, move: str, step: str, own: bool | None) -> None:
    """Makes a move. An own one is a choice of the learner, and every other move is not."""
    offered = [str(one) for one in played.legal_moves]
    if move not in offered:
        raise LessonError(f"step {step}: {move} is not possible; seat {played.turn} may {', '.join(offered)}")
    choice = played.turn == LEARNER and len(offered) > 1
    if own is not None and choice is not own:
        raise LessonError(f"step {step}: {move} is {'a' if choice else 'no'} choice of the learner")
    played.play(move)


def _ways(played: Round, step: Step) -> Iterator[tuple[str, ...]]:
    """All ways to make the moves of a step: the same verbs in turn, and the same table afterwards."""
    if not step.do:
        return
    goal = played.copy()
    for move in step.do:
        _make(goal, move, step.id, own=True)
    yield step.do
    verbs = [move.split()[0] for move in step.do]
    for found in _tried(played, verbs, ()):
        other = played.copy()
        for move in found:
            other.play(move)
        if found != step.do and alike(other.table, goal.table):
            yield found


def _tried(played: Round, verbs: list[str], made: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    if len(made) == len(verbs):
        yield made
        return
    for move in played.legal_moves:
        if move.verb == verbs[len(made)] and played.turn == LEARNER:
            after = played.copy()
            after.play(move)
            yield from _tried(after, verbs, (*made, str(move)))


def told(game: GameModule) -> dict[str, Any] | None:
    """The lesson of a game as a page has it; None where there is none."""
    course = course_of(game)
    if course is None:
        return None
    lesson = course.lesson
    return {
        "players": lesson.players,
        "preset": lesson.preset,
        "options": dict(lesson.options),
        "match": course.match,
        "key": course.round.key.hex(),
        "script": [sorted(_at(course, n)) for n in range(len(course.moves))],
        "steps": [_step(course, stage) for stage in course.stages],
    }


def _at(course: Course, number: int) -> set[str]:
    """The moves that may stand there: of a step that can be made in several ways, each one's."""
    found = {course.moves[number]}
    for stage in course.stages:
        for way in stage.ways:
            if stage.at <= number < stage.at + len(way):
                found.add(way[number - stage.at])
    return found


def _step(course: Course, stage: Stage) -> dict[str, Any]:
    step = stage.step
    return {
        "id": step.id,
        "at": stage.at,
        "ways": [list(way) for way in stage.ways],
        "tap": list(step.tap),
        "lit": list(step.lit),
        "wrong": dict(step.wrong),
        "facts": dict(step.facts),
        "choose": step.choose,
    }

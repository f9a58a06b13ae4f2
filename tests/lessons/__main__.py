"""Plays a lesson and shows what each step meets; for whoever writes one.

python -m tests.lessons chabut                 each step: the table as the learner sees it, and what is possible
python -m tests.lessons chabut --seeds 2000    the seeds with which its own moves are possible, the others played by
                                               the simple bot: where a rule has changed and the seed no longer serves
python -m tests.lessons chabut --fill          the moves of the others, and those that finish the round, by that bot
"""

from __future__ import annotations

import argparse
from dataclasses import replace

from ceki.bots import greedy
from ceki.bots.random import generator
from ceki.engine.game import Lesson
from ceki.play import catalogue
from ceki.play.game_module import GameModule
from ceki.play.round import Round
from ceki.play.rulebook.lesson import LEARNER, LessonError, course_of, dealt, lesson_of
from ceki.play.ruleset import ruleset


def shown(game: GameModule) -> None:
    """Every step."""
    course = course_of(game)
    assert course is not None
    for stage in course.stages:
        now = course.at(stage.at)
        print(f"--- {stage.step.id}, after {stage.at} moves: {', '.join(stage.step.do) or 'read'}\n{now.view(LEARNER)}")
        print("    possible:", ", ".join(map(str, now.legal_moves)) if now.turn == LEARNER else f"seat {now.turn}")
    print(f"--- the end: {course.round.cents}", *course.round.score, sep="\n")


def others(played: Round, bot: int, own: bool = False) -> list[str]:
    """The simple bot plays until the learner has a choice, or (`own`) to the end; returns what was played."""
    state, made = generator(bot), len(played.numbers)
    while not played.over and (own or played.turn != LEARNER or len(played.legal_numbers) == 1):
        only = played.legal_numbers
        played.make(*(only[0] if len(only) == 1 else greedy.choose(played.view(played.turn), state)))
    return [str(move) for move in played.moves[made:]]


def filled(game: GameModule, lesson: Lesson, bot: int = 0) -> Lesson:
    """The lesson with the moves of the others as the bot makes them. Raises `ValueError` where an own move is not
    possible."""
    house = ruleset(game.id, lesson.players, lesson.preset, **lesson.options)
    _, played = dealt(house, lesson)
    steps = []
    for step in lesson.steps:
        for move in step.do:
            played.play(move)
        steps.append(replace(step, then=tuple(others(played, bot) if step.do else ())))
    return replace(lesson, steps=tuple(steps), finish=tuple(others(played, bot, own=True)))


def main() -> None:
    """The command line."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("game")
    given.add_argument("--seeds", type=int, default=0)
    given.add_argument("--fill", action="store_true")
    asked = given.parse_args()
    game = catalogue.game(asked.game)
    lesson = lesson_of(game)
    if lesson is None:
        raise SystemExit(f"{game.id} has no lesson")
    for seed in range(asked.seeds):
        try:
            filled(game, replace(lesson, seed=seed))
        except ValueError:
            continue
        print(seed)
    if asked.fill:
        found = filled(game, lesson)
        for step in found.steps:
            print(step.id, "|", ", ".join(step.then))
        print("finish |", ", ".join(found.finish))
    if not asked.seeds and not asked.fill:
        try:
            shown(game)
        except LessonError as error:
            raise SystemExit(str(error)) from None


if __name__ == "__main__":
    main()

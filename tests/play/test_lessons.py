"""Lessons: what they deal, ask for and say is what the rules have."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from ceki.engine.game import Step
from ceki.locales import messages
from ceki.play import catalogue
from ceki.play.rulebook.lesson import LEARNER, Course, LessonError, Stage, course_of, lesson_of, played, told

LESSONS = [game.id for game in catalogue.games() if lesson_of(game)]
WRONG_MOVES = 5  # of a lesson, at least, that are answered and not made


def course(game: str) -> Course:
    found = course_of(catalogue.game(game))
    assert found is not None
    return found


def wrong_moves(stage: Stage, of: Course) -> Iterator[str]:
    """The moves that the rules allow where a step begins, and the step does not."""
    if stage.ways:
        right = {way[0] for way in stage.ways}
        yield from (str(move) for move in of.at(stage.at).legal_moves if str(move) not in right)


def wrong_taps(stage: Stage, of: Course) -> Iterator[str]:
    """The cards of the hand that a step which waits for others does not take."""
    if stage.step.tap:
        yield from (code for code in set(of.at(stage.at).view(LEARNER).hand[LEARNER]) if code not in stage.step.tap)


@pytest.mark.parametrize("game", LESSONS)
def test_u4_a_lesson_is_a_round_by_the_rules(game: str) -> None:
    """Loading it plays it: each expected move is a choice of the learner, every other move is possible."""
    found = course(game)
    assert found.round.over
    assert 6 <= len(found.stages) <= 12
    assert not found.stages[-1].ways
    assert found.stages[-1].at == len(found.moves)
    assert [stage.at for stage in found.stages] == sorted(stage.at for stage in found.stages)


@pytest.mark.parametrize("game", LESSONS)
def test_u4_what_is_lit_or_touched_is_there(game: str) -> None:
    found = course(game)
    for stage in found.stages:
        hand = found.at(stage.at).view(LEARNER).hand[LEARNER] if stage.step.tap else {}
        for code in stage.step.tap:
            assert code in hand, (stage.step.id, code)
        assert len(set(stage.step.wrong)) == len(stage.step.wrong)
        for move in stage.step.wrong:
            assert move in set(wrong_moves(stage, found)), (stage.step.id, move)


@pytest.mark.parametrize("game", LESSONS)
def test_u4_every_step_has_its_words_and_every_word_a_step(game: str) -> None:
    catalogue_of_words = f"lessons/{game}"
    known = messages.parsed(catalogue_of_words)
    steps = [stage.step for stage in course(game).stages]
    used = {key for step in steps for key in keys_of(step)}
    assert used == known.keys()
    for step in steps:
        for key in keys_of(step):
            assert known[key] <= step.facts.keys(), key


def keys_of(step: Step) -> list[str]:
    """The ids of what is said at a step. Where something can be done wrong, there are words for any wrong move."""
    general = ["wrong"] if step.do or step.tap else []
    return [step.id, *(f"{step.id}.{name}" for name in (*general, *dict.fromkeys(step.wrong.values())))]


@pytest.mark.parametrize("game", LESSONS)
def test_u4_five_wrong_moves_at_least_are_answered_in_words(game: str) -> None:
    found = course(game)
    answered = {
        (stage.step.id, wrong)
        for stage in found.stages
        for wrong in (*wrong_moves(stage, found), *wrong_taps(stage, found))
    }
    assert len(answered) >= WRONG_MOVES


@pytest.mark.parametrize("game", LESSONS)
def test_u4_facts_are_cards_seats_or_numbers(game: str) -> None:
    found = course(game)
    for stage in found.stages:
        for fact in stage.step.facts.values():
            if isinstance(fact, str) and fact.startswith("seat:"):
                assert 0 < int(fact.removeprefix("seat:")) < found.lesson.players
            elif isinstance(fact, str):
                assert any(fact in str(move) or fact in str(found.at(stage.at).view(LEARNER)) for move in found.moves)


def test_u4_a_lesson_that_the_rules_do_not_allow_is_refused() -> None:
    game = next(found for found in map(catalogue.game, LESSONS) if course(found.id).lesson.steps[0].do)
    lesson = course(game.id).lesson
    first = lesson.steps[0]
    impossible = replace(lesson, steps=(replace(first, do=("discard M1",)), *lesson.steps[1:]))
    with pytest.raises(LessonError, match=f"step {first.id}: discard M1 is not possible"):
        played(game, impossible)
    endless = replace(lesson, finish=(), steps=lesson.steps[:1])
    with pytest.raises(LessonError, match="the round is not over"):
        played(game, endless)
    own = replace(lesson, steps=(replace(first, do=(), then=first.do), *lesson.steps[1:]))
    with pytest.raises(LessonError, match="is a choice of the learner"):
        played(game, own)


def test_u4_a_page_has_the_whole_script() -> None:
    for game in LESSONS:
        found, data = course(game), told(catalogue.game(game))
        assert data is not None
        assert [move in may for move, may in zip(found.moves, data["script"], strict=True)] == [True] * len(found.moves)
        assert [step["at"] for step in data["steps"]] == [stage.at for stage in found.stages]

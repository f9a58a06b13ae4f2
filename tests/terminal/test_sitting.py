"""People and bots at one table: who is asked, taking back, round after round."""

from __future__ import annotations

import pytest

from ceki.play.ruleset import ruleset
from ceki.terminal.sitting import Sitting


def until_asked(sitting: Sitting) -> None:
    while not sitting.round.over and sitting.asked is None:
        sitting.step()


def play_out(sitting: Sitting) -> None:
    while not sitting.round.over:
        until_asked(sitting)
        if not sitting.round.over:
            sitting.choose(*sitting.round.legal_numbers[0])


def test_one_person_is_you_and_several_have_names():
    assert Sitting(ruleset("balik_satu"), 1).persons[:2] == ["You", "Bima"]
    assert "You" not in Sitting(ruleset("balik_satu"), 1, people=2).persons


def test_the_same_seed_plays_the_same_match():
    logs = []
    for _ in range(2):
        sitting = Sitting(ruleset("balik_satu"), 11, auto=True)
        while not sitting.round.over:
            sitting.step()
        logs.append(sitting.round.numbers)
    assert logs[0] == logs[1]


def test_undo_returns_to_the_last_choice_and_its_story():
    sitting = Sitting(ruleset("balik_satu"), 7)
    until_asked(sitting)
    moves, told = len(sitting.round.numbers), list(sitting.stories[0])
    sitting.choose(*sitting.round.legal_numbers[0])
    until_asked(sitting)
    sitting.undo()
    assert len(sitting.round.numbers) == moves
    assert sitting.stories[0][:-1] == told
    assert sitting.stories[0][-1].text == "You take your last move back."


def test_bots_answer_the_same_after_undo():
    sitting = Sitting(ruleset("balik_satu"), 7)
    until_asked(sitting)
    move = sitting.round.legal_numbers[0]
    sitting.choose(*move)
    until_asked(sitting)
    first = list(sitting.round.numbers)
    sitting.undo()
    sitting.choose(*move)
    until_asked(sitting)
    assert sitting.round.numbers == first


def test_undo_is_refused_before_a_move_after_the_end_and_among_people():
    sitting = Sitting(ruleset("balik_satu"), 7)
    with pytest.raises(ValueError, match="you have not moved yet"):
        sitting.undo()
    play_out(sitting)
    with pytest.raises(ValueError, match="the round is settled"):
        sitting.undo()
    with pytest.raises(ValueError, match="several people"):
        Sitting(ruleset("balik_satu"), 7, people=2).undo()


def test_people_are_asked_bots_are_not():
    sitting = Sitting(ruleset("balik_satu"), 7, people=2)
    asked = set()
    while not sitting.round.over:
        until_asked(sitting)
        if not sitting.round.over:
            asked.add(sitting.asked)
            assert sitting.round.turn == sitting.seat_of(sitting.asked)
            sitting.choose(*sitting.round.legal_numbers[0])
    assert asked == {0, 1}


def test_a_match_goes_on_and_ends():
    sitting = Sitting(ruleset("cholek_tiga"), 3, rounds=2)
    with pytest.raises(ValueError, match="the round is not over"):
        sitting.next_round()
    play_out(sitting)
    first = list(sitting.match.cents)
    assert first == sitting.round.cents
    sitting.next_round()
    assert sitting.round_number == 2
    play_out(sitting)
    assert sitting.over
    assert sum(sitting.match.cents) + sitting.match.pot == 0
    with pytest.raises(ValueError, match="the match is over"):
        sitting.next_round()


@pytest.mark.parametrize("people", [0, 5])
def test_there_must_be_a_place_for_everybody(people):
    with pytest.raises(ValueError, match=f"people: {people} cannot sit down; allowed: 1 to 4"):
        Sitting(ruleset("balik_satu"), 1, people=people)


def test_an_illegal_move_changes_nothing():
    sitting = Sitting(ruleset("balik_satu"), 7)
    until_asked(sitting)
    told, moves = len(sitting.stories[0]), len(sitting.round.numbers)
    with pytest.raises(ValueError, match="not legal"):
        sitting.choose(1, -1)
    assert (len(sitting.stories[0]), len(sitting.round.numbers)) == (told, moves)

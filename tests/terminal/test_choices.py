"""Reading a move from what was typed."""

from __future__ import annotations

import pytest

from ceki.engine.bits import NONE
from ceki.locales.language import spoken
from ceki.play.round import Round
from ceki.play.ruleset import ruleset
from ceki.terminal.choices import choices, keys_of_verbs, read_choice


@pytest.fixture
def first_turn():
    played = Round.from_seed(ruleset("balik_satu"), 7)
    return choices(played.view(0)), played.ruleset.game


@pytest.fixture
def second_turn():
    played = Round.from_seed(ruleset("balik_satu"), 7)
    played.make(*played.legal_numbers[0])
    return choices(played.view(1)), played.ruleset.game


def test_a_number_is_the_move_of_that_number(first_turn):
    offered, game = first_turn
    assert [c.number for c in offered] == list(range(1, len(offered) + 1))
    assert read_choice(offered, " 3 ", game) == offered[2]


@pytest.mark.parametrize("typed", ["discard S9", "DISCARD s9", "  discard   S9", "discard 9 of strings"])
def test_words_are_the_move_they_say(first_turn, typed):
    offered, game = first_turn
    assert read_choice(offered, typed, game).typed == "discard S9"


@pytest.mark.parametrize(
    ("code", "typed"),
    [("ms", "buang S9"), ("ms", "buang 9 tali"), ("id", "buang s9"), ("zh-Hans", "打出 S9"), ("ms", "discard S9")],
)
def test_a_reader_types_their_own_words_or_those_of_the_rules(code, typed):
    played = Round.from_seed(ruleset("balik_satu"), 7)
    with spoken(code):
        offered = choices(played.view(0))
        assert read_choice(offered, typed, played.ruleset.game).typed == "discard S9"
        assert not any("discard" in choice.line for choice in offered)


def test_the_beginning_of_one_move_is_enough(second_turn):
    offered, game = second_turn
    assert [c.typed for c in offered] == ["take", "draw"]
    assert read_choice(offered, "dr", game).typed == "draw"


def test_the_beginning_of_several_is_asked_about(first_turn):
    offered, game = first_turn
    with pytest.raises(
        ValueError, match=r"'discard' can mean discard C5, .* and \d more \(moves lists them\); say which"
    ):
        read_choice(offered, "discard", game)


@pytest.mark.parametrize(("typed", "said"), [
    ("0", "move 0 does not exist"), ("99", "move 99 does not exist"), ("take", "not a legal"),
    ("discard M9", "not a legal"), ("-1", "not a legal"), ("🂡", "not a legal"),
])  # fmt: skip
def test_what_is_no_move_is_refused_in_one_sentence(first_turn, typed, said):
    offered, game = first_turn
    with pytest.raises(ValueError, match=said) as refused:
        read_choice(offered, typed, game)
    assert "\n" not in str(refused.value)


def test_each_verb_without_a_card_has_a_letter_of_its_own():
    game = ruleset("balik_satu").game
    letters = keys_of_verbs(game, "urqlmhvs")
    alone = {n for n, verb in enumerate(game.info.verbs) if not verb.card}
    assert letters.keys() == alone
    assert len(set(letters.values())) == len(alone)
    assert not set(letters.values()) & set("urqlmhvs")


def test_a_seat_that_is_not_asked_has_no_choices():
    played = Round.from_seed(ruleset("balik_satu"), 7)
    assert choices(played.view(1)) == []
    assert all(c.card != NONE for c in choices(played.view(0)))

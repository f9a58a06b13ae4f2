"""Moves and what they change, told to one seat; never what that seat does not see."""

from __future__ import annotations

import pytest

from ceki.locales.language import speak
from ceki.play.round import Round
from ceki.play.rulebook.sentences import move_told, you
from ceki.play.rulebook.settled import paid_told, result_told
from ceki.play.ruleset import ruleset
from ceki.play.score import Payment, Result, squared
from ceki.play.view import as_seen
from ceki.terminal.lines.changes import changes_told

NAMES = ["You", "Bima", "Citra", "Dewi"]


def told(played, move, viewer):
    before, mover = played.view(viewer), played.turn
    played.make(*played.as_numbers(move))
    verb, card = as_seen(played.numbers[-1], viewer, played.witnesses[-1])
    name = NAMES[mover]
    move = move_told(before.game, viewer, mover, (verb, card), name, False)
    said = [move, *changes_told(before, played.view(viewer), card, NAMES)]
    return [sentence.text for sentence in said]


def test_a_discard_is_told_once():
    assert told(Round.from_seed(ruleset("balik_satu"), 7), "discard S9", 1) == ["You discard 9 of strings (S9, red)."]


def test_a_draw_is_told_to_its_owner_with_the_card_and_to_others_without():
    played = Round.from_seed(ruleset("balik_satu"), 7)
    played.play("discard S9")
    assert told(played, "draw", 0) == ["Bima draws from the stock."]
    again = Round.from_seed(ruleset("balik_satu"), 7)
    again.play("discard S9")
    drawn = told(again, "draw", 1)
    assert drawn[0] == "Bima draws from the stock."
    assert drawn[1].startswith("Bima gets ")


def test_a_card_laid_unseen_is_not_named_to_others(toy):
    played = Round.from_seed(ruleset(toy, 4), 1)
    move = str(played.legal_moves[0])
    code = move.split()[1]
    seen = told(played.copy(), move, 0)
    unseen = told(played, move, 1)
    assert code in seen[0]
    assert unseen == ["You: lay a card."]


def test_cards_that_only_move_on_the_table_are_not_told_twice():
    played = Round.from_seed(ruleset("cholek_tiga"), 7)
    code = str(played.legal_moves[0]).split()[1]
    said = told(played, str(played.legal_moves[0]), 1)
    assert sum(code in sentence for sentence in said) == 1


def test_that_a_move_was_the_only_one_is_said_of_the_viewers_own_alone():
    game = ruleset("balik_satu").game
    assert move_told(game, 0, 0, (1, -1), "You", True).text == "You draw from the stock (the only move)."
    assert move_told(game, 0, 1, (1, -1), "Bima", True).text == "Bima draws from the stock."


def test_a_call_is_told_loudly():
    played = Round.from_seed(ruleset("balik_satu"), 7)
    before = played.view(0)
    played.table.call[1] = 2
    (call,) = changes_told(before, played.view(0), -1, NAMES)
    assert call.loud
    assert call.text.startswith("Bima: ")


def test_calls_and_wins_are_told_loudly_as_their_verbs_are_marked():
    game = ruleset("balik_satu").game
    words = [verb.word for verb in game.info.verbs]
    assert move_told(game, 0, 1, (words.index("sampei"), -1), "Bima", False).loud
    assert move_told(game, 0, 1, (words.index("flick"), 3), "Bima", False).loud
    assert not move_told(game, 0, 1, (words.index("pass"), -1), "Bima", False).loud


def result(winners: list[int], points: list[int], cents: list[int], to_pot: int = 0) -> Result:
    """A round that came to so much."""
    found = [{"points": n, "cents": paid} for n, paid in zip(points, cents, strict=True)]
    return Result([], winners, list(range(len(points))), found, to_pot, squared(cents, to_pot))


def told_of(found: Result, names: list[str]) -> list[str]:
    """The sentences of a result."""
    return [one.text for one in result_told(found, names, ruleset("chabut"))]


def test_a_result_says_who_has_won_with_what_and_who_pays_whom():
    told = told_of(result([1], [0, 17, 0], [-85, 170, -85]), NAMES[:3])
    assert told == [
        "Bima wins this round: 17 points, +170 cents.",
        f"You and {NAMES[2]} pay Bima 85 cents each.",
    ]


def test_the_winner_is_whom_the_game_says_not_who_got_money():
    told = told_of(result([0], [16, 8], [-20, 20]), NAMES[:2])
    assert told == ["You win this round: 16 points, -20 cents.", "You pay Bima 20 cents."]


def test_the_pot_pays_and_is_paid():
    assert told_of(result([0], [0, 0], [30, -10], -20), NAMES[:2])[1:] == [
        "Bima pays you 10 cents.",
        "The pot pays you 20 cents.",
    ]
    assert told_of(result([], [0, 0], [-1, -1], 2), NAMES[:2]) == [
        "Nobody wins this round.",
        "You and Bima pay the pot 1 cent each.",
    ]


def test_what_each_pays_for_is_said_and_those_who_pay_alike_stand_together():
    def pay(giver: int, taker: int, cents: int, word: str) -> Payment:
        return Payment(giver, taker, cents, word, "", "")

    told = paid_told([pay(1, 0, 20, "jung"), pay(2, 0, 20, "jung"), pay(2, 0, 5, "")], NAMES[:3], ruleset("chabut"))
    assert told == [f"Bima and {NAMES[2]} pay you 20 cents each (jung)", f"{NAMES[2]} pays you 5 cents"]
    told = paid_told([pay(1, 2, 5, "stake"), pay(1, 0, 5, "stake")], NAMES[:3], ruleset("chabut"))
    assert told == [f"Bima pays you and {NAMES[2]} 5 cents each (stake)"]
    twice = [pay(0, 1, 50, "ayam"), pay(2, 1, 50, "ayam")] * 2
    told = paid_told(twice, NAMES[:3], ruleset("cholek_tiga", 3))
    assert told == [f"You and {NAMES[2]} pay Bima 100 cents each (ayam)"]


def test_several_winners_share_the_sentence():
    told = told_of(result([0, 1], [5, 5, 0], [0, 0, 0]), NAMES[:3])
    assert told == ["You and Bima win this round."]


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("ms", ["Bima menang pusingan ini: 17 markah, +1,170 sen.", "Anda membayar 1,170 sen kepada Bima."]),
        ("id", ["Bima menang ronde ini: 17 poin, +1.170 sen.", "Anda membayar 1.170 sen kepada Bima."]),
        ("zh-Hans", ["Bima赢了本局：17分, +1,170仙。", "你付1,170仙给Bima。"]),
    ],
)
@pytest.mark.usefixtures("in_english")
def test_a_result_is_told_in_the_reader_s_language(code, told):
    speak(code)
    names = [you(), "Bima"]
    assert told_of(result([1], [0, 17], [-1170, 1170]), names) == told

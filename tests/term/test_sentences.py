"""Moves and what they change, told to one seat; never what that seat does not see."""

from __future__ import annotations

from ceki.play.house import house
from ceki.play.round import Round
from ceki.play.sentences import move_told, possessive, result_told
from ceki.term.changes import changes_told

NAMES = ["You", "Bima", "Citra", "Dewi"]


def told(played, move, viewer):
    before, mover = played.view(viewer), played.turn
    verb, card = played.read(move)
    played.make(verb, card)
    name = NAMES[mover]
    move = move_told(before.game, viewer, mover, (verb, card), name, False)
    said = [move, *changes_told(before, played.view(viewer), card, NAMES)]
    return [sentence.text for sentence in said]


def test_a_discard_is_told_once():
    assert told(Round.from_seed(house("balik_satu"), 7), "discard S9", 1) == ["You: discard 9 of strings (S9, red)."]


def test_a_draw_is_told_to_its_owner_with_the_card_and_to_others_without():
    played = Round.from_seed(house("balik_satu"), 7)
    played.play("discard S9")
    assert told(played, "draw", 0) == ["Bima: draw from the stock."]
    again = Round.from_seed(house("balik_satu"), 7)
    again.play("discard S9")
    drawn = told(again, "draw", 1)
    assert drawn[0] == "Bima: draw from the stock."
    assert drawn[1].startswith("Bima gets ")


def test_a_card_laid_unseen_is_not_named_to_others(toy):
    played = Round.from_seed(house(toy, 4), 1)
    move = played.legal()[0]
    code = move.split()[1]
    seen = told(played.branch(), move, 0)
    unseen = told(played, move, 1)
    assert code in seen[0]
    assert unseen == ["You: lay a card unseen."]


def test_cards_that_only_move_on_the_table_are_not_told_twice():
    played = Round.from_seed(house("cholek_tiga"), 7)
    code = played.legal()[0].split()[1]
    said = told(played, played.legal()[0], 1)
    assert sum(code in sentence for sentence in said) == 1


def test_that_a_move_was_the_only_one_is_said_of_the_viewers_own_alone():
    game = house("balik_satu").game
    assert move_told(game, 0, 0, (1, -1), "You", True).text == "You: draw from the stock (the only move)."
    assert move_told(game, 0, 1, (1, -1), "Bima", True).text == "Bima: draw from the stock."


def test_a_call_is_told_loudly():
    played = Round.from_seed(house("balik_satu"), 7)
    before = played.view(0)
    played.table.call[1] = 2
    (call,) = changes_told(before, played.view(0), -1, NAMES)
    assert call.loud
    assert call.text.startswith("Bima: ")


def test_calls_and_wins_are_told_loudly_as_their_verbs_are_marked():
    game = house("balik_satu").game
    words = [verb.word for verb in game.about.verbs]
    assert move_told(game, 0, 1, (words.index("sampei"), -1), "Bima", False).loud
    assert move_told(game, 0, 1, (words.index("flick"), 3), "Bima", False).loud
    assert not move_told(game, 0, 1, (words.index("pass"), -1), "Bima", False).loud


def test_grammar():
    assert (possessive("You"), possessive("Bima")) == ("Your", "Bima's")
    assert result_told([-5, 10, -5, 0], NAMES).text == "Bima wins 10 cents."
    assert result_told([10, -10], NAMES[:2]).text == "You win 10 cents."
    assert result_told([0, 0], NAMES[:2]).text == "Nobody wins anything."

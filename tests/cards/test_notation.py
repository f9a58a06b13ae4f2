"""Codes of cards, and the deck of 60 that the sources describe."""

from __future__ import annotations

import pytest

from ceki.cards import ceki, deck_examples, pack52
from ceki.cards.notation import CODES, card_code, card_number, counted, listed, members, spoken
from ceki.engine.bits import NONE
from ceki.engine.record import HIDDEN


@pytest.mark.parametrize("pack", ["ceki", "pack52"])
def test_every_code_names_its_card(pack):
    for card, code in enumerate(CODES[pack]):
        assert card_number(code, pack) == card
        assert card_number(code.lower(), pack) == card
        assert card_code(card, pack) == code


def test_cd_1_there_are_thirty_faces_and_fifty_two():
    assert (len(set(ceki.CODES)), len(set(pack52.CODES))) == (30, 52)


def test_no_card_and_an_unseen_card_have_codes_of_their_own():
    assert (card_code(NONE), card_code(HIDDEN)) == ("--", "??")


@pytest.mark.parametrize(
    ("code", "pack", "says"), [("C0", "ceki", "C1..C9"), ("AS", "ceki", "WF RF OT"), ("1S", "pack52", "AS or TD")]
)
def test_a_card_that_does_not_exist_is_named(code, pack, says):
    with pytest.raises(ValueError, match=f"card '{code}' does not exist") as raised:
        card_number(code, pack)
    assert says in str(raised.value)


@pytest.mark.parametrize(
    ("code", "pack", "says"),
    [
        ("S9", "ceki", "9 of strings (S9, red)"),
        ("C5", "ceki", "5 of coins (C5)"),
        ("TD", "pack52", "10 of diamonds (TD)"),
    ],
)
def test_a_card_in_a_sentence_has_its_name_and_whether_it_is_stamped_red(code, pack, says):
    assert spoken(card_number(code, pack), pack) == says


def test_lists_maps_and_sets_of_cards():
    assert listed(counted(["M9", "C1", "M9"])) == ["C1", "M9", "M9"]
    assert listed(counted({"C1": 2, "OT": 1})) == ["C1", "C1", "OT"]
    assert members(1 << card_number("RF") | 1 << card_number("S9")) == ["S9", "RF"]


def test_cd_5_exactly_three_faces_are_red():
    assert members(ceki.RED) == ["S9", "RF", "OT"]


def test_another_deck_or_option_is_refused():
    with pytest.raises(ValueError, match="deck 'tarot' is unknown"):
        deck_examples.deck({}, {"deck": "tarot", "sets": 1})
    with pytest.raises(ValueError, match="option 'jokers'"):
        deck_examples.deck({"jokers": 2}, {"deck": "ceki", "sets": 1})

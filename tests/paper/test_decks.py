"""Which cards are printed for which game: what its source says for each number of players."""

from __future__ import annotations

from collections import Counter

import pytest

from ceki.cards.notation import CODES
from ceki.paper.decks import deck_for, half_decks
from ceki.play import catalogue
from ceki.play.ruleset import ruleset

BABAS = {2: 4, 3: 5, 4: 6, 5: 7, 6: 8, 7: 9, 8: 10, 9: 11, 10: 12, 11: 13, 12: 14, 13: 15, 14: 16}  # [BS-2]
AMARO = {3: 4, 4: 4, 5: 6, 6: 6, 7: 8, 8: 8, 9: 10, 10: 10, 11: 12, 12: 12, 13: 14, 14: 14}  # (CQ-2)
HALF_DECKS = {
    "balik_satu": BABAS,
    "balik_lima_belas": BABAS,
    "chaqui": AMARO,
    "chot": {4: 6},  # (KI-2) three decks, 180 cards
    "gonggong": {4: 6, 6: 8},  # (GG-1) 180 and 240 cards
    "tantanan": {3: 2, 4: 2},  # (TT-1) one full set of 60
    "kowah": dict.fromkeys(range(2, 7), 4),  # two packs
    "cholek_tiga": {2: 4, 3: 4},  # (CT-2) 120 cards
    "pei": {3: 4},
    "pei_chinese": {3: 4},
    "pei_magelang": {3: 4},
}  # from the sources, in half decks of one card of each face (CD-3)
WITHOUT = {"sakopong": "23456", "pakau": "", "chabut": "T"}  # ranks that are cast out: (SK-1), none (PK-1), (CH-2)


@pytest.mark.parametrize("game", catalogue.names())
def test_each_face_lies_in_the_deck_as_often_as_the_source_says(game):
    found = catalogue.game(game)
    for players in found.info.seats:
        deck = deck_for(ruleset(game, players))
        counted = Counter(code for copy in deck.copies for code in copy)
        if found.info.pack == "ceki":
            assert counted == dict.fromkeys(CODES["ceki"], HALF_DECKS[game][players])
        else:
            assert counted == {code: 1 for code in CODES["pack52"] if code[0] not in WITHOUT[game]}
        assert deck.cards == counted.total()


def test_a_house_that_plays_with_more_cards_has_them_printed():
    assert deck_for(ruleset("balik_satu", 15, half_decks=10)).cards == 300
    assert deck_for(ruleset("balik_satu", 3, deck_table="pwee")).cards == 180
    assert deck_for(ruleset("chabut", 4, target=21)).cards == 36


@pytest.mark.parametrize("count", [2, 3, 40])
def test_half_decks_have_one_card_of_each_face(count):
    counted = Counter(code for copy in half_decks(count).copies for code in copy)
    assert counted == dict.fromkeys(CODES["ceki"], count)

"""Chabut: pack, deal and drawing. Tests are named for their clause."""

from __future__ import annotations

from typing import Any

import pytest

from ceki.cards.notation import card_number
from ceki.cards.pack52 import FACES, RANKS, TEN, is_court
from ceki.engine.bits import NONE
from ceki.games.chabut.rules import play
from ceki.games.chabut.words import DRAW, GAME, OUT, PASS
from tests.games.chabut.laid import dealt, house_of, laid, moves_of, played_out
from tests.games.namespaces import chabut as ch


def test_ch_1_to_thirty_one_or_twenty_one() -> None:
    assert house_of().options["target"] == 31
    assert moves_of(laid("AS 9H", "2S 2H", stock="5D", target=21)) == [DRAW, PASS]
    assert moves_of(laid("AS 9H AD", "2S 2H", stock="5D", target=21)) == [PASS]
    for wrong in (25, "thirty"):
        with pytest.raises(ValueError, match="allowed: 21, 31"):
            house_of(target=wrong)


def test_ch_2_ch_3_ch_4_the_pack() -> None:
    def pack(**options: Any) -> tuple[int, int, int]:
        deck = dealt(2, **options).deck
        cards = [card for card in range(FACES) if deck[card]]
        return len(cards), sum(is_court(card) for card in cards), sum(card % RANKS == TEN for card in cards)

    assert pack() == (48, 12, 0)
    assert pack(tens_out=False) == (52, 12, 4)
    assert pack(target=21) == (36, 0, 0)
    assert pack(target=21, tens_out=False) == (40, 0, 4)
    assert pack(target=21, courts_21="zero") == (48, 12, 0)


def test_ch_3_ch_4_what_courts_and_tens_count() -> None:
    def points(cards: str, **options: Any) -> int:
        return int(ch.value(laid(cards, "2S 2H", **options), 0))

    assert points("KS 9H 4D") == 23
    assert points("KS 9H 4D", court_value=3) == 16
    assert points("KS 9H 4D", target=21, courts_21="zero") == 13
    assert points("KS 9H", target=21, courts_21="ten") == 19
    assert points("TS 9H", tens_out=False) == 19


def test_ch_5_aces() -> None:
    def points(cards: str, **options: Any) -> int:
        return int(ch.value(laid(cards, "2S 2H", **options), 0))

    assert points("AS AH KD") == 22
    assert points("AS AH KD", ace_values=(1, 10, 11)) == 31
    assert points("AS 9H", ace_values=(1, 10, 11), target=21) == 20
    assert points("AS AH 9D", target=21) == 21
    assert points("AS AH 9D", target=21, many_aces_low=True) == 11
    assert points("AS AH 9D", many_aces_low=True) == 31
    assert points("AS AH AD", many_aces_low=True) == 3


def test_ch_7_two_to_nine_players_to_thirty_one_and_seven_to_twenty_one() -> None:
    assert GAME.seats == tuple(range(2, 10))
    assert house_of(9).players == 9
    assert house_of(7, target=21).players == 7
    with pytest.raises(ValueError, match="players: 8 cannot play chabut to 21; allowed: 2 to 7"):
        house_of(8, target=21)
    with pytest.raises(ValueError, match="allowed: 2 to 9"):
        house_of(10)


def test_ch_8_two_keels_to_each_and_hidden_from_the_others() -> None:
    g = dealt(5)
    assert list(g.keels.sum(axis=1)) == [2, 2, 2, 2, 2, 0, 0, 0, 0]
    assert g.drawn.sum() == 0
    assert list(g.cards[:6]) == [2, 2, 2, 2, 2, 0]
    assert ch.Table.FIELDS["keels"].seen == "own"
    assert list(dealt(5, seed=2).keels[0]) != list(g.keels[0])


def test_ch_9_from_the_bottom_each_to_the_end_and_the_dealer_last() -> None:
    g = laid("2S 3S", "2H 3H", "2D 3D", stock="9C 8C 7C 6C")
    play(g, DRAW, NONE)
    assert g.drawn[0, card_number("6C", "pack52")] == 1
    assert (g.turn, g.cards[0]) == (0, 3)
    play(g, PASS, NONE)
    play(g, PASS, NONE)
    assert (g.turn, ch.dealer(g), g.over) == (2, 2, 0)
    play(g, DRAW, NONE)
    assert (g.turn, g.drawn[2, card_number("7C", "pack52")]) == (2, 1)
    play(g, PASS, NONE)
    assert g.over
    assert dealt(starter=2).turn == 2
    assert ch.dealer(dealt(starter=2)) == 1
    g = dealt(3, starter=2)
    play(g, PASS, NONE)
    assert g.turn == 0


def test_ch_9_drawn_cards_are_hidden_unless_the_house_shows_them_but_a_bust_is_said() -> None:
    assert ch.Table.FIELDS["drawn"].seen == "option:drawn_visible"
    assert (dealt().drawn_visible, dealt(drawn_visible=True).drawn_visible) == (0, 1)
    g = laid("KS QS", "2H 3H", stock="9C JC 2C")
    play(g, DRAW, NONE)
    play(g, DRAW, NONE)
    assert (g.turn, moves_of(g)) == (0, [OUT])
    play(g, OUT, NONE)
    assert (g.turn, list(g.out[:2])) == (1, [1, 0])


def test_ch_10_ch_23_a_least_number_of_points_to_pass_with() -> None:
    assert moves_of(laid("5S 6S", "2H 3H", stock="9C", min_stand=11)) == [DRAW, PASS]
    assert moves_of(laid("5S 6S", "2H 3H", stock="9C", min_stand=12)) == [DRAW]
    assert moves_of(laid("5S 6S", "2H 3H", stock="", min_stand=12)) == [PASS]
    with pytest.raises(ValueError, match="option min_stand: 22 is above the target; allowed: 0 to 21"):
        house_of(target=21, min_stand=22)


def test_ch_12_ch_13_no_card_on_the_target_or_to_a_full_hand() -> None:
    assert moves_of(laid("AS KH QD", "2H 3H", stock="9C")) == [PASS]
    assert moves_of(laid("2S 3S 4S", "2H 3H", stock="9C", max_cards=3)) == [PASS]
    assert moves_of(laid("2S 3S 4S", "2H 3H", stock="9C", max_cards=4)) == [DRAW, PASS]


def test_ch_16_an_exhausted_pack() -> None:
    g = laid("2S 3S", "2H 3H", stock="9C")
    play(g, DRAW, NONE)
    assert moves_of(g) == [PASS]
    lazy = played_out(9, 3, "first", max_cards=7, court_value=0)
    assert lazy.stock_left == lazy.stock_top
    assert sum(lazy.cards) == 48


def test_ch_23_a_dealer_who_must_draw_and_must_stand() -> None:
    for hand, move in (("9S 6S", DRAW), ("9S 7S", PASS), ("9S 8S", PASS)):
        g = laid("2H 3H", hand, stock="9C", dealer_stand_at=16)
        assert moves_of(g) == [DRAW, PASS]
        play(g, PASS, NONE)
        assert moves_of(g) == [move]
    g = laid("2H 3H", "9S 8S", stock="9C", dealer_stand_at=16, min_stand=18)
    assert moves_of(g) == [DRAW]
    with pytest.raises(ValueError, match="option dealer_stand_at: 22 is above the target; allowed: 0 to 21"):
        house_of(target=21, dealer_stand_at=22)

"""Cards by rank, copies tied, red said in words."""

from __future__ import annotations

from ceki.cards.ceki import OWN_KIND
from ceki.cards.notation import card_number
from ceki.play.round import Round
from ceki.play.ruleset import ruleset
from ceki.terminal.drawing.faces import SEAL, face
from ceki.terminal.drawing.grouping import Group, by_rank, in_order, in_words
from ceki.terminal.lines.described import hand_lines


def numbers(codes: str, pack: str = "ceki") -> list[int]:
    return [card_number(code, pack) for code in codes.split()]


def codes(groups: list[Group]) -> list[list[tuple[str, int]]]:
    return [[(tie.face.code, tie.copies) for tie in group.ties] for group in groups]


def test_a_hand_is_sorted_by_rank_and_copies_are_tied():
    groups = by_rank(numbers("M9 C1 S5 WF C1 M5 S5"), "ceki", 0)
    assert [group.rank_name for group in groups] == ["1", "5", "9"]
    assert codes(groups) == [[("C1", 2), ("WF", 1)], [("S5", 2), ("M5", 1)], [("M9", 1)]]
    assert [group.cards for group in groups] == [3, 3, 1]


def test_honours_that_stand_apart_are_ranks_of_their_own():
    groups = by_rank(numbers("OT C1 RF WF"), "ceki", OWN_KIND)
    assert [group.rank_name for group in groups] == ["1", "White Flower", "Red Flower", "Old Thousand"]


def test_red_is_said_and_not_only_coloured():
    assert in_words(by_rank(numbers("S9 S9 M9"), "ceki", 0)) == "9 of strings (S9, red) x2, 9 of myriads (M9)"
    assert [face(card).stamped for card in numbers("S9 RF OT WF C9")] == [True, True, True, False, False]
    assert SEAL not in "●║▲★✿"


def test_cards_laid_in_order_keep_it():
    assert codes(in_order(numbers("C5 C1 C1 C5"), "ceki", 0)) == [[("C5", 1)], [("C1", 2)], [("C5", 1)]]


def test_the_pack_is_sorted_by_rank_too():
    groups = by_rank(numbers("KH AS 2D AD", "pack52"), "pack52", 0)
    assert in_words(groups) == "ace of spades (AS), ace of diamonds (AD); 2 of diamonds (2D); king of hearts (KH)"
    assert [face(c, "pack52").mark for c in numbers("AS AH AD AC", "pack52")] == ["♠", "♥", "♦", "♣"]


def test_kw_9_the_hand_of_a_game_whose_honours_match_only_their_own_kind_is_grouped_so():
    played = Round.from_seed(ruleset("kowah", 4), 1)
    played.table.hand[0] = 0
    for card in numbers("M1 RF RF WF C2 S2 M2 OT"):
        played.table.hand[0, card] += 1
    said = "\n".join(hand_lines(played.view(0), ["You", "Bima", "Citra", "Dewi"]))
    assert "1: 1 of myriads (M1)\n" in said
    assert "Red Flower (RF, red) x2\n" in said

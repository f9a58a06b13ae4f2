"""What a hand of sets has of what it needs, on tables laid by hand; the numbers are counted by hand."""

from __future__ import annotations

import pytest

from ceki.cards.notation import card_number
from ceki.cards.odds.chances import before_the_end
from ceki.cards.prospects import percent_in_time
from ceki.games._sets.table import CEKI, DISCARDING, FROM_DISCARD, NO_CALL, TAN
from tests.games.goals.told import told
from tests.games.reasons.told import laid

SETS = "C2 S2 M2 C3 S3 M3 C4 S4 M4"  # three sets, none a mata
FOUR = f"C1 C1 C1 {SETS}"  # a mata and three sets


def waiting(hand: str, call: int, name: str = "balik_satu", copies: int = 6, **options):
    """A table at which another is in turn, with ten cards in the stock."""
    g = laid(name, hand, copies, **options)
    g.turn, g.stock_left = 1, 10
    g.call[0] = call
    return g


def deciding(hand: str, got: str, name: str = "balik_satu", copies: int = 6, **options):
    """A table at which seat 0 has drawn a card and has to let one go."""
    g = waiting(hand, NO_CALL, name, copies, **options)
    g.turn, g.step, g.got = 0, DISCARDING, card_number(got)
    return g


def test_bs_13_sets_matas_and_cards_that_are_missing():
    """Two more sets: to the fives one card must come, to either nine two."""
    g = waiting(f"{SETS} C5 S5 C9 M8 S7", NO_CALL)
    assert told("balik_satu", g) == ["3 of 5 sets, no mata, 3 short", "1 pair: a third card of its number makes a set"]
    g = waiting("C1 C1 C1 C2 S2 M2 C3 S3 C4 S4 C5 S5 M7 M8", NO_CALL)
    assert told("balik_satu", g)[1] == "3 pairs: a third card of a number makes a set"


def test_bs_14_a_mata_is_missing_where_no_card_would_win():
    """Four sets without a mata, and two fives that are not alike: no five makes a mata."""
    g = waiting(f"{SETS} C6 S6 M6 C5 S5", NO_CALL)
    assert told("balik_satu", g) == ["4 of 5 sets, no mata, 1 short", "No mata yet: it takes cards exactly alike"]


def test_bs_14_a_mata_is_missing_where_no_pair_can_grow():
    """Four sets without a mata, and two cards of two numbers."""
    g = waiting(f"{SETS} C6 S6 M6 C5 M7", NO_CALL)
    assert told("balik_satu", g)[1] == "No mata yet: it takes cards exactly alike"


def test_bs_17_a_spare_card_makes_the_call():
    assert told("balik_satu", deciding(f"{FOUR} C5 S5 M9", "M9"))[1] == "Discard a spare card and call tan"
    assert told("balik_satu", deciding(f"{SETS} C6 S6 M6 C5 C5 M9", "M9"))[1] == "Discard a spare card and call ceki"


def test_bs_15_a_complete_hand_wins_by_a_drawn_card_and_never_by_a_taken_one():
    g = deciding(f"{FOUR} C5 S5 M5", "M5")
    assert told("balik_satu", g) == ["5 of 5 sets, 1 mata", "Your hand is complete: you can win"]
    g.got_from = FROM_DISCARD
    assert told("balik_satu", g)[1] == "Discard a spare card and call tan"


def test_bs_19_a_tan_waits_for_any_card_of_the_rank():
    """Eighteen fives, of which two are held and three seen: thirteen, of 163 unseen cards. Ten are drawn."""
    percent = round(100 * before_the_end(13, 163, 10))
    g = waiting(f"{FOUR} C5 S5", TAN)
    assert told("balik_satu", g, ("C5", "S5", "M5"))[1] == f"Any 5 wins: 13 unseen, {percent}% in time"
    g.turn, g.step, g.got = 0, DISCARDING, card_number("M9")
    g.hand[0, g.got] += 1  # the called hand waits on while the card just drawn is let go
    assert told("balik_satu", g)[0] == "4 of 5 sets, 1 mata, 1 short"
    assert told("balik_satu", g)[1].startswith("Any 5 wins: 16 unseen")


def test_bs_20_a_ceki_waits_for_the_third_card_alike():
    """Six 5 of coins, of which two are held; 166 cards are unseen."""
    percent = round(100 * before_the_end(4, 166, 10))
    g = waiting(f"{SETS} C6 S6 M6 C5 C5", CEKI)
    assert told("balik_satu", g)[1] == f"5 of coins wins: 4 unseen, {percent}% in time"


def test_hn_1_honours_wait_with_the_ones():
    """Three 1s and three honours, six copies each: 36, of which two are held."""
    g = waiting(f"{SETS} C6 C6 C6 C1 RF", TAN)
    assert told("balik_satu", g)[1].startswith("Any 1 or honour wins: 34 unseen")
    g = waiting(f"{SETS} C6 C6 C6 RF RF", TAN, honour_rank="own_kind")
    assert told("balik_satu", g)[1].startswith("Red Flower wins: 4 unseen")


def test_bs_15_who_has_not_called_wins_by_their_own_draw():
    g = waiting(f"{FOUR} C5 S5", NO_CALL)
    assert told("balik_satu", g)[1] == "Any 5 that you draw wins: 16 unseen"
    g = waiting(f"{FOUR} C5 S5", NO_CALL, require_call=True)
    assert told("balik_satu", g)[1] == "Discard a spare card and call tan"


@pytest.mark.parametrize("options", [{"stock_out": "reshuffle"}, {}])
def test_bs_32_a_chance_is_counted_only_where_the_stock_ends_the_round(options):
    g = waiting(f"{FOUR} C5 S5", TAN, **options)
    assert ("% in time" in told("balik_satu", g)[1]) == (not options)


def test_bs_21_a_hand_that_holds_all_that_it_wants_waits_for_nothing():
    """Two copies of each card: a ceki of two 5 of coins has both."""
    g = waiting("C1 S1 M1 C2 S2 M2 C3 S3 M3 C4 S4 M4 C5 C5", NO_CALL, copies=2)
    assert told("balik_satu", g)[1] == "No mata yet: it takes cards exactly alike"
    g = waiting("C1 C1 C1 C2 S2 M2 C3 S3 M3 C4 S4 M4 OT OT", NO_CALL, copies=2, honour_rank="flowers_one")
    assert told("balik_satu", g)[1] == "No card left can complete this hand"
    g.call[0] = CEKI
    assert told("balik_satu", g)[1] == "No card left can complete this hand"


def test_tt_3_pairs_are_counted_where_pairs_are_collected():
    """Twos are a pair and a bak; of 1, 3 and 5 two pairs are wanted, so one card for each."""
    g = waiting("C2 C2 C1 S3 M5", NO_CALL, "tantanan", 2)
    assert told("tantanan", g) == [
        "1 of 3 pairs, 1 bak, 2 short",
        "3 single cards: a second of one makes a pair",
    ]


def test_cq_3_open_olos_are_told():
    g = waiting("C1 C1 C1 C2 S2 M2 C3 S3 C4 S4 C5 S5 M7 M8", NO_CALL, "chaqui")
    g.open_olos[0] = 1
    assert told("chaqui", g)[2] == "1 olo open before you"


@pytest.mark.parametrize(
    ("wanted", "unseen", "draws"), [(1, 10, 3), (4, 166, 60), (13, 163, 60), (2, 900, 700), (1, 1000, 1)]
)
def test_a_chance_is_counted_as_the_odds_have_it(wanted, unseen, draws):
    exact = 100 * before_the_end(wanted, unseen, draws)
    assert abs(percent_in_time(wanted, unseen, draws) - min(max(exact, 1), 99)) <= 0.5


def test_what_is_certain_or_impossible_has_no_other_chance():
    assert percent_in_time(3, 10, 8) == 100
    assert percent_in_time(0, 10, 8) == 0
    assert percent_in_time(3, 10, 0) == 0

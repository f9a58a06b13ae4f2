"""What players of the other families have of what they need, on tables laid by hand; counted by hand."""

from __future__ import annotations

from ceki.cards.notation import card_number, counted
from ceki.games.kowah.rules import DISCARDING
from ceki.games.pei.options import RAMPUNG
from ceki.locales.messages import said
from ceki.play.ruleset import ruleset
from tests.games.goals.told import goal_of, told
from tests.games.reasons.told import laid


def piles(name: str, *won: str, **options):
    """A table of three at which these cards have been won."""
    g = ruleset(name, 3, **options).table()
    g.deck[:] = 4
    for seat, cards in enumerate(won):
        g.won[seat] = counted(cards.split())
    return g


def test_ct_20_points_of_the_own_pile_and_of_the_best_other():
    """Two Red Flowers are 4 points; three 5 of coins are 3; a third 7 of strings would bring 3, a fourth 5
    of coins 5."""
    g = piles("cholek_tiga", "RF RF C2", "C5 C5 C5", "S7 S7")
    assert told("cholek_tiga", g)[0] == "You have 4 points, Bima 3"
    g = piles("cholek_tiga", "C5 C5 C5 S7 S7", "C1", "RF")
    assert told("cholek_tiga", g) == ["You have 3 points, Citra 1", "One more 5 of coins scores 5 points"]


def test_ct_18_a_card_that_all_lies_in_piles_is_not_hoped_for():
    """The other two 7 of strings are Bima's."""
    g = piles("cholek_tiga", "S7 S7", "S7 S7", "C1")
    assert told("cholek_tiga", g)[1] == "Three alike score 3, a red card 1"


def test_ct_13_closed_piles_are_not_told():
    g = piles("cholek_tiga", "RF RF", "C5 C5 C5", piles_visible=False)
    assert told("cholek_tiga", g)[0] == "You have 4 points"


def test_pe_26_the_combination_that_lacks_one_card():
    """Bunci abang is Old Thousand, Red Flower and 9 of strings, thirteen a card; apart 1 and 1. Patih has 9."""
    g = piles("pei", "OT RF", "C9", "")
    assert told("pei", g)[:2] == ["You have 2 points, Bima 9", "Only 9 of strings is missing for bunci abang"]
    g = piles("pei", "OT RF", "S9 S9", "S9 S9")  # all four are taken
    assert told("pei", g)[1] == "The three cards of a combination score the most"


def test_pe_43_the_next_score_that_bets_are_about():
    g = piles("pei", "C9 C9", "", "")
    g.bets = 1 << RAMPUNG
    assert told("pei", g)[2] == "182 points more reach 200"


def tricks(*won: int, left: int, **options):
    g = ruleset("sakopong", len(won), **options).table()
    g.tricks[: len(won)] = won
    g.tricks_left = left
    return g


def test_sk_8_everybody_with_a_trick_is_a_draw():
    assert told("sakopong", tricks(0, 1, 0, left=4)) == [
        "Your tricks: 0. 4 are left",
        "A trick each is a draw; otherwise the most tricks win",
    ]
    assert told("sakopong", tricks(2, 1, 0, left=2))[1] == "Citra has no trick yet; with one it is a draw"
    assert told("sakopong", tricks(2, 0, 0, left=3))[1] == "2 players have no trick yet; with one each it is a draw"
    assert told("sakopong", tricks(2, 1, 1, left=1)) == [
        "Your tricks: 2. One is left",
        "Everybody has a trick: the round is a draw",
    ]


def test_sk_9_when_no_draw_can_come_the_most_tricks_count():
    assert told("sakopong", tricks(1, 3, 0, 0, left=1))[1] == "Bima has the most: 3"
    assert told("sakopong", tricks(3, 1, 0, 0, left=1))[1] == "You have the most"
    assert told("sakopong", tricks(2, 2, 0, 0, left=1))[1] == "Several players lead with 2 each"


def test_sk_9_who_gets_the_stakes_is_told_by_what_the_house_pays():
    for payout, says in {
        "most_tricks": "the most tricks win",
        "trickless_pay": "a player without one pays",
        "per_trick": "each trick pays",
        "last_trick": "the last trick wins",
    }.items():
        g = tricks(0, 1, 0, left=4, payout=payout)
        assert told("sakopong", g)[1] == f"A trick each is a draw; otherwise {says}"


def test_pe_29_the_cards_of_macan_are_those_of_the_house():
    for cards, number in {"derivation": 0, "text": 1}.items():
        facts = goal_of("pei", piles("pei", "", macan_cards=cards))
        assert [one.numbers["macan"] for one in facts if one.fact.id == "goal-combinations"] == [number]
        assert said("goal", "goal-combinations.about", {"macan": number}).endswith(
            ("Macan: 9 of coins, 1 of strings, 1 of myriads.", "Macan: 1 of coins, 9 of strings, 1 of myriads.")[number]
        )


def test_pk_7_tens_are_taken_away():
    """A seven, a ten and a king: 27, and 7 is left."""
    assert told("pakau", laid("pakau", "7S TH KD", 1, "pack52")) == ["27 points: without the tens 7 is left"]
    assert told("pakau", laid("pakau", "AS AH AD", 1, "pack52")) == ["You hold three aces (tiga sat)"]


def chabut(cards: str, **options):
    g = ruleset("chabut", 3, **options).table()
    g.deck[:] = [worth >= 0 for worth in g.worth]
    g.keels[0] = counted(cards.split(), "pack52")
    g.cards[0], g.stock_left, g.turn = 2, 40, 0
    return g


def test_ch_15_the_cards_that_keep_one_in():
    """A nine and a king are 19; twelve more may come, so no card puts them out. A nine and two kings are 29: the
    tens are out, so of 48 cards 45 are not seen, of which aces and twos keep them in, eight."""
    g = chabut("9S KS")
    assert told("chabut", g) == ["19 of 31 points: beat the dealer", "No card can put you out"]
    g.drawn[0] = counted(["KH"], "pack52")
    g.cards[0] = 3
    assert told("chabut", g) == ["29 of 31 points: beat the dealer", "8 of 45 unseen cards keep you in"]
    g.turn = 1
    assert told("chabut", g) == ["29 of 31 points: beat the dealer"]


def test_ch_12_and_15_the_target_and_more():
    g = chabut("9S KS")
    g.drawn[0] = counted(["AH", "AD", "KH"], "pack52")
    assert told("chabut", g) == ["31 points: exactly the target"]
    g.drawn[0] = counted(["3H", "KH"], "pack52")
    assert told("chabut", g) == ["32 points: over 31, you are out"]


def kowah(cards: str, **options):
    g = laid("kowah", cards, 4, **options)
    g.turn, g.stock_left = 1, 40
    return g


def test_kw_8_sets_and_what_they_would_count():
    """Twos are a set; nines and eights need a card each: 2 x 3 + 9 x 3 + 8 x 3 = 57."""
    assert told("kowah", kowah("C2 S2 M2 C9 S9 C8 S8 M1")) == [
        "1 of 3 sets, 2 short, worth 57 points",
        "2 pairs: a third card of a number makes a set",
    ]


def test_kw_16_a_couple_waits_for_its_rank_and_honours_for_themselves():
    """Of twelve fives two are held; of four White Flowers two."""
    g = kowah("C2 S2 M2 C9 S9 M9 C5 S5")
    g.ceki[0] = 1
    assert told("kowah", g) == ["2 of 3 sets, 1 short, worth 48 points", "Any 5 wins: 10 unseen; drawn, 3 times"]
    g = kowah("C2 S2 M2 C9 S9 M9 WF WF")
    g.ceki[0] = 1
    assert told("kowah", g)[1] == "White Flower wins: 2 unseen; drawn, 3 times"


def test_kw_17_who_is_ready_calls():
    g = kowah("C2 S2 M2 C9 S9 M9 C5 S5 M1")
    g.turn, g.step, g.got = 0, DISCARDING, card_number("M1")
    assert told("kowah", g)[1] == "Discard a spare card and call ceki"


def test_kw_15_a_called_hand_stays_as_it_waits():
    """The drawn 1 of myriads goes again; of twelve fives two are held."""
    g = kowah("C2 S2 M2 C9 S9 M9 C5 S5 M1")
    g.turn, g.step, g.got, g.ceki[0] = 0, DISCARDING, card_number("M1"), 1
    assert told("kowah", g) == ["2 of 3 sets, 1 short, worth 48 points", "Any 5 wins: 10 unseen; drawn, 3 times"]


def test_kw_17_where_no_call_is_needed_an_own_draw_wins():
    g = kowah("C2 S2 M2 C9 S9 M9 C5 S5", require_call=False)
    assert told("kowah", g)[1] == "Any 5 that you draw wins: 10 unseen"
    g = kowah("C2 S2 M2 C9 S9 M9 C5 S5 M5", require_call=False)
    g.turn, g.step, g.got = 0, DISCARDING, card_number("M5")
    assert told("kowah", g)[1] == "Your hand is complete: you can win"

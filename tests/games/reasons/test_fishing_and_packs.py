"""Reasons in games of fishing and of the pack of 52, and how reasons of two moves are set beside each other."""

from __future__ import annotations

import pytest

from ceki.bots.advice.why import difference, difference_as_data
from ceki.cards.notation import card_number, counted
from ceki.engine.reasons import Fact, Reason
from ceki.games.pei.options import RAMPUNG
from ceki.play import catalogue
from ceki.play.ruleset import ruleset
from ceki.terminal.lines.facts import difference_told
from tests.games.reasons.told import facts, rather, said

HELP = Fact("help", "BS-13", numbers=("n", "of"))


def pool_of(name: str, hand: list[str], pool: list[str]):
    g = ruleset(name, *([2] if name == "cholek_tiga" else [])).table()
    g.deck[:] = 4
    g.hand[0] = counted(hand)
    for code in pool:
        g.pool[card_number(code)] += 1
        g.pool_faces |= 1 << card_number(code)
    return g


def test_ct_7_a_capture_is_told_with_its_points_beside_one_that_brings_none():
    """Two red flowers bring four points, two fives nothing."""
    g = pool_of("cholek_tiga", ["RF", "C5"], ["RF", "C1", "S5", "M5"])
    seen = ["RF", "C1", "S5", "M5"]
    assert rather("cholek_tiga", g, "discard RF", "discard C5", seen) == (
        "it takes Red Flower, Red Flower and 1 of coins, for 4 points now; the 5 of coins scores nothing"
    )


def test_ct_18_between_captures_of_no_points_the_cards_alike_decide():
    """One 5 of coins has been won; with another the pile has two, and three alike score."""
    g = pool_of("cholek_tiga", ["C5", "C6"], ["S5", "M5", "S6", "M6"])
    g.won[0] = counted(["C5"])
    assert rather("cholek_tiga", g, "discard C5", "discard C6", ["S5", "M5", "S6", "M6"]) == (
        "you then have 2 of 5 of coins, and cards alike score; with the 6 of coins 1"
    )


def test_ct_6_what_stays_for_others_decides_between_captures():
    """Four fives in the pool leave two there, two sixes none."""
    g = pool_of("cholek_tiga", ["C5", "C6"], ["S5", "M5", "S5", "M5", "S6", "M6"])
    said_of = [one for one in facts("cholek_tiga", g, "discard C5") if one.fact.about == "left"]
    assert said("cholek_tiga", said_of[0]) == "2 of its rank stay for others to take"
    assert [one.good for one in facts("cholek_tiga", g, "discard C6") if one.fact.about == "left"] == [0]


def test_ct_10_a_danger_is_never_the_reason_but_the_smaller_one_is():
    """A second two lies there then; of twelve twos ten are unseen, of the nines eleven. A nine lies alone."""
    g = pool_of("cholek_tiga", ["C2", "C9"], ["S2"])
    assert rather("cholek_tiga", g, "discard C9", "discard C2", ["S2"]) == (
        "no other card of its rank is in the pool, so nobody can take it at once; with the 2 of coins 10 could take two"
    )
    assert rather("cholek_tiga", g, "discard C2", "discard C9", ["S2"]) == (
        "10 unseen cards are of its rank; for the 9 of coins it is 11"
    )
    g.hand[0] = counted(["C2", "C3"])
    g.pool[card_number("S3")], g.pool_faces = 1, g.pool_faces | 1 << card_number("S3")
    assert rather("cholek_tiga", g, "discard C3", "discard C2", ["S2", "S3", "M3", "M3", "M3"]) == (
        "7 unseen cards could take two with it; with the 2 of coins 10 could take two"
    )


def test_ct_19_what_the_next_player_could_win_is_told():
    """Each lies beside one of its rank. With a red flower of their own the next player would have two, four points; two
    eights of a kind are none."""
    g = pool_of("cholek_tiga", ["RF", "C8"], ["C1", "S8"])
    assert g.red_points[2] == 4
    given = [
        next(one for one in facts("cholek_tiga", g, move, ["C1", "S8"]) if one.fact.about == "gives")
        for move in ("discard RF", "discard C8")
    ]
    assert [said("cholek_tiga", one) for one in given] == [
        "it would give the next player 4 points",
        "it would give the next player nothing",
    ]


def test_ct_24_three_identical_are_paid_at_once():
    g = pool_of("cholek_tiga", ["C1", "C9"], ["C1", "C1"])
    assert rather("cholek_tiga", g, "discard C1", "discard C9", ["C1", "C1"]) == (
        f"every other player pays you {g.ayam_cents} cents at once"
    )


def test_pe_12_a_capture_is_told_with_what_it_adds_to_the_pile():
    """Coins 1 and 2 lie in the pile; with the third they count 13 each, and the three that took it counts 3: 42 where
    there were 3. A six with a six adds 12."""
    g = pool_of("pei", ["S3", "S6"], ["C3", "M6"])
    g.won[0] = counted(["C1", "C2"])
    assert rather("pei", g, "play S3", "play S6", ["C3", "M6"]) == (
        "it takes 3 of coins and adds 39 points to your pile; the 6 of strings adds 12"
    )


def test_pe_15_of_cards_that_take_nothing_the_one_that_fewer_take():
    """Of twelve threes one is one's own and two are seen: nine; of the sixes eleven are unseen."""
    g = pool_of("pei", ["S3", "S6"], [])
    assert rather("pei", g, "play S3", "play S6", ["M3", "M3"]) == (
        "9 unseen cards could take it; 11 could take the 6 of strings"
    )


def test_pe_23_a_coin_goes_towards_the_run_as_far_as_it():
    """With C1 and C3 two of the first three are there; C5 is one of five. Where C2 cannot be had, there is no run."""
    g = pool_of("pei", ["C3", "C5", "S5"], ["M3", "M5"])
    g.won[0] = counted(["C1"])
    first_three, as_far_as_five = (
        next(one for one in facts("pei", g, move) if one.fact.id == "combination") for move in ("play C3", "play C5")
    )
    assert said("pei", first_three) == (
        "the 3 of coins goes towards the Black Thirteen, 13 a card when it is whole, of which you then have 2 of 3"
    )
    assert as_far_as_five.numbers["n"] == 2
    assert as_far_as_five.numbers["of"] == 5
    assert rather("pei", g, "play C5", "play S5") == (
        "the 5 of coins goes towards the Black Thirteen, 13 a card when it is whole, of which you then have 2 of 5"
    )
    assert rather("pei", g, "play C5", "play S5", ["C2", "C2", "C2", "C2"]) is None


def tricks():
    """Ace, and 7 to king of each suit; the king and the nine in the hand."""
    g = ruleset("sakopong", 4).table()
    for card in range(52):
        g.deck[card] = int(card % 13 == 0 or card % 13 >= 6)
    g.hand[0] = counted(["KS", "9H"], "pack52")
    return g


def test_sk_5_a_lead_is_told_by_what_can_beat_it():
    """Above the king there is the ace alone; above the nine ten, jack, queen, king, ace."""
    g = tricks()
    assert rather("sakopong", g, "lay KS", "lay 9H") == "1 unseen card can beat it; 5 can beat the 9 of hearts"
    assert rather("sakopong", g, "lay KS", "lay 9H", ["AS"]) == (
        "no unseen card can beat it; 5 can beat the 9 of hearts"
    )


def test_sk_5_of_cards_that_cannot_win_the_one_to_spare():
    """The jack lies there. Above the eight there are nine, queen, king and ace; above the ten the last three."""
    g = tricks()
    g.hand[0] = counted(["8H", "TH"], "pack52")
    g.laid, g.best = 1, card_number("JH", "pack52")
    assert rather("sakopong", g, "lay 8H", "lay TH", ["JH"]) == (
        "4 unseen cards of its suit are higher, so you can spare this one; only 3 are higher than the 10 of hearts"
    )


def test_ch_10_the_next_card_is_a_reason_to_pass_when_it_is_mostly_too_much():
    """27 of king, nine and eight: 5 to 9 and the courts, less those three, are too much: 32 - 3 of 45."""
    g = ruleset("chabut", 2).table()
    for card in range(52):
        g.deck[card] = int(g.worth[card] >= 0)
    g.keels[0], g.drawn[0], g.cards[0] = counted(["KS", "9H"], "pack52"), counted(["8D"], "pack52"), 3
    assert rather("chabut", g, "pass", "draw") == ("you stay at 27; with 29 of the 45 unseen cards you would be out")
    assert rather("chabut", g, "draw", "pass") is None  # 29 of 45 against it are no reason for it


def test_ch_15_the_next_card_is_a_reason_to_draw_when_it_mostly_keeps_one_in():
    """14 of five and nine: nothing goes over 31; a card counts 10 at most, so that nothing makes it either."""
    g = ruleset("chabut", 2).table()
    for card in range(52):
        g.deck[card] = int(g.worth[card] >= 0)
    g.keels[0], g.cards[0] = counted(["5S", "9H"], "pack52"), 2
    assert rather("chabut", g, "draw", "pass") == "no card is too much yet"


def test_facts_at_another_distance_are_never_compared():
    near, far = (Reason(HELP, good, at, {"n": good, "of": 100}) for good, at in ((20, 2), (60, 3)))
    assert difference([far], [near]) is None
    assert difference([near], [far]) is None


def test_a_word_of_a_game_has_its_article():
    one = Reason(Fact("starts", "CQ-3", numbers=("n",)), numbers={"n": 1}, word="olo")
    assert said("chaqui", one) == "you keep 1 pair of identical cards, from which an olo is made"


@pytest.mark.parametrize("name", ["balik_satu", "chabut"])
def test_a_number_is_said_in_its_own_grammar(name):
    one, none = (Reason(HELP, n, 2, {"n": n, "of": 100}) for n in (1, 0))
    told = difference_as_data(difference([one], [none]), catalogue.game(name))
    assert difference_told(catalogue.game(name), told["mine"], told["theirs"], "draw") == (
        "1 of the 100 unseen cards then gets you closer; without to draw none would"
    )


def test_pe_44_a_pile_that_reaches_the_line_is_told_before_what_it_adds():
    """3 points, and 42 with the third coin; the line of te mati lies between."""
    g = pool_of("pei", ["S3", "S6"], ["C3", "M6"])
    g.won[0], g.bets, g.te_line = counted(["C1", "C2"]), 1 << RAMPUNG, 42
    told = facts("pei", g, "play S3")
    assert (told[0].fact.clause, said("pei", told[0])) == (
        "PE-44",
        "your pile reaches 42 points, below which te mati is paid",
    )
    g.te_line = 43
    assert facts("pei", g, "play S3")[0].fact.id == "adds"


def test_ct_8_a_card_that_is_left_in_the_pool_may_be_taken_by_others():
    """Three fives lie there, the one turned among them; of twelve, nine are unseen."""
    g = pool_of("cholek_tiga", ["C9"], ["C5", "S5", "M5"])
    g.turned = card_number("C5")
    told = facts("cholek_tiga", g, "pass", ["C5", "S5", "M5"])
    assert [(one.fact.id, one.fact.clause) for one in told][:2] == [("takes_nothing", "CT-8"), ("pair_takers", "CT-8")]
    assert told[1].good == -9


def test_sk_5_the_last_card_of_a_trick_that_stands_highest_wins_it():
    g = tricks()
    g.laid, g.best = 3, card_number("TS", "pack52")
    assert said("sakopong", facts("sakopong", g, "lay KS")[0]) == "it wins the trick"

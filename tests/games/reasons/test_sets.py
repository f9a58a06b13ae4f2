"""Why one move rather than another, on tables laid by hand; the numbers are counted by hand."""

from __future__ import annotations

from ceki.cards.notation import card_number, counted
from ceki.games.kowah.rules import CLAIMING
from ceki.games.kowah.words import VERBS, WIN
from tests.games.reasons.told import STOCK, clauses, facts, laid, rather, said

FOUR_SETS = "C1 C1 C1 C2 S2 M2 C3 S3 M3 C4 S4 M4 C5 S5"  # a mata, three sets and two fives


def drawing(hand: str, copies: int = 6, **options):
    """A table of Balik Satu at which seat 0 has just drawn M9."""
    g = laid("balik_satu", hand, copies, **options)
    g.half_decks, g.stock_left, g.got, g.got_from = 6, STOCK, card_number("M9"), 0
    return g


def discarded(hand: str, lying: str, name: str = "balik_satu", **options):
    """A table at which seat 0 may take a discard or draw."""
    g = laid(name, hand, 6, **options)
    g.half_decks, g.stock_left, g.discard = 6, STOCK, card_number(lying)
    return g


def test_bs_13_the_distance_comes_before_the_cards_that_help():
    """Two sets, a mata, a pair of fives, and four lonely cards. Whole ranks: 1 2 3; of the other two sets one lacks a
    five, the other two cards. Without a five three cards are missing, and more cards help."""
    g = drawing("C1 C1 C1 C2 S2 M2 C3 S3 M3 C5 S5 C6 S7 M8 M9")
    assert rather("balik_satu", g, "discard M9", "discard C5") == (
        "it leaves you 3 cards short of all sets; the 5 of coins is one of a pair, and without it you would be 4 short"
    )
    short, helping = (
        {one.fact.about: one for one in facts("balik_satu", g, move)} for move in ("discard M9", "discard C5")
    )
    assert (short["short"].good, helping["short"].good) == (-3, -4)
    assert helping["help"].good > short["help"].good  # the worse hand is helped by more cards,
    assert rather("balik_satu", g, "discard C5", "discard M9") is None  # and that speaks for nothing


def test_bs_13_at_the_same_distance_the_cards_that_help_decide():
    """Four sets and three lonely cards of which one goes: two more of one of their ranks must come. Of eighteen cards
    of a rank one is held; three nines are seen."""
    g = drawing("C1 C1 C1 C2 S2 M2 C3 S3 M3 C4 S4 M4 C5 S6 M9")
    seen = ["C9", "S9", "S9"]
    assert rather("balik_satu", g, "discard M9", "discard S6", seen) == (
        "34 of the 162 unseen cards then get you closer; without the 6 of strings 31 would"
    )
    assert rather("balik_satu", g, "discard S6", "discard M9", seen) is None


def test_bs_19_waits_of_the_same_distance_are_compared():
    """Four sets and a pair call tan. Of the fives two are held: sixteen of eighteen. Without a card of the fours the
    hand waits for those: two held, one let go, five seen: ten."""
    g = drawing("C1 C1 C1 C2 S2 M2 C3 S3 M3 C4 S4 M4 C5 S5 M5")
    g.got = card_number("M5")
    assert rather("balik_satu", g, "flick M5", "flick M4", ["C4"] * 5) == (
        "15 unseen cards then complete you; without the 4 of myriads 10 would"
    )
    assert "BS-19" in clauses("balik_satu", g, "flick M5")


def test_bs_24_a_call_is_told_by_what_it_opens_and_silence_by_what_it_keeps():
    g = drawing(f"{FOUR_SETS} M9")
    assert rather("balik_satu", g, "flick M9", "discard M9") == (
        "you call tan; then a card that another player draws can win for you too; "
        "without a call only your own draws win"
    )
    assert rather("balik_satu", g, "discard M9", "flick M9") == "your hand stays free to change; a call binds it"
    g = drawing(f"{FOUR_SETS} M9", require_call=True)
    assert rather("balik_satu", g, "flick M9", "discard M9") == (
        "you call tan; without that you cannot win; the other move calls nothing"
    )


def test_bs_41_what_a_call_counts_is_a_reason():
    """Seven ones of a kind less one: without C1 the hand has no mata but a pair of C1, and calls ceki, which counts 5
    where tan counts nothing."""
    g = drawing("C1 C1 C1 C2 S2 M2 C3 S3 M3 C4 S4 M4 C5 S5 M5", call_choice="declared")
    g.got = card_number("M5")
    said = rather("balik_satu", g, "flick C1", "flick M5")
    assert said == "a win on ceki counts 5 points; on tan it counts 0"


def test_bs_14_a_hand_that_can_call_nothing_is_not_advised_for_its_distance():
    """All sets but one card, and no two alike: nothing can be called; with a pair of fives left over it could."""
    g = drawing("C1 S1 M1 C2 S2 M2 C3 S3 M3 C4 S4 M4 C5 S5 C5")
    assert rather("balik_satu", g, "flick S5", "discard C5") == (
        "4 unseen cards then complete you; without the 5 of coins you would have no mata and nothing to call"
    )


def test_bs_21_a_rank_that_is_all_in_the_hand_waits_for_nothing():
    g = drawing(f"{FOUR_SETS} M4")
    g.got = card_number("M4")
    for code, copies in (("C5", 1), ("S5", 1), ("M5", 0)):
        g.deck[card_number(code)] = copies
    told = {one.fact.about: one for one in facts("balik_satu", g, "discard M4")}
    assert (told["wait"].good, told["wait"].fact.clause, told["wait"].fact.id) == (0, "BS-21", "wait_gone")


def test_bs_15_a_draw_that_may_win_is_set_beside_a_take_that_cannot():
    g = discarded(FOUR_SETS, "M5")
    assert rather("balik_satu", g, "draw", "take", ["M5"]) == (
        "15 of the 165 unseen cards win at once; a card that is taken does not win"
    )
    assert rather("balik_satu", g, "take", "draw", ["M5"]) is None


def test_bs_10_a_take_that_brings_nearer_is_set_beside_the_draws_that_would():
    """Three sets, a pair of fives and three lonely cards: a five helps, or a second four, six or eight. One five lies
    there: 15 are unseen, and 17 of each other."""
    g = discarded("C1 C1 C1 C2 S2 M2 C3 S3 M3 C4 C5 S5 C6 C8", "M5")
    assert rather("balik_satu", g, "take", "draw", ["M5"]) == (
        "the 5 of myriads gets you closer, 2 cards short of all sets; of the 165 unseen cards 66 would"
    )
    g.discard = card_number("M9")
    assert rather("balik_satu", g, "draw", "take", ["M9"]) == (
        "67 of the 165 unseen cards get you closer; the 9 of myriads does not"
    )


def test_bs_14_a_mata_that_is_made_by_taking():
    g = discarded("C1 C1 S1 C2 S2 M2 C3 S3 M3 C4 C5 S5 C6 C8", "C1")
    assert rather("balik_satu", g, "take", "draw", ["C1"]) == "it makes a mata; a card of the stock seldom does"


def test_bs_10_what_the_next_player_is_known_to_hold_is_not_given_to_them():
    """Two lonely cards, as good for the hand; the next player has taken two nines."""
    g = drawing("C1 C1 C1 C2 S2 M2 C3 S3 M3 C4 S4 M4 C6 S8 M9")
    g.known[1] = counted(["C9", "S9"])
    assert rather("balik_satu", g, "discard C6", "discard M9") == (
        "the next player is not known to hold a card like it; the next player is known to hold 2 like the 9 of myriads"
    )


def test_bs_31_a_win_is_told_as_one_and_one_let_by_as_that():
    g = drawing(f"{FOUR_SETS} M5")
    assert rather("balik_satu", g, "sampei", "discard M5") == "it wins at once"
    g = discarded(FOUR_SETS, "M5")
    g.call[0] = g.first_call[0] = 1
    assert rather("balik_satu", g, "claim", "pass", ["M5"]) == (
        "it wins at once; to pass would miss a card that completes you"
    )
    g.discard = card_number("C7")
    assert facts("balik_satu", g, "pass", ["C7"]) == []


def test_cq_3_a_draw_stays_hidden_where_a_taken_olo_would_lie_open():
    g = discarded("C1 C1 C2 S2 M2 C3 S3 M3 C4 S4 M4 C5 S5 C9", "C1", "chaqui")
    told = [said("chaqui", one) for one in facts("chaqui", g, "take", ["C1"]) if one.fact.clause == "CQ-3"]
    assert told == ["the three alike then lie open and must stay"]


def test_gg_11_a_pot_is_told_with_the_call():
    g = laid("gonggong", f"{FOUR_SETS} M9", 6, scoring="umbuk")
    g.half_decks, g.stock_left, g.pot, g.got, g.got_from = 6, STOCK, 41, card_number("M9"), 0
    assert said("gonggong", facts("gonggong", g, "flick M9")[-1]) == (
        "a win takes the pot of 41 cents by your own draw, 21 of it by another's"
    )


def test_yg_4_the_bets_that_a_win_brings_are_told_with_the_call():
    g = laid("gonggong", f"{FOUR_SETS} M9", 6, scoring="ceken")
    g.half_decks, g.stock_left, g.got, g.got_from = 6, STOCK, card_number("M9"), 0
    g.bet[0] = 3
    assert (
        said("gonggong", facts("gonggong", g, "flick M9")[-1])
        == f"if you win, you also collect bets of {g.bet[0].sum()} cents"
    )


def test_kw_11_in_kowah_the_values_of_the_sets_decide_between_equal_distances():
    """Ones and twos whole; a seven and a nine are left, each two cards from a set, of which as many cards are unseen.
    With the nine the three sets count 3 + 6 + 27, with the seven 3 + 6 + 21."""
    g = laid("kowah", "C1 S1 M1 C2 S2 M2 C7 C9 C5", 4)
    g.stock_left, g.got, g.got_from = STOCK, card_number("C5"), 0
    assert rather("kowah", g, "discard C7", "discard C9", ["S5", "S5"]) == (
        "the sets you are nearest to count 36; without the 9 of coins they would count 30"
    )
    assert rather("kowah", g, "discard C9", "discard C7", ["S5", "S5"]) is None


def test_kw_23_a_draw_is_set_beside_a_discard_that_wins():
    """Four fives of each suit, two held and one lying there: nine. Three times 9 is less than twice all 111 cards."""
    g = laid("kowah", "C1 S1 M1 C2 S2 M2 C5 S5", 4)
    g.stock_left, g.step, g.ceki[0], g.discard, g.from_draw = STOCK, 1, 1, card_number("M5"), 0
    assert rather("kowah", g, "take_win", "draw", ["M5"]) == (
        "it wins at once, counted twice; to draw wins with 9 of the 111 unseen cards"
    )
    assert rather("kowah", g, "draw", "take_win", ["M5"]) is None


def test_kw_15_and_kw_17_a_call_is_told_by_what_it_allows_and_silence_by_what_it_keeps():
    g = laid("kowah", "C1 S1 M1 C2 S2 M2 C5 S5 M9", 4, require_call=True, call_mandatory=False)
    g.stock_left, g.got, g.got_from = STOCK, card_number("M9"), 0
    assert rather("kowah", g, "flick M9", "discard M9").startswith("you call ceki; without that you cannot win")
    assert rather("kowah", g, "discard M9", "flick M9") == "your hand stays free to change; a call binds it"


def test_kw_21_to_kw_23_a_win_is_told_with_how_it_is_counted():
    """Plainly by the card that another has just drawn, twice by another discard, three times from the pile."""
    g = laid("kowah", "C1 S1 M1 C2 S2 M2 C5 S5", 4)
    g.discard, g.stock_left = card_number("M5"), STOCK
    for drawn, move, clause, times in ((1, "take_win", "KW-21", "once"), (0, "take_win", "KW-22", "twice")):
        g.from_draw = drawn
        (one,) = facts("kowah", g, move)
        assert (one.fact.clause, said("kowah", one)) == (clause, f"it wins at once, counted {times}")
    (one,) = facts("kowah", g, VERBS.declared[WIN].word)
    assert (one.fact.clause, said("kowah", one)) == ("KW-23", "it wins at once, counted three times")


def test_kw_6_a_discard_that_brings_nearer_is_set_beside_the_draws_that_would():
    """Two sets, a five and a seven: a third set lacks two cards, and one where a second five is taken. Of twelve fives
    and twelve sevens one each is held, and one five lies there: 10 and 11 of 111 would as well; and of each rank of
    which none is held no card does, for it lacks three."""
    g = laid("kowah", "C1 S1 M1 C2 S2 M2 C5 C7", 4)
    g.discard, g.stock_left = card_number("S5"), STOCK
    assert rather("kowah", g, "take", "draw", ["S5"]) == (
        "the 5 of strings gets you closer, 1 card short of three sets; of the 111 unseen cards 21 would"
    )
    g.discard = card_number("S9")
    assert rather("kowah", g, "draw", "take", ["S9"]) == (
        "22 of the 111 unseen cards get you closer; the 9 of strings does not"
    )


def test_kw_35_a_card_let_by_is_told_only_where_it_wins():
    g = laid("kowah", "C1 S1 M1 C2 S2 M2 C5 S5", 4, claim_out_of_turn=True)
    g.step, g.ceki[0], g.stock_left = CLAIMING, 1, STOCK
    g.discard = card_number("M5")
    assert [one.fact.id for one in facts("kowah", g, "pass")] == ["let_by"]
    g.discard = card_number("M9")
    assert facts("kowah", g, "pass") == []


def test_kw_15_a_call_before_a_draw_binds_and_silence_does_not():
    g = laid("kowah", "C1 S1 M1 C2 S2 M2 C5 S5", 4, require_call=False, call_mandatory=False)
    assert rather("kowah", g, "pass", "call") == "your hand stays free to change; a call binds it"


def test_bs_23_where_a_call_is_required_a_draw_before_it_does_not_win():
    g = discarded(FOUR_SETS, "M9", require_call=True)
    assert [one.fact.id for one in facts("balik_satu", g, "draw")] == ["draw_wins_not", "mata_not"]


def test_cq_3_what_is_drawn_stays_hidden():
    g = discarded("C1 C1 C2 S2 M2 C3 S3 M3 C4 S4 M4 C5 S5 C9", "C1", "chaqui")
    assert said("chaqui", facts("chaqui", g, "draw", ["C1"])[-1]) == "what you draw stays hidden"

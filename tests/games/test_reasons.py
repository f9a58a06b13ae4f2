"""Why one move rather than another, on tables laid by hand; the numbers are counted by hand."""

from __future__ import annotations

import numpy as np
import pytest

from ceki.bots.advice.why import difference, said
from ceki.cards.notation import NAMES, card_number, counted
from ceki.engine.game import Reason
from ceki.engine.record import copy
from ceki.play import catalogue
from ceki.play.ruleset import ruleset

STOCK = 60


def facts(name: str, g, move: str, seen=()) -> list[Reason]:
    """What the game says to seat 0 of a move, when all cards are unseen but its own and some seen ones."""
    game = catalogue.game(name)
    pack = game.info.pack
    word, _, code = move.partition(" ")
    rows = [getattr(g, field) for field in ("hand", "keels", "drawn", "won") if field in g.FIELDS]
    own = sum(row[0] for row in rows if np.ndim(row) == 2)
    unseen = np.array(g.deck) - own - counted(seen, pack)
    card = card_number(code, pack) if code else -1
    verb = [verb.word for verb in game.info.verbs].index(word)
    return list(game.namespace["reasons"](copy(g), 0, verb, card, unseen.tolist()))


def rather(name: str, g, move: str, other: str, seen=()) -> str | None:
    """Why a move rather than another; None where no fact speaks for it."""
    pack = catalogue.game(name).info.pack
    code = other.partition(" ")[2]
    it = f"the {NAMES[pack][card_number(code, pack)]}" if code else f"to {other}"
    found = difference(facts(name, g, move, seen), facts(name, g, other, seen))
    return None if found is None else found.says(pack, it)


def clauses(name: str, g, move: str, seen=()) -> set[str]:
    return {reason.clause for reason in facts(name, g, move, seen)}


def laid(name: str, hand: str, copies: int, pack: str = "ceki", **options):
    g = ruleset(name, **options).table()
    g.deck[:] = copies
    g.hand[0] = counted(hand.split(), pack)
    return g


# ---------------------------------------------------------------- drawing

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
    short, helping = ({one.what: one for one in facts("balik_satu", g, move)} for move in ("discard M9", "discard C5"))
    assert (short["short"].good, helping["short"].good) == (-3, -4)
    assert helping["help"].good > short["help"].good  # the worse hand is helped by more cards,
    assert rather("balik_satu", g, "discard C5", "discard M9") is None  # and that speaks for nothing


def test_bs_13_at_the_same_distance_the_cards_that_help_decide():
    """Four sets and three lonely cards of which one goes: two more of one of their ranks must come. Of eighteen cards
    of a rank one is held; three nines are seen."""
    g = drawing("C1 C1 C1 C2 S2 M2 C3 S3 M3 C4 S4 M4 C5 S6 M9")
    seen = ["C9", "S9", "S9"]
    assert rather("balik_satu", g, "discard M9", "discard S6", seen) == (
        "34 of the 162 unseen cards then bring you nearer; without the 6 of strings 31 would"
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
        "it calls tan, so that a card which another draws may win for you too; without a call only your own draws win"
    )
    assert rather("balik_satu", g, "discard M9", "flick M9") == "your hand stays free to change; a call binds it"
    g = drawing(f"{FOUR_SETS} M9", require_call=True)
    assert rather("balik_satu", g, "flick M9", "discard M9") == (
        "it calls tan, without which you cannot win; without a call you cannot win"
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
    told = {one.what: one for one in facts("balik_satu", g, "discard M4")}
    assert (told["wait"].good, told["wait"].clause, told["wait"].told) == (0, "BS-21", "wait_gone")


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
        "the 5 of myriads brings you nearer, 2 cards short of all sets; of the 165 unseen cards 66 would"
    )
    g.discard = card_number("M9")
    assert rather("balik_satu", g, "draw", "take", ["M9"]) == (
        "67 of the 165 unseen cards bring you nearer; the 9 of myriads does not"
    )


def test_bs_14_a_mata_that_is_made_by_taking():
    g = discarded("C1 C1 S1 C2 S2 M2 C3 S3 M3 C4 C5 S5 C6 C8", "C1")
    assert rather("balik_satu", g, "take", "draw", ["C1"]) == "it makes a mata; a card of the stock seldom does"


def test_bs_10_what_the_next_player_is_known_to_hold_is_not_given_to_them():
    """Two lonely cards, as good for the hand; the next player has taken two nines."""
    g = drawing("C1 C1 C1 C2 S2 M2 C3 S3 M3 C4 S4 M4 C6 S8 M9")
    g.known[1] = counted(["C9", "S9"])
    assert rather("balik_satu", g, "discard C6", "discard M9") == (
        "no card like it is known in the next player's hand; the next player is known to hold 2 like the 9 of myriads"
    )


def test_bs_31_a_win_is_told_as_one_and_one_let_by_as_that():
    g = drawing(f"{FOUR_SETS} M5")
    assert rather("balik_satu", g, "sampei", "discard M5") == "it wins at once"
    g = discarded(FOUR_SETS, "M5")
    g.call[0] = g.first_call[0] = 1
    assert rather("balik_satu", g, "claim", "pass", ["M5"]) == (
        "it wins at once; to pass would let a card go by that completes you"
    )
    g.discard = card_number("C7")
    assert facts("balik_satu", g, "pass", ["C7"]) == []


def test_cq_3_a_draw_stays_hidden_where_a_taken_olo_would_lie_open():
    g = discarded("C1 C1 C2 S2 M2 C3 S3 M3 C4 S4 M4 C5 S5 C9", "C1", "chaqui")
    told = [said(one, "ceki") for one in facts("chaqui", g, "take", ["C1"]) if one.clause == "CQ-3"]
    assert told == ["three alike then lie open and must stay"]


def test_gg_11_a_pot_is_told_with_the_call():
    g = laid("gonggong", f"{FOUR_SETS} M9", 6, scoring="umbuk")
    g.half_decks, g.stock_left, g.pot, g.got, g.got_from = 6, STOCK, 41, card_number("M9"), 0
    assert said(facts("gonggong", g, "flick M9")[-1], "ceki") == (
        "a win takes the pot of 41 cents by your own draw, 21 of it by another's"
    )


def test_yg_4_the_bets_that_a_win_brings_are_told_with_the_call():
    g = laid("gonggong", f"{FOUR_SETS} M9", 6, scoring="ceken")
    g.half_decks, g.stock_left, g.got, g.got_from = 6, STOCK, card_number("M9"), 0
    g.bet[0] = 3
    assert (
        said(facts("gonggong", g, "flick M9")[-1], "ceki") == f"a win brings the bets with you, {g.bet[0].sum()} cents"
    )


# ---------------------------------------------------------------- Kowah


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
    assert rather("kowah", g, "flick M9", "discard M9").startswith("it calls ceki, without which you cannot win")
    assert rather("kowah", g, "discard M9", "flick M9") == "your hand stays free to change; a call binds it"


# ---------------------------------------------------------------- fishing


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
        "it takes Red Flower, Red Flower and 1 of coins, for 4 points now; the 5 of coins brings none"
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
    said_of = [one for one in facts("cholek_tiga", g, "discard C5") if one.what == "left"]
    assert said(said_of[0], "ceki") == "2 of its rank stay for others to take"
    assert [one.good for one in facts("cholek_tiga", g, "discard C6") if one.what == "left"] == [0]


def test_ct_10_a_danger_is_never_the_reason_but_the_smaller_one_is():
    """A second two lies there then; of twelve twos ten are unseen. A nine lies alone."""
    g = pool_of("cholek_tiga", ["C2", "C9"], ["S2"])
    assert rather("cholek_tiga", g, "discard C9", "discard C2", ["S2"]) == (
        "no other card of its rank lies there, so that it cannot be taken at once; "
        "with the 2 of coins 10 could take two"
    )
    assert rather("cholek_tiga", g, "discard C2", "discard C9", ["S2"]) is None
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
        next(one for one in facts("cholek_tiga", g, move, ["C1", "S8"]) if one.what == "gives")
        for move in ("discard RF", "discard C8")
    ]
    assert [said(one, "ceki") for one in given] == [
        "it would bring the next player 4 points",
        "it would bring the next player nothing",
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


# ---------------------------------------------------------------- packs


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
        "4 unseen cards of its suit are higher, so that it is the one to spare; only 3 are higher than the 10 of hearts"
    )


def test_ch_10_the_next_card_is_a_reason_to_pass_when_it_is_mostly_too_much():
    """27 of king, nine and eight: 5 to 9 and the courts, less those three, are too much: 32 - 3 of 45."""
    g = ruleset("chabut", 2).table()
    for card in range(52):
        g.deck[card] = int(g.worth[card] >= 0)
    g.keels[0], g.drawn[0], g.cards[0] = counted(["KS", "9H"], "pack52"), counted(["8D"], "pack52"), 3
    assert rather("chabut", g, "pass", "draw") == ("you stand on 27; with 29 of the 45 unseen cards you would be out")
    assert rather("chabut", g, "draw", "pass") is None  # 29 of 45 against it are no reason for it


def test_ch_15_the_next_card_is_a_reason_to_draw_when_it_mostly_keeps_one_in():
    """14 of five and nine: nothing goes over 31; a card counts 10 at most, so that nothing makes it either."""
    g = ruleset("chabut", 2).table()
    for card in range(52):
        g.deck[card] = int(g.worth[card] >= 0)
    g.keels[0], g.cards[0] = counted(["5S", "9H"], "pack52"), 2
    assert rather("chabut", g, "draw", "pass") == "no card is too much yet"


# ---------------------------------------------------------------- comparing


def test_facts_at_another_distance_are_never_compared():
    near, far = (Reason("help", "BS-13", good, at, numbers={"n": good, "of": 100}) for good, at in ((20, 2), (60, 3)))
    assert difference([far], [near]) is None
    assert difference([near], [far]) is None


def test_a_word_of_a_game_has_its_article():
    one = Reason("starts", "CQ-3", 1, numbers={"n": 1}, word="olo")
    assert said(one, "ceki") == "you keep 1 pair of identical cards, from which an olo is made"


@pytest.mark.parametrize("pack", ["ceki", "pack52"])
def test_a_number_is_said_in_its_own_grammar(pack):
    one, none = (Reason("help", "BS-13", n, 2, numbers={"n": n, "of": 100}) for n in (1, 0))
    assert difference([one], [none]).says(pack, "the card") == (
        "1 of the 100 unseen cards then brings you nearer; without the card none would"
    )

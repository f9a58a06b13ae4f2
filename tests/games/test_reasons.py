"""What the games say of moves, on tables laid by hand; the numbers are counted by hand."""

from __future__ import annotations

import numpy as np

from ceki.cards.notation import card_number, counted
from ceki.play import catalogue
from ceki.play.house import house
from ceki.rulekit.record import copy

STOCK = 60


def told(name: str, g, move: str, seen=(), pack: str = "ceki") -> list[tuple[str, str]]:
    """What is said to seat 0 of a move, when all cards are unseen but its own and some seen ones."""
    names = catalogue.game(name).names
    words = [verb.word for verb in catalogue.game(name).about.verbs]
    word, _, code = move.partition(" ")
    rows = [getattr(g, field) for field in ("hand", "keels", "drawn", "won") if field in g.FIELDS]
    own = sum(row[0] for row in rows if np.ndim(row) == 2)
    unseen = np.array(g.deck) - own - counted(seen, pack)
    card = card_number(code, pack) if code else -1
    return [
        (reason.says, reason.clause)
        for reason in names["reasons"](copy(g), 0, words.index(word), card, unseen.tolist())
    ]


def laid(name: str, hand: str, copies: int, pack: str = "ceki", **options):
    g = house(name, **options).table()
    g.deck[:] = copies
    g.hand[0] = counted(hand.split(), pack)
    return g


# ---------------------------------------------------------------- drawing

FOUR_SETS = "C1 C1 C1 C2 S2 M2 C3 S3 M3 C4 S4 M4 C5 S5"  # a mata, three sets and two fives


def test_bs_19_a_tan_waits_for_every_card_of_the_rank():
    """Of eighteen fives two are held and one was let go: fifteen; one stock card is left."""
    g = laid("balik_satu", f"{FOUR_SETS} M9", 6)
    g.stock_left, g.step, g.half_decks = 1, 1, 6
    g.got, g.got_from = card_number("M9"), 0
    unseen = 180 - 15 - 1
    assert told("balik_satu", g, "flick M9", ["M5"]) == [
        (f"calls tan, and 15 unseen cards complete you (C5 S5 M5), {100 * 15 / unseen:.0f} % before the stock ends if "
         "nobody wins first", "BS-24"),
        ("from then on you change the hand only to make a mata more", "BS-30"),
    ]  # fmt: skip


def test_bs_15_taking_cannot_win():
    g = laid("balik_satu", FOUR_SETS, 6)
    g.half_decks, g.stock_left, g.discard = 6, STOCK, card_number("M5")
    assert told("balik_satu", g, "take", ["M5"]) == [
        ("puts every card in a set, but a discard that is taken does not win", "BS-15")
    ]
    assert told("balik_satu", g, "draw", ["M5"]) == [("wins at once with 15 of the 165 unseen cards", "BS-15")]


def test_bs_15_uncalled_only_ones_own_draws_win():
    """Four stock cards are left: one of them is one's own."""
    g = laid("balik_satu", f"{FOUR_SETS} M9", 6)
    g.half_decks, g.stock_left, g.got, g.got_from = 6, 4, card_number("M9"), 0
    ((says, clause),) = told("balik_satu", g, "discard M9")
    assert says.startswith(
        "calls nothing, so that only your own draws win, and 16 unseen cards complete you (C5 S5 M5), 10 %"
    )
    assert clause == "BS-15"


def test_bs_13_a_hand_on_its_way_is_told_how_far_it_is():
    """Four sets and three lonely cards of which one goes: two more of one of their ranks must come."""
    g = laid("balik_satu", "C1 C1 C1 C2 S2 M2 C3 S3 M3 C4 S4 M4 C5 S6 M9", 6)
    g.half_decks, g.stock_left, g.got, g.got_from = 6, STOCK, card_number("M9"), 0
    assert told("balik_satu", g, "discard M9") == [
        ("leaves you 2 cards short of all sets, and 34 of 165 unseen cards (21 %) bring you nearer", "BS-13")
    ]


def test_cq_3_a_taken_third_card_lays_the_olo_open():
    g = laid("chaqui", "C1 C1 C2 S2 M2 C3 S3 M3 C4 S4 M4 C5 S5 C9", 6)
    g.half_decks, g.stock_left, g.discard = 6, STOCK, card_number("C1")
    assert told("chaqui", g, "take", ["C1"])[1] == ("the olo then lies open and must stay", "CQ-3")


def test_gg_11_a_pot_is_told_with_the_call():
    g = laid("gonggong", f"{FOUR_SETS} M9", 6, scoring="umbuk")
    g.half_decks, g.stock_left, g.pot, g.got, g.got_from = 6, STOCK, 41, card_number("M9"), 0
    assert told("gonggong", g, "flick M9")[-1] == (
        "a win takes the pot of 41 cents by your own draw, 21 of it by another's",
        "GG-11",
    )


def test_kw_23_drawing_is_set_beside_a_discard_that_wins():
    """Four fives of each suit, two of them held and one lying there."""
    g = laid("kowah", "C1 S1 M1 C2 S2 M2 C5 S5", 4)
    g.stock_left, g.step, g.ceki[0], g.discard, g.from_draw = STOCK, 1, 1, card_number("M5"), 0
    assert told("kowah", g, "take_win", ["M5"]) == [("wins at once, counted twice, for it had been held", "KW-22")]
    assert told("kowah", g, "draw", ["M5"]) == [("wins three times over with 9 of the 111 unseen cards", "KW-23")]


# ---------------------------------------------------------------- fishing


def test_ct_7_a_capture_is_told_with_its_points_and_what_it_leaves():
    """Two red flowers bring four points, one with them nothing; of four ones in the pool two stay."""
    g = house("cholek_tiga", 2).table()
    g.deck[:] = 4
    g.hand[0] = counted(["RF"])
    for code in ("RF", "C1", "C1", "C1"):
        g.pool[card_number(code)] += 1
        g.pool_faces |= 1 << card_number(code)
    assert told("cholek_tiga", g, "discard RF", ["RF", "C1", "C1", "C1"]) == [
        ("takes RF RF C1, 2 of them red, for 4 points now", "CT-7"), ("2 of the rank stay for others to take", "CT-6")
    ]  # fmt: skip


def test_ct_10_a_card_that_takes_nothing_is_told_with_what_it_lays_before_others():
    """A second two lies there then; of twelve twos ten are unseen."""
    g = house("cholek_tiga", 2).table()
    g.deck[:] = 4
    g.hand[0] = counted(["C2", "C9"])
    g.pool[card_number("S2")], g.pool_faces = 1, 1 << card_number("S2")
    assert told("cholek_tiga", g, "discard C2", ["S2"]) == [
        ("takes nothing and leaves 2 of its rank in the pool, where any of 10 unseen cards takes two", "CT-10")
    ]
    assert told("cholek_tiga", g, "discard C9", ["S2"])[0][0] == "takes nothing and lies alone of its rank in the pool"


def test_pe_12_a_capture_is_told_with_what_it_adds_to_the_pile():
    """Coins 1 and 2 lie in the pile; with the third they count 13 each, and the three that took it counts 3."""
    g = house("pei").table()
    g.deck[:] = 4
    g.hand[0] = counted(["S3"])
    g.won[0] = counted(["C1", "C2"])
    g.pool[card_number("C3")], g.pool_faces = 1, 1 << card_number("C3")
    assert told("pei", g, "play S3", ["C3"]) == [("takes C3 and adds 39 points to the 3 of your pile", "PE-12")]


# ---------------------------------------------------------------- packs


def test_sk_5_a_card_is_told_by_what_can_beat_it():
    """The king has only the ace above it; with the ace of the suit seen, nothing."""
    g = house("sakopong", 4).table()
    for card in range(52):
        g.deck[card] = int(card % 13 == 0 or card % 13 >= 6)
    g.hand[0] = counted(["KS", "9H"], "pack52")
    said = [
        told("sakopong", g, move, seen, "pack52") for move, seen in (("lay KS", []), ("lay KS", ["AS"]), ("lay 9H", []))
    ]
    assert said == [
        [("leads and can be beaten by 1 unseen card of its suit", "SK-5")],
        [("leads and cannot be beaten any more", "SK-5")],
        [("leads and can be beaten by 5 unseen cards of its suit", "SK-5")],
    ]
    g.laid, g.best = 1, card_number("JH", "pack52")
    assert told("sakopong", g, "lay 9H", ["JH"], "pack52") == [
        ("stays below the JH that lies there and cannot win the trick", "SK-5")
    ]


def test_ch_15_the_next_card_is_told_by_how_often_it_is_too_much():
    """27 of king, nine and eight: a four makes it; 5 to 9 and the courts, less those three, are too much: 32 - 3."""
    g = house("chabut", 2).table()
    for card in range(52):
        g.deck[card] = int(g.worth[card] >= 0)
    g.keels[0], g.drawn[0], g.cards[0] = counted(["KS", "9H"], "pack52"), counted(["8D"], "pack52"), 3
    assert told("chabut", g, "draw", [], "pack52") == [
        (
            "has 27, and the next card goes over 31 with 29 of 45 unseen cards (64 %) and makes it exactly with 4",
            "CH-15",
        )
    ]
    assert told("chabut", g, "pass", [], "pack52") == [("stands on 27", "CH-10")]


# ---------------------------------------------------------------- what is short to tell


def drawing(hand: str, copies: int = 6, **options):
    """A table of Balik Satu at which seat 0 has just drawn M9."""
    g = laid("balik_satu", hand, copies, **options)
    g.half_decks, g.stock_left, g.got, g.got_from = 6, STOCK, card_number("M9"), 0
    return g


def test_bs_31_a_win_is_told_as_one():
    assert told("balik_satu", drawing(f"{FOUR_SETS} M5"), "sampei") == [("wins at once", "BS-31")]


def test_bs_27_a_winning_card_that_is_let_go_by_is_told():
    g = laid("balik_satu", FOUR_SETS, 6)
    g.half_decks, g.stock_left, g.discard = 6, STOCK, card_number("M5")
    g.call[0] = g.first_call[0] = 1
    assert told("balik_satu", g, "pass", ["M5"]) == [("lets a card go by that would win", "BS-27")]
    g.discard = card_number("C7")
    assert told("balik_satu", g, "pass", ["C7"]) == []


def test_bs_23_where_only_a_call_wins_silence_is_told_as_what_it_is():
    g = drawing(f"{FOUR_SETS} M9", require_call=True)
    assert told("balik_satu", g, "discard M9") == [
        ("calls nothing though the hand is ready, and without a call it cannot win", "BS-23")
    ]
    g.hand[0, card_number("M9")] = 0
    assert told("balik_satu", g, "draw") == [
        ("brings a card of the stock, which cannot win before you have called", "BS-23")
    ]


def test_bs_14_a_hand_without_a_mata_or_a_pair_cannot_be_called():
    g = drawing("C1 S1 M1 C2 S2 M2 C3 S3 M3 C4 S4 M4 C5 S5 M9")
    assert told("balik_satu", g, "discard M9") == [
        ("leaves all sets but one card, yet no mata and no pair for one, so that nothing can be called", "BS-14")
    ]


def test_bs_21_a_rank_that_is_all_in_the_hand_waits_for_nothing():
    g = drawing(f"{FOUR_SETS} M9")
    for code, copies in (("C5", 1), ("S5", 1), ("M5", 0)):
        g.deck[card_number(code)] = copies
    assert told("balik_satu", g, "discard M9") == [
        ("leaves all sets but one card, of which every copy is in your own hand", "BS-21")
    ]


def test_kw_the_short_reasons():
    g = laid("kowah", "C1 S1 M1 C2 S2 M2 C5 S5", 4, call_mandatory=False, require_call=True)
    g.stock_left, g.step, g.discard = STOCK, 1, card_number("M5")
    assert told("kowah", g, "win") == [("wins at once, counted three times", "KW-23")]
    assert told("kowah", g, "take", ["M5"]) == [("makes three sets, but wins nothing without a call", "KW-17")]
    assert told("kowah", g, "pass", ["M5"]) == [("keeps the hand free, but without a call nothing wins", "KW-17")]
    g.hand[0] = counted(["C1", "S1", "M1", "C2", "S2", "C5", "S6", "M9"])
    g.discard = card_number("M2")
    assert told("kowah", g, "take", ["M2"])[0][0].startswith("brings you nearer")
    g.discard = card_number("M8")
    assert told("kowah", g, "take", ["M8"]) == [("brings you no nearer", "KW-6")]
    assert told("kowah", g, "pass", ["M8"]) == []


def test_pe_15_a_card_that_takes_nothing_is_told_with_who_may_take_it():
    """Of twelve threes one is one's own: any of eleven takes it."""
    g = house("pei").table()
    g.deck[:] = 4
    g.hand[0] = counted(["S3"])
    assert told("pei", g, "play S3") == [
        ("takes nothing and stays in the pool, where any of 11 unseen cards takes it", "PE-15")
    ]


def test_ct_24_three_identical_are_paid_at_once():
    g = house("cholek_tiga", 2).table()
    g.deck[:] = 4
    g.hand[0] = counted(["C1"])
    g.pool[card_number("C1")], g.pool_faces = 2, 1 << card_number("C1")
    assert told("cholek_tiga", g, "discard C1", ["C1", "C1"])[1] == (
        f"every other player pays you {g.ayam_cents} cents at once",
        "CT-24",
    )


def test_yg_4_the_bets_that_a_win_brings_are_told_with_the_call():
    g = laid("gonggong", f"{FOUR_SETS} M9", 6, scoring="ceken")
    g.half_decks, g.stock_left, g.got, g.got_from = 6, STOCK, card_number("M9"), 0
    g.bet[0] = 3
    assert told("gonggong", g, "flick M9")[-1] == (f"a win brings the bets with you, {g.bet[0].sum()} cents", "YG-4")


def test_kw_15_and_kw_17_a_call_freezes_the_hand_and_silence_wins_nothing():
    g = laid("kowah", "C1 S1 M1 C2 S2 M2 C5 S5 M9", 4, require_call=True)
    g.stock_left, g.got, g.got_from = STOCK, card_number("M9"), 0
    assert told("kowah", g, "flick M9")[0][0].startswith("calls ceki, which freezes the hand, and ")
    assert told("kowah", g, "discard M9") == [
        ("calls nothing though the hand is ready, and without a call it cannot win", "KW-17")
    ]

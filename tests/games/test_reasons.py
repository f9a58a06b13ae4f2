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

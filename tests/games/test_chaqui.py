"""Chaqui, clause by clause: what the worked examples leave out, every option, and whole rounds."""

from __future__ import annotations

from typing import Any

import pytest

from ceki.cards.notation import card_number, counted
from ceki.cards.trail import LAID_OPEN, SHOWN, TAKEN
from ceki.engine.bits import NONE
from ceki.games._sets.table import CEKI, DISCARDING, DRAWING, FROM_DISCARD, NO_CALL, TAN
from ceki.play.ruleset import ruleset
from tests.games import drawing
from tests.games.drawing import (
    CEKI_HAND,
    ODD_HAND,
    TAN_HAND,
    blank,
    called,
    cents,
    dealt,
    do,
    enter,
    hold,
    score,
)
from tests.games.namespaces import balik_satu, chaqui

G = "chaqui"
PAIR = "C2 C2 C4 C5 S3 S4 S6 S7 S8 M2 M3 M6 M7 M9"  # two twos of coins, and little else


def to_take(codes: str, card: str, opened: str = "", **options: Any) -> Any:
    """Seat 1 may take this discard; the faces of `opened` lie open before him, three of each."""
    g = blank(G, **options)
    g.turn, g.step = 1, DRAWING
    hold(g, 1, codes)
    for code in opened.split():
        g.exposed[1, card_number(code)] = g.known[1, card_number(code)] = 3
        g.open_olos[1] += 1
    g.heap += counted([card])
    g.discard = card_number(card)
    return g


# ---------------------------------------------------------------- open olos


def test_cq_1_the_rest_is_balik_satu() -> None:
    assert chaqui.deal is balik_satu.deal
    assert [v.word for v in chaqui.GAME.verbs] == [v.word for v in balik_satu.GAME.verbs]
    g = dealt(G)
    assert [int(n) for n in g.hand[:4].sum(axis=1)] == [15, 14, 14, 14]
    left_out = {"source", "ayam", "kandang", "tan_point", "kena", "yeo_replay", "bonus_needs_call", "balik_short"}
    own = {"olo_value", "exposed_locked", "chiqui_fifteen", "ceki_bonus"}
    assert set(ruleset(G).options) == set(ruleset("balik_satu").options) - left_out | own


def test_cq_2_three_to_fourteen() -> None:
    with pytest.raises(ValueError, match="allowed: 3 to 20"):
        ruleset(G, 2)
    assert list(dealt(G, 3).deck) == [4] * 30
    assert list(dealt(G, 3, deck_table="babas").deck) == [5] * 30


def test_cq_3_and_cq_4_an_open_olo_is_locked_and_known() -> None:
    g = to_take(PAIR, "C2")
    do(g, "take")
    assert (g.exposed[1] == counted(["C2"] * 3)).all()
    assert (g.known[1] == counted(["C2"] * 3)).all()
    assert g.open_olos[1] == 1
    assert drawing.words(g) == {"discard": {"C4", "C5", "S3", "S4", "S6", "S7", "S8", "M2", "M3", "M6", "M7", "M9"}}
    do(g, "discard M9")
    assert (g.exposed[1] == counted(["C2"] * 3)).all()


def test_cq_4_a_fourth_hidden_card_may_go_and_the_open_ones_stay_known() -> None:
    g = to_take("C2 C2 C2 " + PAIR[6:] + " S9", "C2", opened="C2")
    do(g, "take")
    assert g.open_olos[1] == 1
    assert g.known[1, card_number("C2")] == 4
    do(g, "discard S9")
    g.turn, g.step, g.got = 1, DISCARDING, NONE
    do(g, "discard C2")
    assert g.known[1, card_number("C2")] == g.exposed[1, card_number("C2")] == 3


def test_cq_4_without_the_lock_a_broken_olo_is_taken_up() -> None:
    g = to_take(PAIR, "C2", exposed_locked=False)
    do(g, "take")
    do(g, "discard M9")
    g.turn, g.step, g.got = 1, DISCARDING, NONE
    g.hand[1] += counted(["M9"])
    assert "C2" in drawing.words(g)["discard"]
    do(g, "discard C2")
    assert sum(g.exposed[1]) == g.open_olos[1] == 0
    assert g.known[1, card_number("C2")] == 2


def test_cq_4_nobody_takes_who_could_let_nothing_go() -> None:
    opened = "C2 C2 C2 C3 C3 C3 C4 C4 C4 C5 C5 C5"
    for last, may in (("M9 M9", False), ("M9 M8", True)):
        g = to_take(f"{opened} {last}", "M9", opened="C2 C3 C4 C5")
        assert ("take" in drawing.words(g)) == may
    free = to_take(f"{opened} M9 M9", "M9", opened="C2 C3 C4 C5", exposed_locked=False)
    assert "take" in drawing.words(free)


def test_cq_4_a_caller_takes_only_if_a_hidden_card_may_go() -> None:
    fives = "C2 C2 C2 C3 S3 M3 C4 S4 M4 C5 C5 M5 C8 S8"
    g = to_take(fives, "C5", opened="C2")
    g.call[1] = TAN
    assert "take" in drawing.words(g)
    do(g, "take")
    assert (g.exposed[1] == counted(["C2"] * 3 + ["C5"] * 3)).all()
    assert drawing.words(g) == {"discard": {"M5"}}
    do(g, "discard M5")
    assert int(g.came[0]) == card_number("C5") + 2 * SHOWN + LAID_OPEN + TAKEN  # what the trail tells: two hidden fives
    # free changes could break up the open twos only: S2 and two C2 are a set
    g = to_take("C2 C2 C2 C3 C3 C3 C4 C4 C4 C5 C5 C5 C8 S8", "S2", opened="C2 C3 C4 C5", after_call="free")
    g.call[1] = TAN
    assert "take" not in drawing.words(g)
    g.open_olos[1] = 0
    assert "take" in drawing.words(g)


def test_cq_4_no_ceki_is_said_over_an_open_olo() -> None:
    broken_up = "C2 S2 M2 C3 S3 M3 C4 S4 M4 C8 C8 C8 S8 M8"
    for opened, said in (("", {"M9"}), ("C8", None)):
        g = to_take(broken_up, "M9", opened=opened, call_choice="declared", may_return_taken=True)
        do(g, "take")
        assert drawing.words(g).get("flick_ceki") == said


def test_cq_4_who_lays_an_olo_open_after_a_declared_ceki_says_tan() -> None:
    hidden = "C2 S2 M2 C3 S3 M3 C5 C5 M5 C8 C8 C8 S8 M8"
    g = to_take(hidden, "C5", call_choice="declared")
    g.call[1] = CEKI
    do(g, "take")
    assert drawing.words(g) == {"change": {"M5"}}
    forced = to_take("C2 S2 M2 C3 S3 M3 C5 C5 M5 C6 S6 M6 C8 C8", "C5")
    forced.call[1] = CEKI
    do(forced, "take")
    assert drawing.words(forced) == {"change": {"M5"}, "discard": {"M5"}}


def test_cq_5_mixed_sets_and_fourth_cards_stay_hidden() -> None:
    for codes, card in ((PAIR, "S2"), ("C2 " + PAIR[:-3], "C2")):
        g = to_take(codes, card)
        do(g, "take")
        assert sum(g.exposed[1]) == 0
        assert sum(g.known[1]) == 1


def test_a_discard_without_an_open_olo_changes_nothing() -> None:
    g = to_take(PAIR, "S2")
    do(g, "draw" if g.stock[0] != NONE else "take")
    do(g, "discard C2")
    assert g.open_olos[1] == sum(g.exposed[1]) == 0


# ---------------------------------------------------------------- score


def test_cq_6_only_olos_count() -> None:
    g = drawing.won(G, "S9 S9 S9 C3 C3 C3 C4 S4 M4 C5 S5 M5 C8 C8", "C8", "M9", call=CEKI, drawer=0)
    assert score(g) == {"olo": 15}  # red ones no more than others, no card turned, no kandang
    assert g.turned[0] == NONE
    assert cents(g) == [45, -15, -15, -15]
    assert score(drawing.won(G, TAN_HAND, "M8", "M9", olo_value=2)) == {"olo": 2}


def test_cq_6_ceki_bonus() -> None:
    for drawer, found in ((0, {"olo": 5, "kandang": 10}), (1, {"olo": 5, "ayam": 5})):
        assert score(drawing.won(G, CEKI_HAND, "C8", "", call=CEKI, drawer=drawer, ceki_bonus=True)) == found
    assert score(drawing.won(G, CEKI_HAND, "C8", "", call=NO_CALL, drawer=0, ceki_bonus=True)) == {"olo": 5}


CHIQUI = "C2 C2 C2 C3 S3 M3 C4 S4 M4 C5 S5 S5 C8 C8"  # the eights of coins are left over


def test_cq_7_and_cq_8_one_chiqui_is_improved() -> None:
    full = "S5 C1 S1 M1 C6 S6 M6 C7 S7 M7 C9 S9 M9 WF C8"
    assert score(drawing.won(G, CHIQUI, "S8", full)) == {"olo": 5, "chiqui_upgrade": 5}
    assert score(drawing.won(G, CHIQUI, "S8", full, chiqui_fifteen="all_sets")) == {
        "olo": 5,
        "chiqui_upgrade": 10,
    }
    off = drawing.won(G, CHIQUI, "S8", full, chiqui_fifteen="off")
    assert score(off) == {"olo": 5}
    assert off.turned[0] == NONE


def test_cq_7_of_two_chiquis_one_is_improved() -> None:
    two = "C2 C2 C2 C3 S3 M3 C4 S4 M4 C8 C8 S8 S8 M8"
    assert score(drawing.won(G, two, "M8", "S8 C8")) == {"olo": 5, "chiqui_upgrade": 5}
    completed = drawing.won(G, two, "C8", "C8 S8")
    assert score(completed) == {"olo": 10}  # C8 is in an olo, and completes no pair of S8 besides
    assert completed.turned[0] == NONE
    identical = drawing.won(G, CHIQUI, "C8", "C8")
    assert score(identical) == {"olo": 10}
    assert identical.turned[0] == NONE


def test_cq_7_a_card_of_an_olo_completes_no_other_set() -> None:
    fives = drawing.won(G, "C5 S5 S5 M5 M5 M5 M5 M5 OT OT OT OT OT OT", "S5", "M5 M5 M5", players=5, call=TAN)
    assert score(fives) == {"olo": 20}  # two of OT, one of M5, one of S5
    assert fives.turned[0] == NONE


def test_cq_7_a_hand_won_on_ceki_turns_nothing() -> None:
    eights = "C3 C4 C4 C8 S3 S3 S4 S4 S8 S8 M4 M4 M8 M8"  # either pair of eights may be left over
    assert score(drawing.won(G, eights, "M8", "S8", call=CEKI)) == {"olo": 5}
    declared = "C4 C4 C4 C7 C9 C9 S7 S7 S9 S9 M4 M4 M9 M9"  # ceki over a mata of C4: waits for the fourth
    assert score(drawing.won(G, declared, "C4", "M4", call=CEKI, call_choice="declared")) == {"olo": 5}


def test_cq_8_all_sets_keep_their_number() -> None:
    ones = "C2 C2 C2 C1 C1 S1 S1 M1 WF C4 S4 M4 C8 C8"
    turned = "C1 S1 M1 M1 WF WF C8"
    assert score(drawing.won(G, ones, "S8", turned, chiqui_fifteen="all_sets")) == {
        "olo": 5,
        "chiqui_upgrade": 15,
    }


def test_cq_9_a_short_stock_gives_what_it_has() -> None:
    g = drawing.won(G, CHIQUI, "S8", "M9 C8")
    assert score(g) == {"olo": 5, "chiqui_upgrade": 5}
    assert (g.stock_left, sum(g.drawn)) == (0, 2)
    assert score(drawing.won(G, CHIQUI, "S8", "")) == {"olo": 5}


def test_cq_10_a_dealt_hand_turns_nothing() -> None:
    g = drawing.won(G, CHIQUI, "S8", "C8", call=NO_CALL, drawer=0, dealt=True)
    assert score(g) == {"olo": 5, "kandang_tangan": 5}
    assert g.stock_left == 1


def test_cq_11_each_other_player_pays() -> None:
    assert cents(drawing.won(G, TAN_HAND, "M8", players=5)) == [20, -5, -5, -5, -5]
    assert cents(drawing.won(G, TAN_HAND, "M8", rate=10)) == [150, -50, -50, -50]


# ---------------------------------------------------------------- whole rounds


def test_next_round_passes_the_start() -> None:
    match = drawing.match_of(G)
    enter(match, blank(G))
    assert match.starter == 1


@pytest.mark.parametrize(
    "options",
    [{}, {"exposed_locked": False, "stock_out": "reshuffle"}, {"call_choice": "declared", "after_call": "free"}],
)
def test_rounds_end_and_open_cards_are_known(options: dict[str, Any]) -> None:
    opened = 0
    for seed, greedy in ((0, True), (1, True), (1, False)):
        g = drawing.play_out(G, (3, 4)[seed % 2], seed, greedy, **options)
        assert (g.exposed <= g.known).all()
        assert (g.exposed.sum(axis=1) == 3 * g.open_olos).all()
        opened += int(sum(g.open_olos))
    assert opened > 0


def test_a_dead_round_pays_nothing() -> None:
    g = blank(G)
    chaqui.settle(g)
    assert g.lines == 0


# ---------------------------------------------------------------- examples that cannot be


def lay(players: int = 4, **options: Any) -> Any:
    return ruleset(G, players, **options).table()


def test_examples_refuse_what_is_no_open_olo() -> None:
    given = {"phase": "discard", "concealed": ODD_HAND.split(), "exposed": [["C8", "C8", "S8"]]}
    with pytest.raises(ValueError, match="an olo is three identical cards"):
        chaqui.example_legal(lay, given)
    with pytest.raises(ValueError, match="phase 'draw' is not discard"):
        chaqui.example_legal(lay, {**given, "phase": "draw"})
    with pytest.raises(ValueError, match="the hand has 1 of them"):
        chaqui.example_ready(lay, {"hand": ODD_HAND.split(), "exposed": [["C8"] * 3], "half_decks": 4})


def test_got_from_discard_is_remembered() -> None:
    g = to_take(PAIR, "C2")
    do(g, "take")
    assert g.got_from == FROM_DISCARD
    drawing.stack(g, "M2")
    called(g, 2, TAN, 1, TAN_HAND)
    do(g, "discard M9")
    assert g.turn == 2

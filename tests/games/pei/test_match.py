"""Pei: the match, a simple player's eye, and examples that cannot be. Tests are named for their clause."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ceki.cards.ceki import C5, FACES, M1, M9, S1, S5, S9, WF
from ceki.cards.notation import card_number, counted
from ceki.engine.bits import NONE
from ceki.engine.chance import key_from_seed
from ceki.engine.module.specialize import specialize
from ceki.engine.record import copy
from ceki.engine.rule import WRITTEN
from ceki.games.pei.rules import PATIH, RAJA, UNYIK
from ceki.games.pei.words import CAPTURE, LEAVE, PLAY
from ceki.lab.rounds import FNV_START, play_rounds
from ceki.play.checks.examples import check_vector
from ceki.play.match import Match
from ceki.play.ruleset import ruleset
from tests.games.lots import drawn, match_by_lots
from tests.games.namespaces import pei
from tests.games.pei.laid import check, laid, table


def test_appraise_prefers_combinations_and_takes() -> None:
    """In eighths: S9 is 9 and two of eight chances of the 4 + 12 + 12 that Bunci abang scores; C5 lacks C1 to C4."""
    g = laid("C5 S9 M1 RF", "M9 S1 S2")
    worths = [pei.heuristic(g, CAPTURE, card) for card in (C5, S9, M1, WF)]
    assert worths == [40 + 1 * 8, 72 + 2 * 28, 8 + 2 * 19, 8 + 2 * 18]
    assert pei.heuristic(g, LEAVE, NONE) == 0
    assert pei.heuristic(g, PLAY, M9) == 260 + 8 * 8 + 108 // 4 + 2 * 128
    assert pei.heuristic(g, PLAY, card_number("S2")) == -(16 + 2 * 21)
    assert (
        pei.heuristic(g, PLAY, S1) == 260 + 8 * 8 + 46 // 4 + 2 * (8 + 2 * 28) - 16
    )  # two lie there, the hand has one


def test_appraise_keeps_a_card_for_the_last_card_that_is_known() -> None:
    g = laid("C5")
    worths = []
    for turn in (RAJA, PATIH, UNYIK):
        g.turn = turn
        g.hand[turn] = counted(["C6", "C7", "S5"])
        g.open_card, g.unyik_card, g.patih_card = card_number("M7"), NONE, card_number("S6")
        worths.append([pei.heuristic(g, PLAY, card_number(code)) for code in ("C6", "C7")])
    assert worths == [[-55, -62], [-110, -62], [-55, -124]]
    g.open_card, g.unyik_card = NONE, card_number("M7")
    assert pei.heuristic(g, PLAY, card_number("C7")) == -124
    g.turn, g.open_card, g.unyik_card = PATIH, card_number("M5"), NONE
    assert pei.heuristic(g, PLAY, S5) == 260 + 8 * 8 + 40 // 4 + 2 * 48 + 8  # a point less for the unyik to wait for
    g.turn = UNYIK
    assert pei.heuristic(g, PLAY, S5) == 260 + 8 * 8 + 40 // 4 + 2 * 48


def test_appraise_takes_first_what_the_pool_has_too_little_of() -> None:
    g = laid("S6 S7", "C6 M6 C7")
    sixes, seven = (pei.heuristic(g, PLAY, card_number(code)) for code in ("M6", "C7"))
    assert sixes == 260 + 8 * 8 + 30 + 48 // 4 + 2 * 48 + 16
    assert sixes > seven == 260 + 8 * 8 + (56 + 6) // 4 + 2 * 56


def test_appraise_waits_where_nobody_else_can_take_and_lays_what_it_can_take_back() -> None:
    g = laid("C6", "S6 M6 C7 S7 M8")
    takes, back, alone = (pei.heuristic(g, PLAY, card_number(code)) for code in ("S6", "C7", "M8"))
    assert takes == 260 + 8 * 8 + 30 + 48 // 4 + 2 * pei.worth(g, card_number("C6")) + 16
    assert back == 85 - pei.worth(g, card_number("C7")) // 2
    assert alone == -pei.worth(g, card_number("M8"))
    g.won[RAJA] = counted(["C6"] * 3 + ["S6"] * 3 + ["M6"] * 3 + ["C7"] * 3 + ["S7"] * 3 + ["M7"] * 4)
    takes, back = (pei.heuristic(g, PLAY, card_number(code)) for code in ("S6", "C7"))
    worths = [pei.worth(g, card_number(code)) for code in ("S6", "C6", "C7")]
    assert takes == 260 - 130 + 30 + worths[0] // 4 + 2 * worths[1] + 16
    assert back == 85 + 220 - worths[2] // 2


def test_appraise_follows_the_run() -> None:
    g = laid("C4 C5")
    assert [pei.worth(g, card_number(code)) for code in ("C1", "C3", "C4", "C8")] == [8 + 66, 24 + 66, 32 + 9, 64 + 42]
    g.won[RAJA] = counted(["C1", "C2", "C3"])
    assert [pei.worth(g, card_number(code)) for code in ("C1", "C4", "C5")] == [8, 32 + 72, 40 + 3 * 8]
    g.won[RAJA] = counted(["C3", "C4"])
    assert [pei.worth(g, card_number(code)) for code in ("C2", "C5")] == [16 + 3 * (33 + 9), 40 + 2 * 8]


def test_pe_26_appraise_counts_more_cards_of_a_combination_and_pc_6_not_in_the_chinese_game() -> None:
    for variant, again, whole in (("java", 4, 4 + 2 * 12 + 12), ("chinese", 0, 4 + 12 + 12)):
        g = laid("C4", variant=variant)
        g.won[RAJA] = counted(["OT", "RF", "S9"])
        assert pei.worth(g, S9) == 72 + 8 * again
        g.won[RAJA] = counted(["OT", "OT", "RF"])
        assert pei.worth(g, S9) == 72 + 8 * whole
        g.won[RAJA] = counted(["C1", "C2", "C3"])
        assert pei.worth(g, card_number("C4")) == 32 + (72 if variant == "java" else 0)


def test_pe_18_appraise_hopes_for_nothing_that_lies_in_others_open_piles() -> None:
    for visible, worth in ((True, 8), (False, 8 + 2 * 18)):
        g = laid("WF", captured_visible=visible)
        g.won[PATIH] = counted(["S8"] * 3)
        g.won[UNYIK] = counted(["S8"])
        assert pei.worth(g, WF) == worth


class Cards:
    """A draw for seats that gives the cards named."""

    def __init__(self, cards: str) -> None:
        self.left = cards.split()
        self.lie: list[int] = []

    def __call__(self, state: Any, n: int) -> int:
        if n == 120:
            self.lie = [face for face in range(FACES) for _ in range(4)]
        assert n == len(self.lie)
        place = self.lie.index(card_number(self.left.pop(0)))
        self.lie.pop(place)
        return place


def draw(cards: str, **options: Any) -> Match:
    """A match whose draw for seats gives the cards named; all of them are drawn in the end."""
    return match_by_lots(ruleset("pei", **options), Cards(cards))


def finished(scores: list[int], cents: tuple[int, int, int] = (0, 0, 0), **options: Any) -> Any:
    g = table(**options)
    g.score[:], g.cents[:], g.over = scores, cents, 1
    return g


class Played:
    """A finished round, as a match sees it."""

    def __init__(self, g: Any) -> None:
        self.table, self.over = g, True


def test_pe_22_who_is_ngete_has_won_with_or_without_bets() -> None:
    for scores, winners in (([300, 354, 275], 0b010), ([300, 300, 275], 0b011), ([0, 0, 0], 0b111)):
        g = table()
        g.score[:] = scores
        pei.settle_bets(g)
        assert (int(g.winners), list(g.cents)) == (winners, [0, 0, 0])


def test_pe_3_what_was_drawn_for_seats_is_kept_to_be_shown() -> None:
    match = draw("C5 C5 S9 M1 M2 M2" + " C3 C3 M3 S3" + " C4 M1 C2 M2")  # 0 and 1 draw again, twice
    kept = [[int(card) for card in row if card >= 0] for row in match.carried.drawn]
    assert kept[2] == [card_number("M2")] * 2
    assert [len(row) for row in kept] == [6, 6, 2]
    assert kept[0] == [card_number(code) for code in ("C5", "C5", "C3", "C3", "C4", "M1")]


FOUR_DRAWS = "C7 C5 RF C2 S4 S5 M1 M6"  # 12, 3, 9, 7


def test_pe_2_and_pe_4_of_four_the_lowest_deals_or_the_fourth_person() -> None:
    lowest = draw(FOUR_DRAWS, people=4)
    assert (lowest.seated, lowest.carried.dealer, len(lowest.cents), lowest.cents) == ([0, 2, 3], 1, 4, [0] * 4)
    fixed = draw("C7 C5 RF C2 S4 S5", people=4, fourth_seat="fixed")
    assert (fixed.seated, fixed.carried.dealer) == ([0, 2, 1], 3)


def test_pe_3_and_pe_5_three_draw_and_the_unyik_deals() -> None:
    match = draw("M1 OT S8 C2 M9 M9")
    assert (match.seated, match.carried.dealer, match.starter) == ([2, 1, 0], 0, RAJA)


def test_pe_4_the_tied_draw_again_until_they_differ() -> None:
    lot = Cards("C5 C5 S9 M1 M2 M2" + " C3 C3 M3 S3" + " C4 M1 C2 M2")
    assert match_by_lots(ruleset("pei"), lot).seated == [0, 1, 2]
    assert lot.left == []  # all of them were drawn
    assert draw("C2 C2 S9 M1 M2 M2" + " C3 C3 M3 S4").seated == [1, 2, 0]


def test_pe_4_or_the_first_drawn_goes_first() -> None:
    assert draw("C2 C2 S9 M1 M2 M2", seat_tie="first_drawn").seated == [1, 0, 2]


def test_pe_4_a_pack_that_is_drawn_out_is_gathered_again() -> None:
    pack = counted(["C5"])
    with drawn("pei", Cards("C1 C3")):
        assert pei.draw_two(pei.Carried(), pack, 0) == 4
    assert pack.sum() == 118


def test_pe_4_seats_for_the_session_or_for_every_round() -> None:
    for reseat, seated in (("session", [0, 1, 2]), ("every_round", [2, 1, 0])):
        match = draw("C9 C9 S5 S5 M1 M1" + " M1 OT S8 C2 M9 M9", reseat=reseat, bets="jung")
        match.settle(Played(finished([300, 200, 100], reseat=reseat, bets="jung")))
        assert (match.seated, match.carried.dealer) == (seated, seated[2])
    options = {"people": 4, "reseat": "every_round", "bets": "jung"}
    four = draw(FOUR_DRAWS + " M1 M1 C9 C9 S5 S5 S4 S4", **options)
    four.settle(Played(finished([300, 200, 100], **options)))
    assert (four.seated, four.carried.dealer) == ([1, 2, 3], 0)


def test_pe_40_jentolan_the_loser_deals() -> None:
    three = draw("C9 C9 S5 S5 M1 M1")
    three.settle(Played(finished([250, 330, 250])))
    assert (three.seated, three.carried.dealer) == ([0, 1, 2], 2)  # tied: the later seat
    four = draw(FOUR_DRAWS, people=4)
    four.settle(Played(finished([310, 280, 330], people=4)))
    assert (four.seated, four.carried.dealer) == ([0, 1, 3], 2)
    four.settle(Played(finished([310, 280, 230], people=4)))
    assert (four.seated, four.carried.dealer) == ([0, 1, 2], 3)


def test_pe_22_pe_40_after_three_equal_scores_the_same_dealer_deals_again() -> None:
    assert passed(3, [300, 300, 300]) == (3, [0, 1, 2])
    assert passed(1, [300, 300, 300]) == (1, [0, 1, 2])
    assert passed(3, [310, 300, 300]) == (2, [0, 1, 3])


def passed(dealer: int, scores: list[int]) -> tuple[int, list[int]]:
    """Who deals next, and the persons at the seats, after a round without bets."""
    m: Any = pei.Carried()
    m.seated[:3], m.dealer = range(3), dealer
    pei.pass_deal(m, finished(scores))
    return int(m.dealer), m.seated[:3].tolist()


def test_pe_40_the_loser_sits_out_where_seats_are_drawn_every_round() -> None:
    four = draw(FOUR_DRAWS + " C1 C1 C2 C2 C3 C3", people=4, reseat="every_round")
    four.settle(Played(finished([310, 280, 330], people=4, reseat="every_round")))
    assert (four.seated, four.carried.dealer) == ([3, 1, 0], 2)
    three = draw("C9 C9 S5 S5 M1 M1" + " C1 C1 C2 C2 C3 C3", reseat="every_round")
    three.settle(Played(finished([200, 280, 330], reseat="every_round")))
    assert (three.seated, three.carried.dealer) == ([2, 1, 0], 0)


def test_with_bets_the_fourth_person_stays_the_dealer() -> None:
    four = draw(FOUR_DRAWS, people=4, bets="jung")
    four.settle(Played(finished([310, 280, 330], (5, -10, 5), people=4, bets="jung")))
    assert (four.seated, four.carried.dealer, four.cents) == ([0, 2, 3], 1, [5, 0, -10, 5])


def after(turn: str, scores: list[int], **options: Any) -> list[tuple[list[int], int]]:
    """Who sits where and who deals after each of three rounds with these scores, four people and a bet. At first
    persons 0, 2 and 3 sit and person 1 deals."""
    options = {"people": 4, "bets": "jung", "fourth_turn": turn, **options}
    match = draw(FOUR_DRAWS + " C9 S9 M7 C7 S1 M1" * 3, **options)
    found = []
    for _ in range(3):
        match.settle(Played(finished(scores, **options)))
        found.append((list(match.seated), int(match.carried.dealer)))
    return found


def test_pe_4_with_bets_the_loser_sits_out_the_next_round_if_the_house_says_so():
    assert after("loser_out", [310, 280, 330]) == [([0, 1, 3], 2), ([0, 2, 3], 1), ([0, 1, 3], 2)]
    assert after("loser_out", [300, 300, 300]) == [([0, 2, 3], 1)] * 3  # nobody has lost


def test_pe_4_with_bets_each_sits_out_in_turn_if_the_house_says_so():
    assert after("by_turns", [310, 280, 330]) == [([0, 1, 3], 2), ([0, 1, 2], 3), ([3, 1, 2], 0)]


def test_pe_4_who_sits_out_in_turn_does_not_draw_for_a_seat():
    seated = after("by_turns", [310, 280, 330], reseat="every_round")
    assert [dealer for _, dealer in seated] == [2, 3, 0]
    assert [sorted(persons) for persons, _ in seated] == [[0, 1, 3], [0, 1, 2], [1, 2, 3]]


@pytest.mark.parametrize(
    ("at_end", "cents", "pot"), [("return_equally", [0, 0, 0], 0), ("carry", [-50, -50, -50], 150)]
)
def test_pe_54_the_pot_at_the_end(at_end: str, cents: list[int], pot: int) -> None:
    match = Match(ruleset("pei", bets="wulwulan", jackpot_line=1000, pot_at_end=at_end), seed=2, rounds=2)
    for _ in match.play_through(lambda played: played.legal_numbers[0]):
        pass
    assert (match.cents, match.pot, match.closed) == (cents, pot, True)


def test_pe_54_only_those_who_staked_get_it_back_odd_cents_to_the_first() -> None:
    match = draw(FOUR_DRAWS, people=4, bets="jedhil")
    g = finished([310, 280, 330], (-20, -25, -15), people=4, bets="jedhil")
    g.staked, g.pot, g.jedhil_pot = 25, 61, 61
    match.settle(Played(g))
    assert (match.carried.stakers, match.carried.jedhil_pot) == (0b1101, 61)
    match.close()
    assert (match.cents, match.pot) == ([-20 + 21, 0, -25 + 20, -15 + 20], 0)


def test_both_standing_pots_are_carried_apart() -> None:
    match = Match(ruleset("pei", bets="wulwulan,jedhil"), seed=2)
    match.record.pot, match.carried.jedhil_pot = 95, 20
    blank: Any = match.blank()
    assert (blank.pot, blank.jedhil_pot) == (95, 20)
    pei.pay_stakes(blank)
    assert (blank.jedhil_pot, blank.pot, list(blank.cents)) == (20 + 75, 95 + 150, [-50] * 3)
    blank.score[:] = [400, 300, 200]
    pei.settle_bets(blank)
    assert (blank.pot, blank.jedhil_pot) == (70, 70)  # 150 of wulwulan taken; jedhil paid 20 and 5


@pytest.mark.parametrize(
    ("kind", "given", "options", "said"),
    [
        ("pe_total", {"captured": {"C1": 5}}, {}, "card C1: 5 copies, the pack has 4"),
        ("pe_total", {"captured": {"C0": 1}}, {}, "card 'C0' does not exist"),
        ("pe_captures", {"pool": ["C5"] * 4, "card": "C5"}, {}, "5 copies"),
        ("pe_seating", {"draws": [["C1", "C2"]] * 3}, {"people": 4}, "for each of 4 people"),
        ("pe_seating", {"draws": [["C1", "C2"], ["C3"], ["C4", "C5"]]}, {}, "a draw has two cards"),
        ("pe_seating", {"draws": [["C1", "C2"], ["C2", "C1"], ["C4", "C5"]]}, {}, "person 0 is tied"),
        ("pe_deal", {"pack_positions": "from the bottom"}, {}, "from 0, the top card"),
        ("pe_turn", {"pool": ["C5", "S5"], "play": "M5", "drawn": "C2"}, {}, "the turn has a choice"),
        ("pe_turn", {"pool": ["C5", "S5"], "play": "M4", "drawn": "M5"}, {}, "the turn has a choice"),
        ("pe_sequence_count", {"pool": [], "hands": [["C1"], [], []], "draws": []}, {}, "as many draws"),
        ("pe_places", {"scores": [1, 2]}, {}, "3 scores"),
        ("pe_pot_session", {"bet": "wudon", "rounds": [[1, 2, 3]]}, {}, "standing pots"),
        ("pe_next_dealer", {"people": 4, "active": ["a", "b", "c"], "dealer": "a", "scores": [1, 2, 3]}, {}, "other"),
        ("pc_deal", {"packets": 6, "packet_size": 20}, {}, "8 packs of 14"),
    ],
)
def test_examples_refuse(kind: str, given: Any, options: Any, said: str) -> None:
    vector = {"id": "x", "game": "pei", "kind": kind, "rules": [], "options": options, "given": given, "expect": {}}
    failure = check_vector(vector, {})
    assert failure is not None
    assert said in failure.got


def test_examples_also_read_what_the_vectors_seldom_ask() -> None:
    by_seat = check("pe_seating", {"draws": [["C1", "C2"], ["C2", "C1"], ["C4", "C5"]]}, seat_tie="first_drawn")
    assert (by_seat["raja"], by_seat["patih"], by_seat["unyik"]) == (2, 0, 1)
    dealer = check("pe_next_dealer", {"people": 3, "active": [5, 6, 7], "dealer": 5, "scores": [1, 2, 3]}, bets="jung")
    assert dealer == {"next_dealer": 7, "next_active": [5, 6, 7]}
    assert check("pc_deal", {"packets": 8, "packet_size": 14})["private_last_card_seat"] is None


def test_as_written_random_rounds_end() -> None:
    """The loop of a simulation runs the same text."""

    class Tables(list[Any]):
        def __setitem__(self, i: Any, g: Any) -> None:
            list.__setitem__(self, i, copy(g))

    g = table(bets=pei.BETS.declared)
    cents, tallies, log, tally = (np.zeros(n, np.int64) for n in (3, 5, 0, 3))
    tallies[2] = FNV_START
    run = specialize(play_rounds, vars(pei), WRITTEN)
    bots = np.array([0, 1, 1])
    run(Tables([g, g]), key_from_seed(1), 0, 2, bots, log, tally, cents, np.zeros(3, np.int64), tallies)
    assert int(cents.sum()) + int(tallies[4]) == 0
    assert 2 * 42 <= int(tallies[0]) <= 2 * 126

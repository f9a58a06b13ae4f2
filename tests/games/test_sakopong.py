"""Sakopong, clause by clause: what the worked examples leave out, every option, and what spans rounds."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ceki.cards.notation import card_number, members
from ceki.cards.odds.counting import courses, hands_by_class, odds
from ceki.cards.pack52 import FACES
from ceki.engine.bits import NONE
from ceki.engine.chance import key_from_seed
from ceki.engine.moves import listed, no_moves
from ceki.games.sakopong.beliefs import heuristic
from ceki.games.sakopong.rules import deal, legal, play, settle
from ceki.games.sakopong.words import GAME, LAY, THROW
from ceki.play.checks.examples import check_vector
from ceki.play.match import Match
from ceki.play.ruleset import Ruleset, ruleset
from tests.games.namespaces import sakopong as sk


def house_of(players: int = 4, **options: Any) -> Ruleset:
    return ruleset("sakopong", players, **options)


def dealt(players: int = 4, seed: int = 1, starter: int = 0, **options: Any) -> Any:
    g: Any = house_of(players, **options).table()
    g.key[:] = key_from_seed(seed)
    g.starter = starter
    deal(g)
    return g


def laid(*hands: str, leader: int = 0, **options: Any) -> Any:
    """Hands as codes in a row, the round as long as the first of them."""
    g = sk.lay_hands(house_of(len(hands), **options).table(), [hand.split() for hand in hands])
    g.tricks_left = len(hands[0].split())
    sk.lead(g, leader)
    return g


def moves_of(g: Any) -> list[tuple[int, int]]:
    moves = no_moves()
    legal(g, moves)
    return listed(moves)


def lay(g: Any, *codes: str) -> None:
    """Cards in turn, `-` before one that is thrown face down."""
    for code in codes:
        play(g, THROW if code[0] == "-" else LAY, card_number(code.lstrip("-"), "pack52"))


def held_cards(g: Any) -> Any:
    cards = g.hand.sum(axis=0) + g.trick.sum(axis=0) + g.played + g.thrown.sum(axis=0)
    for card in g.stock[g.stock != NONE]:
        cards[card] += 1
    return cards


def played_out(players: int = 4, seed: int = 1, bot: str = "random", **options: Any) -> Any:
    """A whole round; cards are counted at every move."""
    g = dealt(players, seed, **options)
    chance = random.Random(seed)
    made = 0
    while not g.over:
        assert (held_cards(g) == g.deck).all()
        moves = moves_of(g)
        play(g, *(chance.choice(moves) if bot == "random" else max(moves, key=lambda m: heuristic(g, *m))))
        made += 1
    settle(g)
    assert made == sk.longest(g) == 5 * players
    assert (held_cards(g) == g.deck).all()
    assert sum(g.cents) == 0
    return g


def result(tricks: list[int], last: int = 0, **options: Any) -> list[int]:
    """The money after these tricks."""
    g: Any = house_of(len(tricks), **options).table()
    g.tricks[: len(tricks)] = tricks
    g.leader = last
    settle(g)
    return [int(cents) for cents in g.cents[: len(tricks)]]


def vector(kind: str, given: Any, expect: Any, **options: Any) -> Any:
    """What is wrong with a worked example; None when it comes out."""
    head = {"id": "T", "game": "sakopong", "kind": kind, "rules": [], "options": options}
    return check_vector({**head, "given": given, "expect": expect}, {})


# ---------------------------------------------------------------- pack and deal


def test_sk_1_no_cards_from_two_to_six() -> None:
    g = dealt()
    pack = members(sum(1 << card for card in range(FACES) if g.deck[card]), "pack52")
    assert {code[0] for code in pack} == set("AKQJT987")
    assert len(pack) == 32


def test_sk_2_two_to_four_players_and_five_cards_each() -> None:
    assert GAME.seats == (2, 3, 4)
    assert list(dealt(3).hand.sum(axis=1)) == [5, 5, 5, 0]
    assert sum(dealt(3).stock != NONE) == 17
    assert list(dealt(seed=2).hand[0]) != list(dealt(seed=1).hand[0])
    with pytest.raises(ValueError, match="allowed: 2 to 4"):
        house_of(5)


def test_sk_3_the_ace_is_high_or_at_the_foot() -> None:
    for ace_high, winner in ((True, 1), (False, 2)):
        g = laid("9D", "AD", "KD", ace_high=ace_high)
        lay(g, "9D", "AD", "KD")
        assert (g.leader, list(g.tricks)[:3].index(1)) == (winner, winner)


def test_sk_4_the_seat_after_the_dealer_leads_or_a_fixed_one() -> None:
    assert dealt(starter=2).turn == 2
    assert dealt(starter=2, first_lead=1).turn == 1
    assert dealt(starter=2, first_lead="0").leader == 0
    assert house_of(first_lead=3).options["first_lead"] == "3"
    with pytest.raises(ValueError, match="no seat 2; allowed: after_dealer, 0 to 1"):
        house_of(2, first_lead=2)
    with pytest.raises(ValueError, match="allowed: after_dealer, 0, 1, 2, 3"):
        house_of(first_lead=4)


def test_sk_4_the_winner_leads_to_the_next_trick_face_up() -> None:
    g = laid("9D 7C", "KD 8C", "TD AH")
    lay(g, "9D", "KD", "TD")
    assert (g.turn, g.leader, g.laid) == (1, 1, 0)
    assert moves_of(g) == [(LAY, card_number("8C", "pack52"))]


def test_sk_5_no_duty_to_beat() -> None:
    g = laid("9D 7C", "KD 8D")
    lay(g, "9D")
    assert {card for _, card in moves_of(g)} == {card_number("KD", "pack52"), card_number("8D", "pack52")}


def test_sk_6_who_can_follow_must_unless_the_house_lets_him_throw() -> None:
    g = laid("9D 7C", "KD AH")
    lay(g, "9D")
    king, ace = card_number("KD", "pack52"), card_number("AH", "pack52")
    assert moves_of(g) == [(LAY, king)]
    g = laid("9D 7C", "KD AH", must_follow=False)
    lay(g, "9D")
    assert sorted(moves_of(g)) == sorted([(LAY, king), (THROW, ace), (THROW, king)])


def test_sk_7_a_card_thrown_face_down_is_seen_by_its_owner_alone_and_stays_so() -> None:
    g = laid("9D 7C", "AH KS", "TD 8C")
    lay(g, "9D", "-AH", "TD")
    assert g.leader == 2
    assert g.trick[1].sum() == 0
    assert g.thrown[1, card_number("AH", "pack52")] == 1
    lay(g, "8C")
    assert (g.played[card_number("TD", "pack52")], g.played[card_number("AH", "pack52")]) == (1, 0)
    lay(g, "7C", "-KS")
    assert g.over
    assert sk.Table.FIELDS["thrown"].seen == "own"
    assert GAME.verbs[THROW].at == "thrown"


def test_sk_7_the_trick_lies_until_the_next_lead() -> None:
    g = laid("9D 7C", "TD 8C")
    lay(g, "9D", "TD")
    assert [row.sum() for row in g.trick] == [1, 1, 0, 0]
    lay(g, "8C")
    assert [row.sum() for row in g.trick] == [0, 1, 0, 0]
    assert g.played.sum() == 2


# ---------------------------------------------------------------- the stakes


def test_sk_8_a_trick_each_is_drawn_unless_the_house_counts_it() -> None:
    assert result([4, 1]) == [0, 0]
    assert result([4, 1], seri="off") == [10, -10]
    assert result([5, 0]) == [10, -10]
    assert result([2, 2, 1], seri="off") == [5, 5, -10]
    assert result([3, 1, 1], seri="off", payout="trickless_pay") == [0, 0, 0]


def test_sk_9_each_way_to_pay() -> None:
    assert result([2, 2, 1, 0]) == [10, 10, -10, -10]
    assert result([1, 2, 2, 0], last=0, payout="last_trick") == [30, -10, -10, -10]
    assert result([5, 0, 0, 0], payout="trickless_pay") == [30, -10, -10, -10]
    assert result([3, 1, 1, 0], payout="trickless_pay") == [4, 3, 3, -10]
    assert result([3, 1, 1, 0], payout="per_trick") == [14, -2, -2, -10]


def won(tricks: list[int], last: int = 0, **options: Any) -> tuple[int, list[int]]:
    """Who has won (a set of seats), and how many stand above each."""
    g: Any = house_of(len(tricks), **options).table()
    g.tricks[: len(tricks)] = tricks
    g.leader = last
    settle(g)
    return int(g.winners), [int(n) for n in g.place[: len(tricks)]]


def test_sk_8_sk_9_who_has_won() -> None:
    assert won([3, 1, 1]) == (0, [0, 1, 1])  # s'ri: nobody
    assert won([3, 2, 0]) == (0b001, [0, 1, 2])
    assert won([2, 2, 1, 0]) == (0b0011, [0, 0, 2, 3])
    assert won([1, 2, 2, 0], last=0, payout="last_trick") == (0b0001, [2, 0, 0, 3])
    assert won([3, 1, 1, 0], payout="trickless_pay") == (0b0111, [0, 1, 1, 3])
    assert won([3, 1, 1], payout="trickless_pay", seri="off") == (0, [0, 1, 1])
    assert won([5, 0], stake=0) == (0b01, [0, 1])  # for nothing, too


def test_sh_1_odd_cents_go_to_the_lowest_tied_seats() -> None:
    assert result([0, 2, 1, 2], stake=7) == [-7, 7, -7, 7]
    assert result([1, 0, 2, 2], stake=1, payout="trickless_pay") == [1, -1, 0, 0]


def test_sk_10_the_stake_and_the_next_dealer() -> None:
    assert result([5, 0], stake=25) == [25, -25]
    assert result([5, 0], stake=0) == [0, 0]
    assert result([5, 0], stake=15, payout="per_trick") == [15, -15]
    with pytest.raises(ValueError, match="12 has no fifths for payout per_trick; allowed: multiples of 5"):
        house_of(stake=12, payout="per_trick")
    match = Match(house_of(3), rounds=5)
    starters = []
    for _ in range(4):
        starters.append(match.starter)
        sk.next_round(match.record, match.blank())
    assert starters == [0, 1, 2, 0]


def test_sk_9_score_lines() -> None:
    g: Any = house_of(3).table()
    g.tricks[:3] = [3, 2, 0]
    settle(g)
    said = [
        (GAME.lines[g.line_what[i]].word, g.line_seat[i], g.line_count[i], g.line_points[i]) for i in range(g.lines)
    ]
    assert said == [("takes", 0, 3, 20), ("forfeits", 1, 2, -10), ("forfeits", 2, 0, -10)]


# ---------------------------------------------------------------- whole rounds


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_rounds_keep_every_card_and_cent(players: int, bot: str) -> None:
    for seed in range(6):
        g = played_out(players, seed, bot, must_follow=seed % 2 == 0, ace_high=seed % 3 == 0)
        assert sum(g.tricks) == 5
        assert g.hand.sum() == 0


def test_every_option_changes_some_round() -> None:
    def moves_and_money(**options: Any) -> list[tuple[list[int], list[int]]]:
        rounds = [played_out(3, seed, **options) for seed in range(12)]
        return [([int(n) for n in g.tricks], [int(n) for n in g.cents]) for g in rounds]

    plain = moves_and_money()
    changes: list[dict[str, Any]] = [
        {"must_follow": False},
        {"ace_high": False},
        {"first_lead": 1},
        {"seri": "off"},
        {"payout": "trickless_pay"},
        {"payout": "per_trick"},
        {"payout": "last_trick"},
        {"stake": 20},
    ]
    for options in changes:
        assert moves_and_money(**options) != plain, options


def test_appraise_leads_what_few_cards_beat() -> None:
    g = laid("KS QH 9H 8D", "7S 7H JH 7D")
    g.deck[:] = 0
    g.deck[sk.PACK] = 1
    values = {code: heuristic(g, LAY, card_number(code, "pack52")) for code in ("KS", "QH", "9H", "8D")}
    assert sorted(values, key=values.__getitem__) == ["8D", "9H", "QH", "KS"]
    for code in ("AH", "KH"):
        g.played[card_number(code, "pack52")] = 1
    assert heuristic(g, LAY, card_number("QH", "pack52")) > values["KS"] > values["QH"]
    assert [sk.unseen_above(g, card_number(code, "pack52")) for code in ("KS", "QH", "9H")] == [1, 0, 2]  # TH, JH
    g.thrown[0, card_number("TH", "pack52")] = 1
    assert sk.unseen_above(g, card_number("9H", "pack52")) == 1


def test_appraise_wins_cheaply_and_throws_low() -> None:
    g = laid("9D 7C 8C", "TD KD 8D")
    lay(g, "9D")
    values = {code: heuristic(g, LAY, card_number(code, "pack52")) for code in ("TD", "KD", "8D")}
    assert values["TD"] > values["KD"] > values["8D"]
    g = laid("9D 7C", "AS 8H")
    lay(g, "9D")
    assert heuristic(g, THROW, card_number("8H", "pack52")) > heuristic(g, THROW, card_number("AS", "pack52"))


# ---------------------------------------------------------------- examples that make no sense are refused


@pytest.mark.parametrize(
    ("kind", "given", "said"),
    [
        ("sk_legal", {"hand": ["2S"], "led": None}, "2S: cast out"),
        ("sk_legal", {"hand": ["AS", "AS"], "led": None}, "2 copies"),
        ("sk_legal", {"hand": ["XX"], "led": None}, "does not exist"),
        ("sk_result", {"tricks": [3, 3]}, "5 in all"),
        ("sk_result", {"tricks": [3, 2, 0]}, "last_trick_winner"),
        ("sk_sequence_count", {"hands": [["AS"], ["KS", "QS"]], "leader": 0}, "same number"),
        ("probability", {"cards": 5, "event": {"royal": True}}, "is unknown"),
        ("probability", {"cards": 40, "event": {"one_suit": True}}, "not so many"),
    ],
)
def test_nonsense_is_refused(kind: str, given: Any, said: str) -> None:
    options = {"payout": "last_trick"} if kind == "sk_result" and len(given["tricks"]) == 3 else {}
    assert said in str(vector(kind, given, {}, **options).got)


def test_a_last_trick_must_be_among_the_tricks() -> None:
    given = {"tricks": [3, 2, 0], "last_trick_winner": 2}
    assert "has no trick" in str(vector("sk_result", given, {}, payout="last_trick").got)


def test_a_trick_is_played_in_turn_and_in_suit() -> None:
    def plays(*cards: tuple[int, str, bool]) -> Any:
        return {"plays": [{"seat": seat, "card": card, "face_up": up} for seat, card, up in cards]}

    assert "seat after seat" in vector("sk_trick", plays((0, "9D", True), (0, "TD", True)), {}).got
    assert "only the lead" in vector("sk_trick", plays((0, "9D", True), (1, "TS", True)), {}).got
    assert "only the lead" in vector("sk_trick", plays((0, "9D", False), (1, "TD", True)), {}).got
    assert vector("sk_trick", plays((1, "9D", True), (0, "TS", False)), {"winner": 1}) is None


# ---------------------------------------------------------------- counting


def test_hands_by_class_counts_every_hand_once() -> None:
    found = dict(hands_by_class([2, 1], 2))
    assert found == {(1, 1): 2, (2, 0): 1}
    assert list(hands_by_class([1], 2)) == []
    assert odds(3, 12) == {"numerator": 3, "denominator": 12, "reduced": "1/4"}


def test_courses_counts_orders_of_moves_by_what_they_add() -> None:
    g = laid("AS", "KS")
    g.tricks[0] = 2
    found = courses(g, legal, play, sk.still_to_play, lambda at: (int(at.tricks[0]), int(at.tricks[1])))
    assert found == {(3, 0): 1}
    assert not g.over

"""Pakau (Daun tiga 'lei), clause by clause: what the worked examples leave out, every option, and what spans rounds."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from ceki.engine.bits import NONE
from ceki.engine.chance import key_from_seed
from ceki.engine.moves import listed, no_moves
from ceki.games.pakau.options import CLASSES
from ceki.games.pakau.rules import deal, legal, play, settle
from ceki.games.pakau.words import GAME, OPEN
from ceki.play.checks.examples import check_vector
from ceki.play.match import Match
from ceki.play.ruleset import Ruleset, ruleset
from tests.games.namespaces import pakau as pk


def house_of(players: int = 4, **options: Any) -> Ruleset:
    return ruleset("pakau", players, **options)


def dealt(players: int = 4, seed: int = 1, starter: int = 0, **options: Any) -> Any:
    g: Any = house_of(players, **options).table()
    g.key[:] = key_from_seed(seed)
    g.starter = starter
    deal(g)
    return g


def laid(*hands: str, **options: Any) -> Any:
    """Hands as codes in a row, the last of them the dealer's."""
    return pk.lay_hands(house_of(len(hands), **options).table(), [hand.split() for hand in hands])


def class_of(hand: str, **options: Any) -> str:
    g = pk.lay_hands(house_of(**options).table(), [hand.split()])
    return CLASSES[pk.class_of(g, g.hand[0])]


def beats(first: str, second: str, **options: Any) -> str:
    g = laid(first, second, **options)
    return pk.greater(pk.strength(g, g.hand[0]), pk.strength(g, g.hand[1]))


def money(*hands: str, **options: Any) -> list[int]:
    """What the showdown of these hands brings each seat."""
    g = laid(*hands, **options)
    settle(g)
    return [int(cents) for cents in g.cents[: g.seats]]


def held_cards(g: Any) -> Any:
    cards = g.hand.sum(axis=0)
    for card in g.stock[g.stock != NONE]:
        cards[card] += 1
    return cards


def played_out(players: int = 4, seed: int = 1, **options: Any) -> Any:
    """A whole round: deal, the hands are laid open, money."""
    g = dealt(players, seed, **options)
    assert (held_cards(g) == g.deck).all()
    moves = no_moves()
    legal(g, moves)
    assert listed(moves) == [(OPEN, NONE)]
    assert g.known.sum() == 0
    play(g, OPEN, NONE)
    settle(g)
    assert g.over
    assert pk.longest(g) == 1
    assert (held_cards(g) == g.deck).all()
    assert sum(g.cents) == 0
    return g


def vector(kind: str, given: Any, expect: Any, **options: Any) -> Any:
    """What is wrong with a worked example; None when it comes out."""
    head = {"id": "T", "game": "pakau", "kind": kind, "rules": [], "options": options}
    return check_vector({**head, "given": given, "expect": expect}, {})


# ---------------------------------------------------------------- the deal and the showdown


def test_pk_1_pk_2_three_cards_each_from_the_whole_pack() -> None:
    g = dealt(17)
    assert sum(g.deck) == 52
    assert [int(n) for n in g.hand.sum(axis=1)] == [3] * 17
    assert sum(g.stock != NONE) == 1
    assert list(dealt(4, seed=2).hand[0]) != list(dealt(4).hand[0])
    assert dealt(starter=3).turn == 3
    with pytest.raises(ValueError, match="allowed: 2 to 17"):
        house_of(18)


def test_pk_3_nothing_is_drawn_and_the_hands_are_laid_open() -> None:
    g = played_out(4)
    assert (g.known == g.hand).all()
    assert g.hand.sum() == 12
    assert pk.Table.FIELDS["hand"].seen == "own"
    assert [int(n) for n in g.total[4:]] == [0] * 13
    assert int(g.total[0]) == pk.pips_of(g.hand[0]) > 0


# ---------------------------------------------------------------- classes


def test_pk_4_pk_5_the_four_best_in_order() -> None:
    order = ["AS AH AD", "3S 3H 3D", "TS TH TD", "KS QH JD", "9S KH QD", "8S JC QC", "KC TC JH"]
    for better, worse in pairwise(order):
        assert (beats(better, worse), beats(worse, better)) == ("first", "second")


def test_pk_6_three_courts_of_any_rank_or_of_one() -> None:
    assert class_of("KS KH QD") == "three_courts"
    assert class_of("KS KH QD", court_trips="same_rank") == "remainder_0"
    for rank in "JQK":
        assert class_of(f"{rank}S {rank}H {rank}D", court_trips="same_rank") == "three_courts"


def test_pk_7_pk_8_tens_are_taken_away() -> None:
    hands = {"9S 9H AD": 9, "KS 9H TD": 9, "2S 3H 4D": 9, "9S 9H 9D": 7, "TS KH QD": 0, "5S 5H 5D": 5}
    for hand, pips in hands.items():
        assert class_of(hand) == f"remainder_{pips}"


def test_pk_9_a_thirty_may_be_out() -> None:
    assert money("TS KH QD", "KS 9D AH", thirty="zero", tie="return") == [0, 0]
    assert money("TS KH QD", "KS 9D AH", thirty="out") == [-10, 10]
    assert money("TS KH QD", "KS TD JH", thirty="out") == [0, 0]
    assert money("KS KH QD", "KC 9D AH", thirty="out") == [10, -10]
    assert money("KS KH QD", "KC 9D AH", thirty="out", court_trips="same_rank") == [-10, 10]
    g = laid("TS KH QD", "KS 9D AH", thirty="out")
    settle(g)
    assert [GAME.lines[what].word for what in g.line_what[:2]] == ["thirty_out", "remainder_0"]
    assert [int(n) for n in g.line_points[:2]] == [-10, 10]


def test_pk_9_hands_that_cannot_win_do_not_win_from_one_another() -> None:
    for banker_tie in ("push", "dealer"):
        assert money("TS KH QD", "TC KD QS", settlement="banker", thirty="out", banker_tie=banker_tie) == [0, 0]
    assert money("TS KH QD", "4C 8D 9S", settlement="banker", thirty="out") == [-10, 10]
    assert money("4C 8D 9S", "TS KH QD", settlement="banker", thirty="out") == [10, -10]


def test_pk_4_a_house_may_rank_the_classes_otherwise() -> None:
    perak = GAME.presets["perak"]["ranking"]
    assert class_of("3S 3H 3C", ranking=perak) == "remainder_9"
    assert class_of("TS TH TC", ranking=perak) == "remainder_0"
    assert beats("KS QH JD", "3S 3H 3D", ranking=perak) == "first"
    assert class_of("AS AH AD", ranking=perak) == "three_aces"
    worst_first = tuple(reversed(CLASSES))
    assert beats("AS AH AD", "TS 9H AC", ranking=worst_first) == "second"
    only_eight = ("remainder_8",)
    assert class_of("KS QH JD", ranking=only_eight) == "remainder_0"
    assert class_of("AS AH AD", ranking=only_eight) == "remainder_3"
    assert beats("8S KH QD", "9S KC QC", ranking=only_eight) == "first"
    assert beats("9S KC QC", "7S KH QD", ranking=only_eight) == "first"
    with pytest.raises(ValueError, match="each at most once"):
        house_of(ranking=("three_aces", "three_aces"))


def won(*hands: str, **options: Any) -> int:
    """Who has won, a set of seats; the last deals."""
    g = laid(*hands, **options)
    settle(g)
    return int(g.winners)


def test_pk_12_who_has_won() -> None:
    nine, other, eight = "7S AD AH", "KS 9D TH", "8S KD QH"
    assert won(eight, nine, "2S 2H 3D") == 0b010
    assert won(nine, other, eight) == 0b011
    assert won(nine, other, eight, tie="return") == 0
    assert won(nine, other) == 0  # all alike: everybody has their stake again
    assert won(nine, eight, "8C KC QC", settlement="banker") == 0b001  # beats the dealer
    assert won(eight, nine, settlement="banker") == 0b10  # the dealer, whom nobody beats


def test_pk_11_suits_never_matter() -> None:
    assert beats("AS AH 7D", "AC AD 7C") == "tie"


# ---------------------------------------------------------------- money


def test_pk_12_the_pool_and_its_ties() -> None:
    nine, other, eight = "7S AD AH", "KS 9D TH", "8S KD QH"
    assert money(eight, nine, "2S 2H 3D") == [-10, 20, -10]
    assert money(nine, other, eight) == [5, 5, -10]
    assert money(nine, other, eight, tie="return") == [0, 0, 0]
    assert money(nine, eight, other, tie="dealer") == [-10, -10, 20]
    assert money(nine, other, eight, tie="dealer") == [-10, -10, 20]
    assert money(nine, "2S 2H 3D", eight, tie="dealer") == [20, -10, -10]


def test_sh_1_odd_cents_of_a_tied_pool() -> None:
    assert money("8S KD QH", "7S AD AH", "KS 9D TH", stake=5) == [-5, 3, 2]


def test_pk_12_against_the_dealer() -> None:
    nine, other, eight = "7S AD AH", "KS 9D TH", "8S KD QH"
    assert money(eight, nine, other, settlement="banker") == [-10, 0, 10]
    assert money(eight, nine, other, settlement="banker", banker_tie="dealer") == [-10, -10, 20]
    assert money(other, nine, eight, settlement="banker", banker_tie="dealer") == [10, 10, -20]


def test_pk_13_the_stake_and_the_next_dealer() -> None:
    assert money("9S KH QD", "8S KD QH", stake=25) == [25, -25]
    match = Match(house_of(3), rounds=5)
    starters = []
    for _ in range(4):
        starters.append(match.starter)
        pk.next_round(match.record, match.blank())
    assert starters == [0, 1, 2, 0]
    assert [pk.dealer(dealt(3, starter=starter)) for starter in range(3)] == [2, 0, 1]


# ---------------------------------------------------------------- whole rounds


@pytest.mark.parametrize("players", [2, 5, 17])
def test_rounds_keep_every_card_and_cent(players: int) -> None:
    for seed in range(5):
        played_out(players, seed)


def test_every_option_changes_some_round() -> None:
    def outcomes(**options: Any) -> list[list[int]]:
        rounds = [played_out(17, seed, **options) for seed in range(60)]
        return [[int(n) for n in (*g.cents, *g.line_what)] for g in rounds]

    changes: list[dict[str, Any]] = [
        {"ranking": tuple(reversed(CLASSES))},
        {"ranking": ("remainder_0",)},
        {"court_trips": "same_rank"},
        {"thirty": "out"},
        {"settlement": "banker"},
        {"tie": "return"},
        {"tie": "dealer"},
        {"stake": 20},
    ]
    for options in changes:
        assert outcomes(**options) != outcomes(), options
    assert outcomes(settlement="banker", banker_tie="dealer") != outcomes(settlement="banker")


# ---------------------------------------------------------------- examples that make no sense are refused


@pytest.mark.parametrize(
    ("kind", "given", "said"),
    [
        ("pk_class", {"cards": ["AS", "AH"]}, "hand of 2 cards"),
        ("pk_class", {"cards": ["AS", "AH", "AS"]}, "card AS: 2 copies"),
        ("pk_class", {"cards": ["AS", "AH", "1D"]}, "does not exist"),
        ("pk_compare", {"first": ["AS", "AH", "2D"], "second": ["AS", "3H", "2C"]}, "card AS: 2 copies"),
        ("pk_settlement", {"hands": [["AS", "AH", "2D"], ["AC", "3H", "2C"]], "dealer": 2}, "no such seat"),
        ("probability", {"cards": 3, "event": {}}, "is unknown"),
        ("probability", {"cards": 4, "event": {"total": 30}}, "every hand has 3"),
        ("probability", {"hands": 3, "event": {"compare": "tie"}}, "of 3 hands is unknown"),
    ],
)
def test_nonsense_is_refused(kind: str, given: Any, said: str) -> None:
    assert said in str(vector(kind, given, {}).got)


def test_pk_14_the_second_of_two_hands_wins_as_often_as_the_first() -> None:
    found = pk.comparisons(house_of().table())
    assert found["first"] == found["second"]
    assert sum(found.values()) == 22100 * 18424

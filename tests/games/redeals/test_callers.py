"""Re-deals of tables laid by hand, at which some have called: each deal that agrees with the calls is equally likely.

The tables are so small that every deal can be counted.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ceki.cards import ready_hands
from ceki.cards.ceki import FACES
from ceki.cards.notation import card_number, counted, listed
from ceki.engine.bits import NONE
from ceki.engine.contract import ANY_HAND
from ceki.games._sets.table import CEKI, CEKI_OVER_MATA, DISCARDING, DRAWING, FROM_DISCARD, TAN
from ceki.play import catalogue
from ceki.play.ruleset import ruleset
from ceki.play.view import view_of
from tests.games import namespaces
from tests.games.drawing import ODD_HAND, blank, called, do, hold, stack
from tests.games.drawing import TAN_HAND as TAN_HAND_OF_FOURTEEN
from tests.laws.every_deal import agreement


def faces(codes: str) -> int:
    """A set of faces."""
    return sum(1 << card_number(code) for code in codes.split())


def lay(
    game: str, hands: list[str], stock: str, heap: str = "C9", known: dict[int, str] | None = None, **fields: Any
) -> Any:
    """A table of a drawing game on which these cards are the whole deck. Other fields are laid as they are given:
    lists by seat, options by their words."""
    options = {name: fields.pop(name) for name in [*fields] if name in catalogue.game(game).options}
    chosen = ruleset(game, max(len(hands), catalogue.game(game).info.seats[0]), **options)
    g: Any = chosen.table()
    for seat, codes in enumerate(hands):
        g.hand[seat] = counted(codes.split())
    for seat, codes in (known or {}).items():
        g.known[seat] = counted(codes.split())
    cards = [card_number(code) for code in stock.split()]
    g.stock[: len(cards)] = cards[::-1]
    g.stock_left = len(cards)
    g.heap[:] = counted(heap.split())
    g.deck[:] = g.hand.sum(axis=0) + g.heap + np.bincount(cards, minlength=FACES)
    for name, value in fields.items():
        if isinstance(value, list):
            getattr(g, name)[: len(value)] = value
        else:
            setattr(g, name, value)
    return chosen, g


def calls(*of_seats: int) -> dict[str, Any]:
    """What seats have called, at a table at which the next is to draw."""
    order = [sum(bool(c) for c in of_seats[: seat + 1]) if call else 0 for seat, call in enumerate(of_seats)]
    return {"call": [*of_seats], "first_call": [*of_seats], "called_at": order, "step": DRAWING}


OWN, OTHER = "C3 S2 M1", "C3 S3 M2"  # the viewer's cards, and those of a seat that has not called
STOCK = "C1 C2 S1 WF C3"
TAN_HAND, CEKI_HAND = "C2 C2 C2 S1 M1", "C2 S2 M2 C1 C1"
TAKEN = {"turn": 1, "step": DISCARDING, "got_from": FROM_DISCARD}

ONE_CALLER = {
    "tan": lambda: lay("balik_satu", [OWN, TAN_HAND, OTHER], STOCK, **calls(0, TAN)),
    "ceki": lambda: lay("balik_satu", [OWN, CEKI_HAND, OTHER], STOCK, **calls(0, CEKI)),
    "tan that cards have passed": lambda: lay(
        "balik_satu", [OWN, TAN_HAND, OTHER], STOCK, heap="S3 C9", **calls(0, TAN), passed=[0, faces("S3 C9")]
    ),
    "ceki that cards have passed": lambda: lay(
        "balik_satu", [OWN, CEKI_HAND, OTHER], STOCK, heap="C9 WF C2", **calls(0, CEKI), passed=[0, faces("WF C2")]
    ),
    "tan of which cards are known": lambda: lay(
        "balik_satu", [OWN, TAN_HAND, OTHER], STOCK, **calls(0, TAN), known={1: "C2 S1", 2: "C3"}
    ),
    "tan with a mata known": lambda: lay(
        "balik_satu", [OWN, TAN_HAND, OTHER], STOCK, **calls(0, TAN), known={1: "C2 C2 C2"}
    ),
    "tan improved": lambda: lay(
        "balik_satu", [OWN, "C2 C2 C2 S1 S1 S1 M3 S3", OTHER], "C3 C2 S1 M1 C3", **calls(0, TAN), changed=[0, 1],
        known={1: "S1 S1 S1"},
    ),
    "ceki improved": lambda: lay(
        "balik_satu", [OWN, "C2 C2 C2 C1 S1", OTHER], STOCK, **calls(0, CEKI), changed=[0, 1], known={1: "C2 C2 C2"}
    ),
    "ceki improved that cards have passed": lambda: lay(
        "balik_satu", [OWN, "C2 C2 C2 C1 S1", OTHER], STOCK, heap="S1 C1", **calls(0, CEKI), changed=[0, 1],
        known={1: "C2 C2 C2"}, passed=[0, faces("S1 C1")],
    ),
    "ceki changed to tan": lambda: lay(
        "balik_satu", [OWN, "C2 C2 C2 C1 S1", OTHER], STOCK, "S3", **calls(0, TAN) | {"first_call": [0, CEKI]},
        changed=[0, 1], known={1: "C2 C2 C2"}, passed=[0, faces("S3")],
    ),
    "ceki declared": lambda: lay(
        "balik_satu", [OWN, "C2 C2 C2 S2 M2 C1 S1 C1", OTHER], "C1 C2 S1 WF C3 C2",
        **calls(0, CEKI) | {"first_call": [0, CEKI_OVER_MATA]}, call_choice="declared",
    ),
    "ceki that was not declared": lambda: lay(
        "balik_satu", [OWN, "C2 C2 S2 C3 C3 C1 S1 C1", OTHER], "C1 C2 S1 WF C3 C2", heap="C2", **calls(0, CEKI),
        call_choice="declared", passed=[0, faces("C2")],
    ),
    "ceki declared and improved": lambda: lay(
        "balik_satu", [OWN, "C2 C2 C2 S2 M2 C1 C1 C1", OTHER], "S1 C2 S1 WF C3 C2",
        **calls(0, CEKI) | {"first_call": [0, CEKI_OVER_MATA]}, call_choice="declared", changed=[0, 1],
        known={1: "C1 C1 C1"},
    ),
    "tan that may change at will": lambda: lay(
        "balik_satu", [OWN, TAN_HAND, OTHER], STOCK, **calls(0, TAN), after_call="free", changed=[0, 2]
    ),
    "ceki that may change at will": lambda: lay(
        "balik_satu", [OWN, TAN_HAND, OTHER], STOCK, **calls(0, CEKI), after_call="free", changed=[0, 2]
    ),
    "honours of their own kind": lambda: lay(
        "balik_satu", [OWN, "C2 C2 C2 WF WF", OTHER], "C1 C2 S1 WF C3", **calls(0, TAN), honour_rank="own_kind"
    ),
    "the caller has taken a card": lambda: lay(
        "balik_satu", [OWN, "C2 C2 C2 S2 S1 S1", OTHER], "C1 C2 S1 WF S2 S2", **calls(0, CEKI) | TAKEN,
        got=card_number("C2"), seen_got=card_number("C2"), known={1: "C2"},
    ),
    "the caller has drawn a card": lambda: lay(
        "balik_satu", [OWN, "C2 C2 C2 S1 M1 C3", OTHER], STOCK, **calls(0, TAN) | {"turn": 1, "step": DISCARDING},
        got=card_number("C3"), seen_got=card_number("C3"), shown=card_number("C3"), known={1: "C3"},
        passed=[0, faces("C3")],
    ),
    "another has taken a card": lambda: lay(
        "balik_satu", [OWN, TAN_HAND, OTHER], STOCK, **calls(0, TAN) | TAKEN | {"turn": 2}, got=card_number("M2"),
        seen_got=card_number("M2"), known={2: "M2"},
    ),
    "chaqui": lambda: lay(
        "chaqui", [OWN, TAN_HAND, OTHER], STOCK, **calls(0, TAN), known={1: "C2 C2 C2"}, open_olos=[0, 1]
    ),
    "tantanan": lambda: lay("tantanan", [OWN, "C2 C2 S1", OTHER, ""], "C1 C2 S1 WF C3 M3", **calls(0, TAN)),
    "tan nokang": lambda: lay(
        "tantanan", [OWN, "C2 S2 S1", OTHER, ""], "C1 C2 S1 WF C3 S1", heap="M3", **calls(0, CEKI),
        passed=[0, faces("M3")],
    ),
    "kowah": lambda: lay(
        "kowah", [OWN, "C2 C2 S2 S3 M3", OTHER], "C1 C2 S1 WF C3 M3", ceki=[0, 1], laid=[0, 2], passed=[0, faces("M2")]
    ),
    "kowah with five laid down": lambda: lay(
        "kowah", [OWN, "C2 C2 S2 S2 M2", OTHER], "C1 C2 S1 WF C3 M3 C2", ceki=[0, 1], laid=[0, 5]
    ),
    "kowah, a card drawn": lambda: lay(
        "kowah", [OWN, "C2 C2 S2 S3 M3 C1", OTHER], "C1 C2 S1 WF C3 M3", ceki=[0, 1], laid=[0, 2], turn=1, step=2,
        got=card_number("C1"),
    ),
}  # fmt: skip
VARIANTS = {
    "balik lima belas": lambda: lay("balik_lima_belas", [OWN, TAN_HAND, OTHER], STOCK, **calls(0, TAN)),
    "chot": lambda: lay("chot", [OWN, CEKI_HAND, OTHER, ""], STOCK, **calls(0, CEKI)),
    "gonggong": lambda: lay("gonggong", [OWN, CEKI_HAND, OTHER, ""], STOCK, **calls(0, CEKI)),
}
UNCALLED = {
    "not dealt complete": lambda: lay(
        "balik_satu", ["C3 S2 M1", "C2 C2 C2 S1 M2 WF", "C3 S3 M2"], "C2 S1 C1", turn=1, starter=1, step=DISCARDING
    ),
    "a card that made no olo": lambda: lay(
        "chaqui", [OWN, "C2 C2 S1 M2", OTHER], "C2 S1 C1 C2", **TAKEN, got=card_number("C2"),
        seen_got=card_number("C2"), known={1: "C2"},
    ),
    "an olo lies open": lambda: lay(
        "chaqui", [OWN, "C2 C2 C2 M2", OTHER], "C2 S1 C1 C2", **TAKEN, got=card_number("C2"),
        seen_got=card_number("C2"), known={1: "C2 C2 C2"}, open_olos=[0, 1],
    ),
    "a ready hand would have been called": lambda: lay(
        "kowah", [OWN, "C2 S1 M2 C3 M3", OTHER], "C2 S1 C1 S2", silent=[0, 1], call_mandatory=True
    ),
}  # fmt: skip
SEVERAL_CALLERS = {
    "tan and ceki": lambda: lay(
        "balik_satu", ["C3 S2", "C2 C2 C2 S1 M1", "C3 S3 M3 C1 C1"], "C1 C2 S1 C3 M3", **calls(0, TAN, CEKI)
    ),
    "tan and tan": lambda: lay(
        "balik_satu", ["C3 S2", "C2 C2 C2 S1 M1", "C3 C3 C3 C2 S2"], "C1 C2 S1 C3 M3", heap="C3 M1",
        **calls(0, TAN, TAN), passed=[0, faces("C3"), faces("M1")],
    ),
    "three of pairs": lambda: lay(
        "tantanan", ["S2", "C2 C2 S1", "C3 C3 M1", "S1 C1 C3"], "C1 C2 S1 C3 S3", **calls(0, TAN, TAN, CEKI)
    ),
    "two of kowah": lambda: lay(
        "kowah", ["C3 S2", "C2 C2 S2 S3 M3", "C1 S1 C4 S4 M4"], "C1 C2 S1 C3 M3", ceki=[0, 1, 1], laid=[0, 2, 2]
    ),
}  # fmt: skip


def with_open(chosen: Any, g: Any) -> Any:
    """Olos that are known in chaqui lie open."""
    if "exposed" in chosen.game.table.FIELDS:
        g.exposed[:] = 3 * (g.known // 3)
    return chosen, g


def is_true(chosen: Any, g: Any) -> bool:
    """Whether what is known of each seat is true at a table laid by hand."""
    names = vars(getattr(namespaces, chosen.game.id))
    for seat in range(g.seats):
        hand = g.hand[seat].copy()
        got = g.got if g.turn == seat else NONE
        if got != NONE:
            hand[got] -= 1
        if names["hand_constraint"](g, seat) != ANY_HAND and not names["hand_consistent"](g, seat, hand, int(got)):
            return False
    return True


def ask(table: Any) -> None:
    chosen, g = with_open(*table())
    assert is_true(chosen, g)
    assert agreement(chosen, g, 0) > 0.001


@pytest.mark.prove
@pytest.mark.parametrize("name", ONE_CALLER)
def test_with_one_caller_every_deal_that_agrees_is_equally_likely(name):
    ask(ONE_CALLER[name])


@pytest.mark.prove
@pytest.mark.parametrize("name", SEVERAL_CALLERS)
def test_with_several_callers_every_deal_that_agrees_is_equally_likely(name):
    ask(SEVERAL_CALLERS[name])


@pytest.mark.prove
@pytest.mark.parametrize("name", UNCALLED)
def test_what_is_known_without_a_call_leaves_every_other_deal_equally_likely(name):
    ask(UNCALLED[name])


@pytest.mark.prove
@pytest.mark.parametrize("name", VARIANTS)
def test_in_a_variant_every_deal_that_agrees_is_equally_likely(name):
    ask(VARIANTS[name])


EVERY_TABLE = ONE_CALLER | SEVERAL_CALLERS | UNCALLED | VARIANTS


@pytest.mark.parametrize("name", EVERY_TABLE)
def test_every_re_deal_is_a_table_at_which_all_that_is_known_is_true(name):
    chosen, g = with_open(*EVERY_TABLE[name]())
    view = view_of(chosen.game, g, 0)
    for seed in range(6):
        other = view.determinize(seed)
        assert is_true(chosen, other)
        assert (other.hand.sum(axis=1) == g.hand.sum(axis=1)).all()
        assert listed(other.hand[0]) == listed(g.hand[0])


@pytest.mark.parametrize(("hand", "true"), [("C2 C2 C2 M2", False), ("C2 C2 C2 M2 S1", True)])
def test_cq_4_who_has_taken_a_card_can_let_another_go_that_does_not_lie_open(hand, true):
    chosen, g = lay("chaqui", [OWN, hand, OTHER], "C2 S1 C1 C2", **TAKEN, open_olos=[0, 1], exposed_locked=True)
    g.got = g.seen_got = card_number("M2")
    g.exposed[1] = counted(["C2"] * 3)
    assert is_true(chosen, g) is true


@pytest.mark.parametrize(
    ("hand", "true"), [("C2 C2 S2 S3 M3", True), ("C2 C2 S2 S3 M4", False), ("C2 C2 S2 C3", False)]
)
def test_kw_14_a_caller_is_ready_with_the_couple_that_he_laid_down(hand, true):
    chosen, g = lay("kowah", [OWN, hand, OTHER], "C1 C2 S1 WF C3 M3", ceki=[0, 1], laid=[0, 2])
    assert is_true(chosen, g) is true


@pytest.mark.parametrize("name", ["tan", "ceki", "kowah"])
def test_a_share_that_is_rounded_up_to_the_whole_still_draws_a_hand(name, monkeypatch):
    monkeypatch.setattr(ready_hands, "small_share", lambda state: 1.0)
    chosen, g = ONE_CALLER[name]()
    names, hand, held = vars(getattr(namespaces, chosen.game.id)), g.hand[1].copy(), int(g.hand[1].sum())
    loose, hand[:] = g.deck - g.hand[0] - g.heap, 0
    before = loose.copy()
    assert names["sample_hand"](g, 1, hand, held, NONE, loose, np.zeros(2, np.int64)) > 0
    assert (hand.sum(), names["hand_consistent"](g, 1, hand, NONE)) == (held, True)
    assert (hand + loose == before).all()


@pytest.mark.parametrize("name", ["tan", "kowah"])
def test_the_hand_of_who_has_won_lies_open(name):
    chosen, g = ONE_CALLER[name]()
    assert vars(getattr(namespaces, chosen.game.id))["hand_constraint"](g, 1) != ANY_HAND
    g.winner = 1
    assert vars(getattr(namespaces, chosen.game.id))["hand_constraint"](g, 1) == ANY_HAND


@pytest.mark.parametrize("name", ["tan", "ceki", "tan that cards have passed", "ceki that cards have passed"])
def test_bs_18_a_caller_has_a_hand_of_the_kind_that_he_called(name):
    chosen, g = ONE_CALLER[name]()
    view, names = view_of(chosen.game, g, 0), vars(getattr(namespaces, chosen.game.id))
    dealt = [view.determinize(seed) for seed in range(30)]
    assert len({other.hand[1].tobytes() for other in dealt}) > 3
    for other in dealt:
        assert names["ready_call"](other, other.hand[1]) == g.call[1]
        assert names["waits"](other, other.hand[1], g.call[1]) & g.passed[1] == 0


def test_bs_20_where_one_pair_alone_can_be_ceki_the_caller_has_it():
    chosen, g = lay("balik_satu", ["C3", "C2 C2", "C3 S3"], "C2 M1 S3", **calls(0, CEKI))
    # beside C2 C2 there is only the pair S3 S3, and no third one that its holder could wait for
    view = view_of(chosen.game, g, 0)
    assert {tuple(listed(view.determinize(seed).hand[1])) for seed in range(40)} == {("C2", "C2")}


def drawn(caller: str, call: int, stock: str) -> Any:
    """A table at which seat 0 draws, and seat 1 has called."""
    g = blank("balik_satu", 2)
    hold(g, 0, ODD_HAND)
    called(g, 1, call, 1, caller)
    stack(g, stock)
    g.turn, g.step = 0, DRAWING
    do(g, "draw")
    return g


def test_bs_25_a_shown_card_that_passes_a_caller_does_not_complete_his_hand():
    g = drawn(TAN_HAND_OF_FOURTEEN, TAN, "M9 C1")
    assert g.passed[1] == faces("M9")
    assert g.seen_got == g.got == card_number("M9")
    do(g, "discard C1")
    assert g.seen_got == NONE
    do(g, "draw")
    assert g.passed[1] == faces("M9 C1")


def test_bs_28_all_know_of_the_mata_that_a_caller_makes():
    g = drawn("C2 C2 S2 C3 S3 M3 C4 S4 M4 C5 S5 M5 C8 C8", CEKI, "M9 C2 S2")
    do(g, "discard C1")
    do(g, "draw")
    assert g.known[1, card_number("C2")] == 1
    do(g, "discard S2")
    assert g.known[1, card_number("C2")] == 3
    assert (g.changed[1], g.passed[1]) == (1, faces("M9"))


def test_bs_29_what_passed_a_ceki_says_nothing_of_the_tan_that_it_becomes():
    g = drawn("C2 C2 S2 C3 S3 M3 C4 S4 M4 C5 S5 M5 C8 C8", CEKI, "S8 C2 S2")
    assert g.passed[1] == faces("S8")
    do(g, "discard C1")
    do(g, "draw")
    do(g, "change S2")
    assert (g.changed[1], g.passed[1], g.call[1]) == (1, 0, TAN)

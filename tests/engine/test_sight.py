"""Views and re-deals by declaration, on a small table of its own."""

from __future__ import annotations

import numpy as np
import pytest

from ceki.engine.chance import small_seed
from ceki.engine.record import ALL, NOBODY, OWN, Record, counts, number, one_card, pack, pile, record_type, unpack
from ceki.engine.visibility.hide import HIDDEN, WATCHER, as_bytes, hide, layout, redeal, scratch


class Small(Record, seats=3, faces=6):
    hand = counts("seats", "faces", seen=OWN)
    known = counts("seats", "faces", seen=ALL, of="hand")
    won = counts("seats", "faces", seen="option:open_piles")
    stock = pile(8, seen=NOBODY)
    peek = one_card(seen="seat:peeker")
    got = one_card(seen="seat:turn", of="hand")
    seen_got = one_card(seen=ALL, of="got")
    peeker: int = number(seen=ALL)
    open_piles: int = number(seen=ALL)
    heap = counts("faces", seen=ALL)


def table():
    g = Small()
    g.seats, g.peeker, g.turn = 3, 2, 0
    g.deck[:] = 4
    g.hand[0, :3] = 2
    g.hand[1, 3:] = 2
    g.known[1, 4] = 1
    g.hand[2, :] = 1
    g.stock[:3] = [0, 1, 2]
    g.peek = 3
    g.got = 2
    g.won[1, 5] = 1
    g.heap[3] = 1
    for face in range(6):
        placed = (
            g.hand[:, face].sum() + g.won[:, face].sum() + g.heap[face] + (g.peek == face) + (g.stock == face).sum()
        )
        g.deck[face] = placed
    g.key[:] = 7
    return g


def masked(g, seat):
    record = np.zeros(1, record_type(Small))
    pack(g, record[0])
    hide(as_bytes(record)[0], layout(Small), seat)
    return record


def seen(g, seat):
    return unpack(Small, masked(g, seat)[0])


def test_a_seat_sees_its_own_hand_and_the_size_of_others():
    view = seen(table(), 0)
    assert view.hand[0].tolist() == [2, 2, 2, 0, 0, 0]
    assert view.hand[1].tolist() == [-6, 0, 0, 0, 0, 0]


def test_what_is_known_of_a_hand_is_seen():
    assert seen(table(), 0).known[1].tolist() == [0, 0, 0, 0, 1, 0]


def test_the_stock_shows_only_that_cards_lie_there():
    assert seen(table(), 0).stock.tolist() == [HIDDEN] * 3 + [-1] * 5


def test_the_key_is_blotted_out():
    assert seen(table(), 0).key.tolist() == [0] * 8


@pytest.mark.parametrize(("seat", "peek"), [(0, HIDDEN), (2, 3), (WATCHER, HIDDEN)])
def test_a_named_seat_alone_peeks(seat, peek):
    assert seen(table(), seat).peek == peek


@pytest.mark.parametrize(
    ("option", "seat", "row"), [(1, 0, 1), (0, 0, -1), (0, 1, 1), (1, WATCHER, 1), (0, WATCHER, -1)]
)
def test_an_option_opens_the_piles(option, seat, row):
    g = table()
    g.open_piles = option
    assert seen(g, seat).won[1].sum() == row


def test_one_who_looks_on_sees_no_hand():
    assert (seen(table(), WATCHER).hand[:, 0] < 0).all()


def dealt_again(g, seat, seed):
    record, state = masked(g, seat), np.zeros(2, np.int64)
    small_seed(state, seed, 1)
    unseen = redeal(as_bytes(record)[0], layout(Small), state, scratch(Small))
    return unpack(Small, record[0]), unseen


def all_cards(g):
    cards = g.hand.sum(axis=0) + g.won.sum(axis=0) + g.heap
    for card in [*g.stock, g.peek]:
        if card >= 0:
            cards[card] += 1
    return cards.tolist()


@pytest.mark.parametrize("seat", [WATCHER, 0, 1, 2])
def test_a_re_deal_keeps_every_card_every_size_and_what_is_known(seat):
    g = table()
    for seed in range(40):
        other, _ = dealt_again(g, seat, seed)
        assert all_cards(other) == g.deck.tolist()
        assert other.hand.sum(axis=1).tolist() == g.hand.sum(axis=1).tolist()
        assert (other.hand >= other.known).all()
        if seat >= 0:
            assert other.hand[seat].tolist() == g.hand[seat].tolist()


def test_a_re_deal_moves_cards_and_reaches_every_place():
    g = table()
    peeks = {int(dealt_again(g, 0, seed)[0].peek) for seed in range(200)}
    assert peeks == {0, 1, 2, 3, 4, 5} & {face for face in range(6) if g.deck[face] > g.hand[0, face] + g.heap[face]}


def test_a_hidden_note_becomes_a_card_of_its_hand():
    g = table()
    for seed in range(40):
        other, _ = dealt_again(g, 1, seed)
        assert other.hand[0, other.got] > 0


def test_a_hidden_note_is_the_card_that_all_saw_come():
    g = table()
    g.known[0, 2] = 1
    g.got = g.seen_got = 2
    for seed in range(20):
        other, _ = dealt_again(g, 1, seed)
        assert other.got == 2
        assert other.hand[0, 2] > 0


def test_a_re_deal_says_how_many_cards_are_unseen():
    g = table()
    assert dealt_again(g, 0, 1)[1] == sum(g.deck) - 6 - 1 - 1  # own hand, heap, one known card

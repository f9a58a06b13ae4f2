"""Hands drawn at random where something is known of them: each alone, or several in turn, over and over."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ceki.engine.bits import NONE
from ceki.engine.chance import Words, small_below, small_share
from ceki.engine.contract import (
    ANY_HAND,
    FEW_HANDS,
    MOST_HANDS,
    hand_consistent,
    hand_constraint,
    hand_reachable,
    sample_hand,
)
from ceki.engine.record import HIDDEN
from ceki.engine.rows import copy_row
from ceki.engine.rule import driver, rule
from ceki.engine.visibility.hide import (
    COLUMNS,
    DECK_FIELD,
    HAND_FIELD,
    IS_CARD,
    KIND,
    KNOWN,
    MOST_FACES,
    PART_OF,
    START,
    TARGET,
    TARGET_WIDTH,
    Bytes,
    Layout,
    count_unseen,
    known_start,
    read_number,
)

TRIES: Final = 1000  # of what seldom fails: a view that no table agrees with is given up


TRIES_ALONE: Final = 20_000  # of a hand that alone is bound


TRACE: Final = 0.001  # how much of the first draw of several hands may be left, where few hands hold


FAINT_TRACE: Final = 0.05  # and where most do


MOST_SWEEPS: Final = 24


GOT: Final = 63  # beside the counts of a hand: the card that has just come to it, or `NONE`


# ---------------------------------------------------------------- the hands of which something is known


@driver
def draw_bound(
    g: Any, kept: Bytes, view: Bytes, fields: Layout, hands: Any, loose: Words, few_first: bool, state: Words
) -> bool:
    """Draws the hidden hands that are bound, and writes them into the table; False when one has no way left.

    `kept` and `view` are bytes of a view, (bytes,), only the second changed; `hands`, (seats, 64), and `loose`, (64,),
    are counts by face, both changed, and a hand holds the card just got at `GOT`.

    Several hands are drawn one after the other. Where few hands hold, all are drawn again `sweeps` times, and each time
    kept or taken by the ways that they leave one another (independence sampling: W. K. Hastings, 1970). Then, as often,
    each is drawn anew given the others (Gibbs sampling by blocks).
    """
    tried = np.zeros((g.seats, MOST_FACES), np.int64)
    left = np.zeros(MOST_FACES, np.int64)
    ways = 0.0
    few = bound_hands(g, kept, fields, MOST_HANDS) > 0
    n = 0
    step = 0
    while step <= 2 * n:
        again = step > n
        if not again:
            count_unseen(kept, fields, left)
        found = draw_each(g, kept, fields, tried, left, few_first, again, state)
        if found <= 0.0 and step == 0:
            return False
        if again or small_share(state) * ways < found:
            ways = found
            copy_hands(g, hands, tried)
            copy_row(loose, left)
        if step == 0 and bound_hands(g, kept, fields, ANY_HAND) > 1:
            n = sweeps(g, kept, fields, loose, TRACE if few else FAINT_TRACE)
            step = 0 if few else n
        step += 1
        if step > n:
            copy_hands(g, tried, hands)
            copy_row(left, loose)
    for seat in range(g.seats):
        if is_bound(g, kept, fields, seat, ANY_HAND):
            start = row_start(fields, seat)
            for face in range(fields[DECK_FIELD, COLUMNS]):
                view[start + face] = hands[seat, face]
            note_got(view, fields, seat, hands[seat, GOT])
    return True


@rule
def copy_hands(g: Any, into: Any, source: Any) -> None:
    """Writes the hands of all seats, (seats, 64), over others."""
    for seat in range(g.seats):
        copy_row(into[seat], source[seat])


@driver
def bound_hands(g: Any, kept: Bytes, fields: Layout, more_than: int) -> int:
    """How many hands are hidden and bound more than `more_than`, one of `CONSTRAINTS`."""
    n = 0
    for seat in range(g.seats):
        n += int(is_bound(g, kept, fields, seat, more_than))
    return n


@driver
def is_bound(g: Any, kept: Bytes, fields: Layout, seat: int, more_than: int) -> bool:
    """Whether a hand is hidden and bound more than `more_than`, one of `CONSTRAINTS`."""
    return kept[row_start(fields, seat)] < 0 and hand_constraint(g, seat) > more_than


@driver
def draw_each(
    g: Any, kept: Bytes, fields: Layout, hands: Any, loose: Words, few_first: bool, again: bool, state: Words
) -> float:
    """Draws one hand after the other, each out of what is loose; if `again`, when its own cards have been put back.

    Returns in how many ways those after the first could be drawn, 0 when one could not. A first hand that leaves the
    others few ways comes too often, by just that number. One that is not found again stays as it was: what it was has
    no part in whether it is found, so every table stays as likely. With `few_first` those that few may be are drawn
    before the others: that finds a table more often, but not each as likely.
    """
    first = True
    ways = 1.0
    for turn in range(2 * g.seats):
        seat = turn % g.seats
        now = turn < g.seats
        if few_first:
            now = now == (hand_constraint(g, seat) == FEW_HANDS)
        if now and is_bound(g, kept, fields, seat, ANY_HAND):
            before = hands[seat].copy()
            left = loose.copy()
            if again:
                put_back(kept, fields, seat, before, loose)
            found = draw_one(g, kept, fields, seat, hands[seat], loose, state)
            if found <= 0.0:
                if not again:
                    return 0.0
                copy_row(hands[seat], before)
                copy_row(loose, left)
            if not first:
                ways *= found
            first = False
    return ways


@driver
def draw_one(g: Any, kept: Bytes, fields: Layout, seat: int, hand: Words, loose: Words, state: Words) -> float:
    """Draws a hand that holds and can have come about, with the card just got where there is one; returns in how many
    ways, 0 when there is no such hand.

    `hand`, `loose`: counts by face, (64,), both changed. Every draw is checked, for a game's `sample_hand` need not
    know all of it.
    """
    seen = just_got(kept, fields, seat)
    few = hand_constraint(g, seat) == FEW_HANDS
    ways = 1.0
    for _ in range(TRIES):
        cards = known_cards(kept, fields, seat, hand)
        if seen >= 0:
            hand[seen] -= 1
        elif seen == HIDDEN:
            cards -= 1
        if few:
            ways = sample_hand(g, seat, hand, cards, seen if seen >= 0 else NONE, loose, state)
            if ways <= 0.0:
                return 0.0
        else:
            draw_loose(loose, cards, hand, state)
        got = seen
        if seen == HIDDEN:
            got = draw_loose(loose, 1, hand, state)
            hand[got] -= 1
        found = hand_consistent(g, seat, hand, got)
        if found:
            found = hand_reachable(g, seat, hand.copy(), got, state)
        if got >= 0:
            hand[got] += 1
        hand[GOT] = got
        if found:
            return float(ways)
        put_back(kept, fields, seat, hand, loose)
    return 0.0


@rule
def draw_loose(loose: Words, n: int, hand: Words, state: Words) -> int:
    """Gives a hand `n` of the loose cards; returns the last of them. `loose`, `hand`: counts by face, (64,), both
    changed."""
    left = 0
    for face in range(len(loose)):
        left += loose[face]
    face = NONE
    for _ in range(n):
        chosen = small_below(state, left)
        face = 0
        while chosen >= loose[face]:
            chosen -= loose[face]
            face += 1
        loose[face] -= 1
        hand[face] += 1
        left -= 1
    return face


@rule
def put_back(kept: Bytes, fields: Layout, seat: int, hand: Words, loose: Words) -> None:
    """Makes the cards of a hand that are not known loose again. `hand`, `loose`: counts by face, (64,); `loose`
    changes."""
    known = known_start(fields, fields[HAND_FIELD], seat)
    for face in range(fields[DECK_FIELD, COLUMNS]):
        loose[face] += hand[face] - (kept[known + face] if known != NONE else 0)


@driver
def sweeps(g: Any, kept: Bytes, fields: Layout, loose: Words, trace: float) -> int:
    """How often several hands are drawn anew.

    A hand of which `n` cards are not known is drawn from those and the loose ones. Their share is how far two such
    hands depend on each other (the greatest correlation of two parts of a shuffled pack), and a sweep squares it away.
    """
    free = 0
    for face in range(len(loose)):
        free += loose[face]
    share = 0.0
    hand = np.zeros(len(loose), np.int64)
    for seat in range(g.seats):
        if is_bound(g, kept, fields, seat, ANY_HAND):
            n = known_cards(kept, fields, seat, hand)
            share = max(share, n / max(n + free, 1))
    left = share * share
    n = 1
    while left > trace and n < MOST_SWEEPS:
        left *= share * share
        n += 1
    return n


@driver
def hand_holds(g: Any, whole: Bytes, fields: Layout, seat: int, hand: Words) -> bool:
    """Whether what all know of a seat can be true of its hand on a whole table. `whole`: its bytes, (bytes,); `hand` is
    scratch space, (64,)."""
    start = row_start(fields, seat)
    for face in range(fields[DECK_FIELD, COLUMNS]):
        hand[face] = whole[start + face]
    got = just_got(whole, fields, seat)
    if got >= 0:
        hand[got] -= 1
    return bool(hand_consistent(g, seat, hand, got))


# ---------------------------------------------------------------- where the hands stand


@rule
def row_start(fields: Layout, seat: int) -> int:
    """The byte at which the row of a seat's hand begins."""
    hand = fields[HAND_FIELD]
    return int(hand[START] + seat * hand[COLUMNS])


@rule
def known_cards(kept: Bytes, fields: Layout, seat: int, hand: Words) -> int:
    """Writes what is known of a hidden hand into `hand`, counts by face, (faces,); returns how many cards it has
    besides."""
    known = known_start(fields, fields[HAND_FIELD], seat)
    cards = -int(kept[row_start(fields, seat)])
    for face in range(fields[DECK_FIELD, COLUMNS]):
        hand[face] = kept[known + face] if known != NONE else 0
        cards -= hand[face]
    return cards


@rule
def note_of_got(fields: Layout, view: Bytes, seat: int) -> int:
    """The place in a layout of the note of the card that a seat has just got, or `NONE`."""
    f = HAND_FIELD + 1
    while fields[f, KIND] == IS_CARD and fields[f, PART_OF] == HAND_FIELD:
        if fields[f, TARGET] != NONE and read_number(view, fields[f, TARGET], fields[f, TARGET_WIDTH]) == seat:
            return f
        f += 1
    return NONE


@rule
def just_got(view: Bytes, fields: Layout, seat: int) -> int:
    """The card that a seat has just got: `HIDDEN` when the viewer has not seen it come, `NONE` when there is none."""
    f = note_of_got(fields, view, seat)
    if f == NONE:
        return NONE
    card = int(view[fields[f, START]])
    if card == HIDDEN and fields[f, KNOWN] != NONE:
        seen = int(view[fields[fields[f, KNOWN], START]])
        return seen if seen != NONE else card
    return card


@rule
def note_got(view: Bytes, fields: Layout, seat: int, card: int) -> None:
    """Writes down which card a seat has just got."""
    f = note_of_got(fields, view, seat)
    if f != NONE:
        view[fields[f, START]] = card

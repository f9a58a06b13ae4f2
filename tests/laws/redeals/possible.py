"""Whether a round can have come to a re-dealt world: its moves are played again by the rules, and by nothing else.
What a seat drew or threw unseen is guessed from the last move to the first, until the rules lead to what follows; then
the whole round is played, and must end in that very world. Draws from a shuffled stock are matched in `matching.py`.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ceki.engine.bits import NONE
from ceki.engine.chance import small_below
from ceki.engine.contract import legal, play
from ceki.engine.moves import VERBS, clear, may
from ceki.engine.record import HIDDEN, Record
from ceki.engine.rows import copy_row
from ceki.engine.rule import driver, rule
from ceki.engine.visibility.hide import COLUMNS, START, WIDTH, hide, layout_of, read_number
from ceki.testing.watch import cards_conserved, same_bytes
from tests.laws.redeals.lying import same_cards
from tests.laws.redeals.matching import (
    AT,
    BY,
    COLUMNS_OF_DRAWS,
    COLUMNS_OF_GOALS,
    FACE,
    GOAL,
    NOT_THIS,
    add_goal,
    matched,
    mix,
)

BLANK, PLAYED, WORLD, TRIED, BEGUN, SEEN, PAST = range(7)  # rows of tables; from the last on, what was before each move
ROOM: Final = 1200  # moves of a round that are followed
ATTEMPTS: Final = 100  # to guess what was drawn from a shuffled stock, each with another matching
GUESSES: Final = 40_000  # in one attempt, for one seat
HAND, FACES, THROWN, GOT, STOCK, STOCK_SIZE, LEFT, LEFT_WIDTH, KNOWN = range(9)  # where things stand in a record
MOVER, VERB, CARD, DREW, PLAN = range(5)  # of a move: who made it, what, and the card it drew, hid, has to draw
OPEN: Final = -2  # a draw of which the card is not yet said
_NAMES: Final = ("hand", "thrown", "got", "stock")


def places(table: type[Record]) -> Any:
    """Where hands, cards thrown face down, the card just got and the stock stand; `NONE` for what a game has not."""
    rows = {name: layout_of(table, name) for name in (*_NAMES, "stock_left") if name in table.FIELDS}
    hand, thrown, got, stock, left = (
        int(rows[name][START]) if name in rows else NONE for name in (*_NAMES, "stock_left")
    )
    width = int(rows["stock_left"][WIDTH]) if left != NONE else 0
    known = int(layout_of(table, "known")[START]) if "known" in table.FIELDS else NONE
    return np.array([hand, table.FACES, thrown, got, stock, rows["stock"][COLUMNS], left, width, known], np.int64)


@driver
def possible(tables: Any, raw: Any, fields: Any, at: Any, made: Any, steps: int, viewer: int, state: Any) -> bool:
    """Whether the moves `made` can have led to tables[WORLD], as the viewer saw them."""
    if not same_view(raw, fields, WORLD, steps, viewer):
        return False
    need = np.zeros(64, np.int64)
    shuffled = last_shuffle(raw, at, steps)
    for _ in range(1 if shuffled == NONE else ATTEMPTS):
        if not still_to_draw(raw, at, made, steps, viewer, shuffled, need):
            return False
        if shuffled != NONE and not plan(raw, at, made, steps, tables[PLAYED].seats, viewer, shuffled, need, state):
            return False
        copy_row(raw[BEGUN], raw[PAST])
        found = True
        for seat in range(tables[PLAYED].seats):
            if found and seat != viewer:
                found = guess_seat(tables, raw, fields, at, made, steps, viewer, seat, state)
        if found and replays(tables, raw, fields, at, made, steps, viewer):
            return True
    return False


@driver
def same_view(raw: Any, fields: Any, row: int, step: int, viewer: int) -> bool:
    """Whether a table looks to the viewer as it did before a move."""
    copy_row(raw[SEEN], raw[row])
    hide(raw[SEEN], fields, viewer)
    return same_bytes(raw[SEEN], raw[PAST + ROOM + step])


# ---------------------------------------------------------------- the stock


@rule
def left_at(raw: Any, at: Any, step: int) -> int:
    """How many cards the stock had before a move."""
    return read_number(raw[PAST + step], at[LEFT], at[LEFT_WIDTH]) if at[LEFT] != NONE else 0


@rule
def last_shuffle(raw: Any, at: Any, steps: int) -> int:
    """The move after which discards became the stock; `NONE` where there was none."""
    for step in range(steps):
        if left_at(raw, at, step + 1) > left_at(raw, at, step):
            return step
    return NONE


@rule
def still_to_draw(raw: Any, at: Any, made: Any, steps: int, viewer: int, shuffled: int, need: Any) -> bool:
    """Counts the cards of a shuffled stock that others must have drawn and kept, for it to have come to what it is;
    marks those draws `OPEN`. False where a card lies in it that never came there."""
    for face in range(len(need)):
        need[face] = 0
    for step in range(steps):
        made[step, PLAN] = NONE
    if shuffled == NONE:
        return True
    for i in range(left_at(raw, at, shuffled + 1)):
        need[raw[PAST + shuffled + 1, at[STOCK] + i]] += 1
    for i in range(left_at(raw, at, steps)):
        need[raw[WORLD, at[STOCK] + i]] -= 1
    for step in range(shuffled + 1, steps):
        if is_draw(raw, at, step):
            if made[step, MOVER] == viewer:
                need[raw[PAST + step + 1, at[GOT]]] -= 1
            elif step + 1 < steps and went_as_drawn(raw, at, made, step + 1):
                need[made[step + 1, CARD]] -= 1
            else:
                made[step, PLAN] = OPEN
    for face in range(at[FACES]):
        if need[face] < 0:
            return False
    return True


@rule
def went_as_drawn(raw: Any, at: Any, made: Any, step: int) -> bool:
    """Whether the card went that had just come."""
    return bool(made[step, CARD] >= 0 and raw[PAST + step, at[GOT]] == made[step, CARD])


@rule
def plan(
    raw: Any, at: Any, made: Any, steps: int, seats: int, viewer: int, shuffled: int, need: Any, state: Any
) -> bool:
    """Says of every `OPEN` draw which card it was, so that all `need` are drawn: one that its player let go at a later
    turn, or holds in the world. False where that cannot be."""
    draws = np.zeros((steps + 1, COLUMNS_OF_DRAWS), np.int64)
    goals = np.zeros((steps + ROOM, COLUMNS_OF_GOALS), np.int64)
    n = 0
    m = 0
    just_drawn = NONE  # where it is in the hand
    for step in range(shuffled + 1, steps):
        if made[step, PLAN] == OPEN and step + 1 == steps:
            made[step, PLAN] = raw[WORLD, at[GOT]]
            need[made[step, PLAN]] -= 1
            just_drawn = made[step, MOVER] * at[FACES] + made[step, PLAN]
        elif made[step, PLAN] == OPEN:
            draws[n, BY] = made[step, MOVER]
            draws[n, AT] = step
            draws[n, NOT_THIS] = made[step + 1, CARD]
            n += 1
        elif went_unknown(raw, at, made, step) and made[step, MOVER] != viewer:
            m = add_goal(goals, m, made[step, MOVER], step, made[step, CARD])
    for seat in range(seats):
        for face in range(at[FACES] if seat != viewer else 0):
            place = seat * at[FACES] + face
            for _ in range(raw[WORLD, at[HAND] + place] - raw[WORLD, at[KNOWN] + place] - int(place == just_drawn)):
                m = add_goal(goals, m, seat, steps, face)
    mix(goals, m, state)
    if not matched(draws[:n], goals[:m], need):
        return False
    for i in range(n):
        made[draws[i, AT], PLAN] = goals[draws[i, GOAL], FACE]
    return True


@rule
def went_unknown(raw: Any, at: Any, made: Any, step: int) -> bool:
    """Whether a card went that was neither just drawn nor known to be held."""
    card = made[step, CARD]
    if card < 0 or went_as_drawn(raw, at, made, step):
        return False
    place = at[KNOWN] + made[step, MOVER] * at[FACES] + card
    return bool(raw[PAST + step, place] == raw[PAST + step + 1, place])


# ---------------------------------------------------------------- guessing what a seat drew, and threw


@driver
def guess_seat(
    tables: Any,
    raw: Any,
    fields: Any,
    at: Any,
    made: Any,
    steps: int,
    viewer: int,
    seat: int,
    state: Any,
) -> bool:
    """Goes back over the moves of a seat from what it holds in the world; writes down what it drew and threw, and into
    tables[BEGUN] what it was dealt. False when there was no way, or none was found."""
    own = np.zeros(steps + 1, np.int64)
    n = 0
    for step in range(steps):
        if made[step, MOVER] == seat:
            own[n] = step
            n += 1
    faces = at[FACES]
    rows = np.zeros((n + 1, 2 * faces + 1), np.int64)  # what it held after each of its moves, had thrown, and had got
    tries = np.zeros(n + 1, np.int64)
    for face in range(faces):
        rows[n, face] = raw[WORLD, at[HAND] + seat * faces + face]
        rows[n, faces + face] = raw[WORLD, at[THROWN] + seat * faces + face] if at[THROWN] != NONE else 0
    rows[n, 2 * faces] = raw[WORLD, at[GOT]] if at[GOT] != NONE and tables[WORLD].turn == seat else NONE
    first = small_below(state, faces)
    d = n
    for _ in range(GUESSES):
        if d == 0:
            write_row(raw, at, BEGUN, seat, rows[0])
            return True
        step = own[d - 1]
        guessed = is_guessed(raw, at, seat, step)
        guess = next_guess(raw, at, made, seat, step, first, tries[d], rows[d]) if guessed else NONE
        if tries[d] > (2 * faces if guessed else 0):
            if d == n:
                return False
            d += 1
            tries[d] += 1
            continue
        leads = guess >= 0 or not guessed
        if leads:
            leads = goes_back(raw, at, made, seat, step, guess, rows[d], rows[d - 1])
        if leads and made[step, PLAN] >= 0:
            leads = rows[d, 2 * faces] == made[step, PLAN]
        if leads and leads_on(tables, raw, fields, at, made, viewer, seat, step, rows[d], rows[d - 1]):
            made[step, DREW] = rows[d, 2 * faces] if is_draw(raw, at, step) else guess
            d -= 1
            tries[d] = 0
        else:
            tries[d] += 1
    return False


@rule
def is_draw(raw: Any, at: Any, step: int) -> bool:
    return left_at(raw, at, step + 1) < left_at(raw, at, step)


@rule
def is_throw(raw: Any, at: Any, seat: int, step: int) -> bool:
    """Whether a card went face down that the viewer has not seen."""
    place = at[THROWN] + seat * at[FACES]
    return (
        at[THROWN] != NONE
        and raw[PAST + ROOM + step + 1, place] < 0
        and raw[PAST + ROOM + step + 1, place] < raw[PAST + ROOM + step, place]
    )


@rule
def is_guessed(raw: Any, at: Any, seat: int, step: int) -> bool:
    """Whether the viewer cannot know with which card just drawn a move was made, or which it threw."""
    return (at[GOT] != NONE and raw[PAST + ROOM + step, at[GOT]] == HIDDEN) or is_throw(raw, at, seat, step)


@rule
def next_guess(raw: Any, at: Any, made: Any, seat: int, step: int, first: int, tries: int, after: Any) -> int:
    """What to try in which order; `NONE` for a place in the order that is empty. What was really drawn or thrown comes
    first, then cards that the seat did not really have, then all others: so a world soon has the past that was."""
    real = made[step, CARD] if is_throw(raw, at, seat, step) else raw[PAST + step, at[GOT]]
    if tries == 0:
        return int(real)
    face = (first + tries) % at[FACES]
    foreign = after[face] > raw[PAST + step + 1, at[HAND] + seat * at[FACES] + face]
    return int(face) if face != real and foreign == (tries <= at[FACES]) else NONE


@rule
def goes_back(raw: Any, at: Any, made: Any, seat: int, step: int, guess: int, after: Any, before: Any) -> bool:
    """What a seat had before a move, if it has `after` now; false where that cannot be."""
    faces = at[FACES]
    copy_row(before, after)
    size = 0
    for face in range(faces):
        size += raw[PAST + step + 1, at[HAND] + seat * faces + face] - raw[PAST + step, at[HAND] + seat * faces + face]
    if at[GOT] != NONE:
        before[2 * faces] = guess if guess != NONE else raw[PAST + step, at[GOT]]
    if size > 0:
        card = after[2 * faces]
        if card < 0:
            return False
        before[card] -= 1
        if before[card] < 0:
            return False
    if size < 0:
        thrown = is_throw(raw, at, seat, step)
        card = guess if thrown else made[step, CARD]
        before[card] += 1
        if thrown:
            before[faces + card] -= 1
            if before[faces + card] < 0:
                return False
    for face in range(faces if at[KNOWN] != NONE else 0):  # what all know to be held is held
        if before[face] < raw[PAST + step, at[KNOWN] + seat * faces + face]:
            return False
    return before[2 * faces] < 0 or before[before[2 * faces]] > 0


@rule
def write_row(raw: Any, at: Any, row: int, seat: int, has: Any) -> None:
    """Gives a seat its cards."""
    for face in range(at[FACES]):
        raw[row, at[HAND] + seat * at[FACES] + face] = has[face]
        if at[THROWN] != NONE:
            raw[row, at[THROWN] + seat * at[FACES] + face] = has[at[FACES] + face]


@driver
def leads_on(
    tables: Any, raw: Any, fields: Any, at: Any, made: Any, viewer: int, seat: int, step: int, after: Any, before: Any
) -> bool:
    """Whether the rules lead from what a seat had before a move to what it had after, as the viewer saw it."""
    copy_row(raw[TRIED], raw[PAST + step])
    write_row(raw, at, TRIED, seat, before)
    if at[GOT] != NONE:
        raw[TRIED, at[GOT]] = before[2 * at[FACES]]
    if is_draw(raw, at, step):
        raw[TRIED, at[STOCK] + left_at(raw, at, step) - 1] = after[2 * at[FACES]]
    card = before_thrown(at, before, after) if is_throw(raw, at, seat, step) else made[step, CARD]
    if not moves_on(tables, raw, fields, made[step, VERB], card, step, viewer):
        return False
    return bool(ends_with(raw, at, seat, after))


@rule
def before_thrown(at: Any, before: Any, after: Any) -> int:
    """The card that a seat has thrown."""
    card = 0
    while before[at[FACES] + card] == after[at[FACES] + card]:
        card += 1
    return card


@driver
def moves_on(tables: Any, raw: Any, fields: Any, verb: int, card: int, step: int, viewer: int) -> bool:
    """Makes a move on tables[TRIED], if it is legal; whether the viewer then sees what they saw."""
    moves = np.zeros(VERBS, np.int64)
    clear(moves)
    legal(tables[TRIED], moves)
    if not may(moves, verb, card):
        return False
    play(tables[TRIED], verb, card)
    return same_view(raw, fields, TRIED, step + 1, viewer)


@rule
def ends_with(raw: Any, at: Any, seat: int, after: Any) -> bool:
    """Whether a seat of tables[TRIED] has these cards."""
    for face in range(at[FACES]):
        if raw[TRIED, at[HAND] + seat * at[FACES] + face] != after[face]:
            return False
        if at[THROWN] != NONE and raw[TRIED, at[THROWN] + seat * at[FACES] + face] != after[at[FACES] + face]:
            return False
    return at[GOT] == NONE or raw[TRIED, at[GOT]] == after[2 * at[FACES]]


# ---------------------------------------------------------------- the whole round again


@driver
def replays(tables: Any, raw: Any, fields: Any, at: Any, made: Any, steps: int, viewer: int) -> bool:
    """Plays all moves from the hands in tables[BEGUN] and the stock that was guessed; whether they end in the world."""
    counts = np.zeros(64, np.int64)
    copy_row(raw[TRIED], raw[BEGUN])
    stack(raw, at, made, 0, steps, viewer)
    if not cards_conserved(raw[TRIED], fields, counts) or not same_view(raw, fields, TRIED, 0, viewer):
        return False
    for step in range(steps):
        guessed = made[step, MOVER] != viewer and is_throw(raw, at, made[step, MOVER], step)
        card = made[step, DREW] if guessed else made[step, CARD]
        if not moves_on(tables, raw, fields, made[step, VERB], card, step, viewer):
            return False
        if left_at(raw, at, step + 1) > left_at(raw, at, step):
            stack(raw, at, made, step + 1, steps, viewer)
            if not cards_conserved(raw[TRIED], fields, counts):
                return False
    return same_cards(raw[TRIED], raw[WORLD], fields)


@rule
def stack(raw: Any, at: Any, made: Any, first: int, steps: int, viewer: int) -> None:
    """Lays the stock so that what was guessed is drawn from move `first` on, and what lies there now is left."""
    step = first
    while step < steps and left_at(raw, at, step + 1) <= left_at(raw, at, step):
        if is_draw(raw, at, step):
            drawn = raw[PAST + step + 1, at[GOT]] if made[step, MOVER] == viewer else made[step, DREW]
            raw[TRIED, at[STOCK] + left_at(raw, at, step) - 1] = drawn
        step += 1
    if step == steps:
        for i in range(left_at(raw, at, steps) if at[LEFT] != NONE else at[STOCK_SIZE]):
            raw[TRIED, at[STOCK] + i] = raw[WORLD, at[STOCK] + i]

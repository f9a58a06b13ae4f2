"""What a learned player reads of a table, and how it chooses: a driver, wherever the rules run.

Nothing is read that the seat in turn does not see (`sees`). `table` and `fields` are those of visibility/hide.py. A
`plan`, (inputs, 7), has a row for each input (inputs.py makes it): first those that are the same for all moves, then
those about the card of a move, then three of the move itself. `kin`, (faces, 3), has sets of cards: the face itself,
the others of its rank, and those next to it in its suit. `verbs`, (verbs, 3), has the first action of each verb and,
where a card lies that a move without one is about, its byte and its field in the layout.

`net`, (1 + inputs + actions, hidden + 1), are the numbers of a network: a row with what each hidden unit adds, and
with the margin; a row for each input; a row for each action. The last column leads past the hidden units. `room`, (2,
at least inputs and hidden + 1), is scratch space.
"""

from __future__ import annotations

from typing import Any, Final

from ceki.bots.playout import best_appraised
from ceki.engine.bits import NONE, first, has
from ceki.engine.chance import Words
from ceki.engine.contract import heuristic
from ceki.engine.moves import Moves, nth_card, nth_verb, number_of_moves
from ceki.engine.rule import driver, rule
from ceki.engine.visibility.hide import ROWS, Bytes, Layout, read_number, sees

# columns of a plan: what is read, the field in the layout, its first byte, the bytes from a seat to the next, how many
# seats after the viewer's, the bytes of a number, and which cards count
READS, FIELD, START, STEP, AFTER, WIDTH, KIN = range(7)
NUMBER, THERE, CARDS, IS, LOOKS, LEADS, ABOUT = range(7)  # what is read; the first two are the same for all moves
MOST: Final = 100  # that a number counts for
LOOKS_MOST: Final = 48  # sixteenths of the usual spread
INPUTS, UNITS = range(2)  # rows of `room`
OUT: Final = 0  # the row of a network
FIRST, LIES, LIES_FIELD = range(3)  # columns of `verbs`
ONE: Final = 4096  # of the numbers of a network: inputs to hidden units, and from them, have such parts


@rule
def read_input(table: Bytes, fields: Layout, row: Words, seats: int, seat: int, cards: int) -> int:
    """One input of a plan: 0 where the seat does not see it. `cards`: the set that counts."""
    owner = (seat + row[AFTER]) % seats if row[STEP] > 0 else 0
    if not sees(table, fields[row[FIELD]], owner if fields[row[FIELD], ROWS] > 1 else 0, seat):
        return 0
    at = row[START] + owner * row[STEP]
    if row[READS] == NUMBER:
        return int(max(-MOST, min(read_number(table, at, row[WIDTH]), MOST)))
    if row[READS] == CARDS:
        n = 0
        while cards != 0:
            n += table[at + first(cards)]
            cards &= cards - 1
        return int(n)
    card = int(table[at])
    if row[READS] == THERE:
        return int(card >= 0)
    return int(card >= 0 and has(cards, card))


@rule
def read_shared(table: Bytes, fields: Layout, plan: Any, seats: int, seat: int, room: Any) -> int:
    """Reads the inputs that are the same for all moves; returns how many."""
    p = 0
    while plan[p, READS] <= THERE:
        room[INPUTS, p] = read_input(table, fields, plan[p], seats, seat, 0)
        p += 1
    return p


@rule
def read_move(
    table: Bytes, fields: Layout, plan: Any, kin: Any, verbs: Any, seats: int, seat: int, shared: int, verb: int,
    card: int, looks: int, room: Any,
) -> None:  # fmt: skip
    """Reads the inputs of a move. `looks`: how it looks to the simple player beside its own move."""
    last = len(plan) - 3
    about = card if card != NONE else lying(table, fields, verbs[verb], seat)
    for p in range(shared, last):
        room[INPUTS, p] = 0
        if about >= 0:
            room[INPUTS, p] = read_input(table, fields, plan[p], seats, seat, kin[about, plan[p, KIN]])
    room[INPUTS, last] = max(looks * 16 // plan[last, START], -LOOKS_MOST)
    room[INPUTS, last + 1] = int(looks == 0)
    room[INPUTS, last + 2] = int(about >= 0)


@rule
def lying(table: Bytes, fields: Layout, verb: Words, seat: int) -> int:
    """The card that a move without one is about, where the seat sees one; else `NONE`."""
    if verb[LIES] == NONE or not sees(table, fields[verb[LIES_FIELD]], 0, seat):
        return NONE
    return int(table[verb[LIES]])


@rule
def value(net: Any, plan: Any, action: int, room: Any) -> int:
    """What the network makes of the inputs of a move, in parts of what rounds spread by (network.py)."""
    hidden = net.shape[1] - 1
    inputs = len(plan)
    for j in range(hidden + 1):
        room[UNITS, j] = net[1 + inputs + action, j]
    for k in range(inputs):
        n = room[INPUTS, k]
        if n != 0:
            for j in range(hidden + 1):
                room[UNITS, j] += n * net[1 + k, j]
    found = room[UNITS, hidden] * ONE
    for j in range(hidden):
        found += max(room[UNITS, j], 0) * net[OUT, j]
    return int(found)


@driver
def choose_learned(
    g: Any, table: Bytes, fields: Layout, plan: Any, kin: Any, verbs: Any, net: Any, room: Any, moves: Moves, n: int
) -> int:  # fmt: skip
    """The place, from 0, of the move that a learned player makes among `n`: the simple player's, unless the network
    puts another ahead of it by the margin."""
    shared = read_shared(table, fields, plan, g.seats, g.turn, room)
    simple = best_appraised(g, moves, n)
    looks = heuristic(g, nth_verb(moves, simple), nth_card(moves, simple))
    best = simple
    most = 0
    for i in range(n + 1):  # the simple player's first
        place = simple if i == 0 else i - 1
        verb = nth_verb(moves, place)
        card = nth_card(moves, place)
        behind = heuristic(g, verb, card) - looks
        read_move(table, fields, plan, kin, verbs, g.seats, g.turn, shared, verb, card, behind, room)
        worth = value(net, plan, verbs[verb, FIRST] + max(card, 0), room)
        if i == 0:
            most = worth + net[OUT, net.shape[1] - 1]
        elif place != simple and worth > most:
            best = place
            most = worth
    return best


@driver
def choose_at_once(
    tables: Any, rows: Any, fields: Layout, plan: Any, kin: Any, verbs: Any, net: Any, room: Any, moves: Moves
) -> int:
    """The same at the first of some tables."""
    return choose_learned(tables[0], rows[0], fields, plan, kin, verbs, net, room, moves, number_of_moves(moves))

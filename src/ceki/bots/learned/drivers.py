"""What a learned player reads of a table, and how it chooses: a driver, wherever the rules run.

Nothing is read that the seat in turn does not see (`sees`). `table` and `fields` are those of visibility/hide.py.

A `mind`, int64, (rows, columns), is all that a player has learnt, and its scratch space (mind.py lays it):

- `HEAD`: where its parts begin, and more numbers of it (`INPUTS` and what follows);
- `UNITS`: scratch space for the hidden units;
- from `PLAN` on a row for each input (inputs.py): first those that are the same for all moves, then those about the
  card of a move, then three of the move itself; its column `NOW` is scratch space for what is read;
- for each face sets of cards: the face itself, the others of its rank, and those next to it in its suit;
- for each verb its first action and, where a card lies that a move without one is about, its byte and its field;
- the network: what each hidden unit adds; then what each input and each action adds to the hidden units. Its column
  behind the hidden units leads past them.
"""

from __future__ import annotations

from typing import Any, Final

from ceki.bots.greedy import best_appraised
from ceki.engine.bits import NONE, first, has
from ceki.engine.chance import Words
from ceki.engine.contract import heuristic
from ceki.engine.moves import Moves, nth_card, nth_verb, number_of_moves
from ceki.engine.rule import driver, rule
from ceki.engine.visibility.hide import ROWS, Bytes, Layout, read_number, sees

HEAD, UNITS, PLAN = range(3)  # rows of a mind
# columns of its head: how many inputs and hidden units, the first rows of its other parts, and by how much a move
# must be ahead
INPUTS, HIDDEN, KIN, VERBS, NET, MARGIN = range(6)
# columns of a plan: what is read, the field in the layout, its first byte, the bytes from a seat to the next, how many
# seats after the viewer's, the bytes of a number, which cards count, and what was read
READS, FIELD, START, STEP, AFTER, WIDTH, WHICH, NOW = range(8)
LEAST_COLUMNS: Final = 8
NUMBER, THERE, CARDS, IS, LOOKS, LEADS, ABOUT = range(7)  # what is read; the first two are the same for all moves
MOST: Final = 100  # that a number counts for
LOOKS_MOST: Final = 48  # sixteenths of the usual spread
FIRST, LIES, LIES_FIELD = range(3)  # columns of a verb
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
def read_shared(table: Bytes, fields: Layout, mind: Any, seats: int, seat: int) -> int:
    """Reads the inputs that are the same for all moves; returns the row behind them."""
    p = PLAN
    while mind[p, READS] <= THERE:
        mind[p, NOW] = read_input(table, fields, mind[p], seats, seat, 0)
        p += 1
    return p


@rule
def read_move(
    table: Bytes, fields: Layout, mind: Any, seats: int, seat: int, shared: int, verb: int, card: int, looks: int
) -> None:
    """Reads the inputs of a move. `shared`: the row behind those of all moves; `looks`: how it looks to the simple
    player beside its own move."""
    last = PLAN + mind[HEAD, INPUTS] - 3
    about = card if card != NONE else lying(table, fields, mind[mind[HEAD, VERBS] + verb], seat)
    for p in range(shared, last):
        mind[p, NOW] = 0
        if about >= 0:
            cards = mind[mind[HEAD, KIN] + about, mind[p, WHICH]]
            mind[p, NOW] = read_input(table, fields, mind[p], seats, seat, cards)
    mind[last, NOW] = max(looks * 16 // mind[last, START], -LOOKS_MOST)
    mind[last + 1, NOW] = int(looks == 0)
    mind[last + 2, NOW] = int(about >= 0)


@rule
def lying(table: Bytes, fields: Layout, verb: Words, seat: int) -> int:
    """The card that a move without one is about, where the seat sees one; else `NONE`."""
    if verb[LIES] == NONE or not sees(table, fields[verb[LIES_FIELD]], 0, seat):
        return NONE
    return int(table[verb[LIES]])


@rule
def action_of(mind: Any, verb: int, card: int) -> int:
    """The number of a move among all actions."""
    return int(mind[mind[HEAD, VERBS] + verb, FIRST] + max(card, 0))


@rule
def value(mind: Any, action: int) -> int:
    """What the network makes of the inputs that were read last, in parts of what rounds spread by (network.py)."""
    hidden = mind[HEAD, HIDDEN]
    inputs = mind[HEAD, INPUTS]
    net = mind[HEAD, NET]
    for j in range(hidden + 1):
        mind[UNITS, j] = mind[net + 1 + inputs + action, j]
    for k in range(inputs):
        n = mind[PLAN + k, NOW]
        if n != 0:
            for j in range(hidden + 1):
                mind[UNITS, j] += n * mind[net + 1 + k, j]
    found = mind[UNITS, hidden] * ONE
    for j in range(hidden):
        found += max(mind[UNITS, j], 0) * mind[net, j]
    return int(found)


@driver
def choose_learned(g: Any, table: Bytes, fields: Layout, mind: Any, moves: Moves, n: int) -> int:
    """The place, from 0, of the move that a learned player makes among `n`: the simple player's, unless the network
    puts another ahead of it by the margin."""
    shared = read_shared(table, fields, mind, g.seats, g.turn)
    simple = best_appraised(g, moves, n)
    looks = heuristic(g, nth_verb(moves, simple), nth_card(moves, simple))
    best = simple
    most = 0
    for i in range(n + 1):  # the simple player's first
        place = simple if i == 0 else i - 1
        verb = nth_verb(moves, place)
        card = nth_card(moves, place)
        behind = heuristic(g, verb, card) - looks
        read_move(table, fields, mind, g.seats, g.turn, shared, verb, card, behind)
        worth = value(mind, action_of(mind, verb, card))
        if i == 0:
            most = worth + mind[HEAD, MARGIN]
        elif place != simple and worth > most:
            best = place
            most = worth
    return best


@driver
def choose_at_once(tables: Any, rows: Any, fields: Layout, mind: Any, moves: Moves) -> int:
    """The same at the first of some tables."""
    return choose_learned(tables[0], rows[0], fields, mind, moves, number_of_moves(moves))

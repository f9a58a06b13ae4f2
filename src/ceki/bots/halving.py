"""The search by sequential halving, for every game: each legal move is played out over many re-deals of the cards that
the seat does not see.

A round is dealt again as the view allows, every move that is still in question is tried on that same deal, and the
simple player plays all seats to the end. Half of the moves drop out as soon as the others have proved better, so the
playouts go where the choice is close. The simple player's own move never drops out: each other is compared with it deal
by deal, and must be better by more than chance to be made instead. Nothing but the view is known.

Throughout, `tables` and `raw`, (3,) and (3, bytes), are the same tables as records and as bytes; `fields` is their
layout, (fields, 11), `state` a small generator, (2,), and `cards` scratch space as large as the deck. `side` is a
number for each seat, (seats,), equal for partners; `policies`, (seats,), play the playouts, and `moves`, (verbs,), is
scratch space. `tally` is tally.py's, zero to begin with.
"""

from __future__ import annotations

from typing import Any, Final

from ceki.bots.greedy import best_appraised
from ceki.bots.playout import STRAY, find_legal, play_on, worth_to
from ceki.bots.slips import chosen, put_wins_first
from ceki.bots.tally import ASKED, CARD, SIMPLE, VERB, ask_all, count, is_surely_ahead, put_first, sort_asked
from ceki.engine.bits import NONE
from ceki.engine.chance import KEY_WORDS, Words, small_below, small_word
from ceki.engine.contract import implausibility, play
from ceki.engine.moves import Moves, nth_card, nth_verb
from ceki.engine.rule import driver, rule
from ceki.engine.visibility.determinize import determinized
from ceki.engine.visibility.draw import TRIES
from ceki.engine.visibility.hide import Bytes, Layout, redeal

VIEW, DEALT, TRIED = range(3)  # the tables: what is seen, one deal it may be, and where a move is tried
LEAST_DEALS: Final = 2


@driver
def search(
    tables: Any, raw: Any, fields: Layout, state: Words, cards: Bytes, side: Words, policies: Words, moves: Moves,
    tally: Any, playouts: int, warmth: int, wins: int, caution: int,
) -> int:  # fmt: skip
    """A whole search with so many playouts; returns how many legal moves there are. `ASKED` lists all of them then, the
    one to be made first.

    `warmth`: how easily another than the best is made, in thousandths (`chosen`); `wins`: the verbs, as a set, that are
    made before anything else is thought of; `caution`: as in `put_in_order`.
    """
    n = step(tables, raw, fields, state, cards, side, policies, moves, tally, 0, 1, 1)
    left = n
    made = 0
    for steps in range(halvings(n), 0, -1):
        deals = max(LEAST_DEALS, (playouts - made) // (steps * left))
        step(tables, raw, fields, state, cards, side, policies, moves, tally, left, deals, 1)
        made += deals * left
        left = halve(tally, left)
    put_in_order(tally, n, caution)
    if warmth > 0 or wins != 0:
        put_first(tally, chosen(tally, put_wins_first(tally, n, wins), warmth, state))
    return n


@driver
def step(
    tables: Any, raw: Any, fields: Layout, state: Words, cards: Bytes, side: Words, policies: Words, moves: Moves,
    tally: Any, left: int, deals: int, in_points: int,
) -> int:  # fmt: skip
    """Plays the first `left` moves that are asked for out on the same `deals` re-deals, and counts what came of it.
    `in_points`: 1 where points count if no money moves.

    With none left, to begin with, it asks for all legal moves instead. Returns how many are asked for.
    """
    for _ in range(deals):
        determinize(tables, raw, fields, state, cards)
        if left == 0:
            return list_moves(tables[DEALT], moves, tally)
        for i in range(left):
            place = tally[i, ASKED]
            tables[TRIED] = tables[DEALT]
            g = tables[TRIED]
            seat = g.turn
            play(g, tally[place, VERB], tally[place, CARD])
            play_on(g, policies, moves, state)
            count(tally, place, worth_to(g, seat, side) if in_points != 0 else int(g.cents[seat]))
    return left


@driver
def list_moves(g: Any, moves: Moves, tally: Any) -> int:
    """Writes the legal moves on a table into a tally, the simple player's first, and asks for all of them; returns how
    many."""
    n = find_legal(g, moves)
    best = best_appraised(g, moves, n)
    for i in range(n):
        place = best if i == SIMPLE else SIMPLE if i == best else i
        tally[place, VERB] = nth_verb(moves, i)
        tally[place, CARD] = nth_card(moves, i)
    ask_all(tally, n)
    return n


@driver
def determinize(tables: Any, raw: Any, fields: Layout, state: Words, cards: Bytes) -> None:
    """Lays at `DEALT` a whole table that the viewer of `VIEW` could as well be sitting at, with a key of its own.

    So far every search found a table that agrees with all calls; where none is found, it does not believe them.
    """
    for _ in range(TRIES):
        tables[DEALT] = tables[VIEW]
        if determinized(tables, DEALT, raw, fields, state, cards) == NONE:
            redeal(raw[DEALT], fields, state, cards)
            break
        if is_believed(tables[DEALT], state):
            break
    g = tables[DEALT]
    for i in range(KEY_WORDS):
        g.key[i] = small_word(state)


@driver
def is_believed(g: Any, state: Words) -> bool:
    """Whether to keep a dealt table: each move in it that the simple player would not have made is believed once in
    `STRAY` times."""
    for _ in range(implausibility(g)):
        if small_below(state, STRAY) != 0:
            return False
    return True


@rule
def halvings(n: int) -> int:
    """How often `n` moves are halved until one is left."""
    steps = 0
    while 1 << steps < n:
        steps += 1
    return steps


@rule
def halve(tally: Any, left: int) -> int:
    """Asks for the better half of the first `left` moves alone; `SIMPLE` stays, and stands first. Returns how many."""
    sort_asked(tally, left)
    half = (left + 1) // 2
    place = put_first(tally, SIMPLE)
    return half if place < half else half + 1


@rule
def put_in_order(tally: Any, n: int, caution: int) -> None:
    """Lists all `n` moves: most tried first, then by mean; the simple player's leads unless another is surely ahead,
    by `caution`, in thousandths of a standard error."""
    ask_all(tally, n)
    sort_asked(tally, n)
    if tally[0, ASKED] != SIMPLE and not is_surely_ahead(tally, tally[0, ASKED], caution):
        put_first(tally, SIMPLE)

"""The rule functions of a game, as generic code calls them: each means the function of the same name in the game.

A game defines the first four. It may leave out each of the others, and then the text that stands here holds. Generic
code calls `event` only in games that count their odds.

`g` is the record of a table, `m` the record of a match. `moves` is a set of cards for each verb, (verbs,); counts by
face are (faces,).
"""

from __future__ import annotations

from typing import Any

from ceki.engine.rule import of_game

# nothing is known; some hands cannot be; most cannot be; what cannot be depends on the hands of others too
ANY_HAND, MOST_HANDS, FEW_HANDS, WITH_OTHERS = CONSTRAINTS = range(4)


@of_game
def deal(g: Any) -> None:
    """Deals a round on the blank table `g`."""
    raise TypeError("deal() means the function of a game, and no game is chosen here")


@of_game
def legal(g: Any, moves: Any) -> None:
    """Offers every move that the seat `g.turn` may make. `moves`: (verbs,), empty when it begins."""
    raise TypeError("legal() means the function of a game, and no game is chosen here")


@of_game
def play(g: Any, verb: int, card: int) -> None:
    """Makes one legal move."""
    raise TypeError("play() means the function of a game, and no game is chosen here")


@of_game
def settle(g: Any) -> None:
    """Writes the score lines, and the cents of each seat, `g.cents`, of a finished round."""
    raise TypeError("settle() means the function of a game, and no game is chosen here")


@of_game
def arrange(g: Any, given: Any, refused: Any) -> None:
    """Fills in the options that follow from others, on the blank table `g`, and refuses what no table can be set for.

    `given`: a table whose options are 1 where they were chosen (of a row: all of it), else 0; `refused`: see
    engine/refusals.py.
    """


@of_game
def lay_sets(g: Any, seat: int, cards: Any) -> int:
    """Writes the hand with which a seat has won, set after set, and returns how many cards make a set; 0 in a game
    without sets. `cards`: faces, (MOST_LAID,), all `NONE` when it begins."""
    return 0


@of_game
def lay_out(g: Any) -> None:
    """Fills in the other fields that follow from the options and the number of players, on a blank table."""


@of_game
def open_match(m: Any, g: Any) -> None:
    """Opens a match. `g`: the blank table of the first round."""


@of_game
def set_out(m: Any, g: Any) -> None:
    """Puts on the blank table of the next round what the match carries, beside the starter and the pot."""


@of_game
def next_round(m: Any, g: Any) -> None:
    """Carries on from a settled round: the next seat begins. The cents of the round and its pot are the match's
    already. `m.over = 1` ends the match."""
    m.starter = (m.starter + 1) % m.players


@of_game
def close_match(m: Any, g: Any) -> None:
    """Pays out at the end of a match, which may come after any round. `g`: the blank table of the round that does not
    come."""


@of_game
def ask_outcome(g: Any, s: Any, asked: Any) -> None:
    """Writes into `asked` what people are asked of a round that they have played (engine/outcomes/record.py), where the
    outcome `s` holds what they have told so far. `g`: the blank table of that round, and its own to change."""
    raise TypeError("ask_outcome() means the function of a game, and this one has none")


@of_game
def enter_outcome(g: Any, s: Any, refused: Any) -> int:
    """Lays a round that was played, of which people tell the outcome `s`, on its blank table `g`, or refuses it.

    Returns 1 where only what it came to is told, and the rules have settled it; 0 where `settle` does. All that is
    asked has been told. `refused`: see engine/refusals.py.
    """
    raise TypeError("enter_outcome() means the function of a game, and this one has none")


@of_game
def event(g: Any, what: int) -> int:
    """The value of one of the things that the game counts, on a dealt table."""
    raise TypeError("event() means the function of a game, and no game is chosen here")


@of_game
def heuristic(g: Any, verb: int, card: int) -> int:
    """How good a legal move looks to the seat that makes it; without one, all moves look alike."""
    return 0


@of_game
def hand_constraint(g: Any, seat: int) -> int:
    """How much everybody knows of a seat's hidden hand from its calls and moves: one of `CONSTRAINTS`.

    It looks at public fields alone.
    """
    return ANY_HAND


@of_game
def hand_consistent(g: Any, seat: int, hand: Any, got: int) -> bool:
    """Whether a hand agrees with what everybody knows of a seat's. `hand`: counts by face, (faces,); `got`: one card
    more, just taken or drawn, or `NONE`. It looks at public fields and at this hand alone."""
    return True


@of_game
def sample_hand(g: Any, seat: int, hand: Any, cards: int, got: int, loose: Any, state: Any) -> float:
    """Adds `cards` cards out of `loose` to the known cards `hand`, every consistent hand being equally likely.

    `hand` and `loose`: counts by face, (faces,), both changed; `state`: the small generator, (2,). Returns the
    number of ways, 0 when there is none. It looks at public fields alone.
    """
    return 0.0


@of_game
def hand_reachable(g: Any, seat: int, hand: Any, got: int, state: Any) -> bool:
    """Whether a seat can have come to a consistent hand as all saw, by one way drawn at random out of those in which it
    may have. `hand`: counts by face, scratch space; `state`: the small generator, (2,). It looks at public fields and
    at this hand alone."""
    return True


@of_game
def sample_table(g: Any, rows: Any, loose: Any, state: Any) -> bool:
    """Draws the hidden rows of all seats together out of `loose`; False asks for another try, so that every table that
    agrees is equally likely. It looks at public fields alone.

    `rows`: (rows, faces), those of the fields of counts that not all see, field after field, as the view has them; a
    row that stays hidden gets cards from what is left. `loose`: counts by face; `state`: the small generator, (2,).
    """
    return False


@of_game
def implausibility(g: Any) -> int:
    """How many moves so far a simple player would not have made with the cards of this re-dealt whole table. It may
    look at every card."""
    return 0


@of_game
def reasons(g: Any, seat: int, verb: int, card: int, unseen: Any, out: Any) -> None:
    """Writes the facts of a legal move of `seat` into `out` (engine/reasons.py), the weightiest first; without one, a
    game gives no facts. `g` is the table as that seat sees it, and its own to change; `unseen`: how many cards of each
    face the seat does not see, (faces,)."""


@of_game
def goal(g: Any, seat: int, unseen: Any, out: Any) -> None:
    """Writes what `seat` has of what it needs into `out` (engine/reasons.py), what it has first; without one, a game
    tells nothing. `g` is the table as that seat sees it, and its own to change, while the round is played; `unseen`:
    how many cards of each face the seat does not see, (faces,). What is not known is left out."""


@of_game
def exact(g: Any, seat: int, unseen: Any, assumed: Any, rows: Any, space: Any) -> int:
    """Counts what legal moves of `seat` are worth, and returns how many: 0 where it cannot.

    `unseen`: as `reasons` has it; `assumed`: facts that the count takes as given; `rows`, (16, 5): of each move its
    verb and card, then the cents that it brings on average, and how often it ends in a gain and in a loss, each in
    billionths; `space`, (10, 32768): numbers of any value, to count in. The table is a view's, and may be changed.
    """
    return 0

"""Readers of worked examples."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from ceki.cards.ceki import FACES
from ceki.cards.notation import card_code
from ceki.games._sets import table as sets_table
from ceki.games._sets.examples import example_fixed_deck, example_improve, example_ready, example_score, example_win
from ceki.games.gonggong.match import pot_is_out
from ceki.games.gonggong.rules import settle, stake_up, top_value

# ---------------------------------------------------------------- worked examples

# (GG-8) announced and changed as tan and ceki are
CALLS: Final = {None: sets_table.NO_CALL, "ceki_kowah": sets_table.TAN, "ceki_nocog": sets_table.CEKI}
CALL_WORDS: Final = tuple(CALLS)
COINS: Final = {None: 0, "ceki_nocog": 1, "ceki_kowah": 2}  # (GG-6, GG-7)


def example_coins(lay: Any, given: Any) -> dict[str, Any]:
    """What a hand announces, and the coins for it."""
    found = example_ready(lay, given, CALL_WORDS)
    return {**found, "coins": COINS[found["call"]]}


def example_pot(lay: Any, given: Any) -> dict[str, Any]:
    """Wins one after the other from a pot: what is paid, what is left, what each seat has, and whether it is over."""
    g = lay(given["players"], stake=given["stake"])
    paid, left = [], []
    stake_up(g)
    for seat, how in given["wins"]:
        stake_up(g)
        before = g.pot
        g.lines = 0
        g.winner, g.drawer = seat, seat if how == "rabas" else (seat + 1) % g.seats
        settle(g)
        paid.append(int(before - g.pot))
        left.append(int(g.pot))
        if pot_is_out(g):
            break
    return {"paid": paid, "pot": left, "net": [int(c) for c in g.cents[: g.seats]], "over": pot_is_out(g)}


def example_ceken(lay: Any, given: Any) -> dict[str, Any]:
    """What the bets bring when one wins."""
    g = lay(given["players"], scoring="ceken", bets=given["bets"])
    g.winner = given["winner"]
    settle(g)
    return {"net": [int(c) for c in g.cents[: g.seats]]}


def example_card_values(lay: Any, given: Any) -> dict[str, Any]:
    """The worth of every card when it is turned."""
    return {"values": {card_code(face): top_value(face) for face in range(FACES)}}


EXAMPLES: Final = {
    "deck": partial(example_fixed_deck, sources=("surakarta", "yogyakarta")),
    "ready": example_coins,
    "win": example_win,
    "improve": partial(example_improve, words=CALL_WORDS),
    "score": partial(example_score, calls=CALLS),
    "pot_session": example_pot,
    "ceken": example_ceken,
    "card_values": example_card_values,
}

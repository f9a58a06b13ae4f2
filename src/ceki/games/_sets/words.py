"""The moves of games of sets by number, in Balik Satu's words, and where the fields lie on a screen."""

from __future__ import annotations

from ceki.engine.game import Show, Verb, Verbs

TAKE, DRAW, DISCARD, FLICK, FLICK_CEKI, CHANGE, WIN, CLAIM, PASS, END = VERBS = Verbs(
    Verb("take", "take the last discard", they="takes the last discard", card=False, lies="discard", stance="gain"),
    Verb("draw", "draw from the stock", they="draws from the stock", card=False, key=" "),
    Verb("discard", "discard a card", you="discard {card}", they="discards {card}", at="heap"),
    Verb(
        "flick",
        "discard a card and call",
        you="discard {card} and call",
        they="discards {card} and calls",
        at="heap",
        loud="call",
    ),
    Verb(
        "flick_ceki",
        "discard a card and say ceki though a mata is held",
        you="discard {card} and say ceki",
        they="discards {card} and says ceki",
        at="heap",
        loud="call",
    ),
    Verb(
        "change",
        "discard a card and change ceki to tan",
        you="discard {card} and change ceki to tan",
        they="discards {card} and changes ceki to tan",
        at="heap",
        loud="call",
    ),
    Verb("sampei", "show five sets and win", they="shows five sets and wins", card=False, loud="win"),
    Verb("claim", "take the shown card and win", they="takes the shown card and wins", card=False, loud="win"),
    Verb("pass", "pass on the shown card", they="passes on the shown card", card=False, stance="decline"),
    Verb(
        "end_hand", "end the round, for the stock is empty", they="ends the round, for the stock is empty", card=False
    ),
)


def shows(tan: str, ceki: str) -> tuple[Show, ...]:
    """Where the fields lie on a screen, with the words for the two calls."""
    return (
        Show("heap", "table", label="discards", laid="rivers"),
        Show("discard", "table", label="last discard", as_drawn="from_draw", lies_in="heap"),
        Show("shown", "table", label="shown", lies_in="offered"),
        Show("turned", "table", "order", label="turned for the score"),
        Show("known", "seat", label="seen to hold"),
        Show("call", "seat", values=("", tan, ceki)),
        Show("winner", "table", "seat", label="sampei"),
    )

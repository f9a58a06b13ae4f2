"""The moves of games of sets by number, in Balik Satu's words, and where the fields lie on a screen."""

from __future__ import annotations

from ceki.engine.game import Show, Verb, Verbs

TAKE, DRAW, DISCARD, FLICK, FLICK_CEKI, CHANGE, WIN, CLAIM, PASS, END = VERBS = Verbs(
    Verb("take", "take the last discard", card=False, lies="discard", stance="gain"),
    Verb("draw", "draw from the stock", card=False, key=" "),
    Verb("discard", "discard a card", at="heap"),
    Verb("flick", "discard a card and call", at="heap", loud="call"),
    Verb("flick_ceki", "discard a card and say ceki though a mata is held", at="heap", loud="call"),
    Verb("change", "discard a card and change ceki to tan", at="heap", loud="call"),
    Verb("sampei", "show five sets and win", card=False, loud="win"),
    Verb("claim", "take the shown card and win", card=False, loud="win"),
    Verb("pass", "pass on the shown card", card=False, stance="decline"),
    Verb("end_hand", "the stock is empty", card=False),
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

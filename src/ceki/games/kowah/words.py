"""The words of the game: moves, score lines, and its texts."""

from __future__ import annotations

from typing import Final

from ceki.engine.game import CENTS, POINTS, Game, Learnt, Line, Lines, Measured, Role, Show, Small, Source, Verb, Verbs

SEATS: Final = 6  # [KW-1]


CALL, DRAW, TAKE, TAKE_WIN, WIN, DISCARD, FLICK, PASS, END = VERBS = Verbs(
    Verb(
        "call",
        "say ceki and lay the couple face down",
        they="says ceki and lays the couple face down",
        card=False,
        loud="call",
    ),
    Verb("draw", "draw from the pile", they="draws from the pile", card=False, key=" "),
    Verb("take", "take the last discard", they="takes the last discard", card=False, lies="discard", stance="gain"),
    Verb("take_win", "take the last discard and win", they="takes the last discard and wins", card=False, loud="win"),
    Verb("win", "show three sets and win", they="shows three sets and wins", card=False, loud="win"),
    Verb("discard", "discard a card", you="discard {card}", they="discards {card}", at="heap"),
    Verb(
        "flick",
        "discard a card, say ceki and lay the couple face down",
        you="discard {card}, say ceki and lay the couple face down",
        they="discards {card}, says ceki and lays the couple face down",
        at="heap",
        loud="call",
    ),
    Verb("pass", "say nothing", they="says nothing", card=False, stance="decline"),
    Verb("end_hand", "end the hand, for the pile is empty", they="ends the hand, for the pile is empty", card=False),
)
SET_LINE, PLAIN_LINE, DOUBLE_LINE, TRIPLE_LINE, *MONEY = LINES = Lines(
    Line("set", "KW-11", "sets of one value: the sum of their cards", POINTS, lie="hand"),
    Line("plain", "KW-21", "discarded straight from the pile: counts once", POINTS),
    Line("double", "KW-22", "had been held in hand: counts twice", POINTS),
    Line("triple", "KW-23", "drawn from the pile: counts three times", POINTS),
    Line("behind", "KW-28", "behind the winner of the match", CENTS, counts=POINTS),
    Line("ahead", "KW-28", "the differences that the others pay", CENTS),
    Line("behind_in_race", "KW-27", "behind the winner of the race", CENTS, counts=POINTS),
    Line("race_won", "KW-27", "the differences that the others pay", CENTS),
    Line("points", "KW-26", "what the winner is paid for the points", CENTS, rate="rate"),
    Line("hands_stake", "KW-28", "the stake of the match", CENTS),
    Line("race_stake", "KW-27", "the stake of the race", CENTS),
)
BEHIND, AHEAD, BEHIND_IN_RACE, AHEAD_IN_RACE, POINTS_PAID, HANDS_STAKE, RACE_STAKE = MONEY

GAME = Game(
    title="Kowah",
    family="drawing",
    seats=tuple(range(2, SEATS + 1)),
    direction="clockwise",
    pack="ceki",
    honours="own_kind",  # (KW-9, KW-10)
    summary="Three sets of three of a value: call ceki with two and a couple, and wait for the ninth card.",
    sources=(Source("Ceki (or Kowah), Andy's Playing Cards"),),
    small=Small(reduced={"ranks": 2, "suits": 1, "copies": 4, "cards_each": 2}, options={"take_limit": 1}),
    verbs=VERBS.declared,
    lines=LINES.declared,
    sentences=True,
    measured=Measured(by_match={"scheme": ("race", "fixed_hands")}),
    aliases={"Ceki": ""},
    caution=2.0,  # docs/bots.md
    presets={"race": {"scheme": "race"}, "eight_hands": {"scheme": "fixed_hands"}},
    roles=(Role("dealer", "KW-5", step=-1),),
    shows=(
        Show("heap", "table", label="discards", laid="rivers"),
        Show("discard", "table", label="last discard", as_drawn="from_draw", lies_in="heap"),
        Show("laid", "seat", label="laid face down"),
        Show("known", "seat", label="seen to hold"),
        Show("ceki", "seat", values=("", "ceki")),
        Show("hand", "hand"),
    ),
    learnt=Learnt(place=6, minutes=5, level=2),
)

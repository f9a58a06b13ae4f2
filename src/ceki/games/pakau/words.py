"""The words of the game: moves, score lines, and its texts."""

from __future__ import annotations

from typing import Final

from ceki.cards.pack52 import FACES
from ceki.engine.game import CENTS, POINTS, Game, Learnt, Line, Lines, Role, Show, Source, Verb, Verbs
from ceki.games.pakau.options import REMAINDERS

HAND: Final = 3  # (PK-2)
SEATS: Final = FACES // HAND  # (PK-2)
PERAK: Final = ("three_aces", "three_courts", *REMAINDERS)


(OPEN,) = VERBS = Verbs(
    Verb("open", "lay the hands open", they="lays the hands open", card=False),
)
THREE_ACES, THREE_THREES, THREE_TENS, THREE_COURTS, REMAINDER_9, *OTHERS = LINES = Lines(
    Line("three_aces", "PK-4", "three aces (tiga sat)", CENTS, counts=POINTS),
    Line("three_threes", "PK-4", "three threes (tiga jalor)", CENTS, counts=POINTS),
    Line("three_tens", "PK-5", "three tens (tiga puloh)", CENTS, counts=POINTS),
    Line("three_courts", "PK-6", "three court cards (tiga angkong, tiga kuda)", CENTS, counts=POINTS),
    *(Line(word, "PK-7", f"a remainder of {word[-1]}", CENTS, counts=POINTS) for word in REMAINDERS),
    Line("thirty_out", "PK-9", "exactly thirty: cannot win", CENTS, counts=POINTS),
    Line("stake", "PK-12", "a stake into the middle", CENTS),
    Line("best_hand", "PK-12", "from the middle to the best hand", CENTS),
    Line("dealer", "PK-12", "settled with the dealer", CENTS),
)
*_, REMAINDER_0, THIRTY_OUT, STAKE, BEST_HAND, AGAINST_DEALER = OTHERS

GAME = Game(
    title="Pakau (Daun tiga 'lei)",
    family="pack",
    seats=tuple(range(2, SEATS + 1)),
    direction="anticlockwise",
    direction_given=False,
    pack="pack52",
    summary="Three cards each; the most pips win when the tens are taken away, with certain exceptions.",
    sources=(Source("W. W. Skeat, Malay Magic (1900)", "section on card games"),),
    verbs=VERBS.declared,
    lines=LINES.declared,
    sentences=True,
    measured=None,
    aliases={"Pakau": "", "Daun tiga 'lei": ""},
    presets={"perak": {"ranking": PERAK, "thirty": "out"}},
    roles=(Role("dealer", "PK-2", step=-1),),
    shows=(Show("hand", "hand"), Show("known", "seat"), Show("total", "seat")),
    learnt=Learnt(place=2, minutes=2, level=1),
)

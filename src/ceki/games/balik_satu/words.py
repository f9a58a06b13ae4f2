"""The words of the game: moves, score lines, and its texts."""

from __future__ import annotations

from ceki.engine.game import CENTS, POINTS, Game, Learnt, Line, Lines, Small, Source
from ceki.games._sets.options import MORE_SEATS, SEATS
from ceki.games._sets.words import VERBS, shows

AYAM, KANDANG, KANDANG_TANGAN, TAN_POINT, MATA, RED_MATA, BALIK_CARD, REPLAY, POINTS_PAID = LINES = Lines(
    Line("ayam", "BS-39", "ceki, completed by another's draw", POINTS),
    Line("kandang", "BS-40", "ceki, completed by one's own draw", POINTS),
    Line("kandang_tangan", "BS-45", "dealt complete: doubled", POINTS),
    Line("tan_point", "BS-42", "won on a tan call", POINTS),
    Line("mata", "BS-38", "each unmarked mata", POINTS, alike="set_size"),
    Line("red_mata", "BS-38", "each mata of red-stamped cards", POINTS, alike="set_size"),
    Line("balik_card", "BS-33", "the turned card", POINTS),
    Line("replay", "BS-34", "a yeo was turned: the round is played again", POINTS),
    Line("points", "BS-44", "what the winner is paid for the points", CENTS, rate="rate"),
)

GAME = Game(
    title="Balik Satu",
    family="drawing",
    seats=tuple(range(2, SEATS + 1)),
    more_seats=MORE_SEATS,
    direction="anticlockwise",
    pack="ceki",
    summary="Collect five sets of three with a mata among them; turn one card for the score.",
    sources=(
        Source("Balik Satu, Ways to Play (games.porg.es)"),
        Source("Pwee, Chiki Cards", "p. 122"),
        Source("The Babas", "pp. 155-162"),
        Source("Gateway to Old School Games", "p. 71"),
    ),
    identical="mata",
    small=Small(reduced={"ranks": 2, "suits": 1, "copies": 4, "cards_each": 2}, options={"take_limit": 1}),
    verbs=VERBS.declared,
    lines=LINES.declared,
    sentences=True,
    presets={
        "singapore_pwee": {"source": "pwee", "deck_table": "pwee", "kena": False},
        "the_babas": {},
        "the_babas_1970s": {"rate": 5},
        "gateway": {"source": "gateway", "kena": False},
        "yeo_replay": {"yeo_replay": "unmarked"},
    },
    shows=shows("tan", "ceki"),
    learnt=Learnt(place=7, minutes=5, level=3),
)

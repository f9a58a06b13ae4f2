"""The words of the game: moves, score lines, and its texts."""

from __future__ import annotations

from ceki.engine.game import CENTS, POINTS, Game, Learnt, Line, Lines, Show, Source
from ceki.games.balik_satu import words as balik_satu_words

LINES = Lines(
    Line("ayam", "BL-8", "ceki, completed by another's draw", POINTS),
    Line("kandang", "BL-8", "ceki, completed by one's own draw", POINTS),
    Line("kandang_tangan", "BL-10", "dealt complete: doubled", POINTS),
    Line("tan_point", "BL-9", "won on a tan call", POINTS),
    Line("mata", "BL-6", "each mata", POINTS, alike=3),
    Line("win", "BL-6", "for winning", POINTS),
    Line("points", "BL-11", "what the winner is paid for the points", CENTS, rate="rate"),
)


GAME = Game(
    title="Balik Lima Belas",
    family="drawing",
    seats=balik_satu_words.GAME.seats,
    more_seats=balik_satu_words.GAME.more_seats,
    direction="anticlockwise",
    pack="ceki",
    summary="Balik Satu, scored by matas: fifteen cards are turned and exchanged to make more of them.",
    sources=(
        Source("Balik Satu, Ways to Play (games.porg.es)"),
        Source("Pwee, Chiki Cards", "p. 127"),
        Source("The Babas", "p. 167"),
    ),
    identical="mata",
    verbs=balik_satu_words.GAME.verbs,
    lines=LINES.declared,
    sentences=True,
    presets={"the_babas_1970s": {"rate": 5}, "singapore_pwee": {"source": "pwee", "deck_table": "pwee"}},
    shows=(*balik_satu_words.GAME.shows, Show("drawn", "table")),
    learnt=Learnt(place=10, minutes=3, level=3),
)

"""The words of the game: moves, score lines, and its texts."""

from __future__ import annotations

from ceki.engine.game import CENTS, POINTS, Game, Learnt, Line, Lines, Show, Source
from ceki.games._sets import options as sets_options
from ceki.games.balik_satu import words as balik_satu_words

*_, OLO, CHIQUI_UPGRADE, POINTS_PAID = LINES = Lines(
    Line("ayam", "CQ-6", "ceki, completed by another's draw", POINTS),
    Line("kandang", "CQ-6", "ceki, completed by one's own draw", POINTS),
    Line("kandang_tangan", "CQ-10", "dealt complete: doubled", POINTS),
    Line("olo", "CQ-6", "each olo", POINTS, alike="set_size", lie="hand"),
    Line("chiqui_upgrade", "CQ-7", "the chiqui became an olo", POINTS, alike="set_size"),
    Line("points", "CQ-11", "what the winner is paid for the points", CENTS, rate="rate"),
)

GAME = Game(
    title="Chaqui",
    family="drawing",
    seats=tuple(range(3, sets_options.SEATS + 1)),
    more_seats=sets_options.MORE_SEATS,
    direction="anticlockwise",
    pack="ceki",
    summary="Balik Satu of the Kristang: olos made with a discard lie open, and each olo is paid.",
    sources=(
        Source("Balik Satu, Ways to Play (games.porg.es)"),
        Source("Amaro, Chaqui and Partui", "p. 34"),
    ),
    identical="olo",
    verbs=balik_satu_words.GAME.verbs,
    lines=LINES.declared,
    sentences=True,
    shows=(*balik_satu_words.GAME.shows, Show("exposed", "seat")),
    aliases={"Chiqui": "", "Chekki": ""},
    learnt=Learnt(place=9, minutes=3, level=3),
)

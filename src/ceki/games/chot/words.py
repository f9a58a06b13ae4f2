"""The words of the game: moves, score lines, and its texts."""

from __future__ import annotations

from dataclasses import replace

from ceki.engine.game import CENTS, TOKENS, Game, Learnt, Line, Lines, Source
from ceki.games.balik_lima_belas import words as balik_lima_belas_words

*_, TENS, BANGKONG_MORE, EXCESS_MORE = LINES = Lines(
    *(replace(kind, unit=TOKENS) for kind in balik_lima_belas_words.LINES.declared if kind.unit != CENTS),
    Line("tens", "KI-5", "ten-point tokens instead of ones", TOKENS),
    Line("bangkong", "KI-15", "the difference between the sides", CENTS),
    Line("excess", "KI-16", "the difference between the sides, in points", CENTS),
)

GAME = Game(
    title="Chot",
    family="drawing",
    seats=(4,),
    direction="anticlockwise",
    pack="ceki",
    summary="Balik Lima Belas for two pairs of partners, with tokens, bangkong and excess points.",
    sources=(
        Source("Balik Satu, Ways to Play (games.porg.es)"),
        Source("Pwee, Chiki Cards", "p. 127"),
        Source("The Babas", "p. 167"),
    ),
    identical="mata",
    verbs=balik_lima_belas_words.GAME.verbs,
    lines=LINES.declared,
    sentences=True,
    partners=((0, 2), (1, 3)),
    shows=balik_lima_belas_words.GAME.shows,
    aliases={"Kiong": ""},
    learnt=Learnt(place=11, minutes=4, level=3),
)

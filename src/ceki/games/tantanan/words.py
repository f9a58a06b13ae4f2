"""The words of the game: moves, score lines, and its texts."""

from __future__ import annotations

from ceki.engine.game import CENTS, POINTS, Game, Learnt, Line, Lines, Source, Verb, Verbs
from ceki.games._sets import words as sets_words
from ceki.games.gonggong import words as gonggong_words

VERBS = Verbs(
    *gonggong_words.VERBS.declared[:3],
    Verb(
        "flick",
        "discard a card and call tan",
        you="discard {card} and call tan",
        they="discards {card} and calls tan",
        at="heap",
        loud="call",
    ),
    Verb(
        "flick_nokang",
        "discard a card and call tan nokang though a bak is held",
        you="discard {card} and call tan nokang",
        they="discards {card} and calls tan nokang",
        at="heap",
        loud="call",
    ),
    Verb(
        "change",
        "discard a card and change nokang to kowah",
        you="discard {card} and change nokang to kowah",
        they="discards {card} and changes nokang to kowah",
        at="heap",
        loud="call",
    ),
    Verb("rabas", "show three pairs and win", they="shows three pairs and wins", card=False, loud="win"),
    *gonggong_words.VERBS.declared[7:],
)


*_, POINTS_PAID = LINES = Lines(
    Line("metu", "TT-10", "won by another's card", POINTS),
    Line("rabas", "TT-10", "won by one's own draw", POINTS),
    Line("red_winning_card", "TT-10", "the winning card is red", POINTS),
    Line("bak", "TT-10", "each bak", POINTS, alike="set_size"),
    Line("red_bak", "TT-11", "each red bak", POINTS, alike="set_size"),
    Line("top_card", "TT-10", "the turned card", POINTS),
    Line("points", "TT-10", "what the winner is paid for the points", CENTS, rate="rate"),
)

GAME = Game(
    title="Tantanan",
    family="drawing",
    seats=(3, 4),  # [TT-12] Ceken
    direction="anticlockwise",
    pack="ceki",
    summary="The small Gonggong: three pairs, one of them identical; Cekèn or Sampèn when three play.",
    sources=(
        Source("Balik Satu, Ways to Play (games.porg.es)"),
        Source("Javaanse Kaartspelen (1941)", "pp. 97-98"),
    ),
    identical="bak",
    verbs=VERBS.declared,
    lines=LINES.declared,
    sentences=True,
    presets={"surakarta_1941": {"players": 4}, "yogyakarta_1941": {"players": 3}},
    shows=sets_words.shows("tan kowah", "tan nokang"),
    aliases={"Cekèn": "yogyakarta_1941", "Sampèn": "yogyakarta_1941"},
    learnt=Learnt(place=5, minutes=4, level=2),
)

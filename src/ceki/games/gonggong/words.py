"""The words of the game: moves, score lines, and its texts."""

from __future__ import annotations

from ceki.engine.game import CENTS, POINTS, Game, Learnt, Line, Lines, Measured, Source, Verb, Verbs
from ceki.games._sets import words as sets_words

VERBS = Verbs(
    Verb("take", "take the last discard", they="takes the last discard", card=False, lies="discard", stance="gain"),
    Verb("draw", "draw from the stock", they="draws from the stock", card=False, key=" "),
    Verb("discard", "discard a card", you="discard {card}", they="discards {card}", at="heap"),
    Verb(
        "flick",
        "discard a card and put down one coin for nocog, two for kowah",
        you="discard {card} and call",
        they="discards {card} and calls",
        at="heap",
        loud="call",
    ),
    Verb(
        "flick_nocog",
        "discard a card and announce nocog though a bak is held",
        you="discard {card} and call nocog",
        they="discards {card} and calls nocog",
        at="heap",
        loud="call",
    ),
    Verb(
        "change",
        "discard a card and put down the second coin",
        you="discard {card} and put down the second coin",
        they="discards {card} and puts down the second coin",
        at="heap",
        loud="call",
    ),
    Verb("rabas", "show five sets and win", they="shows five sets and wins", card=False, loud="win"),
    Verb("claim", "take the shown card and win", they="takes the shown card and wins", card=False, loud="win"),
    Verb("pass", "pass on the shown card", they="passes on the shown card", card=False, stance="decline"),
    Verb(
        "end_hand", "end the round, for the stock is empty", they="ends the round, for the stock is empty", card=False
    ),
)


METU, RABAS, RED_WINNING_CARD, BAK, RED_BAK, TOP_CARD, POOL_BAK, POOL_RED_BAK, *MONEY = LINES = Lines(
    Line("metu", "GG-9", "won by another's card", POINTS),
    Line("rabas", "GG-9", "won by one's own draw", POINTS),
    Line("red_winning_card", "GG-14", "the winning card is red", POINTS),
    Line("bak", "GG-15", "each bak", POINTS, alike="set_size"),
    Line("red_bak", "GG-15", "each red bak", POINTS, alike="set_size"),
    Line("top_card", "GG-16", "the turned card", POINTS),
    Line("pool_bak", "GG-18", "each bak among the 28 cards", POINTS, alike=3),
    Line("pool_red_bak", "GG-18", "each red bak among the 28 cards", POINTS, alike=3),
    Line("pot", "GG-11", "cents from the pot", CENTS),
    Line("bets", "YG-4", "cents of the bets", CENTS),
    Line("points", "GG-20", "what the winner is paid for the points", CENTS, rate="rate"),
    Line("stake", "GG-11", "a stake into the pot", CENTS),
    Line("umbuk", "YG-2", "a stake into the pot; the pot, or half of it, to the winner", CENTS),
)
FROM_POT, BETS, POINTS_PAID, STAKE, UMBUK_PAID = MONEY

GAME = Game(
    title="Gonggong",
    family="drawing",
    seats=(4, 6),
    direction="anticlockwise",
    pack="ceki",
    summary="The Balik Satu of Java: five sets with a bak among them, paid by one of six ways to score.",
    sources=(
        Source("Balik Satu, Ways to Play (games.porg.es)"),
        Source("Javaanse Kaartspelen (1941)", "pp. 94-97"),
        Source("Makassaarsch-Hollandsch Woordenboek", "p. 69"),
    ),
    identical="bak",
    verbs=VERBS.declared,
    lines=LINES.declared,
    sentences=True,
    measured=Measured(by_match={"scoring": ("undhuh_undhuhan", "umbuk")}),
    called={
        "undhuh_undhuhan": "undhuh-undhuhan",
        "bak_bakan": "bak-bakan",
        "toh_bayaran_14": "toh bayaran, fourteen cards",
    },
    presets={
        "surakarta_1941": {},
        "surakarta_fourteen": {"scoring": "toh_bayaran_14"},
        "undhuh_undhuhan": {"scoring": "undhuh_undhuhan"},
        "yogyakarta_1941": {"scoring": "bak_bakan"},
        "umbuk": {"scoring": "umbuk"},
        "ceken": {"scoring": "ceken"},
    },
    shows=sets_words.shows("ceki kowah ◎◎", "ceki nocog ◎"),
    learnt=Learnt(place=12, minutes=4, level=3),
)

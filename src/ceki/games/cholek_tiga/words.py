"""The words of the game: moves, score lines, and its texts."""

from __future__ import annotations

from ceki.engine.game import CENTS, POINTS, Game, Learnt, Line, Lines, Show, Small, Source, Verb, Verbs

DISCARD, TAKE, AND, PASS = VERBS = Verbs(
    Verb(
        "discard",
        "play a hand card to the pool",
        you="play {card} to the pool",
        they="plays {card} to the pool",
        at="pool",
    ),
    Verb(
        "take",
        "take this card from the pool",
        you="take {card} from the pool",
        they="takes {card} from the pool",
        at="pool",
        lies="pool",
        stance="gain",
        pair="and",
    ),
    Verb(
        "and",
        "take this one with it",
        you="take {card} with it",
        they="takes {card} with it",
        at="pool",
        lies="pool",
        stance="gain",
    ),
    Verb("pass", "let the card stay in the pool", they="lets the card stay in the pool", card=False, stance="decline"),
)
*POINTS_LINES, ANG_POW, ANG_POW_BESAR, AYAM, KANDANG, DIFFERENCE = LINES = Lines(
    Line("no_plain", "CT-18", "plain faces not held", POINTS),
    Line("plain_single", "CT-18", "plain faces held once", POINTS),
    Line("plain_pair", "CT-18", "plain faces held twice", POINTS, alike=2),
    Line("triplet", "CT-18", "three identical", POINTS, alike=3),
    Line("quadruplet", "CT-18", "four identical", POINTS, alike=4),
    Line("no_red", "CT-19", "red-stamped faces not held", POINTS),
    Line("red_single", "CT-19", "a red-stamped card", POINTS),
    Line("red_pair", "CT-19", "two identical red-stamped cards", POINTS, alike=2),
    Line("red_triplet", "CT-19", "three identical red-stamped cards", POINTS, alike=3),
    Line("red_quadruplet", "CT-19", "four identical red-stamped cards", POINTS, alike=4),
    Line("ang_pow", "CT-23", "red triplet: each other player pays", CENTS, each="angpow_cents:0", alike=3),
    Line("ang_pow_besar", "CT-23", "red quadruplet: each other player pays", CENTS, each="angpow_cents:1", alike=4),
    Line("ayam", "CT-24", "three identical taken by a hand card, paid at once", CENTS, each="ayam_cents"),
    Line("kandang", "CT-24", "three identical taken by a stock card, paid at once", CENTS, each="kandang_cents"),
    Line("difference", "CT-21", "the difference in points", CENTS, rate="cents_per_point"),
)
RED_LINES, RED_SINGLE, RED_PAIR, RED_TRIPLET, RED_QUADRUPLET = POINTS_LINES[-5:]

GAME = Game(
    title="Cholek Tiga",
    family="fishing",
    seats=(2, 3),
    direction="anticlockwise",
    direction_given=False,
    pack="ceki",
    summary=(
        "Play a card, turn a card: each may take two of its rank from the pool. Collect identical cards and ang pow."
    ),
    sources=(Source("Cholek Tiga, Ways to Play (games.porg.es)"), Source("Pwee, Chiki Cards", "pp. 125-7")),
    small=Small(reduced={"ranks": 2, "suits": 1, "copies": 4, "cards_each": 2}),
    verbs=VERBS.declared,
    lines=LINES.declared,
    sentences=True,
    presets={"chiki_cards": {}},
    people=3,
    shows=(
        Show("pool", "table", laid="board"),
        Show("played", "table", lies_in="pool"),
        Show("turned", "table", lies_in="pool"),
        Show("picked", "table"),
        Show("won", "seat"),
        Show("hand", "hand"),
    ),
    learnt=Learnt(place=1, minutes=3, level=1),
)

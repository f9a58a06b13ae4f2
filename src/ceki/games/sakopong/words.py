"""The words of the game: moves, score lines, and its texts."""

from __future__ import annotations

from ceki.engine.game import CENTS, TRICKS, Game, Learnt, Line, Lines, Role, Show, Small, Source, Verb, Verbs

LAY, THROW = VERBS = Verbs(
    Verb("lay", "lay a card face up (turunkan)", you="lay {card} face up", they="lays {card} face up", at="trick"),
    Verb(
        "throw",
        "throw a card face down (susupkan)",
        you="throw {card} face down",
        they="throws {card} face down",
        at="thrown",
    ),
)
SERI, TAKES, FORFEITS, STAKE, TRICKS_PAID, NO_TRICK = LINES = Lines(
    Line("s_ri", "SK-8", "everyone has a trick: the stakes go back", CENTS),
    Line("takes", "SK-9", "wins from the stakes", CENTS, counts=TRICKS),
    Line("forfeits", "SK-9", "loses the stake, or part of it", CENTS, counts=TRICKS),
    Line("stake", "SK-9", "a stake into the middle", CENTS),
    Line("tricks", "SK-9", "from the middle, for the tricks", CENTS),
    Line("no_trick", "SK-9", "no trick: the stake is lost", CENTS),
)

GAME = Game(
    title="Sakopong",
    family="pack",
    seats=(2, 3, 4),
    direction="anticlockwise",
    direction_given=False,
    pack="pack52",
    summary="Win tricks and keep another from winning any; what cannot follow is thrown face down.",
    sources=(Source("W. W. Skeat, Malay Magic (1900)", "section on card games"),),
    small=Small(reduced={"ranks": 4, "suits": 2, "cards_each": 3}),
    verbs=VERBS.declared,
    lines=LINES.declared,
    sentences=True,
    called={"s_ri": "s'ri"},
    roles=(Role("dealer", "SK-4", step=-1),),
    shows=(
        Show("trick", "seat", laid="trick", leading="best"),
        Show("played", "table", laid="aside"),
        Show("stock", "stock", laid="aside"),
        Show("thrown", "seat", laid="aside"),
        Show("tricks", "seat", laid="packets"),
        Show("leader", "table", "seat"),
    ),
    learnt=Learnt(place=4, minutes=3, level=2),
)

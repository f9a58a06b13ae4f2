"""The words of the game: moves, score lines, and its texts."""

from __future__ import annotations

from ceki.engine.game import CENTS, POINTS, Game, Learnt, Line, Lines, Role, Show, Source, Verb, Verbs
from ceki.games.chabut.options import SEATS

DRAW, PASS, OUT = VERBS = Verbs(
    Verb("draw", "draw the bottom card (chabut)", they="draws the bottom card (chabut)", card=False, key=" "),
    Verb("pass", "pass (b'lit)", they="passes (b'lit)", card=False),
    Verb("out", "say that you are out (mati)", you="are out (mati)", they="is out (mati)", card=False),
)
STAND, MASOK_MATA, MASOK_DAUN, MATI, KEEL_LINES, *OTHERS = LINES = Lines(
    Line("stand", "CH-21", "the points held", CENTS, counts=POINTS),
    Line("masok_mata", "CH-12", "exactly the target", CENTS, counts=POINTS),
    Line("masok_daun", "CH-14", "a full hand short of the target", CENTS, counts=POINTS),
    Line("mati", "CH-15", "out: above the target", CENTS, counts=POINTS),
    Line("nikah", "CH-17", "keels: a court card and an ace", CENTS),
    Line("kachang", "CH-17", "keels: two aces", CENTS),
    Line("sa_glabat", "CH-17", "keels: a court card and a four", CENTS),
    Line("dua_jalor", "CH-17", "keels: two threes", CENTS),
    Line("ace_two", "CH-17", "keels: ace and two, best of all", CENTS),
    Line("b_lit_kechil", "CH-11", "passed at 26, 27 or 28", CENTS),
    Line("b_lit_besar", "CH-11", "passed at 29 or 30", CENTS),
    Line("tengah_tiang", "CH-18", "half mast: 25 points", CENTS),
    Line("sa_nepak_ulu_klang", "CH-19", "passed on six cards for fear of the seventh", CENTS),
    Line("stake", "CH-21", "a stake into the middle", CENTS),
    Line("best_hand", "CH-21", "from the middle to the best hand", CENTS),
    Line("dealer", "CH-21", "settled with the dealer", CENTS),
)
*_, BLIT_KECHIL, BLIT_BESAR, TENGAH_TIANG, SA_NEPAK, STAKE, BEST_HAND, AGAINST_DEALER = OTHERS

GAME = Game(
    title="Main chabut",
    family="pack",
    seats=tuple(range(2, SEATS + 1)),
    direction="anticlockwise",
    direction_given=False,
    pack="pack52",
    summary="Draw from the bottom of the pack and come as near as you can to thirty-one, or to twenty-one.",
    sources=(Source("W. W. Skeat, Malay Magic (1900)", "section on card games"),),
    verbs=VERBS.declared,
    lines=LINES.declared,
    sentences=True,
    aliases={"Chabut": ""},
    called={
        "sa_glabat": "sa-glabat",
        "b_lit_kechil": "b'lit kĕchil",
        "b_lit_besar": "b'lit bĕsar",
        "tengah_tiang": "tĕngah tiang",
        "sa_nepak_ulu_klang": "sa-nepak Ulu Klang",
    },
    presets={
        "twenty_one": {"target": 21},
        "winstedt": {"courts_21": "ten", "ace_values": (1, 10, 11), "many_aces_low": True},
    },
    roles=(Role("dealer", "CH-9", step=-1),),
    shows=(
        Show("keels", "hand"),
        Show("drawn", "seat"),
        Show("cards", "seat", laid="aside"),
        Show("out", "seat", values=("", "out")),
        Show("total", "seat"),
    ),
    learnt=Learnt(place=3, minutes=3, level=1),
)

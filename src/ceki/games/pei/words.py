"""The words of the game: moves, score lines, and its texts."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from ceki.engine.game import CENTS, POINTS, Called, Form, Game, Learnt, Line, Lines, Measured, Show, Source, Verb, Verbs
from ceki.games.pei.options import COMBINATIONS, MAGELANG_RATES

SEATS: Final = 3  # [PE-1]

PRESETS_OF_FORMS: Final[dict[str, dict[str, Any]]] = {
    "jentolan": {},
    "rampung": {"bets": ("rampung", "jung")},
    "parewanan": {"bets": ("parewanan",)},
}


PLAY, CAPTURE, LEAVE = VERBS = Verbs(
    Verb("play", "play a card from the hand", you="play {card}", they="plays {card}", at="pool"),
    Verb(
        "capture",
        "take this card of the pool",
        you="take {card} from the pool",
        they="takes {card} from the pool",
        at="pool",
        lies="pool",
        stance="gain",
    ),
    Verb("leave", "leave the card in the pool", they="leaves the card in the pool", card=False, stance="decline"),
)
(
    IRENG,
    ABANG,
    KEYANG,
    PICIS,
    MACAN,
    REST,
    NGETE,
    TENGAH,
    KETE,
    INTO_WUDON,
    INTO_WULWULAN,
    INTO_JEDHIL,
    TE_LUMRAH,
    TE_MATI,
    BELAHAN,
    PATANG_ATUSAN,
    FROM_WUDON,
    FOR_JUNG,
    FROM_WULWULAN,
    FROM_JEDHIL,
    RETURNED,
) = LINES = Lines(
    Line("ireng", "PE-23", "the Black Thirteen", POINTS),
    Line("abang", "PE-26", "the Red Thirteen", POINTS),
    Line("keyang", "PE-27", "the second highest of each suit", POINTS),
    Line("picis", "PE-28", "the second lowest of each suit", POINTS),
    Line("macan", "PE-29", "the Tiger", POINTS),
    Line("face_points", "PE-21", "the other cards by face value", POINTS),
    Line("ngete", "PE-22", "the highest score", POINTS, total=True),
    Line("tengah", "PE-22", "or jangga, the second", POINTS, total=True),
    Line("kete", "PE-22", "the last", POINTS, total=True),
    Line("into_wudon", "PE-41", "cents put into the middle", CENTS),
    Line("into_wulwulan", "PE-49", "cents put into the standing pot", CENTS),
    Line("into_jedhil", "PE-51", "cents put into jedhil's pot", CENTS),
    Line("te_lumrah", "PE-43", "cents of the loser to the winner", CENTS),
    Line("te_mati", "PE-44", "cents of a player who has not reached the line", CENTS),
    Line("belahan", "PE-45", "cents for the winner's 350", CENTS),
    Line("patang_atusan", "PE-46", "cents for the winner's 400", CENTS),
    Line("wudon", "PE-41", "cents from the middle stakes", CENTS),
    Line("jung", "PE-47", "cents for the differences", CENTS),
    Line("wulwulan", "PE-49", "cents from the standing pot", CENTS),
    Line("jedhil", "PE-50", "cents from the standing pot", CENTS),
    Line("returned", "PE-54", "what is left of the pot goes back", CENTS),
)
COMBINATIONS_TOLD: Final = LINES.declared[: len(COMBINATIONS)]
LINES_OF_CHINA: Final = {
    **{line.word: replace(line, clause="PC-5") for line in COMBINATIONS_TOLD},
    "face_points": Line("face_points", "PC-6", "all other cards by face value", POINTS),
    "ngete": Line("first_place", "PE-22", "the highest score", POINTS, total=True),
    "tengah": Line("second_place", "PE-22", "the second", POINTS, total=True),
    "kete": Line("last_place", "PE-22", "the last", POINTS, total=True),
}
CLAUSES_OF_MAGELANG: Final = {"ireng": "PM-3", "abang": "PM-3", "keyang": "PM-2", "picis": "PM-2", "macan": "PM-1"}
LINES_OF_MAGELANG: Final = {
    line.word: replace(line, clause=CLAUSES_OF_MAGELANG[line.word]) for line in COMBINATIONS_TOLD
}

WULWULAN_CALLED: Final = Called("region", {"surakarta": "wul-wulan", "yogyakarta": "nir"})  # [PE-55]

GAME = Game(
    title="Pèi",
    family="fishing",
    seats=(SEATS,),
    direction="anticlockwise",  # [DK-7]
    direction_given=False,
    pack="ceki",
    summary="Match your cards with those in a pool of 36; five combinations are worth more.",
    sources=(
        Source("Pèi, Ways to Play (games.porg.es)"),
        Source("Javaanse Kaartspelen (1941)", "pp. 58-70"),
        Source("Tcheng Ki-tong, Bits of China", "p. 205"),
    ),
    verbs=VERBS.declared,
    lines=LINES.declared,
    sentences=True,
    retold=2,
    measured=Measured({"bets": ("rampung", "jung")}, {"bets": ("wulwulan", "jedhil")}),
    caution=0.5,  # docs/bots.md
    presets={
        "jentolan": {},
        "rampung": {"bets": ("rampung", "jung")},
        "parewanan": {"bets": ("parewanan",)},
        "surakarta_1941": {"region": "surakarta", "bets": ("wudon", "rampung", "jung", "wulwulan")},
        "yogyakarta_1941": {"region": "yogyakarta", "bets": ("wudon", "rampung", "jung", "nir", "jedhil")},
    },
    called={
        "ireng": "bunci ireng",
        "abang": "bunci abang",
        "keyang": "pang kéyang",
        "picis": "pang picis",
        "ngete": "ngeté",
        "te_lumrah": "té lumrah",
        "te_mati": "té mati",
        "parewanan": "paréwanan",
        "into_wudon": "wudon",
        "into_wulwulan": WULWULAN_CALLED,
        "into_jedhil": "jedhil",
        "wulwulan": WULWULAN_CALLED,
        "fourth": Called("region", {"surakarta": "makao", "yogyakarta": "matang atusi"}),  # (PE-2) [PE-55]
    },
    places=("raja", "patih", "unyik", "fourth"),  # (PE-3)
    shows=(
        Show("pool", "table", laid="board"),
        Show("open_card", "table", label="the last card"),
        Show("fresh", "table", label="played"),
        Show("drawn", "table", lies_in="fresh"),
        Show("patih_card", "seat", owner="patih"),
        Show("unyik_card", "seat", owner="unyik"),
        Show("won", "seat"),
    ),
    learnt=Learnt(place=8, minutes=5, level=3),
    forms={
        "pei_chinese": Form(
            title="Pèi, the Chinese game",
            summary="Match your cards with those in a pool of 36; each combination counts its three cards once.",
            sources=(Source("Pèi, Ways to Play (games.porg.es)"), Source("Tcheng Ki-tong, Bits of China", "p. 205")),
            defaults={
                "variant": ("chinese", "PC-1"),
                "last_card": ("private", "PC-3"),
                "patih_peek": (False, "PC-3"),
                "extras": ("face", "PC-6"),
            },
            fixed=("variant",),
            lines=LINES_OF_CHINA,
            presets=PRESETS_OF_FORMS,
            learnt=Learnt(place=13, minutes=2, level=3),
        ),
        "pei_magelang": Form(
            title="Pèi Magelang",
            summary="Pei with bunci at 30 a card and pang at 20.",
            sources=(Source("Pèi, Ways to Play (games.porg.es)"), Source("Javaanse Kaartspelen (1941)", "pp. 67-68")),
            defaults={"variant": ("magelang", "PM-1"), "rates": (MAGELANG_RATES, "PM-3")},
            fixed=("variant",),
            lines=LINES_OF_MAGELANG,
            presets=PRESETS_OF_FORMS,
            learnt=Learnt(place=14, minutes=2, level=3),
        ),
    },
)

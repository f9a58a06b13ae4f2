"""What each game keeps from whom, by name: the laws of views hold whatever is declared, so this is what is declared."""

from __future__ import annotations

import pytest

from ceki.play import catalogue

DRAWING = {"hand": "own", "stock": "nobody", "got": "seat:turn"}  # each player his cards, and the one he has just got
PEI = {
    "hand": "own",
    "won": "option:captured_visible",  # [PE-18]
    "pack": "nobody",
    "packs": "nobody",
    "stock": "nobody",
    "unyik_card": "seat:unyik",  # [PC-3]
    "patih_card": "seat:patih",  # [PE-10]
}
SECRETS = {
    "balik_lima_belas": DRAWING,
    "balik_satu": DRAWING,
    "chabut": {"keels": "own", "drawn": "option:drawn_visible", "stock": "nobody"},  # [CH-8] [CH-9]
    "chaqui": DRAWING,
    "cholek_tiga": {"hand": "own", "won": "option:piles_visible", "stock": "nobody"},  # [CT-13]
    "chot": DRAWING,
    "gonggong": DRAWING,
    "kowah": {**DRAWING, "drew": "own"},  # [KW-30]
    "pakau": {"hand": "own", "stock": "nobody"},
    "pei": PEI,
    "pei_chinese": PEI,
    "pei_magelang": PEI,
    "sakopong": {"hand": "own", "thrown": "own", "stock": "nobody"},  # [SK-7]
    "tantanan": DRAWING,
}


@pytest.mark.parametrize("name", catalogue.names())
def test_what_a_game_keeps_secret(name):
    declared = {f.name: f.seen for f in catalogue.game(name).table.FIELDS.values() if f.seen != "all"}
    assert declared == {"key": "nobody", "blocks": "nobody", **SECRETS[name]}

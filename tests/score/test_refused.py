"""What is no round, or none that the rules allow, is refused in one line that names the field and the clause."""

from __future__ import annotations

import json

import pytest

from ceki.cli import main

HAND = "C2x3 C3 S3 M3 C6 S6 M6 S7x2 M7 S8 M8 C8"
WON = {"winner": 0, "drawer": 2, "call": "tan", "card": "C8", "hand": HAND, "turned": "C4"}
PILES = {"won": ["C5x3 S9 M9x2", "S2x3"]}
HANDS = {"hand": [["7S", "AD", "AH"], ["KS", "9D", "TH"]]}
OF_SETS = ("balik_satu", "balik_lima_belas")
BAD = [
    ("balik_satu", {**WON, "hand": HAND.replace("C2x3", "C2x9 C4")}, "hand", "BS-5"),  # sixteen and more
    ("balik_satu", {**WON, "hand": "C2x5 C3 S3 M3 C6 S6 M6 S7x2 M7 S2"}, "hand", "BS-2"),  # five of four
    ("balik_satu", {**WON, "hand": HAND.replace("C3 ", "")}, "hand", "BS-5"),  # fourteen
    ("balik_satu", {**WON, "hand": HAND.replace("C3 ", "C4 ")}, "hand", "BS-13"),
    ("balik_satu", {**WON, "hand": HAND.replace("C2x3", "C2 S2 M2")}, "hand", "BS-14"),
    ("balik_satu", {**WON, "card": "C9"}, "card", "BS-31"),
    ("balik_satu", {**WON, "call": None}, "call", "BS-24"),
    ("balik_satu", {**WON, "call": "ceki"}, "call", "BS-19"),  # no pair of C8 waits
    ("balik_satu", {**WON, "call": "tan", "card": "C2"}, "call", "BS-18"),  # the only mata came with it: a ceki
    ("balik_satu", {**WON, "call": "chow"}, "call", ""),
    ("balik_satu", {**WON, "turned": "C4 C5"}, "turned", "BS-33"),
    ("balik_lima_belas", {**WON, "turned": "C4x5 C5x4 S4x4 S5x2"}, "turned", "BS-2"),
    ("balik_satu", {**WON, "winner": "Zul"}, "winner", ""),
    ("balik_satu", {**WON, "dealt": True}, "drawer", ""),  # who begins has all cards at once
    ("balik_satu", {"winner": None, "card": "C8"}, "card", ""),
    ("balik_satu", {"winner": 0}, "drawer", "BS-15"),
    ("balik_satu", {**WON, "moon": 1}, "moon", ""),
    ("balik_satu", [], "", ""),
    ("balik_satu", {**WON, "before": {"moon": 1}}, "before", ""),
    ("cholek_tiga", {"won": ["C5x4", "C5"]}, "won", "CT-1"),
    ("cholek_tiga", {"won": ["C5x4 S9x2", "M2x3"]}, "won", "CT-7"),
    ("cholek_tiga", {"won": ["C5x4"]}, "won", ""),
    ("cholek_tiga", {**PILES, "ayam": [2, 0]}, "ayam", "CT-25"),
    ("cholek_tiga", {**PILES, "ayam": [-1, 0]}, "ayam", ""),
    ("cholek_tiga", {"won": {"1": "C5x3", "Player 1": "C6x3"}}, "won", ""),
    ("kowah", {"winner": 0, "how": "plain", "hand": "C3 S3 M3 C7 S7 M7 C9 S9 M8", "card": "C3"}, "hand", "KW-8"),
    ("kowah", {"winner": 0, "how": "plain", "hand": "C3x5 C7 S7 M7 M9", "card": "C3"}, "hand", "KW-2"),
    ("kowah", {"winner": 0, "how": "plain", "hand": "C3 S3 M3 C7 S7 M7 C9 S9 M9", "card": "C4"}, "card", "KW-16"),
    ("pei", {"counted": True, "score": [1, 2]}, "score", ""),
    ("pei", {"won": ["C1x5", "", ""]}, "won", "PE-6"),
    ("pei", {"won": ["C1 C2 C3", "", ""]}, "won", "PE-13"),
    ("pei", {"won": ["", "", ""], "score": [1, 2, 3]}, "score", ""),
    ("sakopong", {"tricks": [3, 3]}, "tricks", "SK-8"),
    ("sakopong", {"tricks": [5, 0], "last": 1}, "last", "SK-9"),
    ("pakau", {"hand": [["7S", "AD", "AH"], ["7S", "9D", "TH"]]}, "hand", "PK-1"),
    ("pakau", {"hand": [["7S", "AD"], ["KS", "9D", "TH"]]}, "hand", "PK-3"),
    ("chabut", {"keels": [["2S", "3S"], ["KS", "2S"]], "drawn": [[], []]}, "drawn", "CH-1"),
]


@pytest.mark.parametrize("case", range(len(BAD)))
def test_a_bad_round_is_refused_in_a_line_and_nothing_is_recorded(case, tmp_path, capsys):
    game, data, field, clause = BAD[case]
    (tmp_path / "round.json").write_text(json.dumps(data), encoding="utf-8")
    players = {"kowah": "3", "pei": "3", **dict.fromkeys(OF_SETS, "4")}.get(game, "2")
    file = tmp_path / "evening.json"
    given = ["score", game, "--players", players, "--json", str(tmp_path / "round.json"), "--file", str(file)]
    status = main([*given, "-o", "half_decks=4"] if game in OF_SETS else given)
    said = capsys.readouterr()
    assert (status, said.out, file.exists()) == (2, "", False)
    assert said.err.count("\n") == 1
    assert said.err.startswith(f"ceki: {field}: " if field else "ceki: a round")
    assert said.err.rstrip().endswith(f"[{clause}]") is bool(clause)


WRONG = [
    ("tricks",),
    ("=3",),
    ("tricks.=3",),
    ("tricks=3 2", "tricks=3 2"),
    ("tricks=3 2", "tricks.0=3"),
    ("tricks=3 2", "--undo", "last"),
    ("--undo", "last", "--file", "{file}"),
    ("--csv", "x.csv"),
    ("--end",),
    ("tricks=3 2", "--names", "Ani"),
    ("tricks=3 2", "--names", "Ani,ani"),
    ("tricks=3 2", "--names", "Ani,7"),
    ("tricks=3 2", "--json", "-"),
    ("--json", "{broken}"),
    ("tricks=3 2", "--file", "{broken}"),
    ("tricks=3 2", "--file", "{other}"),
    ("tricks=3 2", "--rounds", "0"),
]


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_wrong_use_is_one_line(arguments, tmp_path, capsys):
    for name, text in (("broken", '{"ceki_evening"'), ("other", '{"ceki_evening": 1, "game": "sakopong"}')):
        (tmp_path / name).write_text(text, encoding="utf-8")
    paths = {name: str(tmp_path / name) for name in ("file", "broken", "other")}
    assert main(["score", "sakopong", "--players", "2", *(one.format(**paths) for one in arguments)]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert not (tmp_path / "file").exists()
    assert (tmp_path / "broken").read_text() == '{"ceki_evening"'

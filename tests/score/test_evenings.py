"""The ledger of an evening: what spans rounds by the rules, undo, names, the file, rows. Expected values are counted by
hand from the rules' clauses."""

from __future__ import annotations

import csv
import io
import json

import pytest

from ceki.cli import main
from ceki.play.outcomes.evening import Evening
from ceki.play.outcomes.evening_file import as_text, read_evening
from ceki.play.outcomes.refused import OutcomeError
from ceki.play.ruleset import ruleset
from tests.score.told import TURNED, hand_with

NAMES = ["Ani", "Budi", "Citra", "Dewi"]
SEATED = {"seated": ["Ani", "Budi", "Citra"]}
# rounds of Chot: who wins, with how many matas, by their own ceki or by a tan [KI-4] [KI-5] [KI-6]
CHOT = [(0, 3, "tan"), (1, 5, "tan"), (2, 4, "tan"), (1, 4, "tan"), (0, 2, "tan"), (1, 5, "tan"), (3, 1, "tan"),
        (1, 2, "tan"), (2, 1, "ceki"), (3, 2, "tan")]  # fmt: skip


def chot_round(seat, matas, call):
    hand = hand_with(matas)
    entry = {"winner": NAMES[seat], "hand": hand, "turned": TURNED, "call": call}
    return {**entry, "drawer": NAMES[seat], "card": hand[0] if call == "ceki" else hand[-1]}


def chot_evening(rounds=CHOT):
    evening = Evening(ruleset("chot"), NAMES)
    for one in rounds:
        evening.enter(chot_round(*one))
    return evening


def carried(evening, name):
    return evening.match.carried.values(name)


def test_ten_rounds_of_chot_come_to_two_bangkong():
    evening = chot_evening()
    # 4 6 5 5 3 6 2 3: side 1 has 22 with Budi's 20, side 0 has 12; then Citra's ceki brings 20 [KI-5], and Dewi's two 3
    assert carried(evening, "bangkong") == [1, 1]
    assert carried(evening, "excess") == [20, 10]
    assert carried(evening, "tokens") == [0, 0, 0, 3]
    assert len(evening.scored) == 10


def test_undo_takes_out_any_round_and_plays_the_others_again():
    evening = chot_evening()
    evening.undo(8)  # without Budi's last three tokens no bangkong is complete before Citra's ceki
    assert carried(evening, "bangkong") == [1, 0]
    assert carried(evening, "excess") == [32 - 19, 0]  # 7 and 5 and 20 against 17 and 2
    evening.undo()
    assert carried(evening, "tokens") == [0, 0, 0, 0]
    assert [one.number for one in evening.scored] == [*range(1, 9)]
    same = chot_evening([one for n, one in enumerate(CHOT, 1) if n not in (8, 10)])
    assert as_text(evening) == as_text(same)


def test_a_jackpot_grows_until_somebody_reaches_the_line_and_undo_gives_it_back():
    evening = Evening(ruleset("pei", bets=["wulwulan"]), NAMES[:3])
    scores = [[310, 280, 330]] * 4 + [[405, 300, 200]] + [[320, 310, 300]] * 5
    for n, points in enumerate(scores):
        evening.enter({"before": SEATED, "counted": True, "score": points})
        assert evening.match.pot == 75 * (n + 1 if n < 4 else n - 4)  # [PE-49] 25 each; from 400 all of it is taken
    assert evening.match.cents == [5 * 75 - 250, -250, -250]
    evening.undo(5)
    assert (evening.match.pot, evening.match.cents) == (9 * 75, [-225, -225, -225])
    evening.end()
    assert (evening.match.pot, evening.match.cents) == (0, [0, 0, 0])  # [PE-54] it goes back
    evening.undo()
    assert (evening.match.over, evening.match.pot) == (False, 8 * 75)


def test_after_a_void_hand_of_kowah_nobody_pays():
    evening = Evening(ruleset("kowah", players=3), NAMES[:3])
    assert evening.enter({"winner": None}).seat_cents == [0, 0, 0]  # KW-30
    assert len(evening.entries) == 1


def test_nobody_wins_in_kowah_by_their_own_discard():
    evening = Evening(ruleset("kowah", players=3, payment="discarder"), NAMES[:3])
    hand = ["C3", "S3", "M3", "C7", "S7", "M7", "C9", "S9", "M9"]
    with pytest.raises(OutcomeError, match="discard"):  # KW-26
        evening.enter({"winner": "Ani", "how": "plain", "hand": hand, "card": "C3", "discarder": "Ani"})
    assert evening.entries == []


def test_an_undo_that_a_later_round_cannot_be_without_changes_nothing():
    evening = Evening(ruleset("kowah", scheme="race", target=100, players=3), NAMES[:3])
    hand = ["C3", "S3", "M3", "C7", "S7", "M7", "C9", "S9", "M9"]
    for how in ("plain", "plain"):
        evening.enter({"winner": "Ani", "how": how, "hand": hand, "card": "C3"})
    assert evening.match.over  # 57 and 57
    with pytest.raises(OutcomeError) as refused:
        evening.enter({"winner": None})
    assert refused.value.reason == "evening-over"
    with pytest.raises(OutcomeError):
        evening.undo(3)
    assert len(evening.entries) == 2
    evening.undo()
    assert not evening.match.over


def test_an_evening_is_read_as_it_was_written_and_names_change_in_all_of_it():
    evening = chot_evening()
    again = read_evening(as_text(evening))
    assert as_text(again) == as_text(evening)
    assert again.match.cents == evening.match.cents
    again.rename(["Eka", "Fajar", "Gita", "Hadi"])
    assert again.entries[0]["winner"] == "Eka"
    assert "Ani" not in as_text(again)
    assert carried(again, "bangkong") == [1, 1]


def test_no_name_is_a_formula_in_a_table(tmp_path):
    rows = tmp_path / "evening.csv"
    begun = ["score", "sakopong", "--players", "3", "--names", "=1+1,@SUM(A1),-2+3"]
    file = ["--file", str(tmp_path / "evening.json")]
    assert main([*begun, *file, "tricks=3 2 0"]) == 0
    assert main(["score", "sakopong", "--players", "3", *file, "--csv", str(rows)]) == 0
    found = list(csv.reader(io.StringIO(rows.read_text(encoding="utf-8"))))
    assert found[0][2:5] == ["'=1+1", "'@SUM(A1)", "'-2+3"]
    assert not any(cell.startswith(("=", "@")) for row in found for cell in row)
    assert found[1][2:5] == ["20", "-10", "-10"], "a number stays a number"


def test_the_command_keeps_an_evening_in_a_file(tmp_path, capsys):
    file, rows = tmp_path / "evening.json", tmp_path / "evening.csv"
    begun = ["score", "sakopong", "--players", "3", "--names", "Ani,Budi,Citra", "--file", str(file)]
    assert main([*begun, "tricks=3 2 0"]) == 0  # most tricks take the three stakes of 10 [SK-9]
    assert main(["score", "sakopong", "--players", "3", "--file", str(file), "tricks=0 0 5"]) == 0
    assert json.loads(file.read_text())["entries"][1]["tricks"] == {"Ani": 0, "Budi": 0, "Citra": 5}
    kept = file.read_bytes()
    assert main(["score", "sakopong", "--players", "3", "--file", str(file), "tricks=1 1 1"]) == 2
    assert file.read_bytes() == kept
    assert main(["score", "sakopong", "--players", "3", "--file", str(file), "--csv", str(rows)]) == 0
    found = list(csv.reader(io.StringIO(rows.read_text(encoding="utf-8"))))
    assert [row[2:5] for row in found[1:]] == [["20", "-10", "-10"], ["-10", "-10", "20"]]
    assert found[-1][-3:] == ["10", "-20", "10"]
    assert main(["score", "sakopong", "--players", "3", "--file", str(file), "--undo", "1"]) == 0
    assert [list(one) for one in json.loads(file.read_text())["entries"]] == [["tricks"]]
    capsys.readouterr()
    assert main(["score", "sakopong", "--players", "4", "--file", str(file), "tricks=1 1 1 2"]) == 2
    assert "has players=3, not players=4" in capsys.readouterr().err

"""Every worked example of a score, told to `ceki score --json` as a real table tells it, gives what it expects."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from ceki.cli import main
from ceki.engine.options import in_words
from ceki.play.ruleset import ruleset
from tests.score.told import told_of, vectors_that_score

FILES = [Path(__file__).parents[1] / "vectors" / f"{name}.json" for name in ("drawing-games", "fishing-and-pack-games")]
VECTORS = vectors_that_score(json.loads(path.read_text(encoding="utf-8")) for path in FILES)
KEELS = {"nikah", "kachang", "sa_glabat", "dua_jalor", "ace_two"}
STATES = {"stand", "masok_mata", "masok_daun", "mati"}


def keep_score(vector, folder, capsys):
    """The answers of the command to each round of a worked example, the house, and the session's file."""
    options, entries = told_of(vector)
    players = options.pop("players")
    house = ruleset(vector["game"], players, **options)
    chosen = [f"-o{name}={in_words(value)}" for name, value in house.given.items()]
    answers = []
    for entry in entries:
        (folder / "round.json").write_text(json.dumps(entry), encoding="utf-8")
        where = ["--json", str(folder / "round.json"), "--file", str(folder / "evening.json")]
        status = main(["score", vector["game"], "--players", str(players), *chosen, *where])
        said = capsys.readouterr()
        assert (status, said.err) == (0, "")
        answers.append(json.loads(said.out))
        if answers[-1]["evening"]["over"]:
            break
    return answers, house


def brought(answer):
    """By kind of line: what it has brought, its cards by face, and how many things it counts."""
    found = {}
    for line in answer["lines"]:
        amount, faces, count = found.get(line["line"], (0, Counter(), 0))
        found[line["line"]] = (amount + line["amount"], faces + Counter(line["cards"]), count + line["count"])
    return found


def of_sets(answers, expect, house):
    (answer,) = answers
    lines = brought(answer)
    assert ("replay" in lines) is expect["replay"]
    assert {word for word, (amount, _, _) in lines.items() if amount} == {item["item"] for item in expect["items"]}
    for item in expect["items"]:
        amount, faces, count = lines[item["item"]]
        assert amount == item["points"]
        assert list(faces) == [item["card"]] if "card" in item else True
        assert count == item.get("count", count)
        for code, n in Counter(item.get("types", [])).items():
            assert faces[code] in (2 * n, 3 * n)
        assert faces.keys() == {*item["types"]} if "types" in item else True
    assert answer["cents"] == [house.options["rate"] * n for n in expect["payments"]]
    assert expect.get("payments_cents", answer["cents"]) == answer["cents"]


def of_kowah(answers, expect, house):
    (answer,) = answers
    sets = [[line["amount"] // line["count"]] * line["count"] for line in answer["lines"] if line["line"] == "set"]
    assert sorted(n for some in sets for n in some) == expect["set_points"]
    assert {"plain": 1, "double": 2, "triple": 3}[answer["lines"][-1]["line"]] == expect["multiplier"]
    assert max(own.get("points", 0) for own in answer["totals"]) == expect["total"]
    assert answer["cents"] == [house.options["rate"] * n for n in expect["payments"]]


def of_kowah_match(answers, expect, house):
    standing = answers[-1]["evening"]["standing"]
    carried = {one["name"]: one["values"] for one in standing["carried"]}
    assert carried["totals"] == expect["totals"]
    assert (standing["winners"], len(answers)) == (expect["winner"], expect["hands_played"])


def of_chot(answers, expect, house):
    tokens, bangkongs, now, won, excess = [], [], [0] * 4, [0, 0], [0, 0]
    for number, answer in enumerate(answers, 1):
        now = [had + own.get("tokens", 0) for had, own in zip(now, answer["totals"], strict=True)]
        carried = {one["name"]: one["values"] for one in answer["evening"]["standing"]["carried"]}
        tokens.append(now)
        if carried["tokens"] != now:
            assert carried["tokens"] == [0] * 4
            more = [n - had for n, had in zip(carried["bangkong"], won, strict=True)]
            side = more.index(max(more)) if any(more) else None
            sides = [now[0] + now[2], now[1] + now[3]]
            apart = sum(carried["excess"]) - sum(excess)
            bangkongs.append({"after_round": number, "side": side, "points": sides, "excess": apart})
            if "count" in expect["bangkongs"][len(bangkongs) - 1]:
                bangkongs[-1]["count"] = max(more)
            now, won, excess = carried["tokens"], carried["bangkong"], carried["excess"]
    assert {"tokens": tokens, "bangkongs": bangkongs} == expect


def of_pot(answers, expect, house):
    assert [brought(answer)["pot"][0] for answer in answers] == expect["paid"]
    assert [one["pot"] for one in answers] == expect["pot"]
    assert (answers[-1]["ledger"], answers[-1]["evening"]["over"]) == (expect["net"], expect["over"])


def net(key):
    def compared(answers, expect, house):
        assert answers[-1]["cents"] == expect[key]

    return compared


def of_piles(answers, expect, house):
    lines = [line for line in answers[0]["lines"] if line["seat"] == 0 and line["unit"] == "points"]
    points = {}
    for line in lines:
        for code in dict.fromkeys(line["cards"]):
            points[code] = line["amount"] // line["count"]
    assert points == {item["face"]: item["points"] for item in expect["items"]}
    assert answers[0]["totals"][0].get("points", 0) == expect["points"]


def of_settlement(answers, expect, house):
    assert [own.get("points", 0) for own in answers[0]["totals"]] == expect["points"]
    assert answers[0]["cents"] == expect["net_cents"]


def of_pile(answers, expect, house):
    own = {line["line"]: line for line in answers[0]["lines"] if line["seat"] == 0}
    counted = ("ireng", "abang", "keyang", "picis", "macan")
    combinations = {
        word: {"cards": own[word]["count"], "points": own[word]["amount"]} for word in counted if word in own
    }
    assert expect.get("combinations", combinations) == combinations
    assert expect.get("face_points", own["face_points"]["amount"]) == own["face_points"]["amount"]
    assert answers[0]["totals"][0]["points"] == expect["total"]


def of_standing_pot(answers, expect, house):
    bet = next(iter(house.options["bets"]))
    for answer, one in zip(answers, expect["rounds"], strict=True):
        paid = [[line["seat"], line["amount"]] for line in answer["lines"] if line["line"] == bet]
        assert answer["pot"] == one["pot_after"]
        assert one.get("taken", sum(n for _, n in paid)) == sum(n for _, n in paid)
        assert one.get("paid", paid) == paid
    assert (answers[-1]["ledger"], answers[-1]["pot"]) == (expect["net_cents_before_pot_return"], expect["pot_left"])


def of_dealer(answers, expect, house):
    evening = answers[0]["evening"]
    people = "abcd"
    dealer = next(one["values"] for one in evening["standing"]["carried"] if one["name"] == "dealer")
    assert people[dealer] == expect["next_dealer"]
    assert [people[person] for person in evening["seated"]] == expect["next_active"]


def of_tricks(answers, expect, house):
    drawn = any(line["line"] == "s_ri" for line in answers[0]["lines"])
    assert (drawn, answers[0]["cents"]) == (expect["result"] == "s_ri", expect["net_cents"])


def of_value(answers, expect, house):
    (line,) = [line for line in answers[0]["lines"] if line["seat"] == 0 and line["line"] in STATES]
    assert (line["count"], line["line"]) == (expect["value"], expect["state"])


def of_labels(answers, expect, house):
    words = [line["line"] for line in answers[0]["lines"] if line["seat"] == 0]
    assert [word for word in words if word not in STATES | KEELS] == expect["labels"]


def of_banker(answers, expect, house):
    assert answers[0]["cents"] == [*expect["player_cents"], expect["dealer_cents"]]


def of_class(answers, expect, house):
    (line,) = [line["line"] for line in answers[0]["lines"] if line["seat"] == 0]
    assert line == expect["class"]


COMPARED = {
    "score": of_sets,
    "kowah_match": of_kowah_match,
    "chot_session": of_chot,
    "pot_session": of_pot,
    "ceken": net("net"),
    "ct_points": of_piles,
    "ct_settlement": of_settlement,
    "pe_score": of_pile,
    "pe_total": of_pile,
    "pe_round_bets": net("net_cents"),
    "pe_pot_session": of_standing_pot,
    "pe_next_dealer": of_dealer,
    "sk_result": of_tricks,
    "ch_value": of_value,
    "ch_labels_on_pass": of_labels,
    "ch_settlement": of_banker,
    "ch_pool": net("net_cents"),
    "pk_class": of_class,
    "pk_settlement": net("net_cents"),
}


def compare(vector, answers, house):
    """Holds the answers to the rounds of a worked example to what it expects."""
    compared = of_kowah if (vector["game"], vector["kind"]) == ("kowah", "score") else COMPARED[vector["kind"]]
    compared(answers, vector["expect"], house)


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["id"] for vector in VECTORS])
def test_a_worked_example_told_as_a_round_gives_what_it_expects(vector, tmp_path, capsys):
    compare(vector, *keep_score(vector, tmp_path, capsys))


def test_all_kinds_that_score_are_told():
    scoring = {"score", "settlement", "result", "points", "session", "bets", "total", "class", "pool", "match", "ceken"}
    kinds = {vector["kind"] for path in FILES for vector in json.loads(path.read_text(encoding="utf-8"))["vectors"]}
    told = {vector["kind"] for vector in VECTORS} | {"ct_settlement", "pe_total"}  # whose piles nobody can capture
    assert {kind for kind in kinds if scoring & {*kind.split("_")}} - told == set()

"""The worked examples of the sources' rules, all of them; and that a wrong one is seen."""

from __future__ import annotations

import copy
import json
from pathlib import Path

import pytest

from ceki.play.checks.examples import check_file, check_vector, lines, read_vectors

FOLDER = Path(__file__).parent / "vectors"
FILES = {"drawing-games.json": 183, "fishing-and-pack-games.json": 225}
ALL = [
    pytest.param(vector, document["keys"], id=f"{vector['game']}-{vector['id']}")
    for document in (json.loads((FOLDER / name).read_text(encoding="utf-8")) for name in FILES)
    for vector in document["vectors"]
]
ONE_OF_EACH_KIND = [*{(one.values[0]["game"], one.values[0]["kind"]): one for one in reversed(ALL)}.values()]
FIRST = ALL[0].values[0], ALL[0].values[1]


def test_no_example_is_missing():
    assert len(ALL) == sum(FILES.values()) == 408


@pytest.mark.parametrize(("vector", "keys"), ALL)
def test_worked_example(vector, keys):
    failure = check_vector(vector, keys)
    assert failure is None, next(lines([failure]))


@pytest.mark.parametrize(("vector", "keys"), ONE_OF_EACH_KIND)
def test_a_changed_expectation_fails(vector, keys):
    changed = copy.deepcopy(vector)
    key = sorted(changed["expect"])[0]
    changed["expect"][key] = "something else"
    assert check_vector(changed, keys) is not None


@pytest.mark.parametrize(("vector", "keys"), ONE_OF_EACH_KIND)
def test_a_missing_key_fails(vector, keys):
    for part in ("given", "expect"):
        for key in vector[part]:
            if key in keys[f"{vector['game']}/{vector['kind']}"][part]:
                changed = copy.deepcopy(vector)
                del changed[part][key]
                assert check_vector(changed, keys) is not None, f"{part} without {key} passed"


@pytest.mark.parametrize("part", ["given", "expect"])
def test_a_key_that_the_file_asks_for_is_missed(part):
    """Even one that the rules would not miss."""
    vector, keys = FIRST
    place = f"{vector['game']}/{vector['kind']}"
    asked = copy.deepcopy(keys[place])
    asked[part].append("weather")
    failure = check_vector(vector, {place: asked})
    assert failure is not None
    assert "'weather' is missing" in str(failure.got)
    asked[part][-1] = "weather?"
    assert check_vector(vector, {place: asked}) is None


def test_an_unknown_kind_fails():
    vector, keys = FIRST
    assert check_vector({**vector, "kind": "fortune"}, {}) is not None
    assert check_vector({**vector, "kind": "fortune"}, keys) is not None


def test_an_unknown_game_fails():
    vector, _ = FIRST
    assert check_vector({**vector, "game": "bridge"}, {}) is not None


def test_an_unknown_option_fails():
    vector, keys = FIRST
    for known in ({}, keys):
        assert check_vector({**vector, "options": {"vulnerable": True}}, known) is not None


def test_a_vector_without_parts_fails():
    vector, keys = FIRST
    for part in ("id", "game", "kind", "rules", "options", "given", "expect"):
        assert check_vector({k: v for k, v in vector.items() if k != part}, keys) is not None


def test_too_many_copies_of_a_card_fail():
    hand = {"hand": ["C1"] * 14, "half_decks": 4}
    vector = {"id": "x", "game": FIRST[0]["game"], "kind": "ready", "rules": [], "options": {}, "given": hand}
    failure = check_vector({**vector, "expect": {"call": None, "waits": []}}, {})
    assert failure is not None
    assert "C1" in str(failure.got)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('{"vectors": [', "not complete JSON"),
        ('{"vectors": 3}', "no list of vectors"),
        ('{"vectors": [], "count": 2}', "truncated"),
        ("[]", "no list of vectors"),
    ],
)
def test_a_broken_file_is_named_in_one_sentence(tmp_path, text, says):
    path = tmp_path / "broken.json"
    path.write_text(text)
    with pytest.raises(ValueError, match=says) as raised:
        read_vectors(path)
    assert "broken.json" in str(raised.value)
    assert "\n" not in str(raised.value)


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(ValueError, match=r"nowhere\.json"):
        check_file(tmp_path / "nowhere.json")


@pytest.mark.parametrize("name", FILES)
def test_a_file_passes_and_a_wrong_example_in_it_is_counted(name, tmp_path):
    document = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    few = document["vectors"][:5]
    wrong = copy.deepcopy(few[0])
    wrong["expect"][sorted(wrong["expect"])[0]] = "something else"
    (tmp_path / name).write_text(json.dumps({**document, "count": 6, "vectors": [*few, wrong]}), encoding="utf-8")
    report = check_file(tmp_path / name)
    assert (report.passed, report.failed) == (5, 1)

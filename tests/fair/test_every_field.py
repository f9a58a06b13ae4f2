"""R12: every field of a round is held against the rules, but for those that docs/fair-deals.md says are not."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from ceki.play.ruleset import ruleset
from ceki.server.fairness.verify import Broken, verify
from ceki.server.protocol import public_state
from tests.fair.forged import chained
from tests.fair.matches import Script

UNCHECKED = {"names"}  # only receipts tell which


def a_log(game: str = "sakopong", seed: int = 5, **options: Any) -> dict[str, Any]:
    """The log of two rounds of chance moves."""
    script = Script(random.Random(seed))
    script.begin(ruleset(game, **options), None, 2)
    for _ in range(2):
        script.round()
    found: dict[str, Any] = json.loads(json.dumps(public_state.log(script.table)))
    return found


def why(log: dict[str, Any]) -> str:
    """Why a log is refused, with receipts of its own; nothing where it is not."""
    try:
        verify(json.dumps(chained(log)))
    except Broken as broken:
        return str(broken)
    return ""


def refused(log: dict[str, Any], said: str) -> None:
    with pytest.raises(Broken, match=said) as found:
        verify(json.dumps(chained(log)))
    assert "\n" not in str(found.value)


def others(value: Any) -> Iterator[Any]:
    """Other values of the same kind: each leaf changed by itself, and rows a value longer and shorter."""
    if isinstance(value, bool):
        yield not value
        yield int(value)
    elif isinstance(value, int):
        yield value + 1
        yield -value - 1
    elif isinstance(value, str):
        yield value + " "
        yield value.swapcase() if value.swapcase() != value else value + "x"
    elif isinstance(value, list):
        yield [*value, value[0] if value else 0]
        for place, one in enumerate(value):
            yield value[:place] + value[place + 1 :]
            yield from ([*value[:place], other, *value[place + 1 :]] for other in others(one))
    elif isinstance(value, dict):
        for key, one in value.items():
            yield {name: told for name, told in value.items() if name != key}
            yield from ({**value, key: other} for other in others(one))
    else:
        yield 0


@pytest.mark.parametrize(("game", "seed"), [("sakopong", 5), ("gonggong", 35)])
def test_a_round_that_is_told_otherwise_in_any_field_is_refused(game, seed):
    good = a_log(game, seed)
    assert len(verify(json.dumps(good)).rounds) == 2
    entry = good["rounds"][1]
    for field, value in entry.items():
        if field in {*UNCHECKED, "receipt"}:
            continue
        told = [*others(value)]
        for other in [*random.Random(1).sample(told, min(6, len(told))), None]:
            log = copy.deepcopy(good)
            log["rounds"][1][field] = other
            said = why(log)
            assert said, f"{field} may be {other!r} in place of {value!r}"
            assert "ound 2" in said


def test_the_result_of_a_round_is_refused_in_a_sentence_that_names_what_differs():
    good = a_log("gonggong", 35)
    entry = good["rounds"][0]
    assert entry["payments"], "somebody wins"
    (winner,) = entry["winners"]

    def told(**change: Any) -> dict[str, Any]:
        log = copy.deepcopy(good)
        log["rounds"][0].update(change)
        return log

    rules = "round 1: the rules settle it otherwise: "
    refused(told(winners=[(winner + 1) % 4]), rf"{rules}winners \[{winner}\], not \[{(winner + 1) % 4}\]")
    refused(told(to_pot=7), f"{rules}to_pot {entry['to_pot']}, not 7")
    refused(told(order=entry["order"][::-1]), f"{rules}order ")
    refused(told(totals=[{"cents": 0}] * 4), f"{rules}totals ")
    refused(told(payments=entry["payments"][:-1]), f"{rules}payments ")
    refused(told(score=[{**entry["score"][0], "amount": 99}, *entry["score"][1:]]), f"{rules}line 1 of its score")
    refused(told(score=[]), f"{rules}{len(entry['score'])} lines of score, not 0")


@pytest.mark.parametrize("name", [None, 0, True, [], {}, "x" * 25])
def test_a_name_is_a_short_text(name):
    log = a_log()
    log["rounds"][0]["names"][0] = name
    refused(log, "round 1: a name is not a text of at most 24 characters")


def test_a_round_that_was_broken_off_has_no_result():
    script = Script(random.Random(2))
    script.begin(ruleset("sakopong"), None, 2)
    script.round(most=1)
    script.happen("closed")
    log = json.loads(json.dumps(public_state.log(script.table)))
    for field, other in (("winners", [0]), ("to_pot", 3), ("cents", []), ("cents", [0, 0, 0, 0, 0])):
        forged = copy.deepcopy(log)
        forged["rounds"][0][field] = other
        refused(forged, "^round 1")


@pytest.mark.parametrize("spell", [" {}", "{} ", str.upper, str.title, lambda move: move.replace(" ", "  ")])
def test_a_move_has_one_spelling(spell):
    log = a_log()
    moves = log["rounds"][0]["moves"]
    written = moves[0]
    moves[0] = spell.format(written) if isinstance(spell, str) else spell(written)
    refused(log, f"round 1: move 1 is written {moves[0]!r}; a log writes {written!r}")


def test_rules_and_what_is_agreed_have_one_spelling():
    good = a_log("gonggong", 0, scoring="ceken")
    for change in ({"given": {"scoring": "ceken", "stake": "10"}}, {"given": {"preset": "ceken"}}):
        refused({**copy.deepcopy(good), **change}, "rules are not written as logs write them")
    options = {**good["options"], "starter_extra": int(good["options"]["starter_extra"])}
    refused({**copy.deepcopy(good), "options": options}, "options are not those")
    options = {name: value for name, value in good["options"].items() if name != "stake"}
    refused({**copy.deepcopy(good), "options": options}, "options are not whole: stake missing")
    refused({**copy.deepcopy(good), "options": {}}, "options are not whole: ")
    for agreed in ({"bets": "0-1:5"}, {}):
        log = copy.deepcopy(good)
        log["rounds"][1]["agreed"] = agreed
        refused(log, "round 2: what its players agreed is not written as logs write it")

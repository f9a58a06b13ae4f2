"""A browser settles what is told of rounds as `ceki score` does: every worked example comes to what it expects, and
what cannot be is refused for the same reason."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from ceki.browser.exports import SCORE
from ceki.play import catalogue
from ceki.play.outcomes.data import evening_data, scored_data
from ceki.play.outcomes.evening import Evening
from ceki.play.outcomes.evening_file import as_text
from ceki.play.outcomes.refused import OutcomeError
from ceki.play.outcomes.settling import asked_now
from ceki.play.ruleset import ruleset
from tests.browser.bundled import answered, files_of
from tests.score.test_refused import BAD, OF_SETS
from tests.score.test_vectors import VECTORS, compare
from tests.score.told import told_of


def in_browser(evenings: list[tuple[dict[str, Any], dict[str, Any]]]) -> list[Any]:
    """How evenings stand in a browser, each with answers to its next round."""
    files = {game.id: files_of(game, SCORE) for game in catalogue.games()}
    found: list[Any] = answered("evenings.ts", {"files": files, "evenings": evenings})
    return found


@cache
def worked_examples() -> list[tuple[Evening, Any]]:
    """Every vector that scores: its evening here, and how it stands in a browser."""
    here = []
    for vector in VECTORS:
        options, entries = told_of(vector)
        evening = Evening(ruleset(vector["game"], options.pop("players"), **options))
        for entry in entries:
            evening.enter(entry)
            if evening.match.over:
                break
        here.append(evening)
    there = in_browser([(json.loads(as_text(evening)), {}) for evening in here])
    return list(zip(here, there, strict=True))


def answer_of(one: dict[str, Any], stands: dict[str, Any]) -> dict[str, Any]:
    """A round of a browser as `ceki score --json` would tell it."""
    lines = [{"line": line["word"], **{key: of for key, of in line.items() if key != "word"}} for line in one["score"]]
    seated = stands["next"]["seated"] if stands["next"] else one["seated"]
    evening = {"over": one["standing"]["over"], "standing": one["standing"], "seated": seated}
    return {"lines": lines, "totals": one["totals"], "cents": one["cents"], "ledger": one["after"], "pot": one["pot"],
            "evening": evening}  # fmt: skip


@pytest.mark.parametrize("n", range(len(VECTORS)), ids=[vector["id"] for vector in VECTORS])
def test_every_worked_example_comes_to_what_it_expects(n: int) -> None:
    evening, stands = worked_examples()[n]
    answers = [answer_of(one, stands) for one in stands["scored"]]
    compare(VECTORS[n], answers, evening.house)


def test_a_round_comes_to_the_same_as_by_the_command() -> None:
    for evening, stands in worked_examples():
        for here, there in zip(evening.scored, stands["scored"], strict=True):
            told = scored_data(here)
            lines = [
                {key: one for key, one in line.items() if key != "each"} for line in answer_of(there, stands)["lines"]
            ]
            assert lines == told["lines"]
            assert [there[key] for key in ("winners", "totals", "cents", "to_pot", "after", "pot")] == [
                told[key] for key in ("winners", "totals", "cents", "to_pot", "ledger", "pot")
            ]
        standing = json.loads(json.dumps(evening_data(evening)["standing"]))
        paid = stands["standing"].pop("payments")
        assert [(one["from"], one["to"], one["cents"]) for one in paid] == [
            (one["giver"], one["taker"], one["cents"]) for one in standing["payments"]
        ]
        assert (like(stands["standing"], standing), stands["cents"]) == (stands["standing"], evening.match.cents)


def like(there: Any, here: Any) -> Any:
    """What stands here, of which a browser has less: labels and sentences are the catalogue's."""
    if isinstance(there, list):
        return [like(*both) for both in zip(there, here, strict=True)]
    return {key: like(one, here[key]) for key, one in there.items()} if isinstance(there, dict) else here


def test_what_is_asked_is_what_the_command_asks() -> None:
    drafts, expected = [], []
    for vector in VECTORS:
        options, (entry, *_) = told_of(vector)
        evening = Evening(ruleset(vector["game"], options.pop("players"), **options))
        match = evening.next(entry.get("before"))
        reader = evening.reader(match)
        told = reader.nothing()
        for name, value in entry.items():
            if name != "before":
                reader.tell(told, name, value)
                before = {"before": entry["before"]} if "before" in entry else {}
                drafts.append((json.loads(as_text(evening)), {**before, **reader.data(told)}))
                expected.append((vector["id"], asked_now(match, told)))
    for (name, asked), stands in zip(expected, in_browser(drafts), strict=True):
        assert (name, stands["next"]["asked"]) == (name, asked)


def test_what_cannot_be_is_refused_for_the_same_reason() -> None:
    drafts, expected = [], []
    for game, entry, _, _ in BAD:
        players = {"kowah": 3, "pei": 3, **dict.fromkeys(OF_SETS, 4)}.get(game, 2)
        evening = Evening(ruleset(game, players))
        match = evening.next()
        try:
            told = evening.reader(match).read({**entry} if isinstance(entry, dict) else {})
            draft = evening.reader(match).data(told)
            evening.enter(entry)
        except OutcomeError as refused:
            if refused.reason in ("by-rules", "wrong-number", "missing"):  # what is written badly, a page cannot write
                drafts.append((json.loads(as_text(evening)), draft))
                expected.append((refused.reason, refused.field, refused.clause))
    found = [stands["next"]["missing"] for stands in in_browser(drafts)]
    assert [(one["reason"], one["field"], one["clause"]) for one in found] == expected
    assert len(expected) > 15


def test_a_file_with_a_round_that_cannot_be_names_the_round() -> None:
    evening = json.loads(as_text(Evening(ruleset("sakopong", 2))))
    tricks = {"tricks": {"Player 1": 3, "Player 2": 2}}
    evening["entries"] = [tricks, {"tricks": {"Player 1": 3, "Player 2": 3}}]
    (found,) = in_browser([(evening, {})])
    assert found["unfit"]["reason"] == "by-rules"
    assert (found["unfit"]["clause"], found["unfit"]["facts"]["round"]) == ("SK-8", 2)

"""The guide lists every word of a declaration, and no word that is none."""

from __future__ import annotations

import dataclasses
import inspect
import re
from pathlib import Path

import pytest

from ceki.engine import bets as bets
from ceki.engine import (
    contract,
    game,
    match_record,
    options,
    reasons,
    record,
    refusals,
)
from ceki.engine.language import small_python
from ceki.engine.outcomes import record as outcomes
from ceki.engine.outcomes import refusals as outcome_refusals
from ceki.play.game_module import NEEDED
from tests.typed.words_of_games import rules_of, table

TEXT = (Path(__file__).parents[2] / "docs" / "guide" / "write-a-game.md").read_text(encoding="utf-8")
ROWS = {row[0]: re.findall(r"`([^`]+)`", row[1]) for row in re.findall(r"^\| (.+?) \| (`.+) \|$", TEXT, re.M)}
SET_BY_OTHERS = {"id", "name", "kind", "width", "length"}


def declared(kind):
    return {one.name for one in dataclasses.fields(kind)} - SET_BY_OTHERS


def of_some_options():
    kinds = options.Option.__subclasses__()
    return {name for kind in kinds for name in declared(kind)} - declared(options.Option)


@pytest.mark.parametrize(
    ("row", "words"),
    [
        ("fields of every table", set(type("Any", (record.Record,), {}, seats=2).FIELDS)),
        (
            "options (`engine/options.py`, `engine/bets.py`)",
            {kind.__name__ for kind in options.Option.__subclasses__()},
        ),
        ("reasons to refuse options (`engine/refusals.py`)", declared(refusals.Refusal)),
        ("fields of every match (`engine/match_record.py`)", set(match_record.MatchRecord.FIELDS)),
        ("of what it carries", declared(match_record.Kept) - declared(record.Field)),
        ("of every option", declared(options.Option)),
        ("of some options", of_some_options()),
        ("`Game` (`engine/game.py`)", declared(game.Game)),
        ("`Verb`", declared(game.Verb)),
        ("`Line`", declared(game.Line)),
        ("`Show`", declared(game.Show)),
        ("`Role`", declared(game.Role)),
        ("`Form`", declared(game.Form)),
        ("units of a line", {unit.upper() for unit in game.UNITS}),
        ("facts of a move or a goal (`engine/reasons.py`)", {"Fact", "Facts"} | set(rules_of(reasons))),
        ("`Fact`", {field.name for field in dataclasses.fields(reasons.Fact)}),
        ("functions that a game has (`play/game_module.py`)", set(NEEDED) - {"GAME", "Table"}),
        ("rules that it may have (`engine/contract.py`)", set(rules_of(contract)) - set(NEEDED)),
        (
            "what is asked of a real table (`engine/outcomes/record.py`)",
            {
                name
                for name, value in vars(outcomes).items()
                if inspect.isfunction(value) and "says" in inspect.signature(value).parameters
            },
        ),
        ("of what is asked", declared(outcomes.Asked) - declared(record.Field) - {"ask"}),
        (
            "reasons to refuse it (`engine/outcomes/refusals.py`)",
            {one.name for one in dataclasses.fields(outcome_refusals.OutcomeRefusal)},
        ),
        ("Python that a rule may call", set(small_python.BUILTINS)),
    ],
)
def test_contributing_lists_every_word_and_no_other(row, words):
    assert len(ROWS[row]) == len(set(ROWS[row]))
    assert set(ROWS[row]) == words


def test_contributing_lists_the_kinds_of_fields_and_who_sees_them():
    listed = ROWS["fields (`engine/record.py`)"]
    makers = {name for name, value in vars(record).items() if hasattr(value, "__wrapped__")} | {"option"}
    assert makers <= set(listed)
    assert {"ALL", "OWN", "NOBODY"} <= set(listed)


def test_contributing_tells_what_each_word_takes_and_is():
    """`python -m tests.typed.words_of_games` writes it anew."""
    assert table() in TEXT

"""Logs of rounds, matches and tables: each fits the schema; whatever else a file holds is refused in one sentence."""

from __future__ import annotations

import asyncio
import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from ceki.cli import main
from ceki.engine.errors import BadLog
from ceki.play.log import read_rounds, write_log, write_match_log
from ceki.play.round import Round
from ceki.play.ruleset import ruleset
from ceki.server.fairness.verify import Broken, rounds
from tests.play.many_logs import compared, match
from tests.server.guests import play_round, serving

ROOT = Path(__file__).parents[2]
SCHEMA = json.loads((ROOT / "src" / "ceki" / "play" / "log.schema.json").read_text(encoding="utf-8"))
STRANGE: list[Any] = [None, True, -1, 0, 2**60, 1.5, "", "x" * 300, "\ud800", [], [[]], {}, {"players": 2}, [None]]
CHANGES = 250  # of each log


async def table_log(folder: Path) -> str:
    """The log of a round at a server."""
    async with serving(folder) as house:
        made, guests = await house.full_table("chabut", players=2)
        await play_round(guests)
        return json.dumps((await house.http.get(f"/api/tables/{made['code']}/log")).json())


def round_log() -> str:
    """The log of one round."""
    played = Round.from_seed(ruleset("chabut", 2), 7)
    while not played.over:
        played.make(*played.legal_numbers[0])
    return write_log(played)


def match_log() -> str:
    """The log of a match."""
    return write_match_log(*match("balik_satu", random.Random(3)))


def places(schema: dict[str, Any], value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a log that the schema tells of."""
    schema = SCHEMA["$defs"][schema["$ref"].rpartition("/")[2]] if "$ref" in schema else schema
    yield path
    if isinstance(value, dict):
        for name, inner in schema.get("properties", {}).items():
            if name in value:
                yield from places(inner, value[name], (*path, name))
    elif isinstance(value, list) and value and "items" in schema:
        yield from places(schema["items"], value[-1], (*path, len(value) - 1))


def changed(log: Any, path: tuple[Any, ...], chance: random.Random) -> Any:
    """The log with another value in a place, or without it, or with it twice."""
    found = copy.deepcopy(log)
    if not path:
        return chance.choice([*STRANGE, [found]])
    at = found
    for step in path[:-1]:
        at = at[step]
    what = chance.randrange(4)
    if what == 0:
        del at[path[-1]]
    elif what == 1 and isinstance(at[path[-1]], list):
        at[path[-1]] = at[path[-1]] * 2
    elif what == 1 and isinstance(at[path[-1]], str) and at[path[-1]]:
        at[path[-1]] = at[path[-1]][:-1]
    else:
        at[path[-1]] = chance.choice(STRANGE)
    return found


@pytest.mark.parametrize(("name", "log"), [("Round", round_log), ("Match", match_log)])
def test_a_log_fits_the_schema_and_what_is_made_of_it_is_read_or_refused_in_a_sentence(name, log):
    text = log()
    document = json.loads(text)
    assert jsonschema_rs.is_valid(SCHEMA, document)
    assert read_rounds(text)
    chance, refused = random.Random(1), []
    there = list(places(SCHEMA["$defs"][name], document))
    for _ in range(CHANGES):
        try:
            read_rounds(json.dumps(changed(document, chance.choice(there), chance)))
        except BadLog as error:
            refused.append(str(error))
    assert len(refused) > CHANGES // 2
    assert [told for told in refused if "\n" in told or not 0 < len(told) < 400] == []


def test_a_log_of_a_table_fits_the_schema_and_what_is_made_of_it_is_refused_in_a_sentence(tmp_path):
    text = asyncio.run(table_log(tmp_path))
    document = json.loads(text)
    assert jsonschema_rs.is_valid(SCHEMA, document)
    assert rounds(text)
    chance, refused = random.Random(1), []
    there = list(places(SCHEMA["$defs"]["Table"], document))
    for _ in range(CHANGES):
        try:
            rounds(json.dumps(changed(document, chance.choice(there), chance)))
        except Broken as error:
            refused.append(str(error))
    assert len(refused) > CHANGES // 2
    assert [told for told in refused if "\n" in told or not 0 < len(told) < 600] == []


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"ceki": 1', "[" * 100_000, '{"ceki": ' + "9" * 5000 + "}", "\0"])
def test_what_is_no_log_is_refused_in_a_sentence(text):
    with pytest.raises(BadLog) as refused:
        read_rounds(text)
    assert "\n" not in str(refused.value)


def test_the_schema_of_the_documentation_is_that_of_the_package():
    assert json.loads((ROOT / "docs" / "log.schema.json").read_text(encoding="utf-8")) == SCHEMA


def test_a_few_rounds_of_every_game_come_in_as_they_went_out():
    assert compared(14) == 0


@pytest.mark.prove
def test_a_hundred_rounds_come_in_as_they_went_out():
    assert compared(100, seed=1) == 0


def test_what_was_played_in_a_terminal_is_saved_and_holds(tmp_path, capsys):
    file = tmp_path / "match.json"
    assert main(["play", "chabut", "--auto", "--seed", "7", "--rounds", "2", "--save", str(file)]) == 0
    capsys.readouterr()
    assert main(["verify", str(file)]) == 0
    assert "2 rounds" in capsys.readouterr().out
    document = json.loads(file.read_text(encoding="utf-8"))
    assert jsonschema_rs.is_valid(SCHEMA, document)
    document["rounds"][1]["moves"].pop()
    file.write_text(json.dumps(document))
    assert main(["verify", str(file)]) == 1
    assert "round 2 of the log: the moves end before the round does" in capsys.readouterr().err
    assert main(["play", "chabut", "--auto", "--seed", "7", "--save", str(tmp_path / "none" / "x")]) == 2

"""The page of the protocol names what the models have, no more and no less."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ceki.server.protocol.client import Hello, Said
from ceki.server.protocol.errors import STATUS
from ceki.server.protocol.generate.markdown import written
from ceki.server.protocol.server import State, TableEvent

PAGE = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")


def rows(head):
    """The first column of the table with this head."""
    table = PAGE.partition(head)[2].partition("\n\n")[0]
    return [row.split("|")[1] for row in table.splitlines()[1:]]


def test_the_table_of_a_state_has_every_field_of_it():
    named = [name for row in rows("| field | is |\n") for name in re.findall(r"`(\w+)`", row)]
    assert sorted(named) == sorted(set(State.model_fields) - {"type"})


def test_an_event_has_the_fields_that_the_page_says():
    [told] = re.findall(r"\| `events` \| `\[\{(.*?)\}\]`", PAGE)
    needed = {name for name, field in TableEvent.model_fields.items() if field.is_required()}
    assert set(told.split(", ")) == {name if name in needed else f"{name}?" for name in TableEvent.model_fields}


def test_the_table_of_what_a_client_says_has_every_message():
    said = {name for row in rows("| message | answer |\n") for name in re.findall(r'"type":"(\w+)"', row)}
    messages = (*Said.__args__[0].__args__,)
    assert said == {model.model_fields["type"].annotation.__args__[0] for model in messages}
    assert Hello.model_fields["type"].annotation.__args__[0] == "hello"


def test_the_table_of_errors_has_every_code():
    assert {re.findall(r"`(\w+)`", row)[0] for row in rows("| code | status | means |\n")} == set(STATUS)


def test_a_page_without_the_marks_is_refused():
    with pytest.raises(ValueError, match="lacks the marks of the part 'refusals'"):
        written("# The protocol")

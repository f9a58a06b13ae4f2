"""Every message that a client may send is obeyed, each by one handler."""

from __future__ import annotations

import inspect

import pytest

from ceki.server.http.commands import COMMANDS, obey
from ceki.server.protocol import client
from ceki.server.protocol.errors import Refused
from ceki.server.tables.events import NOBODY

MESSAGES = set(client.Said.__args__[0].__args__)


class Onlooker:
    """One who looks on, and has nothing but that."""

    person = NOBODY


def test_every_message_has_a_handler_and_every_handler_a_message():
    assert set(COMMANDS) == MESSAGES


def test_who_looks_on_may_ask_for_a_sign_of_life_and_is_answered_about_moves_and_words():
    assert {model.__name__ for model, one in COMMANDS.items() if one.anybody} == {
        "Ping", "MakeMove", "SayText", "SayPhrase", "AskHands",
    }  # fmt: skip


@pytest.mark.parametrize(
    "model", sorted((model for model in COMMANDS if not COMMANDS[model].anybody), key=lambda model: model.__name__)
)
def test_nothing_else_is_done_for_one_who_looks_on(model):
    step = obey(Onlooker(), model.model_construct())
    assert inspect.iscoroutine(step)
    with pytest.raises(Refused) as refused:
        step.send(None)
    assert refused.value.id == "looks_on"

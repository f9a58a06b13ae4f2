"""R4: the cheat learns no face that its seat may not know (500 rounds: the command of `cheat.py`)."""

from __future__ import annotations

import io
import logging

import pytest

from ceki.play import catalogue
from ceki.server.seats import join
from ceki.server.tables.model import HUMAN
from tests.server.guests import asynchronous
from tests.server.protocol.cheat import Cheat, Window, cheated


@pytest.fixture
def lines():
    """All that the server logs."""
    found = io.StringIO()
    handler = logging.StreamHandler(found)
    logger, level = logging.getLogger(), logging.getLogger().level
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    yield found
    logger.removeHandler(handler)
    logger.setLevel(level)


@pytest.mark.parametrize("game", ["balik_satu", "sakopong", "chabut"])
@asynchronous
async def test_r4_the_cheat_learns_nothing(tmp_path, game, lines):
    played, looks, texts, faces = await cheated(tmp_path, game, range(1), 2, lines)
    assert played == 2
    assert min(looks, texts, faces) > 0


@pytest.mark.prove
@pytest.mark.parametrize("game", catalogue.names())
@asynchronous
async def test_r4_the_cheat_learns_nothing_in_any_game(tmp_path, game, lines):
    played, _, texts, faces = await cheated(tmp_path, game, range(1, 2), 2, lines)
    assert (played, min(texts, faces) > 0) == (2, True)


async def waits(cheat: Cheat, window: Window) -> None:
    """A cheat that tries no move."""


@asynchronous
async def test_r4_the_account_notices_a_seat_that_is_shown_to_a_stranger_during_a_round(tmp_path, lines, monkeypatch):
    monkeypatch.setattr(join, "_sits", lambda table, person: {"kind": HUMAN, "level": ""})
    monkeypatch.setattr(Cheat, "comes_back", Cheat.watches)  # else the doors would notice first,
    monkeypatch.setattr(Cheat, "tries", waits)  # or a move of the stranger, who is asked
    with pytest.raises(AssertionError, match=r"cheat \d+ is told to be person and seat"):
        await cheated(tmp_path, "balik_satu", range(3), 2, lines)

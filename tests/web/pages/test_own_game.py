"""A game of one's own on the page: what `ceki new-game` writes is played there, and looked at by `ceki test-game`."""

from __future__ import annotations

import subprocess
import sys
from contextlib import closing

import pytest

from ceki.testing.on_page import look
from tests.patience import PATIENCE
from tests.web.conftest import chromium


def test_a_new_game_is_played_on_a_phone_and_its_pictures_lie_there(tmp_path):
    command = [sys.executable, "-m", "ceki", "new-game", "mine", "--in", str(tmp_path)]
    subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE)
    with closing(look("mine", 3, tmp_path, tmp_path / "pictures", chromium())) as looks:
        found = next(looks)
    assert (found.size, found.wrong) == ("phone", ())
    assert [one.name for one in found.pictures] == [f"mine-phone-{what}.png" for what in ("begin", "middle", "end")]
    assert all(one.read_bytes().startswith(b"\x89PNG") for one in found.pictures)


def test_what_cannot_be_looked_at_is_said(tmp_path):
    looks = look("no_game", 2, tmp_path, tmp_path, chromium())
    with closing(looks), pytest.raises(ValueError, match="There is no game 'no_game'"):
        next(looks)

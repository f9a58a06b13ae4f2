"""A game of one's own on the page: what `ceki new-game` writes is played there, and looked at by `ceki test-game`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE
from tests.web.conftest import chromium

LOOK = """
import sys
from contextlib import closing
from pathlib import Path
from ceki.testing.on_page import look
game, folder, browser = sys.argv[1:]
with closing(look(game, 3, Path(folder), Path(folder, "pictures"), browser)) as looks:
    found = next(looks)
print(found.size, found.wrong, *(one.name for one in found.pictures))
"""  # in a process of its own: the tests of the page have a browser open already


def looked(game: str, folder: Path, browser: str | None = None) -> subprocess.CompletedProcess[str]:
    """What one sees of a game at the first size."""
    command = [sys.executable, "-c", LOOK, game, str(folder), browser or chromium()]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)


def test_a_new_game_is_played_on_a_phone_and_its_pictures_lie_there(tmp_path):
    command = [sys.executable, "-m", "ceki", "new-game", "mine", "--in", str(tmp_path)]
    subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE)
    names = [f"mine-phone-{what}.png" for what in ("begin", "middle", "end")]
    assert looked("mine", tmp_path).stdout.split() == ["phone", "()", *names]
    assert all((tmp_path / "pictures" / name).read_bytes().startswith(b"\x89PNG") for name in names)


def test_what_cannot_be_looked_at_is_said(tmp_path):
    said = looked("no_game", tmp_path).stderr.splitlines()[-1]
    assert said.startswith("ValueError: No game 'no_game' can be played here")


def test_where_no_browser_can_be_started_that_is_said(tmp_path):
    said = looked("kowah", tmp_path, str(tmp_path / "no_browser")).stderr.splitlines()[-1]
    assert said.startswith("ceki.engine.errors.NotAllowed: No Chromium can be started here")

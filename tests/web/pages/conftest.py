"""A site whose games can be played, and somebody who plays there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from ceki.browser import site
from tests.web.host_of_files import Files
from tests.web.player import Player


@pytest.fixture
def games(page_built: None, tmp_path: Path) -> Iterator[Files]:
    """A host with a site whose games can be played."""
    site.write(tmp_path / "a" / "site")
    found = Files(tmp_path)
    yield found
    found.end()


@pytest.fixture
def me(browser: Browser, games: Files) -> Iterator[Player]:
    """Somebody who plays at the site, of which they may complain as little."""
    found = Player(browser, games.url, (360, 640), reduced_motion="reduce")
    found.page.add_init_script('localStorage.setItem(\'ceki.settings\', \'{"motion": 2, "level": "easy"}\')')
    found.page.clock.install()
    yield found
    found.context.close()
    assert found.complaints == found.strangers == []

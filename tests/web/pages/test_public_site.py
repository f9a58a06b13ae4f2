"""The public site: the games to play at its top, and the manual below, which the kept page leaves alone."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.web.host_of_files import Files, kept
from tests.web.player import Player


def test_the_first_game_is_played_and_the_manual_is_read_also_once_the_page_is_kept(me: Player, games: Files) -> None:
    manual = Path(games.folder, "a", "site", "manual")
    for page in ("", "guide/play"):
        (manual / page).mkdir(parents=True, exist_ok=True)
        (manual / page / "index.html").write_text(f"<title>manual</title><h1>Manual {page}</h1>", encoding="utf-8")
    me.page.goto(games.url)
    me.page.locator("[data-game]").first.click()
    me.settle()
    assert me.play(moves=1) == 1
    me.page.goto(games.url)
    kept(me.page, games)
    for page in ("", "guide/play"):
        me.page.goto(f"{games.url}manual/{page and page + '/'}")
        expect(me.page.get_by_role("heading", name=f"Manual {page}".strip())).to_be_visible()
    me.page.goto(f"{games.url}learn/pei/")
    expect(me.page).to_have_title("Pèi · ceki")

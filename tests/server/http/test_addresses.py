"""Every address of the site is a page, and one that there is not says so to people and to programs."""

from __future__ import annotations

import pytest

from ceki.play import catalogue
from ceki.server.http.page import page_of, pages, previewed
from tests.server.guests import asynchronous, serving

PAGE = """<!doctype html>
<html><head>
    <meta name="description" content="Games." />
    <title>ceki</title>
    <link rel="icon" href="./icon.svg" />
</head></html>
"""
PEOPLE = {"accept": "text/html,*/*;q=0.8"}


@pytest.fixture
def static(tmp_path):
    """A page as it is built."""
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE)
    (folder / "icon.svg").write_text("<svg/>")
    return folder


@asynchronous
async def test_every_screen_and_game_has_an_address_that_shows_the_page(tmp_path, static):
    async with serving(tmp_path, static=static) as house:
        for path in ("", "t/K7NRPX", "r/0a1b?move=37", "learn/pei/PE-1", "learn/", *pages(catalogue.names())):
            answer = await house.http.get(f"/{path}")
            assert answer.status_code == 200, path
            assert 'href="/icon.svg"' in answer.text, path


@asynchronous
async def test_the_address_of_a_game_is_shown_elsewhere_with_its_title(tmp_path, static):
    async with serving(tmp_path, static=static) as house:
        page = (await house.http.get("/learn/cholek_tiga")).text
        assert "<title>Cholek Tiga · ceki</title>" in page
        assert '<meta property="og:title" content="Cholek Tiga · ceki" />' in page
        assert "/icons/icon-512.png" in page
        for path, title in (
            ("", "ceki: The card games"),
            ("learn/words/mata", "Words of the games"),
            ("r/0a1b/2?move=37", "Replay a round"),
        ):
            told = (await house.http.get(f"/{path}")).text
            assert f'<meta property="og:title" content="{title}' in told, path
            assert told.count("og:description") == told.count("/icons/icon-512.png") == 1


@asynchronous
@pytest.mark.parametrize("path", ["nonsense", "learn/nothing", "metrics", "t.html"])
async def test_an_address_that_there_is_not_is_the_page_for_people_and_a_refusal_for_programs(tmp_path, static, path):
    async with serving(tmp_path, static=static) as house:
        shown = await house.http.get(f"/{path}", headers=PEOPLE)
        assert (shown.status_code, shown.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert 'href="/icon.svg"' in shown.text
        told = await house.http.get(f"/{path}")
        assert (told.status_code, told.json()["id"]) == (404, "not_here")
        assert (await house.http.get(f"/api/{path}", headers=PEOPLE)).json()["type"] == "error"


def test_what_follows_a_screen_belongs_to_it_and_a_game_must_be_one():
    assert page_of("t/K7NRPX", ["pei"]) == "t"
    assert page_of("learn/pei/PE-1", ["pei"]) == "learn/pei"
    assert page_of("learn/Balik-Satu", ["balik_satu"]) == "learn/balik_satu"
    assert page_of("learn/none", ["pei"]) is None
    assert page_of("api", ["pei"]) is None


def test_what_a_game_of_ones_own_is_called_cannot_write_into_the_page():
    game = {"id": "x", "title": "\\1</title><script>", "about": '"><b>'}
    page = previewed(PAGE, "learn/x", [game])
    assert "<script>" not in page
    assert "<b>" not in page
    assert "<title>\\1&lt;/title&gt;&lt;script&gt; · ceki</title>" in page


@asynchronous
async def test_a_file_that_a_newer_page_has_replaced_is_not_there(tmp_path, static):
    (static / "old.js").write_text("")
    async with serving(tmp_path, static=static) as house:
        (static / "old.js").unlink()
        assert (await house.http.get("/old.js")).status_code == 404

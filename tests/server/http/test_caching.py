"""What a cache between players and the server may keep: a CDN needs no settings, for every answer says it."""

from __future__ import annotations

import re

import pytest

from tests.server.guests import asynchronous, serving

FOR_EVER = "public, max-age=31536000, immutable"


@asynchronous
async def test_only_files_whose_name_changes_with_them_are_kept_unasked(tmp_path):
    async with serving(tmp_path) as house:
        page = await house.http.get("/")
        named = re.search(r'"(?:\./|/)(assets/[^"]+\.js)"', page.text)
        file = await house.http.get(f"/{named[1]}")
        assert (file.status_code, file.headers["cache-control"]) == (200, FOR_EVER)
        assert (await house.http.get("/assets/none-12345678.js")).headers["cache-control"] == "no-store"
        for path in ("/", "/sw.js", "/games/pei.json", "/icons/icon-512.png"):
            found = await house.http.get(path)
            assert (found.status_code, found.headers["cache-control"]) == (200, "no-cache"), path
            again = await house.http.get(path, headers={"if-none-match": found.headers["etag"]})
            assert (again.status_code, again.content) == (304, b""), path


@pytest.mark.parametrize("path", ["/api/games", "/api/tables", "/api/tables/{code}", "/api/tables/NONE", "/api/none"])
@asynchronous
async def test_no_answer_about_tables_is_kept(tmp_path, path):
    async with serving(tmp_path) as house:
        made = await house.table("chabut", public=True)
        found = await house.http.get(path.format(code=made["code"]))
        assert found.headers["cache-control"] == "no-store"

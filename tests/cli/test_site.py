"""`ceki site`: the page as files."""

from __future__ import annotations

import base64
import hashlib
import itertools
import json
import re

import pytest

from ceki.browser import ready, site
from ceki.locales.language import languages
from ceki.paper.layout import PAPERS
from ceki.play import catalogue
from ceki.server.http.policy import POLICY, SOURCES
from ceki.server.protocol.printing import DeckOrder, LeafletOrder, ScoreSheetOrder
from tests.server.guests import asynchronous, serving

PAGES = ("games", "rules", *(f"how-to-play/{code}" for code in languages()))
PAGE = """<!doctype html>
<html><head>
    <meta charset="utf-8" />
    <meta name="ceki" content="server" />
    <meta name="description" content="Games." />
    <title>ceki</title>
    <script type="module" src="./assets/index-1.js"></script>
</head></html>
"""


@pytest.fixture
def static(tmp_path):
    """A page as it is built."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "index-1.js").write_text("play()")
    (folder / "assets" / "words.ms-1.js").write_text("main()")
    (folder / "sw.js").write_text("work()")
    (folder / "third-party-licenses.md").write_text("MIT")
    (folder / "sources.sha256").write_text("0")
    return folder


@pytest.fixture
def built(tmp_path):
    """The compiled rules of one game."""
    folder = tmp_path / "built"
    folder.mkdir()
    (folder / "chabut.wasm").write_bytes(b"\0asm")
    (folder / "chabut.json").write_text('{"engine": {"rules": "chabut.wasm"}}')
    return folder


@pytest.fixture
def none(tmp_path):
    """No compiled rules."""
    return tmp_path / "none"


def there(folder):
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_every_address_that_is_known_is_a_file_that_names_the_others_from_where_it_lies(static, built, none):
    found = site.files(static, built)
    assert {name for name in found if name.endswith("/index.html")} == {
        f"{page}/index.html"
        for page in (
            "friends",
            "learn",
            "learn/cards",
            "learn/chabut",
            "learn/words",
            "past",
            "practice",
            "print",
            "puzzle",
            "r",
            "score",
            "t",
        )
    }
    assert b'src="../../assets/index-1.js"' in found["learn/chabut/index.html"]
    assert b'src="../assets/index-1.js"' in found["learn/index.html"]
    assert b"<title>Main chabut \xc2\xb7 ceki</title>" in found["learn/chabut/index.html"]
    assert b'property="og:title" content="Main chabut \xc2\xb7 ceki"' in found["learn/chabut/index.html"]


def test_pdfs_that_were_made_for_a_site_are_told_of_and_not_kept_on_devices(static, none):
    order = LeafletOrder(game="chabut", language="ms")
    found = site.files(static, none, ready.printed([order]))
    (told,) = json.loads(found["api/print.json"])["ready"]
    assert (told["kind"], told["game"], told["language"], told["pages"]) == ("leaflet", "chabut", "ms", 2)
    assert found[told["path"]].startswith(b"%PDF")
    assert told["path"].encode() not in found["sw.js"]


def test_everything_that_can_be_printed_is_ready_once_on_each_paper_and_in_each_language():
    orders = ready.orders()
    assert len(set(orders)) == len(orders)
    for kind in (LeafletOrder, ScoreSheetOrder):
        made = {(one.paper, one.language, one.game) for one in orders if isinstance(one, kind)}
        assert made == set(itertools.product(PAPERS, languages(), catalogue.names()))
    decks = {(one.paper, one.game) for one in orders if isinstance(one, DeckOrder)}
    assert decks == set(itertools.product(PAPERS, catalogue.names()))


def test_the_one_script_of_what_leads_from_anywhere_to_the_site_is_the_one_that_may_run(static, none):
    lost = site.files(static, none)["404.html"].decode()
    (script,) = re.findall(r"<script>(.*?)</script>", lost, re.DOTALL)
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    assert f"script-src 'sha256-{digest}';" in lost


@asynchronous
async def test_the_files_say_what_a_server_answers(static, none, tmp_path):
    found = site.files(static, none)
    async with serving(tmp_path) as house:
        for name in ("games", *(f"{page}/{game}" for page in PAGES for game in catalogue.names())):
            answer = await house.http.get(f"/api/{name}")
            assert json.loads(found[f"api/{name}.json"]) == answer.json(), name


def test_every_file_is_named_and_the_page_names_its_own_from_where_it_lies(static, none, tmp_path):
    folder = tmp_path / "a" / "site"
    site.write(folder, static, none)
    assert there(folder) == {*json.loads((folder / "site.json").read_text())["files"], "site.json"}
    assert "sources.sha256" not in there(folder)
    page = (folder / "index.html").read_text()
    assert re.findall(r'(?:src|href)="([^"]*)"', page) == ["./assets/index-1.js"]


def test_the_page_states_its_policy_first_and_without_what_a_page_cannot_state(static, none):
    page = site.files(static, none)["index.html"].decode()
    (policy,) = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]*)"', page)
    stated = dict(part.split(" ", 1) for part in policy.replace("&#x27;", "'").split("; "))
    assert stated == {what: where for what, where in SOURCES.items() if what != "frame-ancestors"}
    assert "frame-ancestors 'none'" in POLICY
    assert page.index("Content-Security-Policy") < page.index("<script")


def test_where_rules_are_compiled_the_site_has_the_games_that_have_them(static, built, none):
    found = site.files(static, built)
    assert [game["id"] for game in json.loads(found["api/games.json"])["games"]] == ["chabut"]
    assert {name for name in found if name.startswith(("games/", *(f"api/{page}/" for page in PAGES)))} == {
        "games/chabut.wasm",
        "games/chabut.json",
        "api/games/chabut.json",
        "api/rules/chabut.json",
        *(f"api/how-to-play/{code}/chabut.json" for code in languages()),
    }
    assert b'<meta name="ceki" content="device" />' in found["index.html"]
    assert site.left_out(found) == [game for game in catalogue.names() if game != "chabut"]
    assert b'<meta name="ceki" content="files" />' in site.files(static, none)["index.html"]


def test_the_service_worker_knows_every_file_that_a_device_keeps_by_its_digest(static, built, none):
    found = site.files(static, built)
    listed = re.fullmatch(r"self\.FILES=(.*);self\.FIRST=(.*);self\.READ=(.*);\nwork\(\)", found["sw.js"].decode())
    files, first, read = listed.groups()
    assert json.loads(files) == {
        name: hashlib.sha256(content).hexdigest()
        for name, content in found.items()
        if name not in ("sw.js", "site.json", "404.html", "third-party-licenses.md")
        and not name.endswith("/index.html")
    }
    assert sorted(json.loads(first)) == ["api/games.json", "assets/index-1.js", "index.html"]
    told = {f"api/how-to-play/{code}/chabut.json": code for code in languages()[1:]}
    assert json.loads(read) == {"assets/words.ms-1.js": "ms"} | told
    changed = built / "chabut.wasm"
    changed.write_bytes(b"\0asm2")
    assert site.files(static, built)["sw.js"] != found["sw.js"], "for one that did not change is no new version"


def test_a_site_is_written_over_by_the_next_and_nothing_of_it_stays(static, none, tmp_path):
    folder = tmp_path / "site"
    site.write(folder, static, none)
    (static / "assets" / "index-1.js").rename(static / "assets" / "index-2.js")
    site.write(folder, static, none)
    assert "assets/index-2.js" in there(folder)
    assert "assets/index-1.js" not in there(folder)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["site", "static"]


def test_an_empty_folder_of_somebody_else_stays(static, none, tmp_path):
    folder = tmp_path / "site"
    site.write(folder, static, none)
    (folder / "mine" / "inner").mkdir(parents=True)
    (static / "assets").rename(static / "parts")
    site.write(folder, static, none)
    assert (folder / "mine" / "inner").is_dir()
    assert not (folder / "assets").exists()


@pytest.mark.parametrize("other", ["CNAME", "assets/mine.js", ".git/HEAD"])
def test_a_folder_with_anything_else_in_it_is_refused_and_left(static, none, tmp_path, other):
    folder = tmp_path / "site"
    site.write(folder, static, none)
    (folder / other).parent.mkdir(exist_ok=True)
    (folder / other).write_text("mine")
    before = {name: (folder / name).read_bytes() for name in there(folder)}
    with pytest.raises(ValueError, match=rf"holds what `ceki site` did not write, such as {re.escape(other)}; name an"):
        site.write(folder, static, none)
    assert {name: (folder / name).read_bytes() for name in there(folder)} == before


@pytest.mark.parametrize("mark", ["", "[]", '{"files": 5}', '{"files": null}'])
def test_what_somebody_else_wrote_is_not_taken_for_a_site(static, none, tmp_path, mark):
    (tmp_path / "site.json").write_text(mark)
    folder = tmp_path / "notes"
    folder.mkdir()
    (folder / "site.json").write_text(mark)
    (folder / "letter.txt").write_text("dear")
    with pytest.raises(ValueError, match=r"such as letter\.txt"):
        site.write(folder, static, none)


def test_a_site_for_which_there_is_no_room_leaves_the_one_before(static, none, tmp_path, monkeypatch):
    folder = tmp_path / "site"
    site.write(folder, static, none)
    before = {name: (folder / name).read_bytes() for name in there(folder)}
    (static / "assets" / "index-1.js").write_text("play(again)")

    def full(self, content):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(type(folder), "write_bytes", full)
    with pytest.raises(OSError, match="No space"):
        site.write(folder, static, none)
    assert {name: (folder / name).read_bytes() for name in there(folder)} == before


def test_a_site_that_was_half_written_is_written_whole_by_the_next_try(static, none, tmp_path, monkeypatch):
    folder = tmp_path / "site"
    site.write(folder, static, none)
    (static / "assets" / "index-1.js").rename(static / "assets" / "index-2.js")
    with monkeypatch.context() as broken:
        replace, page = type(folder).replace, (folder / "index.html").read_bytes()

        def killed(self, target):
            if target.name == "index.html":
                raise KeyboardInterrupt
            return replace(self, target)

        broken.setattr(type(folder), "replace", killed)
        with pytest.raises(KeyboardInterrupt):
            site.write(folder, static, none)
    assert (folder / "index.html").read_bytes() == page, "the page is replaced when all that it needs lies there"
    assert {"assets/index-1.js", "assets/index-2.js"} <= there(folder)
    (folder / ".ceki-site-left").mkdir()
    found = site.write(folder, static, none)
    assert {name: (folder / name).read_bytes() for name in there(folder)} == found


def test_whoever_stands_in_the_folder_still_stands_in_it(static, none, tmp_path, monkeypatch):
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.chdir(folder)
    site.write(type(folder)("."), static, none)
    assert (type(folder)(".") / "index.html").is_file()


def test_wrong_use_is_said_in_a_sentence(static, none, tmp_path):
    file = tmp_path / "file"
    file.write_text("x")
    with pytest.raises(ValueError, match="is a file; the site needs a folder"):
        site.write(file, static, none)
    with pytest.raises(ValueError, match=r"file is a file; the site needs a folder"):
        site.write(file / "below", static, none)
    with pytest.raises(ValueError, match="the page is not built"):
        site.write(tmp_path / "site", none, none)
    (static / "index.html").write_text("<!doctype html>")
    with pytest.raises(ValueError, match="not of this version"):
        site.write(tmp_path / "site", static, none)
    assert not (tmp_path / "site").exists()

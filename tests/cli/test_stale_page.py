"""`ceki site` in a checkout says when the built page is older than its sources, and an installed one says nothing."""

from __future__ import annotations

import pytest

from ceki.browser import site, stale

pytestmark = pytest.mark.usefixtures("in_english")


def checkout(root, built, package="src/ceki"):
    """A folder with a package, and beside it what builds the page and knows whether it is built."""
    (root / "web").mkdir(parents=True)
    (root / "web" / "build.py").write_text(f"def is_built():\n    return {built}\n")
    (root / package).mkdir(parents=True)
    return root / package


def test_a_page_that_is_older_than_its_sources_is_named_by_its_checkout(tmp_path):
    assert stale.stale_checkout(checkout(tmp_path / "old", built=False)) == tmp_path / "old"
    assert stale.stale_checkout(checkout(tmp_path / "new", built=True)) is None


def test_an_installed_wheel_has_no_sources(tmp_path):
    (tmp_path / "src" / "ceki").mkdir(parents=True)
    assert stale.stale_checkout(tmp_path / "src" / "ceki") is None
    installed = checkout(tmp_path / "python", built=False, package="site-packages/ceki")
    assert stale.stale_checkout(installed) is None


def test_the_builder_of_this_checkout_is_asked(tmp_path, monkeypatch):
    mark = stale.PACKAGE / "server" / "static" / "sources.sha256"
    read = type(mark).read_text
    monkeypatch.setattr(
        type(mark), "read_text", lambda path, *how, **to: "0" if path == mark else read(path, *how, **to)
    )
    assert stale.stale_checkout() == stale.PACKAGE.parent.parent


@pytest.mark.parametrize("built", [False, True])
def test_the_command_warns_in_a_sentence_and_writes_the_site(run, tmp_path, monkeypatch, built):
    package = checkout(tmp_path / "checkout", built)
    monkeypatch.setattr(stale.stale_checkout, "__defaults__", (package,))
    monkeypatch.setattr(site, "write", lambda folder, **_: {"api/games.json": b'{"games": []}'})
    monkeypatch.setattr(site, "left_out", lambda found: [])
    status, out, err = run("site", str(tmp_path / "site"))
    assert status == 0
    assert out.startswith("ceki: the site is in ")
    warned = f"the page in the site is older than its sources in {tmp_path / 'checkout'}"
    assert err == ("" if built else f"ceki: {warned}; `python web/build.py` there builds it again\n")

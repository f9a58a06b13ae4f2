"""The page about a server: made from its settings, in its languages, and true."""

from __future__ import annotations

import re

import pytest

from ceki.locales.language import languages
from ceki.server.http.about import about_page, offered, read_in
from ceki.server.http.page import owned, previewed
from ceki.server.settings import Settings

USUAL = Settings("sqlite:///none")


def test_it_names_the_days_of_the_settings():
    told = about_page(Settings("sqlite:///none", keep_days=3, log_days=40), "en")
    assert "nothing happens for 3 days is closed" in told
    assert "40 days after it was closed a table is deleted" in told


def test_it_says_who_runs_it_only_where_that_is_set():
    assert "Who runs it" not in about_page(USUAL, "en")
    told = about_page(Settings("x", title="Kopitiam & co", contact="me@kopi.example", imprint="<b>A</b>"), "en")
    assert "<h1>Kopitiam &amp; co</h1>" in told
    assert '<a href="mailto:me@kopi.example">' in told
    assert "&lt;b&gt;A&lt;/b&gt;" in told


@pytest.mark.parametrize("contact", ["javascript:alert(1)", "data:text/html,x", "a b@c", "0123 456"])
def test_a_contact_that_is_no_address_is_no_link(contact):
    assert f"Write to {contact}" in about_page(Settings("x", contact=contact), "en")


def test_each_language_has_it_whole():
    english = set(re.findall(r"<(?:li|p|h1|h2)>[^<]+", about_page(USUAL, "en")))
    for code in languages():
        told = about_page(USUAL, code)
        assert f'<html lang="{code}">' in told
        if code != "en":
            assert english & set(re.findall(r"<(?:li|p|h1|h2)>[^<]+", told)) == {"<h1>ceki"}


@pytest.mark.parametrize(
    ("asked", "accepted", "read"),
    [
        ("", "ms-MY,ms;q=0.9,en;q=0.8", "ms"), ("", "en-GB, ms;q=0.5", "en"), ("", "fr, id;q=0.5", "id"),
        ("", "", "en"), ("id", "ms", "id"), ("xx", "ms", "ms"),
    ],
)  # fmt: skip
def test_it_is_read_in_the_language_of_its_reader(asked, accepted, read):
    assert read_in(USUAL, asked, accepted) == read


def test_a_server_of_some_languages_offers_them_and_english():
    some = Settings("x", languages=("ms",))
    assert offered(some) == ["en", "ms"]
    assert read_in(some, "id", "id") == "en"


def test_the_page_has_the_name_and_the_languages_of_its_server():
    built = '<head>\n    <meta name="ceki" content="server" />\n<title>ceki</title></head>'
    assert owned(built, "", []) == built
    page = owned(built, 'A "club"', ["en", "ms"])
    assert '<meta name="ceki-site" content="A &quot;club&quot;" />' in page
    assert '<meta name="ceki-languages" content="en ms" />' in page
    told = previewed('<title>a</title><meta name="description" content="b" />', "", [], "", "Club")
    assert '<meta property="og:site_name" content="Club" />' in told

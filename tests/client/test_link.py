"""The link of a table: what is one, and one sentence for every table and seat that cannot be had."""

from __future__ import annotations

import asyncio

import pytest

from ceki.cli import main
from ceki.client.link import Link, facts, read_link, sit
from ceki.client.safe_text import line_of
from tests.client.near import near
from tests.server.guests import asynchronous

HOME = "http://127.0.0.1:8000"


@pytest.mark.parametrize(("text", "server", "link"), [
    (f"{HOME}/t/K7MPRA", None, Link(HOME, "K7MPRA")),
    (f"{HOME}/t/K7MPRA/", None, Link(HOME, "K7MPRA")),
    ("https://cards.example/t/0123456789abcdef", None, Link("https://cards.example", "0123456789abcdef")),
    ("K7MPRA", HOME, Link(HOME, "K7MPRA")),
    ("k7mpra", f"{HOME}/", Link(HOME, "k7mpra")),
])  # fmt: skip
def test_links_and_codes_are_read(text, server, link):
    assert read_link(text, server) == link
    assert read_link(str(link)) == link


@pytest.mark.parametrize(("text", "server"), [
    (HOME, None), (f"{HOME}/K7MPRA", None), (f"{HOME}/t/", None), (f"{HOME}/t/K7/../x", None), ("K7MPRA", None),
    (f"{HOME}/t/K7MPRA", HOME), ("K7MPR", HOME), ("K7MPR!", HOME), ("K7MPRA", "127.0.0.1:8000"),
    ("K7MPRA", "ftp://127.0.0.1"), ("K7MPRA", f"{HOME}/t"), ("K7MPRA", "http://127.0.0.1:port"),
    ("K7MPRA", "http://me@127.0.0.1"), ("ftp://127.0.0.1/t/K7MPRA", None),
])  # fmt: skip
def test_what_is_no_link_is_refused_in_a_sentence(text, server):
    with pytest.raises(ValueError, match=r"link|code|server") as refused:
        read_link(text, server)
    assert "\n" not in str(refused.value)


@asynchronous
async def test_dead_links_full_tables_and_wrong_seats_are_told_in_a_sentence(tmp_path):
    async with near(tmp_path) as server:
        link, _ = await server.table("cholek_tiga", players=2)
        free = Link(server.url, link.code)
        assert (await asyncio.to_thread(facts, free))["players"] == 2
        for wrong, seat, words in (
            (Link(server.url, "AAAAAA"), None, "No such table"),
            (free, 7, "This table has no seat 7"),
        ):
            with pytest.raises(ValueError, match=words) as refused:
                await asyncio.to_thread(sit, wrong, "Siti", seat)
            assert not str(refused.value).endswith(".")
        await asyncio.to_thread(sit, free)
        with pytest.raises(ValueError, match="No seat is free"):
            await asyncio.to_thread(sit, free)
    with pytest.raises(ValueError, match=f"no server answers at {server.url}"):
        await asyncio.to_thread(sit, free)


@pytest.mark.parametrize(("line", "words"), [
    (["play", "K7MPRA"], "K7MPRA looks like the code of a table; say where it is: --server"),
    (["play", "balik-satu", "--name", "Siti"], "--name goes with the link of a table"),
    (["play", "balik-satu", "--watch"], "--watch goes with the link of a table"),
    (["play", f"{HOME}/t/K7MPRA", "--players", "3"], "--players goes with a game"),
    (["play", f"{HOME}/t/K7MPRA", "--watch", "--name", "Siti"], "--watch cannot be combined with --seat or --name"),
    (["play", "balik-satu", "--server", HOME], "balik-satu is not the code of a table"),
    (["bot", "balik-satu"], "balik-satu is not the link of a table"),
    (["bot", f"{HOME}/t/K7MPRA", "--as", "wizard"], "bot 'wizard' does not exist"),
    (["bot", "http://127.0.0.1:1/t/K7MPRA"], "no server answers at http://127.0.0.1:1"),
    (["play", "http://127.0.0.1:1/t/K7MPRA"], "no server answers at http://127.0.0.1:1"),
])  # fmt: skip
def test_the_command_line_refuses_in_one_line(capsys, line, words):
    assert main(line) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"ceki: {words}")
    assert said.count("\n") == 1


def test_words_from_elsewhere_cannot_take_a_terminal_over():
    assert line_of("Siti\x1b[2J\r\n\u202e李") == "Siti [2J   李"

"""What is printed over HTTP: the bytes of the command, refusals in one sentence, no more work than one thread has."""

from __future__ import annotations

import asyncio
import threading

import pytest

from ceki.cli import main
from ceki.locales.language import ENGLISH, speak
from ceki.server import limits, press
from tests.paper.reading import opened
from tests.server.guests import asynchronous, serving

pytestmark = pytest.mark.usefixtures("in_english")

SAME = {
    "deck.pdf?half_decks=2&size=large&index=true": ("deck", "--half-decks", "2", "--size", "large", "--index"),
    "deck.pdf?game=tantanan&players=3&paper=letter&backs=true&language=ms": (
        "deck", "--for", "tantanan", "--players", "3", "--paper", "letter", "--backs", "--language", "ms",
    ),
    "leaflet.pdf?game=cholek_tiga&language=zh-Hans": ("rules", "cholek_tiga", "--language", "zh-Hans"),
    "score-sheet.pdf?game=gonggong&players=6&paper=letter": (
        "score-sheet", "gonggong", "--players", "6", "--paper", "letter",
    ),
    "replacements.pdf?language=id": ("replacements", "--language", "id"),
}  # fmt: skip
REFUSED = {
    "deck.pdf?paper=a3": (422, "not_understood", "paper does not fit; allowed: a4, letter"),
    "deck.pdf?half_decks=21": (422, "not_understood", "half_decks must be at most 20"),
    "deck.pdf?half_decks=1": (422, "not_understood", "half_decks must be at least 2"),
    "deck.pdf?players=many": (422, "not_understood", "players must be a whole number"),
    "deck.pdf?backs=perhaps": (422, "not_understood", "backs must be true or false"),
    "deck.pdf?spot=true": (422, "not_understood", "spot is not a field here"),
    "deck.pdf?players=4": (400, "players_of_no_game", "goes with a game"),
    "deck.pdf?game=pei&half_decks=4": (400, "game_or_half_decks", "choose one of the two"),
    "deck.pdf?game=pei&players=9": (400, "wrong_players", "3"),
    "deck?game=whist": (404, "unknown_game", "the games are balik_lima_belas"),
    "leaflet.pdf?game=whist": (404, "unknown_game", "the games are balik_lima_belas"),
    "leaflet.pdf": (422, "not_understood", "game is missing"),
    "score-sheet.pdf?game=pei&language=fr": (422, "not_understood", "language does not fit; allowed: en, id, ms"),
}


@asynchronous
async def test_what_is_printed_has_the_bytes_of_the_command(tmp_path):
    async with serving(tmp_path) as house:
        asked = await asyncio.gather(*(house.http.get(f"/api/print/{path}") for path in SAME))
    for (path, words), answer in zip(SAME.items(), asked, strict=True):
        out = tmp_path / "made.pdf"
        speak(ENGLISH)
        assert main(["print", *words, "-o", str(out)]) == 0
        assert answer.headers["content-type"] == "application/pdf", path
        assert answer.content == out.read_bytes(), path


@asynchronous
async def test_how_many_pages_there_will_be_is_told_beforehand(tmp_path):
    async with serving(tmp_path) as house:
        for path in SAME:
            told = (await house.http.get(f"/api/print/{path.replace('.pdf', '')}")).json()
            with opened((await house.http.get(f"/api/print/{path}")).content) as pdf:
                assert told["pages"] == len(pdf.pages), path
        deck = (await house.http.get("/api/print/deck?game=chot&backs=true")).json()
        assert deck == {"pages": 12, "cards": 180}  # (CH-1) three decks of sixty


@asynchronous
async def test_what_cannot_be_printed_is_refused_in_one_sentence(tmp_path):
    async with serving(tmp_path) as house:
        for path, (status, reason, says) in REFUSED.items():
            answer = await house.http.get(f"/api/print/{path}")
            assert (answer.status_code, answer.json()["id"]) == (status, reason), path
            assert says in answer.json()["message"], path


@asynchronous
async def test_without_what_sets_pages_the_server_tells_how_to_get_it(tmp_path, monkeypatch):
    monkeypatch.setattr(press, "installed", lambda: False)
    async with serving(tmp_path) as house:
        assert (await house.http.get("/api/print")).json()["makes"] is False
        for path in ("deck", "deck.pdf"):
            refusal = (await house.http.get(f"/api/print/{path}")).json()
            assert refusal["id"] == "prints_nothing"
            assert refusal["args"] == {"command": "pip install 'ceki[print]'"}


@asynchronous
async def test_the_same_is_made_once_and_only_so_many_wait(tmp_path, monkeypatch):
    made, may = [], threading.Event()

    def slow(order):
        assert may.wait(30)
        made.append(order)
        return b"%PDF-"

    monkeypatch.setattr(press, "made", slow)
    monkeypatch.setattr(limits, "PRINTS_WAITING", 2)
    async with serving(tmp_path) as house:
        alike = [asyncio.ensure_future(house.http.get("/api/print/replacements.pdf")) for _ in range(3)]
        other = asyncio.ensure_future(house.http.get("/api/print/replacements.pdf?paper=letter"))
        while len(house.app.state.press.awaited) < 2:
            await asyncio.sleep(0)
        refusal = (await house.http.get("/api/print/replacements.pdf?language=ms")).json()
        may.set()
        assert (refusal["code"], refusal["id"]) == ("retry", "press_busy")
        assert {answer.content for answer in await asyncio.gather(*alike, other)} == {b"%PDF-"}
        assert len(made) == 2
        again = await house.http.get("/api/print/replacements.pdf")
        assert (again.content, len(made)) == (b"%PDF-", 2)
        seen = {"if-none-match": again.headers["etag"]}
        assert (await house.http.get("/api/print/replacements.pdf", headers=seen)).status_code == 304


@asynchronous
async def test_what_was_made_last_is_kept_within_its_bound(tmp_path, monkeypatch):
    made = []
    monkeypatch.setattr(press, "made", lambda order: made.append(order) or b"%PDF-")
    monkeypatch.setattr(limits, "PRINTS_KEPT", 10)
    async with serving(tmp_path) as house:
        for language in ("en", "ms", "en", "id", "en", "ms"):
            await house.http.get(f"/api/print/replacements.pdf?language={language}")
    assert [order.language for order in made] == ["en", "ms", "id", "ms"]

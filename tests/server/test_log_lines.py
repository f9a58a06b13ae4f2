"""The log of a server: what repeats is counted, and every line says what it is about."""

from __future__ import annotations

import asyncio
import io
import json
import logging

import pytest

from ceki.server import log_lines
from ceki.server.serve import ours
from tests.server.guests import asynchronous, serving
from tests.server.seats.test_one_seat_each import caller


def test_r9_what_repeats_is_told_once_a_second_and_counted(caplog):
    now, log = 0.0, logging.getLogger("ceki.server")
    repeats = log_lines.Repeats(lambda: now)
    lines = []

    class Kept(logging.Handler):
        def emit(self, record):
            lines.append(record.getMessage() + record.more)

    handler = Kept()
    handler.addFilter(repeats)
    log.addHandler(handler)
    try:
        for n in range(513):
            log.warning("refused %d", n)
            log.warning("another")
        assert lines == ["refused 0", "another"]
        now = 1.0
        log.warning("refused %d", 513)
        assert lines[2:] == ["refused 513 (and 512 more like it)"]
        repeats.tell()
        assert lines[3:] == ["512 more like this: another"]
        now = 5.0
        repeats.tell()
        log.warning("another")
        assert lines[4:] == ["another"]
        for _ in range(3):
            logging.getLogger(log_lines.REPORTS).addHandler(handler)
            logging.getLogger(log_lines.REPORTS).warning("reported")
        assert lines[5:] == ["reported"] * 3, "every report is written"
    finally:
        log.removeHandler(handler)
        logging.getLogger(log_lines.REPORTS).removeHandler(handler)


@pytest.fixture
def written():
    """A log of our own: what its lines are, in either form."""
    streams = {form: io.StringIO() for form in ("text", "json")}
    log, handlers = logging.getLogger("ceki.server"), []
    before = log.level
    for form, stream in streams.items():
        handler = logging.StreamHandler(stream)
        handler.setFormatter(log_lines.Json() if form == "json" else log_lines.Text(log_lines.FORMAT))
        handler.addFilter(log_lines.Repeats())
        log.addHandler(handler)
        handlers.append(handler)
    log.setLevel(logging.DEBUG)
    yield lambda form: streams[form].getvalue().splitlines()
    for handler in handlers:
        log.removeHandler(handler)
    log.setLevel(before)


@asynchronous
async def test_a_line_says_what_its_work_is_about_and_others_do_not(written):
    log = logging.getLogger("ceki.server")

    async def piece(table: str, says: str) -> None:
        log_lines.about(request="1f")
        await asyncio.sleep(0)
        log_lines.about(table=table)
        log.warning(says)

    await asyncio.gather(asyncio.create_task(piece("a", "of a")), asyncio.create_task(piece("b", "and b")))
    log.error("of none")
    found = [json.loads(line) for line in written("json")]
    assert [(one["says"], one["level"], one.get("request"), one.get("table")) for one in found] == [
        ("of a", "warning", "1f", "a"), ("and b", "warning", "1f", "b"), ("of none", "error", None, None),
    ]  # fmt: skip
    assert written("text")[0].endswith("ceki.server: of a request=1f table=a")


@asynchronous
async def test_at_the_lowest_level_no_line_has_a_code_a_name_or_an_address(tmp_path, written):
    async with serving(tmp_path) as house:
        async with caller(house, "203.0.113.9") as client:
            table = (await client.post("/api/tables", json={"game": "chabut", "name": "Mawar", "bots": 2})).json()
            await client.get(f"/api/tables/{table['code']}")
        guest = house.visitor()
        guest.say(type="hello", version=1, table=table["code"], token=table["token"])
        await guest.until(lambda state: True)
        await guest.leave()
        lines = [json.loads(line) for line in written("json")]
        assert {"GET /api/tables/{table}: 200", "POST /api/tables: 200"} <= {
            one["says"].partition(" in ")[0] for one in lines
        }
        assert any(one["says"].startswith("a socket came") and one["table"] for one in lines)
        assert any(one["says"].startswith("a socket went") and one["table"] for one in lines)
        text = "\n".join(written("text"))
        for secret in (table["code"], table["token"], "Mawar", "203.0.113.9"):
            assert secret not in text


@pytest.mark.parametrize(
    ("error", "useful"),
    [
        (None, True),
        (KeyError("a fault of ours"), True),
        (UnicodeDecodeError("utf-8", b"\xff", 0, 1, "a guest sent this"), False),
        (asyncio.CancelledError("the server stops"), False),
    ],
)
def test_of_the_lines_of_the_web_server_those_that_say_nothing_are_left_out(error, useful):
    how = None if error is None else (type(error), error, None)
    assert ours(logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "Exception", (), how)) is useful

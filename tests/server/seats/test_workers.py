"""Bots that look ahead think in a process of their own: what crosses to it, what is done without it, when it ends."""

from __future__ import annotations

import asyncio
import json
import os
import select
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import numpy as np
import pytest
from bench import probe

from ceki.bots import greedy, worker
from ceki.bots.random import generator
from ceki.engine.record import pack
from ceki.play.round import Round
from ceki.play.ruleset import ruleset
from ceki.server.seats.bots import BotSeats, chance, question, think
from ceki.server.seats.workers import NoAnswer, Workers
from tests.bots.test_bots import hidden_dealt_again, view_in_play
from tests.patience import PATIENCE
from tests.server.guests import asynchronous, serving
from tests.server.processes import Player, Server, post

STAND_IN = """
import json, sys
for line in sys.stdin:
    said = json.loads(line)
    if "prepare" in said:
        print(json.dumps({"ready": said["prepare"]}), flush=True)
    else:
        ANSWER
"""
ECHO = 'print(json.dumps({"number": said["number"], "answer": [7, len(line)]}), flush=True)'
SILENCE, DEATH, TROUBLE = (
    "pass", "sys.exit(3)", 'print(json.dumps({"number": said["number"], "problem": "no"}), flush=True)'
)  # fmt: skip


def stand_in(answer: str) -> tuple[str, ...]:
    """A process that answers so, and thinks about nothing."""
    return sys.executable, "-S", "-c", STAND_IN.replace("ANSWER", answer)


async def ready(workers: Workers, game: str) -> None:
    """Waits until a process has said that it is ready."""
    while not any(game in worker.ready for worker in workers.all):
        await asyncio.sleep(0)


@asynchronous
async def test_what_crosses_is_the_view_and_nothing_that_its_seat_cannot_see():
    view = view_in_play("balik_satu")
    asked = question("strong", view, "a table", 9)
    assert asked == {
        "work": "move", "bot": "strong", "start": chance(view, "a table", 9), "game": "balik_satu", "seat": view.seat,
        "view": view.raw.hex(),
    }  # fmt: skip
    for seed in range(20):
        assert question("strong", hidden_dealt_again(view, seed), "a table", 9) == asked
    true = Round.from_seed(ruleset("balik_satu"), 5)
    for move in _moves_to(view, true):
        true.make(*move)
    record = np.zeros(1, view.game.dtype)
    pack(true.table, record[0])
    hands = [record[0]["hand"][seat].tobytes().hex() for seat in range(4)]
    assert [hand in asked["view"] for hand in hands] == [seat == view.seat for seat in range(4)]
    assert record[0]["key"].tobytes().hex() not in asked["view"]


def _moves_to(view: Any, played: Round) -> list[tuple[int, int]]:
    """The moves by which `view_in_play` came there."""
    copy = Round.from_seed(played.ruleset, 5)
    while len(copy.numbers) < 6 or len(copy.legal_numbers) < 2:
        copy.make(*copy.legal_numbers[-1])
    assert copy.view(copy.turn).raw == view.raw
    return copy.numbers


@asynchronous
async def test_a_bot_that_looks_ahead_is_asked_in_its_process_and_the_others_are_not():
    told: list[str] = []
    seats, view = BotSeats(Workers(1, stand_in(ECHO))), view_in_play("balik_satu")
    try:
        assert await seats.choose("greedy", view, "t", 1, told.append) == think("greedy", view, "t", 1)
        assert seats.workers.all[0].process is None
        seats.expect("random", "balik_satu")
        assert seats.workers.all[0].wanted == []
        seats.expect("strong", "balik_satu")
        await ready(seats.workers, "balik_satu")
        line = json.dumps({"number": 1, **question("strong", view, "t", 1)})
        assert await seats.choose("strong", view, "t", 1, told.append) == (7, len(line) + 1)
        assert told == ["thought"]
    finally:
        await seats.close()


@pytest.mark.parametrize(("answer", "why"), [(SILENCE, "busy"), (DEATH, "broken"), (TROUBLE, "broken"), (None, "off")])
@asynchronous
async def test_where_nobody_has_thought_the_greedy_move_is_made(monkeypatch, answer, why):
    monkeypatch.setattr("ceki.server.seats.bots.LONGEST", 0.05 if answer == SILENCE else 60.0)
    told: list[str] = []
    workers = Workers(0) if answer is None else Workers(1, stand_in(answer), again=3600.0)
    seats, view = BotSeats(workers), view_in_play("balik_satu")
    try:
        seats.expect("strong", "balik_satu")
        if answer is not None:
            assert await seats.choose("strong", view, "t", 1, told.append) == think("greedy", view, "t", 1)
            assert told == ["preparing"]
            await ready(workers, "balik_satu")
            told.clear()
        for number in (1, 2):
            assert await seats.choose("strong", view, "t", number, told.append) == think("greedy", view, "t", number)
        assert told == [why, "preparing" if answer == DEATH else why]
    finally:
        await seats.close()


def test_what_goes_wrong_in_a_process_is_told_without_the_cards_of_the_view(monkeypatch):
    def break_off(asked):
        raise ValueError(f"C5 is not held in {asked['view']}")

    monkeypatch.setitem(worker.WORK, "move", break_off)
    asked = {"number": 4, **question("strong", view_in_play("balik_satu"), "t", 1)}
    assert worker.answer(asked) == {"number": 4, "problem": "ValueError"}


@asynchronous
async def test_a_process_that_died_is_followed_by_another(caplog):
    workers = Workers(1, stand_in(ECHO), again=0.0)
    try:
        workers.want("balik_satu")
        await ready(workers, "balik_satu")
        first = workers.all[0].process
        assert first is not None
        first.kill()
        while workers.all[0].process in (first, None):
            await asyncio.sleep(0)
        await ready(workers, "balik_satu")
        assert (await workers.ask(question("strong", view_in_play("balik_satu"), "t", 1), 60.0))[0] == 7
    finally:
        await workers.stop()
    assert sum("has ended" in record.message for record in caplog.records if record.name == "ceki.server") == 1


@asynchronous
async def test_the_real_process_answers_and_tells_what_it_cannot_do(caplog):
    workers, view = Workers(1), view_in_play("sakopong", 3)
    worker = workers.all[0]
    try:
        workers.want("no_such_game")
        while worker.process is None:
            await asyncio.sleep(0)
        worker.ready.add("sakopong")  # as if: nothing is compiled here
        asked = question("greedy", view, "t", 4)
        assert tuple(await worker.ask(asked)) == greedy.choose(view, generator(*chance(view, "t", 4)))
        with pytest.raises(NoAnswer, match="broken"):
            await worker.ask({**asked, "bot": "clever"})
        assert tuple(await worker.ask(asked)) == think("greedy", view, "t", 4)
        while not any("no_such_game" in record.message for record in caplog.records):
            await asyncio.sleep(0)
    finally:
        await workers.stop()
    said = " ".join(record.message for record in caplog.records)
    assert "a bot could not think, and played greedily: NotAllowed" in said
    assert "no_such_game, and play greedily" in said


PARENT = """
import asyncio
from ceki.server.seats.workers import Workers
async def main():
    workers = Workers(1)
    workers.want("GAME")
    while workers.all[0].process is None:
        await asyncio.sleep(0)
    while COMPILES and "llvmlite" not in open(f"/proc/{workers.all[0].process.pid}/maps").read():
        await asyncio.sleep(0.01)
    print("begun", flush=True)
    await asyncio.Event().wait()
asyncio.run(main())
"""


def ends_with_its_server(game: str, compiles: bool, cache: Path) -> None:
    """Both write to one pipe; nobody is left at it when both have ended."""
    parent_of = PARENT.replace("GAME", game).replace("COMPILES", str(compiles))
    parent = subprocess.Popen(
        [sys.executable, "-c", parent_of], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env={**os.environ, "CEKI_CACHE": str(cache)},
    )  # fmt: skip
    assert parent.stdout is not None
    assert parent.stdout.readline() == b"begun\n"
    parent.kill()
    parent.communicate(timeout=PATIENCE)


def test_a_process_of_bots_does_not_outlive_a_server_that_was_killed(tmp_path):
    ends_with_its_server("no_such_game", False, tmp_path)


@pytest.mark.prove
def test_nor_does_it_while_it_compiles(tmp_path):
    ends_with_its_server("pei", True, tmp_path)


@asynchronous
async def test_the_bots_of_a_served_table_play_on_where_nobody_thinks(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table("sakopong", players=3, bots=2, bot_level="strong")
        me = await house.come(made["code"], made["token"])
        while not me.state["over"]:
            await house.quiet(made)
            while me.state["seq"] < house.room(made).table.seq:
                await me.hear()
            if me.state["asked"] and len(me.state["legal"]) > 1:
                me.move()
                await me.answer()
        counts = house.hall.metrics.text().decode()
        assert 'ceki_bot_moves_total{how="off"}' in counts
        assert 'how="thought"' not in counts


@pytest.mark.prove
@asynchronous
async def test_the_server_never_compiles_and_its_bots_think(tmp_path):
    """Strong bots at a real server: they think, it maps no compiler, and their process ends with it."""
    server = Server(tmp_path, None, "--bot-workers", "1", "--pause", "0.1")
    server.begin()
    assert server.process is not None
    pid, enough = server.process.pid, asyncio.Event()
    made = post(server.url, "/api/tables", {"game": "sakopong", "players": 3, "bots": 2, "bot_level": "strong"})
    player = asyncio.create_task(Player([server.url], made["table"], made["token"], 1).play(enough))
    async with httpx.AsyncClient(timeout=PATIENCE) as web:
        while 'how="thought"' not in (await web.get(server.counts)).text:
            await asyncio.sleep(0.2)
    enough.set()
    await player
    assert "llvmlite" not in Path(f"/proc/{pid}/maps").read_text()
    assert probe.memory(pid) <= 400
    (child,) = map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
    assert "llvmlite" in Path(f"/proc/{child}/maps").read_text()
    less = os.getpriority(os.PRIO_PROCESS, child) > os.getpriority(os.PRIO_PROCESS, pid)
    assert less or os.sched_getscheduler(child) == os.SCHED_IDLE
    ended = os.pidfd_open(child)
    server.end()
    assert select.select([ended], [], [], 30)[0] == [ended]

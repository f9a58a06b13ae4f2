"""What is left behind goes as fast as it comes, and no clock that jumps takes anything with it."""

from __future__ import annotations

import sqlite3

import pytest

from ceki.server.tables.scheduler import SWEEP_SECONDS
from ceki.server.tables.sweep import SOME
from tests.server.guests import asynchronous, laid_in, serving
from tests.server.hand_clock import HandClock

DAY, HOUR = 86400.0, 3600.0
YEAR = 365.25 * DAY
LEFT = 1234


def leave_behind(folder, tables, changed):
    """Adds open tables, each a copy of the first one."""
    with sqlite3.connect(laid_in(folder)) as database:
        (first,) = database.execute("SELECT id FROM tables").fetchone()
        for n in range(tables):
            database.execute(
                "INSERT INTO tables(id, code, maker, public, closed, changed, facts, kept_days) "
                "SELECT ?, ?, maker, public, 0, ?, facts, kept_days FROM tables WHERE id = ?",
                (f"{n:032x}", f"Z{n:07d}", changed, first),
            )
            database.execute(
                "INSERT INTO events SELECT ?, seq, version, kind, person, NULL, body, at FROM events "
                "WHERE table_id = ?",
                (f"{n:032x}", first),
            )


def states(folder):
    """How many tables are open, and how many closed."""
    with sqlite3.connect(folder / "tables.sqlite3") as database:
        return tuple(
            database.execute("SELECT count(*) FROM tables WHERE closed = ?", (closed,)).fetchone()[0]
            for closed in (0, 1)
        )


@asynchronous
async def test_all_that_was_left_behind_is_closed_and_what_is_played_at_goes_on(tmp_path):
    clock = HandClock()
    async with serving(tmp_path, clock) as house:
        made, _ = await house.full_table("cholek_tiga", players=2)
        leave_behind(tmp_path, LEFT, clock.wall() - 8 * DAY)
        house.clock.turn(HOUR)
        for _ in range(2 + LEFT // SOME):
            await house.driver.tick()
            house.clock.turn(2 * SWEEP_SECONDS)
        assert states(tmp_path) == (1, LEFT), "all of them, and not the one with people"
        log = (await house.http.get(f"/api/tables/{7:032x}/log")).json()
        assert log["state"] == "closed"
        assert not house.room(made).table.closed


@asynchronous
async def test_a_closed_table_is_deleted_after_a_year_however_many_there_are(tmp_path):
    clock = HandClock()
    async with serving(tmp_path, clock) as house:
        await house.table("cholek_tiga", players=2)
        leave_behind(tmp_path, LEFT, clock.wall() - 8 * DAY)
        for passed in (HOUR, YEAR):
            house.clock.turn(passed)
            for _ in range(2 + LEFT // SOME):
                await house.driver.tick()
                house.clock.turn(2 * SWEEP_SECONDS)
        assert states(tmp_path)[1] <= 1


@pytest.mark.parametrize("jump", [HOUR, DAY, 8 * DAY, 400 * DAY, 10 * YEAR])
@pytest.mark.parametrize("way", [1, -1])
def test_no_jump_of_the_wall_clock_closes_or_deletes_a_table(tmp_path, jump, way):
    @asynchronous
    async def run() -> None:
        clock = HandClock()
        async with serving(tmp_path, clock) as house:
            open_one = await house.table("cholek_tiga", players=2)
            closed_one = await house.table("chabut", players=2)
            guest = await house.come(closed_one["code"], closed_one["token"])
            guest.say(type="leave")
            await guest.leave()
            before = states(tmp_path)
            for step in (way * jump, -way * jump):  # it jumps, and it comes back
                clock.step(step)
                for _ in range(3):
                    clock.turn(HOUR)
                    await house.driver.tick()
                await house.table("pakau", players=2)
            assert states(tmp_path) == (before[0] + 2, before[1])
        for step in (way * jump, -way * jump):  # and while no server runs
            clock.step(step)
            async with serving(tmp_path, clock) as house:
                for _ in range(3):
                    clock.turn(HOUR)
                    await house.driver.tick()
        assert states(tmp_path) == (before[0] + 2, before[1])
        assert open_one["table"] != closed_one["table"]

    run()

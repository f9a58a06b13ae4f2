"""A rule that cannot be carried out closes its table, and everybody there sees that it did; other tables play on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ceki.engine.errors import RuleStopped
from ceki.engine.game import Game
from ceki.play import catalogue
from ceki.play.game_module import GameModule
from ceki.play.match import Match
from ceki.play.round import Round
from ceki.server.tables.failing import TableFailed, rules
from ceki.server.tables.state import Table
from tests.server.guests import asynchronous, serving

GUIDE = Path(__file__).parents[3] / "docs" / "guide" / "first-game.md"
FOUND = re.search(r"^```python\n(.*?)^```", GUIDE.read_text(encoding="utf-8"), re.M | re.S)
assert FOUND is not None
TEXT, SHOWS = FOUND[1], "    g.best[g.turn] = number_on(card)\n"
FAILS = ("closed", "rule_failed")


def fails_at(monkeypatch, name, moves):
    """The rules behind a method of a round fail when so many moves have been made."""
    found = getattr(Round, name)
    before = found.fget if isinstance(found, property) else found

    def failing(self, *given):
        if len(self.numbers) == moves:
            return 1 // (len(self.numbers) - moves)
        return before(self, *given)

    monkeypatch.setattr(Round, name, property(failing) if isinstance(found, property) else failing)


async def plays_on(house, made, guests):
    """Moves are made until the table is closed; returns what all there are sent last."""
    for _ in range(20):
        await house.quiet(made)
        table = house.room(made).table
        if table.closed:
            break
        guest = guests[table.turn]
        while guest.state["seq"] < table.seq:
            await guest.hear()
        guest.move()
        assert (await guest.answer())["type"] == "ack", "the move is written"
    return [await guest.until(lambda state: state["closed"]) for guest in guests]


@pytest.mark.parametrize("rule", ["_make", "legal_numbers"])
@asynchronous
async def test_a_rule_that_fails_closes_its_table_and_all_there_are_sent_why(tmp_path, monkeypatch, rule):
    async with serving(tmp_path) as house:
        made, guests = await house.full_table("chabut", players=2)
        fails_at(monkeypatch, rule, 3)
        for state in await plays_on(house, made, guests):
            assert (state["turn"], state["asked"], state["legal"], state["match_over"]) == (None, False, [], False)
            assert (state["events"][-1]["kind"], state["events"][-1]["how"]) == FAILS
        guests[0].move("draw", guests[0].state["seq"])
        assert (await guests[0].answer())["id"] == "table_closed"
        [played] = (await house.http.get(f"/api/tables/{made['code']}/log")).json()["rounds"]
        assert (played["abandoned"], len(played["moves"]) in (3, 4), played["cents"]) == (True, True, [0, 0])
        again = Table(made["table"], made["code"])
        again.fold(await house.registry.store.events(made["table"]))
        assert (again.closed, again.failed is not None, again.seq) == (True, True, guests[0].state["seq"])


@asynchronous
async def test_a_deal_that_fails_closes_the_table(tmp_path, monkeypatch):
    async with serving(tmp_path) as house:
        monkeypatch.setattr(Round, "__init__", lambda self, *given: 1 // 0)
        made = await house.table("chabut", players=2, bots=1, name="Siti")
        guest = await house.come(made["code"], made["token"])
        state = await guest.until(lambda state: state["closed"]) if not guest.state["closed"] else guest.state
        assert (state["events"][-1]["how"], state["view"], state["me"]) == (FAILS[1], {}, 0)


@asynchronous
async def test_a_match_whose_settlement_fails_is_closed_unsettled(tmp_path, monkeypatch):
    async with serving(tmp_path) as house:
        made, guests = await house.full_table("chabut", players=2)
        monkeypatch.setattr(Match, "close", lambda self: 1 // 0)
        watcher = await house.come(made["code"], None)
        for guest in guests:
            guest.say(type="leave")
        state = await watcher.until(lambda state: state["closed"])
        assert (state["events"][-1]["kind"], state["events"][-1]["how"]) == FAILS
        again = Table(made["table"], made["code"])
        again.fold(await house.registry.store.events(made["table"]))
        assert (again.closed, again.failed is not None, again.match.settled) == (True, True, [0, 0])


@asynchronous
async def test_a_round_without_an_end_is_broken_off(tmp_path, monkeypatch):
    async with serving(tmp_path) as house:
        monkeypatch.setattr(GameModule, "longest", lambda self, table: 2)
        made, guests = await house.full_table("chabut", players=2)
        await plays_on(house, made, guests)
        assert str(house.room(made).table.failed) == "the round does not end after 2 moves"


@asynchronous
async def test_a_rule_of_an_own_game_that_never_returns_closes_its_table_and_the_others_play_on(tmp_path, monkeypatch):
    stuck = TEXT.replace(SHOWS, SHOWS + "    while g.stake == 777:\n        g.pot = 0\n")
    (tmp_path / "stuck_here.py").write_text(stuck)
    monkeypatch.setenv("CEKI_GAMES", str(tmp_path))
    async with serving(tmp_path) as house:
        other, others = await house.full_table("chabut", players=2)
        made, guests = await house.full_table("stuck_here", players=2, options={"stake": 777})
        for state in await plays_on(house, made, guests):
            assert (state["events"][-1]["kind"], state["events"][-1]["how"]) == FAILS
        assert "RuleStopped" in str(house.room(made).table.failed)
        log = (await house.http.get(f"/api/tables/{made['code']}/log")).json()
        assert log["rounds"][0]["abandoned"]
        turn = others[house.room(other).table.turn]
        turn.move()
        assert (await turn.answer())["type"] == "ack"


@asynchronous
async def test_no_more_tables_are_dealt_of_a_game_whose_rule_did_not_return(tmp_path, monkeypatch):
    stuck = TEXT.replace(SHOWS, SHOWS + "    while g.stake == 777:\n        g.pot = 0\n")
    (tmp_path / "stuck_here.py").write_text(stuck)
    monkeypatch.setenv("CEKI_GAMES", str(tmp_path))
    async with serving(tmp_path) as house:
        waits = await house.table("stuck_here", players=2)
        made, guests = await house.full_table("stuck_here", players=2, options={"stake": 777})
        await plays_on(house, made, guests)
        answer = await house.http.post("/api/tables", json={"game": "stuck_here"})
        assert (answer.status_code, answer.json()["id"]) == (400, "game_stopped")
        late = await house.come(waits["code"], (await house.sit(waits["code"]))["token"])
        state = await late.until(lambda state: state["closed"]) if not late.state["closed"] else late.state
        assert (state["table"]["round"], state["events"][-1]["how"]) == (0, FAILS[1])
        assert (await house.http.post("/api/tables", json={"game": "chabut"})).status_code == 200


@asynchronous
async def test_a_bot_whose_game_fails_it_closes_the_table(tmp_path, monkeypatch):
    async with serving(tmp_path) as house:

        async def choose(*given):
            raise KeyError(given[0])

        monkeypatch.setattr(house.registry.bots, "choose", choose)
        made = await house.table("chabut", players=2, practice=True, name="Siti")
        guest = await house.come(made["code"], made["token"])
        while not guest.state["closed"]:
            if guest.state["asked"]:
                guest.move()
            await guest.hear()
        assert guest.state["events"][-1]["how"] == FAILS[1]


def test_what_went_wrong_names_no_card():
    with pytest.raises(TableFailed, match=r"^KeyError in test_failing\.py:\d+$") as failed, rules():
        raise KeyError("M7")
    assert "M7" not in str(failed.value)


@pytest.mark.parametrize(("reason", "facts"), [("rule-endless", {}), ("rule-trapped", {"why": "unreachable"})])
def test_only_a_rule_that_ran_too_long_is_endless(reason, facts):
    with pytest.raises(TableFailed) as failed, rules():
        raise RuleStopped(reason, rule="play", **facts)
    assert failed.value.endless == (reason == "rule-endless")


@pytest.mark.parametrize(("what", "known"), [("pack", "ceki, pack52"), ("direction", "anticlockwise, clockwise")])
def test_a_pack_or_direction_that_there_is_not_is_refused_when_the_game_is_read(what, known):
    told = {**vars(catalogue.game("chabut").info), what: "tarot"}
    with pytest.raises(TypeError, match=f"{what} 'tarot' is none of {known}"):
        Game(**told)

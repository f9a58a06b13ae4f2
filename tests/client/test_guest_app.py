"""The table on the screen at a served table, over a real socket: a terminal, a bot and a socket guest together."""

from __future__ import annotations

import asyncio
import contextlib
import io
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.client import connect

from ceki.bots import bot
from ceki.cards.notation import card_number
from ceki.client.bot import ServedBot
from ceki.client.connection import CONNECTED, ENDED, Connection
from ceki.client.link import read_link, sit
from ceki.client.moment import Moment
from ceki.play.rulebook.sentences import Sentence, move_told
from ceki.play.ruleset import ruleset
from ceki.server.tables import agreeing, live
from ceki.terminal.drawing.whole_table import draw_table
from ceki.terminal.lines.advice import advice_lines
from ceki.terminal.lines.served_plain import ServedPlain
from ceki.terminal.screens.pages import Page
from ceki.terminal.screens.served_table import ServedApp
from ceki.terminal.served_table import ServedTable, in_short
from tests.client.near import Near, near
from tests.patience import PATIENCE
from tests.server.guests import asynchronous
from tests.server.processes import Player


class Watched(ServedApp):
    """Tells a test of everything that it hears."""

    def __init__(self, connection: Connection) -> None:
        super().__init__(connection)
        self.changed = asyncio.Condition()

    def hear(self, message: Any) -> None:
        super().hear(message)
        self.send(self.notify_all())

    async def notify_all(self) -> None:
        async with self.changed:
            self.changed.notify_all()

    async def until(self, wanted: Callable[[], Any]) -> None:
        async with self.changed:
            await asyncio.wait_for(self.changed.wait_for(wanted), PATIENCE)

    def shown(self) -> str:
        return "\n".join(self.drawn(*self.size).lines())


@asynccontextmanager
async def at_the_table(connection: Connection, size: tuple[int, int] = (80, 24)) -> AsyncIterator[tuple[Watched, Any]]:
    app = Watched(connection)
    async with app.run_test(size=size) as pilot:
        yield app, pilot


async def play_by_keys(app: Watched, pilot: Any) -> None:
    """Makes the first offered move by its digit, or the first card by arrow and Enter, until the round is over."""
    while True:
        await app.until(lambda: app.sheet is not None or app.table.offered)
        if app.sheet is not None:
            return
        seq = app.table.moment.state["seq"]
        keys = ["right", "enter"] if app.seen.targets else ["1"]
        await pilot.press(*keys)
        await app.until(lambda seq=seq: app.table.moment.state["seq"] > seq)


@pytest.mark.parametrize("game", ["chabut", pytest.param("cholek_tiga", marks=pytest.mark.prove)])
@asynchronous
async def test_a_terminal_a_bot_and_a_socket_guest_play_a_round_at_one_table(tmp_path, game):
    async with near(tmp_path) as server:
        link, token = await server.table(game, players=3, rounds=2, name="Siti")
        tokens = [await asyncio.to_thread(sit, link, name) for name in ("Bot", "Socket")]
        said: list[str] = []
        guest = ServedBot(link, tokens[0], bot("greedy"), said.append)
        player, stop = Player([server.url], link.code, tokens[1], 7), asyncio.Event()
        others = [asyncio.create_task(guest.play()), asyncio.create_task(player.play(stop))]
        async with at_the_table(Connection(link, token)) as (app, pilot):
            await app.until(lambda: app.scene is not None)
            assert "Your hand" in app.shown()
            await play_by_keys(app, pilot)
            table = server.room(link).table
            played = table.history[0].round
            assert isinstance(app.screen, Page)
            lines = "\n".join(app.screen.lines)
            assert f"You {played.cents[0]:+,d}, Bot {played.cents[1]:+,d}, Socket {played.cents[2]:+,d}" in lines
            assert "Enter: ready for the next round" in app.screen.foot
            assert [app.table.sheet.cents, app.table.ledger.cents] == [played.cents, table.match.cents]
            story = [sentence.text for sentence in app.table.story]
            assert sum(line.startswith("Round 1. ") for line in story) == 1
            moves = [
                move_told(table.ruleset.game, 0, mover, move, ("You", "Bot", "Socket")[mover], False).text
                for mover, move in zip(played.movers, played.moves, strict=True)
            ]
            said_of_moves = [line.replace(" (the only move)", "") for line in story]
            assert [line for line in said_of_moves if line in moves] == moves
            await pilot.press("enter")
            await app.until(lambda: 0 in app.table.moment.state["ready"] or app.table.moment.round == 2)
            assert len(app.screen_stack) == 1
        stop.set()
        others[0].cancel()
        for task in others:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        assert said[1] == f"Round 1: {played.cents[1]:+d} cents, {played.cents[1]:+d} in the match."


@asynchronous
async def test_at_a_practice_table_there_is_a_hint_and_a_review_of_the_round(tmp_path):
    async with near(tmp_path) as server:
        link, token = await server.table("chabut", players=2, bots=1, name="Siti", practice=True)
        async with at_the_table(Connection(link, token)) as (app, pilot):
            await app.until(lambda: app.table.offered)
            await pilot.press("h")
            assert "i        a hint: your moves with odds and reasons" in app.screen.lines
            await pilot.press("escape", "i")
            await app.until(lambda: len(app.screen_stack) > 1)
            assert app.screen.heading == "A hint"
            assert "What each move scores on average, counted exactly:" in app.screen.lines
            await pilot.press("escape")
            await play_by_keys(app, pilot)
            assert app.screen.foot.endswith("v: review")
            await pilot.press("v")
            await app.until(lambda: len(app.screen_stack) > 1)
            assert app.screen.heading == "Your round"
            assert "choice" in app.screen.lines[0]


@asynchronous
async def test_a_line_is_written_to_a_table_that_allows_it(tmp_path):
    async with near(tmp_path) as server:
        for chat in (False, True):
            link, token = await alone(server, chat=chat)
            async with at_the_table(Connection(link, token)) as (app, pilot):
                await app.until(lambda app=app: app.table.offered)
                await pilot.press("slash")
                assert len(app.screen_stack) == 1 + chat
                if chat:
                    await pilot.press("H", "i", "q", "enter")
                    await app.until(lambda app=app: app.table.story[-1].text.endswith("says: Hiq"))
                    assert app.table.offered  # no letter was a command
                    await pilot.press("h")
                    assert "/        say something to the table" in app.screen.lines
                    await pilot.press("escape", "slash", "escape")
                    assert len(app.screen_stack) == 1


@asynchronous
async def test_advice_that_comes_too_late_is_not_shown(tmp_path):
    async with near(tmp_path) as server:
        link, token = await alone(server, practice=True)
        async with at_the_table(Connection(link, token)) as (app, _):
            await app.until(lambda: app.table.offered)
            one = {"move": "draw", "facts": [], "worth": 1.0, "error": 0.0, "gains": 0.5, "losses": 0.5}
            hint = {"type": "hint", "move": "draw", "even": [], "other": None, "unit": "cents", "exact": True}
            hint |= {"mine": None, "theirs": None, "within": 0.0, "given": None, "moves": [one]}
            app.hear({**hint, "seq": app.table.moment.state["stands_since"] - 1})
            assert len(app.screen_stack) == 1
            app.hear({**hint, "seq": app.table.moment.state["seq"], "move": "draw\x1b[2J"})
            assert app.screen.lines == ["Draw [2j is your only move."]
            app.hear(
                {"type": "error", "code": "retry", "id": "advice_failed", "args": {}, "message": "Asked too much."}
            )
            assert app.table.refusal == "The advice could not be worked out; ask again."
            with pytest.raises(ValueError, match="the hint cannot be read: KeyError 'moves'"):
                app.table.hear({"type": "hint", "seq": app.table.moment.state["seq"], "move": "draw"})
            game = app.table.moment.ruleset.game
            for number in ("many", float("inf"), float("nan")):
                with pytest.raises(ValueError, match="the hint cannot be read"):
                    advice_lines(game, {**hint, "moves": [one, {**one, "gains": number}]})
            with pytest.raises(ValueError, match="the review cannot be read: ValueError "):
                app.table.hear({"type": "review", "round": 1, "costly": [], "choices": "many"})


async def alone(server: Near, **order: Any) -> tuple[Any, str]:
    """A table of a person and bots."""
    return await server.table("cholek_tiga", players=3, bots=2, name="Siti", **order)


@asynchronous
async def test_a_restart_is_told_and_the_game_goes_on_at_the_same_seat(tmp_path):
    async with near(tmp_path) as server:
        link, token = await alone(server)
        async with at_the_table(Connection(link, token)) as (app, pilot):
            await app.until(lambda: app.table.offered)
            hand = app.seen.hand.cards
            await server.end()
            await app.until(lambda: app.connection.standing.state not in (CONNECTED, ENDED))
            await pilot.pause()
            assert "trying again in" in app.shown()
            assert "Your seat is kept." in app.shown()
            await pilot.press("right", "enter")
            pending = app.connection.pending
            assert pending is not None
            assert f"Sending {pending['move']}" in app.shown()
            await server.begin()
            await app.until(lambda: app.connection.acked)
            await app.until(lambda: not app.table.on_its_way)
            assert app.connection.standing.state == CONNECTED
            assert server.room(link).table.round.numbers[0] == (0, card_of(pending["move"]))
            assert app.seen.hand.cards != hand
            assert "trying again" not in app.shown()


def card_of(move: str) -> int:
    return card_number(move.split()[1])


@asynchronous
async def test_a_seat_that_is_taken_over_elsewhere_is_told_and_not_fought_for(tmp_path):
    async with near(tmp_path) as server:
        link, token = await alone(server)
        async with at_the_table(Connection(link, token)) as (app, pilot):
            await app.until(lambda: app.scene is not None)
            async with connect(link.socket) as other:
                hello = f'{{"type":"hello","version":1,"table":"{link.code}","token":"{token}"}}'
                await other.send(hello)
                await app.until(lambda: app.connection.standing.state == ENDED)
                await pilot.pause()
                bar = " ".join(app.shown().splitlines()[:2])
                assert "opened in another window" in bar
                assert "q leaves." in bar
                assert "trying again" not in app.shown()


@asynchronous
async def test_who_looks_on_sees_no_hand_and_is_offered_nothing(tmp_path):
    async with near(tmp_path) as server:
        link, _ = await alone(server)
        async with at_the_table(Connection(link, None)) as (app, pilot):
            await app.until(lambda: app.scene is not None)
            assert "You are watching" in app.shown()
            assert app.seen.offered == []
            await pilot.press("1", "enter", "q")
        assert server.room(link).table.round.numbers == []


@asynchronous
async def test_leaving_asks_first_and_then_gives_the_seat_to_a_bot(tmp_path):
    async with near(tmp_path) as server:
        link, token = await server.table("cholek_tiga", players=3, bots=1, name="Siti")
        await asyncio.to_thread(sit, link, "Ali")
        async with at_the_table(Connection(link, token)) as (app, pilot):
            await app.until(lambda: app.scene is not None)
            await pilot.press("q")
            assert app.screen.heading == "Leave the table?"
            await pilot.press("escape")
            assert server.room(link).table.chairs[0].kind == "human"
            await pilot.press("q", "enter")
            await pilot.pause()
            assert app._exit
        assert server.room(link).table.chairs[0].kind == "bot"


@asynchronous
async def test_who_does_not_answer_is_gone_on_without_and_their_place_goes_to_a_bot(tmp_path, monkeypatch):
    monkeypatch.setattr(live, "PATIENCE", 0.0)
    async with near(tmp_path) as server:
        link, token = await server.table("cholek_tiga", players=2, name="Siti")  # a long round
        await asyncio.to_thread(sit, link, "Ali")
        table = server.room(link).table
        async with at_the_table(Connection(link, token)) as (app, pilot):
            await app.until(lambda: app.scene is not None)
            await pilot.press("h")
            assert "-        replace a player who does not answer by a bot" in app.screen.lines
            await pilot.press("escape")
            while app.table.moment.state["turn"] != 1:
                await app.until(lambda: app.table.offered)
                assert "without" not in app.shown()
                await pilot.press("minus")
                assert len(app.screen_stack) == 1, "nobody is waited for but Siti"
                seq = app.table.moment.state["seq"]
                await pilot.press(*(["right", "enter"] if app.seen.targets else ["1"]))
                await app.until(lambda seq=seq: app.table.moment.state["seq"] > seq)
            assert "+: Go on without Ali   -: replaced by a bot for the rest" in app.shown()
            await pilot.press("minus", "escape")
            assert table.chairs[1].kind == "human"
            await pilot.press("plus")
            await app.until(lambda: app.table.moment.state["seats"][1]["kind"] == "away")
            await pilot.press("minus")
            assert app.screen.lines == [("Ali", 1)]
            await pilot.press("enter")
            await app.until(lambda: app.table.moment.state["seats"][1]["kind"] == "bot")
        assert table.chairs[1].kind == "bot"


def test_what_can_be_done_about_those_who_are_silent_counts_down_and_tells_the_votes(monkeypatch):
    table = ServedTable(Connection(read_link("http://127.0.0.1:1/t/K7MPRA"), "token"))
    seats = [{"kind": "human", "person": p, "name": n, "connected": True} for p, n in enumerate(("Siti", "Ali", "Mei"))]
    state = {
        "me": 0, "seats": [*seats, {"kind": "away", "person": 3, "name": "Lim", "connected": False}], "ready": [0],
        "over": True, "match_over": False, "closed": False, "patience": 60_000, "turn": None, "votes": [],
        "table": {"round": 1},
    }  # fmt: skip
    table.moment = Moment(state, ruleset("chabut", 4), None, [])
    assert table.banner(0.0) == []
    monkeypatch.setattr("ceki.terminal.waited_for.time.time", lambda: 50.0)
    state |= {"stand_in": 70_000}
    assert table.banner(0.0) == [], "who is ready is not waited for"
    state["ready"] = []
    warned = "The others are waiting for you. In 20 s a bot plays for you. Press any key to show that you are here."
    assert table.banner(0.0) == [warned]
    state |= {"stand_in": None, "ready": [0]}
    assert table.going_on(50.5) == "Without Ali, Mei: in 10 s."
    assert table.silent(50.5) == [("Lim", 3)]
    table.ahead = 5.0  # the server's clock, which has said until when they wait
    assert table.going_on(45.5) == "Without Ali, Mei: in 10 s."
    table.ahead = 0.0
    state["votes"] = [{"what": "without", "person": -1, "by": [0]}, {"what": "remove", "person": 2, "by": [0, 1]}]
    assert table.going_on(60) == "+: Go on without Ali, Mei (1 for it)   -: replaced by a bot for the rest"
    assert table.silent(60) == [("Ali", 1), ("Mei (2 for it)", 2), ("Lim", 3)]
    state["patience"], state["ready"] = None, [0, 1, 2]
    assert table.going_on(60) == "-: give an absent player's place to a bot"
    seats[1]["kind"] = "coming"
    state["seats"] = seats
    assert (table.going_on(60), table.silent(60)) == ("", [])


@asynchronous
async def test_before_the_deal_the_terminal_says_who_is_waited_for(tmp_path):
    async with near(tmp_path) as server:
        link, token = await server.table("cholek_tiga", players=3, name="Siti")
        async with at_the_table(Connection(link, token)) as (app, pilot):
            await app.until(lambda: app.table.moment is not None)
            shown = app.shown()
            assert "Waiting for 2 more to sit down." in shown
            assert str(link) in shown
            await pilot.press("right", "m", "r", "s", "u", "question_mark")
            assert len(app.screen_stack) == 1
            for name in ("Ali", "Mei"):
                await asyncio.to_thread(sit, link, name)
            await app.until(lambda: app.scene is not None)
            assert "Your hand" in "\n".join(draw_table(app.seen, 80, 24).lines())


def test_what_was_missed_is_told_in_three_lines_calls_and_wins_first():
    moves = [Sentence(f"Bima: discard {n}.") for n in range(6)]
    assert in_short(moves[:2]) == ["While you were away:", "Bima: discard 0.", "Bima: discard 1."]
    assert in_short(moves)[1:] == ["Bima: discard 4.", "Bima: discard 5."]
    called = [moves[0], Sentence("Bima: flick 1.", True), *moves[1:]]
    assert in_short(called)[1:] == ["Bima: flick 1.", "Bima: discard 5."]
    assert in_short(called)[0].startswith("While you were away: 7 things happened")


@pytest.mark.prove
@asynchronous
async def test_yg_5_bets_are_proposed_and_answered_on_the_score_sheet(tmp_path):
    async with near(tmp_path) as server:
        link, token = await server.table("gonggong", players=4, bots=2, preset="ceken", bot_level="greedy", name="Siti")
        other = await asyncio.to_thread(sit, link, "Bot")
        guest = asyncio.create_task(ServedBot(link, other, bot("greedy"), lambda line: None).play())
        async with at_the_table(Connection(link, token)) as (app, pilot):
            await app.until(lambda: app.scene is not None)
            await play_by_keys(app, pilot)
            room, registry = server.room(link), server.app.state.registry
            assert "o: agree bets" in app.screen.foot
            await pilot.press("o", *"0-1:5", "enter")
            await app.until(lambda: app.table.proposal is not None)
            assert (room.table.proposal.person, room.table.agreed) == (0, False)
            await registry.simple(room, lambda: agreeing.propose(room.table, 1, {"bets": "0-1:7"}))
            await app.until(lambda: not app.table.has_agreed)
            await pilot.press("o")
            assert (app.screen.heading, app.screen.lines) == (
                "Do you agree?", ["Bets: You and Bot 7: not all have agreed yet."],
            )  # fmt: skip
            await pilot.press("enter")
            await app.until(lambda: app.table.proposal["agreed"])
            await pilot.press("enter")
            await app.until(lambda: app.table.moment.round == 2)
            assert app.ruleset.options["bets"] == ((0, 1, 7),)
        guest.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await guest


@pytest.mark.parametrize(("stand_in", "signs"), [(70_000, ["here"]), (None, [])])
def test_a_line_is_a_sign_where_strangers_wait_and_nowhere_else(monkeypatch, stand_in, signs):
    connection = Connection(read_link("http://127.0.0.1:1/t/K7MPRA"), "token")
    said = []

    async def say(kind, **_):
        said.append(kind)

    monkeypatch.setattr(connection, "say", say)
    monkeypatch.setattr("ceki.terminal.waited_for.time.time", lambda: 50.0)
    plain = ServedPlain(connection, io.StringIO(), io.StringIO())
    state = {"me": 0, "over": False, "turn": 0, "ready": [], "stand_in": stand_in, "legal": [], "asked": False}
    plain.table.moment = Moment(state, ruleset("chabut", 4), None, [])
    asyncio.run(plain.do("", ""))
    assert said == signs

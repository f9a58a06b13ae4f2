"""What moves and what is heard."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import DESKTOP, PHONE
from tests.web.player import Player
from tests.web.staged import BEGUN, Staged

# a deal that ends only when somebody ends it
ENDLESS = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  return animate.call(this, frames, { ...timing, duration: timing.duration * 1e6 });
};
"""

# a browser's sound, counted
LISTEN = """
window.heard = 0; window.contexts = 0;
const node = () => ({ connect: (to) => to, start: () => (window.heard += 1), stop: () => {}, buffer: null, type: "",
  frequency: { setValueAtTime() {}, value: 0 },
  gain: { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} } });
window.AudioContext = class { constructor() { window.contexts += 1; } resume() {} currentTime = 0; sampleRate = 100;
  createOscillator = node; createGain = node; createBufferSource = node; createBiquadFilter = node;
  createBuffer = () => ({ getChannelData: () => new Float32Array(1) }); };
"""


def moved(player: Callable[..., Player], settings: dict[str, object], motion: str = "no-preference") -> Staged:
    """A deal, and then a card let go."""
    me = player(DESKTOP, reduced_motion=motion)
    me.page.add_init_script(BEGUN)
    me.page.goto(me.url)
    me.page.evaluate("kept => localStorage.setItem('ceki.settings', kept)", json.dumps(settings))
    staged = Staged(me, "balik_satu", 4)
    staged.push((1, "discard C6"), view={"heap": ["C6"], "discard": "C6"}, legal=[], asked=False, turn=2)
    return staged


class Late(Staged):
    """A table whose game comes only after two of its states."""

    def __init__(self, me: Player, game: str, players: int) -> None:
        self.states = 0
        self.asked_for: Route | None = None
        me.page.route(f"**/api/games/{game}*", self._asked)
        super().__init__(me, game, players)

    def _asked(self, route: Route) -> None:
        self.asked_for = route
        self._comes()

    def _told(self, text: str | bytes) -> None:
        super()._told(text)
        self.states += json.loads(text)["type"] in ("state", "change")
        self._comes()

    def _comes(self) -> None:
        route = self.asked_for
        if route and self.states >= 2:
            self.asked_for = None
            route.continue_()


def test_a_table_whose_game_comes_late_is_dealt_once(player: Callable[..., Player]) -> None:
    me = player(DESKTOP, reduced_motion="no-preference")
    me.page.add_init_script(BEGUN)
    late = Late(me, "balik_satu", 4)
    late.page.wait_for_function("() => begun.filter((one) => one.id === 'pass').length >= 3 * 10")
    begun = [one for one in late.page.evaluate("begun") if one["id"] == "deal"]
    assert len(begun) == len(me.hand())


@pytest.mark.parametrize(
    ("speed", "move", "deal"), [pytest.param(1, 250, 1200, marks=pytest.mark.prove), (2, 125, 600)]
)
def test_u17_a_move_and_a_deal_are_short(player: Callable[..., Player], speed: int, move: int, deal: int) -> None:
    staged = moved(player, {"motion": speed})
    staged.page.wait_for_function(
        "() => begun.some((one) => one.id === 'move') && begun.filter((one) => one.id === 'pass').length >= 3 * 10"
    )
    begun = staged.page.evaluate("begun")
    of = {name: [one for one in begun if one["id"] == name] for name in ("move", "pass", "deal")}
    assert len(of["deal"]) == len(staged.me.hand())
    assert len(of["move"]) == 1
    assert 0 < max(one["took"] for one in begun) <= move
    assert max(one["ends"] for one in begun) <= deal
    assert {name for one in begun for name in one["properties"]} <= {"transform", "opacity"}


def test_u17_a_captured_card_flies_to_a_seat_that_does_not_show_it_and_no_seat_flies(
    player: Callable[..., Player],
) -> None:
    me = player(PHONE, reduced_motion="no-preference")
    me.page.add_init_script(BEGUN)
    staged = Staged(me, "cholek_tiga", 3)
    many = 2 * [suit + rank for suit in "CSM" for rank in "13456789"]
    staged.others(view={"pool": ["C2", "S2", "M3"], "won": [[], many, many]})
    staged.me.still()
    staged.page.evaluate("begun.length = 0")
    staged.others((1, "take C2"), view={"pool": ["M3"], "won": [[], [*many, "C2", "S2"], many]})
    assert staged.page.locator('[data-spot="won1:C2"]').count() == 0
    staged.page.wait_for_function("() => begun.length > 0")
    assert {one["id"] for one in staged.page.evaluate("begun")} == {"pass"}


def test_u17_a_deal_is_skipped_by_a_key(player: Callable[..., Player]) -> None:
    me = player(DESKTOP, reduced_motion="no-preference")
    me.page.clock.install()
    me.page.add_init_script(ENDLESS)
    me.make_table(game="balik_satu", players=4, bots=3)
    me.page.wait_for_function("() => document.getAnimations().some((a) => a.id === 'deal')")
    me.page.keyboard.press("Shift")
    me.page.wait_for_function("() => !document.getAnimations().some((a) => a.id === 'deal' || a.id === 'pass')")
    expect(me.page.locator(".flying")).to_have_count(0)


def test_u17_reduced_motion_fades_only(player: Callable[..., Player]) -> None:
    page = moved(player, {"motion": 1}, "reduce").page
    page.wait_for_function("() => begun.length > 0")
    begun = page.evaluate("begun")
    assert [one["properties"] for one in begun] == [["opacity", "opacity"]]
    assert begun[0]["took"] <= 100


def test_u17_speed_none_moves_nothing(player: Callable[..., Player]) -> None:
    assert moved(player, {"motion": 0}).page.evaluate("begun") == []


def test_u18_silent_until_the_first_gesture_and_mute(player: Callable[..., Player]) -> None:
    me = player(DESKTOP)
    me.page.add_init_script(LISTEN)
    staged = Staged(me, "balik_satu", 4)
    page = staged.page
    staged.others((1, "draw"))
    assert page.evaluate("[contexts, heard]") == [0, 0]
    page.keyboard.press("Shift")
    assert page.evaluate("[contexts, heard]") == [1, 0]
    stock = staged.state["view"]["stock"]
    heard = 0
    for moves, view, told in (
        ([(1, "draw")], {"stock": stock[:-1]}, "draws from the stock"),
        ([(1, "discard C6")], {"discard": "C6", "heap": ["C6"]}, "discards 6 of coins"),
        (
            [(2, "flick C5")],
            {"call": [0, 0, 1, 0], "discard": "C5", "heap": ["C6", "C5"]},
            "discards 5 of coins and calls",
        ),
        ([(3, "sampei")], {"winner": 3}, "shows five sets and wins"),
    ):
        staged.others(*moves, view=view)
        assert page.evaluate("heard") > heard
        heard = page.evaluate("heard")
        seat, _ = moves[0]
        assert f"Seat {seat} {told}." in page.inner_text(".hint")  # its visible twin
        assert f"Seat {seat} {told}." in page.inner_text(".latest")
    staged.ask("draw", "take")
    assert page.evaluate("heard") > heard
    heard = page.evaluate("heard")
    assert "Your turn" in page.inner_text(".turn.asked")
    page.keyboard.press("m")
    staged.others((1, "discard C6"), view={"discard": "C6"})
    assert page.evaluate("heard") == heard

"""The drawing fits every terminal, shows every card of the hand, and none that the viewer does not see."""

from __future__ import annotations

import pytest

from ceki.cards.notation import card_number
from ceki.play import catalogue
from ceki.play.ruleset import ruleset
from ceki.terminal.choices import Choice
from ceki.terminal.drawing.canvas import Canvas
from ceki.terminal.drawing.card_art import FITS, draw_codes, draw_large, draw_small, draw_ties, fit
from ceki.terminal.drawing.faces import SEAL, face
from ceki.terminal.drawing.grouping import by_rank
from ceki.terminal.drawing.scene import scene_of
from ceki.terminal.drawing.seats import across
from ceki.terminal.drawing.whole_table import draw_table
from ceki.terminal.sitting import Sitting
from tests.breadth import EVERY_GAME, once

SIZES = ((80, 24), (120, 40), (200, 60), (60, 19), (40, 14), (20, 8), (1, 1))


def groups(codes: str):
    return by_rank([card_number(code) for code in codes.split()], "ceki", 0)


def scenes(name: str, players: int | None = None, every: int = 7):
    sitting = Sitting(ruleset(name, players), 5, auto=True, rounds=1)
    while not sitting.round.over:
        if len(sitting.round.numbers) % every == 0:
            yield scene_of(sitting, 0)
        sitting.step()
    yield scene_of(sitting, 0)


def ends_of(name: str) -> set[int]:
    seats = catalogue.game(name).info.seats
    return {seats[0], seats[-1]}


@pytest.mark.parametrize(
    ("name", "players"), [once(n, p) for n in sorted(catalogue.names()) for p in sorted(ends_of(n))]
)
def test_every_game_fits_every_terminal(name, players):
    for scene in scenes(name, players, 20):
        for width, height in SIZES:
            lines = draw_table(scene, width, height).lines()
            assert len(lines) == height
            assert max(len(line) for line in lines) <= width


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_card_of_the_hand_is_drawn_at_80_by_24(name):
    for scene in scenes(name, every=11):
        text = "\n".join(draw_table(scene, 80, 24).lines())
        for group in scene.hand.groups(scene.view):
            for tie in group.ties:
                assert tie.face.code in text


@pytest.mark.parametrize("name", EVERY_GAME)
def test_whose_turn_the_round_and_every_player_are_always_there(name):
    for scene in scenes(name, every=30):
        text = "\n".join(draw_table(scene, 80, 24).lines())
        assert scene.prompt in text
        assert all(scene.names[seat][:6] in text for seat in across(scene))


def test_the_level_of_the_bots_is_told_at_their_seats():
    sitting = Sitting(ruleset("balik_satu"), 7, people=2, bot_name="strong")
    assert sitting.bots_told() == {2: "strong", 3: "strong"}
    for size in ((80, 24), (120, 40)):
        assert "\n".join(draw_table(scene_of(sitting, 0), *size).lines()).count("strong") == 2
    assert Sitting(ruleset("balik_satu"), 7).bots_told() == {}


def test_the_next_player_sits_on_the_right_when_play_runs_anticlockwise(toy):
    scene = scene_of(Sitting(ruleset("balik_satu"), 7), 0)
    assert across(scene) == [3, 2, 1]
    assert across(scene_of(Sitting(ruleset(toy, 4), 7), 0)) == [1, 2, 3]
    assert across(scene_of(Sitting(ruleset("balik_satu"), 7), None)) == [3, 2, 1, 0]


def test_the_bar_offers_what_can_be_done_and_pointing_at_it_finds_it():
    sitting = Sitting(ruleset("balik_satu"), 7)
    scene = scene_of(sitting, 0, 17)
    canvas = draw_table(scene, 80, 24)
    assert " 1 discard S9 " in canvas.lines()[21]
    found = canvas.at(2, 21)
    assert isinstance(found, Choice)
    assert found.typed == "discard S9"
    assert "Enter: discard S9, 9 of strings." in canvas.lines()[22]


def test_a_card_of_the_hand_can_be_pointed_at():
    canvas = draw_table(scene_of(Sitting(ruleset("balik_satu"), 7), 0), 80, 24)
    row = next(y for y, line in enumerate(canvas.lines()) if "│S9" in line)
    column = canvas.lines()[row].index("S9")
    assert canvas.at(column, row) == 17
    assert canvas.at(0, 0) is None


def test_a_card_laid_unseen_is_drawn_as_unseen(toy):
    sitting = Sitting(ruleset(toy, 4), 5)
    sitting.choose(*sitting.round.legal_numbers[0])
    while not sitting.round.over:
        sitting.step()
    scene = scene_of(sitting, 0)
    text = "\n".join(draw_table(scene, 120, 40).lines())
    assert text.count("laid 1") == 4
    own = set(scene.hand.cards) | {card for place in scene.own for card in place.cards}
    from ceki.cards.pack52 import CODES

    assert {code for code in CODES if code in text} == {CODES[card] for card in own}


# ---------------------------------------------------------------- cards


def test_a_small_hand_is_roomy_and_a_large_one_is_tied_tighter():
    few, many = groups("C1 S2"), groups(" ".join(f"{s}{n}" for n in range(1, 10) for s in "CSM"))
    assert fit(few, 78)[0] == FITS[0]
    way, rows = fit(many, 78)
    assert len(rows) > 1
    assert all(way.width(row) <= 78 for row in rows)
    assert sum(len(row) for row in rows) == 9


def test_copies_are_tied_and_marked():
    canvas = Canvas(30, 5)
    tied = groups("S9 S9 M9")
    draw_small(canvas, 0, 0, tied, FITS[2])
    from ceki.terminal.drawing.card_art import Marks

    draw_ties(canvas, 0, 4, tied, FITS[2], Marks(frozenset({17}), None, frozenset({26})))
    assert canvas.lines() == ["╭──┬──┬──╮", "│S9│S9│M9│", "│▣║│▣║│ ▲│", "╰──┴──┴──╯", " └•×2┘ ✦"]


def test_stacked_copies_are_counted_on_the_card():
    canvas = Canvas(10, 4)
    draw_small(canvas, 0, 0, groups("S9 S9 S9"), FITS[3])
    assert canvas.lines() == ["╭──╮", "│S9│", "│▣║│", "╰×3╯"]


def test_a_large_card_shows_its_marks_its_code_and_its_seal():
    canvas = Canvas(12, 5)
    draw_large(canvas, 0, 0, face(17))
    assert canvas.lines() == ["╭──────────╮", "│S9  ║ ║ ║ │", "│    ║ ║ ║ │", "│▣   ║ ║ ║ │", "╰──────────╯"]


@pytest.mark.parametrize("card", range(30))
def test_a_large_card_has_as_many_marks_as_its_number(card):
    canvas = Canvas(12, 5)
    drawn = face(card)
    draw_large(canvas, 0, 0, drawn)
    assert "".join(canvas.lines()).count(drawn.mark) == (drawn.pips or 1)
    assert (SEAL in "".join(canvas.lines())) == (drawn.code in ("S9", "RF", "OT"))


def test_codes_flow_and_say_when_there_are_more():
    canvas = Canvas(12, 2)
    draw_codes(canvas, 0, 0, groups("C1 C2 C3 C4 C5 C6 C7"), 12, 2)
    assert canvas.lines() == ["C1  C2  C3", "C4  C5  C6 …"]


def test_nothing_is_drawn_outside_a_part():
    canvas = Canvas(6, 3)
    part = canvas.part(2, 1, 2, 1)
    part.put(-1, 0, "abcdef")
    part.put(0, 1, "below")
    part.spot(0, 0, 9, 9, "spot")
    assert canvas.lines() == ["", "  bc", ""]
    assert [canvas.at(x, 1) for x in range(5)] == [None, None, "spot", "spot", None]


def test_the_cards_of_a_seat_are_told_however_long_its_name_is():
    sitting = Sitting(ruleset("balik_satu", 20, half_decks=10), 5, auto=True)
    scene = scene_of(sitting, 0)
    scene.names[7] = "Raden Ayu Kartini van Jepara"
    text = "\n".join(draw_table(scene, 80, 24).lines())
    assert " Raden Ayu Kart… 14" in text
    assert all(f"{name} 14" in text for name in scene.names[1:] if name != scene.names[7])

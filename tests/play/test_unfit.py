"""What a game's file says wrongly of itself is refused when it is read, and the other games play."""

from __future__ import annotations

import importlib

import pytest

from ceki.engine.record import ALL, OWN, Record, counts, number
from ceki.play import catalogue
from ceki.play.game_module import game_of
from tests.toys.changed import TOY, toy

TEXT = TOY.read_text(encoding="utf-8")
STAKE = '    stake: int = option(Amount(10, "TY-1", "Cents from each loser.", low=1, high=100))\n'
LAID = 'laid = counts("seats", "faces", seen=OWN)'
PAGE = "# High Card\n\n| clause | rule | source | option |\n|---|---|---|---|\n| TY-1 | One card each. | Q | |\n"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('title="High Card"', "title=7", "title is 7, not a text"),
        ("seats=(2, 3, 4)", "seats=()", r"seats is \(\), not a row of numbers from 1"),
        ("seats=(2, 3, 4)", "seats=4", "seats is 4, not a row"),
        ("seats=(2, 3, 4)", "seats=(0, 2)", r"seats is \(0, 2\), not a row"),
        ("seats=(2, 3, 4)", "seats=(2, 5)", "5 seats do not fit a table of 4"),
        ("seats=SEATS, faces", "seats=24, faces", "seats=24 of a table are too many, at most 20 are allowed"),
        ("faces=FACES)", "faces=FACES, lines=70)", "lines=70 of a table are too many, at most 60 are allowed"),
        ("seats=(2, 3, 4)", "seats=(2, 4), people=3", "people is 3: the usual number of players is none of"),
        ('Verb("lay"', 'Verb("lay away"', "verb 'lay away' is not one word in small letters"),
        ('Verb("lay"', 'Verb("Lay"', "verb 'Lay' is not one word"),
        ("verbs=(", 'verbs=(Verb("lay", "lay it", card=False), ', "two verbs are called lay"),
        ("Amount(10,", "Amount(5000,", "the default of option stake: .*5000.* 1 to 100"),
        ("Amount(10,", 'Amount("ten",', "the default of option stake: .*ten"),
        ('{"stake": 100}', '{"stake": 99999}', "preset dear: .*99999.* 1 to 100"),
        ('{"stake": 100}', '{"steak": 100}', "preset dear sets steak, which is no option; the options are stake"),
        ('{"stake": 100}', '{"players": 9}', "preset dear is for 9 players, who cannot sit down"),
        ('{"stake": 100}', '["stake"]', "preset dear is .*, not options with their values"),
        ('presets={"dear": {"stake": 100}}', 'presets=["dear"]', "presets is .*, not options by name"),
        ('Show("laid"', 'Show("lain"', "shows lain, which is no field"),
        (
            STAKE,
            f"{STAKE}    preset: int = option(Amount(1, 'TY-1', '', low=1, high=2))\n",
            "an option cannot be called preset",
        ),
        (LAID, LAID.replace("OWN", '"option:stake"'), "field laid: .* names no option that is on or off"),
    ],
)
def test_a_file_that_says_something_wrong_of_its_game_is_refused(old, new, said):
    with pytest.raises(TypeError, match=rf"high_card\.py(, line \d+)?: {said}"):
        game_of(toy(old, new))


def test_the_toy_game_itself_is_taken():
    assert game_of(toy("High Card", "Higher Card")).info.title == "Higher Card"


def test_cards_of_a_seat_are_seen_by_the_seat_in_one_number_that_all_see():
    with pytest.raises(TypeError, match="field got: seen='seat:who' names no single number that all see"):
        type("Rows", (Record,), {
            "who": number("seats", seen=ALL), "got": counts("faces", seen="seat:who"),
        }, seats=2, faces=3)  # fmt: skip
    with pytest.raises(TypeError, match="names no single number that all see"):
        type("Hidden", (Record,), {
            "who": number("seats", seen=OWN), "got": counts("faces", seen="seat:who"),
        }, seats=2, faces=3)  # fmt: skip


BROKEN = {
    "leaves": ('raise SystemExit("bye")\n', "", "line 1: SystemExit bye"),
    "imports": ("import nope\n", "", "line 1: .*No module named 'nope'"),
    "syntax": ("def x(:\n", "", "line 1: invalid syntax"),
    "preset": (TEXT.replace('{"stake": 100}', '{"stake": 0}'), "", "preset dear"),
    "page": (TEXT, PAGE, "line 5: source 'Q' is none of"),
}


@pytest.mark.parametrize("what", BROKEN)
@pytest.mark.parametrize("own", [True, False])
def test_a_broken_file_is_named_and_the_other_games_are_there(tmp_path, monkeypatch, caplog, what, own):
    text, page, said = BROKEN[what]
    name = f"broken_{what}_{own}".lower()
    (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
    if page:
        (tmp_path / f"{name}.md").write_text(page, encoding="utf-8")
    if own:
        package = importlib.import_module("ceki.games")
        monkeypatch.setattr(package, "__path__", [*package.__path__, str(tmp_path)])
    else:
        monkeypatch.setenv("CEKI_GAMES", str(tmp_path))
    assert name not in catalogue.names()
    assert len(catalogue.games()) == len(catalogue.names()) >= 14
    assert len(caplog.messages) == 1
    assert caplog.messages[0].startswith("a game is left out: ")
    with pytest.raises(ValueError, match=rf"game '{name}' cannot be played: .*{said}"):
        catalogue.game(name)

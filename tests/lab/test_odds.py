"""Odds: what every game counts against deals, the report in text, JSON and pictures, and what is refused."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from collections.abc import Mapping
from dataclasses import replace
from math import sqrt
from typing import Any

import pytest

from ceki.cards.odds.chances import CHANCE, Counted, Odds
from ceki.cli import main
from ceki.engine.contract import deal, event
from ceki.engine.language.small_python import refuse_large_python
from ceki.engine.rule import COMPILED, WRITTEN, reachable
from ceki.lab.odds.plot import panels_of
from ceki.lab.odds.report import as_data, report
from ceki.lab.odds.sampled import count_deals, interval, simulate_events
from ceki.lab.odds.text import lines_of, percent
from ceki.lab.plot_style import DARK, GROUND, INK
from ceki.play import catalogue
from ceki.play.ruleset import Ruleset, ruleset

FEW = 10  # deals expected below which the normal approximation says nothing
STANDARD_ERRORS = 4


def counted_events(chosen: Ruleset) -> list[int]:
    """The events of a house that have a closed form."""
    table: Any = chosen.table()
    return [what for what, e in enumerate(counted(chosen).events) if e.count and e.when(table)]


def counted(chosen: Ruleset) -> Counted:
    return chosen.game.namespace["ODDS"]


def disagreements(chosen: Ruleset, deals: int, seed: int, mode: str) -> list[str]:
    """The values that come more or less often than they should, by four standard errors or more."""
    whats = counted_events(chosen)
    found = []
    for what, times in zip(whats, simulate_events(chosen, whats, deals, seed, mode), strict=True):
        declared = counted(chosen).events[what]
        assert declared.count is not None
        found += [f"{declared.title}: {fault}" for fault in too_far(declared.count(chosen.table()), times, deals)]
    return found


def too_far(exact: Mapping[int, int], simulated: Mapping[int, int], deals: int) -> list[str]:
    """The values that are off by four standard errors, and whether all rare ones together are."""
    if not set(simulated) <= set(exact):
        return ["dealt what cannot be"]
    total = sum(exact.values())
    often = [value for value, ways in exact.items() if deals * ways >= FEW * total]
    lines = [(str(value), exact[value], simulated.get(value, 0)) for value in often]
    rare = [value for value in exact if value not in often]
    lines.append(("rare", sum(exact[value] for value in rare), sum(simulated.get(value, 0) for value in rare)))
    found = []
    for says, ways, times in lines:
        share = ways / total
        allowed = STANDARD_ERRORS * sqrt(deals * share * (1 - share)) + (FEW if says == "rare" else 0)
        if abs(times - deals * share) > allowed:
            found.append(f"{says} came {times} times of {deals}, expected {deals * share:.1f}")
    return found


@pytest.mark.parametrize("name", catalogue.names())
def test_every_game_counts_what_it_deals(name):
    assert disagreements(ruleset(name), deals=150, seed=1, mode=WRITTEN) == []


@pytest.mark.prove
def test_compiled_deals_agree_too():
    assert disagreements(ruleset("pakau", 2), deals=50_000, seed=2, mode=COMPILED) == []


HOUSES = [
    ("balik_satu", {"honour_rank": "own_kind"}),
    ("balik_satu", {"honour_rank": "flowers_one", "deal": "wash"}),
    ("gonggong", {"starter_extra": True}),
    ("chabut", {"target": 21, "courts_21": "ten"}),
    ("pakau", {"court_trips": "same_rank", "ranking": "three_aces,remainder_9"}),
    ("cholek_tiga", {"initial_pool": 8}),
    ("pei", {"honour_rank": "own_kind", "macan_cards": "text"}),
]


@pytest.mark.prove
@pytest.mark.parametrize("name", catalogue.names())
def test_closed_forms_agree_with_millions_of_deals(name):
    """Four million deals of a game with counts of its own, one million where they are those of another."""
    chosen = ruleset(name)
    own = chosen.game.namespace["event"].__module__ == f"ceki.games.{name}.odds"
    assert disagreements(chosen, 4_000_000 if own else 1_000_000, seed=7, mode=COMPILED) == []


@pytest.mark.prove
@pytest.mark.parametrize(("name", "options"), HOUSES)
def test_closed_forms_agree_with_deals_of_other_houses(name, options):
    assert disagreements(ruleset(name, **options), 1_000_000, seed=8, mode=COMPILED) == []


@pytest.mark.prove
@pytest.mark.parametrize("name", catalogue.names())
def test_deals_are_counted_alike_as_written_and_compiled(name):
    chosen = ruleset(name)
    whats = list(range(len(counted(chosen).events)))
    assert simulate_events(chosen, whats, 200, 3, WRITTEN) == simulate_events(chosen, whats, 200, 3, COMPILED)


def test_a_wrong_count_would_be_seen():
    """One hand in a hundred moved from one class to another is noticed."""
    chosen = ruleset("pakau", 2)
    true = counted(chosen).events[0].count
    assert true is not None
    exact = dict(true(chosen.table()))
    (times,) = simulate_events(chosen, [0], 100_000, 2, COMPILED)
    assert too_far(exact, times, 100_000) == []
    assert too_far({**exact, 4: exact[4] + 221, 5: exact[5] - 221}, times, 100_000) != []
    assert too_far({4: 1}, times, 100_000) == ["dealt what cannot be"]


def test_the_driver_is_small_python_and_the_word_means_nothing_by_itself():
    names = catalogue.game("pakau").namespace
    for function in reachable(count_deals, {event: names["event"], deal: names["deal"]}):
        refuse_large_python(function)
    with pytest.raises(TypeError, match="no game is chosen"):
        event(None, 0)
    with pytest.raises(ValueError, match="deals: 0"):
        simulate_events(ruleset("pakau"), [0], 0)


def test_wilson_intervals():
    """Half of a hundred, and none of ten, as tables of the interval have them."""
    assert interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert interval(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)


# ---------------------------------------------------------------- the report


@pytest.mark.parametrize("name", [name for name in catalogue.names() if name != "chabut"])
def test_every_report_sums_to_one_and_is_said_in_text_and_json(name):
    found = report(ruleset(name))
    assert found.pages
    for page in found.pages:
        if isinstance(page, Odds):
            assert sum(line.share for line in page.lines) == 1
            assert len({line.total for line in page.lines}) == 1
        else:
            assert all(
                0 <= cell <= 1
                for row in page.rows
                for cell, (_, kind) in zip(row, page.columns, strict=True)
                if kind == CHANCE
            )
    text = "\n".join(lines_of(found))
    assert "--simulate N" in text
    data = json.loads(json.dumps(as_data(found)))
    assert [page["title"] for page in data["exact"]] == [page.title for page in found.pages]
    assert data["simulated"] == []


def test_per_cent_never_says_what_is_not_so():
    assert percent(1) == "100"
    assert percent(0) == "0"
    assert percent(1 - 1e-12) == ">99.9999"
    assert percent(3e-9) == "3.00e-07"
    assert percent(0.25) == "25.0000"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(["odds", *arguments])
    out, err = capsys.readouterr()
    return status, out, err


def test_a_hand_from_the_command_line(capsys):
    status, out, err = run(capsys, "sakopong", "--players", "2", "--hand", "qh", "--seen", "ah,7s")
    assert (status, err) == (0, "")
    assert "QH" in out
    assert "96.5517%" in out  # 28 of 29


def test_json_has_fractions_and_per_cent(capsys):
    status, out, _ = run(capsys, "pakau", "--json", "-o", "court_trips=same_rank")
    data = json.loads(out)
    assert status == 0
    assert data["options"] == {"court_trips": "same_rank"}
    classes = data["exact"][0]["lines"]
    assert classes[3] == {
        "says": "three courts",
        "numerator": 12,
        "denominator": 22100,
        "reduced": "3/5525",
        "percent": pytest.approx(100 * 12 / 22100),
    }
    sheet = data["exact"][-1]
    assert sheet["columns"] == ["class", "dealt", "wins", "loses", "ties"]
    assert sheet["rows"][0][1] == {"reduced": "1/5525", "percent": pytest.approx(100 / 5525)}


@pytest.mark.prove
def test_only_what_has_no_closed_form_is_simulated_and_it_says_so(capsys):
    status, out, _ = run(capsys, "pakau", "--players", "2", "--simulate", "200", "--seed", "3", "--json")
    assert status == 0
    data = json.loads(out)
    assert [estimate["title"] for estimate in data["simulated"]] == [
        "The best hand of all at the table",
        "Who wins a round",
    ]
    for estimate in data["simulated"]:
        for line in estimate["lines"]:
            assert line["low"] <= line["percent"] <= line["high"]
            assert line["of"] == 200
    assert sum(line["times"] for line in data["simulated"][0]["lines"]) == 200
    text = run(capsys, "pakau", "--players", "2", "--simulate", "200", "--seed", "3")[1]
    assert text.count("(simulated, not counted)") == 2
    assert "95% interval" in text


REFUSED = [
    (["nosuch"], "game 'nosuch' does not exist"),
    (["pakau", "--players", "30"], "players: 30"),
    (["pakau", "--hand", "9S 9D"], "hand of 2 cards"),
    (["pakau", "--hand", "9S 9D XX"], "card 'XX' does not exist"),
    (["pakau", "--hand", " "], "cards: none are named"),
    (["pakau", "--seen", "9S"], "count only beside a hand"),
    (["pakau", "--stock", "4"], "count only beside a hand"),
    (["kowah", "--hand", "C1 " * 20], "hand of 20 cards"),
    (["pei", "--hand", "C1"], "counts nothing for a hand"),
    (["pakau", "--simulate", "-1"], "simulate: -1"),
    (["pakau", "--plot", "odds.pdf"], "must end in .svg or .png"),
    (["pakau", "--plot", "no/such/odds.svg"], "folder no/such does not exist"),
]


@pytest.mark.parametrize(("arguments", "says"), REFUSED, ids=lambda value: value if isinstance(value, str) else None)
def test_wrong_use_is_refused_in_one_sentence(capsys, arguments, says):
    status, out, err = run(capsys, *arguments)
    assert (status, out) == (2, "")
    assert says in err
    assert err.count("\n") == 1


def test_a_game_that_counts_nothing_says_so():
    chosen = ruleset("pakau")
    names = {key: value for key, value in chosen.game.namespace.items() if key != "ODDS"}
    with pytest.raises(ValueError, match="declares nothing that can be counted"):
        report(replace(chosen, game=replace(chosen.game, namespace=names)))


# ---------------------------------------------------------------- the picture

SVG = "{http://www.w3.org/2000/svg}"


def test_a_plot_shows_every_line_with_its_per_cent(capsys, tmp_path):
    status, out, _ = run(capsys, "cholek-tiga", "--plot", str(tmp_path / "odds.svg"))
    assert status == 0
    assert out.startswith("Cholek Tiga")
    tree = ET.parse(tmp_path / "odds.svg")
    words = ["".join(node.itertext()).strip() for node in tree.iter(f"{SVG}text")]
    for line in ("three ranks", "68.9133%", "three identical", "0.0427%", "red cards", "per cent"):
        assert line in words
    assert any("odds for 3 players" in word for word in words)
    assert any(word.startswith("Rules: ") and "ceki odds cholek_tiga" in word for word in words)


def test_a_plot_follows_a_dark_page_and_has_a_ground_of_its_own(tmp_path, capsys):
    run(capsys, "cholek-tiga", "--plot", str(tmp_path / "odds.svg"))
    svg = (tmp_path / "odds.svg").read_text(encoding="utf-8")
    assert "prefers-color-scheme: dark" in svg
    for light in (INK, GROUND):
        assert f"fill: {light}" in svg.replace("\n", "").partition("</style>")[2]
        assert DARK[light] in svg
        assert contrast(light, GROUND) >= 4.5 or light == GROUND
        assert contrast(DARK[light], DARK[GROUND]) >= 4.5 or light == GROUND
    again = tmp_path / "again.svg"
    run(capsys, "cholek-tiga", "--plot", str(again))
    assert again.read_text(encoding="utf-8") == svg


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours (WCAG 2)."""
    lights = []
    for colour in (one, other):
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
        lights.append(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    return (max(lights) + 0.05) / (min(lights) + 0.05)


@pytest.mark.prove
def test_a_plot_of_a_hand_and_of_what_was_simulated(tmp_path, capsys):
    found = report(ruleset("pakau", 2), ["9S", "9D", "AH"], simulated=50)
    titles = [title for title, _, _ in panels_of(found)]
    assert titles[0].startswith("This hand, remainder 9")
    assert all("simulated" in title for title in titles[1:])
    picture = tmp_path / "odds.png"
    assert (
        run(capsys, "pakau", "--players", "2", "--hand", "9S 9D AH", "--simulate", "50", "--plot", str(picture))[0] == 0
    )
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_a_sheet_alone_is_drawn_by_its_last_chance(tmp_path):
    found = report(ruleset("kowah"), ["C3", "S3", "M3", "C5", "S5", "M5", "C7", "S7"])
    ((title, axis, lines),) = panels_of(found)
    assert (title, axis) == ("Waits of this hand: before the stock ends (KW-16)", "card")
    assert [label for label, _, _, _ in lines] == ["C7", "S7", "M7", "any of them"]


def test_a_plot_that_cannot_be_written_is_refused(tmp_path, capsys):
    folder = tmp_path / "odds.svg"
    folder.mkdir()
    status, _, err = run(capsys, "cholek-tiga", "--plot", str(folder))
    assert (status, err.count("\n")) == (2, 1)
    assert "is a folder" in err


def test_help_teaches_with_examples(capsys):
    status, out, _ = run(capsys, "--help")
    assert status == 0
    assert out.count("  ceki odds ") >= 6

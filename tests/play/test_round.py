"""Rounds, logs and matches of every game: replay, undo, branch, and words for what is wrong."""

from __future__ import annotations

import json
import pickle

import numpy as np
import pytest

import ceki
from ceki.engine.chance import small_below, small_seed
from ceki.engine.record import pack
from ceki.engine.rule import COMPILED
from ceki.lab.simulate import bot_codes, logged_round
from ceki.play import catalogue
from ceki.play.log import read_log, write_log
from ceki.play.match import Match
from ceki.play.round import Round
from ceki.play.ruleset import ruleset

NAMES = catalogue.names()
FIRST = NAMES[0]


class Chooser:
    """Any legal move, from a small generator."""

    def __init__(self, seed):
        self.state = np.zeros(2, np.int64)
        small_seed(self.state, seed, 0)

    def __call__(self, played):
        moves = played.legal_numbers
        return moves[int(small_below(self.state, len(moves)))]


def play_out(played, seed=1):
    choose = Chooser(seed)
    while not played.over:
        played.make(*choose(played))
    return played


def everything(table):
    return {name: np.asarray(getattr(table, name)).tolist() for name in table.FIELDS}


@pytest.mark.parametrize("name", NAMES)
def test_a_log_replays_to_the_same_values(name):
    for seed in range(3):
        played = play_out(Round.from_seed(ruleset(name), seed), seed)
        again = read_log(write_log(played))
        assert everything(again.table) == everything(played.table)
        assert again.cents == played.cents


@pytest.mark.parametrize("name", NAMES)
def test_undo_gives_back_the_same_values(name):
    played = Round.from_seed(ruleset(name), 4)
    before, choose = [everything(played.table)], Chooser(4)
    while not played.over:
        played.make(*choose(played))
        before.append(everything(played.table))
    for values in reversed(before[:-1]):
        played.undo()
        assert everything(played.table) == values


@pytest.mark.parametrize("name", NAMES)
def test_a_branch_leaves_its_parent_alone(name):
    played = play_out(Round.from_seed(ruleset(name), 5))
    values = everything(played.table)
    for moves in (0, len(played.numbers) // 2):
        other = play_out(played.branch(moves), seed=9)
        assert other.numbers[:moves] == played.numbers[:moves]
    assert everything(played.table) == values


@pytest.mark.parametrize("name", NAMES)
def test_no_store_wraps(name):
    for seats in {min(catalogue.game(name).info.seats), max(catalogue.game(name).info.seats)}:
        played, choose = Round.from_seed(ruleset(name, seats), 6), Chooser(6)
        record = np.zeros(1, played.ruleset.game.dtype)
        pack(played.table, record[0])
        while not played.over:
            played.make(*choose(played))
            pack(played.table, record[0])


@pytest.mark.parametrize(
    "name", [name if name == FIRST else pytest.param(name, marks=pytest.mark.prove) for name in NAMES]
)
def test_logs_of_the_compiled_loop_replay_as_written(name):
    played_house = ruleset(name)
    bots = bot_codes(("random",), played_house.players)
    for number in range(3):
        moves = logged_round(played_house, 3, number, bots, COMPILED)
        played = Round.from_seed(played_house, 3, number)
        for verb, card in moves:
            played.make(verb, card)
        assert played.over


@pytest.mark.parametrize("name", NAMES)
def test_a_view_tells_a_seat_its_moves_and_no_other(name):
    played, choose = Round.from_seed(ruleset(name), 8), Chooser(8)
    while not played.over:
        for seat in range(-1, played.ruleset.players):
            moves = played.view(seat).legal_numbers
            assert moves == (played.legal_numbers if seat == played.turn else [])
        played.make(*choose(played))


@pytest.mark.parametrize("name", NAMES)
def test_a_history_names_no_secret_card(name):
    played = play_out(Round.from_seed(ruleset(name), 2))
    fields = played.ruleset.game.table.FIELDS
    secret = {v.word for v in played.ruleset.game.info.verbs if v.at and fields[v.at].seen != "all"}
    for seat in range(-1, played.ruleset.players):
        for mover, words in played.history(seat):
            if words.split()[0] in secret:
                assert words.endswith("??") == (mover != seat)


def test_an_illegal_move_changes_nothing_and_says_what_is_legal():
    played = ceki.game(FIRST).round(seed=1)
    values = everything(played.table)
    for move in ("jump", "", "discard", "discard XX", "discard C1 C2", "draw C1"):
        with pytest.raises(ValueError, match=r"legal here|cards are written") as raised:
            played.play(move)
        assert "\n" not in str(raised.value)
    assert everything(played.table) == values


def test_a_finished_round_takes_no_move():
    played = play_out(Round.from_seed(ruleset(FIRST), 1))
    assert [*map(str, played.legal_moves)] == []
    with pytest.raises(ValueError, match="the round is over"):
        played.make(0, 0)


def test_a_log_keeps_who_began():
    for starter in range(ruleset(FIRST).players):
        played = play_out(Round(ruleset(FIRST), bytes(range(32)), starter))
        again = read_log(write_log(played))
        assert again.starter == starter
        assert everything(again.table) == everything(played.table)


@pytest.mark.parametrize("name", NAMES)
def test_undo_to_the_deal_keeps_what_was_changed_on_the_table_before_the_first_move(name):
    played = ceki.game(name).round(seed=3)
    other = ceki.game(name).round(seed=4).table
    for table in (None, other):
        if table is not None:
            played.table = table
        dealt, legal = played.position.raw, played.legal_moves
        played.play(legal[0])
        twin = played.copy()
        for one in (played, twin):
            one.undo()
            assert (one.position.raw, one.legal_moves) == (dealt, legal)


def test_undone_moves_are_not_told():
    played, choose = Round.from_seed(ruleset(FIRST), 1), Chooser(1)
    for _ in range(3):
        played.make(*choose(played))
    first = played.history(0)[:1]
    played.undo(2)
    assert played.history(0) == first
    assert len(played.numbers) == len(played.movers) == 1
    assert everything(read_log(write_log(played)).table) == everything(played.table)


def test_undo_further_than_the_beginning_is_refused():
    played = Round.from_seed(ruleset(FIRST), 1)
    with pytest.raises(ValueError, match="0 were made"):
        played.undo()


def test_a_seat_that_is_not_there_has_no_view():
    with pytest.raises(ValueError, match="its seats are 0 to"):
        Round.from_seed(ruleset(FIRST), 1).view(99)


def spoiled_logs():
    good = json.loads(write_log(play_out(Round.from_seed(ruleset(FIRST), 1))))
    yield "not JSON", '{"ceki": 1,'
    yield "not an object", "[1]"
    for key in good:
        yield f"without {key}", json.dumps({k: v for k, v in good.items() if k != key})
    wrong = {
        "ceki": 99, "game": "bridge", "players": 99, "options": {"vulnerable": 1}, "key": "zz", "starter": 50,
        "pot": "much", "moves": ["jump"],
    }  # fmt: skip
    for key, value in wrong.items():
        yield f"wrong {key}", json.dumps({**good, key: value})
    yield "short key", json.dumps({**good, "key": "00"})
    yield "moves of numbers", json.dumps({**good, "moves": [1]})
    yield "brackets without end", "[" * 100_000
    yield "too many moves", json.dumps({**good, "moves": [*good["moves"], good["moves"][0]]})


@pytest.mark.parametrize(("what", "text"), [*spoiled_logs()], ids=[what for what, _ in spoiled_logs()])
def test_a_spoiled_log_is_refused_in_one_sentence(what, text):
    with pytest.raises(ValueError, match=r".") as raised:
        read_log(text)
    assert "\n" not in str(raised.value)


def test_a_truncated_log_is_a_round_that_can_go_on():
    good = json.loads(write_log(play_out(Round.from_seed(ruleset(FIRST), 1))))
    good["moves"] = good["moves"][:2]
    played = read_log(json.dumps(good))
    assert not played.over
    assert len(played.numbers) == 2


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"name": "bridge"}, "the games are"),
        ({"name": FIRST, "players": 99}, "allowed"),
        ({"name": FIRST, "preset": "vegas"}, "its presets are"),
        ({"name": FIRST, "vulnerable": True}, "its options are"),
        ({"name": FIRST, "honour_rank": "low"}, "allowed: all_one"),
    ],
)
def test_what_is_unknown_is_named_with_what_is_allowed(given, says):
    with pytest.raises(ValueError, match=says) as raised:
        ceki.game(**given)
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize("name", NAMES)
def test_every_preset_is_a_house(name):
    for preset, chosen in catalogue.game(name).info.presets.items():
        for seats in [chosen["players"]] if "players" in chosen else catalogue.game(name).info.seats[:2]:
            assert ruleset(name, seats, preset).players == seats


@pytest.mark.parametrize("name", NAMES)
def test_a_match_keeps_its_money_together(name):
    match = Match(ruleset(name), seed=3, rounds=6)
    for played in match.play_through(Chooser(3)):
        assert played.over
        if not match.over:
            assert sum(match.cents) + match.pot == 0
    assert sum(match.cents) + match.pot == 0
    assert match.over
    with pytest.raises(ValueError, match="the match is over"):
        match.next_round()


def test_the_catalogue_lists_every_game_with_options_and_sources():
    for entry in ceki.catalogue():
        assert entry.title
        assert entry.seats
        assert entry.sources
        assert all(option.clause for option in entry.options)
    assert [entry.id for entry in ceki.catalogue()] == NAMES


def test_without_a_seed_one_is_drawn_and_told() -> None:
    rules = ceki.game("kowah", players=2)
    drawn = rules.round()
    assert drawn == rules.round(seed=drawn.seed)
    assert pickle.loads(pickle.dumps(drawn)).seed == drawn.copy().seed == drawn.seed
    assert len({rules.round().seed for _ in range(5)}) > 1
    assert drawn.longest == rules.longest
    assert set(rules.verbs) >= {move.verb for move in drawn.legal_moves}

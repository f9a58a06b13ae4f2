"""What somebody does with the library who has read nothing of it: prints, copies, compares, pickles, sends away."""

import copy
import importlib
import multiprocessing
import pickle
import subprocess
import sys

import pytest

import ceki
from ceki.play.view import view_of

NAMES = [entry.id for entry in ceki.catalogue()]


def begun(name, moves=5):
    """A round in which some moves were made."""
    played = ceki.game(name).round(seed=3)
    while not played.over and len(played.moves) < moves:
        played.play(played.legal_moves[-1])
    return played


def of_every_kind(name):
    """One thing of every kind that can be had of a game."""
    played = begun(name)
    match = played.ruleset.match(seed=4)
    dealt = match.next_round()
    while not dealt.over:
        dealt.play(dealt.legal_moves[0])
    match.settle(dealt)
    later = [match.next_round()] if not match.over else []
    return [played.ruleset, played, played.view(0), played.view(-1), match, dealt, *later, played.ruleset.game]


@pytest.mark.parametrize("name", NAMES)
def test_everything_is_copied_and_pickled_and_is_equal_then(name):
    for thing in of_every_kind(name):
        for same in (copy.copy(thing), copy.deepcopy(thing), pickle.loads(pickle.dumps(thing))):
            assert type(same) is type(thing)
            assert same == thing
        assert "\n" not in repr(thing)
        assert name in repr(thing)
        assert "0x" not in repr(thing)


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_goes_on_by_itself(name):
    played = begun(name, 2)
    twin, far = played.copy(), pickle.loads(pickle.dumps(played))
    before = played.table.turn, list(played.moves), str(played)
    for other in (twin, far):
        while not other.over:
            other.play(other.legal_moves[0])
    assert twin == far
    assert (twin == played) == played.over
    assert (played.table.turn, list(played.moves), str(played)) == before
    if played.moves:
        twin.undo(len(twin.moves))
        played.undo(len(played.moves))
        assert twin == played


def test_rounds_that_differ_in_anything_are_not_equal():
    rules = ceki.game("kowah")
    played = rules.round(seed=1)
    other = ceki.game("kowah", players=3).round(seed=1)
    moved = played.copy()
    moved.play(moved.legal_moves[0])
    assert len({repr(r.key) for r in (played, rules.round(seed=2))}) == 2
    assert played == rules.round(seed=1)
    assert played not in (rules.round(seed=2), other, moved, ceki.Round(rules, played.key, starter=1), None)


def test_rulesets_are_keys():
    first, same = ceki.game("pei", players=3), ceki.game("Pèi")
    other = ceki.game("pei", variant="chinese")
    assert {first: 1, other: 2}[same] == 1
    assert first != other


def sent(played):
    """What a process elsewhere makes of a round that it was sent."""
    return played.ruleset.game.id, [str(move) for move in played.legal_moves], played


def test_rounds_of_every_game_go_to_processes_that_begin_anew():
    rounds = [begun(name, 3) for name in NAMES]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        back = pool.map(sent, rounds)
    assert [name for name, _, _ in back] == NAMES
    assert [legal for _, legal, _ in back] == [[str(move) for move in played.legal_moves] for played in rounds]
    assert [played for _, _, played in back] == rounds


@pytest.mark.parametrize("name", NAMES)
def test_a_round_shows_what_seat_0_sees_and_no_more(name):
    played = begun(name)
    said = str(played)
    assert said == str(played.view(0))
    other = played.view(0).determinize(seed=5)
    assert said == str(view_of(played.ruleset.game, other, 0)), "another deal of what it does not see"
    picture = played._repr_svg_()
    assert picture.startswith("<svg")
    assert picture == played.view(0)._repr_svg_()


def test_hands_are_counts_or_so_many_unseen_cards():
    played = ceki.game("pei").round(seed=7)
    view = played.view(seat=2)
    assert view.hand[1] == ceki.Unseen(14)
    assert len(view.hand[1]) == 14
    own = view.hand[2]
    assert isinstance(own, ceki.Counts)
    assert list(own) == view.as_data()["hand"][2]
    assert own.array().tolist() == played.table.hand[2].tolist()
    assert all(own[code] == list(own).count(code) for code in own)
    assert view["stock"].count("??") == 40
    with pytest.raises(KeyError, match="its fields are"):
        view["nothing"]


@pytest.mark.parametrize("name", NAMES)
def test_no_hand_that_is_not_seen_has_a_number_below_zero(name):
    played = ceki.game(name).round(seed=2)
    for seat in range(-1, played.ruleset.players):
        view = played.view(seat)
        assert len(view.hand) == played.ruleset.players
        for owner, hand in enumerate(view.hand):
            assert len(hand) > 0
            if not isinstance(hand, ceki.Unseen):
                assert min(hand.by_face) >= 0
                assert owner == seat or name == "pakau"


def test_a_move_is_a_value():
    move = ceki.Move("flick", "M8")
    assert str(move) == "flick M8"
    assert ceki.Move.read(" FLICK m8 ") == move
    assert {move: 1}[ceki.Move.read("flick M8")] == 1
    assert (str(ceki.Move("draw")), repr(ceki.Move("draw")), repr(move)) == (
        "draw",
        "Move('draw')",
        "Move('flick', 'M8')",
    )
    with pytest.raises(AttributeError):
        move.verb = "draw"
    played = ceki.game("balik_satu").round(seed=1)
    for move in played.legal_moves:
        assert ceki.Move.read(str(move)) == move
        other = played.copy()
        other.play(move)
        assert other.moves == [move]


@pytest.mark.parametrize(
    ("what", "error", "said"),
    [
        (lambda: ceki.game("balik_satu", players=3.0), ceki.UnknownOption, "players: 3.0 cannot play balik_satu"),
        (lambda: ceki.game("balik_satu", players="3"), ceki.UnknownOption, "players: '3' cannot play balik_satu"),
        (lambda: ceki.game("balik_satu", players=True), ceki.UnknownOption, "players: True cannot play"),
        (lambda: ceki.game("bridge"), ceki.UnknownGame, "the games are balik_lima_belas"),
        (lambda: ceki.game(None), ceki.UnknownGame, "the games are balik_lima_belas"),
        (lambda: ceki.game("pei", vulnerable=1), ceki.UnknownOption, "its options are"),
        (lambda: ceki.game("pei", preset="vegas"), ceki.UnknownOption, "its presets are"),
        (lambda: ceki.game("balik_satu", source=99), ceki.UnknownOption, "99 is not allowed; allowed: "),
        (lambda: ceki.game("pei").match(seed=1, rounds=0), ValueError, "rounds: 0 is not allowed"),
        (lambda: ceki.game("pei").match(seed=1, rounds="x"), ValueError, "rounds: 'x' is not allowed"),
        (lambda: ceki.game("pei").match(seed="x"), ValueError, "seed: 'x' is not allowed"),
        (lambda: ceki.game("pei").round(seed=1).make(99, 0), ceki.IllegalMove, "move '99, 0' is not legal; legal"),
        (lambda: ceki.game("pei").round(seed=1).make(0, 99), ceki.IllegalMove, "move '0, 99' is not legal; legal here"),
        (lambda: ceki.game("pei").round(seed=1).make(0, -7), ceki.IllegalMove, "move '0, -7' is not legal; legal here"),
        (lambda: ceki.game("pei").round(seed=1).play(None), ceki.IllegalMove, "move None is not understood"),
        (lambda: ceki.game("pei").round(seed=1).play("jump"), ceki.IllegalMove, "move 'jump' is not understood; legal"),
        (lambda: ceki.game("pei").round(seed=1).play(ceki.Move("draw", "C1")), ceki.IllegalMove, "legal here: "),
        (lambda: ceki.Move.read("a b c"), ceki.IllegalMove, "a move is a verb and at most one card"),
        (lambda: ceki.Move("discard C1"), ceki.IllegalMove, "'discard C1' is not a verb or card"),
        (lambda: ceki.read_log("{"), ceki.BadLog, "the text is not complete JSON"),
        (lambda: ceki.read_log(None), ceki.BadLog, "this is not text"),
    ],
)  # fmt: skip
def test_wrong_use_is_told_in_one_sentence(what, error, said):
    with pytest.raises(error) as raised:
        what()
    assert isinstance(raised.value, ValueError)
    assert said in str(raised.value)
    assert "\n" not in str(raised.value)


def test_the_packages_of_the_games_are_what_they_are_called():
    module = importlib.import_module("ceki.games.balik_satu")
    assert sys.modules["ceki"].games.balik_satu is module


def test_the_library_is_there_without_its_compiler():
    code = (
        "import ceki, sys; r = ceki.game('pei').round(seed=1); r.play(r.legal_moves[0]); print('numba' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_what_a_match_laid_out_for_a_round_goes_with_it():
    match = ceki.game("pei").match(seed=1)
    match.carried.jedhil_pot = 30
    dealt = match.next_round()
    assert dealt.blank.jedhil_pot == 30
    there = pickle.loads(pickle.dumps(dealt))
    assert there.blank.jedhil_pot == 30
    assert there == dealt != dealt.ruleset.round(seed=1)


def test_every_public_name_is_there_and_others_are_not():
    for name in ceki.__all__:
        assert getattr(ceki, name) is not None
        assert name in dir(ceki)
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        ceki.nothing  # noqa: B018

"""Advice: every legal move with worth, error and odds, from the view alone; sentences that claim what is known."""

from __future__ import annotations

import itertools
import json
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from ceki.bots import halving
from ceki.bots.advice.advise import Advice, advise
from ceki.bots.advice.compare import compared
from ceki.bots.advice.estimates import ERROR, LESS, LESS_ERROR, PART, VALUE, write_tried
from ceki.bots.advice.review import Decision, cost_of
from ceki.bots.advice.trials import keep_finalists, set_apart
from ceki.bots.advice.weigh import Advised, sure_of, weigh
from ceki.bots.greedy import choose
from ceki.bots.random import generator
from ceki.bots.search import Search
from ceki.bots.tally import AMONG, ASKED, CARD, COLUMNS, SIMPLE, SUM, ask_all, count
from ceki.engine.game import CENTS, POINTS, TOKENS
from ceki.engine.reasons import Fact, Reason
from ceki.engine.rule import WRITTEN
from ceki.play import catalogue
from ceki.play.move import say
from ceki.play.round import Round
from ceki.play.ruleset import ruleset
from ceki.play.view import View
from ceki.terminal.lines.advice import advised as hint_told
from ceki.terminal.lines.advice import evidence
from ceki.terminal.lines.facts import amount
from tests.bots.test_bots import hidden_dealt_again
from tests.bots.test_search import first_position
from tests.browser.bots.asking import answer
from tests.games.chabut.counts import counted

FEW = Search(playouts=24, mode=WRITTEN)
WITH_CHOICES = [name for name in catalogue.names() if len(catalogue.game(name).info.verbs) > 1]


def decisions(name: str, seed: int, every: int, most: int, **options: Any) -> list[View]:
    """The views of every so-manyth choice of a greedy round, from the second on."""
    played, found, n = Round.from_seed(ruleset(name, **options), seed), [], 0
    while not played.over and len(found) < most:
        moves = played.legal_numbers
        if len(moves) > 1:
            if n % every == 1:
                found.append(played.view(played.turn))
            n += 1
            played.make(*choose(played.view(played.turn), generator(seed, n)))
        else:
            played.make(*moves[0])
    return found


def test_advice_has_every_legal_move_once_and_the_best_first():
    view = first_position("sakopong", 4)
    advice = advise(view, generator(1), FEW)
    assert sorted((one.verb, one.card) for one in advice.moves) == sorted(view.legal_numbers)
    assert advice.moves[0] is advice.found.best
    for one in advice.moves:
        assert 0 <= one.gains + one.losses <= 1
        assert one.error >= 0
    best = ("move", "even", "other", "mine", "theirs", "but_mine", "but_theirs", "ends", "within", "moves")
    assert set(advice.as_data()) == {*best, "unit", "exact", "given", "playouts"}
    assert advice.as_data()["moves"][0]["move"] == advice.as_data()["move"]


def test_equal_numbers_of_playouts_give_equal_advice():
    view = first_position("sakopong", 4)
    assert advise(view, generator(5), FEW) == advise(view, generator(5), FEW)
    assert advise(view, generator(5), FEW) != advise(view, generator(6), FEW)


def test_a_worker_is_asked_for_the_same_advice_by_the_bytes_of_a_view():
    view = first_position("sakopong", 4)
    asked = {"number": 3, "game": "sakopong", "seat": view.seat, "view": view.raw.hex(), "start": (5,)}
    asked |= {"playouts": FEW.playouts, "mode": WRITTEN}
    told = json.loads(json.dumps(answer(asked | {"work": "advice"})))
    assert told == {"number": 3, "answer": advise(view, generator(5), FEW).as_data()}
    made = Decision(7, view, view.legal_numbers[-1])
    told = json.loads(json.dumps(answer(asked | {"work": "choice", "move": 7, "played": made.move})))
    costly = cost_of(made, generator(5), FEW)
    assert told == {"number": 3, "answer": costly and costly.as_data()}


@pytest.mark.parametrize("seed", range(4))
def test_the_only_move_is_advised_wherever_it_is_left(seed):
    """Whoever draws too much in chabut can only go out."""
    played = Round.from_seed(ruleset("chabut", 3), seed)
    forced = 0
    while not played.over:
        draws = [move for move in played.legal_numbers if say(played.ruleset.game, *move) == "draw"]
        if len(played.legal_numbers) == 1:
            forced += 1
            found = advise(played.view(played.turn), generator(1), Search(playouts=2, mode=WRITTEN))
            assert [(one.verb, one.card) for one in found.moves] == played.legal_numbers
        played.make(*(draws or played.legal_numbers)[0])
    assert forced > 0


def test_one_who_is_not_asked_is_refused():
    played = Round.from_seed(ruleset("sakopong"), 1)
    with pytest.raises(ValueError, match="not asked"):
        advise(played.view((played.turn + 1) % 4), generator(1), FEW)


@pytest.mark.parametrize("name", WITH_CHOICES)
def test_reasons_say_nothing_of_what_is_unseen(name):
    for number, view in enumerate(decisions(name, 2, 9, 2)):
        other = hidden_dealt_again(view, number)
        for move in view.legal_numbers:
            assert view.reasons(*move) == other.reasons(*move), (number, move)


@pytest.mark.parametrize("name", ["sakopong", "tantanan"])
def test_what_is_unseen_changes_nothing_in_the_advice(name):
    view = first_position(name, 7)
    assert advise(hidden_dealt_again(view, 3), generator(4), FEW) == advise(view, generator(4), FEW)


@pytest.mark.prove
@pytest.mark.parametrize("name", WITH_CHOICES)
def test_what_is_unseen_changes_nothing_in_the_advice_of_any_game(name):
    for number, view in enumerate(decisions(name, 5, 9, 5)):
        other = hidden_dealt_again(view, number)
        assert advise(other, generator(number), FEW) == advise(view, generator(number), FEW), number


def test_every_game_with_choices_gives_reasons():
    for name in WITH_CHOICES:
        (view,) = decisions(name, 2, 2, 1)
        for move in view.legal_numbers:
            found = view.reasons(*move)
            assert found, (name, move)
            assert all(reason.fact.id and "-" in reason.fact.clause for reason in found)


@pytest.mark.parametrize(
    ("name", "unit", "options"),
    [
        ("balik_satu", CENTS, {}), ("chot", TOKENS, {}), ("pei", POINTS, {}), ("pei", CENTS, {"bets": "jung"}),
        ("kowah", CENTS, {}), ("kowah", POINTS, {"scheme": "race"}),
    ],
)  # fmt: skip
def test_worth_is_counted_in_what_the_house_settles_in(name, unit, options):
    played = Round.from_seed(ruleset(name, **options), 3)
    while len(played.legal_numbers) < 2:
        played.make(*played.legal_numbers[0])
    assert weigh(played.view(played.turn), generator(1), Search(playouts=2, mode=WRITTEN)).unit == unit


@pytest.mark.parametrize(("in_points", "worth"), [(0, 0), (1, 6)])
def test_where_a_house_settles_in_money_points_are_worth_nothing(monkeypatch, in_points, worth):
    """Ten, ten and four points, and nobody pays: 3 x 10 - 24 in a house of points, and no cents in one of money."""
    settled = SimpleNamespace(turn=0, seats=3, cents=[0] * 3, adds=1, lines=3, line_what=[0] * 3)
    settled.line_seat, settled.line_points = [0, 1, 2], [10, 10, 4]
    for name in ("determinize", "play", "play_on"):
        monkeypatch.setattr(halving, name, lambda *given: None)
    tally = np.zeros((1, COLUMNS), np.int64)
    halving.step([settled] * 3, None, None, None, None, [0, 1, 2], None, None, tally, 1, 1, in_points)
    assert tally[0, SUM] == worth


# ---------------------------------------------------------------- trials


def found_of(*rows: tuple[int | None, ...]) -> dict[int, Any]:
    """What trials find of moves whose worth on each deal is given, None where a move was not tried: rows by place, in
    the order in which they are found."""
    n = len(rows[0])
    tally, apart = np.zeros((n, COLUMNS), np.int64), np.zeros((n, n), np.int64)
    for row in rows:
        tried = [place for place, worth in enumerate(row) if worth is not None]
        tally[: len(tried), ASKED] = tried
        for place in tried:
            count(tally, place, row[place])
        set_apart(tally, apart, len(tried))
    tally[:, CARD], tally[:, AMONG] = range(n), 1
    found = np.zeros((n, 8), np.int64)
    assert write_tried(tally, apart, n, 1, found) == n
    return {int(row[CARD]): row / PART for row in found}


def test_luck_of_the_deal_is_taken_out_of_a_comparison():
    """One move is always 2 behind another, on deals that are worth anything from -90 to 90."""
    found = found_of(*((n, n - 2) for n in range(-90, 91, 20)))
    assert found[0][ERROR] > 15
    assert (found[1][LESS], found[1][LESS_ERROR]) == (2.0, 0.0)


def test_few_deals_are_never_certain():
    """All of three deals of a move were equal, while moves in general differ by 10 or so: its error is not 0."""
    found = found_of((0, 5, 20), (10, 5, 0), (0, 5, 20), *((n % 2 * 20, None, n % 3 * 10) for n in range(20)))
    assert found[1][ERROR] > 2


def test_a_worth_is_that_of_the_best_less_what_the_move_was_behind_on_the_deals_of_both():
    """The best is worth 20 on three deals and 10 on seven, 13 on average; the other was 5 behind on the three."""
    found = found_of(*((20, 15),) * 3, *((10, None),) * 7)
    assert (found[0][VALUE], found[1][LESS], found[1][VALUE]) == (13, 5, 8)


def test_the_move_of_the_simple_player_stands_first_among_equals():
    equal = [(100 * (n % 3), 100 * ((n + 1) % 3), 100 * ((n + 2) % 3) + 1) for n in range(30)]
    assert next(iter(found_of(*equal))) == SIMPLE
    assert next(iter(found_of(*((a, b + 300, c) for a, b, c in equal)))) == 1


@pytest.mark.parametrize(
    ("worths", "kept"),
    [
        ((9, 1, 8, 7, 6, 5), [0, 2, 3, 4]),
        ((0, 9, 8, 7, 6, 5), [1, 2, 3, 4, SIMPLE]),  # it stays whatever it was worth
    ],
)
def test_the_best_four_are_tried_on_and_the_simple_players_move(worths, kept):
    tally = np.zeros((6, COLUMNS), np.int64)
    ask_all(tally, 6)
    for place, worth in enumerate(worths):
        count(tally, place, worth)
    left = keep_finalists(tally, 6)
    assert tally[:left, ASKED].tolist() == kept


# ---------------------------------------------------------------- sentences

TRICKS = catalogue.game("sakopong")
BEATEN = Fact("beaten", "SK-5", "trick", ("n",))
SLEEPS = Reason(Fact("dealer_passes", "CH-23", numbers=("n",)), numbers={"n": 26})


def advised(card: int, less: float, error: float, good: int = 0, **more) -> Advised:
    """A card to lay, which `-good` unseen cards can beat."""
    given = {"worth": 5 - less, "error": 1.0, "gains": 0.5, "losses": 0.5, "sure": 2.0, **more}
    fact = Reason(BEATEN, good, numbers={"n": -good})
    return Advised(0, card, say(TRICKS, 0, card), (fact,), less=less, less_error=error, **given)


def told(pair: tuple[Advised, ...], own: int = 12, given: Reason | None = None) -> tuple[str, str]:
    """What is said of the better of two moves, when the player would lay card `own`."""
    found = compared(pair, (0, own))
    hint = Advice(pair, found, TRICKS, "cents", given is not None, given, 300).as_data()
    return hint_told(TRICKS, hint), evidence(TRICKS, hint)


def test_the_first_fact_in_which_a_move_is_better_is_its_reason():
    pair = (advised(12, 0, 0, -1), advised(11, 2.1, 1.0, -2, gains=0.4))
    assert told(pair, own=11) == (
        "Lay king of spades (KS): 1 unseen card can beat it; 2 can beat the queen of spades.",
        "In 300 simulated rounds, it earned 2.1 cents more than lay queen of spades (± 2) and won 50% of the "
        "rounds, where lay queen of spades won 40%.",
    )


def test_a_fact_that_speaks_against_the_move_is_no_reason():
    """Two can beat it where one can beat the other: the hint gives only the result."""
    assert told((advised(12, 0, 0, -2), advised(11, 3, 1.0, -1)))[0] == (
        "Lay king of spades (KS): did better than the queen of spades in simulation, for no obvious reason."
    )


def test_a_weightier_fact_for_the_other_move_is_said_too():
    """The king can be spared; the queen is more seldom beaten, which weighs more."""
    spares = Fact("spares", "SK-5", "spares", ("n",))
    king, queen = (
        replace(one, reasons=(*one.reasons, Reason(spares, higher, numbers={"n": higher})))
        for one, higher in ((advised(12, 0, 0, -3), 4), (advised(11, 3, 1.0, -1), 2))
    )
    assert told((king, queen))[0] == (
        "Lay king of spades (KS): 4 unseen cards of its suit are higher, so you can spare this one; only 2 are higher "
        "than the queen of spades. But lay queen of spades: 1 unseen card can beat it; 3 can beat the king of spades."
    )


@pytest.mark.parametrize("own", [12, 11])
def test_of_two_equal_moves_the_players_own_is_advised(own):
    first, then = ("king", "queen") if own == 12 else ("queen", "king")
    assert told((advised(12, 0, 0, -1), advised(11, 1.9, 1.0, -2)), own) == (
        f"Lay {first} of spades ({first[0].upper()}S) or {then} of spades: impossible to say which is better.",
        f"In 300 simulated rounds, lay {then} of spades did just as well (± 3.9 cents).",
    )


def test_the_two_moves_of_a_hint_are_weighed_again_on_fresh_deals():
    """The two have other worths than those that picked them; the rest have the same."""
    view = first_position("sakopong", 4)
    first = weigh(view, generator(1), FEW)
    advice = advise(view, generator(1), FEW)
    assert advice.playouts == FEW.playouts
    again = {one.move: one.worth for one in advice.moves}
    once = {one.move: one.worth for one in first.moves}
    changed = {move for move in again if again[move] != once[move]}
    assert changed == {advice.found.best.move, advice.found.other.move}


def test_a_move_that_is_picked_is_what_the_best_is_set_beside():
    view = first_position("sakopong", 4)
    best = (weigh(view, generator(1), FEW).moves[0].verb, weigh(view, generator(1), FEW).moves[0].card)
    for picked in view.legal_numbers:
        found = advise(view, generator(1), FEW, picked).found
        beside = {(one.verb, one.card) for one in (found.best, found.other)}
        assert best in beside
        assert picked in beside


def test_with_more_moves_more_is_asked_of_a_difference():
    """Of 20 comparisons one must be as sure as one of a twentieth of 4.55 %: 3.05 errors by the table of the normal
    distribution (two-sided 0.2275 %)."""
    assert sure_of(1) == pytest.approx(2)
    assert sure_of(20) == pytest.approx(3.05, abs=0.005)


def test_what_is_counted_exactly_is_said_to_be():
    moves = (advised(12, 0, 0, worth=1.0), advised(11, 0.5, 0, -1, worth=-12.34))
    assert told(moves, given=SLEEPS)[1] == (
        "Counted exactly against a dealer who passes from 26 on: lay king of spades wins 1 cent on average and wins "
        "50% of the rounds, lay queen of spades loses 12 cents on average and wins 50% of the rounds."
    )


def test_an_only_move_is_said_to_be_the_only_one():
    assert told((advised(12, 0, 0),)) == ("Lay king of spades (KS) is your only move.", "")


@pytest.mark.parametrize(("worth", "said"), [(1, "1 cent"), (-0.96, "1 cent"), (2.5, "2.5 cents"), (-14.4, "14 cents")])
def test_amounts_are_said_as_people_say_them(worth, said):
    assert amount(worth, "cents") == said


# ---------------------------------------------------------------- exact worth


@pytest.mark.prove
def test_ch_10_the_exact_worth_is_what_playing_out_comes_to():
    """The simple player draws below 26 and passes from there on, as the dealer of the count does."""
    views = (view for seed in itertools.count(1) for view in decisions("chabut", seed, 2, 3, tie="push"))
    total = catalogue.game("chabut").namespace["value"]
    view = next(view for view in views if total(view.table, view.seat) >= 27 and len(counted(view)) == 2)  # ties occur
    exact = counted(view)
    moves = view.legal_numbers
    tried = weigh(view, generator(1), Search(playouts=1200, mode=WRITTEN), moves)
    (passing,) = (one for one in tried.moves if (one.verb, one.card) == (1, -1))
    found = exact[1, -1]
    assert abs(passing.worth - float(found.worth)) < 4 * passing.error
    assert abs(passing.gains - float(found.gains)) < 0.05
    assert abs(passing.losses - float(found.losses)) < 0.05
    assert found.given == SLEEPS
    weighed = weigh(view, generator(1), FEW)
    assert weighed.playouts == 0
    assert [one.error for one in weighed.moves] == [0, 0]
    assert weighed.moves[0].worth == max(float(one.worth) for one in exact.values())

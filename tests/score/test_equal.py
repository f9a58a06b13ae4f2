"""Rounds that bots have played, told from what a real table sees, come to the same: every line, payment and what the
match carries on; as written and compiled."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from ceki.bots import bot
from ceki.bots.random import generator
from ceki.engine.bits import NONE
from ceki.engine.module.specialize import specialize
from ceki.engine.outcomes.record import asked_of
from ceki.engine.record import alike, pack, record_type, unpack
from ceki.engine.refusals import no_refusal
from ceki.engine.rule import COMPILED
from ceki.play import catalogue
from ceki.play.outcomes.evening import Evening
from ceki.play.outcomes.outcome_rules import ask, settle_outcome
from ceki.play.outcomes.settling import settled
from ceki.play.ruleset import ruleset
from ceki.play.score import result_of
from tests.score.seen import outcome_seen

HOUSES = [(game.id, {}) for game in catalogue.games()] + [
    ("balik_satu", {"require_call": True, "after_call": "free"}),
    ("balik_satu", {"call_choice": "declared", "claim_optional": True, "bonus_needs_call": False}),
    ("balik_lima_belas", {"fifteen": 20, "balik_short": "as_many"}),
    ("chaqui", {"chiqui_fifteen": "all_sets", "ceki_bonus": True}),
    ("chabut", {"showdown": "pool"}),
    ("gonggong", {"scoring": "undhuh_undhuhan"}),
    ("gonggong", {"scoring": "toh_bayaran_14"}),
    ("kowah", {"payment": "discarder", "scheme": "settle"}),
    ("kowah", {"require_call": False}),
    ("pei", {"bets": ["wudon", "rampung", "jung", "wulwulan", "jedhil"], "people": 4, "reseat": "every_round"}),
    ("sakopong", {"payout": "last_trick"}),
    ("pakau", {"settlement": "banker"}),
]
FEW = ["balik_satu", "chabut", "cholek_tiga", "pei", "sakopong"]  # the others take longer
PROVEN = [*((name, {}) for name in FEW), ("chot", {}), ("kowah", {"payment": "discarder", "scheme": "settle"})]


def long(of_all, proven):
    """Each of them, marked by how long a proof of it takes."""
    found = []
    for one in of_all:
        values = one if isinstance(one, tuple) else (one,)
        told = f"{values[0]} {' '.join(map(str, values[-1])) if values[1:] else ''}".strip()
        found.append(pytest.param(*values, id=told, marks=pytest.mark.prove if one in proven else pytest.mark.whole))
    return found


def packed(record):
    rows = np.zeros(1, record_type(type(record)))
    pack(record, rows[0])
    return rows


def in_any_order(result):
    return replace(result, payments=sorted(result.payments, key=repr))


def play_beside(name, options, seed, rounds):
    """Plays a match with the greedy bot, tells an evening beside it, and compares each round."""
    house = ruleset(name, **options)
    match, evening = house.match(seed, rounds), Evening(house, seed=seed, rounds=rounds)
    choose, chance = bot("greedy"), generator(seed, 0)
    won = 0
    while not match.over:
        played = match.next_round()
        while not played.over:
            played.make(*choose(played.view(played.turn), chance))
        seats = [evening.names[person] for person in match.seated]
        told = outcome_seen(house.game, played.table, seats)
        match.settle(played)
        one = evening.enter(told)
        found, expected = one.result, result_of(house.game, played.table, played.pot_before)
        assert in_any_order(found) == in_any_order(expected)  # what was paid at once is told after the play
        assert (one.names, one.seat_cents) == (seats, played.cents)
        assert alike(evening.match.record, match.record)
        won += bool(expected.winners)
    return won


@pytest.mark.parametrize("name", FEW)
def test_a_round_told_as_a_table_sees_it_comes_to_the_same(name):
    play_beside(name, {}, 3, 2)


@pytest.mark.prove
@pytest.mark.parametrize(("name", "options"), HOUSES)
def test_many_rounds_told_as_a_table_sees_them_come_to_the_same(name, options):
    assert play_beside(name, options, 0, 4) > 0


@pytest.mark.prove
@pytest.mark.parametrize("name", [game.id for game in catalogue.games() if not game.form_of])
def test_what_is_asked_and_settled_is_the_same_compiled(name):
    house = ruleset(name)
    game, choose, chance = house.game, bot("greedy"), generator(5, 0)
    for seed in range(2):
        evening = Evening(house, seed=seed)
        played = evening.match.next_round()
        while not played.over:
            played.make(*choose(played.view(played.turn), chance))
        reader = evening.reader(evening.match)
        told = reader.read(outcome_seen(game, played.table, reader.names))
        written = settled(evening.match, told, reader).table
        s, table, fresh = packed(told.record), packed(evening.match.blank()), packed(evening.match.blank())
        asked, kind = packed(asked_of(game.outcome)()), asked_of(game.outcome)()
        refused = no_refusal()
        specialize(settle_outcome, game.namespace, COMPILED)(table, s, refused)
        assert refused[0] == NONE
        assert alike(unpack(game.table, table[0]), written)
        specialize(ask, game.namespace, COMPILED)(fresh, s, asked)
        specialize(ask, game.namespace)(evening.match.blank(), told.record, kind)
        assert alike(unpack(type(kind), asked[0]), kind)

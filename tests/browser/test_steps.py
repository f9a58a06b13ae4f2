"""Each step of a round, a view, a ruleset and a match in WebAssembly leaves the bytes that it leaves as written."""

from __future__ import annotations

import numpy as np
import pytest

from ceki.browser.data import rules_of
from ceki.engine.bits import NONE
from ceki.engine.chance import key_from_seed
from ceki.engine.moves import no_moves
from ceki.engine.reasons import ROWS, Rows
from ceki.engine.record import copy
from ceki.engine.refusals import no_refusal
from ceki.engine.visibility.hide import WATCHER, as_bytes, hide, layout
from ceki.play import blank_table, catalogue
from ceki.play.game_module import GameModule
from ceki.play.match import GAME, Match
from ceki.play.round import Round
from ceki.play.ruleset import ruleset
from tests.browser.steps import Steps

GAMES = [game for game in catalogue.games() if rules_of(game) is game]
VIEWED = (0, 1, 5, 20, 60)  # after so many moves all views are compared
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@by_game
def test_a_round_and_its_views_move_by_move(game: GameModule) -> None:
    chosen = ruleset(game.id)
    played, steps = Round.from_seed(chosen, 3), Steps(game)
    steps.record("g", "table", played.blank)
    steps.call("deal", "g")
    for number in range(game.longest(played.blank)):
        if played.over:
            break
        steps.read("g", played.table)
        offered = no_moves()
        game.namespace["legal"](played.table, offered)
        steps.words("moves", no_moves())
        steps.call("legal", "g", "moves")
        steps.read("moves", offered)
        if number in VIEWED:
            check_views(steps, played)
        verb, card = played.legal_numbers[number % len(played.legal_numbers)]
        played.make(verb, card)
        steps.call("play", "g", verb, card)
    steps.call("settle", "g")
    steps.read("g", played.table)
    assert played.over
    steps.check()


def check_views(steps: Steps, played: Round) -> None:
    """Every seat's view, and that of who looks on."""
    for seat in range(WATCHER, played.ruleset.players):
        steps.record("view", "table", played.table)
        steps.call("hide", "view:bytes", "layout", seat)
        record = np.frombuffer(bytearray(played.position.raw), played.ruleset.game.dtype)
        hide(as_bytes(record)[0], layout(played.ruleset.game.table), seat)
        steps.read("view", record.tobytes())


@by_game
def test_options_are_filled_in_and_a_table_is_laid_out(game: GameModule) -> None:
    steps = Steps(game)
    for preset in (None, *game.info.presets):
        chosen = ruleset(game.id, preset=preset)
        values = {name: option.default for name, option in game.options.items()} | dict(chosen.given)
        bare, given = blank_table._set(game, chosen.players, values, blank_table.WHOLE), game.table()
        for name in chosen.given:
            stored = getattr(given, name)
            setattr(given, name, stored * 0 + 1)
        arranged, refused = copy(bare), no_refusal()
        steps.record("g", "table", bare)
        steps.record("given", "table", given)
        steps.words("refused", refused)
        steps.call("arrange", "g", "given", "refused")
        game.namespace.get("arrange", lambda *_: None)(arranged, given, refused)
        assert refused[0] == NONE
        steps.read("refused", refused)
        steps.read("g", arranged)
        steps.call("lay_out", "g")
        steps.read("g", chosen.table())
    steps.check()


@by_game
def test_a_match_of_three_rounds(game: GameModule) -> None:
    chosen = ruleset(game.id)
    match, steps = Match(chosen, 4, 3), Steps(game)
    a, b, *_ = (int(word) for word in key_from_seed(4))
    steps.record("m", "match")
    steps.record("blank", "table", chosen.table())
    steps.call("begin_match", "m", "blank", chosen.people, len(match.sides), 3, a, b)
    while not match.over:
        steps.read("m", match.record)
        played = match.next_round()
        steps.record("g", "table", chosen.table())
        steps.call("set_table", "m", "g")
        laid = copy(played.blank)
        laid.key = chosen.table().key
        steps.read("g", laid)
        while not played.over:
            played.make(*played.legal_numbers[0])
        last = match.round == 2
        steps.record("g", "table", played.table)
        steps.call("enter_round", "m", "g")
        match.settle(played)
    assert last
    steps.call("close_match", "m", "blank")
    left = copy(match.record)
    if match.decided_by != GAME:
        left.winners = 0  # the rules name winners only where they decide the match; else the ledger does, afterwards
    steps.read("m", left)
    steps.check()


@by_game
def test_reasons_of_moves(game: GameModule) -> None:
    played, steps = Round.from_seed(ruleset(game.id), 5), Steps(game)
    reasons = game.namespace.get("reasons")
    while not played.over and len(played.numbers) < 12:
        view = played.view(played.turn)
        for verb, card in view.legal_numbers[:3]:
            out = Rows()
            if reasons:
                reasons(copy(view.table), view.seat, verb, card, view.unseen(), out)
            steps.record("g", "table", view.table)
            steps.record("out", "facts")
            steps.words("unseen", view.unseen())
            steps.call("reasons", "g", view.seat, verb, card, "unseen", "out")
            compact = np.zeros(1, ROWS)
            for name in Rows.__slots__:
                compact[0][name] = getattr(out, name)
            steps.read("out", compact.tobytes())
        played.make(*played.legal_numbers[-1])
    steps.check()

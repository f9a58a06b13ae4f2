"""Any of our games as an OpenSpiel game (pyspiel's Python-game API, open_spiel 2.0.2, Apache-2.0).

A state is a compact record and the compiled rules; forced moves are made at once, as at our tables. An information
state is what `hide` leaves of the record, as text; `resample_from_infostate` is our own re-deal of the rest.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from ceki.bots.halving import determinize
from ceki.bots.playout import find_legal, make_nth, play_on, worth_to
from ceki.bots.random import generator
from ceki.bots.seen import sides
from ceki.engine.bits import NONE
from ceki.engine.chance import KEY_WORDS, Words, small_word
from ceki.engine.contract import deal, play, settle
from ceki.engine.module.specialize import specialize
from ceki.engine.moves import VERBS, Moves, no_moves
from ceki.engine.moves import listed as listed_moves
from ceki.engine.record import pack
from ceki.engine.rule import COMPILED, driver
from ceki.engine.visibility.hide import as_bytes, hide, layout, scratch
from ceki.engine.wasm.export import BYTE_ROWS, BYTES, NUMBER, WORD_ROWS, WORDS, Export
from ceki.engine.wasm.made import compiled_driver
from ceki.play.ruleset import Ruleset
from ceki.play.view import View

DEAL = 0  # the one outcome of the chance node that begins a round
CARDS = 64  # an action is verb * CARDS + card + 1


@driver
def step(tables: Any, verb: int, card: int, moves: Moves) -> None:
    """Makes a move at tables[0] (a negative verb deals; `VERBS` makes none) and every forced one after it; `moves` are
    then those of the seat in turn."""
    g = tables[0]
    if verb < 0:
        deal(g)
    elif verb < VERBS:
        play(g, verb, card)
    while not g.over:
        if find_legal(g, moves) > 1:
            return
        make_nth(g, moves, 0)
    settle(g)


@driver
def play_out(tables: Any, policies: Words, moves: Moves, state: Words, side: Words, worth: Words) -> None:
    """Plays tables[0] to the end on tables[1], and says what that was worth to each seat."""
    tables[1] = tables[0]
    g = tables[1]
    if not g.over:
        play_on(g, policies, moves, state)
    for seat in range(g.seats):
        worth[seat] = worth_to(g, seat, side)


DRIVERS = (
    Export(step, ("records:table", NUMBER, NUMBER, WORDS)),
    Export(play_out, ("records:table", *(WORDS,) * 5)),
    Export(determinize, ("records:table", BYTE_ROWS, WORD_ROWS, WORDS, BYTES)),
)


def used_bytes(dtype: np.dtype[np.void]) -> Any:
    """Which bytes of a record are fields; those between them hold anything."""
    used = np.zeros(dtype.itemsize, bool)
    for kind, start, *_ in dtype.fields.values():
        used[start : start + kind.itemsize] = True
    return used


class TableGame(pyspiel.Game):
    """A house as a game. Utilities are cents, or points times seats, divided by `scale`."""

    def __init__(self, ruleset: Ruleset, scale: float = 1.0, seed: int = 0) -> None:
        self.ruleset, self.scale, self.words = ruleset, scale, generator(seed)
        game, names = ruleset.game, ruleset.game.namespace
        self.fields, self.side, self.cards = layout(game.table), sides(game, ruleset.players), scratch(game.table)
        self.step, self.play_out, self.determinize = (compiled_driver(one, names) for one in DRIVERS)
        self.hide = specialize(hide, names, COMPILED)
        self.used = used_bytes(game.dtype)
        blank = ruleset.table()
        kind = pyspiel.GameType(
            short_name=f"ceki_{game.id}",
            long_name=game.info.title,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=ruleset.players,
            min_num_players=ruleset.players,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=False,
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=VERBS * CARDS,
            max_chance_outcomes=1,
            num_players=ruleset.players,
            min_utility=-1e6,
            max_utility=1e6,
            utility_sum=0.0,
            max_game_length=int(game.longest(blank)) + 1,
        )
        super().__init__(kind, info, {})

    def new_initial_state(self) -> TableState:
        """A blank table with a key of its own, to be dealt."""
        blank, tables = self.ruleset.table(), np.zeros(2, self.ruleset.game.dtype)
        for i in range(KEY_WORDS):
            blank.key[i] = small_word(self.words)
        pack(blank, tables[0])
        return TableState(self, tables, no_moves(), dealt=False)

    def state_of(self, view: View) -> TableState:
        """The state of a seat in turn, as far as it sees it; the rest is dealt again at once."""
        return self.sampled(view.record)

    def sampled(self, hidden: Any) -> TableState:
        """A whole table that agrees with a view (an array of one record), each as likely as the other."""
        tables, moves = np.repeat(hidden, 3), no_moves()
        self.determinize(tables, as_bytes(tables), self.fields, self.words, self.cards)
        tables[0] = tables[1]
        self.step(tables, VERBS, NONE, moves)
        return TableState(self, tables[:2], moves)

    def hidden(self, tables: Any, seat: int) -> Any:
        """What a seat sees of a table: an array of one record."""
        record = tables[:1].copy()
        self.hide(as_bytes(record)[0], self.fields, seat)
        return record

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        """What OpenSpiel asks for observations with."""
        return TableObserver()


class TableState(pyspiel.State):
    """A table in play: two records (the table, and room for a playout) and the moves of the seat in turn."""

    def __init__(self, game: TableGame, tables: Any, moves: Moves, dealt: bool = True) -> None:
        super().__init__(game)
        self.game, self.tables, self.moves, self.dealt = game, tables, moves, dealt
        self.seen: dict[int, str] = {}

    def current_player(self) -> int:
        if not self.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else int(self.tables[0]["turn"])

    def is_terminal(self) -> bool:
        return bool(self.dealt and self.tables[0]["over"])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(DEAL, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(verb * CARDS + card + 1 for verb, card in listed_moves(self.moves))

    def _apply_action(self, action: int) -> None:
        verb, card = (action // CARDS, action % CARDS - 1) if self.dealt else (NONE, NONE)
        self.game.step(self.tables, verb, card, self.moves)
        self.dealt, self.seen = True, {}

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.game.ruleset.players
        return self.worth(np.zeros(self.game.ruleset.players, np.int64))

    def worth(self, policies: Words) -> list[float]:
        """What a playout, or the round when it is over, is worth to each seat."""
        worth = np.zeros(len(policies), np.int64)
        self.game.play_out(self.tables, policies, no_moves(), self.game.words, self.game.side, worth)
        return [float(one) / self.game.scale for one in worth]

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        if seat not in self.seen:
            view = as_bytes(self.game.hidden(self.tables, seat))[0]
            self.seen[seat] = view[self.game.used].tobytes().decode("latin-1")
        return self.seen[seat]

    observation_string = information_state_string

    def resample_from_infostate(self, player: int, sampler: Any) -> TableState:
        return self.game.sampled(self.game.hidden(self.tables, player))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{action // CARDS}:{action % CARDS - 1}"

    def __str__(self) -> str:
        return "not dealt" if not self.dealt else self.information_state_string(0)


class TableObserver:
    """An observation is the view, as text; there is no tensor."""

    tensor, dict = np.zeros(0, np.float32), {}

    def set_from(self, state: TableState, player: int) -> None:
        """There is no tensor to set."""

    def string_from(self, state: TableState, player: int) -> str:
        """What a player sees."""
        return state.information_state_string(player)

"""The games for OpenSpiel (`pip install ceki[envs] open_spiel`): importing this registers `ceki_pei` and the others.

    import pyspiel
    import ceki.envs.openspiel
    game = pyspiel.load_game("ceki_kowah(players=2,deals=1000)")

A round begins with one chance node: which of `deals` equally likely deals it is. Deal `n` is round `n` of the
simulation that begins at `seed`, and seat `n % players` begins it. Moves that are the only one are made at once.
Returns are cents or, where no money moved, `players` times the points above the mean of the table.

An information state is a digest of all that a player has seen at their choices, what they chose, and what they see now.
An observation is what they see now: as text, JSON; as a tensor, what ceki.envs.encoding says. `options` are
those of the command line with other signs, for OpenSpiel has its own: `max_score:75 variant:race`, `bets:0-1:5+0-2:3`.
`reduced` makes a small game in the same way: `ranks:4 suits:2 cards_each:3`. Of it, all deals may be among `deals`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import numpy as np
import pyspiel

from ceki.bots.playout import RANDOM
from ceki.envs.actions import Actions
from ceki.envs.encoder import Encoder
from ceki.envs.worth import worth
from ceki.play import catalogue
from ceki.play.game_module import GameModule
from ceki.play.round import MOST_CENTS, Round
from ceki.play.ruleset import Ruleset, ruleset, small_game
from ceki.play.view import View

PREFIX: Final = "ceki_"
DEALS: Final = 1000
MOST_DEALS: Final = 1_000_000
TRIED: Final = 200  # rounds that show whether a ruleset leaves money in a pot
SEEDS: Final = 2**31


class House:
    """What the states of a game share. A copy of it is itself."""

    def __init__(self, chosen: Ruleset, seed: int, deals: int) -> None:
        self.ruleset, self.seed, self.deals = chosen, seed, deals
        self.actions, self.encoder = Actions(chosen.game), Encoder(chosen)

    def __deepcopy__(self, memo: dict[int, object]) -> House:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return House, (self.ruleset, self.seed, self.deals)


class CekiGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A ruleset as OpenSpiel has games; `MODULE` is the game."""

    MODULE: GameModule

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        written = (one.partition(":") for one in str(given.get("options", "")).split())
        options = {name: value.replace("+", ",") for name, _, value in written}
        smaller = (one.partition(":") for one in str(given.get("reduced", "")).split())
        reduced: dict[str, Any] = {name: int(n) if n.isdecimal() else n for name, _, n in smaller}
        players, preset = int(given.get("players", 0)) or None, given.get("preset") or None
        if reduced:
            chosen = small_game(self.MODULE, players, reduced, preset, **options)
        else:
            chosen = ruleset(self.MODULE, players, preset, **options)
        deals = min(max(int(given.get("deals", DEALS)), 1), MOST_DEALS)
        self.house = House(chosen, int(given.get("seed", 0)), deals)
        table = chosen.table()
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.house.actions),
            max_chance_outcomes=deals,
            num_players=chosen.players,
            min_utility=-float(MOST_CENTS),
            max_utility=float(MOST_CENTS),
            utility_sum=None if leaves_a_pot(chosen) else 0.0,
            max_game_length=chosen.game.longest(table),
        )
        super().__init__(game_type(self.MODULE, leaves_a_pot(chosen)), info, given)

    def __reduce__(self) -> tuple[object, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self, *_: Any) -> CekiState:
        """The state before the deal."""
        return CekiState(self)

    def max_chance_nodes_in_history(self) -> int:
        """There is one deal."""
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What OpenSpiel asks for observations with. Raises `ValueError` for parameters: there are none."""
        if params:
            raise ValueError(f"observations of {self.MODULE.id} take no parameters, not {params}")
        return Observer(self.house, iig_obs_type)


class CekiState(pyspiel.State):  # type: ignore[misc]
    """A round, or the moment before its deal."""

    def __init__(self, game: CekiGame) -> None:
        super().__init__(game)
        self.house = game.house
        self.round: Round | None = None
        self.seen = [b""] * game.house.ruleset.players  # of each player: a digest of what they saw and chose

    @property
    def dealt(self) -> Round:
        """The round. Raises `ValueError` before the deal."""
        if self.round is None:
            raise ValueError("nothing is dealt yet")
        return self.round

    def current_player(self) -> int:
        """Whose choice it is, chance's before the deal."""
        if self.round is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.round.over else self.round.turn

    def is_terminal(self) -> bool:
        """Whether the round is settled."""
        return self.round is not None and self.round.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals."""
        return [(deal, 1 / self.house.deals) for deal in range(self.house.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.round is None or player != self.current_player():
            return []
        return sorted(self.house.actions.number(*numbers) for numbers in self.round.legal_numbers)

    def _apply_action(self, action: int) -> None:
        if self.round is None:
            self.round = Round.from_seed(self.house.ruleset, self.house.seed, action)
        else:
            player = self.round.turn
            self.seen[player] = digest(self.seen[player], self.round.view(player).raw, action)
            self.round.make(*self.house.actions.move(action))
        while not self.round.over and len(self.round.legal_numbers) == 1:
            self.round.make(*self.round.legal_numbers[0])

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.house.actions.text(action)

    def returns(self) -> list[float]:
        """What the round was worth to each player; 0 before its end."""
        players = self.house.ruleset.players
        return [0.0] * players if self.round is None else [float(one) for one in worth(self.round)]

    def rewards(self) -> list[float]:
        """The same: all comes at the end."""
        return self.returns()

    def information_state_string(self, player: int | None = None) -> str:
        """A digest of all that a player has seen at their choices, what they chose, and what they see now."""
        seat = self._player(player)
        now = b"" if self.round is None else self.round.view(seat).raw
        return f"{seat} {digest(self.seen[seat], now, -1).hex()}"

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees, as JSON."""
        seat = self._player(player)
        return "{}" if self.round is None else as_json(self.round.view(seat))

    def _player(self, player: int | None) -> int:
        """A player; None: whose choice it is. Raises `ValueError` for a player without a seat."""
        seat = self.current_player() if player is None else player
        if not 0 <= seat < self.house.ruleset.players:
            raise ValueError(f"player {seat} has no seat; the seats are 0 to {self.house.ruleset.players - 1}")
        return seat

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> CekiState:
        """A state in which that player has seen the same, the cards that they do not see dealt again; all that agree
        with the calls are as likely. What the others remember stays as it was."""
        other: CekiState = self.clone()
        if other.round is not None:
            other.round.table = other.round.view(player).determinize(int(sampler() * SEEDS))
        return other

    def to_struct(self) -> Struct:
        """All that is so, every card of it: the deal and the moves."""
        if self.round is None:
            return Struct({"dealt": False})
        moves = [str(move) for move in self.round.moves]
        return Struct({"dealt": True, "key": self.round.key.hex(), "starter": self.round.starter, "moves": moves})

    def to_observation_struct(self, player: int) -> Struct:
        """What a player sees."""
        return Struct({} if self.round is None else self.round.view(self._player(player)).as_data())

    def action_to_struct(self, player: int, action: int) -> Struct:
        """A move as its verb and card."""
        if player == pyspiel.PlayerId.CHANCE:
            return Struct({"deal": action})
        verb, _, card = self.house.actions.text(action).partition(" ")
        return Struct({"verb": verb, "card": card} if card else {"verb": verb})

    def to_dict(self) -> dict[str, Any]:
        """The state as plain data."""
        return self.to_struct().to_dict()

    def to_json(self) -> str:
        """The state as JSON."""
        return self.to_struct().to_json()

    def __str__(self) -> str:
        return self.to_json()


class Struct:
    """Plain data, as OpenSpiel's structs have it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self._data = data

    def to_dict(self) -> dict[str, Any]:
        """The data."""
        return self._data

    def to_json(self) -> str:
        """The data as JSON."""
        return json.dumps(self._data, separators=(",", ":"))

    def __str__(self) -> str:
        return self.to_json()


class Observer:
    """An observation: a tensor of float32, (places,), `dict` its parts by name; as text, JSON of what a player sees.
    One of perfect recall has no tensor, and its text is the information state."""

    def __init__(self, house: House, kind: Any) -> None:
        self.house, self.recalls = house, bool(kind is not None and kind.perfect_recall)
        self.tensor = None if self.recalls else np.zeros(house.encoder.encoding.size, np.float32)
        self.dict = {} if self.tensor is None else house.encoder.encoding.named(self.tensor)

    def set_from(self, state: CekiState, player: int) -> None:
        """Writes the tensor; zeros before the deal."""
        if self.tensor is not None:
            self.tensor[:] = 0 if state.round is None else self.house.encoder.encode(state.round, player)

    def string_from(self, state: CekiState, player: int) -> str:
        """The text."""
        return state.information_state_string(player) if self.recalls else state.observation_string(player)


def as_json(view: View) -> str:
    """A view as JSON, on one line."""
    return json.dumps(view.as_data(), separators=(",", ":"))


def digest(seen: bytes, raw: bytes, action: int) -> bytes:
    """What was seen before, what is seen now and what is chosen, as 16 bytes."""
    made = hashlib.blake2b(seen, digest_size=16)
    made.update(raw)
    made.update(action.to_bytes(4, "little", signed=True))
    return made.digest()


@lru_cache(maxsize=256)
def leaves_a_pot(chosen: Ruleset) -> bool:
    """Whether money stays in a pot, as some rounds show: then what players win does not add up to nothing."""
    from ceki.lab.simulate import rounds_of

    return rounds_of(chosen, TRIED, RANDOM, "compiled").pot != 0


def game_type(game: GameModule, pot: bool = False) -> Any:
    """A game as OpenSpiel describes games. `pot`: whether money may stay in a pot."""
    seats = game.info.seats + game.info.more_seats
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game.id}",
        long_name=game.info.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if pot else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 0, "preset": "", "options": "", "reduced": "", "deals": DEALS, "seed": 0},
    )


def _register() -> None:
    for game in catalogue.games():
        if game.info.measured is not None and f"{PREFIX}{game.id}" not in pyspiel.registered_names():
            pyspiel.register_game(game_type(game), type("CekiGame", (CekiGame,), {"MODULE": game}))


_register()

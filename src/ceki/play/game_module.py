"""What a game's folder, or a toy's one file, must define, and the game made of it."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from types import ModuleType
from typing import Any, Final

import numpy as np

from ceki.engine.game import Game
from ceki.engine.match_record import MatchRecord
from ceki.engine.options import PEOPLE, Choice, Option, Reduction, Setting
from ceki.engine.outcomes.record import OutcomeRecord
from ceki.engine.outcomes.refusals import OutcomeRefusals
from ceki.engine.reasons import Facts
from ceki.engine.record import Record, record_type
from ceki.engine.refusals import Refusals
from ceki.engine.rule import is_rule, strict
from ceki.play.checks.between import refuse_unfit_between
from ceki.play.checks.declarations import refuse_unfit
from ceki.play.checks.facts import refuse_unfit_facts
from ceki.play.checks.mistake import GameError, files_of, placed
from ceki.play.checks.names import refuse_lost_commas

RULES: Final = ("deal", "legal", "play", "settle")
NEEDED: Final = ("GAME", "Table", *RULES, "longest")
FILE: Final = "rules"  # of a folder, the one file that every game has


@dataclass(frozen=True, eq=False, repr=False)
class GameModule:
    """A game: what it says of itself (`info`), its record, and all that its files define, by name in `namespace`;
    and the id of the game of which it is a form."""

    id: str
    info: Game
    table: type[Record]
    namespace: Mapping[str, Any]
    form_of: str = ""

    def __repr__(self) -> str:
        return f"<GameModule {self.id}>"

    @property
    def options(self) -> dict[str, Option]:
        """The house options in the order of the record."""
        return {
            name: f.option
            for name, f in self.table.FIELDS.items()
            if f.option is not None and not isinstance(f.option, Reduction)
        }

    @property
    def reductions(self) -> dict[str, Reduction]:
        """How the game can be made smaller for exact work, in the order of the record."""
        return {name: f.option for name, f in self.table.FIELDS.items() if isinstance(f.option, Reduction)}

    @property
    def dtype(self) -> np.dtype[np.void]:
        """The compact record."""
        return record_type(self.table)

    @property
    def facts(self) -> Facts:
        """The facts that its `reasons` may write."""
        found: Facts = self.namespace.get("FACTS", Facts())
        return found

    @property
    def goals(self) -> Facts:
        """The facts that its `goal` may write."""
        found: Facts = self.namespace.get("GOALS", Facts())
        return found

    @property
    def refusals(self) -> Refusals:
        """The reasons for which its `arrange` may refuse options."""
        found: Refusals = self.namespace.get("REFUSALS", Refusals())
        return found

    @property
    def outcome(self) -> type[OutcomeRecord] | None:
        """The record of what people tell of a round at a real table; None where the game keeps no such score."""
        kind: type[OutcomeRecord] | None = self.namespace.get("Outcome")
        return kind

    @property
    def outcome_refusals(self) -> OutcomeRefusals:
        """The reasons for which its `enter_outcome` may refuse an outcome."""
        found: OutcomeRefusals = self.namespace.get("OUTCOME_REFUSALS", OutcomeRefusals())
        return found

    def longest(self, table: Any) -> int:
        """The greatest number of moves that a round of this table can have."""
        return int(self.namespace["longest"](table))

    def people(self, players: int, options: Mapping[str, Setting]) -> int:
        """How many people play: more than there are seats where they take turns to sit out."""
        takes_turns = (options[name] for name, option in self.options.items() if option.role == PEOPLE)
        return next((people for people in takes_turns if isinstance(people, int)), players)

    @property
    def carried(self) -> type[MatchRecord]:
        """The record of a match: what the game carries from round to round."""
        kind: type[MatchRecord] = self.namespace.get("Carried", MatchRecord)
        return kind

    def rule(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """What a function of engine/contract.py means in this game, as written."""
        own: Callable[..., Any] = self.namespace.get(function.__name__, function)
        return strict(own, self.namespace)


@cache
def game_of(module: ModuleType) -> GameModule:
    """The game of a module or a package. Raises `TypeError` that names what is missing or wrong."""
    name = module.__name__.rpartition(".")[2]
    namespace = _namespace(module)
    file = getattr(module, "__file__", None) or name
    refuse_lost_commas(namespace, file)
    for needed in NEEDED:
        if needed not in namespace:
            raise GameError(f"{needed} is not defined; a game defines {', '.join(NEEDED)}", file)
    for word in RULES:
        if not is_rule(namespace[word]):
            raise placed(f"{word} is not marked @rule", rf"^def {word}\b", files_of(file))
    info: Game = replace(namespace["GAME"], id=name)
    table = namespace["Table"]
    for option_name, declared in table.FIELDS.items():
        if declared.option is not None:
            object.__setattr__(declared.option, "name", option_name)
    refuse_unfit(info, table, file)
    game = GameModule(name, info, table, namespace)
    refuse_unfit_between(info, table, game.carried, game.refusals, file)
    refuse_unfit_facts(game.facts, file)
    refuse_unfit_facts(game.goals, file)
    return game


def forms_of(game: GameModule) -> list[GameModule]:
    """The forms of a game as games of their own: its rules, other defaults."""
    return [_form(game, name) for name in game.info.forms]


def _form(game: GameModule, name: str) -> GameModule:
    form = game.info.forms[name]
    changed = {option: _default(game, option, option in form.fixed, *given) for option, given in form.defaults.items()}
    named = {"__doc__": game.table.__doc__, "__module__": game.table.__module__}
    table = type("Table", (game.table,), {**named, **changed})
    info = replace(
        game.info,
        id=name,
        title=form.title,
        summary=form.summary,
        sources=form.sources,
        lines=tuple(form.lines.get(line.word, line) for line in game.info.lines),
        presets=form.presets,
        learnt=form.learnt,
        forms={},
    )
    return GameModule(name, info, table, {**game.namespace, "GAME": info, "Table": table}, form_of=game.id)


def _default(game: GameModule, name: str, fixed: bool, value: Any, clause: str) -> Option:
    option = game.options[name]
    if fixed:
        assert isinstance(option, Choice)
        option = replace(option, barred=tuple(word for word in option.among if word != value))
    return replace(option, default=value, clause=clause)


def _namespace(module: ModuleType) -> Mapping[str, Any]:
    """What a one-file game defines; of a folder what all its files define, and the rules before the others."""
    if not hasattr(module, "__path__"):
        return vars(module)
    names: dict[str, Any] = {}
    files = [file.name for file in pkgutil.iter_modules(module.__path__) if file.name != FILE]
    for file in (*(one for one in files if not one.startswith("test_")), FILE):
        found = vars(importlib.import_module(f"{module.__name__}.{file}"))
        names.update({name: value for name, value in found.items() if not name.startswith("__")})
    return names

"""What in a game's file is named nearly as the package asks for it, and so would mean something else or nothing."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from ceki.engine import contract
from ceki.engine.numbered import Numbered
from ceki.engine.rule import is_rule, meaning_in, reachable
from ceki.play.checks.mistake import GameError, files_of, placed

NEAR: Final = 0.8  # of 1, how alike two names are before one is taken for the other


def refuse_lost_commas(namespace: Mapping[str, Any], file: str) -> None:
    """Raises `GameError` where a number was to be unpacked from what is declared, and got all of it."""
    called: dict[int, list[str]] = {}
    for name, value in namespace.items():
        if isinstance(value, Numbered):
            called.setdefault(id(value), []).append(name)
    for names in called.values():
        written = "".join(rf"{name}\s*=\s*" for name in names)
        wrong = placed("", f"^{written}", files_of(file)) if len(names) > 1 else None
        if wrong is not None and wrong.line:
            *numbers, whole = names
            left = ", ".join(numbers) + ("," if len(numbers) == 1 else "")
            says = f"{' and '.join(numbers)} would be all of {whole}; write `{left} = {whole} = ...`"
            raise GameError(says, wrong.file, wrong.line)


def misnamed(namespace: Mapping[str, Any]) -> Iterator[GameError]:
    """Rules of a game that nothing calls, and that are named nearly as one that ceki calls."""
    meaning = meaning_in(namespace)
    asked = {name: function for name, function in vars(contract).items() if is_rule(function)}
    home = {function.__module__ for function in meaning.values() if is_rule(function)}
    own = {name: one for name, one in namespace.items() if is_rule(one) and one.__module__ in home}
    near = {name: difflib.get_close_matches(name, asked.keys() - own.keys(), 1, NEAR) for name in own.keys() - asked}
    if any(near.values()):
        reached = {f for one in meaning.values() if is_rule(one) for f in reachable(one, meaning)}
        for name, meant in near.items():
            if meant and own[name] not in reached:
                yield _uncalled(own[name], meant[0])


def _uncalled(rule: Callable[..., Any], meant: str) -> GameError:
    code = rule.__code__
    says = f"nothing calls the rule {rule.__name__}; is {meant} meant?"
    return GameError(says, code.co_filename, code.co_firstlineno)

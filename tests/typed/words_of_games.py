"""What a game declares and what its rules may call, with arguments and what it is, as its guide lists it:
`python -m tests.typed.words_of_games` writes the table there anew, from the code and its docstrings."""

from __future__ import annotations

import dataclasses
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from ceki.cards import discards, piles
from ceki.engine import bets, bits, chance, game, moves, options, reasons, record, score
from ceki.engine.rule import is_rule

FILE: Final = Path(__file__).parents[2] / "docs" / "guide" / "write-a-game.md"
HEAD: Final = "| word, with what it takes | what it is |\n|---|---|\n"
OF_ENGINES: Final[dict[ModuleType, set[str]]] = {  # rules that drivers and bots call, and no game has to
    moves: {"clear", "number_of_moves", "legal_same", "nth_verb", "nth_card"},
    chance: {"quarter", "fill_block", "below", "round_key", "turned", "small_seed", "small_word", "small_share"},
    score: {"is_all_paid", "note_payment", "move_cents"},
}
MODULES: Final = (moves, chance, score, bits, reasons, piles, discards)


def rules_of(module: ModuleType) -> dict[str, Any]:
    """The rules of a module that games call, by name."""
    own = {
        name: value for name, value in vars(module).items() if is_rule(value) and value.__module__ == module.__name__
    }
    return {name: value for name, value in own.items() if name not in OF_ENGINES.get(module, set())}


MAKERS: Final = (record.counts, record.pile, record.one_card, record.number, record.option)
OPTIONS: Final = [
    value
    for module in (options, bets)
    for value in vars(module).values()
    if isinstance(value, type) and value.__module__ == module.__name__ and options.Option in value.__bases__
]
KINDS: Final = (*OPTIONS, game.Verb, game.Line, game.Role, game.Show, game.Form, reasons.Fact)
SET_BY_OTHERS: Final = {"name", "kind", "width", "length"}
OF_EVERY_OPTION: Final = {one.name for one in dataclasses.fields(options.Option)} - {"default", "clause", "says"}


def rows() -> Iterator[str]:
    """The lines of the table: fields, what is declared, and what is called, module by module."""
    for maker in MAKERS:
        yield _row(maker.__name__, list(inspect.signature(maker).parameters), maker)
    for kind in KINDS:
        names = [one.name for one in dataclasses.fields(kind) if one.init and one.name not in SET_BY_OTHERS]
        of_all = OF_EVERY_OPTION if issubclass(kind, options.Option) else set()
        yield _row(kind.__name__, [name for name in names if name not in of_all], kind)
    for module in MODULES:
        for name, function in rules_of(module).items():
            yield _row(name, list(inspect.signature(function).parameters), function)


def _row(name: str, takes: list[str], what: Any) -> str:
    says = " ".join((inspect.getdoc(what) or "").split()).replace("|", "\\|")
    return f"| `{name}({', '.join(takes)})` | {says} |"


def table() -> str:
    """The whole table."""
    return HEAD + "\n".join(rows()) + "\n"


def main() -> None:
    """Writes the table anew."""
    text = FILE.read_text(encoding="utf-8")
    written = re.sub(re.escape(HEAD) + r"(\|.*\n)*", lambda _: table(), text)
    FILE.write_text(written, encoding="utf-8")


if __name__ == "__main__":
    main()

"""What the numbers of a game's environments mean, as a page in Markdown, made from the declarations."""

from __future__ import annotations

import ast
import inspect
import io
import textwrap
import tokenize
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from ceki.engine.record import ALL, FixedRecord
from ceki.envs.actions import Actions
from ceki.envs.encoding import Encoding, Slice
from ceki.play.game_module import GameModule
from ceki.play.ruleset import Ruleset
from ceki.play.showing.shown import shown_in_english

HOLDS: Final = {
    "counts": "how many of each face",
    "cards": "faces; -1 for none, -2 for one that lies unseen",
    "numbers": "a number",
    "sizes": "how many cards each other seat holds",
}
SHOWN: Final = {
    "turn": "the seat to move",
    "starter": "the seat that begins",
    "cents": "cents won so far",
    "pot": "cents",
}


def described(chosen: Ruleset) -> str:
    """The page of a ruleset: its observations and its actions."""
    encoding, actions = Encoding(chosen), Actions(chosen.game)
    says = comments(chosen.game.table)
    title, players = chosen.game.info.title, chosen.players
    head = (
        f"# {title}: observations and actions\n\nFor {players} players, as `VectorTable({chosen.game.id!r})` has them."
    )
    seen = "\n".join(_row(chosen.game, part, says) for part in encoding.parts)
    moves = "\n".join(_moves(actions))
    return f"""{head} Rows of seats begin with the viewer's.

## An observation: {encoding.size} places, int16

| part | places | shape | what it holds |
|---|---|---|---|
{seen}

## Actions: {len(actions)}

| verb | actions | a move |
|---|---|---|
{moves}
"""


def comments(table: type[FixedRecord]) -> dict[str, str]:
    """What the declarations of a table say of each field, in the comment behind it."""
    found: dict[str, str] = {}
    for one in reversed(table.__mro__):
        if issubclass(one, FixedRecord) and one.__dict__.get("DECLARED"):
            with suppress(OSError, TypeError):  # a form of a game is declared by the game that it is of
                found |= _comments_in(textwrap.dedent(inspect.getsource(one)))
    return found


def _comments_in(text: str) -> dict[str, str]:
    behind = {
        token.start[0]: token.string.lstrip("# ")
        for token in tokenize.generate_tokens(io.StringIO(text).readline)
        if token.type == tokenize.COMMENT
    }
    body = ast.parse(text).body[0]
    assert isinstance(body, ast.ClassDef)
    fields = [node for node in body.body if isinstance(node, (ast.Assign, ast.AnnAssign))]
    targets = [node.target if isinstance(node, ast.AnnAssign) else node.targets[0] for node in fields]
    names = {node.end_lineno: ast.unparse(target) for node, target in zip(fields, targets, strict=True)}
    return {name: behind[line] for line, name in names.items() if line in behind}


def _row(game: GameModule, part: Slice, says: dict[str, str]) -> str:
    name = part.name.removesuffix("_sizes")
    labels = {show.field: show.label for show in shown_in_english(game)}
    label = SHOWN.get(name) or labels.get(name) or name.replace("_", " ")
    more = f" ({says[name]})" if name in says else ""
    shape = " × ".join(map(str, part.shape)) or "1"
    rows = ", a row for each seat" if part.seats and part.holds != "sizes" else ""
    words = f", in {part.words} places each, lowest first" if part.words > 1 else ""
    own = " of the viewer" if not part.seats and game.table.FIELDS[name].seen != ALL else ""
    stands = f"{label}{own}{more}: {HOLDS[part.holds]}{rows}{words}"
    return f"| `{part.name}` | {_range(part.start, part.stop)} | {shape} | {stands} |"


def _moves(actions: Actions) -> Iterator[str]:
    for number, verb in enumerate(actions.game.info.verbs):
        first = int(actions.starts[number])
        last = first + int((actions.verbs == number).sum())
        yield f"| `{verb.word}` | {_range(first, last)} | {verb.says.replace('|', '/')} |"


def _range(first: int, stop: int) -> str:
    return str(first) if stop == first + 1 else f"{first} to {stop - 1}"

"""The data beside a game's WebAssembly file: what the game declares, and how its exports are called."""

from __future__ import annotations

import json
from typing import Any, Final

from ceki.bots.advice import estimates
from ceki.bots.advice.drivers import SUMS
from ceki.bots.playout import POLICIES
from ceki.bots.tally import COLUMNS, MOST_MOVES
from ceki.browser.declared import declared, outcome
from ceki.browser.exports import ELSEWHERE, exports_of
from ceki.browser.thought import thought
from ceki.engine.bits import NONE
from ceki.engine.moves import ALONE, VERBS
from ceki.engine.reasons import COUNTED, ROWS, SPACE
from ceki.engine.record import HIDDEN
from ceki.engine.refusals import no_refusal
from ceki.engine.visibility.hide import MOST_FACES, WATCHER, layout, scratch
from ceki.engine.wasm.export import PLAY, SCORE
from ceki.play import catalogue
from ceki.play.game_module import GameModule
from ceki.play.rulebook.lesson import told

NUMBERS: Final = {  # that rules, drivers and a table in a browser mean the same by
    "none": NONE, "hidden": HIDDEN, "watcher": WATCHER, "verbs": VERBS, "alone": ALONE, "faces": MOST_FACES,
    "refusal": len(no_refusal()), "moves": MOST_MOVES, "tallied": COLUMNS,
    "found": estimates.COLUMNS, "sums": SUMS, "part": estimates.PART,
    "counted_rows": COUNTED[0], "counted_columns": COUNTED[1],
    "space_rows": SPACE[0], "space_columns": SPACE[1],
}  # fmt: skip


def data(game: GameModule, use: str = PLAY) -> str:
    """The JSON document of a game beside its file for a use."""
    engine = {
        "rules": f"{rules_of(game).id}{use}.wasm",
        "exports": {
            one.called: {"takes": list(one.takes), "gives": one.gives}
            for one in exports_of(game, use)
            if one not in ELSEWHERE
        },
        "numbers": NUMBERS,
        "policies": list(POLICIES),
        "layout": layout(game.table).tolist(),
        "scratch": len(scratch(game.table)),
        "facts": _facts(),
    }
    found = {**declared(game), "engine": engine}
    if use == SCORE:
        found["outcome"] = outcome(game)
    else:
        found["thought"] = thought(game)
        if (course := told(game)) is not None:
            found["lesson"] = course
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n"


def rules_of(game: GameModule) -> GameModule:
    """The game whose rules these are: forms of a game differ in their defaults alone."""
    return catalogue.game(game.form_of) if game.form_of else game


def _facts() -> dict[str, Any]:
    """How the record lies that reasons are written into."""
    assert ROWS.fields is not None
    fields = [
        {"name": name, "at": place[1], "width": 8, "lengths": list(place[0].shape)}
        for name, place in ROWS.fields.items()
    ]
    return {"bytes": ROWS.itemsize, "fields": fields}

"""The toy game with a text of its file changed."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

TOY = Path(__file__).parent / "high_card.py"


def toy(old: str = "", new: str = "") -> ModuleType:
    """The toy game as a module; `old`, which stands in it once, is `new`."""
    text = TOY.read_text(encoding="utf-8")
    assert not old or text.count(old) == 1
    module = ModuleType("games.high_card")
    module.__file__ = str(TOY)
    sys.modules[module.__name__] = module
    exec(compile(text.replace(old, new) if old else text, str(TOY), "exec"), vars(module))
    return module

"""A module made of drivers of a game: typed and lowered by Numba, optimised, linked, and told what it is made from."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from ceki.engine.module.cache import cache_folder, write_own
from ceki.engine.module.digest import LENGTH, digest, without_words
from ceki.engine.module.file import Signature, with_section
from ceki.engine.module.find import DRIVERS, compiled, home, record, records_of
from ceki.engine.module.specialize import specialize
from ceki.engine.rule import COMPILED
from ceki.engine.wasm.export import Export

HERE: Final = Path(__file__).resolve().parent
COMPILER: Final = (*sorted(HERE.glob("*.*")), HERE.parent / "language" / "compiler.py")


def made(game: Mapping[str, Any], exports: Sequence[Export], checked: bool = False) -> bytes:
    """The file of a module. `game`: a module's namespace; `checked`: it traps for an index out of bounds. Raises
    `ImportError` without the extra `author`, and `OSError` when it cannot be linked."""
    from ceki.engine.wasm.linked import linked
    from ceki.engine.wasm.lowered import lowered

    names = {kind.partition(":")[2] for one in exports for kind in one.takes} - {""}
    text = lowered(game, exports, {name: record(name, game) for name in sorted(names)}, checked)
    return with_section(linked(text, [one.called for one in exports]), signatures(game, exports), compiler())


def compiled_driver(export: Export, game: Mapping[str, Any]) -> Callable[..., Any]:
    """A driver of one's own in a module of its own, which is made, in some seconds, when it is not there as it stands
    now. `game`: a module's namespace."""
    if compiled(export.function, game) is None:
        write_own(cache_folder() / DRIVERS / f"{home(game)}.{export.called}.wasm", made(game, [export]))
    return specialize(export.function, game, COMPILED)


def signatures(game: Mapping[str, Any], exports: Sequence[Export]) -> dict[str, Signature]:
    """What a module of these exports says of itself, by the full names of the drivers."""
    return {
        f"{one.function.__module__}.{one.function.__qualname__}": Signature(
            one.called, one.takes, one.gives, digest(one.function, game, records_of(one.takes, game))
        )
        for one in exports
    }


@cache
def compiler() -> str:
    """One number for the text of the compiler."""
    texts = [file.read_text(encoding="utf-8") for file in COMPILER]
    code = [without_words(text) if file.suffix == ".py" else text for file, text in zip(COMPILER, texts, strict=True)]
    return hashlib.sha256("\0".join(code).encode()).hexdigest()[:LENGTH]

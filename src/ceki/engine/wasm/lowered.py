"""Rules of a game as LLVM's text: typed and lowered by Numba, then stopped, for another target to optimise them.

Numba has no target for WebAssembly. What it lowers is nearly free of targets: only the sizes of pointers stand in the
layout that it names, and the calls of its runtime.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

import llvmlite.binding as llvm
from numba.core.codegen import CPUCodeLibrary
from numba.core.compiler_lock import global_compiler_lock

from ceki.engine.rule import to_lower
from ceki.engine.wasm.border import Records, exported, types_of
from ceki.engine.wasm.export import Export
from ceki.engine.wasm.linked import RUNTIME, WHOLE

_RUNTIME_OF_NUMBA: Final = re.compile(
    r"^define [^\n]*@(?:NRT_|nrt_)\w+\([^\n]*\{\n.*?^\}\n|^declare [^\n]*@NRT_[^\n]*\n", re.MULTILINE | re.DOTALL
)
_PRODUCT: Final = "@llvm.smul.with.overflow.i64"  # a multiplication of 128 bits, which WebAssembly does not have


def lowered(game: Mapping[str, Any], exports: Sequence[Export], records: Records, checked: bool = False) -> str:
    """One module with every export and its rules; of the runtime it only knows the names. `game`: a module's
    namespace; `records`: by name; `checked`: an index out of bounds is refused."""
    libraries, borders, whole = [], ["declare void @llvm.trap()\n"], []
    with global_compiler_lock, _stopped():
        for export in exports:
            arguments = types_of(export, records)
            function = to_lower(export.function, game, checked)
            function.compile(arguments)
            made = function.overloads[arguments]
            libraries.append(made.library)
            whole += [made.fndesc.llvm_func_name] if export.whole else []
            borders.append(exported(export, made.fndesc.llvm_func_name, records))
        module = llvm.parse_assembly("".join(borders))
        for library in libraries:
            module.link_in(library._get_module_for_linking(), preserve=True)
        for name in whole:
            module.get_function(name).add_function_attribute(WHOLE)
    text = _RUNTIME_OF_NUMBA.sub("", str(module)).replace(" = common ", " = internal ")
    text = re.sub(rf"^declare [^\n]*{_PRODUCT}\([^\n]*\n", "", text, flags=re.MULTILINE).replace(_PRODUCT, "@product")
    heads = re.findall(r"^define (.*) \{$", RUNTIME.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return text + "".join(f"declare {head}\n" for head in heads)


@contextmanager
def _stopped() -> Iterator[None]:
    """Keeps Numba from optimising for the machine that it runs on. In a process that has compiled nothing before: what
    Numba has compiled of its own, it takes again."""
    passes = "_optimize_functions", "_optimize_final_module"
    before = {name: getattr(CPUCodeLibrary, name) for name in passes}
    for name in passes:
        setattr(CPUCodeLibrary, name, lambda *_: None)
    try:
        yield
    finally:
        for name, method in before.items():
            setattr(CPUCodeLibrary, name, method)

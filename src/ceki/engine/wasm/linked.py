"""LLVM's text made into a WebAssembly file: optimised for `wasm32`, emitted and linked. It imports nothing."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import llvmlite.binding as llvm

TRIPLE: Final = "wasm32-unknown-unknown"
FEATURES: Final = "+bulk-memory,+bulk-memory-opt,+sign-ext,+nontrapping-fptoint,+simd128"  # of browsers since 2023
STACK: Final = 64 * 1024  # bytes
WHOLE: Final = "noinline"  # the attribute of a function that is never put where it is called
SMALL: Final = 260  # instructions of a function that stands in every place where it is called: a fifth faster


def linked(text: str, exports: Sequence[str]) -> bytes:
    """The WebAssembly file of a module in LLVM's text. Raises `OSError` when it cannot be linked."""
    machine = _machine()
    module = _for_target(text, machine)
    for one in [*module.functions, *module.global_variables]:
        if not one.is_declaration and one.name not in exports:
            one.linkage = "internal"
    _optimise(module, machine)
    for function in module.functions:
        is_whole = any(WHOLE.encode() in attributes for attributes in function.attributes)
        if function.linkage == llvm.Linkage.internal and _size(function) < SMALL and not is_whole:
            function.add_function_attribute("alwaysinline")
    _optimise(module, machine)
    return _link(machine.emit_object(module), exports)


def _machine() -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(cpu="generic", features=FEATURES, opt=3)


def _for_target(text: str, machine: Any) -> Any:
    text = re.sub(r"^target [^\n]*\n", "", text, flags=re.MULTILINE)
    head = f'target datalayout = "{machine.target_data}"\ntarget triple = "{TRIPLE}"\n'
    module = llvm.parse_assembly(head + text)
    module.verify()
    return module


def _optimise(module: Any, machine: Any) -> None:
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization, tuning.slp_vectorization = True, False
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)


def _size(function: Any) -> int:
    return sum(1 for block in function.blocks for _ in block.instructions)


def _link(made: bytes, exports: Sequence[str]) -> bytes:
    if find_spec("ziglang") is None:
        raise OSError("linking needs wasm-ld of the Python package ziglang: pip install --group wasm")
    with tempfile.TemporaryDirectory() as folder:
        source, file = Path(folder) / "rules.o", Path(folder) / "rules.wasm"
        source.write_bytes(made)
        names = [f"--export={name}" for name in ("__heap_base", *exports)]
        options = ["--no-entry", "--gc-sections", "--strip-all", "--stack-first", f"-zstack-size={STACK}"]
        ran = subprocess.run(
            [sys.executable, "-m", "ziglang", "wasm-ld", *options, *names, str(source), "-o", str(file)],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        if ran.returncode:
            raise OSError(f"wasm-ld: {ran.stderr.strip()[-2000:]}")
        return file.read_bytes()

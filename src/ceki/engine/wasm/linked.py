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
RUNTIME: Final = Path(__file__).parent / "runtime.ll"
WIDE: Final = 16  # bytes of the widest store
MOST_STORED: Final = 256  # zeros, in bytes, that are stored one by one
_ZEROS: Final = re.compile(
    r"^  (?:tail )?call void @llvm\.memset\.p0\.i(?:32|64)\(ptr [^%,]*(?P<place>%[^ ,]+), i8 0, i\d+ (?P<size>\d+), "
    r"i1 false\)[^\n]*\n",
    re.MULTILINE,
)
_FORWARD: Final = re.compile(
    r"getelementptr (?:inbounds )?(?:nuw )?(i8|i16|i32|i64), (ptr [^\n,]+), i32 (\d+)(?=[,\n])"
)


def linked(text: str, exports: Sequence[str]) -> bytes:
    """The WebAssembly file of a module in LLVM's text. Raises `OSError` when it cannot be linked."""
    machine = _machine()
    module = _for_target(text, machine)
    _hide(module, exports)
    _forget_counts(module, machine)
    _optimise(module, machine)
    for function in module.functions:
        is_whole = any(WHOLE.encode() in attributes for attributes in function.attributes)
        if function.linkage == llvm.Linkage.internal and _size(function) < SMALL and not is_whole:
            function.add_function_attribute("alwaysinline")
    _optimise(module, machine)
    module.link_in(_for_target(RUNTIME.read_text(encoding="utf-8"), machine))
    _hide(module, exports)
    _optimise(module, machine)
    return _link(machine.emit_object(_for_emission(module)), exports)


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


def _hide(module: Any, exports: Sequence[str]) -> None:
    """Keeps what is not exported inside the file, so that it may be left out or changed."""
    for one in [*module.functions, *module.global_variables]:
        if not one.is_declaration and one.name not in exports:
            one.linkage = "internal"


def _forget_counts(module: Any, machine: Any) -> None:
    """Leaves out what counts references to an array that another reference keeps anyway: most of all counts."""
    builder = _builder(machine)
    for function in module.functions:
        if not function.is_declaration:
            passes = builder.getFunctionPassManager()
            passes.add_refprune_pass()
            passes.run(function, builder)


def _optimise(module: Any, machine: Any) -> None:
    builder = _builder(machine)
    passes = builder.getModulePassManager()
    passes.add_loop_rotate_pass()
    passes.add_instruction_combine_pass()
    passes.add_jump_threading_pass()
    passes.add_refprune_pass()
    passes.run(module, builder)


def _builder(machine: Any) -> Any:
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization, tuning.slp_vectorization = True, False
    return llvm.create_pass_builder(machine, tuning)


def _for_emission(module: Any) -> Any:
    """The module as instructions are chosen for it.

    Of each place a fixed number of bytes behind another it is said that it lies in the same thing, as every place does
    that rules reach: a load or a store then adds the number itself. LLVM forgets it where it unrolls loops. And a few
    zeros are stored: `memory.fill` is a call.
    """
    text = _FORWARD.sub(r"getelementptr inbounds nuw \1, \2, i32 \3", str(module))
    return llvm.parse_assembly(_ZEROS.sub(_stored, text))


def _stored(zeros: re.Match[str]) -> str:
    place, size = zeros["place"], int(zeros["size"])
    if size > MOST_STORED or size % WIDE:
        return zeros[0]
    stores = []
    for at in range(0, size, WIDE):
        name = f'%"zeros.{zeros.start()}.{at}"'
        stores.append(f"  {name} = getelementptr inbounds nuw i8, ptr {place}, i32 {at}\n")
        stores.append(f"  store <{WIDE} x i8> zeroinitializer, ptr {name}, align 1\n")
    return "".join(stores)


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

"""Compiling with Numba: drivers, which run and stay on disk, and the rules inside them.

A rule by itself never runs compiled, only as a part of a driver. So Numba types and lowers it, but neither optimises it
nor turns it into machine code before it stands in its driver: that halves the first compile of a game. Numba compiles
it once for whole numbers of every width, which it all sees as 64 bits.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numba
from numba.core import types as nb
from numba.core.compiler import Compiler
from numba.core.sigutils import normalize_signature
from numba.core.types.misc import unliteral


def compile_rule(function: Callable[..., Any], checked: bool = False) -> Any:
    """A function for drivers and other rules to call."""
    dispatcher = numba.njit(
        boundscheck=checked,
        error_model="numpy",
        no_cpython_wrapper=True,
        no_cfunc_wrapper=True,
        pipeline_class=_RuleCompiler,
    )(function)
    keys: dict[Any, object] = {}
    dispatcher.get_call_template = functools.partial(_widened, dispatcher.get_call_template)
    dispatcher.add_overload = functools.partial(_keep, dispatcher, keys)
    dispatcher.get_overload = lambda signature: keys[tuple(normalize_signature(signature)[0])]
    return dispatcher


class _RuleCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler, told to stop before machine code."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.state.flags.no_compile = True


def _widened(typed: Any, arguments: tuple[Any, ...], named: dict[str, Any]) -> Any:
    wide = tuple(nb.int64 if isinstance(unliteral(a), nb.Integer) else a for a in arguments)
    return typed(wide, named)


def _keep(dispatcher: Any, keys: dict[Any, object], result: Any) -> None:
    """Makes a compiled rule known to its callers by a key of its own: it has no address."""
    library, arguments = result.library, tuple(result.signature.args)
    library._optimize_final_module = lambda: None
    library._finalize_final_module = lambda: _finish(library)
    dispatcher.overloads[arguments], keys[arguments] = result, object()
    result.target_context.insert_user_function(keys[arguments], result.fndesc, [library])


def _finish(library: Any) -> None:
    library._finalize_dynamic_globals()
    library._finalized = True

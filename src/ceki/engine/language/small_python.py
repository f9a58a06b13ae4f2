"""What a rule may be written in: small Python, which a card player can read and every compiler can take."""

from __future__ import annotations

import ast
import functools
import inspect
import textwrap
from collections.abc import Callable, Iterator
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any, Final

import numpy as np

ALLOWED: Final = "if, for, while, return, assignments, arithmetic, comparisons, subscripts, attributes, calls of rules"
CONSTANTS: Final = "a whole number, a tuple of whole numbers, or a NumPy array that is only read"
BUILTINS: Final = ("abs", "bool", "float", "int", "len", "max", "min", "range")  # that a rule may call
_NODES: Final = (
    ast.FunctionDef, ast.arguments, ast.arg, ast.Return, ast.Assign, ast.AugAssign, ast.AnnAssign, ast.For,
    ast.While, ast.If, ast.Expr, ast.Pass, ast.Break, ast.Continue, ast.BoolOp, ast.BinOp, ast.UnaryOp,
    ast.IfExp, ast.Compare, ast.Call, ast.Constant, ast.Attribute, ast.Subscript, ast.Slice, ast.Name, ast.Tuple,
    ast.keyword, ast.expr_context, ast.boolop, ast.operator, ast.unaryop, ast.cmpop,
)  # fmt: skip
_CALLED: Final = {
    "ListComp": "a list comprehension", "SetComp": "a set comprehension", "DictComp": "a dictionary comprehension",
    "GeneratorExp": "a generator", "List": "a list", "Dict": "a dictionary", "Set": "a set", "Lambda": "a lambda",
    "JoinedStr": "a text", "Try": "try", "Raise": "raise", "With": "with", "Assert": "assert", "Import": "an import",
    "ImportFrom": "an import", "Delete": "del", "Global": "global", "Nonlocal": "nonlocal", "Match": "match",
    "NamedExpr": ":=", "Starred": "a starred value", "Yield": "yield", "Await": "await", "ClassDef": "a class",
    "FunctionDef": "a function in a function",
}  # fmt: skip


@functools.cache
def parsed(function: Callable[..., Any]) -> ast.FunctionDef:
    """The text of a function with the line numbers of its file, without decorators, annotations and docstring."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
    assert isinstance(tree, ast.FunctionDef)
    ast.increment_lineno(tree, function.__code__.co_firstlineno - 1)
    tree.decorator_list, tree.returns = [], None
    for argument in ast.walk(tree):
        if isinstance(argument, ast.arg):
            argument.annotation = None
        elif isinstance(argument, ast.AnnAssign):
            argument.annotation = ast.Name("int", ast.Load())
    if isinstance(first := tree.body[0], ast.Expr) and isinstance(first.value, ast.Constant):
        tree.body = tree.body[1:]
    return tree


def large_python(function: Callable[..., Any]) -> Iterator[tuple[int, str]]:
    """What in a rule is not small Python: the line in its file, and a sentence that says what is allowed."""
    tree = parsed(function)
    for node in ast.walk(tree):
        line, kind = getattr(node, "lineno", tree.lineno), type(node).__name__
        text = isinstance(node, ast.Constant) and isinstance(node.value, (str, bytes))
        if text or not isinstance(node, _NODES) or (isinstance(node, ast.FunctionDef) and node is not tree):
            what = "a text" if text else _CALLED.get(kind, kind)
            yield line, f"{what} is not small Python; allowed: {ALLOWED}"
        elif isinstance(node, ast.BinOp) and not isinstance(node.op, (ast.BitAnd, ast.BitOr, ast.BitXor)):
            if isinstance(node.left, (ast.Compare, ast.BoolOp)) or isinstance(node.right, (ast.Compare, ast.BoolOp)):
                yield line, "a comparison in arithmetic means another thing compiled; write int(...) around it"
    yield from _constants(tree, function.__globals__)


def _constants(tree: ast.FunctionDef, known: dict[str, Any]) -> Iterator[tuple[int, str]]:
    """Names outside the rule whose value compiling cannot freeze, and writes into those that it does."""
    own = {n.arg for n in ast.walk(tree) if isinstance(n, ast.arg)}
    own |= {n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    measured = {id(n.args[0]) for n in ast.walk(tree) if isinstance(n, ast.Call) and ast.unparse(n.func) == "len"
                and n.args}  # fmt: skip
    for node in ast.walk(tree):
        if isinstance(node, (ast.Subscript, ast.Attribute)) and isinstance(node.ctx, ast.Store):
            root: ast.expr = node
            while isinstance(root, (ast.Subscript, ast.Attribute)):
                root = root.value
            if isinstance(root, ast.Name) and root.id in known.keys() - own:
                yield node.lineno, f"{ast.unparse(node)} changes the constant {root.id}; what changes is a field of g"
        elif isinstance(node, ast.Name) and node.id in known.keys() - own and id(node) not in measured:
            value = known[node.id]
            if not _frozen(value):
                what = "a tuple that does not hold numbers only" if isinstance(value, tuple) else _named(value)
                yield node.lineno, f"{node.id} is {what}; a constant of a rule is {CONSTANTS}"


def _named(value: object) -> str:
    kind = type(value).__name__
    return {"str": "a text", "dict": "a dictionary"}.get(kind, f"a {kind}")


def _frozen(value: object) -> bool:
    """Whether compiling can freeze a value, or it is none: a function, a module, a type."""
    if isinstance(value, tuple):
        return all(isinstance(one, (tuple, int, float, np.number)) and _frozen(one) for one in value)
    if isinstance(value, ModuleType):
        return value is np  # `random` and `math` are none of a rule
    return isinstance(value, (int, float, np.number, np.ndarray, FunctionType, BuiltinFunctionType, type, np.ufunc))


def refuse_large_python(function: Callable[..., Any]) -> None:
    """Raises `TypeError` with the file, the line and what is allowed when a rule is not small Python."""
    for line, says in large_python(function):
        raise TypeError(f"{function.__code__.co_filename}, line {line}: {says}")

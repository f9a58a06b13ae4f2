"""What the command refuses is in the reader's language: no such sentence stands in its code. Its help is English."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from ceki import cli
from tests.terminal.test_literals import sentences

HERE = Path(cli.__file__).parent
FILES = sorted(path.relative_to(HERE).as_posix() for path in HERE.rglob("*.py"))
NOT_YET = {"counting.py", "laws.py", "playing.py", "reference.py"}  # code with sentences of its own; it only shrinks
BEFORE_WORDS = {"requirement.py"}  # it speaks where what reads the words of languages may be missing
HELP = ("help", "metavar")


class WithoutHelp(ast.NodeTransformer):
    """Takes the texts of help out of code."""

    def visit_keyword(self, node: ast.keyword) -> ast.AST | None:
        return None if node.arg in HELP else self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> ast.AST | None:
        named = isinstance(node.targets[0], ast.Name) and node.targets[0].id.lower() in HELP
        return None if named else self.generic_visit(node)


@pytest.mark.parametrize("file", FILES)
def test_the_command_has_no_sentence_of_its_own_but_its_help(file):
    tree = WithoutHelp().visit(ast.parse((HERE / file).read_text(encoding="utf-8")))
    found = sentences(ast.unparse(tree))
    assert bool(found) is (file in NOT_YET | BEFORE_WORDS), found


def test_a_sentence_is_found_and_help_is_not():
    tree = WithoutHelp().visit(
        ast.parse('HELP = "Play a game"\nOption(help="How many play")\nrefuse("Nobody is there")')
    )
    assert sentences(ast.unparse(tree)) == ["Nobody is there"]

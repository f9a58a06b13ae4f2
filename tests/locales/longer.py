"""A language that there is not: English, two fifths longer, as sentences grow that are translated."""

from __future__ import annotations

from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

TWO_FIFTHS: Final = (2, 5)


def longer(file: str) -> str:
    """The messages of a Fluent file, each text two fifths longer; what stands in braces stays."""
    return FluentSerializer().serialize(_Longer().visit(FluentParser().parse(file)))


def stretched(text: str) -> str:
    """A text of letters with two fifths of them twice: `Play now` is `PPlayy noow`."""
    more, of = TWO_FIFTHS
    told, owed = "", of - more
    for sign in text:
        owed += more if sign.isalpha() else 0
        told += sign * (2 if owed >= of else 1)
        owed -= of if owed >= of else 0
    return told


class _Longer(visitor.Transformer):
    """Stretches the texts of patterns, in every form."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(stretched(node.value))

"""Where sentences are said: the ids that the page's and the programs' sources name, by topic.

A source says a sentence by its topic's speaker, `frame("close")` on the page and `said("frame", "close", facts)` in
Python. The id stands in the call, one of some (`n ? "one" : "none"`) or in part (`region-${code}`); where it is a
variable, it stands as a text in the same source, in one that this imports or in one that imports this; or it comes
from data.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE, PROGRAMS = ROOT / "web" / "src", ROOT / "src" / "ceki"

TEXT = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'")
TEMPLATE = re.compile(r"`([^`]*)`")
WORDS = re.compile(r'import (\w+) from "[^"]*locales/en/(\w+)\.ftl\?raw"')
SPEAKS = re.compile(r"(export )?const (\w+) = speaker\(\{?\s*([^})]*?)\s*\}?\);")
IMPORTS = re.compile(r'import (?:type )?\{([^}]*)\} from "(\.[^"]*)"')
COMMENT = re.compile(r"/\*[\s\S]*?\*/|<!--[\s\S]*?-->|(?<=\s)// .*")


@dataclass
class Uses:
    """What a source says: ids as they stand in calls with where they stand, as patterns, and those that it may say."""

    called: dict[str, str] = field(default_factory=dict)
    parts: set[str] = field(default_factory=set)
    quoted: set[str] = field(default_factory=set)

    def add(self, other: Uses) -> None:
        """Adds what another source says."""
        self.called |= other.called
        self.parts |= other.parts
        self.quoted |= other.quoted

    def says(self, key: str) -> bool:
        """Whether a sentence is said."""
        return key in self.called or key in self.quoted or any(re.fullmatch(part, key) for part in self.parts)


Topics = frozenset[str]


def uses() -> dict[Topics, Uses]:
    """What all sources say, by the topics among which a speaker looks."""
    found: dict[Topics, Uses] = {}
    for topics, one in [*_of_page(), *_of_programs()]:
        found.setdefault(topics, Uses()).add(one)
    return found


# ---------------------------------------------------------------- the page


def page_sources() -> dict[Path, str]:
    """The page's sources, without their comments and tests."""
    found = [p for kind in ("*.ts", "*.svelte") for p in sorted(PAGE.rglob(kind)) if ".test." not in p.name]
    return {path.resolve(): COMMENT.sub("", path.read_text(encoding="utf-8")) for path in found}


def texts_of(source: str) -> set[str]:
    """The quoted texts of a source."""
    return {one or other for one, other in TEXT.findall(source)}


def _of_page() -> Iterator[tuple[Topics, Uses]]:
    read = page_sources()
    speakers = {path: dict(_speakers(text)) for path, text in read.items()}
    imports = {path: list(_imports(path, text)) for path, text in read.items()}
    for path, text in read.items():
        own = dict(speakers[path])
        for names, module in imports[path]:
            for name in filter(None, (one.strip() for one in names.split(","))):
                there, _, here = name.partition(" as ")
                if there in speakers.get(module, {}):
                    own[here or there] = speakers[module][there]
        beside = [module for _, module in imports[path]]
        beside += [other for other, found in imports.items() if path in [module for _, module in found]]
        near = "\n".join([text, *(read[one] for one in beside if one in read)])
        for name, topics in own.items():
            yield topics, _said_on_page(text, near, name, path.name)


def _imports(path: Path, text: str) -> Iterator[tuple[str, Path]]:
    """What a module takes from which other."""
    for names, module in IMPORTS.findall(text):
        yield names, (path.parent / f"{module.removesuffix('.ts')}.ts").resolve()


def _speakers(text: str) -> Iterator[tuple[str, Topics]]:
    """The speakers that a module makes, each with its topics."""
    words = dict(WORDS.findall(text))
    for _, name, books in SPEAKS.findall(text):
        of = [book.rpartition(":")[2].strip() for book in books.split(",")]
        yield name, frozenset(words[book] for book in of if book in words)


def _said_on_page(text: str, near: str, name: str, where: str) -> Uses:
    found, variable = Uses(), False
    for call in re.finditer(rf"(?<![\w.$]){re.escape(name)}(?:\.has)?\(", text):
        first = _first_argument(text, call.end())
        texts = texts_of(_chosen(first))
        parts = TEMPLATE.findall(first)
        found.called |= dict.fromkeys(texts, where)
        found.parts |= {re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(part)) for part in parts}
        variable |= not texts and not parts
    if variable:
        found.quoted |= texts_of(near)
    return found


def _chosen(argument: str) -> str:
    """An argument without the conditions of its `a ? b : c`."""
    return re.sub(r"[^?:]*\?(?!\.)(?!\?)", "", argument) if "?" in argument else argument


def _first_argument(text: str, start: int) -> str:
    depth, quote = 0, ""
    for at in range(start, len(text)):
        sign = text[at]
        if quote:
            quote = "" if sign == quote else quote
        elif sign in "\"'`":
            quote = sign
        elif sign in "([{":
            depth += 1
        elif sign in ")]}":
            depth -= 1
        if depth < 0 or (sign == "," and depth == 0 and not quote):
            return text[start:at]
    return text[start:]


# ---------------------------------------------------------------- the programs


@cache
def _of_programs() -> tuple[tuple[Topics, Uses], ...]:
    return tuple(_read_programs())


def _read_programs() -> Iterator[tuple[Topics, Uses]]:
    sources = [
        path for path in sorted(PROGRAMS.rglob("*.py")) if "locales" not in path.parts or path.parent.name == "glossary"
    ]
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sources}
    named = {_module(path): dict(_constants(tree)) for path, tree in trees.items()}
    for path, tree in trees.items():
        own = dict(named[_module(path)])
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module in named:
                own |= {
                    one.asname or one.name: named[node.module][one.name]
                    for one in node.names
                    if one.name in named[node.module]
                }
        yield from _said_in_program(tree, own, path.name)


def _module(path: Path) -> str:
    return ".".join(path.relative_to(PROGRAMS.parent).with_suffix("").parts)


def _constants(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The texts that a module gives a name."""
    for node in tree.body:
        if isinstance(node, (ast.Assign, ast.AnnAssign)):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            names = target.elts if isinstance(target, ast.Tuple) else [target]
            values = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
            for name, value in zip(names, values, strict=False):
                if isinstance(name, ast.Name) and isinstance(value, ast.Constant) and isinstance(value.value, str):
                    yield name.id, value.value


ERRORS = frozenset(["errors"])
RAISED = {
    "NotAllowed",
    "UnknownGame",
    "IllegalMove",
    "BadLog",
    "Broken",
    "RuleStopped",
    "Unsaved",
}  # each says an id of these


def _said_in_program(tree: ast.Module, named: dict[str, str], where: str) -> Iterator[tuple[Topics, Uses]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in RAISED and node.args:
            yield ERRORS, Uses(called=dict.fromkeys(_texts(node.args[0], named), where))
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "said"):
            continue
        if len(node.args) < 2:
            continue  # what a module of its own calls so
        topic, key = node.args[:2]
        of = topic.value if isinstance(topic, ast.Constant) else named.get(getattr(topic, "id", ""), "")
        found = Uses(called=dict.fromkeys(_texts(key, named), where), parts=set(_parts(key)))
        if not found.called and not found.parts:
            found.quoted |= {
                n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str)
            }
        yield frozenset([of]), found


def _texts(node: ast.expr, named: dict[str, str]) -> Iterator[str]:
    """The texts that an expression comes to."""
    if isinstance(node, ast.IfExp):
        yield from [*_texts(node.body, named), *_texts(node.orelse, named)]
    elif isinstance(node, ast.Name) and node.id in named:
        yield named[node.id]
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def _parts(node: ast.expr) -> Iterator[str]:
    for one in [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]:
        if isinstance(one, ast.JoinedStr):
            yield "".join(re.escape(str(v.value)) if isinstance(v, ast.Constant) else ".+" for v in one.values)

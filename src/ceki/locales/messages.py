"""A sentence from its id and its facts. Sentences are messages of Project Fluent (https://projectfluent.org), in
`LANGUAGE/CATALOGUE.ftl`; the page reads the same files. The id of an attribute of a message is `message.attribute`.

Fluent's library takes longer to load than most commands take to run. So a message is read by it only when it is said,
and one that is a line of text with places is filled in here, to the same sentence (tests/locales/test_plain.py).

The rules of a game bring sentences of their own, texts with places: `{n} half decks are too few`.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ceki.locales.language import ENGLISH, chain, language
from ceki.locales.written import isolated

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

Facts = Mapping[str, Any]
FOLDER: Final = Path(__file__).parent
PLACE: Final = re.compile(r"\{(\w+)\}")
FLUENT_PLACE: Final = re.compile(r'\{ *(?:\$([\w-]+)|"([^"\\{}\n]*)") *\}')  # a fact, or a text within quotes
SENTENCE: Final = re.compile(r"^(?:([a-zA-Z][\w-]*)| +\.([a-zA-Z][\w-]*)) *=", re.MULTILINE)
NAMED: Final = re.compile(r"\{ *\$([\w-]+)")
AFTER: Final = re.compile(r"^#", re.MULTILINE)  # a comment, which ends the sentence before it
LONGEST: Final = 1000  # letters of a fact
TOO_LARGE: Final = 10**25
UNMARKED: Final = range(1000)  # numbers that every language here writes in digits alone


def said(catalogue: str, key: str, facts: Facts, code: str = "") -> str:
    """The sentence of an id with its facts: texts, numbers, or lists, which are told with commas; in the language of
    that code, or else the one that this program speaks. What a language lacks is said in the
    next of its `chain`.

    Raises `KeyError` for an id, or a fact of it, that there is not, and `ValueError` for a fact that a sentence cannot
    tell.
    """
    code = code or language()
    told = {name: _told(fact, code) for name, fact in facts.items()}
    written_in = next((one for one in chain(code) if key in written(catalogue, one)), ENGLISH)
    pattern = written(catalogue, written_in)[key]
    if is_plain(pattern) and all(map(_is_plain_fact, told.values())):
        return _filled(pattern, told)
    return said_by_fluent(catalogue, key, told, written_in)


def said_by_fluent(catalogue: str, key: str, told: Facts, code: str) -> str:
    """The sentence of an id that a language has, with its facts as Fluent takes them. Raises as `said` does."""
    bundle, own = _bundle(catalogue, code), key.replace(".", "--")
    if not bundle.has_message(own):
        bundle.add_resource(_tree(catalogue, code, f"{own} = {written(catalogue, code)[key]}\n"))
    return _formatted(bundle, own, told, f"{catalogue}.ftl, {key}")


def _formatted(bundle: FluentBundle, own: str, told: Facts, named: str) -> str:
    """A message of a bundle with its facts. Raises as `said` does, and names the text."""
    pattern = bundle.get_message(own).value
    assert pattern is not None
    sentence, errors = bundle.format_pattern(pattern, dict(told))
    if errors:
        missing = type(errors[0]).__name__ == "FluentReferenceError"
        raise (KeyError if missing else ValueError)(f"{named}: {errors[0]}")
    return str(sentence)


def filled_in(pattern: str, facts: Facts, code: str) -> str:
    """A text with places and choices, written as a sentence of a catalogue is, in the language of that code. Raises as
    `said` does."""
    if is_plain(pattern) and all(map(_is_plain_fact, facts.values())):
        return _filled(pattern, facts)
    own = f"text-{hashlib.sha256(pattern.encode()).hexdigest()}"
    bundle = _bundle("", code)
    if not bundle.has_message(own):
        bundle.add_resource(_tree("", code, f"{own} = {_indented(pattern)}\n"))
    return _formatted(bundle, own, facts, pattern)


def places_of(pattern: str) -> frozenset[str]:
    """The facts that a text names."""
    return frozenset(NAMED.findall(pattern))


def _indented(pattern: str) -> str:
    return pattern.replace("\n", "\n    ")


def is_plain(pattern: str) -> bool:
    """Whether what stands after the `=` of a sentence is one line of text with places, and nothing for Fluent."""
    return not set(FLUENT_PLACE.sub("", pattern.lstrip(" \n"))) & set("{}\n")


def _is_plain_fact(fact: Any) -> bool:
    return type(fact) is str or (type(fact) is int and fact in UNMARKED)


def _filled(pattern: str, told: Facts) -> str:
    return FLUENT_PLACE.sub(lambda place: str(told[place[1]]) if place[1] else place[2], pattern.lstrip(" \n"))


@cache
def written(catalogue: str, code: str = ENGLISH) -> Mapping[str, str]:
    """What stands after the `=` of each sentence of a catalogue, by its id; none where a language lacks the file."""
    text, found, name = _text(catalogue, code), {}, ""
    begun = list(SENTENCE.finditer(text))
    ends = [*(one.start() for one in begun), len(text)][1:]
    for one, following in zip(begun, ends, strict=True):
        name = one[1] or name
        pattern = AFTER.split(text[one.end() : following], maxsplit=1)[0].rstrip(" \n").lstrip(" ")
        if pattern:
            found[f"{name}.{one[2]}" if one[2] else name] = pattern
    return found


def _text(catalogue: str, code: str) -> str:
    file = FOLDER / code / f"{catalogue}.ftl"
    return file.read_text(encoding="utf-8") if code == ENGLISH or file.is_file() else ""


def decimal_mark() -> str:
    """What parts whole numbers from fractions in the language that this program speaks."""
    from babel.numbers import get_decimal_symbol

    return str(get_decimal_symbol(language().replace("-", "_")))


def with_marks(number: str) -> str:
    """A number as Python writes it, `-1,234.5`, with the marks of the language that this program speaks."""
    return number.translate({ord(","): group_mark(), ord("."): decimal_mark()})


def group_mark() -> str:
    """What parts the thousands of a number in the language that this program speaks."""
    return _group_mark(language())


@cache
def _group_mark(code: str) -> str:
    from babel.numbers import get_group_symbol

    return str(get_group_symbol(code.replace("-", "_")))


def needs(catalogue: str, key: str) -> set[str]:
    """The facts that a sentence needs."""
    return set(parsed(catalogue)[key])


@cache
def parsed(catalogue: str, code: str = ENGLISH) -> dict[str, frozenset[str]]:
    """The facts that each sentence of a catalogue needs, by its id; none where a language lacks the file. Raises
    `ValueError` for a file that cannot be read."""
    from fluent.syntax import ast

    found: dict[str, frozenset[str]] = {}
    for entry in _tree(catalogue, code, _text(catalogue, code)).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = _names(entry.value)
            found |= {f"{entry.id.name}.{one.id.name}": _names(one.value) for one in entry.attributes}
    return found


def _names(pattern: ast.Pattern) -> frozenset[str]:
    from fluent.syntax import visitor

    class Names(visitor.Visitor):
        """Gathers the variables of a pattern."""

        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

    found: set[str] = set()
    Names().visit(pattern)
    return frozenset(found)


def _tree(catalogue: str, code: str, text: str) -> ast.Resource:
    from fluent.syntax import FluentParser
    from fluent.syntax import ast as kinds

    tree = FluentParser().parse(text)
    for entry in tree.body:
        if isinstance(entry, kinds.Junk):
            raise ValueError(f"{code}/{catalogue}.ftl: {entry.annotations[0].message}: {(entry.content or '')[:60]!r}")
    return tree


def plain_english(catalogue: str, key: str, facts: Facts) -> str:
    """The English sentence of an id, without what reads the words of languages, which `pip install ceki` does not
    bring; so each of the catalogue stands on one line and has places only. Raises `KeyError` for an id, or a fact of
    it, that there is not."""
    return _filled(written(catalogue)[key], {name: _plain(fact) for name, fact in facts.items()})


@cache
def _bundle(catalogue: str, code: str) -> FluentBundle:
    from fluent.runtime import FluentBundle  # 100 ms, which nobody pays who says nothing

    return FluentBundle([code], use_isolating=False)


def _plain(fact: Any, comma: str = ", ") -> Any:
    return comma.join(map(str, fact)) if isinstance(fact, (list, tuple)) else fact


def _told(fact: Any, code: str) -> Any:
    """A fact as Fluent takes it, which bounds how long a text may be, and writes numbers of at most 25 digits."""
    if isinstance(fact, (list, tuple)):
        apart = [isolated(one) if isinstance(one, str) else one for one in fact]
        fact = _plain(apart, said("results", "comma", {}, code))
    plain = str(fact) if isinstance(fact, int) and abs(fact) >= TOO_LARGE else fact
    if not isinstance(plain, str):
        return plain
    return isolated(f"{plain[: LONGEST - 1]}…" if len(plain) > LONGEST else plain)


# ---------------------------------------------------------------- sentences of games


def names_in(text: str) -> set[str]:
    """The facts that a text with places needs. Raises `ValueError` for a brace that is no place."""
    if set(PLACE.sub("", text)) & set("{}"):
        raise ValueError(f"the sentence {text!r} has a brace that is no place such as {{n}}")
    return set(PLACE.findall(text))


def filled(text: str, facts: Facts) -> str:
    """A text with places and its facts. Raises `KeyError` for a missing fact."""
    return PLACE.sub(lambda place: str(_plain(facts[place[1]])), text)

"""How the rules of a game are written, checked without running them: words, fields, verbs, score lines, arguments."""

from __future__ import annotations

import ast
import builtins
import difflib
import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from ceki.engine import contract, moves, reasons, score
from ceki.engine.game import Game
from ceki.engine.reasons import Facts
from ceki.engine.record import Record
from ceki.engine.rule import is_rule, meaning_in
from ceki.engine.small_python import BUILTINS, large_python, parsed
from ceki.play.checks.mistake import GameError

Rule = Callable[..., Any]
_OFFERS: Final = (moves.offer, moves.offer_card, moves.offer_each)
_VERB_AT: Final = {contract.play: 1, contract.heuristic: 1, contract.reasons: 2}  # which argument is a verb


def refuse_unwritable(info: Game, table: type[Record], namespace: Mapping[str, Any]) -> None:
    """Raises `GameError` for the first thing in the rules that no table could play and no compiler could take."""
    for wrong in mistakes(info, table, namespace):
        raise wrong


def mistakes(info: Game, table: type[Record], namespace: Mapping[str, Any]) -> Iterator[GameError]:
    """Every mistake in the rules that a game's functions reach."""
    facts = namespace.get("FACTS", Facts())
    looking = _Look(info, table, facts, meaning_in(namespace))
    for asked, own in looking.meaning.items():
        if is_rule(own):
            yield from looking.at_arguments(asked, own)
        elif inspect.isfunction(own):
            yield _at(own, f"{asked.__name__} is not marked @rule")
    for asked, own in looking.meaning.items():
        if is_rule(own):
            verb = _parameters(own)[_VERB_AT[asked]] if asked in _VERB_AT else ""
            yield from looking.at(own, frozenset(_parameters(own)[:1]), verb, ())


class _Look:
    """One look at the rules of a game: each rule once for each way in which it is given the table."""

    def __init__(self, info: Game, table: type[Record], facts: Facts, meaning: Mapping[Rule, Rule]) -> None:
        self.table, self.meaning = table, meaning
        self.words = {
            "verb": [verb.word for verb in info.verbs],
            "score line": [line.word for line in info.lines],
            "fact": [fact.id for fact in facts.declared],
        }
        self.seen: set[tuple[Rule, frozenset[str], str]] = set()

    def at_arguments(self, asked: Rule, own: Rule) -> Iterator[GameError]:
        """A function of the contract takes the arguments that it is given."""
        needed, found = _parameters(asked), _parameters(own)
        if len(needed) != len(found):
            yield _at(own, f"{asked.__name__}({', '.join(found)}) must take ({', '.join(needed)})")

    def at(self, rule: Rule, tables: frozenset[str], verb: str, above: tuple[Rule, ...]) -> Iterator[GameError]:
        """The mistakes of a rule, and of those that it calls. `tables`: its names for the table; `verb`: its name for
        the verb of a move; `above`: the rules that have called it."""
        if rule in above:
            yield _at(rule, f"{rule.__name__} calls itself; a rule is written with for and while")
        if (rule, tables, verb) in self.seen or rule in above or hasattr(rule, "__ceki_native__"):
            return
        self.seen.add((rule, tables, verb))
        for line, says in large_python(rule):
            yield _at(rule, says, line)
            return
        tree = parsed(rule)
        local = {*_parameters(rule), *(n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and _is_stored(n))}
        for node in ast.walk(tree):
            if isinstance(node, ast.Name) and node.id not in local:
                yield from self.at_name(rule, node, local)
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in tables:
                yield from self.at_field(rule, node)
            elif isinstance(node, ast.Compare) and verb:
                yield from self.at_comparison(rule, node, verb)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id not in local:
                yield from self.at_call(rule, node, tables, (*above, rule))

    def at_name(self, rule: Rule, node: ast.Name, local: Iterable[str]) -> Iterator[GameError]:
        if node.id in rule.__globals__ or node.id in BUILTINS:
            return
        if hasattr(builtins, node.id):
            says = f"{node.id} is not small Python; allowed of what Python brings along: {', '.join(BUILTINS)}"
        else:
            says = f"{node.id} is not defined{_meant(node.id, [*local, *rule.__globals__])}"
        yield _at(rule, says, node.lineno)

    def at_field(self, rule: Rule, node: ast.Attribute) -> Iterator[GameError]:
        fields = self.table.FIELDS
        if node.attr not in fields:
            says = f"{ast.unparse(node)}: the table has no field {node.attr}{_meant(node.attr, fields)}"
            yield _at(rule, f"{says}; its fields are {', '.join(_own_first(self.table))}", node.lineno)

    def at_comparison(self, rule: Rule, node: ast.Compare, verb: str) -> Iterator[GameError]:
        if isinstance(node.left, ast.Name) and node.left.id == verb and isinstance(node.ops[0], (ast.Eq, ast.NotEq)):
            yield from self.at_number("verb", rule, node.comparators[0])

    def at_call(
        self, rule: Rule, node: ast.Call, tables: frozenset[str], above: tuple[Rule, ...]
    ) -> Iterator[GameError]:
        assert isinstance(node.func, ast.Name)
        found = rule.__globals__.get(node.func.id)
        if not is_rule(found):
            if inspect.isfunction(found):
                yield _at(rule, f"{node.func.id} is called and not marked @rule", node.lineno)
            return
        assert found is not None
        called = self.meaning.get(found, found)
        names = _parameters(called)
        least = len(names) - len(called.__defaults__ or ())
        if not least <= len(node.args) + len(node.keywords) <= len(names):
            says = f"{ast.unparse(node)}: {node.func.id} takes ({', '.join(names)})"
            yield _at(rule, says, node.lineno)
            return
        for what, functions in (("verb", _OFFERS), ("score line", (score.line,)), ("fact", (reasons.fact,))):
            if called in functions and len(node.args) > 1:
                yield from self.at_number(what, rule, node.args[1])
        given = zip(names, node.args, strict=False)
        handed = frozenset(n for n, value in given if isinstance(value, ast.Name) and value.id in tables)
        yield from self.at(called, handed, "", above)

    def at_number(self, what: str, rule: Rule, node: ast.expr) -> Iterator[GameError]:
        """A number of a verb or of a score line, where it stands in the rules, is one that the game declares."""
        value = node.value if isinstance(node, ast.Constant) else None
        if isinstance(node, ast.Name):
            value = rule.__globals__.get(node.id)
        words = self.words[what]
        if isinstance(value, int) and not 0 <= value < len(words):
            by = "FACTS" if what == "fact" else "GAME"
            known = ", ".join(f"{number} {word}" for number, word in enumerate(words)) or "none"
            says = f"{ast.unparse(node)} is {what} {value}, which {by} does not declare; its {what}s are {known}"
            yield _at(rule, says, node.lineno)


def _parameters(function: Rule) -> Sequence[str]:
    return function.__code__.co_varnames[: function.__code__.co_argcount]


def _is_stored(node: ast.Name) -> bool:
    return isinstance(node.ctx, ast.Store)


def _at(rule: Rule, says: str, line: int = 0) -> GameError:
    return GameError(says, rule.__code__.co_filename, line or parsed(rule).lineno)


def _meant(word: str, known: Iterable[str]) -> str:
    near = difflib.get_close_matches(word, [name for name in known if not name.startswith("__")], 1)
    return f"; is {near[0]} meant?" if near else ""


def _own_first(table: type[Record]) -> list[str]:
    return sorted(table.FIELDS, key=lambda name: name in vars(Record))

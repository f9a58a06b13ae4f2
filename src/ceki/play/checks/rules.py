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
from ceki.engine.language.small_python import BUILTINS, large_python, parsed
from ceki.engine.match_record import MatchRecord, match_line
from ceki.engine.outcomes.record import OutcomeRecord, asked_of
from ceki.engine.outcomes.refusals import OutcomeRefusals, refuse_outcome
from ceki.engine.reasons import Facts
from ceki.engine.record import FixedRecord, Record
from ceki.engine.refusals import Refusals, refuse
from ceki.engine.rule import is_rule, meaning_in
from ceki.play.checks.mistake import GameError
from ceki.play.checks.names import misnamed

Rule = Callable[..., Any]
_OFFERS: Final = (moves.offer, moves.offer_card, moves.offer_each)
_VERB_AT: Final = {contract.play: 1, contract.heuristic: 1, contract.reasons: 2}  # which argument is a verb
_NUMBERED: Final = (
    ("verb", _OFFERS),
    ("score line", (score.line, match_line)),
    ("fact", (reasons.fact,)),
    ("goal", (reasons.tell,)),
    ("refusal", (refuse,)),
    ("refusal of an outcome", (refuse_outcome,)),
)
_DECLARED_BY: Final = {
    "verb": "GAME",
    "score line": "GAME",
    "fact": "FACTS",
    "goal": "GOALS",
    "refusal": "REFUSALS",
    "refusal of an outcome": "OUTCOME_REFUSALS",
}
Records = Mapping[str, type[FixedRecord]]  # what a rule calls the records that it is given


def refuse_unwritable(info: Game, table: type[Record], namespace: Mapping[str, Any]) -> None:
    """Raises `GameError` for the first thing in the rules that no table could play and no compiler could take."""
    for wrong in mistakes(info, table, namespace):
        raise wrong


def mistakes(info: Game, table: type[Record], namespace: Mapping[str, Any]) -> Iterator[GameError]:
    """Every mistake in the rules that a game's functions reach."""
    facts, refusals = namespace.get("FACTS", Facts()), namespace.get("REFUSALS", Refusals())
    yield from misnamed(namespace)
    looking = _Look(info, facts, namespace.get("GOALS", Facts()), refusals, meaning_in(namespace))
    unfit = namespace.get("OUTCOME_REFUSALS", OutcomeRefusals())
    looking.words["refusal of an outcome"] = [one.word for one in unfit.declared]
    told = namespace.get("Outcome", OutcomeRecord)
    records = {
        "g": table,
        "given": table,
        "m": namespace.get("Carried", MatchRecord),
        "s": told,
        "asked": asked_of(told),
    }
    for asked, own in looking.meaning.items():
        if is_rule(own):
            yield from looking.at_arguments(asked, own)
        elif inspect.isfunction(own):
            yield _at(own, f"{asked.__name__} is not marked @rule")
    for asked, own in looking.meaning.items():
        if is_rule(own):
            verb = _parameters(own)[_VERB_AT[asked]] if asked in _VERB_AT else ""
            given = zip(_parameters(own), _parameters(asked), strict=True)
            yield from looking.at(own, {name: records[what] for name, what in given if what in records}, verb, ())


class _Look:
    """One look at the rules of a game: each rule once for each way in which it is given the records."""

    def __init__(
        self, info: Game, facts: Facts, goals: Facts, refusals: Refusals, meaning: Mapping[Rule, Rule]
    ) -> None:
        self.meaning = meaning
        self.words = {
            "verb": [verb.word for verb in info.verbs],
            "score line": [line.word for line in info.lines],
            "fact": [fact.id for fact in facts.declared],
            "goal": [goal.id for goal in goals.declared],
            "refusal": [one.word for one in refusals.declared],
        }
        self.seen: set[tuple[Rule, frozenset[tuple[str, type[FixedRecord]]], str]] = set()

    def at_arguments(self, asked: Rule, own: Rule) -> Iterator[GameError]:
        """A function of the contract takes the arguments that it is given."""
        needed, found = _parameters(asked), _parameters(own)
        if len(needed) != len(found) or (needed != found and sorted(needed) == sorted(found)):
            yield _at(own, f"{asked.__name__}({', '.join(found)}) must take ({', '.join(needed)})")

    def at(self, rule: Rule, records: Records, verb: str, above: tuple[Rule, ...]) -> Iterator[GameError]:
        """The mistakes of a rule, and of those that it calls. `verb`: its name for the verb of a move; `above`: the
        rules that have called it."""
        if rule in above:
            yield _at(rule, f"{rule.__name__} calls itself; a rule is written with for and while")
        way = (rule, frozenset(records.items()), verb)
        if way in self.seen or rule in above or hasattr(rule, "__ceki_native__"):
            return
        self.seen.add(way)
        for line, says in large_python(rule):
            yield _at(rule, says, line)
            return
        tree = parsed(rule)
        local = {*_parameters(rule), *(n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and _is_stored(n))}
        for node in ast.walk(tree):
            if isinstance(node, ast.Name) and node.id not in local:
                yield from self.at_name(rule, node, local)
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in records:
                yield from self.at_field(rule, node, records[node.value.id])
            elif isinstance(node, ast.Compare) and verb:
                yield from self.at_comparison(rule, node, verb)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id not in local:
                yield from self.at_call(rule, node, records, (*above, rule))

    def at_name(self, rule: Rule, node: ast.Name, local: Iterable[str]) -> Iterator[GameError]:
        if node.id in rule.__globals__ or node.id in BUILTINS:
            return
        if hasattr(builtins, node.id):
            says = f"{node.id} is not small Python; allowed of what Python brings along: {', '.join(BUILTINS)}"
        else:
            says = f"{node.id} is not defined{_meant(node.id, [*local, *rule.__globals__])}"
        yield _at(rule, says, node.lineno)

    def at_field(self, rule: Rule, node: ast.Attribute, record: type[FixedRecord]) -> Iterator[GameError]:
        fields = record.FIELDS
        what = "table" if issubclass(record, Record) else "match" if issubclass(record, MatchRecord) else "outcome"
        if node.attr not in fields:
            says = f"{ast.unparse(node)}: the {what} has no field {node.attr}{_meant(node.attr, fields)}"
            yield _at(rule, f"{says}; its fields are {', '.join(_own_first(record))}", node.lineno)

    def at_comparison(self, rule: Rule, node: ast.Compare, verb: str) -> Iterator[GameError]:
        if isinstance(node.left, ast.Name) and node.left.id == verb and isinstance(node.ops[0], (ast.Eq, ast.NotEq)):
            yield from self.at_number("verb", rule, node.comparators[0])

    def at_call(self, rule: Rule, node: ast.Call, records: Records, above: tuple[Rule, ...]) -> Iterator[GameError]:
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
        for what, functions in _NUMBERED:
            if called in functions and len(node.args) > 1:
                yield from self.at_number(what, rule, node.args[1])
        given = zip(names, node.args, strict=False)
        handed = {n: records[value.id] for n, value in given if isinstance(value, ast.Name) and value.id in records}
        yield from self.at(called, handed, "", above)

    def at_number(self, what: str, rule: Rule, node: ast.expr) -> Iterator[GameError]:
        """A number of a verb, a score line or a refusal, where it stands in the rules, is one that is declared."""
        value = node.value if isinstance(node, ast.Constant) else None
        if isinstance(node, ast.Name):
            value = rule.__globals__.get(node.id)
        words = self.words[what]
        if isinstance(value, int) and not 0 <= value < len(words):
            known = ", ".join(f"{number} {word}" for number, word in enumerate(words)) or "none"
            says = f"{ast.unparse(node)} is {what} {value}, which {_DECLARED_BY[what]} does not declare"
            yield _at(rule, f"{says}; its {what}s are {known}", node.lineno)


def _parameters(function: Rule) -> Sequence[str]:
    return function.__code__.co_varnames[: function.__code__.co_argcount]


def _is_stored(node: ast.Name) -> bool:
    return isinstance(node.ctx, ast.Store)


def _at(rule: Rule, says: str, line: int = 0) -> GameError:
    return GameError(says, rule.__code__.co_filename, line or parsed(rule).lineno)


def _meant(word: str, known: Iterable[str]) -> str:
    near = difflib.get_close_matches(word, [name for name in known if not name.startswith("__")], 1)
    return f"; is {near[0]} meant?" if near else ""


def _own_first(record: type[FixedRecord]) -> list[str]:
    shared = next(base.DECLARED for base in (Record, MatchRecord, FixedRecord) if issubclass(record, base))
    return sorted(record.FIELDS, key=lambda name: name in shared)

"""The rule pages: their worked examples run, and every rule number is cited somewhere and tested."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ceki.play import catalogue
from ceki.play.checks.examples import check_vector, lines
from ceki.play.rulebook.pages import linked_by_id, page_named

ROOT = Path(__file__).parent.parent
NUMBERS = (ROOT / "tests" / "vectors" / "rule-numbers.txt").read_text(encoding="utf-8").split()
DISPLAY_ONLY = re.findall(r"\*\*([A-Z]{2}-\d+)\*\*", (ROOT / "docs" / "display-only.md").read_text(encoding="utf-8"))
EXAMPLE = re.compile(r"^```json example\n(.*?)^```", re.M | re.S)


def examples():
    for name in catalogue.names():
        for block in EXAMPLE.findall(page_named(name)):
            vector = json.loads(block)
            yield pytest.param(vector, id=f"{name}-{vector['id']}")


@pytest.mark.parametrize("vector", [*examples()])
def test_worked_example_of_a_page(vector):
    failure = check_vector(vector, {})
    assert failure is None, next(lines([failure]))


@pytest.mark.parametrize("name", catalogue.names())
def test_every_game_has_a_page_with_examples(name):
    text = page_named(name)
    assert len(EXAMPLE.findall(text)) >= 1
    assert len(text) > 1500


@pytest.mark.parametrize("name", catalogue.names())
def test_every_option_is_on_its_page(name):
    text = page_named(name)
    text += "".join(page_named(parent) for parent in re.findall(r"\((\w+)\.md\)", text))
    assert [option for option in catalogue.game(name).options if f"`{option}`" not in text] == []


PAGES = sorted((ROOT / "src" / "ceki" / "games").glob("*/*.md"))
LINKS = re.compile(r"\]\(([^)]+)\)")


@pytest.mark.parametrize("path", PAGES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_link_of_a_page_leads_to_a_page_where_it_lies_and_by_its_id(path):
    text = path.read_text(encoding="utf-8")
    lies = [link for link in LINKS.findall(text) if "://" not in link]
    assert [link for link in lies if not (path.parent / link).is_file()] == []
    by_id = [link for link in LINKS.findall(linked_by_id(text)) if "://" not in link]
    led_to = [page_named(link.removesuffix(".md")) for link in by_id]
    assert led_to == [linked_by_id((path.parent / link).read_text(encoding="utf-8")) for link in lies]


WRITTEN = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.M | re.S)


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_link_of_a_document_leads_to_a_file_where_it_lies(path):
    links = [link.partition("#")[0] for link in LINKS.findall(CODE.sub("", path.read_text(encoding="utf-8")))]
    assert [link for link in links if ":" not in link and not (path.parent / link).exists()] == []


def test_pages_link_to_each_other_at_all():
    assert sum("../" in link for path in PAGES for link in LINKS.findall(path.read_text(encoding="utf-8"))) > 5


def cited():
    folders = (ROOT / "src" / "ceki",)
    files = [path for folder in folders for path in folder.rglob("*.*") if path.suffix in (".py", ".md")]
    texts = [path.read_text(encoding="utf-8") for path in files]
    found = set()
    for text in texts:
        for first, start, end in re.findall(r"\b([A-Z]{2})-(\d+)(?:(?:\.\.| to |-|–)(?:[A-Z]{2}-)?(\d+))?", text):
            found |= {f"{first}-{n}" for n in range(int(start), int(end or start) + 1)}
    return found


def test_every_rule_number_is_cited():
    known = cited()
    assert [number for number in NUMBERS if number not in known] == []


def exercised():
    used = set()
    for path in (ROOT / "tests" / "vectors").glob("*.json"):
        for vector in json.loads(path.read_text(encoding="utf-8"))["vectors"]:
            used |= set(vector["rules"])
    return used


def named_in_tests():
    names = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for name in re.findall(r"^\s*def (test_\w+)", path.read_text(encoding="utf-8"), re.M):
            names |= {f"{a.upper()}-{n}" for a, n in re.findall(r"(?<![a-z0-9])([a-z]{2})_(\d+)(?![0-9])", name)}
    return names


def test_every_rule_is_exercised_by_a_vector_or_has_a_test_of_its_name():
    known = exercised() | named_in_tests() | set(DISPLAY_ONLY)
    assert [number for number in NUMBERS if number not in known] == []


def test_display_only_rules_are_rule_numbers_that_nothing_exercises():
    assert set(DISPLAY_ONLY) <= set(NUMBERS)
    assert not set(DISPLAY_ONLY) & exercised()


def test_every_clause_that_the_code_cites_exists():
    wrong = []
    for path in (ROOT / "src" / "ceki").rglob("*.py"):
        for number in re.findall(r"[\[( ]([A-Z]{2}-\d+)[\]),]", path.read_text(encoding="utf-8")):
            if number not in NUMBERS:
                wrong.append(f"{path.name}: {number}")
    assert wrong == []


def test_every_option_and_line_names_a_clause():
    wrong = []
    for game in catalogue.games():
        clauses = [(o.name, o.clause) for o in game.options.values()] + [(li.word, li.clause) for li in game.info.lines]
        wrong += [f"{game.id}.{name}: {clause}" for name, clause in clauses if clause not in NUMBERS]
    assert wrong == []

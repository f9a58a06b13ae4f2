"""The pages of the site that stand elsewhere: a game's beside its rules, the rest at the top of the repository."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

from ceki.cards.faces import face_svg
from ceki.cards.faces import name as called
from ceki.cards.notation import CODES
from ceki.envs.described import described
from ceki.locales.glossary.entries import Entry, entries, meaning, names_of
from ceki.locales.glossary.search import bare
from ceki.locales.language import ENGLISH
from ceki.locales.messages import said
from ceki.play import catalogue
from ceki.play.rulebook.house_facts import usual_facts
from ceki.play.rulebook.how_to_play import CARDS, HEADING, LIST, Part, how_to_play, told_of
from ceki.play.rulebook.pages import linked_by_id
from ceki.play.ruleset import ruleset

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "ceki" / "games"
AT_THE_TOP = {
    "architecture.md": "ARCHITECTURE.md",
    "changelog.md": "CHANGELOG.md",
    "contributing.md": "CONTRIBUTING.md",
}
FACES = "faces"  # the folder of the pictures, beside the pages of games
DECISIONS = "decisions/index.md"


def game_pages() -> dict[str, Path]:
    """The rule page of every game and form, by its id."""
    found = {page.parent.name: page for page in GAMES.glob("*/page.md")}
    found |= {page.stem: page for page in GAMES.glob("*/*.md") if page.name != "page.md"}
    return dict(sorted(found.items()))


def title(text: str) -> str:
    """The first heading of a page."""
    return next(line.removeprefix("# ") for line in text.splitlines() if line.startswith("# "))


def first_words(text: str) -> str:
    """The first paragraph of a page, as one line."""
    return " ".join(text.partition("\n\n")[2].partition("\n\n")[0].split())


def with_how_to_play(name: str, text: str) -> str:
    """A rule page that first tells how the game is played."""
    parts = how_to_play(name)
    if parts is None:
        return text
    heading, _, rules = text.partition("\n")
    usual = usual_facts(catalogue.game(name))
    told = "\n\n".join(written(part) for part in told_of(parts, usual, ENGLISH))
    return f"{heading}\n\n## How to play\n\n{told}\n\n## The numbered rules\n{rules}"


def written(part: Part) -> str:
    """A part of such a page in Markdown, cards as pictures."""
    lines = ["".join(f"*{run.text}*" if run.word else run.text for run in line) for line in part.lines]
    if part.kind == HEADING:
        return f"### {lines[0]}"
    if part.kind == LIST:
        return "\n".join(f"- {line}" for line in lines)
    if part.kind == CARDS:
        drawn = ("\n".join(picture(code) for code in group) for group in part.sets)
        return "\n&emsp;\n".join(drawn) + "".join(f"  \n{line}" for line in lines)
    return lines[0]


def picture(code: str) -> str:
    """A card in Markdown."""
    return f"![{called(code)}]({FACES}/{code}.svg){{ width={44 if code in CODES['ceki'] else 60} }}"


def glossary() -> str:
    """Every word of the games and every name of a card, as a page."""
    known = sorted(entries().values(), key=lambda one: (bare(one.word), one.id))
    words = [row(word_in(one), meaning(one), one.respelling, one.source) for one in known if not one.region]
    cards = []
    for code in CODES["ceki"]:
        names = [f"{word_in(one)} ({glossary_says(f'region-{one.region}')})" for one in names_of(code)]
        cards.append(row(f"{called(code)} ({code})", ", ".join(names)))
    head = [
        f"# {glossary_says('title')}",
        "",
        glossary_says("about"),
        "",
        "In a terminal, `ceki word mata` tells the same.",
        "",
    ]
    return "\n".join(
        [
            *head,
            *table(("words", "means", "say", "source"), words),
            "",
            f"## {glossary_says('names')}",
            "",
            *table(("card", "names"), cards),
            "",
        ]
    )


def word_in(one: Entry) -> str:
    """A word with its language and its other letters."""
    letters = "".join(f" {text}" for text in one.script.values() if text != one.word)
    return f"*{one.word}*{letters} ({glossary_says(f'language-{one.language}')})"


def glossary_says(key: str) -> str:
    """A sentence of the glossary, in English."""
    return said("glossary", key, {}, ENGLISH)


def table(heads: tuple[str, ...], rows: list[str]) -> list[str]:
    """A table in Markdown."""
    return [row(*map(glossary_says, heads)), "|" + "---|" * len(heads), *rows]


def row(*cells: str) -> str:
    """A row of it."""
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def pictured() -> list[str]:
    """The codes of all cards that a page shows."""
    pages = [parts for name in game_pages() if (parts := how_to_play(name))]
    return sorted({code for parts in pages for part in parts for group in part.sets for code in group})


def on_files(files: Files, config: Any) -> Files:
    """Adds the pages that stand elsewhere or are made, and lists of the games and of the decisions."""
    rows = []
    for name, path in game_pages().items():
        text = linked_by_id(path.read_text(encoding="utf-8"))
        rows.append(f"- [{title(text)}]({name}.md): {first_words(text)}")
        files.append(File.generated(config, f"games/{name}.md", content=with_how_to_play(name, text)))
    files.append(File.generated(config, "games/words.md", content=glossary()))
    for code in pictured():
        files.append(File.generated(config, f"games/{FACES}/{code}.svg", content=face_svg(code, index=True)))
    files.append(File.generated(config, "games/index.md", content="\n".join(["# The games", "", *rows, ""])))
    rows = []
    for game in (game for game in catalogue.games() if game.info.measured is not None):
        page = described(ruleset(game))
        rows.append(f"- [{game.info.title}]({game.id}.md)")
        files.append(File.generated(config, f"environments/{game.id}.md", content=page))
    index = ["# Observations and actions, by game", "", *rows, ""]
    files.append(File.generated(config, "environments/index.md", content="\n".join(index)))
    decided = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    rows = [f"- [{title(path.read_text(encoding='utf-8'))}]({path.name})" for path in decided]
    files.append(File.generated(config, DECISIONS, content="\n".join(["# Decisions", "", *rows, ""])))
    for at, name in AT_THE_TOP.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        files.append(File.generated(config, at, content=within_the_site(text, at.count("/"))))
    return files


def within_the_site(text: str, depth: int) -> str:
    """A page of the repository's top whose links lead to the site's pages."""
    up = "../" * depth
    pages = {name: at for at, name in AT_THE_TOP.items()}

    def turned(link: re.Match[str]) -> str:
        target = link[1]
        if target in pages:
            return f"]({up}{pages[target]})"
        if target.startswith("docs/"):
            return f"]({up}{target.removeprefix('docs/')})"
        return link[0]

    return re.sub(r"\]\(([^):]+)\)", turned, text)


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """A page whose links to what the site shows elsewhere lead there; in the repository they lead to the files."""
    at = page.file.src_uri
    shown = {name: place for place, name in AT_THE_TOP.items()}
    shown |= {GAMES.relative_to(ROOT).as_posix(): "games/index.md"}
    shown |= {path.relative_to(ROOT).as_posix(): f"games/{name}.md" for name, path in game_pages().items()}

    def turned(link: re.Match[str]) -> str:
        lies = posixpath.normpath(posixpath.join("docs", posixpath.dirname(at), link[1]))
        return f"]({'../' * at.count('/')}{shown[lies]})" if lies in shown else link[0]

    return re.sub(r"\]\(([^):]+)\)", turned, markdown)

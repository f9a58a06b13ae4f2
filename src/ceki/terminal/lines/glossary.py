"""Words of the glossary as lines of text: a word in full, with its card drawn, and a list of words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from ceki.cards.notation import card_number
from ceki.locales.columns import padded, shortened, wrapped
from ceki.locales.glossary.entries import Entry, literally, meaning
from ceki.locales.messages import said
from ceki.locales.rows import in_row
from ceki.play.rulebook.cards_named import card_spoken
from ceki.play.rulebook.spoken_in import games_with
from ceki.terminal.drawing.canvas import Canvas
from ceki.terminal.drawing.card_art import LARGE_HEIGHT, LARGE_WIDTH, draw_large
from ceki.terminal.drawing.faces import face

WIDTH: Final = 80
LABEL: Final = 12


def word_lines(entry: Entry, language: str = "en") -> list[str]:
    """All that is known of a word, its meaning in a language, and its card as a picture."""
    lines = [f"{entry.word} ({_says(f'language-{entry.language}')})"]
    for label, told in _facts(entry, language):
        lines += wrapped(told, WIDTH, f"  {padded(_says(label), LABEL)}", " " * (2 + LABEL))
    return lines + (picture(entry.card) if entry.card else [])


def _facts(entry: Entry, language: str) -> Iterator[tuple[str, str]]:
    for script, text in entry.script.items():
        yield "script", f"{text} ({_says(f'script-{script}')})"
    if entry.ipa:
        made = f", {_says('from-spelling')}" if entry.ipa_from == "spelling" else ""
        yield "say", f"{entry.respelling} {entry.ipa}{made}"
    if means := meaning(entry, language):
        yield "means", means
    if entry.card:
        yield "card", card_spoken(card_number(entry.card))
    elif entry.rank:
        yield "rank", str(entry.rank)
    if literal := literally(entry, language):
        yield "literal", literal
    if entry.origin:
        yield "origin", f"{entry.origin['Hani']} ({_says('language-' + entry.origin['language'])})"
    if entry.region:
        yield "region", _says(f"region-{entry.region}")
    if games := games_with(entry):
        yield "games", in_row(game.info.title for game in games)
    yield "source", entry.source
    if entry.note:
        yield "note", _says(f"note-{entry.note}")
    if not entry.certain:
        yield "note", _says("unsure")


def picture(card: str) -> list[str]:
    """A card of the Ceki deck drawn with characters."""
    canvas = Canvas(LARGE_WIDTH + 2, LARGE_HEIGHT)
    draw_large(canvas, 2, 0, face(card_number(card)))
    return canvas.lines()


def list_lines(entries: Iterable[Entry], language: str = "en") -> list[str]:
    """A line for each word: the word, its language, and what it means or which card it is."""
    return [shortened(_line(entry, language), WIDTH) for entry in entries]


def _line(entry: Entry, language: str) -> str:
    if entry.region:
        what = card_spoken(card_number(entry.card)) if entry.card else f"{_says('rank')} {entry.rank}"
        return f"{entry.word} ({_says(f'region-{entry.region}')}): {what}"
    return f"{entry.word} ({_says(f'language-{entry.language}')}): {meaning(entry, language)}"


def unknown(sought: str, near: list[str]) -> str:
    """That there is no such word, with those that are written much like it."""
    facts = {"sought": repr(sought), "near": in_row(near)}
    return said("glossary", "unknown-near" if near else "unknown", facts)


def word_data(entry: Entry, language: str = "en") -> dict[str, Any]:
    """All that is known of a word, for programs."""
    return {
        "id": entry.id,
        "word": entry.word,
        "tag": entry.tag,
        "language": entry.language,
        "script": {entry.tag_in(name): text for name, text in entry.script.items()},
        "ipa": entry.ipa or None,
        "ipa_from": entry.ipa_from or None,
        "respelling": entry.respelling or None,
        "meaning": meaning(entry, language) or None,
        "literal": literally(entry, language) or None,
        "card": entry.card or None,
        "rank": entry.rank or None,
        "region": entry.region or None,
        "games": [game.id for game in games_with(entry)],
        "source": entry.source,
        "note": entry.note or None,
        "certain": entry.certain,
    }


def _says(key: str) -> str:
    return said("glossary", key, {})

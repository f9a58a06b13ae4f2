"""What people write, as it may be shown anywhere: at a table, in a chat, in a score, in a terminal.

Names in every script stay as they are. Two signs without a shape belong to spelling: the joiners, which tell letters of
Sinhala or Persian how they meet and make one picture of several. They stay where Unicode's rule for identifiers has
them (UAX 31, section 2.3), and between pictures; elsewhere they could make two names look alike.
"""

from __future__ import annotations

import unicodedata
from typing import Final

NON_JOINER, JOINER = "\u200c", "\u200d"
JOINERS: Final = NON_JOINER + JOINER
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"  # letters and signs without ink
SPACES: Final = ("Zs", "Zl", "Zp", "Cc")
MARKS: Final = 4  # on one letter, as Burmese has them,
ACCENTS: Final = 2  # and of those that go on any letter
ANY_LETTER: Final = ((0x300, 0x36F), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F))
VIRAMA: Final = 9  # the combining class of signs that take a letter's vowel away
FIRST_STRONG, POP = "\u2068", "\u2069"  # begin and end an isolate
PICTURE: Final = ("So", "Sk")
SHOWN_AS_PICTURE: Final = "\ufe0f"


def cleaned(text: str) -> str:
    """Composed (NFC), without control and direction marks, joiners where they belong, blanks as one space."""
    composed, kept = unicodedata.normalize("NFC", text), list[str]()
    marks = accents = 0
    for n, letter in enumerate(composed):
        category = unicodedata.category(letter)
        mark = category.startswith("M")
        marks = marks + 1 if mark else 0
        accents = accents + _goes_on_any(letter) if mark else 0
        if category in SPACES or letter in BLANK:
            kept.append(" ")
        elif belongs(composed, n) if letter in JOINERS else not category.startswith("C"):
            kept.append(letter if marks <= MARKS and accents <= ACCENTS else "")
    return " ".join("".join(kept).split())


def belongs(text: str, n: int) -> bool:
    """Whether a joiner at a place of a text belongs to its spelling."""
    if not 0 < n < len(text) - 1:
        return False
    before, after = text[n - 1], text[n + 1]
    if unicodedata.combining(before) == VIRAMA:
        return unicodedata.category(after).startswith("L")
    if before == SHOWN_AS_PICTURE or unicodedata.category(before) in PICTURE:
        return text[n] == JOINER and unicodedata.category(after) in PICTURE
    return text[n] == NON_JOINER and all(unicodedata.bidirectional(one) == "AL" for one in (before, after))


def isolated(text: str) -> str:
    """Text that may be a person's, for a place in a sentence: where it is written from the right, what stands around it
    (a number, money) keeps its order."""
    if text.isascii() or text.startswith(FIRST_STRONG) or not any(map(_from_the_right, text)):
        return text
    return f"{FIRST_STRONG}{text}{POP}"


def _from_the_right(letter: str) -> bool:
    return unicodedata.bidirectional(letter) in ("R", "AL", "AN")


def _goes_on_any(mark: str) -> bool:
    return any(low <= ord(mark) <= high for low, high in ANY_LETTER)

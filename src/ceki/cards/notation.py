"""Card codes: `C1`..`C9`, `S1`..`S9`, `M1`..`M9`, `WF`, `RF`, `OT` of the Ceki deck; `AS`, `TD`, `KH` of the pack."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from ceki.cards import pack52
from ceki.cards.codes import CODES as CEKI_CODES
from ceki.cards.codes import NAMES as CEKI_NAMES
from ceki.cards.codes import RED
from ceki.engine.bits import HIDDEN, NONE
from ceki.engine.errors import NotAllowed

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

CODES = {"ceki": CEKI_CODES, "pack52": pack52.CODES}
NAMES = {"ceki": CEKI_NAMES, "pack52": pack52.NAMES}
HOW_WRITTEN = {
    "ceki": "C1..C9 S1..S9 M1..M9 WF RF OT",
    "pack52": "a rank A 2..9 T J Q K and a suit S H D C, as AS or TD",
}
_NUMBERS = {pack: {code: n for n, code in enumerate(codes)} for pack, codes in CODES.items()}


def card_number(code: str, pack: str = "ceki") -> int:
    """The number of a card. Raises `ValueError` that says how cards are written."""
    number = _NUMBERS[pack].get(str(code).strip().upper())
    if number is None:
        raise NotAllowed("card-of-ceki" if pack == "ceki" else "card-of-pack", given=repr(code))
    return number


def card_code(card: int, pack: str = "ceki") -> str:
    """The code of a card; `--` for no card, `??` for a card that is not seen."""
    if card in (NONE, HIDDEN):
        return "--" if card == NONE else "??"
    return CODES[pack][card]


def spoken(card: int, pack: str = "ceki") -> str:
    """A card in a sentence: its name and code, and whether it is stamped red."""
    red = ", red" if pack == "ceki" and RED >> card & 1 else ""
    return f"{NAMES[pack][card]} ({CODES[pack][card]}{red})"


def counted(cards: Iterable[str] | Mapping[str, int], pack: str = "ceki") -> npt.NDArray[np.int64]:
    """Counts by face, int64, (faces,), of a list of codes or of a map from code to count. Raises `ValueError` for a
    code that is none."""
    import numpy as np  # which nobody loads who only names cards

    counts = np.zeros(len(CODES[pack]), np.int64)
    for code in cards:
        counts[card_number(code, pack)] += cards[code] if isinstance(cards, Mapping) else 1
    return counts


def listed(counts: Iterable[int], pack: str = "ceki") -> list[str]:
    """The codes of counted cards, (faces,), in canonical order, one code for each copy."""
    return [CODES[pack][face] for face, n in enumerate(counts) for _ in range(int(n))]


def members(cards: int, pack: str = "ceki") -> list[str]:
    """The codes of a set of cards (bits) in canonical order."""
    return [code for face, code in enumerate(CODES[pack]) if cards >> face & 1]

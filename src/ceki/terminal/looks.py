"""The colours of the table. What a colour says is also said by a sign or a word."""

from __future__ import annotations

from typing import Final

FELT: Final = "#123a2c"
SHADE: Final = "#0d2b21"
GREEN: Final = "#1f5a44"
TEXT: Final = "#eaf4ee"
DIM: Final = "#a9cbbb"
PAPER: Final = "#f6f1e3"
INK: Final = "#1c1a17"
EDGE: Final = "#8a7f68"
RED: Final = "#a31515"
GOLD: Final = "#ffd166"

PLAIN_CARD: Final = f"{INK} on {PAPER}"
RED_CARD: Final = f"bold {RED} on {PAPER}"
CARD_EDGE: Final = f"{EDGE} on {PAPER}"
CHOSEN_CARD: Final = f"bold {INK} on {GOLD}"
CHOSEN_RED: Final = f"bold {RED} on {GOLD}"
CHOSEN_EDGE: Final = f"{INK} on {GOLD}"
BACK: Final = "#d9cfae on #37503f"
LABEL: Final = f"{DIM}"
STRONG: Final = f"bold {TEXT}"
LOUD: Final = f"bold {INK} on {GOLD}"
KEY: Final = f"bold {GOLD}"


def card_style(red: bool, chosen: bool = False) -> str:
    """The style of what is printed on a card."""
    if chosen:
        return CHOSEN_RED if red else CHOSEN_CARD
    return RED_CARD if red else PLAIN_CARD

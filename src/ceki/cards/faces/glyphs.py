"""Index numerals and letters, Chinese numerals and the wan sign, drawn as paths so that no font is needed."""

from __future__ import annotations

from ceki.cards.faces.shapes import INK, inked

LATIN = {
    "0": "M30 6C8 6 8 78 30 78C52 78 52 6 30 6z",
    "1": "M14 20L32 6V78M14 78H50",
    "2": "M10 26C10 0 50 0 50 26C50 44 12 58 10 78H52",
    "3": "M11 16C20 0 50 2 48 23C46 38 34 40 25 40C40 40 52 46 51 60C49 82 15 84 8 65",
    "4": "M42 78V6L7 56H56",
    "5": "M48 6H16L12 38C24 27 52 31 52 54C52 82 15 84 8 66",
    "6": "M47 11C24 0 8 26 10 54C12 84 52 84 51 56C50 32 16 32 11 52",
    "7": "M8 6H52C40 28 27 50 25 78",
    "8": "M30 6C10 6 8 40 30 40C52 40 50 6 30 6zM30 40C2 40 2 78 30 78C58 78 58 40 30 40z",
    "9": "M13 73C36 84 52 58 50 30C48 0 8 0 9 28C10 52 44 52 49 32",
    "A": "M5 78L30 6L55 78M15 54H45",
    "F": "M14 78V6H52M14 41H44",
    "J": "M22 6H50M42 6V56C42 84 10 84 9 58",
    "K": "M12 6V78M52 6L14 46M26 35L54 78",
    "L": "M14 6V78H52",
    "N": "M10 78V6L50 78V6",
    "Q": "M30 6C4 6 4 76 30 76C56 76 56 6 30 6zM34 58L54 82",
}  # in a box 60 wide and 84 high

HAN = {
    1: ("M6 34L94 30", ""),
    2: ("M24 14L76 12M6 54L94 52", ""),
    3: ("M16 8L84 6M26 32L74 30M6 58L94 56", ""),
    4: ("M12 8H88V60H12z", "M40 10Q40 34 26 44M60 10V34Q60 42 76 40"),
    5: ("M16 8H84M6 60H94M26 32H74V58", "M50 10L38 58"),
    6: ("M6 24H94", "M46 0L56 14M38 32Q34 50 14 64M60 32L88 64"),
    7: ("M6 34L94 20", "M46 2V46Q46 60 62 60H92V48"),
    8: ("", "M40 8Q36 44 8 64M58 4Q62 44 94 62"),
    9: ("M10 20H68", "M42 2Q44 46 8 64M68 20Q64 60 80 62Q94 64 94 46"),
}  # level strokes and others, in a box 100 wide and 66 high

WAN = (
    ("M4 9H96M34 0V18M66 0V18", 8),
    ("M22 26H78V57H22zM22 41.500H78", 6),
    ("M50 26V82", 7),
    ("M10 99V69H90V92Q90 99 80 97", 8),
    ("M50 69Q44 80 30 88L66 84M60 76L72 92", 6),
)


def latin(sign: str) -> str:
    """A sign of the index in its box; `10` is one sign."""
    if sign == "10":
        return inked(LATIN["1"], 13) + f'<g transform="translate(38)">{inked(LATIN["0"], 13)}</g>'
    return inked(LATIN[sign], 13)


def parts() -> dict[str, str]:
    """All signs of the index."""
    return {sign: latin(sign) for sign in (*LATIN, "10")}


def han(number: int) -> str:
    """A Chinese numeral about the middle of the card, at the top of the picture."""
    level, other = HAN[number]
    strokes = (f'<path d="{level}" stroke-width="11"/>' if level else "") + (
        f'<path d="{other}" stroke-width="13"/>' if other else ""
    )
    paint = f'fill="none" stroke="{INK}" stroke-linecap="butt" stroke-linejoin="miter"'
    return f'<g {paint} transform="translate(76 130)scale(.88)">{strokes}</g>'


def wan() -> str:
    """The sign of ten thousand at the foot of the picture."""
    strokes = "".join(f'<path d="{d}" stroke-width="{width}"/>' for d, width in WAN)
    paint = f'fill="none" stroke="{INK}" stroke-linecap="butt" stroke-linejoin="miter"'
    return f'<g {paint} transform="translate(50 385)scale(1.4 .92)">{strokes}</g>'

"""The faces of all cards as original SVG drawings, made from plain numbers: the same every time."""

from __future__ import annotations

import re
from functools import cache

from ceki.cards.faces import back, coins, frames, glyphs, honours, myriads, pack, seals, strings
from ceki.cards.faces.shapes import INK, RED, use
from ceki.cards.notation import CODES, NAMES

BACKS = {"back": "Back of a card", "pack-back": "Back of a card of the pack"}
ALL = (*CODES["ceki"], "back", *CODES["pack52"], "pack-back")
KINDS = ("", "index", "large")
LETTERS = {"WF": "F", "RF": "N", "OT": "L"}  # flower, nyonya, lau chian
PAINT = 'stroke-width="0" stroke-linecap="round" stroke-linejoin="round"'
NORMAL, HIGH_CONTRAST = ("#1b1714", "#fdf8ec", RED), ("#000", "#fff", "#8c1710")  # ink, paper, the red of the pack


def size(code: str) -> tuple[int, int]:
    """Width and height of a card in its own units: tenths of a millimetre for Ceki."""
    return (frames.WIDE, frames.HIGH) if code in (*CODES["ceki"], "back") else (pack.WIDE, pack.HIGH)


def name(code: str) -> str:
    """What a card is called. Raises `ValueError` for a code that no card has."""
    if code in BACKS:
        return BACKS[code]
    for kind, codes in CODES.items():
        if code in codes:
            return NAMES[kind][codes.index(code)]
    raise ValueError(f"card {code!r} has no face; faces are C1..C9 S1..S9 M1..M9 WF RF OT, AS..KC, back and pack-back")


def letter(code: str) -> str:
    """The index of a Ceki card: 1 to 9, F, N or L."""
    return LETTERS.get(code, code[-1])


def _index(code: str, kind: str) -> str:
    """The index on its plate, at the upper end."""
    wide, high = (52, 74) if kind == "index" else (86, 104)
    scale = (high - 18) / 84
    edge = f' stroke="{INK}" stroke-width="5"' if code == "OT" else ""
    plate = f'<rect x="18" y="18" width="{wide}" height="{high}" rx="6"{edge}/>'
    return plate + use(letter(code), 18 + wide / 2 - 30 * scale, 27, scale)


def _use(part: str) -> str:
    return f'<use href="#k-{part}"/>'


def _ceki(code: str, kind: str) -> str:
    """A Ceki face of parts: picture, frame, index; the picture of Old Thousand has no frame."""
    rank = {"OT": "", "WF": "1", "RF": "1"}.get(code, code[-1])
    frame = _use(f"f{rank}{kind}") if rank else ""
    index = f"i{letter(code)}{kind}"
    ends = _use(index) + f'<use href="#k-{index}" transform="rotate(180 120 300)"/>' if kind else ""
    return frame + _use(code) + ends


def _body(code: str, kind: str) -> str:
    if code in BACKS:
        return back.back(*size(code))
    return _use("paper" if code in CODES["ceki"] else "sheet") + _picture(code, kind)


def _picture(code: str, kind: str) -> str:
    """All of a face but the card that it is drawn on."""
    return _ceki(code, kind) if code in CODES["ceki"] else pack.picture(code, kind == "large")


@cache
def parts() -> dict[str, str]:
    """Every named part, in a fixed order."""
    found = frames.parts() | seals.parts() | coins.parts() | strings.parts() | myriads.parts()
    found |= honours.parts() | glyphs.parts()
    for kind in KINDS[1:]:
        found |= {f"i{letter(code)}{kind}": _index(code, kind) for code in CODES["ceki"]}
    edges = {f"edge{wide}": _edge(wide, high) for wide, high in map(size, BACKS)}
    return found | pack.parts() | edges


def _needed(body: str) -> list[str]:
    """The parts that a drawing uses, and those that they use, in the fixed order."""
    wanted, found = re.findall(r'#k-([\w-]+)"', body), set()
    while wanted:
        part = wanted.pop()
        if part not in found:
            found.add(part)
            wanted += re.findall(r'#k-([\w-]+)"', parts()[part])
    return [part for part in parts() if part in found]


def _defs(body: str) -> str:
    return "<defs>" + "".join(_part(part) for part in _needed(body)) + "</defs>"


def _part(part: str) -> str:
    """A part under its name; what it draws itself has round ends and no line unless one is given."""
    drawn = parts()[part]
    paint = f" {PAINT}" if re.search("<(path|rect)", drawn) else ""
    return f'<g id="k-{part}"{paint}>{drawn}</g>'


def _paints(code: str, paints: tuple[str, str, str]) -> str:
    ink, paper, red = paints
    colour = red if code in CODES["pack52"] and code[1] in "HD" else ink
    return f'color="{colour}" fill="{paper}" stroke="{paper}"'


def _contrast(high: bool) -> tuple[str, str, str]:
    return HIGH_CONTRAST if high else NORMAL


def _edge(wide: int, high: int) -> str:
    """The black edge of a card in high contrast."""
    line = 'rx="11" fill="none" stroke="#000" stroke-width="6"'
    return f'<rect x="3" y="3" width="{wide - 6}" height="{high - 6}" {line}/>'


def _drawn(code: str, kind: str, high_contrast: bool) -> str:
    return _body(code, kind) + (_use(f"edge{size(code)[0]}") if high_contrast else "")


def _kind(index: bool, large: bool) -> str:
    return "large" if large else "index" if index else ""


def face_svg(code: str, index: bool = False, high_contrast: bool = False, large: bool = False) -> str:
    """A card as an SVG document of its own, with a title; `large` has the bigger index.

    Raises `ValueError` for a code that no card has.
    """
    title, (wide, high) = name(code), size(code)
    drawn = _drawn(code, _kind(index, large), high_contrast)
    told = f"<title>{title[0].upper()}{title[1:]}</title><desc>{describe(code)}</desc>"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img">'
    return f"{head}{told}{_defs(drawn)}<g {_paints(code, _contrast(high_contrast))}>{drawn}</g></svg>\n"


def drawn_bare(code: str, index: bool, paints: tuple[str, str, str]) -> str:
    """What is drawn on a card, in the paints ink, paper and red of the pack, without the card: pieces of an SVG
    document. Raises `ValueError` for a code that no card has."""
    name(code)
    drawn = _picture(code, _kind(index, False))
    return f"{_defs(drawn)}<g {_paints(code, paints)}>{drawn}</g>"


def describe(code: str) -> str:
    """What a face shows, in a sentence: the first line of the function that draws it."""
    drawers = {"C": coins.PICTURES, "S": strings.PICTURES, "M": myriads.HEADS}
    if code in ("WF", "RF", "OT"):
        drawer = {"WF": honours.white_flower, "RF": honours.red_flower, "OT": honours.old_thousand}[code]
    elif code in CODES["ceki"]:
        drawer = drawers[code[0]][int(code[1])]
    else:
        return f"{name(code)[0].upper()}{name(code)[1:]}."
    return (drawer.__doc__ or "").strip()


def symbol(code: str, index: bool = False, high_contrast: bool = False, large: bool = False, suffix: str = "") -> str:
    """A card as a `<symbol>` whose id is its code; it uses parts that `sprite` defines."""
    name(code)
    wide, high = size(code)
    head = f'<symbol id="{code}{suffix}" viewBox="0 0 {wide} {high}" {_paints(code, _contrast(high_contrast))}>'
    return f"{head}{_drawn(code, _kind(index, large), high_contrast)}</symbol>"


def sprite(codes: tuple[str, ...] = ALL, high_contrast: bool = False, indexed: bool = True) -> str:
    """All cards in one SVG: symbols C1..OT, AS..KC, back, pack-back, C1-index.. and C1-large.. AS-large..

    Every part and every symbol has a line of its own, so that one card can be cut out without reading SVG.
    """
    drawn = "".join(symbol(code, high_contrast=high_contrast) + "\n" for code in codes)
    for kind in KINDS[1:] if indexed else ():
        marked = [code for code in codes if code in CODES["ceki"] or (kind == "large" and code not in BACKS)]
        drawn += "".join(
            symbol(code, kind == "index", high_contrast, kind == "large", f"-{kind}") + "\n" for code in marked
        )
    defined = "".join(_part(part) + "\n" for part in _needed(drawn))
    return _short(f'<svg xmlns="http://www.w3.org/2000/svg">\n<defs>\n{defined}</defs>\n{drawn}</svg>\n')


def _short(drawn: str) -> str:
    """The same drawing with numbers for the names of its parts."""
    numbers = {part: f"k{n}" for n, part in enumerate(parts())}
    return re.sub(r'(?<=["#])k-([\w-]+)"', lambda found: f'{numbers[found[1]]}"', drawn)


__all__ = ["ALL", "BACKS", "describe", "drawn_bare", "face_svg", "letter", "name", "size", "sprite", "symbol"]

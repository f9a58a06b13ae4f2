"""The paper and the thick black frame: its mark tells the rank, the same in all three suits, at both ends."""

from __future__ import annotations

from ceki.cards.faces.shapes import EDGE, box, carved, circle, cut, inked, leaf, polygon, shape, use

WIDE, HIGH = 240, 600
TOP, BAND, SIDE = 12, 108, 17  # where the frame begins, how thick it is at the ends and at the sides
INNER = TOP + BAND
END = 120  # the top twelve millimetres, which a fan of cards leaves to be seen


def _fin() -> str:
    """A shark's fin bitten in from the picture."""
    return cut(f"M36 {INNER + 1}C62 96 74 26 186 24C150 50 150 92 200 {INNER + 1}z")


def _notch() -> str:
    """A square notch from the outer edge, with a crooked tail."""
    return cut("M52 11H136V62H166L150 80H206L122 108L138 88H94V62H52z")


def _needle() -> str:
    """A thin needle, askew, with its eye."""
    return cut(leaf((28, 108), (214, 24), 17)) + inked("M150 53L172 43", 4)


def _spoon() -> str:
    """A round head on a short stem."""
    return cut(circle(120, 62, 46)) + cut(box(106, 100, 28, 21))


def _nostrils() -> str:
    """Two round holes side by side."""
    return cut(circle(70, 66, 36)) + cut(circle(170, 66, 36))


def _grill() -> str:
    """Three bars across the band."""
    return "".join(cut(box(x, TOP - 1, 27, BAND + 2)) for x in (47, 106.5, 166))


def _teeth() -> str:
    """A serrated edge."""
    tips = [(29 + 182 * n / 10, 34 if n % 2 else INNER + 1) for n in range(11)]
    return cut(polygon(tips))


def _eye() -> str:
    """A half-closed eye in a band that has a crack beside it."""
    lid = cut("M24 70Q92 14 160 70Q92 122 24 70z") + shape("M64 58H120A28 28 0 0 1 64 58z")
    return lid + carved("M186 12L198 36L178 62L200 88L188 120", 11)


def _rope() -> str:
    """A twisted rope with one clear gap."""
    strands = "".join(leaf((x, 107), (x + 32, 25), 9, 5) for x in (15, 42, 69, 139, 166, 193))
    return cut(strands) + cut(box(104, TOP - 1, 32, BAND + 2))


MARKS = {1: _fin, 2: _notch, 3: _needle, 4: _spoon, 5: _nostrils, 6: _grill, 7: _teeth, 8: _eye, 9: _rope}
SQUEEZED = {"": "", "index": "translate(77 0)scale(.65 1)", "large": "translate(110 0)scale(.51 1)"}


def band() -> str:
    """The frame without a mark."""
    inside = f"M{TOP + SIDE} {INNER}V{HIGH - INNER}H{WIDE - TOP - SIDE}V{INNER}z"
    return shape(f"M18 12H222a6 6 0 0 1 6 6V582a6 6 0 0 1-6 6H18a6 6 0 0 1-6-6V18a6 6 0 0 1 6-6z{inside}")


def frame(rank: int, kind: str = "") -> str:
    """The frame of a rank; with `index` or `large` its marks make room for the index."""
    ends = use(f"m{rank}") + f'<g transform="rotate(180 120 300)">{use(f"m{rank}")}</g>'
    if kind:
        squeezed = f'<g transform="{SQUEEZED[kind]}">{use(f"m{rank}")}</g>'
        ends = squeezed + f'<g transform="rotate(180 120 300)">{squeezed}</g>'
    return use("band") + ends


def paper() -> str:
    """The card itself."""
    return f'<rect x="1" y="1" width="238" height="598" rx="12" stroke="{EDGE}" stroke-width="2"/>'


def parts() -> dict[str, str]:
    """The named parts that frames share."""
    found = {"paper": paper(), "band": band()}
    for rank, mark in MARKS.items():
        found[f"m{rank}"] = mark()
        for kind in SQUEEZED:
            found[f"f{rank}{kind}"] = frame(rank, kind)
    return found

"""Draws the icons of the page from the faces of the cards, into `web/public/icons`.

    python web/icons.py

They are committed, for what renders them (resvg) is only there for tests. A test compares them with the drawings.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from ceki.cards.faces import face_svg, size

ICONS: Final = Path(__file__).resolve().parent / "public" / "icons"
MAT: Final = ("#1f4a41", "#122925")  # of the table, where the light falls and where it ends
FAN: Final = (("S9", -17.0), ("RF", 17.0), ("OT", 0.0))  # a card and its turn in degrees, the one on top last
SIDE: Final = 512
SIZES: Final = {"icon-192": 192, "icon-512": 512, "maskable-512": 512, "apple-touch": 180}
HEIGHT: Final = {"icon": 0.80, "maskable": 0.60, "apple": 0.76}  # of a card, of the side; a mask may cut off a fifth
ROUND: Final = {"icon": 104}  # the corners; the others are cut by whoever shows them


def drawing(name: str) -> str:
    """An icon as SVG."""
    kind = name.partition("-")[0]
    radius = ROUND.get(kind, 0)
    cards = "".join(_card(code, turn, HEIGHT[kind] * SIDE) for code, turn in FAN)
    light = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in enumerate(MAT))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}"><defs>'
        f'<radialGradient id="mat" cx=".5" cy=".32" r=".75">{light}</radialGradient></defs>'
        f'<rect width="{SIDE}" height="{SIDE}" rx="{radius}" fill="url(#mat)"/>{cards}</svg>\n'
    )


def _card(code: str, turn: float, height: float) -> str:
    """A card of the fan, held together below its lower end."""
    wide, high = size(code)
    scale = height / high
    left, top = (SIDE - wide * scale) / 2, (SIDE - height) / 2
    drawn = re.sub(r"<title>.*?</desc>", "", face_svg(code)).strip()
    drawn = re.sub(r'(?<=["#])k-', f"{code}-", drawn).replace("<svg ", f'<svg width="{wide}" height="{high}" ', 1)
    edge = f'<rect x="-3" y="-3" width="{wide + 6}" height="{high + 6}" rx="15" fill="#0007"/>'
    return (
        f'<g transform="rotate({turn} {SIDE / 2} {top + height * 1.1:.1f}) translate({left:.1f} {top:.1f}) '
        f'scale({scale:.4f})">{edge}{drawn}</g>'
    )


def rendered(name: str) -> bytes:
    """An icon as PNG."""
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=drawing(name), width=SIZES[name], height=SIZES[name]))


def main() -> None:
    """Writes the icons."""
    ICONS.mkdir(parents=True, exist_ok=True)
    for name in SIZES:
        (ICONS / f"{name}.png").write_bytes(rendered(name))


if __name__ == "__main__":
    main()

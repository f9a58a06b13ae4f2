"""Cards for paper: a face in black and one red on nothing, for the sheet itself is the paper; and a back in the red.

Around a face lies as much empty paper as a caller asks for: the edge of a wider card, or what a print shop cuts away.
"""

from __future__ import annotations

from typing import Final

from ceki.cards.faces import drawn_bare, name, size
from ceki.cards.faces.back import flower
from ceki.cards.faces.shapes import RED, lozenge, num

INK: Final = "#000"
PAPER: Final = "#fff"
PETAL: Final = 0.6  # how far a flower of the back reaches, of its own square


def printed_svg(code: str, index: bool = False, beyond: tuple[float, float] = (0, 0)) -> str:
    """A face as an SVG document; `beyond` is how much paper lies at its sides and at its ends, in the card's units,
    which are tenths of a millimetre for Ceki. Raises `ValueError` for a code that no card has."""
    (wide, high), (side, end) = size(code), beyond
    box = f"{-side:.4f} {-end:.4f} {wide + 2 * side:.4f} {high + 2 * end:.4f}"
    title = name(code)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img"><title>{title[0].upper()}{title[1:]}'
        f"</title>{drawn_bare(code, index, (INK, PAPER, RED))}</svg>\n"
    )


def printed_back(wide: float, high: float, square: float, beyond: float = 0) -> str:
    """A back as an SVG document: palm kernels, *kawung*, one flower in each square. Lengths are in tenths of a
    millimetre; `square` divides both sides, so that backs which touch show one cloth and a sheet that was turned over a
    little askew shows no border that is broader on one side. It is the same when turned half round."""
    box = f"{num(-beyond)} {num(-beyond)} {num(wide + 2 * beyond)} {num(high + 2 * beyond)}"
    more = int(-(-beyond // square))
    columns, rows = (range(-more, round(side / square) + more) for side in (wide, high))
    flowers = "".join(
        f'<use href="#kawung" x="{num((column + 0.5) * square)}" y="{num((row + 0.5) * square)}"/>'
        for row in rows
        for column in columns
    )
    between = "".join(
        lozenge(column * square, row * square, square * 0.08, square * 0.08)
        for row in range(-more, rows.stop + 1)
        for column in range(-more, columns.stop + 1)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}"><defs><path id="kawung" '
        f'd="{flower(square * PETAL)}"/></defs><g fill="{RED}">{flowers}<path d="{between}"/></g></svg>\n'
    )

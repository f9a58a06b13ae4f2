"""The hand that draws every card: ink, paper, tapered cuts, rings and stripes, written as SVG.

A part inherits two paints: `color` is the ink, `fill` and `stroke` are the paper, and no line has a width until it
is given one. So the same part is drawn again in high contrast by changing two attributes of the card.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

INK = "currentColor"
RED = "#a3201a"  # 7.6:1 on white, 7.0:1 on the warm paper
EDGE = "#a89c82"
Point = tuple[float, float]


def num(value: float) -> str:
    """A number with at most one decimal, as short as it can be."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def pair(x: float, y: float) -> str:
    """Two numbers of a path."""
    return f"{num(x)} {num(y)}".replace(" -", "-")


def shape(d: str, paint: str = INK) -> str:
    """A filled path; ink unless told."""
    return f'<path d="{d}" fill="{paint}"/>'


def cut(d: str) -> str:
    """A filled path in the colour of the paper."""
    return f'<path d="{d}"/>'


def inked(d: str, width: float) -> str:
    """A line of ink."""
    return f'<path d="{d}" fill="none" stroke="{INK}" stroke-width="{num(width)}"/>'


def carved(d: str, width: float) -> str:
    """A line in the colour of the paper, as a knife leaves it in the block."""
    return f'<path d="{d}" fill="none" stroke-width="{num(width)}"/>'


def outlined(d: str, width: float) -> str:
    """A shape of paper with an outline of ink."""
    return f'<path d="{d}" stroke="{INK}" stroke-width="{num(width)}"/>'


def circle(x: float, y: float, r: float) -> str:
    """The path of a circle."""
    return f"M{pair(x - r, y)}a{pair(r, r)} 0 1 1 {pair(2 * r, 0)}a{pair(r, r)} 0 1 1 {pair(-2 * r, 0)}z"


def ellipse(x: float, y: float, rx: float, ry: float) -> str:
    """The path of an ellipse."""
    return f"M{pair(x - rx, y)}a{pair(rx, ry)} 0 1 1 {pair(2 * rx, 0)}a{pair(rx, ry)} 0 1 1 {pair(-2 * rx, 0)}z"


def box(x: float, y: float, w: float, h: float) -> str:
    """The path of a rectangle."""
    return f"M{pair(x, y)}h{num(w)}v{num(h)}h{num(-w)}z"


def polygon(points: Iterable[Point]) -> str:
    """The path of a closed polygon."""
    return "M" + "L".join(pair(x, y) for x, y in points) + "z"


def lozenge(x: float, y: float, rx: float, ry: float) -> str:
    """The path of a rhombus that stands on its point."""
    return polygon([(x, y - ry), (x + rx, y), (x, y + ry), (x - rx, y)])


def leaf(a: Point, b: Point, width: float, bend: float = 0) -> str:
    """A cut tapered at both ends from `a` to `b`, as thick as `width` in the middle, bent to one side by `bend`."""
    (ax, ay), (bx, by) = a, b
    long = math.hypot(bx - ax, by - ay)
    nx, ny = (by - ay) / long, (ax - bx) / long
    dx, dy = (bx - ax) / 2, (by - ay) / 2
    out, back = 2 * bend + width, 2 * bend - width
    return (
        f"M{pair(ax, ay)}q{pair(dx + nx * out, dy + ny * out)} {pair(2 * dx, 2 * dy)}"
        f"q{pair(nx * back - dx, ny * back - dy)} {pair(-2 * dx, -2 * dy)}z"
    ).replace(" -", "-")


def ray(x: float, y: float, r: float, degrees: float) -> Point:
    """The point at a distance from another, 0 degrees up, clockwise."""
    turn = math.radians(degrees)
    return x + r * math.sin(turn), y - r * math.cos(turn)


def petals(x: float, y: float, near: float, far: float, width: float, count: int, first: float = 0) -> str:
    """The path of leaves that stand round a point."""
    turns = [first + 360 * n / count for n in range(count)]
    return "".join(leaf(ray(x, y, near, turn), ray(x, y, far, turn), width) for turn in turns)


def mirrored(path_of_left: str) -> str:
    """A drawing and its mirror image about the middle of a card 240 wide."""
    return f'{path_of_left}<g transform="matrix(-1 0 0 1 240 0)">{path_of_left}</g>'


def use(part: str, x: float = 0, y: float = 0, scale: float = 1) -> str:
    """A part drawn again elsewhere."""
    if scale == 1:
        return f'<use href="#k-{part}"' + (f' x="{num(x)}"' if x else "") + (f' y="{num(y)}"' if y else "") + "/>"
    return f'<use href="#k-{part}" transform="translate({pair(x, y)})scale({scale:.3g})"/>'

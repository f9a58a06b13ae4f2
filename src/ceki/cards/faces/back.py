"""The backs: songket in two colours, the same when turned half round."""

from __future__ import annotations

from ceki.cards.faces.shapes import box, lozenge, num, petals

INDIGO, CREAM = "#22406a", "#f3e9d2"
MARGIN, SHOOT, FIELD = 26, 56, 96  # where the bamboo shoots begin, how long they are, where the flowers begin


def shoots(wide: float, count: int) -> str:
    """A row of bamboo shoots along the upper end."""
    step = (wide - 2 * MARGIN) / count
    lefts = [MARGIN + n * step for n in range(count)]
    return "".join(
        f"M{num(left + 2)} {MARGIN}L{num(left + step / 2)} {MARGIN + SHOOT}L{num(left + step - 2)} {MARGIN}z"
        for left in lefts
    )


def flower(r: float) -> str:
    """A flower of four palm kernels, kawung, about 0, 0."""
    return petals(0, 0, r * 0.14, r, r * 0.46, 4, 45)


def back(wide: int, high: int) -> str:
    """A back of a size; its lower half is its upper half turned."""
    step = (wide - 2 * MARGIN) / 4
    rows = round((high / 2 - FIELD - step / 2) / step)
    down = (high / 2 - FIELD - step / 2) / rows
    name = f"b-kawung{wide}x{high}"
    field = "".join(
        f'<use href="#{name}" x="{num(MARGIN + step * (n + 0.5))}" y="{num(high / 2 - row * down)}"/>'
        for row in range(1, rows + 1)
        for n in range(4)
    )
    middle = "".join(f'<use href="#{name}" x="{num(MARGIN + step * (n + 0.5))}" y="{high // 2}"/>' for n in range(4))
    between = "".join(
        lozenge(MARGIN + step * n, high / 2 - (row + 0.5) * down, 4, 5) for row in range(rows) for n in range(1, 4)
    )
    rim = f'<rect x="1" y="1" width="{wide - 2}" height="{high - 2}" rx="12" stroke="{INDIGO}" stroke-width="2"/>'
    ground = f'<rect x="12" y="12" width="{wide - 24}" height="{high - 24}" rx="6" fill="{INDIGO}"/>'
    thread = f'<path d="{box(19, 19, wide - 38, high - 38)}" fill="none" stroke="{CREAM}" stroke-width="2.5"/>'
    bloom = f'<path id="{name}" d="{flower(step * 0.66)}"/>'
    upper = f'<g id="{name}h"><path d="{shoots(wide, 7)}{between}"/>{field}</g>'
    turned = f'<use href="#{name}h" transform="rotate(180 {wide // 2} {high // 2})"/>'
    return f'<g fill="{CREAM}" stroke-width="0">{rim}{ground}{thread}<defs>{bloom}</defs>{upper}{turned}{middle}</g>'

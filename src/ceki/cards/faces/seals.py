"""The red seals: printed over the black, a little askew, outlined and hatched so that red is never alone."""

from __future__ import annotations

from ceki.cards.faces.shapes import RED, box, carved, circle, leaf, lozenge


def square() -> str:
    """A square seal of side 60 about 0, 0: a lozenge on a hatched ground."""
    ground = f'<path d="{box(-31, -31, 62, 62)}" fill="{RED}" stroke-width="5"/>'
    hatch = carved("M-23 5L5-23M-23 23L23-23M-5 23L23-5", 5)
    return ground + hatch + f'<path d="{lozenge(0, 0, 15, 15)}" fill="{RED}" stroke-width="5"/>'


def round_() -> str:
    """A round seal of radius 36 about 0, 0: a flower of four on a hatched ground."""
    ground = f'<path d="{circle(0, 0, 37)}" fill="{RED}" stroke-width="5"/>'
    hatch = carved("M-24-13L13-24M-27 6L26-9M-22 17L27 3M-10 26L20 17", 4)
    flower = "".join(leaf(a, b, 9) for a, b in (((-19, 0), (19, 0)), ((0, -19), (0, 19))))
    return ground + hatch + f'<path d="{circle(0, 0, 15)}" fill="{RED}" stroke-width="5"/>' + f'<path d="{flower}"/>'


def seal(kind: str, x: float, y: float, scale: float = 1, turn: float = 7) -> str:
    """A seal stamped about a point."""
    size = "" if scale == 1 else f"scale({scale:.3g})"
    return f'<use href="#k-seal-{kind}" transform="translate({x:g} {y:g})rotate({turn:g}){size}"/>'


def parts() -> dict[str, str]:
    """The two seals."""
    return {"seal-square": square(), "seal-round": round_()}

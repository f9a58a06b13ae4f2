"""Reads a PDF as a printer does: what lies where on its pages in millimetres, and what one sees."""

from __future__ import annotations

import io
from dataclasses import dataclass, field

import numpy as np
import pikepdf
import pypdfium2

MM = 25.4 / 72


def opened(made):
    """The document."""
    return pikepdf.open(io.BytesIO(made))


def box(page, name="MediaBox"):
    """Left, bottom, right and top of a box of a page, in millimetres."""
    return [float(side) * MM for side in page.obj[f"/{name}"]]


@dataclass
class Lies:
    """What lies on a page, in millimetres from its upper left corner: the places (left, top, width, height) that
    pictures are cut to, straight lines (x, y, x, y, width of the line in points), and the colours and
    their spaces that were chosen."""

    cut: list = field(default_factory=list)
    lines: list = field(default_factory=list)
    colours: set = field(default_factory=set)
    spaces: set = field(default_factory=set)


def lies(page):
    """Follows what a page draws."""
    found, high = Lies(), box(page)[3]
    now, kept, path, width = np.eye(3), [], [], 1.0

    def point(x, y):
        x, y, _ = np.array([float(x), float(y), 1.0]) @ now
        return x * MM, high - y * MM

    for operands, operator in pikepdf.parse_content_stream(page):
        match str(operator):
            case "q":
                kept.append((now, width))
            case "Q":
                now, width = kept.pop()
            case "cm":
                a, b, c, d, e, f = map(float, operands)
                now = np.array([[a, b, 0], [c, d, 0], [e, f, 1]]) @ now
            case "w":
                width = float(operands[0])
            case "m":
                path = [point(*operands)]
            case "l":
                path.append(point(*operands))
            case "c":
                path.append(None)
            case "W":
                if None not in path and len(path) == 4:
                    xs, ys = zip(*path, strict=True)
                    found.cut.append((min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)))
            case "S":
                if None not in path and len(path) == 2:
                    found.lines.append((*path[0], *path[1], width))
            case "cs" | "CS":
                found.spaces.add(str(operands[0]))
            case "scn" | "SCN":
                found.colours.add(tuple(round(float(part), 3) for part in operands))
    return found


def told(made):
    """What pictures are called for those who do not see them."""
    found = []

    def walk(node):
        if isinstance(node, pikepdf.Array):
            for one in node:
                walk(one)
        elif isinstance(node, pikepdf.Dictionary):
            if "/Alt" in node:
                found.append(str(node.Alt))
            if "/K" in node:
                walk(node.K)

    with opened(made) as pdf:
        walk(pdf.Root.StructTreeRoot)
    return [name for name in found if name]


def seen(made, page, dpi):
    """A page as a picture: (rows, columns, 3), 0 to 255."""
    document = pypdfium2.PdfDocument(made)
    picture = np.asarray(document[page].render(scale=dpi / 72).to_pil().convert("RGB"), float)
    document.close()
    return picture


def text_of(made, page):
    """The words of a page, on one line."""
    document = pypdfium2.PdfDocument(made)
    words = " ".join(document[page].get_textpage().get_text_range().split())
    document.close()
    return words


def text_of_half(made, page, right):
    """The words of the left or the right half of a page, on one line."""
    document = pypdfium2.PdfDocument(made)
    wide, high = document[page].get_size()
    left = wide / 2 * right
    words = document[page].get_textpage().get_text_bounded(left, 0, left + wide / 2, high)
    document.close()
    return " ".join(words.split())

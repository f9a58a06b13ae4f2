"""Single faces as files: drawings of true size, or pictures of so many dots an inch."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path
from typing import Final

from ceki.cards.faces import size as drawn_size
from ceki.cards.faces.printed import printed_svg
from ceki.cards.notation import CODES
from ceki.locales.messages import said
from ceki.paper.layout import Size
from ceki.paper.sheets import back
from ceki.paper.typesetting import pictured

LEAST_DPI, MOST_DPI = 72, 1200
INCH: Final = 0.0254  # metres
HEAD: Final = 8 + 25  # bytes of a PNG until its first chunk ends


def faces(size: Size, index: bool = False, dpi: int | None = None) -> dict[str, bytes]:
    """The thirty faces and the back, by the names of their files: SVG, or PNG of `dpi` dots an inch. Raises
    `ValueError` for a number of dots that no printer has."""
    drawn = {code: printed_svg(code, index, size.beyond(drawn_size(code))) for code in CODES["ceki"]}
    drawn["back"] = back(size, 0)
    if dpi is None:
        wide, high = size.card
        true = f'<svg width="{wide:g}mm" height="{high:g}mm" '
        return {f"{name}.svg": svg.replace("<svg ", true, 1).encode() for name, svg in drawn.items()}
    if not LEAST_DPI <= dpi <= MOST_DPI:
        facts = {"name": "--dpi", "given": str(dpi), "low": str(LEAST_DPI), "high": str(MOST_DPI)}
        raise ValueError(said("command", "from-to", facts))
    made = pictured("single", {"page": size.card, "title": "", **_pages(drawn)}, dpi)
    return {f"{name}.png": _dense(png, dpi) for name, png in zip(drawn, made, strict=True)}


def write_faces(folder: Path, files: dict[str, bytes]) -> None:
    """Writes the files into a folder, which is made where there is none."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)


def _pages(drawn: dict[str, str]) -> dict[str, object]:
    named = {name: {"drawn": svg, "name": name} for name, svg in drawn.items()}
    return {"codes": list(drawn), "pictures": named, "back": None}


def _dense(png: bytes, dpi: int) -> bytes:
    """The same PNG, which says how many dots it has to a metre (chunk pHYs of ISO/IEC 15948)."""
    dots = round(dpi / INCH)
    chunk = b"pHYs" + struct.pack(">IIB", dots, dots, 1)
    return png[:HEAD] + struct.pack(">I", len(chunk) - 4) + chunk + struct.pack(">I", zlib.crc32(chunk)) + png[HEAD:]

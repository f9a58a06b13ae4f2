"""The last touch on a PDF: boxes for the print shop, the red as a colour of its own, no dates and no chance."""

from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING, Any, Final

from ceki.cards.faces.shapes import RED

if TYPE_CHECKING:
    from pikepdf import Pdf

    from ceki.paper.layout import Point

POINTS: Final = 72 / 25.4  # in a millimetre
SPOT: Final = "CekiRed"
CMYK: Final = (0.0, 0.9, 0.9, 0.35)  # what a press without that ink mixes for it
PARTS: Final = tuple(int(RED[n : n + 2], 16) / 255 for n in (1, 3, 5))
NEAR: Final = 0.002  # half a step of eight bits
COLOUR: Final = re.compile(rb"/\S+ (cs|CS)\s+([\d.]+) ([\d.]+) ([\d.]+) (scn|SCN)\b")


def finished(made: bytes, bleed: float | None = None, spot: bool = False) -> bytes:
    """The same pages. With `bleed`, in millimetres, each is to be trimmed by so much on every side; with `spot`, what
    is drawn in the red is a separation, an ink of its own."""
    import pikepdf

    with pikepdf.open(io.BytesIO(made)) as pdf:
        for page in pdf.pages:
            if bleed is not None:
                _box(page, bleed * POINTS)
            if spot:
                _separate(pdf, page)
        out = io.BytesIO()
        pdf.save(out, deterministic_id=True, compress_streams=True, object_stream_mode=pikepdf.ObjectStreamMode.disable)
    return out.getvalue()


def folded(made: bytes, paper: Point, title: str, spoken: str) -> bytes:
    """Four panels on the two sides of a sheet that is folded once: outside the last and the first, inside the others.
    `paper` is its sides in millimetres, `spoken` the code of its language."""
    import pikepdf

    high, wide = sorted(side * POINTS for side in paper)
    with pikepdf.open(io.BytesIO(made)) as panels, pikepdf.new() as sheet:
        for sides in ((3, 0), (1, 2)):
            page = sheet.add_blank_page(page_size=(wide, high))
            forms = [sheet.copy_foreign(panels.pages[panel].as_form_xobject()) for panel in sides]
            page.Resources = pikepdf.Dictionary(XObject=pikepdf.Dictionary(Left=forms[0], Right=forms[1]))
            page.Contents = sheet.make_stream(b"/Left Do q 1 0 0 1 %.5f 0 cm /Right Do Q" % (wide / 2))
        sheet.docinfo.Title = title
        sheet.Root.Lang = spoken
        out = io.BytesIO()
        sheet.save(out, deterministic_id=True)
    return out.getvalue()


def pages_of(made: bytes) -> int:
    """How many pages a PDF has."""
    import pikepdf

    with pikepdf.open(io.BytesIO(made)) as pdf:
        return len(pdf.pages)


def _box(page: Any, bleed: float) -> None:
    left, bottom, right, top = (float(side) for side in page.MediaBox)
    trim = [left + bleed, bottom + bleed, right - bleed, top - bleed]
    page.BleedBox = page.MediaBox
    page.TrimBox = [_number(side) for side in trim]


def _number(value: float) -> Any:
    from decimal import Decimal

    return Decimal(f"{value:.5f}")


def _separate(pdf: Pdf, page: Any) -> None:
    """Draws in the ink wherever a page draws in the red. Typst names the space of a colour each time it sets one."""
    import pikepdf

    content = page.Contents.read_bytes()
    drawn = COLOUR.sub(_in_ink, content)
    if drawn == content:
        return
    page.Contents = pdf.make_stream(drawn)
    spaces = page.Resources.get("/ColorSpace", pikepdf.Dictionary())
    spaces[f"/{SPOT}"] = _ink(pdf)
    page.Resources.ColorSpace = spaces


def _in_ink(found: re.Match[bytes]) -> bytes:
    near = all(abs(float(part) - own) < NEAR for part, own in zip(found.group(2, 3, 4), PARTS, strict=True))
    return b"/%s %s 1 %s" % (SPOT.encode(), found[1], found[5]) if near else found[0]


def _ink(pdf: Pdf) -> Any:
    import pikepdf

    tint = pikepdf.Dictionary(FunctionType=2, Domain=[0, 1], C0=[0, 0, 0, 0], C1=list(CMYK), N=1)
    return pikepdf.Array([pikepdf.Name.Separation, pikepdf.Name(f"/{SPOT}"), pikepdf.Name.DeviceCMYK, tint])

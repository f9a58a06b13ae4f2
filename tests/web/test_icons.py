"""The icons of the page."""

from __future__ import annotations

import io
import json

import pytest
from PIL import Image, ImageChops

from tests.web.conftest import ROOT

import icons  # isort: skip  (web/ is on the path by now)

ALIKE = 8  # of 255: another version of what renders them rounds a little


def picture(path):
    with Image.open(path) as found:
        return found.convert("RGBA")


@pytest.mark.parametrize("name", icons.SIZES)
def test_an_icon_is_what_is_drawn_from_the_faces(name):
    drawn = Image.open(io.BytesIO(icons.rendered(name))).convert("RGBA")
    kept = picture(icons.ICONS / f"{name}.png")
    assert kept.size == (icons.SIZES[name],) * 2
    assert max(high for _, high in ImageChops.difference(drawn, kept).getextrema()) <= ALIKE


def test_a_mask_that_cuts_a_fifth_off_cuts_no_card():
    """The safe zone of the web app manifest: a circle of 80 % of the side."""
    whole = Image.open(io.BytesIO(icons.rendered("maskable-512"))).convert("L")
    bright = whole.point(lambda light: 255 if light > 120 else 0)
    side = whole.width
    for x in range(side):
        for y in range(side):
            if (x - side / 2) ** 2 + (y - side / 2) ** 2 > (0.4 * side) ** 2:
                assert not bright.getpixel((x, y)), (x, y)


def test_the_manifest_names_icons_that_are_there():
    public = ROOT / "web" / "public"
    manifest = json.loads((public / "manifest.webmanifest").read_text())
    for icon in manifest["icons"]:
        width, _, height = icon["sizes"].partition("x")
        assert picture(public / icon["src"]).size == (int(width), int(height))
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}

"""Single faces as files, of true size as drawings and as pictures."""

from __future__ import annotations

import io

import numpy as np
import pytest
from PIL import Image

from ceki.cards.notation import CODES
from ceki.paper import pictures
from ceki.paper.layout import SIZES
from ceki.paper.pictures import faces, write_faces

pytestmark = pytest.mark.usefixtures("in_english")


@pytest.mark.parametrize(("size", "dpi", "dots"), [
    ("classic", 300, (283, 709)),  # 24 and 60 mm in dots
    ("classic", 600, (567, 1417)),
    ("poker", 300, (750, 1050)),  # 2.5 and 3.5 inches
])  # fmt: skip
def test_a_picture_has_as_many_dots_as_its_size_in_inches_and_says_so(size, dpi, dots):
    files = faces(SIZES[size], dpi=dpi)
    assert sorted(files) == sorted([*(f"{code}.png" for code in CODES["ceki"]), "back.png"])
    reds = []
    for name, content in files.items():
        picture = Image.open(io.BytesIO(content))
        assert picture.size == dots
        assert picture.info["dpi"] == pytest.approx((dpi, dpi), abs=0.1)
        seen = np.asarray(picture.convert("RGB"), int)
        reds += [name] * bool(((seen[..., 0] - seen[..., 1]) > 60).sum() > 100)
    assert reds == ["S9.png", "RF.png", "OT.png", "back.png"]


def test_a_drawing_is_of_true_size_and_has_no_paper():
    files = faces(SIZES["classic"])
    assert len(files) == 31
    for content in files.values():
        assert b'<svg width="24mm" height="60mm" ' in content
    assert b'viewBox="-0.0000' in files["C1.svg"] or b'viewBox="0.0000' in files["C1.svg"]
    assert files["C5.svg"] != faces(SIZES["classic"], index=True)["C5.svg"]


def test_files_are_written_into_a_folder_that_is_made(tmp_path):
    write_faces(tmp_path / "new" / "folder", {"C1.svg": b"1"})
    assert (tmp_path / "new" / "folder" / "C1.svg").read_bytes() == b"1"


@pytest.mark.parametrize("dpi", [0, 71, 1201])
def test_no_printer_has_so_many_dots(dpi):
    with pytest.raises(ValueError, match=f"--dpi {dpi} is not allowed; 72 to 1200"):
        faces(SIZES["classic"], dpi=dpi)


@pytest.mark.parametrize("dpi", [72, 1200])
def test_so_many_dots_a_printer_has(dpi, monkeypatch):
    monkeypatch.setattr(pictures, "pictured", lambda template, facts, dots: [bytes(pictures.HEAD)] * 31)
    assert len(faces(SIZES["classic"], dpi=dpi)) == 31

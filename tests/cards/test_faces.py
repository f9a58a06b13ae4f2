"""The drawn faces: all different, red on three, frames by rank, small, safe, told apart when small and blurred."""

from __future__ import annotations

import io
import re
import runpy
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import pytest
import resvg_py
from PIL import Image

from ceki.cards import faces
from ceki.cards.faces import __main__ as command
from ceki.cards.faces import frames, seals, shapes
from ceki.cards.notation import CODES

CEKI, PACK = CODES["ceki"], CODES["pack52"]
KEPT = Path(__file__).parents[2] / "web" / "src"
SVG = "{http://www.w3.org/2000/svg}"


def picture(svg, wide, high, mode="L"):
    png = resvg_py.svg_to_bytes(svg_string=svg, width=wide, height=high, background="#ffffff", skip_system_fonts=True)
    return np.asarray(Image.open(io.BytesIO(png)).convert(mode), float)


def blurred(grey):
    wide = np.pad(grey, 1, mode="edge")
    rows, cols = grey.shape
    return sum(wide[y : y + rows, x : x + cols] for y in range(3) for x in range(3)) / 9


def shifted(grey, right, down):
    wide = np.pad(grey, 1, mode="edge")
    rows, cols = grey.shape
    return wide[1 + down : 1 + down + rows, 1 + right : 1 + right + cols]


def apart(one, other):
    """Root mean square difference, per cent of black to white."""
    return float(np.sqrt(((one - other) ** 2).mean()) / 2.55)


@pytest.fixture(scope="module")
def small():
    return {code: picture(faces.face_svg(code), 20, 50) for code in CEKI}


def test_thirty_different_faces():
    assert len({faces.face_svg(code).split("</desc>")[1] for code in CEKI}) == 30
    assert len({faces.face_svg(code) for code in (*CEKI, *PACK)}) == 82


def test_no_two_faces_look_alike_when_small(small):
    least = min(apart(small[a], small[b]) for n, a in enumerate(CEKI) for b in CEKI[:n])
    assert least >= 19.5


def test_blurred_and_shifted_the_nearest_face_is_the_right_one(small):
    for code in CEKI:
        for right in (-1, 0, 1):
            for down in (-1, 0, 1):
                seen = shifted(blurred(small[code]), right, down)
                assert min(CEKI, key=lambda other, seen=seen: apart(seen, small[other])) == code, (right, down)


@pytest.mark.parametrize(("one", "other"), [("C1", "WF"), ("S9", "RF")])
def test_confusions_known_of_old_are_designed_out(small, one, other):
    every = sorted(apart(small[a], small[b]) for n, a in enumerate(CEKI) for b in CEKI[:n])
    assert apart(small[one], small[other]) > every[3]
    assert apart(blurred(small[one]), blurred(small[other])) > 15


def red_fills(svg):
    found = []
    for colour in re.findall(r'(?:fill|stroke|color)="#([0-9a-f]{6}|[0-9a-f]{3})"', svg):
        full = "".join(c * 2 for c in colour) if len(colour) == 3 else colour
        red, green, blue = (int(full[n : n + 2], 16) for n in (0, 2, 4))
        if red - max(green, blue) > 60:
            found.append("#" + colour)
    return found


@pytest.mark.parametrize("high_contrast", [False, True])
def test_exactly_three_faces_carry_red(high_contrast):
    red = [code for code in CEKI if red_fills(faces.face_svg(code, high_contrast=high_contrast))]
    assert red == ["S9", "RF", "OT"]
    seen = [code for code in CEKI if reddish(faces.face_svg(code, high_contrast=high_contrast))]
    assert seen == red


def reddish(svg):
    rgb = picture(svg, 120, 300, "RGB")
    return int((rgb[..., 0] - rgb[..., 1:].max(axis=2) > 60).sum())


def luminance(colour):
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return sum(p * weight for p, weight in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))


def test_red_is_dark_enough_on_both_papers_and_darker_than_the_limit():
    for paper in ("#ffffff", faces.NORMAL[1]):
        assert (luminance(paper) + 0.05) / (luminance(shapes.RED) + 0.05) >= 4.5
    assert luminance(shapes.RED) <= luminance("#b3261e")


def test_red_is_never_alone():
    """A seal has an outline and a hatch in the colour of the paper, and its own shape."""
    for drawn in (seals.square(), seals.round_()):
        assert f'fill="{shapes.RED}" stroke-width="5"' in drawn
        assert drawn.count("M") >= 5
    stamps = {code: re.findall(r"k-seal-(square|round)", faces.parts()[code]) for code in ("S9", "RF", "OT")}
    assert stamps == {"S9": ["square"], "RF": ["round"], "OT": ["square", "round"]}


def frame_of(svg):
    return re.findall(r'#k-(f\d\w*)"', svg)


@pytest.mark.parametrize("kind", ["", "index", "large"])
def test_the_three_suits_of_a_rank_have_one_frame(kind):
    options = {kind: True} if kind else {}
    for rank in range(1, 10):
        assert {tuple(frame_of(faces.face_svg(f"{suit}{rank}", **options))) for suit in "CSM"} == {(f"f{rank}{kind}",)}
    for flower in ("WF", "RF"):
        assert frame_of(faces.face_svg(flower, **options)) == [f"f1{kind}"]
    assert frame_of(faces.face_svg("OT", **options)) == []
    assert "#k-band" not in faces.face_svg("OT")


def drawn_alone(rank, whole):
    """The frame of a rank in black and white; or only its upper mark, in white on black."""
    drawn = frames.frame(rank) if whole else shapes.use(f"m{rank}")
    defined = "".join(f'<g id="k-{part}" stroke-width="0">{faces.parts()[part]}</g>' for part in ("band", f"m{rank}"))
    paint = 'color="#000" fill="#fff" stroke="#fff"'
    ground = "#fff" if whole else "#000"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 600"><path d="M0 0H240V600H0z" fill="{ground}"/>'
    return picture(f"{head}<defs>{defined}</defs><g {paint}>{drawn}</g></svg>", 240, 600)


@pytest.mark.parametrize("rank", range(1, 10))
def test_the_mark_of_a_rank_stands_at_both_ends(rank):
    frame = drawn_alone(rank, whole=True)
    assert apart(frame, frame[::-1, ::-1]) < 1
    assert apart(frame[frames.TOP : frames.INNER, 30:210], np.zeros((frames.INNER - frames.TOP, 180))) > 20


@pytest.mark.parametrize("rank", range(1, 10))
def test_a_mark_fills_the_end_of_the_card(rank):
    white = np.argwhere(drawn_alone(rank, whole=False)[: frames.END] > 128)
    (top, left), (bottom, right) = white.min(axis=0), white.max(axis=0) + 1
    assert (right - left) * (bottom - top) >= 0.3 * frames.WIDE * frames.END


def test_the_marks_are_told_apart_at_twenty_pixels(small):
    tops = {rank: blurred(small[f"M{rank}"])[:10] for rank in range(1, 10)}
    least = min(apart(tops[a], tops[b]) for a in tops for b in tops if a < b)
    assert least >= 12


@pytest.mark.parametrize(("code", "wide", "high"), [("back", 240, 600), ("pack-back", 250, 350)])
def test_the_back_is_the_same_when_turned_half_round(code, wide, high):
    seen = picture(faces.face_svg(code), wide, high, "RGB")
    assert apart(seen, seen[::-1, ::-1]) < 1


def test_sizes_of_the_sprites():
    deck = (*CEKI, "back")
    assert len(faces.sprite(deck, indexed=False).encode()) <= 60_000
    assert len(faces.sprite(deck).encode()) <= 80_000
    assert len(faces.sprite().encode()) <= 140_000


def documents():
    for code in faces.ALL:
        for options in ({}, {"index": True}, {"large": True}, {"high_contrast": True}):
            yield faces.face_svg(code, **options)
    yield faces.sprite()
    yield faces.sprite(high_contrast=True)


def test_all_is_well_formed_and_safe():
    for svg in documents():
        root = ET.fromstring(svg)
        for element in root.iter():
            assert element.tag.removeprefix(SVG) in {
                "svg", "defs", "g", "path", "rect", "use", "symbol", "title", "desc",
            }  # fmt: skip
            for name, value in element.attrib.items():
                assert not name.startswith("on")
                assert name != "href" or value.startswith("#")
                assert "url(" not in value
                assert "nan" not in value


def test_every_part_that_is_used_is_there_once():
    for svg in documents():
        names = re.findall(r' id="([^"]+)"', svg)
        assert len(names) == len(set(names))
        assert set(re.findall(r'href="#([^"]+)"', svg)) <= set(names)


def test_ids_of_the_sprite():
    ids = {element.get("id") for element in ET.fromstring(faces.sprite()).iter(f"{SVG}symbol")}
    assert {*CEKI, *PACK, "back", "pack-back"} <= ids
    assert {f"{code}-index" for code in CEKI} | {f"{code}-large" for code in (*CEKI, *PACK)} <= ids


@pytest.mark.parametrize("code", ["C1", "S9", "OT", "QH", "back"])
def test_the_sprite_draws_what_the_face_draws(code):
    wide, high = (n // 2 for n in faces.size(code))
    size = f'width="{2 * wide}" height="{2 * high}"'
    drawn = faces.sprite().replace(
        '<svg xmlns="http://www.w3.org/2000/svg">',
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {2 * wide} {2 * high}"><use href="#{code}" {size}/>',
    )
    assert apart(picture(drawn, wide, high), picture(faces.face_svg(code), wide, high)) < 0.5


def test_a_face_says_what_it_is():
    root = ET.fromstring(faces.face_svg("S7"))
    assert root.findtext(f"{SVG}title") == "7 of strings"
    assert root.findtext(f"{SVG}desc") == "A hen whose tail is seven fine feathers."
    assert ET.fromstring(faces.face_svg("QH")).findtext(f"{SVG}title") == "Queen of hearts"
    assert ET.fromstring(faces.face_svg("WF")).findtext(f"{SVG}title") == "White Flower"


def test_the_index_is_one_to_nine_and_three_letters():
    assert [faces.letter(code) for code in CEKI] == [*"123456789" * 3, "F", "N", "L"]
    for code in CEKI:
        assert f'"#k-i{faces.letter(code)}index"' in faces.face_svg(code, index=True)
        assert f'"#k-i{faces.letter(code)}large"' in faces.face_svg(code, large=True)
        assert "#k-i" not in faces.face_svg(code)


def test_the_index_stands_at_both_ends():
    for options in ({"index": True}, {"large": True}):
        svg = faces.face_svg("C8", **options)
        plain = picture(faces.face_svg("C8"), 120, 300)
        changed = np.abs(picture(svg, 120, 300) - plain) > 60
        assert changed[:60, :60].sum() > 100
        assert changed[-60:, -60:].sum() > 100
        assert not changed[70:230].any()


def test_high_contrast_is_black_on_white():
    svg = faces.face_svg("S5", high_contrast=True)
    assert 'color="#000" fill="#fff"' in svg
    assert picture(svg, 120, 300).max() == 255
    assert picture(faces.face_svg("S5"), 120, 300)[20:280, 12:108].max() < 255


def test_a_code_without_a_face_is_refused():
    for code in ("C0", "XX", "--"):
        with pytest.raises(ValueError, match="has no face"):
            faces.face_svg(code)
        with pytest.raises(ValueError, match="has no face"):
            faces.symbol(code)


@pytest.mark.parametrize(("name", "options"), [("faces.svg", []), ("faces-contrast.svg", ["--high-contrast"])])
def test_the_kept_sprite_is_what_the_code_draws(name, options, tmp_path):
    drawn = tmp_path / name
    assert command.main([str(drawn), *options]) == 0
    assert drawn.read_text(encoding="utf-8") == (KEPT / name).read_text(encoding="utf-8")


def test_the_command_says_how_it_is_used(capsys, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["faces"])
    monkeypatch.delitem(sys.modules, "ceki.cards.faces.__main__")
    with pytest.raises(SystemExit) as ended:
        runpy.run_module("ceki.cards.faces", run_name="__main__")
    assert ended.value.code == 2
    assert "OUT.svg" in capsys.readouterr().err


@pytest.mark.parametrize("code", ["7S", "TH", "KD", "AC", "QC"])
def test_a_card_of_the_pack_has_its_pips_and_its_index_turned(code):
    parts = faces.parts()
    body = faces.face_svg(code)
    assert f"#k-{code}-corner" in body
    if code[0] in "7T":
        twice = parts[f"{code}-half"].count("<use")
        once = parts[code].count(f"#k-pip-{code[1]}")
        assert 2 * twice + once == {"7": 7, "T": 10}[code[0]]
